"""What holds in every random game for Cybermen, fights, captives and cars (§3.5–§9)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from parlour.games.cyberwedding import car_events, cyber_events, fight_events, table_events
from parlour.games.cyberwedding.abilities import any_use
from parlour.games.cyberwedding.actions import Drive
from parlour.games.cyberwedding.car_outlook import outlook
from parlour.games.cyberwedding.driving import Driving, lines_of
from parlour.games.cyberwedding.game import GAME
from parlour.games.cyberwedding.model import NONE, Options, Phase, PlayerState, Rank, State
from parlour.games.cyberwedding.movement import MovementPhase
from parlour.games.cyberwedding.numbers import NUMBERS
from parlour.games.cyberwedding.table import board_of, ground_in
from parlour.games.cyberwedding.tokens import gain
from parlour.games.cyberwedding.turn import Turn
from parlour.kit.actors import Seat
from parlour.kit.agenda import Kernel, run
from parlour.kit.chance import Seeded
from parlour.kit.types import Event

TABLES = [
    (2, Options(max_rounds=8)),
    (4, Options(max_rounds=8)),
    (6, Options(max_rounds=7, owner_may_pay=False)),
    (10, Options(max_rounds=6, advanced_terrain=False)),
]
_COUNTED = ("lieutenant", "chosen", "rest")


class Game:
    """A random game with the events of the last decision; ``marks`` are those of ordinary Cybermen before it."""

    def __init__(self, seats: int, seed: int, options: Options) -> None:
        self.chance = Seeded(b"property %d %d" % (seats, seed))
        self.rng = Seeded(b"decision %d %d" % (seats, seed))
        self.s: State
        self.s, self.events = GAME.start(options, seats, self.chance)
        self.marks: dict[int, int] = {}

    def __iter__(self) -> Iterator[list[Event]]:
        while prompts := GAME.prompts(self.s):
            self.marks = {c.id: c.mark for c in self.s.cybermen if c.rank is Rank.ORDINARY}
            seat = prompts[0].seat
            self.events = GAME.apply(self.s, seat, GAME.legal(self.s, seat).sample(self.rng), self.chance)
            yield self.events


def games(count: int = 3) -> Iterator[Game]:
    for seats, options in TABLES:
        for seed in range(count):
            yield Game(seats, seed, options)


@pytest.mark.clause("3.5", "1.4", "1.6")
def test_s03_5_moves_are_as_many_and_as_far_as_the_rules_say() -> None:
    phases = 0
    for game in games():
        number = moved = 0
        counting = False
        for events in game:
            distance = ground_in(game.s).distance
            for event in events:
                if isinstance(event, cyber_events.CybermenRolled):
                    number, moved, counting = event.number, 0, True
                elif isinstance(event, cyber_events.CybermanMoved) and event.why != "card":
                    mark = game.marks.get(event.cyberman, game.s.technology)
                    assert 1 <= distance(event.start, event.square) <= NUMBERS.speed[mark]
                    moved += event.why in _COUNTED
                    assert moved <= number
                elif isinstance(event, cyber_events.LimitsRolled) and counting:
                    counting = False
                    phases += 1
                    if moved < number:
                        assert not idle(game.s), (moved, number)
    assert phases > 200


def idle(s: State) -> list[int]:
    """Cybermen that could have been moved and were not."""
    board = board_of(s)
    return [
        c.id
        for c in s.cybermen
        if not c.moved
        and c.rank is not Rank.LIEUTENANT
        and not (c.captives and s.units)
        and board.cyber_moves(c.square, 1)
    ]


@pytest.mark.clause("3.6")
def test_s03_6_uses_are_within_the_limits() -> None:
    seen = 0
    for game in games():
        least = most = used = 0
        counting = False
        for events in game:
            for event in events:
                if isinstance(event, cyber_events.LimitsRolled):
                    least, most, used, counting = event.least, event.most, 0, True
                elif isinstance(event, cyber_events.CyberAbilityUsed):
                    used += 1
                    assert used <= most
                elif isinstance(event, table_events.TurnCut):
                    counting = False
            if counting and game.s.phase is Phase.END:
                counting = False
                seen += 1
                ordinary = [c for c in game.s.cybermen if not c.used and c.rank is not Rank.LIEUTENANT]
                assert used >= least or not any_use(game.s, ordinary)
    assert seen > 150


@pytest.mark.clause("4", "5.1", "8")
def test_s04_every_fight_ends_and_every_lost_one_takes_somebody() -> None:
    told: Counter[str] = Counter()
    for game in games():
        for events in game:
            for event in events:
                told[type(event).__name__] += 1
                if isinstance(event, fight_events.FightLost):
                    told["partial" if event.partial else "group"] += 1
        assert GAME.invariants(game.s) == []
    assert told["FightWon"] > 100
    assert told["group"] == told["CharacterCaptured"] > 10
    assert told["partial"] == told["PartialDestroyed"]


@pytest.mark.clause("6", "9.1")
def test_s06_what_is_paid_is_exactly_the_price_and_each_payer_scores_two() -> None:
    rescued = 0
    for game in games(6):
        needed: dict[int, int] = {}
        for events in game:
            for at, event in enumerate(events):
                if isinstance(event, cyber_events.RescueOffered):
                    needed[event.captive] = event.needed
                elif isinstance(event, cyber_events.CaptiveRescued):
                    rescued += 1
                    assert sum(event.paid) == needed[event.captive]
                    scores = [e for e in events[at:] if isinstance(e, table_events.PointsScored) and e.why == "rescue"]
                    assert [e.seat for e in scores] == [seat for seat, paid in enumerate(event.paid) if paid]
                    assert {e.points for e in scores} == {NUMBERS.vp_rescue}
    assert rescued > 10


@pytest.mark.clause("9.1")
def test_s09_1_points_come_only_from_what_is_told() -> None:
    for game in games():
        begun: list[int] | None = None
        points: Counter[int] = Counter()
        for events in game:
            for event in events:
                if isinstance(event, table_events.PointsScored):
                    points[event.seat] += event.points
            if begun is None and game.s.phase is not Phase.SETUP:
                begun = [player.vp - points[player.seat] for player in game.s.players]
        if begun is not None:
            assert [player.vp for player in game.s.players] == [
                begun[seat] + points[seat] for seat in range(game.s.seats)
            ]


@pytest.mark.clause("5.3", "5.4", "9.1")
def test_s05_4_roles_belong_to_players_without_characters_and_there_is_one_leader() -> None:
    roles = 0
    for game in games(4):
        for _ in game:
            figures = [c for c in game.s.cybermen if c.rank is not Rank.ORDINARY]
            assert sum(c.rank is Rank.LEADER for c in figures) <= 1
            for figure in figures:
                roles += 1
                player = game.s.players[figure.owner]
                assert player.state in (PlayerState.LEADER, PlayerState.LIEUTENANT)
                assert (player.square, player.escape, player.fatigue, player.items) == (NONE, 0, 0, [])
                assert figure.mark == game.s.technology
    assert roles > 0


@pytest.mark.clause("7.3", "7.4", "7.5")
def test_s07_3_runs_from_random_positions_keep_everything_in_order() -> None:
    """Somebody in the middle of a random game gets a car, and tokens are spent at random, or as many as count."""
    ends: Counter[str] = Counter()
    for seed in range(40):
        game = Game(4, seed, Options())
        for at, _ in enumerate(game):
            if at > 200 + 5 * seed and game.s.phase is Phase.MOVEMENT:
                break
        seat = next((p.seat for p in game.s.players if p.state is PlayerState.HUMAN and p.square != NONE), None)
        if game.s.reason or seat is None or not drive(game, Seat(seat), ends, rich=seed % 2 == 0):
            ends["none"] += 1
    assert ends["crashed"] > 10
    assert ends["across"] + ends["over"] > 0
    assert ends["none"] < 10


def drive(game: Game, seat: Seat, ends: Counter[str], *, rich: bool) -> bool:
    """One run to its end; was there a line at all?"""
    s, k = game.s, Kernel(game.s, game.chance)
    s.tiles[:] = [0 if turns == NONE else turns for turns in s.tiles]
    s.active, s.cut = seat, False
    car = s.cars[0]
    car.square, car.wreck, car.driver = s.players[seat].square, False, NONE
    if rich:
        gain(s, seat, 9, 9)
    s.agenda[:] = [Turn(seat=seat, begun=True)]
    k.push(Driving(seat=seat, obtained=True), MovementPhase(seat=seat))
    lines = lines_of(s, seat)
    if not lines:
        return False
    run(GAME, s, k)
    line = lines[game.rng.below("line", len(lines))]
    expected = [each.square for each in outlook(s, seat, line, True).squares]
    events = list(GAME.apply(s, seat, Drive(line, True), game.chance))
    while (prompts := GAME.prompts(s)) and any(type(step).__name__ == "CarRun" for step in s.agenda):
        who = prompts[0].seat
        legal = GAME.legal(s, who)
        action = list(legal)[-1] if rich and prompts[0].kind == "crash" else legal.sample(game.rng)
        events += GAME.apply(s, who, action, game.chance)
        assert GAME.invariants(s) == []
    rolled = [event.square for event in events if isinstance(event, car_events.CrashRolled)]
    assert rolled == expected[: len(rolled)]
    crashed = any(isinstance(event, car_events.CarCrashed) for event in events)
    across = any(isinstance(event, car_events.RunFinished) for event in events)
    ends["crashed" if crashed else "across" if across else "over"] += 1
    assert crashed + across == 1 or s.reason
    return True
