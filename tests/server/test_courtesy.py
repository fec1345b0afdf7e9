"""Taking back, talking, once more: over real sockets, with what others may see of it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from typing import Any

import pytest

from parlour.server.settings import Limits
from tests.server.player import Json, Player, Wire, play_out
from tests.server.process import ServerProcess
from tests.server.test_socket import begun

BURST = Limits().talk_burst


@pytest.fixture
async def nobody(server: ServerProcess) -> AsyncIterator[Player]:
    """A browser that has never been here."""
    player = Player(server.url, "Nobody")
    yield player
    await player.close()


async def ready(*wires: Wire) -> None:
    for wire in wires:
        if not wire.last:
            await wire.until("update")


async def take_back(wire: Wire, do: str, id: str) -> Json:
    await wire.send(type="takeback", id=id, do=do)
    return await wire.until("receipt", "refused")


async def say(wire: Wire, text: str, id: str) -> Json:
    await wire.send(type="say", id=id, text=text)
    return await wire.until("receipt", "refused")


async def settled(wire: Wire) -> list[Json]:
    """Everything that was on its way to this client."""
    seen = len(wire.texts)
    await wire.send(type="ping")
    await wire.until("pong")
    return [json.loads(text) for text in wire.texts[seen:-1]]


# -- taking back -------------------------------------------------------------------------------------------------------


async def test_a_command_is_taken_back(ada: Player, ben: Player, stranger: Player) -> None:
    table = await begun(ada, ben)
    async with ada.wire(table) as a, ben.wire(table) as b, stranger.wire(table) as eye:
        await ready(a, b, eye)
        assert a.last["back"] is None
        old, before = a.prompt["id"], {wire: wire.last["view"] for wire in (a, b, eye)}
        receipt = await a.act(a.actions[0], "end")
        for wire in (a, b, eye):
            await wire.reach(receipt["n"])
        assert [wire.last["back"] for wire in (a, b, eye)] == [1, None, None]
        drawn = set(a.last["view"]["hands"][0]["cards"]) - set(before[a]["hands"][0]["cards"])
        assert (await take_back(a, "offer", "o"))["type"] == "receipt"
        offer = {"by": 0, "n": 1, "chance": True, "hidden": True, "needed": [1], "agreed": []}
        assert (await b.until("takeback"))["offer"] == offer
        accepted = await take_back(b, "accept", "y")
        assert accepted["type"] == "receipt"
        for wire in (a, b, eye):
            await wire.reach(accepted["n"])
            assert wire.last["view"] == before[wire]
            assert wire.last["frames"][-1]["events"] == [{"type": "house-taken-back", "by": 0, "n": 1}]
        await settled(b)
        assert [json.loads(text)["offer"] for text in b.texts if '"takeback"' in text] == [offer, None]
        assert (await a.act(a.actions[0], prompt=old))["code"] == "prompt_closed"
        assert await take_back(b, "accept", "y") == accepted, "said twice"
        assert not [text for text in eye.texts if '"takeback"' in text], "an offer is for those who play"
        (card,) = drawn
        assert not [text for text in b.texts + eye.texts if card in text], "what was drawn stays its own secret"
        assert await play_out(a, b, eye) > 5
    text = (await ada.http.get(f"/tables/{table}/record")).text
    assert '"do":"back 0"' in text


async def test_an_offer_that_stands_is_told_to_whoever_comes_back(ada: Player, ben: Player, stranger: Player) -> None:
    table = await begun(ada, ben)
    async with ada.wire(table) as a:
        await ready(a)
        await a.act(a.actions[0], "end")
        await take_back(a, "offer", "o")
        async with ben.wire(table) as b:
            kinds = [json.loads(text)["type"] for text in b.texts]
            while "takeback" not in kinds:
                kinds.append((await b.receive())["type"])
            assert kinds.index("update") < kinds.index("takeback")
        async with stranger.wire(table) as eye, ben.wire() as other:
            await other.hello(table, watch=True)
            for wire in (eye, other):
                await ready(wire)
                assert (await take_back(wire, "accept", "x"))["code"] == "no_seat"
                assert not [text for text in wire.texts if '"takeback"' in text]
        assert (await take_back(a, "accept", "x"))["code"] == "offer_is_yours"
        assert (await take_back(a, "withdraw", "w"))["type"] == "receipt"
        async with ben.wire(table) as b:
            await ready(b)
            assert all(message["type"] != "takeback" for message in await settled(b))
            assert (await take_back(b, "decline", "n"))["code"] == "no_offer"


async def test_against_bots_it_is_granted_at_once(ada: Player) -> None:
    table = (await ada.create("me", "easy"))["table"]["id"]
    async with ada.wire(table) as a:
        await ready(a)
        before = a.last["view"]
        await a.act(a.actions[0], "end")
        while not a.last["prompts"]:
            await a.receive()
        assert (await take_back(a, "offer", "o"))["type"] == "receipt"
        while a.last["back"] is not None:
            await a.receive()
        assert a.last["view"] == before


# -- twice -------------------------------------------------------------------------------------------------------------


async def test_same_post_twice_corrupts_the_game(ada: Player, ben: Player) -> None:
    """govariants #226: the same command by two sockets at once, and again later, lands once."""
    table = await begun(ada, ben)
    async with ada.wire(table) as a, ada.wire(table) as tab, ben.wire(table) as b:
        await ready(a, tab, b)
        prompt, action = a.prompt["id"], a.actions[0]
        first, second = await asyncio.gather(*(w.act(action, cmd="same", prompt=prompt) for w in (a, tab)))
        assert first == second
        assert first["type"] == "receipt"
        await b.reach(first["n"])
        await b.act("wait", prompt="x")
        assert await a.act(action, cmd="same", prompt=prompt) == first
        assert b.last["view"]["table"] == [action.split('"')[1]]
        assert all(message["type"] != "update" for message in await settled(b)), "and nothing more has happened"


