"""The plain rules against worked examples, tables of perft, the board's check values and damaged texts."""

from __future__ import annotations

import json
import random
import re
from collections import Counter
from pathlib import Path
from typing import TypedDict

import pytest

from tests.games.fourthdim import plain
from tests.games.fourthdim.plain import Back, Drift, Idle, Options, Position, Up, Win, format, key, parse, perft, turns

BOARD = plain.board_of(Options().rings)
FOE = {"w": "b", "b": "w"}


class Example(TypedDict):
    """One entry of the examples file; `all` is the complete list of records where it is known."""

    id: str
    pos: str
    legal: list[str]
    illegal: list[str]
    results: dict[str, str]
    all: list[str] | None
    turns: int
    distinct: int


EXAMPLES: list[Example] = json.loads(Path(__file__).with_name("fourthdim_examples.json").read_text(encoding="utf-8"))

PERFT = {  # position, then records and distinct outcomes after one turn and after two; nobody can win at once
    "B": ("w Td2,Gc5,Wd30 B2:c5>a2 Td20,Rd22,Wd25 -", (2, 1), (588, 150)),
    "D": ("w Td2,Gc5,Wd30 B2:c5>a2 Td20,Ra1,Wb4,Wd25 U2G@b5", (12, 4), (3144, 557)),
    "E": ("w Td1,Gd9 - Td20,Wd25 -", (114, 60), (12996, 3600)),
    "F": ("w Td1 - Td20,Rd2,Rd32,Wc1 -", (13, 13), (4428, 2413)),
    "G": ("w Td1,Rd3 U3G@c5 Td20,Rc5 U3W@c6", (228, 114), (38400, 9840)),
    "I": ("w Td1,Gd9 - Td20,Wc1,Wd2,Wd32 -", (39, 21), (17901, 5076)),
    "K": ("w Td2,Gb3 B2:b3>a2 Td20,Wb4 B2:b4>c7", (33, 20), (319, 160)),
    "L": ("w Td12,Gd5 U3R@d1 Td20,Gc1,Gd1,Rb1,Rd2,Rd32,Wc2,Wc16,Wd3,Wd31 -", (12, 12), (16779, 8752)),
    "M1": (
        "w Td2,Ga4,Gc3,Ra2,Rd1,Rd8,Wc1,Wd7,Wd10 B1:d10>d11 Td19,Gc14,Gd20,Rd16,Wc9,Wd12,Wd17,Wd25 B2:c9>b4",
        (151, 143),
        (128904, 59100),
    ),
}


def shown(outcome: Position | Win) -> str:
    """An outcome as the examples file writes it."""
    return f"WIN {outcome.winner}" if isinstance(outcome, Win) else format(outcome)


def played(text: str, *records: str) -> Position | Win:
    """What the records lead to, one after the other."""
    outcome: Position | Win = parse(text)
    for record in records:
        assert isinstance(outcome, Position)
        outcome = turns(outcome)[record]
    return outcome


def sample(count: int, seed: int) -> list[Position]:
    """Some random positions."""
    rng = random.Random(seed)
    return [plain.random_position(rng) for _ in range(count)]


# ---------------------------------------------------------------- examples and perft


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example["id"])
def test_worked_examples(example: Example) -> None:
    position = parse(example["pos"])
    found = turns(position)
    assert format(position) == example["pos"]
    assert [record for record in example["legal"] if record not in found] == []
    assert [record for record in example["illegal"] if record in found] == []
    assert {record: shown(found[record]) for record in example["results"]} == example["results"]
    if example["all"] is not None:
        assert sorted(found) == sorted(example["all"])
    assert (len(found), len({key(outcome) for outcome in found.values()})) == (example["turns"], example["distinct"])


def test_timelord_is_taken_alone_at_the_start() -> None:
    found = turns(parse("w Td1,Gc2,Wc9 - Td17,Rc3,Rd20 -"))
    assert [record for record in found if re.match("x:[^ ]*d17", record)] == ["x:d17"]
    assert "x:c3 d1-d2 ^c9" in found


