"""§12 A player is out: eliminated, or gone."""

from __future__ import annotations

from parlour.games.illuminati import events
from parlour.games.illuminati.board import free, pending, seats_in
from parlour.games.illuminati.goals import met, score
from parlour.games.illuminati.goods import Deal
from parlour.games.illuminati.hands import discard
from parlour.games.illuminati.lapsing import drop_offers
from parlour.games.illuminati.model import ALL_PLAYERS, GONE, NONE, State, TurnEnd
from parlour.games.illuminati.strength import refresh
from parlour.games.illuminati.unmasking import turn_face_up
from parlour.kit.actors import Seat
from parlour.kit.agenda import Kernel
from parlour.kit.rules import rule

__all__ = ("SAFE_TURNS", "check_out", "cut_turn", "finish", "put_out")

SAFE_TURNS = 3


@rule("12")
def check_out(s: State, seat: int, k: Kernel) -> None:
    """From the end of the third turn on, without a Group; who meets a goal just then stays for the check (R 33)."""
    player = s.players[seat]
    if not player.out and player.turns >= SAFE_TURNS and len(player.cards) == 1 and met(s, seat) is None:
        put_out(s, seat, "eliminated", k)


@rule("12", ruling="R 33")
def put_out(s: State, seat: int, why: str, k: Kernel) -> None:
    """Groups become uncontrolled, MB go to the bank, Specials to the discards, the Illuminati out of the game."""
    player = s.players[seat]
    k.emit(events.PlayerOut(seat=Seat(seat), why=why))
    if player.face_down.value != NONE:
        turn_face_up(s, seat, k)
    free(s, seat, [own.card for own in player.cards[1:]], "out", k)
    s.issued -= player.cards[0].money.value
    s.owner[player.illuminati] = GONE
    player.cards = []
    player.out = True
    hand = list(player.hand.value)
    if hand:
        discard(s, seat, hand, k)
        k.emit(events.SpecialsDiscarded(seat=Seat(seat), specials=hand))
    drop_offers(s, Seat(seat), k)
    attempt = pending(s)
    if attempt is not None and attempt.defender == seat:
        attempt.defender = NONE
        refresh(s, attempt)
    inside = seats_in(s)
    if len(inside) == 1:
        finish(s, "last_player", inside, k)
    elif seat == s.active:
        cut_turn(s)


@rule("12")
def cut_turn(s: State) -> None:
    """The turn of a player who is out, or is skipped, goes on with its end."""
    if any(isinstance(step, TurnEnd) for step in s.agenda):
        while not isinstance(s.agenda[-1], TurnEnd):
            s.agenda.pop()


@rule("13")
def finish(s: State, reason: str, winners: list[int], k: Kernel) -> None:
    """The game is over: the winners share the first place, the others follow by score; everything lies open."""
    s.scores = [score(s, player.seat) for player in s.players]
    places = [(seat in winners, not s.players[seat].out, s.scores[seat]) for seat in range(s.seats)]
    if winners:
        places = [(own[0], *((True, 0) if own[0] else own[1:])) for own in places]
    s.ranks = [1 + sum(other > own for other in places) for own in places]
    s.reason = reason
    for player in s.players:
        player.hand.to = player.goal.to = player.face_down.to = ALL_PLAYERS
        for own in player.cards:
            own.money.to = ALL_PLAYERS
    trades = [getattr(step, "deal", None) for step in s.agenda]  # one that is being carried out
    for deal in (*s.deals.offers, *(deal for deal in trades if isinstance(deal, Deal))):
        deal.give.to = deal.get.to = ALL_PLAYERS
    k.emit(events.GameEnded(reason=reason))
