"""The texts of the game: rulebooks and locales."""

from __future__ import annotations

import re
from typing import get_args

import pytest

from parlour.games.hexnet.columns import COUNTS, LETTERS, REASONS, cap
from parlour.games.hexnet.events import Happening
from parlour.games.hexnet.model import Action, Options, State
from parlour.kit.types import Event
from tests.games.texts import LANGUAGES, Texts, TextTests, words

CLAUSES = words("""
    1 2 3 3.1 3.2 3.3 4 5 5.1 5.2 5.3 6 6.1 6.2 7 7.1 7.2 7.3 7.4 7.5 7.6 7.7 8 8.1 8.2 9 9.1 9.2 9.3 9.4
    10 10.1 10.2 10.3 10.4 11 11.1 11.2 12 12.1 13 14 15 16 16.1
""")
RULINGS = [f"[R-{n:02}]" for n in range(1, 55)]

PROMPTS = words("first place core turn")
OUTCOMES = words("last fall stuck repetition max_actions")
SPLIT = words("""
    not_at_wreck not_at_unit not_at_origin gate_above unknown_hex unknown_unit unknown_kind
    malformed_position no_classic_position
""")
REFUSALS = [*REASONS[1:], *SPLIT]
OPTIONS = list(Options.__struct_fields__)
FAULTS = words("out_of_range counts_size too_many_units bad_entry")

VALUES: dict[str, tuple[str | int, ...]] = {
    "kind": ("S", *LETTERS, "Z"),
    "core": ("M", "D", "aO2", ""),
    "unit": ("aS1", "hand"), "target": ("bO2",), "clone": ("aK1",), "wreck": ("X3",), "units": ("bS1, cO2",),
    "at": ("3,-1",), "to": ("2,0",), "origin": ("1,-1",), "hex": ("4,4",),
    "seat_name": ("Ola",), "owner_name": ("Józek",), "seat": (0,),
    "mothership": ("aO1", "hand"),
    "level": (0, 1, 5), "row": (1, 2, 3), "number": (1, 22), "turn": (1, 22), "round": (1, 22),
    "count": (0, 1, 2, 5, 12, 21, 22, 101), "units_count": (0, 1, 2), "actions": (1, 2, 5, 21),
    "most": (62, 126), "low": (2,), "high": (9,), "ability": ("emp", "clone", "grapple", "transfer"),
    "reason": ("surround", "time", "lockout", "left", "fall", "stuck", "repetition"),
    "entry": ("3@",),
}  # fmt: skip

TEXTS = Texts("hexnet", VALUES)


CHOICES = ("p_mode-random", "p_mode-list", "p_mode-off", "turn_timeout-skip3", "turn_timeout-fall")
SPOKEN = {
    "action": [*(action.__name__ for action in get_args(Action)), "TransferCore"],
    "event": [event.__name__ for event in get_args(Happening)],
    "reason": OUTCOMES,
    "prompt": PROMPTS,
    "no": REFUSALS,
    "fault": FAULTS,
    "option": [*OPTIONS, *(f"{name}-help" for name in OPTIONS), *CHOICES],
    "side": [str(seat) for seat in range(10)],
}
CODES = {
    r'Refused\(\s*"(\w+)"': "no",
    r'Unknown\(\s*"(\w+)"': "no",
    r'NotationError\(\s*"(?!malformed_action")(\w+)"': "no",
    r'_(?:plain|of_unit|of_hex|of_target)\(\s*"(\w+)"': "no",
    r'Fault\(\s*"\w+",\s*"(\w+)"': "fault",
    r'_end\(s, "(\w+)", k\)': "reason",
}


class TestTexts(TextTests):
    texts = TEXTS
    clauses = CLAUSES
    rulings = RULINGS
    references = 30
    places = re.compile(r"\(-?\d+,-?\d+\)")
    options = ("14", OPTIONS)
    spoken = SPOKEN
    codes = CODES
    events = get_args(Happening)

    def given(self, event: type[Event]) -> set[str]:
        """Names of seats come along, and how many there are of what is a list."""
        fields = set(event.__struct_fields__)
        return fields | {f"{name}_name" for name in fields & {"seat", "owner"}} | {f"{name}_count" for name in fields}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_of_units_is_the_one_that_is_played(language: str) -> None:
    clause = TEXTS.clauses(language)["2"]
    rows = re.findall(r"^\| (\d+)(?:–\d+)? \| (\d) \| (\d) \| (\d) \| (\d) \| (\d+) \| (\d) \|", clause, re.MULTILINE)
    assert [tuple(map(int, row[1:5])) for row in rows] == list(COUNTS)
    assert [int(row[5]) for row in rows] == [2 + sum(counts) for counts in COUNTS]
    for number in (cap(2), cap(5)):
        assert re.search(rf"\b{number}\b", clause)


