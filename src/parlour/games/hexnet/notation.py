"""§16 Actions and records as people write them: the own record, and the public one with either core as O."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Any

from msgspec import Struct

from parlour.games.hexnet.events import NetworkFell, PowerUpAppeared, PowerUpRemoved, TurnLost, TurnSkipped
from parlour.games.hexnet.model import Action, Clone, Emp, Grapple, Move, Place, Transfer
from parlour.kit.notation import Notation, NotationError
from parlour.kit.rules import rule

__all__ = ("HexnetNotation", "RecordLine", "public", "read_line", "record", "records")

SEATS = "abcdefghij"
"""The letters of the players, by seat."""

_HEX = r"(?:0|-?[1-9][0-9]{0,4}),(?:0|-?[1-9][0-9]{0,4})"
_NUMBER = r"[1-9][0-9]{0,5}"
_PLACE = re.compile(rf"\+([OMDSCJN])@({_HEX})")
_MOVE = re.compile(rf"([OSCJNK]{_NUMBER})>({_HEX})")
_EMP = re.compile(rf"(S{_NUMBER})!")
_CLONE = re.compile(rf"(N{_NUMBER})\*({_HEX})")
_GRAPPLE = re.compile(rf"(C{_NUMBER})\^([{SEATS}][OSCJNK]{_NUMBER})>({_HEX})")
_TRANSFER = re.compile(rf"(O{_NUMBER})%({_HEX})(?:=(O{_NUMBER}))?")
_LINE = re.compile(r"([a-j]) ([^ ;]+)(?: ; ([^;]+))?")
_ASIDE = re.compile(rf"[Pp]@{_HEX}")

CORES = ("M", "D")
CORE = "O"
SKIPPED = "--"
LOST = "#t"
FALLS = {"time": "#f", "lockout": "#l", "left": "#q"}
"""What ends a Network beside a surround, by the reason of its fall."""


@rule("16")
def _format(action: Action) -> str:
    match action:
        case Place(kind=kind, at=at):
            return f"+{kind}@{at}"
        case Move(unit=unit, to=to):
            return f"{unit}>{to}"
        case Emp(unit=unit):
            return f"{unit}!"
        case Clone(unit=unit, at=at):
            return f"{unit}*{at}"
        case Grapple(unit=unit, target=target, to=to):
            return f"{unit}^{target}>{to}"
        case Transfer(unit=unit, at=at, mothership=mothership):
            return f"{unit}%{at}" + (f"={mothership}" if mothership else "")


@rule("16")
def _parse(text: str) -> Action:
    """The action of either record; ``NotationError`` for anything else."""
    if found := _PLACE.fullmatch(text):
        return Place(found[1], found[2])
    if found := _MOVE.fullmatch(text):
        return Move(found[1], found[2])
    if found := _EMP.fullmatch(text):
        return Emp(found[1])
    if found := _CLONE.fullmatch(text):
        return Clone(found[1], found[2])
    if found := _GRAPPLE.fullmatch(text):
        return Grapple(found[1], found[2], found[3])
    if found := _TRANSFER.fullmatch(text):
        return Transfer(found[1], found[2], found[3] or "")
    raise NotationError("malformed_action", text=text[:80])


class HexnetNotation(Notation):
    """``+S@1,0`` · ``S1>3,-1`` · ``S1!`` · ``N1*2,1`` · ``C1^bO1>-1,0`` · ``O1%-1,0=O2``."""

    def __init__(self) -> None:
        super().__init__(())

    def format(self, action: Any) -> str:
        """The action as its player's own record has it."""
        return _format(action)

    def parse(self, text: str) -> Any:
        """The action; ``NotationError`` for anything else, a core of the public record included."""
        action = _parse(text.strip())
        if isinstance(action, Place) and action.kind == CORE:
            raise NotationError("malformed_action", text=text[:80])
        return action


@rule("16")
def public(action: Action) -> str:
    """The action as everybody may read it: either core is O, and the Mothership of a Transfer stays unsaid."""
    match action:
        case Place(kind=kind, at=at) if kind in CORES:
            return f"+{CORE}@{at}"
        case Transfer(unit=unit, at=at):
            return f"{unit}%{at}"
        case _:
            return _format(action)


class RecordLine(Struct, frozen=True):
    """One line of a record: an action, or what befell the seat (``--``, ``#t`` …); ``asides`` concern no seat."""

    seat: int
    what: Action | str
    asides: tuple[str, ...] = ()


def _line(said: RecordLine, secret: bool) -> str:
    write = _format if secret else public
    word = said.what if isinstance(said.what, str) else write(said.what)
    asides = " ; " + " ".join(said.asides) if said.asides else ""
    return f"{SEATS[said.seat]} {word}{asides}"


def _told(event: Any) -> RecordLine | str | None:
    """A line of its own, an aside, or nothing that a record needs: the rest follows from the actions."""
    match event:
        case TurnSkipped(seat=seat):
            return RecordLine(seat, SKIPPED)
        case TurnLost(seat=seat):
            return RecordLine(seat, LOST)
        case NetworkFell(seat=seat, reason=reason) if reason in FALLS:
            return RecordLine(seat, FALLS[reason])
        case PowerUpAppeared(at=at):
            return f"P@{at}"
        case PowerUpRemoved(at=at):
            return f"p@{at}"
        case _:
            return None


@rule("16")
def record(entries: Iterable[tuple[int | None, Action | None, Sequence[Any]]], *, secret: bool = False) -> list[str]:
    """The lines of a game: of each entry its seat, its action (``None``: the house's), and the events that came of it.

    ``secret``: the true record, with every core; else the public one.
    """
    lines: list[RecordLine] = []
    for seat, action, events in entries:
        if seat is not None and action is not None:
            lines.append(RecordLine(seat, action))
        for event in events:
            told = _told(event)
            if isinstance(told, RecordLine):
                lines.append(told)
            elif told is not None and lines:
                last = lines[-1]
                lines[-1] = RecordLine(last.seat, last.what, (*last.asides, told))
    return [_line(said, secret) for said in lines]


@rule("16")
def read_line(text: str) -> RecordLine:
    """A line of either record; ``NotationError`` for anything else."""
    found = _LINE.fullmatch(text.rstrip("\n"))
    if found is None:
        raise NotationError("malformed_action", text=text[:80])
    word = found[2]
    what: Action | str = word if word in (SKIPPED, LOST, *FALLS.values()) else _parse(word)
    asides = tuple(found[3].split(" ")) if found[3] else ()
    if not all(_ASIDE.fullmatch(aside) for aside in asides):
        raise NotationError("malformed_action", text=text[:80])
    return RecordLine(SEATS.index(found[1]), what, asides)


@rule("16")
def records(decisions: Sequence[tuple[int, Action]]) -> list[str]:
    """What was decided, one line an action, as its player knows it."""
    return [_line(RecordLine(seat, action), True) for seat, action in decisions]
