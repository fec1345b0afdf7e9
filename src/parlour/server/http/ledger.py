"""The ledger of a table's clocks: where did the time go?"""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request, get

from parlour.kit.actors import Seat, Viewer
from parlour.kit.legal import Refused
from parlour.server.auth.guards import cost_guard
from parlour.server.auth.guest import find_guest
from parlour.server.errors import ApiError, problems
from parlour.server.http.models import Ledger
from parlour.server.http.tables import TableId
from parlour.server.site import FromSite

__all__ = ("clock_ledger",)


@get("/tables/{table_id:str}/ledger", guards=[cost_guard], responses=problems(400, 403, 404, 409, 429))
async def clock_ledger(request: Request[Any, Any, Any], site: FromSite, table_id: TableId) -> Ledger:
    """A line for each decision: what it took, what was not charged, what was left; of others what all could see."""
    row = await site.row(table_id)
    guest = await find_guest(request, site.sessions)
    session = guest.session if guest else None
    seat = await site.seat_of(session, row.id)
    lines = await site.house.ledger(row.id, Viewer(None if seat is None else Seat(seat)))
    if await site.seat_of(session, row.id) != seat:
        raise ApiError(403, "no_seat")  # it was given up meanwhile, and what was replayed may be the next one's
    if isinstance(lines, Refused):
        raise ApiError(409, lines.code, lines.rule, **lines.args)
    return Ledger(control=msgspec.to_builtins(row.control), lag_ms=row.lag_ms, lines=tuple(lines))
