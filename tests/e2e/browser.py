"""Debian's Chromium, and people who sit at it: each a browser context with cookies of its own."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from typing import Literal

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, StorageState, expect, sync_playwright

__all__ = ("NARROW", "PATIENCE_MS", "WIDE", "Crowd", "chromium")

ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
PATIENCE_MS = 20_000
"""After which a condition will not come true: long, so that a slow machine is no failure."""
WIDE, NARROW = (1280, 800), (360, 740)

_ADDRESSES = (f"10.0.{n // 250}.{n % 250 + 1}" for n in count())
"""A house takes only so much from one address: so many tables an hour, so many records."""
_NETWORK = ("Failed to load resource", "WebSocket connection to", "net::ERR_")
"""What the browser itself says of a refused or broken request: the tests see to those."""


@contextmanager
def chromium() -> Iterator[Browser]:
    """One browser process."""
    executable = shutil.which("chromium")
    assert executable is not None, "chromium is not installed: make chromium"
    expect.set_options(timeout=PATIENCE_MS)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable, args=list(ARGUMENTS), headless=True)
        try:
            yield browser
        finally:
            browser.close()


class Crowd:
    """Opens contexts and pages, and keeps what went wrong in them."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._contexts: list[BrowserContext] = []
        self.faults: list[str] = []
        """Uncaught exceptions and errors on a console, the security policy's included."""

    def person(
        self,
        size: tuple[int, int] = WIDE,
        *,
        scheme: Literal["light", "dark"] = "light",
        language: str = "en-GB",
        memory: StorageState | None = None,
        touch: bool = False,
    ) -> Page:
        """A page in a browser of its own, at an address of its own; ``memory`` is what an earlier one has kept."""
        context = self._browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            color_scheme=scheme,
            locale=language,
            reduced_motion="reduce",
            has_touch=touch,
            accept_downloads=True,
            storage_state=memory,
            extra_http_headers={"x-forwarded-for": next(_ADDRESSES)},
        )
        context.set_default_timeout(PATIENCE_MS)
        self._contexts.append(context)
        return self.tab(context)

    def tab(self, context: BrowserContext) -> Page:
        """One more page in the same browser."""
        page = context.new_page()
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("console", self._heard)
        return page

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type == "error" and not any(words in message.text for words in _NETWORK):
            self.faults.append(message.text)

    def close(self) -> None:
        for context in self._contexts:
            context.close()
