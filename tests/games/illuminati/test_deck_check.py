"""§20: a host's deck; every fault is named by card and field."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import jsonschema_rs
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour.games.illuminati.cards import build
from parlour.games.illuminati.deck import our_data, our_text
from parlour.games.illuminati.deck_check import DECKS, FAULT_LIMIT, SIZE_LIMIT, faults, least_groups, read

Deck = dict[str, Any]


def plain() -> Deck:
    """Our deck as a host might type it."""
    deck: Deck = json.loads(our_text())
    return deck


def found(deck: Any, seats: int | None = None) -> list[tuple[str, str]]:
    return [(fault.field, fault.code) for fault in read(json.dumps(deck).encode(), seats)[1]]


Change = Callable[[Deck], Any]


def put(cards: str, i: int, **fields: Any) -> Change:
    return lambda deck: deck[cards][i].update(fields)


def bonus(**fields: Any) -> Change:
    """Of the first Group, which has one against another Group."""
    return lambda deck: deck["groups"][0]["abilities"][0].update(fields)


THREE_ARROWS = {"top": "out", "left": "out", "right": "out"}
PLAIN_BONUS = {"type": "attack_bonus", "amount": 1, "scope": "direct", "kinds": ["control"]}

ONE_FAULT: dict[str, tuple[Change, str, str]] = {
    "no name": (lambda d: d["groups"][1].pop("name"), "groups.1", "deck_missing"),
    "no groups": (lambda d: d.pop("groups"), "", "deck_missing"),
    "an older format": (lambda d: d.update(format=2), "format", "deck_unknown_value"),
    "a format in words": (lambda d: d.update(format="1"), "format", "deck_wrong_type"),
    "a field that is none": (put("groups", 3, art="x.png"), "groups.3", "deck_unknown_field"),
    "power in words": (put("groups", 0, power="two"), "groups.0.power", "deck_wrong_type"),
    "power as a truth": (put("groups", 0, power=True), "groups.0.power", "deck_wrong_type"),
    "power in parts": (put("groups", 0, power=1.5), "groups.0.power", "deck_wrong_type"),
    "power without measure": (put("groups", 0, power=10**30), "groups.0.power", "deck_number"),
    "power below nothing": (put("groups", 0, power=-1), "groups.0.power", "deck_number"),
    "illuminati without power": (put("illuminati", 0, power=0), "illuminati.0.power", "deck_number"),
    "no resistance": (put("groups", 9, resistance=None), "groups.9.resistance", "deck_wrong_type"),
    "a list for a card": (lambda d: d["groups"].insert(0, []), "groups.0", "deck_wrong_type"),
    "a card for a list": (lambda d: d.update(specials={}), "specials", "deck_wrong_type"),
    "no copies": (put("specials", 0, copies=0), "specials.0.copies", "deck_number"),
    "an empty name": (put("groups", 2, name=""), "groups.2.name", "deck_text_length"),
    "an endless name": (put("groups", 2, name="x" * 61), "groups.2.name", "deck_text_length"),
    "a name of two lines": (put("groups", 2, name="a\nb"), "groups.2.name", "deck_characters"),
    "a name that turns the line": (put("groups", 2, name="a\u202eb"), "groups.2.name", "deck_characters"),
    "a name that steers a terminal": (put("groups", 2, name="\x1b[2J"), "groups.2.name", "deck_characters"),
    "a name of nothing": (put("groups", 2, name=" "), "groups.2.name", "deck_characters"),
    "a name of a letter that shows nothing": (put("groups", 2, name="\u3164"), "groups.2.name", "deck_characters"),
    "a name of a pattern without dots": (put("groups", 2, name="\u2800"), "groups.2.name", "deck_characters"),
    "a name of a joiner": (put("groups", 2, name="\u034f"), "groups.2.name", "deck_characters"),
    "a name of a selector": (put("groups", 2, name="\ufe0f"), "groups.2.name", "deck_characters"),
    "a deck without a name to be seen": (lambda d: d.update(name="\u3164"), "name", "deck_characters"),
    "an id with a blank": (put("groups", 1, id="two words"), "groups.1.id", "deck_id_form"),
    "an id of somebody's": (
        lambda d: d["groups"][1].update(id=d["groups"][4]["id"]),
        "groups.4.id",
        "deck_duplicate_id",
    ),
    "a name of a Special": (
        lambda d: d["specials"][0].update(name=d["groups"][0]["name"].upper()),
        "specials.0.name",
        "deck_duplicate_name",
    ),
    "an alignment that is none": (
        put("groups", 0, alignments=["grumpy"]),
        "groups.0.alignments.0",
        "deck_unknown_value",
    ),
    "an alignment twice": (put("groups", 0, alignments=["weird", "weird"]), "groups.0.alignments.1", "deck_repeated"),
    "no way in": (put("groups", 0, arrows={"top": "out"}), "groups.0.arrows", "deck_in_arrows"),
    "two ways in": (put("groups", 0, arrows={"top": "in", "left": "in"}), "groups.0.arrows", "deck_in_arrows"),
    "a fifth side": (lambda d: d["groups"][0]["arrows"].update(front="out"), "groups.0.arrows", "deck_unknown_field"),
    "an arrow that is none": (
        lambda d: d["groups"][0]["arrows"].update(left="IN"),
        "groups.0.arrows.left",
        "deck_unknown_value",
    ),
    "illuminati of three arrows": (put("illuminati", 0, arrows=THREE_ARROWS), "illuminati.0.arrows", "deck_out_arrows"),
    "a loss without upkeep": (put("groups", 0, income=-2), "groups.0.income", "deck_no_upkeep"),
    "an ability that is none": (
        put("groups", 0, abilities=[{"type": "fly"}]),
        "groups.0.abilities.0.type",
        "deck_unknown_type",
    ),
    "an ability of a Special": (
        put("groups", 0, abilities=[{"type": "peek"}]),
        "groups.0.abilities.0.type",
        "deck_unknown_type",
    ),
    "an ability without type": (put("groups", 0, abilities=[{}]), "groups.0.abilities.0", "deck_missing"),
    "an ability's word": (put("groups", 0, abilities=["peek"]), "groups.0.abilities.0", "deck_wrong_type"),
    "an ability twice": (
        put("groups", 0, abilities=[{"type": "shift_alignment"}] * 2),
        "groups.0.abilities.1",
        "deck_repeated_ability",
    ),
    "too many abilities": (put("groups", 0, abilities=[PLAIN_BONUS] * 5), "groups.0.abilities", "deck_list_length"),
    "a bonus of an illuminati's money": (
        put("illuminati", 0, abilities=[{"type": "redistribute_money", "bonus": 5}]),
        "illuminati.0.abilities.0.bonus",
        "deck_misplaced_bonus",
    ),
    "a bonus of nothing": (bonus(amount=0), "groups.0.abilities.0.amount", "deck_number"),
    "a bonus for no attack": (bonus(kinds=[]), "groups.0.abilities.0.kinds", "deck_list_length"),
    "a bonus for one kind twice": (bonus(kinds=["control"] * 2), "groups.0.abilities.0.kinds.1", "deck_repeated"),
    "a bonus against a stranger": (bonus(groups=["nobody"]), "groups.0.abilities.0.groups.0", "deck_unknown_group"),
    "a bonus against a conspiracy": (
        bonus(groups=[our_data().illuminati[0].id]),
        "groups.0.abilities.0.groups.0",
        "deck_unknown_group",
    ),
    "a bonus against itself": (
        bonus(groups=[our_data().groups[0].id]),
        "groups.0.abilities.0.groups.0",
        "deck_own_target",
    ),
    "a bonus against both": (bonus(alignment="weird"), "groups.0.abilities.0", "deck_two_targets"),
    "a roll of thirteen": (
        put("specials", 0, ability={"type": "set_roll", "value": 13}),
        "specials.0.ability.value",
        "deck_number",
    ),
    "a goal that is none": (
        put("illuminati", 0, goal={"type": "peace"}),
        "illuminati.0.goal.type",
        "deck_unknown_type",
    ),
    "a goal without measure": (put("illuminati", 0, goal={"type": "total_power"}), "illuminati.0.goal", "deck_missing"),
    "a goal of nothing": (
        put("illuminati", 0, goal={"type": "total_power", "at_least": 0}),
        "illuminati.0.goal.at_least",
        "deck_number",
    ),
    "goals that are all copies": (
        lambda d: [card.update(goal={"type": "secret_copy"}) for card in d["illuminati"]],
        "illuminati",
        "deck_nothing_to_copy",
    ),
    "one conspiracy": (lambda d: d.update(illuminati=d["illuminati"][:1]), "illuminati", "deck_list_length"),
    "no deck": (lambda d: d.clear(), "", "deck_missing"),
}


NAMES = {
    "Caf\u00e9": {},
    "\u2764\ufe0f Hearts": {},
    " Caf\u00e9": {"what": "ends", "character": ""},
    "a\u200bb": {"what": "unseen", "character": "U+200B"},
    "\U0001f469\u200d\U0001f680": {"what": "unseen", "character": "U+200D"},
    "a\u00a0b": {"what": "space", "character": "U+00A0"},
    "a\u3164b": {"what": "unseen", "character": "U+3164"},
    "a \ufe0f": {"what": "unseen", "character": "U+FE0F"},
    "a\x07b": {"what": "control", "character": "U+0007"},
    "a\u2028b": {"what": "line", "character": "U+2028"},
    "a\ue000b": {"what": "unknown", "character": "U+E000"},
}


@pytest.mark.clause("20")
@pytest.mark.parametrize("name", NAMES, ids=ascii)
def test_s20_what_is_wrong_with_a_name_is_said(name: str) -> None:
    deck = plain()
    deck["groups"][2]["name"] = name
    wrong = [fault.args for fault in read(json.dumps(deck).encode())[1]]
    assert wrong == ([{"card": deck["groups"][2]["id"], **NAMES[name]}] if NAMES[name] else [])


@pytest.mark.clause("20")
def test_s20_names_that_look_alike_are_one_name() -> None:
    """The letter with its accent, and the letter and the accent."""
    deck = plain()
    deck["groups"][2]["name"], deck["groups"][5]["name"] = "Caf\u00e9", "CAFE\u0301"
    assert found(deck) == [("groups.5.name", "deck_duplicate_name")]


@pytest.mark.clause("20")
@pytest.mark.parametrize("fault", ONE_FAULT)
def test_s20_a_fault_is_named_by_card_and_field(fault: str) -> None:
    change, field, code = ONE_FAULT[fault]
    deck = plain()
    change(deck)
    assert (field, code) in found(deck)
    if fault not in {"no deck", "no groups"}:  # of these more follows
        assert len(found(deck)) == 1


def test_s20_the_card_is_called_by_name_else_by_id_else_by_its_place() -> None:
    deck = plain()
    deck["groups"][0]["power"] = deck["groups"][1]["power"] = deck["groups"][2]["power"] = 99
    deck["groups"][1]["name"] = "\x1b[31m"
    del deck["groups"][2]["name"]
    deck["groups"][2]["id"] = 7
    named = {fault.field: fault.args for fault in read(json.dumps(deck).encode())[1]}
    assert named["groups.0.power"] == {"card": deck["groups"][0]["name"], "least": 0, "most": 20}
    assert named["groups.1.power"]["card"] == deck["groups"][1]["id"]
    assert named["groups.2.power"]["card"] == "groups 2"


def test_s20_every_fault_is_named_at_once() -> None:
    """Those that can stand together, a card each."""
    deck, expected = plain(), set()
    deck["groups"][20]["abilities"] = [{"type": "fly"}, {"type": "shift_alignment"}, {"type": "shift_alignment"}]
    expected |= {
        ("groups.20.abilities.0.type", "deck_unknown_type"),
        ("groups.20.abilities.2", "deck_repeated_ability"),
    }
    deck["groups"][21] |= {"power": "?", "arrows": {}, "alignments": ["weird", "weird"], "income": -3, "x": 1}
    expected |= {
        ("groups.21.power", "deck_wrong_type"),
        ("groups.21.arrows", "deck_in_arrows"),
        ("groups.21.alignments.1", "deck_repeated"),
        ("groups.21.income", "deck_no_upkeep"),
        ("groups.21", "deck_unknown_field"),
    }
    deck["specials"][2]["copies"] = 100
    deck["illuminati"][3]["goal"] = None
    expected |= {("specials.2.copies", "deck_number"), ("illuminati.3.goal", "deck_wrong_type")}
    assert set(found(deck)) == expected


def test_s20_a_deck_has_to_do_for_the_players() -> None:
    deck = plain()
    deck["illuminati"] = deck["illuminati"][:4]
    deck["groups"] = [card for card in deck["groups"] if "abilities" not in card][: least_groups(5)]
    del deck["illuminati"][2]["abilities"][0]
    assert found(deck, 4) == found(deck) == []
    assert found(deck, 5) == [("illuminati", "deck_few_illuminati")]
    assert found(deck, 6) == [("illuminati", "deck_few_illuminati"), ("groups", "deck_few_groups")]
    assert least_groups(8) <= 83


@pytest.mark.parametrize(
    ("text", "code", "args"),
    [
        (b"", "deck_not_json", {"line": 1, "column": 1}),
        (b'{"name":\n [1,}', "deck_not_json", {"line": 2, "column": 5}),
        (b"\xff", "deck_not_json", {"line": 1, "column": 1}),
        (b"[" * 50_000, "deck_not_json", {"line": 1}),
        (b"{}" + b" " * SIZE_LIMIT, "deck_too_big", {"most": SIZE_LIMIT}),
        (b"7", "deck_wrong_type", {"expected": "object"}),
        (b"NaN", "deck_not_json", {"line": 1, "column": 1}),
    ],
)
def test_s20_what_is_no_deck_at_all_is_refused(text: bytes, code: str, args: dict[str, Any]) -> None:
    deck, (fault,) = read(text)
    assert deck is None
    assert (fault.field, fault.code) == ("", code)
    assert args.items() <= fault.args.items()


def test_s20_the_faults_of_a_hostile_file_are_bounded() -> None:
    bonus = '{"type":"attack_bonus","amount":1,"scope":"direct","kinds":["control","control"],"groups":["a","a","a"]}'
    group = f'{{"abilities":[{bonus},{bonus},{bonus}],"\\u0007":1}}'
    text = f'{{"groups":[{",".join([group] * 160)}]}}'.encode()
    assert len(text) < SIZE_LIMIT
    _, named = read(text)
    assert len(named) == FAULT_LIMIT + 1
    assert named[-1].code == "deck_more_faults"
    assert all(str(value).isprintable() for fault in named for value in fault.args.values())


def paths(value: Any, here: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place in some JSON."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [here, *(path for key, item in inner for path in paths(item, (*here, key)))]


PLACES = paths(plain())[1:]
Junk = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.text(max_size=5)
    | st.sampled_from(["in", "out", "weird", "control"]),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4) | st.just("type"), inner, max_size=3)
    ),
    max_leaves=4,
)
VALIDATOR = jsonschema_rs.validator_for(DECKS.schema())


def spoil(deck: Any, path: tuple[Any, ...], junk: Any) -> None:
    """Put something else there, if an earlier change has left the place."""
    key, *further = path
    if key in (deck if isinstance(deck, dict) else range(len(deck)) if isinstance(deck, list) else ()):
        if further:
            spoil(deck[key], tuple(further), junk)
        else:
            deck[key] = junk


@settings(max_examples=100)
@given(st.lists(st.tuples(st.sampled_from(PLACES), Junk), min_size=1, max_size=3))
def test_s20_a_deck_either_has_a_fault_or_can_be_played(changes: list[tuple[tuple[Any, ...], Any]]) -> None:
    deck = plain()
    for path, junk in changes:
        spoil(deck, path, junk)
    data, named = read(json.dumps(deck).encode(), 2)
    assert (data is None) == bool(named)
    if data is not None:
        VALIDATOR.validate(deck)
        assert faults(data, 2) == []
        assert len(build(data).ids) == len(data.groups) + len(data.illuminati)