@pytest.mark.parametrize("name", PERFT)
def test_perft_one_and_two_turns_deep(name: str) -> None:
    text, one, two = PERFT[name]
    assert perft(parse(text), 1) == (*one, 0)
    assert perft(parse(text), 2)[:2] == two


def test_perft_of_the_start() -> None:
    assert perft(parse(plain.START), 1) == (790, 438, 0)


@pytest.mark.nightly
def test_perft_of_the_start_two_turns_deep() -> None:
    assert perft(parse(plain.START), 2) == (790 * 790, 438 * 438, 0)


def test_start_records_by_kind_of_turn() -> None:
    kinds = Counter(
        "".join(part[0] if part[0] in "^@" else "-" for part in record.split()) for record in turns(parse(plain.START))
    )
    assert kinds == {"-^": 88, "^-": 124, "-@": 314, "@-": 264}


def test_shortest_game() -> None:
    outcome = played(plain.START, "c4-b2 @c1>b1", "c9-c8 @d20>b5", "c1-b1 @b2>b4xb5")
    assert shown(outcome) == "WIN w"


# ---------------------------------------------------------------- the board


def test_board_counts() -> None:
    degrees = {ring: {len(BOARD.neighbours[space]) for space in BOARD.spaces if space[0] == ring} for ring in "abcd"}
    near = {
        ring: {sum(d <= 2 for d in BOARD.distance[s].values()) for s in BOARD.spaces if s[0] == ring} for ring in "abcd"
    }
    assert len(BOARD.spaces) == 60
    assert degrees == {"a": {4}, "b": {5}, "c": {5}, "d": {3}}
    assert near == {"a": {14}, "b": {18}, "c": {15}, "d": {9}}
    assert sum(len(around) for around in BOARD.neighbours.values()) == 2 * 116
    assert max(d for row in BOARD.distance.values() for d in row.values()) == 8


@pytest.mark.parametrize(
    ("space", "around"),
    [("a1", "a2 a4 b1 b2"), ("b1", "b8 b2 a1 c1 c2"), ("c4", "c3 c5 b2 d7 d8"), ("d1", "d32 d2 c1")],
)
def test_neighbours(space: str, around: str) -> None:
    assert sorted(BOARD.neighbours[space]) == sorted(around.split())


@pytest.mark.parametrize(
    "pair", ["a1-a3 2", "d1-d3 2", "c1-d3 2", "d4-c6 5", "c4-d17 6", "c1-c9 6", "d1-d17 8", "d4-d20 8", "b3-b3 0"]
)
def test_distances(pair: str) -> None:
    spaces, distance = pair.split()
    one, other = spaces.split("-")
    assert BOARD.distance[one][other] == BOARD.distance[other][one] == int(distance)


def test_rings_are_data() -> None:
    longer = plain.board_of((4, 8, 16, 16, 16))
    assert len(longer.spaces) == 60
    assert sorted(longer.neighbours["d1"]) == ["c1", "d16", "d2", "e1"]


# ---------------------------------------------------------------- position texts

