"""§6.2 Rerolls, and §6 step 6: what is used after them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import Any, ClassVar

from parlour.games.iamzombie.actions import Action, Finish, Keep, Reroll, Use
from parlour.games.iamzombie.asking import Asking
from parlour.games.iamzombie.cards import Timing
from parlour.games.iamzombie.dice import FREAK
from parlour.games.iamzombie.model import State
from parlour.games.iamzombie.refusals import NO_SUCH_DICE, NOT_NOW
from parlour.games.iamzombie.specials import can_use, judge_use, use, uses
from parlour.games.iamzombie.throwing import throw_again
from parlour.kit.actors import Seat
from parlour.kit.agenda import Kernel
from parlour.kit.chance import Chance
from parlour.kit.legal import Legal, Refused
from parlour.kit.rules import rule

__all__ = ("Postroll", "Rerolling", "rolling")


def rolling(s: State) -> bool:
    """Is there a roll to go on with?"""
    return s.throw.rolled and not s.throw.over


_KEEP = Keep()
_SUBSETS: dict[int, tuple[Reroll, ...]] = {}


def _subsets(count: int) -> tuple[Reroll, ...]:
    """Every choice of some of so many dice, the first one being ``Reroll`` of bit mask 1."""
    if count not in _SUBSETS:
        _SUBSETS[count] = tuple(
            Reroll(tuple(i for i in range(count) if mask >> i & 1)) for mask in range(1, 1 << count)
        )
    return _SUBSETS[count]


class _Rerolls(Legal[Action]):
    """Some of the dice, or none."""

    __slots__ = ("_count",)

    def __init__(self, count: int) -> None:
        self._count = count

    def __iter__(self) -> Iterator[Action]:
        count = self._count
        yield _KEEP
        for chosen in range(1, count + 1):
            yield from map(Reroll, combinations(range(count), chosen))

    def why_not(self, action: Action) -> Refused | None:
        """Dice that there are, each once, in order."""
        if type(action) is Keep:
            return None
        return judge_reroll(action, self._count)

    def sample(self, rng: Chance) -> Action:
        """Any subset is as likely as another."""
        mask = rng.below("sample", 1 << self._count)
        return _subsets(self._count)[mask - 1] if mask else _KEEP


def judge_reroll(action: Any, count: int) -> Refused | None:
    """Why these dice may not be rolled again, or ``None``."""
    if type(action) is not Reroll:
        return NOT_NOW
    last = -1
    for die in action.dice:
        if not last < die < count:
            return NO_SUCH_DICE
        last = die
    return None if action.dice else NO_SUCH_DICE


@rule("6.2")
class Rerolling(Asking, kw_only=True):
    """6.2 Any dice again, as often as there are rerolls; none ends it."""

    kind: ClassVar[str] = "reroll"

    def opens(self, s: State, k: Kernel) -> bool:
        return rolling(s) and s.throw.rerolls > 0

    def legal(self, s: State, seat: Seat) -> Legal[Action]:
        return _Rerolls(len(s.throw.dice))

    def decide(self, s: State, action: Any, k: Kernel) -> None:
        if type(action) is Keep:
            return
        s.throw.rerolls -= 1
        throw_again(s, s.players[self.seat], action.dice, k)
        if s.throw.rerolls:
            k.push(self)

    @rule("18.2")
    def default(self, s: State, seat: Seat) -> Action:
        """All fives, and all dice that fail Danger."""
        danger = s.throw.danger
        dice = tuple(i for i, face in enumerate(s.throw.dice) if face == FREAK or face <= danger)
        return Reroll(dice) if dice else Keep()


@rule("6")
@rule("14")
class Postroll(Asking, kw_only=True):
    """6 step 6: specials that change the dice, in any order."""

    kind: ClassVar[str] = "after"

    def opens(self, s: State, k: Kernel) -> bool:
        return rolling(s) and can_use(s, s.players[self.seat], Timing.POSTROLL)

    def every(self, s: State) -> Iterable[Action]:
        return [*uses(s, s.players[self.seat], Timing.POSTROLL), Finish()]

    def judge(self, s: State, action: Any) -> Refused | None:
        if type(action) is Finish:
            return None
        if type(action) is not Use:
            return NOT_NOW
        return judge_use(s, s.players[self.seat], action, Timing.POSTROLL)

    def decide(self, s: State, action: Any, k: Kernel) -> None:
        if type(action) is Use:
            use(s, s.players[self.seat], action, k)
            self.again(k)

    def default(self, s: State, seat: Seat) -> Action:
        """None."""
        return Finish()
