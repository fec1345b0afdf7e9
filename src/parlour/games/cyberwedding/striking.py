"""§5.6 What comes of a special ability that was declared."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from parlour.games.cyberwedding import cyber_events, fight_events
from parlour.games.cyberwedding.actions import Action, ControlGroup, PlayCard, SpendEscape, SpendFatigue, UseItem, Yield
from parlour.games.cyberwedding.asking import Asking
from parlour.games.cyberwedding.combat import Combat, Trial, spend
from parlour.games.cyberwedding.cyber_refusals import NOT_ENOUGH_TOKENS, NOT_NOW, OUT_OF_REACH
from parlour.games.cyberwedding.dice import roll_die
from parlour.games.cyberwedding.model import NONE, Ability, Character, State
from parlour.games.cyberwedding.numbers import NUMBERS
from parlour.games.cyberwedding.pending import Declared
from parlour.games.cyberwedding.playing import Moment, may_react
from parlour.games.cyberwedding.table import board_of, cyberman_by, ground_in, has_free
from parlour.games.cyberwedding.windows import ability_window
from parlour.kit.actors import Seat
from parlour.kit.agenda import Kernel
from parlour.kit.legal import Refused
from parlour.kit.rules import rule
from parlour.kit.types import Public

__all__ = ("Controlling", "Covering", "Resisting", "Strike")


@rule("5.6")
class Strike(Declared, kw_only=True):
    """5.6 One use, against the group or the Partial of ``seat``; ``by`` has decided it."""

    partial: Public[bool] = False
    by: Public[Seat]

    def begin(self, s: State, k: Kernel) -> None:
        ability_window(s, k, self.seat)

    def end(self, s: State, k: Kernel) -> None:
        cyberman = cyberman_by(s, self.cyberman)
        player = s.players[self.seat]
        square = player.partial if self.partial else player.square
        if self.cancelled or self.missed:
            _failed(self.seat, self.cyberman, "malfunction" if self.cancelled else "tennis_racquet", k)
        elif cyberman is None or square == NONE or s.reason:
            return
        elif cyberman.ability is Ability.MIND_CONTROL:
            if not _whined(s, self.seat, self.cyberman, k):
                k.push(Resisting(seat=self.seat, cyberman=self.cyberman, shot=True, by=self.by))
        elif ground_in(s).advanced and board_of(s).covered(cyberman.square, square):
            k.push(Covering(seat=self.seat, cyberman=self.cyberman, partial=self.partial, shot=True))
        else:
            hit(s, self.seat, self.cyberman, self.partial, k)


def _failed(seat: Seat, cyberman: int, why: str, k: Kernel) -> None:
    k.emit(cyber_events.CyberAbilityFailed(seat=seat, cyberman=cyberman, why=why))


@rule("1.2")
def _whined(s: State, seat: Seat, cyberman: int, k: Kernel) -> bool:
    """A Whiner in the group may spoil it."""
    if not has_free(s.players[seat], Character.WHINER):
        return False
    die = roll_die(k)
    k.emit(fight_events.WhinerRolled(seat=seat, cyberman=cyberman, die=die))
    if die < NUMBERS.whiner_at:
        return False
    _failed(seat, cyberman, "whiner", k)
    return True


@rule("5.6")
def hit(s: State, seat: Seat, cyberman: int, partial: bool, k: Kernel) -> None:
    """The shot gets there: it is fought as if the Cyberman were in that square."""
    if not partial and _whined(s, seat, cyberman, k):
        return
    shooter = cyberman_by(s, cyberman)
    gun = shooter is not None and shooter.ability is Ability.GUN
    k.push(Combat(seat=seat, cyberman=cyberman, partial=partial, shot=True, gun=gun))


class Warding(Trial, kw_only=True):
    """5.6 One roll that wards a special ability off, or something is spent; or else it works."""

    before: ClassVar[Moment] = Moment.RESIST
    needed: ClassVar[int]
    why: ClassVar[str]

    def moment(self) -> Moment:
        """Before the roll or after it, the same cards fit."""
        return Moment.RESIST

    def short(self) -> int:
        """Fatigue tokens that the roll is short of."""
        return self.needed - self.result

    def opens(self, s: State, k: Kernel) -> bool:
        if s.reason or self.moot(s) or cyberman_by(s, self.cyberman) is None:
            return False
        if not self.rolled:
            self.rolled = True
            self.result = roll_die(k)
            self.tell(k)
            if self.short() <= 0:
                _failed(self.seat, self.cyberman, self.why, k)
                return False
        if len(self.payments(s)) > 1 or may_react(s, self.seat, Moment.RESIST):
            return True
        self.works(s, k)
        return False

    def tell(self, k: Kernel) -> None:
        """Of the roll."""
        raise NotImplementedError  # every ward has its own

    def works(self, s: State, k: Kernel) -> None:
        """It was not warded off."""
        raise NotImplementedError  # every ward has its own

    def judge_payment(self, s: State, action: Any) -> Refused | None:
        """One of the few that count."""
        if type(action) not in (SpendEscape, SpendFatigue, Yield):
            return NOT_NOW
        return None if action in self.payments(s) else NOT_ENOUGH_TOKENS

    def decide(self, s: State, action: Any, k: Kernel) -> None:
        match action:
            case PlayCard() | UseItem():
                self.after_card(s, action, k)
            case Yield():
                self.works(s, k)
            case _:
                escape = type(action) is SpendEscape
                spend(s, self.seat, int(escape), 0 if escape else self.short(), self.kind, k)
                _failed(self.seat, self.cyberman, self.why, k)

    def default(self, s: State, seat: Seat) -> Action:
        """Enough Fatigue, else Escape, else nothing."""
        return self.payments(s)[0]


@rule("1.6")
class Covering(Warding, kw_only=True):
    """1.6 Cover between shooter and target: the shot may miss."""

    kind: ClassVar[str] = "cover"
    needed: ClassVar[int] = NUMBERS.cover_misses_at
    why: ClassVar[str] = "cover"

    def tell(self, k: Kernel) -> None:
        """The roll for cover."""
        k.emit(fight_events.CoverRolled(seat=self.seat, cyberman=self.cyberman, die=self.result))

    def works(self, s: State, k: Kernel) -> None:
        """The shot hits."""
        hit(s, self.seat, self.cyberman, self.partial, k)

    def payments(self, s: State) -> list[Action]:
        """Enough Fatigue, or nothing."""
        enough = s.players[self.seat].fatigue >= self.short()
        return [*([SpendFatigue(self.short())] if enough else []), Yield()]


@rule("5.6")
class Resisting(Warding, kw_only=True):
    """5.6 The target of Mind Control may resist."""

    kind: ClassVar[str] = "resist"
    needed: ClassVar[int] = NUMBERS.control_resist_at
    why: ClassVar[str] = "resisted"
    by: Public[Seat]

    def tell(self, k: Kernel) -> None:
        """The roll to resist."""
        k.emit(fight_events.ResistRolled(seat=self.seat, cyberman=self.cyberman, die=self.result))

    def works(self, s: State, k: Kernel) -> None:
        """The group is led away."""
        k.push(Controlling(seat=self.by, to=self.seat))

    def payments(self, s: State) -> list[Action]:
        """Enough Fatigue, an Escape token, or nothing."""
        player = s.players[self.seat]
        found: list[Action] = [SpendFatigue(self.short())] if player.fatigue >= self.short() else []
        return [*found, *([SpendEscape()] if player.escape else []), Yield()]


@rule("5.6")
class Controlling(Asking, kw_only=True):
    """5.6 Who decided the use leads the group as people walk, not taking tokens, a rose costing no more than lawn."""

    kind: ClassVar[str] = "control"
    to: Public[Seat]

    def moot(self, s: State) -> bool:
        """The group is no longer on the map."""
        return s.players[self.to].square == NONE

    def _squares(self, s: State) -> list[int]:
        square = s.players[self.to].square
        return [square, *board_of(s).walks(square, NUMBERS.control_steps, roses=False)]

    def opens(self, s: State, k: Kernel) -> bool:
        return not s.reason and not self.moot(s) and len(self._squares(s)) > 1

    def every(self, s: State) -> Iterable[Action]:
        return [ControlGroup(square) for square in self._squares(s)]

    def judge(self, s: State, action: Any) -> Refused | None:
        if type(action) is not ControlGroup:
            return NOT_NOW
        return None if action.square in self._squares(s) else OUT_OF_REACH

    def decide(self, s: State, action: Any, k: Kernel) -> None:
        player = s.players[self.to]
        start, player.square = player.square, action.square
        k.emit(cyber_events.GroupControlled(seat=self.seat, to=self.to, start=start, square=action.square))

    def default(self, s: State, seat: Seat) -> Action:
        """It stays where it is."""
        return ControlGroup(s.players[self.to].square)
