"""Arguments of a text that are words themselves: rules know no language, so they say where the words are."""

from __future__ import annotations

from msgspec import Struct

__all__ = ("Argument", "Message", "Quoted")


class Message(Struct, frozen=True):
    """A text of the game's own, by its id without the game's: ``card-the-switchboard``."""

    id: str


class Quoted(Struct, frozen=True):
    """Words of a player's, in no language of ours and not to be trusted: whoever shows them makes them plain."""

    text: str


Argument = str | int | Message | Quoted | tuple[Message | Quoted, ...]
"""A tuple is a list of words, which is joined as the reader's language does."""
