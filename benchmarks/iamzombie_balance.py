"""I Am Zombie between bots: how long rounds take, how often a turn claims, how often a team survives.

    .venv/bin/python -m benchmarks.iamzombie_balance --jobs 2        every line, 2,000 games each
    .venv/bin/python -m benchmarks.iamzombie_balance --only coop --games 200
    .venv/bin/python -m benchmarks.iamzombie_balance --list

Means have the normal interval, shares Wilson's, both 95 %. The figures in brackets are those of the rulebook's §21.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import product
from math import sqrt
from statistics import fmean, stdev

from msgspec import Struct
from msgspec.structs import replace

from parlour.games.iamzombie import GAME, events
from parlour.games.iamzombie.actions import Action
from parlour.games.iamzombie.bot import HARD, MEDIUM, decide
from parlour.games.iamzombie.cards import ARCHETYPES, BASE_ARCHETYPES
from parlour.games.iamzombie.model import DangerMode, Difficulty, Hero, Options, State
from parlour.kit.agenda import Prompt
from parlour.kit.chance import Chance, Seeded
from parlour.sim.executors import InProcess, Processes
from parlour.sim.simulate import wilson

Player = Callable[[State, Prompt, Chance], Action]


def optimal(s: State, prompt: Prompt, rng: Chance) -> Action:
    """§19 The rulebook's optimal bot: ours, which lays its colour on top and does not care that a turn is the last."""
    return decide(replace(s, closing=False), prompt, rng, MEDIUM if prompt.kind == "lay" else HARD)


def casual(s: State, prompt: Prompt, rng: Chance) -> Action:
    """The casual one, which is ``medium``."""
    return decide(s, prompt, rng, MEDIUM)


def hard(s: State, prompt: Prompt, rng: Chance) -> Action:
    """Our strongest."""
    return decide(s, prompt, rng, HARD)


BOTS: dict[str, Player] = {"optimal": optimal, "casual": casual, "hard": hard}
LEVELS = ("optimal", "casual")
DIFFICULTIES: tuple[Difficulty, ...] = ("easy", "normal", "hard")
MOST_DECISIONS = 20_000

LAPS = {
    (2, "optimal"): ("2.4 / 2.8 / 3.6", "9.4", "32%", "1.3"),
    (3, "optimal"): ("2.1 / 2.3 / 2.9", "8.1", "31%", "1.5"),
    (4, "optimal"): ("2.0 / 2.0 / 2.5", "7.3", "29%", "1.8"),
    (5, "optimal"): ("2.0 / 1.9 / 2.2", "6.7", "29%", "2.1"),
    (2, "casual"): ("3.3 / 3.9 / 4.6", "12.5", "24%", "1.2"),
    (3, "casual"): ("3.2 / 3.7 / 4.0", "11.7", "21%", "1.4"),
    (4, "casual"): ("3.0 / 3.4 / 3.8", "11.1", "20%", "1.5"),
    (5, "casual"): ("2.8 / 3.2 / 3.5", "10.5", "19%", "1.7"),
}
"""§21 Laps until the first winner, turns a player, claims a turn, winners a round."""
ORDER = {
    (2, "optimal"): "55-45",
    (3, "optimal"): "38-33-29",
    (4, "optimal"): "27-24-25-23",
    (5, "optimal"): "22-22-21-18-18",
    (2, "casual"): "53-47",
    (3, "casual"): "38-34-28",
    (4, "casual"): "28-26-24-22",
    (5, "casual"): "22-22-20-18-18",
}
"""§21 Of all wins of round 1, those of the First Player, the next one, and so on."""
SURVIVED = {
    ("easy", "optimal"): "97–100%",
    ("easy", "casual"): "90–98%",
    ("normal", "optimal"): "89–99%",
    ("normal", "casual"): "49–76%",
    ("hard", "optimal"): "71–87%",
    ("hard", "casual"): "24–68%",
}
"""§21 Over one to five heroes."""


class Line(Struct, frozen=True, kw_only=True):
    """One line of a table: who plays what."""

    kind: str
    players: int
    bot: str
    difficulty: Difficulty = "normal"
    danger_mode: DangerMode = "per_roll"
    veterans: tuple[int, ...] = ()
    """Saved cards by seat."""

    @property
    def name(self) -> str:
        """As ``--only`` finds it."""
        parts = [self.kind, self.difficulty if self.kind == "coop" else "", str(self.players), self.bot]
        return "-".join(part for part in (*parts, *map(str, self.veterans)) if part)


