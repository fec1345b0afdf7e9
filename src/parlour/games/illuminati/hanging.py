"""§5.4 A Group comes into a structure: captured, taken or moved. Its owner chooses arrow and plan."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import ClassVar, Literal

from parlour.games.illuminati import events
from parlour.games.illuminati.actions import Action, Hang
from parlour.games.illuminati.asking import Asking, numbered
from parlour.games.illuminati.board import below, free, lifted, release, shown_to
from parlour.games.illuminati.cards import Deck, facts
from parlour.games.illuminati.events import Treasury
from parlour.games.illuminati.grafting import Plan, default, graft, lost, plans
from parlour.games.illuminati.model import NONE, UNCONTROLLED, Placed, State
from parlour.games.illuminati.out import check_out
from parlour.games.illuminati.structure import HasPlace, Link, branch, open_arrows, open_sides
from parlour.kit.actors import Seat
from parlour.kit.agenda import Kernel, Prompt
from parlour.kit.chance import Chance
from parlour.kit.legal import FORM_LIMIT, Legal, Refused
from parlour.kit.rules import rule
from parlour.kit.types import Public, Shown

__all__ = ("Grafts", "Hanging", "arrive", "arrows", "can_hang", "halve", "rest_of", "why_no_move")

Why = Literal["captured", "taken", "moved"]
_SINGLE = (Plan(),)


def rest_of(s: State, seat: int, card: int) -> list[Placed]:
    """The player's structure without the subtree of the card, which may be his own."""
    player = s.players[seat]
    if s.owner[card] != seat:
        return player.cards
    gone = [own.card for own in below(player, card)]
    return [own for own in player.cards if own.card not in gone]


def _links(s: State, card: int) -> list[Link]:
    """The subtree of a card, wherever it is; root first, level by level."""
    seat = s.owner[card]
    if seat < 0:
        return [Link(card, NONE, NONE)]
    return branch(s.players[seat].cards, card)


@rule("8.3")
def arrows(s: State, deck: Deck, seat: int, card: int, master: int = NONE) -> list[tuple[int, int]]:
    """Open arrows of the structure that the card may come to; not the one on which it hangs."""
    rest = rest_of(s, seat, card)
    if master != NONE:
        return [(master, side) for side in open_sides(rest, master, deck.outs)]
    found = open_arrows(rest, deck.outs)
    if s.owner[card] == seat:
        now = next((own.master, own.side) for own in s.players[seat].cards if own.card == card)
        return [arrow for arrow in found if arrow != now]
    return found


def can_hang(s: State, deck: Deck, seat: int, card: int, master: int = NONE) -> bool:
    """Is there an open arrow for it? The cell before an open arrow is empty, so its root always fits."""
    return bool(arrows(s, deck, seat, card, master))


class Grafts(Legal[Action]):
    """Every arrow with every maximal plan for the subtree ``links`` in the structure ``rest``, which is without it."""

    __slots__ = ("_arrows", "_deck", "_links", "_rest", "_trade")

    def __init__(
        self,
        deck: Deck,
        rest: Sequence[HasPlace],
        links: Sequence[Link],
        arrows: Sequence[tuple[int, int]],
        *,
        trade: bool = False,
    ) -> None:
        self._deck = deck
        self._rest = rest
        self._links = links
        self._arrows = arrows
        self._trade = trade

    def plans(self, master: int, side: int) -> Sequence[Plan]:
        """For one arrow."""
        if len(self._links) == 1:
            return _SINGLE
        return plans(self._rest, self._deck.outs, self._deck.ins, self._links, master, side, trade=self._trade)

    def why_not(self, action: Action) -> Refused | None:
        """An open arrow, and one of its plans."""
        if not isinstance(action, Hang):
            return Refused("not_now", rule="5.4")
        if (action.master, action.side) not in self._arrows:
            return Refused("no_such_arrow", {"master": action.master}, "5.4")
        plan = Plan(action.rehung, action.dropped, action.removed)
        return None if plan in self.plans(action.master, action.side) else Refused("no_such_plan", rule="5.4")

    def __iter__(self) -> Iterator[Action]:
        for master, side in self._arrows:
            for plan in self.plans(master, side):
                yield _hang(master, side, plan)

    def form(self) -> tuple[Action, ...]:
        """As many as a list may hold."""
        return tuple(islice(self, FORM_LIMIT))

    def sample(self, rng: Chance) -> Hang:
        """Any arrow, any plan of it."""
        master, side = self._arrows[rng.below("arrow", len(self._arrows))]
        some = self.plans(master, side)
        return _hang(master, side, some[rng.below("plan", len(some))])

    @rule("5.4", ruling="R 10")
    def best(self) -> Hang:
        """The first arrow on which the default plan loses the least."""
        found = []
        for master, side in self._arrows:
            plan = default(self.plans(master, side), self._rest, self._links, self._deck.power)
            found.append((len(lost(plan, self._rest, self._links)), len(plan.rehung), _hang(master, side, plan)))
        return min(found, key=lambda one: one[:2])[2]


