"""The plain rules and the fast ones along 504 random games: the same legal actions, the same positions after.

Over two to ten players, power-ups and stacks included: 60 long games, 180 short ones, 243 from positions that are dense
in what play reaches rarely, and 21 with every switch of the rules.
"""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from parlour.games.hexnet import GAME
from parlour.games.hexnet import columns as c
from parlour.games.hexnet.counting import read
from parlour.games.hexnet.geometry import unpack
from parlour.games.hexnet.model import Options, State
from parlour.kit.actors import Seat, Viewer
from parlour.kit.chance import Scripted
from tests.games.hexnet import plain, plain_public, plain_random
from tests.games.hexnet.table import named, state_of, words

Json = dict[str, Any]

REASONS = {"last": "last", "repetition": "repetition", "no_action": "stuck", "truncated": "max_actions"}
"""How the plain rules call the ends."""

SWITCHED = {
    "default": plain.Options(p_mode="random"),
    "eager": plain_random.EAGER,
    "no power-ups": plain.Options(),
    "trap_deactivates": plain.Options(p_mode="random", p_first_round=1, p_every=1, trap_deactivates=True),
    "turn_timeout": plain.Options(turn_timeout="fall"),
    "lockout_turns": plain.Options(lockout_turns=0),
    "counts": plain.Options(counts=(1, 1, 1, 1, 2, 1), p_mode="random", p_first_round=1, p_every=1, p_cap=4),
}


def options_of(options: plain.Options) -> Options:
    """The plain rules' switches as options of the game."""
    return Options(
        counts=() if options.counts is None else options.counts[2:],
        trap_deactivates=options.trap_deactivates,
        p_mode="off" if options.p_mode == "off" else "random",
        p_first_round=options.p_first_round,
        p_every=options.p_every,
        p_cap=options.p_cap or 0,
        turn_timeout="fall" if options.turn_timeout == "fall" else "skip3",
        lockout_turns=options.lockout_turns,
        max_actions=options.max_actions or 0,
    )


def letter(s: State, unit: int) -> str:
    """M and D told apart."""
    if s.kind[unit] != c.CORE:
        return c.LETTERS[s.kind[unit]]
    return "M" if s.secrets[s.owner[unit]].mothership.value == unit else "D"


def position_of(s: State) -> Json:
    """What both rules must agree on while the game runs. Wrecks by the order of their age."""
    wrecks = sorted((s.ordinal[i], unpack(s.at[i]), s.level[i]) for i, kind in enumerate(s.kind) if kind == c.WRECK)
    return {
        "units": [
            (f"{c.LETTERS[s.kind[i]]}{s.ordinal[i]}", letter(s, i), s.owner[i], unpack(s.at[i]), s.level[i],
             s.carries[i], s.imm[i], s.par[i], s.exp[i])
            for i, kind in enumerate(s.kind) if kind != c.WRECK
        ],
        "wrecks": [(at, level) for _, at, level in wrecks],
        "p_hexes": sorted(map(unpack, s.p_hexes)),
        "traps": sorted((unpack(at), x.seat) for x in s.secrets for at in x.traps.value.laid[::2]),
        "alive": s.alive,
        "activated": s.activated,
        "hands": [s.hand[c.HAND_KINDS * seat : c.HAND_KINDS * (seat + 1)] for seat in range(s.seats)],
        "turns": s.turns,
        "moves": s.moves,
        "skips": s.skips,
        "lost": [lost * alive for lost, alive in zip(s.lost, s.alive, strict=True)],
        "turn": s.turn[c.SEAT],
        "round": s.turn[c.ROUND],
    }  # fmt: skip


def plain_position_of(p: plain.Position) -> Json:
    """The same of the plain rules."""
    wrecks = sorted((unit.wreck_order or 0, at, level) for at, level, unit in p.units() if unit.owner is None)
    hands = [plain_public.public_hand(p, seat) for seat in range(len(p.players))]
    return {
        "units": [
            (unit.name, unit.kind, unit.owner, at, level, int(unit.p), unit.imm, unit.par,
             -1 if unit.exp is None else unit.exp)
            for at, level, unit in p.units() if unit.owner is not None
        ],
        "wrecks": [(at, level) for _, at, level in wrecks],
        "p_hexes": sorted(p.p_hexes),
        "traps": sorted(p.traps),
        "alive": [int(player.alive) for player in p.players],
        "activated": [int(player.activated) for player in p.players],
        "hands": [[hand[kind] for kind in "OSCJN"] for hand in hands],
        "turns": [player.turns for player in p.players],
        "moves": [player.moves for player in p.players],
        "skips": [player.skips for player in p.players],
        "lost": [player.lost * player.alive for player in p.players],
        "turn": p.turn,
        "round": p.round,
    }  # fmt: skip


def same(s: State, p: plain.Position) -> None:
    """The two agree, on the end too."""
    outcome = GAME.outcome(s)
    assert (outcome is not None) == p.over, (s.reason, p.reason)
    if outcome is not None:
        reason = "fall" if p.reason == "last" and not p.active() else REASONS[p.reason]
        assert outcome.reason == reason
        if p.reason != "truncated":
            assert outcome.ranks == tuple(rank for _, rank in sorted(plain.ranking(p).items()))
        here, there = position_of(s), plain_position_of(p)
        assert (here["units"], here["wrecks"]) == (there["units"], there["wrecks"])
        return
    assert position_of(s) == plain_position_of(p)
    assert sorted(words(s)) == sorted(plain.write(p, action) for action in plain.legal(p))
    assert len(words(s)) == len(plain.legal(p))


