"""§1.5 The cards: facts from ``cards.json``. A card is a number 0 to 64, in the order of the printed numbers."""

from __future__ import annotations

from enum import StrEnum
from importlib.resources import files
from typing import Literal

import msgspec
from msgspec import Struct

from parlour.games.cyberwedding.numbers import Tag
from parlour.kit.capabilities import RuleNumber
from parlour.kit.rules import rule

__all__ = (
    "AUCTIONED",
    "CARDS_OF",
    "CARD_KINDS",
    "CARD_NUMBERS",
    "DECK",
    "FACTS",
    "CardFacts",
    "CardKind",
    "Who",
    "is_item",
)


class CardKind(StrEnum):
    """§1.5 What a card is, by its name in the data."""

    __hash__ = str.__hash__  # Enum's own is a Python function, and these are looked up all the time

    HEDGE_TRIMMER = "hedge_trimmer"
    CYBERSCANNER = "cyberscanner"
    EMERGENCY_TELEPORT = "emergency_teleport"
    CRICKET_BAT = "cricket_bat"
    TENNIS_RACQUET = "tennis_racquet"
    GOLD = "gold"
    PICNIC_HAMPER = "picnic_hamper"
    NAIL_VARNISH = "nail_varnish"
    SECOND_WIND = "second_wind"
    ADRENALINE_RUSH = "adrenaline_rush"
    RUN_FOR_IT = "run_for_it"
    THROUGH_THE_HEDGE = "through_the_hedge"
    DISTRACTION = "distraction"
    MALFUNCTION = "malfunction"
    SIGNAL_JAM = "signal_jam"
    REINFORCEMENT_BEAM = "reinforcement_beam"
    SECOND_UNIT = "second_unit"
    SABOTAGE = "sabotage"
    STRUGGLE_FREE = "struggle_free"
    BOUQUET_TOSS = "bouquet_toss"
    SPEECHES = "speeches"
    BORROWED_PHONE = "borrowed_phone"
    HACKING = "hacking"
    CONVERSION_GLITCH = "conversion_glitch"
    RAPID_UPGRADE = "rapid_upgrade"
    KEYS = "keys"


class Who(StrEnum):
    """§1.5 Who may play a card: only those still human in some way, or the Cyber roles too."""

    HUMAN = "human"
    ANYBODY = "anybody"


class CardFacts(Struct, frozen=True, forbid_unknown_fields=True, rename={"kind_of": "type"}):
    """One kind of card."""

    number: int
    """As printed."""
    kind: CardKind
    copies: int
    kind_of: Literal["item", "event"]
    who: Who
    auctioned: bool
    """§2.2"""
    tag: Tag
    """§0 Where its effect is from."""
    copies_tag: Tag
    """§0 Where its number of copies is from."""

    @property
    def item(self) -> bool:
        """It is laid out first and used later; otherwise an event."""
        return self.kind_of == "item"


class _Data(Struct, frozen=True, forbid_unknown_fields=True):
    version: int
    cards: tuple[CardFacts, ...]


@rule("1.5")
def _read() -> tuple[CardFacts, ...]:
    data = msgspec.json.decode((files("parlour.games.cyberwedding") / "cards.json").read_bytes(), type=_Data)
    return tuple(sorted(data.cards, key=lambda facts: facts.number))


CARD_KINDS = _read()
"""By printed number, ascending."""
FACTS = {facts.kind: facts for facts in CARD_KINDS}
DECK = tuple(facts.kind for facts in CARD_KINDS for _ in range(facts.copies))
"""The kind of every card."""
CARDS_OF = {kind: tuple(card for card, printed in enumerate(DECK) if printed is kind) for kind in CardKind}
"""The cards of a kind, ascending."""
AUCTIONED = tuple(card for card, kind in enumerate(DECK) if FACTS[kind].auctioned)
"""§2.2 The cards that are auctioned before the others are dealt."""

CARD_NUMBERS = tuple(RuleNumber(f"copies_{facts.kind}", facts.copies, facts.copies_tag, "1.5") for facts in CARD_KINDS)
"""§0 The copies of each card, for a reader of the numbers."""

_ITEMS = tuple(FACTS[kind].item for kind in DECK)


def is_item(card: int) -> bool:
    """§1.5 Is the card an item? ``IndexError`` for what is no card."""
    return _ITEMS[card]
