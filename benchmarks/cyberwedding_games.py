"""Cyber Wedding between bots: how games end, how long they take, what each role brings, how often somebody is asked.

    .venv/bin/python -m benchmarks.cyberwedding_games --games 500
    .venv/bin/python -m benchmarks.cyberwedding_games --games 100 --seats 4 --options '{"max_rounds": 32}'

A game for each of the seeds from 1 on and each number of players, all of them of one level; how often somebody is asked
is counted in the first 200 of 2, 4, 6 and 10 players. Intervals are Wilson's for shares and those of the normal
distribution for means, 95 %.
"""

from __future__ import annotations

import argparse
import statistics
import sys
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from typing import Any

from msgspec import Struct, field, json

from parlour.bots import bot
from parlour.games.cyberwedding import GAME
from parlour.games.cyberwedding.actions import MoveRest, Pass
from parlour.games.cyberwedding.car_events import GroupFled, RunStarted
from parlour.games.cyberwedding.cyber_events import (
    CaptiveRescued,
    CharacterCaptured,
    CharacterConverted,
    CybermanDestroyed,
    CybermanMoved,
    RoleTaken,
)
from parlour.games.cyberwedding.fight_events import FightRolled
from parlour.games.cyberwedding.model import Options, Phase, Rank, State
from parlour.games.cyberwedding.powers import AbilityChoices
from parlour.games.cyberwedding.table_events import TurnStarted
from parlour.kit.actors import Viewer
from parlour.kit.agenda import Prompt
from parlour.kit.budget import Iterations
from parlour.kit.chance import Seeded
from parlour.sim.executors import Executor, InProcess, Processes
from parlour.sim.play import Plan
from parlour.sim.simulate import wilson

COUNTS = tuple(range(2, 11))
ASKED = (2, 4, 6, 10)
ASKED_GAMES = 200
KINDS = 8
"""Of what is asked most often, so many are told apart."""
COUNTED: dict[type[Any], str] = {
    FightRolled: "fights",
    CharacterCaptured: "captures",
    CaptiveRescued: "rescues",
    CharacterConverted: "conversions",
    CybermanDestroyed: "destroyed",
    RunStarted: "car runs",
    GroupFled: "fled",
}


class Game(Struct, kw_only=True):
    """What is counted of one game."""

    reason: str = ""
    rounds: int = 0
    turns: int = 0
    points: list[int] = field(default_factory=list)
    roles: list[str] = field(default_factory=list)
    """By seat: what the player was at the end."""
    won: list[bool] = field(default_factory=list)
    leader: int = 0
    """The round in which a Cyberleader appeared first; 0 is never."""
    counted: dict[str, int] = field(default_factory=dict)
    decisions: int = 0
    """Of the whole game, set-up included."""
    taken: int = 0
    """In rounds, as the bots took them: the rest of the Cybermen in one."""
    single: int = 0
    """The same, with each Cyberman moved one by one."""
    asked: int = 0
    """Prompts that a person with all conveniences answers: drafts and "the rest" as one, no windows only passed."""
    kinds: dict[str, int] = field(default_factory=dict)
    """What of ``asked`` was about what."""


def play(level: str, seats: int, seed: int, options: Options) -> Game:
    """One game; equal seeds give equal games."""
    plan = Plan(game="cyberwedding", seats=(level,) * seats, games=1, seed=seed)
    chance = Seeded(plan.key(0))
    dice = [Seeded(plan.key(0) + b"bot" + bytes([seat])) for seat in range(seats)]
    choose = bot(GAME, level)
    s, happened = GAME.start(options, seats, chance)
    found = Game()
    _count(found, happened, s)
    drafting: tuple[int, str] | None = None
    resting: tuple[int, int] | None = None
    while GAME.outcome(s) is None:
        prompt = GAME.prompts(s)[0]
        step, playing = s.agenda[-1], s.phase is not Phase.SETUP
        draft, rest = step.draft, isinstance(step, AbilityChoices) and step.compulsory
        for action in choose(GAME.view(s, Viewer(prompt.seat)), prompt, dice[prompt.seat], Iterations(1)):
            before = (prompt.seat, prompt.kind) if draft else None
            happened = GAME.apply(s, prompt.seat, action, chance)
            found.decisions += 1
            if playing:
                again = (before is not None and before == drafting) or (rest and resting == (s.turn, prompt.seat))
                _decided(found, prompt, action, happened, again=again)
                resting = (s.turn, prompt.seat) if rest else resting
            _count(found, happened, s)
            drafting = None if chance.drawn else before  # a draft ends where chance is drawn
        chance.drawn.clear()
    return _ended(found, s)


def _decided(found: Game, prompt: Prompt, action: Any, happened: Sequence[Any], *, again: bool) -> None:
    """How this decision counts; ``again``: it goes on with a draft that is sent as one, or is left to the policy."""
    moved = sum(isinstance(event, CybermanMoved) for event in happened)
    found.taken += 1
    found.single += max(1, moved) if isinstance(action, MoveRest) else 1
    if not again and not (prompt.optional and isinstance(action, Pass)):
        found.asked += 1
        found.kinds[prompt.kind] = found.kinds.get(prompt.kind, 0) + 1


def _count(found: Game, happened: Iterable[Any], s: State) -> None:
    for event in happened:
        name = COUNTED.get(type(event))
        if name:
            found.counted[name] = found.counted.get(name, 0) + 1
        if isinstance(event, TurnStarted):
            found.turns += 1
        if isinstance(event, RoleTaken) and event.rank is Rank.LEADER and not found.leader:
            found.leader = max(1, s.round)


