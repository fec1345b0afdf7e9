"""The guest of this browser."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get, post
from litestar.params import JSONBody

from parlour.kit.actors import Seat
from parlour.kit.record import RecordError
from parlour.match.ports import MatchId, MatchRow, Unreadable
from parlour.server.auth.guest import Guest, find_guest, open_guest, session_cookie
from parlour.server.errors import ApiError, problems
from parlour.server.http.models import Me, Rename
from parlour.server.names import BadName, clean_name
from parlour.server.site import FromSite
from parlour.server.wire import TableInfo

__all__ = ("MOST_TABLES", "guest_named", "me", "rename", "with_cookie")

MOST_TABLES = 100
"""Of a guest's own tables, the newest."""
MOST_ASKED = 20
"""Of those, the newest running ones of which it is said whether they wait for the guest: they have to be loaded."""


@get("/me")
async def me(request: Request[Any, Any, Any], site: FromSite) -> Me:
    """Who this browser is, and where it sits."""
    guest = await find_guest(request, site.sessions)
    if guest is None:
        return Me(None, ())
    return await _me(site, guest)


@post("/me", status_code=200, responses=problems(400, 403, 413, 429, 503))
async def rename(request: Request[Any, Any, Any], site: FromSite, data: JSONBody[Rename]) -> Response[Me]:
    """Give the guest a name, and the browser a session if it has none."""
    guest, token = await guest_named(request, site, data.name)
    return with_cookie(site, Response(await _me(site, guest)), token)


async def guest_named(
    request: Request[Any, Any, Any], site: FromSite, raw: str | None, *, nameless: bool = False
) -> tuple[Guest, str | None]:
    """The guest under that name (else under the one it has), and the token of a session that was opened for it.

    ``nameless``: it need have none; its name is empty then, and every reader sees a placeholder of their own language.
    """
    guest = await find_guest(request, site.sessions)
    if raw is None:
        if not nameless and (guest is None or not guest.name):
            raise ApiError(400, "name_empty")
        return (guest, None) if guest is not None else await open_guest(site.sessions, "", site.clockwork)
    try:
        name = clean_name(raw)
    except BadName as error:
        raise ApiError(400, error.code) from error
    if guest is None:
        return await open_guest(site.sessions, name, site.clockwork)
    if guest.name != name:
        await site.sessions.rename_session(guest.session, name)
    return Guest(guest.session, name), None


def with_cookie(site: FromSite, response: Response[Any], token: str | None) -> Response[Any]:
    """The response, carrying a new session's cookie."""
    if token is not None:
        response.set_cookie(session_cookie(token, secure=site.settings.secure_cookies))
    return response


async def _me(site: FromSite, guest: Guest) -> Me:
    tables = await _tables(site, guest)
    running = [table for table in tables if table.status == "running"][:MOST_ASKED]
    asked = [table.id for table in running if await _asked(site, table)]
    return Me(guest.name or None, tables, tuple(asked))


async def _asked(site: FromSite, table: TableInfo) -> bool:
    try:
        match = await site.house.match(MatchId(table.id))
    except (RecordError, Unreadable, LookupError):
        return False  # whoever opens it is told that it is damaged
    return match is not None and table.you is not None and match.prompt(Seat(table.you)) is not None


async def _tables(site: FromSite, guest: Guest) -> tuple[TableInfo, ...]:
    claims = (await site.sessions.claims(guest.session))[-MOST_TABLES:]
    rows = [(await _row(site, claim.match), claim) for claim in claims]
    found = [site.info(row, claim.seat) for row, claim in rows if row is not None and claim.holds(row)]
    return tuple(sorted(found, key=lambda table: -table.created_ms))


async def _row(site: FromSite, match: MatchId) -> MatchRow | None:
    try:
        return await site.house.table(match)
    except Unreadable:
        return None  # it is shown to nobody, and the guest's other tables are
