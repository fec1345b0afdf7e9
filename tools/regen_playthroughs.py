"""Writes the golden games under tests/playthroughs: whole matches that every later version must replay unchanged.

Only for games that are new, or after the rules of one have changed on purpose (then its `rules_version` too).
`--check` writes nothing and fails if a file would change.
"""

from __future__ import annotations

import argparse
import hashlib
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec

from parlour.bots import DEFAULT_BUDGET, bot
from parlour.kit.actors import Seat, Viewer
from parlour.kit.budget import Iterations
from parlour.kit.chance import Seeded, derive_key
from parlour.kit.record import MatchRecord, write
from parlour.kit.recorder import Recorder
from parlour.kit.registry import game

ROOT = Path(__file__).resolve().parent.parent / "tests" / "playthroughs"
MOST_TRIES = 5_000


@dataclass(frozen=True)
class Playthrough:
    """The first game of these players that ends for this reason in at most so many decisions."""

    name: str
    players: tuple[str, ...]
    reason: str
    most: int
    options: Mapping[str, Any] = field(default_factory=dict)
    happenings: Mapping[int, tuple[str, ...]] = field(default_factory=dict)
    """What is said once so many decisions are made: `leave SEAT`, `expire SEAT`, or a seat's open action: `0 draw?`.
    `back SEAT` takes that seat's last decision back, and whoever is asked then decides anew."""
    frozen: bool = False
    """Its players play differently now; what they played then has to replay for ever, so the file stays."""


