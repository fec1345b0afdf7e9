"""Mutants of the example game that break a rule or a law of the kit, hidden things aside (see ``mutants``)."""

from __future__ import annotations

import itertools
import random
from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from parlour.kit.agenda import Kernel
from parlour.kit.chance import Chance
from parlour.kit.faults import Fault
from parlour.kit.game import Outcome
from parlour.kit.legal import Legal, Listed, Refused
from parlour.kit.notation import Notation
from parlour_example import actions, collar, deals, events, game, model, night, pack, pounce
from tests.conformance.mutants import MUTANTS, AnyGame, finds

__all__ = ("MUTANTS",)


@finds("chance")
def the_die_is_rolled_outside_chance(patch: pytest.MonkeyPatch) -> AnyGame:
    generator = random.Random(1)
    patch.setattr(
        Chance, "roll", lambda self, label, dice, sides=6: tuple(generator.choices(range(1, sides + 1), k=dice))
    )
    return game.AlleyCats()


@finds("determinism")
def the_start_depends_on_earlier_games(patch: pytest.MonkeyPatch) -> AnyGame:
    games = itertools.count()

    class Mutant(game.AlleyCats):
        def new(self, options: model.Options, seats: int, k: Kernel) -> model.Alley:
            s = super().new(options, seats, k)
            s.cats[0].fish += next(games)
            return s

    return Mutant()


@finds("record")
def a_decision_depends_on_earlier_games(patch: pytest.MonkeyPatch) -> AnyGame:
    calls = itertools.count()
    groom = night.Grooming.act

    def act(self: night.Grooming, s: model.Alley, seat: Any, action: actions.Action, k: Kernel) -> None:
        groom(self, s, seat, action, k)
        s.cats[seat].fish += next(calls) // 50

    patch.setattr(night.Grooming, "act", act)
    return game.AlleyCats()


@finds("recall")
def an_event_carries_a_count_of_the_process(patch: pytest.MonkeyPatch) -> AnyGame:
    calls = itertools.count()
    patch.setattr(night, "draw", lambda s, seat, k: k.emit(events.SardineEaten(seat=seat, worth=next(calls))))
    return game.AlleyCats()


@finds("serialise")
def a_step_holds_a_set(patch: pytest.MonkeyPatch) -> AnyGame:
    patch.setattr(pounce, "others", lambda s, seat: {cat.seat for cat in s.inside() if cat.seat != seat})
    return game.AlleyCats()


@finds("invariant")
def a_card_is_lost(patch: pytest.MonkeyPatch) -> AnyGame:
    patch.setattr(pounce, "discard", lambda s, seat, card: s.cats[seat].hand.value.remove(card))
    return game.AlleyCats()


@finds("luggage")
def what_is_taken_home_is_no_json(patch: pytest.MonkeyPatch) -> AnyGame:
    patch.setattr(game, "packed", msgspec.to_builtins)
    return game.AlleyCats()


@finds("luggage")
def a_collar_grows_beyond_its_type(patch: pytest.MonkeyPatch) -> AnyGame:
    patch.setattr(collar, "grown", lambda old, outing: collar.Collar(bells=9, games=9, outings=(outing,)))
    return game.AlleyCats()


@finds("luggage")
def what_is_taken_home_is_unsound(patch: pytest.MonkeyPatch) -> AnyGame:
    patch.setattr(collar, "grown", lambda old, outing: collar.Collar(bells=3, games=1, outings=(outing,)))
    return game.AlleyCats()


@finds("luggage")
def collars_heap_up_in_the_options(patch: pytest.MonkeyPatch) -> AnyGame:
    class Mutant(game.AlleyCats):
        def unpack(self, options: model.Options, luggage: Sequence[collar.Collar | None]) -> model.Options:
            return msgspec.structs.replace(options, collars=(*options.collars, *luggage))

    return Mutant()


@finds("prompts")
def somebody_is_asked_who_can_do_nothing(patch: pytest.MonkeyPatch) -> AnyGame:
    def legal(self: pounce.Reactions, s: model.Alley, seat: Any) -> Legal[Any]:
        hiss = [actions.Hiss()] if pack.holds(s.cats[seat], model.HISS) else []
        return Listed(lambda: hiss, lambda action: Refused("not_now"))

    patch.setattr(pounce.Reactions, "legal", legal)
    return game.AlleyCats()


@finds("legal")
def what_is_listed_is_refused(patch: pytest.MonkeyPatch) -> AnyGame:
    def form(self: deals.Dealings) -> tuple[actions.Action, ...]:
        return tuple(actions.Withdraw(offer.id) for offer in self._s.offers)

    patch.setattr(deals.Dealings, "form", form)
    return _with_an_offer()


def _with_an_offer() -> AnyGame:
    class Mutant(game.AlleyCats):
        def new(self, options: model.Options, seats: int, k: Kernel) -> model.Alley:
            s = super().new(options, seats, k)
            s.offers.append(model.Offer(0, s.cats[0].seat, s.cats[1].seat, 1))
            s.agenda[-1] = night.Errand(seat=s.cats[0].seat)
            return s

    return Mutant()


@finds("refused")
def a_question_changes_the_state(patch: pytest.MonkeyPatch) -> AnyGame:
    why_not = deals.Dealings.why_not

    def count(self: deals.Dealings, action: actions.Action) -> Refused | None:
        self._s.offers_made += 1
        return why_not(self, action)

    patch.setattr(deals.Dealings, "why_not", count)
    return game.AlleyCats()


@finds("notation")
def the_notation_forgets_the_claw(patch: pytest.MonkeyPatch) -> AnyGame:
    write = Notation.format
    patch.setattr(
        Notation,
        "format",
        lambda self, action: write(
            self, actions.Pounce(action.target) if isinstance(action, actions.Pounce) else action
        ),
    )
    return game.AlleyCats()


@finds("clone")
def a_clone_shares_its_cats(patch: pytest.MonkeyPatch) -> AnyGame:
    mutant = game.AlleyCats()
    patch.setattr(mutant, "clone", lambda s: s.__copy__())
    return mutant


@finds("orders")
def an_order_answers_with_something_else(patch: pytest.MonkeyPatch) -> AnyGame:
    patch.setattr(game.AlleyCats, "answer", lambda self, order, view, prompt: actions.Nap())
    return game.AlleyCats()


@finds("outcome")
def nobody_wins(patch: pytest.MonkeyPatch) -> AnyGame:
    end = game.AlleyCats.outcome

    def outcome(self: game.AlleyCats, s: model.Alley) -> Outcome | None:
        found = end(self, s)
        return found and Outcome(tuple(rank + 1 for rank in found.ranks), found.reason)

    patch.setattr(game.AlleyCats, "outcome", outcome)
    return game.AlleyCats()


@finds("options")
def the_tested_options_are_faulty(patch: pytest.MonkeyPatch) -> AnyGame:
    patch.setattr(game.AlleyCats, "check", lambda self, options, seats: [Fault("lives", "out_of_range")])
    return game.AlleyCats()


@finds("crash")
def time_runs_out_and_nobody_thought_of_it(patch: pytest.MonkeyPatch) -> AnyGame:
    patch.delattr(night.Errand, "default")
    return game.AlleyCats()


@finds("crash")
def night_falls_for_ever(patch: pytest.MonkeyPatch) -> AnyGame:
    patch.setattr(night.Dusk, "prompts", lambda self, s: ())
    patch.setattr(night.Own, "prompts", lambda self, s: ())
    patch.setattr(night.Night, "end", lambda self, s, k: k.push(night.Night()))
    return game.AlleyCats()
