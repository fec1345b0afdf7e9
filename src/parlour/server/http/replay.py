"""Pages of a match to look back at, replayed from its log."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, get
from litestar.params import QueryParameter

from parlour.kit.actors import Seat, Viewer
from parlour.kit.legal import Refused
from parlour.match.replays import MOST_PAGES
from parlour.server.auth.guards import cost_guard
from parlour.server.auth.guest import find_guest
from parlour.server.errors import ApiError, problems
from parlour.server.http.models import Replay
from parlour.server.http.tables import TableId
from parlour.server.site import FromSite

__all__ = ("match_pages",)

Since = Annotated[int, QueryParameter(ge=0, description="The last page that one has")]
Limit = Annotated[int, QueryParameter(ge=1, le=MOST_PAGES, description="Fewer come where they are large")]
AsSeat = Annotated[int | None, QueryParameter(ge=0, le=63, description="What this seat saw live; else all there is")]


@get("/tables/{table_id:str}/pages", guards=[cost_guard], responses=problems(400, 403, 404, 409, 429))
async def match_pages(
    request: Request[Any, Any, Any],
    site: FromSite,
    table_id: TableId,
    since: Since = 0,
    limit: Limit = MOST_PAGES,
    seat: AsSeat = None,
) -> Replay:
    """Over: everything, or what one seat saw. Running, or if the game keeps its secrets: what the asker has seen."""
    row = await site.row(table_id)
    guest = await find_guest(request, site.sessions)
    session = guest.session if guest else None
    own = await site.seat_of(session, row.id)
    found = await site.house.pages(row.id, Viewer(None if own is None else Seat(own)), seat, since=since, limit=limit)
    if await site.seat_of(session, row.id) != own:
        raise ApiError(403, "no_seat")  # it was given up meanwhile, and what was replayed may be the next one's
    if isinstance(found, Refused):
        raise ApiError(400 if found.code == "unknown_seat" else 409, found.code, found.rule, **found.args)
    return Replay(
        total=found.total,
        seat=found.viewer.seat,
        omniscient=found.viewer.omniscient,
        pages=found.pages,
        outcome=found.outcome,
    )
