"""The plain rules against the rulebook's vectors, tables of perft, and what must hold in any random position."""

from __future__ import annotations

import json
import random

import pytest

from tests.games.hexnet import plain, plain_random
from tests.games.hexnet.plain import Position
from tests.games.hexnet.plain_model import connected
from tests.games.hexnet.plain_moves import ends, place_hexes, place_kinds
from tests.games.hexnet.plain_resolve import remove_wrecks, surrounded
from tests.games.hexnet.plain_vectors import PERFT, VECTORS, Perft, Vector, built, outcome, played

# ---------------------------------------------------------------- vectors


def answer(vector: Vector) -> object:
    """What the plain rules say to the query."""
    position, query = built(vector["setup"]), vector["query"]
    match query["op"]:
        case "place_cells":
            position = played(position, query.get("after", []))
            for unit in query.get("paralysed_units", []):
                position.unit(unit).par = position.players[query["player"]].turns
            hexes = sorted(list(hex) for hex in place_hexes(position, query["player"]))
            if not isinstance(vector["expect"], dict):
                return hexes
            wrecks = sorted(list(hex) for hex, stack in position.board.items() if stack[0].kind == "X")
            return {"cells": hexes, "actions": len(plain.legal(position)), "wrecks": wrecks}
        case "place_kinds":
            return place_kinds(position, query["player"])
        case "dests":
            return sorted(list(hex) for hex in ends(position, position.hex_of(query["unit"])))
        case "actions":
            assert query["player"] == position.turn
            return sorted(plain.public_actions(position))
        case "play":
            return outcome(played(position, query["actions"]))
        case "same_public_position":
            key = plain.public_key(position)
            return [plain.public_key(built(other["setup"])) == key for other in query["others"]]
        case op:
            raise AssertionError(op)


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector["id"])
def test_vector(vector: Vector) -> None:
    assert answer(vector) == vector["expect"], vector["note"]


def test_all_vectors_are_there() -> None:
    assert len({vector["id"] for vector in VECTORS}) == 51


# ---------------------------------------------------------------- perft

COUNTS = {2: (6, 216, 5_544, 132_504), 3: (36, 1_080, 25_920), 5: (54, 2_592, 108_864), 8: (78, 5_616, 370_656)}


@pytest.mark.parametrize(("n", "depth"), [(n, depth) for n in COUNTS for depth in range(1, len(COUNTS[n]) + 1)])
def test_perft_of_the_start(n: int, depth: int) -> None:
    assert plain.perft(plain.new_game(n), depth) == COUNTS[n][depth - 1]


@pytest.mark.nightly
@pytest.mark.parametrize(("n", "depth", "count"), [(2, 5, 2_594_760), (3, 4, 573_504), (5, 4, 3_919_104)])
def test_deeper_perft_of_the_start(n: int, depth: int, count: int) -> None:
    assert plain.perft(plain.new_game(n), depth) == count


@pytest.mark.parametrize("depth", [1, 2, pytest.param(3, marks=pytest.mark.nightly)])
@pytest.mark.parametrize("entry", PERFT, ids=lambda entry: entry["id"])
def test_perft_of_mid_game_positions(entry: Perft, depth: int) -> None:
    assert plain.perft(plain.from_json(entry["state"]), depth) == entry["perft"][depth - 1]


# ---------------------------------------------------------------- files of positions


@pytest.mark.parametrize("entry", PERFT, ids=lambda entry: entry["id"])
def test_states_of_the_file_come_back(entry: Perft) -> None:
    state = plain.to_json(plain.from_json(entry["state"]))
    expected = {**entry["state"], "units": sorted(entry["state"]["units"], key=lambda unit: unit["id"])}
    for seat, alive in enumerate(entry["state"]["alive"]):
        if not alive:  # the file keeps the lost hand of a fallen player
            assert set(state["hands"][seat].values()) == {0}
            state["hands"][seat] = entry["state"]["hands"][seat]
    assert json.loads(json.dumps(state)) == expected


