"""Hostile names."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.server.names import NAME_LENGTH, BadName, clean_name

PERSIAN = "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645"
"""A word with a non-joiner in it."""

GOOD = {
    "Ada": "Ada",
    "  Ada   Lovelace ": "Ada Lovelace",
    "Zoe\u0308": "Zo\u00eb",  # NFC
    "Łukasz Żółw": "Łukasz Żółw",
    "Мария": "Мария",
    "שרה": "שרה",
    "فاطمة": "فاطمة",
    PERSIAN: PERSIAN,
    "क्षत्रिय": "क्षत्रिय",
    "👩\u200d🚀": "👩\u200d🚀",  # an emoji of two, joined
    "\U0001f9d9": "\U0001f9d9",
    "𠜎": "𠜎",  # four bytes in UTF-8
    "<script>alert(1)</script>": "<script>alert(1)</script>",  # text; the client never takes it for markup
    "'; DROP TABLE x; --": "'; DROP TABLE x; --",
    "a" * NAME_LENGTH: "a" * NAME_LENGTH,
    "O’Neil-Smith 3rd": "O’Neil-Smith 3rd",
}
BAD = {
    "": "name_empty",
    "   ": "name_empty",
    "\u0301": "name_empty",
    "a" * (NAME_LENGTH + 1): "name_long",
    "a\x00b": "name_characters",
    "a\nb": "name_characters",
    "a\tb": "name_characters",
    "a\u00a0b": "name_characters",
    "a\u2028b": "name_characters",
    "\u202egpj.exe": "name_characters",
    "a\u2066b\u2069": "name_characters",
    "a\u200fb": "name_characters",
    "\ufeffAda": "name_characters",
    "A\u200bda": "name_characters",
    "\u200dAda": "name_characters",
    "Ada\u200d": "name_characters",
    "a\u200d\u200db": "name_characters",
    "\ue000": "name_empty",
    "x\ue000": "name_characters",
    "x\ud800": "name_characters",
    "x\U000e0041": "name_characters",  # invisible tag letters
    "\u3164": "name_empty",  # a filler is a letter, by its category
    "\u2800\u115f \uffa0": "name_empty",
    "Ada\u3164": "name_characters",  # two guests that look the same
    "A\u034fda": "name_characters",
    "a" + "\u0300\u0316\u0317\u0318\u0319": "name_characters",  # a tower of marks
}


@pytest.mark.parametrize("raw", GOOD, ids=ascii)
def test_a_name_of_any_script_is_kept(raw: str) -> None:
    assert clean_name(raw) == GOOD[raw]


@pytest.mark.parametrize("raw", BAD, ids=ascii)
def test_a_name_with_tricks_is_refused(raw: str) -> None:
    with pytest.raises(BadName) as caught:
        clean_name(raw)
    assert caught.value.code == BAD[raw]


@given(st.text(max_size=60))
def test_what_is_accepted_is_clean_and_stays(raw: str) -> None:
    try:
        name = clean_name(raw)
    except BadName:
        return
    assert 1 <= len(name) <= NAME_LENGTH
    assert clean_name(name) == name == unicodedata.normalize("NFC", name).strip()
    assert not any(unicodedata.category(char) in ("Cc", "Cs", "Co", "Cn", "Zl", "Zp") for char in name)
    name.encode()
