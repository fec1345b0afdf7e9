"""The texts of the game: rulebooks and locales."""

from __future__ import annotations

import re
from collections.abc import Sequence
from importlib.resources import files
from typing import Any, get_args

import pytest

from parlour.games.illuminati import GAME, abilities
from parlour.games.illuminati.actions import Action, Order
from parlour.games.illuminati.alignments import ALIGNMENTS
from parlour.games.illuminati.cards import ours
from parlour.games.illuminati.deck import FactionData, GroupData, SpecialData, Statistics, our_data
from parlour.games.illuminati.events import Happening
from parlour.games.illuminati.goals import BASIC
from parlour.games.illuminati.goods import Deal, Deals, Goods
from parlour.games.illuminati.model import CalledOff, Options, Placed, Player, Shift, Spent, Term
from parlour.games.illuminati.notation import IlluminatiNotation
from parlour.games.illuminati.strength import CLOSENESS, NEUTRALIZING, WINNING_ROLLS
from parlour.kit import shape
from parlour.kit.auctions import BackAndForth
from parlour.kit.responses import Responses
from parlour.kit.types import Event
from tests.games.texts import LANGUAGES, CardGameTextTests, Texts, words

CLAUSES = words("""
    1 1.1 1.2 2 3 4 4.1 4.2 4.3 4.4 4.5 4.6 4.7 4.8 5 5.1 5.2 5.3 5.4 6 6.1 6.2 6.3 6.4 7 7.1 7.2 7.3
    8 8.1 8.2 8.3 8.4 8.5 9 10 11 11.1 11.2 11.3 11.4 12 13 14 15 15.1 16 17 18
""")
RULINGS = [f"[R-{n:02}]" for n in range(1, 52)]

PROMPTS = words("""
    goal skip double upkeep demand tax act transfer power privilege money react respond hang hand_over redistribute
    offer
""")
OUTCOMES = words("goal last_player round_limit all_controlled")
TERMS = words("""
    power aid bonus alike opposed neutralizing resistance power_defends shield closeness
    attacker_money helper_money target_money defender_money opponent_money
""")
REFUSALS = words("""
    not_now out_of_game no_actions_left no_transfers_left already_acted
    not_yours not_theirs not_your_cards no_power spent not_in_play is_illuminati own_group only_rivals attacks_itself
    immune powerless not_powerless no_open_arrow no_open_arrow_for no_such_aide aides_in_order no_transferable
    called_off_before too_many_call_offs already_committed no_such_special smaller_first
    not_enough_money nothing_spent wrong_side not_let_in illuminati_only
    cannot_pay wrong_amount cards_in_order wrong_sum not_adjacent no_such_arrow no_such_plan
    ability_used no_such_ability pile_empty no_such_group not_dead no_such_player
    nothing_to_shift not_opposite unknown_goal lies_open not_that_one
    no_deals_here no_deals_now privileged_attack empty_deal wrong_goods goes_along not_their_turn
    only_between_actions hands_victory no_such_partner too_many_offers no_such_offer offer_changed
    unknown_card hung_twice card_missing arrow_taken not_rooted cards_overlap
    bid_too_low purse_too_small too_many_shown nothing_to_show
""")
FAULTS = words("""
    deck_not_json deck_too_big deck_wrong_type deck_missing deck_unknown_field deck_unknown_value deck_unknown_type
    deck_number deck_text_length deck_list_length deck_characters deck_id_form deck_duplicate_id deck_duplicate_name
    deck_in_arrows deck_out_arrows deck_repeated deck_repeated_ability deck_unknown_group deck_own_target
    deck_two_targets deck_no_upkeep deck_misplaced_bonus deck_nothing_to_copy deck_few_illuminati deck_few_groups
    deck_more_faults
""")
OPTIONS = list(Options.__struct_fields__)

