"""What is built for one viewer from a state: the only place where states turn into messages."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import repeat
from typing import Any

import msgspec

from parlour.kit.actors import SPECTATOR, Seat, Viewer
from parlour.kit.agenda import Prompt
from parlour.kit.game import Game, Outcome
from parlour.kit.legal import Candidates, Form, Legal
from parlour.kit.notation import Notation
from parlour.kit.types import Event
from parlour.match.messages import Awaited, Candidate, LegalForm, LegalItem, LegalList, OpenPrompt, OutcomeView
from parlour.match.prompts import Asked, PromptBook

__all__ = ("Sights", "awaited", "drafting", "legal_list", "open_list", "open_prompt", "outcome_view", "told")

_encode = msgspec.json.Encoder(order="deterministic").encode
_ITEMS = 1 << 14
"""Actions whose written form is remembered, of all games together."""


def awaited(game: Game[Any, Any], s: Any, viewer: Viewer) -> tuple[Awaited, ...]:
    """Who is awaited, as far as the viewer may know."""
    return _awaited(game.awaited(s, viewer))


def _awaited(prompts: Sequence[Prompt]) -> tuple[Awaited, ...]:
    return tuple([Awaited(int(p.seat), p.kind, p.optional) for p in prompts])


class Sights:
    """What everybody sees of one state. What looks the same to several viewers is built once."""

    __slots__ = ("_awaited", "_common", "_end", "_first", "_game", "_state", "_views")

    def __init__(self, game: Game[Any, Any], s: Any, prompts: Sequence[Prompt]) -> None:
        """``prompts`` are those of the state."""
        self._game, self._state = game, s
        self._first = game.view(s, SPECTATOR)
        self._views = {SPECTATOR: self._first.state}
        common = game.common
        self._common = b"[" + _encode([value for name, value in self._first.state.items() if name in common]) + b","
        self._awaited = _awaited(prompts) if all(prompt.public for prompt in prompts) else None
        self._end = b"," + _encode(game.outcome(s)) + b"]"

    def view(self, viewer: Viewer) -> dict[str, Any]:
        """The state, as the viewer sees it. Not to be changed: others may have the same."""
        if self._game.walk.plain:
            viewer = SPECTATOR
        known = self._views.get(viewer)
        if known is None:
            known = self._views[viewer] = self._game.view_beside(self._state, viewer, self._first).state
        return known

    def awaited(self, viewer: Viewer) -> tuple[Awaited, ...]:
        """Who is awaited, as far as the viewer may know."""
        return awaited(self._game, self._state, viewer) if self._awaited is None else self._awaited

    def body(self, viewer: Viewer, book: PromptBook) -> bytes:
        """Everything that the viewer sees, as bytes: if they stay the same, nothing has happened for it."""
        own = book.asked.get(viewer.seat) if viewer.seat is not None else None
        common = self._game.common
        seen = {} if self._game.walk.plain else {n: v for n, v in self.view(viewer).items() if n not in common}
        return self._common + _encode((seen, own and (own.id, own.prompt), self.awaited(viewer)))[1:-1] + self._end


def told(game: Game[Any, Any], events: Sequence[Event], viewers: Sequence[Viewer]) -> list[tuple[dict[str, Any], ...]]:
    """The events as each viewer learns them, one that it does not learn left out."""
    if game.walk.plain and all(event.audience() is None for event in events):
        return [_told(game, events, SPECTATOR)] * len(viewers)
    return [_told(game, events, viewer) for viewer in viewers]


def _told(game: Game[Any, Any], events: Sequence[Event], viewer: Viewer) -> tuple[dict[str, Any], ...]:
    return tuple([e for event in events if (e := game.redact(event, viewer)) is not None])


def drafting(s: Any) -> bool:
    """May the decision that is asked for now be tried out?"""
    return bool(s.agenda) and type(s.agenda[-1]).draft


def open_prompt(game: Game[Any, Any], s: Any, seat: Seat, asked: Asked) -> OpenPrompt:
    """A seat's prompt with what is legal."""
    prompt = asked.prompt
    return OpenPrompt(
        id=asked.id, kind=prompt.kind, optional=prompt.optional, draft=drafting(s), turn=prompt.turn,
        legal=legal_list(game, game.legal(s, seat)),
    )  # fmt: skip


def open_list(game: Game[Any, Any], s: Any, viewer: Viewer) -> LegalList:
    """What the viewer's seat may do beside its prompts."""
    if viewer.seat is None or game.outcome(s) is not None:
        return LegalList()
    return legal_list(game, game.open(s, viewer.seat))


def legal_list(game: Game[Any, Any], legal: Legal[Any]) -> LegalList:
    """Legal actions as they travel."""
    form = legal.form()
    actions, forms = (form.actions, form.forms) if isinstance(form, Form) else (form, ())
    return LegalList(
        _items(game.notation, actions),
        tuple(LegalForm(f.action, {name: _candidate(c) for name, c in f.fields.items()}) for f in forms),
    )


def _items(notation: Notation, actions: Sequence[Any]) -> tuple[LegalItem, ...]:
    try:
        return tuple(map(_known_item, repeat(notation), actions))
    except TypeError:  # something in them does not hash
        return tuple([_new_item(notation, action) for action in actions])


def _new_item(notation: Notation, action: Any) -> LegalItem:
    return LegalItem(notation.format(action), msgspec.to_builtins(action))


_known_item = lru_cache(_ITEMS)(_new_item)


def _candidate(c: Candidates) -> Candidate:
    values = tuple(msgspec.to_builtins(c.values))
    return Candidate(values=values, least=c.least, most=c.most, low=c.low, high=c.high, longest=c.longest)


def outcome_view(outcome: Outcome, key: str) -> OutcomeView:
    """How it ended."""
    return OutcomeView(
        ranks=outcome.ranks, winners=outcome.winners(), scores=outcome.scores, reason=outcome.reason, key=key
    )
