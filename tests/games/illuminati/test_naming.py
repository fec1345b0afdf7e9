"""What the texts are told about cards: a message for ours, a host's own words for a host's."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from parlour.games.illuminati import GAME
from parlour.games.illuminati.cards import ours
from parlour.games.illuminati.model import Options
from parlour.kit.actors import SPECTATOR
from parlour.kit.arguments import Argument, Message, Quoted
from parlour.kit.chance import Seeded
from parlour.kit.game import View
from tests.games.illuminati.table import rich_deck
from tests.games.illuminati.test_rulebook_texts import TEXTS


def view(options: Options) -> View:
    return GAME.view(GAME.start(options, 2, Seeded(bytes(32)))[0], SPECTATOR)


OURS = view(Options())
FIRST = Message(f"card-{ours().groups[0].id.replace('_', '-')}")
LAST = Message(f"card-{ours().factions[-1].id.replace('_', '-')}")
SPECIAL = Message(f"special-{ours().specials[0].id.replace('_', '-')}")


@pytest.mark.parametrize(
    ("fields", "found"),
    [
        ({"card": 0, "group": len(ours().ids) - 1}, {"card_name": FIRST, "group_name": LAST}),
        ({"special": 0, "cards": [0, 0]}, {"special_name": SPECIAL, "cards_names": (FIRST, FIRST)}),
        ({"aides": (), "specials_got": (0,)}, {"aides_names": (), "specials_got_names": (SPECIAL,)}),
        ({"card": -1, "goal": len(ours().ids), "privilege": -2}, {}),
        ({"seat": 0, "money": 1, "kind": "control", "card": "?", "dice": [1, 2]}, {}),
        ({"specials": {"hidden": 2}}, {}),
    ],
)
def test_what_is_a_card_is_named(fields: dict[str, Any], found: dict[str, Argument]) -> None:
    assert GAME.arguments(fields, OURS) == found


@pytest.mark.clause("15.1")
def test_s15_1_what_lies_face_down_has_one_name_for_all() -> None:
    hidden = view(Options(hidden_factions=True))
    cards = [player["illuminati"] for player in hidden.state["players"]]
    assert GAME.arguments({"cards": cards}, hidden) == {"cards_names": (Message("face-down"),) * 2}
    assert GAME.arguments({"card": cards[0] + 8}, hidden) == {}
    assert "illuminati-face-down" in TEXTS.messages("en")


def test_every_card_of_ours_has_a_message() -> None:
    known = TEXTS.messages("en")
    cards = GAME.arguments({"cards": list(range(len(ours().ids)))}, OURS)["cards_names"]
    specials = GAME.arguments({"specials": list(range(len(ours().specials)))}, OURS)["specials_names"]
    assert isinstance(cards, tuple)
    assert isinstance(specials, tuple)
    named = [name.id for name in (*cards, *specials) if isinstance(name, Message)]
    assert len(named) == len(cards) + len(specials) > 100
    assert [name for name in named if f"illuminati-{name}" not in known] == []


def test_a_hosts_card_keeps_its_name_whatever_its_id_is() -> None:
    deck = rich_deck()
    taken = msgspec.structs.replace(deck.groups[0], id=ours().groups[0].id, name="Pigeon Fanciers")
    hosts = view(Options(deck=msgspec.structs.replace(deck, groups=(taken, *deck.groups[1:]))))
    assert GAME.arguments({"card": 0}, hosts) == {"card_name": Quoted("Pigeon Fanciers")}
