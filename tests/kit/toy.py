"""The smallest game that has what a test of the kit needs: a seat counts up, the other holds a secret number."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from msgspec import Struct, field

from parlour.kit.actors import Seat
from parlour.kit.agenda import Kernel, Prompt, State, Step
from parlour.kit.game import Game, GameMeta, Outcome
from parlour.kit.legal import Legal, Listed, Refused
from parlour.kit.types import Engine, Event, Part, Private, Public, Secret, Shown


class Settings(Struct, frozen=True):
    goal: int = 3


class Hand(Part):
    seat: Public[Seat]
    cards: Private[list[int]]
    wish: Private[int] = 0


class Board(State):
    goal: Public[int]
    hands: Public[list[Hand]]
    total: Public[int] = 0
    rest: Secret[list[int]] = field(default_factory=list)
    code: Secret[int] = 0
    plan: Engine[list[int]] = field(default_factory=list)
    peek: Shown[list[int]] = field(default_factory=lambda: Shown([], []))
    row: Public[list[Shown[int]]] = field(default_factory=list)
    notes: Public[dict[str, list[int]]] = field(default_factory=dict)
    pair: Public[tuple[int, int]] = (0, 0)


class Add(Struct, frozen=True, tag=True):
    number: int


class Say(Struct, frozen=True, tag=True):
    """Anything that JSON can hold, to test how actions are written."""

    text: str
    numbers: tuple[int, ...] = ()
    pair: tuple[str, str] | None = None
    loud: bool = False


class Added(Event, frozen=True):
    seat: Public[Seat]
    number: Public[int]
    die: Private[int]

    def audience(self) -> tuple[int, ...] | None:
        return (0,) if self.number == 2 else None


class Turn(Step):
    draft: ClassVar[bool] = True
    seat: Public[Seat]
    done: Public[bool] = False

    def prompts(self, s: Board) -> Sequence[Prompt]:
        return () if self.done else (Prompt(self.seat, "add", public=self.seat == 0),)

    def legal(self, s: Board, seat: Seat) -> Legal[Add | Say]:
        return Listed(lambda: (Add(1), Add(2)), lambda action: Refused("too_much", {"most": 2}, "1"))

    def act(self, s: Board, seat: Seat, action: Add, k: Kernel) -> None:
        self.done = True
        s.total += action.number
        k.emit(Added(seat=seat, number=action.number, die=k.chance.below("die", 6)))

    def end(self, s: Board, k: Kernel) -> None:
        k.push(Turn(seat=Seat(1 - self.seat)))


class Toy(Game[Board, "Add | Say"]):
    meta = GameMeta(id="toy", rules_version=1, players=(2, 2), minutes=1, languages=("en",), chance=True, hidden=True)
    Options = Settings
    State = Board
    Step = Turn
    Action = Add | Say
    Event = Added

    def new(self, options: Settings, seats: int, k: Kernel) -> Board:
        hands = [Hand(seat=Seat(seat), cards=[7, 8, 9][: seat + 1], wish=5) for seat in range(seats)]
        return Board(
            seats=seats,
            agenda=[Turn(seat=Seat(0))],
            goal=options.goal,
            hands=hands,
            rest=[1, 2, 3, 4],
            code=42,
            plan=[1],
            peek=Shown([5, 6], [1]),
            row=[Shown(8, None), Shown(9, [0])],
            notes={"a": [1]},
        )

    def outcome(self, s: Board) -> Outcome | None:
        return Outcome((1, 2), "reached") if s.total >= s.goal else None

    def leave(self, s: Board, seat: Seat, k: Kernel) -> None:
        s.total = s.goal


TOY = Toy()
