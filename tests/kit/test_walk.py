"""The type walk: what does not load, what a clone shares, what a view holds."""

from __future__ import annotations

import enum
from typing import Any, Literal

import pytest
from msgspec import Struct

from parlour.kit.actors import OMNISCIENT, SPECTATOR, Seat, Viewer
from parlour.kit.agenda import State, Step
from parlour.kit.chance import Scripted, Seeded
from parlour.kit.types import Engine, Event, Part, Private, Public, Secret, Shown
from parlour.kit.walk import Walk
from tests.kit.toy import TOY, Board, Toy


class Undeclared(Part):
    seat: Public[int]
    cards: list[int]


class HoldsUndeclared(State):
    inner: Public[list[Undeclared]]


class HoldsSet(State):
    seen: Public[set[int]]


class HoldsFrozenSet(State):
    seen: Secret[list[frozenset[str]]]


class IntKeys(State):
    money: Public[dict[int, int]]


class Mutable(Struct):
    value: int


class HoldsMutable(State):
    thing: Public[Mutable]


class FrozenWithList(Struct, frozen=True):
    values: list[int]


class HoldsFrozenWithList(State):
    thing: Public[FrozenWithList]


class FrozenWithSet(Struct, frozen=True):
    values: tuple[frozenset[int], ...]


class HoldsFrozenWithSet(State):
    thing: Public[list[FrozenWithSet]]


class FrozenPart(Part, frozen=True):  # type: ignore[misc]  # pyright: ignore[reportGeneralTypeIssues]  # to be refused
    number: Private[int]


class HoldsPart(Struct, frozen=True):
    inner: tuple[FrozenPart, ...]


class HoldsPartWithin(State):
    thing: Public[HoldsPart]


class FrozenPartWithList(Part, frozen=True):  # type: ignore[misc]  # pyright: ignore[reportGeneralTypeIssues]  # to be refused
    numbers: Public[list[int]]


class HoldsFrozenPartWithList(State):
    thing: Public[FrozenPartWithList]


class HoldsAny(State):
    thing: Public[object]


class BadStep(Step):
    left: int = 0


class BadEvent(Event, frozen=True):
    seat: int


class Empty(State):
    pass


@pytest.mark.parametrize(
    ("roots", "steps", "message"),
    [
        ([HoldsUndeclared], [], r"Undeclared\.cards: no visibility declared"),
        ([Empty], [BadStep], r"BadStep\.left: no visibility declared"),
        ([Empty, BadEvent], [], r"BadEvent\.seat: no visibility declared"),
        ([HoldsSet], [], r"HoldsSet\.seen: set\[int\] cannot be part"),
        ([HoldsFrozenSet], [], r"frozenset\[str\] cannot be part"),
        ([HoldsFrozenWithSet], [], "cannot be part"),
        ([IntKeys], [], r"IntKeys\.money: a dict in the state has str keys"),
        ([HoldsMutable], [], r"HoldsMutable\.thing: Mutable is mutable but no Part"),
        ([HoldsFrozenWithList], [], "FrozenWithList is mutable but no Part"),
        ([HoldsPartWithin], [], r"thing\.inner: within HoldsPart, which is shown as a whole"),
        ([HoldsFrozenPartWithList], [], "FrozenPartWithList is frozen and holds something mutable"),
        ([HoldsAny], [], "cannot be part of the state"),
    ],
)
def test_what_would_hurt_later_does_not_load(roots: list[Any], steps: list[Any], message: str) -> None:
    with pytest.raises(TypeError, match=message):
        Walk(roots, steps)


class Colour(enum.Enum):
    RED = "red"


class Leaf(Part):
    seat: Public[Seat]
    number: Private[int]
    maybe: Private[list[int] | None] = None


class Other(Part):
    seat: Public[Seat]


class Fixed(Struct, frozen=True):
    name: str