NUMBERS = (0, 1, 2, 5, 12, 21, 22, 101)
NAMES = ("Central Mint",)
PLAYERS = ("Ola", "Józek")
KINDS = ("control", "neutralize", "destroy")
VALUES: dict[str, Sequence[str | int]] = {
    **dict.fromkeys(words("seat_name to_name by_name owner_name of_seat_name"), PLAYERS),
    **dict.fromkeys(
        words("""
            card_name group_name attacker_name master_name source_name receiver_name goal_name special_name
            first_name second_name
        """),
        NAMES,
    ),
    **dict.fromkeys(words("cards_names aides_names dropped_names removed_names specials_names"), ("A, B",)),
    **dict.fromkeys(words("groups_given_names groups_got_names specials_given_names specials_got_names"), ("A, B",)),
    **dict.fromkeys(
        words("""
            seats_count aides_count rehung_count dropped_count removed_count specials_count groups_given_count
            specials_given_count specials_got_count groups_got_count count destroyed money paid amount
            from_group from_illuminati rolls at_least
        """),
        NUMBERS,
    ),
    **dict.fromkeys(words("money_given money_got round offer id cost bonus resistance value depth arrows"), NUMBERS),
    **dict.fromkeys(words("least most purse power line column"), (2, 9)),
    **dict.fromkeys(words("lose gain"), ("", *ALIGNMENTS)),
    "kind": KINDS, "side": (0, 1, 2, 3, "for", "against"), "card": (-1, 40), "to": (-1, 1), "special": (-1, 5, ""),
    "privilege": (-1, -2, 4), "owner": (-1, 1), "goal": (-1, 84, ""), "source": (3, ""),
    "number": (-4, 7), "dice": ("3, 4",), "roll": (0, 2, 12), "doubled": ("yes", "no", "true"), "right": ("yes", "no"),
    "why": ("neutralized", "dropped", "unpaid", "overlap", "destroyed", "out", "left", "eliminated"),
    "use": ("effect", "counter", "privilege", "break_privilege", "whisper"), "reason": OUTCOMES,
    "alignment": ALIGNMENTS, "scope": ("any_attempt", "direct"), "against": ("any", "alignment", "groups"),
    "kinds": (*KINDS, "control_neutralize", "control_destroy", "neutralize_destroy", "all"),
    "groups": ("Corner Stores, Speedrunners",), "alignments": ("Weird, Fanatic",), "attackers": ("Weird, Liberal",),
    "becomes": ("Government",), "target": ("Government",),
    # of the screen
    **dict.fromkeys(words("income transferable percent n ways passed"), NUMBERS),
    "names": ("A, B",), "towards": (0, 1, 2, 3),
    "expected": ("number", "text", "list", "object"), "name": ("income",), "values": ("in, out",),
    "what": ("ends", "control", "line", "space", "unseen", "unknown"), "character": ("U+200B",),
}  # fmt: skip

TEXTS = Texts("illuminati", VALUES)


Card = FactionData | GroupData


def cards() -> list[Card]:
    return [*our_data().illuminati, *our_data().groups]


def id_of(card: Card | SpecialData) -> str:
    """Of its message."""
    return f"illuminati-{'special' if isinstance(card, SpecialData) else 'card'}-{card.id.replace('_', '-')}"


def _types(union: Any) -> list[str]:
    return [str(cls.__struct_config__.tag) for cls in get_args(union)]


ABILITIES = list(
    dict.fromkeys(
        [*_types(abilities.FactionAbility), *_types(abilities.GroupAbility), *_types(abilities.SpecialAbility)]
    )
)
SPOKEN = {
    "action": [action.__name__ for action in get_args(Action)],
    "order": [order.__name__ for order in get_args(Order)],
    "event": [event.__name__ for event in get_args(Happening)],
    "reason": OUTCOMES,
    "prompt": PROMPTS,
    "no": REFUSALS,
    "fault": FAULTS,
    "option": [*OPTIONS, *(f"{name}-help" for name in OPTIONS)],
    "term": TERMS,
    "effect": [*ABILITIES, "none"],
    "goal": [*_types(abilities.Goal), "basic", "told"],
    "card": [id_of(card).removeprefix("illuminati-card-") for card in cards()],
    "special": [id_of(special).removeprefix("illuminati-special-") for special in our_data().specials],
    "statistic": list(Statistics.__struct_fields__),
}
CODES = {
    r'Refused\(\s*"(\w+)"': "no",
    r'Refused\([^()]*?"(\w+)" if': "no",
    r'" if [^"\n]* else "(no\w+)"': "no",
    r'Fault\([^(){}]*?, "(\w+)"': "fault",
    r'finish\(s, "(\w+)"': "reason",
    r'Prompt\([^"\n]*"(\w+)"': "prompt",
    r'kind: ClassVar\[str\] = "(\w+)"': "prompt",
    r'Term\(\s*"(\w+)"': "term",
}


