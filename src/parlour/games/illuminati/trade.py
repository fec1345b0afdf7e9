"""§11 Deals: what may be offered, answered and taken back beside the turns, and when an offer may be accepted."""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Sequence

from parlour.games.illuminati import events
from parlour.games.illuminati.acting import Actions
from parlour.games.illuminati.actions import Accept, Action, Counter, Propose, Refuse, Withdraw
from parlour.games.illuminati.asking import Asking
from parlour.games.illuminati.board import illuminati_of, pending, seats_in
from parlour.games.illuminati.cards import facts
from parlour.games.illuminati.goods import MOST_MONEY, NOTHING, Deal, Goods
from parlour.games.illuminati.model import State
from parlour.games.illuminati.structure import branch, open_arrows
from parlour.games.illuminati.trading import Handover, Trading, coming, conclude, hands_victory, structure, usual
from parlour.kit.actors import Seat
from parlour.kit.agenda import Kernel, Prompt
from parlour.kit.chance import Chance
from parlour.kit.legal import Candidates, Form, FormOf, Legal, Refused
from parlour.kit.rules import rule
from parlour.kit.types import Shown

__all__ = ("MOST_OFFERS", "Bargaining", "bargain", "invited")

MOST_OFFERS = 3
"""[R 45] A seat and turn, accepted ones left out."""
SMALL = 5
"""MB that a random offer gives or asks for at most."""


