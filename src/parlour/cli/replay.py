"""``parlour replay``"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, NoReturn

import msgspec
import typer

from parlour.cli.common import fail, find_game
from parlour.kit.game import Game
from parlour.kit.record import MatchRecord, RecordError, read_bytes
from parlour.kit.replay import Position

__all__ = ("read_record", "replay", "verified")


def read_record(file: Path) -> MatchRecord:
    """The record in a file; a broken one ends the command with the line and the reason."""
    try:
        return read_bytes(file.read_bytes())
    except RecordError as error:
        _refuse(error)
    except OSError as error:
        fail("cli-no-file", file=str(file), reason=error.strerror or type(error).__name__)


def verified(game: Game[Any, Any], record: MatchRecord) -> Position:
    """The last position of a record that holds; one that does not ends the command with the line and the reason."""
    from parlour.kit.replay import verify

    try:
        return verify(game, record)
    except RecordError as error:
        _refuse(error)


def _refuse(error: RecordError) -> NoReturn:
    from parlour.cli.texts import house_text

    fail("cli-bad-record", line=error.line, why=house_text(f"refused-{error.code}", **error.args_))


def replay(
    file: Annotated[Path, typer.Argument(help="A record: one JSON object a line.")],
    as_json: Annotated[bool, typer.Option("--json", help="For machines.")] = False,
) -> None:
    """Play a record again: every digest, every draw and the revealed key are verified."""
    from parlour.cli.texts import game_text, text

    record = read_record(file)
    game = find_game(record.header.game)
    last = verified(game, record)
    outcome = game.outcome(last.state)
    key = bool(record.closing and record.closing.key)
    if as_json:
        result = {
            "entries": len(record.entries),
            "digest": game.digest(last.state),
            "key": key,
            "digests": bool(record.header.h),
            "outcome": outcome,
        }
        typer.echo(msgspec.json.encode(result).decode())
        return
    digests = "cli-replay-verified" if record.header.h else "cli-replay-no-digests"
    typer.echo(text(digests, entries=len(record.entries), game=game_text(game.meta.id, "name")))
    typer.echo(text("cli-replay-key" if key else "cli-replay-no-key"))
    if outcome is None:
        typer.echo(text("cli-replay-unfinished"))
    else:
        reason = game_text(game.meta.id, f"reason-{outcome.reason}")
        typer.echo(text("cli-replay-outcome", ranks=" ".join(map(str, outcome.ranks)), reason=reason))