REJECTED = {  # what is wrong, the text, and what the error says of it
    "empty": ("", "five or six fields"),
    "too few fields": ("w Td1 - Td20", "five or six fields"),
    "too many fields": ("w Td1 - Td20 - 0 0", "five or six fields"),
    "two blanks": ("w  Td1 - Td20 -", "the sixth field is a number"),
    "count is no number": ("w Td1 - Td20 - many", "the sixth field is a number"),
    "count is negative": ("w Td1 - Td20 - -1", "the sixth field is a number"),
    "count begins with nought": ("w Td1 - Td20 - 01", "the sixth field is a number"),
    "line end": ("w Td1 - Td20 -\n", "no warp entry"),
    "no such warp entry": ("w Td1 X Td20 -", "no warp entry"),
    "vortex spot nought": ("w Td1 U0W@c1 Td20 -", "no warp entry"),
    "vortex spot four": ("w Td1 U4W@c1 Td20 -", "no warp entry"),
    "marker drifts on three": ("w Td1 D3 Td20 -", "no warp entry"),
    "marker drifts on nought": ("w Td1 D0 Td20 -", "no warp entry"),
    "pair with marker three": ("w Td1 B3:d1>d4 Td20 -", "no warp entry"),
    "pair with marker nought": ("w Td1 B0:d1>d1 Td20 -", "no warp entry"),
    "up together with a token": ("w Td1,Wd9 U1W@c1,B1:d1>d2 Td20 -", "no warp entry"),
    "no such side": ("x Td1 - Td20 -", "the side to move is w or b"),
    "side missing": (" Td1 - Td20 -", "the side to move is w or b"),
    "no such kind": ("w Td1,Kd2 - Td20 -", "a piece on a space"),
    "future token among the pieces": ("w Td1,FTd2 - Td20 -", "a piece on a space"),
    "kind missing": ("w Td1,d2 - Td20 -", "a piece on a space"),
    "space missing": ("w Td1,W - Td20 -", "a piece on a space"),
    "empty entry": ("w Td1, - Td20 -", "a piece on a space"),
    "no pieces field": ("w  - Td20 -", "a piece on a space"),
    "unknown ring": ("w Td1,We1 - Td20 -", "a piece on a space"),
    "unknown number": ("w Td1,Wa5 - Td20 -", "a piece on a space"),
    "number nought": ("w Td0 - Td20 -", "a piece on a space"),
    "number begins with nought": ("w Td01 - Td20 -", "a piece on a space"),
    "number in other digits": ("w Td\u0661 - Td20 -", "a piece on a space"),
    "unknown marker space": ("w Td1 U1W@d33 Td20 -", "unknown space"),
    "unknown current space": ("w Td1 B1:b9>b8 Td20 -", "unknown space"),
    "unknown token space": ("w Td1 B1:d1>d0 Td20 -", "unknown space"),
    "two own pieces on a space": ("w Td1,Wd1 - Td20 -", "two pieces on d1"),
    "both sides on a space": ("w Td1 - Td20,Wd1 -", "one space, one piece or token"),
    "token on an own piece": ("w Td1,Wd2 B1:d1>d2 Td20 -", "one space, one piece or token"),
    "token on an enemy piece": ("w Td1 B1:d1>d2 Td20,Wd2 -", "one space, one piece or token"),
    "token on a token": ("w Td1 B1:d1>d2 Td20,Wd3 B1:d3>d2", "one space, one piece or token"),
    "token on its piece": ("w Td1 B1:d1>d1 Td20 -", "one space, one piece or token"),
    "pair without a piece": ("w Td1 B1:d5>d6 Td20 -", "a pair needs its current piece"),
    "pair on an enemy piece": ("w Td1 B1:d20>d21 Td20 -", "a pair needs its current piece"),
    "token beyond the marker": ("w Td1 B1:d1>d3 Td20 -", "the token is too far away"),
    "token far away": ("w Td1 B2:d1>d4 Td20 -", "the token is too far away"),
    "marker behind with three pieces": ("w Td1,Wd9,Wd10 B2:d1>d2 Td20 -", "the marker cannot be behind"),
    "no white timelord": ("w Wd1 - Td20 -", "the Timelord is missing"),
    "no black timelord": ("w Td1 - Wd20 -", "the Timelord is missing"),
    "no pieces": ("w - - Td20 -", "the Timelord is missing"),
    "timelord alone in the vortex": ("w - U1T@c1 Td20 -", "the Timelord is missing"),
    "two timelords": ("w Td1,Td2 - Td20 -", "too many T"),
    "second timelord in the vortex": ("w Td1 U1T@c1 Td20 -", "too many T"),
    "three guardians": ("w Td1,Gd2,Gd3,Gd4 - Td20 -", "too many G"),
    "third guardian in the vortex": ("w Td1,Gd2,Gd3 U1G@c1 Td20 -", "too many G"),
    "four rangers": ("w Td1 - Td20,Ra1,Ra2,Ra3,Ra4 -", "too many R"),
    "seven warriors": ("w Td1 - Td20,Wb1,Wb2,Wb3,Wb4,Wb5,Wb6,Wb7 -", "too many W"),
}


