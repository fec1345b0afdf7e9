"""Talk at a table: who hears whom, and when; each line once, whatever happens."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from typing import Any

import pytest

from parlour.kit.actors import SPECTATOR, Seat, Viewer
from parlour.kit.legal import Refused
from parlour.match.house import Created, House, SeatSpec, Subscription, TableSpec
from parlour.match.match import Match
from parlour.match.messages import Update
from parlour.match.ports import MatchId, Said, StoreFull
from parlour.match.subscription import Heard, Offered
from parlour.match.talk import LAST
from parlour.store.memory import MemoryStore
from tests.match.tools import HandClock, house, landed, play, seat_all


@pytest.fixture
async def hall(store: MemoryStore, clock: HandClock) -> AsyncIterator[House]:
    opened = house(store, clock, queue=500)
    yield opened
    await opened.stop()


async def table(hall: House, seats: int = 2, *, begin: bool = True) -> MatchId:
    made = await hall.create(TableSpec(game="toy", seats=(SeatSpec(),) * seats, options={"rounds": 1}))
    assert isinstance(made, Created)
    if begin:
        await seat_all(hall, made.row.id, seats)
    return made.row.id


async def running(hall: House, match: MatchId) -> Match:
    found = await hall.match(match)
    assert found is not None
    return found


_ids = iter(range(10**9))


async def say(hall: House, match: MatchId, seat: int | None, text: str, *, id: str = "", who: str = "") -> Said:
    said = await hall.say(
        match, None if seat is None else Seat(seat), text, name=f"name {seat}", who=who or f"who {seat}",
        id=id or str(next(_ids)),
    )  # fmt: skip
    assert isinstance(said, Said), said
    return said


class Ear:
    """What one connection hears and is offered."""

    def __init__(self, subscription: Subscription) -> None:
        self.subscription = subscription

    @classmethod
    async def at(cls, hall: House, match: MatchId, seat: int | None, **more: Any) -> Ear:
        opened = await hall.subscribe(match, SPECTATOR if seat is None else Viewer(Seat(seat)), **more)
        assert isinstance(opened, Subscription)
        return cls(opened)

    def items(self) -> list[Any]:
        waiting = list(self.subscription._waiting)
        self.subscription._waiting.clear()
        return waiting

    def texts(self) -> list[str]:
        """Everything that was said since."""
        return [line.text for item in self.items() if isinstance(item, Heard) for line in item.lines]


async def test_seats_talk_to_everybody_and_who_watches_to_who_watches(hall: House) -> None:
    match = await table(hall)
    ann, ben, eve, joe = [await Ear.at(hall, match, seat) for seat in (0, 1, None, None)]
    await say(hall, match, 0, "good luck")
    await say(hall, match, None, "she has a four")
    await say(hall, match, 1, "you too")
    assert ann.texts() == ben.texts() == ["good luck", "you too"]
    assert eve.texts() == joe.texts() == ["good luck", "she has a four", "you too"]


async def test_after_the_end_all_hear_all(hall: House) -> None:
    match = await table(hall)
    ann, eve = await Ear.at(hall, match, 0), await Ear.at(hall, match, None)
    for text in ("one", "two"):
        await say(hall, match, None, text)
    await say(hall, match, 1, "three")
    assert ann.texts() == ["three"]
    await play(await running(hall, match), random.Random(1))
    assert ann.texts() == ["one", "two"], "as soon as it is over, and once"
    await say(hall, match, None, "four")
    assert ann.texts() == ["four"]
    assert eve.texts() == ["one", "two", "three", "four"]
    assert (await Ear.at(hall, match, 0)).texts() == ["one", "two", "three", "four"]


async def test_who_holds_a_seat_does_not_listen_to_the_gallery_by_looking_on(hall: House) -> None:
    match = await table(hall)
    sly, honest = await Ear.at(hall, match, None, gallery=False), await Ear.at(hall, match, None)
    await say(hall, match, None, "he bluffs")
    await say(hall, match, 0, "hm")
    assert (sly.texts(), honest.texts()) == (["hm"], ["he bluffs", "hm"])
    assert (await Ear.at(hall, match, None, gallery=False)).texts() == ["hm"]


async def test_whoever_comes_in_hears_the_last_lines_after_the_update(hall: House) -> None:
    match = await table(hall)
    for i in range(LAST + 20):
        await say(hall, match, i % 2, f"line {i}")
        if i % 2:
            await say(hall, match, None, f"gallery {i}")
    late = await Ear.at(hall, match, 1)
    update, heard = late.items()
    assert isinstance(update, Update)
    assert [line.text for line in heard.lines] == [f"line {i}" for i in range(20, LAST + 20)]
    gallery = (await Ear.at(hall, match, None)).texts()
    assert len(gallery) == LAST
    assert gallery[-2:] == [f"line {LAST + 19}", f"gallery {LAST + 19}"]


async def test_nothing_is_heard_where_nothing_was_said(hall: House) -> None:
    match = await table(hall, begin=False)
    assert (await Ear.at(hall, match, None)).items() == []


async def test_what_was_said_outlives_the_house(store: MemoryStore, clock: HandClock) -> None:
    before = house(store, clock)
    match = await table(before)
    clock.wait(5)
    first = await say(before, match, 0, "remember me")
    await before.stop()
    after = house(store, clock)
    (_, heard) = (await Ear.at(after, match, 1)).items()
    assert heard.lines == (first,)
    assert (first.n, first.at_ms, first.name) == (clock.now, clock.now, "name 0")
    assert (await say(after, match, 0, "and now")).n == first.n + 1
    await after.stop()


async def test_same_post_twice(hall: House) -> None:
    """govariants #226: what is sent twice is said once."""
    match = await table(hall)
    ear = await Ear.at(hall, match, 1)
    both = await asyncio.gather(*(say(hall, match, 0, "once", id="x") for _ in range(5)))
    assert len(set(both)) == 1
    assert await say(hall, match, 0, "once", id="x") == both[0]
    assert ear.texts() == ["once"]