HALVES = words("deck_duplicate_id deck_duplicate_name deck_few_groups deck_few_illuminati")
"""Codes of faults that are put together of two."""
PUBLIC: dict[str, str | int] = {"seat_name": "Ola", "of_seat_name": "Józek", "card_name": "Central Mint", "amount": 1}
PRIVATE: dict[str, dict[str, str | int]] = {
    "GoalChosen": {"goal": 84, "goal_name": "AAA"},
    "SpecialDrawn": {"special": 3, "special_name": "AAA"},
    "UpkeepPaid": {"source": 3, "source_name": "AAA"},
    "TreasuryPeeked": {"money": 777},
    "HandPeeked": {"specials_count": 1, "specials_names": "AAA"},
}
"""What one player alone is told."""


class TestTexts(CardGameTextTests):
    game = GAME
    texts = TEXTS
    clauses = CLAUSES
    rulings = RULINGS
    references = 30
    places = re.compile(r"\(-?\d+,-?\d+\)")
    options = ("15", OPTIONS)
    spoken = SPOKEN
    codes = CODES
    events = get_args(Happening)
    coded = words("no fault reason prompt term")
    composed = (*HALVES, *(f"deck_{code}" for code in shape.CODES))
    cited = 50
    parts = (Placed, Player, Spent, Deal, Deals, Goods, Shift, CalledOff, Term, BackAndForth, Responses)
    unnamed = words("options seats issued")  # the client's own, the house's own, and never shown
    values = (*ALIGNMENTS, *KINDS, "for", "against", *OUTCOMES)
    public = PUBLIC
    private = PRIVATE

    def sources(self) -> str:
        """And what it has from the kit: auctions and deals."""
        kit = [files("parlour.kit").joinpath(name) for name in ("auctions.py", "deals.py")]
        return "\n".join([super().sources(), *(item.read_text(encoding="utf-8") for item in kit)])

    def given(self, event: type[Event]) -> set[str]:
        """Names of seats and cards come along, and how many there are of what is a list."""
        fields = set(event.__struct_fields__)
        return fields | {f"{name}_{word}" for name in fields for word in ("name", "names", "count")}


# -- the rulebook says what is played


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_basic_goals(language: str) -> None:
    clause = TEXTS.clauses(language)["13"]
    rows = [
        [int(cell) for cell in re.findall(r"\d+", line)]
        for line in re.findall(r"^\|[^|]+(?:\| \d+ )+\|$", clause, re.MULTILINE)
    ]
    assert dict(zip(*rows[:2], strict=True)) == BASIC


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_of_illuminati(language: str) -> None:
    """Names, Power and income of our deck; the goal's figure where it is written as one."""
    rows = re.findall(
        r"^\| ([^|]+) \| (\d+) \| (\d+) \| [^|]+ \| [^|]+ \|$", TEXTS.clauses(language)["13"], re.MULTILINE
    )
    named = {TEXTS.say(language, id_of(card)): card for card in our_data().illuminati}
    assert [row[0] for row in rows] == list(named)
    assert [(int(row[1]), int(row[2])) for row in rows] == [(card.power, card.income) for card in named.values()]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_of_specials(language: str) -> None:
    named = [TEXTS.say(language, id_of(special)) for special in our_data().specials]
    rows = re.findall(r"^\| ([^|]+?)(?: \([^)]+\))? \| [^|]+ \| [^|]+ \|$", TEXTS.clauses(language)["10"], re.MULTILINE)
    assert sorted(rows[1:]) == sorted(named)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_of_abilities_names_the_cards_that_have_them(language: str) -> None:
    """Every card with an ability other than a bonus stands in it."""
    clause = TEXTS.clauses(language)["14"]
    named = [
        TEXTS.say(language, id_of(card))
        for card in cards()
        if any(not isinstance(ability, abilities.AttackBonus) for ability in card.abilities)
    ]
    assert len(named) > 8
    assert [name for name in named if f"| {name} |" not in clause] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_figures_of_attacks(language: str) -> None:
    clauses = TEXTS.clauses(language)
    rolls = re.findall(r"^\|[^|]+(?:\| \d+ )+\|$", clauses["6.3"], re.MULTILINE)[-1]
    assert [int(number) for number in re.findall(r"\d+", rolls)] == list(WINNING_ROLLS[2:])
    assert f"+{NEUTRALIZING} " in clauses["6.3"]
    depths = [number for depth, closeness in enumerate(CLOSENESS) if depth for number in (depth, closeness)]
    assert [int(number) for number in re.findall(r"\b\d+\b", clauses["5.3"])] == depths


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_of_the_notation_can_be_read(language: str) -> None:
    notation = IlluminatiNotation()
    rows = re.findall(r"^\| ([^|]+) \| [^|]+ \|$", TEXTS.clauses(language)["18"], re.MULTILINE)
    texts = [text for row in rows for text in re.findall(r"`([a-z][^`]*)`", row)]
    assert len(texts) > 25
    for text in texts:
        assert notation.format(notation.parse(text)) == text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_example_with_our_cards(language: str) -> None:
    """§17 The numbers printed on the two cards."""
    deck = ours()
    by_id = dict(zip(deck.ids, range(len(deck.ids)), strict=True))
    families, collectors = by_id["the_families"], by_id["payday_collectors"]
    (bonus,) = deck.bonuses[families]
    power, resistance = deck.power[families], deck.resistance[collectors]
    assert f"{power} - {resistance} + 8 + {bonus.amount} = {power - resistance + 8 + bonus.amount}" in TEXTS.rulebook(
        language
    )
    assert deck.alignments[families] == deck.alignments[collectors]


