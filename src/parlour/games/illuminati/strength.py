"""§6.3 The number N, as a list of its terms: what a view, the log, a bot and the rules all read is computed here."""

from __future__ import annotations

from parlour.games.illuminati.abilities import SecretCopy
from parlour.games.illuminati.alignments import opposed, same
from parlour.games.illuminati.board import alignments_of, depth_of
from parlour.games.illuminati.cards import Deck, facts
from parlour.games.illuminati.model import CONTROL, DESTROY, NEUTRALIZE, Attempt, Kind, State, Term
from parlour.kit.rules import rule

__all__ = (
    "CLOSENESS",
    "HIGHEST",
    "MOST",
    "NEUTRALIZING",
    "WINNING_ROLLS",
    "attacking_alignments",
    "bonuses",
    "defence",
    "money_terms",
    "power_of",
    "refresh",
    "succeeds",
    "terms",
    "winning_rolls",
)

MOST = 10
"""§6.2 A7 No N is better than this one."""
HIGHEST = 12
CLOSENESS = (0, 10, 5, 2)
"""§5.3 By depth; deeper: nothing."""
NEUTRALIZING = 6
PER_ALIGNMENT = 4
PER_MB_OF_TARGET = 2
WINNING_ROLLS = (0, 0, 1, 3, 6, 10, 15, 21, 26, 30, 33)
"""§6.3 By N, out of 36."""


def winning_rolls(number: int) -> int:
    """How many of the 36 rolls of two dice succeed."""
    return WINNING_ROLLS[min(max(number, 0), MOST)]


@rule("6.2")
def succeeds(roll: int, number: int) -> bool:
    """A7: not more than N, and never an 11 or 12."""
    return roll <= number and roll <= MOST


@rule("15")
def power_of(s: State, deck: Deck, card: int) -> int:
    """Printed Power; with hidden goals one more for the Illuminati whose advantage that takes away."""
    power = deck.power[card]
    if s.options.hidden_goals and card in deck.illuminati:
        power += isinstance(deck.faction(card).goal, SecretCopy)
    return power


@rule("14", ruling="R 36")
def attacking_alignments(s: State, deck: Deck, attacker: int, kind: Kind, group: int) -> int:
    """Those of the attacking card, or what it pretends to be, for all purposes of this attack."""
    if kind == CONTROL and deck.masquerade_against[attacker] & alignments_of(s, deck, group):
        return deck.masquerade_as[attacker]
    return alignments_of(s, deck, attacker)


@rule("6.3", ruling="R 16")
def bonuses(s: State, deck: Deck, attempt: Attempt) -> list[Term]:
    """What abilities of the attacker's cards add; not that of the target, if it is one of them (§6.1)."""
    found = []
    target = attempt.group
    for own in s.players[attempt.seat].cards:
        for bonus in deck.bonuses[own.card]:
            if own.card == target or (bonus.direct and own.card != attempt.attacker):
                continue
            if bonus.counts(attempt.kind, target, alignments_of(s, deck, target)):
                found.append(Term("bonus", bonus.amount, own.card))
    return found


@rule("6.3", ruling="R 15")
def defence(s: State, deck: Deck, attempt: Attempt, attackers: int) -> list[Term]:
    """Power against destruction; Resistance, raised or not, against the rest and against a whisper."""
    card = attempt.group
    if attempt.kind == DESTROY and not attempt.whispered:
        return [Term("power_defends", -deck.power[card], card)]
    resistance = deck.resistance[card]
    if deck.raised_against[card] & attackers:
        resistance = deck.raised_to[card]
    found = [Term("resistance", -resistance, card)]
    seat = s.owner[card]
    others = [own.card for own in s.players[seat].cards if own.card != card] if seat >= 0 else []
    return [*found, *(Term("shield", -deck.shields[own], own, "14") for own in others if deck.shields[own])]


def _alike(s: State, deck: Deck, attempt: Attempt, attackers: int) -> list[Term]:
    """§6.3 The alignment term: what helps to control hinders destruction."""
    defenders = alignments_of(s, deck, attempt.group)
    if not attackers or not defenders:
        return []
    sign = -PER_ALIGNMENT if attempt.kind == DESTROY else PER_ALIGNMENT
    alike, against = same(attackers, defenders), opposed(attackers, defenders)
    found = [Term("alike", sign * alike, attempt.group)] if alike else []
    return [*found, Term("opposed", -sign * against, attempt.group)] if against else found


@rule("7.1")
def money_terms(attempt: Attempt) -> list[Term]:
    """MB spent so far; from the target's own treasury each counts twice."""
    spent = attempt.spent
    amounts = (
        ("attacker_money", spent.attacker),
        ("helper_money", spent.helpers),
        ("target_money", -PER_MB_OF_TARGET * spent.from_group),
        ("defender_money", -spent.from_illuminati),
        ("opponent_money", -spent.opponents),
    )
    return [Term(code, amount, rule="7.1") for code, amount in amounts if amount]


@rule("6.3")
def terms(s: State, attempt: Attempt) -> list[Term]:
    """Every summand of N but 0."""
    deck = facts(s.options)
    attackers = attacking_alignments(s, deck, attempt.attacker, attempt.kind, attempt.group)
    found = [Term("power", power_of(s, deck, attempt.attacker), attempt.attacker)]
    found += [Term("aid", deck.transferable[card], card) for card in attempt.aides]
    found += bonuses(s, deck, attempt)
    found += _alike(s, deck, attempt, attackers)
    found += defence(s, deck, attempt, attackers)
    if attempt.defender >= 0:
        depth = depth_of(s.players[attempt.defender], attempt.group)
        if depth < len(CLOSENESS):
            found.append(Term("closeness", -CLOSENESS[depth], attempt.group, "5.3"))
    if attempt.kind == NEUTRALIZE:
        found.append(Term("neutralizing", NEUTRALIZING))
    return found + money_terms(attempt)


def refresh(s: State, attempt: Attempt) -> None:
    """Compute N anew: after the announcement, a payment, a player's leaving."""
    attempt.terms = terms(s, attempt)
    attempt.number = sum([term.amount for term in attempt.terms])
