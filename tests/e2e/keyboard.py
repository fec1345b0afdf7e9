"""A person with a keyboard and nothing else: what is focused decides, never a pointer."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypedDict

from playwright.sync_api import Page, expect

__all__ = ("Keyboard",)

MOST_STOPS = 60
"""Tab stops on a screen of two games' buttons, by far."""
MOST_STEPS = 40
"""Of arrow keys, to walk round obstacles from any space to any other."""

_FOCUSED = """() => {
  const element = document.activeElement;
  const text = element.getAttribute('aria-label') ?? element.labels?.[0]?.textContent ?? element.textContent ?? '';
  const box = element.getBoundingClientRect();
  return {
    text: text.replace(/[\\u2068\\u2069]/g, '').replace(/\\s+/g, ' ').trim(),
    cell: element.getAttribute('data-cell') ?? '',
    x: box.x + box.width / 2,
    y: box.y + box.height / 2,
    kind: element.getAttribute('role') ?? element.tagName.toLowerCase(),
    seen: element.matches(':focus-visible'),
  };
}"""
_CENTRE = """(name) => {
  const box = document.querySelector(`[data-cell="${name}"]`).getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}"""
_ARROWS = {"ArrowLeft": (-1, 0), "ArrowRight": (1, 0), "ArrowUp": (0, -1), "ArrowDown": (0, 1)}


class Focus(TypedDict):
    """What has the focus; ``cell`` is a space's name on a board."""

    text: str
    cell: str
    x: float
    y: float
    kind: str
    seen: bool


class Keyboard:
    """Reaches things by Tab and arrows, and presses them."""

    def __init__(self, page: Page) -> None:
        self.page = page

    @property
    def focus(self) -> Focus:
        found: Focus = self.page.evaluate(_FOCUSED)
        return found

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def reach(self, wanted: Callable[[Focus], bool], key: str = "Tab") -> Focus:
        """Tab until something fits; the focus can be seen at every stop."""
        passed: list[str] = []
        for _ in range(MOST_STOPS):
            focus = self.focus
            if wanted(focus):
                return focus
            passed.append(focus["text"])
            self.press(key)
            assert self.focus["seen"] or self.focus["kind"] == "body", self.focus
        raise AssertionError(f"the Tab key comes by nothing of the kind: {passed}")

    def activate(self, text: str) -> None:
        """Tab to the button or link of that name, and Enter."""
        self.reach(lambda focus: focus["text"].startswith(text))
        self.press("Enter")

    def write(self, label: str, text: str) -> None:
        """Tab to the field, write, Enter."""
        self.reach(lambda focus: focus["text"].startswith(label) and focus["kind"] in ("input", "textbox"))
        self.press("ControlOrMeta+a")
        self.page.keyboard.type(text)
        self.press("Enter")

    def space(self, name: str) -> None:
        """Walk over the board to that space with the arrow keys, and Enter."""
        self.reach(lambda focus: focus["cell"] != "")
        target: list[float] = self.page.evaluate(_CENTRE, name)
        tried: set[tuple[str, str]] = set()
        for _ in range(MOST_STEPS):
            here = self.focus
            if here["cell"] == name:
                self.press("Enter")
                return
            dx, dy = target[0] - here["x"], target[1] - here["y"]
            keys = sorted(_ARROWS, key=lambda key: -(_ARROWS[key][0] * dx + _ARROWS[key][1] * dy))
            key = next(key for key in keys if (here["cell"], key) not in tried)
            tried.add((here["cell"], key))
            self.press(key)
        raise AssertionError(f"the arrow keys do not lead to {name}: {tried}")

    def wait_for(self, prompt: str) -> None:
        """The line under the board says so."""
        expect(self.page.get_by_role("region", name="Your choice").get_by_role("status").first).to_contain_text(prompt)
