"""What several commands share: finding a game, reading options, saying what is wrong and leaving with 2."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, NoReturn, TypeVar

import msgspec
import typer

from parlour.cli.texts import game_text, text
from parlour.kit.faults import Fault
from parlour.kit.game import Game
from parlour.kit.registry import BrokenGame, UnknownGame
from parlour.kit.registry import game as find
from parlour.kit.registry import games as known
from parlour.server.names import plain

__all__ = (
    "convert_options",
    "fail",
    "fault_text",
    "fewest",
    "find_game",
    "read_options",
    "refuse",
    "writable",
)

T = TypeVar("T", bound=msgspec.Struct)


def fail(message: str, **args: str | int) -> NoReturn:
    """Print the message of that id to stderr and leave with status 2."""
    shown = {name: plain(value) if isinstance(value, str) else value for name, value in args.items()}
    typer.secho(text(message, **shown), err=True, fg="red")
    raise typer.Exit(2)


def writable(file: Path | None) -> None:
    """Fail now, not after the work, if the file cannot be written."""
    try:
        if file is not None:
            file.open("ab").close()
    except OSError as error:
        fail("cli-no-write", file=str(file), reason=error.strerror or type(error).__name__)


def find_game(game_id: str) -> Game[Any, Any]:
    """The game, or an error that names those there are."""
    try:
        return find(game_id)
    except UnknownGame:
        fail("cli-unknown-game", game=game_id, games=", ".join(known()))
    except BrokenGame as error:
        fail("cli-broken-game", reason=str(error))


def read_options(game: Game[Any, Any], pairs: list[str], seats: int) -> Any:
    """The options of ``k=v`` words, checked for that many seats."""
    least, most = game.meta.players
    if not least <= seats <= most:
        fail("cli-seat-count", seats=seats, least=least, most=most)
    given = _given(pairs)
    try:
        options = msgspec.convert(given, game.Options)
    except msgspec.ValidationError as error:
        refuse(game, game.malformed(given, seats))
        fail("cli-option-type", reason=str(error))
    refuse(game, game.check(options, seats))
    return options


def fewest(game: Game[Any, Any], pairs: list[str]) -> int:
    """The least number of seats that a game with these options is for; the game's own least if there is none."""
    least, most = game.meta.players
    try:
        options = msgspec.convert(_given(pairs), game.Options)
    except msgspec.ValidationError:
        return least  # whoever reads them will say what is wrong
    return next((seats for seats in range(least, most + 1) if not game.check(options, seats)), least)


def convert_options(pairs: list[str], options: type[T]) -> T:
    """The options of ``k=v`` words, of the right type but not checked."""
    try:
        return msgspec.convert(_given(pairs), options)
    except msgspec.ValidationError as error:
        fail("cli-option-type", reason=str(error))


def _given(pairs: list[str]) -> dict[str, Any]:
    """``v`` as JSON, else as text."""
    given: dict[str, Any] = {}
    for pair in pairs:
        name, sign, value = pair.partition("=")
        if not sign:
            fail("cli-option-form", option=pair)
        try:
            given[name] = msgspec.json.decode(value)
        except (msgspec.DecodeError, RecursionError):
            given[name] = value
    return given


def refuse(game: Game[Any, Any], faults: Sequence[Fault]) -> None:
    """Say every fault of the options, and leave if there is one."""
    said = [(fault.field, fault_text(game.meta.id, fault)) for fault in faults]
    for field, why in said[:-1]:
        typer.secho(text("cli-option-fault", field=plain(field), why=why), err=True, fg="red")
    if said:
        fail("cli-option-fault", field=said[-1][0], why=said[-1][1])


def fault_text(game_id: str, fault: Fault) -> str:
    """What is wrong, without the field."""
    args = {name: plain(value) if isinstance(value, str) else value for name, value in fault.args.items()}
    return game_text(game_id, f"fault-{fault.code}", **args)
