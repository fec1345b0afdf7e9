"""What bots answer, and positions that show how they think."""

from __future__ import annotations

from typing import Any

from parlour.bots import bot
from parlour.games.illuminati.game import GAME
from parlour.games.illuminati.goals import needed
from parlour.games.illuminati.model import State
from parlour.games.illuminati.structure import at, open_arrows
from parlour.kit.actors import Viewer
from parlour.kit.agenda import Prompt
from parlour.kit.budget import Iterations
from parlour.kit.chance import Seeded
from tests.games.illuminati.table import Table

__all__ = ("LAST", "LEVELS", "answer", "asked", "chosen", "grow", "nearly_won")

LEVELS = ("easy", "medium", "hard")
LAST = {"arrows": "---i"}
"""Leads nowhere, so that ``grow`` does not take it."""


def asked(s: State) -> Prompt | None:
    """Whom a bot answers for now: who is invited first."""
    return next(iter((*GAME.invitations(s), *GAME.prompts(s))), None)


def chosen(level: str, s: State, prompt: Prompt, seed: int = 0) -> Any:
    """What the bot decides, from the view of its seat."""
    view = GAME.view(s, Viewer(prompt.seat))
    (action,) = bot(GAME, level)(view, prompt, Seeded(seed.to_bytes(32, "big")), Iterations(1))
    return action


def grow(table: Table, seat: int, cards: int) -> None:
    """Fillers, farther and farther from the Illuminati, whose other arrows stay open."""
    own = table.s.players[seat].cards
    while len(own) < cards:
        master, side = max(
            open_arrows(own, table.deck.outs), key=lambda arrow: sum(map(abs, at(table.held(arrow[0]), arrow[1])))
        )
        table.own(seat, table.unused(outs=3), master, side)


def answer(table: Table, level: str, seat: int) -> Any:
    """What the bot says for the seat that is asked or invited."""
    prompt = asked(table.s)
    assert prompt is not None
    assert prompt.seat == seat
    return chosen(level, table.s, prompt)


def nearly_won(**rest: Any) -> Table:
    """``me`` attacks ``prey``, the last card that was missing, with N = 8; ``you`` is asked next."""
    table = Table(3, {"prey": LAST})
    grow(table, table.me, needed(table.s) - 1)
    table.out("prey")
    for seat in ("you", "they"):
        table.fund(table[seat], 10)
    table.announce("me", "prey", **rest)
    return table
