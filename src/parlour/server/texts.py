"""Texts that are served: Fluent files of the house and the games, and rulebooks as clauses.

They lie beside the code of the package that a game's entry point names, so a third party's game brings its own.
"""

from __future__ import annotations

import re
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from markdown_it import MarkdownIt
from markdown_it.token import Token
from msgspec import Struct

__all__ = ("Clause", "Rulebook", "game_texts", "house_texts", "introduction", "rulebook")

FALLBACK = "en"

_LANGUAGE = re.compile(r"[a-z]{2,3}(-[A-Za-z0-9]{2,8})?")
_RULINGS = re.compile(r" ?\[R-\d+(?:, R-\d+)*\]")
"""Numbers of rulings: they lead from the source to the code, and are nothing to a player."""
_HEADING = re.compile(r"(\d+(?:\.\d+)?) (.+)")


class Clause(Struct, frozen=True):
    """One numbered clause: ``number`` as in ``6.2``, ``level`` 2 or 3, ``html`` without its heading."""

    number: str
    title: str
    level: int
    html: str


class Rulebook(Struct, frozen=True):
    """A game's rules in one language; ``intro`` is what stands before the first clause."""

    language: str
    title: str
    intro: str
    clauses: tuple[Clause, ...]


def house_texts(language: str) -> tuple[str, str]:
    """The house's messages and the language they are in."""
    return _text(files("parlour") / "locales", "{}.ftl", language)


def game_texts(package: str, language: str) -> tuple[str, str]:
    """A game's messages and the language they are in."""
    return _text(files(package) / "locales", "{}.ftl", language)


def introduction(game: str, package: str, language: str) -> str:
    """The messages of a game that a list of games needs: its name, and one line about it."""
    source, _ = game_texts(package, language)
    wanted = re.compile(rf"^{re.escape(game)}-(?:name|tagline) =.*(?:\n[ \t]+.*)*", re.MULTILINE)
    return "".join(f"{found[0]}\n" for found in wanted.finditer(source))


@lru_cache(maxsize=64)
def rulebook(package: str, language: str) -> Rulebook | None:
    """The rules in that language, else in English; ``None`` if the package ships none."""
    folder = files(package)
    for wanted, name in ((language, f"RULEBOOK.{language}.md"), (FALLBACK, "RULEBOOK.md")):
        if _LANGUAGE.fullmatch(wanted) and (wanted != FALLBACK or name == "RULEBOOK.md") and (folder / name).is_file():
            return _render(wanted, (folder / name).read_text("utf-8"))
    return None


def _text(folder: Traversable, pattern: str, language: str) -> tuple[str, str]:
    for wanted in (language, FALLBACK):
        if _LANGUAGE.fullmatch(wanted) and (folder / pattern.format(wanted)).is_file():
            return (folder / pattern.format(wanted)).read_text("utf-8"), wanted
    return "", FALLBACK


def _render(language: str, source: str) -> Rulebook:
    markdown = MarkdownIt("commonmark", {"html": False}).enable(["table", "strikethrough"])
    tokens = markdown.parse(_RULINGS.sub("", source))
    title, intro = "", ""
    clauses: list[Clause] = []
    head: tuple[str, str, int] | None = None
    body: list[Token] = []

    def close() -> None:
        nonlocal intro
        html = markdown.renderer.render(body, markdown.options, {})
        if head is None:
            intro = html
        else:
            clauses.append(Clause(*head, html))
        body.clear()

    at = 0
    while at < len(tokens):
        token = tokens[at]
        if token.type == "heading_open":
            text = tokens[at + 1].content
            found = _HEADING.fullmatch(text) if token.tag in ("h2", "h3") else None
            if found or (token.tag == "h1" and not title):
                if found:
                    close()
                    head = (found[1], found[2], int(token.tag[1]))
                else:
                    title = text
                at += 3
                continue
        body.append(token)
        at += 1
    close()
    return Rulebook(language, title, intro, tuple(clauses))
