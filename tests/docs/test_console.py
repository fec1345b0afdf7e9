"""What the documentation shows of the command line is what the command line does."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = sorted(page for page in (ROOT / "docs").rglob("*.md") if "```console" in page.read_text("utf-8"))
BLOCK = re.compile(r"^```console\n(.*?)^```$", re.MULTILINE | re.DOTALL)
TYPED = re.compile(r"^Seat \d: .*? > (.+)$", re.MULTILINE)

ELSEWHERE = {
    "parlour serve": "does not end; the browser tests start it",
    "parlour bench": "figures of one machine, no assertion of a test",
    "parlour strength": "takes an hour; its bars are a nightly test",
}
"""Commands that are shown and not run here, with the reason."""
SOME_LINES = ("parlour games",)
"""Shown in part: other packages may have put games on the list."""


def commands(page: Path) -> list[tuple[str, str]]:
    """The commands of a page in order, each with the output that is shown for it."""
    found: list[tuple[str, str]] = []
    for block in BLOCK.findall(page.read_text("utf-8")):
        for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
            command, _, shown = part.partition("\n")
            found.append((command, shown))
    return found


def run(command: str, shown: str, folder: Path) -> list[str]:
    """What it answers: standard output, or the one line on standard error that says what is wrong."""
    answer = subprocess.run(
        ["bash", "-c", command],
        cwd=folder,
        env={
            **{name: value for name, value in os.environ.items() if name not in ("COLUMNS", "LC_ALL", "LC_MESSAGES")},
            "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}",
            "LANG": "C.UTF-8",
        },
        input="".join(f"{line}\n" for line in TYPED.findall(shown)),
        capture_output=True,
        text=True,
        timeout=240,
        check=False,
    )
    return [line.rstrip() for line in (answer.stdout or answer.stderr).splitlines()]


def agree(shown: str, said: list[str], *, exact: bool) -> bool:
    """Each line that is shown comes, in that order; nothing else, unless lines are left out with ``…``."""
    wanted = [line.rstrip() for line in TYPED.sub(lambda typed: typed[0].removesuffix(typed[1]), shown).splitlines()]
    if exact and "…" not in wanted:
        return wanted == said
    rest = iter(said)
    return all(any(line == other for other in rest) for line in wanted if line != "…")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT / "docs")))
def test_examples_of_the_command_line(page: Path, tmp_path: Path) -> None:
    (tmp_path / "tests").symlink_to(ROOT / "tests")
    for command, shown in commands(page):
        name = " ".join([word for word in shlex.split(command) if "=" not in word][:2])
        if name in ELSEWHERE:
            continue
        typed = bool(TYPED.search(shown))
        said = run(command, shown, tmp_path)
        if typed:
            # a terminal shows what is typed and ends the line; a pipe does not
            text, wanted = "\n".join(said), TYPED.sub(lambda found: found[0].removesuffix(found[1]), shown)
            for line in wanted.splitlines():
                assert line.rstrip() in text, command
            continue
        assert agree(shown, said, exact=name not in SOME_LINES), f"$ {command}\n" + "\n".join(said)


def test_the_comparison_can_fail() -> None:
    assert agree("one\ntwo\n", ["one", "two"], exact=True)
    assert not agree("one\ntwo\n", ["one", "two", "three"], exact=True)
    assert not agree("two\none\n…\n", ["one", "two"], exact=True)
    assert agree("one\n…\n", ["one", "two"], exact=True)


def test_pages_are_found() -> None:
    assert ROOT / "docs/reference/cli.md" in PAGES
    assert len(commands(ROOT / "docs/reference/cli.md")) > 10
