"""The game as the house sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from parlour.games.iamzombie import actions, events, model
from parlour.games.iamzombie.asking import Asking
from parlour.games.iamzombie.claiming import (
    Advancing,
    Claiming,
    Healing,
    Reckoning,
    Scattering,
    Stealing,
    Traveling,
)
from parlour.games.iamzombie.heroes import admits, hero_faults, kept, stamped, tells, unpack
from parlour.games.iamzombie.hidden import complete
from parlour.games.iamzombie.horde import Horde, HordeDie
from parlour.games.iamzombie.leaving import leave
from parlour.games.iamzombie.moving import Placing
from parlour.games.iamzombie.naming import arguments
from parlour.games.iamzombie.notation import IAmZombieNotation
from parlour.games.iamzombie.opening import Opening, act_open
from parlour.games.iamzombie.options import PLAYED, check
from parlour.games.iamzombie.orders import answer
from parlour.games.iamzombie.picture import picture
from parlour.games.iamzombie.preparing import Before, Sealing, Wishing
from parlour.games.iamzombie.resolving import Boost, DangerCheck, Fives, Freaks, StagesBitten
from parlour.games.iamzombie.rolling import Postroll, Rerolling
from parlour.games.iamzombie.round_end import Clearing, RoundEnd, TrophyChoice
from parlour.games.iamzombie.rounds import Arranging, Choosing, Field, Laying, Returning, Revealing, Round, Rounds
from parlour.games.iamzombie.setup import Meals, set_up
from parlour.games.iamzombie.shoving import Consenting
from parlour.games.iamzombie.soundness import faults
from parlour.games.iamzombie.turn import AfterRoll, Turn
from parlour.games.iamzombie.wounds import Falling, Suffering, Vouching, Wound
from parlour.kit.actors import Seat
from parlour.kit.agenda import Kernel, Prompt
from parlour.kit.arguments import Argument
from parlour.kit.chance import Chance
from parlour.kit.faults import Fault
from parlour.kit.game import Bot, Game, GameMeta, Outcome, View
from parlour.kit.legal import Legal, Refused
from parlour.kit.luggage import Told
from parlour.kit.rules import rule

__all__ = ("GAME", "IAmZombie")


class IAmZombie(Game[model.State, actions.Action]):
    """Two to five against each other, or one to five together; hidden are hands, stacks and decks."""

    meta = GameMeta(
        id="iamzombie",
        rules_version=1,
        players=(1, 5),
        minutes=45,
        languages=("en", "pl", "ru"),
        chance=True,
        hidden=True,
    )
    Options = model.Options
    State = model.State
    Step = (
        Rounds
        | Round
        | Meals
        | Choosing
        | Returning
        | Arranging
        | Field
        | Laying
        | Revealing
        | Turn
        | Placing
        | Before
        | Wishing
        | Sealing
        | Rerolling
        | Postroll
        | Fives
        | DangerCheck
        | Boost
        | StagesBitten
        | Freaks
        | Advancing
        | Claiming
        | Healing
        | Traveling
        | Stealing
        | Scattering
        | Reckoning
        | AfterRoll
        | Wound
        | Vouching
        | Suffering
        | Falling
        | Consenting
        | Horde
        | HordeDie
        | RoundEnd
        | TrophyChoice
        | Clearing
    )
    Action = actions.Action
    Event = events.Happening
    Order = actions.Order
    Luggage = model.Hero

    def make_notation(self) -> IAmZombieNotation:
        """§20"""
        return IAmZombieNotation()

    def picture(self, view: View) -> str:
        """§5"""
        return picture(view)

    def arguments(self, fields: Mapping[str, Any], view: View) -> Mapping[str, Argument]:
        """Names of cards."""
        return arguments(fields, view)

    def bots(self) -> Mapping[str, Bot]:
        """Three, for both modes."""
        from parlour.games.iamzombie import bot

        return {"easy": bot.easy, "medium": bot.medium, "hard": bot.hard}

    def check(self, options: model.Options, seats: int) -> list[Fault]:
        """§3"""
        return check(options, seats)

    def new(self, options: model.Options, seats: int, k: Kernel) -> model.State:
        """§4.1"""
        return set_up(options, seats, k)

    def outcome(self, s: model.State) -> Outcome | None:
        """§12, §15"""
        if not s.reason:
            return None
        return Outcome(tuple(s.ranks), s.reason, tuple(s.scores), kept(s))

    def open(self, s: model.State, seat: Seat) -> Legal[actions.Action]:
        """§4.1, §15.5, §23"""
        return Opening(s, seat)

    def act_open(self, s: model.State, seat: Seat, action: actions.Action, k: Kernel) -> None:
        """§4.1, §15.5, §23"""
        act_open(s, seat, action, k)

    def leave(self, s: model.State, seat: Seat, k: Kernel) -> None:
        """§18.3"""
        leave(s, seat, k)

    @rule("18.2")
    def expired(self, s: model.State, seat: Seat, k: Kernel) -> None:
        """§18.2"""
        step = s.agenda[-1]
        if isinstance(step, Asking | Meals) and seat in [prompt.seat for prompt in step.prompts(s)]:
            step.expire(s, seat, k)

    def answer(self, order: actions.Order, view: View, prompt: Prompt) -> actions.Action | None:
        """§18.2"""
        return answer(order, view, prompt)

    def unpack(self, options: model.Options, luggage: Sequence[model.Hero | None]) -> model.Options:
        """§16"""
        return unpack(options, luggage)

    def admits(self, options: model.Options, luggage: model.Hero, *, signed: bool) -> Refused | None:
        """§3"""
        return admits(options, luggage, signed=signed)

    def check_luggage(self, luggage: model.Hero) -> list[Fault]:
        """§16"""
        return hero_faults(luggage)

    def stamped(self, luggage: model.Hero, date: str) -> model.Hero:
        """§16"""
        return stamped(luggage, date)

    def tells(self, luggage: model.Hero) -> Sequence[Told]:
        """§16"""
        return tells(luggage)

    def option_sets(self) -> Sequence[model.Options]:
        """What the conformance suite plays."""
        return PLAYED

    def invariants(self, s: model.State) -> list[str]:
        """§1"""
        return faults(s)

    def determinize(self, view: View, rng: Chance) -> model.State:
        """From the view alone."""
        return self.revive(complete(view, rng))


GAME = IAmZombie()
