"""Rarer means of a bot: what changes what can be attacked or counted, and when to show what lies face down."""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from typing import Literal

from parlour.games.illuminati import abilities as a
from parlour.games.illuminati.actions import NameIlluminati, PlaySpecial, ShiftAlignment, TurnUpIlluminati
from parlour.games.illuminati.alignments import ALIGNMENTS, BIT, FANATIC, Alignment, mask, opposite, words
from parlour.games.illuminati.board import alignments_of
from parlour.games.illuminati.judging import FAR, Judge
from parlour.games.illuminati.model import DESTROY, UNCONTROLLED
from parlour.games.illuminati.planning import Means, Option, best_attack, chance
from parlour.games.illuminati.shifting import shifters, why_no_shift
from parlour.games.illuminati.specials import kinds_held
from parlour.games.illuminati.strength import MOST, PER_ALIGNMENT, attacking_alignments
from parlour.games.illuminati.unmasking import is_face_down, might_be
from parlour.kit.actors import Seat

__all__ = ("guess", "revival", "shift_for", "shift_to_win", "unmasked")

BETTER = 0.1
"""By how much a shifted alignment has to raise the chance of an attack that has no need of it."""
LEAST = 3.0
"""What the attack on a Group that comes back must be worth besides."""
FIGURES, INCOME = 1.5, 4.0
"""What a point of Power or of transferable power is worth on an Illuminati that is turned up, and an MB a turn."""
SKILLS: dict[type[a.Ability], float] = {
    a.AttackBonus: 6.0,
    a.DrawCount: 6.0,
    a.ParticipationsPerTurn: 10.0,
    a.PrivilegeForMoney: 3.0,
    a.RedistributeMoney: 3.0,
    a.StructureImmunity: 2.0,
}
SECRECY = 5.0
"""What it is worth that nobody knows one's goal, and twice as much near to it."""
NEAR = 4.0
LIKELY = 4
"""One of so many is worth a regular action that is left: then that Illuminati is named."""


# -- alignments ------------------------------------------------------------------------------------------------------


def shift_to_win(judge: Judge) -> ShiftAlignment | None:
    """§14 The alignment that is missing for the special goal; it counts until the turn's check is over (R 8)."""
    s, seat = judge.s, judge.seat
    cards = shifters(s, judge.deck, seat)
    for word in _missing_alignments(judge) if cards else ():
        for own in s.players[seat].cards[1:]:
            shift = ShiftAlignment(cards[0], own.card, gain=word)
            if why_no_shift(s, seat, shift) is None:
                return shift
    return None


def _missing_alignments(judge: Judge) -> list[Alignment]:
    """Each of which on one own Group more would be enough."""
    masks = [alignments_of(judge.s, judge.deck, own.card) for own in judge.s.players[judge.seat].cards[1:]]
    match judge.goal(judge.seat):
        case a.AlignmentCount(alignment=alignment, at_least=least):
            return [alignment] if sum(bool(own & BIT[alignment]) for own in masks) == least - 1 else []
        case a.AlignmentCountAny(alignments=some, at_least=least):
            counted = sum(bool(own & mask(some)) for own in masks)
            bare = any(not own & mask(some) for own in masks)  # one that counts already would count once
            return [*some] if counted == least - 1 and bare else []
        case a.AllAlignments():
            missing: list[Alignment] = [word for word in ALIGNMENTS if not any(own & BIT[word] for own in masks)]
            return missing if len(missing) == 1 else []
        case _:
            return []


def shift_for(judge: Judge, option: Option) -> ShiftAlignment | None:
    """§14 The change of the target that helps this attack most, if it does help."""
    s, attack = judge.s, option.attack
    cards = [card for card in shifters(s, judge.deck, judge.seat) if card != attack.group]
    number = option.number + option.money
    if not cards or number >= MOST:
        return None
    attackers = attacking_alignments(s, judge.deck, attack.attacker, attack.kind, attack.group)
    held = alignments_of(s, judge.deck, attack.group)
    changes = sorted(_changes(attackers, held, destroys=attack.kind == DESTROY), key=lambda one: -one[0])
    for points, lose, gain in changes:
        shift = ShiftAlignment(cards[0], attack.group, _word(lose), _word(gain))
        helps = chance(number + PER_ALIGNMENT * points) - chance(number) >= BETTER
        if helps and why_no_shift(s, judge.seat, shift) is None:
            return shift
    return None