class Bargaining(Legal[Action]):
    """§11 An offer has too many forms to list. Refusals depend on what lies open and on the own treasury and hand."""

    __slots__ = ("_s", "_seat")

    def __init__(self, s: State, seat: Seat) -> None:
        self._s = s
        self._seat = seat

    def why_not(self, action: Action) -> Refused | None:
        """By kind of action."""
        if not isinstance(action, Propose | Counter | Accept | Refuse | Withdraw):
            return Refused("not_now", rule="11.1")
        if not self._s.options.deals:
            return Refused("no_deals_here", rule="11.1")
        if self._s.players[self._seat].out:
            return Refused("out_of_game", rule="12")
        deals = self._s.deals
        match action:
            case Propose(to=to):
                return self._why_no_offer(to, action.give, action.get)
            case Withdraw(offer=id):
                return _ruled(deals.why_no_withdrawal(self._seat, id))
        refused = _ruled(deals.why_no_answer(self._seat, action.offer, action.rev))
        if refused is not None or isinstance(action, Refuse):
            return refused
        deal = deals.of(action.offer)
        if isinstance(action, Counter):
            return self._why_no_offer(deal.by, action.give, action.get)
        return self._why_no_deal(deal)

    # -- offers ----------------------------------------------------------------------------------------------------

    @rule("11.2", ruling="R 45")
    def _why_no_offer(self, to: int, give: Goods, get: Goods) -> Refused | None:
        """What one gives one has; what one asks for may turn out not to be there."""
        refused = self._why_no_partner(to)
        if refused is None and not give and not get:
            refused = Refused("empty_deal", rule="11.1")
        return (
            refused
            or self._why_no_goods(give, mine=True, seat=self._seat)
            or (self._why_no_goods(get, mine=False, seat=to) or why_no_groups(self._s, self._seat, to, give, get))
        )

    def _why_no_partner(self, to: int) -> Refused | None:
        refused = self._s.deals.why_no_offer(self._seat, to, MOST_OFFERS)
        if refused is None and self._s.players[to].out:
            refused = Refused("no_such_partner", {"to": to})
        return _ruled(refused)

    @rule("11.1")
    def _why_no_goods(self, goods: Goods, *, mine: bool, seat: int) -> Refused | None:
        if not 0 <= goods.money <= MOST_MONEY:
            return Refused("wrong_goods", rule="11.1")
        own = illuminati_of(self._s, seat)
        if mine and goods.money > own.money.value:
            return Refused("not_enough_money", {"card": own.card, "money": own.money.value}, "11.1")
        kinds = facts(self._s.options).specials
        hand = self._s.players[seat].hand.value if mine else ()
        for special, count in Tally(goods.specials).items():
            known = 0 <= special < len(kinds) and count <= kinds[special].copies
            if not known or (mine and count > hand.count(special)):
                return Refused("no_such_special", {"special": special}, "11.1")
        return self._why_not_of(goods.groups, seat, "not_yours" if mine else "not_theirs")

    def _why_not_of(self, groups: Sequence[int], seat: int, code: str) -> Refused | None:
        """Groups of that player, none of them twice or below another one."""
        s, below = self._s, list[int]()
        for card in groups:
            if not 0 <= card < len(s.owner) or s.owner[card] != seat or card == s.players[seat].illuminati:
                return Refused(code, {"card": card}, "11.1")
            below += [link.card for link in branch(s.players[seat].cards, card)]
        twice = next((card for card in groups if below.count(card) > 1), None)
        return None if twice is None else Refused("goes_along", {"card": twice}, "11.1")

    # -- accepting -------------------------------------------------------------------------------------------------

    @rule("11.2")
    def _why_no_deal(self, deal: Deal) -> Refused | None:
        """Nothing that the other one hides counts: an offer stands only as long as it can be kept."""
        s, give, get = self._s, deal.give.value, deal.get.value
        refused = (
            why_not_now(s)
            or self._why_no_goods(get, mine=True, seat=self._seat)
            or self._why_not_of(give.groups, deal.by, "not_theirs")
            or why_no_groups(s, deal.by, deal.to, give, get)
        )
        groups = coming(deal)
        if refused is None and groups:
            refused = why_no_place(s, deal)
        if refused is None and hands_victory(s, deal, groups, usual(s, groups), known_to=self._seat):
            refused = Refused("hands_victory", rule="11.4")
        return refused

    # -- what travels ----------------------------------------------------------------------------------------------

    def _listed(self) -> tuple[Action, ...]:
        seat, found = self._seat, list[Action]()
        for deal in self._s.deals.offers:
            if deal.by == seat:
                found.append(Withdraw(deal.id))
            elif deal.to == seat:
                found.append(Refuse(deal.id, deal.rev))
                if self._why_no_deal(deal) is None:
                    found.append(Accept(deal.id, deal.rev))
        return tuple(found)

    def _partners(self) -> list[int]:
        return [seat for seat in seats_in(self._s) if self._why_no_partner(seat) is None]

    def form(self) -> tuple[Action, ...] | Form:
        """Answers are listed; offers and counter-offers are filled in, goods by ``give.…`` and ``get.…``."""
        s, seat = self._s, self._seat
        if not s.options.deals or s.players[seat].out:
            return ()
        listed, partners = self._listed(), self._partners()
        if not partners:
            return listed
        goods = {**self._candidates("give", seat), **self._candidates("get", *partners)}
        forms = [FormOf("Propose", {"to": Candidates(tuple(partners)), **goods})]
        asked = [deal for deal in s.deals.offers if deal.to == seat]
        if asked:
            ids, revs = (tuple(dict.fromkeys(found)) for found in zip(*((d.id, d.rev) for d in asked), strict=True))
            forms.append(FormOf("Counter", {"offer": Candidates(ids), "rev": Candidates(revs), **goods}))
        return Form(listed, tuple(forms))

    def _candidates(self, name: str, *seats: int) -> dict[str, Candidates]:
        """What may be given (by the own seat), or asked for (of anybody)."""
        s, mine = self._s, seats == (self._seat,)
        groups = tuple(own.card for seat in seats for own in s.players[seat].cards[1:])
        kinds = facts(s.options).specials
        specials = (
            tuple(s.players[self._seat].hand.value)
            if mine
            else tuple(kind for kind, special in enumerate(kinds) for _ in range(special.copies))
        )
        most = illuminati_of(s, self._seat).money.value if mine else MOST_MONEY
        return {
            f"{name}.money": Candidates(low=0, high=most),
            f"{name}.specials": Candidates(specials, 0, len(specials)),
            f"{name}.groups": Candidates(groups, 0, min(len(groups), max(s.actions, 0))),
        }

    def sample(self, rng: Chance) -> Action:
        """An answer or a small offer; ask ``form`` first whether there is anything."""
        listed, partners = self._listed(), self._partners()
        if listed and (not partners or rng.below("answer", 3)):
            return listed[rng.below("sample", len(listed))]
        to = partners[rng.below("partner", len(partners))]
        for _ in range(3):
            offer = Propose(Seat(to), self._some(rng, self._seat, mine=True), self._some(rng, to, mine=False))
            if self.why_not(offer) is None:
                return offer
        return Propose(Seat(to), NOTHING, Goods(1))

    def _some(self, rng: Chance, seat: int, *, mine: bool) -> Goods:
        """Little of one kind, or nothing."""
        s, player = self._s, self._s.players[seat]
        die = rng.below("goods", 4)
        if die == 1:
            return Goods(rng.below("amount", 1 + (min(SMALL, illuminati_of(s, seat).money.value) if mine else SMALL)))
        if die == 2 and (player.hand.value or not mine):
            kinds = player.hand.value if mine else range(len(facts(s.options).specials))
            return Goods(specials=(kinds[rng.below("special", len(kinds))],))
        if die == 3 and len(player.cards) > 1 and s.actions:
            return Goods(groups=(player.cards[1 + rng.below("group", len(player.cards) - 1)].card,))
        return NOTHING


