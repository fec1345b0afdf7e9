"""§1.5 Steps of which the active player may also give commands: cards, items, abilities, rescues."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from parlour.games.cyberwedding.actions import Action, DiscardItems, OfferRescue, PlayCard, UseAbility, UseItem
from parlour.games.cyberwedding.asking import Asking
from parlour.games.cyberwedding.commands import command, commands, sample_command, why_no_command
from parlour.games.cyberwedding.cyber_refusals import NOT_NOW
from parlour.games.cyberwedding.model import State
from parlour.kit.agenda import Kernel
from parlour.kit.asking import draw
from parlour.kit.chance import Chance
from parlour.kit.legal import Refused
from parlour.kit.rules import rule

__all__ = ("COMMANDS", "Commanding")

COMMANDS = (PlayCard, UseItem, UseAbility, OfferRescue, DiscardItems)
_SELDOM = 8


@rule("1.5")
class Commanding(Asking, kw_only=True):
    """1.5 Whoever is asked on the own turn may do something else first."""

    def moot(self, s: State) -> bool:
        """The turn is over."""
        return s.cut

    def every(self, s: State) -> Iterable[Action]:
        own = self.own(s)
        return [*own, *commands(s, self.seat)] if self.seat == s.active else own

    def judge(self, s: State, action: Any) -> Refused | None:
        if type(action) in COMMANDS:
            return why_no_command(s, self.seat, action) if self.seat == s.active else NOT_NOW
        return self.judge_own(s, action)

    def sample(self, s: State, rng: Chance) -> Action:
        """Now and then a command, mostly the step's own."""
        if self.seat == s.active and rng.below("command", _SELDOM) == 0:
            other = sample_command(s, self.seat, rng)
            if other is not None:
                return other
        return self.sample_own(s, rng)

    def decide(self, s: State, action: Any, k: Kernel) -> None:
        if type(action) in COMMANDS:
            self.again(k)
            command(s, self.seat, action, k)
        else:
            self.decide_own(s, action, k)

    def own(self, s: State) -> list[Action]:
        """The step's own decisions."""
        raise NotImplementedError  # every step has its own

    def judge_own(self, s: State, action: Any) -> Refused | None:
        """Why one of them may not be taken."""
        raise NotImplementedError  # every step has its own

    def sample_own(self, s: State, rng: Chance) -> Action:
        """One of them."""
        return draw(rng, self.own(s))

    def decide_own(self, s: State, action: Any, k: Kernel) -> None:
        """Carry it out."""
        raise NotImplementedError  # every step has its own