async def test_a_line_is_heard_once_by_whoever_comes_in_meanwhile(hall: House) -> None:
    match = await table(hall)
    for i in range(30):
        said, ear = await asyncio.gather(say(hall, match, 0, f"now {i}"), Ear.at(hall, match, 1))
        assert ear.texts().count(said.text) == 1
        await say(hall, match, 0, "after")
        assert ear.texts() == ["after"]


async def test_what_is_kept_is_heard_even_if_who_said_it_has_gone(
    hall: House, store: MemoryStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await table(hall)
    ear, go, kept = await Ear.at(hall, match, 1), asyncio.Event(), store.say

    async def slowly(line: Said) -> Said:
        await go.wait()
        return await kept(line)

    monkeypatch.setattr(store, "say", slowly)
    saying = asyncio.create_task(say(hall, match, 0, "good bye"))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    saying.cancel()
    await asyncio.gather(saying, return_exceptions=True)
    assert saying.cancelled()
    tasks = set(hall._tables[match].saying)
    go.set()
    await asyncio.gather(*tasks)
    assert ear.texts() == ["good bye"]


async def test_refusals(hall: House, store: MemoryStore, monkeypatch: pytest.MonkeyPatch) -> None:
    match = await table(hall)
    ear = await Ear.at(hall, match, 1)
    nowhere = await hall.say(MatchId("nowhere"), Seat(0), "hello", name="Ann", who="ann", id="1")
    assert nowhere == Refused("unknown_table")

    async def full(line: Said) -> Said:
        raise StoreFull("no room")

    monkeypatch.setattr(store, "say", full)
    assert await hall.say(match, Seat(0), "hello", name="Ann", who="ann", id="1") == Refused("store_full")
    assert ear.texts() == [], "nobody hears what is not kept"


async def test_talk_is_no_part_of_the_match(hall: House, store: MemoryStore) -> None:
    """People's text changes no number, view or entry, and nothing of the game's goes out with it."""
    match = await table(hall)
    found = await running(hall, match)
    seen = [found.update(0, viewer) for viewer in (Viewer(Seat(0)), Viewer(Seat(1)), SPECTATOR)]
    said = await say(hall, match, 0, "my cards are good")
    assert [found.update(0, viewer) for viewer in (Viewer(Seat(0)), Viewer(Seat(1)), SPECTATOR)] == seen
    assert await store.entries(match) == []
    assert set(said.__struct_fields__) == {"match", "n", "at_ms", "seat", "name", "text", "who", "id"}


async def test_an_offer_reaches_the_seats_and_whoever_of_them_comes_in(hall: House) -> None:
    match = await table(hall)
    found = await running(hall, match)
    ann, ben, eve = [await Ear.at(hall, match, seat) for seat in (0, 1, None)]
    await landed(found, 0, "move 1")
    for ear in (ann, ben, eve):
        ear.items()
    await found.take_back(Seat(0), "offer", "a")
    (offered,) = ann.items()
    assert isinstance(offered, Offered)
    assert offered.offer is not None
    assert offered.offer.by == 0
    assert ben.items() == [offered]
    assert (await Ear.at(hall, match, 1)).items()[1:] == [offered], "after the update"
    await found.take_back(Seat(1), "decline", "b")
    assert ann.items() == ben.items() == [Offered(None)]
    await found.take_back(Seat(0), "offer", "c")
    for ear in (ann, ben):
        ear.items()
    await found.take_back(Seat(1), "accept", "d")
    update, gone = ben.items()
    assert isinstance(update, Update)
    assert gone == Offered(None)
    assert all(isinstance(item, Update) for item in eve.items()), "who watches is not asked"
