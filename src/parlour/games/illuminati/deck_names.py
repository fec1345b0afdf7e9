"""§20 Names in a host's deck: what in them nobody would see, and which two look the same."""

from __future__ import annotations

import unicodedata

from parlour.kit.shape import clean

__all__ = ("alike", "objection")

BLANK = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and symbols to Unicode, and yet they show nothing."""
UNSEEN = "\u034f\u17b4\u17b5\u180b\u180c\u180d\u180f"
"""Marks that show nothing."""
SELECTORS = (*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))
"""They choose how the sign before them looks: behind one that is seen, and only there, they belong to it."""


def objection(text: str) -> dict[str, str] | None:
    """What is wrong with the characters of a name, as the arguments of ``deck_characters``; ``None`` if nothing is."""
    if text != text.strip():
        return {"what": "ends", "character": ""}
    before = " "
    for char in text:
        if wrong := _wrong(char, before):
            return {"what": wrong, "character": f"U+{ord(char):04X}"}
        before = char
    return None


def _wrong(char: str, before: str) -> str:
    """Empty if nothing is."""
    if char in BLANK or char in UNSEEN or (ord(char) in SELECTORS and before == " "):
        return "unseen"
    if clean(f"a{char}a"):
        return ""
    return {"Cc": "control", "Zs": "space", "Zl": "line", "Zp": "line", "Cf": "unseen"}.get(
        unicodedata.category(char), "unknown"
    )


def alike(name: str) -> str:
    """The same for names that look the same but for large and small letters, however they are encoded."""
    return unicodedata.normalize("NFC", unicodedata.normalize("NFC", name).casefold())
