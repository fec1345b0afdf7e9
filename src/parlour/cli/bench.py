"""``parlour bench``"""

from __future__ import annotations

import platform
from typing import Annotated

import msgspec
import typer

from parlour.cli.common import fewest, find_game, read_options
from parlour.kit.registry import games as known

__all__ = ("bench",)


def bench(
    game_id: Annotated[str, typer.Argument(metavar="[GAME]", help="One game; default: all.")] = "",
    seconds: Annotated[float, typer.Option(min=0.1, help="How long each figure is measured.")] = 3.0,
    seats: Annotated[int, typer.Option(help="Default: the game's least number.")] = 0,
    option: Annotated[list[str] | None, typer.Option("--option", help="An option of the game, k=v.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="For machines.")] = False,
) -> None:
    """Measure the rules on one core, next to their goals; status 1 if one is missed."""
    from rich.console import Console
    from rich.table import Table

    from parlour.cli.texts import text
    from parlour.sim.measure import measure

    missed = False
    results: dict[str, object] = {}
    for name in [game_id] if game_id else known():
        game = find_game(name)
        count = seats or fewest(game, option or [])
        figures = measure(game, read_options(game, option or [], count), count, seconds)
        missed = missed or not all(figure.met for figure in figures)
        results[name] = figures
        if not as_json:
            table = Table(
                *(text(f"cli-bench-{column}") for column in ("figure", "value", "goal")),
                title=f"{name} · {platform.machine()}",
            )
            for figure in figures:
                goal = (
                    f"≥ {figure.at_least:,.0f}"
                    if figure.at_least is not None
                    else f"≤ {figure.at_most:,.0f}"
                    if figure.at_most
                    else ""
                )
                table.add_row(figure.name, f"{figure.value:,.2f}", goal)
            Console().print(table)
    if as_json:
        typer.echo(msgspec.json.encode(results).decode())
    raise typer.Exit(1 if missed else 0)
