"""Collars (clauses 10.3 and 10.4): what a cat takes home, and may come with another time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from msgspec import Meta, Struct
from msgspec.structs import replace

from parlour.kit.arguments import Quoted
from parlour.kit.faults import Fault
from parlour.kit.legal import Refused
from parlour.kit.luggage import Luggage, Told

MOST_BELLS = 5
MOST_NIGHTS_TOLD = 20


class Outing(Struct, frozen=True, forbid_unknown_fields=True):
    """A game that the cat was in to its end."""

    fish: Annotated[int, Meta(ge=0, le=10_000)]
    rank: Annotated[int, Meta(ge=1, le=10)]
    date: Annotated[str, Meta(max_length=10)] = ""


class Collar(Luggage, frozen=True, kw_only=True):
    """10.3 A bell for each game, and the newest of them."""

    bells: Annotated[int, Meta(ge=1, le=MOST_BELLS)] = 1
    games: Annotated[int, Meta(ge=1, le=1_000_000)] = 1
    outings: Annotated[tuple[Outing, ...], Meta(max_length=MOST_NIGHTS_TOLD)] = ()


def grown(old: Collar | None, outing: Outing) -> Collar:
    """10.3 What a cat goes home with."""
    if old is None:
        return Collar(outings=(outing,))
    outings = (*old.outings, outing)[-MOST_NIGHTS_TOLD:]
    return replace(old, bells=min(old.bells + 1, MOST_BELLS), games=old.games + 1, outings=outings)


def stamped(collar: Collar, date: str) -> Collar:
    """10.3 The day of the last game."""
    *before, last = collar.outings
    return replace(collar, outings=(*before, replace(last, date=date)))


def faults(collar: Collar) -> list[Fault]:
    """10.3 No bell without a game."""
    least, most = collar.bells, collar.games
    return [] if least <= most else [Fault("bells", "too_many_bells", {"bells": least, "games": most})]


def told(collar: Collar) -> Sequence[Told]:
    """Its name and bells, then a line a game."""
    head = Told("collar", {"name": Quoted(collar.name), "bells": collar.bells, "games": collar.games})
    lines = [Told("outing", {"date": one.date, "fish": one.fish, "rank": one.rank}) for one in collar.outings]
    return (head, *lines)


def refusal(collar: Collar, most_bells: int, foreign: bool, *, signed: bool) -> Refused | None:
    """10.4 Not welcome here."""
    if not (signed or foreign):
        return Refused("foreign_collar", {}, "10.4")
    if collar.bells > most_bells:
        return Refused("loud_collar", {"bells": collar.bells, "most": most_bells}, "10.4")
    return None
