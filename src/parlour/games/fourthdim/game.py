"""The game as the house sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from parlour.games.fourthdim import model
from parlour.games.fourthdim.analysis import FourthdimAnalysis
from parlour.games.fourthdim.columns import WHITE
from parlour.games.fourthdim.draws import DrawLegal
from parlour.games.fourthdim.ending import agree, give_up, outcome, remember
from parlour.games.fourthdim.model import AcceptDraw, DeclineDraw, DrawDeclined, DrawOffered, OfferDraw
from parlour.games.fourthdim.notation import FourthdimNotation, turn_records
from parlour.games.fourthdim.picture import picture
from parlour.games.fourthdim.soundness import faults
from parlour.games.fourthdim.start import check, set_up
from parlour.games.fourthdim.turn import Turn
from parlour.kit.actors import Seat
from parlour.kit.agenda import Kernel
from parlour.kit.faults import Fault
from parlour.kit.game import Bot, Game, GameMeta, Outcome, View
from parlour.kit.legal import Legal

__all__ = ("GAME", "FourthDimension")


class FourthDimension(Game[model.State, model.Action]):
    """Two players, no chance, nothing hidden."""

    meta = GameMeta(
        id="fourthdim",
        rules_version=1,
        players=(2, 2),
        minutes=30,
        languages=("en", "pl", "ru"),
        chance=False,
        hidden=False,
        credits=("J. A. Ball, K. A. Warburton, R. D. Carew", "Curufea"),
    )
    Options = model.Options
    State = model.State
    Step = Turn
    Action = model.Action
    Event = model.Happening
    analysis = FourthdimAnalysis()

    def make_notation(self) -> FourthdimNotation:
        """§9"""
        return FourthdimNotation()

    def records(self, decisions: Sequence[tuple[int, model.Action]]) -> list[str]:
        """§9.1 One record a turn."""
        return turn_records(self.notation, decisions)

    def picture(self, view: View) -> str:
        """§2, §4"""
        return picture(self.revive(view.state))

    def bots(self) -> Mapping[str, Bot]:
        """``easy``, ``medium`` and ``hard``."""
        from parlour.games.fourthdim import bot  # here, so that the rules load without their players

        return {"easy": bot.easy, "medium": bot.medium, "hard": bot.hard}

    def check(self, options: model.Options, seats: int) -> list[Fault]:
        """§10"""
        return check(options)

    def new(self, options: model.Options, seats: int, k: Kernel) -> model.State:
        """§3 White begins [R-05]; the start position counts as its first occurrence (§8.3)."""
        s = set_up(options)
        s.agenda.append(Turn(seat=WHITE))
        remember(s, WHITE)
        return s

    def invariants(self, s: model.State) -> list[str]:
        """§3, §4, §9"""
        return faults(s)

    def outcome(self, s: model.State) -> Outcome | None:
        """§8"""
        return outcome(s) if s.reason else None

    def open(self, s: model.State, seat: Seat) -> Legal[model.Action]:
        """§8.3 A draw may be offered and answered at any time."""
        return DrawLegal(s, seat)

    def act_open(self, s: model.State, seat: Seat, action: model.Action, k: Kernel) -> None:
        """§8.3"""
        match action:
            case OfferDraw():
                s.offers[seat] = True
                k.emit(DrawOffered(seat=seat))
            case DeclineDraw():
                s.offers[1 - seat] = False
                k.emit(DrawDeclined(seat=seat))
            case AcceptDraw():
                agree(s, k)

    def leave(self, s: model.State, seat: Seat, k: Kernel) -> None:
        """§8.4"""
        give_up(s, seat, "left", k)

    def expired(self, s: model.State, seat: Seat, k: Kernel) -> None:
        """§8.4 Out of time is lost."""
        give_up(s, seat, "time", k)


GAME = FourthDimension()
