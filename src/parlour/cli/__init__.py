"""``parlour`` on the command line. Each command imports what it needs when it runs."""

from __future__ import annotations

import typer

from parlour.cli import analyse, bench, conform, games, host_files, play, replay, rules, serve, simulate, strength
from parlour.cli.usage import OneLine

__all__ = ("app",)

app = typer.Typer(
    name="parlour",
    cls=OneLine,
    help="A house for board games: serve it, play in the terminal, simulate, analyse, check.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_show_locals=False,
)
app.command()(serve.serve)
app.command()(games.games)
app.command()(play.play)
app.command()(simulate.simulate)
app.command()(strength.strength)
app.command()(analyse.legal)
app.command()(analyse.perft)
app.command()(replay.replay)
app.command()(conform.conform)
app.command()(rules.rules)
app.add_typer(host_files.deck, name="deck")
app.add_typer(host_files.map_, name="map")
app.command()(bench.bench)
