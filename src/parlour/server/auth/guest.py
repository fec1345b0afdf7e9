"""The browser's session: one HttpOnly cookie, of which the house keeps the hash."""

from __future__ import annotations

from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from msgspec import Struct

from parlour.match.ports import Clockwork, SessionRow, Sessions
from parlour.server.auth.tokens import is_token, new_token, token_hash

__all__ = ("COOKIE", "Guest", "find_guest", "open_guest", "session_cookie")

COOKIE = "parlour_session"

_YEAR = 365 * 24 * 3600


class Guest(Struct, frozen=True):
    """A known session: the hash that it is stored under, and the name (empty: not given yet)."""

    session: str
    name: str


async def find_guest(connection: ASGIConnection[Any, Any, Any, Any], sessions: Sessions) -> Guest | None:
    """The session of the request's cookie, if it is one of ours."""
    token = connection.cookies.get(COOKIE, "")
    if not is_token(token):
        return None
    row = await sessions.session(token_hash(token))
    return None if row is None else Guest(row.token_hash, row.name)


async def open_guest(sessions: Sessions, name: str, clockwork: Clockwork) -> tuple[Guest, str]:
    """A new session and its token, which goes into the cookie and nowhere else."""
    token = new_token()
    row = SessionRow(token_hash=token_hash(token), name=name, created_ms=clockwork.now_ms())
    await sessions.open_session(row)
    return Guest(row.token_hash, name), token


def session_cookie(token: str, *, secure: bool) -> Cookie:
    """The cookie of a session."""
    return Cookie(key=COOKIE, value=token, max_age=_YEAR, httponly=True, samesite="lax", secure=secure)
