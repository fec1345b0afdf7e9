"""The game as the house sees it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from parlour.kit.actors import Seat
from parlour.kit.agenda import Kernel, Prompt
from parlour.kit.chance import Chance
from parlour.kit.faults import Fault
from parlour.kit.game import Game, GameMeta, Outcome, View
from parlour.kit.legal import Legal, Refused
from parlour.kit.luggage import Told, packed
from parlour.kit.rules import rule
from parlour.kit.types import Shown
from parlour_example import actions, collar, events, model
from parlour_example.actions import LetPass
from parlour_example.collar import Collar, Outing
from parlour_example.deals import Dealings, deal
from parlour_example.hidden import complete
from parlour_example.model import (
    ALL_CARDS,
    CARDS_AT_START,
    FISH_AT_START,
    HARBOUR,
    LEAST_NIGHTS,
    MARKET,
    MOST_NIGHTS,
    Alley,
    Cat,
    Pack,
)
from parlour_example.night import Asking, Dusk, Errand, Grooming, Night, Prowling, Turn
from parlour_example.pack import drop_out, take
from parlour_example.pounce import Pouncing, Reactions, Strike


class AlleyCats(Game[model.Alley, actions.Action]):
    """Two to ten cats, hidden hands, dice and a dog."""

    meta = GameMeta(
        id="example",
        rules_version=1,
        players=(2, 10),
        minutes=15,
        languages=("en", "pl", "ru"),
        chance=True,
        hidden=True,
    )
    Options = model.Options
    State = Alley
    Step = Night | Dusk | Prowling | Turn | Grooming | Errand | Pouncing | Reactions | Strike
    Action = actions.Action
    Event = events.Happening
    Order = actions.Order
    Luggage = Collar

    @rule("10.3")
    def check(self, options: model.Options, seats: int) -> list[Fault]:
        """§10.3"""
        found = [] if len(options.collars) in (0, seats) else [Fault("collars", "collar_count", {"seats": seats})]
        worn = [(seat, one) for seat, one in enumerate(options.collars) if one is not None]
        return found + [
            replace(fault, field=f"collars.{seat}.{fault.field}") for seat, one in worn for fault in collar.faults(one)
        ]

    @rule("3.1")
    @rule("3.2")
    def new(self, options: model.Options, seats: int, k: Kernel) -> Alley:
        """§3"""
        pack = Pack(rest=list(ALL_CARDS))
        cats = []
        for seat in map(Seat, range(seats)):
            hand = sorted(take(pack, k.chance) for _ in range(CARDS_AT_START))
            worn = options.collar(seat)
            cats.append(
                Cat(
                    seat=seat,
                    lives=options.lives,
                    hand=Shown(hand, None if options.open_hands else [seat]),
                    fish=FISH_AT_START + (0 if worn is None else worn.bells),
                )
            )
        nights = LEAST_NIGHTS + k.chance.below("nights", MOST_NIGHTS - LEAST_NIGHTS + 1)
        dog = [(HARBOUR, MARKET)[k.chance.below("dog", 2)] for _ in range(nights)]
        return Alley(seats=seats, agenda=[Night()], options=options, cats=cats, pack=pack, dog=dog)

    @rule("9.1")
    @rule("9.3")
    def outcome(self, s: Alley) -> Outcome | None:
        """§9"""
        inside = s.inside()
        if len(inside) > 1 and not s.day:
            return None
        places = [(not cat.out, cat.fish, cat.lives) for cat in s.cats]
        ranks = tuple(1 + sum(other > own for other in places) for own in places)
        reason, scores = "daybreak" if s.day else "last_cat", tuple(cat.fish for cat in s.cats)
        return Outcome(ranks, reason, scores, self._home(s, ranks))

    @rule("10.3")
    def _home(self, s: Alley, ranks: tuple[int, ...]) -> dict[str, Any]:
        """§10.3"""
        outings = {cat.seat: Outing(cat.fish, ranks[cat.seat]) for cat in s.inside()}
        return {str(seat): packed(collar.grown(s.options.collar(seat), outing)) for seat, outing in outings.items()}

    def open(self, s: Alley, seat: Seat) -> Legal[actions.Action]:
        """§4.2, §7"""
        return Dealings(s, seat)

    def act_open(self, s: Alley, seat: Seat, action: actions.Action, k: Kernel) -> None:
        """§4.2, §7"""
        deal(s, seat, action, k)

    @rule("8.2")
    def leave(self, s: Alley, seat: Seat, k: Kernel) -> None:
        """§8.2"""
        drop_out(s, seat, k)

    @rule("8.3")
    def expired(self, s: Alley, seat: Seat, k: Kernel) -> None:
        """§8.3"""
        step = s.agenda[-1]
        if isinstance(step, Asking | Reactions) and seat in [prompt.seat for prompt in step.prompts(s)]:
            step.act(s, seat, step.default, k)

    @rule("6.5")
    def answer(self, order: actions.Order, view: View, prompt: Prompt) -> actions.Action | None:
        """§6.5"""
        if prompt.kind != "react":
            return None
        target = next(step["target"] for step in view.state["agenda"] if step["type"] == "Pouncing")
        return LetPass() if isinstance(order, actions.PassAll) or target != view.seat else None

    # -- collars -----------------------------------------------------------------------------------------------------

    @rule("10.3")
    def unpack(self, options: model.Options, luggage: Sequence[Collar | None]) -> model.Options:
        """§10.3"""
        return replace(options, collars=tuple(luggage) if any(luggage) else ())

    @rule("10.4")
    def admits(self, options: model.Options, luggage: Collar, *, signed: bool) -> Refused | None:
        """§10.4"""
        return collar.refusal(luggage, options.most_bells, options.foreign_collars, signed=signed)

    def check_luggage(self, luggage: Collar) -> list[Fault]:
        """§10.3"""
        return collar.faults(luggage)

    def stamped(self, luggage: Collar, date: str) -> Collar:
        """§10.3"""
        return collar.stamped(luggage, date)

    def tells(self, luggage: Collar) -> Sequence[Told]:
        """§10.3"""
        return collar.told(luggage)

    def option_sets(self) -> tuple[model.Options, ...]:
        """What the conformance suite plays."""
        return (model.Options(), model.Options(open_hands=True, lives=2))

    def invariants(self, s: Alley) -> list[str]:
        """§2.2 No card is lost or made."""
        cards: list[Any] = [*s.pack.rest, *s.pack.discarded, *(shown.value for shown in s.pack.top)]
        cards += [card for cat in s.cats for card in cat.hand.value]
        faults = [] if tuple(sorted(cards)) == ALL_CARDS else [f"{len(cards)} cards, or other ones"]
        return [*faults, *(f"cat {c.seat}: {c.lives} lives, {c.fish} fish" for c in s.cats if min(c.lives, c.fish) < 0)]

    def determinize(self, view: View, rng: Chance) -> Alley:
        """From the view alone."""
        return self.revive(complete(view, rng))


GAME = AlleyCats()
