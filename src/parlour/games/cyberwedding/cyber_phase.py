"""§3.5 The Cyberman Phase: the die, Cyberlieutenants, carriers, the rest."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from msgspec import field

from parlour.games.cyberwedding import cyber_events as events
from parlour.games.cyberwedding.actions import Action, MoveCyberman, MoveRest
from parlour.games.cyberwedding.asking import MANY, Asking
from parlour.games.cyberwedding.carriers import CarrierMoves
from parlour.games.cyberwedding.commanding import Commanding
from parlour.games.cyberwedding.cyber_policy import Policy, in_order, suggested
from parlour.games.cyberwedding.cyber_refusals import (
    CARRIER_BOUND,
    MOVED_ALREADY,
    NO_SUCH_CYBERMAN,
    NOT_NOW,
    NOT_YOURS,
)
from parlour.games.cyberwedding.dice import roll_die
from parlour.games.cyberwedding.model import Cyberman, Phase, Rank, State
from parlour.games.cyberwedding.moving_cybermen import FACINGS, bound, moves_of, relocate, why_not_there
from parlour.games.cyberwedding.standing import humans
from parlour.games.cyberwedding.supply import speed_of
from parlour.games.cyberwedding.table import board_of, chooser, cyberman_by, is_led, leavers, lieutenants_of
from parlour.games.cyberwedding.windows import start_window
from parlour.kit.actors import Seat
from parlour.kit.agenda import Kernel, Step
from parlour.kit.chance import Chance
from parlour.kit.legal import Candidates, FormOf, Refused
from parlour.kit.rules import rule
from parlour.kit.types import Public

__all__ = ("CybermanPhase", "CybermenDie", "CybermenMoves", "LieutenantMoves", "number_of_moves")

_REST = 3
"""One random decision in so many leaves the rest to the policy."""


@rule("3.5")
def number_of_moves(s: State, die: int) -> int:
    """N: the die, at least H - 1, less what is jammed."""
    return max(0, max(die, humans(s) - 1) - s.jam_moves)


@rule("3.5")
class CybermanPhase(Step, kw_only=True):
    """3.5 The phase; the steps above it count down what is left of N."""

    seat: Public[Seat]
    left: Public[int] = 0
    """How many Cybermen still have to be moved."""

    def begin(self, s: State, k: Kernel) -> None:
        if s.cut:
            return
        s.phase = Phase.CYBERMEN
        for cyberman in s.cybermen:
            cyberman.moved = False
        k.push(CybermenDie(seat=self.seat))
        start_window(s, k)


@rule("3.5")
class CybermenDie(Step, kw_only=True):
    """3.5 How many, once everybody has had the chance to play something."""

    seat: Public[Seat]

    def begin(self, s: State, k: Kernel) -> None:
        if s.cut:
            return
        die = roll_die(k)
        phase = k.enclosing(CybermanPhase)
        phase.left = number_of_moves(s, die)
        k.emit(events.CybermenRolled(seat=self.seat, die=die, number=phase.left))
        lieutenants = lieutenants_of(s)
        steps: list[Step] = [CybermenMoves(seat=self.seat, without_unit=not s.units)]
        if s.units and any(c.captives for c in s.cybermen):
            steps.insert(0, _carriers_go(s, self.seat))
        if lieutenants:
            steps.insert(0, LieutenantMoves(seat=self.seat, waiting=[c.id for c in lieutenants]))
        k.push(*steps)


@rule("5.2")
def _carriers_go(s: State, seat: Seat) -> CarrierMoves:
    """By themselves, each that has not moved yet."""
    return CarrierMoves(seat=seat, waiting=[c.id for c in s.cybermen if c.captives and not c.moved])


@rule("3.5")
class LieutenantMoves(Asking, kw_only=True):
    """3.5 Each by its own player, in turn order, as far as N goes."""

    kind: ClassVar[str] = "lieutenant"
    waiting: Public[list[int]] = field(default_factory=list)

    def opens(self, s: State, k: Kernel) -> bool:
        left = k.enclosing(CybermanPhase).left
        while self.waiting and left and not s.cut and not s.reason:
            cyberman = cyberman_by(s, self.waiting[0])
            if cyberman is not None and not bound(s, cyberman) and moves_of(s, cyberman):
                self.seat = Seat(cyberman.owner)
                return True
            self.waiting.pop(0)
        return False

    def every(self, s: State) -> Iterable[Action]:
        cyberman = cyberman_by(s, self.waiting[0])
        squares = [] if cyberman is None else moves_of(s, cyberman)
        moves = [MoveCyberman(self.waiting[0], square, facing) for square in squares for facing in FACINGS]
        return [*moves, MoveRest()]

    def judge(self, s: State, action: Any) -> Refused | None:
        match action:
            case MoveRest():
                return None
            case MoveCyberman():
                if action.cyberman != self.waiting[0]:
                    return NOT_YOURS
                return why_not_there(s, action)
        return NOT_NOW

    def decide(self, s: State, action: Any, k: Kernel) -> None:
        cyberman = cyberman_by(s, self.waiting.pop(0))
        if type(action) is MoveRest and cyberman is not None:
            action = suggested(s, self.seat, cyberman, must=True)
        if type(action) is MoveCyberman:
            k.enclosing(CybermanPhase).left -= 1
            relocate(s, self.seat, action, "lieutenant", k)
        self.again(k)

    def default(self, s: State, seat: Seat) -> Action:
        """By the policy."""
        return MoveRest()


@rule("3.5")
class CybermenMoves(Commanding, kw_only=True):
    """3.5 The rest of N, by the Cyberleader's player, else by whose turn it is."""

    kind: ClassVar[str] = "cybermen"
    draft: ClassVar[bool] = True
    without_unit: Public[bool] = False
    """Was there no Unit when carriers had to go? Should one be founded meanwhile (#17), they go at once."""

    def opens(self, s: State, k: Kernel) -> bool:
        if s.cut or s.reason:
            return False
        if self.without_unit and s.units:
            self.without_unit = self.begun = False
            k.push(_carriers_go(s, self.seat))
            return False
        if not k.enclosing(CybermanPhase).left:
            return False
        self.seat = chooser(s)
        board = board_of(s)
        return any(board.cyber_moves(c.square, 1) for c in eligible(s))

    def own(self, s: State) -> list[Action]:
        """The policy, or every move of every one."""
        board = board_of(s)
        moves: list[Action] = [
            MoveCyberman(c.id, square, facing)
            for c in eligible(s)
            for square in board.cyber_moves(c.square, speed_of(c))
            for facing in FACINGS
        ]
        return [MoveRest(), *moves]

    def judge_own(self, s: State, action: Any) -> Refused | None:
        """One that may be chosen, where it can get to."""
        match action:
            case MoveRest():
                return None
            case MoveCyberman():
                cyberman = cyberman_by(s, action.cyberman)
                return _why_not_chosen(s, cyberman) or why_not_there(s, action)
        return NOT_NOW

    def sample_own(self, s: State, rng: Chance) -> Action:
        """Now and then the policy, else any of them."""
        die = rng.below("sample", MANY)
        if die % _REST == 0:
            return MoveRest()
        some, board = eligible(s), board_of(s)
        start = die // 12 % len(some)
        for ahead in range(len(some)):
            cyberman = some[(start + ahead) % len(some)]
            squares = board.cyber_moves(cyberman.square, speed_of(cyberman))
            if squares:
                return MoveCyberman(cyberman.id, squares[die // 12 // len(some) % len(squares)], die // 3 % 4)
        return MoveRest()

    def forms(self, s: State) -> tuple[FormOf, ...]:
        """Any of these to any of their squares."""
        squares = board_squares(s)
        ids = tuple(c.id for c in eligible(s))
        fields = {"cyberman": Candidates(ids), "to": Candidates(squares), "facing": Candidates(FACINGS)}
        return (FormOf("MoveCyberman", fields),)

    def decide_own(self, s: State, action: Any, k: Kernel) -> None:
        """One of them is moved, or the policy moves the rest."""
        phase = k.enclosing(CybermanPhase)
        self.again(k)
        if type(action) is MoveRest:
            move_rest(s, self.seat, phase.left, k)
            phase.left = 0
        else:
            phase.left -= 1
            relocate(s, self.seat, action, "chosen", k)

    def default(self, s: State, seat: Seat) -> Action:
        """By the policy."""
        return MoveRest()


@rule("3.5")
def eligible(s: State) -> list[Cyberman]:
    """Who may be chosen among the rest, if it can move: no Cyberlieutenant, none on its way to a Unit."""
    lieutenant, units, gone = Rank.LIEUTENANT, bool(s.units), leavers(s)
    return [
        c
        for c in s.cybermen
        if not c.moved and (c.rank is not lieutenant or c.owner in gone) and not (c.captives and units)
    ]


def _why_not_chosen(s: State, cyberman: Cyberman | None) -> Refused | None:
    if cyberman is None:
        return NO_SUCH_CYBERMAN
    if cyberman.moved:
        return MOVED_ALREADY
    if bound(s, cyberman):
        return CARRIER_BOUND
    return NOT_YOURS if is_led(s, cyberman) else None


def board_squares(s: State) -> tuple[int, ...]:
    """Where any of them may end."""
    board = board_of(s)
    return tuple(sorted({to for c in eligible(s) for to in board.cyber_moves(c.square, speed_of(c))}))


@rule("10.3")
def move_rest(s: State, seat: Seat, left: int, k: Kernel) -> None:
    """The policy moves as many as have to be moved: first where it gains something, then whoever can."""
    order = in_order(s, seat, eligible(s))
    policy = Policy(s, seat)
    for must in (False, True):
        for cyberman in order:
            if not left:
                return
            move = None if cyberman.moved else policy.suggest(cyberman, must=must)
            if move is not None:
                relocate(s, seat, move, "rest", k)
                policy.look()
                left -= 1