# -- talk --------------------------------------------------------------------------------------------------------------


def texts(messages: list[Json]) -> list[tuple[int | None, str, str]]:
    return [
        (line["seat"], line["name"], line["text"])
        for message in messages
        if message["type"] == "chat"
        for line in message["lines"]
    ]


async def test_who_hears_whom(ada: Player, ben: Player, stranger: Player) -> None:
    table = await begun(ada, ben)
    await stranger.ask("POST", "/me", name="Eve")
    async with ada.wire(table) as a, ben.wire(table) as b, stranger.wire(table) as eye, ben.wire() as sly:
        await sly.hello(table, watch=True)
        await ready(a, b, eye, sly)
        for wire in (a, b, eye, sly):
            await settled(wire)
        assert (await say(eye, "he has nothing", "1"))["type"] == "receipt"
        await say(a, "<b>hello</b> & \u05e9\u05dc\u05d5\u05dd 🐢", "1")
        line = (0, "Ada", "<b>hello</b> & \u05e9\u05dc\u05d5\u05dd 🐢")
        assert texts(await settled(b)) == texts(await settled(sly)) == [line]
        assert (None, "Eve", "he has nothing") in texts([json.loads(text) for text in eye.texts])
        await say(sly, "I hear you", "1")
        assert texts(await settled(a)) == [(1, "Ben", "I hear you")], "who holds a seat speaks as that"
        await play_out(a, b, eye)
        assert (None, "Eve", "he has nothing") in texts([json.loads(text) for text in [*b.texts]] + await settled(b))
        async with ada.wire(table) as again:
            lines = texts([await again.until("chat")])
            assert lines == [(None, "Eve", "he has nothing"), line, (1, "Ben", "I hear you")]
    assert '"who"' not in "".join(a.texts + b.texts + eye.texts), "sessions and ids stay in the house"