def follow(s: State, step: plain_random.Step) -> None:
    """The same thing happens in the public game."""
    chance = Scripted("power-up " + " ".join(str(index) for _, index in step.draws))
    match step.event:
        case "action":
            GAME.apply(s, Seat(step.seat), named(step.text), chance)
        case "lost":
            GAME.expires(s, Seat(step.seat), chance)
        case "time":
            GAME.flags(s, Seat(step.seat), chance)
        case _:
            GAME.leaves(s, Seat(step.seat), chance)
    assert [(draw.n, draw.i) for draw in chance.drawn] == step.draws


def play(s: State, p: plain.Position, rng: random.Random, steps: int, mishaps: float) -> int:
    """One game; how many steps it had."""
    made = 0
    same(s, p)
    for step in plain_random.random_game(rng, p, steps, mishaps):
        follow(s, step)
        assert GAME.invariants(s) == []
        same(s, step.after)
        made += 1
    return made


def begun(options: plain.Options, seats: int) -> State:
    """A new game."""
    return GAME.start(options_of(options), seats, Scripted(""))[0]


EVERY = range(2, 11)
"""All player counts."""
LONG = {seats: 10 if seats < 5 else 5 for seats in EVERY}
"""Games of 150 steps from the start, by number of players; random ones hardly end sooner."""
SHORT, SCATTERED = 20, 27
"""Games of 40 steps from the start, and of 16 from a position amid a game, of each number of players."""
FEW = (2, 3, 5)
"""Players of the games of each switch."""


def test_it_is_five_hundred_games() -> None:
    assert sum(LONG.values()) + len(EVERY) * (SHORT + SCATTERED) + len(SWITCHED) * len(FEW) == 504


@pytest.mark.clause("5", "6", "7", "8", "9", "10", "11", "12")
@pytest.mark.slow
@pytest.mark.parametrize("seats", EVERY)
def test_games_from_the_start_are_the_same(seats: int) -> None:
    rng = random.Random(1_000 + seats)
    options = [SWITCHED["default"], SWITCHED["eager"]]
    for games, steps in ((LONG[seats], 150), (SHORT, 40)):
        made = sum(
            play(begun(switched, seats), plain.new_game(seats, switched), rng, steps, 0.02)
            for switched in (options[i % 2] for i in range(games))
        )
        assert made > games * steps // 4


@pytest.mark.clause("14")
@pytest.mark.slow
@pytest.mark.parametrize("switched", SWITCHED.values(), ids=SWITCHED)
def test_each_switch_plays_the_same(switched: plain.Options) -> None:
    rng = random.Random(str(switched))
    for seats in FEW:
        play(begun(switched, seats), plain.new_game(seats, switched), rng, 120, 0.05)


def state_at(p: plain.Position, options: plain.Options) -> State:
    """The public game's state in a position of the plain rules, whose mover can act."""
    columns, secrets = read(json.dumps(plain.to_json(p)).encode())
    columns.turn[c.ROUND] = p.round
    return state_of(columns, secrets, options_of(options))


@pytest.mark.clause("5", "6", "7", "8", "9", "10", "11", "12")
@pytest.mark.slow
@pytest.mark.parametrize("seats", EVERY)
def test_games_from_scattered_positions_are_the_same(seats: int) -> None:
    """With stacks and power-ups from the first step."""
    rng = random.Random(2_000 + seats)
    games, stacked, powered = 0, 0, 0
    while games < SCATTERED:
        scattered = plain_random.random_position(rng, seats)
        p = plain.from_json(plain.to_json(scattered), plain_random.EAGER)
        p.round = scattered.round
        if not plain.legal(p):
            continue
        s = state_at(p, plain_random.EAGER)
        stacked += any(s.level)
        powered += any(s.carries)
        play(s, p, rng, 16, 0.03)
        games += 1
    assert min(stacked, powered) > 0


@pytest.mark.clause("13")
@pytest.mark.parametrize("seats", [2, 5, 9])
def test_the_view_is_what_the_plain_rules_show(seats: int) -> None:
    """Units, hands and traps of a spectator and of each player, along games."""
    rng, options = random.Random(seats), SWITCHED["eager"]
    s = begun(options, seats)
    for step in plain_random.random_game(rng, plain.new_game(seats, options), 60):
        follow(s, step)
        if step.after.over:
            return
        for seat in (None, rng.randrange(seats)):
            view = GAME.view(s, Viewer(None if seat is None else Seat(seat))).state
            seen: Json = dict(plain.observation(step.after, seat))
            assert shown(view, seat) == sorted(
                (unit["owner"], unit["name"], unit["kind"], unit["p"], unit["imm"], unit["par"])
                for stack in seen["board"].values() for unit in stack if unit["owner"] is not None
            )  # fmt: skip
            assert view["hand"] == [player["hand"][kind] for player in seen["players"] for kind in "OSCJN"]
            laid = [secret["traps"]["laid"][::2] for secret in view["secrets"] if "traps" in secret]
            assert sorted(map(unpack, sum(laid, ()))) == [at for at, _ in seen["own_traps"]]


def shown(view: Json, seat: int | None) -> list[tuple[int, str, str, bool, int, int]]:
    """The units of a view, as the plain rules show them."""
    motherships = [secret.get("mothership", -2) for secret in view["secrets"]]
    found = []
    for i, owner in enumerate(view["owner"]):
        letter = c.LETTERS[view["kind"][i]]
        name = f"{letter}{view['ordinal'][i]}"
        if letter == "O" and owner == seat:
            letter = "M" if motherships[owner] == i else "D"
        if owner >= 0:
            found.append((owner, name, letter, bool(view["carries"][i]), view["imm"][i], view["par"][i]))
    return sorted(found)
