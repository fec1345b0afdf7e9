"""Canaries: every card is a token of its own; none reaches a seat before that seat may know it."""

from __future__ import annotations

import json
import re

from tests.server.player import Json, Player, Wire, play_out
from tests.server.process import ServerProcess
from tests.server.whisper import CARDS

TOKEN = re.compile(r"card[0-9a-f]{12}")


def knows(message: Json, seat: int | None) -> set[str]:
    """What this message may tell the seat: its own hand, the table, its own draws."""
    view = message.get("view", {})
    cards = set(view.get("table", ()))
    for hand in view.get("hands", ()):
        if hand["seat"] == seat:
            cards |= set(hand["cards"])
    for frame in message.get("frames", ()):
        for event in frame["events"]:
            if event["type"] == "Played" or event.get("seat") == seat:
                cards.add(event.get("card", ""))
    return cards


def foreign(wire: Wire, seat: int | None) -> set[str]:
    """Tokens in the socket's bytes that the seat could not know when they came."""
    known: set[str] = set()
    leaked: set[str] = set()
    for text in wire.texts:
        known |= knows(json.loads(text), seat)
        leaked |= set(TOKEN.findall(text)) - known
    return leaked


def test_the_detector_detects() -> None:
    wire = Wire(None)  # type: ignore[arg-type]  # it only holds texts here
    wire.texts = [json.dumps({"view": {"hands": [{"seat": 0, "cards": [CARDS[0]]}, {"seat": 1, "cards": [CARDS[1]]}]}})]
    assert foreign(wire, 0) == {CARDS[1]}
    assert foreign(wire, None) == {CARDS[0], CARDS[1]}


async def test_no_card_reaches_who_may_not_see_it(
    server: ServerProcess, ada: Player, ben: Player, stranger: Player
) -> None:
    made = await ada.create("me", "open", "easy", options={"hand": 6})
    await ben.join(made)
    table = made["table"]["id"]
    async with ada.wire(table) as a, ben.wire(table) as b, stranger.wire(table) as eye:
        for wire in (a, b, eye):
            await wire.until("update")
        while eye.last["outcome"] is None:
            for wire in (a, b):
                if wire.last["prompts"]:
                    await probe(wire)
                    receipt = await wire.act(wire.actions[-1])
                    assert receipt["type"] == "receipt"
            for wire in (a, b, eye):
                await level(wire, ada, table)
            for player in (ada, ben, stranger):
                await player.http.get(f"/tables/{table}")
                if eye.last["outcome"] is None:
                    await player.http.get(f"/tables/{table}/record")
        seen: list[tuple[Player, Wire, int | None]] = [(ada, a, 0), (ben, b, 1), (stranger, eye, None)]
        for player, wire, seat in seen:
            assert len(set(TOKEN.findall("".join(wire.texts)))) >= 6
            assert foreign(wire, seat) == set(), seat
            running = "".join(body for body in player.bodies if '"result"' not in body)
            allowed = set().union(*(knows(json.loads(text), seat) for text in wire.texts))
            assert set(TOKEN.findall(running)) <= allowed
    assert not TOKEN.search(server.log.read_text())


async def probe(wire: Wire) -> None:
    """Refusals, drafts and checks must not tell either."""
    prompt = wire.prompt["id"]
    for card in CARDS[::7]:
        await wire.send(type="check", id="k", prompt=prompt, action=f'play "{card}"')
        await wire.until("checked", "refused")
        wire.texts[-1] = wire.texts[-1].replace(card, "what-was-asked")
    await wire.send(type="draft", id="d", prompt=prompt, actions=[wire.actions[0]])
    await wire.until("drafted", "refused")


async def level(wire: Wire, player: Player, table: str) -> None:
    """Read until this socket has what a fresh one of its kind would get."""
    async with player.wire(table, watch=True) as fresh:
        n = (await fresh.until("update"))["n"]
    await wire.reach(n)


async def test_a_finished_game_tells_everything(ada: Player, ben: Player, stranger: Player) -> None:
    made = await ada.create("me", "open")
    await ben.join(made)
    async with ada.wire(made["table"]["id"]) as a, ben.wire(made["table"]["id"]) as b:
        await play_out(a, b)
    text = (await stranger.http.get(f"/tables/{made['table']['id']}/record")).text
    assert len(TOKEN.findall(text)) > 6
