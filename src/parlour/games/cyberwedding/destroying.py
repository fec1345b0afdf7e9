"""§9.1 What is destroyed: points, captives, counters and players who go with it."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.games.cyberwedding import cyber_events as events
from parlour.games.cyberwedding.ending import check_end
from parlour.games.cyberwedding.homecoming import return_captive
from parlour.games.cyberwedding.model import NONE, Cyberman, Fate, Rank, State, member_of, owner_of
from parlour.games.cyberwedding.numbers import NUMBERS
from parlour.games.cyberwedding.pending import Counter
from parlour.games.cyberwedding.scoring import score
from parlour.games.cyberwedding.standing import put_out, refresh
from parlour.games.cyberwedding.supply import return_counter
from parlour.games.cyberwedding.windows import destroyed_window
from parlour.kit.actors import Seat
from parlour.kit.agenda import Kernel
from parlour.kit.rules import rule

__all__ = ("destroy", "destroy_partial", "destroy_unit", "remove_cyberman")


@rule("9.1")
def destroy(s: State, cybermen: Sequence[Cyberman], by: int, why: str, k: Kernel, *, kill: bool = False) -> None:
    """All at once: points for ``by``; captives go home, or are killed; counters go back to the supply.

    Who may have an Emergency Teleport is asked once for all of them, after everything else.
    """
    for cyberman in cybermen:
        remove_cyberman(s, cyberman, by, why, k)
    homeless = [(cyberman, captive) for cyberman in cybermen for captive in tuple(cyberman.captives)]
    if kill:
        for cyberman, captive in homeless:
            _kill(s, cyberman, captive, by, k)
    counters = [Counter(c.id, c.mark, c.ability) for c in cybermen if c.rank is Rank.ORDINARY]
    if counters:
        destroyed_window(s, k, counters)
    for cyberman, captive in homeless:
        if kill:
            refresh(s, owner_of(captive), k)
        else:
            return_captive(s, cyberman, captive, "destroyed", k)
    for cyberman in cybermen:
        if cyberman.owner != NONE:
            put_out(s, cyberman.owner, k)
    check_end(s, k)


@rule("9.1")
def remove_cyberman(s: State, cyberman: Cyberman, by: int, why: str, k: Kernel) -> None:
    """Off the map, with the points for it; its captives and the player whose figure it is are the caller's."""
    s.cybermen.remove(cyberman)
    k.emit(
        events.CybermanDestroyed(
            cyberman=cyberman.id, mark=cyberman.mark, rank=cyberman.rank, square=cyberman.square, by=by, why=why
        )
    )
    if cyberman.rank is Rank.ORDINARY:
        return_counter(s, cyberman.mark, cyberman.ability)
    if by == NONE:
        return
    if cyberman.rank is Rank.LEADER:
        score(s, Seat(by), NUMBERS.vp_leader, "leader", k)
    else:
        score(s, Seat(by), NUMBERS.vp_cyberman, "cyberman", k)


@rule("7.4")
def _kill(s: State, cyberman: Cyberman, captive: int, by: int, k: Kernel) -> None:
    """A human is killed; whoever loses the last one so is out."""
    cyberman.captives.remove(captive)
    member_of(s, captive).fate = Fate.KILLED
    k.emit(events.CharacterKilled(seat=Seat(owner_of(captive)), captive=captive, by=by))
    score(s, Seat(by), NUMBERS.vp_kill, "kill", k)


@rule("9.1")
def destroy_unit(s: State, square: int, by: int, why: str, k: Kernel) -> None:
    """A Cyberconversion Unit goes back to the box."""
    s.units.remove(square)
    s.spare_units += 1
    k.emit(events.UnitDestroyed(seat=Seat(by), square=square, why=why))
    score(s, Seat(by), NUMBERS.vp_unit, "unit", k)
    check_end(s, k)


@rule("8")
def destroy_partial(s: State, seat: Seat, k: Kernel) -> None:
    """The Partial counter is gone, and with the last character its player."""
    player = s.players[seat]
    k.emit(events.PartialDestroyed(seat=seat, square=player.partial))
    player.partial = NONE
    for member in player.members:
        if member.fate is Fate.PARTIAL:
            member.fate = Fate.KILLED
    refresh(s, seat, k)
    check_end(s, k)
