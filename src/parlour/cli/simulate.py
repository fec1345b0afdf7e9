"""``parlour simulate``"""

from __future__ import annotations

import time
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from parlour.cli.common import fail, fewest, find_game, read_options, writable

__all__ = ("simulate",)


def _seats(words: str, least: int) -> tuple[str, ...]:
    seats = tuple(words.split(",")) if words else ("bot:easy",) * least
    for seat in seats:
        if not seat.startswith("bot:"):
            fail("cli-seat-form", seat=seat)
    return tuple(seat.removeprefix("bot:") for seat in seats)


def simulate(
    game_id: Annotated[str, typer.Argument(metavar="GAME")],
    seats: Annotated[str, typer.Option(help="A bot a seat: bot:easy,bot:medium. Default: easy bots.")] = "",
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    seed: Annotated[int, typer.Option(help="Equal seeds give equal results.")] = 0,
    jobs: Annotated[int, typer.Option(min=1, help="Worker processes; changes nothing but the time.")] = 1,
    start_method: Annotated[str, typer.Option(help="spawn, fork or forkserver; changes nothing.")] = "spawn",
    option: Annotated[list[str] | None, typer.Option("--option", help="An option of the game, k=v.")] = None,
    out: Annotated[Path | None, typer.Option(help="A JSON line for every game.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="The result alone.")] = False,
) -> None:
    """Play many games between bots and say how they went."""
    from rich.console import Console
    from rich.progress import Progress

    from parlour.bots import levels
    from parlour.sim import InProcess, Plan, Processes
    from parlour.sim import simulate as run

    game = find_game(game_id)
    writable(out)
    bots = _seats(seats, fewest(game, option or []))
    for level in bots:
        if level not in {*levels(game), "random"}:
            fail("cli-no-bot", level=level, levels=", ".join(levels(game)))
    if start_method not in {"spawn", "fork", "forkserver"}:
        fail("cli-start-method", method=start_method)
    options = msgspec.to_builtins(read_options(game, option or [], len(bots)))
    plan = Plan(game=game_id, seats=bots, games=games, seed=seed, options=options)
    begun = time.perf_counter()
    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(game_id, total=games)
        with InProcess() if jobs == 1 else Processes(jobs, start_method) as executor:
            result, rows = run(plan, executor, lambda done: bar.advance(task, done))
    seconds = time.perf_counter() - begun
    typer.echo(f"{seconds:.2f} s, {games / seconds if seconds else 0:.1f} games/s", err=True)
    if out is not None:
        out.write_bytes(b"".join(msgspec.json.encode(row) + b"\n" for row in rows))
    if as_json:
        typer.echo(msgspec.json.encode(result).decode())
    else:
        _show(result)


def _show(result: object) -> None:
    from rich.console import Console
    from rich.table import Table

    from parlour.cli.texts import text
    from parlour.sim import Result

    if not isinstance(result, Result):
        raise TypeError(result)
    table = Table(
        *(text(f"cli-simulate-{column}") for column in ("seat", "bot", "wins", "shared", "share", "interval"))
    )
    for number, seat in enumerate(result.seats):
        interval = f"{seat.low:.1%} – {seat.high:.1%}"
        table.add_row(str(number), seat.bot, str(seat.wins), str(seat.shared), f"{seat.share:.1%}", interval)
    console = Console()
    console.print(table)
    console.print(text("cli-simulate-reasons", reasons=", ".join(f"{k} {v}" for k, v in result.reasons.items())))
    console.print(text("cli-simulate-length", **{k: str(v) for k, v in result.decisions.items()}))
    console.print(text("cli-simulate-digest", digest=result.digest))
