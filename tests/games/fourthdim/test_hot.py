"""The rules core: perft (14), the examples (15), and the plain rules on random positions; compiled and from source."""

from __future__ import annotations

import random
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from parlour.games.fourthdim import _hot
from parlour.games.fourthdim.columns import (
    BEAM_BACK,
    BEAM_DOWN,
    BEAM_UP,
    CAPTURES_OPEN,
    END,
    MOVE,
    NAVIGATE,
    NORMAL_CELL,
    NORMAL_DONE,
    SIDE,
    WARP_CELL,
    WARP_DONE,
    Columns,
    code,
    part,
)
from parlour.games.fourthdim.geometry import Geometry, geometry
from parlour.games.fourthdim.position import Position, format_position, parse_position
from parlour.games.fourthdim.turns import Turn, perft, result, turns
from tests.games.fourthdim import plain
from tests.games.fourthdim.test_plain import EXAMPLES, PERFT, Example

if TYPE_CHECKING:
    from types import ModuleType

BOARD = geometry()


def from_source() -> ModuleType:
    """The module run as Python, with the stand-in for `cython`."""
    source = Path(_hot.__file__).with_name("_hot.py")
    spec = spec_from_file_location("parlour.games.fourthdim.hot_from_source", source)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(sys.modules, "cython", None)
        spec.loader.exec_module(module)
    assert module.cython.__name__ == "parlour.kit.cy"
    return module


@pytest.fixture(scope="module", params=["as installed", "from source"])
def hot(request: pytest.FixtureRequest) -> ModuleType:
    """The module under test."""
    return _hot if request.param == "as installed" else from_source()


@pytest.fixture
def core(hot: ModuleType) -> _hot.Core:
    """A workspace of the default board and rulings."""
    made: _hot.Core = hot.Core()
    return made


def at(text: str) -> Columns:
    """The columns of a position text."""
    return parse_position(text, BOARD).columns


def record(turn: Turn, board: Geometry = BOARD) -> str:
    """A whole turn in the notation of section 10."""
    captures, codes = turn
    words = ["x:" + ",".join(map(board.name, captures))] if captures else []
    for kind, origin, target, take in map(part, codes):
        a, b = board.name(origin), board.name(target)
        word = {MOVE: f"{a}-{b}", BEAM_UP: f"^{a}", BEAM_DOWN: f"v{b}", NAVIGATE: "~", BEAM_BACK: f"@{a}>{b}"}[kind]
        words.append(word + (f"x{board.name(take)}" if take >= 0 else ""))
    return " ".join(words) or "-"


def outcomes(core: _hot.Core, board: Geometry = BOARD) -> dict[str, str]:
    """Every record with the position that it leads to, and with the winner if it wins."""
    found = {}
    for turn in turns(core):
        columns, winner = result(core, turn)
        if winner >= 0:
            columns.turn[SIDE] = 1 - winner  # the plain rules hand a won game over, too
        text = format_position(Position(columns), board)
        found[record(turn, board)] = f"{'wb'[winner]} wins: {text}" if winner >= 0 else text
    return found


# ---------------------------------------------------------------- perft and examples


@pytest.mark.parametrize("name", PERFT)
def test_perft_one_and_two_turns_deep(core: _hot.Core, name: str) -> None:
    text, one, two = PERFT[name]
    core.sync(*at(text))
    assert perft(core, 1, want_distinct=True) == (*one, 0)
    assert perft(core, 2, want_distinct=True)[:2] == two
    assert core.position() == at(text)


def test_perft_of_the_start(core: _hot.Core) -> None:
    core.sync(*at(plain.START))
    assert perft(core, 0) == (1, -1, 0)
    assert perft(core, 1, want_distinct=True) == (790, 438, 0)


def test_perft_of_the_start_two_turns_deep() -> None:
    core = _hot.Core()
    core.sync(*at(plain.START))
    assert perft(core, 2, want_distinct=True) == (790 * 790, 438 * 438, 0)


