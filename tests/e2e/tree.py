"""A person who has nothing but the accessibility tree: roles, names and values, as a screen reader gets them."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

from tests.e2e.browser import PATIENCE_MS

__all__ = ("Node", "Reader")


class Node:
    """One node of the tree, with the words that are read out."""

    def __init__(self, raw: dict[str, Any]) -> None:
        self.raw = raw
        self.role = str(raw.get("role", {}).get("value", ""))
        self.name = str(raw.get("name", {}).get("value", "")).replace("\u2068", "").replace("\u2069", "")
        self.value = str(raw.get("value", {}).get("value", ""))
        self.element: int = raw.get("backendDOMNodeId", 0)

    @property
    def disabled(self) -> bool:
        return any(p["name"] == "disabled" and p["value"].get("value") for p in self.raw.get("properties", ()))


class Reader:
    """No selector, no coordinates: what is not in the tree does not exist."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self._cdp = page.context.new_cdp_session(page)
        self._cdp.send("Accessibility.enable")
        self._cdp.send("DOM.enable")

    def nodes(self, within: tuple[str, str] | None = None) -> list[Node]:
        """What is not hidden from assistive technology; ``within`` the first node of a role and name."""
        found: list[dict[str, Any]] = self._cdp.send("Accessibility.getFullAXTree")["nodes"]
        nodes = [Node(raw) for raw in found]
        if within is None:
            return [node for node in nodes if not node.raw.get("ignored")]
        by_id = {node.raw["nodeId"]: node for node in nodes}
        tops = [node for node in nodes if (node.role, node.name) == within]
        inside: list[Node] = []
        todo = [tops[0].raw["nodeId"]] if tops else []
        while todo:
            node = by_id[todo.pop()]
            inside.append(node)
            todo += [child for child in reversed(node.raw.get("childIds", ())) if child in by_id]
        return [node for node in inside if not node.raw.get("ignored")]

    def find(self, role: str, says: Callable[[str], bool] | str, within: tuple[str, str] | None = None) -> Node:
        """Wait for a node that can be used; what there is otherwise is told by the failure."""
        deadline = time.monotonic() + PATIENCE_MS / 1000
        fits = (lambda name: name == says) if isinstance(says, str) else says
        while True:
            nodes = self.nodes(within)
            for node in nodes:
                if node.role == role and fits(node.name) and not node.disabled:
                    return node
            names = sorted({node.name for node in nodes if node.role == role})
            assert time.monotonic() < deadline, f"no {role} {says!r}; there are {names}"
            self.page.evaluate("new Promise(requestAnimationFrame)")

    def value(self, role: str, name: str) -> str:
        """Wait until it has one."""
        while not (value := self.find(role, name).value):
            self.page.evaluate("new Promise(requestAnimationFrame)")
        return value

    def reads(self, words: str) -> None:
        """Wait until the words are somewhere in the tree."""
        deadline = time.monotonic() + PATIENCE_MS / 1000
        while not any(words in node.name for node in self.nodes()):
            assert time.monotonic() < deadline, f"nothing says {words!r}"
            self.page.evaluate("new Promise(requestAnimationFrame)")

    def press(self, role: str, says: Callable[[str], bool] | str, within: tuple[str, str] | None = None) -> None:
        """The default action of a node."""
        node = self.find(role, says, within)
        self._cdp.send("DOM.focus", {"backendNodeId": node.element})
        self.page.keyboard.press("Enter")

    def fill(self, name: str, text: str) -> None:
        """Into a text box."""
        node = self.find("textbox", name)
        self._cdp.send("DOM.focus", {"backendNodeId": node.element})
        self.page.keyboard.press("Control+A")
        self._cdp.send("Input.insertText", {"text": text})
