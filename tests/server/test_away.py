"""Who is away, over real sockets and by a hand clock; and two clock reports that need a client."""

from __future__ import annotations

import pytest

from tests.match.tools import HandClock
from tests.server.inside import Inside
from tests.server.player import Player, Wire

PATIENCE = 60_000


async def told(wire: Wire, *states: str) -> list[int]:
    """Wait for a presence with these states; until when each seat is waited for."""
    while wire.here.get("state") != list(states):
        await wire.receive()
    until: list[int] = wire.here["until_ms"]
    return until


async def test_gone_away_played_and_back(hall: Inside, clock: HandClock, people: tuple[Player, Player, Player]) -> None:
    ada, ben, eve = people
    made = await ada.create("me", "open", "open", away="default", away_ms=PATIENCE)
    assert (made["table"]["away"], made["table"]["away_ms"]) == ("default", PATIENCE)
    table = made["table"]["id"]
    await ben.join(made)
    await eve.join(made)
    async with ben.wire(table) as b, eve.wire(table) as e:
        async with ada.wire(table):
            for wire in (b, e):
                assert await told(wire, "here", "here", "here") == [0, 0, 0]
            clock.wait(10_000)
        until = clock.now + PATIENCE
        assert await told(b, "gone", "here", "here") == [until, 0, 0]
        assert await told(e, "gone", "here", "here") == [until, 0, 0]
        clock.wait(30_000)
        await hall.site.house.tick()
        assert await told(b, "away", "here", "here") == [until, 0, 0]
        clock.wait(30_000)
        await hall.site.house.tick()
        assert await told(b, "played", "here", "here") == [until, 0, 0]
        while not b.last["prompts"]:
            await b.receive()
        assert b.last["view"]["hands"][0]["gone"], "in this game the default is to leave"
        async with ada.wire(table):
            assert await told(b, "here", "here", "here") == [0, 0, 0]


async def test_a_table_that_waits_says_only_that_somebody_is_away(
    hall: Inside, clock: HandClock, people: tuple[Player, Player, Player]
) -> None:
    ada, ben, eve = people
    made = await ada.create("me", "open", public=True)
    table = made["table"]["id"]
    await ben.join(made)
    async with ben.wire(table) as b, eve.wire(table) as watching:
        for wire in (b, watching):
            assert await told(wire, "gone", "here") == [0, 0]
        clock.wait(31_000)
        await hall.site.house.tick()
        for wire in (b, watching):
            assert await told(wire, "away", "here") == [0, 0]
    assert (made["table"]["away"], made["table"]["away_ms"]) == ("wait", 0)


async def test_who_closes_one_of_two_tabs_is_here(
    hall: Inside, clock: HandClock, people: tuple[Player, Player, Player]
) -> None:
    ada, ben, eve = people
    made = await ada.create("me", "open", away="bot", away_ms=PATIENCE, public=True)
    table = made["table"]["id"]
    await ben.join(made)
    async with ben.wire(table) as b, ada.wire(table) as first:
        async with ada.wire(table) as second, eve.wire(table) as watching:
            for wire in (b, first, second, watching):
                assert await told(wire, "here", "here") == [0, 0]
        await b.crowd(True, True, watching=0)
        assert await told(b, "here", "here") == [0, 0]


@pytest.mark.parametrize("more", [{"away": "dog"}, {"away": "bot", "away_ms": 9_999}, {"away_ms": 86_400_001}])
async def test_a_setting_out_of_range(people: tuple[Player, Player, Player], more: dict[str, object]) -> None:
    await people[0].ask("POST", "/tables", 400, game="whisper", seats=[{"kind": "open"}, {"kind": "open"}], **more)


async def test_fifty_refreshes_of_the_page_do_not_touch_the_turn_clock(
    hall: Inside, clock: HandClock, people: tuple[Player, Player, Player]
) -> None:
    ada, ben, _ = people
    made = await ada.create("me", "open", control={"type": "per_turn", "ms": 60_000})
    await ben.join(made)
    left: list[int] = []
    for _ in range(50):
        clock.wait(100)
        async with ada.wire(made["table"]["id"]) as page:
            left.append((await page.until("update"))["clock"]["remaining_ms"][0])
    assert left == [60_000 - 100 * (i + 1) for i in range(50)]
    assert (await ada.ask("GET", f"/tables/{made['table']['id']}/ledger"))["lines"] == []


async def test_a_time_out_at_one_table_reaches_nobody_at_another(
    hall: Inside, clock: HandClock, people: tuple[Player, Player, Player]
) -> None:
    """One browser at two tables, and one socket that has gone from the one to the other."""
    ada, ben, _ = people
    tables: list[str] = []
    for ms in (60_000, 600_000):
        made = await ada.create("me", "open", control={"type": "per_turn", "ms": ms})
        await ben.join(made)
        tables.append(made["table"]["id"])
    here, there = tables
    async with ada.wire(here) as a, ada.wire(there) as b, ada.wire(here) as moved:
        for wire in (a, b, moved):
            await wire.until("update")
        await moved.hello(there)
        before = await moved.until("update")
        clock.wait(60_000)
        await hall.site.house.tick()
        assert (await a.until("update"))["outcome"] is not None, "in this game who is late has left"
        for wire in (b, moved):
            await wire.send(type="ping")
            heard = len(wire.texts)
            await wire.until("pong")
            assert not any('"update"' in text for text in wire.texts[heard:])
            assert wire.n == before["n"]
    shown = await ada.ask("GET", f"/tables/{there}")
    assert shown["status"] == "running"
