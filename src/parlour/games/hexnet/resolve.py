"""§10 What an action, a skip or a departure leads to: the core resolves it, here it is told in its order."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING

from parlour.games.hexnet import columns as c
from parlour.games.hexnet.actions import name
from parlour.games.hexnet.ending import check_last, forget_all
from parlour.games.hexnet.events import (
    CloneExpired,
    CoreCreated,
    DecoyDestroyed,
    EmpFired,
    NetworkFell,
    NetworkSurrounded,
    PowerUpCollected,
    PowerUpRemoved,
    PowerUpUsed,
    RoundEnded,
    TrapLaid,
    TrapSprung,
    TurnLost,
    TurnSkipped,
    UnitCloned,
    UnitGrappled,
    UnitMoved,
    UnitPlaced,
    WreckRemoved,
)
from parlour.games.hexnet.model import State
from parlour.games.hexnet.position import stored
from parlour.games.hexnet.powerups import supply
from parlour.kit.agenda import Kernel
from parlour.kit.rules import rule

if TYPE_CHECKING:
    from parlour.games.hexnet._hot_core import Core

__all__ = ("depart", "make")

_MATE = {c.MOTHERSHIP: "M", c.DECOY: "D"}


_full_name = lru_cache(1 << 12)(c.unit_name)


class _Tale:
    """Turns happenings into events. Ids are those of the state, which is still the one before."""

    __slots__ = ("act", "actor", "due", "ended", "fell", "k", "mover", "other", "reason", "s", "secrets")

    def __init__(self, s: State, k: Kernel, code: int, reason: str) -> None:
        self.s = s
        self.k = k
        self.act, self.actor, self.other = code & 7, code >> 3 & 127, code >> 10 & 127
        self.reason = reason
        self.mover = s.turn[c.SEAT]
        self.fell = 0
        self.ended = 0
        """The round that has ended."""
        self.due = False
        """Does its end bring a power-up?"""
        self.secrets = False
        """Can a secret, or an id in one, have changed?"""

    def unit(self, unit: int) -> str:
        s = self.s
        return _full_name(s.owner[unit], s.kind[unit], s.ordinal[unit])

    def tell(self, happenings: list[tuple[int, int, int, int]]) -> None:
        if self.act == c.EMP:
            units = tuple(self.unit(a) for what, a, _, _ in happenings if what == c.PARALYSED)
            self.k.emit(EmpFired(seat=self.mover, unit=self.unit(self.actor), units=units))
        for i, (what, a, b, d) in enumerate(happenings):
            if what in _TELL:
                _TELL[what](self, a, b, d)
            elif what == c.FELL:
                self._fell(a, happenings[i + 1 :])
            if what not in _OPEN:
                self.secrets = True

    @rule("6")
    def created(self, unit: int, at: int, kind: int) -> None:
        s, seat = self.s, self.mover
        made = c.unit_name(seat, kind, s.named[6 * seat + kind] + 1)
        if self.act == c.PLACE:
            core = _MATE.get(self.actor, "")
            self.k.emit(UnitPlaced(seat=seat, unit=made, kind=c.LETTERS[kind], at=name(at), core=core))
        elif self.act == c.MAKE_CLONE:
            self.k.emit(UnitCloned(seat=seat, unit=self.unit(self.actor), clone=made, at=name(at)))
        else:
            chosen = "" if self.other == c.NONE else made if self.other == unit else self.unit(self.other)
            self.k.emit(CoreCreated(seat=seat, unit=self.unit(self.actor), core=made, at=name(at), mothership=chosen))

    @rule("7")
    def moved(self, unit: int, origin: int, to: int) -> None:
        s = self.s
        if self.act == c.GRAPPLE:
            grappled = UnitGrappled(
                seat=self.mover, unit=self.unit(self.actor), owner=s.owner[unit], target=self.unit(unit),
                origin=name(origin), to=name(to),
            )  # fmt: skip
            self.k.emit(grappled)
            return
        level = s.at.count(to)
        self.k.emit(UnitMoved(seat=self.mover, unit=self.unit(unit), origin=name(origin), to=name(to), level=level))

    @rule("8.2")
    def trap_laid(self, seat: int, at: int, unit: int) -> None:
        self.k.emit(TrapLaid(seat=seat, unit=self.unit(unit), at=name(at)))

    @rule("8.2", ruling="R-29")
    def trap_sprung(self, unit: int, at: int, owner: int) -> None:
        self.k.emit(TrapSprung(seat=self.s.owner[unit], unit=self.unit(unit), owner=owner, at=name(at)))

    @rule("9.2")
    def power_collected(self, unit: int, at: int, _: int) -> None:
        seat = self.mover if unit >= len(self.s.owner) else self.s.owner[unit]
        self.k.emit(PowerUpCollected(seat=seat, unit=self._any(unit), at=name(at)))

    def _any(self, unit: int) -> str:
        """The name of a unit that may have been placed just now."""
        if unit < len(self.s.kind):
            return self.unit(unit)
        kind = c.CORE if self.actor in _MATE else self.actor
        return c.unit_name(self.mover, kind, self.s.named[6 * self.mover + kind] + 1)

    @rule("9.3")
    def power_spent(self, unit: int, _at: int, _: int) -> None:
        self.k.emit(PowerUpUsed(seat=self.mover, unit=self.unit(unit)))

    @rule("10.3", ruling="R-43")
    def _fell(self, seat: int, after: list[tuple[int, int, int, int]]) -> None:
        s = self.s
        if not self.fell:
            self.fell = max(s.fallen) + 1
            forget_all(s)
        s.fallen[seat] = self.fell
        units, wrecks, vanished = [], [], []
        for what, unit, _, number in after:
            if what == c.WRECKED:
                units.append(self._of(unit))
                wrecks.append(f"X{number}")
            elif what == c.VANISHED:
                vanished.append(self._of(unit))
            elif what != c.DROPPED:
                break
        if self.reason == "surround":
            self._surrounded(seat)
        self.k.emit(
            NetworkFell(
                seat=seat, reason=self.reason, units=tuple(units), wrecks=tuple(wrecks), vanished=tuple(vanished)
            )
        )

    def _of(self, unit: int) -> str:
        """The name of a fallen unit, which the last action may have made."""
        s = self.s
        if unit < len(s.kind):
            return self.unit(unit)
        if self.act == c.PLACE:
            return self._any(unit)
        kind = c.CLONE if self.act == c.MAKE_CLONE else c.CORE
        return c.unit_name(self.mover, kind, s.named[6 * self.mover + kind] + 1)

    @rule("10.2", ruling="R-41")
    def _surrounded(self, seat: int) -> None:
        mothership = self.s.secrets[seat].mothership.value
        if seat == self.mover:
            if self.act == c.PLACE and self.actor == c.MOTHERSHIP:
                mothership = len(self.s.kind)
            elif self.act == c.TRANSFER and self.other != c.NONE:
                mothership = self.other
        self.k.emit(NetworkSurrounded(seat=seat, unit="hand" if mothership < 0 else self._of(mothership)))

    @rule("10.2", ruling="R-42")
    def decoy_lost(self, unit: int, at: int, number: int) -> None:
        owner = self.mover if unit >= len(self.s.owner) else self.s.owner[unit]
        self.k.emit(DecoyDestroyed(seat=owner, unit=self._of(unit), wreck=f"X{number}", at=name(at)))

    @rule("10.4")
    def wreck_removed(self, _unit: int, at: int, number: int) -> None:
        self.k.emit(WreckRemoved(wreck=f"X{number}", at=name(at)))

    @rule("9.4")
    def clone_expired(self, unit: int, at: int, number: int) -> None:
        self.k.emit(CloneExpired(seat=self.mover, unit=self.unit(unit), wreck=f"X{number}", at=name(at)))

    @rule("9.1")
    def power_removed(self, at: int, _b: int, _d: int) -> None:
        self.k.emit(PowerUpRemoved(at=name(at)))

    @rule("5")
    def round_ended(self, number: int, _b: int, _d: int) -> None:
        self.ended = number
        self.k.emit(RoundEnded(number=number))

    def power_due(self, _a: int, _b: int, _d: int) -> None:
        self.due = True

    @rule("5.3")
    def skipped(self, seat: int, row: int, _: int) -> None:
        self.k.emit(TurnSkipped(seat=seat, row=row))

    @rule("11.2", ruling="R-48")
    def turn_lost(self, seat: int, row: int, _: int) -> None:
        self.reason = "time"
        self.k.emit(TurnLost(seat=seat, row=row))

    @rule("5.3", ruling="R-52")
    def locked_out(self, _seat: int, _b: int, _d: int) -> None:
        self.reason = "lockout"


_TELL: dict[int, Callable[[_Tale, int, int, int], None]] = {
    c.CREATED: _Tale.created,
    c.MOVED: _Tale.moved,
    c.TRAP_LAID: _Tale.trap_laid,
    c.TRAP_SPRUNG: _Tale.trap_sprung,
    c.POWER_COLLECTED: _Tale.power_collected,
    c.POWER_SPENT: _Tale.power_spent,
    c.DECOY_LOST: _Tale.decoy_lost,
    c.WRECK_REMOVED: _Tale.wreck_removed,
    c.CLONE_EXPIRED: _Tale.clone_expired,
    c.POWER_REMOVED: _Tale.power_removed,
    c.POWER_DUE: _Tale.power_due,
    c.ROUND_ENDED: _Tale.round_ended,
    c.SKIPPED: _Tale.skipped,
    c.TURN_LOST: _Tale.turn_lost,
    c.LOCKED_OUT: _Tale.locked_out,
}
"""What is not here is seen in the state, or told with something else."""


_OPEN = (c.MOVED, c.TURN_BEGUN, c.ROUND_ENDED, c.PARALYSED, c.POWER_COLLECTED, c.POWER_SPENT, c.SKIPPED, c.TURN_LOST)
"""What changes neither a secret nor the ids in it."""


def _settle(s: State, core: Core, tale: _Tale) -> None:
    tale.tell(core.happenings())
    if tale.ended:
        supply(s, core, tale.ended, tale.due, tale.k)
    stored(s, core, secrets=tale.secrets)
    check_last(s, tale.k)


@rule("10")
def make(s: State, core: Core, code: int, k: Kernel) -> None:
    """An action, a skip or a lost turn, up to the beginning of the next turn."""
    core.make(code)
    _settle(s, core, _Tale(s, k, code, "surround"))


@rule("11.1")
def depart(s: State, core: Core, seat: int, reason: str, k: Kernel) -> None:
    """A Network falls of its own accord, or because its time is up."""
    core.leave(seat)
    _settle(s, core, _Tale(s, k, c.code(c.LOST), reason))
