"""§1, §20 A deck as data: the published format, our own deck, and what a deck amounts to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from parlour.games.illuminati.abilities import FactionAbility, Goal, GroupAbility, Identifier, SpecialAbility
from parlour.games.illuminati.alignments import ALIGNMENTS, Alignment

__all__ = (
    "SIDES",
    "Arrow",
    "Arrows",
    "DeckData",
    "FactionData",
    "GroupData",
    "SpecialData",
    "Statistics",
    "our_data",
    "our_text",
    "statistics",
)

Name = Annotated[str, Meta(extra_json_schema={"minLength": 1, "maxLength": 60})]
Arrow = Literal["in", "out", "none"]
Figure = Annotated[int, Meta(extra_json_schema={"minimum": 0, "maximum": 20})]
Income = Annotated[int, Meta(extra_json_schema={"minimum": -9, "maximum": 30})]
MOST_ABILITIES = 4
_ANY_ALIGNMENTS = {"maxItems": len(ALIGNMENTS), "uniqueItems": True}

SIDES = ("top", "right", "bottom", "left")
"""§5.1 The printed sides, as they are numbered."""


class Arrows(Struct, frozen=True, forbid_unknown_fields=True):
    """§5.1 What is printed on each side of a card."""

    top: Arrow = "none"
    right: Arrow = "none"
    bottom: Arrow = "none"
    left: Arrow = "none"

    def sides(self, arrow: Arrow) -> tuple[int, ...]:
        """The numbers of the sides with that arrow."""
        return tuple(i for i, side in enumerate((self.top, self.right, self.bottom, self.left)) if side == arrow)


class FactionData(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """An Illuminati card."""

    id: Identifier
    name: Name
    power: Annotated[int, Meta(extra_json_schema={"minimum": 1, "maximum": 20})]
    transferable: Figure
    income: Annotated[int, Meta(extra_json_schema={"minimum": 0, "maximum": 30})]
    arrows: Arrows = Arrows("out", "out", "out", "out")
    abilities: Annotated[tuple[FactionAbility, ...], Meta(extra_json_schema={"maxItems": MOST_ABILITIES})] = ()
    goal: Goal
    alt_goal: Goal | None = None
    """§18 For tables that play with alternative goals; without one the goal itself."""


class GroupData(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """A Group card."""

    id: Identifier
    name: Name
    power: Figure
    transferable: Figure
    resistance: Figure
    income: Income
    alignments: Annotated[tuple[Alignment, ...], Meta(extra_json_schema=_ANY_ALIGNMENTS)] = ()
    arrows: Arrows
    abilities: Annotated[tuple[GroupAbility, ...], Meta(extra_json_schema={"maxItems": MOST_ABILITIES})] = ()


class SpecialData(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """A kind of Special, and how many of it there are."""

    id: Identifier
    name: Name
    copies: Annotated[int, Meta(extra_json_schema={"minimum": 1, "maximum": 9})] = 1
    ability: SpecialAbility


class DeckData(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A deck. The place of a card in its list is its number."""

    format: Literal[1] = 1
    name: Name
    illuminati: Annotated[tuple[FactionData, ...], Meta(extra_json_schema={"minItems": 2, "maxItems": 16})]
    groups: Annotated[tuple[GroupData, ...], Meta(extra_json_schema={"minItems": 12, "maxItems": 200})]
    specials: Annotated[tuple[SpecialData, ...], Meta(extra_json_schema={"maxItems": 60})] = ()


class Statistics(Struct, frozen=True, kw_only=True):
    """What a deck amounts to; the counts are of Groups, by figure or word."""

    groups: int
    illuminati: int
    special_kinds: int
    special_cards: int
    sum_power: int
    sum_income: int
    with_ability: int
    """Groups with an ability."""
    power: dict[str, int]
    transferable: dict[str, int]
    resistance: dict[str, int]
    income: dict[str, int]
    alignments: dict[str, int]
    alignments_per_card: dict[str, int]
    out_arrows: dict[str, int]


@cache
def our_text() -> bytes:
    """Our own deck as it is published."""
    return (files("parlour.games.illuminati") / "deck.json").read_bytes()


@cache
def our_data() -> DeckData:
    """Our own deck."""
    return msgspec.json.decode(our_text(), type=DeckData)


def statistics(deck: DeckData) -> Statistics:
    """The figures of a deck, for a look at it before play."""
    groups = deck.groups
    shown = Counter(alignment for group in groups for alignment in group.alignments)
    return Statistics(
        groups=len(groups),
        illuminati=len(deck.illuminati),
        special_kinds=len(deck.specials),
        special_cards=sum(special.copies for special in deck.specials),
        sum_power=sum(group.power for group in groups),
        sum_income=sum(group.income for group in groups),
        with_ability=sum(bool(group.abilities) for group in groups),
        power=_counted(group.power for group in groups),
        transferable=_counted(group.transferable for group in groups),
        resistance=_counted(group.resistance for group in groups),
        income=_counted(group.income for group in groups),
        alignments={name: shown[name] for name in ALIGNMENTS},
        alignments_per_card=_counted(len(group.alignments) for group in groups),
        out_arrows=_counted(len(group.arrows.sides("out")) for group in groups),
    )


def _counted(figures: Iterable[int]) -> dict[str, int]:
    return {str(figure): count for figure, count in sorted(Counter(figures).items())}
