"""The terminal's texts: Fluent, in the language of the environment, English where a message is missing."""

from __future__ import annotations

import os
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource

from parlour.kit.registry import package

__all__ = ("LANGUAGES", "game_text", "house_text", "language", "text")

LANGUAGES = ("en", "pl", "ru")


def language() -> str:
    """``en``, ``pl`` or ``ru``, from ``LC_ALL``, ``LC_MESSAGES`` or ``LANG``."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(variable):
            return value[:2] if value[:2] in LANGUAGES else "en"
    return "en"


@cache
def _bundle(package_name: str, lang: str) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    folder: Traversable = files(package_name) / "locales"
    for name in dict.fromkeys((lang, "en")):
        file = folder / f"{name}.ftl"
        if file.is_file():
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
            break
    return bundle


def _format(package_name: str, message: str, args: dict[str, str | int]) -> str | None:
    bundle = _bundle(package_name, language())
    if not bundle.has_message(message):
        return None
    pattern = bundle.get_message(message).value
    if pattern is None:
        return None
    formatted, _ = bundle.format_pattern(pattern, args)
    return str(formatted)


def text(message: str, **args: str | int) -> str:
    """A message of the terminal's own; its id where there is none."""
    return _format("parlour.cli", message, args) or message


def house_text(message: str, **args: str | int) -> str:
    """A message that the house has for players too: ``refused-record_digest``; id and arguments where there is none."""
    return _format("parlour", message, args) or _bare(message, args)


def game_text(game_id: str, message: str, **args: str | int) -> str:
    """A message of the game's: ``fourthdim-no-not_adjacent``; the id and arguments where there is none."""
    found = _format(package(game_id), f"{game_id}-{message}", args)
    return found or _bare(message, args)


def _bare(message: str, args: dict[str, str | int]) -> str:
    return " ".join([message, *(f"{key}={value}" for key, value in args.items())])
