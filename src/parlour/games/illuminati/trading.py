"""§11 A deal is carried out: first it is chosen where Groups go, then everything changes hands at once."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from typing import ClassVar

from msgspec import Struct, field

from parlour.games.illuminati import events, goals
from parlour.games.illuminati.actions import Action, Hang
from parlour.games.illuminati.asking import Asking, numbered
from parlour.games.illuminati.attempting import use_action
from parlour.games.illuminati.board import free, illuminati_of, lifted
from parlour.games.illuminati.cards import Deck, facts
from parlour.games.illuminati.cash import shift
from parlour.games.illuminati.goods import Deal, Deals
from parlour.games.illuminati.grafting import Plan, graft
from parlour.games.illuminati.hands import hold
from parlour.games.illuminati.hanging import Grafts, arrive
from parlour.games.illuminati.lapsing import lapse
from parlour.games.illuminati.model import NONE, Player, State
from parlour.games.illuminati.out import check_out
from parlour.games.illuminati.structure import HasPlace, branch, open_arrows
from parlour.kit.actors import Seat
from parlour.kit.agenda import Kernel, Prompt
from parlour.kit.chance import Chance
from parlour.kit.legal import Legal
from parlour.kit.rules import rule
from parlour.kit.types import Public, Shown

__all__ = ("Coming", "Handover", "Trading", "coming", "hands_victory", "structure", "usual")

NOWHERE = Hang(NONE, NONE)
"""No arrow was left for it."""


class Coming(Struct, frozen=True):
    """A Group that comes to a player, with what hangs on it."""

    card: int
    to: int


def coming(deal: Deal) -> list[Coming]:
    """§11.1 The Groups of a deal: those for who accepts, then those for who has proposed."""
    given, got = deal.give.value.groups, deal.get.value.groups
    return [*(Coming(card, deal.to) for card in given), *(Coming(card, deal.by) for card in got)]


@rule("11.3")
def structure(s: State, deck: Deck, groups: Sequence[Coming], choices: Sequence[Hang], seat: int) -> list[HasPlace]:
    """What the player's structure will be: without the Groups that go, with those for which it is chosen already."""
    places: list[HasPlace] = list(s.players[seat].cards)
    for group in groups:
        if s.owner[group.card] == seat:
            gone = [link.card for link in branch(places, group.card)]
            places = [place for place in places if place.card not in gone]
    for group, choice in zip(groups, choices, strict=False):
        if group.to == seat and choice.master != NONE:
            links = branch(s.players[s.owner[group.card]].cards, group.card)
            plan = Plan(choice.rehung, choice.dropped, choice.removed)
            grafted = graft(places, deck.outs, deck.ins, links, choice.master, choice.side, plan)
            places = [*(place for place in places if place.card not in grafted.lost), *grafted.placed]
    return places


def grafts(s: State, groups: Sequence[Coming], choices: Sequence[Hang]) -> Grafts | None:
    """Where the next Group may go; ``None`` if there is no arrow for it."""
    deck, group = facts(s.options), groups[len(choices)]
    places = structure(s, deck, groups, choices, group.to)
    arrows = open_arrows(places, deck.outs)
    links = branch(s.players[s.owner[group.card]].cards, group.card)
    return Grafts(deck, places, links, arrows, trade=True) if arrows else None


def usual(s: State, groups: Sequence[Coming]) -> list[Hang]:
    """[R 10] Where each would go if nobody chose."""
    choices: list[Hang] = []
    while len(choices) < len(groups):
        found = grafts(s, groups, choices)
        choices.append(NOWHERE if found is None else found.best())
    return choices


@rule("11.3")
class Trading(Asking):
    """11.3 Whoever receives a Group chooses its arrow. Nothing moves until all is chosen: a deal happens wholly."""

    kind: ClassVar[str] = "hang"
    deal: Public[Deal]
    groups: Public[list[Coming]]
    choices: Public[list[Hang]] = field(default_factory=list)
    number: Public[int] = 0

    def begin(self, s: State, k: Kernel) -> None:
        self._next(s)

    def _next(self, s: State) -> None:
        self.number = numbered(s)
        while len(self.choices) < len(self.groups) and grafts(s, self.groups, self.choices) is None:
            self.choices.append(NOWHERE)

    def _both_in(self, s: State) -> bool:
        return not (s.players[self.deal.by].out or s.players[self.deal.to].out)

    def prompts(self, s: State) -> Sequence[Prompt]:
        if len(self.choices) == len(self.groups) or not self._both_in(s):
            return ()
        return (Prompt(Seat(self.groups[len(self.choices)].to), self.kind, turn=self.number),)

    def _grafts(self, s: State) -> Grafts:
        found = grafts(s, self.groups, self.choices)
        assert found is not None  # _next has passed over the others
        return found

    def legal(self, s: State, seat: Seat) -> Legal[Action]:
        return self._grafts(s)

    def default(self, s: State, seat: Seat) -> Action:
        """[R 10] The default plan."""
        return self._grafts(s).best()

    def act(self, s: State, seat: Seat, action: Hang, k: Kernel) -> None:
        self.choices.append(action)
        self._next(s)

    @rule("11.2")
    def end(self, s: State, k: Kernel) -> None:
        """Now, or not at all."""
        if self._both_in(s):
            conclude(s, self.deal, Handover(s, k, self.groups, self.choices), k)
        else:
            k.emit(events.OfferLapsed(by=Seat(self.deal.by), to=Seat(self.deal.to), id=self.deal.id))


