"""What runs in workers, asked and answered in bytes. Nothing of the server is imported here: they start the sooner."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from parlour.kit.agenda import Prompt
from parlour.kit.game import View
from parlour.kit.legal import NotAllowed, Refused
from parlour.kit.notation import NotationError
from parlour.kit.record import RecordError
from parlour.match.analysis import Looked, look
from parlour.match.records import Brought, bring

__all__ = (
    "Consultation",
    "Look",
    "Question",
    "Reading",
    "Seen",
    "Text",
    "Think",
    "consult_here",
    "decode",
    "look_here",
    "read_here",
    "think_here",
)

Think = Callable[[bytes], list[str]]


class Text(msgspec.Struct, frozen=True):
    """A record to be verified, of ``most`` entries at most."""

    text: bytes
    most: int


class Reading(msgspec.Struct, frozen=True, kw_only=True):
    """The record, or the first line that does not hold, and why."""

    brought: Brought | None = None
    line: int = 0
    code: str = ""
    args: dict[str, str | int] = {}


class Look(msgspec.Struct, frozen=True, kw_only=True):
    """A position to look at, and actions to try out; the options are known to be good."""

    game: str
    options: dict[str, Any]
    position: str
    actions: tuple[str, ...]


class Seen(msgspec.Struct, frozen=True, kw_only=True):
    """The position after the actions, or why there is none: the text is ``malformed``, or an action is not legal."""

    looked: Looked | None = None
    refused: Refused | None = None
    malformed: bool = False


class Question(msgspec.Struct, frozen=True, kw_only=True):
    """All that a bot learns: the bytes that a human client would get, and how long to think."""

    game: str
    level: str
    options: dict[str, Any]
    view: View
    prompt: Prompt
    seed: str
    ms: int


def decode(question: bytes) -> Question:
    """In the worker: what was asked."""
    return msgspec.json.decode(question, type=Question)


def think_here(question: bytes) -> list[str]:
    """In the worker: decode, and let the bot choose."""
    from parlour.bots import Milliseconds, think

    q = decode(question)
    return think(q.game, q.level, q.options, q.view, q.prompt, q.seed, Milliseconds(q.ms))


class Consultation(msgspec.Struct, frozen=True, kw_only=True):
    """What is asked about a position: nothing in it is hidden."""

    game: str
    options: dict[str, Any]
    position: str
    lines: int
    ms: int


def consult_here(question: bytes) -> bytes:
    """In the worker: decode, search, and encode the :class:`Opinion`."""
    from parlour.bots import Milliseconds
    from parlour.kit.registry import game

    q = msgspec.json.decode(question, type=Consultation)
    rules = game(q.game)
    assert rules.analysis is not None  # the house asks about such games only
    options = msgspec.convert(q.options, rules.Options)
    opinion = rules.analysis.lines(rules.analysis.parse(q.position, options), Milliseconds(q.ms), q.lines)
    return msgspec.json.encode(opinion)


def read_here(question: bytes) -> bytes:
    """In the worker: a :class:`Text`, verified; answers with a :class:`Reading` (MessagePack, for there are bytes)."""
    q = msgspec.msgpack.decode(question, type=Text)
    try:
        reading = Reading(brought=bring(q.text, q.most))
    except RecordError as error:
        reading = Reading(line=error.line, code=error.code, args=error.args_)
    return msgspec.msgpack.encode(reading)


def look_here(question: bytes) -> bytes:
    """In the worker: a :class:`Look`; answers with what is :class:`Seen`."""
    from parlour.kit.registry import game

    q = msgspec.json.decode(question, type=Look)
    rules = game(q.game)
    try:
        seen = Seen(looked=look(rules, msgspec.convert(q.options, rules.Options), q.position, q.actions))
    except NotAllowed as error:
        seen = Seen(refused=error.refused)
    except NotationError as error:
        seen = Seen(refused=Refused(error.code, error.args_), malformed=True)
    return msgspec.json.encode(seen)
