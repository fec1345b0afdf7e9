"""Looking back over HTTP: page by page, by whoever may, byte for byte as it was live."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
from msgspec import Raw, Struct
from msgspec.structs import replace

from parlour.server.settings import Limits, Settings
from tests.server.inside import inside
from tests.server.player import Json, Player, Wire, play_out
from tests.server.process import ServerProcess
from tests.server.whisper import CARDS, WhisperGame

TOKEN = re.compile(r"card[0-9a-f]{12}")


class LiveFrame(Struct):
    n: int
    events: Raw


class LiveUpdate(Struct):
    n: int
    frames: list[LiveFrame]
    gap: bool
    view: Raw
    awaited: Raw


class OldPage(Struct):
    n: int
    at: int
    events: Raw
    view: Raw
    awaited: Raw
    position: str


class OldPages(Struct):
    total: int
    seat: int | None
    omniscient: bool
    pages: list[OldPage]


async def pages_of(player: Player, table: str, query: str = "") -> OldPages:
    response = await player.http.get(f"/tables/{table}/pages{query}")
    assert response.status_code == 200, response.text
    return msgspec.json.decode(response.content, type=OldPages)


def was_live(wire: Wire, replayed: OldPages) -> None:
    """Every byte that the socket got of the game is in the pages, under the same number."""
    by_number = {page.n: page for page in replayed.pages}
    seen = 0
    for text in wire.texts:
        if not text.startswith('{"type":"update"'):
            continue
        update = msgspec.json.decode(text, type=LiveUpdate)
        assert not update.gap
        for frame in update.frames:
            assert bytes(by_number[frame.n].events) == bytes(frame.events)
            seen += 1
        page = by_number[update.n]
        assert (bytes(page.view), bytes(page.awaited)) == (bytes(update.view), bytes(update.awaited))
    assert seen == replayed.total == len(replayed.pages)


async def played(ada: Player, ben: Player, eye: Player) -> tuple[str, Wire, Wire, Wire]:
    """A game from its first number to its last, with everybody's sockets."""
    made = await ada.create("me", "open")
    table = made["table"]["id"]
    async with ada.wire(table) as a, eye.wire(table, watch=True) as e:
        await ben.join(made)
        async with ben.wire(table) as b:
            for wire in (a, b, e):
                await wire.until("update")
            await play_out(a, b, e)
    return table, a, b, e


async def test_the_replay_as_a_seat_is_what_the_seat_got_live(
    server: ServerProcess, ada: Player, ben: Player, stranger: Player
) -> None:
    table, a, b, e = await played(ada, ben, stranger)
    was_live(a, await pages_of(stranger, table, "?seat=0"))
    was_live(b, await pages_of(ada, table, "?seat=1"))
    full = await pages_of(stranger, table)
    assert (full.seat, full.omniscient) == (None, True)
    assert full.total >= (await pages_of(ada, table, "?seat=0")).total
    assert e.last["outcome"] is not None


async def test_afterwards_nothing_is_hidden(server: ServerProcess, ada: Player, ben: Player, stranger: Player) -> None:
    table, a, _, _ = await played(ada, ben, stranger)
    replay: Json = await stranger.ask("GET", f"/tables/{table}/pages?limit=1")
    (first,) = replay["pages"]
    assert all(isinstance(hand["cards"], list) and len(hand["cards"]) == 4 for hand in first["view"]["hands"])
    assert len(first["view"]["deck"]) == 4
    assert first["position"] == ""  # the game has no notation of its own
    assert replay["outcome"] == a.last["outcome"]


async def test_pages_come_a_hundred_at_most_and_go_on_where_one_stopped(ada: Player, ben: Player) -> None:
    made = await ada.create("me", "open", game="fourthdim")
    await ben.join(made)
    table = made["table"]["id"]
    async with ada.wire(table) as a, ben.wire(table) as b:
        for wire in (a, b):
            await wire.until("update")
        for count in range(60):
            mover, other = (a, b) if a.last["prompts"] else (b, a)
            receipt = await mover.act(mover.actions[count % len(mover.actions)])
            for wire in (mover, other):
                await wire.reach(receipt["n"])
    await ada.ask("POST", f"/tables/{table}/resign", 204)
    first = await pages_of(ben, table)
    assert first.total > 52
    some = await pages_of(ben, table, "?since=50&limit=2")
    assert [page.n for page in some.pages] == [51, 52]
    assert (await pages_of(ben, table, f"?since={first.total}")).pages == []
    assert (await ben.ask("GET", f"/tables/{table}/pages?limit=101", 400))["code"] == "malformed"
    assert (await ben.ask("GET", f"/tables/{table}/pages?since=-1", 400))["code"] == "malformed"