@rule("11.2")
def conclude(s: State, deal: Deal, handover: Handover, k: Kernel) -> None:
    """Everything changes hands, or the offer counts as refused."""
    if not s.deals.conclude(deal, handover):
        k.emit(events.OfferRefused(by=Seat(deal.by), to=Seat(deal.to), id=deal.id))
        return
    for seat in (deal.by, deal.to):
        check_out(s, seat, k)  # who has given his last Group away


class Handover:
    """§11.2 One deal with all that was chosen about it; the ``Exchange`` of its book."""

    __slots__ = ("_choices", "_groups", "_k", "_s")

    def __init__(self, s: State, k: Kernel, groups: Sequence[Coming] = (), choices: Sequence[Hang] = ()) -> None:
        self._s = s
        self._k = k
        self._groups = groups
        self._choices = choices

    @rule("11.4", ruling="R 41")
    def allowed(self, offer: Deal) -> bool:
        """Whatever is hidden: a victory may not be handed over behind a secret goal either."""
        return not hands_victory(self._s, offer, self._groups, self._choices)

    @rule("11.2")
    def carry_out(self, offer: Deal) -> None:
        """Money, Specials and Groups, in both directions."""
        s, k, by, to = self._s, self._k, offer.by, offer.to
        given, got = offer.give.value, offer.get.value
        k.emit(
            events.DealMade(
                by=Seat(by),
                to=Seat(to),
                id=offer.id,
                money_given=given.money,
                money_got=got.money,
                groups_given=list(given.groups),
                groups_got=list(got.groups),
            )
        )
        if given.specials or got.specials:
            specials = {"specials_given": list(given.specials), "specials_got": list(got.specials)}
            k.emit(events.SpecialsTraded(by=Seat(by), to=Seat(to), **specials))
        for seat, other, goods in ((by, to, given), (to, by, got)):
            if goods.money:
                shift(s, seat, illuminati_of(s, seat), illuminati_of(s, other), goods.money, k)
            if goods.specials:
                self._pass_on(seat, other, goods.specials)
        self._move_groups()
        if s.active in (by, to):
            s.acted = True

    def _pass_on(self, seat: int, other: int, specials: Sequence[int]) -> None:
        for special in specials:
            self._s.players[seat].hand.value.remove(special)
            hold(self._s, other, special)
        lapse(self._s, seat, self._k)

    @rule("11.1", ruling="R 31")
    @rule("11.3")
    def _move_groups(self) -> None:
        """All leave before any arrives. Treasuries and participation marks go along; each costs an action."""
        s, k = self._s, self._k
        formers = [s.owner[group.card] for group in self._groups]
        branches = [lifted(s, group.card) for group in self._groups]
        for group, choice, former, cards in zip(self._groups, self._choices, formers, branches, strict=True):
            use_action(s)
            if choice.master == NONE:
                s.players[former].cards += cards
                free(s, former, [group.card], "overlap", k)
            else:
                arrive(s, group.to, cards, choice, former, k)


# -- ruling 41 -------------------------------------------------------------------------------------------------------


@rule("11.4", ruling="R 41")
def hands_victory(
    s: State, deal: Deal, groups: Sequence[Coming], choices: Sequence[Hang], known_to: Seat | None = None
) -> bool:
    """Would exactly one of the two meet a goal right after it? As far as a seat may know, or in truth."""
    t = _trial(s, deal)
    Handover(t, Kernel(t, Chance()), groups, choices).carry_out(deal)
    by, to = (goals.met(t, seat, known_to=known_to) for seat in (deal.by, deal.to))
    return (by is None) != (to is None)


def _trial(s: State, deal: Deal) -> State:
    """A copy on which the deal may be tried: what it changes is copied, the rest is shared."""
    t = copy(s)
    t.owner, t.uncontrolled, t.deals = list(s.owner), list(s.uncontrolled), Deals(used=[0] * s.seats)
    t.players = [_copied(player) if player.seat in (deal.by, deal.to) else player for player in s.players]
    return t


def _copied(player: Player) -> Player:
    twin = copy(player)
    twin.cards = [copy(own) for own in player.cards]
    for own in twin.cards:
        own.money = Shown(own.money.value, own.money.to)
    twin.hand = Shown(list(player.hand.value), player.hand.to)
    return twin