@pytest.mark.parametrize("language", LANGUAGES)
def test_sources_name_of_the_game_is_explained(language: str) -> None:
    assert "Sieć" in TEXTS.rulebook(language)


def test_fields_and_values_have_words() -> None:
    """What forms and tables of the house name: fields of the actions and of the state, values of the options."""
    fields = {field for action in get_args(Action) for field in action.__struct_fields__}
    fields |= set(State.__struct_fields__) - {"options", "agenda", "seats"}
    assert [field for field in sorted(fields) if f"hexnet-field-{field}" not in TEXTS.messages("en")] == []
    values = [*LETTERS, "off", "random", "list", "skip3", "fall"]
    assert [value for value in values if f"hexnet-value-{value}" not in TEXTS.messages("en")] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_core_of_others_is_not_told(language: str) -> None:
    """The event without its private field, as everybody else gets it: no word of the Mothership or the Decoy."""
    pattern = TEXTS.bundle(language).get_message("hexnet-event-UnitPlaced").value
    assert pattern is not None
    args = {"seat_name": "Ola", "unit": "aO1", "kind": "O", "at": "3,-1"}
    text, _ = TEXTS.bundle(language).format_pattern(pattern, args)
    assert "aO1" in str(text)
    for kind in "MD":
        for form in ("hexnet-kind", "hexnet-kind-object", "hexnet-kind-of"):
            assert TEXTS.say(language, form, kind=kind) not in str(text)


@pytest.mark.parametrize(
    ("language", "count", "text"),
    [
        ("en", 1, "1 unit in hand"),
        ("en", 2, "2 units in hand"),
        ("pl", 1, "1 jednostka w ręce"),
        ("pl", 3, "3 jednostki w ręce"),
        ("pl", 5, "5 jednostek w ręce"),
        ("pl", 12, "12 jednostek w ręce"),
        ("pl", 22, "22 jednostki w ręce"),
        ("ru", 1, "1 юнит на руках"),
        ("ru", 4, "4 юнита на руках"),
        ("ru", 12, "12 юнитов на руках"),
        ("ru", 21, "21 юнит на руках"),
    ],
)
def test_plurals(language: str, count: int, text: str) -> None:
    assert TEXTS.say(language, "hexnet-units-left", count=count) == text


@pytest.mark.parametrize(
    ("language", "kind", "text"),
    [
        ("en", "M", "Place the Mothership on 1,0"),
        ("pl", "M", "Wystaw Statek Matkę na 1,0"),
        ("pl", "D", "Wystaw Wabika na 1,0"),
        ("ru", "D", "Выставить Обманку на 1,0"),
        ("ru", "N", "Выставить Сетевика на 1,0"),
    ],
)
def test_cases(language: str, kind: str, text: str) -> None:
    assert TEXTS.say(language, "hexnet-action-Place", kind=kind, at="1,0") == text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_kind_has_one_name(language: str) -> None:
    """The static names, the selected ones and the rulebook's table of units agree."""
    for kind in LETTERS:
        name = TEXTS.say(language, f"hexnet-kind-{kind}")
        assert name == TEXTS.say(language, "hexnet-kind", kind=kind) == TEXTS.say(language, f"hexnet-value-{kind}")
    table = re.findall(r"^\| ([^|]+) \| ([MDSCJN]) \|", TEXTS.clauses(language)["2"], flags=re.MULTILINE)
    assert table[:6] == [(TEXTS.say(language, f"hexnet-kind-{kind}"), kind) for kind in "MDSCJN"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_abilities_have_one_name(language: str) -> None:
    """The buttons and the rulebook's table of abilities agree."""
    table = re.findall(
        r"^\| [^|]+ \| ([^|]+) \| [^|]+\[R-\d\d\][^|]+\|", TEXTS.clauses(language)["9.3"], flags=re.MULTILINE
    )
    buttons = [
        TEXTS.say(language, f"hexnet-board-{name}") for name in ("emp", "clone", "multijump", "grapple", "transfer")
    ]
    assert len(table) == 5
    for name, button in zip(table, buttons, strict=True):
        assert button.startswith(name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_end_is_told_with_its_reason(language: str) -> None:
    text = TEXTS.say(language, "hexnet-event-GameWon", seat_name="Ola")
    assert text.endswith(TEXTS.say(language, "hexnet-reason-last"))
    for reason in ("fall", "stuck", "repetition"):
        text = TEXTS.say(language, "hexnet-event-GameDrawn", reason=reason)
        assert text.endswith(TEXTS.say(language, f"hexnet-reason-{reason}"))
