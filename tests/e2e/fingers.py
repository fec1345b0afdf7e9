"""Fingers on a touch screen, as the browser itself reports them."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

__all__ = ("Fingers",)

Point = tuple[float, float]
STEPS = 6


class Fingers:
    """One hand over a page that was opened with ``touch``."""

    def __init__(self, page: Page) -> None:
        self._cdp = page.context.new_cdp_session(page)

    def _report(self, kind: str, *points: Point) -> None:
        touches: list[dict[str, Any]] = [{"x": x, "y": y, "id": i} for i, (x, y) in enumerate(points)]
        self._cdp.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    def down(self, *points: Point) -> None:
        self._report("touchStart", *points)

    def to(self, *points: Point) -> None:
        self._report("touchMove", *points)

    def up(self) -> None:
        self._report("touchEnd")

    def drag(self, start: Point, end: Point) -> None:
        """One finger, from here to there."""
        self.down(start)
        for i in range(1, STEPS + 1):
            self.to(between(start, end, i / STEPS))
        self.up()

    def spread(self, middle: Point, before: float, after: float) -> None:
        """Two fingers, from one distance to another."""
        for i in range(STEPS + 1):
            half = (before + (after - before) * i / STEPS) / 2
            points = (middle[0] - half, middle[1]), (middle[0] + half, middle[1])
            if i:
                self.to(*points)
            else:
                self.down(*points)
        self.up()


def between(a: Point, b: Point, part: float) -> Point:
    return a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part
