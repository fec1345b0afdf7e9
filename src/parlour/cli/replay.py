"""``parlour replay``"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, NoReturn

import msgspec
import typer

from parlour.cli.common import fail, find_game
from parlour.kit.game import Game
from parlour.kit.proof import Proof, prove
from parlour.kit.record import MatchRecord, RecordError, read_bytes
from parlour.kit.replay import Position
from parlour.server.names import plain

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


_MOST_NAMED = 20
"""Draws that fail and are named one by one."""


def replay(
    file: Annotated[Path, typer.Argument(help="A record: one JSON object a line.")],
    in_detail: Annotated[
        bool,
        typer.Option("--verify", help="Say in detail what proves the dice: commitment, key, nonces, draws by label."),
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="For machines.")] = False,
) -> None:
    """Play a record again: every digest, every draw and the revealed key are verified, with --verify in detail."""
    record = read_record(file)
    game = find_game(record.header.game)
    proof = _proof(record) if in_detail else None
    if proof is not None and not as_json:
        _say_proof(proof)
    last = verified(game, record)
    if as_json:
        _say_json(game, record, last, proof)
    else:
        _say_end(game, record, last)


def _proof(record: MatchRecord) -> Proof:
    try:
        return prove(record)
    except ValueError:
        _refuse(RecordError(len(record.entries) + 2, "record_key"))


def _say_proof(proof: Proof) -> None:
    """Everything, also where it fails: the replay after it says that it does."""
    from parlour.cli.texts import text

    typer.echo(text("cli-verify-commitment", commit=plain(proof.commit or "-")))
    typer.echo(text("cli-verify-key", key=proof.key) if proof.key else text("cli-verify-no-key"))
    if proof.key:
        typer.echo(text("cli-verify-kept" if proof.kept else "cli-verify-not-kept"))
    for seat, nonce in enumerate(proof.nonces):
        typer.echo(text("cli-verify-nonce", seat=seat, nonce=plain(nonce or "-")))
    for label, tally in proof.tallies().items():
        message = "cli-verify-label" if proof.key else "cli-verify-label-no-key"
        typer.echo(text(message, label=plain(label), draws=tally.draws, unfair=tally.unfair))
    for one in proof.unfair[:_MOST_NAMED]:
        typer.secho(
            text(
                "cli-verify-unfair",
                line=one.line,
                label=plain(one.draw.label),
                number=one.number,
                n=one.draw.n,
                found=one.draw.i,
                rolled="-" if one.rolled is None else one.rolled,
            ),
            err=True,
            fg="red",
        )


def _say_json(game: Game[Any, Any], record: MatchRecord, last: Position, proof: Proof | None) -> None:
    result: dict[str, Any] = {
        "entries": len(record.entries),
        "digest": game.digest(last.state),
        "key": bool(record.closing and record.closing.key),
        "digests": bool(record.header.h),
        "outcome": game.outcome(last.state),
    }
    if proof is not None:
        result["proof"] = {
            "commit": proof.commit,
            "key": proof.key,
            "nonces": proof.nonces,
            "holds": proof.holds,
            "draws": {label: tally.draws for label, tally in proof.tallies().items()},
        }
    typer.echo(msgspec.json.encode(result).decode())


def _say_end(game: Game[Any, Any], record: MatchRecord, last: Position) -> None:
    from parlour.cli.texts import game_text, text

    outcome = game.outcome(last.state)
    key = bool(record.closing and record.closing.key)
    digests = "cli-replay-verified" if record.header.h else "cli-replay-no-digests"
    typer.echo(text(digests, entries=len(record.entries), game=game_text(game.meta.id, "name")))
    typer.echo(text("cli-replay-key" if key else "cli-replay-no-key"))
    if outcome is None:
        typer.echo(text("cli-replay-unfinished"))
    else:
        reason = game_text(game.meta.id, f"reason-{outcome.reason}")
        typer.echo(text("cli-replay-outcome", ranks=" ".join(map(str, outcome.ranks)), reason=reason))
