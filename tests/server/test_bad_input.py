"""Whatever somebody sends: a clear answer in the sender's language, nothing else disturbed, and nothing lost."""

from __future__ import annotations

import json
import re
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest

from parlour.server.assembly import Database
from parlour.server.settings import Limits, Settings
from parlour.store.sqlite import _PRAGMAS, open_sqlite
from tests.server.inside import FAST, Inside, inside
from tests.server.player import Json, Player, Wire, play_out
from tests.server.process import ServerProcess

LANGUAGES = {"en-GB,en;q=0.9": "en", "pl-PL, pl;q=0.8, en;q=0.5": "pl", "ru": "ru"}
SEATS = [{"kind": "me"}, {"kind": "open"}]
NEW: Json = {"game": "whisper", "seats": SEATS, "name": "Ada"}
"""A table that would be set up."""
RECORD = '{"parlour":99,"game":"fourthdim","rules":1,"engine":"9","options":{},"seats":2,"commit":"","h":""}\n'

Case = tuple[str, str, Any, int, str]

CASES: dict[str, Case] = {
    "an unknown game": ("POST", "/tables", {**NEW, "game": "chess"}, 404, "unknown_game"),
    "an unknown game's rules": ("GET", "/games/chess/rules/en", None, 404, "unknown_game"),
    "an unknown option": ("POST", "/tables", {**NEW, "options": {"x": 1}}, 400, "unknown_option"),
    "an option of the wrong type": ("POST", "/tables", {**NEW, "options": {"hand": []}}, 400, "malformed_option"),
    "an unknown level": (
        "POST", "/tables", {**NEW, "seats": [{"kind": "bot", "level": "god"}] * 2}, 400, "unknown_level",
    ),
    "an unknown seat": (
        "POST", "/tables/TABLE/join", {"name": "Eve", "seat": 9, "invite": "INVITE"}, 400, "unknown_seat",
    ),
    "an unknown table": ("GET", "/tables/nothing", None, 404, "unknown_table"),
    "an unknown table to sit at": ("POST", "/tables/nothing/join", {"name": "Eve"}, 404, "unknown_table"),
    "an unknown table's record": ("GET", "/tables/nothing/record", None, 404, "unknown_table"),
    "an unknown path": ("GET", "/nothing", None, 404, "not_found"),
    "an unknown method": ("PUT", "/tables", NEW, 405, "method_not_allowed"),
    "a record of an unknown version": ("POST", "/records", RECORD, 400, "record_format"),
    "a record that is none": ("POST", "/records", "hello", 400, "record_malformed"),
    "JSON that ends too early": ("POST", "/me", '{"name":', 400, "malformed"),
    "no JSON": ("POST", "/me", "name=Ada", 400, "malformed"),
    "nothing": ("POST", "/me", "", 400, "malformed"),
    "JSON of another kind": ("POST", "/me", "[]", 400, "malformed"),
    "a name that is a number": ("POST", "/me", {"name": 7}, 400, "malformed"),
    "no name": ("POST", "/me", {}, 400, "malformed"),
    "seats that are no list": ("POST", "/tables", {**NEW, "seats": "me"}, 400, "malformed"),
    "a game that is null": ("POST", "/tables", {**NEW, "game": None}, 400, "malformed"),
    "a number beyond all bounds": ("POST", "/tables", '{"game":"whisper","lag_ms":1e999,"seats":[]}', 400, "malformed"),
    "a text of 5,000 characters": ("POST", "/me", {"name": "x" * 5_000}, 400, "too_long"),
    "a game of 5,000 characters": ("POST", "/tables", {**NEW, "game": "x" * 5_000}, 400, "too_long"),
    "a table of 5,000 characters": ("GET", "/tables/" + "x" * 5_000, None, 400, "too_long"),
    "a thousand seats": ("POST", "/tables", {**NEW, "seats": [{"kind": "open"}] * 1_000}, 400, "too_long"),
    "ten megabytes": ("POST", "/me", {"name": "x" * 10_000_000}, 413, "too_large"),
    "a record of ten megabytes": ("POST", "/records", "x" * 10_000_000, 413, "too_large"),
    "a token that is none": ("POST", "/tables/TABLE/claim", {"token": "x" * 43}, 403, "unknown_token"),
    "no seat to leave": ("POST", "/tables/TABLE/leave", None, 403, "no_seat"),
    "no invitation": ("POST", "/tables/TABLE/join", {"name": "Eve"}, 403, "not_invited"),
    "a seat that is taken": (
        "POST", "/tables/TABLE/join", {"name": "Eve", "seat": 0, "invite": "INVITE"}, 409, "seat_taken",
    ),
    "a record of a game that has not begun": ("GET", "/tables/TABLE/record", None, 409, "not_begun"),
    "a name of emoji and an override": ("POST", "/me", {"name": "👩\u200d🚀\u202e"}, 400, "name_characters"),
    "a name with a right-to-left mark": ("POST", "/me", {"name": "a\u200fb"}, 400, "name_characters"),
    "a name with NUL": ("POST", "/me", {"name": "a\x00b"}, 400, "name_characters"),
    "a tower of combining marks": ("POST", "/me", {"name": "a" + "\u0300" * 9}, 400, "name_characters"),
    "a name of a hundred characters": ("POST", "/me", {"name": "é" * 100}, 400, "name_long"),
    "a name that is not there": ("POST", "/me", {"name": "\u3164"}, 400, "name_empty"),
}  # fmt: skip


