"""The texts of the game: rulebooks and locales."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import get_args

import pytest

from parlour.games.iamzombie import GAME, cards
from parlour.games.iamzombie.actions import Action, Order
from parlour.games.iamzombie.cards import (
    ARCHETYPES,
    CONSTANTS,
    COOP,
    FEATURES,
    FIELD,
    LOCATIONS,
    PAWNS,
    SPECIALS,
    Feature,
)
from parlour.games.iamzombie.dice import max_stages
from parlour.games.iamzombie.events import Happening
from parlour.games.iamzombie.model import Deed, Held, Hero, Options, Player, Slot, Throw
from parlour.games.iamzombie.notation import IAmZombieNotation
from parlour.games.iamzombie.ring import ring_positions
from parlour.kit.types import Event
from tests.games.texts import LANGUAGES, CardGameTextTests, Texts, words

CLAUSES = words("""
    0 1 2 3 4 4.1 4.2 5 6 6.1 6.2 7 7.1 7.2 8 9 9.1 9.2 9.3 10 10.1 10.2 10.3 10.4 10.5 10.6 11 11.1 11.2 11.3 12 13 14
    15 15.1 15.2 15.3 15.4 15.5 15.6 15.7 15.8 15.9 15.10 15.11 16 17 18 18.1 18.2 18.3 19 20 21 22 23
""")
RULINGS = [f"[R-{n:02}]" for n in range(1, 53)]

PROMPTS = words("""
    meal archetype exchange arrange lay place before toxic sealed reroll after fives wound vouch downed boost spread
    advance heal travel steal scatter consent after_roll trophy
""")
OUTCOMES = words("trophies no_trophies last_player survived clock panic abandoned")
REFUSALS = words("""
    not_now not_in_hand already_owned no_such_slot another_place narrow not_enough_brains no_foothold too_far
    moving_is_over not_wounded not_leading wounded used_up cannot_use_now wrong_target nothing_to_activate
    split_too_large no_such_colour no_such_dice too_many have_to_choose_healthy cannot_take_tokens no_such_player
    not_claimed stacks_do_not_fit competitive_only coop_only already_so left name_not_printable
    heroes_not_admitted hero_not_signed hero_level_too_high
""")
FAULTS = words("""
    alone competitive_only too_many_heroes heroes_not_admitted hero_level_too_high unknown_version unknown_pawn
    not_printable name_too_long unknown_archetype doubled_archetype stacks_do_not_fit