SMALL = {"start_array": "..../..GT...."}
FEW = {"counts": [1, 1, 1, 1], "p_first_round": 1, "p_every": 1, "p_cap": 6}
CORES = {"counts": [0, 0, 0, 0]}
EVERY_SWITCH = {
    "rings": [4, 8, 16, 16, 16],
    "start_array": "WWWW/WRRW/RGTG",
    "beam_down_min_distance": 1,
    "beam_back_from_drift": False,
    "marker_home_with_pair": True,
    "no_progress_limit": 60,
    "beam_back_needs_open_path": True,
}
VETERANS = {
    "heroes": [
        {"name": "Old Bones", "pawn": "rib", "cards": [f"A-blue-{n:02}" for n in range(1, 13)]},
        None,
        {"cards": ["T-black-01", "T-black-05", "A-red-01", "A-green-01"]},
    ]
}
PLAYTHROUGHS = {
    "fourthdim": (
        Playthrough("medium-beats-easy", ("medium", "easy"), "timelord", 150, frozen=True),
        Playthrough("random-players", ("random", "random"), "timelord", 120),
        Playthrough("alone-in-the-vortex", ("random", "random"), "vortex", 150, SMALL),
        Playthrough("third-time", ("random", "random"), "repetition", 200, SMALL),
        Playthrough("no-progress", ("easy", "easy"), "progress", 200),
        Playthrough("lone-timelords", ("easy", "medium"), "lone", 80, SMALL, frozen=True),
        Playthrough("every-switch", ("random", "random"), "timelord", 200, EVERY_SWITCH),
        Playthrough(
            "agreed", ("random", "random"), "agreement", 60,
            happenings={7: ("1 draw?", "0 no-draw"), 20: ("0 draw?",), 31: ("1 draw?",), 32: ("0 draw!",)},
        ),
        Playthrough(
            "taken-back", ("random", "random"), "timelord", 150,
            happenings={6: ("back 0",), 15: ("back 1", "back 0"), 30: ("1 draw?", "back 1"), 31: ("back 1",)},
        ),
        Playthrough("left", ("random", "random"), "left", 60, happenings={41: ("leave 0",)}),
        Playthrough("out-of-time", ("easy", "easy"), "time", 60, happenings={30: ("0 draw?", "expire 1")}),
    ),
    "hexnet": (
        Playthrough("two-to-the-end", ("random",) * 2, "last", 400, {"p_every": 1}),
        Playthrough("three-to-the-end", ("random",) * 3, "last", 400, FEW),
        Playthrough("five-of-whom-some-leave", ("random",) * 5, "last", 300, FEW,
                    {20: ("leave 3",), 60: ("expire 0", "leave 1"), 90: ("flag 4",)}),
        Playthrough("eight-broken-off", ("random",) * 8, "max_actions", 200, {"max_actions": 160}),
        Playthrough("ten-broken-off", ("random",) * 10, "max_actions", 200, {**FEW, "max_actions": 180},
                    {70: ("flag 9", "leave 2"), 71: ("expire 0",)}),
        Playthrough("third-time", ("random",) * 2, "repetition", 120, CORES),
        Playthrough("turns-lost", ("random",) * 3, "last", 200, {"p_mode": "off"},
                    {6: ("expire 0", "expire 1"), 7: ("expire 0",), 8: ("expire 0",), 30: ("flag 1",)}),
        Playthrough("by-list", ("random",) * 2, "max_actions", 80,
                    {"p_mode": "list", "p_list": ["2@1,0", "3@0,1", "4@-1,1"], "max_actions": 60,
                     "trap_deactivates": True}),
        Playthrough("taken-back", ("random",) * 4, "max_actions", 130, {**FEW, "max_actions": 90},
                    {12: ("back 0",), 30: ("back 1", "back 0"), 50: ("back 2",)}),
    ),
    "illuminati": (
        Playthrough("two-until-one-is-left", ("random",) * 2, "last_player", 300),
        Playthrough("three-to-a-goal", ("random",) * 3, "goal", 500),
        Playthrough("four-with-open-treasuries", ("random",) * 4, "round_limit", 300,
                    {"open_treasuries": True, "alternative_goals": True, "round_limit": 3}),
        Playthrough("five-with-hidden-goals", ("random",) * 5, "goal", 700, {"hidden_goals": True}),
        Playthrough("six-of-whom-some-leave", ("random",) * 6, "round_limit", 400, {"round_limit": 3},
                    {30: ("leave 3",), 90: ("expire 0", "leave 1"), 91: ("expire 2", "expire 4", "expire 5")}),
        Playthrough("seven-to-a-longer-goal", ("random",) * 7, "round_limit", 400,
                    {"longer_goal": 4, "round_limit": 2, "deals": False}),
        Playthrough("eight-broken-off", ("random",) * 8, "round_limit", 500, {"round_limit": 2}),
        Playthrough("until-all-is-controlled", ("random",) * 3, "round_limit", 400,
                    {"until_all_controlled": True, "round_limit": 5}),
        Playthrough("taken-back", ("random",) * 4, "round_limit", 300, {"round_limit": 3},
                    {12: ("back 0",), 30: ("back 1", "back 2"), 50: ("back 3",)}),
        Playthrough("three-who-deal", ("random",) * 3, "round_limit", 300, {"round_limit": 4},
                    {8: ("0 offer:b:2/-", "1 refuse:1.1", "2 offer:a:3/4", "2 withdraw:2"),
                     11: ("1 offer:c:g18/20", "2 counter:3.1:6/g18", "1 accept:3.2"),
                     62: ("0 offer:b:3/-", "0 offer:b:12/-"),
                     71: ("0 offer:c:5/s8", "2 counter:6.1:s8/9", "0 accept:6.2",
                          "1 offer:c:g64/2+g18", "2 accept:7.1")}),
        Playthrough("four-face-down", ("random",) * 4, "round_limit", 400,
                    {"hidden_factions": True, "round_limit": 4}, {60: ("leave 2",)}),
        Playthrough("five-face-down-to-a-goal", ("random",) * 5, "goal", 700,
                    {"hidden_factions": True, "alternative_goals": True}),
    ),
    "cyberwedding": (
        Playthrough("two-on-foot", ("random",) * 2, "round_limit", 500, {"max_rounds": 8}),
        Playthrough("two-who-flee", ("hard", "medium"), "nobody_human", 900, frozen=True),
        Playthrough("three-on-basic-terrain", ("random",) * 3, "round_limit", 500,
                    {"max_rounds": 6, "advanced_terrain": False}),
        Playthrough("four-with-bots", ("hard", "easy", "medium", "random"), "round_limit", 900,
                    {"max_rounds": 6}, frozen=True),
        Playthrough("five-of-whom-some-leave", ("random",) * 5, "left_alone", 800, {"max_rounds": 6},
                    {5: ("leave 3",), 60: ("0 promise:b:One%20Escape%20token",), 61: ("1 kept:0", "expire 0"),
                     110: ("leave 1",), 160: ("leave 4",), 200: ("leave 0",)}),
        Playthrough("ten-in-a-hurry", ("random",) * 10, "round_limit", 1200, {"max_rounds": 3},
                    {200: ("leave 9",), 300: ("expire 0",)}),
        Playthrough("taken-back", ("random",) * 3, "round_limit", 400, {"max_rounds": 3, "owner_may_pay": False},
                    {12: ("back 0",), 40: ("back 1", "back 2"), 90: ("back 2",)}),
    ),
    "iamzombie": (
        Playthrough("two-without-a-winner", ("random",) * 2, "no_trophies", 600),
        Playthrough("two-to-the-trophies", ("hard",) * 2, "trophies", 300, frozen=True),
        Playthrough("three-of-two-kinds", ("hard", "easy", "random"), "trophies", 600,
                    {"expansions": True}, frozen=True),
        Playthrough("four-harsh", ("random",) * 4, "no_trophies", 1100,
                    {"danger_mode": "per_die", "expansions": True, "first_player": "asked"}),
        Playthrough("five-of-whom-some-leave", ("random",) * 5, "last_player", 700, {},
                    {20: ("leave 3",), 90: ("expire 0", "leave 1"), 300: ("0 vouch:on", "leave 2"), 400: ("leave 4",)}),
        Playthrough("five-to-the-trophies", ("medium",) * 5, "trophies", 600, frozen=True),
        Playthrough("one-hero-survives", ("hard",), "survived", 200, {"mode": "coop"}, frozen=True),
        Playthrough("two-heroes-panic", ("random",) * 2, "panic", 300,
                    {"mode": "coop", "difficulty": "hard", "expansions": True}),
        Playthrough("three-heroes-run-out-of-time", ("random",) * 3, "clock", 300, {"mode": "coop"}),
        Playthrough("four-heroes-survive", ("hard",) * 4, "survived", 400,
                    {"mode": "coop", "difficulty": "easy", "expansions": True}, frozen=True),
        Playthrough("five-heroes-give-up", ("random",) * 5, "abandoned", 300, {"mode": "coop", "difficulty": "easy"},
                    {10: ("leave 0", "leave 1"), 40: ("2 name:Max",), 70: ("leave 2", "leave 3", "leave 4")}),
        Playthrough("veterans", ("hard", "random", "medium"), "trophies", 700, VETERANS, frozen=True),
        Playthrough("taken-back", ("random",) * 3, "no_trophies", 800, {},
                    {12: ("back 0",), 30: ("back 1", "back 2"), 110: ("back 2",)}),
    ),
}  # fmt: skip


