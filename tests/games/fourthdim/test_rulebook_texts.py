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

from parlour.games.fourthdim.model import Happening
from parlour.kit.types import Event

LANGUAGES = ("en", "pl", "ru")
RULEBOOKS = {"en": "RULEBOOK.md", "pl": "RULEBOOK.pl.md", "ru": "RULEBOOK.ru.md"}
HEADING = re.compile(r"^#{2,3} (\d+(?:\.\d+)?) .+")
RULING = re.compile(r"\[R-\d\d\]")
REFERENCE = re.compile(r"(?<![\d.])\d+\.\d+(?![\d.])")
SPACE = re.compile(r"(?<![A-Za-z0-9])[abcd]\d{1,2}(?!\d)|(?<=[v^@x>:,-])[abcd]\d{1,2}")
CODE = re.compile(r"`([^`]+)`")


def words(text: str) -> list[str]:
    return text.split()


CLAUSES = words("""
    1 2 2.1 2.2 2.3 2.4 3 3.1 3.2 4 5 5.1 5.2 5.3 5.4 5.5 6 6.1 6.2 6.3 6.4 6.5 6.6
    7 7.1 7.2 7.3 7.4 8 8.1 8.2 8.3 8.4 9 9.1 9.2 10
""")
RULINGS = [f"[R-{n:02}]" for n in range(1, 26) if n != 10]  # R-10 was withdrawn; its number stays unused

ACTIONS = words("""
    TakeAtStart Move MoveTake BeamUp BeamDown BeamDownTake Navigate BeamBack BeamBackTake EndTurn Pass
    OfferDraw AcceptDraw DeclineDraw
""")
EVENTS = words("""
    TurnBegun PieceMoved PieceCaptured PieceLifted PieceLanded MarkerMoved PieceClimbed FuturePlaced PairMet PairLost
    TurnPassed DrawOffered DrawDeclined GameWon GameDrawn SeatLeft
""")
REASONS = words("timelord vortex repetition progress lone agreement left time")
REFUSALS = words("""
    not_your_piece no_piece future_cannot_move not_adjacent space_occupied same_piece approach_due part_done
    captures_closed not_capturable timelord_alone cannot_take not_next_to vortex_occupied vortex_empty token_on_board
    marker_in_vortex must_beam_down too_far too_near last_piece approach_blocked
    part_missing would_block_part path_blocked nothing_to_navigate unknown_space
    no_victim other_half current_waits captures_order not_a_part draw_on_offer no_draw_offered nothing_open
    field_count bad_side bad_piece bad_warp bad_count space_taken too_many_pieces no_timelord no_own_piece
    bad_pair_distance two_warp_entries
""")
OPTIONS = words("""
    rings start_array beam_down_min_distance beam_back_from_drift marker_home_with_pair no_progress_limit
    beam_back_needs_open_path
""")

KINDS = ("T", "G", "R", "W", "FT", "FG", "FR", "FW")
VALUES: dict[str, tuple[str | int, ...]] = {
    "piece": KINDS,
    "victim": KINDS,
    "taker": KINDS,
    "seat": (0, 1),
    "name": ("Ada",),
    "names": ("Ben", "Ada, Ben"),
    "spot": (0, 1, 2, 3),
    "count": (1, 2, 5, 12, 22, 101),
    "number": (1, 22),
    "what": ("piece", "marker"),
    "mode": ("idle", "up", "back", "drift"),
    "reason": tuple(REASONS),
    "from": ("c2",), "origin": ("c2",), "current": ("c2",), "to": ("c4",), "at": ("d7",), "take": ("d7",),
    "mark": ("b3",), "future": ("a2",), "space": ("e9",),
    "text": ("Zz9",), "side": ("w", "b"), "kind": ("G",), "distance": (3,),
    "low": (2,), "high": (9,), "most": (8,), "length": (4,), "row": ("WWW",),
}  # fmt: skip


def read(name: str) -> str:
    return files("parlour.games").joinpath("fourthdim", name).read_text(encoding="utf-8")


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


