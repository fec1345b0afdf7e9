"""Broken versions of the example game, one mistake each, and the check that is to find it: hidden things.

A mutant patches the example for the length of a test and gives the game that results.
"""

from __future__ import annotations

import functools
import operator
from collections.abc import Callable, Sequence
from typing import Any

import pytest
from msgspec import field
from msgspec.structs import replace

import parlour_example
from parlour.kit import walk
from parlour.kit.actors import SPECTATOR
from parlour.kit.agenda import Kernel, Prompt
from parlour.kit.chance import Chance, Seeded
from parlour.kit.conformance.leaks import hidden_fields
from parlour.kit.game import Game, View
from parlour.kit.legal import Refused
from parlour.kit.types import Event, Private, Public, Shown, Visibility
from parlour.kit.walk import members
from parlour_example import actions, events, game, hidden, model, night, pack, pounce

AnyGame = Game[Any, Any]
Maker = Callable[[pytest.MonkeyPatch], AnyGame]

MUTANTS: list[Any] = []
"""``pytest.param(make, check)``, named after the mistake."""


def finds(check: str) -> Callable[[Maker], Maker]:
    """Register a mutant under the check that finds it."""

    def register(make: Maker) -> Maker:
        MUTANTS.append(pytest.param(make, check, id=make.__name__))
        return make

    return register


# -- hidden things -----------------------------------------------------------------------------------------------------


@finds("leak")
def a_prompt_is_skipped_where_nobody_can_react(patch: pytest.MonkeyPatch) -> AnyGame:
    asked = pounce.Reactions.prompts

    def prompts(self: pounce.Reactions, s: model.Alley) -> Sequence[Prompt]:
        return asked(self, s) if any(pack.holds(s.cats[seat], model.HISS) for seat in self.waiting) else ()

    patch.setattr(pounce.Reactions, "prompts", prompts)
    return game.AlleyCats()


@finds("lockstep")
def who_can_react_is_a_public_list(patch: pytest.MonkeyPatch) -> AnyGame:
    """Passes every comparison of single states: only a state that was reached in two ways tells."""

    class Reactions(pounce.Reactions, tag="Reactions"):
        able: Public[list[int]] = field(default_factory=list)

        def begin(self, s: model.Alley, k: Kernel) -> None:
            super().begin(s, k)
            self.able = [seat for seat in self.waiting if pack.holds(s.cats[seat], model.HISS)]

        def prompts(self, s: model.Alley) -> Sequence[Prompt]:
            return [prompt for prompt in super().prompts(s) if prompt.seat in self.able]

    steps = [Reactions if step is pounce.Reactions else step for step in parlour_example.GAME.walk.steps]
    patch.setattr(pounce, "Reactions", Reactions)
    patch.setattr(game, "Reactions", Reactions)
    patch.setattr(game.AlleyCats, "Step", functools.reduce(operator.or_, steps))
    return game.AlleyCats()


@finds("leak")
def only_the_able_are_asked(patch: pytest.MonkeyPatch) -> AnyGame:
    asked = pounce.Reactions.prompts

    def prompts(self: pounce.Reactions, s: model.Alley) -> Sequence[Prompt]:
        return [prompt for prompt in asked(self, s) if pack.holds(s.cats[prompt.seat], model.HISS)]

    patch.setattr(pounce.Reactions, "prompts", prompts)
    return game.AlleyCats()


@finds("leak")
def a_refusal_tells(patch: pytest.MonkeyPatch) -> AnyGame:
    explain = pounce.why_no_pounce

    def why_no_pounce(s: model.Alley, seat: Any, action: actions.Pounce) -> Refused:
        refused = explain(s, seat, action)
        if refused.code == "no_such_card" and pack.holds(s.cats[action.target], model.HISS):
            return Refused("you_would_be_hissed_at")
        return refused

    patch.setattr(night, "why_no_pounce", why_no_pounce)
    return game.AlleyCats()


@finds("draft")
def a_draft_shows_what_is_hidden(patch: pytest.MonkeyPatch) -> AnyGame:
    groom = night.Grooming.act

    def act(self: night.Grooming, s: model.Alley, seat: Any, action: actions.Action, k: Kernel) -> None:
        groom(self, s, seat, action, k)
        for cat in s.inside():
            if cat.hand.to is not None:
                cat.hand.to.append(seat)

    patch.setattr(night.Grooming, "act", act)
    return game.AlleyCats()


