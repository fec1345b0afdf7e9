"""§0, §1.4, §1.5: cards and numbers are data, each with its source."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from importlib.resources import files
from typing import get_args

import msgspec
import pytest

from parlour.games.cyberwedding.cards import (
    AUCTIONED,
    CARD_KINDS,
    CARD_NUMBERS,
    CARDS_OF,
    DECK,
    FACTS,
    CardKind,
    Who,
    is_item,
)
from parlour.games.cyberwedding.numbers import ABILITIES, NUMBERS, RULE_NUMBERS, Ability, Numbers, Tag

MARKS = range(1, 6)
PACKAGE = files("parlour.games.cyberwedding")


def test_s00_every_number_has_a_source_and_a_clause() -> None:
    book = (PACKAGE / "RULEBOOK.md").read_text("utf-8")
    clauses = set(re.findall(r"^#{2,3} (\d+(?:\.\d+)?) ", book, re.MULTILINE))
    assert {number.clause for number in RULE_NUMBERS} <= clauses
    assert {number.tag for number in RULE_NUMBERS} <= set(get_args(Tag))
    assert [number.name for number in RULE_NUMBERS] == list(
        tomllib.loads((PACKAGE / "numbers.toml").read_text("utf-8"))
    )


def test_s00_what_is_listed_is_what_is_played_with() -> None:
    assert {number.name: number.value for number in RULE_NUMBERS} == msgspec.structs.asdict(NUMBERS)
    wrong: dict[str, object] = {**msgspec.structs.asdict(NUMBERS), "more": 1}
    with pytest.raises(msgspec.ValidationError, match="more"):
        msgspec.convert(wrong, Numbers)


def test_s01_4_supply_and_technology() -> None:
    assert [sum(NUMBERS.supply[mark]) for mark in MARKS] == [NUMBERS.mark_counters] * 5
    assert NUMBERS.supply[4] == (8, 4, 4, 4)
    assert tuple(NUMBERS.speed[mark] for mark in MARKS) == (1, 2, 2, 2, 3)
    assert NUMBERS.leader_ability[1] is Ability.PLAIN
    for mark in MARKS[1:]:  # what the Cyberleader can is found on counters of its Mark
        assert NUMBERS.supply[mark][ABILITIES.index(NUMBERS.leader_ability[mark])]
    for mark in MARKS:
        assert CardKind(NUMBERS.weakness[mark]) in CARDS_OF


def test_s01_5_the_deck() -> None:
    assert len(DECK) == 65
    assert sum(number.value for number in CARD_NUMBERS if isinstance(number.value, int)) == 65
    assert [facts.number for facts in CARD_KINDS] == [*range(1, 26), 46]
    assert set(FACTS) == set(CardKind)
    assert Counter(DECK) == {facts.kind: facts.copies for facts in CARD_KINDS}
    assert all(DECK[card] is kind for kind, cards in CARDS_OF.items() for card in cards)
    assert [FACTS[kind].number for kind in DECK] == sorted(FACTS[kind].number for kind in DECK)
    items = {FACTS[DECK[card]].number for card in range(65) if is_item(card)}
    assert items == {1, 2, 3, 4, 5, 7}
    anybody = {facts.number for facts in CARD_KINDS if facts.who is Who.ANYBODY}
    assert anybody == {15, 16, 17, 21, 25}
    assert not any(facts.item and facts.who is Who.ANYBODY for facts in CARD_KINDS)  # Cyber roles use no items


def test_s02_2_the_auctioned_cards() -> None:
    assert len(AUCTIONED) == 12
    assert {FACTS[DECK[card]].number for card in AUCTIONED} == {6, 8, 23, 46}


def test_s10_4_rounds_by_seats() -> None:
    seats = range(NUMBERS.seats_least, NUMBERS.seats_most + 1)
    assert [NUMBERS.max_rounds[count] for count in seats] == [20, 16, 16, 12, 12, 10, 10, 10, 10]
