"""Do others learn what somebody decided in secret?

``secret``: a decision to a prompt that is not public shows itself to somebody else before anything is revealed.
``choices``: two choices of one kind leave a viewer's sight alike, and an event with hidden fields tells them apart.
"""

from __future__ import annotations

from typing import Any

from parlour.kit.actors import Seat, Viewer
from parlour.kit.chance import Seeded
from parlour.kit.conformance.sight import difference, sight, told
from parlour.kit.conformance.trial import Move, Trial, listed, make, nothing
from parlour.kit.legal import Legal
from parlour.kit.types import Event, Visibility
from parlour.kit.walk import fields_of

__all__ = ("check",)

Tried = tuple[Move, Any, list[Event]]


def check(trial: Trial) -> None:
    """Try two choices of one seat, and look with another's eyes."""
    game, s = trial.game, trial.s
    prompt = trial.pick(game.prompts(s))
    _try(trial, prompt.seat, game.legal(s, prompt.seat), secret=not prompt.public, open=False)
    choosers = [seat for seat in map(Seat, range(trial.seats)) if len(listed(game.open(s, seat).form())) > 1]
    if choosers:
        seat = trial.pick(choosers)
        _try(trial, seat, game.open(s, seat), secret=False, open=True)


def _try(trial: Trial, seat: Seat, legal: Legal[Any], *, secret: bool, open: bool) -> None:
    viewer = trial.viewer()
    form = legal.form()
    if seat == viewer.seat or nothing(form):
        return
    some = [*listed(form), legal.sample(trial.rng)]
    move = _move(trial, seat, trial.pick(some), open=open)
    after, events = _after(trial, move)
    if secret:
        _secret(trial, move, after, events, viewer)
    others = [action for action in some if type(action) is type(move.action) and action != move.action]
    if others:
        other = _move(trial, seat, trial.pick(others), open=open)
        _alike(trial, (move, after, events), (other, *_after(trial, other)), viewer)


def _move(trial: Trial, seat: Seat, action: Any, *, open: bool) -> Move:
    return Move(seat, trial.game.notation.format(action), action, open)


def _after(trial: Trial, move: Move) -> tuple[Any, list[Event]]:
    s = trial.game.clone(trial.s)
    return s, make(trial.game, s, move, Seeded(trial.key, dict(trial.counts)))


def _secret(trial: Trial, move: Move, after: Any, events: list[Event], viewer: Viewer) -> None:
    """While others are still to decide, nothing has happened to anybody else."""
    game = trial.game
    if any(event.reveals for event in events) or len(after.agenda) != len(trial.s.agenda):
        return
    if type(after.agenda[-1]) is not type(trial.s.agenda[-1]) or not game.prompts(after):
        return
    trial.coverage.secret_decisions += 1
    tells = told(game, events, viewer)
    same = sight(game, after, viewer) == sight(game, trial.s, viewer)
    silent = tells == b"[]" and same
    trial.expect(silent, "secret", f"{move.do} of {move.by} shows itself to {viewer}: {tells.decode()}")


def _alike(
    trial: Trial, one: tuple[Move, Any, list[Event]], other: tuple[Move, Any, list[Event]], viewer: Viewer
) -> None:
    game = trial.game
    if sight(game, one[1], viewer) == sight(game, other[1], viewer):
        here, there = (told(game, [e for e in events if _hides(e)], viewer) for _, _, events in (one, other))
        trial.expect(here == there, "choices", f"{one[0].do} or {other[0].do} tells {viewer} {difference(here, there)}")


def _hides(event: Event) -> bool:
    """Is any of it for some eyes only? What is public through and through may be told."""
    hidden = any(field.visibility is not Visibility.PUBLIC for field in fields_of(type(event)))
    return hidden or event.audience() is not None
