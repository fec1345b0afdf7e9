"""What happens in a game as the terminal says it: names of cards and seats, lists, and a host's own words."""

from __future__ import annotations

import json
import re
from typing import Any

import msgspec
import pytest

from parlour.cli.wording import worded
from parlour.games.illuminati import GAME
from parlour.games.illuminati.cards import ours
from parlour.games.illuminati.deck import our_text
from parlour.games.illuminati.model import Options
from parlour.kit.actors import SPECTATOR
from parlour.kit.chance import Seeded
from parlour.kit.game import View
from tests.cli.test_commands import run

LANGUAGES = ("en", "pl", "ru")
KEY = "04" * 32
MISSING = re.compile(r"\b[a-z]+(_[a-z]+)*_(name|names|count)\b|illuminati-|cli-|\{")


def view(deck: Any = None) -> View:
    s, _ = GAME.start(msgspec.convert({"deck": deck}, Options), 2, Seeded(bytes(32)))
    return GAME.view(s, SPECTATOR)


def own_deck() -> Any:
    return json.loads(our_text())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_of_bots_with_offers_is_told_in_words(language: str) -> None:
    seats, short = "bot:medium,bot:hard,bot:medium", "round_limit=1"
    out = run("play", "illuminati", "--seats", seats, "--key", KEY, "--option", short, language=language).stdout
    told = [line for line in out.splitlines() if line.startswith("  · ")]
    assert len(told) > 20
    assert [line for line in told if MISSING.search(line)] == []


def test_a_refusal_names_the_card() -> None:
    seats = "human,human"
    line = 'attack 0 0 "control" [] -1 -1\nquit\n'
    out = run("play", "illuminati", "--seats", seats, "--key", KEY, stdin=line, language="en").stdout
    refused = [line for line in out.splitlines() if "(rule 6.1)" in line]
    assert len(refused) == 1
    assert f"{ours().groups[0].name} does not belong to you." in refused[0]


@pytest.mark.parametrize(
    ("fields", "text"),
    [
        ({"seat": 1, "cards": [0, 84], "why": "dropped"}, "Uncontrolled, dropped by Seat 1: {0}, {84}."),
        ({"seat": 0, "cards": [], "why": "neutralized"}, "Uncontrolled, neutralized: ."),
    ],
)
def test_lists_are_named(fields: dict[str, Any], text: str) -> None:
    names = [*(group.name for group in ours().groups), *(faction.name for faction in ours().factions)]
    wanted = re.sub(r"\{(\d+)\}", lambda found: names[int(found[1])], text)
    assert worded(GAME, "event", "GroupsFreed", fields, view()) == wanted


def test_yes_and_no_and_what_is_hidden() -> None:
    income = {"seat": 0, "money": 8}
    assert "doubled" in worded(GAME, "event", "IncomeReceived", {**income, "doubled": True}, view())
    assert "doubled" not in worded(GAME, "event", "IncomeReceived", {**income, "doubled": False}, view())
    assert worded(GAME, "event", "SpecialDrawn", {"seat": 0}, view()) == "Seat 0 drew a Special."
    assert worded(GAME, "event", "SpecialDrawn", {"seat": 0, "special": 3}, view()).endswith(
        f"drew {ours().specials[3].name}."
    )


def test_a_hosts_words_stay_apart() -> None:
    """A name from right to left turns nothing around, and what no reader can see does not come through."""
    deck = own_deck()
    deck["groups"][0]["name"] = "\N{HEBREW LETTER ALEF}\N{HEBREW LETTER BET} Club"
    told = worded(GAME, "event", "GroupTurnedUp", {"card": 0}, view(deck))
    assert told.startswith("\N{FIRST STRONG ISOLATE}\N{HEBREW LETTER ALEF}")
    assert "Club\N{POP DIRECTIONAL ISOLATE}" in told
    deck["groups"][0]["name"] = "red\x1b[2J\N{RIGHT-TO-LEFT OVERRIDE}"  # of a record that nobody has checked
    told = worded(GAME, "event", "GroupTurnedUp", {"card": 0}, view(deck))
    assert not set(told) & {"\x1b", "\N{RIGHT-TO-LEFT OVERRIDE}"}


def test_every_fault_of_a_hosts_deck_is_named() -> None:
    deck = own_deck()
    deck["groups"][0]["power"] = "two"
    deck["groups"][1]["income"] = "\x1b[2Jthree"
    deck["groups"][2]["name"] = "\x1b[2Jred"
    err = run("play", "illuminati", "--option", "deck=" + json.dumps(deck), status=2).stderr
    assert "\x1b[2J" not in err
    assert [line.split(":")[0] for line in err.splitlines()] == [
        "Option deck.groups.0.power",
        "Option deck.groups.1.income",
        "Option deck.groups.2.name",
    ]
    assert "int" in run("play", "illuminati", "--option", 'longer_goal="x"', status=2).stderr