@finds("handles")
def cards_have_numbers_that_survive_a_shuffle(patch: pytest.MonkeyPatch) -> AnyGame:
    """The number stands in the tens of the worth; the rules look at the units."""
    numbered = tuple(sorted(model.Card(card.kind, card.worth + 10 * i) for i, card in enumerate(model.ALL_CARDS, 1)))

    def find(cat: model.Cat, card: model.Card) -> model.Card | None:
        return next((c for c in cat.hand.value if (c.kind, c.worth % 10) == (card.kind, card.worth)), None)

    def holds(cat: model.Cat, card: model.Card) -> bool:
        return find(cat, card) is not None

    def discard(s: model.Alley, seat: int, card: model.Card) -> None:
        found = find(s.cats[seat], card)
        assert found is not None
        s.cats[seat].hand.value.remove(found)
        s.pack.discarded.append(found)

    for module in (game, hidden):
        patch.setattr(module, "ALL_CARDS", numbered)
    for module in (night, pounce):
        patch.setattr(module, "holds", holds)
        patch.setattr(module, "discard", discard)
    return game.AlleyCats()


@finds("vacuous")
def determinize_always_gives_the_same_state(patch: pytest.MonkeyPatch) -> AnyGame:
    complete = hidden.complete
    patch.setattr(game, "complete", lambda view, rng: complete(view, Seeded(b"always the same")))
    return game.AlleyCats()


@finds("vacuous")
def a_game_says_that_it_hides_nothing(patch: pytest.MonkeyPatch) -> AnyGame:
    patch.setattr(game.AlleyCats, "meta", replace(game.AlleyCats.meta, hidden=False))
    return game.AlleyCats()


@finds("chance")
def a_game_says_that_it_has_no_chance(patch: pytest.MonkeyPatch) -> AnyGame:
    patch.setattr(game.AlleyCats, "meta", replace(game.AlleyCats.meta, chance=False))
    return game.AlleyCats()


@finds("determinize")
def determinize_forgets_what_the_viewer_knows(patch: pytest.MonkeyPatch) -> AnyGame:
    complete = hidden.complete

    def forgetful(view: View, rng: Chance) -> dict[str, Any]:
        nobody = parlour_example.GAME.view(parlour_example.GAME.revive(complete(view, rng)), SPECTATOR)
        return complete(View(None, view.seats, nobody.state), rng)

    patch.setattr(game, "complete", forgetful)
    return game.AlleyCats()


@finds("secret")
def a_sealed_choice_is_announced(patch: pytest.MonkeyPatch) -> AnyGame:
    patch.delattr(events.PlaceChosen, "audience")
    return game.AlleyCats()


@finds("leak")
def others_see_who_has_chosen(patch: pytest.MonkeyPatch) -> AnyGame:
    def prompts(self: night.Dusk, s: model.Alley) -> Sequence[Prompt]:
        return [Prompt(c.seat, "dusk") for c in self.choices if not c.place and not s.cats[c.seat].out]

    patch.setattr(night.Dusk, "prompts", prompts)
    return game.AlleyCats()


@finds("lockstep")
def an_event_tells_a_hidden_card(patch: pytest.MonkeyPatch) -> AnyGame:
    draw = pack.draw

    def tell_tale(s: model.Alley, seat: Any, k: Kernel) -> None:
        draw(s, seat, k)
        k.emit(events.SardineEaten(seat=seat, worth=len([c for c in s.cats[seat].hand.value if c == model.HISS])))

    patch.setattr(night, "draw", tell_tale)
    return game.AlleyCats()


def _told(patch: pytest.MonkeyPatch, event: type[Event], mutant: type[Event]) -> AnyGame:
    """The game with another event in the place of one."""
    kinds = [mutant if kind is event else kind for kind in members(game.AlleyCats.Event)]
    patch.setattr(game.AlleyCats, "Event", functools.reduce(operator.or_, kinds))
    patch.setattr(events, event.__name__, mutant)
    return game.AlleyCats()


@finds("lockstep")
def a_choice_tells_the_chooser_the_dog(patch: pytest.MonkeyPatch) -> AnyGame:
    class PlaceChosen(events.PlaceChosen, frozen=True, tag="PlaceChosen"):
        dog: Public[str]

    def act(self: night.Dusk, s: model.Alley, seat: Any, action: actions.Prowl, k: Kernel) -> None:
        next(choice for choice in self.choices if choice.seat == seat).place = action.place
        k.emit(PlaceChosen(seat=seat, place=action.place, dog=f"{s.dog[0]} and {len(s.dog)} nights"))

    patch.setattr(night.Dusk, "act", act)
    return _told(patch, events.PlaceChosen, PlaceChosen)


