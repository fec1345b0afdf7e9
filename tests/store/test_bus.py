from __future__ import annotations

from parlour.match.ports import MatchId
from parlour.store.bus import MemoryBus

A, B = MatchId("a"), MatchId("b")


async def test_everybody_hears_what_is_published_from_now_on() -> None:
    bus = MemoryBus()
    await bus.publish(A, 1)
    first, second = bus.subscribe(), bus.subscribe()
    await bus.publish(A, 2)
    await bus.publish(B, 1)
    for heard in (first, second):
        assert [await anext(heard), await anext(heard)] == [(A, 2), (B, 1)]


async def test_of_one_match_the_newest_version_counts() -> None:
    bus = MemoryBus()
    heard = bus.subscribe()
    for v in (1, 3, 2):
        await bus.publish(A, v)
    await bus.publish(B, 7)
    assert [await anext(heard), await anext(heard)] == [(A, 3), (B, 7)]
