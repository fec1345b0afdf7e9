"""What holds in every state of random games, with all numbers of players and all options."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from parlour.games.iamzombie import events
from parlour.games.iamzombie.cards import ARCHETYPES, CONSTANTS, LOCATIONS, NONE, Feature
from parlour.games.iamzombie.dice import danger_failures, max_stages, net_stages
from parlour.games.iamzombie.game import GAME
from parlour.games.iamzombie.model import Hero, Options, State
from parlour.games.iamzombie.options import PLAYED
from parlour.games.iamzombie.table import lead, neighbours_of
from parlour.kit.actors import Seat, Viewer
from parlour.kit.budget import Iterations
from parlour.kit.chance import Seeded
from parlour.kit.types import Event

NAMES = ("plain", "coop", "harsh", "hard coop", "veterans", "veterans together")


class Step(NamedTuple):
    """A state, and what led to it."""

    s: State
    seat: Seat
    kind: str
    action: Any
    events: list[Event]


def random_game(seats: int, seed: int, options: Options, level: str = "") -> Iterator[Step]:
    """Every decision of a game, random or a bot's."""
    rng, chance = Seeded(b"choices %d" % seed), Seeded(b"chance %d" % seed)
    player = GAME.bots()[level] if level else None
    s, told = GAME.start(options, seats, chance)
    while prompts := GAME.prompts(s):
        prompt = prompts[rng.below("who", len(prompts))]
        if player is None:
            action = GAME.legal(s, prompt.seat).sample(rng)
        else:
            action = player(GAME.view(s, Viewer(prompt.seat)), prompt, rng, Iterations(50))[0]
        told = GAME.apply(
            s, prompt.seat, action, chance, open=player is not None and GAME.beside(s, prompt.seat, action)
        )
        yield Step(s, prompt.seat, prompt.kind, action, told)


def games(options: Options) -> range:
    """Numbers of seats that these options are for."""
    return range(1 if options.mode == "coop" else 2, 6)


@pytest.mark.clause("1", "8", "9", "10")
@pytest.mark.parametrize("options", PLAYED, ids=NAMES)
def test_s01_cards_tokens_and_brains_are_conserved(options: Options) -> None:
    """Each archetype and location in one place, 30 freak tokens, brains as the supply has given them out."""
    for seats in games(options):
        for step in random_game(seats, 10 * seats, options):
            assert GAME.invariants(step.s) == [], (seats, step.kind, step.action)


@pytest.mark.clause("6.1", "6.2")
@pytest.mark.parametrize("options", PLAYED, ids=NAMES)
def test_s06_every_die_is_counted_and_no_roll_is_larger_than_eight(options: Options) -> None:
    """Draws of the label ``die`` and what the events say about them are the same numbers."""
    for seats in games(options):
        rng, chance = Seeded(b"c%d" % seats), Seeded(b"d%d" % seats)
        s, told = GAME.start(options, seats, chance)
        while prompts := GAME.prompts(s):
            told += GAME.apply(s, prompts[0].seat, GAME.legal(s, prompts[0].seat).sample(rng), chance)
        drawn = [draw.i + 1 for draw in chance.drawn if draw.label == "die"]
        said: list[int] = []
        for event in told:
            if isinstance(event, events.DiceRolled | events.DiceRerolled):
                assert event.draw == len(said)
                said += event.faces
                assert len(event.faces) <= CONSTANTS.max_dice
            elif isinstance(event, events.HordeRolled):
                assert event.draw == len(said)
                said.append(event.face)
        assert said == drawn
        assert s.dice_drawn == len(drawn)


@pytest.mark.clause("7", "7.1", "13")
@pytest.mark.parametrize("options", PLAYED, ids=NAMES)
def test_s07_what_comes_of_a_roll_follows_from_its_dice(options: Options) -> None:
    """Stages are those of the dice; Danger strikes as the dice say; no more stages than ``cap`` allows."""
    made: Counter[str] = Counter()
    for seats in games(options):
        for step in random_game(seats, 30 + seats, options, "easy"):
            throw = step.s.throw
            for event in step.events:
                if isinstance(event, events.StagesMade) and throw.rolled and event.seat == step.s.active:
                    facts = LOCATIONS[throw.location]
                    pairs = facts.feature is Feature.PAIRS
                    least = max_stages(throw.dice, throw.difficulty, pairs_only=pairs) - throw.sealed
                    assert max(0, least) <= event.stages <= max(0, least) + 3
                    cap = facts.n if facts.feature is Feature.CAP else None
                    assert event.net == net_stages(event.stages, event.fives, throw.bonus_stages, cap)
                    made["stages"] += event.net
                if isinstance(event, events.DangerFailed) and event.seat == step.s.active and throw.rolled:
                    assert danger_failures(throw.dice, throw.danger, throw.cancelled) >= event.wounds
                    made["wounds"] += event.wounds
    assert made["stages"] > 3
    assert made["wounds"] > 3


@pytest.mark.clause("2", "10.1", "16")
@pytest.mark.parametrize("options", [PLAYED[2], PLAYED[4], PLAYED[5]], ids=["harsh", "veterans", "veterans together"])
def test_s02_only_leading_cards_are_ever_wounded(options: Options) -> None:
    """Up to level 3 every card leads; later three do, and nothing else is ever hurt or used."""
    for seats in games(options):
        for step in random_game(seats, 50 + seats, options):
            if any(type(pending).__name__ in ("Choosing", "Returning", "Arranging") for pending in step.s.agenda):
                continue
            for player in step.s.players:
                leading = lead(player)
                assert len(leading) == min(3, len(player.cards))
                for card in player.cards:
                    assert not card.wounded or any(card is top for top in leading)


