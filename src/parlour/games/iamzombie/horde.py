"""§15.2 The clock of the co-operative mode, and §15.6 the horde."""

from __future__ import annotations

from parlour.games.iamzombie import events
from parlour.games.iamzombie.brains import gain
from parlour.games.iamzombie.cards import COOP, NONE, rank
from parlour.games.iamzombie.freaks import place_token
from parlour.games.iamzombie.model import State
from parlour.games.iamzombie.table import neighbours_of, seats_from, takes_token
from parlour.games.iamzombie.throwing import draw_dice
from parlour.kit.actors import Seat
from parlour.kit.agenda import Kernel, Step
from parlour.kit.rules import rule
from parlour.kit.types import Public

__all__ = ("Horde", "HordeDie", "laps_allowed")


@rule("15.2")
def laps_allowed(s: State) -> int:
    """Laps in which this round has to be won."""
    highest = max(rank(len(player.cards)) for player in s.players)
    return COOP.laps[s.options.difficulty][s.round - 1] + (s.seats <= 2) + max(0, highest - 1)


@rule("15.6")
class Horde(Step, kw_only=True):
    """15.6 After a full lap: a die for each hero on the field, in turn order."""

    def begin(self, s: State, k: Kernel) -> None:
        order = seats_from(s, s.first)
        k.push(*[HordeDie(seat=Seat(seat)) for seat in order if s.players[seat].slot != NONE])


@rule("15.6")
class HordeDie(Step, kw_only=True):
    """15.6 One die: nothing, a token beside the hero or with him, or a brain."""

    seat: Public[Seat]

    def begin(self, s: State, k: Kernel) -> None:
        player = s.players[self.seat]
        if player.slot == NONE:
            return
        draw = s.dice_drawn
        face = draw_dice(s, 1, k)[0]
        k.emit(events.HordeRolled(seat=self.seat, face=face, draw=draw))
        near = neighbours_of(s, player.slot)
        match COOP.horde[face]:
            case "hero_gains_brain":
                gain(s, player, 1, k)
            case "freak_on_hero_location":
                _come(s, player.slot, k)
            case "freak_next_clockwise" if near:
                _come(s, near[0], k)
            case "freak_next_counterclockwise" if near:
                _come(s, near[-1], k)


def _come(s: State, slot: int, k: Kernel) -> None:
    """A token of the horde, if it may lie there and the supply has one."""
    if s.freaks and takes_token(s, slot, of_turn=False):
        k.emit(events.FreaksPlaced(slots=[slot], locations=[s.slots[slot].top]))
        place_token(s, slot, k)