async def test_the_bounds_of_talk(ada: Player, ben: Player) -> None:
    table = await begun(ada, ben)
    async with ada.wire(table) as a, ben.wire(table) as b:
        await ready(a, b)
        codes: dict[str, str] = {}
        for text in ("\u202eevil", "a\u0000b", "\u200b", "z\u0337\u0337\u0337\u0337", "x" * 501, " \n "):
            codes[text] = (await say(a, text, "t" + str(len(codes))))["code"]
        assert list(codes.values()) == [
            "text_characters",
            "text_characters",
            "text_empty",
            "text_characters",
            "too_long",
            "text_empty",
        ]
        await settled(b)
        answers = [await say(a, f"line {i}", f"n{i}") for i in range(2 * BURST)]
        refused = [answer for answer in answers if answer["type"] == "refused"]
        assert {answer["code"] for answer in refused} == {"too_many_messages"}
        assert refused[0]["args"]["seconds"] >= 1
        heard = texts(await settled(b))
        assert len(heard) == len(answers) - len(refused)
        async with ada.wire(table) as tab:
            assert (await say(tab, "another tab", "t"))["code"] == "too_many_messages", "the limit is the session's"
        assert (await say(b, "line one\nline two\t!", "1"))["type"] == "receipt"
        assert texts(await settled(a))[-1] == (1, "Ben", "line one line two !")
        again = await say(b, "said twice", "same")
        assert await say(b, "said twice", "same") == again
        assert [text for _, _, text in texts(await settled(a))] == ["said twice"]


async def test_who_has_no_name_has_no_voice(ada: Player, ben: Player, nobody: Player) -> None:
    table = await begun(ada, ben)
    async with nobody.wire(table) as early:
        assert (await say(early, "hello", "1"))["code"] == "no_session"
        await nobody.ask("POST", "/me", name="Eve")
        assert (await say(early, "hello", "2"))["code"] == "no_session", "the socket is from before"
    async with nobody.wire() as wire:
        assert (await say(wire, "hello", "3"))["code"] == "no_hello"
        await wire.hello(table)
        assert (await say(wire, "hello", "4"))["type"] == "receipt"


async def test_a_voice_goes_with_the_seat(ada: Player, ben: Player, stranger: Player) -> None:
    """Who has given up a seat speaks no more as it, nor as whoever sits there next; who sits down does at once."""
    made = await ada.create("me", "open", "open", public=True)
    table = made["table"]["id"]
    await ben.join(made, seat=1)
    async with ben.wire(table, watch=True) as b, ada.wire(table) as a:
        await ben.ask("POST", f"/tables/{table}/leave", 204)
        await stranger.join(made, seat=1)
        await settled(a)
        assert (await say(b, "I am somebody else", "1"))["type"] == "receipt"
        assert texts(await settled(a)) == []
        async with stranger.wire(table) as e:
            assert texts(await settled(e)) == []
        async with ben.wire(table) as again:
            assert texts([await again.until("chat")]) == [(None, "Ben", "I am somebody else")]
        await ben.join(made, seat=2)
        assert (await say(b, "back again", "2"))["type"] == "receipt"
        assert texts(await settled(a)) == [(2, "Ben", "back again")]


async def test_who_sits_down_hears_no_more_of_the_gallery(ada: Player, ben: Player, stranger: Player) -> None:
    made = await ada.create("me", "open", public=True)
    table = made["table"]["id"]
    await ben.ask("POST", "/me", name="Ben")
    await stranger.ask("POST", "/me", name="Eve")
    async with ben.wire(table) as b, stranger.wire(table) as e:
        await say(e, "before", "1")
        assert texts(await settled(b)) == [(None, "Eve", "before")]
        await ben.join(made)
        await b.until("update")
        await say(e, "he bluffs", "2")
        assert texts(await settled(b)) == []
        assert texts(await settled(e)) == [], "it came before its receipt"
        assert "he bluffs" in "".join(e.texts)


# -- once more ---------------------------------------------------------------------------------------------------------


async def finished(ada: Player, ben: Player) -> str:
    table = await begun(ada, ben)
    await ada.ask("POST", f"/tables/{table}/resign", 204)
    return table


async def rematch(player: Player, table: str, status: int = 200) -> Json:
    answer: Json = await player.ask("POST", f"/tables/{table}/rematch", status)
    return answer


