"""Chapter 10: every option, both ways."""

from __future__ import annotations

from typing import Any

import pytest

from parlour.games.fourthdim import GAME
from parlour.games.fourthdim.model import Options
from tests.games.fourthdim.table import (
    ANALYSIS,
    at,
    decide,
    mover,
    outcomes,
    play,
    playable,
    reason,
    refusal,
    start,
    text,
    words,
)
from tests.games.fourthdim.test_rulebook_texts import TEXTS
from tests.games.fourthdim.walks import games

FIVE_RINGS: dict[str, Any] = {"rings": (4, 8, 16, 16, 16), "start_array": "WWWW/WRRW/RGTG"}
WIDE: dict[str, Any] = {"rings": (4, 8, 24, 48), "start_array": "WWWWWW/..RGRTGR...."}


@pytest.mark.clause("10")
def test_s10_the_defaults_are_those_of_the_rulebook() -> None:
    rows = [line.split(" | ") for line in TEXTS.clauses("en")["10"].splitlines() if line.startswith("| `")]
    defaults = {row[0].strip("| `"): row[1].strip(" `") for row in rows}
    options = Options()
    shown = {
        name: {True: "on", False: "off"}.get(value, str(value)) if isinstance(value, bool) else str(value).strip("()")
        for name, value in ((name, getattr(options, name)) for name in options.__struct_fields__)
    }
    assert shown == defaults
    assert GAME.check(options, 2) == []


# ---------------------------------------------------------------- rings, start_array


def test_s10_five_rings() -> None:
    s = start(**FIVE_RINGS)
    assert text(s) == (
        "w Te3,Ge2,Ge4,Rd2,Rd3,Re1,Wc1,Wc2,Wc3,Wc4,Wd1,Wd4 - Te11,Ge10,Ge12,Rd10,Rd11,Re9,Wc9,Wc10,Wc11,Wc12,Wd9,Wd12 -"
    )
    assert refusal(s, "d1-d16") == ""  # ring d closes after 16
    assert refusal(s, "d1-e1") == "space_occupied 6.1"
    assert refusal(s, "e1-f1") == "unknown_space 2.2"
    assert refusal(s, "d4-d17") == "unknown_space 2.2"
    assert ANALYSIS.format(ANALYSIS.parse(text(s), s.options)) == text(s)


def test_s10_a_wide_array() -> None:
    s = start(**WIDE)
    assert len(s.board) == 84
    white, black = text(s).split(" ")[1], text(s).split(" ")[3]
    assert white == "Td6,Gd4,Gd7,Rd3,Rd5,Rd8,Wc1,Wc2,Wc3,Wc4,Wc5,Wc6"
    assert black == "Td30,Gd28,Gd31,Rd27,Rd29,Rd32,Wc13,Wc14,Wc15,Wc16,Wc17,Wc18"
    assert refusal(s, "c1-b1") == ""  # a ring three times the next inner one
    assert refusal(s, "c3-b1") == ""
    assert refusal(s, "c4-b1") == "not_adjacent 6.1"


@pytest.mark.parametrize("options", [FIVE_RINGS, WIDE], ids=["five rings", "wide"])
def test_s10_whole_games_on_other_boards(options: dict[str, Any]) -> None:
    last = None
    for s, _ in games(4, seed=10, options=Options(**options)):
        last = s
    assert last is not None
    assert reason(last)


def test_s10_fewer_pieces_and_dots() -> None:
    s = start(rings=(4, 8), start_array="T/W.")
    assert text(s) == "w Ta1,Wb1 - Ta3,Wb5 -"


FAULTS: dict[str, tuple[dict[str, Any], str, str]] = {
    "one ring": ({"rings": (4,), "start_array": "T"}, "rings", "rings_size"),
    "nine rings": ({"rings": (4,) * 9}, "rings", "rings_size"),
    "a ring of nothing": ({"rings": (4, 0)}, "rings", "rings_size"),
    "too many spaces": ({"rings": (4, 8, 16, 32, 64, 64)}, "rings", "rings_size"),
    "128 spaces": ({"rings": (64, 64)}, "rings", "rings_size"),
    "a centre of six": ({"rings": (6, 12)}, "rings", "rings_multiple"),
    "no multiple": ({"rings": (4, 8, 12)}, "rings", "rings_multiple"),
    "smaller outside": ({"rings": (8, 4)}, "rings", "rings_multiple"),
    "more rows than rings": ({"start_array": "T/WW/WWWW/WRGTRGRW/W"}, "start_array", "array_rows"),
    "a row too long": ({"start_array": "WWWWW/WRGTRGRW"}, "start_array", "array_row"),
    "a row too short": ({"start_array": "WWW/WRGTRGRW"}, "start_array", "array_row"),
    "no row": ({"start_array": ""}, "start_array", "array_row"),
    "another letter": ({"start_array": "WWWW/WRGTRGRX"}, "start_array", "array_row"),
    "does not fit other rings": ({"rings": (4, 8, 16, 16, 16)}, "start_array", "array_row"),
    "no Timelord": ({"start_array": "WWWW/WRGRRGRW"}, "start_array", "array_army"),
    "two Timelords": ({"start_array": "WWWW/WTGTRGRW"}, "start_array", "array_army"),
    "seven Warriors": ({"start_array": "WWWW/WRGTWGRW"}, "start_array", "array_army"),
    "landing two away": ({"beam_down_min_distance": 2}, "beam_down_min_distance", "out_of_range"),
    "landing less than nought": ({"beam_down_min_distance": -1}, "beam_down_min_distance", "out_of_range"),
    "a limit of one": ({"no_progress_limit": 1}, "no_progress_limit", "out_of_range"),
    "a limit of 1001": ({"no_progress_limit": 1001}, "no_progress_limit", "out_of_range"),
}