@pytest.mark.nightly
def test_perft_of_the_start_three_turns_deep() -> None:
    core = _hot.Core()
    core.sync(*at(plain.START))
    assert perft(core, 3, want_distinct=True) == (31_620_000, 2_684_292, 528)


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example["id"])
def test_examples_of_section_15(core: _hot.Core, example: Example) -> None:
    core.sync(*at(example["pos"]))
    found = outcomes(core)
    shown = {text: f"WIN {after[0]}" if "wins" in after else after for text, after in found.items()}
    assert [text for text in example["legal"] if text not in found] == []
    assert [text for text in example["illegal"] if text in found] == []
    assert {text: shown[text] for text in example["results"]} == example["results"]
    if example["all"] is not None:
        assert sorted(found) == sorted(example["all"])
    assert (len(found), len(set(found.values()))) == (example["turns"], example["distinct"])
    assert core.count() == (example["turns"], sum("wins" in after for after in found.values()))


# ---------------------------------------------------------------- against the plain rules

SWITCHES = [
    plain.Options(),
    plain.Options(beam_down_min_distance=1, beam_back_from_drift=False),
    plain.Options(marker_home_with_pair=True, beam_back_needs_open_path=True),
    plain.Options(rings=(4, 8, 16, 16, 16)),
    plain.Options(rings=(5, 15, 45)),
]


@pytest.mark.parametrize("options", SWITCHES, ids=str)
def test_the_same_turns_and_results_as_the_plain_rules(hot: ModuleType, options: plain.Options) -> None:
    rng = random.Random(str(options))
    board = geometry(options.rings)
    core: _hot.Core = hot.workspace(
        options.rings,
        options.beam_down_min_distance,
        options.beam_back_from_drift,
        options.marker_home_with_pair,
        options.beam_back_needs_open_path,
    )
    for _ in range(30):
        position = plain.random_position(rng, options)
        text = plain.format(position)
        core.sync(*parse_position(text, board).columns)
        expected = {text: plain.key(outcome) for text, outcome in plain.turns(position, options).items()}
        assert outcomes(core, board) == expected, text
        assert core.count() == (len(expected), sum("wins" in outcome for outcome in expected.values())), text


# ---------------------------------------------------------------- one part at a time


def played(core: _hot.Core, *codes: int) -> list[int]:
    """The legal parts after these."""
    for number in codes:
        assert core.allows(number)
        core.play(number)
    return core.codes()


def move(text: str) -> int:
    """The code of a normal move: `c5-b3`."""
    origin, target = text.split("-")
    return code(MOVE, BOARD.cell(origin), BOARD.cell(target))


def test_codes_round_trip() -> None:
    for number in (code(MOVE, 3, 126, 125), code(BEAM_UP, 126), code(BEAM_DOWN, 0, 9, 0), code(NAVIGATE), code(END)):
        assert code(*part(number)) == number
        assert number < 1 << 25
    assert part(code(BEAM_BACK, 1, 2)) == (BEAM_BACK, 1, 2, -1)


def test_a_turn_ends_by_itself_when_nothing_is_left(core: _hot.Core) -> None:
    core.sync(*at("w Td2,Gc5,Wd30 B2:c5>a2 Td20,Rd22,Wd25 -"))
    assert sorted(core.codes()) == sorted([move("c5-b3"), code(NAVIGATE)])
    assert played(core, code(NAVIGATE)) == [move("c5-b3")]
    assert not core.over()
    assert played(core, move("c5-b3")) == []
    assert core.over()
    assert core.position().turn == [0, 0, 1, 1, BOARD.cell("b3"), -1]
    core.next_turn()
    assert core.position() == at("b Td2,Gb3,Wd30 B1:b3>a2 Td20,Rd22,Wd25 -")


def test_an_optional_timewarp_can_be_declined(core: _hot.Core) -> None:
    core.sync(*at("w Td2,Gc5 B2:c5>a2 Td20,Wd25 -"))
    assert code(END) not in core.codes()
    assert sorted(played(core, move("c5-b3"))) == [code(NAVIGATE), code(END)]
    core.play(code(END))
    assert core.position() == at("b Td2,Gb3 B2:b3>a2 Td20,Wd25 -")


