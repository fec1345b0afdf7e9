"""The texts of a game: three rulebooks with one numbering, three locales with one set of messages.

A game's tests say in a subclass of :class:`TextTests` what there has to be, and add what is its own.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, ClassVar, get_args

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast, visitor

from parlour.cli.wording import worded
from parlour.kit.actors import Viewer
from parlour.kit.game import Game
from parlour.kit.types import Event

__all__ = ("LANGUAGES", "CardGameTextTests", "TextTests", "Texts", "said", "words")

LANGUAGES = ("en", "pl", "ru")
HEADING = re.compile(r"^#{2,3} (\d+(?:\.\d+)?) .+")
RULING = re.compile(r"\[R-\d\d\]")
REFERENCE = re.compile(r"(?<![\d.])\d+\.\d+(?![\d.])")
CODE = re.compile(r"`([^`]+)`")
SECRET = re.compile("AAA|777")
"""What stands in a text where a field of one player alone is told."""

Values = Mapping[str, Sequence[str | int]]


def words(text: str) -> list[str]:
    return text.split()


def said(game: Game[Any, Any], kind: str, fields: dict[str, Any], s: Any, viewer: Viewer) -> str:
    """Kind and code of an event or a decision of a game that is played, once it could be said to that viewer."""
    code = fields.pop("type")
    text = worded(game, kind, code, fields, game.view(s, viewer))
    assert text.strip()
    assert "{" not in text, (code, fields, text)
    assert "=" not in text, (code, "no message, only its arguments")
    return f"{kind} {code}"


class Names(visitor.Visitor):
    """Collects the variables and the messages that a pattern names."""

    def __init__(self) -> None:
        self.variables: dict[str, None] = {}
        self.references: dict[str, None] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802, the library's name
        self.variables[node.id.name] = None

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802, the library's name
        self.references[node.id.name] = None


@cache
def _entries(source: str) -> list[ast.EntryType]:
    return FluentParser().parse(source).body


@cache
def _messages(source: str) -> dict[str, ast.Message]:
    return {entry.id.name: entry for entry in _entries(source) if isinstance(entry, ast.Message)}


@cache
def _bundle(language: str, source: str) -> FluentBundle:
    made = FluentBundle([language], use_isolating=False)
    made.add_resource(FluentResource(source))
    return made


@cache
def _read(game: str, name: str) -> str:
    return files("parlour.games").joinpath(game, name).read_text(encoding="utf-8")


@cache
def _clauses(rulebook: str) -> Mapping[str, str]:
    found: dict[str, list[str]] = {}
    here: list[str] = []
    for line in rulebook.splitlines():
        if heading := HEADING.match(line):
            assert heading[1] not in found, f"clause {heading[1]} twice"
            here = found[heading[1]] = []
        else:
            here.append(line)
    return {number: "\n".join(lines) for number, lines in found.items()}


@cache
def _variables(source: str, message: str) -> frozenset[str]:
    names = Names()
    names.visit(_messages(source)[message])
    return frozenset(names.variables).union(*(_variables(source, reference) for reference in names.references))


class Texts:
    """What lies in a game's package; ``values`` are what each argument of a message may be, by name."""

    def __init__(self, game: str, values: Values) -> None:
        self.game, self.values = game, values

    def read(self, name: str) -> str:
        return _read(self.game, name)

    def modules(self) -> list[str]:
        """The sources of the rules."""
        folder = files("parlour.games").joinpath(self.game)
        return [item.read_text(encoding="utf-8") for item in folder.iterdir() if item.name.endswith(".py")]

    def rulebook(self, language: str) -> str:
        return self.read("RULEBOOK.md" if language == "en" else f"RULEBOOK.{language}.md")

    def clauses(self, language: str) -> Mapping[str, str]:
        """The text under each heading, in the order of the document."""
        return _clauses(self.rulebook(language))

    def entries(self, language: str) -> list[ast.EntryType]:
        return _entries(self.read(f"locales/{language}.ftl"))

    def messages(self, language: str) -> dict[str, ast.Message]:
        return _messages(self.read(f"locales/{language}.ftl"))

    def bundle(self, language: str) -> FluentBundle:
        return _bundle(language, self.read(f"locales/{language}.ftl"))

    def variables(self, language: str, name: str) -> frozenset[str]:
        """The arguments that a message needs, those of the messages inside it included."""
        return _variables(self.read(f"locales/{language}.ftl"), name)

    def say(self, language: str, message: str, /, **args: str | int) -> str:
        pattern = self.bundle(language).get_message(message).value
        assert pattern is not None
        text, errors = self.bundle(language).format_pattern(pattern, args)
        assert not errors, (language, message, errors)
        assert isinstance(text, str)
        return text

    def every_text(self, language: str, name: str) -> list[str]:
        """A message with each value of each of its arguments in turn, the others at their first."""
        needed = sorted(self.variables(language, name))
        plain = {key: self.values[key][0] for key in needed}
        return [self.say(language, name, **plain)] + [
            self.say(language, name, **{**plain, key: value}) for key in needed for value in self.values[key]
        ]


