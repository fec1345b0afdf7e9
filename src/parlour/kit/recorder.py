"""A game played in this process that writes its own record: terminal, simulation, golden games, tests."""

from __future__ import annotations

from typing import Any

import msgspec

from parlour.kit.actors import SYSTEM, Seat
from parlour.kit.chance import Seeded, commitment, stream_key
from parlour.kit.game import Game
from parlour.kit.legal import NotAllowed, Refused
from parlour.kit.record import FORMAT, Closing, Entry, Header, MatchRecord
from parlour.kit.replay import apply_system, replay
from parlour.kit.standing import Standing
from parlour.kit.types import Event

__all__ = ("Recorder",)


class Recorder:
    """The state and its record, one decision at a time. ``key`` has 32 bytes; ``digests`` cost time and prove more."""

    def __init__(
        self,
        game: Game[Any, Any],
        options: Any,
        seats: int,
        key: bytes,
        *,
        nonces: tuple[str, ...] = (),
        digests: bool = True,
    ) -> None:
        self.game = game
        self.digests = digests
        self._key = key
        self._chance = Seeded(stream_key(key, nonces))
        self.state, self.events = game.start(options, seats, self._chance)
        self.header = Header(
            parlour=FORMAT,
            game=game.meta.id,
            rules=game.meta.rules_version,
            options=msgspec.to_builtins(options),
            seats=seats,
            commit=commitment(key),
            nonces=list(nonces),
            chance=self._draws(),
            h=self._digest(),
        )
        self.entries: list[Entry] = []
        self._standing = Standing.start(seats)

    def _draws(self) -> tuple[Any, ...]:
        drawn = tuple(self._chance.drawn)
        self._chance.drawn.clear()
        return drawn

    def _digest(self) -> str:
        return self.game.digest(self.state) if self.digests else ""

    def _log(self, by: Any, do: str, open: bool, events: list[Event]) -> list[Event]:
        entry = self._append(by, do, open, events)
        self._standing = self._standing.after(entry)
        return events

    def _append(self, by: Any, do: str, open: bool, events: list[Event]) -> Entry:
        self.events = events
        entry = Entry(v=len(self.entries) + 1, by=by, do=do, open=open, chance=self._draws(), h=self._digest())
        self.entries.append(entry)
        return entry

    def act(self, seat: Seat, action: Any, *, open: bool = False) -> list[Event]:
        """One decision; ``NotAllowed`` if it is not legal, and then nothing has changed."""
        events = self.game.apply(self.state, seat, action, self._chance, open=open)
        return self._log(seat, self.game.notation.format(action), open, events)

    def system(self, do: str) -> list[Event]:
        """An entry of the house: ``leave SEAT``, ``expire SEAT``, ``flag SEAT``."""
        return self._log(SYSTEM, do, False, apply_system(self.game, self.state, do, self._chance))

    def take_back(self, seat: Seat) -> None:
        """Go back to before the seat's last action; chance goes on. ``NotAllowed`` if there is nothing to take back."""
        mark = self._standing.marks[seat]
        if self.game.outcome(self.state) is not None or mark is None:
            raise NotAllowed(Refused("nothing_to_take_back"))
        self._standing.who(mark.v)  # no record is written that nobody would play again
        *_, stood = replay(self.game, MatchRecord(self.header, self.entries[: mark.v]))
        self.state = stood.state
        self._append(SYSTEM, f"back {mark.v}", False, [])
        self._standing = self._standing.back(stood.standing)

    def record(self) -> MatchRecord:
        """The record so far; with result and key once the game is over."""
        outcome = self.game.outcome(self.state)
        if outcome is None:
            return MatchRecord(self.header, list(self.entries))
        key = "" if self.game.meta.keeps_secrets else self._key.hex()
        return MatchRecord(self.header, list(self.entries), Closing(result=outcome, key=key))