def test_the_pass_is_offered_alone(core: _hot.Core) -> None:
    core.sync(*at("w Td1 - Td20,Gc2,Gc16,Wb1,Wc1,Wd2,Wd3,Wd31,Wd32 -"))
    assert core.codes() == [code(END)]
    assert core.needed() == 0
    assert not core.over()


def test_nothing_is_left_after_a_start_capture(core: _hot.Core) -> None:
    """The token takes G, but W still blocks the only way of the only piece."""
    core.sync(*at("w Td1 B2:d1>d3 Td20,Gd4,Wd2 -"))
    assert core.codes() == [code(END)]
    assert core.capturable() == [BOARD.cell("d4")]
    assert not core.capture(core.capturable())
    assert core.codes() == core.capturable() == []
    assert core.over()
    assert core.position().turn == [0, 0, 0, 0, -1, -1]


def test_parts_that_would_make_the_other_impossible_are_actions_but_not_parts(core: _hot.Core) -> None:
    core.sync(*at("w Td1,Gd9 - Td20,Wc1,Wd2,Wd32 -"))  # X33
    spoiler = code(BEAM_UP, BOARD.cell("d9"))
    assert core.needed() == 1
    assert spoiler in core.actions()
    assert not core.allows(spoiler)
    assert set(core.codes()) < set(core.actions())


def test_both_parts_are_needed_where_both_can_be_made(core: _hot.Core) -> None:
    core.sync(*at(plain.START))
    assert core.needed() == 2
    core.sync(*at("w Td2,Gc5,Wd30 B2:c5>a2 Td20,Gb3,Rd22,Wd25 -"))  # X17: the pair is blocked
    assert core.needed() == 1


def test_capturable_names_a_pair_once_and_closes_with_the_first_part(core: _hot.Core) -> None:
    core.sync(*at("b Td2,Rc5,Wd30 B1:c5>c6 Td20,Gb3,Gb4,Wd25 -"))
    assert [BOARD.name(cell) for cell in core.capturable()] == ["c5"]
    core.sync(*at("b Td2,Gc5,Wd30 B2:c5>a2 Ta1,Rd22,Wd25 -"))
    assert [BOARD.name(cell) for cell in core.capturable()] == ["a2"]
    core.play(move("d22-d23"))
    assert core.capturable() == []


@pytest.mark.parametrize(
    ("text", "wins"),
    [
        ("w Td1,Gd30,Wc9 - Td17,Rd18,Wc1 -", {"d17": True, "d18": False}),
        ("w Td1,Gb1 - Wb2 U1T@d20", {"b2": True}),  # 8.2
        ("w Td1,Gb1 - Td20,Wb2 U1W@d20", {"b2": False}),
    ],
)
def test_which_captures_win(core: _hot.Core, text: str, wins: dict[str, bool]) -> None:
    core.sync(*at(text))
    assert {name: core.wins(BOARD.cell(name)) for name in wins} == wins
    for name, won in wins.items():
        mark = core.mark()
        assert core.capture([BOARD.cell(name)]) == won
        core.undo(mark)


# ---------------------------------------------------------------- the workspace


def test_sync_notices_every_column(core: _hot.Core) -> None:
    text = "w Td2,Gc5,Wd30 B2:c5>a2 Td20,Rd22,Wd25 U1W@c9"
    assert not core.sync(*at(text))
    assert not core.sync(*at(text))  # nothing has been listed yet
    core.parts()
    assert core.sync(*at(text))
    changes: dict[str, tuple[int, int]] = {
        "board": (30, 2),
        "mode": (1, 0),
        "spot": (0, 1),
        "lifted": (1, 2),
        "mark": (1, 3),
        "current": (0, 5),
        "future": (0, 6),
    }
    turn = {SIDE: 1, CAPTURES_OPEN: 0, NORMAL_DONE: 1, WARP_DONE: 1, NORMAL_CELL: 4, WARP_CELL: 4}
    for column, index, value in [(c, *change) for c, change in changes.items()] + [("turn", *t) for t in turn.items()]:
        changed = at(text)
        getattr(changed, column)[index] = value
        assert not core.sync(*changed), column
        assert core.position() == changed
        assert not core.sync(*at(text))
        core.parts()
        assert core.sync(*at(text))


