"""Everything that one browser was sent: frames of its WebSockets, bodies of its requests to the interface."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, Response, WebSocket

__all__ = ("Tap",)

Json = dict[str, Any]


class Tap:
    """Set it on a page before the page goes anywhere."""

    def __init__(self, page: Page, seat: int | None) -> None:
        self.page, self.seat = page, seat
        self.frames: list[str] = []
        self._responses: list[Response] = []
        page.on("websocket", self._listen)
        page.on("response", self._keep)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda payload: self.frames.append(str(payload)))

    def _keep(self, response: Response) -> None:
        if "/api/" in response.url:
            self._responses.append(response)

    def bodies(self) -> list[str]:
        """JSON of the answers so far, errors included; texts and rulebooks are the same for everybody."""
        answers = [r for r in self._responses if "json" in r.headers.get("content-type", "")]
        return [answer.text() for answer in answers]

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
