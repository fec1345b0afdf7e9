"""Random games of The Fourth Dimension, state by state: what property tests walk over."""

from __future__ import annotations

import random
from collections.abc import Iterator

from parlour.games.fourthdim import GAME
from parlour.games.fourthdim.model import Action, Options, State
from parlour.games.fourthdim.turn import Turn
from parlour.kit.chance import Seeded
from tests.games.fourthdim import plain
from tests.games.fourthdim.table import ANALYSIS, NO_CHANCE, mover, rulebook, start

__all__ = ("SWITCHED", "games", "positions", "scattered", "turn_of")

SWITCHED = {
    "default": plain.Options(),
    "beam_down_min_distance": plain.Options(beam_down_min_distance=1),
    "beam_back_from_drift": plain.Options(beam_back_from_drift=False),
    "marker_home_with_pair": plain.Options(marker_home_with_pair=True),
    "beam_back_needs_open_path": plain.Options(beam_back_needs_open_path=True),
    "five rings": plain.Options(rings=(4, 8, 16, 16, 16)),
    "a ring of 24": plain.Options(rings=(4, 8, 24, 48)),
}
"""The default rulings, and each switch on its own."""


def turn_of(s: State) -> Turn:
    """The turn in progress."""
    (turn,) = s.agenda
    return turn  # type: ignore[return-value]  # the only step that this game has


def games(count: int, seed: int, options: Options | None = None) -> Iterator[tuple[State, Action]]:
    """Each state of some random games with the decision made next. Captures are taken often, so that games end."""
    rng = Seeded(seed.to_bytes(32, "big"))
    for _ in range(count):
        s = start() if options is None else GAME.start(options, 2, NO_CHANCE)[0]
        while GAME.outcome(s) is None:
            legal = GAME.legal(s, mover(s))
            action = legal.sample(rng)
            yield s, action
            GAME.apply(s, mover(s), action, NO_CHANCE)


def scattered(count: int, seed: int, options: plain.Options = plain.DEFAULT) -> Iterator[State]:
    """Random legal positions at the start of a turn, dense in what play reaches rarely."""
    rng = random.Random(seed)
    chosen = rulebook(options)
    for _ in range(count):
        yield ANALYSIS.parse(plain.format(plain.random_position(rng, options)), chosen)


def positions(count: int, seed: int, options: plain.Options = plain.DEFAULT) -> Iterator[State]:
    """The same, and what some of them become inside the turn."""
    rng = Seeded(seed.to_bytes(32, "big"))
    for begun in scattered(count, seed, options):
        s = begun
        while GAME.outcome(s) is None and s.turns == begun.turns:
            yield s
            s = GAME.clone(s)
            GAME.apply(s, mover(s), GAME.legal(s, mover(s)).sample(rng), NO_CHANCE)