def _ended(found: Game, s: State) -> Game:
    outcome = GAME.outcome(s)
    assert outcome is not None
    found.reason = outcome.reason
    found.rounds = s.round
    found.points = [player.vp for player in s.players]
    found.roles = [player.state.value for player in s.players]
    found.won = [rank == 1 for rank in outcome.ranks]
    return found


# -- what is said of many games --------------------------------------------------------------------------------------


def share(count: int, games: int) -> str:
    """In per cent, with Wilson's interval."""
    low, high = wilson(count / games, games)
    return f"{count / games:.0%} ({low:.0%} – {high:.0%})"


def mean(values: Sequence[float], digits: int = 1) -> str:
    """With its interval."""
    if not values:
        return "–"
    wide = 1.96 * statistics.stdev(values) / len(values) ** 0.5 if len(values) > 1 else 0.0
    return f"{statistics.fmean(values):.{digits}f} ± {wide:.{digits}f}"


def _table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    return "\n".join(f"| {' | '.join(cells)} |" for cells in (head, ["---"] * len(head), *rows))


def ends(by_seats: dict[int, list[Game]]) -> str:
    """How games end and how long they are."""
    reasons = sorted({game.reason for games in by_seats.values() for game in games})
    head = ["players", "games", *reasons, "rounds", "turns", "decisions", "longest", "a Cyberleader appears"]
    rows = []
    for seats, games in by_seats.items():
        ended = Counter(game.reason for game in games)
        leaders = [game.leader for game in games if game.leader]
        first = f", from round {min(leaders)}" if leaders else ""
        rows.append(
            [
                str(seats),
                str(len(games)),
                *(share(ended[reason], len(games)) for reason in reasons),
                mean([game.rounds for game in games]),
                mean([game.turns for game in games]),
                mean([game.decisions for game in games], 0),
                str(max(game.decisions for game in games)),
                share(len(leaders), len(games)) + first,
            ]
        )
    return _table(head, rows)


def happenings(by_seats: dict[int, list[Game]]) -> str:
    """What happens in a game."""
    names = list(COUNTED.values())
    rows = [
        [str(seats), *(mean([game.counted.get(name, 0) for game in games]) for name in names)]
        for seats, games in by_seats.items()
    ]
    return _table(["players", *names], rows)


def roles(by_seats: dict[int, list[Game]]) -> str:
    """Points by what a player was at the end, and how often such a player won; a shared win counts whole."""
    rows = []
    for seats, games in by_seats.items():
        points: defaultdict[str, list[float]] = defaultdict(list)
        won: Counter[str] = Counter()
        for game in games:
            for role, vp, first in zip(game.roles, game.points, game.won, strict=True):
                points[role].append(vp)
                won[role] += first
        players = seats * len(games)
        for role in sorted(points, key=lambda role: -len(points[role])):
            held = points[role]
            rows.append(
                [str(seats), role, share(len(held), players), mean(held), share(won[role], len(held))],
            )
    return _table(["players", "at the end", "of all players", "VP", "won"], rows)


def prompts(by_seats: dict[int, list[Game]]) -> str:
    """How often somebody is asked in a round of all players, and one player in it."""
    head = ["players", "games", "decisions one by one", "with “the rest for me”", "prompts with all conveniences"]
    rows = []
    for seats, games in by_seats.items():

        def of(name: str, games: list[Game] = games, seats: int = seats) -> str:
            each = [getattr(game, name) / max(1, game.rounds) for game in games]
            return f"{mean(each)} ({statistics.fmean(each) / seats:.1f} a player)"

        rows.append([str(seats), str(len(games)), of("single"), of("taken"), of("asked")])
    return _table(head, rows)


def kinds(by_seats: dict[int, list[Game]]) -> str:
    """What a player is asked most often, in a round, with all conveniences."""
    total: Counter[str] = Counter()
    for games in by_seats.values():
        for game in games:
            total.update(game.kinds)
    names = [name for name, _ in total.most_common(KINDS)]
    rows = []
    for seats, games in by_seats.items():
        rounds = sum(game.rounds for game in games) * seats
        each = [sum(game.kinds.get(name, 0) for game in games) / rounds for name in names]
        rest = sum(game.asked for game in games) / rounds - sum(each)
        rows.append([str(seats), *(f"{value:.2f}" for value in (*each, rest))])
    return _table(["players", *(f"`{name}`" for name in names), "all others"], rows)


def play_all(
    level: str, counts: Iterable[int], games: int, options: Options, executor: Executor
) -> dict[int, list[Game]]:
    """Games of the seeds from 1 on, by the number of players."""
    found: dict[int, list[Game]] = {}
    for seats in counts:
        work = [(level, seats, seed, options) for seed in range(1, games + 1)]
        found[seats] = [game for _, game in sorted(executor.run(numbered, work), key=lambda each: each[0])]
    return found


def numbered(level: str, seats: int, seed: int, options: Options) -> tuple[int, Game]:
    """A game with its seed, as workers hand them back in any order."""
    return seed, play(level, seats, seed, options)


def main() -> int:
    """From the command line."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--seats", type=int, nargs="*", default=COUNTS)
    parser.add_argument("--level", default="medium")
    parser.add_argument("--options", default="{}", help="of the table, as JSON")
    parser.add_argument("--jobs", type=int, default=1)
    given = parser.parse_args()
    options = json.decode(given.options, type=Options)
    with InProcess() if given.jobs == 1 else Processes(given.jobs) as executor:
        found = play_all(given.level, given.seats, given.games, options, executor)
    asked = {seats: found[seats][:ASKED_GAMES] for seats in ASKED if seats in found}
    for part, games in ((ends, found), (happenings, found), (roles, found), (prompts, asked), (kinds, asked)):
        print(part(games), end="\n\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
