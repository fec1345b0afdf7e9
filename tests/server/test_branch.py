"""Branching off over HTTP: a finished game goes on from any page, at a table of its own."""

from __future__ import annotations

from pathlib import Path

import pytest

from parlour.kit import registry
from parlour.kit.record import read
from parlour.kit.replay import verify
from parlour.server.settings import Settings
from tests.server.inside import inside
from tests.server.player import Json, Player, play_out
from tests.server.process import ServerProcess
from tests.server.test_replay import Silent, played


async def branch(player: Player, table: str, n: int, *seats: str, status: int = 201) -> Json:
    wishes = [{"kind": s} if s in ("me", "open") else {"kind": "bot", "level": s} for s in seats]
    made: Json = await player.ask("POST", f"/tables/{table}/branch", status, n=n, seats=wishes, name=player.name)
    return made


async def test_a_branch_goes_on_from_its_page_with_chance_of_its_own(
    server: ServerProcess, ada: Player, ben: Player, stranger: Player
) -> None:
    table, _, _, _ = await played(ada, ben, stranger)
    pages = (await ada.ask("GET", f"/tables/{table}/pages"))["pages"]
    page = pages[len(pages) // 2]
    made = await branch(stranger, table, page["n"], "me", "open")
    info = made["table"]
    old = await ada.ask("GET", f"/tables/{table}")
    assert (info["origin"], info["public"], info["control"]["type"]) == (table, False, "none")
    assert (info["options"], info["you"], old["origin"]) == (old["options"], 0, None)
    assert info["commit"] != old["commit"]
    assert info["id"] not in {shown["id"] for shown in await ben.ask("GET", "/tables")}
    await ben.join(made)
    async with stranger.wire(info["id"]) as e, ben.wire(info["id"]) as b:
        hand = (await e.until("update"))["view"]["hands"][0]["cards"]
        assert hand == page["view"]["hands"][0]["cards"]
        assert e.last["view"]["table"] == page["view"]["table"]
        await play_out(e, b)
    text = (await stranger.http.get(f"/tables/{info['id']}/record")).text
    record = read(text.splitlines())
    verify(registry.game("whisper"), record)
    assert record.header.start is not None
    assert len(record.header.start.pop("buried")) == 28  # the engine's own, in no view
    assert record.header.start == page["view"]
    assert record.closing is not None
    assert record.closing.key


@pytest.mark.parametrize("n", [1, 2])
async def test_a_board_game_goes_on_against_a_bot_also_within_a_turn(ada: Player, n: int) -> None:
    made = await ada.create("me", "open", game="fourthdim")
    async with ada.wire(made["table"]["id"]) as a:
        ben = Player(ada.url, "Ben")
        await ben.join(made)
        await a.until("update")
        await a.act("c4-c5", "@c3>a1")
    await ada.ask("POST", f"/tables/{made['table']['id']}/resign", 204)
    branched = await branch(ada, made["table"]["id"], n, "me", "easy")
    async with ada.wire(branched["table"]["id"]) as a:
        await a.until("update")
        assert a.prompt["kind"] == ("turn" if n == 1 else "timewarp-idle")
        assert (await a.act(*(("c4-c5", "@c3>a1")[n - 1 :])))["type"] == "receipt"
        while not (a.last["prompts"] and a.last["view"]["turns"] == 2):  # the bot has answered
            await a.receive()
    await ben.close()


async def test_the_end_has_nothing_to_go_on_with(
    server: ServerProcess, ada: Player, ben: Player, stranger: Player
) -> None:
    table, _, _, _ = await played(ada, ben, stranger)
    total = (await ada.ask("GET", f"/tables/{table}/pages?limit=1"))["total"]
    assert (await branch(ada, table, total, "me", "easy", status=409))["code"] == "game_over"
    assert (await branch(ada, table, total + 1, "me", "easy", status=409))["code"] == "unknown_page"
    assert (await branch(ada, table, 0, "me", "easy", status=400))["code"] == "malformed"
    for seats, code in ((("me",), "seat_count"), (("me", "me"), "seats_mine"), (("me", "wise"), "unknown_level")):
        assert (await branch(ada, table, 1, *seats, status=400))["code"] == code
    assert (await branch(ada, "none", 1, "me", "easy", status=404))["code"] == "unknown_table"


async def test_what_runs_and_what_is_secret_has_no_branches(tmp_path: Path) -> None:
    async with inside(Settings(database=str(tmp_path / "parlour.sqlite3"))) as server:
        silent = Silent()
        server.site.house._library = lambda _: silent
        ada, ben, eve = (Player(server.url, name) for name in ("Ada", "Ben", "Eve"))
        made = await ada.create("me", "open")
        table = made["table"]["id"]
        assert (await branch(ada, table, 1, "me", "easy", status=409))["code"] == "not_over"
        await ben.join(made)
        assert (await branch(ada, table, 1, "me", "easy", status=409))["code"] == "not_over"
        await ada.ask("POST", f"/tables/{table}/resign", 204)
        assert (await branch(ada, table, 1, "me", "easy", status=409))["code"] == "keeps_secrets"
        for player in (ada, ben, eve):
            await player.close()
