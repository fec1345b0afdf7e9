"""Everything that one browser was sent: frames of its WebSockets, bodies of its requests to the interface."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, Request, WebSocket

__all__ = ("Tap",)

Json = dict[str, Any]


class Tap:
    """Set it on a page before the page goes anywhere."""

    def __init__(self, page: Page, seat: int | None) -> None:
        self.page, self.seat = page, seat
        self.frames: list[str] = []
        self.bodies: list[str] = []
        """JSON of the answers, errors included; texts and rulebooks are the same for everybody."""
        page.on("websocket", self._listen)
        page.on("requestfinished", self._keep)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda payload: self.frames.append(str(payload)))

    def _keep(self, request: Request) -> None:
        response = request.response()
        if "/api/" in request.url and response and "json" in response.headers.get("content-type", ""):
            self.bodies.append(response.text())

    @property
    def messages(self) -> list[Json]:
        return [json.loads(frame) for frame in self.frames]

    @property
    def updates(self) -> list[Json]:
        return [message for message in self.messages if message["type"] == "update"]

    @property
    def views(self) -> list[Json]:
        """Of updates and of drafts."""
        return [message["view"] for message in self.messages if message.get("view")]

    @property
    def events(self) -> list[Json]:
        """Told in frames, or tried out in drafts."""
        told = [event for update in self.updates for frame in update["frames"] for event in frame["events"]]
        tried = [event for message in self.messages if message["type"] == "drafted" for event in message["events"]]
        return told + tried
