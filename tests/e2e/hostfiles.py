"""A host's own file, of cards or of a map, in the dialog of a new table."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, expect

from tests.e2e.browser import Crowd
from tests.e2e.pages import Lobby, NewTable
from tests.e2e.reading import page_is_as_wide_as_the_screen
from tests.e2e.test_axe import violations

__all__ = ("HOSTILE", "changed", "choose", "options_for_two", "refused")

HOSTILE = '<img src=x onerror="alert(1)"> & {$name}'
"""A name that would be code, if it were taken for any."""


def changed(ours: bytes, file: Path, change: Callable[[Any], None]) -> Path:
    """Our own data with a change, written to that file."""
    data = json.loads(ours)
    change(data)
    file.write_text(json.dumps(data))
    return file


def options_for_two(crowd: Crowd, url: str, game: str, size: tuple[int, int] | None = None) -> NewTable:
    """The dialog of a new table, where its options are open."""
    page = crowd.person(size) if size else crowd.person()
    dialog = Lobby(page, url).open().call_me("Ada").more_options(game).seats(2)
    dialog.dialog.locator("summary").first.click()
    return dialog


def choose(control: Locator, file: Path) -> None:
    """As a person does: the same file, once it is mended, can be chosen again."""
    with control.page.expect_file_chooser() as asked:
        control.click()
    asked.value.set_files(file)


def refused(control: Locator) -> None:
    """The control of the file says so and has the focus; whatever is in the file, the page stays in order."""
    expect(control).to_have_attribute("aria-invalid", "true")
    expect(control).to_be_focused()
    assert control.page.locator("img").count() == 0
    assert violations(control.page) == []
    assert page_is_as_wide_as_the_screen(control.page)
