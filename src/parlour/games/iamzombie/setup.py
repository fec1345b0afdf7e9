"""§4.1 Set-up: decks, heroes, and who is First Player."""

from __future__ import annotations

from collections.abc import Sequence
from typing import get_args

from msgspec import field

from parlour.games.iamzombie import events
from parlour.games.iamzombie.actions import MOST_MINUTES, Action, Meal, TellMeal
from parlour.games.iamzombie.cards import (
    ARCHETYPES,
    BASE_ARCHETYPES,
    BASE_LOCATIONS,
    CONSTANTS,
    LOCATIONS,
    PAWNS,
    archetype_numbers,
)
from parlour.games.iamzombie.model import Held, Hero, Options, Player, State
from parlour.games.iamzombie.options import with_expansions
from parlour.games.iamzombie.refusals import NOT_NOW
from parlour.games.iamzombie.rounds import Rounds, set_stacks
from parlour.kit.actors import Seat
from parlour.kit.agenda import Kernel, Prompt, Step
from parlour.kit.chance import Chance
from parlour.kit.legal import Candidates, Form, FormOf, Legal, Refused
from parlour.kit.rules import rule
from parlour.kit.types import Public, Shown

__all__ = ("Meals", "archetypes_in_play", "locations_in_play", "set_up")

MEALS: tuple[Meal, ...] = get_args(Meal)


def archetypes_in_play(expansions: bool) -> tuple[int, ...]:
    """§4.1 The archetype deck before heroes take theirs out."""
    return tuple(range(len(ARCHETYPES))) if expansions else BASE_ARCHETYPES


def locations_in_play(expansions: bool) -> tuple[int, ...]:
    """§4.1 The location deck."""
    return tuple(range(len(LOCATIONS))) if expansions else BASE_LOCATIONS


@rule("4.1")
def set_up(options: Options, seats: int, k: Kernel) -> State:
    """Decks, heroes with two brains each, and the question who begins."""
    expansions = with_expansions(options)
    players = _players(options, seats)
    owned = [card.archetype for player in players for card in player.cards]
    s = State(
        seats=seats,
        agenda=[Rounds()],
        options=options,
        expansions=expansions,
        players=players,
        archetypes=[card for card in archetypes_in_play(expansions) if card not in owned],
        locations=list(locations_in_play(expansions)),
        issued=seats * CONSTANTS.start_brains,
    )
    if options.first_player == "asked":
        s.agenda.append(Meals(waiting=list(range(seats)), meals=["nothing"] * seats, minutes=[0] * seats))
    else:
        s.first = Seat(k.chance.below("first", seats))
        k.emit(events.FirstPlayerFound(seat=s.first))
    return s


@rule("4.1", ruling="R-50")
def _players(options: Options, seats: int) -> list[Player]:
    heroes = [options.heroes[seat] if seat < len(options.heroes) else None for seat in range(seats)]
    taken: list[str] = []
    players = []
    for hero in heroes:
        wanted = hero.pawn if hero is not None else ""
        taken.append(wanted if wanted not in taken else "")
    free = iter([pawn.id for pawn in PAWNS if pawn.id not in taken])
    for seat, hero in enumerate(heroes):
        players.append(_player(Seat(seat), hero or Hero(), taken[seat] or next(free), options))
    return players


@rule("16")
def _player(seat: Seat, hero: Hero, pawn: str, options: Options) -> Player:
    player = Player(
        seat=seat,
        hand=Shown([], None if options.mode == "coop" else [seat]),
        name=hero.name,
        pawn=pawn,
        cards=[Held(archetype=archetype) for archetype in archetype_numbers(hero.cards)],
    )
    player.stacks = [[hero.cards.index(card) for card in stack] for stack in hero.stacks]
    set_stacks(player)
    return player


class _Telling(Legal[Action]):
    """4.1 Any meal, any time ago."""

    __slots__ = ()

    def why_not(self, action: Action) -> Refused | None:
        """Nothing was eaten no minutes ago."""
        if type(action) is not TellMeal or action.meal not in MEALS or not 0 <= action.minutes <= MOST_MINUTES:
            return NOT_NOW
        return NOT_NOW if action.meal == "nothing" and action.minutes else None

    def sample(self, rng: Chance) -> Action:
        """Any of them."""
        meal = MEALS[rng.below("sample", len(MEALS))]
        return TellMeal(meal, 0 if meal == "nothing" else rng.below("sample", MOST_MINUTES + 1))

    def form(self) -> Form:
        """Nothing, or a meal and the minutes."""
        fields = {"meal": Candidates(values=MEALS[:-1]), "minutes": Candidates(low=0, high=MOST_MINUTES)}
        return Form((TellMeal("nothing"),), (FormOf("TellMeal", fields),))


@rule("4.1", ruling="R-03")
class Meals(Step, kw_only=True):
    """4.1 Who ate something red last; all are asked at once."""

    waiting: Public[list[int]]
    meals: Public[list[Meal]] = field(default_factory=list)
    minutes: Public[list[int]] = field(default_factory=list)

    def prompts(self, s: State) -> Sequence[Prompt]:
        return [Prompt(Seat(seat), "meal") for seat in self.waiting if not s.players[seat].out]

    def legal(self, s: State, seat: Seat) -> Legal[Action]:
        return _Telling()

    def act(self, s: State, seat: Seat, action: TellMeal, k: Kernel) -> None:
        self.waiting.remove(seat)
        self.meals[seat], self.minutes[seat] = action.meal, action.minutes
        k.emit(events.MealTold(seat=seat, meal=action.meal, minutes=action.minutes))

    def end(self, s: State, k: Kernel) -> None:
        """The best meal, then the most recent one, then the lot."""
        told = [(MEALS.index(meal), ago) for meal, ago in zip(self.meals, self.minutes, strict=True)]
        best = [seat for seat, meal in enumerate(told) if meal == min(told)]
        s.first = Seat(best[k.chance.below("first", len(best))])
        k.emit(events.FirstPlayerFound(seat=s.first))

    @rule("18.2")
    def default(self, s: State, seat: Seat) -> Action:
        """Nothing."""
        return TellMeal("nothing")

    def expire(self, s: State, seat: Seat, k: Kernel) -> None:
        """§18.2"""
        self.act(s, seat, TellMeal("nothing"), k)
