"""The real server as an operator starts it: ``parlour serve`` with an SQLite file, in a process of its own."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

__all__ = ("House", "running")

PARLOUR = Path(sys.executable).with_name("parlour")
STOP_SECONDS = 20.0


class House:
    """One database; its server can be killed and started again at the same address. ``url`` has no slash at its end."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.database = folder / "parlour.sqlite3"
        self.log = folder / "log"
        self.url = ""
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Start it and wait until it says that it answers."""
        port = self.url.rpartition(":")[2] or "0"
        with self.log.open("a") as stderr:
            process = subprocess.Popen(
                # Believed as behind a proxy: whoever plays several people may say that each has an address of its own.
                # Nobody looks on for pleasure, so bots need no pace.
                [PARLOUR, "serve", "--proxy", "--bot-pace", "0", "--port", port, "--database", self.database],
                env={**os.environ, "PYTHONUNBUFFERED": "1"},
                stdout=subprocess.PIPE,
                stderr=stderr,
                text=True,
            )
        self._process = process
        assert process.stdout is not None
        line = process.stdout.readline()
        address = re.search(r"http://[\w.:]+", line)
        if address is None:
            self.kill()
            raise AssertionError(f"the server did not start: {line!r}\n{self.log.read_text()[-4000:]}")
        self.url = address[0].rstrip("/")
        answer = httpx.get(f"{self.url}/health", trust_env=False)
        assert answer.json()["status"] == "ok"

    def kill(self) -> None:
        """As a power cut would, short of the disk's."""
        process, self._process = self._process, None
        if process is None:
            return
        process.kill()
        process.wait(STOP_SECONDS)
        if process.stdout is not None:
            process.stdout.close()


@contextmanager
def running(folder: Path) -> Iterator[House]:
    """A server for the length of a block."""
    house = House(folder)
    house.start()
    try:
        yield house
    finally:
        house.kill()
