"""The rules core by itself: the workspace, undoing, the wrapping grid, what it tells; and the same uncompiled."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from collections.abc import Iterator
from typing import Any, cast

import pytest

from parlour.games.hexnet import columns as c
from parlour.games.hexnet._hot_classic import COUNTS, PIECES, Classic
from parlour.games.hexnet.columns import Columns, Secrets
from parlour.games.hexnet.geometry import ORIGIN, name, neighbours, pack, parse, step, unpack
from parlour.games.hexnet.workspace import Core, workspace

Position = tuple[Columns, Secrets]
SEATS = (2, 3, 5, 8, 10)


def eager(players: int) -> Core:
    """A workspace with many power-ups."""
    return Core(players, c.RANDOM, 1, 1, 6)


def begun(players: int) -> Core:
    """One at the start of a game."""
    core = eager(players)
    columns, secrets = c.start(players)
    core.sync(*columns, *secrets)
    return core


def at(*units: str, players: int = 2, **changes: list[Any]) -> Position:
    """A position by words: ``aM 0,0``, ``bS* 1,0`` carries P, ``X 2,0``; everybody activated, T and m 5."""
    columns, secrets = c.start(players)
    for column in (*columns[:9], columns.turn):
        column[:] = [] if column is not columns.turn else [0, 4, 0, 0]
    levels: dict[str, int] = {}
    for unit in units:
        what, where = unit.split(" ")
        owner = -1 if what[0] == "X" else "abcdefghij".index(what[0])
        letter = what.strip("*")[-1]
        if letter == "M":
            secrets.mother[owner] = len(columns.kind)
        kind = c.CORE if letter in "MD" else c.LETTERS.index(letter)
        if owner >= 0:
            columns.named[6 * owner + kind] += 1
        else:
            columns.turn[c.NAMED_WRECKS] += 1
        levels[where] = levels.get(where, -1) + 1
        ordinal = columns.named[6 * owner + kind] if owner >= 0 else columns.turn[c.NAMED_WRECKS]
        row = (kind, owner, ordinal, parse(where), levels[where], int("*" in what), -1, -1, -1)
        for column, value in zip(columns[:9], row, strict=True):
            column.append(value)
    columns.activated[:] = [1] * players
    columns.turns[:] = columns.moves[:] = [5] * players
    columns.hand[:] = [0] * (5 * players)
    secrets.mother_in_hand[:] = [0] * players
    for column_name, values in changes.items():
        getattr(secrets if column_name in Secrets._fields else columns, column_name)[:] = values
    return columns, secrets


def load(position: Position, powers: int = c.OFF) -> Core:
    """A workspace in that position, without power-ups unless asked for."""
    core = Core(len(position[0].alive), powers)
    core.sync(*position[0], *position[1])
    return core


def reach(core: Core, unit: int) -> list[str]:
    """Where an entity can go."""
    found = (c.action(code) for code in core.codes())
    return sorted(name(move.at) for move in found if move.kind == c.MOVE and move.actor == unit)


def decide(core: Core, rng: random.Random) -> None:
    """One random thing: mostly an action, at times a turn lost, or somebody leaves."""
    fate = rng.random()
    if not core.count():
        core.make(c.SKIP_CODE)
    elif fate < 0.01:
        core.leave(rng.choice([seat for seat, alive in enumerate(core.position()[0].alive) if alive]))
    elif fate < 0.03:
        core.make(c.code(c.LOST))
    else:
        kinds: dict[tuple[int, int], list[int]] = {}
        for code in core.codes():
            parts = c.action(code)
            kinds.setdefault((parts.kind, parts.actor if parts.kind else 0), []).append(code)
        core.make(rng.choice(kinds[rng.choice(sorted(kinds))]))
    if any(happening[0] == c.POWER_DUE for happening in core.happenings()) and (cells := core.candidates()):
        core.add_power(rng.choice(cells))


def walk(core: Core, rng: random.Random, most: int) -> Iterator[None]:
    """A random game, stopping after every decision."""
    for _ in range(most):
        if core.over() or core.stuck():
            return
        decide(core, rng)
        yield


# ---------------------------------------------------------------- hexes and codes


def test_hexes_are_ordered_by_r_then_q_and_have_names() -> None:
    assert sorted([(1, 0), (0, -1), (-2, 0), (5, -1)], key=lambda hex: pack(*hex)) == [
        (0, -1),
        (5, -1),
        (-2, 0),
        (1, 0),
    ]
    assert unpack(ORIGIN) == (0, 0)
    assert [name(near) for near in neighbours(ORIGIN)] == ["1,0", "0,1", "-1,1", "-1,0", "0,-1", "1,-1"]
    for text in ("0,0", "3,-1", "-16384,16383"):
        assert name(parse(text)) == text
    for text in ("", "0", "00,1", "-0,1", "1,2,3", "1, 2", "16384,0", "99999,0", "٣,1"):
        with pytest.raises(ValueError, match=r"hex|plane"):
            parse(text)


def test_the_plane_closes_on_itself() -> None:
    edge = pack(16_383, -16_384)
    assert unpack(step(edge, 0)) == (-16_384, -16_384)
    assert unpack(step(edge, 4)) == (16_383, 16_383)
    assert all(step(near, (i + 3) % 6) == edge for i, near in enumerate(neighbours(edge)))


def test_codes_round_trip() -> None:
    for parts in (
        c.Action(c.PLACE, c.MOTHERSHIP, pack(-9, 4)),
        c.Action(c.GRAPPLE, 125, pack(16_383, 16_383), 124),
        c.Action(c.EMP, 3),
        c.Action(c.SKIP),
    ):
        assert c.action(c.code(*parts)) == parts
        assert 0 <= c.code(*parts) < 1 << 47


# ---------------------------------------------------------------- the workspace


def full() -> Position:
    """A position in which every column says something."""
    return at(
        "aM 0,0", "aC* 1,0", "bC 1,0", "bM 2,0", "aN 3,0", "X 4,0", "bK 5,0",
        hand=[1, 0, 0, 0, 1, 1, 2, 0, 0, 0],
        p_hexes=[pack(0, -1), pack(0, 1)], traps=[[pack(2, 2), 4], [pack(2, 2), 6]],
        exp=[-1, -1, -1, -1, -1, -1, 7], imm=[-1, -1, 6, -1, -1, -1, -1], par=[-1, -1, -1, 6, -1, -1, -1],
    )  # fmt: skip


def test_sync_notices_every_column() -> None:
    columns, secrets = full()
    core = load((columns, secrets))
    assert not core.sync(*columns, *secrets)  # nothing has been listed yet
    core.count()
    assert core.sync(*columns, *secrets)
    changes = {
        "at": (4, pack(3, -1)),
        "level": None,
        "kind": (4, c.SPRINTER),
        "owner": (4, 1),
        "p_hexes": (1, pack(5, 5)),
    }
    for field in (*Columns._fields, *Secrets._fields):
        if field in ("level", "mother"):
            continue  # no other value makes sense here
        changed = full()
        column = getattr(changed[0] if field in Columns._fields else changed[1], field)
        i, value = changes.get(field) or (0, None)
        if field == "traps":
            column[0][0] = pack(2, 1)
        else:
            column[i] = value if value is not None else 1 - column[i] if column[i] in (0, 1) else column[i] + 1
        assert not core.sync(*changed[0], *changed[1]), field
        assert core.position() == changed
        core.sync(*columns, *secrets)
        core.count()
        assert core.sync(*columns, *secrets)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("kind", [0] * 6),
        ("kind", [0, 2, 2, 0, 4, 9, 5]),
        ("owner", [0, 0, 1, 1, 0, 1, 1]),
        ("owner", [0, 0, 2, 1, 0, -1, 1]),
        ("at", [-1] * 7),
        ("at", [pack(0, 0), pack(1, 0), pack(65, 0), pack(2, 0), pack(3, 0), pack(4, 0), pack(5, 0)]),
        ("level", [0, 0, 2, 0, 0, 0, 0]),
        ("level", [0, 0, 0, 0, 0, 0, 0]),
        ("alive", [1]),
        ("hand", [0] * 9),
        ("turn", [2, 1, 0, 0]),
        ("turn", [0, 1, 0]),
        ("p_hexes", [pack(q, 9) for q in range(127)]),
        ("mother", [7, 3]),
        ("mother", [3, 3]),
        ("mother_in_hand", [2, 0]),
        ("traps", [[]]),
        ("traps", [[1], []]),
        ("traps", [[1, 7], []]),
    ],
)
def test_sync_refuses_what_is_no_position_and_takes_the_next_one(field: str, value: list[int]) -> None:
    columns, secrets = full()
    core = load((columns, secrets))
    before = core.codes()
    wrong = columns._replace(**{field: value}) if field in Columns._fields else columns
    hidden = secrets._replace(**{field: cast("Any", value)}) if field in Secrets._fields else secrets
    with pytest.raises(ValueError, match=r"column|unit|hex|stack|level|seat|core|Mothership|trap|many"):
        core.sync(*wrong, *hidden)
    assert not core.sync(*columns, *secrets)
    assert core.codes() == before


def test_store_writes_in_place_and_position_makes_new_lists() -> None:
    core = load(full())
    columns, secrets = c.start(2)
    lists = [id(column) for column in (*columns, *secrets, *secrets.traps)]
    core.store(*columns, *secrets)
    assert (columns, secrets) == full() == core.position()
    assert [id(column) for column in (*columns, *secrets, *secrets.traps)] == lists


@pytest.mark.parametrize("code", [-1, 1 << 47, c.code(c.MOVE, 126, ORIGIN), c.code(c.PLACE, 0, ORIGIN), 7 + 8, 10**30])
def test_make_refuses_what_is_no_action(code: int) -> None:
    core = begun(2)
    assert not core.allows(code)
    if code & 7 < c.SKIP:
        with pytest.raises(ValueError, match="no action"):
            core.make(code)
    for i in (-1, core.count()):
        with pytest.raises(IndexError):
            core.code(i)


def test_an_action_on_the_other_side_of_the_grid_is_not_the_same() -> None:
    core = begun(2)
    assert core.allows(c.code(c.PLACE, c.MOTHERSHIP, ORIGIN))
    assert not core.allows(c.code(c.PLACE, c.MOTHERSHIP, pack(64, 0)))
    assert c.REASONS[core.why(c.code(c.PLACE, c.MOTHERSHIP, pack(64, -64)))] == "off_network"


def test_one_workspace_for_the_same_rules() -> None:
    assert workspace(2) is workspace(2)
    assert workspace(2) is not workspace(2, c.OFF)
    with pytest.raises(ValueError, match="schedule"):
        Core(2, c.RANDOM, 3, 0)


# ---------------------------------------------------------------- along random games


@pytest.mark.parametrize("players", SEATS)
def test_everything_can_be_taken_back(players: int) -> None:
    """Columns, secrets, actions and key are as before at every mark, and what is kept along is as if made anew."""
    anew, made = eager(players), 0
    for seed in range(3):
        rng, core = random.Random(100 * seed + players), begun(players)
        before = [(core.mark(), core.position(), core.codes(), core.key())]
        for _ in walk(core, rng, 150):
            before.append((core.mark(), core.position(), core.codes(), core.key()))
            columns, secrets = before[-1][1]
            anew.sync(*columns, *secrets)
            assert (anew.codes(), anew.key(), anew.candidates()) == (core.codes(), core.key(), core.candidates())
        for mark, position, codes, key in reversed(before):
            core.undo(mark)
            assert (core.position(), core.codes(), core.key()) == (position, codes, key)
        made += len(before)
    assert made > 100
    with pytest.raises(ValueError, match="no mark"):
        begun(players).undo(1)


@pytest.mark.parametrize("players", SEATS)
def test_nothing_depends_on_where_the_network_is(players: int) -> None:
    """The same game played across the seams of the grid, and across the edge of the plane."""
    for shift in ((61, 3), (-77, 130), (16_380, -16_383)):
        rng = random.Random(players)
        core, moved = begun(players), eager(players)

        def far(at: int, shift: tuple[int, int] = shift) -> int:
            q, r = unpack(at)
            return pack(q + shift[0], r + shift[1])

        for _ in walk(core, rng, 60):
            columns, secrets = core.position()
            laid = [[far(x) if i % 2 == 0 else x for i, x in enumerate(own)] for own in secrets.traps]
            there = columns._replace(at=[far(x) for x in columns.at], p_hexes=sorted(far(x) for x in columns.p_hexes))
            moved.sync(*there, *secrets._replace(traps=laid))
            parts = [c.action(code) for code in core.codes()]
            shifted = {c.code(x.kind, x.actor, far(x.at) if x.at else 0, x.other) for x in parts}
            assert set(moved.codes()) == shifted


@pytest.mark.parametrize("players", SEATS)
def test_who_is_the_mothership_changes_no_action_of_others(players: int) -> None:
    """H2, H3: and not its owner's either, but for the deadline's and the Transfer's own choices."""
    rng, seen = random.Random(players), 0
    core, swapped = begun(players), eager(players)
    for _ in walk(core, rng, 120):
        columns, secrets = core.position()
        cores = [e for e, kind in enumerate(columns.kind) if kind == c.CORE]
        for e in cores:
            owner = columns.owner[e]
            if secrets.mother[owner] not in (-1, e):
                mother = [e if seat == owner else old for seat, old in enumerate(secrets.mother)]
                swapped.sync(*columns, *secrets._replace(mother=mother))
                assert swapped.codes() == core.codes()
                assert swapped.key() == core.key()
                seen += 1
    assert seen > 0


