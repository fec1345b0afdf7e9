"""§3.2, §4 Combat of a group or a Partial against one Cyberman, in its square or against its shot."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar, Literal

from parlour.games.cyberwedding import fight_events as events
from parlour.games.cyberwedding.actions import (
    Action,
    ChooseFight,
    PlayCard,
    Roll,
    SpendEscape,
    SpendFatigue,
    UseItem,
    Yield,
)
from parlour.games.cyberwedding.asking import Asking
from parlour.games.cyberwedding.capture import capture
from parlour.games.cyberwedding.cyber_refusals import (
    ESCAPE_FIRST,
    EXACT_FATIGUE,
    NOT_ENOUGH_TOKENS,
    NOT_NOW,
    TOKENS_FIRST,
)
from parlour.games.cyberwedding.destroying import destroy, destroy_partial
from parlour.games.cyberwedding.dice import roll_die
from parlour.games.cyberwedding.model import NONE, Character, Phase, State
from parlour.games.cyberwedding.numbers import NUMBERS
from parlour.games.cyberwedding.pending import Bout
from parlour.games.cyberwedding.playing import Moment, may_react, play, plays, sample_play, why_no_play
from parlour.games.cyberwedding.standing import end_turn
from parlour.games.cyberwedding.table import cyberman_at, cyberman_by, has_free
from parlour.games.cyberwedding.tokens import lose
from parlour.kit.actors import Seat
from parlour.kit.agenda import Kernel
from parlour.kit.chance import Chance
from parlour.kit.legal import Refused
from parlour.kit.rules import rule
from parlour.kit.types import Public

__all__ = ("Attacked", "Combat", "Trial", "meet", "spend")

How = Literal["roll", "fatigue", "escape", "card"]


def spend(s: State, seat: Seat, escape: int, fatigue: int, why: str, k: Kernel) -> None:
    """Tokens go back to the bank for something."""
    if escape or fatigue:
        lose(s, seat, escape, fatigue)
        k.emit(events.TokensSpent(seat=seat, fatigue=fatigue, escape=escape, why=why))


class Trial(Bout, kw_only=True):
    """4 A roll of one's own that has to reach a number, with cards before it and tokens after it."""

    before: ClassVar[Moment]
    rolled: Public[bool] = False
    asked: Public[bool] = False
    """Was it asked before this roll?"""
    result: Public[int] = 0
    """Of the last roll, modified."""

    def after_card(self, s: State, action: Any, k: Kernel) -> None:
        """Go on once the card has had its effect."""
        self.asked = False
        self.again(k)
        play(s, self.seat, action, k)

    def counter(self, s: State) -> int:
        """Square of who fights; ``NONE`` for who is no longer there."""
        player = s.players[self.seat]
        return player.partial if self.partial else player.square

    def moot(self, s: State) -> bool:
        """Who fights is no longer there."""
        return self.counter(s) == NONE

    def moment(self) -> Moment:
        """What cards fit now."""
        return Moment.FAILED if self.rolled else self.before

    def short(self) -> int:
        """Fatigue tokens that the roll is short of."""
        return NUMBERS.dodge_at - self.result

    def cards(self, s: State) -> list[Any]:
        """Cards and items that may be played now."""
        return plays(s, self.seat, self.moment())

    def judge_card(self, s: State, action: Any) -> Refused | None:
        """May it be played now?"""
        return why_no_play(s, self.seat, action, self.moment())

    def sample(self, s: State, rng: Chance) -> Action:
        """Three times out of four no card."""
        if rng.below("fight", 4) == 0:
            card = sample_play(s, self.seat, self.moment(), rng)
            if card is not None:
                return card
        own = self.own(s)
        return own[0] if len(own) == 1 else own[rng.below("sample", len(own))]

    def every(self, s: State) -> Iterable[Action]:
        return [*self.own(s), *self.cards(s)]

    def own(self, s: State) -> list[Action]:
        """Decisions without a card; never none."""
        return [Roll()] if not self.rolled else self.payments(s)

    def payments(self, s: State) -> list[Action]:
        """What may be spent on the failed roll, in a fixed order; never nothing."""
        raise NotImplementedError  # every trial has its own

    def judge(self, s: State, action: Any) -> Refused | None:
        kind = type(action)
        if kind is PlayCard or kind is UseItem:
            return self.judge_card(s, action)
        if not self.rolled:
            return None if kind is Roll else NOT_NOW
        return self.judge_payment(s, action)

    def judge_payment(self, s: State, action: Any) -> Refused | None:
        """May this be spent?"""
        raise NotImplementedError  # every trial has its own


