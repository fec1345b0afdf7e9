"""What texts call cards: ours have messages in every language, a host's the words that the host gave them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from parlour.games.illuminati.cards import FactionFacts, GroupFacts, SpecialFacts, facts
from parlour.games.illuminati.model import Options
from parlour.kit.arguments import Argument, Message, Quoted
from parlour.kit.game import View

__all__ = ("arguments",)

CARDS = ("card", "attacker", "group", "master", "source", "receiver", "goal")
CARD_LISTS = ("cards", "aides", "groups", "dropped", "removed", "groups_given", "groups_got")
SPECIALS = ("special", "privilege", "first", "second")
SPECIAL_LISTS = ("specials", "specials_given", "specials_got")

Facts = GroupFacts | FactionFacts | SpecialFacts


def arguments(fields: Mapping[str, Any], view: View) -> dict[str, Argument]:
    """``$FIELD_name`` for a card, ``$FIELD_names`` for several; nothing where there is none."""
    options = msgspec.convert(view.state["options"], Options)
    deck, ours = facts(options), options.deck is None
    backs = [None] * (deck.first_special - deck.first_face_down)
    cards: tuple[Facts | None, ...] = (*deck.groups, *deck.factions, *backs)
    found: dict[str, Argument] = {}
    for field, value in fields.items():
        special = field in SPECIALS or field in SPECIAL_LISTS
        known = deck.specials if special else cards
        if field in CARDS or field in SPECIALS:
            if isinstance(value, int) and 0 <= value < len(known):
                found[f"{field}_name"] = _name(known[value], ours)
        elif (field in CARD_LISTS or field in SPECIAL_LISTS) and isinstance(value, list | tuple):  # else it is hidden
            found[f"{field}_names"] = tuple(_name(known[card], ours) for card in value)
    return found


def _name(printed: Facts | None, ours: bool) -> Message | Quoted:
    if printed is None:  # §15.1
        return Message("face-down")
    if not ours:
        return Quoted(printed.name)
    kind = "special" if isinstance(printed, SpecialFacts) else "card"
    return Message(f"{kind}-{printed.id.replace('_', '-')}")
