"""A tiny game for the server's tests: hidden hands, a deck, draws, drafts, and views as wide as a test wants them.

Every card is a token that occurs nowhere else, so a leaked one is found in a heap of bytes.
"""

from __future__ import annotations

import hashlib

from msgspec import Struct

from parlour.kit.actors import Seat
from parlour.kit.agenda import Kernel, Prompt, State, Step
from parlour.kit.chance import Chance
from parlour.kit.faults import Fault
from parlour.kit.game import Game, GameMeta, Outcome, View
from parlour.kit.legal import Legal, Listed, Refused
from parlour.kit.types import Engine, Event, Part, Private, Public, Secret

CARDS = tuple("card" + hashlib.sha256(f"whisper {i}".encode()).hexdigest()[:12] for i in range(40))


class WhisperOptions(Struct, frozen=True):
    """How many cards a hand has, and how many characters of nothing a view carries."""

    hand: int = 4
    pad: int = 0


class Play(Struct, frozen=True, tag=True):
    card: str


class End(Struct, frozen=True, tag=True):
    """Of the turn: the hand is filled up from the deck."""


class Played(Event, frozen=True, kw_only=True):
    seat: Public[int]
    card: Public[str]


class Drawn(Event, frozen=True, kw_only=True):
    tells = ("card",)
    seat: Public[int]
    card: Private[str]


class Gone(Event, frozen=True, kw_only=True):
    seat: Public[int]


class Hand(Part):
    seat: Public[int]
    cards: Private[list[str]]
    gone: Public[bool] = False


class Whisper(State):
    hands: Public[list[Hand]]
    deck: Secret[list[str]]
    table: Public[list[str]]
    buried: Engine[list[str]]
    pad: Public[str]


class Turn(Step):
    """§1 Play one or two cards, then end the turn."""

    draft = True
    seat: Public[int]
    played: Public[int] = 0
    ended: Public[bool] = False
    number: Public[int] = 1

    def prompts(self, s: Whisper) -> list[Prompt]:
        return [] if self.ended else [Prompt(Seat(self.seat), "turn", turn=self.number)]

    def legal(self, s: Whisper, seat: Seat) -> Legal[Play | End]:
        def actions() -> list[Play | End]:
            plays = [Play(card) for card in s.hands[seat].cards] if self.played < 2 else []
            return [*plays, *([End()] if self.played else [])]

        def explain(action: Play | End) -> Refused:
            return Refused("play_first", {}, "1") if isinstance(action, End) else Refused("not_in_hand", {}, "1")

        return Listed(actions, explain)

    def act(self, s: Whisper, seat: Seat, action: Play | End, k: Kernel) -> None:
        if isinstance(action, Play):
            s.hands[seat].cards.remove(action.card)
            s.table.append(action.card)
            self.played += 1
            k.emit(Played(seat=seat, card=action.card))
        else:
            self.ended = True

    def end(self, s: Whisper, k: Kernel) -> None:
        for card in k.chance.pick("draw", s.deck, min(self.played, len(s.deck))):
            s.deck.remove(card)
            s.hands[self.seat].cards.append(card)
            k.emit(Drawn(seat=self.seat, card=card))
        k.push(Turn(seat=_next(s, self.seat), number=self.number + 1))


def _next(s: Whisper, seat: int) -> int:
    order = [(seat + i) % s.seats for i in range(1, s.seats + 1)]
    return next((other for other in order if s.hands[other].cards and not s.hands[other].gone), seat)


class WhisperGame(Game[Whisper, Play | End]):
    """See the module."""

    meta = GameMeta(
        id="whisper", rules_version=1, players=(2, 4), minutes=1, languages=("en", "pl"), chance=True, hidden=True
    )
    Options = WhisperOptions
    State = Whisper
    Step = Turn
    Action = Play | End
    Event = Played | Drawn | Gone

    def check(self, options: WhisperOptions, seats: int) -> list[Fault]:
        faults = []
        if not 1 <= options.hand <= 8:
            faults.append(Fault("hand", "out_of_range", {"low": 1, "high": 8}))
        if not 0 <= options.pad <= 100_000:
            faults.append(Fault("pad", "out_of_range", {"low": 0, "high": 100_000}))
        return faults

    def new(self, options: WhisperOptions, seats: int, k: Kernel) -> Whisper:
        deck = sorted(CARDS)
        hands = []
        for seat in range(seats):
            cards = k.chance.pick("deal", deck, options.hand)
            deck = [card for card in deck if card not in cards]
            hands.append(Hand(seat=seat, cards=cards))
        rest = deck[: 2 * seats]
        return Whisper(
            seats=seats,
            agenda=[Turn(seat=0)],
            hands=hands,
            deck=rest,
            table=[],
            buried=deck[2 * seats :],
            pad="." * options.pad,
        )

    def outcome(self, s: Whisper) -> Outcome | None:
        here = [hand for hand in s.hands if not hand.gone]
        if len(here) > 1 and any(hand.cards for hand in here):
            return None
        ranks = tuple(2 if hand.gone else 1 for hand in s.hands)
        return Outcome(ranks, "gone" if len(here) == 1 else "empty")

    def leave(self, s: Whisper, seat: Seat, k: Kernel) -> None:
        s.hands[seat].gone = True
        s.buried.extend(s.hands[seat].cards)
        s.hands[seat].cards.clear()
        top = s.agenda[-1]
        if isinstance(top, Turn) and top.seat == seat:
            s.agenda.pop()
            k.push(Turn(seat=_next(s, seat), number=top.number + 1))
        k.emit(Gone(seat=seat))

    def determinize(self, view: View, rng: Chance) -> Whisper:
        """Unseen cards are dealt anew."""
        state = view.state
        seen = set(state["table"])
        for hand in state["hands"]:
            seen |= set(hand["cards"]) if isinstance(hand["cards"], list) else set()
        rest = rng.pick("unseen", [card for card in sorted(CARDS) if card not in seen], len(CARDS) - len(seen))

        def fill(cards: list[str] | dict[str, int]) -> list[str]:
            return cards if isinstance(cards, list) else [rest.pop() for _ in range(cards["hidden"])]

        hands = [{**hand, "cards": fill(hand["cards"])} for hand in state["hands"]]
        return self.revive({**state, "hands": hands, "deck": sorted(fill(state["deck"])), "buried": sorted(rest)})


GAME = WhisperGame()
