"""The rulebook says what is played: its tables are those of the data, of the screen and of the rules."""

from __future__ import annotations

import re
from typing import get_args

import pytest

from parlour.games.cyberwedding import GAME, model
from parlour.games.cyberwedding.actions import Action
from parlour.games.cyberwedding.cards import CARD_KINDS, CardKind
from parlour.games.cyberwedding.ground import ground
from parlour.games.cyberwedding.map_data import our_map
from parlour.games.cyberwedding.model import Ability, Character, Phase, PlayerState
from parlour.games.cyberwedding.naming import MARKS, square_name
from parlour.games.cyberwedding.notation import CyberWeddingNotation
from parlour.games.cyberwedding.numbers import NUMBERS
from parlour.games.cyberwedding.standing import is_human
from parlour.games.cyberwedding.windows import MOMENTS
from parlour.kit.actors import Seat
from tests.games.cyberwedding.test_rulebook_texts import OUTCOMES, TEXTS
from tests.games.texts import LANGUAGES, words


def rows(text: str) -> list[list[str]]:
    """The cells of all tables in it."""
    return [
        [cell.strip() for cell in line.strip("|").split("|")]
        for line in text.splitlines()
        if line.startswith("|") and "---" not in line
    ]


@pytest.mark.clause("1.2")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_of_characters(language: str) -> None:
    table = rows(TEXTS.clauses(language)["1.2"])[1:]
    assert [row[0] for row in table] == [TEXTS.say(language, f"cyberwedding-character-{one}") for one in Character]
    kinds = [row[1] for row in table]
    assert len(set(kinds[: len(model.ACTIVE)])) == len(set(kinds[len(model.ACTIVE) :])) == 1
    assert kinds[0] != kinds[-1]


@pytest.mark.clause("1.4")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tables_of_cybermen(language: str) -> None:
    """Speeds, weaknesses, abilities and the supply are those of the data."""
    table = rows(TEXTS.clauses(language)["1.4"])
    names = [TEXTS.say(language, f"cyberwedding-ability-{str(ability).replace('_', '-')}") for ability in Ability]
    numbers = {card.kind: card.number for card in CARD_KINDS}
    assert table[6][1:] == names
    for mark, (technology, supply) in enumerate(zip(table[1:6], table[7:], strict=True), 1):
        assert technology[0] == supply[0] == MARKS[mark]
        assert int(technology[1]) == NUMBERS.speed[mark]
        assert f" {numbers[CardKind(NUMBERS.weakness[mark])]})" in technology[2]
        assert [int(count) for count in supply[1:]] == list(NUMBERS.supply[mark])
        printed = [name for name, count in zip(names, NUMBERS.supply[mark], strict=True) if count]
        assert technology[3] == ", ".join(printed[1:])
        if mark >= NUMBERS.leader_mark:
            assert technology[4] == names[list(Ability).index(Ability(NUMBERS.leader_ability[mark]))]


@pytest.mark.clause("1.5")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_of_cards(language: str) -> None:
    """Number, copies, name, kind, who, when and effect are those of the data and of the screen."""
    table = rows(TEXTS.clauses(language)["1.5"])[1:]
    assert len(table) == len(CARD_KINDS)
    for row, facts in zip(table, CARD_KINDS, strict=True):
        card = str(facts.kind).replace("_", "-")
        said = [
            TEXTS.say(language, f"cyberwedding-{kind}")
            for kind in (
                f"card-{card}",
                f"kind-{'item' if facts.item else 'event'}",
                f"who-{facts.who}",
                f"when-{card}",
                f"card-{card}-help",
            )
        ]
        assert row == [str(facts.number), str(facts.copies), *said]


@pytest.mark.clause("1.6")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_map(language: str) -> None:
    drawn = re.findall(r"^ ?\d+ [A-F]  (.+)$", TEXTS.clauses(language)["1.6"], flags=re.MULTILINE)
    assert [row.replace(" ", "") for row in drawn] == list(our_map().rows)


@pytest.mark.clause("1.6")
@pytest.mark.parametrize("language", LANGUAGES)
def test_gates_and_openings_are_where_the_map_has_them(language: str) -> None:
    text, place = TEXTS.clauses(language)["1.6"], ground(None, True)
    gates = [square_name(square, place.width) for square in range(place.squares) if place.terrain[square] == "G"]
    fence = next(line for line in text.splitlines() if gates[0] in line)
    assert re.findall(r"\b[a-t]\d+\b", fence) == gates
    hedge = next(line for line in text.splitlines() if "b9" in line)
    for name in re.findall(r"\b[a-t]\d+\b", hedge):
        square = next(s for s in range(place.squares) if square_name(s, place.width) == name)
        assert place.passable[square], name
    corners = [square_name(square, place.width) for square in place.corners]
    assert re.findall(r"\b[a-t]\d+\b", TEXTS.clauses(language)["2.3"]) == corners