def lines() -> Iterator[Line]:
    """All of them, in the order of the tables."""
    for bot, players in product(BOTS, range(2, 6)):
        yield Line(kind="rounds", players=players, bot=bot)
    for bot, players in product(LEVELS, range(2, 6)):
        yield Line(kind="per_die", players=players, bot=bot, danger_mode="per_die")
    for difficulty, bot, heroes in product(DIFFICULTIES, LEVELS, range(1, 6)):
        yield Line(kind="coop", players=heroes, bot=bot, difficulty=difficulty)
    for bot, saved, players in product(LEVELS, (3, 6, 9), (2, 3, 4)):
        yield Line(kind="veterans", players=players, bot=bot, veterans=(saved,) * players)
    for bot, saved in product(LEVELS, (3, 9)):
        yield Line(kind="mixed", players=3, bot=bot, veterans=(saved, 0, 0))


class Tally:
    """What is counted over the games of a line."""

    def __init__(self, line: Line) -> None:
        self.line = line
        self.first_laps: tuple[list[float], ...] = ([], [], [])
        self.longest = self.first = 0
        self.turns: list[float] = []
        self.taken = 0
        self.claims = self.wounds = self.tokens = self.downs = 0
        self.winners: list[float] = []
        self.places: Counter[int] = Counter()
        """Wins of round 1 by place after the First Player."""
        self.best: list[float] = []
        self.reasons: Counter[str] = Counter()
        self.ahead = 0.0
        """Wins of the seat with the most saved cards."""

    def play(self, seed: int) -> None:
        """One game."""
        line = self.line
        chance, rng = Seeded(b"balance %s %d" % (line.name.encode(), seed)), Seeded(b"bots %d" % seed)
        turn = seed % line.players
        saved = (*line.veterans[turn:], *line.veterans[:turn])
        s, told = GAME.start(_options(line, saved, rng), line.players, chance)
        began = self.taken
        player = BOTS[line.bot]
        for _ in range(MOST_DECISIONS):
            self._hear(s, told)
            prompts = GAME.prompts(s)
            if not prompts:
                break
            prompt = prompts[0]
            action = player(s, prompt, rng)
            told = GAME.apply(s, prompt.seat, action, chance, open=GAME.beside(s, prompt.seat, action))
            chance.drawn.clear()
            rng.drawn.clear()
        self.turns.append((self.taken - began) / line.players)
        self._close(s, saved)

    def _close(self, s: State, saved: Sequence[int]) -> None:
        self.reasons[s.reason] += 1
        if s.reason == "trophies":
            self.best.append(float(max(s.scores)))
        if saved and s.ranks[saved.index(max(saved))] == 1:
            self.ahead += 1 / s.ranks.count(1)

    def _hear(self, s: State, told: Sequence[object]) -> None:
        for event in told:
            match event:
                case events.RoundBegan():
                    self.first = event.seat
                case events.TurnStarted():
                    self.taken += 1
                    self.longest = max(self.longest, event.lap)
                case events.LocationClaimed():
                    self.claims += 1
                case events.Wounded():
                    self.wounds += 1
                case events.FreaksPlaced() if event.seat >= 0:
                    self.tokens += len(event.slots)
                case events.HeroDowned():
                    self.downs += 1
                case events.LastTurnsBegan():
                    self.first_laps[s.round - 1].append(float(s.lap))
                case events.RoundEnded():
                    self.winners.append(float(len(event.seats)))
                    if event.round == 1:
                        self.places.update((seat - self.first) % s.seats for seat in event.seats)
                case _:
                    pass


def _options(line: Line, saved: Sequence[int], rng: Chance) -> Options:
    heroes = tuple(_veteran(cards, rng) if cards else None for cards in saved)
    return Options(
        mode="coop" if line.kind == "coop" else "competitive",
        difficulty=line.difficulty,
        danger_mode=line.danger_mode,
        heroes=heroes,
    )


