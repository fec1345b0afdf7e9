"""§10 Specials: what may be played at any time, the answers to a play, and what a play does that stands."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from parlour.games.illuminati import abilities as a
from parlour.games.illuminati import events
from parlour.games.illuminati.actions import Action, Pass, PlaySpecial
from parlour.games.illuminati.asking import Asking, has_hand, numbered
from parlour.games.illuminati.board import attempt_of, illuminati_of, pending, placed, seats_in
from parlour.games.illuminati.cards import Deck, facts
from parlour.games.illuminati.cash import gain
from parlour.games.illuminati.hands import discard, holds
from parlour.games.illuminati.hanging import Hanging
from parlour.games.illuminati.model import NONE, UNCONTROLLED, Attempt, State
from parlour.games.illuminati.redistributing import Redistributing
from parlour.kit.actors import Seat
from parlour.kit.agenda import Kernel, Prompt
from parlour.kit.chance import Chance
from parlour.kit.legal import Legal, Listed, Refused
from parlour.kit.responses import Responses
from parlour.kit.rules import rule
from parlour.kit.types import Public

__all__ = ("Playing", "ability_of", "kinds_held", "play", "plays", "sample_play", "why_no_play", "why_not_held")

ANY_TIME = (a.Peek, a.Revive, a.GainMoney, a.RedistributeMoney)


def ability_of(deck: Deck, special: int) -> Any:
    """What the kind does; ``None`` for a kind that the deck has not."""
    return deck.specials[special].ability if 0 <= special < len(deck.specials) else None


def kinds_held(s: State, deck: Deck, seat: int, ability: type[Any]) -> list[int]:
    """The kinds in the player's hand with that ability, each once."""
    hand = s.players[seat].hand.value
    return [kind for kind in deck.specials_of(ability) if kind in hand] if hand else []


def why_not_held(s: State, seat: int, special: int) -> Refused | None:
    """A Special can be used only by whoever holds it."""
    return None if holds(s, seat, special) else Refused("no_such_special", {"special": special}, "10")


# -- at any time -----------------------------------------------------------------------------------------------------


@rule("10", ruling="R 30")
def why_no_play(s: State, seat: int, action: PlaySpecial) -> Refused | None:
    """May this Special be played whenever its holder has priority, and at that?"""
    deck = facts(s.options)
    held = why_not_held(s, seat, action.special)
    if held is not None:
        return held
    ability = ability_of(deck, action.special)
    if isinstance(ability, a.JoinPrivileged) and (action.card, action.to) == (NONE, NONE) and may_join(s, seat):
        return None
    if not isinstance(ability, ANY_TIME):
        return Refused("not_now", {"special": action.special}, "10")
    if isinstance(ability, a.Peek):
        return _why_no_peek(s, seat, action)
    if action.to != NONE:
        return Refused("no_such_player", rule="10")
    if isinstance(ability, a.Revive):
        return None if action.card in s.dead else Refused("not_dead", {"card": action.card}, "10")
    return None if action.card == NONE else Refused("no_such_group", {"card": action.card}, "10")


def _why_no_peek(s: State, seat: int, action: PlaySpecial) -> Refused | None:
    """Either at a card of another player's, or at another player with a hand."""
    if action.card == NONE:
        others = 0 <= action.to < s.seats and action.to != seat and has_hand(s)(action.to)
        return None if others else Refused("no_such_player", rule="10")
    known = action.to == NONE and 0 <= action.card < len(s.owner) and s.owner[action.card] >= 0
    known = known and s.owner[action.card] != seat
    return None if known else Refused("no_such_group", {"card": action.card}, "10")


@rule("6.2")
def may_join(s: State, seat: int) -> bool:
    """A2 to A4: a third player, while a privileged attack can still be paid for."""
    attempt = pending(s)
    if attempt is None or not attempt.privileged or attempt.roll:
        return False
    top = s.agenda[-1]
    return isinstance(top, Asking) and top.boundary and seat not in (attempt.seat, attempt.defender, *attempt.guests)


def plays(s: State, seat: int) -> list[Action]:
    """All that may be played at any time."""
    if not s.players[seat].hand.value:
        return []
    deck = facts(s.options)
    return [action for kind in sorted(set(s.players[seat].hand.value)) for action in _plays(s, deck, seat, kind)]


