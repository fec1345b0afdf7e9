"""Figures for Prometheus: how much, how fast, how many wait. Never whose, at which table, or what anybody holds."""

from __future__ import annotations

import re
from collections.abc import Mapping

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest

__all__ = ("Levels", "Metrics")

_CODE = re.compile(r"[a-z][a-z0-9_]{0,63}")
_QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
_THOUGHT = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 1.5, 2.0, 5.0, 10.0, 20.0)
STATUSES = ("open", "running", "over", "closed", "record")
"""Of tables: each is there from the start, at 0."""


class Levels:
    """What is read off when somebody asks: how full the house is, and how long its queues are."""

    def __init__(self, registry: CollectorRegistry) -> None:
        def gauge(name: str, text: str, *labels: str) -> Gauge:
            return Gauge(f"parlour_{name}", text, labels, registry=registry)

        self.tables = gauge("tables", "Tables that are stored.", "status")
        self.loaded = gauge("tables_loaded", "Tables in memory.")
        self.matches = gauge("matches_loaded", "Matches in memory.")
        self.sockets = gauge("sockets", "Open WebSockets.")
        self.writes = gauge("store_queue", "Writes that wait for the disk.")
        self.bots_waiting = gauge("bots_waiting", "Decisions that wait for a bot's process.")
        self.bots_thinking = gauge("bots_thinking", "Decisions that are being thought about.")

    def count(self, tables: Mapping[str, int]) -> None:
        """Set the tables by status; a status that has none any more is 0 again."""
        for status in {*STATUSES, *tables}:
            self.tables.labels(status).set(tables.get(status, 0))


class Metrics:
    """The figures of one site, in a registry of their own. Nothing here may fail, and nothing waits."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        self.levels = Levels(registry)
        self._moves = Counter("parlour_moves", "Commands that have landed.", ("game",), registry=registry)
        self._landed: dict[str, Counter] = {}
        """The same by game: looking a label up costs more than counting."""
        self._refused = Counter(
            "parlour_refused", "What was refused, by who asked and why.", ("by", "code"), registry=registry
        )
        self._commit = Histogram(
            "parlour_decision_commit_seconds", "From a command's coming in to its commit.",
            registry=registry, buckets=_QUICK,
        )  # fmt: skip
        self._delivery = Histogram(
            "parlour_decision_delivery_seconds", "From a commit to its update's being handed to a socket.",
            registry=registry, buckets=_QUICK,
        )  # fmt: skip
        self._thinking = Histogram(
            "parlour_bot_seconds", "How long a bot has thought, and what came of it.",
            ("game", "level", "end"), registry=registry, buckets=_THOUGHT,
        )  # fmt: skip
        self._lag = Histogram(
            "parlour_event_loop_lag_seconds", "How late the event loop was, four times a second.",
            registry=registry, buckets=_QUICK,
        )  # fmt: skip

    def landed(self, game: str, seconds: float) -> None:
        """A command is stored; ``seconds`` since it came in."""
        if game not in self._landed:
            self._landed[game] = self._moves.labels(game)
        self._landed[game].inc()
        self._commit.observe(seconds)

    def refused(self, by: str, code: str) -> None:
        """``by`` is ``socket``, ``http`` or ``bot``. A code that is none of a programmer's is counted as ``other``."""
        self._refused.labels(by, code if _CODE.fullmatch(code) else "other").inc()

    def delivered(self, seconds: float) -> None:
        """An update was handed to a socket; ``seconds`` since its commit."""
        self._delivery.observe(seconds)

    def thought(self, game: str, level: str, end: str, seconds: float) -> None:
        """A bot has answered (``answer``), ``failed`` or taken too long (``late``)."""
        self._thinking.labels(game, level, end).observe(seconds)

    def looked(self, late: float) -> None:
        """The event loop was so many seconds late."""
        self._lag.observe(late)

    def text(self) -> bytes:
        """All of it, in Prometheus' text format."""
        return generate_latest(self.registry)