@pytest.mark.parametrize("n", range(2, 11))
def test_complete_states_come_back_and_go_on_alike(n: int) -> None:
    for step in sample(n, 12):
        before, after = step.before, step.after
        again = plain.from_json(json.loads(json.dumps(plain.to_json(before, complete=True))), before.options)
        again.seen = dict(before.seen)
        assert again == quiet(before)
        if step.action is not None:
            same = plain.apply(again, step.text, redraw(step))
            assert same.log == after.log
            assert quiet(same) == quiet(after)


def redraw(step: plain_random.Step) -> plain.Choose:
    """The choices of that step once more."""
    draws = iter(step.draws)

    def choose(hexes: list[plain.Hex]) -> plain.Hex:
        count, index = next(draws)
        assert count == len(hexes)
        return hexes[index]

    return choose


def quiet(position: Position) -> Position:
    """The same without a log, and with the P hexes in the order of the JSON."""
    other = position.copy()
    other.log = []
    other.p_hexes.sort()
    return other


# ---------------------------------------------------------------- what always holds


def sample(n: int, steps: int) -> list[plain_random.Step]:
    """Steps of a game from the start and of some from random positions."""
    rng = random.Random(n)
    begun = [plain.new_game(n, plain_random.EAGER), *(plain_random.random_position(rng, n) for _ in range(3))]
    begun = [plain.settle(position, lambda hexes: hexes[0], skips=True) for position in begun]
    return [step for position in begun for step in plain_random.random_game(rng, position, steps)]


@pytest.mark.parametrize("n", range(2, 11))
def test_invariants_of_random_games(n: int) -> None:
    for step in sample(n, 25):
        position = step.after
        assert connected(position.board)
        assert not position.over or len(position.active()) <= 1 or position.reason != "last"
        assert surrounded(position) == ([], []), "one pass of falls suffices"
        left = position.copy()
        remove_wrecks(left)
        assert left.board == position.board
        assert position.entities() <= (62 if n <= 4 else 126)
        for stack in position.board.values():
            assert all(unit.kind == "C" for unit in stack[1:])
        for _, _, unit in position.units():
            assert unit.owner is None or position.players[unit.owner].alive
            assert not unit.p or unit.kind not in "KX"
        names = [(unit.owner, unit.name) for _, _, unit in position.units()]
        assert len(names) == len(set(names))
        netters = [netter for netter in position.traps.values() if netter is not None]
        assert len(netters) == len(set(netters))


@pytest.mark.parametrize("n", range(2, 11))
def test_every_kind_of_action_is_read_back_from_its_notation(n: int) -> None:
    for step in sample(n, 8):
        texts = plain.public_actions(step.before)
        assert len(texts) == len(plain.legal(step.before))
        assert step.action is None or plain.read(step.before, step.text) == step.action


@pytest.mark.parametrize("n", range(2, 11))
def test_swapping_mothership_and_decoy_changes_nothing_for_others(n: int) -> None:
    """H2, H3."""
    swaps = 0
    for step in sample(n, 10):
        position = step.before
        for seat in position.active():
            other = plain_random.swapped(position, seat)
            if other is None:
                continue
            swaps += 1
            assert plain.public_key(other) == plain.public_key(position)
            assert plain.public_actions(other) == plain.public_actions(position)
            for viewer in [None, *(viewer for viewer in range(n) if viewer != seat)]:
                assert plain.observation(other, viewer) == plain.observation(position, viewer)
            assert plain.observation(other, seat) != plain.observation(position, seat)
    assert swaps > 10


def test_random_games_meet_everything() -> None:
    """The random games are worth comparing: every action, stacks, and every server event but the rarest occur."""
    met: dict[str, int] = {}
    for n in range(2, 11):
        for step in sample(n, 40):
            height = max(len(stack) for stack in step.before.board.values()) if step.before.board else 0
            events = [event[1:] if event[0] not in "Pp" else event[0] for event in step.after.log]
            for what in [type(step.action).__name__, step.event, f"height {height}", *events]:
                met[what] = met.get(what, 0) + 1
    wanted = ["Place", "Move", "Emp", "Clone", "Grapple", "Transfer", "lost", "leave", "time", "height 2", "height 3"]
    wanted += ["--", "#t", "#f", "#q", "P", "p"]
    assert [what for what in wanted if met.get(what, 0) < 3] == []
