"""What holds in every state and for every decision, hidden things or not.

``prompts``, ``legal``, ``refused``, ``notation``, ``clone``, ``chance``, ``serialise``, ``invariant``, ``orders``,
``outcome``.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from parlour.kit.actors import Seat, Viewer
from parlour.kit.chance import ChanceError, Draw, Recorded, Seeded
from parlour.kit.conformance.trial import Move, Trial, listed, make, nothing
from parlour.kit.legal import FORM_LIMIT, Form, Legal, NotAllowed
from parlour.kit.notation import NotationError
from parlour.kit.types import Event
from parlour.kit.walk import members

__all__ = ("decided", "over", "state")

MANY = 6
"""How many actions of a list are tried in one state."""


class Foreign(Struct, frozen=True, tag=True):
    """An action of no game."""


def state(trial: Trial) -> None:
    """A state in which somebody is awaited."""
    game, s = trial.game, trial.s
    prompts = game.prompts(s)
    seats = [prompt.seat for prompt in prompts]
    trial.expect(bool(prompts), "prompts", "nobody is awaited and the game is not over")
    fits = len(set(seats)) == len(seats) and all(0 <= seat < s.seats for seat in seats)
    trial.expect(fits, "prompts", f"seats {seats} are awaited")
    for fault in game.invariants(s):
        trial.fail("invariant", fault)
    if not prompts:
        return
    prompt = trial.pick(prompts)
    legal = game.legal(s, prompt.seat)
    trial.expect(not nothing(legal.form()), "prompts", f"seat {prompt.seat} is asked {prompt.kind} and can do nothing")
    if trial.chance(1, 4):
        _legal(trial, prompt.seat, legal, open=False)
        seat = Seat(trial.rng.below("seat", s.seats))
        _legal(trial, seat, game.open(s, seat), open=True)
        _refused(trial, prompt.seat)
        _serialise(trial)
        _orders(trial)


def _legal(trial: Trial, seat: Seat, legal: Legal[Any], *, open: bool) -> None:
    """What is listed is legal, and what is legal is accepted."""
    game, form = trial.game, legal.form()
    actions = listed(form)
    trial.expect(len(actions) <= FORM_LIMIT, "legal", f"{len(actions)} actions in one list")
    if not isinstance(form, Form) and len(form) < FORM_LIMIT and not open:
        trial.expect(tuple(legal) == form, "legal", "the list that travels is not the list of legal actions")
    some = list(actions) if len(actions) <= MANY else trial.rng.pick("action", actions, MANY)
    if not nothing(form):
        some.append(legal.sample(trial.rng))
    for action in some:
        trial.pool.add(action)
        refused = legal.why_not(action)
        trial.expect(action in legal and refused is None, "legal", f"{action} is listed and refused: {refused}")
        try:
            game.apply(game.clone(trial.s), seat, action, Seeded(trial.key, dict(trial.counts)), open=open)
        except NotAllowed as error:
            trial.fail("legal", f"{action} is listed and not accepted: {error}")
        _notation(trial, action)


def _notation(trial: Trial, action: Any) -> None:
    text = trial.game.notation.format(action)
    try:
        same = "\n" not in text and trial.game.notation.parse(text) == action
    except NotationError:
        same = False
    trial.expect(same, "notation", f"{action} is written {text!r}, which is not read as that")


def _refused(trial: Trial, awaited: Seat) -> None:
    """What is not legal is refused with a code, and leaves the state as it was."""
    other = Seat(trial.rng.below("seat", trial.seats))
    tries: list[tuple[Seat, Any]] = [(awaited, Foreign())]
    tries += [(trial.pick((awaited, other)), trial.pool.pick(trial.rng)) for _ in range(MANY)]
    for seat, action in tries:
        open = trial.chance(1, 4)
        if action is None:
            continue
        legal = trial.game.open(trial.s, seat) if open else trial.game.legal(trial.s, seat)
        if not isinstance(action, Foreign) and action in legal:
            continue
        _must_refuse(trial, seat, action, open=open)


def _must_refuse(trial: Trial, seat: Seat, action: Any, *, open: bool) -> None:
    game = trial.game
    before = game.encode(trial.s)
    try:
        game.apply(trial.s, seat, action, Recorded(()), open=open)
    except NotAllowed as error:
        code = error.refused.code
        trial.coverage.refusals[code] = trial.coverage.refusals.get(code, 0) + 1
        trial.expect(bool(code), "refused", f"{action} is refused without a code")
    else:
        trial.fail("refused", f"{action} of seat {seat} is not legal and was accepted")
    trial.expect(game.encode(trial.s) == before, "refused", f"refusing {action} changed the state")


def _serialise(trial: Trial) -> None:
    game, s = trial.game, trial.s
    again = game.decode(game.encode(s))
    trial.expect(again == s and game.digest(again) == game.digest(s), "serialise", "decode(encode(s)) is not s")


def _orders(trial: Trial) -> None:
    """A standing order answers with a legal action, or not at all. Only orders without fields can be made up."""
    game = trial.game
    for order in (cls() for cls in members(game.Order) if game.Order is not None and not cls.__struct_fields__):
        for prompt in game.prompts(trial.s):
            answer = game.answer(order, game.view(trial.s, Viewer(prompt.seat)), prompt)
            legal = answer is None or answer in game.legal(trial.s, prompt.seat)
            trial.expect(legal, "orders", f"{order} answers {answer} to {prompt.kind}")


def decided(trial: Trial, move: Move) -> tuple[list[Event], list[Draw]]:
    """Carry out the move, and the same move again on a clone, and now and then on what came out of JSON."""
    game, s = trial.game, trial.s
    before, twin = game.encode(s), game.clone(s)
    chance = Seeded(trial.key, trial.counts)
    events = make(game, s, move, chance)
    trial.expect(game.meta.chance or not chance.drawn, "chance", f"{move.do} draws, and the game says it has no chance")
    trial.expect(game.encode(twin) == before, "clone", f"{move.do} changed a clone that was made before it")
    again = [twin, game.decode(before)] if trial.chance(1, 4) else [twin]
    for other in again:
        recorded = Recorded(chance.drawn)
        try:
            same = make(game, other, move, recorded) == events
        except ChanceError as error:
            trial.fail("chance", f"{move.do}, replayed: {error}")
            continue
        trial.expect(not recorded.left, "chance", f"{move.do}, replayed, leaves {recorded.left} draws")
        same = same and game.digest(other) == game.digest(s)
        trial.expect(same, "chance", f"{move.do}, replayed with the same draws, ends elsewhere")
    return events, chance.drawn


def over(trial: Trial) -> None:
    """The game has an outcome: it fits, and nothing can be done any more."""
    game, s = trial.game, trial.s
    outcome = game.outcome(s)
    if outcome is None:
        return
    fits = len(outcome.ranks) == s.seats and min(outcome.ranks) == 1 and outcome.reason
    trial.expect(bool(fits), "outcome", f"{outcome}")
    trial.expect(not game.prompts(s), "prompts", "somebody is awaited after the end")
    action = trial.pool.pick(trial.rng)
    if action is not None:
        _must_refuse(trial, Seat(0), action, open=False)
        _must_refuse(trial, Seat(0), action, open=True)
    _serialise(trial)
