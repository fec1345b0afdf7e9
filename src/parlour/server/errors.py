"""Refusals over HTTP: problem details (RFC 9457) with a code for programs and a sentence for whoever reads it."""

from __future__ import annotations

import logging
import re
from collections.abc import Sequence
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.datastructures import ResponseSpec
from msgspec import Struct

from parlour.kit import registry
from parlour.kit.faults import Fault
from parlour.kit.record import RecordError
from parlour.kit.registry import BrokenGame, UnknownGame
from parlour.match.ports import StoreRefuses, StoreUnusable, Unreadable
from parlour.server.logs import fields
from parlour.server.sentences import preferred, sentence

__all__ = (
    "MEDIA",
    "ApiError",
    "FaultDetails",
    "Problem",
    "ProblemDetails",
    "faulty",
    "handlers",
    "problem",
    "problems",
    "too_long",
)

MEDIA = "application/problem+json"

_LOG = logging.getLogger("parlour.server")

_CODES = {
    400: "malformed",
    401: "no_session",
    403: "forbidden",
    404: "not_found",
    405: "method_not_allowed",
    413: "too_large",
    415: "unsupported_media_type",
    426: "upgrade_required",
    429: "too_many_requests",
    503: "unavailable",
}


class Problem(Struct, frozen=True):
    """Why a request was refused: a code with its arguments, and the clause of the rulebook if it is one."""

    code: str
    args: dict[str, str | int] = {}
    rule: str = ""


class FaultDetails(Struct, frozen=True):
    """One thing wrong with a table that was asked for; ``field`` is a dotted path, ``detail`` as below."""

    field: str
    code: str
    args: dict[str, str | int]
    detail: str


class ProblemDetails(Problem, frozen=True):
    """The same as it is sent: ``detail`` says it in the language that ``Accept-Language`` asks for."""

    status: int = 0
    detail: str = ""
    faults: tuple[FaultDetails, ...] = ()
    """Where several things may be wrong at once: all of them, the first one being the refusal itself."""


class ApiError(Exception):
    """Answered as a :class:`Problem` with that status. ``game`` may have its own words for the code."""

    game = ""
    faults: Sequence[Fault] = ()

    def __init__(self, status: int, code: str, rule: str = "", /, **args: str | int) -> None:
        super().__init__(code)
        self.status = status
        self.problem = Problem(code, args, rule)


def faulty(faults: Sequence[Fault], game: str) -> ApiError:
    """The first of them, how many there are, and all."""
    first = faults[0]
    error = ApiError(400, first.code, **{**first.args, "field": first.field, "faults": len(faults)})
    error.game, error.faults = game, faults
    return error


def problem(
    request: Request[Any, Any, Any],
    status: int,
    content: Problem,
    headers: dict[str, str] | None = None,
    game: str = "",
    faults: Sequence[Fault] = (),
) -> Response[ProblemDetails]:
    """The response of a refusal."""
    site = request.app.state.get("site")
    if site is not None:
        site.metrics.refused("http", content.code)
    language = preferred(request.headers.get("accept-language", ""))
    package = _package(game)
    words = sentence(language, content.code, content.args, package)
    every = tuple(
        FaultDetails(
            fault.field,
            fault.code,
            fault.args,
            sentence(language, fault.code, {**fault.args, "field": fault.field}, package),
        )
        for fault in faults
    )
    details = ProblemDetails(content.code, content.args, content.rule, status, words, every)
    headers = {**(headers or {}), "Content-Language": language, "Vary": "Accept-Language"}
    return Response(details, status_code=status, media_type=MEDIA, headers=headers)


def _package(game: str) -> tuple[str, str] | None:
    """Where the words of a game are; nowhere for one that does not load."""
    try:
        return (registry.game(game).meta.id, registry.package(game)) if game else None
    except LookupError:
        return None


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """For a route's ``responses``: the statuses it may refuse with, beside those that every route has."""
    return {
        status: ResponseSpec(
            ProblemDetails,
            description=_CODES.get(status, "refused"),
            media_type=MEDIA,
            generate_examples=False,
        )
        for status in statuses
    }


def _api(request: Request[Any, Any, Any], error: ApiError) -> Response[ProblemDetails]:
    wait = error.problem.args.get("seconds") if error.status == 429 else None
    headers = {"Retry-After": str(wait)} if wait else {}
    if error.status == 426:
        headers = {"Upgrade": "websocket", "Sec-WebSocket-Version": "13"}
    game = error.game or str(request.path_params.get("game_id", ""))
    return problem(request, error.status, error.problem, headers, game, error.faults)


def _http(request: Request[Any, Any, Any], error: HTTPException) -> Response[ProblemDetails]:
    """The framework's own refusals; its English stays here, but where the fault lies is said."""
    args: dict[str, str | int] = {}
    code = _CODES.get(error.status_code, "refused")
    if isinstance(error, ValidationException) and isinstance(error.extra, list) and error.extra:
        args = _where(error.extra[0])
        if most := too_long(str(error.extra[0].get("message", ""))):
            code, args = "too_long", {"field": "", **args, "most": most}
    headers = {key: value for key, value in (error.headers or {}).items() if key.lower() == "allow"}
    return problem(request, error.status_code, Problem(code, args), headers)


def _where(fault: Any) -> dict[str, str | int]:
    """``{"field": "seats.0.kind"}`` of a validation message's path."""
    found = re.search(r"`\$\.?(.*)`", str(fault.get("message", "")))
    path = found[1] if found else str(fault.get("key") or "")
    return {"field": re.sub(r"\[(\d+)\]", r".\1", path)} if path else {}


def too_long(message: str) -> int:
    """The length that a decoder's message says was exceeded, or 0 if it is about something else."""
    found = re.search(r"of length <= (\d+)", message)
    return int(found[1]) if found else 0


def _unexpected(request: Request[Any, Any, Any], error: Exception) -> Response[ProblemDetails]:
    """A bug: the trace goes to the log, a number that finds it to the client."""
    _LOG.error("unhandled", exc_info=error, extra=fields(path=request.scope.get("path_template", "")))
    return problem(request, 500, Problem("internal_error"))


def _damaged(request: Request[Any, Any, Any], error: StoreUnusable) -> Response[ProblemDetails]:
    """The operator has to see to it; what cannot be read now may be readable after a restart."""
    _LOG.error("the store is of no use", extra=fields(code=error.code))
    return problem(request, 503, Problem("unavailable"))


def _refused(request: Request[Any, Any, Any], error: StoreRefuses) -> Response[ProblemDetails]:
    """Nothing was stored; what the database says is the operator's."""
    _LOG.error("the store refuses", extra=fields(code=error.code))
    return problem(request, 503, Problem(error.code))


def _always(status: int, code: str) -> Any:
    return lambda request, error: problem(request, status, Problem(code))


handlers: dict[Any, Any] = {
    ApiError: _api,
    HTTPException: _http,
    RecursionError: _always(400, "malformed"),  # a body of nothing but brackets
    StoreRefuses: _refused,
    StoreUnusable: _damaged,
    RecordError: _always(409, "match_broken"),
    Unreadable: _always(409, "match_broken"),
    UnknownGame: _always(409, "game_gone"),
    BrokenGame: _always(409, "game_gone"),
    Exception: _unexpected,
}
"""By exception; a match that does not load or whose package is gone is the table's own trouble, not the server's."""
