"""Which attacks a bot would make, and how much each side of one would pay."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from parlour.games.illuminati import abilities as a
from parlour.games.illuminati.actions import Action, Attack, Hang
from parlour.games.illuminati.attack import can_take_part, why_no_attack
from parlour.games.illuminati.board import below
from parlour.games.illuminati.judging import WINS, Judge
from parlour.games.illuminati.model import CONTROL, DESTROY, NEUTRALIZE, NONE, PAID, Attempt, CalledOff, Kind, Placed
from parlour.games.illuminati.specials import kinds_held
from parlour.games.illuminati.strength import MOST, power_of, terms, winning_rolls
from parlour.games.illuminati.structure import at, open_sides
from parlour.kit.actors import Seat

__all__ = ("Means", "Option", "best_attack", "chance", "gain_of", "lost_by", "payment", "privileged", "resistance")

ROLLS = 36
HOPE = 4
"""An attack with a smaller N is not thought through, unless money can lift it."""
DEFENDED = 4
"""How much of N a rival is expected to pay away."""
STOPPED = 8
"""The same of all together, where the attack would win the game."""
NEARLY = 2.0
"""Whoever is so near to a victory loses even Groups without Power to a Special."""
HELD_BACK = 6.0
"""What it costs to use up the second best attacker as an aide."""
COUNTED = 10.0
"""A card that is lost, beside its Power."""
DENIED = 0.35
"""What a rival's loss is worth to oneself."""


class Option(NamedTuple):
    """An attack, what it is worth after all costs, N before money, and the MB that would be spent."""

    value: float
    attack: Attack
    number: int
    money: int


class Means(NamedTuple):
    """What an attack is looked for with."""

    rivals: bool = False
    """Also at their Groups."""
    money: bool = True
    aides: bool = True
    price: float = 1.0
    """What an MB counts that does not buy the victory."""
    claims: bool = False
    """Privilege may be claimed for it."""
    bold: bool = False
    """Whatever others may pay against it."""


def chance(number: int) -> float:
    """Of success."""
    return winning_rolls(number) / ROLLS


def gain_of(judge: Judge, seat: int, kind: Kind, group: int) -> float:
    """What success is worth to the attacker."""
    owner = judge.s.owner[group]
    if owner == seat:
        return 0.0
    wins = WINS if judge.exact and judge.wins(seat, kind, group) else 0.0
    return wins + _gain(judge, seat, kind, group)


def _gain(judge: Judge, seat: int, kind: Kind, group: int) -> float:
    s, owner, goal = judge.s, judge.s.owner[group], judge.missing(seat)
    if owner < 0:
        return judge.worth(seat, group) if kind == CONTROL else _counted(judge, seat, kind, goal)
    hurt = DENIED * judge.branch(group) * judge.alarm(owner)
    if kind == CONTROL:
        return 0.8 * sum(judge.worth(seat, own.card) for own in below(s.players[owner], group)) + hurt
    return hurt + _counted(judge, seat, kind, goal)


def _counted(judge: Judge, seat: int, kind: Kind, missing: float) -> float:
    """Destroyed and neutralized Groups count for some goals."""
    goal = judge.goal(seat)
    counts = isinstance(goal, a.DestroyedCount if kind == DESTROY else a.NeutralizedCount)
    return (WINS if missing <= 1 and not judge.exact else 18.0) if counts and kind != CONTROL else 0.0


def payment(number: int, worth: float, most: int, price: float = 1.0) -> int:
    """The MB that pay best for whoever wants the attack to succeed; each MB lifts N by one."""
    ks = range(min(most, MOST + 1 - number if number < MOST else 0) + 1) if number < MOST else range(1)
    return max(ks, key=lambda k: (chance(number + k) * worth - price * k, -k), default=0)


