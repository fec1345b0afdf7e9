"""What seats take home at the end, and bring along to another game: ``luggage``."""

from __future__ import annotations

from typing import Any

import msgspec

from parlour.kit.chance import Seeded
from parlour.kit.conformance.trial import Trial
from parlour.kit.game import Outcome
from parlour.kit.luggage import packed

__all__ = ("taken",)

_DAY = "2026-11-30"


def taken(trial: Trial, outcome: Outcome) -> None:
    """It is of the game's type and sound, it can be told, and the next game begins with what may come."""
    game = trial.game
    if game.Luggage is None:
        trial.expect(not outcome.keep, "luggage", "a game without a type for it gives something to take home")
        return
    brought: list[Any] = [None] * trial.seats
    for seat, kept in outcome.keep.items():
        thing = _opened(trial, seat, kept)
        if thing is not None and game.admits(trial.options, thing, signed=True) is None:
            brought[int(seat)] = thing
    options = game.unpack(trial.options, tuple(brought))
    faults = game.check(options, trial.seats)
    trial.expect(not faults, "luggage", f"what is admitted makes options that are not: {faults}")
    if not faults:
        game.start(options, trial.seats, Seeded(trial.key))
    empty = game.unpack(options, (None,) * trial.seats)
    trial.expect(game.unpack(empty, (None,) * trial.seats) == empty, "luggage", "unpack adds to what was there")


def _opened(trial: Trial, seat: str, kept: Any) -> Any | None:
    game = trial.game
    if not (seat.isdecimal() and int(seat) < trial.seats):
        trial.fail("luggage", f"seat {seat!r} takes something home")
        return None
    try:
        thing = msgspec.convert(kept, game.Luggage)
        stamped = game.stamped(thing, _DAY)
        again = msgspec.convert(packed(stamped), game.Luggage)
    except msgspec.ValidationError as error:
        trial.fail("luggage", f"seat {seat} takes home what is not of the type: {error}")
        return None
    trial.expect(packed(thing) == kept, "luggage", f"seat {seat}: {kept} is not as JSON gives it back")
    trial.expect(again == stamped, "luggage", f"seat {seat}: {stamped} is another one after JSON")
    trial.expect(not game.check_luggage(again), "luggage", f"seat {seat}: {game.check_luggage(again)}")
    trial.expect(bool(game.tells(again)), "luggage", f"there is nothing to say of {again}")
    return again
