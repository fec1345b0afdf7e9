"""What the operator decides; everything has a default that suits one process and one SQLite file."""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct

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
    frame_rate: float = 500.0
    frame_burst: int = 2_000
    """Frames per socket, pings and fragments too; more, and it is closed."""
    address_rate: float = 200.0
    address_burst: int = 2_000
    """Messages per address, on however many sockets."""
    seat_rate: float = 30.0
    seat_burst: int = 120
    """Commands, drafts and questions of one seat, from however many sockets."""
    open_rate: float = 0.2
    open_burst: int = 12
    """Of these, commands that nobody asked for: each offer takes the others' attention."""
    mutation_rate: float = 2.0
    mutation_burst: int = 60
    """State-changing requests per address."""
    tables_per_hour: int = 120
    """Per address."""
    talk_rate: float = 0.5
    talk_burst: int = 8
    """Lines that a session says, at whatever table."""
    record_bytes: int = 2 * 1024 * 1024
    record_entries: int = 10_000
    record_seconds: float = 10.0
    """Of a record that is brought here, and for its verification."""
    record_rate: float = 0.05
    record_burst: int = 10
    """Such records per address, beside the limit of all changes."""
    think_ms: int = 1_000
    think_rate: float = 0.5
    think_burst: int = 8
    """For a bot's opinion on a position: how long it thinks, and how often an address may ask."""
    addresses: int = 10_000
    """Addresses (and sessions) remembered by the rate limits."""
    sockets_per_address: int = 64
    handshake_rate: float = 5.0
    handshake_burst: int = 300
    """WebSockets that an address opens, whether or not it closes them again."""
    hello_seconds: float = 20.0
    """Time to say hello after connecting."""
    ping_seconds: float = 20.0
    """Between two pings to a socket, and for its answer."""
    head_bytes: int = 32 * 1024
    """Of a request's line and headers."""
    request_seconds: float = 60.0
    """From a connection (or a request) to the end of the request: whoever is slower is cut off."""


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
    bot_workers: int = 0
    """Processes in which bots think; 0: one less than there are cores, at least one."""
    bot_deadline_ms: int = 20_000
    """A bot that thinks longer is stopped and the house plays the default action."""
    bot_ms: int = 1000
    """Time that a bot that searches may spend on a decision."""
    bot_pace_ms: int = 0
    """Between two decisions of bots at a table without clocks where somebody looks on; 0: none."""
    metrics_token: str = ""
    """Whoever sends it as a bearer token may read ``/metrics``; without one, only this machine may."""
    log_level: str = "INFO"
    limits: Limits = Limits()
