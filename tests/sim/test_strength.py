"""Levels against each other: what is counted, and that workers change nothing."""

from __future__ import annotations

import json

import pytest
from typer.testing import CliRunner, Result

from parlour.bots import Milliseconds
from parlour.cli import app
from parlour.kit.budget import Iterations
from parlour.sim import InProcess, Processes
from parlour.sim.simulate import wilson
from parlour.sim.strength import Duel, Pairing, duel, markdown, strength

FEW = Duel("fourthdim", "medium", "easy", tuple(range(3, 11)), 1)


def run(*arguments: str, status: int = 0, language: str = "en") -> Result:
    result = CliRunner().invoke(app, ["strength", *arguments], env={"LC_ALL": language})
    assert result.exit_code == status, (result.output, result.exception)
    return result


@pytest.fixture(scope="module")
def pairing() -> Pairing:
    [found] = strength([FEW], InProcess())
    return found


def test_a_draw_counts_half_and_sides_alternate(pairing: Pairing) -> None:
    games = [duel(FEW, seed) for seed in FEW.seeds]
    assert [seat for _, seat in games] == [0, 1] * 4
    wins = sum(row.ranks[seat] < row.ranks[1 - seat] for row, seat in games)
    draws = sum(row.ranks == (1, 1) for row, _ in games)
    assert (pairing.games, pairing.wins, pairing.draws, pairing.losses) == (8, wins, draws, 8 - wins - draws)
    assert pairing.share == round((wins + draws / 2) / 8, 4)
    assert (pairing.low, pairing.high) == tuple(round(bound, 4) for bound in wilson(pairing.share, 8))


def test_the_other_way_round_it_is_the_other_share(pairing: Pairing) -> None:
    even = Duel("fourthdim", "easy", "medium", tuple(seed + 1 for seed in FEW.seeds), 1)
    swapped, _ = duel(even, 4)
    straight, _ = duel(FEW, 4)
    assert (swapped.reason, swapped.digest) != (straight.reason, straight.digest)


def test_workers_change_nothing(pairing: Pairing) -> None:
    with Processes(2) as pool:
        assert strength([FEW], pool) == [pairing]


def test_the_command_prints_a_table_of_what_was_played(pairing: Pairing) -> None:
    arguments = ("fourthdim", "--pairs", "medium:easy", "--seeds", "3-10", "--budget", "1")
    lines = run(*arguments).stdout.splitlines()
    assert lines[-3:] == markdown([cell.strip() for cell in lines[-3].strip("|").split("|")], [pairing]).splitlines()
    [row] = json.loads(run(*arguments, "--json").stdout)
    assert row["digest"] == pairing.digest
    assert "ничьи" in run(*arguments, language="ru").stdout


def test_neighbouring_levels_unless_asked_otherwise() -> None:
    rows = json.loads(run("fourthdim", "--seeds", "1-1", "--budget", "1", "--json").stdout)
    assert [(row["first"], row["second"]) for row in rows] == [("hard", "medium"), ("medium", "easy")]


@pytest.mark.parametrize(
    "arguments",
    [
        ("--pairs", "hard"),
        ("--pairs", "hard:nobody"),
        ("--seeds", "5"),
        ("--seeds", "9-3"),
        ("--seeds", "1-999999999"),
    ],
)
def test_a_wrong_question_is_refused(arguments: tuple[str, str]) -> None:
    result = run("fourthdim", *arguments, status=2)
    assert arguments[1].partition(":")[2] in result.stderr
    assert "Traceback" not in result.output


def test_budgets() -> None:
    assert [Iterations(3).spend(work) for work in (1, 2, 3, 4)] == [True, True, False, False]
    assert Milliseconds(10**9).spend()
    assert not Milliseconds(0).spend()


def test_of_more_seats_the_first_level_has_one_in_turn() -> None:
    """A shared first place counts its part; a game that was cut short is shared by all."""
    task = Duel("hexnet", "medium", "random", tuple(range(1, 7)), 1, {"max_actions": 120}, 3)
    games = [duel(task, seed) for seed in task.seeds]
    assert [seat for _, seat in games] == [0, 1, 2] * 2
    [found] = strength([task], InProcess())
    parts = [1 / row.ranks.count(1) for row, seat in games if row.ranks[seat] == 1]
    assert found.share == round(sum(parts) / 6, 4)
    assert (found.wins, found.draws) == (parts.count(1.0), len(parts) - parts.count(1.0))
    assert found.losses == 6 - len(parts)


def test_the_command_takes_as_many_seats_as_the_game() -> None:
    arguments = ("hexnet", "--pairs", "easy:random", "--seeds", "1-2", "--option", "max_actions=40")
    [row] = json.loads(run(*arguments, "--seats", "3", "--json").stdout)
    assert row["games"] == 2
    assert "11" in run(*arguments, "--seats", "11", status=2).stderr