@pytest.mark.parametrize("players", SEATS)
def test_what_is_told_is_what_happened(players: int) -> None:
    """Entities, P and falls follow from the happenings alone; the next turn's begin or the end is told last."""
    told: set[int] = set()
    rng = random.Random(10 + players)
    for _ in range(4):
        core = begun(players)
        before = core.position()[0]
        for _ in walk(core, rng, 150):
            after, happenings = core.position()[0], core.happenings()
            told.update(happening[0] for happening in happenings)
            tags = [happening[0] for happening in happenings]
            created, gone = tags.count(c.CREATED), tags.count(c.WRECK_REMOVED) + tags.count(c.VANISHED)
            assert len(after.kind) == len(before.kind) + created - gone
            wrecked = sum(tags.count(tag) for tag in (c.WRECKED, c.DECOY_LOST, c.CLONE_EXPIRED))
            assert after.turn[c.NAMED_WRECKS] == before.turn[c.NAMED_WRECKS] + wrecked
            collected = sum(after.carries) - sum(before.carries)
            assert collected <= tags.count(c.POWER_COLLECTED) - tags.count(c.POWER_SPENT)
            fallen = [seat for seat in range(players) if before.alive[seat] > after.alive[seat]]
            assert [happening[1] for happening in happenings if happening[0] == c.FELL] == fallen
            if core.over():
                assert happenings[-1] == (c.GAME_OVER, sum(after.alive), 0, 0)
            elif tags[0] != c.FELL:
                seat = after.turn[c.SEAT]
                assert happenings[-1] == (c.TURN_BEGUN, seat, after.turns[seat], 0)
            before = after
    assert told >= {c.CREATED, c.MOVED, c.TRAP_LAID, c.POWER_COLLECTED, c.ROUND_ENDED, c.POWER_DUE, c.TURN_LOST, c.FELL}


