"""§14 The specials of archetypes that a player decides to use: when they may be, at what, and what they do."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from parlour.games.iamzombie import events
from parlour.games.iamzombie.actions import Use
from parlour.games.iamzombie.brains import gain, hand_over, pay
from parlour.games.iamzombie.cards import ARCHETYPES, LOCATIONS, NONE, Special, Timing
from parlour.games.iamzombie.dice import BRAIN, FREAK
from parlour.games.iamzombie.freaks import move_token, place_tokens, remove_tokens
from parlour.games.iamzombie.model import Held, Player, State
from parlour.games.iamzombie.numbers import colours
from parlour.games.iamzombie.refusals import (
    CANNOT_USE_NOW,
    NOT_ENOUGH_BRAINS,
    NOT_LEADING,
    USED_UP,
    WOUNDED,
    WRONG_TARGET,
)
from parlour.games.iamzombie.shoving import shove
from parlour.games.iamzombie.table import (
    SPECIAL_OF,
    coop,
    healthy,
    held,
    lead,
    leading,
    may_enter,
    near,
    neighbours_of,
    others_here,
    reach,
    ready,
    takes_token,
)
from parlour.games.iamzombie.throwing import throw_again
from parlour.games.iamzombie.wounds import Wound, heal, suffer, use_up
from parlour.kit.actors import Seat
from parlour.kit.agenda import Kernel
from parlour.kit.legal import Refused
from parlour.kit.rules import rule

__all__ = ("can_use", "judge_use", "use", "uses")

Targets = Callable[[State, Player, Held, int], Iterable[Use]]
"""At what the special of this leading card may be used with so many brains."""
Effect = Callable[[State, Player, Use, Kernel], None]


# -- before the roll (preroll) ---------------------------------------------------------------------------------------


def _plain(s: State, player: Player, card: Held, brains: int) -> Iterable[Use]:
    return (Use(card.archetype),)


def _wildcard(s: State, player: Player, card: Held, brains: int) -> Iterable[Use]:
    counted = colours(player, LOCATIONS[s.slots[player.slot].top])
    same = counted == [ARCHETYPES[card.archetype].colour]
    return () if same or card.archetype in s.throw.wildcards else (Use(card.archetype),)


def _clean(s: State, player: Player, card: Held, brains: int) -> Iterable[Use]:
    return [Use(card.archetype, slot=slot) for slot in near(s, player.slot) if s.slots[slot].freaks]


def _lure(s: State, player: Player, card: Held, brains: int) -> Iterable[Use]:
    if not s.slots[player.slot].freaks:
        return ()
    return [Use(card.archetype, slot=slot) for slot in neighbours_of(s, player.slot) if takes_token(s, slot)]


def _devour(s: State, player: Player, card: Held, brains: int) -> Iterable[Use]:
    return (Use(card.archetype),) if s.slots[player.slot].freaks else ()


def _around(s: State, player: Player) -> list[Player]:
    """Everybody else on the own location or a neighbouring one."""
    slots = near(s, player.slot)
    return [other for other in s.players if other is not player and other.slot in slots]


def _pickpocket(s: State, player: Player, card: Held, brains: int) -> Iterable[Use]:
    if coop(s):
        return (Use(card.archetype),)
    return [Use(card.archetype, to=other.seat) for other in _around(s, player) if other.brains]


def _shove(s: State, player: Player, card: Held, brains: int) -> Iterable[Use]:
    slots = [slot for slot in neighbours_of(s, player.slot) if may_enter(s, slot)]
    return [Use(card.archetype, to=other.seat, slot=slot) for other in others_here(s, player) for slot in slots]


def _frenzy(s: State, player: Player, card: Held, brains: int) -> Iterable[Use]:
    able = healthy(player)
    return [Use(card.archetype, target=other.archetype) for other in able] if len(able) >= 2 else ()


def _use_wildcard(s: State, player: Player, action: Use, k: Kernel) -> None:
    s.throw.wildcards.append(action.archetype)


def _use_pickpocket(s: State, player: Player, action: Use, k: Kernel) -> None:
    if action.to == NONE:
        gain(s, player, 1, k)
        return
    hand_over(s.players[action.to], player, 1)
    k.emit(events.BrainsTaken(seat=player.seat, other=Seat(action.to), brains=1))


def _use_devour(s: State, player: Player, action: Use, k: Kernel) -> None:
    remove_tokens(s, player.slot, 1, k)
    gain(s, player, 1, k)


def _use_frenzy(s: State, player: Player, action: Use, k: Kernel) -> None:
    suffer(s, player, action.target, k)
    s.throw.bonus_dice += 2


def _add(field: str, amount: int) -> Effect:
    def effect(s: State, player: Player, action: Use, k: Kernel) -> None:
        setattr(s.throw, field, getattr(s.throw, field) + amount)

    return effect


# -- after the roll (postroll) ---------------------------------------------------------------------------------------


def _shake_off(s: State, player: Player, card: Held, brains: int) -> Iterable[Use]:
    return (Use(card.archetype),) if FREAK in s.throw.dice else ()


def _sixes(s: State, card: Held, die: int, brains: int) -> Iterable[int]:
    """How many 6s on other dice may pay, the rest being paid with tokens."""
    cost = SPECIAL_OF[card.archetype].cost
    dice = s.throw.dice
    least = max(0, cost - brains)
    most = dice.count(BRAIN) - (dice[die] == BRAIN)
    return range(least, min(cost, most) + 1)


def _turning(fits: Callable[[int], Iterable[int]]) -> Targets:
    """Uses that turn one die: ``fits`` gives the faces it may be turned to."""

    def targets(s: State, player: Player, card: Held, brains: int) -> Iterable[Use]:
        return [
            Use(card.archetype, die=die, face=face, sixes=sixes)
            for die, shown in enumerate(s.throw.dice)
            for face in fits(shown)
            for sixes in _sixes(s, card, die, brains)
        ]

    return targets


def _use_shake_off(s: State, player: Player, action: Use, k: Kernel) -> None:
    throw_again(s, player, tuple(i for i, face in enumerate(s.throw.dice) if face == FREAK), k)


def _use_turning(s: State, player: Player, action: Use, k: Kernel) -> None:
    """The 6s that paid leave the roll, the last ones first."""
    dice = s.throw.dice
    k.emit(events.DieChanged(seat=player.seat, die=action.die, old=dice[action.die], face=action.face))
    for _ in range(action.sixes):
        last = max(i for i, face in enumerate(dice) if face == BRAIN and i != action.die)
        dice[last] = 0
    dice[action.die] = action.face
    dice[:] = [face for face in dice if face]


# -- at the end of the turn ------------------------------------------------------------------------------------------


def _patch(s: State, player: Player, card: Held, brains: int) -> Iterable[Use]:
    mine = [Use(card.archetype, target=other.archetype) for other in lead(player) if other.wounded]
    if not coop(s):
        return mine
    theirs = [
        Use(card.archetype, to=other.seat, target=theirs.archetype)
        for other in others_here(s, player)
        for theirs in lead(other)
        if theirs.wounded
    ]
    return mine + theirs


def _barricade(s: State, player: Player, card: Held, brains: int) -> Iterable[Use]:
    """Another's may lie there: this one stands longer, and takes its place."""
    return (Use(card.archetype),) if s.slots[player.slot].barricade != player.seat else ()