@pytest.mark.clause("1.1", "10.4")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rounds(language: str) -> None:
    said: dict[int, int] = {}
    for players, rounds in rows(TEXTS.clauses(language)["10.4"])[1:]:
        found = [int(number) for number in re.findall(r"\d+", players)]
        said |= dict.fromkeys(range(found[0], found[-1] + 1), int(rounds))
    assert said == {seats: NUMBERS.max_rounds[seats] for seats in range(NUMBERS.seats_least, NUMBERS.seats_most + 1)}
    assert (min(said), max(said)) == GAME.meta.players


@pytest.mark.clause("1.3")
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_everybody_begins_with(language: str) -> None:
    found = [int(number) for number in re.findall(r"\d+", TEXTS.clauses(language)["1.3"])]
    assert found == [NUMBERS.start_escape, NUMBERS.start_fatigue]


@pytest.mark.clause("1", "2", "5", "7", "9", "10")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_chapter_with_clauses_says_nothing_itself(language: str) -> None:
    said = [number for number, text in TEXTS.clauses(language).items() if not text.strip()]
    assert said == words("1 2 5 7 9 10")


@pytest.mark.clause("11", "12")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("clause", "columns", "least"), [("11", 2, 20), ("12", 3, 10)])
def test_examples_and_readings_are_tables(language: str, clause: str, columns: int, least: int) -> None:
    """Several cases of one row have as many outcomes, or one for all of them."""
    table = rows(TEXTS.clauses(language)[clause])[1:]
    assert len(table) == len(rows(TEXTS.clauses("en")[clause])[1:]) > least
    assert all(len(row) == columns and all(row) for row in table)
    for row, english in zip(table, rows(TEXTS.clauses("en")[clause])[1:], strict=True):
        assert [cell.count(";") for cell in row] == [cell.count(";") for cell in english]


@pytest.mark.clause("9.1")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_points(language: str) -> None:
    points = [row[2].replace("\N{MINUS SIGN}", "-") for row in rows(TEXTS.clauses(language)["9.1"])[1:-1]]
    given = (NUMBERS.vp_flee, NUMBERS.vp_cyberman, NUMBERS.vp_leader, NUMBERS.vp_rescue, NUMBERS.vp_kill)
    assert points == [f"{number:+}" for number in (*given, NUMBERS.vp_converted)]


@pytest.mark.clause("3")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_phases(language: str) -> None:
    table = rows(TEXTS.clauses(language)["3"])[1:]
    phases = [phase for phase in Phase if phase is not Phase.SETUP]
    assert [row[0] for row in table] == [TEXTS.say(language, f"cyberwedding-phase-{phase}") for phase in phases]
    assert [row[1] for row in table] == [f"3.{number}" for number in range(1, 8)]


@pytest.mark.clause("3.0")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_states(language: str) -> None:
    """In the order of the model, with the words of the screen; the first three count in H."""
    table = rows(TEXTS.clauses(language)["3.0"])[1:]
    said = [TEXTS.say(language, f"cyberwedding-state-{state}") for state in PlayerState]
    assert ", ".join(row[0] for row in table).split(", ") == said
    yes = table[0][3]
    humans = [state for state in PlayerState if is_human(model.Player(seat=Seat(0), state=state))]
    assert [row[3] == yes for row in table] == [True] * len(humans) + [False] * (len(table) - len(humans))


@pytest.mark.clause("9.2", "10.2")
@pytest.mark.parametrize("language", LANGUAGES)
def test_ends_and_windows_are_numbered(language: str) -> None:
    """As many ends as there are reasons, but for the one of clause 10.6, and as many windows as prompts for them."""
    for clause, count in (("9.2", len(OUTCOMES) - 1), ("10.2", len(MOMENTS))):
        assert re.findall(r"^(\d)\. ", TEXTS.clauses(language)[clause], flags=re.MULTILINE) == list("1234")[:count]


@pytest.mark.clause("10.8")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_of_the_notation_can_be_read(language: str) -> None:
    notation = CyberWeddingNotation()
    texts = re.findall(r"`([a-z][^`]*)`", "".join(row[0] + row[1] for row in rows(TEXTS.clauses(language)["10.8"])))
    assert len(texts) > 50
    for text in texts:
        assert notation.format(notation.parse(text)) == text
    assert {type(notation.parse(text)) for text in texts} == set(get_args(Action))
