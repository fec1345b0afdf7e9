"""§9 Decisions and turns as people write them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import groupby
from typing import Any

from parlour.games.fourthdim.model import (
    AcceptDraw,
    Action,
    BeamBack,
    BeamDown,
    BeamUp,
    DeclineDraw,
    EndTurn,
    Move,
    Navigate,
    OfferDraw,
    TakeAtStart,
)
from parlour.kit.notation import Notation, NotationError
from parlour.kit.rules import rule

__all__ = ("FourthdimNotation", "turn_records")

_CELL = r"[a-z][1-9][0-9]{0,2}"
_TAKE = rf"(?:x({_CELL}))?"
_CAPTURES = re.compile(rf"x:({_CELL}(?:,{_CELL})*)")
_MOVE = re.compile(rf"({_CELL})-({_CELL}){_TAKE}")
_UP = re.compile(rf"\^({_CELL})")
_DOWN = re.compile(rf"v({_CELL}){_TAKE}")
_BACK = re.compile(rf"@({_CELL})>({_CELL}){_TAKE}")
_WORDS: dict[str, Action] = {
    "~": Navigate(),
    "-": EndTurn(),
    "draw?": OfferDraw(),
    "draw!": AcceptDraw(),
    "no-draw": DeclineDraw(),
}
_TEXTS = {type(action): text for text, action in _WORDS.items()}


def _x(take: str | None) -> str:
    return "" if take is None else f"x{take}"


class FourthdimNotation(Notation):
    """``x:b3,c5`` · ``c2-b1xb3`` · ``^d4`` · ``vb4xc7`` · ``~`` · ``@c2>c4xd7`` · ``-``."""

    def __init__(self) -> None:
        super().__init__(())

    @rule("9.1")
    def format(self, action: Any) -> str:
        """The decision as one word."""
        match action:
            case TakeAtStart(cells=cells):
                return "x:" + ",".join(cells)
            case Move(piece=piece, to=to, take=take):
                return f"{piece}-{to}{_x(take)}"
            case BeamUp(piece=piece):
                return f"^{piece}"
            case BeamDown(to=to, take=take):
                return f"v{to}{_x(take)}"
            case BeamBack(piece=piece, to=to, take=take):
                return f"@{piece}>{to}{_x(take)}"
            case _:
                return _TEXTS[type(action)]

    @rule("9.1")
    def parse(self, text: str) -> Any:
        """The decision; ``NotationError`` for anything else."""
        text = text.strip()
        if text in _WORDS:
            return _WORDS[text]
        if found := _CAPTURES.fullmatch(text):
            return TakeAtStart(tuple(found[1].split(",")))
        if found := _MOVE.fullmatch(text):
            return Move(*found.groups())
        if found := _UP.fullmatch(text):
            return BeamUp(found[1])
        if found := _DOWN.fullmatch(text):
            return BeamDown(*found.groups())
        if found := _BACK.fullmatch(text):
            return BeamBack(*found.groups())
        raise NotationError("malformed_action", text=text[:80])


@rule("9.1")
def turn_records(notation: Notation, decisions: Sequence[tuple[int, Any]]) -> list[str]:
    """Whole turns: the parts of one seat in a row, in the order played; ``-`` only where it is all."""
    parts = [
        (seat, action) for seat, action in decisions if not isinstance(action, OfferDraw | AcceptDraw | DeclineDraw)
    ]
    records: list[str] = []
    for _, turn in groupby(parts, key=lambda part: part[0]):
        words = [notation.format(action) for _, action in turn]
        records.append(" ".join([word for word in words if word != "-"] or words))
    return records