class TextTests:
    """What holds for every game."""

    texts: ClassVar[Texts]
    clauses: ClassVar[Sequence[str]]
    """Numbers of the rulebook, in order."""
    rulings: ClassVar[Sequence[str]]
    references: ClassVar[int]
    """From clause to clause there are more than so many."""
    places: ClassVar[re.Pattern[str]]
    """Of the board: a rulebook names the same ones in every language."""
    options: ClassVar[tuple[str, Sequence[str]]]
    """The clause with the table of the options, and their names."""
    spoken: ClassVar[Mapping[str, Sequence[str]]]
    """By the kind of a message (``action``, ``event``, ``no`` …): of what there is one, and of nothing else."""
    codes: ClassVar[Mapping[str, str]]
    """Patterns that find codes in the rules, and the kind of their messages."""
    events: ClassVar[Sequence[type[Event]]]

    def given(self, event: type[Event]) -> set[str]:
        """The arguments that a client has for an event's text."""
        return set(event.__struct_fields__)

    # -- rulebooks

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_every_clause_is_there_in_order(self, language: str) -> None:
        assert list(self.texts.clauses(language)) == self.clauses

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_each_live_ruling_is_marked_once(self, language: str) -> None:
        assert sorted(RULING.findall(self.texts.rulebook(language))) == self.rulings

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_every_heading_is_numbered(self, language: str) -> None:
        headings = [line for line in self.texts.rulebook(language).splitlines() if line.startswith("##")]
        assert [line for line in headings if not HEADING.match(line)] == []

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_references_lead_to_clauses(self, language: str) -> None:
        # Headings are left out of the texts, so what is found are references.
        found = [number for text in self.texts.clauses(language).values() for number in REFERENCE.findall(text)]
        assert len(found) > self.references
        assert [number for number in found if number not in self.clauses] == []

    @pytest.mark.parametrize("language", ["pl", "ru"])
    def test_translations_name_the_same_things(self, language: str) -> None:
        """Rulings, references, places and notation of each clause: the three texts say the same about the same."""
        here, there = self.texts.clauses(language), self.texts.clauses("en")
        for pattern in (RULING, REFERENCE, self.places, CODE):
            for clause in self.clauses:
                assert Counter(pattern.findall(here[clause])) == Counter(pattern.findall(there[clause])), clause

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_the_table_of_options_names_those_that_there_are(self, language: str) -> None:
        clause, names = self.options
        assert re.findall(r"^\| `(\w+)` \|", self.texts.clauses(language)[clause], flags=re.MULTILINE) == names

    # -- messages

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_locale_parses_without_junk_and_without_doubles(self, language: str) -> None:
        entries = self.texts.entries(language)
        assert [entry.content for entry in entries if isinstance(entry, ast.Junk)] == []
        names = [entry.id.name for entry in entries if isinstance(entry, ast.Message)]
        assert [name for name, times in Counter(names).items() if times > 1] == []

    @pytest.mark.parametrize("language", ["pl", "ru"])
    def test_same_ids_with_the_same_variables(self, language: str) -> None:
        here, there = self.texts.messages(language), self.texts.messages("en")
        assert list(here) == list(there)
        for name in here:
            assert self.texts.variables(language, name) == self.texts.variables("en", name), name

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_every_message_can_be_said(self, language: str) -> None:
        for name in self.texts.messages(language):
            for text in self.texts.every_text(language, name):
                assert text.strip(), name
                assert "{" not in text, (name, text)

    def test_nothing_is_left_without_words(self) -> None:
        for prefix, names in self.spoken.items():
            start = f"{self.texts.game}-{prefix}-"
            found = [name for name in self.texts.messages("en") if name.startswith(start)]
            assert sorted(found) == sorted(f"{start}{name}" for name in names), prefix

    def test_every_code_in_the_rules_has_words(self) -> None:
        modules, known = self.texts.modules(), self.texts.messages("en")
        for pattern, prefix in self.codes.items():
            codes = [code for module in modules for code in re.findall(pattern, module)]
            assert codes, pattern
            assert [code for code in codes if f"{self.texts.game}-{prefix}-{code}" not in known] == [], pattern

    def test_an_event_carries_what_its_text_needs(self) -> None:
        for event in self.events:
            needed = self.texts.variables("en", f"{self.texts.game}-event-{event.__name__}")
            assert needed <= self.given(event), event

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_a_refusal_says_what_is_and_what_to_do(self, language: str) -> None:
        for code in self.spoken["no"]:
            for text in self.texts.every_text(language, f"{self.texts.game}-no-{code}"):
                assert re.search(r"[.;,] .+\.$", text), text
                assert "!" not in text, text


