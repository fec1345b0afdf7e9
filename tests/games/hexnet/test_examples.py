"""The worked examples of the rulebook's source, through the public game object."""

from __future__ import annotations

from typing import Any

import pytest

from parlour.games.hexnet import GAME
from parlour.games.hexnet import columns as c
from parlour.games.hexnet.geometry import name, pack, unpack
from parlour.games.hexnet.model import Action, Clone, Emp, Move, Place, State, Transfer
from parlour.games.hexnet.position import synced
from parlour.kit.actors import Seat
from tests.games.hexnet.table import NO_CHANCE, VECTORS, decide, mover, of_setup, placements, reach

Json = dict[str, Any]


def by_query(*kinds: str) -> list[str]:
    """Names of the examples that ask such a thing."""
    return [vector for vector, entry in VECTORS.items() if entry["query"]["op"] in kinds]


def unit(s: State, id: int) -> str:
    """The name of a unit of the set-up, by its number there; it must not have moved down yet."""
    return f"{c.LETTERS[s.kind[id]]}{s.ordinal[id]}"


def pairs(found: Any) -> list[tuple[int, int]]:
    """JSON's lists as pairs, sorted."""
    return sorted((q, r) for q, r in found)


@pytest.mark.clause("4", "6", "6.1", "6.2")
@pytest.mark.parametrize("example", by_query("place_cells"))
def test_where_a_unit_may_be_placed(example: str) -> None:
    """[R-12, R-13, R-16, R-54]"""
    setup, query, expected = VECTORS[example]["setup"], VECTORS[example]["query"], VECTORS[example]["expect"]
    hands = setup.get("hands", [{"S": 1} for _ in range(setup["n"])])
    units = [
        {**each, "par": 5} if i in query.get("paralysed_units", ()) else each
        for i, each in enumerate(setup.get("units", ()))
    ]
    s = of_setup({**setup, "hands": hands, "units": units})
    for what, *words in query.get("after", ()):
        if what == "lost":
            GAME.expires(s, mover(s), NO_CHANCE)
        else:
            decide(s, Place(words[0], "{},{}".format(*words[1])))
    cells = expected if isinstance(expected, list) else expected["cells"]
    if not cells:
        assert mover(s) != query["player"], "with nothing to place and nothing to move: skipped"
        return
    assert mover(s) == query["player"]
    if isinstance(expected, dict):
        assert len(list(GAME.legal(s, mover(s)))) == expected["actions"]
        assert pairs(map(unpack, s.at)) == pairs(expected["wrecks"])
    found = {place.at: place for place in placements(s)}
    assert {unpack(at) for at in s.at}.isdisjoint(pairs(cells))
    assert sorted(found) == sorted(f"{q},{r}" for q, r in cells)


@pytest.mark.clause("7", "7.1", "7.2", "7.3", "7.4", "7.5", "7.6", "7.7")
@pytest.mark.parametrize("example", by_query("dests"))
def test_where_a_unit_may_go(example: str) -> None:
    """[R-17 to R-25]"""
    vector = VECTORS[example]
    s = of_setup(vector["setup"])
    assert reach(s, unit(s, vector["query"]["unit"])) == pairs(vector["expect"])


@pytest.mark.clause("7.6", "13")
def test_a_landing_that_surrounds_a_core_ends_the_series_whichever_core_it_is() -> None:
    """[R-25] X47, also with Mothership and Decoy exchanged."""
    vector = VECTORS["X47"]
    swapped = {"M": "D", "D": "M"}
    units = [
        {**each, "kind": swapped.get(each["kind"], each["kind"])} if each["owner"] == 1 else each
        for each in vector["setup"]["units"]
    ]
    s = of_setup({**vector["setup"], "units": units})
    assert reach(s, "J1") == pairs(vector["expect"])


@pytest.mark.clause("5.2")
@pytest.mark.parametrize("example", by_query("place_kinds"))
def test_what_is_due(example: str) -> None:
    vector = VECTORS[example]
    s = of_setup(vector["setup"])
    assert list(dict.fromkeys(place.kind for place in placements(s))) == vector["expect"]


