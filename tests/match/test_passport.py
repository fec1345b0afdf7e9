"""A keepsake as text: read by people, known again by the house that wrote it."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from parlour.match.keepsakes import Keepsake
from parlour.match.passport import MOST_BYTES, Passport, PassportError, read, write

SEAL, OTHER = bytes(range(32)), bytes(32)
DATA: dict[str, Any] = {
    "version": 1, "name": "old", "cards": ["A-1", "B-2"], "stacks": [[0], [1]], "none": [], "mode": None,
    "history": [{"date": "2026-11-30", "won": True}, {"date": "2026-12-01", "won": False}],
}  # fmt: skip
RED = Keepsake(id="c0ffee", owner="ann", game="example", name="Róża", signed=True, data=DATA, made_ms=1, saved_ms=2)
TEXT = write(RED, ["Róża, level 3", ""], SEAL)


def refused(text: str | bytes, seal: bytes = SEAL) -> tuple[str, int]:
    with pytest.raises(PassportError) as caught:
        read(text if isinstance(text, bytes) else text.encode(), seal)
    return caught.value.code, caught.value.line


def test_it_is_readable() -> None:
    *lines, mark = TEXT.splitlines()
    assert lines == [
        "# Róża, level 3",
        "#",
        "parlour-keepsake: 1",
        'from-game: "example"',
        'kept-as: "c0ffee"',
        'name: "Róża"',
        "version: 1",
        'cards: ["A-1","B-2"]',
        "stacks: [[0],[1]]",
        "none: []",
        "mode: null",
        "history:",
        '- {"date":"2026-11-30","won":true}',
        '- {"date":"2026-12-01","won":false}',
    ]
    assert mark.startswith('signed-by: "')
    assert SEAL.hex() not in mark


def test_it_comes_back_as_it_was() -> None:
    found = read(TEXT.encode(), SEAL)
    assert (found.game, found.id, found.name, found.signed) == ("example", "c0ffee", "Róża", True)
    assert found.data == {name: value for name, value in DATA.items() if name != "name"}


def test_what_letters_and_forums_do_to_a_text_does_not_count() -> None:
    changed = "\ufeff\n\n" + TEXT.replace("\n", "  \r\n\r\n") + "\n \n"
    assert read(changed.encode(), SEAL) == read(TEXT.encode(), SEAL)


@pytest.mark.parametrize("number", range(len(TEXT.splitlines()) - 1))
def test_no_line_can_be_changed_left_out_doubled_or_put_in(number: int) -> None:
    lines = TEXT.splitlines()
    for instead in ([], [lines[number].replace("1", "2") + "!"], ["# hm", lines[number]], [lines[number]] * 2):
        if (text := [*lines[:number], *instead, *lines[number + 1 :]]) != lines:
            assert refused("\n".join(text))[0] in {"keepsake_altered", "keepsake_malformed"}


def test_a_flipped_number_is_told_as_what_it_is() -> None:
    assert refused(TEXT.replace('"A-1"', '"A-9"')) == ("keepsake_altered", len(TEXT.splitlines()))
    assert refused(TEXT[:-4] + ("0" if TEXT[-4] != "0" else "1") + TEXT[-3:])[0] == "keepsake_altered"


def test_another_house_keeps_it_as_unsigned_and_so_does_one_without_a_mark() -> None:
    foreign = read(TEXT.encode(), OTHER)
    bare = read(write(replace(RED, signed=False), ["Róża, level 3", ""], SEAL).encode(), SEAL)
    assert foreign == bare == replace(read(TEXT.encode(), SEAL), signed=False)
    cut = "\n".join(TEXT.splitlines()[:-1]).replace('"A-1"', '"A-9"')
    assert read(cut.encode(), SEAL).signed is False


def test_the_digest_is_of_what_counts() -> None:
    same = write(replace(RED, signed=False), ["Rose, poziom 3"], OTHER)
    assert read(same.encode(), SEAL).digest == read(TEXT.encode(), SEAL).digest
    assert read(same.replace("A-1", "A-9").encode(), SEAL).digest != read(TEXT.encode(), SEAL).digest


@pytest.mark.parametrize(
    ("text", "refusal"),
    [
        ("", ("keepsake_malformed", 1)),
        ("hello", ("keepsake_malformed", 1)),
        ("parlour-keepsake: 2", ("keepsake_malformed", 1)),
        ("parlour-keepsake: 1\nname: 3", ("keepsake_malformed", 2)),
        ("parlour-keepsake: 1\n- {}", ("keepsake_malformed", 2)),
        ("parlour-keepsake: 1\nx: 1\nx: 1", ("keepsake_malformed", 3)),
        ("parlour-keepsake: 1\nx y: 1", ("keepsake_malformed", 2)),
        ("parlour-keepsake: 1\nx: {", ("keepsake_malformed", 2)),
        ("parlour-keepsake: 1\nx: " + "[" * 20_000, ("keepsake_malformed", 2)),
        ('parlour-keepsake: 1\nsigned-by: "x"\n# people', ("keepsake_malformed", 3)),
        (b"\xff\xfe", ("keepsake_encoding", 0)),
        (b"#" * (MOST_BYTES + 1), ("keepsake_long", 0)),
    ],
)
def test_what_is_none_is_refused_where_it_goes_wrong(text: str | bytes, refusal: tuple[str, int]) -> None:
    assert refused(text) == refusal


@given(st.binary(max_size=300))
def test_whatever_comes_in_is_read_or_refused(text: bytes) -> None:
    try:
        found: Passport | PassportError = read(text, SEAL)
    except PassportError as error:
        found = error
    assert isinstance(found, PassportError) or not found.signed


@given(
    st.dictionaries(
        st.from_regex(r"\A[a-z_]{2,12}\Z").filter(lambda key: key != "name"),
        st.recursive(
            st.none() | st.booleans() | st.integers(-(2**53), 2**53) | st.text(max_size=8),
            lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner, max_size=3),
            max_leaves=6,
        ),
        max_size=4,
    ),
    st.text(max_size=10),
)
def test_any_data_goes_there_and_back(data: dict[str, Any], name: str) -> None:
    one = replace(RED, data=data, name=name)
    found = read(write(one, [], SEAL).encode(errors="replace"), SEAL)
    assert (found.name, found.data, found.signed) == (name, data, True)