@finds("lockstep")
def a_draw_tells_more_than_it_declares(patch: pytest.MonkeyPatch) -> AnyGame:
    class CardDrawn(events.CardDrawn, frozen=True, tag="CardDrawn"):
        dog: Private[str] = ""

    draw = pack.draw

    def tell_tale(s: model.Alley, seat: Any, k: Kernel) -> None:
        before = len(k.events)
        draw(s, seat, k)
        k.events[before:] = [replace(e, dog=s.dog[0]) if isinstance(e, CardDrawn) else e for e in k.events[before:]]

    patch.setattr(night, "draw", tell_tale)
    return _told(patch, events.CardDrawn, CardDrawn)


@finds("lockstep")
def a_private_look_moves_a_public_counter(patch: pytest.MonkeyPatch) -> AnyGame:
    """The event tells what it declares; the number beside it tells how long the game will be."""
    watch = pack.watch

    def tell_tale(s: model.Alley, seat: Any, k: Kernel) -> None:
        watch(s, seat, k)
        s.windows += len(s.dog)

    patch.setattr(night, "watch", tell_tale)
    return game.AlleyCats()


@finds("lockstep")
def a_time_out_at_dusk_plays_by_the_dog(patch: pytest.MonkeyPatch) -> AnyGame:
    expired = game.AlleyCats.expired

    def by_the_dog(self: game.AlleyCats, s: model.Alley, seat: Any, k: Kernel) -> None:
        step = s.agenda[-1]
        if isinstance(step, night.Dusk) and seat in [prompt.seat for prompt in step.prompts(s)]:
            step.act(s, seat, actions.Prowl(model.MARKET if s.dog[0] == model.HARBOUR else model.HARBOUR), k)
        else:
            expired(self, s, seat, k)

    patch.setattr(game.AlleyCats, "expired", by_the_dog)
    return game.AlleyCats()


@finds("lockstep")
def a_time_out_hisses_for_those_who_can(patch: pytest.MonkeyPatch) -> AnyGame:
    expired = game.AlleyCats.expired

    def hissing(self: game.AlleyCats, s: model.Alley, seat: Any, k: Kernel) -> None:
        step = s.agenda[-1]
        able = isinstance(step, pounce.Reactions) and pack.holds(s.cats[seat], model.HISS)
        if able and seat in [prompt.seat for prompt in step.prompts(s)]:
            step.act(s, seat, actions.Hiss(), k)
        else:
            expired(self, s, seat, k)

    patch.setattr(game.AlleyCats, "expired", hissing)
    return game.AlleyCats()


@finds("lockstep")
def leaving_moves_a_public_counter(patch: pytest.MonkeyPatch) -> AnyGame:
    """The cards of the cat that goes come out in the same step, and do not excuse it."""
    leave = game.AlleyCats.leave

    def tell_tale(self: game.AlleyCats, s: model.Alley, seat: Any, k: Kernel) -> None:
        leave(self, s, seat, k)
        s.windows += s.dog[:1] == [model.HARBOUR]

    patch.setattr(game.AlleyCats, "leave", tell_tale)
    return game.AlleyCats()


def _flip(name: str) -> Maker:
    """Make one hidden field public to everybody."""

    def make(patch: pytest.MonkeyPatch) -> AnyGame:
        compile_field, fields = walk.Walk._view_field, walk.fields_of

        def view_field(self: walk.Walk, found: walk.Field) -> list[str]:
            inner = found.type.__args__[0]
            return [f'    d["{found.name}"] = {self._view_expr(inner, f"o.{found.name}.value")}']

        def fields_of(cls: Any) -> list[walk.Field]:
            return [
                f._replace(visibility=Visibility.PUBLIC) if f"{cls.__name__}.{f.name}" == name else f
                for f in fields(cls)
            ]

        def open_shown(self: walk.Walk, found: walk.Field) -> list[str]:
            shown = found.visibility is Visibility.PUBLIC and getattr(found.type, "__origin__", None) is Shown
            return view_field(self, found) if shown else compile_field(self, found)

        patch.setattr(walk, "fields_of", fields_of)
        patch.setattr(walk.Walk, "_view_field", open_shown)
        if name == "Pack.top":  # each of its cards is shown to somebody
            patch.setattr(walk, "_peek", lambda shown, seat, everybody, expr: expr(shown.value))
        return game.AlleyCats()

    return make


MUTANTS.append(pytest.param(_flip("CardSold.kind"), "choices", id="a_sale_shows_the_card_to_all"))
FLIPS = [pytest.param(_flip(name), id=name) for name in hidden_fields(parlour_example.GAME)]
