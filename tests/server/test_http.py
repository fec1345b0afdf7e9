"""What every route has in common: health, headers, errors, rate limits, logs, the document that describes them."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import os
import sys
from asyncio.subprocess import PIPE, STDOUT
from collections.abc import Iterator
from pathlib import Path

import pytest

import parlour
from parlour.server.logs import JsonFormatter, fields
from parlour.server.security import POLICY
from tests.server.player import Player, play_a_bot
from tests.server.process import ROOT, ServerProcess, running
from tests.server.test_names import BAD, GOOD

CONFIG = Path(__file__).parent / "schemathesis.toml"


async def test_health_tells_its_version_and_no_more(ada: Player) -> None:
    response = await ada.http.get(f"{ada.url}/health")
    assert response.json() == {"status": "ok", "version": parlour.__version__}
    assert (await ada.http.head(f"{ada.url}/health")).status_code == 200


async def test_every_answer_carries_the_headers(ada: Player) -> None:
    for path in ("/health", "/api/v1/games", "/api/v1/tables/none", "/api/v1/none", "/t/x", "/none.js"):
        headers = (await ada.http.get(f"{ada.url}{path}")).headers
        assert headers["content-security-policy"] == POLICY, path
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["cache-control"]
        assert "server" not in headers
    assert (await ada.http.get("/me")).headers["cache-control"] == "no-store"


async def test_refusals_are_codes(ada: Player) -> None:
    assert (await ada.http.get("/none")).json() == {
        "code": "not_found",
        "args": {},
        "rule": "",
        "status": 404,
        "detail": "There is nothing here.",
        "faults": [],
    }
    assert (await ada.http.get("/tables/none")).json()["code"] == "unknown_table"
    assert (await ada.http.put("/me")).json()["code"] == "method_not_allowed"
    assert (await ada.http.post("/me", content=b"{")).json()["code"] == "malformed"
    assert (await ada.http.post("/me", json={})).status_code == 400
    wrong = (await ada.http.post("/tables", json={"game": "whisper", "seats": [{"kind": "throne"}]})).json()
    assert (wrong["code"], wrong["args"]) == ("malformed", {"field": "seats.0.kind"})
    loose = {"game": "whisper", "seats": [{"kind": "open"}], "public": 0}
    assert (await ada.http.post("/tables", json=loose)).json()["args"] == {"field": "public"}
    for bomb in ("[" * 30_000, "[" * 30_000 + "]" * 30_000):
        body = '{"game":"whisper","seats":[{"kind":"open"}],"options":{"hand":' + bomb + "}}"
        deep = await ada.http.post("/tables", content=body.encode(), headers={"Content-Type": "application/json"})
        assert (deep.status_code, deep.json()["code"]) == (400, "malformed")
    large = await ada.http.post("/me", content=b'{"name":"' + b"x" * 70_000 + b'"}')
    assert (large.status_code, large.json()["code"]) == (413, "too_large")
    assert (await ada.http.post("/tables/none/leave")).json()["code"] == "unknown_table"


async def test_hostile_names_over_the_wire(ada: Player) -> None:
    for raw, name in GOOD.items():
        assert (await ada.ask("POST", "/me", name=raw))["name"] == name
    for raw in (raw for raw in BAD if raw.isprintable() or "\ud800" not in raw):
        problem = await ada.ask("POST", "/me", 400, name=raw)
        assert problem["code"] in ("malformed", BAD[raw])
    lone = await ada.http.post("/me", content=b'{"name":"x\\ud800"}')
    assert lone.status_code == 400


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("strict")
    limits = {
        "mutation_rate": 0.01,
        "mutation_burst": 3,
        "message_rate": 0.01,
        "message_burst": 3,
        "hello_seconds": 0.2,
    }
    with running(folder / "parlour.sqlite3", folder / "log", {"limits": limits}) as started:
        yield started


async def test_an_address_that_asks_too_often_is_told_to_wait(strict: ServerProcess) -> None:
    eve = Player(strict.url, "Eve")
    for _ in range(3):
        await eve.ask("POST", "/me", name="Eve")
    refused = await eve.http.post("/me", json={"name": "Eve"}, headers={"X-Forwarded-For": "10.1.2.3"})
    assert (refused.status_code, refused.json()["code"]) == (429, "too_many_requests")
    assert int(refused.headers["retry-after"]) == refused.json()["args"]["seconds"] > 30
    assert (await eve.http.get("/me")).status_code == 200  # reading is free
    await eve.close()


async def test_a_socket_that_talks_too_much_is_refused_and_stays(strict: ServerProcess) -> None:
    eve = Player(strict.url, "Eve")
    async with eve.wire() as wire:
        for _ in range(3):
            await wire.send(type="ping")
            assert (await wire.receive())["type"] == "pong"
        await wire.send(type="check", id="k", prompt="p", action="end")
        refused = await wire.receive()
        assert (refused["type"], refused["re"], refused["code"]) == ("refused", "k", "too_many_messages")
        await wire.socket.send("nonsense")
        assert (await wire.receive())["code"] == "too_many_messages"
    await eve.close()


async def test_a_socket_that_says_nothing_is_closed(strict: ServerProcess) -> None:
    eve = Player(strict.url, "Eve")
    async with eve.wire() as wire:
        assert await wire.receive() == {"type": "bye", "code": "hello_late"}
    await eve.close()


def test_a_line_of_log_is_json_and_an_error_says_where_but_not_what() -> None:
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonFormatter())
    logger = logging.getLogger("tests.log")
    logger.addHandler(handler)
    logger.propagate = False
    hands: dict[str, str] = {}
    try:
        hands["card of somebody"]
    except KeyError:
        logger.exception("it failed", extra=fields(table="abc", status=500))
    line = json.loads(stream.getvalue())
    assert (line["message"], line["level"], line["table"], line["status"]) == ("it failed", "error", "abc", 500)
    assert line["trace"][-1] == "KeyError"
    assert "test_http.py" in line["trace"][0]
    assert "card of somebody" not in stream.getvalue()


@pytest.mark.slow
async def test_every_answer_is_documented(ada: Player, server: ServerProcess, tmp_path: Path) -> None:
    """Schemathesis against the running server: every status, header and body as ``openapi.json`` says."""
    made = await ada.create("me", "open", "easy", public=True)
    config = tmp_path / "schemathesis.toml"
    config.write_text(CONFIG.read_text().format(open=made["table"]["id"], over=await play_a_bot(ada)))
    command = [
        *(sys.executable, "-m", "schemathesis.cli", "--config-file", str(config)),
        *("run", f"{server.url}/api/v1/openapi.json", "--no-color", "--continue-on-failure"),
        *("--max-examples", "10", "--max-time", "25", "--seed", "1", "--generation-database", "none"),
        *("--header", f"Origin: {server.url}", "--header", f"Cookie: parlour_session={ada.cookie}"),
    ]
    paths = os.pathsep.join((str(ROOT), str(ROOT / "src")))
    done = await asyncio.create_subprocess_exec(
        *command, stdout=PIPE, stderr=STDOUT, cwd=tmp_path, env={**os.environ, "PYTHONPATH": paths}
    )
    report, _ = await done.communicate()
    assert done.returncode == 0, report.decode()[-6000:]
    assert '"status": 500' not in server.log.read_text()
