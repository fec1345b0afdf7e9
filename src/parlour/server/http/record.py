"""The record of a match as a download: one JSON object a line."""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec
from litestar import Request, Response, get
from msgspec import Struct

import parlour
from parlour.kit.actors import Seat, Viewer
from parlour.kit.legal import Refused
from parlour.kit.record import FORMAT, MatchRecord, write
from parlour.match.messages import Page
from parlour.match.ports import MatchRow
from parlour.server.auth.guards import cost_guard
from parlour.server.auth.guest import find_guest
from parlour.server.errors import ApiError, problems
from parlour.server.http.tables import TableId
from parlour.server.site import FromSite

__all__ = ("match_record",)

_MEDIA = "application/x-ndjson"
_ENCODER = msgspec.json.Encoder(order="deterministic")


class SeenHeader(Struct, frozen=True, kw_only=True):
    """First line of what one viewer has seen; no digest of the state, no draws."""

    parlour: int
    game: str
    rules: int
    engine: str
    options: dict[str, Any]
    seats: int
    names: list[str]
    commit: str
    seen_by: int | None


class SeenLine(Struct, frozen=True, kw_only=True):
    """One number of the viewer's count; ``h`` is the digest of its own view."""

    n: int
    at: int
    events: tuple[dict[str, Any], ...]
    h: str


@get(
    "/tables/{table_id:str}/record", media_type=_MEDIA, guards=[cost_guard], responses=problems(400, 403, 404, 409, 429)
)
async def match_record(request: Request[Any, Any, Any], site: FromSite, table_id: TableId) -> Response[str]:
    """Over: the whole record. Running, or if the game keeps its secrets: what the asker has seen."""
    row = await site.row(table_id)
    guest = await find_guest(request, site.sessions)
    session = guest.session if guest else None
    seat = await site.seat_of(session, row.id)
    viewer = Viewer(None if seat is None else Seat(seat))
    found = await site.house.record(row.id, viewer)
    if await site.seat_of(session, row.id) != seat:
        raise ApiError(403, "no_seat")  # it was given up meanwhile, and what was replayed may be the next one's
    if isinstance(found, Refused):
        raise ApiError(409, found.code, found.rule, **found.args)
    match found:
        case bytes():
            text = found.decode()
        case MatchRecord():
            text = write(found)
        case _:
            text = _seen(row, viewer, list(found))
    name = f"parlour-{row.game}-{row.id}.jsonl"
    return Response(text, media_type=_MEDIA, headers={"Content-Disposition": f'attachment; filename="{name}"'})


def _seen(row: MatchRow, viewer: Viewer, pages: list[Page]) -> str:
    head = SeenHeader(
        parlour=FORMAT,
        game=row.game,
        rules=row.rules,
        engine=parlour.__version__,
        options=row.options,
        seats=len(row.seats),
        names=[seat.name for seat in row.seats],
        commit=row.commit,
        seen_by=viewer.seat,
    )
    lines: list[Struct] = [head, *(_line(page) for page in pages)]
    return "".join(_ENCODER.encode(line).decode() + "\n" for line in lines)


def _line(page: Page) -> SeenLine:
    digest = hashlib.blake2b(_ENCODER.encode(page.view), digest_size=8).hexdigest()
    return SeenLine(n=page.n, at=page.at, events=page.events, h=digest)
