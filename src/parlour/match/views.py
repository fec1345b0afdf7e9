"""What is built for one viewer from a state: the only place where states turn into messages."""

from __future__ import annotations

from typing import Any

import msgspec

from parlour.kit.actors import Seat, Viewer
from parlour.kit.game import Game, Outcome
from parlour.kit.legal import Candidates, Form, Legal
from parlour.match.messages import Awaited, Candidate, LegalForm, LegalItem, LegalList, OpenPrompt, OutcomeView
from parlour.match.prompts import Asked, PromptBook

__all__ = ("awaited", "body", "drafting", "legal_list", "open_list", "open_prompt", "outcome_view")

_encoder = msgspec.json.Encoder(order="deterministic")


def awaited(game: Game[Any, Any], s: Any, viewer: Viewer) -> tuple[Awaited, ...]:
    """Who is awaited, as far as the viewer may know."""
    return tuple(Awaited(int(p.seat), p.kind, p.optional) for p in game.awaited(s, viewer))


def body(game: Game[Any, Any], s: Any, book: PromptBook, viewer: Viewer) -> bytes:
    """Everything that the viewer sees, as bytes: if they stay the same, nothing has happened for it."""
    own = book.asked.get(viewer.seat) if viewer.seat is not None else None
    seen = (
        game.view(s, viewer).state,
        own and (own.id, own.prompt),
        awaited(game, s, viewer),
        game.outcome(s),
    )
    return _encoder.encode(seen)


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
        tuple(LegalItem(game.notation.format(action), msgspec.to_builtins(action)) for action in actions),
        tuple(LegalForm(f.action, {name: _candidate(c) for name, c in f.fields.items()}) for f in forms),
    )


def _candidate(c: Candidates) -> Candidate:
    return Candidate(values=tuple(msgspec.to_builtins(c.values)), least=c.least, most=c.most, low=c.low, high=c.high)


def outcome_view(outcome: Outcome, key: str) -> OutcomeView:
    """How it ended."""
    return OutcomeView(
        ranks=outcome.ranks, winners=outcome.winners(), scores=outcome.scores, reason=outcome.reason, key=key
    )