@pytest.fixture(scope="module")
def sentences() -> dict[str, set[str]]:
    """What was said in answer to each case, by case."""
    return {}


@pytest.mark.parametrize("case", CASES)
async def test_each_is_answered_in_the_language_that_was_asked_for(
    case: str, server: ServerProcess, ada: Player, stranger: Player
) -> None:
    method, path, body, status, code = CASES[case]
    made = await ada.create("me", "open", "open")
    table, invite = made["table"]["id"], made["invite"].partition("#i=")[2]
    await stranger.ask("POST", "/me", name="Eve")
    details = []
    for wanted, language in LANGUAGES.items():
        content = body if isinstance(body, str) else None if body is None else json.dumps(body)
        response = await stranger.http.request(
            method,
            path.replace("TABLE", table),
            content=None if content is None else content.replace("INVITE", invite).encode(),
            headers={"Accept-Language": wanted, "Content-Type": "application/json"},
        )
        problem = response.json()
        assert (response.status_code, problem["status"], problem["code"]) == (status, status, code)
        assert response.headers["content-type"] == "application/problem+json"
        assert response.headers["content-language"] == language
        assert "Accept-Language" in response.headers["vary"]
        details.append(problem["detail"])
    assert all(details)
    assert len(set(details)) == len(LANGUAGES), details
    assert re.search("[а-я]", details[-1])  # noqa: RUF001  # Cyrillic on purpose
    assert not any("{" in words or "refused-" in words or "x" * 99 in words for words in details)
    assert (await ada.ask("GET", f"/tables/{table}"))["you"] == 0, "what was there is there"
    assert '"level": "error"' not in server.log.read_text()


async def test_a_body_without_end_is_cut_off(server: ServerProcess, ada: Player) -> None:
    """Ten megabytes whose length is not said beforehand."""

    async def endless() -> AsyncIterator[bytes]:
        for _ in range(100):
            yield b"x" * 100_000

    async with httpx.AsyncClient(headers={"Origin": server.url}) as client:
        response = await client.post(f"{server.url}/api/v1/me", content=endless())
    assert (response.status_code, response.json()["code"]) == (413, "too_large")
    assert (await ada.ask("POST", "/me", name="Ada"))["name"] == "Ada"


# -- at the table -----------------------------------------------------------------------------------------------------


async def begun(ada: Player, ben: Player) -> str:
    made = await ada.create("me", "open")
    await ben.join(made)
    table: str = made["table"]["id"]
    return table