def _ruled(refused: Refused | None) -> Refused | None:
    return None if refused is None else Refused(refused.code, refused.args, "11.2")


@rule("11.1")
def why_not_now(s: State) -> Refused | None:
    """Between other things, and not during a privileged attack."""
    attempt = pending(s)
    if attempt is not None and attempt.privileged:
        return Refused("privileged_attack", rule="11.1")
    top = s.agenda[-1]
    if not (isinstance(top, Asking) and top.boundary):
        return Refused("no_deals_now", rule="11.1")
    return None


def invited(s: State, seat: Seat) -> Prompt | None:
    """Whom an offer was made, as long as deals are made at all now."""
    waits = any(deal.to == seat for deal in s.deals.offers) and not s.players[seat].out
    return Prompt(seat, "offer", optional=True) if waits and why_not_now(s) is None else None


@rule("11.1")
def why_no_groups(s: State, by: int, to: int, give: Goods, get: Goods) -> Refused | None:
    """Groups change hands in the turn of one of the two, each for one of his regular actions."""
    groups = len(give.groups) + len(get.groups)
    if not groups:
        return None
    if s.active not in (by, to):
        return Refused("not_their_turn", rule="11.1")
    return Refused("no_actions_left", {"groups": groups}, "11.1") if groups > s.actions else None


@rule("11.3")
def why_no_place(s: State, deal: Deal) -> Refused | None:
    """Between the actions of a turn only, and to whom has an open arrow, those counted that become free."""
    if not isinstance(s.agenda[-1], Actions):
        return Refused("only_between_actions", rule="11.1")
    deck, groups = facts(s.options), coming(deal)
    for seat in dict.fromkeys(group.to for group in groups):
        if not open_arrows(structure(s, deck, groups, (), seat), deck.outs):
            return Refused("no_open_arrow_for", {"to": seat}, "11.3")
    return None


@rule("11.2")
def bargain(s: State, seat: Seat, action: Action, k: Kernel) -> None:
    """Carry out a legal open action of §11."""
    match action:
        case Propose(to=to, give=give, get=get):
            _made(s.deals.propose(lambda id: _deal(id, 1, seat, to, give, get)), k)
        case Counter(offer=id, give=give, get=get):
            to = Seat(s.deals.of(id).by)
            _made(s.deals.counter(id, lambda rev: _deal(id, rev, seat, to, give, get)), k)
        case Refuse(offer=id):
            deal = s.deals.remove(id)
            k.emit(events.OfferRefused(by=Seat(deal.by), to=seat, id=id))
        case Withdraw(offer=id):
            deal = s.deals.remove(id)
            k.emit(events.OfferWithdrawn(by=seat, to=Seat(deal.to), id=id))
        case Accept(offer=id):
            deal = s.deals.remove(id)
            groups = coming(deal)
            if groups:
                k.push(Trading(deal=deal, groups=groups))
            else:
                conclude(s, deal, Handover(s, k), k)
        case _:
            raise AssertionError(f"{action} is no deal")


def _deal(id: int, rev: int, by: int, to: int, give: Goods, get: Goods) -> Deal:
    return Deal(id=id, rev=rev, by=by, to=to, give=Shown(give, [by, to]), get=Shown(get, [by, to]))


def _made(deal: Deal, k: Kernel) -> None:
    k.emit(events.OfferMade(by=Seat(deal.by), to=Seat(deal.to), id=deal.id, rev=deal.rev, give=deal.give, get=deal.get))
