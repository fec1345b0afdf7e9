"""The texts of the game: rulebooks and locales."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import get_args

import pytest

from parlour.games.cyberwedding import GAME, model
from parlour.games.cyberwedding.actions import Action, Order
from parlour.games.cyberwedding.cards import CardKind, Who
from parlour.games.cyberwedding.events import Happening
from parlour.games.cyberwedding.ground import ground
from parlour.games.cyberwedding.map_check import MAPS
from parlour.games.cyberwedding.model import Ability, Character, Fate, Options, Phase, PlayerState, Rank
from parlour.games.cyberwedding.naming import MARKS
from parlour.kit import shape
from parlour.kit.types import Event
from tests.games.texts import LANGUAGES, CardGameTextTests, Texts, words

CLAUSES = words("""
    0 1 1.1 1.2 1.3 1.4 1.5 1.6 2 2.1 2.2 2.3 3 3.0 3.1 3.2 3.3 3.4 3.5 3.6 3.7 4 5 5.1 5.2 5.3 5.4 5.5 5.6 6
    7 7.1 7.2 7.3 7.4 7.5 8 9 9.1 9.2 10 10.1 10.2 10.3 10.4 10.5 10.6 10.7 10.8 10.9 11 12
""")
RULINGS = [f"[R-{n:02}]" for n in range(1, 51)]

PROMPTS = words("""
    draft bid corner group reveal commands arrival beam tokens which_fight before_roll fight resist cover capture
    movement partial car in_car crash hit thrown_out home before_cybermen lieutenant carrier cybermen
    lieutenant_ability abilities go_on targeted destroyed control pledge glitch carrier_type converted role
    partial_place scan distract found end discard
""")
OUTCOMES = words("machines_destroyed leaders_destroyed nobody_human round_limit left_alone")
REFUSALS = words("""
    not_now taken group_full couple_first bid_too_low purse_too_small not_a_corner not_revealable not_allowed_there
    no_such_type not_enough_movement not_that_many_tokens in_a_hedge no_such_ability used_ability not_in_hand
    not_in_play already_played not_for_you card_not_now two_of_a_kind no_effect wrong_target no_such_player
    too_many_promises not_your_promise not_printable left no_such_cyberman not_yours moved_already carrier_bound
    cannot_reach used_already cannot_shoot minimum_not_reached out_of_reach not_enough_tokens exact_fatigue
    escape_first tokens_first must_go_first not_nearest not_left_in_supply not_carried captive_tried too_few_tokens
    least_pledge more_than_needed car_not_here cyberman_here hotwired_already keys_in_hand not_a_line line_face_down
    line_blocked same_line just_got_out on_another_partial
""")
BIDDING = words("bid_too_low purse_too_small")
"""Refusals of the kit's auctions."""
NO_FAULTS = words("id_form number unknown_type")
"""Of a file's shape, which no map can have."""
FAULTS = [f"map_{code}" for code in shape.CODES if code not in NO_FAULTS] + words("""
    map_not_json map_too_big map_side map_row_width map_unknown_terrain map_no_road map_road_inside map_no_car
    map_many_cars map_tile_count map_duplicate_name map_tile_narrow map_unreachable map_unknown_tile map_start_apart
    map_corner map_start_small map_more_faults
""")
STATISTICS = words("""
    map_width map_height map_tiles map_building_tiles map_cars map_hedges map_roses map_trees map_furthest
""")
OPTIONS = list(Options.__struct_fields__)
TERRAIN = words("lawn road car-park tree rose-garden hedge building court gate")
BUILDINGS = words("cricket-pavilion parliament-house wedding-marquee tennis-court")
TILES = [tile.lower() for tile in ground(None, True).tile_ids]
CARDS = [str(card).replace("_", "-") for card in CardKind]

