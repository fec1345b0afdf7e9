"""The page on adding a game says what is so; the docs build runs it too."""

from __future__ import annotations

import doctest
from pathlib import Path

import parlour_example
from parlour.kit import registry

PAGE = Path(__file__).parents[2] / "docs/how-to/adding-a-game.md"


def test_the_snippets_run() -> None:
    found = doctest.testfile(str(PAGE), module_relative=False, encoding="utf-8")
    assert (found.failed, found.attempted > 15) == (0, True)


def test_an_installed_package_adds_its_game_by_itself() -> None:
    assert registry.game("example") is parlour_example.GAME
    assert registry.package("example") == "parlour_example"
