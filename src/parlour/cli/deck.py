"""``parlour deck check``, ``schema`` and ``own``"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from parlour.cli.common import fail, fault_text, find_game, plain
from parlour.kit.capabilities import DeckReport, Decks
from parlour.kit.faults import Fault
from parlour.kit.game import Game
from parlour.kit.registry import broken, games
from parlour.kit.registry import game as find

__all__ = ("app",)

_MOST = 10_000_000
"""Bytes that are read: far more than any deck has, but a device has no end."""

GameId = Annotated[str, typer.Option("--game", help="Whose deck; not needed where one game has decks.")]

app = typer.Typer(help="Decks of cards of a host's own.", no_args_is_help=True)


@app.callback()
def deck() -> None:
    """Decks of cards of a host's own."""


@app.command()
def check(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A deck as JSON.")],
    game_id: GameId = "",
    seats: Annotated[int | None, typer.Option(min=1, help="It has to do for so many players.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="For machines.")] = False,
) -> None:
    """Name every fault of a deck, one a line, with status 1; or say what it amounts to."""
    game, decks = _with_decks(game_id)
    try:
        with file.open("rb") as stream:
            text = stream.read(_MOST)
    except OSError as error:
        fail("cli-no-file", file=str(file), reason=error.strerror or type(error).__name__)
    report = decks.check(text, seats)
    if as_json:
        typer.echo(msgspec.json.encode(report).decode())
    else:
        _say(game.meta.id, report)
    raise typer.Exit(1 if report.faults else 0)


@app.command()
def schema(game_id: GameId = "") -> None:
    """Print the format of a deck as JSON schema."""
    _, decks = _with_decks(game_id)
    typer.echo(msgspec.json.format(msgspec.json.encode(decks.schema()), indent=2).decode())


@app.command()
def own(game_id: GameId = "") -> None:
    """Print the game's own deck, to begin another one with."""
    _, decks = _with_decks(game_id)
    typer.echo(decks.own().decode().rstrip())


def _with_decks(game_id: str) -> tuple[Game[Any, Any], Decks]:
    if not game_id:
        faults = broken()
        have = [name for name in games() if name not in faults and find(name).decks is not None]
        if len(have) != 1:
            fail("cli-deck-which", games=", ".join(have) or "-")
        game_id = have[0]
    game = find_game(game_id)
    if game.decks is None:
        fail("cli-no-decks", game=game.meta.id)
    return game, game.decks


def _say(game_id: str, report: DeckReport) -> None:
    from parlour.cli.texts import game_text, text

    for fault in report.faults:
        typer.secho(_line(game_id, fault), err=True, fg="red")
    for code, figure in report.figures.items():
        title = game_text(game_id, f"statistic-{code}")
        shown = figure if isinstance(figure, int) else _counts(game_id, figure)
        typer.echo(text("cli-deck-figure", title=title, figure=shown))


def _line(game_id: str, fault: Fault) -> str:
    from parlour.cli.texts import text

    why = fault_text(game_id, fault)
    if not fault.field:
        return why
    if card := fault.args.get("card"):
        return text("cli-deck-fault", field=plain(fault.field), card=plain(str(card)), why=why)
    return text("cli-deck-fault-whole", field=plain(fault.field), why=why)


def _counts(game_id: str, counts: dict[str, int]) -> str:
    """``0 × 21, 1 × 16``; what is counted is a number, or a word of the game's."""
    from parlour.cli.texts import game_text

    named = ((key if key.lstrip("-").isdigit() else game_text(game_id, f"value-{key}"), n) for key, n in counts.items())
    return ", ".join(f"{name} × {n}" for name, n in named)