async def test_a_rematch(ada: Player, ben: Player, stranger: Player, nobody: Player) -> None:
    table = await begun(ada, ben, hand=3)
    assert (await rematch(ada, table, 409))["code"] == "not_over"
    await stranger.ask("POST", "/me", name="Eve")
    async with AsyncExitStack() as stack:
        wires = [await stack.enter_async_context(player.wire(table)) for player in (ada, ben, stranger)]
        await ready(*wires)
        await play_out(wires[0], wires[1])
        assert (await rematch(stranger, table, 403))["code"] == "no_seat"
        assert (await rematch(nobody, table, 401))["code"] == "no_session"
        assert (await rematch(ada, "nowhere", 404))["code"] == "unknown_table"
        mine = await rematch(ada, table)
        assert (mine["seat"], mine["table"]["status"], mine["table"]["options"]["hand"]) == (1, "open", 3)
        for wire in wires:
            while (await wire.until("table"))["table"]["next"] != mine["table"]["id"]:
                pass
        his = await rematch(ben, table)
        assert (his["table"]["id"], his["seat"], his["table"]["status"]) == (mine["table"]["id"], 0, "running")
        again = await rematch(ada, table)
        assert (again["seat"], again["table"]["id"]) == (1, mine["table"]["id"])
        assert again["seat_link"] == f"/t/{mine['table']['id']}"
        assert mine["seat_link"].startswith(f"/t/{mine['table']['id']}#s=")
    following = mine["table"]["id"]
    assert (await ada.ask("GET", f"/tables/{table}"))["next"] == following
    assert [one["id"] for one in await ada.ask("GET", "/tables") if one["id"] == following] == [], "nobody else's game"
    async with ada.wire(following) as a, ben.wire(following) as b:
        await ready(a, b)
        assert [seat["name"] for seat in (await ada.ask("GET", f"/tables/{following}"))["seats"]] == ["Ben", "Ada"]
        assert await play_out(a, b) > 5


async def test_everybody_asks_twice_at_once(ada: Player, ben: Player) -> None:
    table = await finished(ada, ben)
    answers = await asyncio.gather(*(rematch(player, table) for player in (ada, ben, ada, ben)))
    assert len({answer["table"]["id"] for answer in answers}) == 1
    assert [answer["seat"] for answer in answers] == [1, 0, 1, 0]
    links: list[Any] = [answer["seat_link"] for answer in answers if "#s=" in answer["seat_link"]]
    assert len(links) == 2, "a seat's token is told once"


async def test_two_devices_of_one_player_take_one_seat(ada: Player, ben: Player, nobody: Player) -> None:
    """The second asks for the same seat, and gets no other: that is somebody else's."""
    made = await ada.create("me", "open", public=True)
    table = made["table"]["id"]
    await ben.join(made)
    token = made["seat_link"].partition("#s=")[2]
    assert (await nobody.ask("POST", f"/tables/{table}/claim", token=token))["seat"] == 0
    await ada.ask("POST", f"/tables/{table}/resign", 204)
    first, second = await rematch(ada, table), await rematch(nobody, table)
    following = first["table"]["id"]
    assert [(one["seat"], one["table"]["id"], one["table"]["you"]) for one in (first, second)] == [
        (1, following, 1)
    ] * 2
    assert second["seat_link"] == f"/t/{following}", "the token was told once"
    assert (await rematch(nobody, table))["seat"] == 1
    his = await rematch(ben, table)
    assert (his["seat"], his["table"]["status"]) == (0, "running")
    async with nobody.wire(following) as wire:
        assert (await wire.until("update"))["view"]["hands"][1]["cards"][0] != {}
        await ada.ask("POST", f"/tables/{following}/leave", 204)
        assert (await wire.until("bye"))["code"] == "seat_left"


async def test_who_has_left_asks_for_nothing(ada: Player, ben: Player) -> None:
    table = await finished(ada, ben)
    await ben.ask("POST", f"/tables/{table}/leave", 204)
    assert (await rematch(ben, table, 403))["code"] == "no_seat"
    assert (await rematch(ada, table))["seat"] == 1
