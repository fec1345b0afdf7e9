"""Tables over HTTP: set up, sit down, claim, leave, resign, record."""

from __future__ import annotations

import json

import pytest

from parlour.kit.record import read
from parlour.kit.replay import verify
from parlour.server.auth.tokens import token_hash
from tests.server.player import Player, play_out
from tests.server.process import ServerProcess
from tests.server.whisper import GAME


async def test_games_and_their_texts(ada: Player) -> None:
    games = {game["id"]: game for game in await ada.ask("GET", "/games")}
    whisper = games["whisper"]
    assert whisper["players"] == [2, 4]
    assert whisper["defaults"] == {"hand": 4, "pad": 0}
    assert whisper["levels"][-1] == "easy"
    assert "hand" in json.dumps(whisper["options_schema"])
    pl = await ada.http.get("/games/whisper/texts/pl")
    assert (pl.text, pl.headers["content-type"]) == ("game-title = Szept\n", "text/plain; charset=utf-8")
    rules = await ada.ask("GET", "/games/whisper/rules/pl")
    assert [clause["number"] for clause in rules["clauses"]] == ["1", "1.1"]
    assert (await ada.ask("GET", "/games/nothing/rules/en", 404))["code"] == "unknown_game"


async def test_a_guest_has_a_name_and_a_session(ada: Player) -> None:
    assert await ada.ask("GET", "/me") == {"name": None, "tables": [], "asked": []}
    response = await ada.http.post("/me", json={"name": " Ada  L. "})
    cookie = response.headers["set-cookie"]
    assert response.json()["name"] == "Ada L."
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert (await ada.ask("GET", "/me"))["name"] == "Ada L."
    before = ada.cookie
    assert (await ada.ask("POST", "/me", name="Countess"))["name"] == "Countess"
    assert ada.cookie == before
    assert (await ada.ask("POST", "/me", 400, name="a\u202eb"))["code"] == "name_characters"


async def test_create_join_and_begin(ada: Player, ben: Player) -> None:
    made = await ada.create("me", "open", public=True)
    table = made["table"]
    assert (table["status"], table["you"]) == ("open", 0)
    assert [seat["kind"] for seat in table["seats"]] == ["person", "open"]
    assert table["commit"].startswith("sha256:")
    assert table["id"] in {shown["id"] for shown in await ben.ask("GET", "/tables?game=whisper")}
    assert await ben.ask("GET", "/tables?game=another") == []
    joined = await ben.join({"table": table, "invite": ""})  # it is public
    assert joined["seat"] == 1
    assert joined["table"]["status"] == "running"
    assert joined["table"]["seats"][1]["name"] == "Ben"
    assert [shown["you"] for shown in (await ben.ask("GET", "/me"))["tables"]] == [1]
    assert (await ben.join(made, 409))["code"] == "already_seated"


async def test_who_makes_a_table_needs_no_name(stranger: Player, ben: Player) -> None:
    """The name stays empty, for each reader's own word; a rename after that gives the voice a name."""
    made = await stranger.ask("POST", "/tables", 201, game="whisper", seats=[{"kind": "me"}, {"kind": "open"}])
    assert made["table"]["seats"][0] | {"connected": False} == {
        "seat": 0,
        "kind": "person",
        "name": "",
        "level": "",
        "left": False,
        "connected": False,
        "brings": None,
    }
    assert (await stranger.ask("GET", "/me"))["name"] is None
    assert (await ben.join(made))["table"]["status"] == "running"
    async with stranger.wire(made["table"]["id"]) as wire:
        await wire.send(type="say", id="1", text="hello")
        assert (await wire.until("refused"))["code"] == "name_empty"
        await stranger.ask("POST", "/me", name="Nora")
        await wire.send(type="say", id="2", text="hello")
        assert (await wire.until("chat"))["lines"][-1]["name"] == "Nora"