async def test_illegal_stale_and_duplicated_actions(ada: Player, ben: Player) -> None:
    table = await begun(ada, ben)
    async with ada.wire(table) as a, ben.wire(table) as b:
        for wire in (a, b):
            await wire.until("update")
        prompt, view = a.prompt["id"], a.last["view"]
        illegal = {
            'play "no such card"': "not_in_hand",
            "end": "play_first",
            "dance": "unknown_action",
            "play": "malformed_action",
            'play "x" "y"': "malformed_action",
            "\x00": "unknown_action",
            "": "unknown_action",
        }
        for do, code in illegal.items():
            refused = await a.act(do)
            assert (refused["type"], refused["code"] in (code, "malformed_action")) == ("refused", True), (do, refused)
        assert (await b.act(a.actions[0], prompt=prompt))["code"] == "prompt_closed", "another's prompt"
        assert (await a.act("end", prompt="open"))["code"] == "nothing_open"
        assert (await a.act(prompt=prompt))["code"] == "no_actions"
        assert (await a.act(*a.actions[:1] * 2))["type"] == "refused", "the same card twice in one command"
        async with ada.wire(table) as again:
            assert (await again.until("update"))["view"] == view, "nothing has changed"
        done = await a.act(a.actions[0], cmd="once", prompt=prompt)
        assert await a.act("nonsense", cmd="once", prompt=prompt) == done, "the same id is the same command"
        await a.reach(done["n"])
        assert (await a.act(a.actions[0], cmd="again", prompt=prompt))["code"] == "prompt_closed"
        await b.reach(done["n"])
        assert len(b.last["view"]["table"]) == 1


async def test_a_text_that_is_too_long_says_how_long_it_may_be(ada: Player, ben: Player) -> None:
    table = await begun(ada, ben)
    async with ada.wire(table) as a:
        await a.until("update")
        for message in (
            {"type": "act", "cmd": "c", "prompt": "p", "actions": ["x" * 4_001]},
            {"type": "act", "cmd": "c", "prompt": "p", "actions": ["x"] * 201},
            {"type": "say", "id": "s", "text": "x" * 501},
            {"type": "hello", "protocol": 1, "table": "x" * 65},
        ):
            await a.send(**message)
            refused = await a.until("refused")
            assert refused["code"] == "too_long"
            assert refused["args"]["most"] in (64, 200, 500, 4_000)


async def test_the_token_of_another_seat_and_of_one_since_given_up(ada: Player, ben: Player, stranger: Player) -> None:
    made = await ada.create("me", "open", "open")
    table = made["table"]["id"]
    joined = await ben.join(made)
    own, others = (links["seat_link"].partition("#s=")[2] for links in (made, joined))
    claim = f"/tables/{table}/claim"
    assert (await ada.ask("POST", claim, 409, token=others))["code"] == "already_seated"
    other = (await ada.create("me", "open"))["seat_link"].partition("#s=")[2]
    assert (await stranger.ask("POST", claim, 403, token=other))["code"] == "unknown_token", "of another table"
    await ben.ask("POST", f"/tables/{table}/leave", 204)
    for player in (ben, stranger):
        assert (await player.ask("POST", claim, 403, token=others))["code"] == "unknown_token", "given up"
    async with ben.wire(table) as wire:
        await wire.send(type="act", cmd="c", prompt="open", actions=["end"])
        assert (await wire.until("refused"))["code"] == "no_seat"
    assert (await stranger.ask("POST", claim, token=own))["seat"] == 0
    for token in ("", "x", "x" * 43, own[:-1], own + "x", own.upper()):
        assert (await ben.http.post(claim, json={"token": token})).status_code in (400, 403)


NAMES = {
    "emoji": "👩\u200d🚀",
    "Hebrew": "שרה",
    "Arabic": "فاطمة",
    "script": "<script>alert(1)</script>",
    "quotes": "'; DROP TABLE x; --\"",
    "combining": "Zoe\u0308",
    "four bytes": "𠜎𠜱",
    "markup": "{ $x } &amp; %s \\u0000",
}


@pytest.mark.parametrize("kind", NAMES)
async def test_a_strange_name_plays_like_any_other(kind: str, server: ServerProcess, ben: Player) -> None:
    """And is handed on as text: to the table, the talk and the record; never to the log or into a header."""
    player = Player(server.url, NAMES[kind])
    made = await player.create("me", "open")
    name = made["table"]["seats"][0]["name"]
    table = (await ben.join(made))["table"]["id"]
    async with player.wire(table) as a, ben.wire(table) as b:
        await a.send(type="say", id="s", text=name)
        assert (await a.until("receipt", "refused"))["type"] == "receipt"
        line = (await b.until("chat"))["lines"][-1]
        assert (line["name"], line["text"]) == (name, name)
        await play_out(a, b)
    response = await ben.http.get(f"/tables/{table}/record")
    head = json.loads(response.text.splitlines()[0])
    assert head["names"] == [name, "Ben"]
    assert response.headers["content-disposition"].isascii()
    assert name not in response.headers["content-disposition"]
    assert name not in server.log.read_text()
    page = await ben.http.get(f"{server.url}/t/{table}")
    assert name not in page.text
    await player.close()


