"""What the operator decides; everything has a default that suits one process and one SQLite file."""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct

from parlour.bots import DEFAULT_BUDGET

__all__ = ("STATIC", "Limits", "Settings")

STATIC = Path(__file__).parent / "static"
"""Where the built client lies: put there by the client's build and shipped in the wheel."""


class Limits(Struct, frozen=True, kw_only=True):
    """Bounds that keep one client from taking the house from the others. Rates are tokens per second with a burst."""

    body_bytes: int = 64 * 1024
    """Of an HTTP request; a WebSocket message has the same cap."""
    queue_bytes: int = 2 * 1024 * 1024
    """Unsent bytes per socket; more, and it is dropped as too slow."""
    queue_messages: int = 256
    """Unsent messages per socket."""
    message_rate: float = 30.0
    message_burst: int = 120
    """Per socket."""
    hello_rate: float = 1.0
    hello_burst: int = 10
    """Per socket, beside the limit of all messages: each hello builds a whole view."""
    mutation_rate: float = 2.0
    mutation_burst: int = 60
    """State-changing requests per address."""
    addresses: int = 10_000
    """Addresses remembered by the rate limit."""
    sockets_per_address: int = 200
    hello_seconds: float = 20.0
    """Time to say hello after connecting."""


class Settings(Struct, frozen=True, kw_only=True):
    """All of the server's settings."""

    database: str = "parlour.sqlite3"
    """A path, or a URL that the store understands."""
    static: Path = STATIC
    origins: tuple[str, ...] = ()
    """Origins allowed beside the server's own, such as ``https://play.example``."""
    secure_cookies: bool = False
    """Mark the session cookie ``Secure``; set it when the house is reached by https."""
    proxy: bool = False
    """Believe ``X-Forwarded-For``: only behind a proxy that sets it."""
    bot_workers: int = 1
    bot_deadline_ms: int = 20_000
    """A bot that thinks longer is stopped and the house plays the default action."""
    bot_budget: int = DEFAULT_BUDGET
    """Iterations a bot that searches may spend on a decision."""
    log_level: str = "INFO"
    limits: Limits = Limits()
