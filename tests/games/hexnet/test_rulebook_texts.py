"""The texts of the game: three rulebooks with one numbering, three locales with one set of messages."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from importlib.resources import files
from typing import get_args

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast, visitor

from parlour.games.hexnet.columns import COUNTS, LETTERS, REASONS, cap
from parlour.games.hexnet.events import Happening
from parlour.games.hexnet.model import Action, Options, State
from parlour.kit.types import Event

LANGUAGES = ("en", "pl", "ru")
RULEBOOKS = {"en": "RULEBOOK.md", "pl": "RULEBOOK.pl.md", "ru": "RULEBOOK.ru.md"}
HEADING = re.compile(r"^#{2,3} (\d+(?:\.\d+)?) .+")
RULING = re.compile(r"\[R-\d\d\]")
REFERENCE = re.compile(r"(?<![\d.])\d+\.\d+(?![\d.])")
HEX = re.compile(r"\(-?\d+,-?\d+\)")
CODE = re.compile(r"`([^`]+)`")


def words(text: str) -> list[str]:
    return text.split()


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


def read(name: str) -> str:
    return files("parlour.games").joinpath("hexnet", name).read_text(encoding="utf-8")


@cache
def clauses(language: str) -> dict[str, str]:
    """The text under each heading, in the order of the document."""
    found: dict[str, list[str]] = {}
    here: list[str] = []
    for line in read(RULEBOOKS[language]).splitlines():
        if heading := HEADING.match(line):
            assert heading[1] not in found, f"clause {heading[1]} twice"
            here = found[heading[1]] = []
        else:
            here.append(line)
    return {number: "\n".join(lines) for number, lines in found.items()}


@cache
def entries(language: str) -> list[ast.EntryType]:
    return FluentParser().parse(read(f"locales/{language}.ftl")).body


@cache
def messages(language: str) -> dict[str, ast.Message]:
    return {entry.id.name: entry for entry in entries(language) if isinstance(entry, ast.Message)}


@cache
def bundle(language: str) -> FluentBundle:
    made = FluentBundle([language], use_isolating=False)
    made.add_resource(FluentResource(read(f"locales/{language}.ftl")))
    return made


class Names(visitor.Visitor):
    """Collects the variables and the messages that a pattern names."""

    def __init__(self) -> None:
        self.variables: dict[str, None] = {}
        self.references: dict[str, None] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802, the library's name
        self.variables[node.id.name] = None

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802, the library's name
        self.references[node.id.name] = None


def variables(language: str, name: str) -> frozenset[str]:
    """The arguments that a message needs, those of the messages inside it included."""
    names = Names()
    names.visit(messages(language)[name])
    inner = (variables(language, reference) for reference in names.references)
    return frozenset(names.variables).union(*inner)


def say(language: str, name: str, **args: str | int) -> str:
    pattern = bundle(language).get_message(name).value
    assert pattern is not None
    text, errors = bundle(language).format_pattern(pattern, args)
    assert not errors, (language, name, errors)
    assert isinstance(text, str)
    return text


def every_text(language: str, name: str) -> list[str]:
    """A message with each value of each of its arguments in turn, the others at their first."""
    needed = sorted(variables(language, name))
    plain = {key: VALUES[key][0] for key in needed}
    return [say(language, name, **plain)] + [
        say(language, name, **{**plain, key: value}) for key in needed for value in VALUES[key]
    ]


# -- rulebooks ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_is_there_in_order(language: str) -> None:
    assert list(clauses(language)) == CLAUSES


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_ruling_is_marked_once(language: str) -> None:
    assert sorted(RULING.findall(read(RULEBOOKS[language]))) == RULINGS


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_heading_is_numbered(language: str) -> None:
    headings = [line for line in read(RULEBOOKS[language]).splitlines() if line.startswith("##")]
    assert [line for line in headings if not HEADING.match(line)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_references_lead_to_clauses(language: str) -> None:
    found = [number for text in clauses(language).values() for number in REFERENCE.findall(text)]
    assert len(found) > 30
    assert [number for number in found if number not in CLAUSES] == []


@pytest.mark.parametrize("language", ["pl", "ru"])
@pytest.mark.parametrize("clause", CLAUSES)
@pytest.mark.parametrize("pattern", [RULING, REFERENCE, HEX, CODE], ids=["rulings", "references", "hexes", "code"])
def test_translations_name_the_same_things(language: str, clause: str, pattern: re.Pattern[str]) -> None:
    """Rulings, references, hexes and notation of each clause: the three texts say the same about the same."""
    assert Counter(pattern.findall(clauses(language)[clause])) == Counter(pattern.findall(clauses("en")[clause]))


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_of_clause_14_are_those_with_texts(language: str) -> None:
    rows = re.findall(r"^\| `(\w+)` \|", clauses(language)["14"], flags=re.MULTILINE)
    assert rows == OPTIONS


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_of_units_is_the_one_that_is_played(language: str) -> None:
    rows = re.findall(
        r"^\| (\d+)(?:–\d+)? \| (\d) \| (\d) \| (\d) \| (\d) \| (\d+) \| (\d) \|", clauses(language)["2"], re.MULTILINE
    )
    assert [tuple(map(int, row[1:5])) for row in rows] == list(COUNTS)
    assert [int(row[5]) for row in rows] == [2 + sum(counts) for counts in COUNTS]
    for number in (cap(2), cap(5)):
        assert re.search(rf"\b{number}\b", clauses(language)["2"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_sources_name_of_the_game_is_explained(language: str) -> None:
    assert "Sieć" in read(RULEBOOKS[language])


# -- messages ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_locale_parses_without_junk_and_without_doubles(language: str) -> None:
    assert [entry.content for entry in entries(language) if isinstance(entry, ast.Junk)] == []
    names = [entry.id.name for entry in entries(language) if isinstance(entry, ast.Message)]
    assert [name for name, times in Counter(names).items() if times > 1] == []


@pytest.mark.parametrize("language", ["pl", "ru"])
def test_same_ids_with_the_same_variables(language: str) -> None:
    assert list(messages(language)) == list(messages("en"))
    assert {name: variables(language, name) for name in messages(language)} == {
        name: variables("en", name) for name in messages("en")
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str) -> None:
    for name in messages(language):
        for text in every_text(language, name):
            assert text.strip(), name
            assert "{" not in text, (name, text)


@pytest.mark.parametrize(
    ("prefix", "names"),
    [
        ("action", [*(action.__name__ for action in get_args(Action)), "TransferCore"]),
        ("event", [event.__name__ for event in get_args(Happening)]),
        ("reason", OUTCOMES),
        ("prompt", PROMPTS),
        ("no", REFUSALS),
        ("fault", FAULTS),
        ("option", [*OPTIONS, *(f"{name}-help" for name in OPTIONS)]),
        ("side", [str(seat) for seat in range(10)]),
    ],
)
def test_nothing_is_left_without_words(prefix: str, names: list[str]) -> None:
    found = [name for name in messages("en") if name.startswith(f"hexnet-{prefix}-")]
    assert sorted(found) == sorted(f"hexnet-{prefix}-{name}" for name in names)


@pytest.mark.parametrize(
    ("pattern", "prefix"),
    [
        (r'Refused\(\s*"(\w+)"', "no"),
        (r'Unknown\(\s*"(\w+)"', "no"),
        (r'NotationError\(\s*"(?!malformed_action")(\w+)"', "no"),
        (r'_(?:plain|of_unit|of_hex|of_target)\(\s*"(\w+)"', "no"),
        (r'Fault\(\s*"\w+",\s*"(\w+)"', "fault"),
        (r'_end\(s, "(\w+)", k\)', "reason"),
    ],
    ids=["refusals", "names", "positions", "cases", "faults", "reasons"],
)
def test_every_code_in_the_rules_has_words(pattern: str, prefix: str) -> None:
    modules = [item for item in files("parlour.games").joinpath("hexnet").iterdir() if item.name.endswith(".py")]
    codes = [code for item in modules for code in re.findall(pattern, item.read_text(encoding="utf-8"))]
    assert codes
    assert [code for code in codes if f"hexnet-{prefix}-{code}" not in messages("en")] == []


def test_fields_and_values_have_words() -> None:
    """What forms and tables of the house name: fields of the actions and of the state, values of the options."""
    fields = {field for action in get_args(Action) for field in action.__struct_fields__}
    fields |= set(State.__struct_fields__) - {"options", "agenda", "seats"}
    assert [field for field in sorted(fields) if f"hexnet-field-{field}" not in messages("en")] == []
    values = [*LETTERS, "off", "random", "list", "skip3", "fall"]
    assert [value for value in values if f"hexnet-value-{value}" not in messages("en")] == []


@pytest.mark.parametrize("event", get_args(Happening), ids=lambda event: event.__name__)
def test_an_event_carries_what_its_text_needs(event: type[Event]) -> None:
    fields = set(event.__struct_fields__)
    given = fields | {f"{name}_name" for name in fields & {"seat", "owner"}} | {f"{name}_count" for name in fields}
    assert variables("en", f"hexnet-event-{event.__name__}") <= given


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", REFUSALS)
def test_a_refusal_says_what_is_and_what_to_do(language: str, code: str) -> None:
    for text in every_text(language, f"hexnet-no-{code}"):
        assert re.search(r"[.;,] .+\.$", text), text
        assert "!" not in text, text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_core_of_others_is_not_told(language: str) -> None:
    """The event without its private field, as everybody else gets it: no word of the Mothership or the Decoy."""
    pattern = bundle(language).get_message("hexnet-event-UnitPlaced").value
    assert pattern is not None
    args = {"seat_name": "Ola", "unit": "aO1", "kind": "O", "at": "3,-1"}
    text, _ = bundle(language).format_pattern(pattern, args)
    assert "aO1" in str(text)
    for kind in "MD":
        for form in ("hexnet-kind", "hexnet-kind-object", "hexnet-kind-of"):
            assert say(language, form, kind=kind) not in str(text)


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
    assert say(language, "hexnet-units-left", count=count) == text


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
    assert say(language, "hexnet-action-Place", kind=kind, at="1,0") == text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_kind_has_one_name(language: str) -> None:
    """The static names, the selected ones and the rulebook's table of units agree."""
    for kind in LETTERS:
        name = say(language, f"hexnet-kind-{kind}")
        assert name == say(language, "hexnet-kind", kind=kind) == say(language, f"hexnet-value-{kind}")
    table = re.findall(r"^\| ([^|]+) \| ([MDSCJN]) \|", clauses(language)["2"], flags=re.MULTILINE)
    assert table[:6] == [(say(language, f"hexnet-kind-{kind}"), kind) for kind in "MDSCJN"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_abilities_have_one_name(language: str) -> None:
    """The buttons and the rulebook's table of abilities agree."""
    table = re.findall(r"^\| [^|]+ \| ([^|]+) \| [^|]+\[R-\d\d\][^|]+\|", clauses(language)["9.3"], flags=re.MULTILINE)
    buttons = [say(language, f"hexnet-board-{name}") for name in ("emp", "clone", "multijump", "grapple", "transfer")]
    assert len(table) == 5
    for name, button in zip(table, buttons, strict=True):
        assert button.startswith(name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_end_is_told_with_its_reason(language: str) -> None:
    text = say(language, "hexnet-event-GameWon", seat_name="Ola")
    assert text.endswith(say(language, "hexnet-reason-last"))
    for reason in ("fall", "stuck", "repetition"):
        text = say(language, "hexnet-event-GameDrawn", reason=reason)
        assert text.endswith(say(language, f"hexnet-reason-{reason}"))
