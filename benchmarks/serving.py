"""A whole server in a process of its own, as a benchmark needs it: limits out of the way, memory and time at hand.

``python -m benchmarks.serving DATABASE SETTINGS-JSON [PROFILE]`` is that process; it prints its address when it
answers.
"""

from __future__ import annotations

import cProfile
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

from parlour.server.run import serve
from parlour.server.settings import Settings

__all__ = ("ROOT", "Serving", "cpu_seconds", "free_limits", "memory_kb", "running")

ROOT = Path(__file__).parents[1]

_TICKS = os.sysconf("SC_CLK_TCK")


def free_limits() -> dict[str, Any]:
    """Settings that ask nobody to slow down: what is measured is the work, not the brakes."""
    rate, burst = 1e6, 1_000_000
    kinds = ("message", "hello", "mutation", "talk", "seat", "open", "address", "handshake", "frame")
    limits: dict[str, Any] = {f"{kind}_rate": rate for kind in kinds} | {f"{kind}_burst": burst for kind in kinds}
    return {"limits": {**limits, "sockets_per_address": 100_000, "tables_per_hour": 1_000_000}, "log_level": "WARNING"}


def cpu_seconds(pid: int) -> float:
    """Processor time of a process and its threads, in seconds."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / _TICKS


def memory_kb(pid: int) -> int:
    """Memory of its own that a process holds, in kB: neither files nor what it shares."""
    for line in Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines():
        if line.startswith("Anonymous:"):
            return int(line.split()[1])
    raise RuntimeError(f"no figure for process {pid}")


class Serving(msgspec.Struct):
    """A started server; ``url`` without a slash at the end."""

    popen: subprocess.Popen[str]
    url: str

    @property
    def pid(self) -> int:
        """Of its process."""
        return self.popen.pid

    def stop(self) -> None:
        """Gracefully."""
        self.popen.terminate()
        self.popen.wait(60)

    def profile(self) -> None:
        """From now on."""
        self.popen.send_signal(signal.SIGUSR1)

    def kill(self) -> None:
        """At once."""
        self.popen.kill()
        self.popen.wait(60)


def start(database: Path, settings: dict[str, Any] | None = None, profile: Path | None = None) -> Serving:
    """Start it and wait until it answers; what it has to say goes to stderr."""
    text = msgspec.json.encode(free_limits() if settings is None else settings).decode()
    command = [sys.executable, "-m", "benchmarks.serving", str(database), text, *([str(profile)] if profile else [])]
    popen = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
    assert popen.stdout is not None
    line = popen.stdout.readline().strip()
    if not line.startswith("http://"):
        popen.kill()
        raise RuntimeError(f"the server did not start: {line!r}")
    return Serving(popen, line.rstrip("/"))


@contextmanager
def running(database: Path, settings: dict[str, Any] | None = None, profile: Path | None = None) -> Iterator[Serving]:
    """A server for the length of a block."""
    server = start(database, settings, profile)
    try:
        yield server
    finally:
        server.stop()


def main() -> None:
    """Serve until SIGTERM; with PROFILE, write what cProfile saw of the main thread since SIGUSR1 there."""
    database, text, *profile = sys.argv[1:]
    settings = msgspec.json.decode(text, type=Settings, dec_hook=lambda tp, value: tp(value))
    watched = cProfile.Profile(time.thread_time)  # what others do on the machine does not count
    signal.signal(signal.SIGTERM, lambda *_: sys.exit())  # the server raises it again when it has stopped
    signal.signal(signal.SIGUSR1, lambda *_: watched.enable())
    try:
        serve("127.0.0.1", 0, database, settings=settings, on_ready=lambda url: print(url, flush=True))
    finally:
        watched.disable()
        if profile:
            watched.dump_stats(profile[0])


if __name__ == "__main__":
    main()