@pytest.mark.clause("4", "4.2", "11", "12")
@pytest.mark.parametrize("options", PLAYED, ids=NAMES)
def test_s04_levels_trophies_and_rounds(options: Options) -> None:
    """A card a round and hero, at most a trophy a round, three rounds at most."""
    for seats in games(options):
        *_, last = random_game(seats, 70 + seats, options)
        s = last.s
        assert s.reason in ("trophies", "no_trophies", "survived", "clock", "panic")
        for seat, player in enumerate(s.players):
            hero = options.heroes[seat] if seat < len(options.heroes) else None
            before = 0 if hero is None else len(hero.cards)
            assert len(player.cards) == min(12, before + s.round)
            assert len(player.trophies) == (0 if options.mode == "coop" else player.rounds_won)
        if options.mode == "competitive":
            assert s.round == CONSTANTS.rounds


@pytest.mark.clause("11", "11.3")
@pytest.mark.parametrize("seats", range(2, 6))
def test_s11_after_the_first_winner_everybody_has_one_turn_more(seats: int) -> None:
    """Over games of bots, who do win rounds."""
    rounds = 0
    for seed in range(3):
        turns: list[int] = []
        winner = None
        for step in random_game(seats, 90 + seed, Options(), "hard"):
            for event in step.events:
                if isinstance(event, events.LastTurnsBegan):
                    winner, turns = (event.seats[0] - 1) % seats, []
                elif isinstance(event, events.TurnStarted):
                    assert event.last is (winner is not None)
                    turns.append(event.seat)
                elif isinstance(event, events.RoundEnded):
                    if winner is not None:
                        assert turns == [(winner + i) % seats for i in range(1, seats)]
                        assert winner in event.seats
                        rounds += 1
                    winner = None
    assert rounds >= 3


def crowded(s: State) -> list[int]:
    """Slots of ``narrow`` locations with more than one pawn."""
    return [
        slot
        for slot, here in enumerate(s.slots)
        if here.top != NONE
        and LOCATIONS[here.top].feature is Feature.NARROW
        and sum(player.slot == slot for player in s.players) > 1
    ]


@pytest.mark.clause("13", "5")
@pytest.mark.parametrize("options", [PLAYED[0], PLAYED[2]], ids=["plain", "harsh"])
def test_s13_narrow_places_fill_up_only_as_they_are_turned_up(options: Options) -> None:
    for seats in games(options):
        crowd: list[int] = []
        for step in random_game(seats, 110 + seats, options):
            now = crowded(step.s)
            turned = [event.slot for event in step.events if isinstance(event, events.LocationRevealed)]
            gone = [event.onto for event in step.events if isinstance(event, events.StackExhausted)]
            assert all(slot in (*crowd, *turned, *gone) for slot in now), step
            crowd = now
            for slot, here in enumerate(step.s.slots):
                if here.top != NONE:
                    assert slot not in neighbours_of(step.s, slot)


@pytest.mark.clause("18", "18.1")
def test_s18_what_a_seat_sees_of_others_cards_are_numbers_only() -> None:
    """No hidden card of another seat or of a stack is in a view."""
    for step in random_game(4, 130, Options()):
        view = GAME.view(step.s, Viewer(Seat(0))).state
        for player in view["players"][1:]:
            assert list(player["hand"]) == ["hidden"]
        assert all(list(slot["below"]) == ["hidden"] for slot in view["slots"])
        assert list(view["archetypes"]) == list(view["locations"]) == ["hidden"]


@pytest.mark.clause("22")
def test_s22_harsh_games_hurt_more() -> None:
    """The other reading of a Danger check that fails wounds more often in the same games."""
    wounds: dict[str, int] = {}
    for mode in ("per_roll", "per_die"):
        options = Options(danger_mode="per_roll" if mode == "per_roll" else "per_die")
        told = [event for seed in range(4) for step in random_game(3, seed, options, "easy") for event in step.events]
        wounds[mode] = sum(event.wounds for event in told if isinstance(event, events.DangerFailed))
    assert wounds["per_die"] > wounds["per_roll"] > 0


UNDYING = Options(danger_mode="per_die", heroes=(Hero(cards=("A-blue-07", "T-blue-03", "T-black-10")),))
"""Seat 0 has what is only used on the way down."""
BY_THEMSELVES = ("triple", "hunger", "scavenger", "tough", "stench")
WANTED = [
    *dict.fromkeys(str(card.special) for card in ARCHETYPES if card.special not in BY_THEMSELVES),
    *("act_stage", "act_reroll", "act_shield", "act_push", "act_heal", "noisy", "crossfire", "feast"),
]


@pytest.mark.slow
@pytest.mark.clause("13", "14")
def test_s14_every_special_and_every_activated_feature_is_used_in_random_games() -> None:
    seen: Counter[str] = Counter()
    options = (PLAYED[2], UNDYING, PLAYED[1], PLAYED[4])
    for seed in range(120):
        for step in random_game(2 + seed % 4, 1000 + seed, options[seed % 4]):
            for event in step.events:
                if isinstance(event, events.SpecialUsed):
                    seen[ARCHETYPES[event.archetype].special] += 1
                elif isinstance(event, events.FeatureUsed):
                    seen[LOCATIONS[event.location].feature] += 1
        if all(seen[name] for name in WANTED):
            return
    assert [name for name in WANTED if not seen[name]] == []
