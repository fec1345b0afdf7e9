"""``parlour conform``"""

from __future__ import annotations

import os
import subprocess
import sys
from typing import Annotated

import msgspec
import typer

from parlour.cli.common import find_game

__all__ = ("conform",)


def _again_uncompiled() -> int:
    """Hot modules are chosen when Python starts: run the same command again without compiled ones."""
    arguments = [word for word in sys.argv[1:] if word != "--pure"]
    environment = {**os.environ, "PARLOUR_PURE": "1"}
    return subprocess.run(
        [sys.executable, "-m", "parlour", *arguments], env=environment, check=False
    ).returncode  # our own arguments


def conform(
    game_id: Annotated[str, typer.Argument(metavar="GAME")],
    games: Annotated[int, typer.Option(min=1, help="How many random games.")] = 20,
    seed: Annotated[int, typer.Option(help="Equal seeds play equal games.")] = 0,
    pure: Annotated[bool, typer.Option("--pure", help="Run the hot modules uncompiled.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="For machines.")] = False,
) -> None:
    """Run the conformance suite: rules, replay, determinism and leaks on random games."""
    if pure and os.environ.get("PARLOUR_PURE") != "1":
        raise typer.Exit(_again_uncompiled())
    from rich.console import Console
    from rich.progress import Progress

    from parlour.kit.conformance import conform as run

    game = find_game(game_id)
    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(game_id, total=games)
        report = run(game, games=games, seed=seed, progress=lambda done: bar.update(task, completed=done))
    if as_json:
        typer.echo(msgspec.json.encode(report.to_dict()).decode())
    else:
        for name, value in report.coverage.items():
            typer.echo(f"{name}: {value}")
        for failure in report.failures:
            typer.secho(str(failure), fg="red")
        typer.echo(f"conform {game_id}: {games} games, {len(report.failures)} failures")
    raise typer.Exit(1 if report.failures else 0)