class Rich(State):
    colour: Public[Colour]
    kind: Public[Literal["a", "b"]]
    fixed: Public[tuple[Fixed, ...]]
    leaves: Public[tuple[Leaf, ...]]
    table: Public[dict[str, Leaf]]
    either: Public[Leaf | None]
    nested: Public[list[list[int]]]
    shown: Shown[Leaf]
    mixed: Public[tuple[int, Leaf, tuple[Leaf, str]]]


def rich() -> Rich:
    leaf = Leaf(seat=Seat(0), number=1, maybe=[2])
    return Rich(
        seats=2,
        agenda=[],
        colour=Colour.RED,
        kind="a",
        fixed=(Fixed("x"),),
        leaves=(leaf, Leaf(seat=Seat(1), number=2)),
        table={"k": Leaf(seat=Seat(1), number=3)},
        either=Leaf(seat=Seat(0), number=4),
        nested=[[1], [2, 3]],
        shown=Shown(Leaf(seat=Seat(0), number=6), []),
        mixed=(1, Leaf(seat=Seat(1), number=7), (Leaf(seat=Seat(0), number=8), "x")),
    )


RICH = Walk([Rich], [])


def _mutate(s: Rich) -> None:
    s.leaves[0].number = 99
    maybe = s.leaves[0].maybe
    assert maybe is not None
    maybe.append(99)
    s.table["k"].number = 99
    s.table["new"] = s.leaves[1]
    assert s.either is not None
    s.either.number = 99
    s.nested[0].append(99)
    s.shown.value.number = 99
    assert s.shown.to is not None
    s.shown.to.append(1)
    s.mixed[1].number = 99
    s.mixed[2][0].number = 99


def test_a_clone_is_independent_all_the_way_down() -> None:
    original, twin = rich(), RICH.clone(rich())
    assert twin == original
    clone = RICH.clone(twin)
    _mutate(clone)
    assert twin == original != clone
    clone = RICH.clone(twin)
    _mutate(twin)
    assert clone == original != twin


def test_a_clone_shares_what_cannot_change() -> None:
    s = rich()
    assert RICH.clone(s).fixed is s.fixed


def test_the_view_of_every_kind_of_field() -> None:
    assert RICH.view(rich(), 0) == {
        "seats": 2,
        "agenda": [],
        "colour": "red",
        "kind": "a",
        "fixed": [{"name": "x"}],
        "leaves": [{"seat": 0, "number": 1, "maybe": [2]}, {"seat": 1}],
        "table": {"k": {"seat": 1}},
        "either": {"seat": 0, "number": 4, "maybe": None},
        "nested": [[1], [2, 3]],
        "mixed": [1, {"seat": 1}, [{"seat": 0, "number": 8, "maybe": None}, "x"]],
    }


def test_a_view_is_new_through_and_through() -> None:
    s = rich()
    view = RICH.view(s, 0)
    view["nested"][0].append(99)
    view["leaves"][0]["maybe"].append(99)
    assert s == rich()


def test_what_everybody_sees_alike_is_built_once() -> None:
    """A field that holds anything hidden, however deep, is not among it."""
    assert RICH.common(Rich) == {"seats", "agenda", "colour", "kind", "fixed", "nested"}
    first = RICH.view(rich(), 0)
    second = RICH.again(rich(), 1, False, first)
    assert second == RICH.view(rich(), 1) != first
    assert second["nested"] is first["nested"]
    assert second["leaves"] is not first["leaves"]


class HoldsUnlike(State):
    thing: Public[Leaf | list[int]]


def test_a_union_of_unlike_things_has_no_view() -> None:
    with pytest.raises(TypeError, match="no view"):
        Walk([HoldsUnlike], [])


# -- the toy game: who sees what ---------------------------------------------------------------------------------------


def board() -> Board:
    return TOY.start(TOY.Options(), 2, Seeded(b"k"))[0]


def view(viewer: Viewer) -> dict[str, Any]:
    return TOY.view(board(), viewer).state