def resistance(number: int, loss: float, group: int, illuminati: int) -> tuple[int, int]:
    """The same for the defender: MB from the target, which count twice and would be halved anyway, and others."""
    best, found = -chance(number) * loss, (0, 0)
    for own in range(min(group, max(number, 0) // 2 + 1) + 1):
        for other in range(min(illuminati, max(number - 2 * own, 0)) + 1):
            value = -chance(number - 2 * own - other) * loss - 0.5 * own - other
            if value > best + 0.01:
                best, found = value, (own, other)
    return found


# -- attacks ---------------------------------------------------------------------------------------------------------


def best_attack(judge: Judge, means: Means, after: Option | None = None) -> Option | None:
    """The attack that is worth most; ``after``: with what that one leaves."""
    best: Option | None = None
    for option in _options(judge, means, after):
        if best is None or option.value > best.value:
            best = option
    return best


def _options(judge: Judge, means: Means, after: Option | None) -> Iterator[Option]:
    s, deck, seat = judge.s, judge.deck, judge.seat
    cards = s.players[seat].cards
    tired = {after.attack.attacker, *after.attack.aides} if after else ()
    ready = [own for own in cards if can_take_part(deck, own) and own.card not in tired]
    attackers = [own for own in ready if power_of(s, deck, own.card) > 0]
    for own in attackers:
        others = [other for other in attackers if other is not own]
        reserve = max(others, key=lambda other: power_of(s, deck, other.card)).card if others else NONE
        helpers = [aide.card for aide in ready if means.aides and aide is not own and deck.transferable[aide.card] > 0]
        helpers.sort(key=lambda card: (deck.power[card], -deck.transferable[card]))
        funds = own.money.value + (cards[0].money.value if own is not cards[0] else 0)
        funds -= min(funds, after.money if after else 0)
        for kind, group in _targets(judge, own, means.rivals):
            if after and after.attack.group == group:
                continue
            option = _option(judge, own, kind, group, helpers, reserve, funds if means.money else 0, means)
            if option is not None:
                yield option


def _targets(judge: Judge, own: Placed, rivals: bool) -> Iterator[tuple[Kind, int]]:
    s, deck, seat = judge.s, judge.deck, judge.seat
    open_arrow = bool(open_sides(s.players[seat].cards, own.card, deck.outs))
    destroyer = isinstance(judge.goal(seat), a.DestroyedCount)
    whispers = bool(kinds_held(s, deck, seat, a.DestroyPowerless))
    for group in s.uncontrolled:
        if open_arrow:
            yield CONTROL, group
        if destroyer and (deck.power[group] or whispers):
            yield DESTROY, group
    for player in s.players if rivals else ():
        if player.seat == seat or player.out:
            continue
        for other in player.cards[1:]:
            if open_arrow:
                yield CONTROL, other.card
            yield NEUTRALIZE, other.card
            powerless = not deck.power[other.card]
            wanted = destroyer or (powerless and judge.missing(player.seat) <= NEARLY)
            if wanted and (whispers or not powerless):
                yield DESTROY, other.card


def _option(
    judge: Judge, own: Placed, kind: Kind, group: int, helpers: Sequence[int], reserve: int, funds: int, means: Means
) -> Option | None:
    s, deck, seat = judge.s, judge.deck, judge.seat
    if CalledOff(own.card, group, kind) in s.called_off:
        return None
    owner = s.owner[group]
    whisper = kinds_held(s, deck, seat, a.DestroyPowerless)[0] if kind == DESTROY and not deck.power[group] else NONE
    attempt = Attempt(
        seat=Seat(seat),
        attacker=own.card,
        group=group,
        kind=kind,
        aides=[],
        defender=owner if owner != seat else NONE,
        whispered=whisper != NONE,
    )
    base = sum(term.amount for term in terms(s, attempt))
    worth = gain_of(judge, seat, kind, group)
    expected = DEFENDED if owner >= 0 else 0
    if worth >= WINS and not (means.claims and _claim(judge, whisper) != NONE):
        expected = 0 if means.bold else STOPPED
    if base - expected + funds + sum(deck.transferable[card] for card in helpers if card != group) < HOPE:
        return None
    number, aides, cost = base - expected, list[int](), 0.0
    for card in helpers:
        if number >= MOST or card == group:
            continue
        if card == reserve and s.actions > 1:
            if number >= 6:
                continue
            cost = HELD_BACK
        aides.append(card)
        number += deck.transferable[card]
    price = 1.0 if worth >= WINS else means.price
    spent = payment(number, worth, funds, price)
    attack = Attack(own.card, group, kind, tuple(sorted(aides)), special=whisper)
    value = chance(number + spent) * worth - price * spent - cost
    value -= judge.special(whisper) if whisper != NONE else 0.0
    if value <= 0 or why_no_attack(s, seat, attack) is not None:
        return None
    return Option(value, attack, number, spent)


def _claim(judge: Judge, special: int = NONE) -> int:
    """What privilege would be claimed with: paid for, or the Special that is worth least; ``NONE`` if with nothing.

    ``special`` is used up by the attack itself.
    """
    illuminati, hand = judge.s.players[judge.seat].cards[0], list(judge.s.players[judge.seat].hand.value)
    if special != NONE:
        hand.remove(special)
    cost = judge.deck.privilege_cost[illuminati.card]
    if cost and not illuminati.spent and illuminati.money.value >= cost:
        return PAID
    return min(hand, key=judge.special, default=NONE)


def privileged(judge: Judge, option: Option) -> Attack:
    """The attack, with privilege if it would win: everybody would pay against it."""
    attack = option.attack
    if gain_of(judge, judge.seat, attack.kind, attack.group) < WINS:
        return attack
    return replace(attack, privilege=_claim(judge, attack.special))


# -- where a Group hangs ---------------------------------------------------------------------------------------------


def lost_by(judge: Judge, hang: Action) -> tuple[float, int, int]:
    """What a way to hang a Group costs: cards that fall off, then cards that crowd around its place."""
    if not isinstance(hang, Hang):
        return 0.0, 0, 0
    lost = sum(judge.deck.power[card] + COUNTED for card in (*hang.dropped, *hang.removed))
    cards = judge.s.players[judge.seat].cards
    x, y = at(next(own for own in cards if own.card == hang.master), hang.side)
    crowd = sum(abs(own.x - x) + abs(own.y - y) <= 2 for own in cards)
    return lost, crowd, len(hang.rehung)