def _plays(s: State, deck: Deck, seat: int, kind: int) -> list[Action]:
    ability = deck.specials[kind].ability
    if isinstance(ability, a.Revive):
        return [PlaySpecial(kind, card) for card in sorted(s.dead)]
    if isinstance(ability, a.Peek):
        others = [player for player in s.players if player.seat != seat and not player.out]
        hands = [PlaySpecial(kind, to=player.seat) for player in others if player.hand.value]
        return [*hands, *(PlaySpecial(kind, own.card) for player in others for own in player.cards)]
    if isinstance(ability, a.JoinPrivileged):
        return [PlaySpecial(kind)] if may_join(s, seat) else []
    return [PlaySpecial(kind)] if isinstance(ability, ANY_TIME) else []


def sample_play(s: State, seat: int, rng: Chance) -> Action | None:
    """One of them at random, or ``None``."""
    hand = s.players[seat].hand.value
    if not hand:
        return None
    some = _plays(s, facts(s.options), seat, hand[rng.below("special", len(hand))])
    return some[rng.below("play", len(some))] if some else None


@rule("10")
def play(s: State, seat: int, action: PlaySpecial, k: Kernel) -> None:
    """Play a Special for its effect; the others may answer first."""
    use(s, seat, [action.special], "effect", k, action.card, action.to)


def use(s: State, seat: int, specials: list[int], why: str, k: Kernel, card: int = NONE, to: int = NONE) -> None:
    """Out of the hand, for a purpose that others may answer."""
    discard(s, seat, specials, k)
    if seat == s.active:
        s.acted = True
    for special in specials:
        k.emit(events.SpecialPlayed(seat=Seat(seat), special=special, card=card, to=to, use=why))
    responses = Responses.to(seat, seats_in(s))
    k.push(Playing(seat=Seat(seat), specials=specials, use=why, card=card, to=to, responses=responses))


@rule("10")
class Playing(Asking, kw_only=True):
    """10 A play with the answers to it, last in, first out."""

    seat: Public[Seat]
    specials: Public[list[int]]
    use: Public[str]
    """effect, privilege, break_privilege, whisper."""
    card: Public[int] = NONE
    to: Public[int] = NONE
    responses: Public[Responses]
    number: Public[int] = 0

    def begin(self, s: State, k: Kernel) -> None:
        self.number = numbered(s)
        self.responses = self.responses.settled(has_hand(s))

    def prompts(self, s: State) -> Sequence[Prompt]:
        seat = self.responses.awaited(has_hand(s))
        return () if seat is None else (Prompt(Seat(seat), "respond", optional=True, turn=self.number),)

    def legal(self, s: State, seat: Seat) -> Legal[Action]:
        counters = kinds_held(s, facts(s.options), seat, a.CounterSpecial)
        return Listed(lambda: (Pass(), *map(PlaySpecial, counters)), lambda action: self._why_not(s, seat, action))

    def _why_not(self, s: State, seat: Seat, action: Action) -> Refused:
        held = why_not_held(s, seat, action.special) if isinstance(action, PlaySpecial) else None
        return held or Refused("not_now", rule="10")

    def act(self, s: State, seat: Seat, action: Action, k: Kernel) -> None:
        if isinstance(action, PlaySpecial):
            discard(s, seat, [action.special], k)
            if seat == s.active:
                s.acted = True
            k.emit(events.SpecialPlayed(seat=seat, special=action.special, card=NONE, to=NONE, use="counter"))
            self.responses = self.responses.answered(seat)
        else:
            k.emit(events.Passed(seat=seat))
            self.responses = self.responses.passed(seat)
        self.responses = self.responses.settled(has_hand(s))

    @rule("10", ruling="R 26")
    def end(self, s: State, k: Kernel) -> None:
        """What stands takes effect."""
        stands = self.responses.settled(has_hand(s)).stands
        below = s.agenda[-1]
        if stands and isinstance(below, Asking):
            below.resumed(s)
        if not stands:
            for special in self.specials:
                k.emit(events.SpecialCountered(seat=self.seat, special=special))
        if self.use == "effect":
            if stands and not s.players[self.seat].out:
                ability = ability_of(facts(s.options), self.specials[0])
                _EFFECTS[type(ability)](s, self, ability, k)
        else:
            _ATTACK_USES[self.use](s, self, bool(stands), k)


# -- what they do ----------------------------------------------------------------------------------------------------


