"""§14 The ability that changes an alignment until the end of the turn."""

from __future__ import annotations

from parlour.games.illuminati import events
from parlour.games.illuminati.actions import ShiftAlignment
from parlour.games.illuminati.alignments import ALIGNMENTS, BIT, FANATIC, opposite
from parlour.games.illuminati.board import alignments_of, in_play, placed
from parlour.games.illuminati.cards import Deck, facts
from parlour.games.illuminati.model import Shift, State
from parlour.kit.actors import Seat
from parlour.kit.agenda import Kernel
from parlour.kit.chance import Chance
from parlour.kit.legal import Candidates, FormOf, Refused
from parlour.kit.rules import rule

__all__ = ("sample_shift", "shift_alignment", "shift_form", "shifters", "why_no_shift")


def shifters(s: State, deck: Deck, seat: int) -> list[int]:
    """Own cards with the ability, not used this turn."""
    return [own.card for own in s.players[seat].cards if deck.shifts[own.card] and not own.spent]


def targets(s: State, deck: Deck, card: int) -> list[int]:
    """Every other Group in play."""
    return [group for group in range(deck.first_faction) if group != card and in_play(s, group)]


@rule("14")
def why_no_shift(s: State, seat: int, action: ShiftAlignment) -> Refused | None:
    """Once a turn, at another Group: one alignment more, or less, or the opposite in its place."""
    deck = facts(s.options)
    if not 0 <= action.card < len(s.owner) or s.owner[action.card] != seat:
        return Refused("not_yours", {"card": action.card}, "14")
    if not deck.shifts[action.card]:
        return Refused("no_such_ability", {"card": action.card}, "14")
    if placed(s, action.card).spent:
        return Refused("ability_used", {"card": action.card}, "14")
    if action.group not in targets(s, deck, action.card):
        return Refused("no_such_group", {"card": action.group}, "14")
    held = alignments_of(s, deck, action.group)
    lose, gain = BIT.get(action.lose, 0), BIT.get(action.gain, 0)
    if (not lose and not gain) or (lose and not held & lose) or (gain and held & gain):
        return Refused("nothing_to_shift", {"card": action.group}, "14")
    if lose and gain and (lose == FANATIC or opposite(lose) != gain):
        return Refused("not_opposite", {"card": action.group}, "14")
    return None


def shift_form(s: State, deck: Deck, cards: list[int]) -> FormOf:
    """What the fields may hold."""
    groups = tuple(group for group in range(deck.first_faction) if in_play(s, group))
    words = ("", *ALIGNMENTS)
    return FormOf(
        "ShiftAlignment",
        {
            "card": Candidates(tuple(cards)),
            "group": Candidates(groups),
            "lose": Candidates(words),
            "gain": Candidates(words),
        },
    )


def sample_shift(s: State, deck: Deck, card: int, rng: Chance) -> ShiftAlignment | None:
    """Any alignment of any Group: away if it is there, perhaps for its opposite, else added."""
    groups = targets(s, deck, card)
    if not groups:
        return None
    group = groups[rng.below("group", len(groups))]
    held = alignments_of(s, deck, group)
    word = ALIGNMENTS[rng.below("alignment", len(ALIGNMENTS))]
    bit = BIT[word]
    if not held & bit:
        return ShiftAlignment(card, group, gain=word)
    other = opposite(bit)
    if other and other != bit and not held & other and rng.below("reverse", 2):
        return ShiftAlignment(card, group, word, ALIGNMENTS[other.bit_length() - 1])
    return ShiftAlignment(card, group, word)


@rule("14", ruling="R 8")
def shift_alignment(s: State, seat: Seat, action: ShiftAlignment, k: Kernel) -> None:
    """For all purposes, until the end of the turn, goals included."""
    deck = facts(s.options)
    held = alignments_of(s, deck, action.group)
    changed = held & ~BIT.get(action.lose, 0) | BIT.get(action.gain, 0)
    s.shifts = [shift for shift in s.shifts if shift.card != action.group]
    s.shifts.append(Shift(action.group, changed))
    placed(s, action.card).spent = True
    s.acted = True
    k.emit(
        events.AlignmentsShifted(seat=seat, card=action.card, group=action.group, lose=action.lose, gain=action.gain)
    )
