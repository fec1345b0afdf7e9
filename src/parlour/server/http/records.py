"""Records that people bring here: verified elsewhere, then looked at like any other table."""

from __future__ import annotations

import logging
from typing import Any

from litestar import Request, Response, post
from litestar.openapi.datastructures import ResponseSpec

from parlour.kit.record import RecordError
from parlour.match.ports import MatchRow
from parlour.server.auth.guards import address
from parlour.server.desk import Busy
from parlour.server.errors import ApiError, problems
from parlour.server.http.models import Imported
from parlour.server.http.strict import takes_text
from parlour.server.names import BadName, clean_name, plain
from parlour.server.site import FromSite, Site
from parlour.server.workers import WorkFailed

__all__ = ("import_record",)

_LOG = logging.getLogger("parlour.records")


@post(
    "/records",
    status_code=201,
    operation_class=takes_text("application/x-ndjson", "One JSON object a line"),
    responses={
        200: ResponseSpec(Imported, description="It was here already", generate_examples=False),
        **problems(400, 403, 413, 429, 503),
    },
)
async def import_record(request: Request[Any, Any, Any], site: FromSite) -> Response[Imported]:
    """The body is the record's text. Whoever brings the same text gets the same table: 200."""
    text = await request.body()
    known = await site.house.brought(text)
    if known is not None:
        return Response(Imported(site.info(known, None)), status_code=200)
    seconds = site.records.take(address(request, site))
    if seconds:
        raise ApiError(429, "too_many_requests", seconds=seconds)
    try:
        row = await _bring(site, text)
    except RecordError as error:
        raise ApiError(400, error.code, **_plain({**error.args_, "line": error.line})) from error
    return Response(Imported(site.info(row, None)), status_code=201)


async def _bring(site: Site, text: bytes) -> MatchRow:
    try:
        brought = await site.desk.read(text)
    except TimeoutError as error:
        raise RecordError(1, "record_slow", seconds=int(site.settings.limits.record_seconds)) from error
    except WorkFailed as error:
        _LOG.warning("a record breaks its reader: %s", error)
        raise RecordError(1, "record_broken", reason=str(error)) from error
    except Busy as error:
        raise ApiError(503, "unavailable") from error
    head = brought.header
    if len(head.names) > head.seats:
        raise RecordError(1, "record_names", seats=head.seats, names=len(head.names))
    return await site.house.bring(brought, [_shown(seat, name) for seat, name in enumerate(head.names)], text)


def _shown(seat: int, name: str) -> str:
    """A name as it may be shown; nobody need have one."""
    try:
        return clean_name(name) if name else ""
    except BadName as error:
        raise RecordError(1, "record_name", seat=seat, reason=error.code) from error


def _plain(args: dict[str, str | int]) -> dict[str, str | int]:
    """Short and without control characters, as they come from a stranger's file."""
    return {name: value if isinstance(value, int) else plain(value) for name, value in args.items()}
