"""§10.9 What a bot knows while it decides one thing, and what tokens and time are worth to it. Nothing is kept."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from parlour.games.cyberwedding.actions import Action, Pass
from parlour.games.cyberwedding.asking import Asking
from parlour.games.cyberwedding.ending import last_round
from parlour.games.cyberwedding.ground import Board
from parlour.games.cyberwedding.model import NONE, Character, Cyberman, Player, PlayerState, State
from parlour.games.cyberwedding.numbers import NUMBERS
from parlour.games.cyberwedding.standing import humans, is_human
from parlour.games.cyberwedding.table import board_of, car_at, cyberman_at, free_members, ground_in, has_free, leader_of
from parlour.kit.actors import Seat
from parlour.kit.agenda import Prompt
from parlour.kit.chance import Chance

__all__ = ("EASY", "HARD", "MEDIUM", "Mind")

EASY, MEDIUM, HARD = range(3)

T = TypeVar("T")


class Mind:
    """One decision. Of the state it looks at nothing that its seat does not see."""

    def __init__(self, s: State, prompt: Prompt, rng: Chance, level: int) -> None:
        self.s = s
        self.kind = prompt.kind
        self.seat = Seat(prompt.seat)
        self.rng = rng
        self.level = level
        self.own: Player = s.players[prompt.seat]
        self.step: Any = s.agenda[-1]
        self.ground = ground_in(s)
        self.leader: Cyberman | None = leader_of(s)

    # -- what may be done ------------------------------------------------------------------------------------------

    def actions(self) -> list[Action]:
        """Everything that may be decided."""
        return list(self.step.legal(self.s, self.seat))

    def allowed(self, action: Action) -> bool:
        """May this be decided?"""
        refused = self.step.legal(self.s, self.seat).why_not(action)
        return refused is None

    def default(self) -> Action:
        """§10.3 What the rules do for somebody who does not answer."""
        step = self.step
        return step.default(self.s, self.seat) if isinstance(step, Asking) else Pass()

    def any_of(self, choices: Sequence[T]) -> T:
        """One of them at random."""
        return choices[self.rng.below("bot", len(choices))]

    def best(self, choices: Sequence[T], worth: Callable[[T], float]) -> T:
        """The best of them; of equal ones any."""
        found: list[T] = []
        most = float("-inf")
        for choice in choices:
            value = worth(choice)
            if value > most + 1e-9:
                found, most = [choice], value
            elif value > most - 1e-9:
                found.append(choice)
        return self.any_of(found)

    def board(self) -> Board:
        """The map with everything on it: to be used at once."""
        return board_of(self.s)

    # -- the table -------------------------------------------------------------------------------------------------

    @property
    def hard(self) -> bool:
        """Is this the best of the levels?"""
        return self.level == HARD

    @property
    def humans(self) -> int:
        """H, which is also what a rescue costs."""
        return humans(self.s)

    def rivals(self) -> list[Player]:
        """The others who still are human in some way."""
        return [player for player in self.s.players if player.seat != self.seat and is_human(player)]

    def on_foot(self) -> list[Player]:
        """The others whose groups can be met."""
        return [player for player in self.rivals() if player.square != NONE and not player.in_car]

    def cyber(self) -> bool:
        """Has this seat become a Cyberleader or Cyberlieutenant?"""
        return self.own.state in (PlayerState.LEADER, PlayerState.LIEUTENANT)

    def ahead(self, player: Player) -> int:
        """How many points that player is ahead of the own seat."""
        return player.vp - self.own.vp

    def turns_left(self, seat: int = -1) -> int:
        """Turns that a seat has until the last round is over, one that is on included."""
        seat = self.seat if seat < 0 else seat
        rounds = last_round(self.s) - self.s.round
        order = (seat - self.s.first) % self.s.seats
        now = (self.s.active - self.s.first) % self.s.seats
        return max(0, rounds + (1 if order >= now else 0))

    # -- what things are worth ----------------------------------------------------------------------------------------

    def escape_worth(self, owned: int) -> float:
        """An Escape token beyond ``owned``: it pays for a rescue, which brings two points, while there is time."""
        time = min(1.0, self.turns_left() / 4)
        return time * (1.2 if owned < 4 else 0.6)

    def fatigue_worth(self, owned: int) -> float:
        """A Fatigue token beyond ``owned``."""
        return min(1.0, self.turns_left() / 4) * (0.35 if owned < 6 else 0.15)

    def poor(self, player: Player) -> bool:
        """Would a capture bring that player more tokens than the fight costs?"""
        return player.escape == 0 and player.fatigue < NUMBERS.capture_fatigue - 1

    def wants_capture(self) -> bool:
        """§5.1 A capture brings tokens, and a captive is two points for whoever pays for it: with none left it pays."""
        return self.hard and self.poor(self.own) and self.turns_left() > 1 and len(free_members(self.own)) > 1

    def blocked(self, square: int) -> bool:
        """Does a Cyberman stand there?"""
        return cyberman_at(self.s, square) is not None

    def has_car(self, square: int) -> bool:
        """Is there a car that can be taken?"""
        return square != NONE and car_at(self.s, square) is not None

    def hotwire_chance(self) -> float:
        """§7.1 Of one try."""
        at = NUMBERS.hotwire_geek_at if has_free(self.own, Character.GEEK) else NUMBERS.hotwire_at
        return (NUMBERS.die + 1 - at) / NUMBERS.die
