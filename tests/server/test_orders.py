"""Standing orders: which a client may offer, and their way over the socket, which is nobody else's business."""

from __future__ import annotations

import json

from parlour.server.http.games import game_info
from tests.match.toy import GAME as TOY
from tests.server.player import Json, Player, Wire

ALL, OTHERS = {"type": "PassAll"}, {"type": "PassOthers"}


async def test_the_games_say_which_orders_need_no_more_than_a_box(ada: Player) -> None:
    games = {game["id"]: game["orders"] for game in await ada.ask("GET", "/games")}
    assert (games["example"], games["whisper"]) == (["PassAll", "PassOthers"], [])
    assert game_info(TOY).orders == ("PassAll",), "the other one has a field"


async def put(wire: Wire, *orders: Json) -> Json:
    """All orders of the seat; the receipt or refusal."""
    await wire.send(type="orders", id="o1", orders=orders)
    return await wire.until("receipt", "refused")


async def alley(ada: Player, ben: Player) -> str:
    """Alley Cats for two, begun."""
    made = await ada.create("me", "open", game="example")
    await ben.join(made)
    table: str = made["table"]["id"]
    return table


async def test_orders_are_kept_for_the_seat_alone(ada: Player, ben: Player) -> None:
    table = await alley(ada, ben)
    async with ada.wire(table) as a:
        n = (await a.until("update"))["n"]
        receipt = await put(a, ALL, OTHERS)
        assert receipt == {"type": "receipt", "cmd": "o1", "n": n}
        refused = await put(a, OTHERS, {"type": "Bark"})
        assert (refused["type"], refused["re"], refused["code"]) == ("refused", "o1", "malformed_order")
        assert refused["args"]["index"] == 1
    async with ada.wire() as again, ben.wire() as b:
        assert (await again.hello(table))["orders"] == [ALL, OTHERS]
        assert (await b.hello(table))["orders"] == []
        assert (await again.hello(table, watch=True))["orders"] == []
        await again.hello(table)
        await put(again)
        assert (await again.hello(table))["orders"] == []


async def test_an_order_answers_and_only_its_seat_knows(ada: Player, ben: Player, stranger: Player) -> None:
    table = await alley(ada, ben)
    async with ada.wire(table) as a, ben.wire(table) as b, stranger.wire(table) as eye:
        for wire in (a, b, eye):
            await wire.until("update")
        assert (await put(b, ALL))["type"] == "receipt"
        await do(b, 'prowl "rooftops"')
        await do(a, 'prowl "rooftops"', "groom")
        await do(a, "finish", "errand")
        await do(a, "pounce 1 0")
        for wire in (a, eye):
            while "LetThrough" not in [event["type"] for frame in wire.last["frames"] for event in frame["events"]]:
                await wire.until("update")
            numbers = [update["n"] for update in map(json.loads, wire.texts) if update["type"] == "update"]
            assert numbers == sorted(set(numbers)), "no update came that had nothing new to tell"
            assert "PassAll" not in "".join(wire.texts)


async def do(wire: Wire, action: str, then: str = "") -> None:
    """One action, and wait for the prompt that follows."""
    receipt = await wire.act(action)
    assert receipt["type"] == "receipt", receipt
    await wire.reach(receipt["n"])
    while then and then not in [prompt["kind"] for prompt in wire.last["prompts"]]:
        await wire.until("update")
