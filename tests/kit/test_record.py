"""The record: a line an object; a broken one is refused with the line and the reason."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.kit.chance import Draw
from parlour.kit.game import Outcome
from parlour.kit.record import Closing, Entry, Header, MatchRecord, RecordError, read, write

draws = st.lists(st.builds(Draw, st.text(), st.integers(1, 60), st.integers(0, 59)), max_size=3).map(tuple)
headers = st.builds(
    Header,
    parlour=st.just(1),
    game=st.text(),
    rules=st.integers(1, 9),
    seats=st.integers(1, 10),
    options=st.dictionaries(st.text(), st.integers() | st.text() | st.booleans(), max_size=3),
    names=st.lists(st.text(), max_size=3),
    nonces=st.lists(st.text(), max_size=3),
    chance=draws,
)
Content = dict[str, Any]
contents = st.fixed_dictionaries(
    {
        "by": st.integers(0, 9) | st.just("system"),
        "do": st.text(),
        "open": st.booleans(),
        "chance": draws,
        "h": st.text(),
    }
)
closings = st.none() | st.builds(
    Closing, result=st.builds(Outcome, st.lists(st.integers(1, 9)).map(tuple), st.text()), key=st.text()
)


@given(headers, st.lists(contents, max_size=4), closings)
def test_what_is_written_is_read_again(header: Header, entries: list[Content], closing: Closing | None) -> None:
    numbered = [Entry(v=i, **entry) for i, entry in enumerate(entries, 1)]
    record = MatchRecord(header, numbered, closing)
    text = write(record)
    assert text.endswith("\n")
    assert text.count("\n") == 1 + len(entries) + (closing is not None)
    assert read(text.split("\n")) == record


HEADER = '{"parlour":1,"game":"toy","rules":1,"seats":2}'
ONE = '{"v":1,"by":0,"do":"add 1"}'
END = '{"result":{"ranks":[1,2],"reason":"reached"}}'


@pytest.mark.parametrize(
    ("lines", "line", "code"),
    [
        ([], 1, "record_empty"),
        (["", "  "], 1, "record_empty"),
        (["nonsense"], 1, "record_malformed"),
        (['{"parlour":1}'], 1, "record_malformed"),
        (['{"parlour":2,"game":"toy","rules":1,"seats":2}'], 1, "record_format"),
        ([HEADER.replace("}", ',"colour":"red"}')], 1, "record_malformed"),
        ([HEADER, "{"], 2, "record_malformed"),
        ([HEADER, ONE.replace('"by":0', '"by":"house"')], 2, "record_malformed"),
        ([HEADER, ONE.replace('"do":"add 1"', '"do":1')], 2, "record_malformed"),
        ([HEADER, ONE.replace("}", ',"chance":[["die",6]]}')], 2, "record_malformed"),
        ([HEADER, ONE.replace('"v":1', '"v":2')], 2, "record_gap"),
        ([HEADER, ONE, ONE], 3, "record_gap"),
        ([HEADER, "", ONE], 2, "record_blank"),
        (["[" * 100_000], 1, "record_malformed"),
        ([HEADER, END.replace("[1,2]", '"first"')], 2, "record_malformed"),
        ([HEADER, ONE, END, ONE], 4, "record_after_end"),
        ([HEADER, ONE, END, END], 4, "record_after_end"),
    ],
)
def test_a_broken_record_is_refused_with_line_and_reason(lines: list[str], line: int, code: str) -> None:
    with pytest.raises(RecordError) as caught:
        read(lines)
    assert (caught.value.line, caught.value.code) == (line, code)
    assert f"line {line}: {code}" in str(caught.value)