@pytest.mark.parametrize("players", SEATS)
def test_every_other_action_has_a_reason(players: int) -> None:
    """The listed ones have none; an entity is pinned iff the others fall apart without it."""
    reasons: set[str] = set()
    rng = random.Random(players)
    core = begun(players)
    for _ in walk(core, rng, 80):
        if core.over():
            break
        columns, legal = core.position()[0], set(core.codes())
        hexes = sorted({near for at in columns.at for near in (at, *neighbours(at))})
        for _ in range(60):
            kind, actor, other = rng.randrange(6), rng.randrange(len(columns.kind) + 1), rng.randrange(127)
            if kind == c.PLACE:
                actor = rng.randrange(10)
            code = c.code(kind, actor, rng.choice(hexes) if kind != c.EMP else 0, other if kind > c.MAKE_CLONE else 127)
            reasons.add(c.REASONS[core.why(code)])
            assert (core.why(code) == 0) == (code in legal)
        ground = set(columns.at)
        for e, at in enumerate(columns.at):
            alone = columns.at.count(at) == 1
            assert core.pinned(e) == (alone and not connected(ground - {at}))
    assert {"legal", "not_yours", "occupied", "no_power"} <= reasons


def connected(hexes: set[int]) -> bool:
    """By flood."""
    left = set(hexes)
    queue = [left.pop()] if left else []
    while queue:
        for near in neighbours(queue.pop()):
            if near in left:
                left.remove(near)
                queue.append(near)
    return not left


