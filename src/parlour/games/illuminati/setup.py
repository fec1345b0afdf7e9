"""§3 Set-up."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from msgspec import field, structs

from parlour.games.illuminati import events
from parlour.games.illuminati.actions import Action, ChooseGoal
from parlour.games.illuminati.asking import Asking
from parlour.games.illuminati.cards import Deck, facts
from parlour.games.illuminati.cash import gain
from parlour.games.illuminati.deck_check import faults, faults_of_builtins
from parlour.games.illuminati.goals import to_choose_from
from parlour.games.illuminati.goods import Deals
from parlour.games.illuminati.model import (
    ALL_PLAYERS,
    GONE,
    NONE,
    PILE,
    UNCONTROLLED,
    UNSEEN,
    Options,
    Placed,
    Player,
    State,
)
from parlour.games.illuminati.turn import Turn
from parlour.kit.actors import Seat
from parlour.kit.agenda import Kernel, Prompt
from parlour.kit.faults import Fault
from parlour.kit.legal import Legal, Listed, Refused
from parlour.kit.rules import rule
from parlour.kit.types import Public, Shown

__all__ = ("FIRST_TARGETS", "SecretGoals", "check", "malformed", "set_up")

FIRST_TARGETS = 4


def check(options: Options, seats: int) -> list[Fault]:
    """§20 Every fault of a host's deck, by dotted field."""
    return [] if options.deck is None else _of_deck(faults(options.deck, seats))


def malformed(given: Mapping[str, Any], seats: int | None) -> list[Fault]:
    """§20 The same of a deck that does not even fit the types."""
    deck = given.get("deck")
    return [] if deck is None else _of_deck(faults_of_builtins(deck, seats))


def _of_deck(found: Sequence[Fault]) -> list[Fault]:
    return [structs.replace(fault, field=f"deck.{fault.field}".rstrip(".")) for fault in found]


@rule("3")
def set_up(options: Options, seats: int, k: Kernel) -> State:
    """Illuminati, money, the first targets, and who begins."""
    deck = facts(options)
    dealt = k.chance.pick("illuminati", deck.illuminati, seats)
    s = State(
        seats=seats,
        agenda=[],
        options=options,
        players=[_player(options, deck, seat, card) for seat, card in enumerate(dealt)],
        owner=[PILE] * deck.first_faction + _owners(options, deck, dealt),
        uncontrolled=[],
        pile=list(deck.pile),
        deals=Deals(used=[0] * seats),
        round=1,
    )
    for player in s.players:
        gain(s, player.cards[0], deck.income[player.illuminati])
        if not to_choose_from(s, deck, player.seat):
            player.goal.to = ALL_PLAYERS
    _first_targets(s, deck, k)
    s.first = s.active = _first_player(seats, k)
    s.agenda.append(Turn(seat=s.first))
    waiting = [player.seat for player in s.players if to_choose_from(s, deck, player.seat)]
    if waiting:
        s.agenda.append(SecretGoals(waiting=[int(seat) for seat in waiting]))
    return s


def _player(options: Options, deck: Deck, seat: int, dealt: int) -> Player:
    money = Shown(0, None if options.open_treasuries else [seat])
    card = deck.first_face_down + seat if options.hidden_factions else dealt
    return Player(
        seat=Seat(seat),
        illuminati=card,
        cards=[Placed(card=card, money=money)],
        hand=Shown([], [seat]),
        goal=Shown(NONE, [seat]),
        face_down=Shown(dealt, [seat]) if options.hidden_factions else Shown(NONE),
    )


@rule("15.1")
def _owners(options: Options, deck: Deck, dealt: Sequence[int]) -> list[int]:
    """Whose every Illuminati is, and every card that lies face down: of the others nobody knows who has them."""
    if not options.hidden_factions:
        return [dealt.index(card) if card in dealt else GONE for card in deck.illuminati]
    backs = deck.first_special - deck.first_face_down
    return [UNSEEN for _ in deck.illuminati] + [seat if seat < len(dealt) else GONE for seat in range(backs)]


@rule("3", ruling="R 1")
def _first_targets(s: State, deck: Deck, k: Kernel) -> None:
    """Specials met on the way go to the bottom of the pile, in the order met."""
    while len(s.uncontrolled) < FIRST_TARGETS and s.pile:
        card = s.pile.pop(k.chance.below("pile", len(s.pile)))
        if card >= deck.first_faction:
            s.bottom.append(card - deck.first_special)
            continue
        s.owner[card] = UNCONTROLLED
        s.uncontrolled = sorted([*s.uncontrolled, card])
        k.emit(events.GroupTurnedUp(card=card))


@rule("3")
def _first_player(seats: int, k: Kernel) -> Seat:
    """The highest roll; those who tie roll again."""
    leaders = list(range(seats))
    while len(leaders) > 1:
        sums = []
        for seat in leaders:
            dice = list(k.chance.roll("start", 2))
            k.emit(events.StartRolled(seat=Seat(seat), dice=dice))
            sums.append(sum(dice))
        leaders = [seat for seat, rolled in zip(leaders, sums, strict=True) if rolled == max(sums)]
    return Seat(leaders[0])


@rule("3", ruling="R 42")
class SecretGoals(Asking, kw_only=True):
    """3 Whoever has a secret goal writes it down."""

    kind: ClassVar[str] = "goal"
    waiting: Public[list[int]] = field(default_factory=list)

    def prompts(self, s: State) -> Sequence[Prompt]:
        return [Prompt(Seat(seat), self.kind) for seat in self.waiting if not s.players[seat].out]

    def legal(self, s: State, seat: Seat) -> Legal[Action]:
        cards = to_choose_from(s, facts(s.options), seat)
        return Listed(
            lambda: map(ChooseGoal, cards),
            lambda action: Refused("unknown_goal" if isinstance(action, ChooseGoal) else "not_now", rule="3"),
        )

    def act(self, s: State, seat: Seat, action: ChooseGoal, k: Kernel) -> None:
        self.waiting.remove(seat)
        s.players[seat].goal.value = action.goal
        k.emit(events.GoalChosen(seat=seat, goal=action.goal))

    def expire(self, s: State, seat: Seat, k: Kernel) -> None:
        """It is drawn."""
        self.act(s, seat, ChooseGoal(k.chance.pick("goal", to_choose_from(s, facts(s.options), seat))[0]), k)