def _peek(s: State, play: Playing, ability: a.Peek, k: Kernel) -> None:
    """Only the player sees it."""
    if play.card == NONE:
        hand = list(s.players[play.to].hand.value)
        k.emit(events.HandPeeked(seat=play.seat, of_seat=Seat(play.to), specials=hand))
    elif s.owner[play.card] >= 0:
        money = placed(s, play.card).money.value
        k.emit(events.TreasuryPeeked(seat=play.seat, card=play.card, money=money))


def _revive(s: State, play: Playing, ability: a.Revive, k: Kernel) -> None:
    """Back from the dead; who has destroyed it keeps the count."""
    if play.card in s.dead:
        s.dead.remove(play.card)
        s.owner[play.card] = UNCONTROLLED
        s.uncontrolled = sorted([*s.uncontrolled, play.card])
        k.emit(events.GroupRevived(seat=play.seat, card=play.card))


def _gain_money(s: State, play: Playing, ability: a.GainMoney, k: Kernel) -> None:
    _gain(s, play, ability.amount, k)


def _gain(s: State, play: Playing, amount: int, k: Kernel) -> None:
    gain(s, illuminati_of(s, play.seat), amount)
    k.emit(events.MoneyGained(seat=play.seat, amount=amount))


def _redistribute(s: State, play: Playing, ability: a.RedistributeMoney, k: Kernel) -> None:
    _gain(s, play, ability.bonus, k)
    k.push(Redistributing(seat=play.seat))


def _set_roll(s: State, play: Playing, ability: a.SetRoll, k: Kernel) -> None:
    """[R 26] The one that stands last counts."""
    attempt_of(s).roll = ability.value
    k.emit(events.RollChanged(seat=play.seat, roll=ability.value))


def _cancel_privilege(s: State, play: Playing, ability: a.CancelPrivilege, k: Kernel) -> None:
    lose_privilege(attempt_of(s), k)


def _join(s: State, play: Playing, ability: a.JoinPrivileged, k: Kernel) -> None:
    attempt_of(s).guests.append(play.seat)
    k.emit(events.GuestAdmitted(seat=play.seat))


def _double(s: State, play: Playing, ability: a.DoubleIncome, k: Kernel) -> None:
    s.doubled = True


def _skip(s: State, play: Playing, ability: a.SkipTurn, k: Kernel) -> None:
    """[R 28]"""
    s.skipped = True


def _take(s: State, play: Playing, ability: a.AutoControl, k: Kernel) -> None:
    """[R 27] Any card with an open arrow may be the master."""
    if s.owner[play.card] == UNCONTROLLED:
        k.push(Hanging(seat=play.seat, card=play.card, why="taken"))


_EFFECTS: dict[type[Any], Callable[[State, Playing, Any, Kernel], None]] = {
    a.Peek: _peek,
    a.Revive: _revive,
    a.GainMoney: _gain_money,
    a.RedistributeMoney: _redistribute,
    a.SetRoll: _set_roll,
    a.CancelPrivilege: _cancel_privilege,
    a.JoinPrivileged: _join,
    a.DoubleIncome: _double,
    a.SkipTurn: _skip,
    a.AutoControl: _take,
}


@rule("6.2")
def lose_privilege(attempt: Attempt, k: Kernel) -> None:
    """A2: for good, it cannot be claimed again for this attack."""
    attempt.privileged = False
    k.emit(events.PrivilegeLost(seat=attempt.seat))


def _privilege(s: State, play: Playing, stands: bool, k: Kernel) -> None:
    """[R 47] A countered claim is not repeated."""
    attempt = attempt_of(s)
    attempt.privileged = stands
    if not stands:
        k.emit(events.PrivilegeLost(seat=attempt.seat))


def _break_privilege(s: State, play: Playing, stands: bool, k: Kernel) -> None:
    """[R 47] An answer to one of the two undoes the break as a whole."""
    if stands:
        lose_privilege(attempt_of(s), k)


def _whisper(s: State, play: Playing, stands: bool, k: Kernel) -> None:
    """Without it nothing can be done to a Group without Power: the attack comes to nothing."""
    if not stands:
        attempt = attempt_of(s)
        k.emit(
            events.AttackFailed(
                seat=attempt.seat, group=attempt.group, kind=attempt.kind, roll=0, number=attempt.number
            )
        )
        k.abandon(Attempt)


_ATTACK_USES: dict[str, Callable[[State, Playing, bool, Kernel], None]] = {
    "privilege": _privilege,
    "break_privilege": _break_privilege,
    "whisper": _whisper,
}
