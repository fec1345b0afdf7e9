"""§12 The end: the last Network, draws, ranks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parlour.games.hexnet import columns as c
from parlour.games.hexnet.events import GameDrawn, GameStopped, GameWon, NetworkShown
from parlour.games.hexnet.geometry import name
from parlour.games.hexnet.model import State
from parlour.games.hexnet.position import key_of
from parlour.kit.agenda import Kernel
from parlour.kit.game import Outcome
from parlour.kit.rules import rule
from parlour.kit.types import ALL

if TYPE_CHECKING:
    from parlour.games.hexnet._hot_core import Core

__all__ = ("check_last", "drawn", "forget", "forget_all", "outcome", "remember", "stop")

_LAST_DEADLINE = 9
"""§5.2 Own moves beyond which no deadline looks: from here on a position can come again (§12.1)."""


@rule("12", ruling="R-49")
def check_last(s: State, k: Kernel) -> None:
    """At most one Network is left: it has won, or those that fell last share the first place."""
    left = sum(s.alive)
    if left <= 1:
        _end(s, "last" if left else "fall", k)


@rule("12.1", ruling="R-51")
def remember(s: State, core: Core) -> int:
    """The position at the start of a turn that follows an own action has occurred; how often now."""
    key = key_of(core)
    if key in s.twice:
        return 3
    s.seen[key] = times = s.seen.get(key, 0) + 1
    if times == 2:
        s.twice.append(key)
    return times


def forget(s: State, seat: int, placed: bool) -> None:
    """§12.1 Hands do not fill again, and own moves up to nine do not come back: nothing before can occur again."""
    if placed or s.moves[seat] <= _LAST_DEADLINE:
        forget_all(s)


def forget_all(s: State) -> None:
    """§12.1 A position that cannot come back has been left."""
    s.seen.clear()
    s.twice.clear()


@rule("12", ruling="R-50")
def drawn(s: State, core: Core, times: int, k: Kernel) -> bool:
    """Is it over by the third occurrence, or by two rounds in which nobody could do anything?"""
    reason = "repetition" if times >= 3 else "stuck" if s.turn[c.IDLE] and core.stuck() else ""
    if reason:
        _end(s, reason, k)
    return bool(reason)


def stop(s: State, k: Kernel) -> None:
    """§14 ``max_actions``: broken off, no draw."""
    _end(s, "max_actions", k)


@rule("13")
def _end(s: State, reason: str, k: Kernel) -> None:
    """The game is over, and everything is shown."""
    s.reason = reason
    for secret in s.secrets:
        secret.mothership.to = secret.traps.to = ALL
        if s.alive[secret.seat]:
            core, laid = secret.mothership.value, secret.traps.value.laid
            mothership = "hand" if core < 0 else c.unit_name(secret.seat, s.kind[core], s.ordinal[core])
            k.emit(NetworkShown(seat=secret.seat, mothership=mothership, traps=tuple(map(name, laid[::2]))))
    left = [seat for seat, alive in enumerate(s.alive) if alive]
    if reason == "last":
        k.emit(GameWon(seat=left[0]))
    elif reason == "max_actions":
        k.emit(GameStopped(actions=s.count))
    else:
        k.emit(GameDrawn(reason=reason))


@rule("12")
def outcome(s: State) -> Outcome | None:
    """``None`` while the game runs. Who falls later ranks higher, who falls together shares, who is left is first."""
    if not s.reason:
        return None
    latest = max(s.fallen) + 1
    lasted = [fall or latest for fall in s.fallen]
    return Outcome(tuple(1 + sum(other > own for other in lasted) for own in lasted), s.reason)