# ---------------------------------------------------------------- what has to be looked at closely


def test_marks_far_away_are_not_taken_for_marks_here() -> None:
    """A trap and a P lie 64 hexes away, on the same cell of the grid."""
    lonely = at("aM 0,0", "bM 1,0", "bS 2,0", p_hexes=[pack(64, 1)], traps=[[pack(64, 1), -1], []], turn=[1, 4, 0, 0])
    core = load(lonely, powers=c.LIST)
    core.make(c.code(c.MOVE, 2, pack(0, 1)))
    assert [happening[0] for happening in core.happenings()] == [c.MOVED, c.ROUND_ENDED, c.TURN_BEGUN]
    assert core.drop_stale() == [pack(64, 1)]
    assert core.surrounded(pack(64, 0)) == 0
    assert core.surrounded(pack(0, 0)) == 2


def test_a_removed_wreck_leaves_the_lists_and_later_ids_move_down() -> None:
    core = load(at("aM 0,0", "X 1,0", "X 0,1", "bM 1,1", "bS 2,1", "aN -1,1", hand=[0, 0, 0, 1, 0, 0, 0, 0, 0, 0],
                   traps=[[pack(9, 9), 5], []]))  # fmt: skip
    core.make(c.code(c.PLACE, c.JUMPER, pack(-1, 0)))
    assert core.happenings()[:2] == [(c.CREATED, 6, pack(-1, 0), c.JUMPER), (c.WRECK_REMOVED, 1, pack(1, 0), 1)]
    columns, secrets = core.position()
    assert columns.kind == [c.CORE, c.WRECK, c.CORE, c.SPRINTER, c.NETTER, c.JUMPER]
    assert (secrets.mother, secrets.traps) == ([0, 2], [[pack(9, 9), 4], []])


