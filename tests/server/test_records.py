"""Records brought here over HTTP: looked at, replayed, branched off from, downloaded again; or refused by line."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import httpx
import pytest

from parlour.kit import registry
from parlour.kit.actors import Seat
from parlour.kit.record import write
from parlour.kit.recorder import Recorder
from parlour.server.settings import Limits, Settings
from parlour.server.texts import house_texts
from tests.server.inside import inside
from tests.server.player import Json, Player
from tests.server.process import ServerProcess
from tests.server.test_branch import branch
from tests.server.test_replay import pages_of, played


def fourthdim(*turns: str) -> str:
    """An unfinished record."""
    game = registry.game("fourthdim")
    recorder = Recorder(game, game.Options(), 2, key=bytes(32))
    for i, turn in enumerate(turns):
        for text in turn.split():
            recorder.act(Seat(i % 2), game.notation.parse(text))
    return write(recorder.record())


SHORT = fourthdim("c4-c5 @c3>a1", "c12-c13 @c11>a3")


def changed(text: str, line: int, **changes: Any) -> str:
    """The record with fields of one line (from 1) changed; ``None`` deletes."""
    lines = text.splitlines()
    fields = {**json.loads(lines[line - 1]), **changes}
    lines[line - 1] = json.dumps({name: value for name, value in fields.items() if value is not None})
    return "\n".join(lines) + "\n"


async def bring(player: Player, text: str | bytes) -> httpx.Response:
    content = text.encode() if isinstance(text, str) else text
    return await player.http.post("/records", content=content, headers={"Content-Type": "application/x-ndjson"})


async def taken(player: Player, text: str) -> Json:
    response = await bring(player, text)
    assert response.status_code in (200, 201), response.text
    info: Json = response.json()["table"]
    return info


async def test_a_downloaded_record_comes_back_as_a_table_to_look_at(
    server: ServerProcess, ada: Player, ben: Player, stranger: Player
) -> None:
    table, _, _, e = await played(ada, ben, stranger)
    text = (await ada.http.get(f"/tables/{table}/record")).text
    info = await taken(stranger, text)
    assert (info["status"], info["public"], info["you"]) == ("record", False, None)
    assert [seat["name"] for seat in info["seats"]] == ["Ada", "Ben"]
    assert info["commit"] == (await ada.ask("GET", f"/tables/{table}"))["commit"]
    again = await ben.http.get(f"/tables/{info['id']}/record")
    assert again.text == text
    here, there = await pages_of(ben, info["id"]), await pages_of(ben, table)
    assert here.pages == there.pages
    assert [page.view for page in here.pages] == [page.view for page in there.pages]
    assert (await pages_of(ben, info["id"], "?seat=1")).pages == (await pages_of(ben, table, "?seat=1")).pages
    async with ben.wire(info["id"]) as wire:
        update = await wire.until("update")
    assert (update["outcome"], update["view"], update["prompts"]) == (e.last["outcome"], e.last["view"], [])


async def test_a_record_is_in_no_list_and_has_no_seat_to_sit_on(server: ServerProcess, ada: Player) -> None:
    info = await taken(ada, SHORT)
    assert info["id"] not in {shown["id"] for shown in await ada.ask("GET", "/tables")}
    assert (await ada.ask("POST", "/me", name="Ada"))["tables"] == []
    join = await ada.ask("POST", f"/tables/{info['id']}/join", 403, name="Ada")
    assert join["code"] == "not_invited"
    claim = await ada.ask("POST", f"/tables/{info['id']}/claim", 403, token="x" * 43)
    assert claim["code"] == "unknown_token"
    for what in ("resign", "leave", "rematch"):
        assert (await ada.ask("POST", f"/tables/{info['id']}/{what}", 403))["code"] == "no_seat"
    assert (await ada.ask("GET", f"/tables/{info['id']}/ledger"))["control"]["type"] == "none"


async def test_an_unfinished_record_can_be_replayed_and_gone_on_with(server: ServerProcess, ada: Player) -> None:
    info = await taken(ada, SHORT)
    replay = await ada.ask("GET", f"/tables/{info['id']}/pages")
    assert (replay["total"], replay["omniscient"], replay["outcome"]) == (5, True, None)
    assert [bool(page["position"]) for page in replay["pages"]] == [True, False, True, False, True]
    made = await branch(ada, info["id"], 5, "me", "easy")
    async with ada.wire(made["table"]["id"]) as wire:
        assert (await wire.until("update"))["view"]["turns"] == 2
        assert wire.prompt["turn"] == 3
    assert made["table"]["origin"] == info["id"]


async def test_a_branch_can_be_downloaded_and_brought_back(server: ServerProcess, ada: Player) -> None:
    info = await taken(ada, SHORT)
    made = await branch(ada, info["id"], 2, "me", "easy")
    await ada.ask("POST", f"/tables/{made['table']['id']}/resign", 204)
    text = (await ada.http.get(f"/tables/{made['table']['id']}/record")).text
    assert json.loads(text.splitlines()[0])["start"]["turns"] == 0
    back = await taken(ada, text)
    assert (await pages_of(ada, back["id"])).pages[0].n == 1


async def test_the_same_record_is_the_same_table(server: ServerProcess, ada: Player, ben: Player) -> None:
    text = fourthdim("c4-c5 @c3>a1")
    first, second = await bring(ada, text), await bring(ben, text)
    assert (first.status_code, second.status_code) == (201, 200)
    assert first.json() == second.json()


BAD: dict[str, tuple[str | bytes, int, str]] = {
    "nothing": ("", 1, "record_empty"),
    "no text": (b"\xff\xfe", 1, "record_encoding"),
    "no record": ("<html>", 1, "record_malformed"),
    "other rules": (changed(SHORT, 1, rules=99), 1, "record_rules"),
    "another format": (changed(SHORT, 1, parlour=9), 1, "record_format"),
    "an unknown game": (changed(SHORT, 1, game="<script>"), 1, "record_game"),
    "an illegal move": (changed(SHORT, 2, do="c4-b3"), 2, "record_refused"),
    "a position from nowhere": (changed(SHORT, 1, start={"board": [1]}), 1, "record_start"),
    "deep nesting": ('{"parlour":' + "[" * 500_000, 1, "record_malformed"),
    "huge numbers": (changed(SHORT, 1, seats=10**40), 1, "record_start"),
    "names out of nowhere": (changed(SHORT, 1, names=["a", "b", "c"]), 1, "record_names"),
    "a turned name": (changed(SHORT, 1, names=["a\u202eb"]), 1, "record_name"),
    "a name of 5,000 characters": (changed(SHORT, 1, names=["x" * 5_000]), 1, "record_name"),
    "a name of nothing": (changed(SHORT, 1, names=["\u200b"]), 1, "record_name"),
    "50,000 entries": (SHORT + '{"v":1,"by":0,"do":"-"}\n' * 50_000, 6, "record_gap"),
}


@pytest.mark.parametrize("what", BAD)
async def test_what_does_not_hold_is_refused_by_line_and_code(server: ServerProcess, ada: Player, what: str) -> None:
    text, line, code = BAD[what]
    response = await bring(ada, text)
    problem = response.json()
    assert (response.status_code, problem["code"], problem["args"]["line"]) == (400, code, line)
    assert len(response.content) < 1_000
    assert "\n" not in str(problem["args"])
    for lang in ("en", "pl", "ru"):
        assert f"refused-{code} =" in house_texts(lang)[0]


async def test_names_that_can_be_shown_are(server: ServerProcess, ada: Player) -> None:
    text = changed(SHORT, 1, names=["<script>alert(1)</script>", "Ж 🦊"])
    info = await taken(ada, text)
    assert [seat["name"] for seat in info["seats"]] == ["<script>alert(1)</script>", "Ж 🦊"]
    assert (await ada.http.get(f"/tables/{info['id']}/record")).text == text


async def test_too_many_entries_and_too_many_bytes(tmp_path: Path) -> None:
    limits = Limits(record_entries=10, record_bytes=100_000)
    async with inside(Settings(database=str(tmp_path / "parlour.sqlite3"), limits=limits)) as server:
        ada = Player(server.url, "Ada")
        long = SHORT + "".join(f'{{"v":{v},"by":"system","do":"credit 1"}}\n' for v in range(5, 30))
        problem = (await bring(ada, long)).json()
        assert (problem["code"], problem["args"]) == ("record_long", {"line": 12, "most": 10})
        large = await bring(ada, "x" * 100_001)
        assert (large.status_code, large.json()["code"]) == (413, "too_large")
        assert (await bring(ada, "x" * 70_000)).json()["code"] == "record_malformed"  # more than other bodies may have
        body = json.dumps({"name": "x" * 70_000})
        assert (await ada.http.post("/me", content=body)).status_code == 413
        await ada.close()


async def test_who_brings_too_many_records_has_to_wait_and_nobody_else(tmp_path: Path) -> None:
    limits = Limits(record_rate=0.01, record_burst=2)
    settings = Settings(database=str(tmp_path / "parlour.sqlite3"), limits=limits, proxy=True)
    async with inside(settings) as server:
        eve, ada = Player(server.url, "Eve"), Player(server.url, "Ada")
        ada.http.headers["X-Forwarded-For"] = "192.0.2.1"
        for text in ("a", "b"):
            assert (await bring(eve, text)).status_code == 400
        refused = await bring(eve, SHORT)
        assert (refused.status_code, refused.json()["code"]) == (429, "too_many_requests")
        assert int(refused.headers["retry-after"]) > 30
        assert (await bring(ada, SHORT)).status_code == 201
        assert (await bring(eve, SHORT)).status_code == 200  # it costs nothing now
        for player in (eve, ada):
            await player.close()


async def test_a_record_that_takes_too_long_is_given_up(tmp_path: Path) -> None:
    limits = Limits(record_seconds=0.0)
    async with inside(Settings(database=str(tmp_path / "parlour.sqlite3"), limits=limits)) as server:
        ada = Player(server.url, "Ada")
        problem = (await bring(ada, SHORT)).json()
        assert (problem["code"], problem["args"]) == ("record_slow", {"line": 1, "seconds": 0})
        made = await ada.create("me", "open")  # nothing else is disturbed
        assert made["table"]["status"] == "open"
        await ada.close()


async def test_a_record_from_another_site_is_not_taken(server: ServerProcess, ada: Player) -> None:
    await ada.ask("POST", "/me", name="Ada")
    response = await ada.http.post("/records", content=SHORT.encode(), headers={"Origin": "https://evil.example"})
    assert (response.status_code, response.json()["code"]) == (403, "foreign_origin")
