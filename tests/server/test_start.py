"""A database of no use: one exception that says why, and nothing quoted."""

from __future__ import annotations

import asyncio
import fcntl
import io
import json
import logging
import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from parlour.server.logs import JsonFormatter
from parlour.store.sqlite import open_sqlite
from tests.match.tools import toy_row
from tests.server.process import ROOT


def serve(folder: Path, database: str) -> str:
    """What a house with that database, which does not open, says at last."""
    program = f"from parlour.server.run import serve; serve(port=0, database={database!r}, on_ready=print)"
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    command = [sys.executable, "-c", program]
    run = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, timeout=60, check=False)
    assert run.returncode == 1
    assert run.stdout == "", "it never answered"
    said = [line for line in run.stderr.splitlines() if not line.startswith("{")]  # beside the log
    assert not any("Exception Group" in line for line in said)
    return said[-1]


@pytest.mark.parametrize(
    ("database", "code"),
    [(":memory:", "store_in_memory"), ("nowhere/a.sqlite3", "store_no_folder"), (".", "store_unusable")],
)
def test_a_database_of_no_use_is_one_exception_before_listening(tmp_path: Path, database: str, code: str) -> None:
    assert serve(tmp_path, database).startswith(f"parlour.match.ports.StoreUnusable: {code}: ")
    assert list(tmp_path.iterdir()) == []


def test_a_file_that_another_house_serves_is_left_to_it(tmp_path: Path) -> None:
    path = tmp_path / "a.sqlite3"
    asyncio.run(fresh(path))
    with path.open() as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        assert serve(tmp_path, str(path)).startswith("parlour.match.ports.StoreUnusable: store_in_use: ")


async def fresh(path: Path) -> None:
    await (await open_sqlite(path)).close()


def overwrite(path: Path) -> None:
    """The page where the tables begin; the file opens all the same."""
    with closing(sqlite3.connect(path)) as connection:
        [(page,)] = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'matches'")
        [(size,)] = connection.execute("PRAGMA page_size")
    with path.open("r+b") as file:
        file.seek((page - 1) * size)
        file.write(b"?" * size)


async def test_damage_that_is_met_later_is_the_same_exception(tmp_path: Path) -> None:
    path = tmp_path / "a.sqlite3"
    store = await open_sqlite(path)
    await store.create(toy_row())
    await store.close()
    overwrite(path)
    await (await open_sqlite(path)).close()
    assert serve(tmp_path, str(path)).startswith("parlour.match.ports.StoreUnusable: store_damaged: ")


def test_an_error_that_is_its_own_cause_is_logged_once() -> None:
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonFormatter())
    first, second = ValueError(), KeyError()
    first.__cause__, second.__cause__ = second, first
    handler.handle(logging.makeLogRecord({"msg": "failed", "exc_info": (ValueError, first, None)}))
    assert json.loads(stream.getvalue())["trace"] == ["KeyError", "ValueError"]


def test_of_a_traceback_in_a_message_one_line_is_logged() -> None:
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonFormatter())
    handler.handle(logging.makeLogRecord({"msg": "Traceback:\n  KeyError: card of somebody", "name": "uvicorn.error"}))
    assert json.loads(stream.getvalue())["message"] == "Traceback:"
