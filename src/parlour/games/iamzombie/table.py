"""Looking things up on the table: leading cards (§2, §16), neighbours (§5), who may stand where, who can pay."""

from __future__ import annotations

from parlour.games.iamzombie.cards import (
    ARCHETYPES,
    LOCATIONS,
    NONE,
    SPECIALS,
    Colour,
    Feature,
    Limit,
    Location,
    Special,
)
from parlour.games.iamzombie.model import Held, Player, State
from parlour.kit.rules import rule

__all__ = (
    "MOST_STACKS",
    "SPECIAL_OF",
    "at",
    "clockwise",
    "coop",
    "count_ready",
    "fewest_below",
    "healthy",
    "held",
    "lead",
    "leading",
    "may_enter",
    "near",
    "neighbours_of",
    "others_here",
    "reach",
    "ready",
    "seats_from",
    "takes_token",
    "with_special",
)


SPECIAL_OF = tuple(SPECIALS[card.special] for card in ARCHETYPES)
"""By archetype: price, moment and limit of its special."""
_SPECIAL = tuple(card.special for card in ARCHETYPES)
_BLACK = tuple(card.colour is Colour.BLACK for card in ARCHETYPES)
MOST_STACKS = 3


def coop(s: State) -> bool:
    """§15 Is it all against the apocalypse?"""
    return s.options.mode == "coop"


def at(s: State, player: Player) -> Location:
    """The location where the pawn stands."""
    return LOCATIONS[s.slots[player.slot].top]


@rule("16")
def lead(player: Player) -> list[Held]:
    """The leading card of each hero stack."""
    cards = player.cards
    if len(cards) <= MOST_STACKS:
        return cards  # each is a stack of its own
    return [cards[stack[0]] for stack in player.stacks]


def healthy(player: Player) -> list[Held]:
    """§10.1 Leading cards that can still take a wound."""
    return [card for card in lead(player) if not card.wounded]


def held(player: Player, archetype: int) -> Held | None:
    """The leading card of that number."""
    for card in lead(player):
        if card.archetype == archetype:
            return card
    return None


def leading(player: Player, archetype: int) -> Held:
    """The leading card of that number, which there is."""
    card = held(player, archetype)
    assert card is not None, "the action was judged"
    return card


_ALSO_WOUNDED = (Special.SECOND_WIND, Special.REBIRTH)


@rule("14")
@rule("10.2")
def ready(card: Held) -> bool:
    """May the special of this leading card be used, as far as its side and its limit go?"""
    if card.wounded and not _BLACK[card.archetype] and _SPECIAL[card.archetype] not in _ALSO_WOUNDED:
        return False
    limit = SPECIAL_OF[card.archetype].limit
    if limit is Limit.TURN:
        return not card.used_turn
    if limit is Limit.ROUND:
        return not card.used_round
    return not card.used_game if limit is Limit.GAME else True


def count_ready(player: Player, special: Special) -> int:
    """How many leading cards have this special and may use it, for those that work by themselves."""
    count = 0
    for card in lead(player):
        if _SPECIAL[card.archetype] is special and ready(card):
            count += 1
    return count


def with_special(player: Player, special: Special) -> Held | None:
    """A leading card whose special is this one and may be used."""
    for card in lead(player):
        if _SPECIAL[card.archetype] is special and ready(card):
            return card
    return None


def seats_from(s: State, seat: int) -> list[int]:
    """All seats clockwise, that one first."""
    return [*range(seat, s.seats), *range(seat)]


def clockwise(s: State, seat: int) -> list[int]:
    """All other seats, from the left of that one on."""
    return seats_from(s, seat)[1:]


@rule("5")
def neighbours_of(s: State, slot: int) -> tuple[int, ...]:
    """The nearest slots with a stack, the clockwise one first; one if there is only one other, or none."""
    slots = s.slots
    count = len(slots)
    after = slot + 1 if slot + 1 < count else 0
    while slots[after].top == NONE and after != slot:
        after = after + 1 if after + 1 < count else 0
    if after == slot:
        return ()
    before = slot - 1 if slot else count - 1
    while slots[before].top == NONE:
        before = before - 1 if before else count - 1
    return (after,) if before == after else (after, before)


def near(s: State, slot: int) -> tuple[int, ...]:
    """The slot itself and its neighbours."""
    return (slot, *neighbours_of(s, slot))


@rule("15.5")
def reach(s: State, player: Player) -> int:
    """Brains that the player has, and in co-op those that heroes nearby may give."""
    if not coop(s) or player.slot == NONE:
        return player.brains
    slots = near(s, player.slot)
    givers = (other for other in s.players if other is not player and other.slot in slots and not other.out)
    return player.brains + sum(other.brains for other in givers)


def others_here(s: State, player: Player) -> list[Player]:
    """Everybody else whose pawn stands on the same location."""
    slot = player.slot
    return [other for other in s.players if other.slot == slot and other is not player]


@rule("13")
def may_enter(s: State, slot: int) -> bool:
    """``narrow`` holds one pawn; an exhausted stack holds none."""
    top = s.slots[slot].top
    if top == NONE:
        return False
    return LOCATIONS[top].feature is not Feature.NARROW or all(player.slot != slot for player in s.players)


@rule("8")
def takes_token(s: State, slot: int, *, of_turn: bool = True) -> bool:
    """May a freak token come here? ``of_turn``: one that the active player places or moves."""
    here = s.slots[slot]
    if here.top == NONE or here.barricade != NONE or (of_turn and here.given):
        return False
    return LOCATIONS[here.top].feature is not Feature.SAFEHOUSE


def fewest_below(s: State) -> list[int]:
    """§4.2 b Where a card may be laid: on a free place, else where the fewest lie."""
    sizes = [len(slot.below) for slot in s.slots]
    least = min(sizes)
    return [slot for slot, size in enumerate(sizes) if size == least]