def _swarm_call(s: State, player: Player, card: Held, brains: int) -> Iterable[Use]:
    slots = range(len(s.slots))
    if not coop(s):
        there = [slot for slot in slots if slot != player.slot and takes_token(s, slot)]
        return [Use(card.archetype, slot=slot) for slot in there] if s.freaks else ()
    return [
        Use(card.archetype, origin=origin, slot=slot)
        for origin in slots
        if s.slots[origin].freaks
        for slot in slots
        if slot != origin and takes_token(s, slot)
    ]


def _contagion(s: State, player: Player, card: Held, brains: int) -> Iterable[Use]:
    if coop(s):
        return _clean(s, player, card, brains)
    return [Use(card.archetype, to=other.seat) for other in _around(s, player)]


def _use_removing(s: State, player: Player, action: Use, k: Kernel) -> None:
    remove_tokens(s, action.slot, 1, k)


def _use_lure(s: State, player: Player, action: Use, k: Kernel) -> None:
    move_token(s, player.slot, action.slot, k)


def _use_patch(s: State, player: Player, action: Use, k: Kernel) -> None:
    patient = player if action.to == NONE else s.players[action.to]
    heal(patient, [leading(patient, action.target)], k)


def _use_barricade(s: State, player: Player, action: Use, k: Kernel) -> None:
    s.slots[player.slot].barricade = player.seat
    k.emit(events.BarricadeSet(seat=player.seat, slot=player.slot, location=s.slots[player.slot].top))


def _use_swarm_call(s: State, player: Player, action: Use, k: Kernel) -> None:
    if action.origin == NONE:
        place_tokens(s, [action.slot], player.seat, k)
    else:
        move_token(s, action.origin, action.slot, k)


def _use_contagion(s: State, player: Player, action: Use, k: Kernel) -> None:
    if action.to == NONE:
        _use_removing(s, player, action, k)
    else:
        k.push(Wound(seat=Seat(action.to), cause="contagion"))


