"""§12, §15 The end of the game, and who leads when a round begins."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.games.iamzombie import events
from parlour.games.iamzombie.cards import LOCATIONS
from parlour.games.iamzombie.model import State
from parlour.games.iamzombie.table import coop
from parlour.kit.agenda import Kernel
from parlour.kit.rules import rule

__all__ = ("abandon", "end_coop", "end_game", "last_turns", "leave_alone", "next_first_player", "trophy_vp")

Standing = tuple[int, int, int]
"""Trophy VP, rounds won, brains: greater is better, in this order."""


@rule("11.3")
def last_turns(players: int, first_winner: int) -> tuple[int, ...]:
    """Who has exactly one turn more once that seat has won the round: all others, clockwise."""
    return tuple((first_winner + i) % players for i in range(1, players))


@rule("4.2")
def next_first_player(vp: Sequence[int], current: int) -> int:
    """The lowest trophy VP; among equals the first clockwise after the present First Player."""
    order = [(current + i) % len(vp) for i in range(1, len(vp) + 1)]
    return min(order, key=lambda seat: vp[seat])


def trophy_vp(s: State) -> list[int]:
    """By seat."""
    return [sum(LOCATIONS[location].vp for location in player.trophies) for player in s.players]


@rule("12")
def end_game(s: State, k: Kernel) -> None:
    """The ranking after the last round."""
    scores = trophy_vp(s)
    if not any(scores):
        _over(s, "no_trophies", _ranked(s, [(0, 0, 0)] * s.seats), scores, k)
        return
    standings = [(score, p.rounds_won, p.brains) for score, p in zip(scores, s.players, strict=True)]
    _over(s, "trophies", _ranked(s, standings), scores, k)


@rule("15.1")
def end_coop(s: State, reason: str, k: Kernel) -> None:
    """Won or lost together: everybody shares the one rank, and the reason says which it was."""
    score = sum(LOCATIONS[location].vp for location in s.trophies)
    _over(s, reason, [1] * s.seats, [score] * s.seats, k)


@rule("18.3")
def leave_alone(s: State, k: Kernel) -> None:
    """The others have left: whoever stayed has won."""
    scores = trophy_vp(s)
    standings = [(score, p.rounds_won, p.brains) for score, p in zip(scores, s.players, strict=True)]
    _over(s, "last_player", _ranked(s, standings), scores, k)


@rule("18.3")
def abandon(s: State, k: Kernel) -> None:
    """All have left."""
    if coop(s):
        end_coop(s, "abandoned", k)
    else:
        _over(s, "abandoned", [1] * s.seats, trophy_vp(s), k)


def _ranked(s: State, standings: Sequence[Standing]) -> list[int]:
    """Equals share a rank; who has left comes after all who stayed."""
    places = [(not player.out, *standing) for player, standing in zip(s.players, standings, strict=True)]
    return [1 + sum(other > own for other in places) for own in places]


def _over(s: State, reason: str, ranks: list[int], scores: list[int], k: Kernel) -> None:
    s.reason, s.ranks, s.scores = reason, ranks, scores
    k.emit(events.GameEnded(reason=reason, ranks=list(ranks), scores=list(scores)))