@pytest.mark.parametrize("name", REJECTED)
def test_rejected_position_texts(name: str) -> None:
    text, reason = REJECTED[name]
    with pytest.raises(ValueError, match=reason):
        parse(text)


@pytest.mark.parametrize(
    "text",
    [
        "w Td1,Wd9 B2:d1>d2 Td20 -",  # marker behind, two pieces
        "b Td1,Gd9,Gd10 B2:d1>d3 Td20 D2",
        "w Wd9 U3T@d20 Td20 -",  # marker under an enemy piece
        "w Td1,Wd2 U1W@c5 Td20,Wd21 U2R@c5",  # two markers on one space
        "w Td1,Gd2,Gd3 B1:d2>c1 Td20 -",  # the token does not count as a third Guardian
    ],
)
def test_accepted_position_texts(text: str) -> None:
    assert format(parse(text)) == text


def test_position_text_sorts_and_counts() -> None:
    position = parse("b Wd10,Wd9,Wa2,Gc1,Td1 - Td20 - 17")
    assert format(position) == "b Td1,Gc1,Wa2,Wd9,Wd10 - Td20 -"
    assert format(position, counted=True) == "b Td1,Gc1,Wa2,Wd9,Wd10 - Td20 - 17"
    assert position == parse("b Td1,Gc1,Wa2,Wd9,Wd10 - Td20 - 3")


# ---------------------------------------------------------------- symmetry and consistency


def renamed(text: str, new: dict[str, str]) -> str:
    """A record with other space names, its start captures in ascending order again."""
    text = re.sub("[a-d][0-9]+", lambda space: new[space[0]], text)
    if not text.startswith("x:"):
        return text
    caps, *parts = text[2:].split(" ")
    return " ".join(["x:" + ",".join(sorted(caps.split(","), key=BOARD.spaces.index)), *parts])


def turned(position: Position) -> Position:
    """Half a turn, colours swapped."""
    side, white, white_warp, black, black_warp = format(position).split(" ")
    return parse(" ".join([FOE[side], *(renamed(text, HALF_TURN) for text in (black, black_warp, white, white_warp))]))


def mirrored(position: Position) -> Position:
    """Left and right swapped."""
    side, *fields = format(position).split(" ")
    return parse(" ".join([side, *(renamed(text, MIRROR) for text in fields)]))


SIZE = {"a": 4, "b": 8, "c": 16, "d": 32}
HALF_TURN = {s: f"{s[0]}{(int(s[1:]) - 1 + SIZE[s[0]] // 2) % SIZE[s[0]] + 1}" for s in BOARD.spaces}
MIRROR = {s: f"{s[0]}{(SIZE[s[0]] // 4 - int(s[1:])) % SIZE[s[0]] + 1}" for s in BOARD.spaces}


def test_start_is_symmetrical() -> None:
    start = parse(plain.START)
    assert turned(start) == Position("b", start.armies)


def test_half_turn_changes_nothing() -> None:
    for position in sample(40, seed=1):
        expected = {renamed(record, HALF_TURN): outcome for record, outcome in turns(position).items()}
        found = turns(turned(position))
        assert found.keys() == expected.keys(), format(position)
        for record, outcome in expected.items():
            if isinstance(outcome, Win):
                assert shown(found[record]) == f"WIN {FOE[outcome.winner]}"
            else:
                assert found[record] == turned(outcome)


def test_mirror_changes_no_record() -> None:
    for position in sample(40, seed=2):
        expected = {renamed(record, MIRROR) for record in turns(position)}
        assert turns(mirrored(position)).keys() == expected, format(position)


def test_turns_lead_to_possible_positions_and_change_nothing() -> None:
    for position in sample(50, seed=3):
        before = format(position, counted=True)
        found = turns(position)
        assert found
        assert format(position, counted=True) == before
        for text in {format(outcome) for outcome in found.values() if isinstance(outcome, Position)}:
            assert format(parse(text)) == text
            assert text[0] == FOE[before[0]]


def test_captures_and_nothing_else_reset_the_count() -> None:
    for position in sample(60, seed=4):
        for record, outcome in turns(position).items():
            if isinstance(outcome, Position):
                assert outcome.quiet == (0 if "x" in record else position.quiet + 1)


