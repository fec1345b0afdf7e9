"""§6.3, §17 The number N: every worked figure, first as it is computed, then as it is announced and paid for."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from parlour.games.illuminati import abilities as a
from parlour.games.illuminati.actions import Pass, Spend
from parlour.games.illuminati.model import NONE, Attempt
from parlour.games.illuminati.strength import refresh, succeeds, winning_rolls
from tests.games.illuminati.table import Table

VECTORS = json.loads((Path(__file__).parent / "vectors.json").read_text("utf-8"))
NAMES = [vector["name"] for vector in VECTORS]


def laid_out(case: dict[str, Any]) -> Table:
    """Attacker and aide are mine; the target hangs as deep as it says, or is uncontrolled."""
    target = {"resistance": case.get("R", 0), "power": case.get("PD", 1), "alignments": case.get("b", ())}
    attacker = {"power": case["P"], "alignments": case.get("a", ()), "arrows": "oooi"}
    table = Table(3, {"attacker": attacker, "aide": {"transferable": case.get("T", 0)}, "target": target})
    table.hang(table.me, "attacker", side=1)
    table.hang(table.me, "aide", side=3)
    depth = case.get("depth", 0)
    if depth:
        owner = table.me if case.get("own") else table.you
        table.chain(owner, *(f"filler_{i}" for i in range(depth - 1)), "target", side=0)
    else:
        table.out("target")
    return table


@pytest.mark.parametrize("vector", VECTORS, ids=NAMES)
def test_s17_the_terms_add_up_to_n(vector: dict[str, Any]) -> None:
    case = vector["in"]
    table = laid_out(case)
    owner = table.s.owner[table["target"]]
    attempt = Attempt(
        seat=table.me,
        attacker=table["attacker"],
        group=table["target"],
        kind=case["kind"],
        aides=[table["aide"]] if case.get("T") else [],
        defender=owner if owner != table.me else NONE,
    )
    spent = attempt.spent
    spent.attacker, spent.helpers, spent.opponents = (case.get(key, 0) for key in ("att_mb", "for_mb", "against_mb"))
    spent.from_group, spent.from_illuminati = case.get("def_grp", 0), case.get("def_ill", 0)
    refresh(table.s, attempt)
    assert attempt.number == vector["raw"] == sum(term.amount for term in attempt.terms)
    assert winning_rolls(attempt.number) == vector["p36"]
    rolls = [one + other for one in range(1, 7) for other in range(1, 7)]
    assert sum(succeeds(roll, attempt.number) for roll in rolls) == vector["p36"]


PAYABLE = [v for v in VECTORS if v["in"]["P"] > 0 and not {"def_grp", "def_ill"} & set(v["in"])]
"""Those that can be announced; an uncontrolled target has nobody to pay for it."""


@pytest.mark.parametrize("vector", PAYABLE, ids=[vector["name"] for vector in PAYABLE])
def test_s17_announced_and_paid_for(vector: dict[str, Any]) -> None:
    """The same through the game: what is paid in the money round changes N as it should."""
    case = vector["in"]
    table = laid_out(case)
    for seat in (table.me, table.you, table.they):
        table.fund(table.s.players[seat].illuminati, 20)
    attempt = table.announce("attacker", "target", case["kind"], ["aide"] if case.get("T") else [])
    payments = [("att_mb", table.me, "for"), ("for_mb", table.you, "for"), ("against_mb", table.they, "against")]
    for key, seat, side in payments:
        while table.asked() != ("money", seat):
            table.do(table.asked()[1], Pass())  # type: ignore[index]  # somebody is asked
        if key in case:
            table.do(seat, Spend(0, case[key], side))  # type: ignore[arg-type]
    assert attempt.number == vector["raw"]


def test_s06_3_defence_money_of_an_owned_group() -> None:
    """7 with closeness 10: 7 MB from the target count 14, 3 from the Illuminati 3, nothing else may pay."""
    table = Table(3, {"attacker": {"power": 9}, "target": {"resistance": 2}})
    table.hang(table.me, "attacker", side=1)
    table.hang(table.you, "target", side=0, money=7)
    table.fund(table["you"], 3)
    attempt = table.announce("attacker", "target")
    assert attempt.number == 9 - 2 - 10
    table.do(table.me, Pass())
    table.do(table.you, Spend(7, 3, "against"))
    assert attempt.number == 9 - 2 - 10 - 14 - 3
    assert [(term.code, term.amount) for term in attempt.terms] == [
        ("power", 9),
        ("resistance", -2),
        ("closeness", -10),
        ("target_money", -14),
        ("defender_money", -3),
    ]


ODDS = [(1, 0), (2, 1), (3, 3), (4, 6), (5, 10), (6, 15), (7, 21), (8, 26), (9, 30), (10, 33), (40, 33)]


@pytest.mark.parametrize(("number", "rolls"), ODDS)
def test_s06_3_odds(number: int, rolls: int) -> None:
    assert winning_rolls(number) == rolls


@pytest.mark.parametrize("roll", [11, 12])
def test_s06_2_eleven_and_twelve_always_fail(roll: int) -> None:
    assert not succeeds(roll, 40)
    assert succeeds(10, 10)


@pytest.mark.parametrize("roll", range(2, 11))
def test_s06_2_a_roll_of_n_succeeds_and_one_more_fails(roll: int) -> None:
    assert succeeds(roll, roll)
    assert not succeeds(roll, roll - 1)


def test_s17_own_power_and_direct_bonus_add_up() -> None:
    """7 against 5 with two alignments in common and a direct bonus of 3: 13."""
    bonus = a.AttackBonus(amount=3, scope="direct", kinds=("control",), alignment="criminal")
    table = Table(
        2,
        {
            "attacker": {"power": 7, "alignments": ("violent", "criminal"), "abilities": (bonus,)},
            "target": {"resistance": 5, "alignments": ("violent", "criminal")},
        },
    )
    table.hang(table.me, "attacker", side=1)
    table.out("target")
    assert table.number("attacker", "target") == 7 - 5 + 8 + 3


def test_s17_destruction_with_an_aide_at_depth_two() -> None:
    """6 + 4 - 2 - 5 + 4 - 4 = 3."""
    table = Table(
        2,
        {
            "attacker": {"power": 6, "alignments": ("government", "violent", "straight")},
            "aide": {"transferable": 4},
            "target": {"power": 2, "alignments": ("communist", "violent")},
        },
    )
    table.hang(table.me, "attacker", side=1)
    table.hang(table.me, "aide", side=3)
    table.chain(table.you, "filler_0", "target")
    assert table.number("attacker", "target", "destroy", ["aide"]) == 3