""")
OPTIONS = list(Options.__struct_fields__)
TOLD = words("hero cards record deed")
TOGETHER = words("shove pickpocket patch swarm_call contagion")
"""Specials that do something else in co-op."""

NUMBERS = (0, 1, 2, 5, 12, 21, 22, 101)
PLAYERS = ("Ola", "Józek")
VALUES: dict[str, Sequence[str | int]] = {
    **dict.fromkeys(words("seat_name to_name by_name other_name name"), PLAYERS),
    **dict.fromkeys(words("archetype_name old_name target_name"), ("Butcher",)),
    **dict.fromkeys(words("location_name slot_name origin_name"), ("Stadium",)),
    **dict.fromkeys(words("archetypes_names locations_names slots_names cards trophies"), ("A, B",)),
    **dict.fromkeys(
        words("""
            archetypes_count locations_count dice_count slots_count seats_count count amount brains paid sixes wounds
            remove stages fives net players games games_won coop_won rounds_won kept n
        """),
        NUMBERS,
    ),
    **dict.fromkeys(words("round lap minutes pool rerolls difficulty danger draw left"), (1, 30)),
    **dict.fromkeys(words("vp progress limit best most"), (1, 30)),
    **dict.fromkeys(words("level highest least seats version panic to_difficulty bonus stage"), (0, 1, 4)),
    **dict.fromkeys(words("foothold on last"), ("yes", "no")),
    **dict.fromkeys(words("archetype origin slot onto target die to location"), (-1, 3)),
    "slot_place": ("C",), "onto_place": ("D",), "special_name": ("Sprint",),
    "feature_name": ("Dark",), "title": ("Tox",), "card": ("A-x-1",),
    "meal": ("breakfast", "supper", "lunch", "nothing"), "colour": ("", *cards.Colour), "face": (0, 1, 2, 3, 4, 5, 6),
    "old": (3,), "die_face": (3,), "dice_faces": ("1, 5",), "faces": ("1, 5, 6",), "reason": OUTCOMES,
    "mode": ("competitive", "coop"), "result": ("won", "lost", "draw"), "date": ("2026-11-30",),
}  # fmt: skip

TEXTS = Texts("iamzombie", VALUES)
SCREEN = [name for name in TEXTS.messages("en") if name.startswith("iamzombie-board-")]
"""What the browser alone says, with numbers of its own."""
VALUES |= {name: NUMBERS for text in SCREEN for name in TEXTS.variables("en", text) if name not in VALUES}

SPOKEN = {
    "action": [action.__name__ for action in get_args(Action)],
    "order": [order.__name__ for order in get_args(Order)],
    "event": [event.__name__ for event in get_args(Happening)],
    "reason": OUTCOMES,
    "prompt": PROMPTS,
    "no": REFUSALS,
    "fault": FAULTS,
    "keepsake": TOLD,
    "archetype": [card.id.lower() for card in ARCHETYPES],
    "location": [card.id.lower() for card in LOCATIONS],
    "ability": [ability.id for ability in cards.ABILITIES],
    "special": [
        *(f"{special}{end}" for special in SPECIALS for end in ("", "-help")),
        *(f"{special}-coop" for special in TOGETHER),
    ],
    "feature": [*(f"{feature}{end}" for feature in FEATURES for end in ("", "-help")), "claim_steal-coop"],
    "colour": list(cards.Colour),
    "deck": list(cards.Deck),
    "pawn": [pawn.id for pawn in PAWNS],
    "timing": list(cards.Timing),
    "title": [str(level) for level in range(1, CONSTANTS.max_level + 1)],
    "rating": [str(least) for least in COOP.ratings],
    "hint": words("lay_location round_start reroll"),
    "face": words("5 6"),
}
CODES = {
    r'Refused\(\s*"(\w+)"': "no",
    r'Fault\([^(){}]*?, "(\w+)"': "fault",
    r'Fault\(f?"[^"]*", "(\w+)"': "fault",
    r'Told\(\s*"(\w+)"': "keepsake",
    r'kind: ClassVar\[str\] = "(\w+)"': "prompt",
}
PUBLIC = {"seat_name": "Ola"}
PRIVATE: dict[str, dict[str, str | int]] = {
    "ArchetypesDealt": {"archetypes_count": 5, "archetypes_names": "AAA"},
    "LocationsDealt": {"locations_count": 10, "locations_names": "AAA"},
}
"""What one player alone is told."""


class TestTexts(CardGameTextTests):
    game = GAME
    texts = TEXTS
    clauses = CLAUSES
    rulings = RULINGS
    references = 17
    places = re.compile(r"\(\d,\d\)")
    options = ("3", OPTIONS)
    spoken = SPOKEN
    codes = CODES
    events = get_args(Happening)
    coded = words("no fault reason prompt keepsake")
    cited = 50
    parts = (Player, Slot, Held, Throw)
    unnamed = words("options seats issued")  # the client's own, the house's own, and never shown
    values = (*cards.Colour, *OUTCOMES, *map(str, VALUES["meal"]), *map(str, VALUES["mode"]))
    public = PUBLIC
    private = PRIVATE

    def given(self, event: type[Event]) -> set[str]:
        """Names of seats and cards come along, letters of stacks, and how many there are of what is a list."""
        fields = set(event.__struct_fields__)
        named = {"special_name"} if "archetype" in fields else {"feature_name"} if "location" in fields else set[str]()
        return fields | named | {f"{name}_{word}" for name in fields for word in ("name", "names", "count", "place")}


def test_options_have_words_for_each_choice() -> None:
    known = TEXTS.messages("en")
    for name in OPTIONS:
        assert {f"iamzombie-option-{name}", f"iamzombie-option-{name}-help"} <= set(known)
    choices = {
        "mode": words("competitive coop"),
        "difficulty": words("easy normal hard"),
        "expansions": words("null true false"),
        "danger_mode": words("per_roll per_die"),
        "first_player": words("random asked"),
        "entry": words("new_only signed any"),
    }
    said = [name for name in known if name.startswith("iamzombie-option-") and not name.endswith("-help")]
    made = [f"iamzombie-option-{name}-{choice}" for name, found in choices.items() for choice in found]
    assert sorted(said) == sorted([*made, *(f"iamzombie-option-{name}" for name in OPTIONS)])


# -- the rulebook says what is played


def rows(text: str) -> list[list[str]]:
    """The cells of all tables in it, also of those that stand on brown."""
    return [
        [cell.strip() for cell in line.strip("> ").strip("|").split("|")]
        for line in text.splitlines()
        if line.strip("> ").startswith("|") and "---" not in line
    ]


@pytest.mark.clause("0")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_of_the_box_lead_to_clauses(language: str) -> None:
    """Cards and old friends speak of rules by number: the table says where each is now."""
    table = rows(TEXTS.clauses(language)["0"])[1:]
    assert [row[0] for row in table] == [f"#{n}" for n in range(1, 14)]
    assert [row[1] for row in table] == words("4 6 8 10 9.1 11.1 13 14 11.3 12 15 17 16")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_of_the_field(language: str) -> None:
    """Where the text names cells they are those of the ring, and there are as many stacks as it says."""
    table = rows(TEXTS.clauses(language)["5"])[1:]
    seats = [2, 3, 4, 5]
    assert [int(row[1]) for row in table] == [len(ring_positions(count)) for count in seats]
    corners = {str(FIELD.ring[position]).replace(" ", "") for position in ring_positions(2)}
    assert set(re.findall(r"\(\d,\d\)", table[0][2])) == corners
    sides = {str(FIELD.ring[position]).replace(" ", "") for position in ring_positions(3)} - corners
    assert set(re.findall(r"\(\d,\d\)", table[1][2])) == sides


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_worked_roll(language: str) -> None:
    """§7.2 What each payment costs and brings."""
    table = [[int(cell) for cell in row if cell.isdigit()] for row in rows(TEXTS.clauses(language)["7.2"])[1:]]
    assert max_stages([1, 3, 4, 5, 6], 4) == 2
    expected = []
    for saved, fives, wounds in ((0, 0, 0), (0, 1, 0), (0, 0, 1), (1, 1, 1)):
        expected.append([saved, 2 - (1 - fives), 1 - wounds, 0, saved + 1 - fives - wounds])
    assert table == expected


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_of_features(language: str) -> None:
    table = rows(TEXTS.clauses(language)["13"])[1:]
    named = {TEXTS.say(language, f"iamzombie-feature-{f}"): f for f in FEATURES if f is not Feature.NONE}
    found = {re.sub(r" \(\d\)$", "", row[0]): row for row in table}
    assert sorted(found) == sorted(named)
    for name, row in found.items():
        price = re.search(r"\((\d)\)$", row[0])
        cost = FEATURES[named[name]].cost if str(named[name]).startswith("act_") else 0
        assert (int(price[1]) if price else 0) == cost, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_of_specials(language: str) -> None:
    """Name, price, moment and effect are those of the data and of the screen."""
    table = rows(TEXTS.clauses(language)["14"])[1:]
    named = {TEXTS.say(language, f"iamzombie-special-{special}"): special for special in SPECIALS}
    assert sorted(row[0] for row in table) == sorted(named)
    limits = {cards.Limit.ROUND: set[str](), cards.Limit.GAME: set[str]()}
    for name, price, when, effect in table:
        special = named[name]
        facts = SPECIALS[special]
        cost, _, limit = price.partition(", ")
        assert int(cost) == facts.cost, name
        assert when == TEXTS.say(language, f"iamzombie-timing-{facts.timing}"), name
        assert effect == TEXTS.say(language, f"iamzombie-special-{special}-help"), name
        assert bool(limit) == (facts.limit in limits), name
        if limit:
            limits[facts.limit].add(limit)
    assert all(len(found) == 1 for found in limits.values())
    assert limits[cards.Limit.ROUND] != limits[cards.Limit.GAME]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_clock_and_the_horde(language: str) -> None:
    clauses = TEXTS.clauses(language)
    laps = [tuple(map(int, row[1:])) for row in rows(clauses["15.2"])[1:]]
    assert laps == [tuple(COOP.laps[level]) for level in ("easy", "normal", "hard")]
    assert [row[0] for row in rows(clauses["15.6"])[1:]][:3] == ["1", "2, 3", "4"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_titles(language: str) -> None:
    table = rows(TEXTS.clauses(language)["16"])[1:]
    titles = {int(row[at]): row[at + 1] for row in table for at in (0, 2)}
    assert titles == {level: TEXTS.say(language, f"iamzombie-title-{level}") for level in range(1, 13)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_only_together_stands_on_brown(language: str) -> None:
    """§15 Every line of its clauses but the headings is a block quote, and no other clause is one throughout."""
    for number, text in TEXTS.clauses(language).items():
        lines = [line for line in text.splitlines() if line.strip()]
        brown = [line.startswith(">") for line in lines]
        assert (all(brown) and bool(lines)) == (number.split(".")[0] == "15"), number
    assert sum(">" in text for text in TEXTS.clauses(language).values()) > 18


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_of_the_notation_can_be_read(language: str) -> None:
    notation = IAmZombieNotation()
    texts = re.findall(r"`([a-z][^`]*)`", TEXTS.clauses(language)["20"])
    assert len(texts) > 40
    for text in texts:
        assert notation.format(notation.parse(text)) == text


# -- words


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("kind", "count"), [("archetype", 72), ("location", 84), ("special", 32), ("feature", 28), ("title", 12)]
)
def test_no_two_cards_have_one_name(language: str, kind: str, count: int) -> None:
    found = [name for name in TEXTS.messages(language) if re.fullmatch(rf"iamzombie-{kind}-[^-]+(?:-\w+-\d\d)?", name)]
    names = [TEXTS.say(language, name) for name in found]
    assert len(names) == count
    assert len(set(names)) == len(names)
    assert max(map(len, names)) <= 30


@pytest.mark.parametrize(
    ("language", "count", "text"),
    [
        ("en", 0, "Ola cancelled no five."),
        ("en", 1, "Ola cancelled 1 five."),
        ("en", 2, "Ola cancelled 2 fives."),
        ("pl", 1, "Ola odwołuje 1 piątkę."),
        ("pl", 3, "Ola odwołuje 3 piątki."),
        ("pl", 5, "Ola odwołuje 5 piątek."),
        ("pl", 22, "Ola odwołuje 22 piątki."),
        ("ru", 1, "Ola отменяет 1 пятёрку."),
        ("ru", 3, "Ola отменяет 3 пятёрки."),
        ("ru", 12, "Ola отменяет 12 пятёрок."),
    ],
)
def test_plurals(language: str, count: int, text: str) -> None:
    assert TEXTS.say(language, "iamzombie-event-FivesCancelled", seat_name="Ola", count=count) == text


@pytest.mark.parametrize(
    ("fields", "text"),
    [
        ({}, "Use Sprint (Butcher)"),
        ({"slot": 2}, "Use Sprint (Butcher) → Stadium"),
        ({"slot": 2, "origin": 1}, "Use Sprint (Butcher): Gym → Stadium"),
        ({"slot": 2, "to": 1}, "Use Sprint (Butcher): Ola → Stadium"),
        ({"die": 0, "face": 4, "sixes": 1}, "Use Sprint (Butcher): 3 → 4, paid with 1 six"),
        ({"target": 5}, "Use Sprint (Butcher): Docker"),
    ],
)
def test_a_special_in_words(fields: dict[str, int], text: str) -> None:
    none: dict[str, str | int] = {"to": -1, "origin": -1, "slot": -1, "target": -1, "die": -1, "face": 0, "sixes": 0}
    names = {"special_name": "Sprint", "archetype_name": "Butcher", "to_name": "Ola", "origin_name": "Gym"}
    more = {"slot_name": "Stadium", "target_name": "Docker", "die_face": "3"}
    assert TEXTS.say("en", "iamzombie-action-Use", **none | names | more | fields) == text


def test_a_hero_is_told_with_all_that_is_kept() -> None:
    """Every field of a saved hero has its place in the lines of the gallery, and each line gets what it needs."""
    deed = Deed(mode="coop", players=3, level=1, trophies=("L-blue-01",), result="won")
    hero = Hero(name="Max", cards=("A-blue-01",), history=(deed,))
    told = {line.code: set(line.args) for line in GAME.tells(hero)}
    assert told == {code: set(TEXTS.variables("en", f"iamzombie-keepsake-{code}")) for code in TOLD}
    drawn = {"version", "pawn", "stacks", "history"}
    for field in (*Hero.__struct_fields__, *Deed.__struct_fields__):
        assert field in drawn or {"best_score": "best"}.get(field, field) in set().union(*told.values()), field
