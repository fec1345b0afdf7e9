"""The view as text: the turn, the attack under way, open offers, Groups without an owner, a tree for each player.

The first line is the round, whose turn it is, the actions and transfers left, and the cards in the pile.
A card is its number, its name, Power/transferable, R Resistance, + income, alignments, and = its money, which is ``?``
for whoever may not know it. A tree leads each card by the side of its master: ``t r b l``. ``*`` has taken part in an
attack, ``#`` has used its ability, ``>`` is on turn, ``x`` is out. An Illuminati named ``?`` lies face down; behind it
its player sees which one it is, and everybody which ones it is not.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from parlour.games.illuminati.alignments import words
from parlour.games.illuminati.cards import Deck, facts
from parlour.games.illuminati.model import NONE, Options
from parlour.games.illuminati.notation import SEATS, SIDES
from parlour.kit.game import View
from parlour.kit.rules import rule
from parlour.kit.types import HIDDEN

__all__ = ("picture",)

Json = dict[str, Any]

UNKNOWN = "?"


@rule("1")
def _card(deck: Deck, card: int, alignments: int | None = None) -> str:
    """``12 Corner Stores 1/0 R5 +3 straight``, with the alignments of this turn.

    The name is the deck's: a terminal's own language is nothing that a view could know.
    """
    shown = deck.alignments[card] if alignments is None else alignments
    resistance = f" R{deck.resistance[card]}" if card < deck.first_faction else ""
    figures = f"{deck.power[card]}/{deck.transferable[card]}{resistance} {deck.income[card]:+}"
    return " ".join([str(card), deck.names[card], figures, *([",".join(words(shown))] if shown else [])])


def _count(zone: Json | Sequence[int]) -> int:
    """How many cards; of a hidden zone that is all there is to know."""
    return int(zone[HIDDEN]) if isinstance(zone, dict) else len(zone)


def _specials(deck: Deck, specials: Sequence[int]) -> str:
    return ", ".join(f"{special} {deck.specials[special].name}" for special in specials)


def _shifted(state: Json) -> dict[int, int]:
    """§14 Alignments that are others until the turn ends."""
    return {shift["card"]: shift["alignments"] for shift in state["shifts"]}


@rule("5.2")
def _tree(state: Json, deck: Deck, cards: Sequence[Json], master: int = NONE, depth: int = 0) -> Iterator[str]:
    """The structure from its Illuminati down, puppets by the side of their master."""
    for own in sorted((own for own in cards if own["master"] == master), key=lambda own: int(own["side"])):
        side = SIDES[own["side"]] if own["side"] >= 0 else " "
        marks = " *" * own["used"] + " #" * own["spent"]
        card = _card(deck, own["card"], _shifted(state).get(own["card"]))
        yield f"{'   ' * depth}  {side} {card} ={own.get('money', UNKNOWN)}{marks}"
        yield from _tree(state, deck, cards, own["card"], depth + 1)


@rule("1.1")
def _player(state: Json, deck: Deck, player: Json) -> list[str]:
    """Turns that are over, Groups destroyed and neutralized, the hand; then the structure."""
    seat = player["seat"]
    mark = "x" if player["out"] else ">" if seat == state["active"] and not state["reason"] else " "
    hand = player["hand"]
    held = f"({_count(hand)})" if isinstance(hand, dict) else f"({len(hand)}) {_specials(deck, hand)}".rstrip()
    goal, down = player.get("goal", NONE), player.get("face_down", NONE)
    secret = [f"goal {goal}"] if goal != NONE else []
    secret += [f"illuminati {down}"] if down != NONE else []
    secret += [f"not {','.join(map(str, player['named']))}"] if player["named"] else []
    figures = f"{player['turns']} {player['destroyed']} {player['neutralized']}"
    return [" ".join([f"{mark}{SEATS[seat]}", figures, held, *secret]), *_tree(state, deck, player["cards"])]


@rule("6.3")
def _attack(state: Json) -> list[str]:
    """``! 53>16 control N -2``, its summands, and the dice."""
    lines = []
    for step in state["agenda"]:
        if step["type"] == "Attempt":
            aides = "".join(f"+{card}" for card in step["aides"])
            marks = " privileged" * step["privileged"]
            lines.append(f"! {step['attacker']}>{step['group']}{aides} {step['kind']}{marks} N {step['number']}")
            lines.append("  " + ", ".join(f"{term['code']} {term['amount']:+}" for term in step["terms"]))
            if step["dice"]:
                lines.append(f"  {'+'.join(map(str, step['dice']))} = {step['roll']}")
    return lines


def _goods(goods: Json | None) -> str:
    """What one side of an offer hands over, as in the notation."""
    if goods is None or HIDDEN in goods:
        return UNKNOWN
    words_ = [str(goods["money"])] if goods["money"] else []
    words_ += [f"s{special}" for special in goods["specials"]]
    return "+".join([*words_, *(f"g{group}" for group in goods["groups"])]) or "-"


@rule("11.2")
def _offers(state: Json) -> list[str]:
    """``$ 7.1 a>b 4/s3``: open offers, by number and version; what they are about is between the two."""
    return [
        f"$ {offer['id']}.{offer['rev']} {SEATS[offer['by']]}>{SEATS[offer['to']]}"
        f" {_goods(offer.get('give'))}/{_goods(offer.get('get'))}"
        for offer in state["deals"]["offers"]
    ]


@rule("7.3")
def picture(view: View) -> str:
    """What the viewer sees, and no more: made of the view's own builtins."""
    state = view.state
    deck, shifts = facts(msgspec.convert(state["options"], Options)), _shifted(state)
    pile = _count(state["pile"]) + len(state["bottom"])
    left = f"{SEATS[state['active']]} {state['actions']} {state['transfers']}"
    lines = [f"{state['round']} {left} ({pile})", *_attack(state)]
    lines += _offers(state)
    lines += [f"o {_card(deck, card, shifts.get(card))}" for card in state["uncontrolled"]]
    lines += [f"+ {_card(deck, card)}" for card in state["dead"]]
    lines += [f"- {_specials(deck, state['discarded'])}"] if state["discarded"] else []
    return "\n".join([*lines, *(line for player in state["players"] for line in _player(state, deck, player))])
