"""ASGI middleware around everything: headers that tell browsers what this house's pages may do."""

from __future__ import annotations

from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

__all__ = ("POLICY", "SecurityHeaders")

POLICY = (
    "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)
"""Own scripts, styles and connections only; images may also be drawn into the page."""

_ALL = {"X-Content-Type-Options": "nosniff", "Referrer-Policy": "no-referrer"}
_SHOWN = {
    "Content-Security-Policy": POLICY,
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}
"""Browsers read these of what they show in a window of its own, and of nothing else."""
_PARTS = ("text/javascript", "text/css")
"""What a page is made of is never shown by itself. A first visit fetches some forty: a kilobyte for every 25 bytes."""


class SecurityHeaders:
    """Adds the headers to every response, and ``no-store`` where nothing was said about caching."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on, adding to the response's start."""
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return

        async def add(message: Message) -> None:
            if message["type"] == "http.response.start":
                message.setdefault("headers", [])
                headers = MutableScopeHeaders(message)
                part = headers.get("content-type", "").startswith(_PARTS)
                for name, value in (_ALL if part else _ALL | _SHOWN).items():
                    headers[name] = value
                if "cache-control" not in headers:
                    headers["Cache-Control"] = "no-store"
            await send(message)

        await self.app(scope, receive, add)
