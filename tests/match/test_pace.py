"""Bots decide no faster than somebody who looks on can follow."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from parlour.kit.actors import SPECTATOR
from parlour.kit.clock import Fischer
from parlour.match.house import House, SeatSpec, Subscription, TableSpec
from parlour.match.tables import Created
from parlour.store.memory import MemoryStore
from tests.match.tools import HandClock, house

FOREVER_MS = 3_600_000
ROUNDS = 5
BOT = SeatSpec(kind="bot", level="easy")


async def between_bots(hall: House, store: MemoryStore, *, watched: bool, **settings: Any) -> tuple[int, float]:
    """A game to its end: commands of bots, and seconds from the first look."""
    created = await hall.create(TableSpec(game="toy", seats=(BOT, BOT), options={"rounds": ROUNDS}, **settings))
    assert isinstance(created, Created)
    looks = await hall.subscribe(created.row.id, SPECTATOR) if watched else None
    began = asyncio.get_running_loop().time()
    while store._rows[created.row.id].status != "over":  # noqa: ASYNC110  # a row in a store has no event
        await asyncio.sleep(0)
    seconds = asyncio.get_running_loop().time() - began
    assert isinstance(looks, Subscription) or not watched
    return len(await store.entries(created.row.id)), seconds


async def test_somebody_who_looks_on_can_follow(store: MemoryStore, clock: HandClock) -> None:
    """The first four at the pace, the others at a third of it; a lower bound, whatever the machine does beside."""
    hall = house(store, clock, pace_ms=60)
    commands, seconds = await between_bots(hall, store, watched=True)
    assert commands > 6
    assert seconds >= 4 * 0.060 + (commands - 6) * 0.020
    await hall.stop()


@pytest.mark.parametrize(
    "settings", [{"watched": False}, {"watched": True, "control": Fischer(base_ms=FOREVER_MS)}], ids=["alone", "clock"]
)
async def test_nobody_waits_where_nobody_looks_or_a_clock_runs(
    store: MemoryStore, clock: HandClock, settings: dict[str, Any]
) -> None:
    """With such a pace the game would not end before the test's time limit does it."""
    hall = house(store, clock, pace_ms=FOREVER_MS)
    commands, _ = await between_bots(hall, store, **settings)
    assert commands > 1
    await hall.stop()
