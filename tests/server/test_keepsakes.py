"""Collars over HTTP: come home, brought along, exported, imported, renamed, dropped; and those who may not."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from parlour.kit import registry
from parlour.kit.record import read
from parlour.kit.replay import verify
from parlour.match.passport import MOST_BYTES
from parlour.server.http.keepsakes import MOST_KEEPSAKES
from tests.server.player import Json, Player
from tests.server.process import ServerProcess, start


@pytest.fixture
async def cat(server: ServerProcess) -> AsyncIterator[Player]:
    """A browser that has a session."""
    player = Player(server.url, "Cat")
    await player.ask("POST", "/me", name="Cat")
    yield player
    await player.close()


async def begun(ada: Player, ben: Player, keepsake: str | None = None, **options: Any) -> Json:
    """Two cats at a table."""
    made = await ada.create("me", "open", game="example", options=options, keepsake=keepsake)
    return await ben.join(made)


async def ended(ada: Player, ben: Player, keepsake: str | None = None, **options: Any) -> str:
    """Ben's cat has gone, and Ada's has a collar."""
    table: str = (await begun(ada, ben, keepsake, **options))["table"]["id"]
    async with ada.wire(table) as a:
        await a.until("update")
        await ben.ask("POST", f"/tables/{table}/leave", 204)
        while a.last["outcome"] is None:
            await a.until("update")
    return table


async def mine(player: Player, **query: str) -> list[Json]:
    answer = await player.http.get("/keepsakes", params=query)
    assert answer.status_code == 200, answer.text
    found: list[Json] = answer.json()
    return found


async def exported(player: Player, id: str, lang: str = "en") -> str:
    answer = await player.http.get(f"/keepsakes/{id}/text", params={"lang": lang})
    assert (answer.status_code, answer.headers["content-type"]) == (200, "text/plain; charset=utf-8")
    return answer.text


async def bring(player: Player, text: str | bytes, status: int = 201) -> Json:
    answer = await player.http.post("/keepsakes", content=text, headers={"Content-Type": "text/plain"})
    assert answer.status_code == status, answer.text
    found: Json = answer.json()
    return found


async def test_a_collar_comes_home_and_is_told_in_three_languages(ada: Player, ben: Player) -> None:
    table = await ended(ada, ben)
    (home,) = await mine(ada)
    assert (home["game"], home["name"], home["signed"], home["match"]) == ("example", "Ada", True, table)
    assert home["lines"][0] == "Ada: 1 bell, 1 game"
    assert home["table"] is None
    assert [one["lines"][0] for lang in ("pl", "ru") for one in await mine(ada, lang=lang)] == [
        "Ada: 1 dzwonek, 1 gra", "Ada: 1 бубенец, 1 игра"
    ]  # fmt: skip
    assert await mine(ada, match=table) == [home]
    assert await mine(ada, match="other") == await mine(ada, game="hexnet") == await mine(ben) == []
    games = {game["id"]: game for game in (await ada.http.get("/games")).json()}
    assert games["example"]["keepsakes"] is True


async def test_it_is_brought_along_and_the_record_needs_nothing_else(ada: Player, ben: Player) -> None:
    await ended(ada, ben)
    (home,) = await mine(ada)
    joined = await begun(ada, ben, home["id"])
    table = joined["table"]["id"]
    assert joined["table"]["seats"][0]["brings"] == {"name": "Ada", "signed": True}
    assert joined["table"]["seats"][1]["brings"] is None
    assert "collars" not in joined["table"]["options"]
    assert (await mine(ada))[0]["table"] == table
    async with ada.wire(table) as a:
        assert [cat["fish"] for cat in (await a.until("update"))["view"]["cats"]] == [3, 2]
    await ben.ask("POST", f"/tables/{table}/resign", 204)
    (grown,) = await mine(ada, match=table)
    assert (grown["id"], grown["data"]["bells"], grown["table"]) == (home["id"], 2, None)
    record = read((await ada.http.get(f"/tables/{table}/record")).text.splitlines())
    verify(registry.game("example"), record)
    assert home["id"] not in str(record)


async def test_it_is_chosen_before_the_start_by_its_owner_alone(ada: Player, ben: Player, stranger: Player) -> None:
    await ended(ada, ben)
    (home,) = await mine(ada)
    made = await ada.create("me", "open", "open", game="example")
    path = f"/tables/{made['table']['id']}/luggage"
    assert (await ada.ask("POST", path, keepsake=home["id"]))["seats"][0]["brings"]["name"] == "Ada"
    assert (await ada.ask("POST", path, keepsake=None))["seats"][0]["brings"] is None
    await ben.join(made)
    assert (await ben.ask("POST", path, 404, keepsake=home["id"]))["code"] == "unknown_keepsake"
    assert (await stranger.ask("POST", path, 401, keepsake=None))["code"] == "no_session"
    await stranger.join(made, 404, keepsake=home["id"])
    await stranger.join(made)
    assert (await ada.ask("POST", path, 409, keepsake=home["id"]))["code"] == "begun"


async def test_not_at_two_tables_at_once_and_not_in_another_game(ada: Player, ben: Player) -> None:
    await ended(ada, ben)
    (home,) = await mine(ada)
    made = await ada.create("me", "open", game="example", keepsake=home["id"])
    no = await ada.ask(
        "POST", "/tables", 409, game="example", seats=[{"kind": "me"}, {"kind": "open"}], keepsake=home["id"]
    )
    assert (no["code"], no["args"]) == ("keepsake_elsewhere", {"table": made["table"]["id"]})
    await ada.ask("POST", f"/tables/{made['table']['id']}/leave", 204)
    no = await ada.ask(
        "POST", "/tables", 409, game="whisper", seats=[{"kind": "me"}, {"kind": "open"}], keepsake=home["id"]
    )
    assert no["code"] == "keepsake_game"


async def test_a_rematch_takes_it_along(ada: Player, ben: Player) -> None:
    table = await ended(ada, ben)
    again = await ada.ask("POST", f"/tables/{table}/rematch")
    assert again["table"]["seats"][1]["brings"] == {"name": "Ada", "signed": True}


async def test_away_as_text_and_back_in_another_browser(ada: Player, ben: Player, cat: Player) -> None:
    await ended(ada, ben)
    (home,) = await mine(ada)
    text = await exported(ada, home["id"], "pl")
    assert text.startswith("# Ada: 1 dzwonek, 1 gra\n# ")
    taken = await bring(cat, text)
    assert (taken["signed"], taken["data"], taken["name"]) == (True, home["data"], "Ada")
    assert taken["id"] != home["id"]
    assert (await bring(cat, text.replace("\n", "\r\n"), 200))["id"] == taken["id"]
    assert (await bring(ada, text, 200))["id"] == home["id"]
    assert await mine(cat) == [taken]
    made = await cat.create("me", "open", game="example", keepsake=taken["id"])
    assert made["table"]["seats"][0]["brings"]["signed"]


async def test_whoever_brings_a_text_has_a_session_from_then_on(ada: Player, ben: Player, stranger: Player) -> None:
    await ended(ada, ben)
    text = await exported(ada, (await mine(ada))[0]["id"])
    assert stranger.cookie == ""
    taken = await bring(stranger, text)
    assert await mine(stranger) == [taken]


async def test_an_altered_one_is_refused_and_one_without_mark_is_a_guest(ada: Player, ben: Player, cat: Player) -> None:
    await ended(ada, ben)
    text = await exported(ada, (await mine(ada))[0]["id"])
    better = text.replace("bells: 1", "bells: 3").replace("games: 1", "games: 3")
    no = await bring(cat, better, 400)
    assert (no["code"], no["detail"]) == (
        "keepsake_altered", "This text was changed after the house had signed it. Bring it as it was exported."
    )  # fmt: skip
    bare = better[: better.index("signed-by:")]
    taken = await bring(cat, bare)
    assert (taken["signed"], taken["data"]["bells"]) == (False, 3)
    wishes = [{"kind": "me"}, {"kind": "open"}]
    no = await cat.ask("POST", "/tables", 409, game="example", seats=wishes, keepsake=taken["id"])
    assert (no["code"], no["rule"]) == ("foreign_collar", "10.4")
    assert no["detail"].startswith("This collar was not made here.")
    allowed = {"foreign_collars": True}
    made = await cat.create("me", "open", game="example", options=allowed, keepsake=taken["id"])
    assert made["table"]["seats"][0]["brings"]["signed"] is False
    assert "signed-by" not in await exported(cat, taken["id"])


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("bells: 1", "bells: 5", "too_many_bells"),
        ("bells: 1", "bells: 6", "keepsake_unfit"),
        ("bells: 1", 'bells: "x"', "keepsake_unfit"),
        ("bells: 1", "bells: 1\nwings: 2", "keepsake_unfit"),
        ("bells: 1", "bells: {", "keepsake_malformed"),
        ("bells: 1", "bells: " + "[" * 5000, "keepsake_malformed"),
        ('"Ada"', '"\\u202eAda"', "name_characters"),
        ('"Ada"', '""', "name_empty"),
        ('"Ada"', '"' + "A" * 33 + '"', "name_long"),
        ('"2', '"\\u202e', "keepsake_unfit"),
        ('"example"', '"whisper"', "keepsake_no_game"),
        ('"example"', '"../../etc"', "keepsake_no_game"),
        ("parlour-keepsake: 1", "", "keepsake_malformed"),
    ],
)
async def test_what_strangers_write_is_read_with_care(
    ada: Player, ben: Player, cat: Player, old: str, new: str, code: str
) -> None:
    await ended(ada, ben)
    text = await exported(ada, (await mine(ada))[0]["id"])
    bare = text[: text.index("signed-by:")]
    head, _, body = bare.partition("parlour-keepsake")
    no = await bring(cat, head + ("parlour-keepsake" + body).replace(old, new, 1), 400)
    assert no["code"] == code
    assert await mine(cat) == []


async def test_too_much_is_too_much(cat: Player, ada: Player, ben: Player) -> None:
    assert (await bring(cat, b"#" * (MOST_BYTES + 1), 400))["code"] == "keepsake_long"
    assert (await bring(cat, b"#" * 200_000, 413))["code"] == "too_large"
    assert (await bring(cat, b"\xff", 400))["code"] == "keepsake_encoding"
    await ended(ada, ben)
    text = await exported(ada, (await mine(ada))[0]["id"])
    bare = text[: text.index("signed-by:")]
    for number in range(MOST_KEEPSAKES):
        await bring(cat, bare.replace('name: "Ada"', f'name: "Ada {number}"'))
    assert (await bring(cat, bare, 409))["code"] == "too_many_keepsakes"
    assert len(await mine(cat)) == MOST_KEEPSAKES


async def test_only_the_owner_looks_renames_and_drops(ada: Player, ben: Player, cat: Player, stranger: Player) -> None:
    await ended(ada, ben)
    (home,) = await mine(ada)
    path = f"/keepsakes/{home['id']}"
    for player, status in ((cat, 404), (stranger, 401)):
        await player.ask("GET", f"{path}/text", status)
        await player.ask("POST", path, status, name="Eve")
        await player.ask("DELETE", path, status)
    assert (await ada.ask("POST", path, 400, name=" "))["code"] == "name_empty"
    renamed = await ada.ask("POST", path, name="  Silver   Paw ")
    assert (renamed["name"], renamed["lines"][0]) == ("Silver Paw", "Silver Paw: 1 bell, 1 game")
    assert 'name: "Silver Paw"' in await exported(ada, home["id"])
    assert await mine(ada) == [renamed]
    await ada.ask("DELETE", path, 204)
    assert await mine(ada) == []
    await ada.ask("GET", f"{path}/text", 404)


async def test_another_sites_page_drops_nothing(ada: Player, ben: Player) -> None:
    await ended(ada, ben)
    (home,) = await mine(ada)
    answer = await ada.http.delete(f"/keepsakes/{home['id']}", headers={"Origin": "https://evil.example"})
    assert (answer.status_code, answer.json()["code"]) == (403, "foreign_origin")
    assert await mine(ada) == [home]


async def test_collars_and_their_mark_outlive_the_house(tmp_path: Path) -> None:
    database = tmp_path / "parlour.sqlite3"
    server = start(database, tmp_path / "log")
    ada, ben = Player(server.url, "Ada"), Player(server.url, "Ben")
    try:
        await ended(ada, ben)
        (home,) = await mine(ada)
        text = await exported(ada, home["id"])
        cookie = ada.cookie
    finally:
        server.kill()
    again = start(database, tmp_path / "log2")
    back, other = Player(again.url, "Ada"), Player(again.url, "Cat")
    back.http.cookies.set("parlour_session", cookie)
    try:
        assert await mine(back) == [home]
        assert await exported(back, home["id"]) == text
        assert (await bring(other, text))["signed"] is True
    finally:
        again.kill()
        await asyncio.gather(*(player.close() for player in (ada, ben, back, other)))