def say(language: str, name: str, /, **args: str | int) -> str:
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
def test_each_live_ruling_is_marked_once(language: str) -> None:
    assert sorted(RULING.findall(read(RULEBOOKS[language]))) == RULINGS


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_heading_is_numbered(language: str) -> None:
    headings = [line for line in read(RULEBOOKS[language]).splitlines() if line.startswith("##")]
    assert [line for line in headings if not HEADING.match(line)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_references_lead_to_clauses(language: str) -> None:
    # Headings are left out of the texts, so what is found are references.
    found = [number for text in clauses(language).values() for number in REFERENCE.findall(text)]
    assert found
    assert [number for number in found if number not in CLAUSES] == []


@pytest.mark.parametrize("language", ["pl", "ru"])
@pytest.mark.parametrize("clause", CLAUSES)
@pytest.mark.parametrize("pattern", [RULING, REFERENCE, SPACE, CODE], ids=["rulings", "references", "spaces", "code"])
def test_translations_name_the_same_things(language: str, clause: str, pattern: re.Pattern[str]) -> None:
    """Rulings, references, spaces and notation of each clause: the three texts say the same about the same."""
    assert Counter(pattern.findall(clauses(language)[clause])) == Counter(pattern.findall(clauses("en")[clause]))


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_of_clause_10_are_those_with_texts(language: str) -> None:
    rows = re.findall(r"^\| `(\w+)` \|", clauses(language)["10"], flags=re.MULTILINE)
    assert rows == OPTIONS


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
        ("action", ACTIONS),
        ("event", EVENTS),
        ("reason", REASONS),
        ("no", REFUSALS),
        ("option", [*OPTIONS, *(f"{name}-help" for name in OPTIONS)]),
    ],
)
def test_nothing_is_left_without_words(prefix: str, names: list[str]) -> None:
    found = [name for name in messages("en") if name.startswith(f"fourthdim-{prefix}-")]
    assert sorted(found) == sorted(f"fourthdim-{prefix}-{name}" for name in names)


@pytest.mark.parametrize(
    ("pattern", "prefix"),
    [
        (r'Refused\(\s*"(\w+)"', "no"),
        (r'PositionError\(\s*"(\w+)"', "no"),
        (r'Fault\(\s*"\w+",\s*"(\w+)"', "fault"),
    ],
    ids=["refusals", "positions", "faults"],
)
def test_every_code_in_the_rules_has_words(pattern: str, prefix: str) -> None:
    modules = [item for item in files("parlour.games").joinpath("fourthdim").iterdir() if item.name.endswith(".py")]
    codes = [code for item in modules for code in re.findall(pattern, item.read_text(encoding="utf-8"))]
    assert codes
    assert [code for code in codes if f"fourthdim-{prefix}-{code}" not in messages("en")] == []


@pytest.mark.parametrize("event", get_args(Happening), ids=lambda event: event.__name__)
def test_an_event_carries_what_its_text_needs(event: type[Event]) -> None:
    assert variables("en", f"fourthdim-event-{event.__name__}") <= set(event.__struct_fields__)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", REFUSALS)
def test_a_refusal_says_what_is_and_what_to_do(language: str, code: str) -> None:
    for text in every_text(language, f"fourthdim-no-{code}"):
        assert re.search(r"[.;,] .+\.$", text), text
        assert "!" not in text, text


@pytest.mark.parametrize(
    ("language", "count", "text"),
    [
        ("en", 1, "1 piece"),
        ("en", 2, "2 pieces"),
        ("pl", 1, "1 figura"),
        ("pl", 3, "3 figury"),
        ("pl", 5, "5 figur"),
        ("pl", 12, "12 figur"),
        ("pl", 22, "22 figury"),
        ("ru", 1, "1 фигура"),
        ("ru", 4, "4 фигуры"),
        ("ru", 12, "12 фигур"),
        ("ru", 21, "21 фигура"),
    ],
)
def test_plurals(language: str, count: int, text: str) -> None:
    assert say(language, "fourthdim-pieces-left", count=count) == text


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Beam Down the Ranger to b1 and take the Warrior on a1"),
        ("pl", "Wyprowadź Tropiciela z Wiru na b1 i zbij Wojownika na a1"),
        ("ru", "Вывести Следопыта из Вихря на b1 и взять Воина на a1"),
    ],
)
def test_cases(language: str, text: str) -> None:
    found = say(language, "fourthdim-action-BeamDownTake", piece="R", to="b1", victim="W", take="a1")
    assert found == text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_kind_has_one_name(language: str) -> None:
    """The static names, the selected ones and the rulebook's table of pieces agree."""
    for kind in KINDS:
        assert say(language, f"fourthdim-piece-{kind}") == say(language, "fourthdim-piece", piece=kind)
    table = re.findall(r"^\| ([^|]+) \| ([TGRW]) \|", clauses(language)["3.1"], flags=re.MULTILINE)
    assert table == [(say(language, f"fourthdim-piece-{kind}"), kind) for kind in "TGRW"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_end_is_told_with_its_reason(language: str) -> None:
    for reason in ("timelord", "vortex", "left", "time"):
        text = say(language, "fourthdim-event-GameWon", seat=1, reason=reason)
        assert text.endswith(say(language, f"fourthdim-reason-{reason}"))
    for reason in ("repetition", "progress", "lone", "agreement"):
        text = say(language, "fourthdim-event-GameDrawn", reason=reason)
        assert text.endswith(say(language, f"fourthdim-reason-{reason}"))