async def test_a_guest_is_told_which_tables_wait(ada: Player, ben: Player, stranger: Player) -> None:
    """Nobody else is, and no table that is still open or over."""
    made = await ada.create("me", "open")
    table = made["table"]["id"]
    assert (await ada.ask("GET", "/me"))["asked"] == []
    await ben.join(made)
    async with ada.wire(table) as wire:
        await wire.until("update")
        waiting, other = (ada, ben) if wire.last["prompts"] else (ben, ada)
    assert (await waiting.ask("GET", "/me"))["asked"] == [table]
    assert (await other.ask("GET", "/me"))["asked"] == []
    assert (await stranger.ask("GET", "/me"))["asked"] == []
    await waiting.ask("POST", f"/tables/{table}/resign", 204)
    assert (await waiting.ask("GET", "/me"))["asked"] == []


async def test_a_private_table_needs_its_invitation(ada: Player, ben: Player, stranger: Player) -> None:
    made = await ada.create("me", "open", "open")
    assert made["table"]["id"] not in {table["id"] for table in await ben.ask("GET", "/tables")}
    bare = {"table": made["table"], "invite": ""}
    assert (await ben.join(bare, 403))["code"] == "not_invited"
    wrong = {"table": made["table"], "invite": made["invite"] + "x"}
    assert (await ben.join(wrong, 403))["code"] == "not_invited"
    assert (await ben.join(made, seat=2))["seat"] == 2
    assert (await stranger.join(made, 409, seat=2))["code"] == "seat_taken"
    assert (await stranger.join(made))["seat"] == 1
    fourth = Player(stranger.url, "Fay")
    assert (await fourth.join(made, 409))["code"] == "table_full"
    await fourth.close()


@pytest.mark.parametrize(
    ("more", "code", "field"),
    [
        ({"seats": ("me",)}, "seat_count", "seats"),
        ({"seats": ("me", "me")}, "seats_mine", "seats"),
        ({"options": {"hand": 99}}, "out_of_range", "options.hand"),
        ({"options": {"hand": "x"}}, "malformed_option", "options.hand"),
        ({"options": {"nonsense": 1}}, "unknown_option", "options.nonsense"),
        ({"seats": ("me", "genius")}, "unknown_level", "seats.1.level"),
        ({"control": {"type": "fischer", "base_ms": -5}}, "bad_control", "control"),
        ({"control": {"type": "sundial"}}, "malformed", "control.type"),
    ],
)
async def test_what_is_wrong_with_a_table_is_said_by_field(
    ada: Player, more: dict[str, object], code: str, field: str
) -> None:
    seats = more.pop("seats", ("me", "open"))
    assert isinstance(seats, tuple)
    wishes = [{"kind": s} if s in ("me", "open") else {"kind": "bot", "level": s} for s in seats]
    problem = await ada.ask("POST", "/tables", 400, game="whisper", seats=wishes, name="Ada", **more)
    assert (problem["code"], problem["args"]["field"]) == (code, field)


async def test_a_seat_link_takes_the_seat_to_another_device(ada: Player, ben: Player) -> None:
    made = await ada.create("me", "open")
    path, _, token = made["seat_link"].partition("#s=")
    assert path == f"/t/{made['table']['id']}"
    claim = f"/tables/{made['table']['id']}/claim"
    assert (await ben.ask("POST", claim, 403, token="x" * 43))["code"] == "unknown_token"
    assert (await ben.ask("POST", claim, 403, token=""))["code"] == "unknown_token"
    assert (await ben.ask("POST", claim, token=token))["seat"] == 0
    assert (await ben.ask("GET", "/me"))["name"] == "Ada"  # the same person on another device
    assert (await ben.ask("GET", f"/tables/{made['table']['id']}"))["you"] == 0


async def test_leaving_before_the_start_frees_the_seat_and_kills_its_token(
    ada: Player, ben: Player, stranger: Player
) -> None:
    made = await ada.create("me", "open", "open")
    joined = await ben.join(made)
    table = f"/tables/{made['table']['id']}"
    await ben.ask("POST", f"{table}/leave", 204)
    shown = await ben.ask("GET", table)
    assert (shown["you"], shown["seats"][1]["kind"]) == (None, "open")
    token = joined["seat_link"].partition("#s=")[2]
    assert (await ben.ask("POST", f"{table}/claim", 403, token=token))["code"] == "unknown_token"
    assert (await stranger.join(made))["seat"] == 1
    assert (await ben.ask("POST", f"{table}/leave", 403))["code"] == "no_seat"
    assert (await ben.ask("POST", f"{table}/resign", 403))["code"] == "no_seat"


