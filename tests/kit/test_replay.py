"""Replay and verification: a record that was tampered with in any way is refused at the line where it shows."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

import parlour_example
from parlour.kit.actors import Seat
from parlour.kit.chance import Chance, Draw, Seeded, commitment, stream_key
from parlour.kit.record import Closing, Entry, Header, MatchRecord, RecordError, read, write
from parlour.kit.replay import replay, verify

GAME = parlour_example.GAME
KEY = bytes(range(32))
NONCES = ["a", "b", "c"]
LEFT = 20
"""Entry in which seat 2 leaves, by the system."""


def _decide(s: Any, number: int, choices: Chance, chance: Chance) -> tuple[Any, str]:
    if number == LEFT:
        GAME.leaves(s, Seat(2), chance)
        return "system", "leave 2"
    prompts = GAME.prompts(s)
    seat = prompts[choices.below("who", len(prompts))].seat
    action = GAME.legal(s, seat).sample(choices)
    GAME.apply(s, seat, action, chance)
    return seat, GAME.notation.format(action)


@cache
def played() -> MatchRecord:
    """A whole game of the example with three seats, recorded as the house records it."""
    choices, counts = Seeded(b"choices"), dict[str, int]()
    key = stream_key(KEY, NONCES)
    chance = Seeded(key, counts)
    s, _ = GAME.start(GAME.Options(), 3, chance)
    header = Header(
        parlour=1,
        game="example",
        rules=1,
        seats=3,
        commit=commitment(KEY),
        nonces=NONCES,
        chance=tuple(chance.drawn),
        h=GAME.digest(s),
    )
    entries: list[Entry] = []
    while GAME.outcome(s) is None:
        chance = Seeded(key, counts)
        by, do = _decide(s, len(entries) + 1, choices, chance)
        entries.append(Entry(v=len(entries) + 1, by=by, do=do, chance=tuple(chance.drawn), h=GAME.digest(s)))
    outcome = GAME.outcome(s)
    assert outcome is not None
    return MatchRecord(header, entries, Closing(result=outcome, key=KEY.hex()))


def drawn_at() -> int:
    """Index of an entry in which chance was asked."""
    return next(i for i, entry in enumerate(played().entries) if entry.chance)


def edited(index: int, change: Callable[[Entry], Entry]) -> MatchRecord:
    record = played()
    entries = [change(entry) if i == index else entry for i, entry in enumerate(record.entries)]
    return replace(record, entries=entries)


def refused(record: MatchRecord) -> tuple[int, str]:
    with pytest.raises(RecordError) as caught:
        verify(GAME, record)
    return caught.value.line, caught.value.code


def test_a_record_replays_to_its_end_without_a_generator() -> None:
    record = read(write(played()).splitlines())
    last = verify(GAME, record)
    assert record.closing is not None
    assert GAME.outcome(last.state) == record.closing.result
    assert sum(1 for _ in replay(GAME, record)) == len(record.entries) + 1


def test_a_record_may_stop_in_the_middle() -> None:
    record = played()
    half = MatchRecord(record.header, record.entries[:30])
    assert GAME.digest(verify(GAME, half).state) == record.entries[29].h


def test_a_branch_begins_with_a_state() -> None:
    record = played()
    states = [GAME.clone(position.state) for position in replay(GAME, record)]
    header = replace(
        record.header,
        start=__import__("msgspec").to_builtins(states[10]),
        chance=(),
        h=GAME.digest(states[10]),
        commit="",
    )
    entries = [replace(entry, v=entry.v - 10) for entry in record.entries[10:]]
    assert record.closing is not None
    last = verify(GAME, MatchRecord(header, entries, replace(record.closing, key="")))
    assert last.state == states[-1]


def test_another_game_or_other_rules_are_refused() -> None:
    record = played()
    assert refused(replace(record, header=replace(record.header, game="chess"))) == (1, "record_game")
    assert refused(replace(record, header=replace(record.header, rules=2))) == (1, "record_rules")


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"seats": 11}, "record_start"),
        ({"seats": 1}, "record_start"),
        ({"options": {"lives": 9}}, "record_start"),
        ({"options": {"tails": 9}}, "record_start"),
        ({"chance": ()}, "record_chance"),
        ({"start": {"seats": 3}}, "record_start"),
        ({"chance": (Draw("pack", 43, 0),)}, "record_chance"),
    ],
)
def test_a_start_that_does_not_fit_the_game_is_refused(change: dict[str, Any], code: str) -> None:
    record = played()
    assert refused(replace(record, header=replace(record.header, **change))) == (1, code)


@pytest.mark.parametrize("do", ["leave " + "1" * 5000, "eat " + "[" * 100_000, "leave 99", "expire -1", "sing 1"])
def test_an_entry_that_nobody_could_have_made_is_refused_in_its_line(do: str) -> None:
    record = played()
    by = "eat" if do.startswith("eat") else "system"
    entry = Entry(v=1, by=0 if by == "eat" else "system", do=do, h="0" * 16)
    line, code = refused(MatchRecord(record.header, [entry]))
    assert line == 2
    assert code in {"record_notation", "record_broken"}


def test_a_branch_from_a_position_that_no_game_has_is_refused() -> None:
    header = replace(played().header, h="", chance=())
    state = msgspec.to_builtins(GAME.start(GAME.Options(), 3, Seeded(bytes(32)))[0])
    breaks: tuple[dict[str, Any], ...] = ({"agenda": []}, {"cats": []}, {"seats": 7})
    for broken in breaks:
        forged = MatchRecord(replace(header, start={**state, **broken}), [Entry(v=1, by=0, do='prowl "harbour"')])
        assert refused(forged)[0] in {1, 2}, broken


def test_digests_for_some_entries_only_are_refused() -> None:
    record = played()
    assert refused(edited(3, lambda entry: replace(entry, h=""))) == (5, "record_digests_partly")
    without = MatchRecord(replace(record.header, h=""), [replace(entry, h="") for entry in record.entries])
    assert verify(GAME, without).state is not None


def test_a_start_with_a_draw_too_many_is_refused() -> None:
    record = played()
    longer = (*record.header.chance, Draw("dog", 2, 0))
    assert refused(replace(record, header=replace(record.header, chance=longer))) == (1, "record_chance")


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"h": "0" * 16}, "record_digest"),
        ({"do": "fly"}, "record_notation"),
        ({"do": "pounce"}, "record_notation"),
        ({"do": "watch", "by": 2}, "record_refused"),
        ({"by": 7}, "record_refused"),
        ({"by": -1}, "record_refused"),
        ({"by": "system"}, "record_notation"),
        ({"by": "system", "do": "leave x"}, "record_notation"),
        ({"by": "system", "do": "expire 3"}, "record_notation"),
        ({"open": True}, "record_refused"),
        ({"chance": ()}, "record_chance"),
        ({"chance": (Draw("fish", 6, 6),)}, "record_chance"),
    ],
)
def test_a_broken_entry_is_refused_at_its_line(change: dict[str, Any], code: str) -> None:
    index = drawn_at()
    assert refused(edited(index, lambda entry: replace(entry, **change))) == (index + 2, code)


def test_a_draw_too_many_is_refused() -> None:
    index = drawn_at()
    record = edited(index, lambda entry: replace(entry, chance=(*entry.chance, Draw("die", 6, 0))))
    assert refused(record) == (index + 2, "record_chance")


def test_a_tampered_die_shows_in_the_digest_and_without_digests_in_the_key() -> None:
    """The outcome of a pounce: with every digest taken out the game goes on to another end, or the key tells."""
    record = played()
    index = next(i for i, e in enumerate(record.entries) if any(d.label == "pounce" for d in e.chance))

    def loaded(entry: Entry) -> Entry:
        return replace(entry, chance=tuple(replace(d, i=5 - d.i) if d.label == "pounce" else d for d in entry.chance))

    assert refused(edited(index, loaded)) == (index + 2, "record_digest")
    short = [replace(entry, h="") for entry in edited(index, loaded).entries[: index + 1]]
    header = replace(record.header, h="")
    assert verify(GAME, MatchRecord(header, short)).state is not None
    assert refused(MatchRecord(header, short, record.closing))[1] == "record_result"


def test_every_draw_is_checked_against_the_revealed_key() -> None:
    record = played()
    assert record.closing is not None
    other = bytes(32)
    forged = replace(record, header=replace(record.header, commit=commitment(other)))
    forged = replace(forged, closing=replace(record.closing, key=other.hex()))
    assert refused(forged) == (1, "record_unfair")
    assert refused(replace(record, header=replace(record.header, nonces=["a", "b", "x"]))) == (1, "record_unfair")


@pytest.mark.parametrize(("key", "code"), [("00" * 32, "record_commitment"), ("no hex", "record_key")])
def test_a_key_that_was_not_committed_to_is_refused(key: str, code: str) -> None:
    record = played()
    assert record.closing is not None
    line = len(record.entries) + 2
    assert refused(replace(record, closing=replace(record.closing, key=key))) == (line, code)


def test_another_result_is_refused() -> None:
    record = played()
    assert record.closing is not None
    result = replace(record.closing.result, reason="chance")
    assert refused(replace(record, closing=replace(record.closing, result=result)))[1] == "record_result"


def test_time_that_is_credited_changes_nothing() -> None:
    record = played()
    credit = Entry(v=1, by="system", do="credit 5000", h=record.header.h)
    entries = [credit, *(replace(entry, v=entry.v + 1) for entry in record.entries)]
    assert verify(GAME, replace(record, entries=entries)).state is not None
