"""§4.2 The start of a round: archetypes, hero stacks, the field."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import Any, ClassVar

from parlour.games.iamzombie import events
from parlour.games.iamzombie.actions import Action, Arrange, ChooseArchetype, Decline, ExchangeArchetype, Lay
from parlour.games.iamzombie.asking import Asking
from parlour.games.iamzombie.brains import gain
from parlour.games.iamzombie.cards import CONSTANTS, NONE
from parlour.games.iamzombie.dealing import deal_archetypes, deal_locations, return_unchosen
from parlour.games.iamzombie.ending import end_coop, end_game, next_first_player, trophy_vp
from parlour.games.iamzombie.freaks import swarm
from parlour.games.iamzombie.model import Held, Player, Slot, State, Throw
from parlour.games.iamzombie.refusals import (
    ALREADY_OWNED,
    ANOTHER_PLACE,
    NO_SUCH_SLOT,
    NOT_IN_HAND,
    NOT_LEADING,
    NOT_NOW,
    STACKS_DO_NOT_FIT,
)
from parlour.games.iamzombie.ring import ring_positions
from parlour.games.iamzombie.table import MOST_STACKS, coop, fewest_below, seats_from
from parlour.games.iamzombie.turn import Turn
from parlour.kit.actors import Seat
from parlour.kit.agenda import Kernel, Step
from parlour.kit.chance import Chance
from parlour.kit.legal import Candidates, Form, FormOf, Legal, Refused
from parlour.kit.rules import rule
from parlour.kit.types import Public

__all__ = (
    "Arranging",
    "Choosing",
    "Field",
    "Laying",
    "Returning",
    "Revealing",
    "Round",
    "Rounds",
    "round_robin",
    "set_stacks",
)


def round_robin(cards: int) -> list[list[int]]:
    """§18.2 Hero stacks by index: each card its own up to three, else dealt out in the order gained."""
    return [list(range(top, cards, MOST_STACKS)) for top in range(min(MOST_STACKS, cards))]


@rule("16")
def set_stacks(player: Player) -> None:
    """Up to three cards lead each; more keep their stacks as far as they have them until they are arranged."""
    count = len(player.cards)
    if count <= MOST_STACKS or sorted(card for stack in player.stacks for card in stack) != list(range(count)):
        player.stacks = round_robin(count)


@rule("12")
class Rounds(Step, kw_only=True):
    """12 Three rounds, then the end."""

    def begin(self, s: State, k: Kernel) -> None:
        k.push(Round())

    def end(self, s: State, k: Kernel) -> None:
        if s.round < CONSTANTS.rounds:
            k.push(Rounds())
        elif coop(s):
            end_coop(s, "survived", k)
        else:
            end_game(s, k)


@rule("4.2")
class Round(Step, kw_only=True):
    """4.2 Everything returns, then archetypes, hero stacks and the field, in this order."""

    def begin(self, s: State, k: Kernel) -> None:
        s.round += 1
        if s.round > 1:
            s.first = Seat((s.first + 1) % s.seats if coop(s) else next_first_player(trophy_vp(s), s.first))
        k.emit(events.RoundBegan(round=s.round, seat=s.first))
        _reset(s, k)
        deal_archetypes(s, k)
        order = list(map(Seat, seats_from(s, s.first)))
        k.push(
            *[Choosing(seat=seat) for seat in order],
            Returning(taken=[NONE] * s.seats, old=[NONE] * s.seats),
            *[Arranging(seat=seat) for seat in order],
            Field(),
        )


@rule("4.2", ruling="R-04")
def _reset(s: State, k: Kernel) -> None:
    s.lap, s.closing, s.turns_left, s.throw = 0, False, [], Throw()
    s.freaks = CONSTANTS.freak_tokens
    for player in s.players:
        player.slot, player.stage, player.down = NONE, 0, False
        player.won, player.progress = False, 0
        for card in player.cards:
            card.wounded = card.used_turn = card.used_round = False
        gain(s, player, max(0, CONSTANTS.round_min_brains - player.brains), k)


@rule("4.2")
class Choosing(Asking, kw_only=True):
    """4.2 a: one archetype of those dealt; at level 12 an exchange, if any."""

    kind: ClassVar[str] = "archetype"

    def opens(self, s: State, k: Kernel) -> bool:
        s.turn += 1
        return bool(s.players[self.seat].hand.value if self._full(s) else self._new(s))

    @rule("23", ruling="R-48")
    def _new(self, s: State) -> list[int]:
        """Those of the hand that the hero has not: no hero owns an archetype twice."""
        own = [card.archetype for card in s.players[self.seat].cards]
        return [card for card in dict.fromkeys(s.players[self.seat].hand.value) if card not in own]

    def named(self, s: State) -> str:
        """Heroes of level 12 are asked for something else."""
        return "exchange" if self._full(s) else self.kind

    def _full(self, s: State) -> bool:
        return len(s.players[self.seat].cards) >= CONSTANTS.max_level

    def every(self, s: State) -> Iterable[Action]:
        new = self._new(s)
        if not self._full(s):
            return list(map(ChooseArchetype, new)) or [Decline()]
        own = [card.archetype for card in s.players[self.seat].cards]
        return [*(ExchangeArchetype(card, old) for card in new for old in own), Decline()]

    def judge(self, s: State, action: Any) -> Refused | None:
        player = s.players[self.seat]
        new = self._new(s)
        if type(action) is Decline:
            return None if self._full(s) or not new else NOT_NOW
        if type(action) is not (ExchangeArchetype if self._full(s) else ChooseArchetype):
            return NOT_NOW
        if type(action) is ExchangeArchetype and all(card.archetype != action.old for card in player.cards):
            return NOT_LEADING
        if action.archetype not in player.hand.value:
            return NOT_IN_HAND
        return None if action.archetype in new else ALREADY_OWNED

    def decide(self, s: State, action: Any, k: Kernel) -> None:
        if type(action) is Decline:
            return
        player = s.players[self.seat]
        returning = k.enclosing(Returning)
        returning.taken[self.seat] = action.archetype
        if type(action) is ChooseArchetype:
            player.cards.append(Held(archetype=action.archetype))
            set_stacks(player)
            k.emit(events.ArchetypeChosen(seat=self.seat, archetype=action.archetype))
            return
        returning.old[self.seat] = action.old
        _exchange(player, action)
        k.emit(events.ArchetypeExchanged(seat=self.seat, archetype=action.archetype, old=action.old))

    @rule("18.2")
    def default(self, s: State, seat: Seat) -> Action:
        """The first dealt that is new; no exchange."""
        new = self._new(s)
        return Decline() if self._full(s) or not new else ChooseArchetype(new[0])


def _exchange(player: Player, action: ExchangeArchetype) -> None:
    """The new card was gained last; until the stacks are arranged it lies where the old one lay."""
    gone = next(i for i, card in enumerate(player.cards) if card.archetype == action.old)
    last = len(player.cards) - 1
    del player.cards[gone]
    player.cards.append(Held(archetype=action.archetype))
    player.stacks = [[last if i == gone else i - (i > gone) for i in stack] for stack in player.stacks]


@rule("4.2")
class Returning(Step, kw_only=True):
    """4.2 a: what was not chosen goes under the deck, all together."""

    taken: Public[list[int]]
    """By seat: the archetype chosen, which lies in the hand until then; ``NONE`` without one."""
    old: Public[list[int]]
    """The own one that goes under the deck in its place."""

    def begin(self, s: State, k: Kernel) -> None:
        count = return_unchosen(s, self.taken, self.old)
        k.emit(events.ArchetypesReturned(seat=s.first, count=count))


class _Arrangements(Legal[Action]):
    """16 Any three archetypes lead, any others lie under any of them: listed are those that deal them out evenly."""

    __slots__ = ("_numbers",)

    def __init__(self, player: Player) -> None:
        self._numbers = [card.archetype for card in player.cards]

    def _even(self) -> Iterator[Arrange]:
        return map(Arrange, combinations(self._numbers, MOST_STACKS))

    def why_not(self, action: Action) -> Refused | None:
        """Three own ones, and a stack for each of the others or none named at all."""
        if type(action) is not Arrange:
            return NOT_NOW
        rest = list(self._numbers)
        for archetype in action.archetypes:
            if archetype not in rest:
                return STACKS_DO_NOT_FIT
            rest.remove(archetype)
        if len(action.archetypes) != MOST_STACKS or len(action.under) not in (0, len(rest)):
            return STACKS_DO_NOT_FIT
        return None if all(0 <= stack < MOST_STACKS for stack in action.under) else STACKS_DO_NOT_FIT

    def sample(self, rng: Chance) -> Action:
        """Now and then with the others in any stacks."""
        leading = tuple(rng.pick("sample", self._numbers, MOST_STACKS))
        others = len(self._numbers) - MOST_STACKS
        under = tuple(rng.below("sample", MOST_STACKS) for _ in range(others)) if rng.below("sample", 2) else ()
        return Arrange(leading, under)

    def form(self) -> Form:
        """Those with even stacks, and the fields of the others."""
        others = len(self._numbers) - MOST_STACKS
        fields = {
            "archetypes": Candidates(values=tuple(self._numbers), least=MOST_STACKS, most=MOST_STACKS),
            "under": Candidates(values=tuple(range(MOST_STACKS)), least=others, most=others),
        }
        return Form(tuple(self._even()), (FormOf("Arrange", fields),))


@rule("16")
class Arranging(Asking, kw_only=True):
    """16 With four archetypes and more: which three lead."""

    kind: ClassVar[str] = "arrange"

    def opens(self, s: State, k: Kernel) -> bool:
        player = s.players[self.seat]
        set_stacks(player)
        s.turn += 1
        return len(player.cards) > MOST_STACKS

    def legal(self, s: State, seat: Seat) -> Legal[Action]:
        return _Arrangements(s.players[seat])

    def decide(self, s: State, action: Any, k: Kernel) -> None:
        player = s.players[self.seat]
        numbers = [card.archetype for card in player.cards]
        player.stacks = [[numbers.index(archetype)] for archetype in action.archetypes]
        rest = (card for card, archetype in enumerate(numbers) if archetype not in action.archetypes)
        for i, card in enumerate(rest):
            player.stacks[action.under[i] if action.under else i % MOST_STACKS].append(card)
        k.emit(events.HeroArranged(seat=self.seat, archetypes=list(action.archetypes)))

    @rule("18.2")
    def default(self, s: State, seat: Seat) -> Action:
        """In the order gained, round robin."""
        return Arrange(tuple(card.archetype for card in s.players[self.seat].cards[:MOST_STACKS]))


@rule("4.2")
class Field(Step, kw_only=True):
    """4.2 b: the slots of the layout, and locations for everybody."""

    def begin(self, s: State, k: Kernel) -> None:
        s.slots = [Slot(position=position) for position in ring_positions(s.seats)]
        deal_locations(s, k)
        s.turn += 1
        k.push(Laying(seat=s.first), Revealing())


class _Lays(Legal[Action]):
    """4.2 b: any card of the hand on any place where the fewest lie."""

    __slots__ = ("_count", "_hand", "_slots")

    def __init__(self, hand: list[int], slots: list[int], count: int) -> None:
        self._hand = hand
        self._slots = slots
        self._count = count

    def __iter__(self) -> Iterator[Action]:
        return (Lay(location, slot) for location in self._hand for slot in self._slots)

    def why_not(self, action: Action) -> Refused | None:
        """In the hand, and where the fewest lie."""
        if type(action) is not Lay:
            return NOT_NOW
        if action.location not in self._hand:
            return NOT_IN_HAND
        if action.slot in self._slots:
            return None
        return ANOTHER_PLACE if 0 <= action.slot < self._count else NO_SUCH_SLOT

    def sample(self, rng: Chance) -> Action:
        """Each as likely as another, with one draw."""
        at = rng.below("sample", len(self._hand) * len(self._slots))
        return Lay(self._hand[at // len(self._slots)], self._slots[at % len(self._slots)])


@rule("4.2")
class Laying(Asking, kw_only=True):
    """4.2 b: one location after the other, face down, clockwise until all hands are empty."""

    kind: ClassVar[str] = "lay"

    def opens(self, s: State, k: Kernel) -> bool:
        return bool(s.players[self.seat].hand.value)

    def legal(self, s: State, seat: Seat) -> Legal[Action]:
        return _Lays(s.players[seat].hand.value, fewest_below(s), len(s.slots))

    def decide(self, s: State, action: Any, k: Kernel) -> None:
        s.players[self.seat].hand.value.remove(action.location)
        s.slots[action.slot].below.append(action.location)
        k.emit(events.LocationLaid(seat=self.seat, slot=action.slot))
        k.emit(events.LocationRemembered(seat=self.seat, location=action.location))
        self.seat = Seat((self.seat + 1) % s.seats)
        if s.players[self.seat].hand.value:
            s.turn += 1
            k.push(self)

    @rule("18.2")
    def default(self, s: State, seat: Seat) -> Action:
        """The first card, on the first legal place."""
        return Lay(s.players[self.seat].hand.value[0], fewest_below(s)[0])


@rule("4.2")
class Revealing(Step, kw_only=True):
    """4.2 c: the top of every stack is turned up, and the first turn begins."""

    def begin(self, s: State, k: Kernel) -> None:
        for slot in s.slots:
            slot.top = slot.below.pop()
        k.emit(events.FieldRevealed(locations=[slot.top for slot in s.slots]))
        for i in range(len(s.slots)):
            swarm(s, i, k)
        s.lap = 1
        k.push(Turn(seat=s.first))