NUMBERS_SAID = (0, 1, 2, 5, 12, 21, 22, 101)
PLAYERS = ("Ola", "Józek")
NAMED = words("card_name first_name second_name third_name character_name ability_name tile_name cards_names")
VALUES: dict[str, Sequence[str | int]] = {
    **dict.fromkeys(words("seat_name to_name by_name captive_owner number_owner"), PLAYERS),
    **dict.fromkeys(NAMED, ("Gold",)),
    **dict.fromkeys(
        words("""
            square_square start_square to_square other_square unit_square first_square second_square escape_square
            cyberman_square number_square
        """),
        ("n8",),
    ),
    **dict.fromkeys(
        words("""
            amount fatigue escape arrivals allowance cards cards_count number needed pledged fatigue_left escape_left
            count most least side seats line column
        """),
        NUMBERS_SAID,
    ),
    **dict.fromkeys(words("die result modifier roll round promise purse points"), (1, 4, -3)),
    **dict.fromkeys(words("to tile captive square facing cyberman"), (-1, 0, 1, 2, 3)),
    **dict.fromkeys(words("partial backwards kept rolled card_known"), ("yes", "no")),
    **dict.fromkeys(words("cyberman_mark mark_name"), MARKS[1:]),
    "cyberman_rank": (*Rank, "gone"), "rank": tuple(Rank), "captive_character": tuple(Character),
    "line_axis": ("row", "column"), "line_name": ("6", "j"), "tile_place": ("B4",), "state": tuple(PlayerState),
    "limit": ("", "moves", "abilities"), "text": ("tea at five",), "reason": OUTCOMES,
    "target": ("cyberman", "unit", "group", "partial"), "outcome": words("dodged injured destroyed destroyed_killed"),
    "why": words("""
        walk geek flee cyberman unit leader rescue kill converted supply discarded card carrier chosen cover whiner
        tennis_racquet malfunction resisted
    """),
    "expected": ("text", "number", "list", "object", 4), "name": ("rows",), "value": ("x",), "values": ("a, b",),
    "corner": ("m5",),
}  # fmt: skip

TEXTS = Texts("cyberwedding", VALUES)
SCREEN = [name for name in TEXTS.messages("en") if name.startswith("cyberwedding-board-")]
"""What the browser alone says, with numbers of its own."""
VALUES |= {name: NUMBERS_SAID for text in SCREEN for name in TEXTS.variables("en", text) if name not in VALUES}

SPOKEN = {
    "action": [action.__name__ for action in get_args(Action)],
    "order": [order.__name__ for order in get_args(Order)],
    "event": [event.__name__ for event in get_args(Happening)],
    "reason": OUTCOMES,
    "prompt": PROMPTS,
    "no": REFUSALS,
    "fault": FAULTS,
    "statistic": STATISTICS,
    "option": [*OPTIONS, *(f"{name}-help" for name in OPTIONS)],
    "card": [f"{card}{end}" for card in CARDS for end in ("", "-help")],
    "when": CARDS,
    "kind": words("item event"),
    "who": list(Who),
    "character": [f"{character}{end}" for character in Character for end in ("", "-help")],
    "ability": [f"{str(ability).replace('_', '-')}{end}" for ability in Ability for end in ("", "-help")],
    "tile": TILES,
    "terrain": TERRAIN,
    "building": BUILDINGS,
    "facing": words("0 1 2 3"),
    "state": list(PlayerState),
    "phase": list(Phase),
}
CODES = {
    r'Refused\(\s*"(\w+)"': "no",
    r'Fault\([^(){}]*?, "(\w+)"': "fault",
    r'Fault\(f"[^"]*", "(\w+)"': "fault",
    r'finish\(s, "(\w+)"': "reason",
    r'kind: ClassVar\[str\] = "(\w+)"': "prompt",
}
PUBLIC = {"seat_name": "Ola", "to_name": "Ola"}
PRIVATE: dict[str, dict[str, str | int]] = {
    "CardDrawn": {"card": "gold", "card_known": "yes", "card_name": "AAA"},
    "HandSeen": {"to_name": "Ola", "cards_count": 2, "cards_names": "AAA"},
}
"""What one player alone is told."""


class TestTexts(CardGameTextTests):
    game = GAME
    texts = TEXTS
    clauses = CLAUSES
    rulings = RULINGS
    references = 33
    places = re.compile(r"\b(?:[A-F][1-5]|[a-t](?:[1-9]|1\d|2[0-4]))\b")
    options = ("10.1", ["advanced_terrain", "max_rounds", "owner_may_pay", "map"])
    spoken = SPOKEN
    codes = CODES
    events = get_args(Happening)
    coded = words("no fault reason prompt")
    composed = (*BIDDING, *(f"map_{code}" for code in shape.CODES))
    cited = 90
    parts = (model.Player, model.Member, model.Item, model.Cyberman, model.Car, model.Heap, model.Promise)
    unnamed = words("options seats issued_escape issued_fatigue")  # the client's own, the house's, and never shown
    values = (*CardKind, *Character, *Fate, *PlayerState, *Rank, *Phase, *Ability, *OUTCOMES, "moves", "abilities")
    public = PUBLIC
    private = PRIVATE

    def given(self, event: type[Event]) -> set[str]:
        """What ``naming`` and the clients add: names, squares, and how many there are of what is a list."""
        fields = set(event.__struct_fields__)
        made = {f"{name}_{word}" for name in fields for word in ("name", "names", "count", "square", "known", "place")}
        more = {
            "cyberman": words("cyberman_rank cyberman_mark cyberman_square"),
            "captive": words("captive_character captive_owner"),
            "line": words("line_axis line_name"),
            "number": words("cyberman_rank cyberman_mark number_square number_owner"),
        }
        return fields | made | {word for name, found in more.items() if name in fields for word in found}


