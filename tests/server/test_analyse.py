"""Positions looked at over HTTP: what is legal, what comes of it, and an opinion."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from parlour.kit import registry
from parlour.server.settings import Limits, Settings
from tests.server.inside import inside
from tests.server.player import Json, Player
from tests.server.process import ServerProcess

LONE = "w Td4,Wa1 - Ta3 -"
"""White's Warrior walks to Black's Timelord."""


async def analyse(player: Player, status: int = 200, game: str = "fourthdim", **body: Any) -> Json:
    found: Json = await player.ask("POST", f"/games/{game}/analyse", status, **body)
    return found


async def test_the_start_and_what_comes_of_some_actions(server: ServerProcess, ada: Player) -> None:
    start = await analyse(ada)
    assert start["position"].startswith("w Td4,")
    assert (start["seat"], start["kind"], start["complete"], start["opinion"]) == (0, "turn", False, None)
    assert start["count"] == len(start["turns"]) == 790
    assert len(start["legal"]["actions"]) == 64
    half = await analyse(ada, actions=["c4-c5"])
    assert (half["position"], half["turns"]) == (start["position"], start["turns"])
    assert (half["seat"], half["complete"]) == (0, False)
    assert half["view"] != start["view"]
    whole = await analyse(ada, actions=["c4-c5", "@c3>a1"])
    assert "c4-c5 @c3>a1" in start["turns"]
    assert (whole["seat"], whole["complete"]) == (1, True)
    assert whole["position"].startswith("b Td4,")
    again = await analyse(ada, position=whole["position"])
    assert (again["legal"], again["turns"]) == (whole["legal"], whole["turns"])


async def test_the_view_is_the_side_to_moves_own(server: ServerProcess, ada: Player) -> None:
    made = await ada.create("me", "open", game="fourthdim")
    ben = Player(ada.url, "Ben")
    await ben.join(made)
    async with ada.wire(made["table"]["id"]) as wire:
        update = await wire.until("update")
        drafted = await ada_drafts(wire)
    assert (await analyse(ada))["view"] == update["view"]
    assert (await analyse(ada, actions=["c4-c5"]))["view"] == drafted["view"]
    await ben.close()


async def ada_drafts(wire: Any) -> Json:
    await wire.send(type="draft", id="d", prompt=wire.prompt["id"], actions=["c4-c5"])
    found: Json = await wire.until("drafted", "refused")
    return found


async def test_a_game_that_is_over_has_an_outcome_and_nobody_to_move(server: ServerProcess, ada: Player) -> None:
    start = await analyse(ada, position="w Td4,Wb1 - Ta1 -")
    win = next(turn for turn in start["turns"] if turn.startswith("x:a1"))
    over = await analyse(ada, position="w Td4,Wb1 - Ta1 -", actions=win.split(), think=True)
    assert (over["seat"], over["complete"]) == (None, True)
    assert over["outcome"]["winners"] == [0]
    assert over["legal"] == {"actions": [], "forms": []}
    more = await analyse(ada, 409, position="w Td4,Wb1 - Ta1 -", actions=[*win.split(), "c1-c2"])
    assert (more["code"], more["args"]) == ("game_over", {"index": len(win.split())})


async def test_refusals_have_code_rule_and_which_action(server: ServerProcess, ada: Player) -> None:
    refused = await analyse(ada, 409, actions=["c4-c5", "c5-c6"])
    assert (refused["code"], refused["args"]["index"]) == ("part_done", 1)
    assert refused["rule"]
    unread = await analyse(ada, 409, actions=["dance"])
    assert (unread["code"], unread["args"]) == ("malformed_action", {"text": "dance", "index": 0})
    broken = await analyse(ada, 400, position="w - - - -")
    assert (broken["code"], broken["args"]) == ("no_timelord", {"side": "w"})
    assert (await analyse(ada, 400, position="x" * 4_001))["code"] == "too_long"
    assert (await analyse(ada, 400, position="\x00[" * 2_000))["code"] == "field_count"
    assert (await analyse(ada, 400, actions=["-"] * 201))["code"] == "too_long"
    assert (await analyse(ada, 400, lines=6))["code"] == "malformed"
    assert (await analyse(ada, 404, game="chess"))["code"] == "unknown_game"


async def test_options_are_those_of_the_game(server: ServerProcess, ada: Player) -> None:
    rings = {"rings": [4, 8, 16, 16, 16], "start_array": "RGTR"}
    found = await analyse(ada, options=rings)
    assert found["view"]["options"]["rings"] == rings["rings"]
    wrong = await analyse(ada, 400, options={"rings": [4, 400]})
    assert (wrong["code"], wrong["args"]["field"]) == ("rings_size", "options.rings")
    assert (await analyse(ada, 400, options={"colour": 1}))["code"] == "unknown_option"
    assert (await analyse(ada, 400, options={"rings": "4"}))["code"] == "malformed_option"


async def test_a_game_with_chance_or_secrets_has_no_analysis(server: ServerProcess, ada: Player) -> None:
    assert (await analyse(ada, 409, game="whisper"))["code"] == "no_analysis"


async def test_an_opinion_has_the_best_lines_first(server: ServerProcess, ada: Player) -> None:
    found = await analyse(ada, position="w Td4,Gd3,Wb1 - Ta1,Wd20 -", think=True, lines=2)
    opinion = found["opinion"]
    game = registry.game("fourthdim")
    assert opinion["level"] == list(game.bots())[-1]
    scores = [line["score"] for line in opinion["lines"]]
    assert scores == sorted(scores, reverse=True)
    assert scores[0] > 50_000  # it takes the Timelord at once
    assert [turn[-2:] for turn in opinion["lines"][0]["turns"]] == ["a1"]
    assert all(line["turns"][0] in found["turns"] for line in opinion["lines"])
    assert 1 <= len(scores) <= 2


async def test_thinking_is_rationed_by_address_and_looking_is_not(tmp_path: Path) -> None:
    limits = Limits(think_rate=0.01, think_burst=1, think_ms=50)
    settings = Settings(database=str(tmp_path / "parlour.sqlite3"), limits=limits, proxy=True)
    async with inside(settings) as server:
        ada = Player(server.url, "Ada")
        assert (await analyse(ada, position=LONE, think=True))["opinion"]["lines"]
        refused = await analyse(ada, 429, position=LONE, think=True)
        assert (refused["code"], refused["args"]["seconds"] > 30) == ("too_many_requests", True)
        assert (await analyse(ada, position=LONE))["opinion"] is None
        ada.http.headers["X-Forwarded-For"] = "192.0.2.1"
        assert (await analyse(ada, position=LONE, think=True))["opinion"]["lines"]
        await ada.close()
