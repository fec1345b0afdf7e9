"""Structured logs: one JSON object a line on stderr, without secrets.

What may be logged is listed, not filtered: fields come in through ``extra={"fields": {...}}`` and are codes, numbers,
path *templates* and public table ids. Paths, bodies, headers, cookies, names and views are never handed to a logger.
"""

from __future__ import annotations

import json
import logging
import sys
import time
import traceback
from typing import Any, TextIO

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

__all__ = ("JsonFormatter", "RequestLog", "configure", "fields")

_REQUESTS = logging.getLogger("parlour.request")


class JsonFormatter(logging.Formatter):
    """``{"at", "level", "logger", "message", …fields, "trace"}``."""

    def format(self, record: logging.LogRecord) -> str:
        """One line."""
        line: dict[str, Any] = {
            "at": f"{time.strftime('%Y-%m-%dT%H:%M:%S', time.gmtime(record.created))}.{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage().partition("\n")[0],  # what follows is somebody's traceback, with messages
            **getattr(record, "fields", {}),
        }
        if record.exc_info and record.exc_info[1]:
            line["trace"] = _trace(record.exc_info[1])
        return json.dumps(line, ensure_ascii=False, default=str)


def _trace(error: BaseException) -> list[str]:
    """Where it happened and what kind it is. Never its message: that may quote a state, a token or a statement."""
    lines: list[str] = []
    for one in reversed(_causes(error)):
        frames = traceback.extract_tb(one.__traceback__)
        lines += [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in frames]
        lines.append(type(one).__qualname__)
    return lines


def _causes(error: BaseException) -> list[BaseException]:
    """The error, what it came from, and so on; one that has come from itself once."""
    chain: list[BaseException] = []
    cause: BaseException | None = error
    while cause is not None and not any(cause is known for known in chain):
        chain.append(cause)
        cause = cause.__cause__ or (None if cause.__suppress_context__ else cause.__context__)
    return chain


def fields(**values: str | float | bool | None) -> dict[str, Any]:
    """``extra=fields(table=…, ms=…)``."""
    return {"fields": values}


def configure(level: str, stream: TextIO | None = None) -> None:
    """Everything that is logged in this process goes to ``stream`` (stderr) as JSON."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonFormatter())
    logging.basicConfig(handlers=[handler], level=level.upper(), force=True)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logger = logging.getLogger(name)
        logger.handlers.clear()
        logger.propagate = True
    logging.getLogger("alembic").setLevel(logging.WARNING)  # it announces each of its own parts
    # Its lines about requests and connections hold whole paths; ours hold templates.
    logging.getLogger("uvicorn.access").disabled = True
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)


class RequestLog:
    """ASGI middleware: method, path template, status and duration of every request."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on, and log when it is answered."""
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return
        began, status = time.perf_counter(), 500

        async def watch(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, watch)
        finally:
            level = logging.ERROR if status >= 500 else logging.INFO
            _REQUESTS.log(
                level,
                "request",
                extra=fields(
                    method=str(scope.get("method", "")),
                    path=scope.get("path_template", ""),
                    status=status,
                    ms=round((time.perf_counter() - began) * 1000, 2),
                ),
            )