@rule("4")
class Combat(Trial, kw_only=True):
    """4 Rolls until it is won, or nothing is left to spend."""

    kind: ClassVar[str] = "fight"
    before: ClassVar[Moment] = Moment.FIGHT
    gun: Public[bool] = False
    """Is it a Gun's shot?"""

    def named(self, s: State) -> str:
        """Before the roll, or once it has failed."""
        return self.kind if self.rolled else "before_roll"

    @rule("1.2")
    def modifier(self, s: State) -> int:
        """Re-Enactor, Hedge Trimmer, Gun."""
        player = s.players[self.seat]
        found = NUMBERS.trimmer_bonus if player.trimming else 0
        if not self.shot and not self.partial and has_free(player, Character.REENACTOR):
            found += NUMBERS.reenactor_bonus
        return found - NUMBERS.gun_penalty if self.gun else found

    def opens(self, s: State, k: Kernel) -> bool:
        if s.reason or self._over(s, k):
            return False
        if self.redo:
            self.redo = False
            return self._throw(s, k)
        if not self.rolled and not self.asked and may_react(s, self.seat, Moment.FIGHT):
            return True
        return self._failed(s, k) if self.rolled else self._throw(s, k)

    @rule("1.5")
    def _over(self, s: State, k: Kernel) -> bool:
        """A card has destroyed the Cyberman, or led it away: that is won too."""
        cyberman = cyberman_by(s, self.cyberman)
        here = self.counter(s)
        if here != NONE and cyberman is not None and (self.shot or cyberman.square == here):
            return False
        if here != NONE:
            k.emit(
                events.FightWon(
                    seat=self.seat, cyberman=self.cyberman, partial=self.partial, shot=self.shot, how="card"
                )
            )
        return True

    def _throw(self, s: State, k: Kernel) -> bool:
        """Roll; is there then anything to decide?"""
        die = roll_die(k)
        self.rolled = True
        self.result = die + self.modifier(s)
        k.emit(
            events.FightRolled(
                seat=self.seat,
                cyberman=self.cyberman,
                partial=self.partial,
                shot=self.shot,
                die=die,
                result=self.result,
            )
        )
        return self._failed(s, k)

    def _failed(self, s: State, k: Kernel) -> bool:
        """Won after all, lost for want of tokens, or something has to be spent."""
        if self.short() <= 0:
            self._win(s, "roll", k)
            return False
        if may_react(s, self.seat, Moment.FAILED):
            return True
        own = self.payments(s)
        if len(own) > 1:
            return True
        self._pay(s, own[0], k)
        return False

    def payments(self, s: State) -> list[Action]:
        """Escape; exactly enough Fatigue; only without either any Fatigue; nothing only if there is none."""
        player, short = s.players[self.seat], self.short()
        found: list[Action] = [SpendEscape()] if player.escape else []
        if player.fatigue >= short:
            found.append(SpendFatigue(short))
        if found:
            return found
        return [SpendFatigue(amount) for amount in range(1, player.fatigue + 1)] or [Yield()]

    def judge_payment(self, s: State, action: Any) -> Refused | None:
        """Tokens in the order of the rules: part payment only without another way."""
        player, short = s.players[self.seat], self.short()
        match action:
            case SpendEscape():
                return None if player.escape else NOT_ENOUGH_TOKENS
            case SpendFatigue(amount=amount):
                if not 1 <= amount <= player.fatigue:
                    return NOT_ENOUGH_TOKENS
                if player.fatigue >= short:
                    return None if amount == short else EXACT_FATIGUE
                return ESCAPE_FIRST if player.escape else None
            case Yield():
                return TOKENS_FIRST if player.escape or player.fatigue else None
        return NOT_NOW

    def decide(self, s: State, action: Any, k: Kernel) -> None:
        match action:
            case PlayCard() | UseItem():
                self.after_card(s, action, k)
            case Roll():
                self.asked = True
                self.again(k)
            case _:
                self._pay(s, action, k)

    def _pay(self, s: State, action: Any, k: Kernel) -> None:
        match action:
            case SpendEscape():
                spend(s, self.seat, 1, 0, "fight", k)
                self._win(s, "escape", k)
            case SpendFatigue(amount=amount):
                enough = amount >= self.short()
                spend(s, self.seat, 0, amount, "fight", k)
                if enough:
                    self._win(s, "fatigue", k)
                elif s.players[self.seat].fatigue:
                    self.rolled = self.asked = False
                    self.again(k)
                else:
                    self._lose(s, k)
            case _:
                self._lose(s, k)

    @rule("8")
    def _win(self, s: State, how: How, k: Kernel) -> None:
        """A dodge; a Partial destroys what it beats, unless it got away with an Escape token."""
        k.emit(events.FightWon(seat=self.seat, cyberman=self.cyberman, partial=self.partial, shot=self.shot, how=how))
        cyberman = cyberman_by(s, self.cyberman)
        if self.partial and not self.shot and how != "escape" and cyberman is not None:
            destroy(s, [cyberman], self.seat, "partial", k)

    @rule("8")
    def _lose(self, s: State, k: Kernel) -> None:
        """Somebody is captured; a Partial is destroyed. On the own turn it is over."""
        k.emit(events.FightLost(seat=self.seat, cyberman=self.cyberman, partial=self.partial, shot=self.shot))
        if not self.partial:
            capture(s, self.seat, self.cyberman, k)
            return
        if self.seat == s.active:
            end_turn(s, k)
        destroy_partial(s, self.seat, k)

    def default(self, s: State, seat: Seat) -> Action:
        """Enough Fatigue, else Escape, else as little Fatigue as may be."""
        if not self.rolled:
            return Roll()
        own = self.payments(s)
        return own[-1] if type(own[0]) is SpendEscape else own[0]


