"""Playing a record again: no generator needed, every digest and every draw checked."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
from msgspec import Struct

from parlour.kit.actors import SYSTEM, Seat
from parlour.kit.chance import Chance, ChanceError, Recorded
from parlour.kit.game import Game
from parlour.kit.legal import NotAllowed, Refused
from parlour.kit.notation import NotationError
from parlour.kit.proof import prove
from parlour.kit.record import Entry, Header, MatchRecord, RecordError
from parlour.kit.standing import Standing, back_to, targets
from parlour.kit.types import Event

__all__ = ("Position", "apply_entry", "apply_system", "replay", "start", "verify")


_DIGITS = 15
"""Of a number in an entry of the server's: milliseconds for some ten thousand years."""


class Position(Struct):
    """The match after an entry (``entry is None``: at the start)."""

    entry: Entry | None
    state: Any
    events: list[Event]
    standing: Standing
    """What could be taken back."""


def start(game: Game[Any, Any], header: Header, chance: Chance) -> tuple[Any, list[Event]]:
    """The start position of a header: a new game, or the state a branch begins with.

    ``msgspec.ValidationError`` for options or a state that do not fit the game.
    """
    least, most = game.meta.players
    if not least <= header.seats <= most:
        raise msgspec.ValidationError(f"{header.seats} seats")
    options = msgspec.convert(header.options, game.Options)
    for fault in game.check(options, header.seats):
        raise msgspec.ValidationError(f"{fault.field}: {fault.code}")
    if header.start is not None:
        s = game.revive(header.start)
        if s.seats != header.seats:
            raise msgspec.ValidationError(f"{s.seats} seats in the start, {header.seats} in the header")
        for wrong in game.invariants(s):
            raise msgspec.ValidationError(wrong)
        return s, []
    return game.start(options, header.seats, chance)


def apply_system(game: Game[Any, Any], s: Any, do: str, chance: Chance) -> list[Event]:
    """An entry of the server's: ``leave SEAT``, ``expire SEAT``, ``flag SEAT``; ``credit MS`` moves clocks only.

    Not ``back N``, which needs the position that stands again: see :func:`replay`.
    """
    verb, _, number = do.partition(" ")
    if verb not in ("leave", "expire", "flag", "credit"):
        raise NotationError("unknown_action", text=do)
    if not number.isdecimal() or len(number) > _DIGITS or (verb != "credit" and int(number) >= s.seats):
        raise NotationError("malformed_action", text=do)
    if verb == "credit":
        return []
    rule = {"leave": game.leaves, "expire": game.expires, "flag": game.flags}[verb]
    return rule(s, Seat(int(number)), chance)


def apply_entry(game: Game[Any, Any], s: Any, entry: Entry, chance: Chance) -> list[Event]:
    """One entry, in place."""
    if entry.by == SYSTEM:
        return apply_system(game, s, entry.do, chance)
    if not 0 <= entry.by < s.seats:
        raise NotAllowed(Refused("not_awaited"))
    return game.apply(s, Seat(entry.by), game.notation.parse(entry.do), chance, open=entry.open)


def replay(game: Game[Any, Any], record: MatchRecord) -> Iterator[Position]:
    """Every position of the record; :class:`RecordError` at the first line that does not fit the rules.

    The next position changes the state in place: clone it to keep it.
    """
    if record.header.game != game.meta.id:
        raise RecordError(1, "record_game", game=record.header.game)
    if record.header.rules != game.meta.rules_version:
        raise RecordError(1, "record_rules", rules=record.header.rules, known=game.meta.rules_version)
    chance = Recorded(record.header.chance)
    with _refusing(1, "record_start"):
        s, events = start(game, record.header, chance)
        _digest(game, s, record.header.h, chance, 1)
    standing, keep = Standing.start(record.header.seats), targets(record.entries)
    yield Position(None, s, events, standing)
    kept: dict[int, tuple[Any, Standing]] = {}
    for line, entry in enumerate(record.entries, 2):
        if entry.v - 1 in keep:
            kept[entry.v - 1] = (game.clone(s), standing)
        chance = Recorded(entry.chance)
        with _refusing(line, "record_broken", entry.do):
            v = back_to(entry)
            if v is None:
                events = apply_entry(game, s, entry, chance)
                standing = standing.after(entry)
            else:
                _may_go_back(game, s, standing, v)
                s, stood = kept.pop(v)  # nobody comes back to it twice: what began there stands no more
                events, standing = [], standing.back(stood)
            if bool(entry.h) != bool(record.header.h):
                raise RecordError(line, "record_digests_partly")
            _digest(game, s, entry.h, chance, line)
        yield Position(entry, s, events, standing)


def _may_go_back(game: Game[Any, Any], s: Any, standing: Standing, v: int) -> None:
    if game.outcome(s) is not None:
        raise NotAllowed(Refused("game_over"))
    standing.who(v)


@contextmanager
def _refusing(line: int, code: str, do: str = "") -> Iterator[None]:
    """A record may come from anywhere: whatever goes wrong in it is its fault, at this line."""
    try:
        yield
    except RecordError:
        raise
    except NotAllowed as error:
        raise RecordError(line, "record_refused", do=do, reason=error.refused.code) from error
    except NotationError as error:
        raise RecordError(line, "record_notation", do=do, reason=error.code) from error
    except ChanceError as error:
        raise RecordError(line, "record_chance", reason=str(error)) from error
    except Exception as error:  # a state or number that no game of these rules has
        raise RecordError(line, code, reason=f"{type(error).__name__}: {error}") from error


def _digest(game: Game[Any, Any], s: Any, expected: str, chance: Recorded, line: int) -> None:
    if chance.left:
        raise RecordError(line, "record_chance", reason=f"{chance.left} draws were never asked for")
    if expected and expected != game.digest(s):
        raise RecordError(line, "record_digest", expected=expected, found=game.digest(s))


def verify(game: Game[Any, Any], record: MatchRecord) -> Position:
    """Replay everything, then the result and the revealed key: it fits the commitment and makes every draw.

    Returns the last position.
    """
    last = Position(None, None, [], Standing(()))
    for position in replay(game, record):
        last = position
    line = len(record.entries) + 2
    if record.closing is not None:
        with _refusing(line, "record_broken"):
            if game.outcome(last.state) != record.closing.result:
                raise RecordError(line, "record_result")
        if record.closing.key:
            _verify_key(record, line)
    return last


def _verify_key(record: MatchRecord, line: int) -> None:
    try:
        proof = prove(record)
    except ValueError as error:
        raise RecordError(line, "record_key") from error
    if not proof.kept:
        raise RecordError(line, "record_commitment")
    if proof.unfair:
        first = proof.unfair[0]
        raise RecordError(first.line, "record_unfair", label=first.draw.label)
