"""What people write, names and talk: any script, no tricks."""

from __future__ import annotations

import unicodedata

__all__ = ("NAME_LENGTH", "TEXT_LENGTH", "BadName", "BadText", "clean_name", "clean_text", "plain", "printable")

NAME_LENGTH = 32
TEXT_LENGTH = 500
"""Greatest numbers of code points after cleaning."""

_MOST_QUOTED = 300
"""Code points of somebody else's text in a message."""

_JOINERS = "\u200c\u200d"
"""Zero-width (non-)joiner: emoji sequences and several scripts need them between two visible characters."""

_INVISIBLE = "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0\U0001d159"
"""Letters, marks and symbols by category of which nothing is to be seen: fillers, a blank pattern, a headless note."""


class BadText(ValueError):
    """What is refused; ``code`` says why."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class BadName(BadText):
    """A name that is refused."""


def clean_name(raw: str) -> str:
    """The name in NFC without surrounding blanks, inner blanks made single; :class:`BadName` if it cannot be shown.

    Refused: control and format characters (bidirectional overrides among them), line separators, surrogates,
    private and unassigned code points, fillers, more than three combining marks in a row, nothing visible at all.
    """
    if any(char.isspace() and char != " " for char in raw.strip(" ")):
        raise BadName("name_characters")
    name = _tidy(raw)
    fault = _fault(name, NAME_LENGTH)
    if fault:
        raise BadName(f"name_{fault}")
    return name


def clean_text(raw: str) -> str:
    """A line of talk, cleaned like a name, line breaks made blanks; :class:`BadText` if it cannot be shown."""
    text = _tidy(raw)
    fault = _fault(text, TEXT_LENGTH)
    if fault:
        raise BadText(f"text_{fault}")
    return text


def printable(words: str) -> str:
    """Somebody else's words with a mark in place of what could steer a page or a terminal."""
    return "".join(char if char.isprintable() else "\N{REPLACEMENT CHARACTER}" for char in words)


def plain(words: str) -> str:
    """The same, cut to what a message has room for."""
    return printable(words if len(words) <= _MOST_QUOTED else words[:_MOST_QUOTED] + "…")


def _tidy(raw: str) -> str:
    return " ".join(unicodedata.normalize("NFC", raw).split())


def _fault(text: str, most: int) -> str:
    """``empty``, ``long``, ``characters``, or nothing."""
    if not any(unicodedata.category(char)[0] in "LNPS" and char not in _INVISIBLE for char in text):
        return "empty"
    if len(text) > most:
        return "long"
    marks = 0
    for index, char in enumerate(text):
        category = unicodedata.category(char)
        marks = marks + 1 if category in ("Mn", "Me") else 0
        if marks > 3 or char in _INVISIBLE or (category[0] == "C" and not _joins(text, index)):
            return "characters"
    return ""


def _joins(name: str, index: int) -> bool:
    """A joiner between two visible characters, neither another joiner nor a blank."""
    if name[index] not in _JOINERS or index in (0, len(name) - 1):
        return False
    return all(unicodedata.category(name[i])[0] in "LMNPS" for i in (index - 1, index + 1))
