"""A keepsake as text that people can read, and that the house which made it knows again.

Lines with ``#`` are for people. Then come fields, each ``name: JSON``, a list of objects with a line each after
``name:``. The last line is the house's mark: an HMAC (SHA-256) over all that stands before it, with a key that lives
with the house's data. Blank lines, line ends and blanks at the end of a line do not count: letters and forums change
them.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct

from parlour.match.keepsakes import Keepsake

__all__ = ("MOST_BYTES", "Passport", "PassportError", "read", "write")

_FORMAT = 1
MOST_BYTES = 32 * 1024
_HEAD, _GAME, _ID, _MARK = "parlour-keepsake", "from-game", "kept-as", "signed-by"
_OWN = (_HEAD, _GAME, _ID, _MARK)
"""The house's fields: no game can have one of that name."""


class PassportError(ValueError):
    """What is wrong with a text: the 1-based line (0: none in particular) and a code with arguments."""

    def __init__(self, line: int, code: str, **args: str | int) -> None:
        super().__init__(f"line {line}: {code} {args}")
        self.line, self.code, self.args_ = line, code, args


class Passport(Struct, frozen=True, kw_only=True):
    """What a text says. ``data`` is a stranger's unless ``signed``: to be read as the game's own type before use."""

    game: str
    id: str
    name: str
    data: dict[str, Any]
    signed: bool
    """By this house."""
    digest: str
    """Of what counts in the text."""


def write(keepsake: Keepsake, words: Sequence[str], seal: bytes) -> str:
    """The text; ``words`` are lines for people, in their language. One that is not signed carries no mark."""
    lines = [f"# {word}".rstrip() for word in words]
    lines.append(_field(_HEAD, _FORMAT))
    lines += [_field(name, value) for name, value in ((_GAME, keepsake.game), (_ID, keepsake.id))]
    lines.append(_field("name", keepsake.name))
    for name, value in keepsake.data.items():
        if name == "name":
            continue
        if isinstance(value, list) and value and all(isinstance(each, dict) for each in value):
            lines += [f"{name}:", *(f"- {_json(each)}" for each in value)]
        else:
            lines.append(_field(name, value))
    if keepsake.signed:
        lines.append(_field(_MARK, _mark(lines, seal)))
    return "".join(f"{line}\n" for line in lines)


def read(text: bytes, seal: bytes) -> Passport:
    """What a text says; :class:`PassportError` if it is none, or if it has been changed since this house marked it.

    Codes: ``keepsake_long``, ``keepsake_encoding``, ``keepsake_malformed``, ``keepsake_altered``.
    """
    if len(text) > MOST_BYTES:
        raise PassportError(0, "keepsake_long", most=MOST_BYTES)
    try:
        lines = text.decode("utf-8-sig").split("\n")
    except UnicodeDecodeError as error:
        raise PassportError(0, "keepsake_encoding") from error
    numbered = [(number, line.rstrip()) for number, line in enumerate(lines, 1) if line.strip()]
    fields = _fields(numbered)
    number, own = fields.pop(_HEAD, (1, None))
    if own != _FORMAT:
        raise PassportError(number, "keepsake_malformed")
    game, id, name, mark = (_text(fields.pop(key, (0, ""))) for key in (_GAME, _ID, "name", _MARK))
    body = [line for _, line in numbered]
    if mark:
        body.pop()
    signed = _verified(body, mark, seal, numbered[-1][0])
    data = {key: value for key, (_, value) in fields.items()}
    return Passport(game=game, id=id, name=name, data=data, signed=signed, digest=_digest(body))


def _fields(numbered: Sequence[tuple[int, str]]) -> dict[str, tuple[int, Any]]:
    """Every field with its line. The mark is the last one, where there is one."""
    fields: dict[str, tuple[int, Any]] = {}
    items: list[Any] | None = None
    for number, line in numbered:
        if _MARK in fields:  # it would not cover what comes after it
            raise PassportError(number, "keepsake_malformed")
        if line.startswith("#"):
            continue
        if line.startswith("- "):
            if items is None:
                raise PassportError(number, "keepsake_malformed")
            items.append(_value(number, line[2:]))
            continue
        name, colon, value = line.partition(":")
        if not colon or not (name.isidentifier() or name in _OWN) or name in fields:
            raise PassportError(number, "keepsake_malformed")
        items = None if value.strip() else []
        fields[name] = (number, _value(number, value) if items is None else items)
    return fields


def _value(number: int, text: str) -> Any:
    try:
        return msgspec.json.decode(text.encode())
    except (msgspec.MsgspecError, RecursionError, UnicodeEncodeError, ValueError) as error:
        raise PassportError(number, "keepsake_malformed") from error


def _text(field: tuple[int, Any]) -> str:
    number, value = field
    if not isinstance(value, str):
        raise PassportError(number, "keepsake_malformed")
    return value


def _verified(body: Sequence[str], mark: str, seal: bytes, line: int) -> bool:
    """By this house, unchanged. What another house has marked, or nobody, is not; what was changed is refused."""
    house, _, _ = mark.partition(".")
    if house != _house(seal):
        return False
    if not hmac.compare_digest(mark.encode(), _mark(body, seal).encode()):
        raise PassportError(line, "keepsake_altered")
    return True


def _mark(body: Sequence[str], seal: bytes) -> str:
    """Which house, and its word for it."""
    covered = f"{_HEAD} {_FORMAT}\n" + "".join(f"{line}\n" for line in body)
    return f"{_house(seal)}.{hmac.new(seal, covered.encode(), hashlib.sha256).hexdigest()}"


def _house(seal: bytes) -> str:
    """A name for the key that tells nothing of it."""
    return hashlib.sha256(f"{_HEAD} house\n".encode() + seal).hexdigest()[:16]


def _digest(body: Sequence[str]) -> str:
    covered = "".join(f"{line}\n" for line in body if not line.startswith("#"))
    return "sha256:" + hashlib.sha256(covered.encode()).hexdigest()


def _field(name: str, value: Any) -> str:
    return f"{name}: {_json(value)}"


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()
