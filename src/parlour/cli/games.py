"""``parlour games``"""

from __future__ import annotations

from typing import Annotated

import msgspec
import typer

from parlour.kit.registry import broken
from parlour.kit.registry import game as find
from parlour.kit.registry import games as known

__all__ = ("games",)


def games(as_json: Annotated[bool, typer.Option("--json", help="For machines.")] = False) -> None:
    """List the games of this house."""
    from rich.console import Console
    from rich.table import Table

    from parlour.bots import levels
    from parlour.cli.texts import game_text, text

    faults = broken()
    rules = [find(game_id) for game_id in known() if game_id not in faults]
    if as_json:
        rows = [{**msgspec.to_builtins(game.meta), "levels": levels(game)} for game in rules]
        typer.echo(msgspec.json.encode(rows).decode())
        return
    table = Table(*(text(f"cli-games-{column}") for column in ("id", "name", "players", "minutes", "rules", "bots")))
    for game in rules:
        least, most = game.meta.players
        players = str(least) if least == most else f"{least}–{most}"
        row = (
            game.meta.id,
            game_text(game.meta.id, "name"),
            players,
            str(game.meta.minutes),
            str(game.meta.rules_version),
        )
        table.add_row(*row, ", ".join(levels(game)))
    Console().print(table)
    for reason in faults.values():
        typer.secho(text("cli-broken-game", reason=reason), err=True, fg="red")
