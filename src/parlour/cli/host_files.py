"""``parlour deck`` and ``parlour map``: ``check``, ``schema`` and ``own`` for what a host brings in a file."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from parlour.cli.common import fail, fault_text, find_game
from parlour.kit.capabilities import FileReport, HostFiles
from parlour.kit.faults import Fault
from parlour.kit.game import Game
from parlour.kit.registry import broken, games
from parlour.kit.registry import game as find
from parlour.server.names import plain

__all__ = ("deck", "map_")

_MOST = 10_000_000
"""Bytes that are read: far more than any deck or map has, but a device has no end."""

JsonFile = Annotated[Path, typer.Argument(metavar="FILE", help="In the published format, as JSON.")]
GameId = Annotated[str, typer.Option("--game", help="Of which game; not needed where only one has them.")]


def _commands(kind: str, about: str) -> typer.Typer:
    """The commands for one kind of file; games that take it have it as the attribute ``kind`` + ``s``."""
    app = typer.Typer(help=about, no_args_is_help=True)

    @app.callback(help=about)
    def kinds() -> None: ...

    @app.command(help=f"Name every fault of a {kind}, one a line, with status 1; or say what it amounts to.")
    def check(
        file: JsonFile,
        game_id: GameId = "",
        seats: Annotated[int | None, typer.Option(min=1, help="It has to do for so many players.")] = None,
        as_json: Annotated[bool, typer.Option("--json", help="For machines.")] = False,
    ) -> None:
        game, files = _taking(kind, game_id)
        try:
            with file.open("rb") as stream:
                text = stream.read(_MOST)
        except OSError as error:
            fail("cli-no-file", file=str(file), reason=error.strerror or type(error).__name__)
        report = files.check(text, seats)
        if as_json:
            typer.echo(msgspec.json.encode(report).decode())
        else:
            _say(game.meta.id, report)
        raise typer.Exit(1 if report.faults else 0)

    @app.command(help=f"Print the format of a {kind} as JSON schema.")
    def schema(game_id: GameId = "") -> None:
        _, files = _taking(kind, game_id)
        typer.echo(msgspec.json.format(msgspec.json.encode(files.schema()), indent=2).decode())

    @app.command(help=f"Print the game's own {kind}, to begin another one with.")
    def own(game_id: GameId = "") -> None:
        _, files = _taking(kind, game_id)
        typer.echo(files.own().decode().rstrip())

    return app


def _files(game: Game[Any, Any], kind: str) -> HostFiles | None:
    return game.maps if kind == "map" else game.decks


def _taking(kind: str, game_id: str) -> tuple[Game[Any, Any], HostFiles]:
    if not game_id:
        faults = broken()
        have = [name for name in games() if name not in faults and _files(find(name), kind) is not None]
        if len(have) != 1:
            fail(f"cli-{kind}-which", games=", ".join(have) or "-")
        game_id = have[0]
    game = find_game(game_id)
    files = _files(game, kind)
    if files is None:
        fail(f"cli-no-{kind}s", game=game.meta.id)
    return game, files


def _say(game_id: str, report: FileReport) -> None:
    from parlour.cli.texts import game_text, text

    for fault in report.faults:
        typer.secho(_line(game_id, fault), err=True, fg="red")
    for code, figure in report.figures.items():
        title = game_text(game_id, f"statistic-{code}")
        shown = figure if isinstance(figure, int) else _counts(game_id, figure)
        typer.echo(text("cli-file-figure", title=title, figure=shown))


def _line(game_id: str, fault: Fault) -> str:
    from parlour.cli.texts import text

    why = fault_text(game_id, fault)
    if not fault.field:
        return why
    if card := fault.args.get("card"):
        return text("cli-file-fault-card", field=plain(fault.field), card=plain(str(card)), why=why)
    return text("cli-file-fault", field=plain(fault.field), why=why)


def _counts(game_id: str, counts: dict[str, int]) -> str:
    """``0 × 21, 1 × 16``; what is counted is a number, or a word of the game's."""
    from parlour.cli.texts import game_text

    named = ((key if key.lstrip("-").isdigit() else game_text(game_id, f"value-{key}"), n) for key, n in counts.items())
    return ", ".join(f"{name} × {n}" for name, n in named)


deck = _commands("deck", "Decks of cards of a host's own.")
map_ = _commands("map", "Maps of a host's own.")