def test_a_fall_tells_every_unit_in_order() -> None:
    """X26, with a Climber of b on the fallen one's."""
    core = load(
        at("aM 0,0", "X 1,0", "bS 0,1", "aC 0,1", "bC 0,1", "bM -1,1", "aS -1,0", "cM 0,-1", "cS 2,-1",
           players=3, turn=[2, 4, 0, 1])
    )  # fmt: skip
    core.make(c.code(c.MOVE, 8, pack(1, -1)))
    assert core.happenings() == [
        (c.MOVED, 8, pack(2, -1), pack(1, -1)),
        (c.FELL, 0, 0, 0),
        (c.WRECKED, 0, pack(0, 0), 2),
        (c.VANISHED, 3, pack(0, 1), 0),
        (c.DROPPED, 4, pack(0, 1), 1),
        (c.WRECKED, 6, pack(-1, 0), 3),
        (c.WRECK_REMOVED, 1, pack(1, 0), 1),
        (c.WRECK_REMOVED, 0, pack(0, 0), 2),
        (c.ROUND_ENDED, 4, 0, 0),
        (c.TURN_BEGUN, 1, 6, 0),
    ]
    columns = core.position()[0]
    assert [c.unit_name(*row) for row in zip(columns.owner, columns.kind, columns.ordinal, strict=True)] == [
        "bS1", "bC1", "bO1", "X3", "cO1", "cS1",
    ]  # fmt: skip
    assert columns.level == [0, 1, 0, 0, 0, 0]


