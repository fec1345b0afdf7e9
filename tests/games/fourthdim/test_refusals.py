"""Every refusal: a position and a decision that are refused with this code, these arguments and this clause."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import NamedTuple

import pytest

from parlour.games.fourthdim import GAME
from parlour.games.fourthdim.model import AcceptDraw, Action, EndTurn, Move, OfferDraw, TakeAtStart
from parlour.kit.actors import Seat
from parlour.kit.chance import Seeded
from parlour.kit.legal import Refused
from tests.games.fourthdim.table import NO_CHANCE, at, decide, mover, named, words
from tests.games.fourthdim.test_rulebook_texts import TEXTS

IDLE = "w Td1,Gd9,Wd30 - Td20,Wd25 -"
CROWD = "w Td1,Gd2 - Td20,Wc1,Rd3 -"
UP = "w Td1,Gd3 U1W@c5 Td20,Rd22,Wd25 -"
PAIRED = "w Td2,Gc5,Wd30 B2:c5>a2 Td20,Rd22,Wd25 -"
BLOCKED = "w Td2,Gc5,Wd30 B2:c5>a2 Td20,Gb3,Rd22,Wd25 -"
ADRIFT = "w Td1,Gd9,Wd30 D2 Td20,Wd25 -"


class Case(NamedTuple):
    """After `made` in `position` the `word` is refused."""

    position: str
    made: tuple[str, ...]
    word: str | Action
    refused: Refused
    switch: dict[str, int | bool] = {}  # noqa: RUF012, never written


CASES = [
    Case(IDLE, (), "e1-e2", Refused("unknown_space", {"space": "e1"}, "2.2")),
    Case(IDLE, (), "d1-d33", Refused("unknown_space", {"space": "d33"}, "2.2")),
    Case(IDLE, (), "d1-d2xd99", Refused("unknown_space", {"space": "d99"}, "2.2")),
    Case(IDLE, (), "^d99", Refused("unknown_space", {"space": "d99"}, "2.2")),
    Case(UP, (), "vd99", Refused("unknown_space", {"space": "d99"}, "2.2")),
    Case(IDLE, (), "@d1>d99", Refused("unknown_space", {"space": "d99"}, "2.2")),
    Case(IDLE, (), "x:d99", Refused("unknown_space", {"space": "d99"}, "2.2")),
    Case(IDLE, (), "d5-d6", Refused("no_piece", {"space": "d5"}, "6")),
    Case(IDLE, (), "^d5", Refused("no_piece", {"space": "d5"}, "6")),
    Case(IDLE, (), "@d5>d6", Refused("no_piece", {"space": "d5"}, "6")),
    Case(IDLE, (), "d20-d21", Refused("not_your_piece", {"space": "d20"}, "6")),
    Case(IDLE, (), "^d20", Refused("not_your_piece", {"space": "d20"}, "6")),
    Case(PAIRED, (), "a2-a3", Refused("future_cannot_move", {"space": "a2"}, "6.6")),
    Case(IDLE, (), "d1-d3", Refused("not_adjacent", {"from": "d1", "to": "d3"}, "6.1")),
    Case(CROWD, (), "d1-d2", Refused("space_occupied", {"space": "d2"}, "6.1")),
    Case(CROWD, (), "d1-c1", Refused("space_occupied", {"space": "c1"}, "6.1")),
    Case(UP, (), "vd3", Refused("space_occupied", {"space": "d3"}, "6.1")),
    Case(CROWD, (), "@d1>c1", Refused("space_occupied", {"space": "c1"}, "6.1")),
    Case(IDLE, ("d9-d10",), "^d10", Refused("same_piece", {}, "5.2")),
    Case(IDLE, ("@d9>d11",), "d9-d10", Refused("same_piece", {}, "5.2")),
    Case(PAIRED, (), "d2-d3", Refused("approach_due", {"piece": "c5", "future": "a2"}, "6.1")),
    Case(PAIRED, (), "c5-c6", Refused("approach_due", {"piece": "c5", "future": "a2"}, "6.1")),
    Case(BLOCKED, (), "c5-c6", Refused("current_waits", {"piece": "c5"}, "6.1")),
    Case(IDLE, ("d1-d2",), "d9-d10", Refused("part_done", {"part": "normal"}, "5.1")),
    Case(IDLE, ("^d9",), "@d1>d2", Refused("part_done", {"part": "timewarp"}, "5.1")),
    Case(UP, ("~",), "vc5", Refused("part_done", {"part": "timewarp"}, "5.1")),
    Case(ADRIFT, ("~",), "~", Refused("part_done", {"part": "timewarp"}, "5.1")),
    Case(IDLE, ("d1-d2",), "x:d25", Refused("captures_closed", {}, "7.2")),
    Case(IDLE, (), "x:d25", Refused("not_capturable", {"space": "d25"}, "7.2")),
    Case(IDLE, (), "x:d9", Refused("not_capturable", {"space": "d9"}, "7.2")),
    Case("w Td1,Gb1 - Td20,Rb2,Wb8 -", (), "x:b8,b2", Refused("captures_order", {}, "9.1")),
    Case(IDLE, (), TakeAtStart(()), Refused("captures_order", {}, "9.1")),
    Case("w Td1,Gc2,Wc9 - Td17,Rc3,Rd20 -", (), "x:c3,d17", Refused("timelord_alone", {}, "8.1")),
    Case("w Td1,Gd9 - Td20,Wd3 -", (), "d1-d2xd3", Refused("cannot_take", {"taker": "T", "victim": "W"}, "7.1")),
    Case("w Td1,Gd9 - Td20,Rd4 -", (), "d1-d2xd4", Refused("not_next_to", {"space": "d2", "victim": "d4"}, "7.3")),
    Case(IDLE, (), "d1-d2xd3", Refused("no_victim", {"space": "d3"}, "7.3")),
    Case(IDLE, (), "d1-d2xd9", Refused("no_victim", {"space": "d9"}, "7.3")),
    Case(
        "b Td2,Rc5,Wd30 B1:c5>c6 Td20,Ga2,Wd25 -", (), "a2-b3xc6",
        Refused("other_half", {"space": "c6", "current": "c5"}, "7.4"),
    ),
    Case(
        "b Td2,Rc5,Wd30 B1:c5>c6 Td20,Gb3,Wd25 -", (), "x:c6",
        Refused("other_half", {"space": "c6", "current": "c5"}, "7.4"),
    ),
    Case(UP, (), "^d3", Refused("vortex_occupied", {"spot": 1}, "6.2")),
    Case(UP, (), "@d3>d4", Refused("vortex_occupied", {"spot": 1}, "6.2")),
    Case(IDLE, (), "vd2", Refused("vortex_empty", {}, "6.2")),
    Case(PAIRED, (), "^d30", Refused("token_on_board", {}, "6.2")),
    Case(PAIRED, (), "@d30>d31", Refused("token_on_board", {}, "6.2")),
    Case(ADRIFT, (), "^d9", Refused("marker_in_vortex", {"spot": 2}, "6.2")),
    Case(ADRIFT, (), "@d9>d10", Refused("marker_in_vortex", {"spot": 2}, "6.2"), {"beam_back_from_drift": False}),
    Case("w Td1 - Td20,Wd25 -", (), "^d1", Refused("last_piece", {}, "6.3")),
    Case(UP, (), "vd6", Refused("too_far", {"space": "d6", "from": "c5"}, "6.4")),
    Case(UP, (), "vc5", Refused("too_near", {"space": "c5"}, "6.4"), {"beam_down_min_distance": 1}),
    Case(IDLE, (), "@d9>d12", Refused("too_far", {"space": "d12", "from": "d9"}, "6.6")),
    Case(
        "w Td1,Gd9,Gd2,Wc1 - Td20,Wd25 -", (), "@d1>d3",
        Refused("path_blocked", {"from": "d1", "to": "d3"}, "6.6"), {"beam_back_needs_open_path": True},
    ),
    Case(IDLE, (), "~", Refused("nothing_to_navigate", {}, "6.5")),
    Case("w Td1,Gd3 U3W@c5 Td20,Rd22,Wd25 -", (), "~", Refused("must_beam_down", {}, "6.5")),
    Case(BLOCKED, (), "~", Refused("approach_blocked", {}, "6.5")),
    Case(IDLE, (), EndTurn(), Refused("part_missing", {}, "5.3")),
    Case(IDLE, ("d1-d2",), EndTurn(), Refused("part_missing", {}, "5.3")),
    Case("w Td1,Gd9 - Td20,Wc1,Wd2,Wd32 -", (), "^d9", Refused("would_block_part", {}, "5.4")),
    Case("w Td1,Gd9 - Td20,Wc1,Wd2,Wd32 -", (), "@d9>d10", Refused("would_block_part", {}, "5.4")),
    Case(IDLE, (), OfferDraw(), Refused("not_a_part", {}, "5.1")),
]  # fmt: skip
OPEN: dict[str, tuple[bool, Action, str]] = {  # beside the turn: what White has said, what White says now
    "draw_on_offer": (True, OfferDraw(), "8.3"),
    "no_draw_offered": (False, AcceptDraw(), "8.3"),
    "nothing_open": (False, Move("d1", "d2"), "5.1"),
}


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.refused.code}: {' '.join(case.made)} {case.word}")
def test_refused_with_code_arguments_and_clause(case: Case) -> None:
    s = at(case.position, **case.switch)
    decide(s, *case.made)
    before = GAME.encode(s)
    legal = GAME.legal(s, mover(s))
    assert legal.why_not(named(case.word)) == case.refused
    assert named(case.word) not in legal
    assert GAME.notation.format(named(case.word)) not in words(s)
    assert GAME.encode(s) == before


@pytest.mark.parametrize("code", OPEN)
def test_refused_beside_the_turn(code: str) -> None:
    offered, action, clause = OPEN[code]
    s = at(IDLE)
    if offered:
        GAME.apply(s, Seat(0), OfferDraw(), NO_CHANCE, open=True)
    assert GAME.open(s, Seat(0)).why_not(action) == Refused(code, rule=clause)


def test_every_code_of_the_rules_is_here() -> None:
    modules = [item for item in files("parlour.games.fourthdim").iterdir() if item.name.endswith(".py")]
    codes = {code for item in modules for code in re.findall(r'Refused\(\s*"(\w+)"', item.read_text(encoding="utf-8"))}
    assert codes == {case.refused.code for case in CASES} | set(OPEN)


def test_the_clauses_that_are_cited_exist() -> None:
    assert [case for case in CASES if case.refused.rule not in TEXTS.clauses("en")] == []


def test_the_other_side_is_not_asked() -> None:
    s = at(IDLE)
    refused = GAME.legal(s, Seat(1)).why_not(named("d20-d21"))
    assert refused is not None
    assert refused.code == "not_awaited"


def test_no_chance_is_needed_to_sample_what_is_left_alone() -> None:
    """One legal decision: sampling finds it with any chance."""
    s = at("w Td1 - Td20,Gc2,Gc16,Wb1,Wc1,Wd2,Wd3,Wd31,Wd32 -")
    assert GAME.legal(s, mover(s)).sample(Seeded(bytes(32))) == EndTurn()