def _veteran(cards: int, rng: Chance) -> Hero:
    """A hero with random archetypes, the first three from the base deck."""
    numbers = rng.pick("hero", BASE_ARCHETYPES, 3)
    numbers += rng.pick("hero", [card for card in range(len(ARCHETYPES)) if card not in numbers], cards - 3)
    ids = tuple(ARCHETYPES[number].id for number in numbers)
    stacks = tuple(ids[i::3] for i in range(3))
    return Hero(cards=ids, stacks=stacks, games=cards // 3)


# -- tables ----------------------------------------------------------------------------------------------------------


def mean(values: Sequence[float]) -> str:
    """With half of its interval."""
    if len(values) < 2:
        return "–"
    return f"{fmean(values):.2f} ± {1.96 * stdev(values) / sqrt(len(values)):.2f}"


def share(part: float, whole: int) -> str:
    """With its interval."""
    low, high = wilson(part / whole, whole) if whole else (0.0, 1.0)
    return f"{part / max(1, whole):.1%} ({low:.1%} – {high:.1%})"


HEADS = {
    "rounds": (
        "players | bot | laps, round 1 | round 2 | round 3 | [§21] | turns a player | [§21] | claims a turn | [§21] | "
        "winners a round | [§21] | wins of round 1 by place | [§21] | wounds a turn | tokens a turn | downs a turn | "
        "best total | longest round"
    ),
    "per_die": "players | bot | laps, round 1 | round 2 | round 3 | wounds a turn | downs a turn | longest round",
    "coop": "difficulty | heroes | bot | survived | [§21] | turns a hero | lost on the clock | by Panic",
    "veterans": "players | bot | saved cards | laps, round 1 | round 2 | round 3 | longest round",
    "mixed": "players | bot | saved cards | won by the veteran",
}


def row(tally: Tally) -> str:
    """The line as a row of its table."""
    line = tally.line
    laps = [mean(each) for each in tally.first_laps]
    turns = max(1, tally.taken)
    games = len(tally.turns)
    harm = [f"{tally.wounds / turns:.3f}", f"{tally.tokens / turns:.3f}", f"{tally.downs / turns:.2%}"]
    if line.kind == "rounds":
        book = LAPS.get((line.players, line.bot), ("–",) * 4)
        order = ORDER.get((line.players, line.bot), "–")
        wins = sum(tally.places.values())
        places = "-".join(f"{tally.places[place] / max(1, wins):.0%}" for place in range(line.players)).replace("%", "")
        cells = [str(line.players), line.bot, *laps, book[0], mean(tally.turns), book[1]]
        cells += [share(tally.claims, turns), book[2], mean(tally.winners), book[3], places, order, *harm]
        cells += [mean(tally.best), str(tally.longest)]
    elif line.kind == "per_die":
        cells = [str(line.players), line.bot, *laps, harm[0], harm[2], str(tally.longest)]
    elif line.kind == "coop":
        book_share = SURVIVED[line.difficulty, line.bot]
        cells = [line.difficulty, str(line.players), line.bot, share(tally.reasons["survived"], games), book_share]
        cells += [mean(tally.turns), str(tally.reasons["clock"]), str(tally.reasons["panic"])]
    elif line.kind == "veterans":
        cells = [str(line.players), line.bot, str(line.veterans[0]), *laps, str(tally.longest)]
    else:
        cells = [str(line.players), line.bot, str(line.veterans[0]), share(tally.ahead, games)]
    return f"| {' | '.join(cells)} |"


def measured(line: Line, games: int, seed: int) -> tuple[str, str]:
    """One line: its name and its row. A piece of work for an executor."""
    began, tally = time.process_time(), Tally(line)
    for number in range(seed, seed + games):
        tally.play(number)
    print(f"{line.name}: {time.process_time() - began:.0f} s of one core", file=sys.stderr, flush=True)
    return line.name, row(tally)


def main() -> int:
    """From the command line."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default="", help="lines whose name begins so")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--list", action="store_true")
    given = parser.parse_args()
    wanted = [line for line in lines() if line.name.startswith(given.only)]
    if given.list:
        print("\n".join(line.name for line in wanted))
        return 0
    with InProcess() if given.jobs == 1 else Processes(given.jobs) as executor:
        rows = dict(executor.run(measured, [(line, given.games, given.seed) for line in wanted]))
    kind = ""
    for line in wanted:
        if line.kind != kind:
            kind = line.kind
            print(f"\n| {HEADS[kind]} |\n|{' --- |' * (HEADS[kind].count('|') + 1)}")
        print(rows[line.name])
    return 0


if __name__ == "__main__":
    sys.exit(main())