def _word(bit: int) -> Alignment | Literal[""]:
    return words(bit)[0] if bit else ""


def _changes(attackers: int, held: int, *, destroys: bool) -> Iterator[tuple[int, int, int]]:
    """How many alignments better, what the target loses, what it gains."""
    for word in ALIGNMENTS:
        bit, other = BIT[word], opposite(BIT[word])
        if not attackers & bit:
            continue
        if bit == FANATIC:
            if bool(held & bit) != destroys:
                yield (1, 0, bit) if destroys else (1, bit, 0)
            continue
        good, bad = (other, bit) if destroys else (bit, other)
        if good and not held & good:
            yield (2, bad, good) if bad and held & bad else (1, 0, good)
        elif bad and held & bad:
            yield 1, bad, 0


# -- the dead --------------------------------------------------------------------------------------------------------


def revival(judge: Judge, means: Means, now: Option | None) -> PlaySpecial | None:
    """§10 A dead Group comes back if attacking it at once is worth more than what can be attacked now."""
    s, seat = judge.s, judge.seat
    kinds = kinds_held(s, judge.deck, seat, a.Revive)
    if not kinds or not s.dead:
        return None
    t = copy(s)
    t.uncontrolled = list(s.dead)
    t.owner = [UNCONTROLLED if card in s.dead else where for card, where in enumerate(s.owner)]
    best = best_attack(Judge(t, seat, exact=judge.exact), means._replace(rivals=False))
    if best is None or best.value < judge.special(kinds[0]) + (now.value if now else LEAST):
        return None
    return PlaySpecial(kinds[0], best.attack.group)


# -- face down -------------------------------------------------------------------------------------------------------


def unmasked(judge: Judge) -> TurnUpIlluminati | None:
    """§15.1 Turned up where its figures and its ability are worth more than that nobody knows the goal."""
    s, deck, player = judge.s, judge.deck, judge.s.players[judge.seat]
    if not is_face_down(s, judge.seat):
        return None
    back, card = player.illuminati, player.face_down.value
    worth = FIGURES * (deck.power[card] - deck.power[back] + deck.transferable[card] - deck.transferable[back])
    worth += INCOME * (deck.income[card] - deck.income[back])
    abilities = deck.faction(card).abilities
    worth += sum(SKILLS.get(type(own), 0.0) for own in abilities if _useful(own))
    return TurnUpIlluminati() if worth > _secrecy(judge, card) else None


def _useful(ability: a.Ability) -> bool:
    """Of the bonuses, those for what is done every turn."""
    return not isinstance(ability, a.AttackBonus) or "control" in ability.kinds


def _secrecy(judge: Judge, card: int) -> float:
    """A goal that is secret anyway is not given away."""
    printed = judge.deck.faction(card).goal
    if judge.s.options.hidden_goals or isinstance(printed, a.SecretCopy):
        return 0.0
    away = judge.away(judge.seat)
    return 0.0 if away >= FAR else SECRECY * (2 if away <= NEAR else 1)


def guess(judge: Judge) -> NameIlluminati | None:
    """§15.1 With an action to spare, where few are left; of those whose player is nearest to a victory."""
    s, seat = judge.s, judge.seat
    rivals = [player.seat for player in s.players if player.seat != seat and is_face_down(s, player.seat)]
    for rival in sorted(rivals, key=lambda other: (judge.missing(other), other)):
        cards = might_be(s, judge.deck, seat, rival)
        if cards and len(cards) <= LIKELY:
            return NameIlluminati(Seat(rival), cards[0])
    return None