def _hang(master: int, side: int, plan: Plan) -> Hang:
    return Hang(master, side, plan.rehung, plan.dropped, plan.removed)


@rule("5.4")
@rule("11.3")
class Hanging(Asking, kw_only=True):
    """5.4 The card stays where it is until it is chosen where it goes; then it moves with all that hangs on it."""

    seat: Public[Seat]
    card: Public[int]
    why: Public[Why]
    master: Public[int] = NONE
    """The only card that it may hang on, or ``NONE``."""
    former: Public[int] = UNCONTROLLED
    """Where it comes from; if it is not there any more, there is nothing to hang."""
    done: Public[bool] = False
    number: Public[int] = 0
    kind: ClassVar[str] = "hang"

    def begin(self, s: State, k: Kernel) -> None:
        self.number = numbered(s)
        self.former = s.owner[self.card]

    def prompts(self, s: State) -> Sequence[Prompt]:
        if self.done or s.players[self.seat].out or not self._there(s):
            return ()
        if not can_hang(s, facts(s.options), self.seat, self.card, self.master):
            return ()
        return (Prompt(self.seat, "hang", turn=self.number),)

    def _there(self, s: State) -> bool:
        """A captured Group whose owner has gone is uncontrolled, and captured all the same."""
        where = s.owner[self.card]
        return where == self.former or (self.why == "captured" and where == UNCONTROLLED)

    def _grafts(self, s: State) -> Grafts:
        deck = facts(s.options)
        found = arrows(s, deck, self.seat, self.card, self.master)
        return Grafts(deck, rest_of(s, self.seat, self.card), _links(s, self.card), found)

    def legal(self, s: State, seat: Seat) -> Legal[Action]:
        return self._grafts(s)

    def act(self, s: State, seat: Seat, action: Hang, k: Kernel) -> None:
        self.done = True
        former = s.owner[self.card]
        moved = lifted(s, self.card)
        if self.why == "captured":
            halve(s, moved)
        arrive(s, seat, moved, action, former, k)
        for other in dict.fromkeys((former, seat)):
            if other >= 0:
                check_out(s, other, k)

    def default(self, s: State, seat: Seat) -> Action:
        """[R 42] The default plan of R 10."""
        return self._grafts(s).best()


@rule("6.4", ruling="R 17")
def halve(s: State, captured: Sequence[Placed]) -> None:
    """Card by card, rounded down; the rest goes to the bank."""
    for own in captured:
        s.issued -= own.money.value - own.money.value // 2
        own.money.value //= 2


@rule("5.4")
@rule("6.4")
def arrive(s: State, seat: int, moved: Sequence[Placed], action: Hang, former: int, k: Kernel) -> None:
    """What was lifted hangs in the player's structure, with its treasuries; what does not fit is uncontrolled."""
    deck, player = facts(s.options), s.players[seat]
    plan = Plan(action.rehung, action.dropped, action.removed)
    links = branch(moved, moved[0].card)
    grafted = graft(player.cards, deck.outs, deck.ins, links, action.master, action.side, plan)
    held = {own.card: own for own in moved}
    release(s, seat, [held[card] for card in grafted.lost if card in held], k)
    free(s, seat, [card for card in grafted.lost if card not in held], "overlap", k)
    for place in grafted.placed:
        own = held[place.card]
        own.master, own.side, own.x, own.y, own.r = place.master, place.side, place.x, place.y, place.r
        own.money.to = shown_to(s, seat)
        s.owner[own.card] = seat
        player.cards.append(own)
    treasuries = [Treasury(place.card, held[place.card].money.value) for place in grafted.placed]
    k.emit(
        events.GroupHung(
            seat=Seat(seat),
            card=moved[0].card,
            cards=[place.card for place in grafted.placed],
            former_seat=former,
            master=action.master,
            side=action.side,
            dropped=[*action.dropped, *action.removed],
            treasuries=Shown(treasuries, shown_to(s, seat)),
        )
    )


@rule("8.3")
def why_no_move(s: State, seat: int, card: int) -> Refused | None:
    """An own Group for which there is another open arrow."""
    if not 0 <= card < len(s.owner) or s.owner[card] != seat or card == s.players[seat].illuminati:
        return Refused("not_yours", {"card": card}, "8.3")
    return None if can_hang(s, facts(s.options), seat, card) else Refused("no_open_arrow", {"card": card}, "8.3")