def test_leaving_out_of_turn_keeps_the_turn_and_can_leave_nothing_to_do() -> None:
    """R-53: a's only link to the Network is a's own Sprinter on a Wreck then; T stays, the skip comes by itself."""
    core = load(at("aM 0,0", "bM 1,0", "cM 2,0", "aS -1,0", players=3))
    before = core.position()[0].turns
    core.leave(1)
    columns = core.position()[0]
    assert (columns.turn[c.SEAT], columns.turns, columns.alive) == (0, before, [1, 0, 1])
    assert core.happenings()[0] == (c.FELL, 1, 0, 0)
    core.leave(0)
    assert core.over()
    assert core.happenings()[-1] == (c.GAME_OVER, 1, 0, 0)
    with pytest.raises(ValueError, match="over"):
        core.make(c.SKIP_CODE)
    with pytest.raises(ValueError, match="no active player"):
        core.leave(0)


def test_third_lost_turn_and_third_lock_out_fell() -> None:
    core = load(at("aM 0,0", "bM 1,0", lost=[2, 0]))
    core.make(c.code(c.LOST))
    assert [happening[0] for happening in core.happenings()] == [
        c.TURN_LOST,
        c.FELL,
        c.WRECKED,
        c.WRECK_REMOVED,
        c.GAME_OVER,
    ]
    ring = [f"X {name(at)}" for at in neighbours(ORIGIN)]
    core = load(at(*ring, "aS 0,0", "bM 2,0", players=2, activated=[0, 1], hand=[2, 0, 0, 0, 0, 0, 0, 0, 0, 0],
                   mother_in_hand=[1, 0], skips=[2, 0]))  # fmt: skip
    assert core.count() == 0
    core.make(c.SKIP_CODE)
    assert [happening[0] for happening in core.happenings()][:3] == [c.SKIPPED, c.LOCKED_OUT, c.FELL]


def test_stuck_after_two_rounds_of_skips_in_which_nothing_ran_out() -> None:
    """R-50: a's Climber is paralysed for two more turns; while it is, the skips do not count."""
    shut = at("aM 0,0", "bC 0,0", "bM 1,0", "aC 1,0", "bS 1,-1", "aS 0,1")
    shut[0].par[:] = [-1, 99, -1, 6, 99, 99]
    core = load(shut)
    for _ in range(9):
        core.make(c.SKIP_CODE)
    assert (core.stuck(), core.position()[0].turn[c.IDLE]) == (False, 0)
    core = load(at("aM 0,0", "bM 1,0"))
    for idle in range(1, 5):
        assert not core.stuck()
        core.make(c.SKIP_CODE)
        assert core.position()[0].turn[c.IDLE] == idle
    assert core.stuck()
    core.make(c.code(c.LOST))
    assert not core.stuck()