# ---------------------------------------------------------------- switches, draws, random positions


def test_beam_down_may_have_to_leave_the_marker() -> None:
    position = parse("w Td1,Gd3 U1W@c5 Td20,Rd22,Wd25 -")
    gone = turns(position).keys() - turns(position, Options(beam_down_min_distance=1)).keys()
    assert "d1-d2 vc5" in gone
    assert all("vc5" in record for record in gone)


def test_beam_back_may_be_barred_while_the_marker_drifts() -> None:
    position = parse("w Td2,Gb3 B2:b3>a2 Td20,Wd25 -")
    assert turns(position).keys() - turns(position, Options(beam_back_from_drift=False)).keys() == {
        record for record in turns(position) if "@" in record
    }


def test_marker_may_go_home_with_its_pair() -> None:
    position = parse("b Td2,Gc5,Wd30 B2:c5>a2 Ta1,Rd22,Wd25 -")
    after = turns(position, Options(marker_home_with_pair=True))["x:a2 d22-d23 ^d25"]
    assert shown(after) == "w Td2,Wd30 - Ta1,Rd23 U1W@d25"


def test_beam_back_may_need_an_open_path() -> None:
    position = parse("w Td1,Gd9,Gd2,Wc1 - Td20,Wd25 -")
    gone = turns(position).keys() - turns(position, Options(beam_back_needs_open_path=True)).keys()
    assert "@d1>d3 d9-d10" in gone
    assert not {"@d1>d31 d9-d10", "@d1>d32 d9-d10"} & gone
    assert "d9-d10 @d1>c2" in gone
    assert "c1-b1 @d1>c2" not in gone


def test_draw_by_repetition_counts_the_start() -> None:
    start, other = parse("w Td1 - Td20,Wd25 -"), parse("b Td2 - Td20,Wd25 -")
    assert plain.draw([start, other, start, other]) is None
    assert plain.draw([start, other, start, other, start]) == "repetition"


def test_draw_without_captures() -> None:
    assert plain.draw([parse("w Td1 - Td20,Wd25 - 99")]) is None
    assert plain.draw([parse("w Td1 - Td20,Wd25 - 100")]) == "no_progress"
    assert plain.draw([parse("w Td1 - Td20,Wd25 - 40")], limit=40) == "no_progress"


def test_draw_of_two_lone_timelords() -> None:
    assert plain.draw([parse("w Td1 - Td20 B1:d20>d21")]) == "lone_timelords"
    assert plain.draw([parse("w Td1 U1W@c1 Td20 -")]) is None


def test_random_positions_are_possible_and_varied() -> None:
    seen: Counter[str] = Counter()
    for position in sample(2000, seed=5):
        assert parse(format(position)) == position
        own, foe = position.armies[position.side], position.armies[FOE[position.side]]
        warp = own.warp
        seen.update([f"own {type(warp).__name__}", f"foe {type(foe.warp).__name__}", f"size {own.strength()}"])
        if isinstance(warp, Back):
            turn = plain.Turn(own, foe)
            seen["pair of a small army"] += own.strength() <= 2
            seen["marker behind"] += BOARD.distance[warp.piece][warp.token] < warp.marker
            seen["pair blocked"] += not plain.approach(turn, warp, BOARD)
        if isinstance(warp, Up):
            seen["marker smothered"] += not plain.beam_down(plain.Turn(own, foe), warp, BOARD, Options())
        seen["timelord walled in"] += any(
            kind == "T" and not any(plain.Turn(own, foe).free(near) for near in BOARD.neighbours[space])
            for space, kind in own.pieces.items()
        )
    wanted = [f"{who} {state.__name__}" for who in ("own", "foe") for state in (Idle, Up, Back, Drift)]
    wanted += [f"size {size}" for size in (*range(1, 10), 12)]
    wanted += ["pair of a small army", "marker behind", "pair blocked", "marker smothered", "timelord walled in"]
    assert [what for what in wanted if seen[what] < 15] == [], seen
