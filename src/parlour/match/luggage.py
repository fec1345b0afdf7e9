"""What seats bring along and take home, between the game's own type and the table's row."""

from __future__ import annotations

import logging
import secrets
from datetime import UTC, datetime
from typing import Any

import msgspec

from parlour.kit.game import Game, Outcome
from parlour.kit.legal import Refused
from parlour.kit.luggage import packed
from parlour.match.keepsakes import Brought, Keepsake, Kept
from parlour.match.ports import MatchRow, SeatRow

__all__ = ("cleared", "luggage_of", "new_keepsake_id", "opened", "refusal", "taken_home", "unpacked")

log = logging.getLogger(__name__)


def new_keepsake_id() -> str:
    """An id, drawn: short enough to be read in a text, and no secret."""
    return secrets.token_hex(8)


def _day(now_ms: int) -> str:
    """The date of a moment, in UTC."""
    return datetime.fromtimestamp(now_ms / 1000, UTC).date().isoformat()


def opened(game: Game[Any, Any], name: str, data: dict[str, Any]) -> Any:
    """The game's own type of what is kept; ``msgspec.ValidationError`` if it is none, e.g. any more."""
    if game.Luggage is None:
        raise msgspec.ValidationError(f"{game.meta.id} knows no luggage")
    return msgspec.convert({**data, "name": name}, game.Luggage)


def luggage_of(keepsake: Keepsake) -> Brought:
    """A keepsake as a seat brings it along."""
    return Brought(
        id=keepsake.id, owner=keepsake.owner, rev=keepsake.rev, name=keepsake.name, signed=keepsake.signed,
        data=keepsake.data,
    )  # fmt: skip


def cleared(game: Game[Any, Any], options: Any, seats: int) -> Any:
    """The options of a table where nobody has brought anything yet, whatever somebody has written into them."""
    return options if game.Luggage is None else game.unpack(options, (None,) * seats)


def unpacked(row: MatchRow, game: Game[Any, Any]) -> Any:
    """The options with what the seats bring."""
    options = msgspec.convert(row.options, game.Options)
    if game.Luggage is None or row.branch is not None:
        return options
    brought = (seat.luggage and opened(game, seat.luggage.name, seat.luggage.data) for seat in row.seats)
    return game.unpack(options, tuple(brought))


def refusal(row: MatchRow, seat: int, game: Game[Any, Any]) -> Refused | None:
    """Why that seat may not bring what it brings: by the game's word, or because the table could not start with it."""
    luggage = row.seats[seat].luggage
    if luggage is None:
        return None
    if game.Luggage is None or row.branch is not None:
        return Refused("keepsake_useless")
    try:
        thing = opened(game, luggage.name, luggage.data)
        refused = game.admits(msgspec.convert(row.options, game.Options), thing, signed=luggage.signed)
        faults = [] if refused is not None else game.check(unpacked(row, game), len(row.seats))
    except msgspec.ValidationError:
        return Refused("keepsake_unfit")
    return Refused(faults[0].code, faults[0].args) if faults else refused


def taken_home(row: MatchRow, game: Game[Any, Any], outcome: Outcome | None, now_ms: int) -> tuple[Kept, ...]:
    """What people take home from a match that has just ended; nothing from a branch, which was played before."""
    if outcome is None or not outcome.keep or game.Luggage is None or row.branch is not None:
        return ()
    kept = (_kept(row, seat, game, outcome.keep.get(str(seat.seat)), now_ms) for seat in row.seats)
    return tuple(each for each in kept if each is not None)


def _kept(row: MatchRow, seat: SeatRow, game: Game[Any, Any], data: Any, now_ms: int) -> Kept | None:
    brought = seat.luggage
    owner = seat.owner if brought is None else brought.owner
    if data is None or seat.kind != "person" or not owner:
        return None
    try:
        thing = game.stamped(msgspec.convert(data, game.Luggage), _day(now_ms))
        name, data = thing.name, packed(thing)
    except Exception:  # a bug in the game's stamp or type costs the keepsake, not the end
        log.exception("match %s: what seat %d takes home is not kept", row.id, seat.seat)
        return None
    keepsake = Keepsake(
        id=new_keepsake_id() if brought is None else brought.id,
        owner=owner,
        game=row.game,
        name=name or (seat.name if brought is None else brought.name),
        signed=brought is None or brought.signed,
        data=data,
        rev=0 if brought is None else brought.rev + 1,
        made_ms=now_ms,
        saved_ms=now_ms,
        match=row.id,
        seat=seat.seat,
    )
    if brought is None:
        return Kept(keepsake)
    return Kept(keepsake, brought.rev, renamed=keepsake.name != brought.name)