def test_candidates_are_sorted_and_free() -> None:
    core = load(at("aM 0,0", "bM 1,0", p_hexes=[pack(0, 1)]))
    assert [name(at) for at in core.candidates()] == ["0,-1", "1,-1", "2,-1", "-1,0", "2,0", "-1,1", "1,1"]
    core.add_power(pack(1, 1))
    assert core.position()[0].p_hexes == [pack(0, 1), pack(1, 1)]
    for taken in (pack(1, 1), pack(0, 0), -1):
        with pytest.raises(ValueError, match=r"P|hex"):
            core.add_power(taken)


def test_a_multi_jump_pays_only_beyond_two_jumps() -> None:
    row = [f"b{'S' if q % 2 else 'N'} {q},0" for q in (3, 5)] + [f"bS {q},1" for q in range(1, 7)]
    core = load(at("aJ* 0,0", "aM 1,0", "bM 7,0", *row))
    assert reach(core, 0) == sorted(["2,0", "4,0", "2,2", "0,2", "6,0", "4,2", "6,2", "8,0"])
    for target, paid in (("4,0", False), ("8,0", True)):
        mark = core.mark()
        core.make(c.code(c.MOVE, 0, parse(target)))
        assert (c.POWER_SPENT in [happening[0] for happening in core.happenings()]) == paid
        core.undo(mark)


# ---------------------------------------------------------------- uncompiled

UNCOMPILED = """
import json, sys
from parlour.games.hexnet import columns as c, _hot_core
assert _hot_core.__file__.endswith(".py")
found = []
for players, seed, most in json.load(sys.stdin):
    core = _hot_core.Core(players, c.RANDOM, 1, 1, 6)
    columns, secrets = c.start(players)
    core.sync(*columns, *secrets)
    made = core.playout(seed, most)
    found.append([made, core.key(), *core.position(), core.codes(), core.perft(1)])
json.dump(found, sys.stdout)
"""


@pytest.mark.slow
def test_uncompiled_the_same_games() -> None:
    asked = [(players, seed, 120) for players in SEATS for seed in (1, 2)]
    done = subprocess.run(
        [sys.executable, "-c", UNCOMPILED], input=json.dumps(asked), env={**os.environ, "PARLOUR_PURE": "1"},
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    for (players, seed, most), there in zip(asked, json.loads(done.stdout), strict=True):
        core = begun(players)
        made = core.playout(seed, most)
        assert json.loads(json.dumps([made, core.key(), *core.position(), core.codes(), core.perft(1)])) == there


# ---------------------------------------------------------------- classic Hive


def test_classic_games_can_be_taken_back_and_end_with_a_queen() -> None:
    game, rng, ended = Classic(), random.Random(4), 0
    start = game.moves()
    assert sorted(game.name(code) for code in start) == ["+A@0,0", "+B@0,0", "+G@0,0", "+S@0,0"]
    for _ in range(30):
        marks: list[tuple[int, list[tuple[str, int, int, int]], list[int]]] = []
        while (moves := game.moves()) and len(marks) < 300:
            marks.append((game.mark(), game.pieces(), moves))
            game.make(rng.choice(moves))
        ended += not moves
        pieces = game.pieces()
        assert all([kind for kind, side, *_ in pieces if side == s].count(letter) <= count
                   for s in (0, 1) for letter, count in zip(PIECES, COUNTS, strict=True))  # fmt: skip
        for mark, before, moves in reversed(marks):
            game.undo(mark)
            assert (game.pieces(), game.moves()) == (before, moves)
    assert ended > 0
    with pytest.raises(ValueError, match="no move"):
        game.make(-1)


def test_classic_queen_is_placed_by_the_fourth_turn() -> None:
    game = Classic()
    for _ in range(6):
        game.make(next(code for code in game.moves() if game.name(code)[1] in "SBGA"))
    assert {game.name(code)[1] for code in game.moves()} == {"Q"}


def test_classic_random_plies_are_counted() -> None:
    game = Classic()
    plies, listed, games = game.play(3, 2_000, 100)
    assert (plies, games >= 20, listed > plies) == (2_000, True, True)
    assert game.pieces() == []
