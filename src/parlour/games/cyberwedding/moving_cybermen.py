"""§3.5 Where one Cyberman may go, and going there."""

from __future__ import annotations

from parlour.games.cyberwedding import cyber_events as events
from parlour.games.cyberwedding.actions import MoveCyberman
from parlour.games.cyberwedding.cyber_refusals import CANNOT_REACH, NO_SUCH_CYBERMAN
from parlour.games.cyberwedding.model import Cyberman, State
from parlour.games.cyberwedding.supply import speed_of
from parlour.games.cyberwedding.table import board_of, cyberman_by
from parlour.kit.actors import Seat
from parlour.kit.agenda import Kernel
from parlour.kit.legal import Refused
from parlour.kit.rules import rule

__all__ = ("FACINGS", "bound", "moves_of", "relocate", "why_not_there")

FACINGS = (0, 1, 2, 3)


@rule("3.5")
@rule("5.2")
def bound(s: State, cyberman: Cyberman) -> bool:
    """Is it on its way to a Unit, so that nobody else may move it?"""
    return bool(cyberman.captives) and bool(s.units)


@rule("3.5")
def moves_of(s: State, cyberman: Cyberman) -> list[int]:
    """Where it may end: one square to its speed, never where it began."""
    return board_of(s).cyber_moves(cyberman.square, speed_of(cyberman))


def why_not_there(s: State, action: MoveCyberman) -> Refused | None:
    """May it end there, facing that way?"""
    cyberman = cyberman_by(s, action.cyberman)
    if cyberman is None:
        return NO_SUCH_CYBERMAN
    return None if action.facing in FACINGS and action.to in moves_of(s, cyberman) else CANNOT_REACH


@rule("3.5")
def relocate(s: State, seat: Seat, move: MoveCyberman, why: str, k: Kernel) -> None:
    """There it is, facing as the mover says; a group in that square is fought in its own Attacked Phase."""
    cyberman = cyberman_by(s, move.cyberman)
    if cyberman is None:
        raise LookupError(move)  # judged before
    start = cyberman.square
    cyberman.square, cyberman.facing, cyberman.moved = move.to, move.facing, True
    k.emit(
        events.CybermanMoved(seat=seat, cyberman=cyberman.id, start=start, square=move.to, facing=move.facing, why=why)
    )
