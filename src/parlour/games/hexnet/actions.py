"""§16 Decisions as the core's ints, and back."""

from __future__ import annotations

import re
from functools import lru_cache

from parlour.games.hexnet import columns as c
from parlour.games.hexnet import geometry
from parlour.games.hexnet.model import Action, Clone, Emp, Grapple, Move, Place, State, Transfer
from parlour.kit.legal import Refused
from parlour.kit.rules import rule

__all__ = ("Unknown", "called", "decode", "encode", "name")

name = lru_cache(1 << 14)(geometry.name)
"""The name of a hex; the same hexes are named again and again."""

_UNIT = re.compile(r"([OSCJNK])([1-9][0-9]{0,5})", re.ASCII)
_SEATS = "abcdefghij"


class Unknown(Exception):
    """A decision names something that does not exist."""

    def __init__(self, code: str, **args: str) -> None:
        super().__init__(code, args)
        self.refused = Refused(code, dict(args), "16")


@lru_cache(1 << 12)
def _hex(text: str) -> int:
    try:
        return geometry.parse(text)
    except ValueError as error:
        raise Unknown("unknown_hex", at=text) from error


@lru_cache(1 << 12)
def _words(text: str) -> tuple[int, int]:
    """The public kind and the ordinal in a unit's name."""
    found = _UNIT.fullmatch(text)
    if found is None:
        raise Unknown("unknown_unit", unit=text)
    return c.LETTERS.index(found[1]), int(found[2])


def _unit(s: State, seat: int, text: str) -> int:
    kind, ordinal = _words(text)
    kinds, i = s.kind, -1
    try:
        while True:
            i = kinds.index(kind, i + 1)
            if s.ordinal[i] == ordinal and s.owner[i] == seat:
                return i
    except ValueError:  # no further one of that kind
        raise Unknown("unknown_unit", unit=text) from None


def _any_unit(s: State, text: str) -> int:
    seat = _SEATS.find(text[:1]) if text else -1
    if seat < 0:
        raise Unknown("unknown_unit", unit=text)
    try:
        return _unit(s, seat, text[1:])
    except Unknown as error:
        raise Unknown("unknown_unit", unit=text) from error


def _chosen(s: State, seat: int, text: str) -> int:
    """§9.3 The core that is to be the Mothership: one on the board, or the one that is being made."""
    if not text:
        return c.NONE
    if _words(text) == (c.CORE, s.named[6 * seat + c.CORE] + 1):
        return len(s.kind)
    return _unit(s, seat, text)


@rule("16")
def encode(s: State, seat: int, action: Action) -> int:
    """The core's int of a decision; :class:`Unknown` if its words name nothing. Whether it is legal is the core's."""
    if isinstance(action, Move):  # most are, and a pattern takes its time
        return c.code(c.MOVE, _unit(s, seat, action.unit), _hex(action.to))
    match action:
        case Place(kind=kind, at=at):
            letter = c.LETTERS.find(kind) if len(kind) == 1 and kind in "MDSCJN" else -1
            if letter < 0:
                raise Unknown("unknown_kind", kind=kind)
            return c.code(c.PLACE, letter, _hex(at))
        case Emp(unit=unit):
            return c.code(c.EMP, _unit(s, seat, unit))
        case Clone(unit=unit, at=at):
            return c.code(c.MAKE_CLONE, _unit(s, seat, unit), _hex(at))
        case Grapple(unit=unit, target=target, to=to):
            return c.code(c.GRAPPLE, _unit(s, seat, unit), _hex(to), _any_unit(s, target))
        case Transfer(unit=unit, at=at, mothership=mothership):
            return c.code(c.TRANSFER, _unit(s, seat, unit), _hex(at), _chosen(s, seat, mothership))


def called(s: State, unit: int) -> str:
    """A unit's own name, without its owner: ``S1``."""
    return f"{c.LETTERS[s.kind[unit]]}{s.ordinal[unit]}"


@lru_cache(1 << 13)
def _move(kind: int, ordinal: int, at: int) -> Move:
    """Most decisions are moves, and the same again and again."""
    return Move(f"{c.LETTERS[kind]}{ordinal}", name(at))


def decode(s: State, seat: int, code: int) -> Action:
    """The decision of a legal int."""
    if code & 7 == c.MOVE:
        actor = code >> 3 & 127
        return _move(s.kind[actor], s.ordinal[actor], code >> 17)
    kind, actor, at, other = c.action(code)
    if kind == c.PLACE:
        return Place(c.LETTERS[actor], name(at))
    if kind == c.EMP:
        return Emp(called(s, actor))
    if kind == c.MAKE_CLONE:
        return Clone(called(s, actor), name(at))
    if kind == c.GRAPPLE:
        return Grapple(called(s, actor), f"{_SEATS[s.owner[other]]}{called(s, other)}", name(at))
    if other == c.NONE:
        return Transfer(called(s, actor), name(at))
    new = f"{c.LETTERS[c.CORE]}{s.named[6 * seat + c.CORE] + 1}"
    return Transfer(called(s, actor), name(at), new if other == len(s.kind) else called(s, other))
