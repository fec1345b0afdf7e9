"""Three opponents: ``easy`` acts at random, ``medium`` looks one action ahead, ``hard`` searches.

All know what a person sees: of others cores, not which of them is the Mothership, and no traps.
"""

from __future__ import annotations

from collections.abc import Sequence

from parlour.games.hexnet import columns as c
from parlour.games.hexnet.actions import decode
from parlour.games.hexnet.model import Action
from parlour.games.hexnet.position import synced
from parlour.games.hexnet.search import PATIENT, Found, deepen, glance, imagine
from parlour.kit.agenda import Prompt
from parlour.kit.budget import Budget, Iterations
from parlour.kit.chance import Chance
from parlour.kit.game import View

__all__ = ("easy", "hard", "medium")

TRIES = 4
"""Random actions among which ``easy`` takes one that fells another player, and avoids those that fell itself."""
DAWDLED = 60
"""Own moves after which ``easy`` looks, as ``medium`` does, so that its games end."""
ALIKE = 6
"""Points within which ``medium`` takes any action."""
VARIED = PATIENT
"""Own moves in which it does so. Later only among the best, so that a deadlock comes to its third repetition (§12)."""
OPENING = 4
"""Own moves in which ``hard`` varies."""
GIVEN_AWAY = 10
"""Points that such a move may be worse."""


def easy(view: View, prompt: Prompt, rng: Chance, budget: Budget) -> Sequence[Action]:
    """A random action of a few: one that fells another player, else one that does not fell itself."""
    s = imagine(view)
    seat = s.turn[c.SEAT]
    if s.moves[seat] >= DAWDLED:
        return medium(view, prompt, rng, budget)
    core = synced(s)
    codes = [core.code(rng.below("easy", core.count())) for _ in range(TRIES)]
    chosen = codes[-1]
    for code in codes:
        mark = core.mark()
        core.make(code)
        fallen = {a for what, a, _, _ in core.happenings() if what == c.FELL}
        core.undo(mark)
        if seat not in fallen:
            chosen = code
            if fallen:
                break
    return (decode(s, seat, chosen),)


def medium(view: View, prompt: Prompt, rng: Chance, budget: Budget) -> Sequence[Action]:
    """The action after which the board looks best, and no answer fells it at once."""
    s = imagine(view)
    engine, ranked = glance(s, Iterations(1 << 30))
    seat = s.turn[c.SEAT]
    chosen = _any(ranked, ALIKE if s.moves[seat] < VARIED else 0, rng)
    return (decode(s, seat, engine.public(chosen.inner)),)


def hard(view: View, prompt: Prompt, rng: Chance, budget: Budget) -> Sequence[Action]:
    """Searches while the budget lasts. Its first moves differ from game to game."""
    s = imagine(view)
    seat = s.turn[c.SEAT]
    within = GIVEN_AWAY if s.moves[seat] < OPENING else 0
    engine, ranked = deepen(s, budget, within)
    return (decode(s, seat, engine.public(_any(ranked, within, rng).inner)),)


def _any(ranked: list[Found], within: int, rng: Chance) -> Found:
    """Any of the actions whose score comes so near to the best."""
    alike = [found for found in ranked if found.score >= ranked[0].score - within]
    return alike[rng.below("alike", len(alike))]
