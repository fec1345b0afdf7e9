"""§3 A turn and its phases in order, and whose turn is next (§3.0, §10.4)."""

from __future__ import annotations

from parlour.games.cyberwedding import table_events as events
from parlour.games.cyberwedding.combat import Attacked
from parlour.games.cyberwedding.cyber_phase import CybermanPhase
from parlour.games.cyberwedding.driving import Driving
from parlour.games.cyberwedding.end_phase import EndPhase, Redraw
from parlour.games.cyberwedding.ending import finish, last_round
from parlour.games.cyberwedding.model import NONE, State
from parlour.games.cyberwedding.movement import MovementPhase
from parlour.games.cyberwedding.partials import PartialMovement
from parlour.games.cyberwedding.powers import AbilitiesPhase
from parlour.games.cyberwedding.reveal import Reveal
from parlour.games.cyberwedding.standing import takes_turns
from parlour.games.cyberwedding.table import clockwise
from parlour.kit.actors import Seat
from parlour.kit.agenda import Kernel, Step
from parlour.kit.rules import rule
from parlour.kit.types import Public

__all__ = ("Turn", "give_turn")


@rule("3")
class Turn(Step, kw_only=True):
    """3 What one player does. Phases that a state has no part in end by themselves, as all do once it is ``cut``."""

    seat: Public[Seat]

    def begin(self, s: State, k: Kernel) -> None:
        seat = self.seat
        _start(s, seat, k)
        k.push(
            Reveal(seat=seat),
            Attacked(seat=seat),
            Redraw(seat=seat),
            Driving(seat=seat),
            MovementPhase(seat=seat),
            PartialMovement(seat=seat),
            CybermanPhase(seat=seat),
            AbilitiesPhase(seat=seat),
            EndPhase(seat=seat),
        )

    def end(self, s: State, k: Kernel) -> None:
        s.players[self.seat].trimming = False
        give_turn(s, Seat((self.seat + 1) % s.seats), k)


@rule("3")
@rule("1.5")
def _start(s: State, seat: Seat, k: Kernel) -> None:
    """What counts once a turn, or from one own turn to the next, begins anew."""
    player = s.players[seat]
    s.active = seat
    s.turn += 1
    s.cut = False
    s.tried.clear()
    s.jam_moves = s.jam_abilities = 0
    player.turns += 1
    player.played = player.used_ability = player.hotwired = player.trimming = False
    player.alighted_at = NONE
    k.emit(events.TurnStarted(seat=seat, round=s.round))


@rule("3.0")
@rule("10.4")
@rule("9.2")
def give_turn(s: State, seat: Seat, k: Kernel) -> None:
    """The turn of that seat, or of the next that takes turns.

    At the Bride's player a round begins, even if he takes none; after the last round the game is over.
    """
    for following in clockwise(s, seat):
        if following == s.first:
            if s.round >= last_round(s):
                finish(s, "round_limit", k)
                return
            s.round += 1
            k.emit(events.RoundBegan(round=s.round))
        if takes_turns(s.players[following]):
            k.push(Turn(seat=following))
            return
    finish(s, "nobody_human", k)
