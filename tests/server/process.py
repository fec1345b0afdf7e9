"""A whole server in a process of its own: ``python -m tests.server.process DATABASE [SETTINGS-JSON]``.

Prints its address when it answers. The game of these tests is installed for it by ``PYTHONPATH``.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any

import msgspec

from parlour.server.run import serve
from parlour.server.settings import Settings

ROOT = Path(__file__).parents[2]
INSTALLED = Path(__file__).parent / "installed"


class ServerProcess:
    """A started server; ``url`` without a slash at the end."""

    def __init__(self, popen: subprocess.Popen[str], url: str, log: Path) -> None:
        self.popen, self.url, self.log = popen, url, log

    def stop(self) -> int:
        """Gracefully; the exit code."""
        self.popen.terminate()
        return self._wait()

    def kill(self) -> None:
        """As a power cut would, short of the disk's."""
        self.popen.kill()
        self._wait()

    def _wait(self) -> int:
        code = self.popen.wait(20)
        assert self.popen.stdout is not None
        self.popen.stdout.close()
        return code


def start(database: Path, log: Path, port: int = 0, settings: dict[str, Any] | None = None) -> ServerProcess:
    """Start it and wait until it answers."""
    paths = [str(INSTALLED), str(ROOT), os.environ.get("PYTHONPATH", "")]
    with log.open("a") as stderr:
        popen = subprocess.Popen(
            [sys.executable, "-m", __name__, str(database), str(port), msgspec.json.encode(settings or {}).decode()],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, paths))},
            stdout=subprocess.PIPE,
            stderr=stderr,
            text=True,
        )
    stdout: IO[str] | None = popen.stdout
    assert stdout is not None
    line = stdout.readline().strip()
    if not line.startswith("http://"):
        popen.kill()
        raise AssertionError(f"the server did not start: {line!r}\n{log.read_text()[-4000:]}")
    return ServerProcess(popen, line.rstrip("/"), log)


@contextmanager
def running(database: Path, log: Path, settings: dict[str, Any] | None = None) -> Iterator[ServerProcess]:
    """A server for the length of a block."""
    server = start(database, log, settings=settings)
    try:
        yield server
    finally:
        server.kill()


def main() -> None:
    database, port, text = sys.argv[1:]
    settings = msgspec.json.decode(text, type=Settings, dec_hook=lambda tp, value: tp(value))
    serve("127.0.0.1", int(port), database, settings=settings, on_ready=lambda url: print(url, flush=True))


if __name__ == "__main__":
    main()
