"""``parlour rules``: clause → code → tests, and the numbers that are data with their sources."""

from __future__ import annotations

import importlib
import pkgutil
import re
from collections.abc import Sequence
from importlib.resources import files
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from msgspec import Struct

from parlour.cli.common import fail, find_game
from parlour.kit.game import Game
from parlour.kit.registry import package
from parlour.kit.rules import clauses

__all__ = ("ClauseReport", "report", "rules")

_HEADING = re.compile(r"^#{2,3} (\d+(?:\.\d+)?) (.+)$", re.MULTILINE)
_TEST = re.compile(r"^(?:async )?def (test_s(\d+)(?:_(\d+))?_\w+)|@pytest\.mark\.clause\(([^)]*)\)", re.MULTILINE)


class ClauseReport(Struct, frozen=True):
    """One clause of the rulebook, the code that says it is this clause, and the tests that carry its number."""

    number: str
    title: str
    code: tuple[str, ...]
    tests: tuple[str, ...]


def _tests(folder: Path) -> dict[str, list[str]]:
    """Test functions by clause: ``test_s06_3_beam_up…`` is 6.3, ``@clause("6.3", "7.2")`` names several."""
    found: dict[str, list[str]] = {}
    for file in sorted(folder.rglob("test_*.py")):
        for match in _TEST.finditer(file.read_text(encoding="utf-8")):
            if match[1]:
                number = str(int(match[2])) + (f".{int(match[3])}" if match[3] else "")
                found.setdefault(number, []).append(f"{file.name}::{match[1]}")
            else:
                for number in re.findall(r"[\d.]+", match[4]):
                    found.setdefault(number, []).append(file.name)
    return found


def report(game_id: str, tests: Path) -> list[ClauseReport]:
    """Every numbered clause of the game's rulebook with its code and its tests."""
    name = package(game_id).removesuffix(":GAME")
    home = importlib.import_module(name)
    for module in pkgutil.walk_packages(home.__path__, f"{name}."):
        importlib.import_module(module.name)
    code: dict[str, list[str]] = {}
    for clause in clauses(name):
        ruling = f" [{clause.ruling}]" if clause.ruling else ""
        code.setdefault(clause.number, []).append(f"{clause.module.removeprefix(name + '.')}.{clause.name}{ruling}")
    tested = _tests(tests)
    book = (files(name) / "RULEBOOK.md").read_text(encoding="utf-8")
    return [
        ClauseReport(number, title, tuple(code.get(number, ())), tuple(tested.get(number, ())))
        for number, title in _HEADING.findall(book)
    ]


def rules(
    game_id: Annotated[str, typer.Argument(metavar="GAME")],
    tests: Annotated[Path | None, typer.Option(help="Where the game's tests are; default: tests/games/GAME.")] = None,
    numbers: Annotated[bool, typer.Option("--numbers", help="Only the numbers of the rules; no tests needed.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="For machines.")] = False,
) -> None:
    """List clause, code and tests, and the numbers of the rules; status 1 if a numbered clause has no test."""
    game = find_game(game_id)
    if numbers:
        _numbers(game, as_json)
        return
    from parlour.cli.texts import text

    folder = tests or Path("tests/games") / game_id
    if not folder.is_dir():
        fail("cli-no-tests", folder=str(folder))
    clauses_ = report(game_id, folder)
    untested = [clause.number for clause in clauses_ if not clause.tests]
    if as_json:
        typer.echo(msgspec.json.encode(clauses_).decode())
    else:
        rows = [(c.number, c.title, "\n".join(c.code), "\n".join(c.tests)) for c in clauses_]
        _table(("clause", "title", "code", "tests"), rows)
        if game.numbers:
            _numbers(game, as_json)
        typer.echo(text("cli-rules-untested", count=len(untested), clauses=", ".join(untested) or "-"))
    raise typer.Exit(1 if untested else 0)


def _numbers(game: Game[Any, Any], as_json: bool) -> None:
    """The numbers that are data: name, value, source and clause, in the game's order."""
    if not game.numbers:
        fail("cli-rules-none", game=game.meta.id)
    if as_json:
        typer.echo(msgspec.json.encode(game.numbers).decode())
        return
    rows = [(number.name, _shown(number.value), number.tag, number.clause) for number in game.numbers]
    _table(("number", "value", "tag", "clause"), rows)


def _shown(value: int | str | tuple[int, ...] | tuple[str, ...]) -> str:
    return ", ".join(map(str, value)) if isinstance(value, tuple) else str(value)


def _table(columns: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    from rich.console import Console
    from rich.table import Table

    from parlour.cli.texts import text

    table = Table(*(text(f"cli-rules-{column}") for column in columns))
    for row in rows:
        table.add_row(*row)
    Console().print(table)
