"""Replays and branches of the house itself: who sees what, what is kept, and what a branch begins with."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from parlour.kit.actors import OMNISCIENT, SPECTATOR, Seat, Viewer
from parlour.kit.legal import Refused
from parlour.kit.record import read, write
from parlour.kit.replay import verify
from parlour.match.house import Created, House, SeatSpec, TableSpec
from parlour.match.match import Match
from parlour.match.ports import MatchId
from parlour.match.replays import Pages, Shelf
from parlour.store.memory import MemoryStore
from tests.match import toy
from tests.match.tools import HandClock, everybody, house, play, seat_all


class Silent(toy.ToyGame):
    """The same, but what was hidden stays so."""

    meta = replace(toy.ToyGame.meta, keeps_secrets=True)


async def table(home: House, *, over: bool = True, **options: Any) -> Match:
    made = await home.create(TableSpec(game="toy", options={"rounds": 1, **options}, seats=(SeatSpec(),) * 3))
    assert isinstance(made, Created)
    await home.sit(made.row.id, "Ada", invite=made.invite)
    await seat_all(home, made.row.id, 2)
    match = await home.match(made.row.id)
    assert match is not None
    await play(match, random.Random(7), 10**6 if over else 4)
    return match


async def pages(home: House, match: Match, own: Viewer = SPECTATOR, seat: int | None = None, **slice: int) -> Pages:
    found = await home.pages(match.row.id, own, seat, **slice)
    assert isinstance(found, Pages), found
    return found


def bots(count: int) -> tuple[SeatSpec, ...]:
    return (SeatSpec(kind="bot", level="easy"),) * count


@pytest.mark.parametrize("kept", [True, False], ids=["kept", "too large to keep"])
async def test_pages_are_the_same_read_whole_or_in_parts(store: MemoryStore, clock: HandClock, kept: bool) -> None:
    home = house(store, clock)
    match = await table(home)
    if not kept:
        home._shelf.most_bytes = 100
    whole = await pages(home, match)
    assert whole.viewer == OMNISCIENT
    parts = [
        page for since in range(0, whole.total, 7) for page in (await pages(home, match, since=since, limit=7)).pages
    ]
    assert tuple(parts) == whole.pages
    assert [page.n for page in parts] == list(range(1, whole.total + 1))
    for viewer in everybody(match):
        seen = await pages(home, match, seat=viewer.seat) if viewer.seat is not None else None
        assert seen is None or list(seen.pages) == await match.history(viewer)
    await home.stop()


async def test_nobody_reads_the_log_again_for_what_is_kept(store: MemoryStore, clock: HandClock) -> None:
    home = house(store, clock)
    match = await table(home)
    first = await pages(home, match)
    store._entries[match.row.id].clear()
    assert await pages(home, match) == first
    await home.stop()


def test_the_shelf_is_bounded_in_bytes() -> None:
    shelf = Shelf(100)
    keys = [(MatchId(name), OMNISCIENT, 1) for name in "abc"]
    for key in keys[:2]:
        shelf.put(key, [b"x" * 20, b"y" * 20])
    shelf.get(keys[0])
    shelf.put(keys[2], [b"z" * 40])
    assert [shelf.get(key) is not None for key in keys] == [True, False, True]
    shelf.put(keys[1], [b"z" * 101])
    assert shelf.get(keys[1]) is None
    assert shelf._bytes == 80


async def test_one_answer_is_bounded_in_bytes_and_never_empty(
    store: MemoryStore, clock: HandClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("parlour.match.replays._ANSWER_BYTES", 1)
    home = house(store, clock)
    match = await table(home)
    found = await pages(home, match)
    assert len(found.pages) == 1 < found.total
    await home.stop()


async def test_a_running_match_shows_each_its_own(store: MemoryStore, clock: HandClock) -> None:
    home = house(store, clock)
    match = await table(home, over=False)
    for viewer in everybody(match):
        found = await pages(home, match, viewer)
        assert list(found.pages) == await match.history(viewer)
        assert (found.viewer, found.total, found.outcome) == (viewer, match.number(viewer), None)
        for seat in range(3):
            if seat != viewer.seat:
                assert await home.pages(match.row.id, viewer, seat) == Refused("not_over")
    assert await home.branch(match.row.id, 1, bots(3)) == Refused("not_over")
    await home.stop()


async def test_secrets_are_kept(store: MemoryStore, clock: HandClock) -> None:
    home = house(store, clock)
    silent = Silent()
    home._library = lambda _: silent
    match = await table(home)
    found = await pages(home, match, Viewer(Seat(1)))
    assert found.viewer == Viewer(Seat(1))
    assert found.outcome is not None
    assert found.outcome.key == ""
    assert await home.pages(match.row.id, Viewer(Seat(1)), 0) == Refused("keeps_secrets")
    assert await home.branch(match.row.id, 1, bots(3)) == Refused("keeps_secrets")
    await home.stop()


async def test_every_page_but_the_last_can_be_played_on(store: MemoryStore, clock: HandClock) -> None:
    home = house(store, clock)
    match = await table(home)
    whole = (await pages(home, match)).pages
    for page in whole:
        made = await home.branch(match.row.id, page.n, (SeatSpec(),) * 3)
        if page is whole[-1]:
            assert made == Refused("game_over")
            break
        assert isinstance(made, Created)
        assert made.row.branch == page.view
        assert (made.row.origin, made.row.public, made.row.status) == (match.row.id, False, "open")
        assert made.row.key != match.row.key
    assert await home.branch(match.row.id, len(whole) + 1, bots(3)) == Refused("unknown_page")
    await home.stop()


async def test_a_branch_survives_a_restart_and_its_record_holds(store: MemoryStore, clock: HandClock) -> None:
    home = house(store, clock)
    old = await table(home)
    made = await home.branch(old.row.id, 9, (SeatSpec(),) * 3)
    assert isinstance(made, Created)
    await home.sit(made.row.id, "Ada", invite=made.invite)
    for _ in range(2):
        await home.sit(made.row.id, "Ben", invite=made.invite)
    match = await home.match(made.row.id)
    assert match is not None
    await play(match, random.Random(3), 3)
    before = [match.update(0, viewer) for viewer in everybody(match)]
    await home.stop()
    home = house(store, clock)
    match = await home.match(made.row.id)
    assert match is not None
    assert match.broken is None
    assert [match.update(0, viewer).view for viewer in everybody(match)] == [update.view for update in before]
    await play(match, random.Random(4))
    record = read(write(await match.record()).splitlines())
    assert record.header.start == made.row.branch
    assert msgspec.json.encode(verify(toy.GAME, record).state) == msgspec.json.encode(match._p.state)
    again = await home.branch(made.row.id, 1, bots(3))
    assert isinstance(again, Created)
    assert again.row.branch == made.row.branch
    await home.stop()


async def test_a_table_of_bots_alone_plays_at_once(store: MemoryStore, clock: HandClock) -> None:
    home = house(store, clock)
    old = await table(home)
    made = await home.branch(old.row.id, 2, bots(3))
    assert isinstance(made, Created)
    assert made.row.status == "running"
    wrong = await home.branch(old.row.id, 2, bots(2))
    assert isinstance(wrong, list)
    assert wrong[0].code == "seat_count"
    await home.stop()
