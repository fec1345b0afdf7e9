"""Actions as people write them, and back: ``parse(format(a)) == a``."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct

__all__ = ("Notation", "NotationError")


class NotationError(ValueError):
    """A text that is not an action: a code and its arguments for the sender."""

    def __init__(self, code: str, **args: str | int) -> None:
        super().__init__(f"{code} {args}")
        self.code = code
        self.args_ = args


def _kebab(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


class Notation:
    """The default notation: the action's name, then its fields as JSON words: ``pay-for 5 "group"``.

    A game overrides ``format`` and ``parse`` with its rulebook's own notation.
    """

    def __init__(self, actions: Sequence[type[Struct]]) -> None:
        self._types = {_kebab(cls.__name__): cls for cls in actions}

    def format(self, action: Any) -> str:
        """The action as one line."""
        words = [msgspec.json.encode(getattr(action, name)).decode() for name in action.__struct_fields__]
        return " ".join([_kebab(type(action).__name__), *words])

    def parse(self, text: str) -> Any:
        """The action; :class:`NotationError` with a code for anything else."""
        name, _, rest = text.strip().partition(" ")
        cls = self._types.get(name)
        if cls is None:
            raise NotationError("unknown_action", text=name)
        decoder = msgspec.json.Decoder()
        try:
            values = decoder.decode(f"[{_commas(rest)}]") if rest else []
            fields = dict(zip(cls.__struct_fields__, values, strict=True))
            return msgspec.convert(fields, cls)
        except (msgspec.MsgspecError, ValueError, RecursionError) as error:
            raise NotationError("malformed_action", text=text) from error


def _commas(words: str) -> str:
    """Blanks between JSON words outside quotes and brackets become commas."""
    out, depth, quoted, escaped = [], 0, False, False
    for char in words:
        if quoted:
            quoted, escaped = escaped or char != '"', not escaped and char == "\\"
        elif char == '"':
            quoted = True
        elif char in "[{":
            depth += 1
        elif char in "]}":
            depth -= 1
        out.append("," if char == " " and not quoted and depth == 0 else char)
    return "".join(out)
