"""``parlour legal`` and ``parlour perft``"""

from __future__ import annotations

import time
from pathlib import Path
from typing import Annotated, Any, NoReturn

import msgspec
import typer

from parlour.cli.common import convert_options, fail, find_game, read_options, refuse
from parlour.kit.capabilities import Analysis, Perft
from parlour.kit.chance import Seeded
from parlour.kit.game import Game
from parlour.kit.legal import Form
from parlour.kit.notation import NotationError

__all__ = ("legal", "perft")

MOST_DEPTH_DISTINCT = 2
"""Beyond this depth different positions are counted only when asked for: they cost memory."""

Position = Annotated[str, typer.Option(help="A position in the game's notation; default: the start.")]
OptionWords = Annotated[list[str] | None, typer.Option("--option", help="An option of the game, k=v.")]
AsJson = Annotated[bool, typer.Option("--json", help="For machines.")]


def _analysis(game: Game[Any, Any]) -> Analysis[Any]:
    if game.analysis is None:
        fail("cli-no-analysis", game=game.meta.id)
    return game.analysis


def _state(game: Game[Any, Any], position: str, words: list[str]) -> Any:
    options = read_options(game, words, game.meta.players[0])
    if not position:
        return game.start(options, game.meta.players[0], Seeded(bytes(32)))[0]
    try:
        return _analysis(game).parse(position, options)
    except NotationError as error:
        _no_position(game, error)


def _no_position(game: Game[Any, Any], error: NotationError) -> NoReturn:
    from parlour.cli.texts import game_text

    fail("cli-bad-position", why=game_text(game.meta.id, f"no-{error.code}", **error.args_))


def _from_record(game: Game[Any, Any], file: Path) -> Any:
    from parlour.cli.replay import read_record, verified

    return verified(game, read_record(file)).state


def legal(
    game_id: Annotated[str, typer.Argument(metavar="GAME")],
    position: Position = "",
    record: Annotated[Path | None, typer.Option(help="The position at the end of a record.")] = None,
    turns: Annotated[bool, typer.Option("--turns", help="Whole turns instead of single decisions.")] = False,
    option: OptionWords = None,
    as_json: AsJson = False,
) -> None:
    """List what may be done, one a line."""
    game = find_game(game_id)
    s = _state(game, position, option or []) if record is None else _from_record(game, record)
    if turns:
        lines = _analysis(game).turns(s) if game.prompts(s) else []
    else:
        lines = []
        for prompt in game.prompts(s):
            form = game.legal(s, prompt.seat).form()
            actions = form.actions if isinstance(form, Form) else form
            lines += [game.notation.format(action) for action in actions]
            lines += [f"{kind.action} …" for kind in form.forms] if isinstance(form, Form) else []
    typer.echo(msgspec.json.encode(lines).decode() if as_json else "\n".join(lines))


def perft(
    game_id: Annotated[str, typer.Argument(metavar="GAME")],
    depth: Annotated[int, typer.Option(min=0, max=20, help="How many turns deep.")],
    position: Position = "",
    state: Annotated[Path | None, typer.Option(help="A file with a position, of a game that counts decisions.")] = None,
    option: OptionWords = None,
    distinct: Annotated[bool, typer.Option("--distinct", help="Count different positions at any depth.")] = False,
    as_json: AsJson = False,
) -> None:
    """Count the sequences of whole turns, or of decisions; each is generated, equal positions are not folded."""
    game = find_game(game_id)
    if game.perft is not None and not (position or distinct):
        _decisions(game, game.perft, depth, state, option or [], as_json)
        return
    if state is not None:
        fail("cli-no-state", game=game.meta.id)
    s = _state(game, position, option or [])
    begun = time.perf_counter()
    count = _analysis(game).perft(s, depth, distinct or depth <= MOST_DEPTH_DISTINCT)
    typer.echo(f"{time.perf_counter() - begun:.3f} s", err=True)
    if as_json:
        typer.echo(msgspec.json.encode({"depth": depth, **msgspec.to_builtins(count)}).decode())
        return
    shown = "-" if count.distinct is None else count.distinct
    typer.echo(f"depth {depth} records {count.records} distinct {shown} wins {count.wins}")


def _decisions(
    game: Game[Any, Any], perft: Perft, depth: int, state: Path | None, words: list[str], as_json: bool
) -> None:
    options = convert_options(words, perft.Options)
    refuse(game, perft.check(options))
    try:
        position = None if state is None else state.read_bytes()
    except OSError as error:
        fail("cli-no-file", file=str(state), reason=error.strerror or type(error).__name__)
    begun = time.perf_counter()
    try:
        count = perft.count(options, depth, position)
    except NotationError as error:
        _no_position(game, error)
    typer.echo(f"{time.perf_counter() - begun:.3f} s", err=True)
    as_object = msgspec.json.encode({"depth": depth, "actions": count}).decode()
    typer.echo(as_object if as_json else f"depth {depth} actions {count}")
