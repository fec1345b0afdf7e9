"""Does anything that a viewer is sent depend on what is hidden from it?

The state is compared with one that looks the same to the viewer and is resampled otherwise (``game.determinize``).
``determinize``: it does not look the same. ``leak``: legal actions, prompts or refusals differ.
``draft``: trying something out shows a difference. ``lockstep``: the same decisions, leavings, time-outs and chance
make a difference that is not what an event declares that it tells or reveals. Bytes are compared, so sizes are.
"""

from __future__ import annotations

from typing import Any, get_args, get_origin

from parlour.kit.actors import SPECTATOR, SYSTEM, Seat, Viewer
from parlour.kit.chance import Chance, Seeded
from parlour.kit.conformance.news import news, opens, unexplained
from parlour.kit.conformance.sight import difference, sight, told
from parlour.kit.conformance.trial import AnyGame, Move, Trial, make, nothing
from parlour.kit.types import Event, Shown, Visibility
from parlour.kit.walk import fields_of

__all__ = ("check", "hidden_fields")

STEPS = 12
DRAFTED = 4
TRIES = 8

After = tuple[Any, list[Event]]
"""A state, and the events that led to it."""


def check(trial: Trial) -> None:
    """Compare the present state with a resampled one, for one viewer."""
    game, s, viewer = trial.game, trial.s, trial.viewer()
    view = game.view(s, viewer)
    t, other = game.determinize(view, trial.rng), game.determinize(view, trial.rng)
    trial.coverage.leak_states += 1
    trial.coverage.resampled += game.encode(t) != game.encode(other)
    _count(trial, s, t)
    if _same(trial, t, viewer, "determinize"):
        _refusals(trial, t, viewer)
        _draft(trial, t, viewer)
        _lock_step(trial, t, viewer)


def _same(trial: Trial, t: Any, viewer: Viewer, check: str, s: Any = None, after: str = "") -> bool:
    """Is the viewer sent the same in both? Reports the first part that differs."""
    here, there = sight(trial.game, trial.s if s is None else s, viewer), sight(trial.game, t, viewer)
    for part, one, other in zip(here._fields, here, there, strict=True):
        if one != other:
            name = check if check != "determinize" or part == "view" else "leak"
            trial.fail(name, f"{part} of {_name(viewer)}{after}: {difference(one, other)}")
            return False
    return True


def _name(viewer: Viewer) -> str:
    return "a spectator" if viewer.seat is None else f"seat {viewer.seat}"


def _refusals(trial: Trial, t: Any, viewer: Viewer) -> None:
    """The same action is refused for the same reason."""
    game, s, seat = trial.game, trial.s, viewer.seat
    if seat is None:
        return
    for _ in range(TRIES * 2):
        action = trial.pool.pick(trial.rng)
        if action is None:
            return
        for ask in (game.legal, game.open):
            one, other = ask(s, seat).why_not(action), ask(t, seat).why_not(action)
            trial.expect(one == other, "leak", f"seat {seat} is refused {action} for {one} or {other}")


class _Drawn(Exception):
    """A draft ends where chance is drawn."""


class _Undrawn(Chance):
    """Chance that must not be asked."""

    __slots__ = ()

    def _next(self, label: str, n: int) -> int:
        raise _Drawn(label)


def _try_out(game: AnyGame, s: Any, move: Move) -> list[Event] | None:
    """The events of a drafted move, or ``None`` where chance would be drawn."""
    try:
        return make(game, s, move, _Undrawn())
    except _Drawn:
        return None


def _draft(trial: Trial, t: Any, viewer: Viewer) -> None:
    """What a draft shows is no more than what was known."""
    game, seat = trial.game, viewer.seat
    s, t = game.clone(trial.s), game.clone(t)
    for _ in range(DRAFTED):
        awaited = [prompt.seat for prompt in game.prompts(s)]
        if seat is None or not s.agenda[-1].draft or awaited != [seat]:
            return
        move = trial.decide(seat, game.legal(s, seat))
        here, there = _try_out(game, s, move), _try_out(game, t, move)
        trial.coverage.drafts += 1
        if here is None or there is None:
            trial.expect(here is there, "draft", f"{move.do} of seat {seat} draws chance in one case only")
            return
        one, other = told(game, here, viewer), told(game, there, viewer)
        trial.expect(one == other, "draft", f"{move.do} of seat {seat} tells {difference(one, other)}")
        if one != other or not _same(trial, t, viewer, "draft", s, f" after a draft of {move.do}"):
            return


