"""§1, §2, §20: our deck, the facts that the rules look up, and what is published of decks."""

from __future__ import annotations

import json
import re
from pathlib import Path

import jsonschema_rs
import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct

from parlour.games.illuminati import abilities as types
from parlour.games.illuminati import alignments
from parlour.games.illuminati.alignments import ALIGNMENTS, BIT, mask, opposed, opposite, same, words
from parlour.games.illuminati.cards import facts, ours
from parlour.games.illuminati.deck import DeckData, our_data, our_text, statistics
from parlour.games.illuminati.deck_check import DECKS, faults, read
from parlour.kit.walk import members

ROOT = Path(__file__).parents[3]

ABILITIES = {
    cls for union in (types.FactionAbility, types.GroupAbility, types.SpecialAbility) for cls in members(union)
}
GOALS = set(members(types.Goal))


# -- §2 ----------------------------------------------------------------------------------------------------------------

OPPOSITES = {
    "government": "communist",
    "liberal": "conservative",
    "peaceful": "violent",
    "straight": "weird",
    "fanatic": "fanatic",
}
OPPOSITES |= {other: name for name, other in OPPOSITES.items()}
Names = st.sets(st.sampled_from(ALIGNMENTS), max_size=5)


@given(Names, Names)
def test_s02_alike_and_opposed_are_counted_by_pairs(a: set[str], b: set[str]) -> None:
    assert same(mask(a), mask(b)) == len((a & b) - {"fanatic"})
    assert opposed(mask(a), mask(b)) == sum(OPPOSITES.get(x) == y for x in a for y in b)
    assert opposed(mask(a), mask(b)) == opposed(mask(b), mask(a))
    assert set(words(mask(a))) == a


def test_s02_criminal_has_no_opposite_and_two_fanatics_are_opposed() -> None:
    assert {name: words(opposite(BIT[name])) for name in ALIGNMENTS} == {
        name: (OPPOSITES[name],) if name in OPPOSITES else () for name in ALIGNMENTS
    }
    assert (same(alignments.CRIMINAL, alignments.CRIMINAL), opposed(alignments.CRIMINAL, alignments.CRIMINAL)) == (1, 0)
    assert (same(alignments.FANATIC, alignments.FANATIC), opposed(alignments.FANATIC, alignments.FANATIC)) == (0, 1)


# -- our deck ----------------------------------------------------------------------------------------------------------


def test_s01_our_deck_has_the_published_figures() -> None:
    assert msgspec.to_builtins(statistics(our_data())) == {
        "groups": 83,
        "illuminati": 8,
        "special_kinds": 14,
        "special_cards": 15,
        "sum_power": 191,
        "sum_income": 188,
        "with_ability": 30,
        "power": {"0": 21, "1": 16, "2": 15, "3": 7, "4": 8, "5": 7, "6": 6, "7": 3},
        "transferable": {"0": 66, "1": 4, "2": 7, "3": 5, "4": 1},
        "resistance": {"0": 1, "1": 4, "2": 6, "3": 14, "4": 23, "5": 14, "6": 16, "7": 2, "8": 3},
        "income": {"-1": 1, "0": 10, "1": 23, "2": 15, "3": 19, "4": 5, "5": 4, "6": 4, "7": 1, "8": 1},
        "alignments": {
            "government": 9,
            "communist": 9,
            "liberal": 17,
            "conservative": 16,
            "peaceful": 8,
            "violent": 23,
            "straight": 14,
            "weird": 19,
            "criminal": 10,
            "fanatic": 12,
        },
        "alignments_per_card": {"0": 5, "1": 32, "2": 35, "3": 10, "5": 1},
        "out_arrows": {"0": 21, "1": 30, "2": 22, "3": 10},
    }


@pytest.mark.clause("20")
@pytest.mark.parametrize("seats", range(2, 9))
def test_s20_our_deck_has_no_fault_at_any_table(seats: int) -> None:
    assert faults(our_data(), seats) == []
    assert read(our_text(), seats) == (our_data(), [])


