"""§5.4, §11.3 Hanging a subtree on an open arrow: what may become of the puppets that overlap, and what a plan does.

The subtree comes as one rigid body. From the root down, level by level and clockwise, a puppet whose cell is free stays
where it was as seen from its master. One whose cell is taken hangs on another open arrow of the same master, or falls
off with all below it; where a trade brings it, the card in its way may go instead (§11.3). A plan is offered unless
another one loses less: some, but not all, of the same cards.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from parlour.games.illuminati.structure import HasPlace, Link, Place, at, branch, hang

__all__ = ("PLAN_LIMIT", "STEP_LIMIT", "Grafted", "Plan", "default", "graft", "lost", "plans")

PLAN_LIMIT = 64
"""Plans that are offered at most: those that lose and move the fewest cards."""
STEP_LIMIT = 2_000
"""Puppets that are looked at in search of them. It goes for re-hanging first, so one plan is always found."""


class Plan(Struct, frozen=True):
    """What becomes of the cards that overlap; an empty one where none does."""

    rehung: tuple[tuple[int, int], ...] = ()
    """Puppets with the new side of their master, from the root down."""
    dropped: tuple[int, ...] = ()
    """Puppets that fall off with all below them, from the root down."""
    removed: tuple[int, ...] = ()
    """§11.3 Old cards that make way with all below them, in the order in which they were met."""


class Grafted(Struct):
    """What a plan does: the new places of what hangs now, root first, and every card that becomes uncontrolled."""

    placed: list[Place]
    lost: list[int]


class _Search:
    """A walk down the subtree that tries every way of hanging it."""

    def __init__(
        self, places: Sequence[HasPlace], outs: Sequence[Sequence[int]], ins: Sequence[int], links: Sequence[Link]
    ) -> None:
        self.outs, self.ins, self.links = outs, ins, links
        self.old = {place.card: place for place in places}
        self.places = places
        self.cells = {(place.x, place.y): place.card for place in places}
        self.new: dict[int, Place] = {}
        self.printed = {(link.master, link.side) for link in links[1:]}
        self.bits = {card: 1 << i for i, card in enumerate((*(link.card for link in links), *self.old))}
        self.kept: frozenset[int] = frozenset()
        self.lost = 0
        self.choices: tuple[tuple[tuple[int, int], ...], tuple[int, ...], tuple[int, ...]] = ((), (), ())
        self.found: list[tuple[int, Plan]] = []
        self.steps = 0

    def go(self, i: int) -> None:
        """Hang everything from the i-th link on, in every way."""
        self.steps += 1
        if self.steps > STEP_LIMIT and self.found:
            return
        while i < len(self.links) and self.links[i].master not in self.new:  # fell off with its master
            self.lost |= self.bits[self.links[i].card]
            i += 1
        if any(less & self.lost == less != self.lost for less, _ in self.found):
            return
        if i == len(self.links):
            self.found.append((self.lost, Plan(*self.choices)))
            return
        link = self.links[i]
        place = hang(self.new[link.master], link.side, link.card, self.ins[link.card])
        if (place.x, place.y) not in self.cells:
            self._with(place, i)
        else:
            self._overlap(link, place, i)

    def _with(self, place: Place, i: int) -> None:
        lost = self.lost
        self.new[place.card] = place
        self.cells[place.x, place.y] = place.card
        self.go(i + 1)
        del self.new[place.card], self.cells[place.x, place.y]
        self.lost = lost

    def _overlap(self, link: Link, place: Place, i: int) -> None:
        choices, lost, master = self.choices, self.lost, self.new[link.master]
        rehung, dropped, removed = choices
        for side in self.outs[link.master]:
            if (link.master, side) not in self.printed and at(master, side) not in self.cells:
                self.choices = ((*rehung, (link.card, side)), dropped, removed)
                self._with(hang(master, side, link.card, self.ins[link.card]), i)
        self.choices = (rehung, (*dropped, link.card), removed)
        self.lost |= self.bits[link.card]
        self.go(i + 1)
        self.choices, self.lost = choices, lost
        blocking = self.cells[place.x, place.y]
        if blocking in self.old and blocking not in self.kept:
            self._remove(blocking, place, i)
            self.choices, self.lost = choices, lost

    def _remove(self, blocking: int, place: Place, i: int) -> None:
        """§11.3 The old card goes instead."""
        rehung, dropped, removed = self.choices
        self.choices = (rehung, dropped, (*removed, blocking))
        gone = [self.old[link.card] for link in branch(self.places, blocking)]
        gone = [old for old in gone if self.cells.get((old.x, old.y)) == old.card]
        for old in gone:
            del self.cells[old.x, old.y]
            self.lost |= self.bits[old.card]
        self._with(place, i)
        for old in gone:
            self.cells[old.x, old.y] = old.card


def plans(
    places: Sequence[HasPlace],
    outs: Sequence[Sequence[int]],
    ins: Sequence[int],
    links: Sequence[Link],
    master: int,
    side: int,
    *,
    trade: bool = False,
) -> list[Plan]:
    """Every plan for hanging the subtree ``links`` on that side of ``master``; empty if the root does not fit there.

    ``places`` is the structure without the subtree. At most :data:`PLAN_LIMIT`, found within :data:`STEP_LIMIT`.
    """
    search = _Search(places, outs, ins, links)
    held = search.old.get(master)
    if held is None or side not in outs[master] or at(held, side) in search.cells:
        return []
    search.kept = frozenset(_upwards(search.old, master)) if trade else frozenset(search.old)
    search._with(hang(held, side, links[0].card, ins[links[0].card]), 0)
    losses = {loss for loss, _ in search.found}
    best = [(loss, plan) for loss, plan in search.found if not any(less & loss == less != loss for less in losses)]
    best.sort(key=lambda found: (found[0].bit_count(), len(found[1].rehung)))
    return [plan for _, plan in best[:PLAN_LIMIT]]


def _upwards(old: dict[int, HasPlace], card: int) -> list[int]:
    """A card and everything that it hangs on: without them the subtree would hang nowhere."""
    found = []
    while card >= 0:
        found.append(card)
        card = old[card].master
    return found


def lost(plan: Plan, places: Sequence[HasPlace], links: Sequence[Link]) -> list[int]:
    """Every card that a plan makes uncontrolled: what falls off, then what makes way, each with all below it."""
    gone: list[int] = []
    for link in links:
        if link.card in plan.dropped or link.master in gone:
            gone.append(link.card)
    for card in plan.removed:
        gone += [link.card for link in branch(places, card) if link.card not in gone]
    return gone


def graft(
    places: Sequence[HasPlace],
    outs: Sequence[Sequence[int]],
    ins: Sequence[int],
    links: Sequence[Link],
    master: int,
    side: int,
    plan: Plan,
) -> Grafted:
    """Carry out one of the :func:`plans`; what is given stays as it is."""
    held = next(place for place in places if place.card == master)
    root = links[0].card
    placed: dict[int, Place] = {root: hang(held, side, root, ins[root])}
    rehung = dict(plan.rehung)
    for link in links[1:]:
        if link.master in placed and link.card not in plan.dropped:
            new_side = rehung.get(link.card, link.side)
            placed[link.card] = hang(placed[link.master], new_side, link.card, ins[link.card])
    return Grafted(list(placed.values()), lost(plan, places, links))


def default(offered: Sequence[Plan], places: Sequence[HasPlace], links: Sequence[Link], power: Sequence[int]) -> Plan:
    """[R 10] The plan that keeps the most Groups, then the most Power, then moves the fewest; the first of equals."""

    def cost(plan: Plan) -> tuple[int, int, int]:
        gone = lost(plan, places, links)
        return len(gone), sum(power[card] for card in gone), len(plan.rehung)

    return min(offered, key=cost)