def _lock_step(trial: Trial, t: Any, viewer: Viewer) -> None:
    """The same decisions and the same chance in both; it ends with the first step that tells a difference."""
    game, s = trial.game, trial.game.clone(trial.s)
    counts, others = dict(trial.counts), dict(trial.counts)
    for _ in range(STEPS):
        move = _common(trial, s, t)
        if move is None:
            return
        here = make(game, s, move, Seeded(trial.key, counts))
        there = make(game, t, move, Seeded(trial.key, others))
        if told(game, here, viewer) != told(game, there, viewer) or sight(game, s, viewer) != sight(game, t, viewer):
            if not any(opens(game, event, viewer) for event in (*here, *there)):
                # What the viewer was told in confidence must not change what everybody sees.
                all(_confined(trial, move, (s, here), (t, there), eyes) for eyes in dict.fromkeys((viewer, SPECTATOR)))
            return
        trial.coverage.lock_steps += 1


def _confined(trial: Trial, move: Move, one: After, other: After, viewer: Viewer) -> bool:
    """Is the difference in what the events declare as news, and nowhere else?

    With other news the viewer may do other things: that these depend on its view alone is compared state by state.
    """
    game, (s, here), (t, there) = trial.game, one, other
    mine, yours = news(game, here, viewer), news(game, there, viewer)
    after = f" after {move.do} of {move.by}"
    if mine.rest != yours.rest:
        trial.fail("lockstep", f"{move.do} of {move.by} tells {_name(viewer)} {difference(mine.rest, yours.rest)}")
        return False
    if mine.told == yours.told:
        return _same(trial, t, viewer, "lockstep", s, after)
    fault = unexplained(game.view(s, viewer).state, game.view(t, viewer).state, mine, yours)
    trial.expect(fault is None, "lockstep", f"view of {_name(viewer)}{after}: {fault}, which no event told")
    awaited = game.awaited(s, viewer) == game.awaited(t, viewer)
    trial.expect(awaited, "lockstep", f"awaited of {_name(viewer)}{after}")
    return fault is None and awaited


def _common(trial: Trial, s: Any, t: Any) -> Move | None:
    """A random move that can be made in both; none after the end, or when nothing in common was found."""
    game = trial.game
    for _ in range(TRIES):
        if game.outcome(s) is not None or game.outcome(t) is not None:
            return None
        die = trial.rng.below("kind", 40)
        if die < 2:
            return Move(SYSTEM, f"leave {trial.rng.below('seat', trial.seats)}")
        open = die < 8
        seat = Seat(trial.rng.below("seat", trial.seats)) if open else trial.pick(game.prompts(s)).seat
        if die >= 35:
            if any(prompt.seat == seat for prompt in game.prompts(t)):
                return Move(SYSTEM, f"expire {seat}")
            continue
        ask = game.open if open else game.legal
        if nothing(ask(s, seat).form()):
            continue
        move = trial.decide(seat, ask(s, seat), open=open)
        if move.action in ask(t, seat):
            return move
    return None


def hidden_fields(game: AnyGame) -> list[str]:
    """Every field that is not public to everybody, or holds what is not, as ``Class.field``."""
    return [
        f"{cls.__name__}.{field.name}"
        for cls in game.walk.parts
        for field in fields_of(cls)
        if field.visibility is not Visibility.PUBLIC or _shows(field.type)
    ]


def _shows(tp: Any) -> bool:
    """Is there a ``Shown`` in the type?"""
    return get_origin(tp) is Shown or any(_shows(arg) for arg in get_args(tp))


def _count(trial: Trial, s: Any, t: Any) -> None:
    """Which hidden fields of the state differ now."""
    differing: set[str] = set()
    _compare(trial.game, s, t, "", differing)
    for name in sorted(differing):
        trial.coverage.hidden_fields[name] = trial.coverage.hidden_fields.get(name, 0) + 1


def _compare(game: AnyGame, one: Any, other: Any, where: str, found: set[str]) -> None:
    """``where`` is the field that holds both."""
    cls: Any = type(one)
    if cls is not type(other) or one == other:
        return
    if cls is Shown:
        found.add(where)
    if cls is list:
        for pair in zip(one, other, strict=False):
            _compare(game, *pair, where, found)
    if cls not in game.walk.parts:
        return
    for field in game.walk.parts[cls]:
        here, there = getattr(one, field.name), getattr(other, field.name)
        name = f"{cls.__name__}.{field.name}"
        if field.visibility is not Visibility.PUBLIC and here != there:
            found.add(name)
        _compare(game, here, there, name, found)
