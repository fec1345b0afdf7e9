"""Everything that can be asked, done, told or refused has a text in every language; the rulebooks agree."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest
from fluent.runtime import FluentBundle, FluentResource

import parlour_example
from parlour.kit.rules import clauses
from parlour.kit.walk import members

GAME = parlour_example.GAME
FOLDER = files("parlour_example")
LANGUAGES = GAME.meta.languages
SOURCES = "".join(
    (FOLDER / f"{module}.py").read_text("utf-8") for module in ("collar", "deals", "night", "pounce", "game")
)


def bundle(language: str) -> FluentBundle:
    found = FluentBundle([language], use_isolating=False)
    found.add_resource(FluentResource((FOLDER / "locales" / f"{language}.ftl").read_text("utf-8")))
    return found


def messages(language: str) -> list[str]:
    source = (FOLDER / "locales" / f"{language}.ftl").read_text("utf-8")
    return re.findall(r"^(example-[\w-]+) =", source, flags=re.MULTILINE)


def wanted() -> list[str]:
    """The ids by which a client looks for texts."""
    names = ["name", "tagline"]
    names += [f"action-{action.__name__}" for action in members(GAME.Action)]
    names += [f"event-{event.__name__}" for event in members(GAME.Event)]
    names += [f"order-{order.__name__}" for order in members(GAME.Order)]
    names += [f"no-{code}" for code in re.findall(r'Refused\(\s*"(\w+)"', SOURCES)]
    names += [f"fault-{code}" for code in re.findall(r'Fault\(\s*"\w+", "(\w+)"', SOURCES)]
    names += ["keepsakes", "keepsake", *(f"keepsake-{code}" for code in re.findall(r'Told\(\s*"(\w+)"', SOURCES))]
    names += ["no-unknown_place", "no-no_such_card", "no-not_now"]
    names += [f"prompt-{kind}" for kind in ("dusk", "groom", "errand", "react")]
    names += [f"reason-{reason}" for reason in ("daybreak", "last_cat")]
    names += [f"option-{name}{end}" for name in GAME.Options.__struct_fields__ for end in ("", "-help")]
    return [f"example-{name}" for name in names]


ARGUMENTS = {
    **{f"{seat}_name": "Mruczek" for seat in ("seat", "to", "by", "target")},
    **dict.fromkeys(("fish", "worth", "claw", "left", "lives", "number", "roll", "harbour", "market", "nights"), 2),
    "cards": 5,
    "name": "Mruczek",
    **dict.fromkeys(("bells", "games", "most", "seats", "rank"), 3),
    "date": "2026-11-30",
    "offer": 1,
    "price": 4,
    "kind": "claw",
    "card": "claw",
    "place": "harbour",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_a_text(language: str) -> None:
    texts = bundle(language)
    assert [name for name in wanted() if not texts.has_message(name)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_can_be_said(language: str) -> None:
    texts = bundle(language)
    for name in messages(language):
        message = texts.get_message(name).value
        assert message is not None
        text, errors = texts.format_pattern(message, ARGUMENTS)
        assert not errors, (name, errors)
        assert str(text).strip()


def test_all_languages_have_the_same_messages() -> None:
    found = {
        tuple(
            re.findall(
                r"^(example-[\w-]+) =", (FOLDER / "locales" / f"{language}.ftl").read_text("utf-8"), re.MULTILINE
            )
        )
        for language in LANGUAGES
    }
    assert len(found) == 1


def numbers(name: str) -> list[str]:
    return re.findall(r"^#{2,3} (\d+(?:\.\d+)?) ", (FOLDER / name).read_text("utf-8"), flags=re.MULTILINE)


@pytest.mark.parametrize("language", ["pl", "ru"])
def test_the_rulebooks_have_the_same_clauses(language: str) -> None:
    assert numbers(f"RULEBOOK.{language}.md") == numbers("RULEBOOK.md")


def test_references_and_code_lead_to_clauses() -> None:
    known = set(numbers("RULEBOOK.md"))
    for book in ("RULEBOOK.md", "RULEBOOK.pl.md", "RULEBOOK.ru.md"):
        text = (FOLDER / book).read_text("utf-8")
        assert set(re.findall(r"\((\d+(?:\.\d+)?)\)", text)) <= known
    assert {clause.number for clause in clauses("parlour_example")} <= known
    assert set(re.findall(r'rule="([\d.]+)"', SOURCES)) <= known