async def test_leaving_a_running_match(ada: Player, ben: Player) -> None:
    made = await ada.create("me", "open", "easy")
    joined = await ben.join(made)
    table = f"/tables/{made['table']['id']}"
    async with ben.wire(made["table"]["id"]) as wire:
        await ben.ask("POST", f"{table}/leave", 204)
        assert (await wire.until("bye"))["code"] == "seat_left"
    shown = await ben.ask("GET", table)
    assert (shown["you"], shown["seats"][1]["left"]) == (None, True)
    token = joined["seat_link"].partition("#s=")[2]
    assert (await ben.ask("POST", f"{table}/claim", 403, token=token))["code"] == "unknown_token"


async def test_resigning_keeps_the_right_to_look_on(ada: Player, ben: Player) -> None:
    made = await ada.create("me", "open")
    await ben.join(made)
    table = f"/tables/{made['table']['id']}"
    async with ben.wire(made["table"]["id"]) as wire:
        await wire.until("update")
        await ben.ask("POST", f"{table}/resign", 204)
        while wire.last.get("outcome") is None:
            await wire.receive()
        assert wire.last["outcome"]["winners"] == [0]
        assert isinstance(wire.last["view"]["hands"][1]["cards"], list)
    assert (await ben.ask("GET", table))["you"] == 1
    assert (await ben.ask("POST", f"{table}/resign", 409))["code"] == "not_running"


async def test_the_record_of_a_finished_match_proves_itself(ada: Player, ben: Player) -> None:
    made = await ada.create("me", "open")
    await ben.join(made, nonce="ben-s-own")
    table = made["table"]["id"]
    async with ada.wire(table) as first, ben.wire(table) as second:
        await play_out(first, second)
        assert (await first.until("table"))["table"]["status"] == "over"
    response = await ada.http.get(f"/tables/{table}/record")
    assert response.headers["content-type"].startswith("application/x-ndjson")
    record = read(response.text.splitlines())
    assert record.closing is not None
    assert record.header.commit == made["table"]["commit"]
    assert record.header.nonces[1] == "ben-s-own"
    verify(GAME, record)


async def test_the_record_of_a_running_match_is_what_the_asker_has_seen(
    ada: Player, ben: Player, stranger: Player
) -> None:
    made = await ada.create("me", "open", "open")
    table = made["table"]["id"]
    await ben.join(made)
    assert (await ben.ask("GET", f"/tables/{table}/record", 409))["code"] == "not_begun"
    await stranger.join(made)
    async with ada.wire(table) as wire:
        await wire.until("update")
        card = wire.actions[0].split('"')[1]
        assert (await wire.act(wire.actions[0]))["type"] == "receipt"
        assert (await wire.act("end"))["type"] == "receipt"
    texts = {}
    for player in (ada, ben):
        lines = (await player.http.get(f"/tables/{table}/record")).text.splitlines()
        texts[player.name] = "\n".join(lines)
        head, *pages = map(json.loads, lines)
        assert head["seen_by"] == {"Ada": 0, "Ben": 1}[player.name]
        assert "key" not in head
        assert [page["n"] for page in pages] == sorted(page["n"] for page in pages)
        assert card in lines[-2]
        assert set(pages[-1]) == {"n", "at", "events", "h"}
    drawn = [event for line in texts["Ada"].splitlines()[1:] for event in json.loads(line)["events"]][-1]
    assert drawn["type"] == "Drawn"
    assert drawn["card"] not in texts["Ben"]


async def test_nothing_but_hashes_is_stored(ada: Player, server: ServerProcess) -> None:
    made = await ada.create("me", "open")
    secrets = [ada.cookie, made["seat_link"].partition("#s=")[2], made["invite"].partition("#i=")[2]]
    stored = b"".join(file.read_bytes() for file in server.log.parent.glob("parlour.sqlite3*"))
    assert all(len(secret) == 43 for secret in secrets)
    for secret in secrets:
        assert secret.encode() not in stored
        assert token_hash(secret).encode() in stored
    await ada.ask("GET", "/me")  # a request's line is written when its answer has gone out, so before the next one
    log = server.log.read_text()
    assert '"path": "/api/v1/tables"' in log
    for secret in [*secrets, "Ada"]:
        assert secret not in log