class CardGameTextTests(TextTests):
    """And for every game with hands of cards: its code cites clauses, its events have private fields."""

    game: ClassVar[Game[Any, Any]]
    coded: ClassVar[Sequence[str]]
    """Kinds of messages that are named by codes of the rules."""
    composed: ClassVar[Collection[str]] = ()
    """Codes that no module has in one piece."""
    cited: ClassVar[int]
    """The code names clauses more than so many times."""
    parts: ClassVar[Sequence[Any]]
    """Structs whose fields tables of the house show, besides the actions, the state and its steps."""
    unnamed: ClassVar[Sequence[str]]
    """Fields that are never shown, or by a text that is not the game's."""
    values: ClassVar[Sequence[str]]
    """Of the fields, besides the names of the steps."""
    public: ClassVar[Mapping[str, str | int]]
    """The arguments that everybody has for the events in ``private``."""
    private: ClassVar[Mapping[str, Mapping[str, str | int]]]
    """By event, the arguments that one player has besides; what is told of them matches ``SECRET``."""

    def sources(self) -> str:
        """Everything that says a code or names a clause."""
        return "\n".join(self.texts.modules())

    def test_no_words_for_what_nobody_says(self) -> None:
        found = {*re.findall(r'"(\w+)"', self.sources()), *self.composed}
        for kind in self.coded:
            assert [code for code in self.spoken[kind] if code not in found] == [], kind

    def test_clauses_of_the_code_are_in_the_rulebook(self) -> None:
        numbers = re.findall(r'@rule\("([\d.]+)"', self.sources())
        numbers += re.findall(r'Refused\([^()]*"(\d[\d.]*)"\)', self.sources())
        assert len(numbers) > self.cited
        assert sorted({number for number in numbers if number not in self.clauses}) == []

    def test_fields_and_values_have_words(self) -> None:
        """What forms and tables of the house name: fields of the actions and of the state, words of both."""
        known, steps = self.texts.messages("en"), get_args(self.game.Step)
        structs = [*get_args(self.game.Action), self.game.State, *self.parts, *steps]
        fields = {field for struct in structs for field in struct.__struct_fields__} - {*self.unnamed}
        names = [{f"{self.texts.game}-{kind}-{name}" for kind in ("field", "more")} for name in sorted(fields)]
        assert [two for two in names if not two & set(known)] == []
        values = [*self.values, *(step.__name__ for step in steps)]
        assert [str(value) for value in values if f"{self.texts.game}-value-{value}" not in known] == []

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_what_only_one_player_knows_is_not_told(self, language: str) -> None:
        """The events without their hidden fields, as everybody else gets them."""
        bundle, public = self.texts.bundle(language), dict(self.public)
        for event, known in self.private.items():
            pattern = bundle.get_message(f"{self.texts.game}-event-{event}").value
            assert pattern is not None
            hidden, _ = bundle.format_pattern(pattern, public)
            told, _ = bundle.format_pattern(pattern, {**public, **known})
            assert SECRET.search(str(told)), event
            assert not SECRET.search(str(hidden)), event
            assert "{" not in str(hidden), event

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_an_end_is_told_with_its_reason(self, language: str) -> None:
        for reason in self.spoken["reason"]:
            text = self.texts.say(language, f"{self.texts.game}-event-GameEnded", reason=reason)
            assert text.endswith(self.texts.say(language, f"{self.texts.game}-reason-{reason}"))