def _beside(face: int) -> list[int]:
    return [other for other in (face - 1, face + 1) if 1 <= other <= 6]


_SPECIALS: dict[Special, tuple[Targets, Effect]] = {
    Special.RINGER: (_plain, _add("bonus_matches", 1)),
    Special.BONUS_DIE: (_plain, _add("bonus_dice", 1)),
    Special.BONUS_REROLL: (_plain, _add("bonus_rerolls", 1)),
    Special.EASE: (_plain, _add("ease", 1)),
    Special.CALM: (_plain, _add("calm", 2)),
    Special.WILDCARD: (_wildcard, _use_wildcard),
    Special.CLEAN: (_clean, _use_removing),
    Special.LURE: (_lure, _use_lure),
    Special.DEVOUR: (_devour, _use_devour),
    Special.PICKPOCKET: (_pickpocket, _use_pickpocket),
    Special.SHOVE: (_shove, shove),
    Special.FRENZY: (_frenzy, _use_frenzy),
    Special.SHAKE_OFF: (_shake_off, _use_shake_off),
    Special.NUDGE: (_turning(_beside), _use_turning),
    Special.SETFOUR: (_turning(lambda face: () if face == 4 else (4,)), _use_turning),
    Special.TAUNT5: (_turning(lambda face: (BRAIN,) if face == FREAK else ()), _use_turning),
    Special.PUPPETEER: (_turning(lambda face: (1, 2, 3, 4) if face == FREAK else ()), _use_turning),
    Special.HARDSIX: (_turning(lambda face: (4,) if face == BRAIN else ()), _use_turning),
    Special.DARK_GIFT: (_plain, _add("bonus_stages", 1)),
    Special.PATCH: (_patch, _use_patch),
    Special.BARRICADE: (_barricade, _use_barricade),
    Special.SWARM_CALL: (_swarm_call, _use_swarm_call),
    Special.CONTAGION: (_contagion, _use_contagion),
}
"""Those that a player decides to use in a turn: at what, and what happens."""


def _targets(s: State, player: Player, card: Held, timing: Timing, brains: int) -> Iterable[Use]:
    """What this card's special may be used at with so many brains; nothing if it may not be used at all."""
    special = ARCHETYPES[card.archetype].special
    facts = SPECIAL_OF[card.archetype]
    if facts.timing is not timing or special not in _SPECIALS or not ready(card):
        return ()
    if not _payable(s, brains, facts.cost, timing):
        return ()
    return _SPECIALS[special][0](s, player, card, brains)


def _payable(s: State, brains: int, cost: int, timing: Timing) -> bool:
    """§14 With tokens, after the roll together with 6s on the dice."""
    return brains >= cost or (timing is Timing.POSTROLL and brains + s.throw.dice.count(BRAIN) >= cost)


@rule("14")
def uses(s: State, player: Player, timing: Timing) -> list[Use]:
    """Everything that may be used now."""
    found: list[Use] = []
    for card in lead(player):
        if SPECIAL_OF[card.archetype].timing is timing:
            found += _targets(s, player, card, timing, player.brains)
    return found


@rule("15.5")
def can_use(s: State, player: Player, timing: Timing) -> bool:
    """May anything be used now, in co-op with brains that others may give?"""
    for card in lead(player):
        if SPECIAL_OF[card.archetype].timing is timing and any(_targets(s, player, card, timing, reach(s, player))):
            return True
    return False


@rule("14")
def judge_use(s: State, player: Player, action: Use, timing: Timing) -> Refused | None:
    """Why this special may not be used so now, or ``None``."""
    card = held(player, action.archetype)
    if card is None:
        return NOT_LEADING
    facts = SPECIAL_OF[action.archetype]
    if facts.timing is not timing or ARCHETYPES[action.archetype].special not in _SPECIALS:
        return CANNOT_USE_NOW
    if action in _targets(s, player, card, timing, player.brains):
        return None
    if not ready(card):
        return WOUNDED if card.wounded else USED_UP
    return WRONG_TARGET if _payable(s, player.brains, facts.cost, timing) else NOT_ENOUGH_BRAINS


@rule("14")
def use(s: State, player: Player, action: Use, k: Kernel) -> None:
    """Pay, tick it off, and do it."""
    special = ARCHETYPES[action.archetype].special
    cost = SPECIAL_OF[action.archetype].cost - action.sixes
    use_up(leading(player, action.archetype))
    pay(s, player, cost)
    k.emit(events.SpecialUsed(seat=player.seat, archetype=action.archetype, brains=cost, sixes=action.sixes))
    _SPECIALS[special][1](s, player, action, k)
