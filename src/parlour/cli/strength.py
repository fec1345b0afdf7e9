"""``parlour strength``"""

from __future__ import annotations

import re
import time
from itertools import pairwise
from typing import Annotated, Any

import msgspec
import typer

from parlour.cli.common import fail, find_game, read_options
from parlour.kit.game import Game

__all__ = ("strength",)

_COLUMNS = ("pair", "games", "wins", "draws", "losses", "share", "interval", "digest")


def _pairs(game: Game[Any, Any], words: str) -> list[tuple[str, str]]:
    from parlour.bots import levels

    known = levels(game)
    if not words:
        return [(stronger, weaker) for weaker, stronger in pairwise(known)][::-1]
    pairs = []
    for word in words.split(","):
        first, sign, second = word.partition(":")
        if not sign:
            fail("cli-strength-pair-form", pair=word)
        for level in (first, second):
            if level not in {*known, "random"}:
                fail("cli-no-bot", level=level, levels=", ".join(known))
        pairs.append((first, second))
    return pairs


def _seeds(words: str) -> tuple[int, ...]:
    match = re.fullmatch(r"(\d{1,9})-(\d{1,9})", words)
    first, last = (int(match[1]), int(match[2])) if match else (1, 0)
    if not first <= last < first + 100_000:
        fail("cli-strength-seeds", seeds=words)
    return tuple(range(first, last + 1))


def strength(
    game_id: Annotated[str, typer.Argument(metavar="GAME")],
    pairs: Annotated[str, typer.Option(help="hard:medium,medium:easy. Default: neighbouring levels.")] = "",
    seeds: Annotated[str, typer.Option(help="A game for each, seats in turn.")] = "1-100",
    seats: Annotated[int, typer.Option(min=2, help="The first level has one of them, the second the others.")] = 2,
    budget: Annotated[int, typer.Option(min=0, help="Iterations a decision; default: the simulator's.")] = 0,
    jobs: Annotated[int, typer.Option(min=1, help="Worker processes; changes nothing but the time.")] = 1,
    option: Annotated[list[str] | None, typer.Option("--option", help="An option of the game, k=v.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="For machines.")] = False,
) -> None:
    """Let the levels of a game play each other; prints a Markdown table."""
    from rich.console import Console
    from rich.progress import Progress

    from parlour.bots import DEFAULT_BUDGET
    from parlour.cli.texts import text
    from parlour.sim import InProcess, Processes
    from parlour.sim.strength import Duel, markdown
    from parlour.sim.strength import strength as run

    game = find_game(game_id)
    options = msgspec.to_builtins(read_options(game, option or [], seats))
    chosen = _seeds(seeds)
    duels = [Duel(game_id, *pair, chosen, budget or DEFAULT_BUDGET, options, seats) for pair in _pairs(game, pairs)]
    begun = time.perf_counter()
    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(game_id, total=len(duels) * len(chosen))
        with InProcess() if jobs == 1 else Processes(jobs) as executor:
            pairings = run(duels, executor, lambda done: bar.advance(task, done))
    typer.echo(f"{time.perf_counter() - begun:.2f} s", err=True)
    if as_json:
        typer.echo(msgspec.json.encode(pairings).decode())
    else:
        typer.echo(markdown([text(f"cli-strength-{column}") for column in _COLUMNS], pairings))