def test_s14_our_deck_has_every_ability_there_is() -> None:
    assert len(ABILITIES) == 26
    deck = our_data()
    held: set[type] = {type(own) for card in deck.illuminati for own in card.abilities}
    held |= {type(own) for card in deck.groups for own in card.abilities}
    assert held | {type(special.ability) for special in deck.specials} == ABILITIES
    assert {type(goal) for card in deck.illuminati for goal in (card.goal, card.alt_goal)} == GOALS


def test_s01_conspiracies_transfer_all_their_power_and_have_four_arrows() -> None:
    deck = ours()
    assert [deck.transferable[card.card] for card in deck.factions] == [card.power for card in deck.factions]
    assert {deck.outs[card.card] for card in deck.factions} == {(0, 1, 2, 3)}


# -- facts -------------------------------------------------------------------------------------------------------------


def test_facts_say_by_number_what_the_deck_says_by_name() -> None:
    data, deck = our_data(), ours()
    assert (deck.first_faction, len(deck.ids), len(deck.pile)) == (83, 91, 98)
    for card, group in enumerate(data.groups):
        assert deck.groups[card].card == card
        assert (deck.ids[card], deck.power[card], deck.resistance[card]) == (group.id, group.power, group.resistance)
        assert words(deck.alignments[card]) == tuple(name for name in ALIGNMENTS if name in group.alignments)
        sides = msgspec.to_builtins(group.arrows)
        assert list(sides.values())[deck.ins[card]] == "in"
        assert [list(sides.values())[side] for side in deck.outs[card]] == ["out"] * list(sides.values()).count("out")
        aims = [own for own in group.abilities if isinstance(own, types.AttackBonus)]
        for own, bonus in zip(aims, deck.bonuses[card], strict=True):
            assert tuple(deck.ids[target] for target in bonus.groups) == own.groups
            assert words(bonus.alignment) == ((own.alignment,) if own.alignment else ())
            assert (bonus.amount, bonus.direct, bonus.kinds) == (own.amount, own.scope == "direct", own.kinds)


@pytest.mark.parametrize(
    ("ability", "column"),
    [
        (types.ConditionalResistance, "raised_against"),
        (types.ConditionalResistance, "raised_to"),
        (types.StructureResistance, "shields"),
        (types.AlignmentMasquerade, "masquerade_against"),
        (types.AlignmentMasquerade, "masquerade_as"),
        (types.StructureImmunity, "immune"),
        (types.PrivilegeForMoney, "privilege_cost"),
        (types.PaidExtraDraw, "extra_draw_cost"),
        (types.UpkeepCost, "upkeep"),
        (types.TaxOpponents, "tax"),
        (types.TransferAnywhere, "transfers_anywhere"),
        (types.AlignmentShift, "shifts"),
        (types.ReorganizeStructure, "reorganizes"),
        (types.RedistributeMoney, "redistributes"),
    ],
)
def test_facts_have_a_figure_exactly_where_the_ability_is(ability: type[types.Ability], column: str) -> None:
    deck = ours()
    assert deck.of(ability) == tuple(card for card, figure in enumerate(getattr(deck, column)) if figure) != ()


def test_facts_of_specials_and_illuminati() -> None:
    deck = ours()
    values = [
        own.value
        for own in (deck.specials[kind].ability for kind in deck.specials_of(types.SetRoll))
        if isinstance(own, types.SetRoll)
    ]
    assert sorted(values) == [2, 12]
    assert deck.specials_of(types.RedistributeMoney) != deck.of(types.RedistributeMoney)
    (twice,) = deck.of(types.ParticipationsPerTurn)
    assert deck.participations[twice] == 2
    assert sum(deck.participations) == len(deck.ids) + 1
    (two,) = deck.of(types.DrawCount)
    assert (deck.draws[two], sum(deck.draws)) == (2, len(deck.ids) + 1)
    assert deck.of(types.Peek) == ()
    assert deck.pile.count(len(deck.ids) + deck.specials_of(types.JoinPrivileged)[0]) == 2


