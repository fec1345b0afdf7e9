"""Pseudo-locales: every message with accents on each letter, and longer on request. What stays plain is no message."""

from __future__ import annotations

import re

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer
from playwright.sync_api import Page, Route

__all__ = ("pseudo", "speak_pseudo")

_PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
_ACCENTED = "áƀćđéƒǵħíĵķļḿńóṕɋŕśţúṽẃẋýźÁƁĆĐÉƑǴĦÍĴĶĻḾŃÓṔɊŔŚŢÚṼẂẊÝŹ"
_TABLE = str.maketrans(_PLAIN, _ACCENTED)
_TEXTS = re.compile(r"/api/v1/(games/[\w-]+/)?texts/en$")
_PAD = "ńéẃ ẃóŕḱ "


class _Accents(Transformer):
    def __init__(self, growth: float) -> None:
        self._growth = growth

    def visit_Pattern(self, node: ast.Pattern) -> ast.Pattern:  # noqa: N802  # the visitor's own names
        """Its texts; what is put in stays as it is, in selectors the variants are patterns of their own."""
        texts = [element for element in node.elements if isinstance(element, ast.TextElement)]
        length = sum(len(text.value.strip()) for text in texts)
        for text in texts:
            text.value = text.value.translate(_TABLE)
        if texts and length:
            wanted = round(length * self._growth)
            texts[-1].value = texts[-1].value.rstrip() + (" " + _PAD * (wanted // len(_PAD) + 1))[: wanted + 1].rstrip()
        self.generic_visit(node)
        return node


def pseudo(source: str, growth: float = 0.0) -> str:
    """A Fluent file in the pseudo-locale; each pattern grows by that part of its length."""
    resource = FluentParser().parse(source)
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    return FluentSerializer().serialize(_Accents(growth).visit(resource))


def speak_pseudo(page: Page, growth: float = 0.0) -> None:
    """From the next load on, what is asked for as English comes in the pseudo-locale."""

    def answer(route: Route) -> None:
        response = route.fetch()
        route.fulfill(response=response, body=pseudo(response.text(), growth))

    page.route(_TEXTS, answer)