@rule("3.4")
@rule("4")
def meet(s: State, k: Kernel, seat: Seat, partial: bool = False) -> bool:
    """If a Cyberman is in the square of the group (or the Partial), it has to be fought."""
    player = s.players[seat]
    square = player.partial if partial else player.square
    cyberman = cyberman_at(s, square) if square != NONE else None
    if cyberman is None:
        return False
    k.push(Combat(seat=seat, cyberman=cyberman.id, partial=partial))
    return True


@rule("3.2")
class Attacked(Asking, kw_only=True):
    """3.2 Who stands in a Cyberman's square fights it; with a group and a Partial the owner picks the order."""

    kind: ClassVar[str] = "which_fight"
    group_done: Public[bool] = False
    partial_done: Public[bool] = False

    def opens(self, s: State, k: Kernel) -> bool:
        if s.cut:
            return False
        s.phase = Phase.ATTACKED
        player = s.players[self.seat]
        group = not self.group_done and not player.in_car and _attacked(s, player.square)
        partial = not self.partial_done and _attacked(s, player.partial)
        if group and partial:
            return True
        if group or partial:
            self._fight(s, partial, k)
        return False

    def every(self, s: State) -> Iterable[Action]:
        return [ChooseFight(False), ChooseFight(True)]

    def judge(self, s: State, action: Any) -> Refused | None:
        return None if type(action) is ChooseFight else NOT_NOW

    def decide(self, s: State, action: Any, k: Kernel) -> None:
        self.again(k)
        self._fight(s, action.partial, k)

    def _fight(self, s: State, partial: bool, k: Kernel) -> None:
        if partial:
            self.partial_done = True
        else:
            self.group_done = True
        meet(s, k, self.seat, partial)

    def default(self, s: State, seat: Seat) -> Action:
        """The group."""
        return ChooseFight(False)


def _attacked(s: State, square: int) -> bool:
    return square != NONE and cyberman_at(s, square) is not None
