"""Whatever is wrong with a command line: one line on stderr in the language of the environment, and a status."""

from __future__ import annotations

import os
import resource
import socket
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from typer.testing import CliRunner

from parlour.cli import app
from parlour.match.ports import StoreFull

LANGUAGES = ("en", "pl", "ru")

USAGE: dict[str, tuple[tuple[str, ...], str]] = {
    "an unknown command": (("dance",), "dance"),
    "an unknown option": (("serve", "--nonsense"), "--nonsense"),
    "a port beyond the last": (("serve", "--port", "65536"), "--port"),
    "a port that is no number": (("serve", "--port", "http"), "--port"),
    "fewer workers than none": (("serve", "--bot-workers", "-1"), "--bot-workers"),
    "no time to think": (("serve", "--bot-ms", "0"), "--bot-ms"),
    "an origin that is none": (("serve", "--origin", "play.example"), "play.example"),
    "an origin with a path": (("serve", "--origin", "https://play.example/"), "https://play.example/"),
    "a level of log that is none": (("serve", "--log-level", "LOUD"), "LOUD"),
    "a token that can be guessed": (("serve", "--metrics-token", "short"), "16"),
    "a host that is none": (("serve", "--host", "no host", "--port", "0"), "no host"),
    "a folder for a database": (("serve", "--database", "."), "."),
    "a database in no folder": (("serve", "--database", "no/such/a.sqlite3"), "no/such/a.sqlite3"),
    "a database in memory": (("serve", "--database", ":memory:"), ":memory:"),
    "no record": (("replay",), "file"),
    "a record that is not there": (("replay", "nothing.log"), "nothing.log"),
    "a folder for a record": (("replay", "."), "."),
    "an unknown game": (("legal", "chess"), "chess"),
    "an unknown game to measure": (("bench", "chess"), "chess"),
    "an unknown game to check": (("conform", "chess"), "chess"),
    "an unknown game's clauses": (("rules", "chess"), "chess"),
    "tests that are not there": (("rules", "fourthdim", "--tests", "nowhere"), "nowhere"),
    "an unknown option of a game": (("legal", "fourthdim", "--option", "colour=1"), "colour"),
    "a position that is none": (("legal", "fourthdim", "--position", "x"), ""),  # in each language in its own words
    "fewer games than one": (("simulate", "fourthdim", "--games", "0"), "--games"),
    "a file that is a folder": (("simulate", "fourthdim", "--games", "1", "--out", "."), "."),
    "a depth below the ground": (("perft", "fourthdim", "--depth", "-1"), "--depth"),
}


def run(*arguments: str, language: str = "en") -> tuple[int, str, str]:
    result = CliRunner().invoke(app, arguments, env={"LC_ALL": language, "COLUMNS": "80"})
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result.exit_code, result.stdout, result.stderr


@pytest.mark.parametrize("case", USAGE)
def test_one_line_and_status_2(case: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    arguments, said = USAGE[case]
    lines = []
    for language in LANGUAGES:
        status, out, err = run(*arguments, language=language)
        assert (status, out) == (2, "")
        last = [line for line in err.splitlines() if not line.startswith("{")]  # beside the log
        assert len(last) == 1, err
        assert said in last[0]
        assert "cli-" not in last[0], "a message is missing"
        lines += last
    assert len(set(lines)) == len(LANGUAGES) or case == "an unknown command", lines


def serve(folder: Path, *arguments: str, file_bytes: int | None = None) -> tuple[int, list[str]]:
    """A real process that does not open; its status and what it says beside the log."""

    def bound() -> None:
        if file_bytes is not None:
            resource.setrlimit(resource.RLIMIT_FSIZE, (file_bytes, file_bytes))

    done = subprocess.run(
        [sys.executable, "-m", "parlour", "serve", *arguments],
        cwd=folder,
        env={**os.environ, "LC_ALL": "pl"},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
        preexec_fn=bound,
    )
    assert done.stdout == ""
    return done.returncode, [line for line in done.stderr.splitlines() if not line.startswith("{")]


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        status, [line] = serve(tmp_path, "--port", port)
    assert status == 2
    assert line.startswith(f"Nie można otworzyć domu pod 127.0.0.1:{port}: ")


@pytest.mark.parametrize("room", [0, 20_000])
def test_a_disk_that_takes_nothing(tmp_path: Path, room: int) -> None:
    status, [line] = serve(tmp_path, "--port", "0", "--database", "a.sqlite3", file_bytes=room)
    assert status == 2
    assert line.startswith("Nie można użyć a.sqlite3: ")


def test_a_disk_that_is_full(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    async def full(_: str) -> None:
        raise StoreFull("no room")

    monkeypatch.setattr("parlour.server.run.open_database", full)
    status, _, err = run("serve", "--port", "0", "--database", str(tmp_path / "a.sqlite3"))
    assert status == 2
    assert err.startswith("There is no room left for ")
    assert len(err.splitlines()) == 1


def test_a_database_of_a_later_version_and_one_that_is_none(tmp_path: Path) -> None:
    later = tmp_path / "later.sqlite3"
    with closing(sqlite3.connect(later)) as database:
        database.execute("create table alembic_version (version_num)")
        database.execute("insert into alembic_version values ('9999')")
        database.commit()
    none = tmp_path / "none.sqlite3"
    none.write_bytes(b"hello " * 2_000)
    for file in (later, none):
        before = file.read_bytes()[100:]  # the head says in which mode it was opened last
        status, [line] = serve(tmp_path, "--port", "0", "--database", file.name)
        assert status == 2
        assert file.name in line
        assert file.read_bytes()[100:] == before, "what it does not know it does not touch"


def test_somebody_who_says_nothing_is_shown_the_help() -> None:
    status, out, err = run()
    assert status == 2
    assert "serve" in out + err


def test_input_that_ends_aborts_with_a_line() -> None:
    status, _, err = run("play", "fourthdim", language="ru")
    assert (status, err) == (1, "Прервано.\n")


def test_what_reads_the_output_may_close_it() -> None:
    command = f"{sys.executable} -m parlour legal fourthdim --turns | head -1"
    done = subprocess.run(["bash", "-c", command], capture_output=True, text=True, timeout=60, check=False)
    assert len(done.stdout.splitlines()) == 1
    assert done.stderr == ""