# -- the machine ------------------------------------------------------------------------------------------------------


PAGES = 50


@pytest.fixture
async def full(tmp_path: Path) -> AsyncIterator[tuple[Inside, Path]]:
    """A house whose disk has room for one table with a wide view, and little more."""
    path = tmp_path / "a.sqlite3"

    async def small(database: str) -> Database:
        return await open_sqlite(Path(database), max_bytes=PAGES * 4096)

    limits = Limits(mutation_rate=1000, mutation_burst=1000, message_rate=1000, message_burst=1000)
    async with inside(Settings(limits=limits, static=tmp_path, database=str(path)), small) as running:
        yield running, path


async def until_refused(a: Wire, b: Wire) -> str:
    """Play on until a command is refused (the code), or the game is over (empty)."""
    for wire in (a, b):
        await wire.until("update")
    while a.last["outcome"] is None:
        answer = await (a if a.last["prompts"] else b).act((a if a.last["prompts"] else b).actions[-1])
        if answer["type"] == "refused":
            return str(answer["code"])
        for wire in (a, b):
            await wire.reach(answer["n"])
    return ""


def filled(path: Path, pages: int) -> None:
    """Not a row more fits into the file."""
    with closing(sqlite3.connect(path)) as database:
        database.execute(f"pragma max_page_count = {pages}")
        for size in (3_000, 300, 0):
            with suppress(sqlite3.OperationalError):  # the disk is full, as it should be
                while True:
                    database.execute(
                        "insert into sessions values (hex(randomblob(32)), printf('%.*c', ?, 'x'), 0)", [size]
                    )
                    database.commit()


async def test_a_full_disk(full: tuple[Inside, Path]) -> None:
    """Whoever asks for something to be kept is told; what was kept stays, is shown, and goes on when there is room."""
    server, path = full
    ada, ben = Player(server.url, "Ada"), Player(server.url, "Ben")
    tables = [await begun(ada, ben) for _ in range(4)]
    filled(path, PAGES)
    ada.http.headers["Accept-Language"] = "pl"
    for table in tables:
        async with ada.wire(table) as a, ben.wire(table) as b:
            code = await until_refused(a, b)
            if not code:
                continue
            assert code == "store_full"
            async with ada.wire(table) as again:
                assert (await again.until("update"))["n"] == a.n, "what was acknowledged is there"
            await b.send(type="ping")
            await b.until("pong")
            break
    else:
        raise AssertionError("there was room all the time")
    while (refused := await ada.http.post("/tables", json=NEW)).status_code == 201:
        pass  # there may be room for one more in a page that was begun
    problem = refused.json()
    assert (refused.status_code, problem["code"]) == (503, "store_full")
    assert problem["detail"] == "Na serwerze nie ma już miejsca na gry."
    with closing(sqlite3.connect(path)) as database:
        database.execute("delete from sessions where name like 'x%' or name = ''")
        database.commit()
    for table in tables:
        async with ada.wire(table) as a, ben.wire(table) as b:
            await play_out(a, b)
    assert (await ada.ask("GET", "/me"))["name"] == "Ada"
    for player in (ada, ben):
        await player.close()


async def test_another_program_locks_the_database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever decides meanwhile is told, stays connected, and decides again when the lock is gone."""
    monkeypatch.setitem(_PRAGMAS, "busy_timeout", 50)
    path = tmp_path / "a.sqlite3"
    async with inside(Settings(limits=FAST, static=tmp_path, database=str(path))) as server:
        ada, ben = Player(server.url, "Ada"), Player(server.url, "Ben")
        table = await begun(ada, ben)
        async with ada.wire(table) as a, ben.wire(table) as b:
            await a.crowd(True, True)
            await b.until("update")
            mover = a if a.last["prompts"] else b
            with closing(sqlite3.connect(path, isolation_level=None)) as other:
                other.execute("BEGIN IMMEDIATE")
                assert (await mover.act(mover.actions[-1]))["code"] == "store_failing"
                refused = await ada.http.post("/tables", json=NEW)
                assert (refused.status_code, refused.json()["code"]) == (503, "store_failing")
                other.execute("ROLLBACK")
            await play_out(a, b)
        for player in (ada, ben):
            await player.close()
