"""Codes as sentences, for whoever reads an answer without our client: in the language that the request asks for."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from parlour.kit.arguments import Argument, Message, Quoted
from parlour.kit.luggage import Told
from parlour.server import texts
from parlour.server.names import printable

__all__ = ("preferred", "sentence", "told")

_RANGE = re.compile(r"\s*([A-Za-z]{1,8}(?:-[A-Za-z0-9]{1,8})*|\*)\s*(?:;\s*q\s*=\s*([01](?:\.\d{0,3})?)\s*)?")
_MOST = 20
"""Ranges of a header that are looked at."""
_ANY = "refused-refused"


@lru_cache(maxsize=1)
def languages() -> tuple[str, ...]:
    """Those that the house speaks, English first."""
    found = {file.name.removesuffix(".ftl") for file in (files("parlour") / "locales").iterdir()}
    return texts.FALLBACK, *sorted(found - {texts.FALLBACK})


def preferred(header: str) -> str:
    """The best of the house's languages for an ``Accept-Language`` header; English where none fits."""
    best, weight = texts.FALLBACK, 0.0
    for part in header.split(",")[:_MOST]:
        found = _RANGE.fullmatch(part)
        if found is None:
            continue
        language, q = found[1].lower().partition("-")[0], float(found[2] or 1)
        if language in languages() and q > weight:
            best, weight = language, q
    return best


@lru_cache(maxsize=32)
def _bundle(package: str, language: str) -> FluentBundle:
    """The messages of a package; the house's for ``parlour``."""
    source, spoken = texts.house_texts(language) if package == "parlour" else texts.game_texts(package, language)
    bundle = FluentBundle([spoken], use_isolating=False)
    bundle.add_resource(FluentResource(source))
    return bundle


def sentence(language: str, code: str, args: dict[str, str | int], game: tuple[str, str] | None = None) -> str:
    """What a refusal says; ``game`` is the id and the package of the one that may have its own word for it."""
    if game is not None:
        for kind in ("no", "fault"):
            said = _say(_bundle(game[1], language), f"{game[0]}-{kind}-{code}", args)
            if said:
                return said
    house = _bundle("parlour", language)
    return _say(house, f"refused-{code}", args) or _say(house, _ANY, {})


def told(language: str, lines: Sequence[Told], game: tuple[str, str]) -> tuple[str, ...]:
    """What a game tells of a piece of luggage, line by line; ``game`` is its id and package."""
    bundle = _bundle(game[1], language)

    def resolved(argument: Argument) -> str | int:
        match argument:
            case Message(id=message):
                return _say(bundle, f"{game[0]}-{message}", {}) or message
            case Quoted(text=words):
                return printable(words)
            case tuple():
                return ", ".join(str(resolved(one)) for one in argument)
            case _:
                return argument

    def line(one: Told) -> str:
        args = {name: resolved(value) for name, value in one.args.items()}
        return _say(bundle, f"{game[0]}-keepsake-{one.code}", args) or " ".join(str(value) for value in args.values())

    return tuple(line(one) for one in lines)


def _say(bundle: FluentBundle, message: str, args: dict[str, str | int]) -> str:
    """Empty if there is no such message, or an argument of it is missing."""
    if not bundle.has_message(message) or (pattern := bundle.get_message(message).value) is None:
        return ""
    said, faults = bundle.format_pattern(pattern, args)
    return "" if faults else str(said)
