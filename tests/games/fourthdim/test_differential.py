"""The plain rules and the fast ones on the same positions: the same whole turns with the same results."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from parlour.games.fourthdim import turns
from parlour.games.fourthdim.columns import BACK, DRIFT, IDLE, LETTERS, NO_TURN, UP, Columns, piece
from parlour.games.fourthdim.geometry import Geometry, geometry
from parlour.games.fourthdim.position import parse_position
from parlour.games.fourthdim.workspace import core_of
from tests.games.fourthdim import plain
from tests.games.fourthdim.table import at, outcomes, rulebook
from tests.games.fourthdim.test_hot import record
from tests.games.fourthdim.walks import SWITCHED

MOST = 150
"""Records of a position that is one of many; the widest have twelve thousand and are left to a smaller sample."""


def columns_of(position: plain.Position, board: Geometry) -> Columns:
    """The plain position in the core's columns."""
    columns = Columns(
        [0] * board.cells,
        [IDLE, IDLE],
        [0, 0],
        [-1, -1],
        [-1, -1],
        [-1, -1],
        [-1, -1],
        ["wb".index(position.side), *NO_TURN],
    )
    for side, colour in enumerate("wb"):
        army = position.armies[colour]
        for space, kind in army.pieces.items():
            columns.board[board.cell(space)] = piece(side, LETTERS.index(kind))
        match army.warp:
            case plain.Up(spot, kind, mark):
                columns.mode[side], columns.spot[side] = UP, spot
                columns.lifted[side], columns.mark[side] = LETTERS.index(kind), board.cell(mark)
            case plain.Back(marker, current, token):
                columns.mode[side], columns.spot[side] = BACK, marker
                columns.current[side], columns.future[side] = board.cell(current), board.cell(token)
                kind = army.pieces[current]
                columns.board[board.cell(token)] = piece(side, LETTERS.index(kind), future=True)
            case plain.Drift(marker):
                columns.mode[side], columns.spot[side] = DRIFT, marker
    return columns


def key_of(outcome: plain.Position | plain.Win, board: Geometry) -> tuple[str, bytes]:
    """The winner's colour and the position in the form of the core's key."""
    winner, position = (outcome.winner, outcome.position) if isinstance(outcome, plain.Win) else ("", outcome)
    columns = columns_of(position, board)
    flat = [*columns.board, *(value & 255 for column in columns[1:7] for value in column), columns.turn[0]]
    return winner, bytes(flat)


def sample(count: int, options: plain.Options, most: int, seed: int) -> Iterator[plain.Position]:
    """Random positions of at most so many records, told by the core without listing them."""
    rng, board, core = random.Random(seed), geometry(options.rings), core_of(rulebook(options))
    while count:
        position = plain.random_position(rng, options)
        core.sync(*columns_of(position, board))
        if core.count()[0] <= most:
            count -= 1
            yield position


def compare(position: plain.Position, options: plain.Options) -> int:
    """The core's turns and results against the plain ones; how many records there are."""
    board, core = geometry(options.rings), core_of(rulebook(options))
    written = plain.format(position)
    columns = columns_of(position, board)
    assert parse_position(written, board).columns == columns
    core.sync(*columns)
    found: dict[str, tuple[str, bytes]] = {}

    def visit(turn: turns.Turn, won: bool) -> None:
        mark = core.mark()
        core.next_turn()
        found[record(turn, board)] = (position.side if won else "", core.key())
        core.undo(mark)

    turns.walk(core, visit)
    expected = {text: key_of(outcome, board) for text, outcome in plain.turns(position, options).items()}
    assert found == expected, written
    wins = [winner for winner, _ in expected.values() if winner]
    assert core.count() == (len(expected), len(wins)), written
    return len(expected)


@pytest.mark.clause("5", "6", "7")
def test_two_thousand_positions_have_the_same_turns_and_results() -> None:
    records = sum(compare(position, plain.DEFAULT) for position in sample(1_900, plain.DEFAULT, MOST, seed=2_000))
    records += sum(compare(position, plain.DEFAULT) for position in sample(100, plain.DEFAULT, 100_000, seed=2_001))
    assert records > 150_000


@pytest.mark.clause("10")
@pytest.mark.parametrize("options", SWITCHED.values(), ids=SWITCHED)
def test_each_switch_has_the_same_turns_and_results(options: plain.Options) -> None:
    assert sum(compare(position, options) for position in sample(120, options, MOST, seed=2_002)) > 3_000


@pytest.mark.clause("5", "6", "7")
def test_the_public_game_made_part_by_part_has_the_same_turns_and_results() -> None:
    for position in (*sample(250, plain.DEFAULT, MOST, seed=2_003), *sample(15, plain.DEFAULT, 100_000, seed=2_004)):
        written = plain.format(position)
        assert outcomes(at(written)) == {text: plain.key(outcome) for text, outcome in plain.turns(position).items()}, (
            written
        )


@pytest.mark.clause("10")
@pytest.mark.parametrize("options", SWITCHED.values(), ids=SWITCHED)
def test_each_switch_of_the_public_game_made_part_by_part(options: plain.Options) -> None:
    chosen = rulebook(options)
    for position in sample(30, options, MOST, seed=2_005):
        written = plain.format(position)
        expected = {text: plain.key(outcome) for text, outcome in plain.turns(position, options).items()}
        s = at(written, **{name: getattr(chosen, name) for name in chosen.__struct_fields__})
        assert outcomes(s) == expected, written
