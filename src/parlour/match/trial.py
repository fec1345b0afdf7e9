"""Trying actions out: what a command, a draft and a check have in common.

Everything here works on forks or clones; nothing is kept unless the caller lands it. Several actions at once are
allowed only where each may be tried out before it is sent: else a refused command would be a free look at a die.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from parlour.kit.actors import Seat, Viewer
from parlour.kit.game import Game
from parlour.kit.legal import NotAllowed, Refused
from parlour.kit.notation import NotationError
from parlour.kit.record import Entry
from parlour.kit.types import Event
from parlour.match.messages import OPEN, Command, Drafted, OpenPrompt
from parlour.match.position import ChanceDrawn, NoChance, Position
from parlour.match.prompts import Asked
from parlour.match.views import drafting, open_prompt

__all__ = ("check", "decide", "draft")


def _parse(game: Game[Any, Any], text: str) -> Any:
    try:
        return game.notation.parse(text)
    except NotationError as error:
        raise NotAllowed(Refused(error.code, error.args_)) from error


def _asked(p: Position, seat: Seat, prompt: str) -> Asked:
    asked = p.book.asked.get(seat)
    if asked is None or asked.id != prompt:
        raise NotAllowed(Refused("game_over" if p.game.outcome(p.state) is not None else "prompt_closed"))
    return asked


def _may_go_on(game: Game[Any, Any], s: Any, seat: Seat) -> str:
    """Why a draft of this seat is complete; empty while it may go on."""
    if all(p.seat != seat for p in game.prompts(s)):
        return "draft_asks"
    return "" if drafting(s) else "draft_ends"


def decide(p: Position, command: Command, key: bytes, at: int, cmd: str) -> list[Entry]:
    """All actions of a command on a fork, one entry each; ``NotAllowed``, after which the fork is thrown away."""
    seat, actions = command.seat, command.actions
    if not actions:
        raise NotAllowed(Refused("no_actions"))
    if command.open:
        if len(actions) > 1:
            raise NotAllowed(Refused("one_open_action"))
    else:
        _asked(p, seat, command.prompt)
    for text in actions:
        _parse(p.game, text)
    if len(actions) > 1 and not drafting(p.state):
        raise NotAllowed(Refused("no_draft"))
    entries: list[Entry] = []
    for i, text in enumerate(actions):
        if i > 0 and (code := _may_go_on(p.game, p.state, seat)):
            raise NotAllowed(Refused(code))
        chance = p.chance(key) if i == len(actions) - 1 else NoChance()
        try:
            entries.append(p.decide(seat, text, chance, at=at, open=command.open, cmd=cmd))
        except ChanceDrawn:
            raise NotAllowed(Refused("draft_chance")) from None
    return entries


def draft(p: Position, seat: Seat, prompt: str, actions: Sequence[str]) -> Drafted:
    """What the seat would see after the actions; ``NotAllowed`` if one of them is not."""
    asked = _asked(p, seat, prompt)
    if not drafting(p.state):
        raise NotAllowed(Refused("no_draft"))
    s, events, stop = _after(p, seat, actions)
    viewer = Viewer(seat)
    return Drafted(
        view=p.game.view(s, viewer).state,
        events=tuple(e for event in events if (e := p.game.redact(event, viewer)) is not None),
        prompts=() if stop else (_going_on(p.game, s, seat, asked),),
        stop=stop,
    )


def _going_on(game: Game[Any, Any], s: Any, seat: Seat, asked: Asked) -> OpenPrompt:
    """What the seat is asked after the drafted actions: what is due may have changed, the prompt's id has not."""
    now = next(prompt for prompt in game.prompts(s) if prompt.seat == seat)
    return replace(open_prompt(game, s, seat, asked), kind=now.kind, optional=now.optional)


def check(p: Position, seat: Seat, prompt: str, action: str, after: Sequence[str]) -> Refused | None:
    """Would the action be allowed? ``NotAllowed`` if the question itself is not."""
    game = p.game
    if prompt == OPEN:
        if game.outcome(p.state) is not None:
            return Refused("game_over")
        return game.open(p.state, seat).why_not(_parse(game, action))
    _asked(p, seat, prompt)
    s = p.state
    if after:
        if not drafting(s):
            raise NotAllowed(Refused("no_draft"))
        s, _, stop = _after(p, seat, after)
        if stop:
            return Refused(stop)
    return game.legal(s, seat).why_not(_parse(game, action))


def _after(p: Position, seat: Seat, actions: Sequence[str]) -> tuple[Any, list[Event], str]:
    """State and events after the actions, and why the draft is complete; before the last if that draws chance."""
    game, s = p.game, p.state
    events: list[Event] = []
    stop = ""
    for text in actions:
        if stop:
            raise NotAllowed(Refused(stop))
        tried = game.clone(s)
        try:
            events += game.apply(tried, seat, _parse(game, text), NoChance())
        except ChanceDrawn:
            stop = "draft_chance"
            continue
        s, stop = tried, _may_go_on(game, tried, seat)
    return s, events, stop
