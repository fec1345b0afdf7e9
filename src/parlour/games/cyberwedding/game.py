"""The game as the house sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from parlour.games.cyberwedding import actions, card_effects, events, model
from parlour.games.cyberwedding.arriving import Arriving, TokenPlacing
from parlour.games.cyberwedding.asking import Asking
from parlour.games.cyberwedding.auction import Auction
from parlour.games.cyberwedding.capture import Capture
from parlour.games.cyberwedding.car_run import CarRun, CrashRoll, HitRoll
from parlour.games.cyberwedding.card_steps import Beaming, Distracting, Founding, Scanning
from parlour.games.cyberwedding.cards import CARD_NUMBERS
from parlour.games.cyberwedding.carriers import CarrierMoves
from parlour.games.cyberwedding.combat import Attacked, Combat
from parlour.games.cyberwedding.conversion import CarrierType, Conversion, Converting, NewCyberman, Rescuing
from parlour.games.cyberwedding.cyber_phase import CybermanPhase, CybermenDie, CybermenMoves, LieutenantMoves
from parlour.games.cyberwedding.driving import Driving
from parlour.games.cyberwedding.end_phase import Discarding, EndPhase, Redraw
from parlour.games.cyberwedding.hidden import complete
from parlour.games.cyberwedding.homecoming import Homecoming, ThrownOut
from parlour.games.cyberwedding.leaving import leave
from parlour.games.cyberwedding.map_check import MAPS, malformed
from parlour.games.cyberwedding.movement import MovementPhase, PickingUp
from parlour.games.cyberwedding.naming import arguments
from parlour.games.cyberwedding.notation import CyberWeddingNotation
from parlour.games.cyberwedding.numbers import RULE_NUMBERS
from parlour.games.cyberwedding.options import PLAYED, check
from parlour.games.cyberwedding.orders import answer
from parlour.games.cyberwedding.partials import PartialMovement, PlacingPartial
from parlour.games.cyberwedding.picture import picture
from parlour.games.cyberwedding.powers import AbilitiesPhase, AbilityChoices, LieutenantAbilities
from parlour.games.cyberwedding.promises import Opening, act_open
from parlour.games.cyberwedding.rescue import Pledging
from parlour.games.cyberwedding.reveal import Reveal
from parlour.games.cyberwedding.roles import NewFigure
from parlour.games.cyberwedding.scoring import ranked
from parlour.games.cyberwedding.setup import Corner, Draft, GroupPlacing, SettingUp, set_up
from parlour.games.cyberwedding.soundness import faults
from parlour.games.cyberwedding.striking import Controlling, Covering, Resisting, Strike
from parlour.games.cyberwedding.turn import Turn
from parlour.games.cyberwedding.windows import AbilityWindow, DestroyedWindow, GlitchWindow, StartWindow, Window
from parlour.kit.actors import Seat
from parlour.kit.agenda import Kernel, Prompt
from parlour.kit.arguments import Argument
from parlour.kit.capabilities import HostFiles, RuleNumber
from parlour.kit.chance import Chance
from parlour.kit.faults import Fault
from parlour.kit.game import Bot, Game, GameMeta, Outcome, View
from parlour.kit.legal import Legal
from parlour.kit.rules import rule

__all__ = ("GAME", "CyberWedding")

_EFFECTS = card_effects
"""Registers what cards do."""


class CyberWedding(Game[model.State, actions.Action]):
    """Two to ten; hidden are hands, the deck, and how tiles lie until they are turned up."""

    meta = GameMeta(
        id="cyberwedding",
        rules_version=1,
        players=(2, 10),
        minutes=120,
        languages=("en", "pl", "ru"),
        chance=True,
        hidden=True,
    )
    Options = model.Options
    State = model.State
    Step = (
        SettingUp
        | Draft
        | Auction
        | Corner
        | GroupPlacing
        | Turn
        | Reveal
        | Arriving
        | TokenPlacing
        | Attacked
        | Combat
        | Redraw
        | Driving
        | MovementPhase
        | PickingUp
        | PartialMovement
        | CybermanPhase
        | StartWindow
        | CybermenDie
        | LieutenantMoves
        | CarrierMoves
        | CybermenMoves
        | Converting
        | Rescuing
        | Conversion
        | GlitchWindow
        | CarrierType
        | NewCyberman
        | NewFigure
        | PlacingPartial
        | AbilitiesPhase
        | LieutenantAbilities
        | AbilityChoices
        | Strike
        | AbilityWindow
        | Covering
        | Resisting
        | Controlling
        | DestroyedWindow
        | Capture
        | Homecoming
        | ThrownOut
        | Pledging
        | CarRun
        | CrashRoll
        | HitRoll
        | EndPhase
        | Discarding
        | Scanning
        | Distracting
        | Founding
        | Beaming
    )
    Action = actions.Action
    Event = events.Happening
    Order = actions.Order
    maps: HostFiles | None = MAPS
    numbers: tuple[RuleNumber, ...] = (*RULE_NUMBERS, *CARD_NUMBERS)

    def make_notation(self) -> CyberWeddingNotation:
        """§10.8"""
        return CyberWeddingNotation()

    def arguments(self, fields: Mapping[str, Any], view: View) -> Mapping[str, Argument]:
        """Names of cards, characters, tiles, squares."""
        return arguments(fields, view)

    def picture(self, view: View) -> str:
        """The map and whatever is on it."""
        return picture(view)

    def malformed(self, given: Mapping[str, Any], seats: int | None) -> list[Fault]:
        """§1.6 Of a host's map."""
        return malformed(given, seats)

    def check(self, options: model.Options, seats: int) -> list[Fault]:
        """§10.1"""
        return check(options, seats)

    def new(self, options: model.Options, seats: int, k: Kernel) -> model.State:
        """§2"""
        return set_up(options, seats, k)

    @rule("9.2")
    def outcome(self, s: model.State) -> Outcome | None:
        """§9.2 Most points win."""
        if not s.reason:
            return None
        return Outcome(tuple(ranked(s)), s.reason, tuple(player.vp for player in s.players))

    def open(self, s: model.State, seat: Seat) -> Legal[actions.Action]:
        """§10.7"""
        return Opening(s, seat)

    def act_open(self, s: model.State, seat: Seat, action: actions.Action, k: Kernel) -> None:
        """§10.7"""
        act_open(s, seat, action, k)

    def leave(self, s: model.State, seat: Seat, k: Kernel) -> None:
        """§10.6"""
        leave(s, seat, k)

    @rule("10.3")
    def expired(self, s: model.State, seat: Seat, k: Kernel) -> None:
        """§10.3"""
        step = s.agenda[-1]
        if not isinstance(step, Asking | Auction | Window | DestroyedWindow):
            return
        if seat in [prompt.seat for prompt in step.prompts(s)]:
            step.expire(s, seat, k)

    def answer(self, order: actions.Order, view: View, prompt: Prompt) -> actions.Action | None:
        """§10.2"""
        return answer(order, view, prompt)

    def bots(self) -> Mapping[str, Bot]:
        """Three, for humans, the Cyberleader and Cyberlieutenants."""
        from parlour.games.cyberwedding import bot

        return {"easy": bot.easy, "medium": bot.medium, "hard": bot.hard}

    def option_sets(self) -> Sequence[model.Options]:
        """What the conformance suite plays."""
        return PLAYED

    def invariants(self, s: model.State) -> list[str]:
        """§1.3"""
        return faults(s)

    def determinize(self, view: View, rng: Chance) -> model.State:
        """From the view alone."""
        return self.revive(complete(view, rng))


GAME = CyberWedding()
