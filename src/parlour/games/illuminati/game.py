"""The game as the house sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from parlour.games.illuminati import actions, events, model
from parlour.games.illuminati.acting import Actions, FreeTransfers, SpecialPowers
from parlour.games.illuminati.asking import Asking
from parlour.games.illuminati.bot import easy, hard, medium
from parlour.games.illuminati.deck_check import DECKS
from parlour.games.illuminati.ending import outcome
from parlour.games.illuminati.goods import Goods
from parlour.games.illuminati.hanging import Hanging
from parlour.games.illuminati.hidden import complete
from parlour.games.illuminati.income import Income, Tax, Taxing, Upkeep
from parlour.games.illuminati.model import Attempt
from parlour.games.illuminati.money import MoneyRound
from parlour.games.illuminati.naming import arguments
from parlour.games.illuminati.notation import IlluminatiNotation
from parlour.games.illuminati.opening import Opening, act_open
from parlour.games.illuminati.orders import answer
from parlour.games.illuminati.out import put_out
from parlour.games.illuminati.picture import picture
from parlour.games.illuminati.redistributing import Redistributing
from parlour.games.illuminati.rolling import HandingOver, Result, Roll
from parlour.games.illuminati.setup import SecretGoals, check, malformed, set_up
from parlour.games.illuminati.soundness import faults
from parlour.games.illuminati.specials import Playing
from parlour.games.illuminati.trade import invited
from parlour.games.illuminati.trading import Trading
from parlour.games.illuminati.turn import AddTargets, Draw, Turn, VictoryCheck
from parlour.games.illuminati.windows import DoubleWindow, PrivilegeWindow, ReactionWindow, TurnStart
from parlour.kit.actors import Seat
from parlour.kit.agenda import Kernel, Prompt
from parlour.kit.arguments import Argument
from parlour.kit.capabilities import HostFiles
from parlour.kit.chance import Chance
from parlour.kit.faults import Fault
from parlour.kit.game import Bot, Game, GameMeta, Outcome, View
from parlour.kit.legal import Legal
from parlour.kit.rules import rule

__all__ = ("GAME", "Illuminati")


class Illuminati(Game[model.State, actions.Action]):
    """Two to eight conspiracies; hidden are hands, treasuries, the pile and one goal."""

    meta = GameMeta(
        id="illuminati",
        rules_version=1,
        players=(2, 8),
        minutes=120,
        languages=("en", "pl", "ru"),
        chance=True,
        hidden=True,
    )
    Options = model.Options
    State = model.State
    Step = (
        Turn
        | SecretGoals
        | TurnStart
        | DoubleWindow
        | Income
        | Upkeep
        | Tax
        | Taxing
        | Draw
        | Actions
        | FreeTransfers
        | SpecialPowers
        | AddTargets
        | VictoryCheck
        | Attempt
        | PrivilegeWindow
        | MoneyRound
        | Roll
        | ReactionWindow
        | Result
        | Hanging
        | HandingOver
        | Playing
        | Redistributing
        | Trading
    )
    Action = actions.Action
    Event = events.Happening
    Order = actions.Order
    faces = (Goods,)
    decks: HostFiles | None = DECKS

    def make_notation(self) -> IlluminatiNotation:
        """§19"""
        return IlluminatiNotation()

    def picture(self, view: View) -> str:
        """§5"""
        return picture(view)

    def arguments(self, fields: Mapping[str, Any], view: View) -> Mapping[str, Argument]:
        """Names of cards."""
        return arguments(fields, view)

    def malformed(self, given: Mapping[str, Any], seats: int | None) -> list[Fault]:
        """§20"""
        return malformed(given, seats)

    def check(self, options: model.Options, seats: int) -> list[Fault]:
        """§20"""
        return check(options, seats)

    def new(self, options: model.Options, seats: int, k: Kernel) -> model.State:
        """§3"""
        return set_up(options, seats, k)

    def outcome(self, s: model.State) -> Outcome | None:
        """§13"""
        return outcome(s) if s.reason else None

    def open(self, s: model.State, seat: Seat) -> Legal[actions.Action]:
        """§10, §11"""
        return Opening(s, seat)

    def invited(self, s: model.State, seat: Seat) -> Prompt | None:
        """§11.2 Whom an offer was made, as soon as it may be accepted."""
        return invited(s, seat)

    def act_open(self, s: model.State, seat: Seat, action: actions.Action, k: Kernel) -> None:
        """§10, §11"""
        act_open(s, seat, action, k)

    @rule("12")
    def leave(self, s: model.State, seat: Seat, k: Kernel) -> None:
        """§12"""
        if not s.players[seat].out:
            put_out(s, seat, "left", k)

    @rule("4", ruling="R 42")
    def expired(self, s: model.State, seat: Seat, k: Kernel) -> None:
        """§4"""
        step = s.agenda[-1]
        if isinstance(step, Asking) and seat in [prompt.seat for prompt in step.prompts(s)]:
            step.expire(s, seat, k)

    def answer(self, order: actions.Order, view: View, prompt: Prompt) -> actions.Action | None:
        """§10"""
        return answer(order, view, prompt)

    def bots(self) -> Mapping[str, Bot]:
        """Three, for every number of players."""
        return {"easy": easy, "medium": medium, "hard": hard}

    def option_sets(self) -> Sequence[model.Options]:
        """What the conformance suite plays; few rounds, as random players hardly reach a goal."""
        return (
            model.Options(round_limit=3),
            model.Options(round_limit=3, open_treasuries=True, alternative_goals=True),
            model.Options(round_limit=4, hidden_goals=True, longer_goal=2),
            model.Options(round_limit=4, hidden_factions=True),
            model.Options(round_limit=3, hidden_factions=True, hidden_goals=True, open_treasuries=True),
            model.Options(round_limit=3, until_all_controlled=True, deals=False),
        )

    def invariants(self, s: model.State) -> list[str]:
        """§16"""
        return faults(s)

    def determinize(self, view: View, rng: Chance) -> model.State:
        """From the view alone."""
        return self.revive(complete(view, rng))


GAME = Illuminati()
