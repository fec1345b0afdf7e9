"""Tables before and around the match: what is asked for, who sits where, and under which token."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from parlour.kit.actors import Seat
from parlour.kit.chance import Seeded, commitment
from parlour.kit.clock import Fischer, NoClock, PerTurn, TimeControl
from parlour.kit.faults import Fault
from parlour.kit.game import Game
from parlour.kit.luggage import packed
from parlour.kit.replay import start
from parlour.match.absence import AWAY_WAYS, LEAST_AWAY_MS, MOST_AWAY_MS
from parlour.match.luggage import cleared, unpacked
from parlour.match.ports import MatchId, MatchRow, SeatRow
from parlour.match.position import header, stream

__all__ = (
    "Created",
    "SeatSpec",
    "Seated",
    "TableSpec",
    "begun",
    "faults",
    "following",
    "freed",
    "hashed",
    "id_of",
    "matches",
    "moved_on",
    "new_id",
    "new_row",
    "new_token",
    "options_of",
    "seated",
)

MOST_LAG_MS = 1_000
"""Of the lag allowance."""
_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
"""Of table names: nothing that is mistaken for something else when read out."""


class SeatSpec(Struct, frozen=True, kw_only=True):
    """A seat of a new table: ``open``, or ``bot`` with a level."""

    kind: str = "open"
    level: str = ""


class TableSpec(Struct, frozen=True, kw_only=True):
    """What somebody wants to play."""

    game: str
    options: dict[str, Any] = {}
    seats: tuple[SeatSpec, ...]
    public: bool = True
    """Listed in the lobby and free for everybody; else by invitation link only."""
    control: TimeControl = NoClock()
    lag_ms: int = 0
    """Once a turn, not charged to a clock."""
    away: str = "wait"
    """For a person who stays away: ``wait``, or after ``away_ms`` the game's ``default`` action or a ``bot``."""
    away_ms: int = 120_000


class Created(Struct, frozen=True):
    """A new table; ``invite`` is the token of its invitation link (needed unless it is public)."""

    row: MatchRow
    invite: str


class Seated(Struct, frozen=True):
    """Somebody sat down; ``token`` is the seat's bearer token, said once and stored as a hash only."""

    row: MatchRow
    seat: Seat
    token: str


def new_token() -> str:
    """A bearer token of 32 random bytes."""
    return secrets.token_urlsafe(32)


def new_id() -> MatchId:
    """A table's name, drawn."""
    return MatchId("".join(secrets.choice(_LETTERS) for _ in range(8)))


def id_of(digest: bytes) -> MatchId:
    """A table's name that follows from a digest: longer, for nobody sees to it that no two are alike."""
    number, letters = int.from_bytes(digest, "big"), ""
    for _ in range(16):
        number, i = divmod(number, len(_LETTERS))
        letters += _LETTERS[i]
    return MatchId(letters)


def hashed(token: str) -> str:
    """What is stored of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def matches(token: str, stored: str) -> bool:
    """Is this the token of that hash? An empty hash is nobody's."""
    return bool(stored) and hmac.compare_digest(hashed(token), stored)


def faults(spec: TableSpec, game: Game[Any, Any]) -> tuple[Any, list[Fault]]:
    """The options as the game's own type, and everything that is wrong, by field."""
    least, most = game.meta.players
    found: list[Fault] = []
    if not least <= len(spec.seats) <= most:
        found.append(Fault("seats", "seat_count", {"least": least, "most": most}))
    found += [
        Fault(f"seats.{i}.kind", "unknown_seat_kind", {"kind": seat.kind})
        for i, seat in enumerate(spec.seats)
        if seat.kind not in {"open", "bot"}
    ]
    match spec.control:
        case Fischer(base_ms=ms) | PerTurn(ms=ms) if ms <= 0:
            found.append(Fault("control", "no_time"))
        case Fischer(inc_ms=inc) if inc < 0:
            found.append(Fault("control.inc_ms", "negative_time"))
        case _:
            pass
    found += _timing_faults(spec)
    options, wrong = options_of(spec.options, game, None if found else len(spec.seats))
    return options, [*found, *wrong]


def options_of(given: dict[str, Any], game: Game[Any, Any], seats: int | None) -> tuple[Any, list[Fault]]:
    """The options as the game's own type, and everything that is wrong; ``seats`` is ``None`` if no game can say so."""
    names = {info.encode_name for info in msgspec.structs.fields(game.Options)}
    known = {name: value for name, value in given.items() if name in names}
    found = [Fault(name, "unknown_option") for name in given if name not in names]
    options = None
    try:
        options = msgspec.convert(known, game.Options)
    except msgspec.ValidationError as error:
        found += _malformed(known, game, seats) or [Fault("", "malformed_option", {"reason": str(error)})]
    if not found and seats is not None:
        found += game.check(options, seats)
    return options, [replace(fault, field=f"options.{fault.field}".rstrip(".")) for fault in found]


