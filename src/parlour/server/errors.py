"""Refusals over HTTP: ``{"code", "args", "rule"}`` with the right status, never a sentence for players."""

from __future__ import annotations

import logging
import re
from typing import Any

from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.datastructures import ResponseSpec
from msgspec import Struct

from parlour.kit.record import RecordError
from parlour.kit.registry import BrokenGame, UnknownGame
from parlour.match.ports import StoreFull, StoreUnusable, Unreadable
from parlour.server.logs import fields

__all__ = ("ApiError", "Problem", "handlers", "problem", "problems")

_LOG = logging.getLogger("parlour.server")

_CODES = {
    400: "malformed",
    401: "no_session",
    403: "forbidden",
    404: "not_found",
    405: "method_not_allowed",
    413: "too_large",
    415: "unsupported_media_type",
    429: "too_many_requests",
    503: "unavailable",
}


class Problem(Struct, frozen=True):
    """Why a request was refused: a code with its arguments, and the clause of the rulebook if it is one."""

    code: str
    args: dict[str, str | int] = {}
    rule: str = ""


class ApiError(Exception):
    """Answered as a :class:`Problem` with that status."""

    def __init__(self, status: int, code: str, rule: str = "", /, **args: str | int) -> None:
        super().__init__(code)
        self.status = status
        self.problem = Problem(code, args, rule)


def problem(status: int, content: Problem, headers: dict[str, str] | None = None) -> Response[Problem]:
    """The response of a refusal."""
    return Response(content, status_code=status, media_type=MediaType.JSON, headers=headers)


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """For a route's ``responses``: the statuses it may refuse with, beside those that every route has."""
    return {
        status: ResponseSpec(Problem, description=_CODES.get(status, "refused"), generate_examples=False)
        for status in statuses
    }


def _api(request: Request[Any, Any, Any], error: ApiError) -> Response[Problem]:
    wait = error.problem.args.get("seconds") if error.status == 429 else None
    return problem(error.status, error.problem, {"Retry-After": str(wait)} if wait else None)


def _http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """The framework's own refusals; its English stays here, but where the fault lies is said."""
    args: dict[str, str | int] = {}
    if isinstance(error, ValidationException) and isinstance(error.extra, list) and error.extra:
        args = _where(error.extra[0])
    code = _CODES.get(error.status_code, "refused")
    headers = {key: value for key, value in (error.headers or {}).items() if key.lower() == "allow"}
    return problem(error.status_code, Problem(code, args), headers)


def _where(fault: Any) -> dict[str, str | int]:
    """``{"field": "seats.0.kind"}`` of a validation message's path."""
    found = re.search(r"`\$\.?(.*)`", str(fault.get("message", "")))
    path = found[1] if found else str(fault.get("key") or "")
    return {"field": re.sub(r"\[(\d+)\]", r".\1", path)} if path else {}


def _unexpected(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """A bug: the trace goes to the log, a number that finds it to the client."""
    _LOG.error("unhandled", exc_info=error, extra=fields(path=request.scope.get("path_template", "")))
    return problem(500, Problem("internal_error"))


def _damaged(request: Request[Any, Any, Any], error: StoreUnusable) -> Response[Problem]:
    """The operator has to see to it; what cannot be read now may be readable after a restart."""
    _LOG.error("the store is of no use", extra=fields(code=error.code))
    return problem(503, Problem("unavailable"))


def _always(status: int, code: str) -> Any:
    return lambda request, error: problem(status, Problem(code))


handlers: dict[Any, Any] = {
    ApiError: _api,
    HTTPException: _http,
    RecursionError: _always(400, "malformed"),  # a body of nothing but brackets
    StoreFull: _always(503, "store_full"),
    StoreUnusable: _damaged,
    RecordError: _always(409, "match_broken"),
    Unreadable: _always(409, "match_broken"),
    UnknownGame: _always(409, "game_gone"),
    BrokenGame: _always(409, "game_gone"),
    Exception: _unexpected,
}
"""By exception; a match that does not load or whose package is gone is the table's own trouble, not the server's."""