# -- words


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_cards_have_one_name(language: str) -> None:
    names = [
        TEXTS.say(language, name) for name in TEXTS.messages(language) if re.match(r"illuminati-(card|special)-", name)
    ]
    assert len(names) == 8 + 83 + 14
    assert len(set(names)) == len(names)
    assert max(map(len, names)) <= 40


def test_english_names_are_those_of_the_deck() -> None:
    """A text in English and a deck file say the same."""
    for card in (*cards(), *our_data().specials):
        assert TEXTS.say("en", id_of(card)) == card.name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("alignment", ALIGNMENTS)
def test_an_alignment_has_one_name(language: str, alignment: str) -> None:
    name = TEXTS.say(language, f"illuminati-value-{alignment}")
    assert name == TEXTS.say(language, "illuminati-alignment", alignment=alignment)
    assert name in TEXTS.clauses(language)["2"]


@pytest.mark.parametrize(
    ("language", "count", "text"),
    [
        ("en", 1, "It draws 1 card a turn."),
        ("en", 2, "It draws 2 cards a turn."),
        ("pl", 1, "Dobiera w turze 1 kartę."),
        ("pl", 2, "Dobiera w turze 2 karty."),
        ("pl", 5, "Dobiera w turze 5 kart."),
        ("pl", 12, "Dobiera w turze 12 kart."),
        ("ru", 1, "Берёт за ход 1 карту."),
        ("ru", 3, "Берёт за ход 3 карты."),
        ("ru", 12, "Берёт за ход 12 карт."),
    ],
)
def test_plurals(language: str, count: int, text: str) -> None:
    assert TEXTS.say(language, "illuminati-effect-draw_count", count=count) == text


@pytest.mark.parametrize(
    ("language", "kinds", "text"),
    [
        ("en", "control", "+4 whenever a card of its owner attacks to control a Group that is Weird."),
        (
            "en",
            "all",
            "+4 whenever a card of its owner attacks to control, neutralize or destroy a Group that is Weird.",
        ),
        ("pl", "control", "+4 do przejęcia, gdy atakuje dowolna karta właściciela. Cel: Grupa Dziwaczna."),
        ("ru", "destroy", "+4 к уничтожению, когда нападает любая карта владельца. Цель: Странная Группа."),
    ],
)
def test_a_bonus_in_words(language: str, kinds: str, text: str) -> None:
    args: dict[str, str | int] = {"scope": "any_attempt", "amount": 4, "kinds": kinds, "against": "alignment"}
    said = TEXTS.say(language, "illuminati-effect-attack_bonus", alignment="weird", groups="", **args)
    assert said == text