@pytest.mark.parametrize("name", FAULTS)
def test_s10_options_that_cannot_be_played(name: str) -> None:
    given, field, code = FAULTS[name]
    assert [(fault.field, fault.code) for fault in GAME.check(Options(**given), 2)] == [(field, code)]


@pytest.mark.parametrize(
    "given",
    [
        {"rings": (4, 8), "start_array": "T/.."},
        {"rings": (4,) * 8, "start_array": "T"},
        {"rings": (60, 60), "start_array": "T" + "." * 14},
        {"beam_down_min_distance": 1},
        {"no_progress_limit": 2},
        {"no_progress_limit": 1000},
        FIVE_RINGS,
        WIDE,
    ],
)
def test_s10_options_at_the_edge_that_can(given: dict[str, Any]) -> None:
    s = start(**given)
    assert words(s)
    decide(s, words(s)[0])


def test_s10_every_fault_is_told() -> None:
    faults = GAME.check(Options(rings=(4,), beam_down_min_distance=5, no_progress_limit=0), 2)
    assert [fault.field for fault in faults] == ["rings", "beam_down_min_distance", "no_progress_limit"]


# ---------------------------------------------------------------- the switches


def gone(position: str, **switch: Any) -> set[str]:
    """Whole turns of the position that the switch forbids; it must allow no new ones."""
    before, after = set(outcomes(at(position))), set(outcomes(at(position, **switch)))
    assert after <= before
    return before - after


def test_s10_beam_down_min_distance() -> None:
    position = "w Td1,Gd3 U1W@c5 Td20,Rd22,Wd25 -"
    forbidden = gone(position, beam_down_min_distance=1)
    assert "d1-d2 vc5" in forbidden
    assert all("vc5" in record for record in forbidden)
    assert refusal(at(position, beam_down_min_distance=1), "vc5") == "too_near 6.4"
    assert refusal(at(position, beam_down_min_distance=1), "vc6") == ""


def test_s10_beam_back_from_drift() -> None:
    position = "w Td2,Gb3,Wd30 D2 Td20,Wd25 -"
    forbidden = gone(position, beam_back_from_drift=False)
    assert "d2-d3 @b3>b4" in forbidden
    assert all("@" in record for record in forbidden)
    assert refusal(at(position, beam_back_from_drift=False), "@b3>b4") == "marker_in_vortex 6.2"
    assert playable(at("w Td2,Gb3,Wd30 - Td20,Wd25 -", beam_back_from_drift=False), "d2-d3 @b3>b4") is not None


@pytest.mark.parametrize(("switch", "warp"), [(False, "D2"), (True, "-")])
def test_s10_marker_home_with_pair(switch: bool, warp: str) -> None:
    s = at("b Td2,Gc5,Wd30 B2:c5>a2 Ta1,Rd22,Wd25 -", marker_home_with_pair=switch)
    after = play(s, "x:a2 d22-d23 ^d25")
    assert text(after) == f"w Td2,Wd30 {warp} Ta1,Rd23 U1W@d25"
    assert (playable(after, "d2-d3 ^d30") is not None) == switch


@pytest.mark.parametrize("limit", [2, 40, 100, 1000])
def test_s10_no_progress_limit(limit: int) -> None:
    s = at(f"w Td1,Gd9 - Td20,Wd25 - {limit - 2}", no_progress_limit=limit)
    s = play(s, "d1-d2")
    assert reason(s) == ""
    assert reason(play(s, "d20-d21")) == "progress"


def test_s10_beam_back_needs_open_path() -> None:
    position = "w Td1,Gd9,Gd2,Wc1 - Td20,Wd25 -"
    forbidden = gone(position, beam_back_needs_open_path=True)
    assert "@d1>d3 d9-d10" in forbidden  # d2 is the only space that neighbours both
    assert not {"@d1>d31 d9-d10", "@d1>d32 d9-d10"} & forbidden
    assert "d9-d10 @d1>c2" in forbidden
    assert "c1-b1 @d1>c2" not in forbidden  # judged when the Beam Back is made
    s = at(position, beam_back_needs_open_path=True)
    assert refusal(s, "@d1>d3") == "path_blocked 6.6"
    assert mover(s) == 0