def test_a_bonus_counts_for_its_kinds_and_targets() -> None:
    deck = ours()
    for card in deck.of(types.AttackBonus):
        for bonus in deck.bonuses[card]:
            for kind in ("control", "neutralize", "destroy"):
                for target in range(deck.first_faction):
                    aimed = target in bonus.groups or (
                        not bonus.groups and (not bonus.alignment or bool(bonus.alignment & deck.alignments[target]))
                    )
                    assert bonus.counts(kind, target, deck.alignments[target]) == (aimed and kind in bonus.kinds)


class Table(Struct):
    deck: DeckData | None = None
    hidden_factions: bool = False


def test_facts_are_built_once_a_deck() -> None:
    assert facts(Table()) is ours()
    shorter = msgspec.structs.replace(our_data(), groups=our_data().groups[:50], name="Shorter")
    again = msgspec.json.decode(msgspec.json.encode(shorter), type=DeckData)
    assert again is not shorter
    assert facts(Table(shorter)) is facts(Table(again)) is facts(Table(shorter))
    assert len(facts(Table(shorter)).groups) == 50
    others = [msgspec.structs.replace(shorter, name=f"No. {i}") for i in range(20)]
    assert [facts(Table(other)).name for other in others] == [other.name for other in others]


@pytest.mark.clause("15.1")
def test_s15_1_cards_that_lie_face_down_are_middling_and_unable() -> None:
    """R 51: of each figure the lower one in the middle; their numbers stand between the Illuminati and the Specials."""
    plain, hidden = ours(), facts(Table(hidden_factions=True))
    backs = range(hidden.first_face_down, hidden.first_special)
    assert (plain.first_special, len(backs)) == (hidden.first_face_down, 8)
    assert {(hidden.power[card], hidden.transferable[card], hidden.income[card]) for card in backs} == {(8, 8, 8)}
    assert not any(card >= hidden.first_face_down for cards in hidden.holders.values() for card in cards)
    assert {hidden.outs[card] for card in backs} == {(0, 1, 2, 3)}
    assert len(hidden.pile) == len(plain.pile)
    assert hidden.power[: hidden.first_face_down] == plain.power
    uneven = msgspec.structs.replace(
        our_data(),
        illuminati=tuple(
            msgspec.structs.replace(own, power=power, transferable=9 - power, income=2 * power)
            for own, power in zip(our_data().illuminati, (3, 9, 5, 7), strict=False)
        ),
    )
    card = (deck := facts(Table(uneven, hidden_factions=True))).first_face_down
    assert (deck.power[card], deck.transferable[card], deck.income[card]) == (5, 2, 10)
    assert facts(Table(uneven)) is not deck
    assert facts(Table(uneven, hidden_factions=True)) is deck


# -- what is published -------------------------------------------------------------------------------------------------


def test_s20_our_deck_follows_the_published_schema() -> None:
    validator = jsonschema_rs.validator_for(DECKS.schema())
    written = json.loads(our_text())
    validator.validate(written)
    published = json.loads((ROOT / "docs/reference/deck-illuminati.schema.json").read_text("utf-8"))
    assert published == DECKS.schema()
    with pytest.raises(jsonschema_rs.ValidationError):
        validator.validate({**written, "format": 2})


def test_s20_the_client_has_our_deck() -> None:
    assert (ROOT / "web/src/games/illuminati/deck.json").read_bytes() == our_text() == DECKS.own()


def test_s20_the_reference_names_every_type_with_its_parameters() -> None:
    page = (ROOT / "docs/reference/deck.md").read_text("utf-8")
    rows = {row[1]: row[2] for row in re.finditer(r"^\| `(\w+)` (\|.*)$", page, re.MULTILINE)}
    for cls in ABILITIES | GOALS:
        row = rows[str(cls.__struct_config__.tag)]
        assert all(f"`{name}`" in row for name in cls.__struct_fields__), cls
    assert set(DeckData.__struct_fields__) - {"name"} <= rows.keys()
    for lists in ("illuminati", "groups", "specials"):
        for name in type(getattr(our_data(), lists)[0]).__struct_fields__:
            assert f"`{name}`" in page
