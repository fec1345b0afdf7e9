"""What may be done beside the turns: deals (§11), and Specials for any time (R 44)."""

from __future__ import annotations

from collections import Counter

from parlour.games.illuminati import events
from parlour.games.illuminati.actions import Action, PlaySpecial, ShowSpecials, TurnUpIlluminati
from parlour.games.illuminati.asking import Asking
from parlour.games.illuminati.board import seats_in
from parlour.games.illuminati.model import State
from parlour.games.illuminati.specials import play, plays, why_no_play
from parlour.games.illuminati.trade import Bargaining, bargain
from parlour.games.illuminati.unmasking import unmask, why_no_unmasking
from parlour.kit.actors import Seat
from parlour.kit.agenda import Kernel
from parlour.kit.chance import Chance
from parlour.kit.legal import Candidates, Form, FormOf, Legal, Refused
from parlour.kit.rules import rule

__all__ = ("Opening", "act_open")


MOST_SHOWN = 6
"""A turn, for each player: what is shown goes into the log."""


@rule("10", ruling="R 44")
class Opening(Legal[Action]):
    """A Special for any time takes effect at once where a step of a turn or a money round asks; else it has to wait."""

    __slots__ = ("_deals", "_s", "_seat")

    def __init__(self, s: State, seat: Seat) -> None:
        self._s = s
        self._seat = seat
        self._deals = Bargaining(s, seat)

    def _may_play(self) -> bool:
        top = self._s.agenda[-1]
        return isinstance(top, Asking) and top.boundary

    def why_not(self, action: Action) -> Refused | None:
        """By kind of action; of hands, only the own one is looked at."""
        if self._s.players[self._seat].out:
            return Refused("out_of_game", rule="12")
        if isinstance(action, ShowSpecials):
            return self._why_not_shown(action)
        if isinstance(action, TurnUpIlluminati):
            return why_no_unmasking(self._s, self._seat)
        if not isinstance(action, PlaySpecial):
            return self._deals.why_not(action)
        return why_no_play(self._s, self._seat, action) if self._may_play() else Refused("not_now", rule="10")

    @rule("10", ruling="R 25")
    def _why_not_shown(self, action: ShowSpecials) -> Refused | None:
        """Anybody may be shown own Specials, at any moment."""
        if action.to not in self._others():
            return Refused("no_such_player", rule="10")
        if not action.specials:
            return Refused("nothing_to_show", rule="10")
        if list(action.specials) != sorted(action.specials):
            return Refused("cards_in_order", rule="10")
        if self._s.players[self._seat].shows >= MOST_SHOWN:
            return Refused("too_many_shown", {"most": MOST_SHOWN}, "10")
        missing = Counter(action.specials) - Counter(self._s.players[self._seat].hand.value)
        return Refused("no_such_special", {"special": min(missing)}, "10") if missing else None

    def _others(self) -> list[int]:
        return [seat for seat in seats_in(self._s) if seat != self._seat]

    def _shows(self) -> tuple[FormOf, ...]:
        hand = self._s.players[self._seat].hand.value
        if not hand or self._s.players[self._seat].shows >= MOST_SHOWN:
            return ()
        specials = Candidates(tuple(hand), least=1, most=len(hand))
        return (FormOf("ShowSpecials", {"to": Candidates(tuple(self._others())), "specials": specials}),)

    def _plays(self) -> list[Action]:
        mine = plays(self._s, self._seat) if self._may_play() else []
        return mine if why_no_unmasking(self._s, self._seat) else [*mine, TurnUpIlluminati()]

    def form(self) -> tuple[Action, ...] | Form:
        """Both lists, and the forms of deals."""
        if self._s.players[self._seat].out:
            return ()
        deals, mine, shows = self._deals.form(), self._plays(), self._shows()
        if isinstance(deals, Form):
            return Form((*mine, *deals.actions), (*shows, *deals.forms))
        return Form((*mine, *deals), shows) if shows else (*mine, *deals)

    def sample(self, rng: Chance) -> Action:
        """Either; ask ``form`` first whether there is anything."""
        mine, player = self._plays(), self._s.players[self._seat]
        hand = player.hand.value if player.shows < MOST_SHOWN else []
        deals = self._deals.form()
        some = bool(deals.actions or deals.forms) if isinstance(deals, Form) else bool(deals)
        if some and rng.below("open", 2 + bool(hand)):
            return self._deals.sample(rng)
        if mine and (not hand or rng.below("show", 4)):
            return mine[rng.below("play", len(mine))]
        if not hand:
            return self._deals.sample(rng)
        others = self._others()
        shown = hand[: 1 + rng.below("shown", len(hand))]
        return ShowSpecials(Seat(others[rng.below("to", len(others))]), tuple(shown))


def act_open(s: State, seat: Seat, action: Action, k: Kernel) -> None:
    """Carry out a legal open action."""
    if isinstance(action, PlaySpecial):
        play(s, seat, action, k)
    elif isinstance(action, TurnUpIlluminati):
        unmask(s, seat, k)
    elif isinstance(action, ShowSpecials):
        s.players[seat].shows += 1
        k.emit(events.SpecialsShown(seat=seat, to=action.to, specials=list(action.specials)))
    else:
        bargain(s, seat, action, k)
