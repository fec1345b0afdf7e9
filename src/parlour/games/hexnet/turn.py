"""§5 The turn: one action, or none."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from parlour.games.hexnet import columns as c
from parlour.games.hexnet import refusals
from parlour.games.hexnet.actions import Unknown, decode, encode
from parlour.games.hexnet.ending import drawn, forget, remember, stop
from parlour.games.hexnet.events import TurnBegun
from parlour.games.hexnet.model import Action, Move, Place, State
from parlour.games.hexnet.position import synced
from parlour.games.hexnet.resolve import make
from parlour.kit.actors import Seat
from parlour.kit.agenda import Kernel, Prompt, Step
from parlour.kit.chance import Chance
from parlour.kit.legal import FORM_LIMIT, Candidates, Form, FormOf, Legal, Refused
from parlour.kit.rules import rule

if TYPE_CHECKING:
    from parlour.games.hexnet._hot_core import Core

__all__ = ("TurnLegal", "Turns", "next_turn")


class TurnLegal(Legal[Action]):
    """§6, §7, §9.3 What the player to move may do: the core lists it."""

    __slots__ = ("_s", "_seat")

    def __init__(self, s: State, seat: Seat) -> None:
        self._s = s
        self._seat = seat

    def __iter__(self) -> Iterator[Action]:
        s, seat = self._s, self._seat
        return iter([decode(s, seat, code) for code in synced(s).codes()])

    def why_not(self, action: Action) -> Refused | None:
        """``None`` if it is legal, else the reason with its clause."""
        try:
            code = encode(self._s, self._seat, action)
        except Unknown as error:
            return error.refused
        why = synced(self._s).why(code)
        return refusals.refused(self._s, self._seat, action, c.REASONS[why]) if why else None

    def sample(self, rng: Chance) -> Action:
        """Uniform over all, without listing them."""
        core = synced(self._s)
        return decode(self._s, self._seat, core.code(rng.below("sample", core.count())))

    def form(self) -> tuple[Action, ...] | Form:
        """The list; beyond its limit, kinds and hexes of placements, then units and hexes of moves."""
        listed: Sequence[Action] = tuple(self)
        forms = []
        for kind in (Place, Move):
            if len(listed) > FORM_LIMIT:
                forms.append(_form_of([action for action in listed if isinstance(action, kind)]))
                listed = [action for action in listed if not isinstance(action, kind)]
        return Form(tuple(listed), tuple(forms)) if forms else tuple(listed)


def _form_of(actions: Sequence[Action]) -> FormOf:
    fields = {
        name: Candidates(tuple(dict.fromkeys(getattr(action, name) for action in actions)))
        for name in actions[0].__struct_fields__
    }
    return FormOf(type(actions[0]).__name__, fields)


@rule("5", ruling="R-09")
class Turns(Step, kw_only=True):
    """§5 One turn after the other; whose it is stands in the column ``turn``, T is raised already."""

    def begin(self, s: State, k: Kernel) -> None:
        """The first turn."""
        next_turn(s, synced(s), k)

    def prompts(self, s: State) -> Sequence[Prompt]:
        """The player to move. The kind says what everybody knows is due, no more [R-11]."""
        seat = s.turn[c.SEAT]
        return _asked(seat, "turn" if s.activated[seat] else _due(s, seat), sum(s.turns))

    def legal(self, s: State, seat: Seat) -> TurnLegal:
        """What the player to move may do."""
        return TurnLegal(s, seat)

    def act(self, s: State, seat: Seat, action: Action, k: Kernel) -> None:
        """The action and what it leads to, up to the next decision."""
        core = synced(s)
        s.count += 1
        make(s, core, encode(s, seat, action), k)
        forget(s, seat, isinstance(action, Place))
        if s.count == s.options.max_actions and not s.reason:
            stop(s, k)
        next_turn(s, core, k, acted=True)


@lru_cache(256)
def _asked(seat: int, kind: str, turn: int) -> tuple[Prompt]:
    """One prompt is asked for several times a decision."""
    return (Prompt(Seat(seat), kind, turn=turn),)


@rule("5.2")
def _due(s: State, seat: int) -> str:
    """Before activation, by the number of own moves."""
    if s.moves[seat] >= 2:
        return "core"
    return "place" if s.moves[seat] else "first"


@rule("5.3")
def next_turn(s: State, core: Core, k: Kernel, *, acted: bool = False) -> None:
    """A turn has begun: draws are looked for, and who can do nothing is skipped, until somebody can do something.

    ``core`` holds this very state; ``acted``: the turn follows an own action, so its position occurs (§12.1).
    """
    while not s.reason:
        if drawn(s, core, remember(s, core) if acted else 1, k):
            return
        if core.count():
            seat = s.turn[c.SEAT]
            k.emit(TurnBegun(seat=seat, number=s.turns[seat]))
            return
        make(s, core, c.SKIP_CODE, k)
        acted = False
