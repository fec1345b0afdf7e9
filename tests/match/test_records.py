"""Records from elsewhere: what holds comes in to the byte, what does not is refused with its line."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import pytest

from parlour.kit.actors import OMNISCIENT, SPECTATOR, Seat
from parlour.kit.legal import Refused
from parlour.kit.record import RecordError, write
from parlour.match.house import Created, SeatSpec
from parlour.match.messages import Command
from parlour.match.ports import MatchRow
from parlour.match.records import bring
from parlour.match.replays import Pages
from parlour.store.memory import MemoryStore
from tests.match.test_takeback import granted
from tests.match.tools import HandClock, house, landed, library, play, toy_match, toy_row

MOST = 1_000


async def text_of(store: MemoryStore, clock: HandClock, most: int = 10**6) -> str:
    """A record of a random game, perhaps not to its end."""
    match = await toy_match(store, clock, toy_row(rounds=1))
    await play(match, random.Random(5), most)
    return write(await match.record())


@pytest.fixture
async def text(store: MemoryStore, clock: HandClock) -> str:
    return await text_of(store, clock)


def changed(text: str, line: int, **changes: Any) -> bytes:
    """The record with fields of one line (from 1) changed; ``None`` deletes."""
    lines = text.splitlines()
    fields = {**json.loads(lines[line - 1]), **changes}
    lines[line - 1] = json.dumps({name: value for name, value in fields.items() if value is not None})
    return "\n".join(lines).encode()


async def take_in(store: MemoryStore, clock: HandClock, text: bytes) -> tuple[Any, MatchRow]:
    home = house(store, clock)
    brought = bring(text, MOST, library)
    return home, await home.bring(brought, brought.header.names, text)


@pytest.mark.parametrize("most", [0, 7, 10**6])
async def test_a_record_can_be_looked_at_and_downloaded_again(clock: HandClock, most: int) -> None:
    original = MemoryStore()
    text = (await text_of(original, clock, most)).encode()
    store = MemoryStore()
    home, row = await take_in(store, clock, text)
    assert (row.status, row.public) == ("record", False)
    assert await home.record(row.id, SPECTATOR) == text
    assert await home.tables("record") == []  # in no list
    match = await home.match(row.id)
    assert match.broken is None
    assert match.v == len(text.splitlines()) - 1 - (most > 7)
    found = await home.pages(row.id, SPECTATOR)
    assert isinstance(found, Pages)
    assert (found.viewer, found.total > 0) == (OMNISCIENT, True)
    assert (found.outcome is None) == (most <= 7)
    seen = await home.pages(row.id, SPECTATOR, 1)
    assert isinstance(seen, Pages)
    assert seen.total <= found.total
    await home.stop()


async def test_nobody_plays_at_a_record(store: MemoryStore, clock: HandClock) -> None:
    home, row = await take_in(MemoryStore(), clock, (await text_of(store, clock, 5)).encode())
    await home.start()
    assert await home.sit(row.id, "Eve") == Refused("not_invited")
    assert await home.claim(row.id, "") == Refused("unknown_token")
    match = await home.match(row.id)
    assert match.due()  # somebody would be waited for, and nobody is
    assert match.next_ms() is None
    assert not any(seat.token_hash for seat in row.seats)
    assert not home._bots.busy(row.id)
    await home.stop()


async def test_an_unfinished_record_goes_on_as_a_branch(store: MemoryStore, clock: HandClock) -> None:
    home, row = await take_in(MemoryStore(), clock, (await text_of(store, clock, 5)).encode())
    total = (await home.pages(row.id, SPECTATOR)).total
    made = await home.branch(row.id, total, (SeatSpec(),) * 3)
    assert isinstance(made, Created)
    assert (made.row.origin, made.row.status) == (row.id, "open")
    await home.stop()


async def test_a_record_survives_a_restart_without_being_replayed(text: str, clock: HandClock) -> None:
    store = MemoryStore()
    home, row = await take_in(store, clock, text.encode())
    await home.stop()
    again = house(store, clock)
    match = await again.match(row.id)
    assert match is not None
    assert match._stored == match.v == len(text.splitlines()) - 2
    assert match.outcome is not None
    await again.stop()


async def test_what_was_taken_back_stands_again_in_the_replay(clock: HandClock) -> None:
    """A command of several actions goes back as one, which its entries tell by their id."""
    played = await toy_match(MemoryStore(), clock, toy_row(rounds=1))
    await landed(played, 0, "move 1", "move 2")
    await granted(played, 0)
    await play(played, random.Random(9))
    text = write(await played.record()).encode()
    store = MemoryStore()
    home, row = await take_in(store, clock, text)
    there = await played.history(OMNISCIENT)
    here = await home.pages(row.id, SPECTATOR)
    assert isinstance(here, Pages)
    assert list(here.pages) == there
    assert there[3].view == there[0].view
    await home.stop()


async def test_the_same_text_is_the_same_table(text: str, clock: HandClock) -> None:
    store = MemoryStore()
    home, row = await take_in(store, clock, text.encode())
    assert await home.brought(text.encode()) == row
    assert await home.brought(text.encode() + b"\n") is None
    brought = bring(text.encode(), MOST, library)
    assert await home.bring(brought, brought.header.names, text.encode()) == row
    other = text.replace("player 0", "another").encode()
    assert (await home.bring(bring(other, MOST, library), [], other)).id != row.id
    await home.stop()


async def test_two_texts_of_one_name_are_two_tables(text: str, clock: HandClock) -> None:
    store = MemoryStore()
    home, row = await take_in(store, clock, text.encode())
    store._texts[row.id] = b"another text, found by luck"
    brought = bring(text.encode(), MOST, library)
    assert (await home.bring(brought, [], text.encode())).id != row.id
    await home.stop()


async def test_a_record_without_digests_and_ids_holds_too(text: str, clock: HandClock) -> None:
    lines = [{k: v for k, v in json.loads(line).items() if k not in ("h", "cmd")} for line in text.splitlines()]
    bare = "\n".join(map(json.dumps, lines)).encode()
    store = MemoryStore()
    home, row = await take_in(store, clock, bare)
    assert await home.record(row.id, SPECTATOR) == bare
    match = await home.match(row.id)
    assert match.broken is None
    assert all(entry.h for entry in await store.entries(row.id))
    await home.stop()


BAD: dict[str, tuple[Callable[[str], bytes], int, str]] = {
    "nothing": (lambda _: b"", 1, "record_empty"),
    "no text": (lambda _: b"\xff\xfe\x00", 1, "record_encoding"),
    "no JSON": (lambda text: text.encode() + b"{", -1, "record_after_end"),
    "another format": (lambda text: changed(text, 1, parlour=2), 1, "record_format"),
    "another game": (lambda text: changed(text, 1, game="chess"), 1, "record_game"),
    "other rules": (lambda text: changed(text, 1, rules=2), 1, "record_rules"),
    "no seats": (lambda text: changed(text, 1, seats=0), 1, "record_start"),
    "a million seats": (lambda text: changed(text, 1, seats=10**6), 1, "record_start"),
    "a wrong option": (lambda text: changed(text, 1, options={"rounds": 10**6}), 1, "record_start"),
    "an unknown field": (lambda text: changed(text, 2, hint="x"), 2, "record_malformed"),
    "a gap": (lambda text: changed(text, 3, v=7), 3, "record_gap"),
    "nobody's action": (lambda text: changed(text, 2, by=17), 2, "record_refused"),
    "no action": (lambda text: changed(text, 2, do="dance"), 2, "record_notation"),
    "a long action": (lambda text: changed(text, 2, do="x" * 100_000), 2, "record_notation"),
    "other dice": (lambda text: changed(text, 1, chance=[]), 1, "record_chance"),
    "a wrong digest": (lambda text: changed(text, 2, h="0000000000000000"), 2, "record_digest"),
    "no digest here": (lambda text: changed(text, 2, h=None), 2, "record_digests_partly"),
    "a time before the start": (lambda text: changed(text, 2, at=-1), 2, "record_malformed"),
    "a time after all": (lambda text: changed(text, 2, at=10**30), 2, "record_malformed"),
    "a credit of aeons": (
        lambda text: changed(text, 2, by="system", do="credit " + "9" * 9_000, chance=None),
        2,
        "record_notation",
    ),
}


@pytest.mark.parametrize("what", BAD)
def test_what_does_not_hold_is_refused_with_its_line(text: str, what: str) -> None:
    make, line, code = BAD[what]
    with pytest.raises(RecordError) as caught:
        bring(make(text), MOST, library)
    assert caught.value.code == code
    assert caught.value.line == (len(text.splitlines()) + 1 if line < 0 else line)


def test_a_result_that_is_not_the_games_is_refused(text: str) -> None:
    last = json.loads(text.splitlines()[-1])
    with pytest.raises(RecordError) as caught:
        bring(changed(text, len(text.splitlines()), result={**last["result"], "reason": "luck"}), MOST, library)
    assert caught.value.code == "record_result"


@pytest.mark.parametrize("bomb", ["[" * 100_000, "[" * 100_000 + "]" * 100_000, '{"a":' * 100_000])
@pytest.mark.parametrize("line", [0, 1])
def test_deep_nesting_is_malformed(text: str, bomb: str, line: int) -> None:
    lines = text.splitlines()
    lines[line] = lines[line][:-1] + ',"options":' + bomb
    with pytest.raises(RecordError) as caught:
        bring("\n".join(lines).encode(), MOST, library)
    assert (caught.value.code, caught.value.line) == ("record_malformed", line + 1)


def test_a_hundred_thousand_entries_are_not_looked_at(text: str) -> None:
    head = text.splitlines()[0]
    entries = [json.dumps({"v": v, "by": "system", "do": "credit 1"}) for v in range(1, 100_001)]
    with pytest.raises(RecordError) as caught:
        bring("\n".join([head, *entries]).encode(), MOST, library)
    assert (caught.value.code, caught.value.line, caught.value.args_) == ("record_long", MOST + 2, {"most": MOST})
    with pytest.raises(RecordError) as caught:
        bring("\n".join([head, *entries[: MOST + 1]]).encode(), MOST, library)
    assert caught.value.code == "record_long"


async def test_commands_for_a_record_are_refused_all_the_same(store: MemoryStore, clock: HandClock) -> None:
    """No route leads here: nobody holds a seat. What came in stays as it is even if one did."""
    home, row = await take_in(MemoryStore(), clock, (await text_of(store, clock)).encode())
    match = await home.match(row.id)
    assert await match.command(Command(id="x", seat=Seat(0), prompt="turn.1", actions=("roll",))) == Refused(
        "game_over"
    )
    await home.stop()