@pytest.mark.parametrize(
    ("column", "value"),
    [
        ("board", [0] * 59),
        ("mode", [0]),
        ("turn", [0, 1]),
        ("turn", [2, 1, 0, 0, -1, -1]),
        ("current", [60, -1]),
        ("mark", [-2, -1]),
        ("mode", [1, 0]),
        ("mode", [0, 2]),
    ],
)
def test_sync_refuses_what_would_lead_outside_the_board(core: _hot.Core, column: str, value: list[int]) -> None:
    with pytest.raises(ValueError, match=r"columns|cell|side|warp state"):
        core.sync(*at(plain.START)._replace(**{column: value}))


@pytest.mark.parametrize("number", [-1, 6, 1 << 25, code(MOVE, 60, 1), code(MOVE, 1, 60), code(MOVE, 1, 2, 60)])
def test_play_refuses_what_is_no_part_of_this_board(core: _hot.Core, number: int) -> None:
    core.sync(*at(plain.START))
    assert not core.allows(number)
    with pytest.raises(ValueError, match="no part"):
        core.play(number)


def test_capture_and_code_refuse_what_is_not_there(core: _hot.Core) -> None:
    core.sync(*at(plain.START))
    with pytest.raises(ValueError, match="no such cell"):
        core.capture([60])
    for i in (-1, core.parts()):
        with pytest.raises(IndexError):
            core.code(i)


def test_undo_and_store_over_a_long_game(core: _hot.Core) -> None:
    """Longer than the log was made for: it grows, and everything can be taken back."""
    rng = random.Random(5)
    core.sync(*at(plain.START))
    before = [(core.mark(), core.position(), core.key())]
    for _ in range(400):
        won = False
        while not (won or core.over()):
            won = core.play(rng.choice(core.codes()))
            if core.position().turn[CAPTURES_OPEN]:
                break  # END
        if won:
            break
        if not core.position().turn[CAPTURES_OPEN]:
            core.next_turn()
        before.append((core.mark(), core.position(), core.key()))
    assert len(before) > 60
    columns = at("w Td1 - Td20 -")
    core.store(columns)
    assert columns == core.position()
    for mark, position, key in reversed(before):
        core.undo(mark)
        assert (core.position(), core.key()) == (position, key)
    assert core.position() == at(plain.START)


def test_keys_differ_with_the_position(core: _hot.Core) -> None:
    texts = [
        "w Td1 - Td20 -",
        "b Td1 - Td20 -",
        "w Td1 D1 Td20 -",
        "w Td1 D2 Td20 -",
        "w Td1 - Td20 D1",
        "w Td2 - Td20 -",
    ]
    keys = []
    for text in texts:
        core.sync(*at(text))
        keys.append(core.key())
    assert len(set(keys)) == len(texts)


def test_one_workspace_for_the_same_options(hot: ModuleType) -> None:
    assert hot.workspace((4, 8)) is hot.workspace((4, 8))
    assert hot.workspace((4, 8)) is not hot.workspace((4, 8), 1)


def test_the_largest_board(hot: ModuleType) -> None:
    """127 cells in one ring: every id and every capture fits in a code."""
    text, options = "w Ta127,Wa125,Ga1 - Ta64,Ra2,Wa126 -", plain.Options(rings=(127,))
    board = geometry(options.rings)
    core: _hot.Core = hot.Core(options.rings)
    core.sync(*parse_position(text, board).columns)
    expected = plain.turns(plain.parse(text, options), options)
    assert "x:a2 a1-a2 @a125>a124" in expected
    assert outcomes(core, board) == {record: plain.key(outcome) for record, outcome in expected.items()}
