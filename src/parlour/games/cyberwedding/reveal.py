"""§3.1 Tile Reveal Phase: which tile is turned up, and how it lay; without one, what else is done before the fights."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from parlour.games.cyberwedding import table_events as events
from parlour.games.cyberwedding.actions import Action, Pass, TurnUp
from parlour.games.cyberwedding.arriving import Arriving, TokenPlacing, furthest
from parlour.games.cyberwedding.asking import Asking
from parlour.games.cyberwedding.commands import command, commands, may_command, sample_command, why_no_command
from parlour.games.cyberwedding.model import NONE, Phase, State
from parlour.games.cyberwedding.numbers import NUMBERS
from parlour.games.cyberwedding.refusals import NOT_NOW, NOT_REVEALABLE
from parlour.games.cyberwedding.table import ground_in
from parlour.kit.actors import Seat
from parlour.kit.agenda import Kernel
from parlour.kit.asking import draw
from parlour.kit.chance import Chance
from parlour.kit.legal import Refused
from parlour.kit.rules import rule

__all__ = ("Reveal", "revealable")


@rule("3.1")
def revealable(s: State) -> list[int]:
    """Tiles that lie face down beside one that is face up."""
    tiles, neighbours = s.tiles, ground_in(s).tile_neighbours
    return [
        tile
        for tile, turned in enumerate(tiles)
        if turned == NONE and any(tiles[beside] != NONE for beside in neighbours[tile])
    ]


@rule("3.1")
class Reveal(Asking, kw_only=True):
    """3.1 The active player turns up one tile; if there is none, something else may be done before the fights."""

    kind: ClassVar[str] = "reveal"

    def named(self, s: State) -> str:
        """Without a tile there are only commands."""
        return self.kind if revealable(s) else "commands"

    def moot(self, s: State) -> bool:
        """The turn or the game is over."""
        return s.cut or bool(s.reason)

    def opens(self, s: State, k: Kernel) -> bool:
        if self.moot(s):
            return False
        s.phase = Phase.REVEAL
        tiles = revealable(s)
        if len(tiles) > 1 or may_command(s, self.seat):
            return True
        if tiles:
            _turn_up(s, self.seat, tiles[0], k)
        return False

    def every(self, s: State) -> Iterable[Action]:
        return [*self._own(s), *commands(s, self.seat)]

    def _own(self, s: State) -> list[Action]:
        """A tile has to be turned up, if there is one."""
        return [TurnUp(tile) for tile in revealable(s)] or [Pass()]

    def judge(self, s: State, action: Any) -> Refused | None:
        if type(action) is TurnUp:
            return None if action.tile in revealable(s) else NOT_REVEALABLE
        if type(action) is Pass:
            return NOT_NOW if revealable(s) else None
        return why_no_command(s, self.seat, action)

    def sample(self, s: State, rng: Chance) -> Action:
        """One time in four a command, if there is one."""
        if rng.below("command", 4) == 0:
            action = sample_command(s, self.seat, rng)
            if action is not None:
                return action
        return draw(rng, self._own(s))

    def decide(self, s: State, action: Any, k: Kernel) -> None:
        if type(action) is TurnUp:
            _turn_up(s, self.seat, action.tile, k)
            return
        if type(action) is Pass:
            return
        self.again(k)
        command(s, self.seat, action, k)

    def default(self, s: State, seat: Seat) -> Action:
        """The first in reading order."""
        return self._own(s)[0]


@rule("3.1")
def _turn_up(s: State, seat: Seat, tile: int, k: Kernel) -> None:
    """How it lay under its back decides how many Cybermen arrive."""
    quarter_turns = k.chance.below("tile", 4)
    s.tiles[tile] = quarter_turns
    arrivals = NUMBERS.arrivals[quarter_turns]
    k.emit(events.TileTurnedUp(seat=seat, tile=tile, quarter_turns=quarter_turns, arrivals=arrivals))
    k.push(
        Arriving(seat=seat, tile=tile, left=arrivals, why="arrival"), TokenPlacing(seat=furthest(s, tile), tile=tile)
    )