def _malformed(given: Mapping[str, Any], game: Game[Any, Any], seats: int | None) -> list[Fault]:
    """What the game knows of options that are not of their type; of each other one, what the decoder stops at."""
    found = game.malformed(given, seats)
    named = {fault.field.partition(".")[0] for fault in found}
    for info in msgspec.structs.fields(game.Options):
        name = info.encode_name
        if name not in given or name in named:
            continue
        try:
            msgspec.convert(given[name], info.type)
        except msgspec.ValidationError as error:
            reason, _, path = str(error).partition(" - at `$")
            found.append(Fault(name + path.rstrip("`"), "malformed_option", {"reason": reason}))
    return found


def _timing_faults(spec: TableSpec) -> list[Fault]:
    found: list[Fault] = []
    if not 0 <= spec.lag_ms <= MOST_LAG_MS:
        found.append(Fault("lag_ms", "lag_range", {"most": MOST_LAG_MS}))
    if spec.away not in AWAY_WAYS:
        found.append(Fault("away", "unknown_away", {"away": spec.away}))
    if spec.away != "wait" and not LEAST_AWAY_MS <= spec.away_ms <= MOST_AWAY_MS:
        found.append(Fault("away_ms", "away_range", {"least": LEAST_AWAY_MS, "most": MOST_AWAY_MS}))
    return found


def new_row(spec: TableSpec, game: Game[Any, Any], options: Any, invite: str, now_ms: int) -> MatchRow:
    """The row of a new table, with its secret and what is published of it."""
    key = secrets.token_bytes(32)
    return MatchRow(
        id=new_id(),
        game=spec.game,
        rules=game.meta.rules_version,
        options=packed(options),
        seats=tuple(SeatRow(seat=i, kind=seat.kind, level=seat.level) for i, seat in enumerate(spec.seats)),
        public=spec.public,
        control=spec.control,
        key=key.hex(),
        commit=commitment(key),
        created_ms=now_ms,
        invite_hash=hashed(invite),
        lag_ms=spec.lag_ms,
        away=spec.away,
        away_ms=0 if spec.away == "wait" else spec.away_ms,
    )


def moved_on(seat: int, seats: int) -> int:
    """Where that seat's player sits in the next game: everybody moves one seat on."""
    return (seat + 1) % seats


def following(row: MatchRow, game: Game[Any, Any], now_ms: int) -> MatchRow | list[Fault]:
    """The table of a rematch, with the same bots; people's seats are open, also by the old invitation."""
    count = len(row.seats)
    seats = [SeatSpec()] * count
    for seat in row.seats:
        if seat.kind == "bot":
            seats[moved_on(seat.seat, count)] = SeatSpec(kind="bot", level=seat.level)
    spec = TableSpec(
        game=row.game, options=row.options, seats=tuple(seats), public=False, control=row.control, lag_ms=row.lag_ms,
        away=row.away if row.away_ms else "wait", away_ms=row.away_ms,
    )  # fmt: skip
    options, found = faults(spec, game)
    options = options if found else cleared(game, options, count)  # what seats take home they bring anew
    return found or replace(new_row(spec, game, options, "", now_ms), invite_hash=row.invite_hash)


def seated(row: MatchRow, seat: int, name: str, token: str, nonce: str, before: str = "", owner: str = "") -> MatchRow:
    """The table with somebody on that seat; ``before``: the hash of their token at the table before."""
    person = SeatRow(
        seat=seat, kind="person", name=name, token_hash=hashed(token), nonce=nonce, before=before, owner=owner
    )
    return _with_seat(row, person)


def freed(row: MatchRow, seat: int) -> MatchRow:
    """The table with that seat given up: free before the match, marked as left afterwards."""
    if row.status == "open":
        return _with_seat(row, SeatRow(seat=seat, kind="open"))
    return _with_seat(row, replace(row.seats[seat], left=True))


def _with_seat(row: MatchRow, seat: SeatRow) -> MatchRow:
    return replace(row, seats=(*row.seats[: seat.seat], seat, *row.seats[seat.seat + 1 :]))


def begun(row: MatchRow, game: Game[Any, Any], now_ms: int) -> MatchRow:
    """The table once every seat is taken: what seats bring is part of its options, the set-up's draws and digest of
    the row.
    """
    if game.Luggage is not None and row.branch is None:
        row = replace(row, options=packed(unpacked(row, game)))
    chance = Seeded(stream(row))
    s, _ = start(game, header(row), chance)
    return replace(
        row,
        status="running",
        start_ms=now_ms,
        start_chance=tuple((draw.label, draw.n, draw.i) for draw in chance.drawn),
        start_digest=game.digest(s),
    )
