"""Whose page is asking: browsers say so in ``Origin``, and cannot be made to lie by a page."""

from __future__ import annotations

from collections.abc import Sequence
from urllib.parse import urlsplit

__all__ = ("is_origin", "origin_allowed")


def origin_allowed(origin: str | None, host: str, has_cookie: bool, extra: Sequence[str] = ()) -> bool:
    """Same host and port as the request's own, or listed; absent only where no cookie could be misused.

    The scheme is not compared: behind a proxy that ends TLS the server does not know it.
    """
    if origin is None:
        return not has_cookie
    if origin in extra:
        return True
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False  # ``http://[``: no browser sends that
    return parts.scheme in ("http", "https") and bool(host) and parts.netloc.lower() == host.lower()


def is_origin(text: str) -> bool:
    """Does a browser write an origin like that? Anything else would never match."""
    try:
        parts = urlsplit(text)
        port = parts.port
    except ValueError:
        return False
    host = parts.hostname or ""
    plain = f"[{host}]" if ":" in host else host
    wanted = f"{parts.scheme}://{plain}" + (f":{port}" if port is not None else "")
    return parts.scheme in ("http", "https") and bool(host) and text == wanted