def test_private_is_the_owners_and_others_see_a_length_and_no_scalar() -> None:
    open_0, open_1 = {"seat": 0, "cards": [7], "wish": 5}, {"seat": 1, "cards": [7, 8], "wish": 5}
    closed_0, closed_1 = {"seat": 0, "cards": {"hidden": 1}}, {"seat": 1, "cards": {"hidden": 2}}
    assert view(Viewer(Seat(0)))["hands"] == [open_0, closed_1]
    assert view(Viewer(Seat(1)))["hands"] == [closed_0, open_1]
    assert view(SPECTATOR)["hands"] == [closed_0, closed_1]


def test_secret_is_nobodys_and_everybody_sees_its_length() -> None:
    for viewer in (Viewer(Seat(0)), Viewer(Seat(1)), SPECTATOR):
        assert view(viewer)["rest"] == {"hidden": 4}
        assert "code" not in view(viewer)


def test_engine_never_leaves_not_even_at_the_end() -> None:
    for viewer in (Viewer(Seat(0)), SPECTATOR, OMNISCIENT):
        assert "plan" not in view(viewer)


def test_shown_carries_its_own_viewers() -> None:
    assert view(Viewer(Seat(0)))["peek"] == {"hidden": 2}
    assert view(Viewer(Seat(1)))["peek"] == [5, 6]
    assert view(Viewer(Seat(0)))["row"] == [8, 9]
    assert view(Viewer(Seat(1)))["row"] == [8, {"hidden": 0}]
    assert view(SPECTATOR)["row"] == [8, {"hidden": 0}]


def test_the_omniscient_viewer_sees_all_but_the_engine() -> None:
    state = view(OMNISCIENT)
    assert (state["rest"], state["code"], state["peek"], state["row"]) == ([1, 2, 3, 4], 42, [5, 6], [8, 9])
    assert [hand["cards"] for hand in state["hands"]] == [[7], [7, 8]]


def test_steps_stand_in_the_view_with_their_type() -> None:
    assert view(SPECTATOR)["agenda"] == [{"type": "Turn", "begun": True, "seat": 0, "done": False}]


def test_an_event_is_redacted_like_a_state_and_its_audience_is_asked_first() -> None:
    s = board()
    (told,) = TOY.apply(s, Seat(0), TOY.notation.parse("add 1"), Scripted("die 3"))
    assert TOY.redact(told, Viewer(Seat(0))) == {"type": "Added", "seat": 0, "number": 1, "die": 3}
    assert TOY.redact(told, Viewer(Seat(1))) == TOY.redact(told, SPECTATOR) == {"type": "Added", "seat": 0, "number": 1}
    (secret,) = TOY.apply(board(), Seat(0), TOY.notation.parse("add 2"), Scripted("die 3"))
    assert TOY.redact(secret, Viewer(Seat(1))) is None
    assert TOY.redact(secret, SPECTATOR) is None
    assert TOY.redact(secret, OMNISCIENT) == TOY.redact(secret, Viewer(Seat(0))) is not None


def test_a_game_is_refused_when_it_is_built(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Toy, "State", HoldsSet)
    with pytest.raises(TypeError, match="cannot be part of the state"):
        Toy()


class ListOfPrivate(Part):
    seat: Public[int]
    cards: Public[list[Private[int]]]


class DictOfSecret(Part):
    cards: Public[dict[str, Secret[int]]]


class EngineShown(Part):
    key: Engine[Shown[int]]


class Twice(Part):
    key: Public[Private[int]]


class Within(Struct, frozen=True):
    key: Engine[int]


class HoldsWithin(Part):
    within: Public[Within]


@pytest.mark.parametrize("cls", [ListOfPrivate, DictOfSecret, EngineShown, Twice])
def test_a_field_has_one_visibility_for_the_whole_of_it(cls: type[Part]) -> None:
    with pytest.raises(TypeError, match="one visibility a field"):
        Walk((cls,), ())


def test_a_plain_struct_cannot_hide_a_field() -> None:
    with pytest.raises(TypeError, match=r"HoldsWithin\.within\.key: within Within, which is shown as a whole"):
        Walk((HoldsWithin,), ())
