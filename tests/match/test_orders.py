"""Standing orders: private, answered like any click, and not faster than the window's minimum."""

from __future__ import annotations

import re
from typing import Any

import pytest

from parlour.kit.actors import SPECTATOR, Seat, Viewer
from parlour.kit.legal import Refused
from parlour.match.match import WINDOW_MS, Match
from parlour.store.memory import MemoryStore
from tests.match import toy
from tests.match.tools import START_MS, HandClock, asked, landed, loaded, own, seen, toy_match

PASS = {"type": "PassAll"}


async def in_window(store: MemoryStore, clock: HandClock) -> Match:
    match = await toy_match(store, clock)
    clock.wait(10_000)
    await landed(match, 0, "roll")
    return match


async def test_an_order_answers_after_the_common_minimum(store: MemoryStore, clock: HandClock) -> None:
    match = await in_window(store, clock)
    others = {viewer: seen(match.update(0, viewer)) for viewer in (Viewer(Seat(0)), Viewer(Seat(2)), SPECTATOR)}
    assert await match.set_orders(Seat(1), [PASS]) is None
    assert {viewer: seen(match.update(0, viewer)) for viewer in others} == others
    assert match.next_ms() == START_MS + 10_000 + WINDOW_MS
    clock.wait(WINDOW_MS - 1)
    assert not await match.answer_orders()
    clock.wait(1)
    assert await match.answer_orders()
    assert not await match.answer_orders()
    entry = (await store.entries(match.row.id))[-1]
    assert (entry.by, entry.do, entry.at) == (1, "pass", 10_000 + WINDOW_MS)
    assert re.fullmatch(r"1\.[0-9a-f]{32}", entry.cmd), "as a client might have called it"
    assert set(asked(match)) == {2}, "the answers skip nobody"


async def test_orders_set_late_answer_at_once(store: MemoryStore, clock: HandClock) -> None:
    match = await in_window(store, clock)
    clock.wait(60_000)
    await match.set_orders(Seat(2), [PASS])
    assert await match.answer_orders()


async def test_who_is_faster_than_its_order_is_not_answered_for(store: MemoryStore, clock: HandClock) -> None:
    match = await in_window(store, clock)
    await match.set_orders(Seat(1), [PASS])
    await landed(match, 1, "pass")
    clock.wait(WINDOW_MS)
    assert not await match.answer_orders()
    assert match.next_ms() is None


async def test_an_order_sees_what_its_seat_sees(store: MemoryStore, clock: HandClock) -> None:
    match = await in_window(store, clock)
    hands = {seat: match.look(Seat(seat)).state["players"][seat]["hand"] for seat in (1, 2)}
    await match.set_orders(Seat(1), [{"type": "SnatchAtLeast", "least": max(hands[1])}])
    await match.set_orders(Seat(2), [{"type": "SnatchAtLeast", "least": max(hands[2]) + 1}])
    clock.wait(WINDOW_MS)
    assert await match.answer_orders()
    assert not await match.answer_orders()
    assert (await store.entries(match.row.id))[-1].do == f"snatch {max(hands[1])}"


async def test_orders_outlive_a_restart(store: MemoryStore, clock: HandClock) -> None:
    match = await in_window(store, clock)
    orders: list[dict[str, Any]] = [{"type": "SnatchAtLeast", "least": 9}, PASS]
    await match.set_orders(Seat(2), orders)
    again = await loaded(store, clock, match.row.id)
    assert again.orders(Seat(2)) == tuple(orders)
    assert again.orders(Seat(1)) == ()
    clock.wait(WINDOW_MS)
    assert await again.answer_orders()
    await again.set_orders(Seat(2), [])
    assert (await loaded(store, clock, match.row.id)).orders(Seat(2)) == ()


@pytest.mark.parametrize(
    "order", [{"type": "Sing"}, {"type": "SnatchAtLeast"}, {"type": "SnatchAtLeast", "least": "x"}]
)
async def test_malformed_orders(store: MemoryStore, clock: HandClock, order: dict[str, Any]) -> None:
    match = await in_window(store, clock)
    refused = await match.set_orders(Seat(1), [PASS, order])
    assert isinstance(refused, Refused)
    assert (refused.code, refused.args["index"]) == ("malformed_order", 1)
    assert match.orders(Seat(1)) == ()


async def test_an_order_whose_answer_is_refused_leaves_the_prompt_to_its_player(
    store: MemoryStore, clock: HandClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await in_window(store, clock)
    monkeypatch.setattr(toy.ToyGame, "answer", lambda *_: toy.Snatch(77))
    await match.set_orders(Seat(1), [PASS])
    clock.wait(WINDOW_MS)
    assert not await match.answer_orders()
    assert match.next_ms() is None
    assert own(match, 1).kind == "window"
