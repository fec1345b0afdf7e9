"""Bodies that are packed once, and sent packed to whoever can unpack them. For what holds no secret: lengths tell."""

from __future__ import annotations

import gzip
from typing import Any

from litestar import Request

__all__ = ("pack", "packed_or_plain")

_LEAST = 512
"""Bytes up to which it is not worth it."""


def pack(body: bytes) -> bytes | None:
    """The same bytes for the same body; ``None`` where it is too short."""
    return gzip.compress(body, 9, mtime=0) if len(body) > _LEAST else None


def packed_or_plain(
    request: Request[Any, Any, Any], body: bytes, packed: bytes | None, headers: dict[str, str]
) -> bytes:
    """The one that this client can read; ``headers`` are told if it is packed. They need a ``Vary`` either way."""
    if packed is None or "gzip" not in request.headers.get("accept-encoding", ""):
        return body
    headers["Content-Encoding"] = "gzip"
    return packed
