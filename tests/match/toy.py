"""A tiny game with everything that a match must cope with: a hidden hand, dice, a simultaneous sealed choice,
an optional window with standing orders, a decision that nobody else may notice, an open action, and a draft.

A round: each seat in turn moves as often as it likes and rolls, after which the others may snatch; then everybody
chooses in secret; then one seat, drawn in secret, takes two notes.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from parlour.kit.actors import Seat
from parlour.kit.agenda import Kernel, Prompt, State, Step
from parlour.kit.faults import Fault
from parlour.kit.game import Game, GameMeta, Outcome, View
from parlour.kit.legal import Form, Legal, Listed, Nothing, Refused
from parlour.kit.types import Event, Part, Private, Public, Secret


class ToyOptions(Struct, frozen=True):
    rounds: int = 2
    cards: int = 3


class Player(Part):
    seat: Public[int]
    hand: Private[list[int]]
    notes: Private[int] = 0
    score: Public[int] = 0
    place: Public[int] = 0
    waves: Public[int] = 0
    out: Public[bool] = False


class Move(Struct, frozen=True, tag=True):
    by: int


class Roll(Struct, frozen=True, tag=True):
    pass


class Snatch(Struct, frozen=True, tag=True):
    card: int


class Pass(Struct, frozen=True, tag=True):
    pass


class Choose(Struct, frozen=True, tag=True):
    n: int


class Note(Struct, frozen=True, tag=True):
    n: int


class Wave(Struct, frozen=True, tag=True):
    pass


class Moved(Event, frozen=True):
    seat: Public[int]
    place: Public[int]


class Rolled(Event, frozen=True):
    seat: Public[int]
    dice: Public[tuple[int, ...]]


class Drawn(Event, frozen=True):
    tells = ("card",)
    seat: Public[int]
    card: Private[int]


class Snatched(Event, frozen=True):
    seat: Public[int]
    card: Public[int]


class Noted(Event, frozen=True):
    tells = ("n",)
    seat: Public[int]
    n: Public[int]

    def audience(self) -> tuple[int, ...] | None:
        return (self.seat,)


class Revealed(Event, frozen=True):
    reveals = True
    choices: Public[tuple[int, ...]]


class Waved(Event, frozen=True):
    seat: Public[int]


class PassAll(Struct, frozen=True, tag=True):
    pass


class SnatchAtLeast(Struct, frozen=True, tag=True):
    least: int


def listed(*actions: Any) -> Legal[Any]:
    return Listed(lambda: actions, lambda action: Refused("not_now", {"action": type(action).__name__}))


class Turn(Step):
    draft = True
    seat: Public[int]

    def prompts(self, s: Toy) -> Sequence[Prompt]:
        return () if s.players[self.seat].out else (Prompt(Seat(self.seat), "turn", turn=s.turn),)

    def legal(self, s: Toy, seat: Seat) -> Legal[Any]:
        return listed(*(Move(by) for by in (1, 2) if s.players[seat].place + by <= 5), Roll())

    def act(self, s: Toy, seat: Seat, action: Move | Roll, k: Kernel) -> None:
        me = s.players[seat]
        if isinstance(action, Move):
            me.place += action.by
            k.emit(Moved(seat=seat, place=me.place))
            return
        dice = k.chance.roll("dice", 2)
        me.score += sum(dice) + me.place
        k.emit(Rolled(seat=seat, dice=dice))
        s.agenda.pop()
        s.turn += 1
        k.push(Window(waiting=[p.seat for p in s.players if p.seat != seat and p.hand and not p.out]))

    def default(self, s: Toy, seat: Seat, k: Kernel) -> None:
        self.act(s, seat, Roll(), k)


class Window(Step):
    waiting: Public[list[int]]

    def prompts(self, s: Toy) -> Sequence[Prompt]:
        return [
            Prompt(Seat(seat), "window", optional=True, turn=s.turn)
            for seat in self.waiting
            if s.players[seat].hand and not s.players[seat].out
        ]

    def legal(self, s: Toy, seat: Seat) -> Legal[Any]:
        return listed(*(Snatch(card) for card in dict.fromkeys(s.players[seat].hand)), Pass())

    def act(self, s: Toy, seat: Seat, action: Snatch | Pass, k: Kernel) -> None:
        if isinstance(action, Snatch):
            s.players[seat].hand.remove(action.card)
            s.players[seat].score += action.card
            k.emit(Snatched(seat=seat, card=action.card))
        self.waiting.remove(seat)

    def default(self, s: Toy, seat: Seat, k: Kernel) -> None:
        self.act(s, seat, Pass(), k)


class Choice(Part):
    seat: Public[int]
    n: Private[int] = 0


class Sealed(Step):
    choices: Public[list[Choice]]

    def prompts(self, s: Toy) -> Sequence[Prompt]:
        mine = [c for c in self.choices if not s.players[c.seat].out]
        if all(c.n for c in mine):
            return ()
        return [Prompt(Seat(c.seat), "sealed", turn=s.turn) for c in mine]

    def legal(self, s: Toy, seat: Seat) -> Legal[Any]:
        return listed(Choose(1), Choose(2), Choose(3))

    def act(self, s: Toy, seat: Seat, action: Choose, k: Kernel) -> None:
        self.choices[seat].n = action.n

    def end(self, s: Toy, k: Kernel) -> None:
        s.turn += 1
        chosen = tuple(c.n for c in self.choices)
        for choice in self.choices:
            s.players[choice.seat].score += choice.n if chosen.count(choice.n) == 1 else 0
        k.emit(Revealed(choices=chosen))

    def default(self, s: Toy, seat: Seat, k: Kernel) -> None:
        self.choices[seat].n = 1


class Whisper(Step):
    """Two notes of one seat. Who it is, and that it has taken the first, nobody else learns."""

    holder: Secret[int] = -1
    left: Secret[int] = 2

    def begin(self, s: Toy, k: Kernel) -> None:
        self.holder = k.chance.pick("whisper", [p.seat for p in s.players if not p.out])[0]

    def prompts(self, s: Toy) -> Sequence[Prompt]:
        if not self.left or s.players[self.holder].out:
            return ()
        return (Prompt(Seat(self.holder), "whisper", public=False, turn=s.turn),)

    def legal(self, s: Toy, seat: Seat) -> Legal[Any]:
        return listed(Note(1), Note(2))

    def act(self, s: Toy, seat: Seat, action: Note, k: Kernel) -> None:
        self.left -= 1
        s.players[seat].notes += action.n
        k.emit(Noted(seat=seat, n=action.n))

    def default(self, s: Toy, seat: Seat, k: Kernel) -> None:
        self.act(s, seat, Note(1), k)


class Round(Step):
    def begin(self, s: Toy, k: Kernel) -> None:
        seats = range(s.seats)
        k.push(*(Turn(seat=seat) for seat in seats), Sealed(choices=[Choice(seat) for seat in seats]), Whisper())

    def end(self, s: Toy, k: Kernel) -> None:
        s.rounds -= 1
        if s.rounds:
            k.push(Round())


class Toy(State):
    players: Public[list[Player]]
    rounds: Public[int]
    turn: Public[int] = 1


class ToyGame(Game[Toy, Any]):
    meta = GameMeta(id="toy", rules_version=1, players=(2, 6), minutes=1, languages=("en",), chance=True, hidden=True)
    Options = ToyOptions
    State = Toy
    Step = Round | Turn | Window | Sealed | Whisper
    Action = Move | Roll | Snatch | Pass | Choose | Note | Wave
    Event = Moved | Rolled | Drawn | Snatched | Noted | Revealed | Waved
    Order = PassAll | SnatchAtLeast

    def check(self, options: ToyOptions, seats: int) -> list[Fault]:
        return [] if 1 <= options.rounds <= 500 else [Fault("rounds", "out_of_range", {"least": 1, "most": 500})]

    def new(self, options: ToyOptions, seats: int, k: Kernel) -> Toy:
        players = [Player(seat, []) for seat in range(seats)]
        for player in players:
            for _ in range(options.cards):
                player.hand.append(k.chance.below("deal", 5) + 1)
                k.emit(Drawn(seat=player.seat, card=player.hand[-1]))
            player.hand.sort()
        return Toy(seats=seats, agenda=[Round()], players=players, rounds=options.rounds)

    def outcome(self, s: Toy) -> Outcome | None:
        left = [p for p in s.players if not p.out]
        if s.rounds and len(left) > 1:
            return None
        scores = tuple(-1 if p.out else p.score for p in s.players)
        ranks = tuple(1 + sum(other > score for other in scores) for score in scores)
        return Outcome(ranks, "last_one" if len(left) < 2 else "rounds", scores)

    def open(self, s: Toy, seat: Seat) -> Legal[Any]:
        if s.players[seat].out or s.players[seat].waves >= 3:
            return Nothing(Refused("no_more_waves"))
        return _Waving()

    def act_open(self, s: Toy, seat: Seat, action: Wave, k: Kernel) -> None:
        s.players[seat].waves += 1
        k.emit(Waved(seat=seat))

    def leave(self, s: Toy, seat: Seat, k: Kernel) -> None:
        s.players[seat].out = True

    def expired(self, s: Toy, seat: Seat, k: Kernel) -> None:
        step: Any = s.agenda[-1]
        step.default(s, seat, k)

    def answer(self, order: PassAll | SnatchAtLeast, view: View, prompt: Prompt) -> Any:
        if prompt.kind != "window":
            return None
        if isinstance(order, PassAll):
            return Pass()
        best = max(view.state["players"][prompt.seat]["hand"], default=0)
        return Snatch(best) if best >= order.least else None


class _Waving(Legal[Any]):
    def why_not(self, action: Any) -> Refused | None:
        return None if isinstance(action, Wave) else Refused("not_open")

    def form(self) -> Form:
        return Form((Wave(),))


GAME = ToyGame()