async def test_a_board_game_has_its_positions_where_a_turn_begins(ada: Player, ben: Player) -> None:
    made = await ada.create("me", "open", game="fourthdim")
    await ben.join(made)
    table = made["table"]["id"]
    async with ada.wire(table) as a:
        await a.until("update")
        await a.act("c4-c5", "@c3>a1")
        assert (await pages_of(ada, table)).pages[0].position == ""  # not while it runs
    await ada.ask("POST", f"/tables/{table}/resign", 204)
    positions = [page.position for page in (await pages_of(ada, table)).pages]
    white = "Td4,Gd3,Gd6,Rd2,Rd5,Rd7,Wc1,Wc2,Wc3,Wc4,Wd1,Wd8"
    assert positions[0] == f"w {white} - Td20,Gd19,Gd22,Rd18,Rd21,Rd23,Wc9,Wc10,Wc11,Wc12,Wd17,Wd24 -"
    assert positions[1] == ""
    assert positions[2].startswith("b Td4,")
    assert positions[-1] == ""  # the end is no turn's start


async def test_while_it_runs_everybody_has_its_own_pages_alone(
    server: ServerProcess, ada: Player, ben: Player, stranger: Player
) -> None:
    made = await ada.create("me", "open", "easy")
    table = made["table"]["id"]
    assert (await ada.ask("GET", f"/tables/{table}/pages", 409))["code"] == "not_begun"
    async with ada.wire(table) as a, stranger.wire(table, watch=True) as e:
        await ben.join(made)
        async with ben.wire(table) as b:
            for wire in (a, b, e):
                await wire.until("update")
            await a.act(a.actions[0])
            await a.act("end")
            for player, wire, own in ((ada, a, 0), (ben, b, 1), (stranger, e, None)):
                replay = await pages_of(player, table)
                assert (replay.seat, replay.omniscient) == (own, False)
                mine = TOKEN.findall("".join(wire.texts))
                body = player.bodies[-1]
                assert TOKEN.findall(body)
                assert set(TOKEN.findall(body)) <= set(mine) | played_cards(body)
                for seat in range(3):
                    if seat != own:
                        refused = await player.ask("GET", f"/tables/{table}/pages?seat={seat}", 409)
                        assert refused["code"] == "not_over"


def played_cards(body: str) -> set[str]:
    """What lies open in some pages."""
    pages = msgspec.json.decode(body.partition("\n")[2])["pages"]
    return {card for page in pages for card in page["view"]["table"]}


async def test_pages_of_what_is_not_there(ada: Player, ben: Player) -> None:
    assert (await ada.ask("GET", "/tables/none/pages", 404))["code"] == "unknown_table"
    made = await ada.create("me", "open")
    await ben.join(made)
    table = made["table"]["id"]
    assert (await ada.ask("GET", f"/tables/{table}/pages?seat=2", 400))["code"] == "unknown_seat"
    await ada.ask("POST", f"/tables/{table}/resign", 204)
    assert (await ada.ask("GET", f"/tables/{table}/pages?seat=2", 400))["code"] == "unknown_seat"
    assert (await ada.ask("GET", f"/tables/{table}/pages?seat=64", 400))["code"] == "malformed"


class Silent(WhisperGame):
    """The same, but what was hidden stays so."""

    meta = replace(WhisperGame.meta, keeps_secrets=True)


async def test_a_game_that_keeps_its_secrets_keeps_them_in_pages(tmp_path: Path) -> None:
    async with inside(Settings(database=str(tmp_path / "parlour.sqlite3"))) as server:
        silent = Silent()
        server.site.house._library = lambda _: silent
        ada, ben, eve = (Player(server.url, name) for name in ("Ada", "Ben", "Eve"))
        table, a, _, _ = await played(ada, ben, eve)
        was_live(a, await pages_of(ada, table))
        was_live(a, await pages_of(ada, table, "?seat=0"))
        watched = await pages_of(eve, table)
        assert (watched.seat, watched.omniscient) == (None, False)
        for player, query in ((ada, "?seat=1"), (eve, "?seat=0")):
            assert (await player.ask("GET", f"/tables/{table}/pages{query}", 409))["code"] == "keeps_secrets"
        seen = set(TOKEN.findall(eve.bodies[-2])) - played_cards(eve.bodies[-2])
        assert not seen, "hands are hidden for ever"
        assert len(CARDS) > len(played_cards(eve.bodies[-2]))
        for player in (ada, ben, eve):
            await player.close()


async def test_looking_back_costs_as_much_as_a_change(tmp_path: Path) -> None:
    limits = Limits(mutation_rate=0.01, mutation_burst=5)
    async with inside(Settings(database=str(tmp_path / "parlour.sqlite3"), limits=limits)) as server:
        ada = Player(server.url, "Ada")
        table = (await ada.create("me", "easy"))["table"]["id"]
        for _ in range(4):
            await pages_of(ada, table)
        assert (await ada.ask("GET", f"/tables/{table}/pages", 429))["code"] == "too_many_requests"
        await ada.close()