def happen(recorder: Recorder, what: str) -> None:
    """Something that is not a decision of the seat whose turn it is."""
    word, _, rest = what.partition(" ")
    if word == "back":
        recorder.take_back(Seat(int(rest)))
    elif word.isdecimal():
        recorder.act(Seat(int(word)), recorder.game.notation.parse(rest), open=True)
    else:
        recorder.system(what)


def decide(recorder: Recorder, players: list[Any], dice: list[Seeded]) -> Iterator[None]:
    """One command of the first who is asked, decision by decision."""
    prompt = recorder.game.prompts(recorder.state)[0]
    view = recorder.game.view(recorder.state, Viewer(prompt.seat))
    for action in players[prompt.seat](view, prompt, dice[prompt.seat], Iterations(DEFAULT_BUDGET)):
        recorder.act(prompt.seat, action, open=recorder.game.beside(recorder.state, prompt.seat, action))
        yield


def played(game_id: str, plan: Playthrough, index: int, digests: bool) -> Recorder:
    """Game `index` of the plan, to its end or cut off when it is too long."""
    rules = game(game_id)
    key = derive_key(hashlib.sha256(f"{game_id} {plan.name}".encode()).digest(), index)
    options = msgspec.convert(dict(plan.options), rules.Options)
    recorder = Recorder(rules, options, len(plan.players), key, digests=digests)
    players = [bot(rules, level) for level in plan.players]
    dice = [Seeded(key + bytes([seat])) for seat in range(len(players))]
    made = 0
    while rules.outcome(recorder.state) is None and made < plan.most:
        for _ in decide(recorder, players, dice):
            made += 1
            if rules.outcome(recorder.state) is None:
                for what in plan.happenings.get(made, ()):
                    happen(recorder, what)
            if rules.outcome(recorder.state) is not None or _back(plan, made):
                break
    return recorder


def _back(plan: Playthrough, made: int) -> bool:
    """What a command has left to decide is about a position that stands no more."""
    return any(what.startswith("back ") for what in plan.happenings.get(made, ()))


def generate(game_id: str, plan: Playthrough) -> MatchRecord:
    """The record of the first game that fits the plan; `LookupError` if there is none."""
    rules = game(game_id)
    for index in range(MOST_TRIES):
        outcome = rules.outcome(played(game_id, plan, index, digests=False).state)
        if outcome is not None and outcome.reason == plan.reason:
            return played(game_id, plan, index, digests=True).record()
    raise LookupError(f"{game_id} {plan.name}: no game of {MOST_TRIES} ends by {plan.reason}")


def different(game_id: str, plan: Playthrough, keep: bool) -> list[str]:
    """Generate one file; its name if it has changed. Unless it is to be kept, it is written."""
    file = ROOT / game_id / f"{plan.name}.log"
    if plan.frozen and file.is_file():
        return []
    text = write(generate(game_id, plan))
    if file.is_file() and file.read_text(encoding="utf-8") == text:
        return []
    if not keep:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return [f"{game_id}/{file.name}"]


def unplanned(game_id: str) -> list[str]:
    """Files that no plan has written."""
    planned = [f"{plan.name}.log" for plan in PLAYTHROUGHS[game_id]]
    return [f"{game_id}/{file.name}" for file in sorted((ROOT / game_id).glob("*.log")) if file.name not in planned]


def main() -> int:
    """Write the files, or with `--check` name those that differ; the exit status."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help="default: all that have golden games")
    parser.add_argument("--check", action="store_true", help="write nothing, fail if something would change")
    arguments = parser.parse_args()
    games = arguments.games or list(PLAYTHROUGHS)
    plans = [(game_id, plan) for game_id in games for plan in PLAYTHROUGHS[game_id]]
    changed = [name for game_id, plan in plans for name in different(game_id, plan, arguments.check)]
    strays = [name for game_id in games for name in unplanned(game_id)]
    for name in changed:
        print(f"{'differs' if arguments.check else 'written'}: {name}")
    for name in strays:
        print(f"not planned: {name}")
    return int(bool(strays or (arguments.check and changed)))


if __name__ == "__main__":
    sys.exit(main())
