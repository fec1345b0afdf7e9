"""The WebSocket: play, look on, come back, and what is refused."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosedError, InvalidStatus

from tests.server.player import Json, Player, play_out
from tests.server.process import ServerProcess


async def begun(ada: Player, ben: Player, **options: int) -> str:
    made = await ada.create("me", "open", options=options)
    await ben.join(made)
    table: str = made["table"]["id"]
    return table


async def test_two_clients_finish_a_game_and_a_third_looks_on(ada: Player, ben: Player, stranger: Player) -> None:
    table = await begun(ada, ben)
    async with ada.wire(table) as a, ben.wire(table) as b, stranger.wire(table) as eye:
        assert await play_out(a, b, eye) > 10
        assert a.last["outcome"] == b.last["outcome"] == eye.last["outcome"]
        assert len(a.last["outcome"]["key"]) == 64
        updates = [json.loads(text) for text in eye.texts if '"update"' in text]
        assert all(update["prompts"] == [] for update in updates)
        assert all(isinstance(hand["cards"], dict) for update in updates for hand in update["view"]["hands"])
        assert [update["n"] for update in updates] == list(range(updates[0]["n"], updates[-1]["n"] + 1))
        refused = await eye.act("end", prompt="x")
        assert (refused["type"], refused["code"]) == ("refused", "no_seat")
        after = await a.act("end", prompt="x")
        assert (after["type"], after["code"]) == ("refused", "game_over")


async def test_the_table_is_told_who_comes_and_goes(ada: Player, ben: Player, stranger: Player) -> None:
    made = await ada.create("me", "open", "easy")
    table = made["table"]["id"]
    async with ada.wire(table) as a:
        assert (await a.until("presence"))["connected"] == [True, False, True]
        await ben.join(made)
        assert (await a.until("table"))["table"]["seats"][1]["name"] == "Ben"
        async with ben.wire(table), stranger.wire(table):
            await a.crowd(True, True, True, watching=1)
        await a.crowd(True, False, True, watching=0)


async def test_a_seat_may_look_on_as_a_spectator(ada: Player, ben: Player) -> None:
    table = await begun(ada, ben)
    async with ada.wire() as wire:
        assert (await wire.hello(table, watch=True))["seat"] is None
        assert isinstance((await wire.until("update"))["view"]["hands"][0]["cards"], dict)
        assert (await wire.hello(table))["seat"] == 0  # the same socket, as itself
        assert isinstance((await wire.until("update"))["view"]["hands"][0]["cards"], list)


async def test_who_was_away_gets_the_same_bytes_from_any_number(ada: Player, ben: Player) -> None:
    table = await begun(ada, ben)
    async with ada.wire(table) as a, ben.wire(table) as b:
        await play_out(a, b)
    live = [json.loads(text) for text in a.texts if '"update"' in text]
    frames = [frame for update in live for frame in update["frames"]]
    first, last = live[0]["n"], live[-1]["n"]
    final = json.dumps(live[-1]["view"])
    for since in range(first, last + 1):
        async with ada.wire(table, since) as again:
            update = await again.until("update")
            assert update["n"] == last
            assert json.dumps(update["frames"]) == json.dumps([f for f in frames if f["n"] > since])
            assert json.dumps(update["view"]) == final
    for nonsense in (last + 1, 10**9, -5):
        async with ada.wire(table, nonsense) as again:
            update = await again.until("update")
            assert (update["n"], update["frames"], update["gap"]) == (last, [], True)


async def test_a_command_sent_twice_lands_once_and_is_answered_the_same(ada: Player, ben: Player) -> None:
    table = await begun(ada, ben)
    async with ada.wire(table) as a:
        await a.until("update")
        prompt, [do, other, *_] = a.prompt["id"], a.actions
        first = await a.act(do, cmd="one", prompt=prompt)
        assert first["type"] == "receipt"
        assert await a.act(do, cmd="one", prompt=prompt) == first
        await a.reach(first["n"])
    async with ada.wire(table) as a:  # the answer was lost, the browser came back
        await a.until("update")
        assert await a.act(do, cmd="one", prompt=prompt) == first
        assert a.last["n"] == first["n"]
        stale = await a.act(other, cmd="two", prompt=prompt)
        assert (stale["type"], stale["re"], stale["code"]) == ("refused", "two", "prompt_closed")


async def test_drafts_and_checks_change_nothing(ada: Player, ben: Player) -> None:
    table = await begun(ada, ben)
    async with ada.wire(table) as a:
        update = await a.until("update")
        prompt, [first, second, *_] = a.prompt["id"], a.actions
        await a.send(type="draft", id="d1", prompt=prompt, actions=[first])
        drafted = await a.until("drafted", "refused")
        assert (drafted["id"], drafted["stop"]) == ("d1", "")
        assert len(drafted["view"]["table"]) == 1
        await a.send(type="check", id="k1", prompt=prompt, action="end")
        assert (await a.until("checked"))["code"] == "play_first"
        await a.send(type="check", id="k2", prompt=prompt, action="end", after=[first, second])
        checked = await a.until("checked")
        assert (checked["id"], checked["code"]) == ("k2", "")
        await a.send(type="draft", id="d2", prompt=prompt, actions=[first, "end"])
        assert (await a.until("drafted"))["stop"] == "draft_chance"  # what is drawn is not tried out
        async with ada.wire(table) as fresh:
            assert (await fresh.until("update")) == {**update, "clock": fresh.last["clock"]}
        receipt = await a.act(first, second, "end")
        assert receipt["type"] == "receipt"
        assert len((await a.reach(receipt["n"]))["view"]["table"]) == 2


async def test_clocks_are_part_of_an_update(ada: Player, ben: Player) -> None:
    control = {"type": "fischer", "base_ms": 60_000, "inc_ms": 1_000}
    made = await ada.create("me", "open", control=control)
    assert made["table"]["control"] == control
    await ben.join(made)
    async with ada.wire(made["table"]["id"]) as a:
        clock = (await a.until("update"))["clock"]
        assert (clock["kind"], clock["running"]) == ("fischer", [0])
        assert clock["remaining_ms"][1] == 60_000
        assert 0 < clock["remaining_ms"][0] <= 60_000
        await a.send(type="ping")
        assert (await a.until("pong"))["now_ms"] >= clock["now_ms"]


async def test_a_game_without_standing_orders_says_so(ada: Player, ben: Player) -> None:
    table = await begun(ada, ben)
    async with ada.wire(table) as a:
        await a.send(type="orders", id="o1", orders=[{"type": "Nothing"}])
        refused = await a.until("refused", "receipt")
        assert (refused["re"], refused["code"]) == ("o1", "no_orders")


MALFORMED: list[str | bytes] = [
    "",
    "null",
    "[]",
    "{",
    '{"type":"act"}',
    '{"type":"dance"}',
    '{"type":"hello","protocol":1}',
    '{"type":"hello","protocol":1,"table":5}',
    '{"type":"ping","extra":1}',
    '{"type":"act","cmd":"","prompt":"p","actions":["x"]}',
    json.dumps({"type": "act", "cmd": "x" * 65, "prompt": "p", "actions": ["x"]}),
    json.dumps({"type": "act", "cmd": "c", "prompt": "p", "actions": ["x"] * 1000}),
    '"' + "\\u0000" * 50 + '"',
    "\u202e",
    '{"type":"orders","id":"o","orders":[' + '{"a":' * 10_000,
    '{"type":"orders","id":"o","orders":[{"a":' + "[" * 10_000 + "]" * 10_000 + "}]}",
    b"\x00\xff",
    b"{}",
]


async def test_what_cannot_be_read_is_refused_and_the_socket_stays(ada: Player, ben: Player) -> None:
    table = await begun(ada, ben)
    async with ada.wire() as wire:
        for message in MALFORMED:
            await wire.socket.send(message)
            refused = await wire.receive()
            assert (refused["type"], refused["re"], refused["rule"]) == ("refused", "", ""), message
            assert refused["code"] in ("malformed", "too_long"), message
        await wire.send(type="act", cmd="c", prompt="p", actions=["end"])
        assert (await wire.receive())["code"] == "no_hello"
        assert (await wire.hello(table))["seat"] == 0
        await wire.until("update")
        for text in ("", "nonsense", "play", 'play "no such card"', "play " + "[" * 200, "end end"):
            refused = await wire.act(text)
            assert refused["type"] == "refused"
            assert " " not in refused["code"]


async def test_a_message_that_is_too_large_ends_the_socket_alone(ada: Player, ben: Player) -> None:
    table = await begun(ada, ben)
    async with ada.wire(table) as a, ben.wire(table) as b:
        await b.until("update")
        await a.socket.send("x" * (64 * 1024 + 1))
        with pytest.raises(ConnectionClosedError) as closed:
            await a.until("nothing of the kind")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009
        await b.send(type="ping")
        assert (await b.until("pong"))["type"] == "pong"


@pytest.mark.parametrize("hello", [{"protocol": 2, "table": "x"}, {"protocol": 2, "table": {"new": "shape"}}])
async def test_another_protocol_is_told_to_reload(ada: Player, hello: Json) -> None:
    async with ada.wire() as wire:
        await wire.send(type="hello", **hello)
        assert await wire.receive() == {"type": "bye", "code": "reload"}


async def test_no_table_of_that_name(ada: Player) -> None:
    async with ada.wire() as wire:
        await wire.send(type="hello", protocol=1, table="nothing")
        assert await wire.receive() == {"type": "bye", "code": "unknown_table"}


async def handshake(server: ServerProcess, origin: str | None, cookie: str) -> int:
    """The status of a handshake; 101 if it was accepted."""
    headers = {"Cookie": f"parlour_session={cookie}"} if cookie else {}
    address = server.url.replace("http", "ws", 1) + "/ws/v1"
    extra: dict[str, Any] = {"origin": origin, "additional_headers": headers, "proxy": None}
    try:
        async with connect(address, **extra):
            return 101
    except InvalidStatus as error:
        return error.response.status_code


async def test_another_sites_page_may_not_connect(ada: Player, server: ServerProcess) -> None:
    await ada.ask("POST", "/me", name="Ada")
    assert await handshake(server, server.url, ada.cookie) == 101
    assert await handshake(server, "https://evil.example", ada.cookie) == 403
    assert await handshake(server, "https://evil.example", "") == 403
    assert await handshake(server, None, ada.cookie) == 403
    assert await handshake(server, None, "") == 101


async def test_another_sites_page_may_not_change_anything(ada: Player) -> None:
    await ada.ask("POST", "/me", name="Ada")
    for origin in ("https://evil.example", "null", ada.url + ".evil.example"):
        refused = await ada.http.post("/me", json={"name": "Eve"}, headers={"Origin": origin})
        assert (refused.status_code, refused.json()["code"]) == (403, "foreign_origin")
    del ada.http.headers["Origin"]
    assert (await ada.http.post("/me", json={"name": "Eve"})).status_code == 403
    assert (await ada.ask("GET", "/me"))["name"] == "Ada"


async def test_a_bot_plays_along(ada: Player) -> None:
    made = await ada.create("me", "easy")
    async with ada.wire(made["table"]["id"]) as a:
        await a.until("update")
        while a.last["outcome"] is None:
            if a.last["prompts"]:
                receipt = await a.act(a.actions[-1])
                await a.reach(receipt["n"])
            else:
                await a.until("update")
        players = {event["seat"] for text in a.texts for event in events(text) if event["type"] == "Played"}
        assert players == {0, 1}


def events(text: str) -> list[Json]:
    message = json.loads(text)
    return [event for frame in message.get("frames", []) for event in frame["events"]]


async def test_many_at_once(ada: Player, ben: Player) -> None:
    """Concurrent tables do not disturb each other."""
    tables = [await begun(ada, ben) for _ in range(5)]

    async def one(table: str) -> int:
        async with ada.wire(table) as a, ben.wire(table) as b:
            return await play_out(a, b)

    assert all(count > 5 for count in await asyncio.gather(*map(one, tables)))
