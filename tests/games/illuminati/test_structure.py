"""§5, §8.5, §11.3: cells and arrows, grafting with every plan, rebuilding. Cards are made up: in-side, out-sides."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator, Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour.games.illuminati import grafting
from parlour.games.illuminati.grafting import Plan, default, graft, lost, plans
from parlour.games.illuminati.structure import (
    Link,
    Place,
    at,
    branch,
    depth,
    depths,
    hang,
    layout,
    open_arrows,
    open_sides,
    shuffled,
    without,
)
from parlour.kit.chance import Seeded

TOP, RIGHT, BOTTOM, LEFT = range(4)
NORTH, EAST, SOUTH, WEST = (0, -1), (1, 0), (0, 1), (-1, 0)
ROOT = Place(0, -1, -1, 0, 0, 0)
Columns = tuple[list[tuple[int, ...]], list[int]]


def columns(*cards: tuple[int, tuple[int, ...]]) -> Columns:
    """``outs`` and ``ins`` of an Illuminati, card 0, and the cards given from 1 on."""
    return [(0, 1, 2, 3), *(outs for _, outs in cards)], [-1, *(side for side, _ in cards)]


def built(links: Sequence[tuple[int, int, int]], deck: Columns) -> list[Place]:
    """The structure of those ``(card, master, side)``."""
    outs, ins = deck
    places = layout(0, [Link(*link) for link in links], [card for card, _, _ in links], outs, ins)
    assert isinstance(places, list), places
    return places


def facing(place: Place, side: int) -> tuple[int, int]:
    x, y = at(place, side)
    return x - place.x, y - place.y


# -- the examples of the rulebook --------------------------------------------------------------------------------------

BIG, COAST, PRAIRIE = 1, 2, 3
EXAMPLE = columns((RIGHT, (TOP, BOTTOM, LEFT)), (LEFT, (TOP, BOTTOM)), (LEFT, (TOP, RIGHT)))


def test_s05_1_a_card_turns_so_that_its_in_arrow_faces_the_master() -> None:
    _, big = built([(BIG, 0, TOP)], EXAMPLE)
    assert (big.x, big.y, big.r) == (0, -1, 1)
    assert [facing(big, side) for side in (TOP, BOTTOM, LEFT)] == [EAST, WEST, NORTH]


def test_s05_1_it_turns_with_its_master() -> None:
    *_, coast = built([(BIG, 0, TOP), (COAST, BIG, TOP)], EXAMPLE)
    assert (coast.x, coast.y) == (1, -1)
    assert [facing(coast, side) for side in (TOP, BOTTOM)] == [NORTH, SOUTH]


def test_s05_2_an_arrow_that_faces_a_card_is_blocked() -> None:
    places = built([(BIG, 0, TOP), (COAST, BIG, TOP), (PRAIRIE, 0, RIGHT)], EXAMPLE)
    assert [(place.x, place.y) for place in places if place.card == PRAIRIE] == [(1, 0)]
    assert sorted(open_arrows(places, EXAMPLE[0])) == [
        (0, BOTTOM),
        (0, LEFT),
        (BIG, BOTTOM),
        (BIG, LEFT),
        (COAST, TOP),
        (PRAIRIE, RIGHT),
    ]
    assert open_sides(places, PRAIRIE, EXAMPLE[0]) == [RIGHT]


RED, BLUE, AGENCY, FORCE, SCOUTS = 1, 2, 3, 4, 5
REHANG = columns(
    (RIGHT, (TOP, BOTTOM, LEFT)),
    (RIGHT, (BOTTOM, LEFT)),
    (RIGHT, (TOP, BOTTOM, LEFT)),
    (RIGHT, (TOP, BOTTOM, LEFT)),
    (LEFT, ()),
)


def rehang_case(agency_outs: tuple[int, ...]) -> tuple[list[Place], Columns, list[Link]]:
    outs, ins = REHANG
    outs = [*outs[:AGENCY], agency_outs, *outs[AGENCY + 1 :]]
    own = built([(RED, 0, RIGHT), (BLUE, RED, BOTTOM)], REHANG)
    assert [(place.x, place.y) for place in own] == [(0, 0), (1, 0), (1, -1)]
    east = next(side for side in range(4) if facing(hang(own[0], TOP, AGENCY, ins[AGENCY]), side) == EAST)
    assert east in agency_outs
    return own, (outs, ins), [Link(AGENCY, -1, -1), Link(FORCE, AGENCY, east), Link(SCOUTS, FORCE, LEFT)]


@pytest.mark.clause("5.4")
def test_s05_4_a_puppet_that_overlaps_hangs_on_another_arrow_and_turns_what_is_below_it() -> None:
    own, (outs, ins), links = rehang_case((TOP, BOTTOM, LEFT))
    offered = plans(own, outs, ins, links, 0, TOP)
    assert offered == [Plan(rehung=((FORCE, BOTTOM),)), Plan(rehung=((FORCE, LEFT),))]
    west, north = (graft(own, outs, ins, links, 0, TOP, plan) for plan in offered)
    assert [(place.x, place.y) for place in west.placed] == [(0, -1), (-1, -1), (-2, -1)]
    assert [(place.x, place.y) for place in north.placed] == [(0, -1), (0, -2), (0, -3)]
    assert west.lost == north.lost == []


def test_s05_4_without_another_arrow_it_falls_off_with_all_below_it() -> None:
    own, (outs, ins), links = rehang_case((TOP,))
    (only,) = plans(own, outs, ins, links, 0, TOP)
    assert only == Plan(dropped=(FORCE,))
    result = graft(own, outs, ins, links, 0, TOP, only)
    assert [place.card for place in result.placed] == [AGENCY]
    assert result.lost == lost(only, own, links) == [FORCE, SCOUTS]


def test_s05_4_the_root_needs_an_empty_cell_and_a_real_arrow() -> None:
    own, (outs, ins), links = rehang_case((TOP, BOTTOM, LEFT))
    assert plans(own, outs, ins, links, 0, RIGHT) == []
    assert plans(own, outs, ins, links, BLUE, TOP) == []
    assert plans(own, outs, ins, links, SCOUTS, TOP) == []


@pytest.mark.clause("11.3")
def test_s11_3_a_trade_lets_the_old_card_go_instead_if_the_overlap_cannot_be_avoided() -> None:
    own, (outs, ins), links = rehang_case((TOP,))
    offered = plans(own, outs, ins, links, 0, TOP, trade=True)
    assert offered == [Plan(removed=(BLUE,)), Plan(dropped=(FORCE,))]
    result = graft(own, outs, ins, links, 0, TOP, offered[0])
    assert [(place.card, place.x, place.y) for place in result.placed] == [
        (AGENCY, 0, -1),
        (FORCE, 1, -1),
        (SCOUTS, 2, -1),
    ]
    assert result.lost == [BLUE]
    own, (outs, ins), links = rehang_case((TOP, BOTTOM, LEFT))
    assert plans(own, outs, ins, links, 0, TOP, trade=True) == plans(own, outs, ins, links, 0, TOP)


def test_s11_3_what_the_new_group_hangs_on_never_makes_way() -> None:
    # 1 hangs north of the Illuminati, 2 west of 1; 3 comes under 2, its puppet 4 would lie where the Illuminati does
    deck = columns((BOTTOM, (LEFT,)), (RIGHT, (BOTTOM,)), (TOP, (RIGHT,)), (LEFT, ()))
    outs, ins = deck
    own = built([(1, 0, TOP), (2, 1, LEFT)], deck)
    links = [Link(3, -1, -1), Link(4, 3, RIGHT)]
    assert plans(own, outs, ins, links, 2, BOTTOM, trade=True) == [Plan(dropped=(4,))]


# -- R 10 --------------------------------------------------------------------------------------------------------------


def test_s05_4_the_default_keeps_most_groups_then_most_power_then_moves_the_fewest() -> None:
    links = [Link(1, -1, -1), Link(2, 1, 0), Link(3, 1, 1), Link(4, 2, 0)]
    both = [Plan(dropped=(2,)), Plan(dropped=(3,))]
    assert default(both, [ROOT], links, [8, 1, 1, 9, 1]) == Plan(dropped=(3,))
    alike = [Plan(dropped=(3,)), Plan(rehung=((2, 1),), dropped=(4,))]
    assert default(alike, [ROOT], links, [8, 1, 1, 2, 1]) == alike[1]
    assert default(alike, [ROOT], links, [8, 1, 1, 1, 2]) == alike[0]
    moved = [Plan(rehung=((2, 1), (3, 2))), Plan(rehung=((2, 2),))]
    assert default(moved, [ROOT], links, [8, 1, 1, 1, 1]) == moved[1]


# -- against brute force -----------------------------------------------------------------------------------------------


def random_deck(rng: random.Random, count: int) -> Columns:
    cards = []
    for _ in range(count):
        side = rng.randrange(4)
        rest = [other for other in range(4) if other != side]
        cards.append((side, tuple(sorted(rng.sample(rest, rng.choice((1, 2, 3, 3)))))))
    return columns(*cards)


def grown(root: Place, cards: Sequence[int], deck: Columns, rng: random.Random) -> list[Place]:
    """A random legal tree of as many of the cards as fit."""
    outs, ins = deck
    places = [root]
    for card in cards:
        arrows = open_arrows(places, outs)
        if not arrows:
            break
        master, side = rng.choice(arrows)
        places.append(hang(next(place for place in places if place.card == master), side, card, ins[card]))
    return places


def scene(seed: int, old: int, new: int) -> tuple[list[Place], Columns, list[Link]]:
    rng = random.Random(seed)
    deck = random_deck(rng, old + new)
    places = grown(ROOT, range(1, old + 1), deck, rng)
    root = old + 1
    elsewhere = grown(Place(root, -1, -1, 50, 50, rng.randrange(4)), range(root + 1, old + new + 1), deck, rng)
    return places, deck, branch(elsewhere, root)


class Walk:
    """The walk of §5.4 under one assignment: a side for each puppet, ``drop`` or ``remove``."""

    def __init__(self, places: list[Place], deck: Columns, links: list[Link], master: int, side: int) -> None:
        self.places, self.links, (self.outs, self.ins) = places, links, deck
        self.old = {place.card: place for place in places}
        self.above = {master}
        while (master := self.old[master].master) >= 0:
            self.above.add(master)
        self.cells = {(place.x, place.y): place.card for place in places}
        self.new: dict[int, Place] = {}
        self.gone: set[int] = set()
        self.rehung: list[tuple[int, int]] = []
        self.dropped: list[int] = []
        self.removed: list[int] = []

    def put(self, place: Place) -> bool:
        self.new[place.card] = place
        self.cells[place.x, place.y] = place.card
        return True

    def allows(self, link: Link, choice: int | str) -> bool:
        """Carry the choice out, if it may be made."""
        if link.master not in self.new:
            self.gone.add(link.card)
            return choice == "drop"  # one way of writing it is enough
        place = hang(self.new[link.master], link.side, link.card, self.ins[link.card])
        blocking = self.cells.get((place.x, place.y))
        if blocking is None:
            return choice == link.side and self.put(place)
        if choice == "drop":
            self.dropped.append(link.card)
            self.gone.add(link.card)
            return True
        if choice == "remove":
            return self.remove(blocking) and self.put(place)
        assert isinstance(choice, int)
        hung = any((other.master, other.side) == (link.master, choice) for other in self.links[1:])
        place = hang(self.new[link.master], choice, link.card, self.ins[link.card])
        self.rehung.append((link.card, choice))
        return not hung and (place.x, place.y) not in self.cells and self.put(place)

    def remove(self, blocking: int) -> bool:
        if blocking not in self.old or blocking in self.above:
            return False
        self.removed.append(blocking)
        for below in branch(self.places, blocking):
            self.gone.add(below.card)
            self.cells = {cell: card for cell, card in self.cells.items() if card != below.card}
        return True


def outcomes(
    places: list[Place], deck: Columns, links: list[Link], master: int, side: int, trade: bool
) -> Iterator[tuple[frozenset[int], Plan]]:
    """Every plan that the walk allows, found by trying every assignment, with the cards it loses."""
    choices: list[list[int | str]] = [
        [*deck[0][link.master], "drop", *(["remove"] if trade else [])] for link in links[1:]
    ]
    for assignment in itertools.product(*choices):
        walk = Walk(places, deck, links, master, side)
        walk.put(hang(walk.old[master], side, links[0].card, deck[1][links[0].card]))
        if all(walk.allows(link, choice) for link, choice in zip(links[1:], assignment, strict=True)):
            yield frozenset(walk.gone), Plan(tuple(walk.rehung), tuple(walk.dropped), tuple(walk.removed))


@settings(max_examples=60)
@given(st.integers(0, 1 << 32), st.booleans())
def test_s05_4_every_maximal_plan_is_offered_and_no_other(seed: int, trade: bool) -> None:
    places, deck, links = scene(seed, 8, 5 if trade else 6)
    for master, side in open_arrows(places, deck[0])[:3]:
        every = list(outcomes(places, deck, links, master, side, trade))
        best = {plan for gone, plan in every if not any(less < gone for less, _ in every)}
        offered = plans(places, *deck, links, master, side, trade=trade)
        assert len(offered) == len(set(offered))
        assert set(offered) == best


@settings(max_examples=150)
@given(st.integers(0, 1 << 32), st.integers(2, 30), st.integers(1, 30), st.booleans())
def test_s05_2_a_grafted_structure_is_legal_and_loses_what_it_says(seed: int, old: int, new: int, trade: bool) -> None:
    places, deck, links = scene(seed, old, new)
    outs, ins = deck
    arrows = open_arrows(places, outs)
    for master, side in arrows[:4]:
        offered = plans(places, outs, ins, links, master, side, trade=trade)
        assert 1 <= len(offered) <= grafting.PLAN_LIMIT
        for plan in offered:
            result = graft(places, outs, ins, links, master, side, plan)
            stays = [place for place in places if place.card not in result.lost]
            whole = [*stays, *result.placed]
            links_ = [Link(place.card, place.master, place.side) for place in whole if place.card]
            again = layout(0, links_, {link.card for link in links_}, outs, ins)
            assert isinstance(again, list), again
            assert sorted(again) == sorted(whole)
            cards = [place.card for place in whole] + result.lost
            assert sorted(cards) == sorted([place.card for place in places] + [link.card for link in links])
            assert trade or all(card in {link.card for link in links} for card in result.lost)


def test_s05_4_the_search_is_bounded_and_still_offers_a_plan(monkeypatch: pytest.MonkeyPatch) -> None:
    for seed in range(40):
        places, deck, links = scene(seed, 14, 14)
        for master, side in open_arrows(places, deck[0]):
            full = plans(places, *deck, links, master, side)
            monkeypatch.setattr(grafting, "STEP_LIMIT", 1)
            (first,) = plans(places, *deck, links, master, side)
            monkeypatch.undo()
            assert len(lost(first, places, links)) >= min(len(lost(plan, places, links)) for plan in full)


# -- subtrees and depths -----------------------------------------------------------------------------------------------


def test_s01_a_subtree_comes_root_first_level_by_level_and_clockwise() -> None:
    deck = columns(*[(BOTTOM, (TOP, RIGHT, LEFT))] * 6)
    places = built([(1, 0, TOP), (4, 1, LEFT), (3, 1, TOP), (2, 1, RIGHT), (5, 3, TOP), (6, 0, BOTTOM)], deck)
    assert [link.card for link in branch(places, 1)] == [1, 3, 2, 4, 5]
    assert branch(places, 6) == [Link(6, 0, BOTTOM)]
    assert [place.card for place in without(places, 1)] == [0, 6]
    assert depths(places) == {0: 0, 1: 1, 3: 2, 2: 2, 4: 2, 5: 3, 6: 1}
    assert [depth(places, card) for card in (0, 1, 5)] == [0, 1, 3]


# -- §8.5 --------------------------------------------------------------------------------------------------------------

REBUILT = columns((LEFT, (TOP, RIGHT)), (LEFT, (TOP, RIGHT)), (LEFT, (TOP, BOTTOM)), (LEFT, ()))


@pytest.mark.parametrize(
    ("code", "links"),
    [
        ("unknown_card", [(1, 0, 1), (2, 1, 1), (9, 2, 1)]),
        ("unknown_card", [(1, 9, 1), (2, 1, 1), (3, 2, 1)]),
        ("unknown_card", [(0, 1, 1), (2, 1, 1), (3, 2, 1)]),
        ("hung_twice", [(1, 0, 1), (1, 0, 0), (2, 1, 1), (3, 2, 1)]),
        ("card_missing", [(1, 0, 1), (2, 1, 1)]),
        ("no_such_arrow", [(1, 0, 1), (2, 1, 3), (3, 2, 1)]),
        ("no_such_arrow", [(1, 0, 4), (2, 1, 1), (3, 2, 1)]),
        ("arrow_taken", [(1, 0, 1), (2, 1, 1), (3, 1, 1)]),
        ("not_rooted", [(1, 2, 1), (2, 1, 1), (3, 0, 1)]),
    ],
)
def test_s08_5_what_is_wrong_with_a_rebuilt_structure(code: str, links: list[tuple[int, int, int]]) -> None:
    assert layout(0, [Link(*link) for link in links], [1, 2, 3], *REBUILT) == code


def test_s08_5_two_cards_in_one_cell_are_no_structure() -> None:
    links = [
        Link(1, 0, TOP),
        Link(3, 1, TOP),
        Link(2, 3, TOP),
        Link(4, 2, TOP),
    ]  # round the corner, into the Illuminati
    assert layout(0, links, [1, 2, 3, 4], *REBUILT) == "cards_overlap"


def test_s08_5_any_legal_structure_of_the_same_cards_will_do() -> None:
    places = layout(0, [Link(3, 2, 0), Link(1, 0, 2), Link(2, 1, 1)], {1, 2, 3}, *REBUILT)
    assert isinstance(places, list)
    assert [place.card for place in places] == [0, 1, 2, 3]


@settings(max_examples=100)
@given(st.integers(0, 1 << 32), st.integers(0, 25))
def test_s08_5_a_random_structure_is_legal(seed: int, count: int) -> None:
    outs, ins = random_deck(random.Random(seed), count)
    cards = list(range(1, count + 1))
    places = shuffled(0, cards, outs, ins, Seeded(str(seed).encode()))
    assert places is not None  # every card here has an out-arrow, and there are eight tries
    links = [Link(place.card, place.master, place.side) for place in places[1:]]
    again = layout(0, links, cards, outs, ins)
    assert isinstance(again, list), again
    assert sorted(again) == sorted(places)


def test_s08_5_nothing_is_found_where_nothing_fits() -> None:
    outs, ins = columns(*[(LEFT, ())] * 5)
    assert shuffled(0, range(1, 6), outs, ins, Seeded(b"")) is None