def test_every_option_is_in_the_table() -> None:
    assert sorted(TestTexts.options[1]) == sorted(OPTIONS)


def test_figures_of_a_map_have_words() -> None:
    assert list(MAPS.check(MAPS.own(), None).figures) == STATISTICS


# -- words


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("kind", "names"), [("card", CARDS), ("tile", TILES), ("character", list(Character))])
def test_no_two_have_one_name(language: str, kind: str, names: Sequence[str]) -> None:
    said = [TEXTS.say(language, f"cyberwedding-{kind}-{name}") for name in names]
    assert len(set(said)) == len(said)
    assert max(map(len, said)) <= 30


@pytest.mark.parametrize(
    ("language", "fields", "text"),
    [
        ("en", {"fatigue": 0, "escape": 1}, "Ola spent 1 Escape token."),
        ("en", {"fatigue": 2, "escape": 0}, "Ola spent 2 Fatigue tokens."),
        ("en", {"fatigue": 2, "escape": 1}, "Ola spent 1 Escape and 2 Fatigue."),
        ("pl", {"fatigue": 0, "escape": 1}, "Ola wydaje 1 żeton Ucieczki."),
        ("pl", {"fatigue": 3, "escape": 0}, "Ola wydaje 3 żetony Wysiłku."),
        ("pl", {"fatigue": 0, "escape": 5}, "Ola wydaje 5 żetonów Ucieczki."),
        ("pl", {"fatigue": 0, "escape": 22}, "Ola wydaje 22 żetony Ucieczki."),
        ("ru", {"fatigue": 0, "escape": 21}, "Ola тратит 21 жетон Побега."),
        ("ru", {"fatigue": 3, "escape": 0}, "Ola тратит 3 жетона Сил."),
        ("ru", {"fatigue": 12, "escape": 0}, "Ola тратит 12 жетонов Сил."),
    ],
)
def test_plurals(language: str, fields: dict[str, int], text: str) -> None:
    assert TEXTS.say(language, "cyberwedding-event-TokensSpent", seat_name="Ola", **fields) == text


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Ola got away from the Cyberleader."),
        ("pl", "Ola umyka w starciu z Cyberliderem."),
        ("ru", "Ola ускользает в схватке \u0441 Киберлидером."),
    ],
)
def test_words_are_bent(language: str, text: str) -> None:
    fields: dict[str, str | int] = {"partial": "no", "cyberman_rank": "leader", "cyberman_mark": "II"}
    assert TEXTS.say(language, "cyberwedding-event-FightWon", seat_name="Ola", **fields) == text


@pytest.mark.parametrize(
    ("fields", "text"),
    [
        ({}, "Play Gold"),
        ({"cyberman": 4}, "Play Gold: a Mark III (n8)"),
        ({"to": 1}, "Play Gold: Ola"),
        ({"captive": 5}, "Play Gold: the Geek of Ola"),
        ({"tile": 8}, "Play Gold: B4"),
        ({"limit": "moves"}, "Play Gold: fewer Cybermen move"),
    ],
)
def test_a_card_in_words(fields: dict[str, str | int], text: str) -> None:
    none: dict[str, str | int] = {"cyberman": -1, "to": -1, "captive": -1, "tile": -1, "limit": ""}
    names: dict[str, str | int] = {
        "card_name": "Gold", "to_name": "Ola", "tile_place": "B4", "captive_character": "geek", "captive_owner": "Ola",
        "cyberman_rank": "ordinary", "cyberman_mark": "III", "cyberman_square": "n8",
    }  # fmt: skip
    assert TEXTS.say("en", "cyberwedding-action-PlayCard", **none | names | fields) == text
