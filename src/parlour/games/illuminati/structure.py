"""§5 Geometry of a Power Structure: cells, turned cards, open arrows, whole structures. Pure, and knows no state.

Sides are 0 top, 1 right, 2 bottom, 3 left; directions 0 N, 1 E, 2 S, 3 W, with y downwards. ``outs`` and ``ins`` are
the columns of the deck: sides with out-arrows, the side with the in-arrow, by card number.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import NamedTuple, Protocol, TypeVar

from parlour.kit.chance import Chance

__all__ = (
    "HasPlace",
    "Link",
    "Place",
    "at",
    "branch",
    "depth",
    "depths",
    "hang",
    "layout",
    "open_arrows",
    "open_sides",
    "shuffled",
    "without",
)

_VECTORS = ((0, -1), (1, 0), (0, 1), (-1, 0))


class HasPlace(Protocol):
    """A card with its place in a structure; ``master`` and ``side`` are -1 for the Illuminati."""

    @property
    def card(self) -> int:
        """Its number."""
        ...

    @property
    def master(self) -> int:
        """The card it hangs on."""
        ...

    @property
    def side(self) -> int:
        """The printed side of the master."""
        ...

    @property
    def x(self) -> int:
        """Columns east of the Illuminati."""
        ...

    @property
    def y(self) -> int:
        """Rows south of it."""
        ...

    @property
    def r(self) -> int:
        """Quarter turns clockwise."""
        ...


P = TypeVar("P", bound=HasPlace)


class Link(NamedTuple):
    """A Group, the card it hangs on, and the printed side of that card."""

    card: int
    master: int
    side: int


class Place(NamedTuple):
    """A card, where it hangs, its cell, and its quarter turns clockwise."""

    card: int
    master: int
    side: int
    x: int
    y: int
    r: int


def at(place: HasPlace, side: int) -> tuple[int, int]:
    """The cell that a printed side faces."""
    dx, dy = _VECTORS[(side + place.r) & 3]
    return place.x + dx, place.y + dy


def hang(master: HasPlace, side: int, card: int, in_side: int) -> Place:
    """§5.1 The card on that side of its master, its in-arrow towards the master; whether it fits or not."""
    direction = (side + master.r) & 3
    dx, dy = _VECTORS[direction]
    return Place(card, master.card, side, master.x + dx, master.y + dy, (direction + 2 - in_side) & 3)


def open_arrows(places: Sequence[HasPlace], outs: Sequence[Sequence[int]]) -> list[tuple[int, int]]:
    """§5.2 Every ``(card, side)`` that carries nothing and faces an empty cell."""
    cells = {(place.x, place.y) for place in places}  # of an arrow in use its puppet fills the cell
    found = []
    for place in places:
        card, x, y, r = place.card, place.x, place.y, place.r
        for side in outs[card]:
            dx, dy = _VECTORS[side + r & 3]  # as in ``at``, without the call: this is asked for at every turn
            if (x + dx, y + dy) not in cells:
                found.append((card, side))
    return found


def open_sides(places: Sequence[HasPlace], card: int, outs: Sequence[Sequence[int]]) -> list[int]:
    """§5.2 The open arrows of one card of the structure."""
    cells = {(place.x, place.y) for place in places}
    return [side for place in places if place.card == card for side in outs[card] if at(place, side) not in cells]


def branch(places: Iterable[HasPlace], root: int) -> list[Link]:
    """§1 A subtree, the root first, then level by level, the puppets of a master clockwise from its printed top."""
    below: dict[int, list[Link]] = {}
    found: list[Link] = []
    for place in places:
        link = Link(place.card, place.master, place.side)
        below.setdefault(place.master, []).append(link)
        if place.card == root:
            found.append(link)
    for link in found:  # grows while it is read
        found += sorted(below.get(link.card, ()), key=_by_side)
    return found


def _by_side(link: Link) -> int:
    return link.side


def without(places: Sequence[P], root: int) -> list[P]:
    """The structure without that subtree."""
    gone = {link.card for link in branch(places, root)}
    return [place for place in places if place.card not in gone]


def depths(places: Iterable[HasPlace]) -> dict[int, int]:
    """§1 Links up to the Illuminati, for every card; 0 for that itself."""
    masters = {place.card: place.master for place in places}
    found = {-1: -1}

    def measure(card: int) -> int:
        if card not in found:
            found[card] = measure(masters[card]) + 1
        return found[card]

    for card in masters:
        measure(card)
    del found[-1]
    return found


def depth(places: Iterable[HasPlace], card: int) -> int:
    """§1 Links from one card up to the Illuminati."""
    masters = {place.card: place.master for place in places}
    links = 0
    while (card := masters[card]) >= 0:
        links += 1
    return links


def layout(
    root: int,
    links: Iterable[Link],
    cards: Collection[int],
    outs: Sequence[Sequence[int]],
    ins: Sequence[int],
) -> list[Place] | str:
    """§5.2, §8.5 The structure of exactly these Groups that the links make, root first, or the code of what is wrong.

    ``cards`` are the Groups, without the Illuminati ``root``.
    """
    below: dict[int, list[Link]] = {}
    seen: set[int] = set()
    for link in links:
        below.setdefault(link.master, []).append(link)
        if link.card not in cards or not (link.master == root or link.master in cards):
            return "unknown_card"
        if link.card in seen:
            return "hung_twice"
        seen.add(link.card)
        if link.side not in outs[link.master]:
            return "no_such_arrow"
    if len(seen) != len(cards):
        return "card_missing"
    if any(len({link.side for link in hung}) < len(hung) for hung in below.values()):
        return "arrow_taken"
    places = [Place(root, -1, -1, 0, 0, 0)]
    cells = {(0, 0)}
    for master in places:  # grows while it is read
        for link in below.get(master.card, ()):
            place = hang(master, link.side, link.card, ins[link.card])
            if (place.x, place.y) in cells:
                return "cards_overlap"
            cells.add((place.x, place.y))
            places.append(place)
    return places if len(places) == len(cards) + 1 else "not_rooted"


def shuffled(
    root: int,
    cards: Sequence[int],
    outs: Sequence[Sequence[int]],
    ins: Sequence[int],
    rng: Chance,
    tries: int = 8,
) -> list[Place] | None:
    """§8.5 A random legal structure of these Groups; ``None`` if none was found in that many tries."""
    for _ in range(tries):
        places = [Place(root, -1, -1, 0, 0, 0)]
        for card in rng.pick("structure", cards, len(cards)):
            arrows = open_arrows(places, outs)
            if not arrows:
                break
            master, side = arrows[rng.below("structure", len(arrows))]
            held = next(place for place in places if place.card == master)
            places.append(hang(held, side, card, ins[card]))
        if len(places) == len(cards) + 1:
            return places
    return None