@pytest.mark.clause("5.3")
def test_who_has_no_action_is_skipped() -> None:
    """X44"""
    s = of_setup(VECTORS["X44"]["setup"])
    assert mover(s) == 1
    assert s.skips == [1, 0]
    assert s.turns == [5, 6]


def action_of(s: State, words: list[Any]) -> Action:
    """An action of a vector."""
    sign, subject, *rest = words
    at = "{},{}".format(*rest[0]) if rest else ""
    match sign:
        case "+":
            return Place(subject, at)
        case ">":
            return Move(unit(s, subject), at)
        case "!":
            return Emp(unit(s, subject))
        case "*":
            return Clone(unit(s, subject), at)
        case _:
            assert rest[1] == "new"
            return Transfer(unit(s, subject), at, f"O{s.named[c.NAMED_KINDS * mover(s)] + 1}")


def letter(s: State, id: int) -> str:
    """M and D told apart."""
    if s.kind[id] != c.CORE:
        return c.LETTERS[s.kind[id]]
    return "M" if s.secrets[s.owner[id]].mothership.value == id else "D"


def seen(s: State, names: dict[str, int]) -> Json:
    """The state as the vectors write it. ``names``: the units of the set-up by full name."""
    ids = range(len(s.kind))
    stacks: dict[tuple[int, int], list[int]] = {}
    for i in sorted(ids, key=lambda i: s.level[i]):
        stacks.setdefault(unpack(s.at[i]), []).append(i)
    called = [c.unit_name(s.owner[i], s.kind[i], s.ordinal[i]) for i in ids]
    outcome = GAME.outcome(s)
    first = [seat for seat in range(s.seats) if outcome and outcome.ranks[seat] == 1]
    return {
        "board": [
            [list(at), [[letter(s, i), None if s.owner[i] < 0 else s.owner[i]] for i in stack]]
            for at, stack in sorted(stacks.items())
        ],
        "alive": [bool(alive) for alive in s.alive],
        "over": outcome is not None,
        "winner": first if outcome else None,
        "turn": s.turn[c.SEAT],
        "P_hexes": [list(unpack(at)) for at in s.p_hexes],
        "traps": [[list(unpack(at)), x.seat] for x in s.secrets for at in x.traps.value.laid[::2]],
        "carrying": [names[called[i]] for i in ids if s.carries[i]],
        "blocked_next": {
            str(names[called[i]]): [s.imm[i], s.par[i]]
            for i in ids
            if max(s.imm[i], s.par[i]) > s.turns[s.owner[i]] - (s.owner[i] == s.turn[c.SEAT])
        },
        "T": s.turns,
    }


@pytest.mark.clause("5.3", "6", "7", "8.2", "9.2", "9.3", "10", "10.1", "10.2", "10.3", "10.4", "12")
@pytest.mark.parametrize("example", by_query("play"))
def test_what_becomes_of_it(example: str) -> None:
    vector = VECTORS[example]
    s = of_setup(vector["setup"])
    names = {c.unit_name(s.owner[i], s.kind[i], s.ordinal[i]): i for i in range(len(s.kind))}
    for words in vector["query"]["actions"]:
        decide(s, action_of(s, words))
    assert seen(s, names) == vector["expect"]


@pytest.mark.clause("12.1")
def test_which_positions_are_the_same() -> None:
    """[R-51] X49"""
    vector = VECTORS["X49"]
    key = synced(of_setup(vector["setup"])).key()
    others = [synced(of_setup(other["setup"])).key() for other in vector["query"]["others"]]
    assert [other == key for other in others] == vector["expect"]


@pytest.mark.clause("4", "6.1")
def test_the_first_unit_after_a_lost_turn() -> None:
    """[R-54] X52: player one lost the first turns; player two begins on the origin."""
    s, _ = GAME.start(GAME.Options(p_mode="off"), 2, NO_CHANCE)
    GAME.expires(s, Seat(0), NO_CHANCE)
    assert {place.at for place in placements(s)} == {name(pack(0, 0))}
