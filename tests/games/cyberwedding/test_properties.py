"""What holds in every random game for turns, tiles, cards, walks and windows (§1.5, §3, §9, §10)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from parlour.games.cyberwedding import card_events
from parlour.games.cyberwedding import table_events as events
from parlour.games.cyberwedding.actions import PlayCard, UseItem
from parlour.games.cyberwedding.cards import FACTS, Who
from parlour.games.cyberwedding.game import GAME
from parlour.games.cyberwedding.model import NONE, Options, Phase, State
from parlour.games.cyberwedding.numbers import NUMBERS
from parlour.games.cyberwedding.standing import is_human
from parlour.games.cyberwedding.table import ground_in
from parlour.games.cyberwedding.windows import MOMENTS
from parlour.kit.actors import Seat
from parlour.kit.agenda import Prompt
from parlour.kit.chance import Seeded
from parlour.kit.types import Event

TABLES = (
    (2, Options(max_rounds=8)),
    (3, Options(max_rounds=6, advanced_terrain=False)),
    (5, Options(max_rounds=5, owner_may_pay=False)),
    (10, Options(max_rounds=3)),
)


class Step(NamedTuple):
    """A state, and what led to it."""

    s: State
    prompt: Prompt
    action: Any
    events: list[Event]


def random_game(seats: int, options: Options, seed: int = 0) -> Iterator[Step]:
    """Every decision of a game."""
    rng, chance = Seeded(b"choices %d %d" % (seats, seed)), Seeded(b"chance %d %d" % (seats, seed))
    s, _ = GAME.start(options, seats, chance)
    while prompts := GAME.prompts(s):
        action = GAME.legal(s, prompts[0].seat).sample(rng)
        yield Step(s, prompts[0], action, GAME.apply(s, prompts[0].seat, action, chance))


@pytest.mark.slow
@pytest.mark.clause("1.3", "1.6")
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_s01_everything_is_conserved_and_stands_right(seats: int, options: Options) -> None:
    for step in random_game(seats, options):
        assert GAME.invariants(step.s) == [], (step.prompt, step.action)


@pytest.mark.clause("1.5")
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_s01_5_one_card_a_round_and_three_in_hand_between_turns(seats: int, options: Options) -> None:
    played: Counter[int] = Counter()
    before = [False] * seats
    total = 0
    for step in random_game(seats, options):
        for event in step.events:
            if isinstance(event, events.TurnStarted):
                played[event.seat] = 0
                assert max(len(player.hand) for player in step.s.players) <= NUMBERS.hand_limit + 1
            elif isinstance(event, card_events.CardPlayed):
                played[event.seat] += 1
                total += 1
                assert played[event.seat] <= NUMBERS.cards_per_round, event
                human = is_human(step.s.players[event.seat]) or not before[event.seat]
                assert human or FACTS[event.card].who is Who.ANYBODY
        before = [not is_human(player) for player in step.s.players]
    assert total, "cards were played"


@pytest.mark.clause("3.1", "3")
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_s03_1_a_tile_each_turn_as_long_as_there_are_some(seats: int, options: Options) -> None:
    turned: list[int] = []
    turns = 0
    for step in random_game(seats, options):
        for event in step.events:
            turns += isinstance(event, events.TurnStarted)
            if isinstance(event, events.TileTurnedUp):
                turned.append(event.tile)
                assert event.arrivals == NUMBERS.arrivals[event.quarter_turns]
                beside = ground_in(step.s).tile_neighbours[event.tile]
                start = ground_in(step.s).start_tiles
                assert any(tile in turned[:-1] or tile in start for tile in beside)
    assert len(set(turned)) == len(turned) == min(turns, 28)


@pytest.mark.clause("3.4", "1.6")
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_s03_4_walks_cost_no_more_than_the_allowance(seats: int, options: Options) -> None:
    left, steps = 0, 0
    for step in random_game(seats, options):
        ground = ground_in(step.s)
        for event in step.events:
            if isinstance(event, events.AllowanceRolled):
                left = event.allowance
            elif isinstance(event, card_events.CardPlayed) and event.card == "run_for_it":
                left += NUMBERS.run_steps
            elif isinstance(event, events.GroupMoved) and event.why == "walk":
                steps += 1
                left -= ground.cost[event.square]
                assert left >= 0
                assert event.square in ground.adjacent[event.start]
                assert step.s.tiles[ground.tile_of[event.square]] != NONE
    assert steps > 20


@pytest.mark.clause("10.2")
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_s10_2_windows_ask_by_public_facts_alone(seats: int, options: Options) -> None:
    """Whoever is asked has a card not yet played for, or an item; only answers to windows come out of turn."""
    asked = 0
    for step in random_game(seats, options):
        if step.prompt.kind in MOMENTS:
            asked += 1
            assert step.prompt.optional
        else:
            assert not step.prompt.optional
        if isinstance(step.action, PlayCard | UseItem) and step.prompt.seat != step.s.active:
            assert step.s.phase is not Phase.SETUP
    assert asked > 10


@pytest.mark.clause("9.1", "9.2")
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_s09_1_points_are_what_was_scored_and_left_of_the_auction(seats: int, options: Options) -> None:
    points = [NUMBERS.auction_vp] * seats
    last: Step | None = None
    for step in random_game(seats, options):
        for event in step.events:
            if isinstance(event, events.LotSold):
                points[event.seat] -= event.amount
            elif isinstance(event, events.PointsScored):
                points[event.seat] += event.points
        last = step
    assert last is not None
    outcome = GAME.outcome(last.s)
    assert outcome is not None
    assert list(outcome.scores) == points
    assert [rank for rank, points in zip(outcome.ranks, points, strict=True) if points == max(outcome.scores)] == [
        1
    ] * outcome.scores.count(max(outcome.scores))


@pytest.mark.clause("10.3")
@pytest.mark.parametrize("seats", [2, 4, 7])
def test_s10_3_a_table_where_nobody_answers_comes_to_its_end(seats: int) -> None:
    chance = Seeded(b"asleep")
    s, _ = GAME.start(Options(max_rounds=4), seats, chance)
    for _ in range(4_000):
        if GAME.outcome(s) is not None:
            break
        GAME.expires(s, Seat(GAME.prompts(s)[0].seat), chance)
    assert s.reason == "round_limit"


@pytest.mark.clause("10.3")
def test_s10_3_defaults_are_legal_decisions() -> None:
    kinds: Counter[str] = Counter()
    rng, chance = Seeded(b"half asleep"), Seeded(b"half chance")
    s, _ = GAME.start(Options(max_rounds=5), 6, chance)
    while prompts := GAME.prompts(s):
        seat, kind = prompts[0].seat, prompts[0].kind
        legal, step = GAME.legal(s, seat), s.agenda[-1]
        default = getattr(step, "default", None)
        if default is not None and kind != "movement":
            assert legal.why_not(default(s, seat)) is None, (kind, default(s, seat))
            kinds[kind] += 1
        GAME.apply(s, seat, legal.sample(rng), chance)
    assert len(kinds) > 8


@pytest.mark.slow
@pytest.mark.clause("3", "10.2")
def test_s03_what_is_drawn_is_listed_and_everything_listed_is_legal() -> None:
    chance, rng = Seeded(b"listed"), Seeded(b"listed too")
    s, _ = GAME.start(Options(max_rounds=4), 4, chance)
    while prompts := GAME.prompts(s):
        seat = prompts[0].seat
        legal = GAME.legal(s, seat)
        every = list(legal)
        assert len(set(every)) == len(every), prompts[0].kind
        assert all(legal.why_not(action) is None for action in every[:: max(1, len(every) // 40)])
        action = legal.sample(rng)
        assert action in every, (prompts[0].kind, action)
        GAME.apply(s, seat, action, chance)
