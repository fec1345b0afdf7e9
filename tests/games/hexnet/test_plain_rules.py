"""The plain rules where the vectors end: turns, time, leaving, draws, statuses, caps and what is seen."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.hexnet import plain
from tests.games.hexnet.plain import Options, Position
from tests.games.hexnet.plain_model import LETTERS, neighbours
from tests.games.hexnet.plain_moves import blocked
from tests.games.hexnet.plain_vectors import VECTORS, Setup, built, played


def example(id: str) -> Position:
    """The set-up of that vector."""
    return built(next(vector["setup"] for vector in VECTORS if vector["id"] == id))


def board(*units: str, n: int = 2, **more: Any) -> Position:
    """A position from units like "aM 0,0 P" in the order of their ids, wrecks as "-X 0,0"; more as in the vectors."""
    entries = []
    for text in units:
        name, cell, *p = text.split()
        q, r = cell.split(",")
        kind = name[1]
        owner = None if kind == "X" else LETTERS.index(name[0])
        entries.append({"kind": kind, "owner": owner, "cell": [int(q), int(r)], "P": bool(p)})
    setup: Setup = {"n": n, "units": entries, **more}
    return built(setup)


def under(position: Position, **options: Any) -> Position:
    """The same game under other options."""
    position.options = Options(**options)
    return position


def first(position: Position, choose: plain.Choose = lambda hexes: hexes[0]) -> Position:
    """After the first action of the list."""
    return plain.apply(position, plain.legal(position)[0], choose)


# ---------------------------------------------------------------- 7 to 9 moves, statuses, abilities


@pytest.mark.parametrize(("end", "kept"), [("4,0", True), ("2,2", True), ("6,0", False), ("8,0", False)])
def test_multi_jump_costs_its_p_beyond_two_jumps(end: str, kept: bool) -> None:
    """X25"""
    assert plain.apply(example("X25"), f"J1>{end}").unit(0).p == kept


def test_multi_jump_pays_before_it_collects() -> None:
    position = example("X25")
    position.p_hexes = [(8, 0)]
    after = plain.apply(position, "J1>8,0")
    assert (after.unit(0).p, after.p_hexes) == (True, [])


def test_immobilised_for_one_own_turn() -> None:
    """X35"""
    position = played(example("X34"), [[">", 0, [3, 0]], [">", 3, [0, 0]]])
    position = first(position)
    assert (position.turn, position.players[1].turns, blocked(position, position.unit(3))) == (1, 7, True)
    position = advance_to(position, 8, seat=1)
    assert (position.turn, position.players[1].turns, blocked(position, position.unit(3))) == (1, 8, False)


def test_a_netter_has_one_trap_and_an_owner_one_on_a_hex() -> None:
    """R-27"""
    position = board("aM 0,0", "bM 1,0", "aN 2,0", "aN 0,1", traps=[[[2, 0], 0], [[2, 0], 1], [[9, 9], 0]])
    position.traps[(2, 0), 0], position.traps[(9, 9), 0] = 3, 2
    move = min(text for text in plain.public_actions(position) if text.startswith("N1>"))
    assert plain.apply(position, move).traps == {((2, 0), 0): 2, ((2, 0), 1): None}


def test_clone_lives_for_two_own_turns_and_is_then_a_wreck() -> None:
    """X40"""
    position = plain.apply(example("X40"), "N1*0,1")
    for turns in (6, 7):
        position = advance_to(position, turns)
        assert any(text.startswith("K1>") for text in plain.public_actions(position))
    position.board[(0, 2)] = [plain.Unit(9, "S", 1, "S9")]  # without it the wreck is a leaf and goes at once
    position.players[0].lost = 0
    position = plain.lose_turn(position)
    wreck = position.unit(3)
    assert (wreck.kind, wreck.owner, wreck.name, wreck.wreck_order) == ("X", None, "X1", 0)
    assert position.hex_of(3) == (0, 1)


def advance_to(position: Position, turns: int, seat: int = 0) -> Position:
    """Both lose turns until that player is in that turn."""
    while position.players[seat].turns < turns:
        position.players[0].lost = position.players[1].lost = 0
        position = plain.lose_turn(position)
    return position


def test_grapple_takes_single_units_of_anybody_but_no_wreck() -> None:
    position = board("aM 0,0", "aC 1,0 P", "bM 2,0", "bC 2,-1", "-X 1,1", "aS 0,1", "bS 3,-1", act=[True, False])
    actions = {text for text in plain.public_actions(position) if "^" in text}
    assert {text[: text.index(">")] for text in actions} == {"C1^aO1", "C1^aS1", "C1^bO1", "C1^bC1"}
    assert {text[text.index(">") + 1 :] for text in actions} == {"1,-1"}


def test_grapple_springs_traps_and_collects() -> None:
    position = board("aM 0,0", "aC 1,0 P", "bM 2,0", "bS 1,1", traps=[[[1, -1], 0]], P=[[1, -1]])
    after = plain.apply(position, "C1^bS1>1,-1")
    assert (after.traps, after.p_hexes) == ({}, [])
    assert (after.unit(3).p, after.unit(3).imm, after.unit(1).p) == (True, 6, False)


def test_emp_reaches_every_level() -> None:
    position = board("aM 0,0", "aS 1,0 P", "bM 2,0", "cC 2,0", "-X 1,1", "bS 3,0", n=3)
    after = plain.apply(position, "S1!")
    assert {unit.id: unit.par for _, _, unit in after.units() if unit.par >= 0} == {2: 6, 3: 6}


@pytest.mark.parametrize(("decoys", "offered"), [(6, True), (7, False)])
def test_at_most_eight_cores(decoys: int, offered: bool) -> None:
    """R-40"""
    position = board("aM 0,0 P", "bM 1,0", *(f"aD {-at},0" for at in range(1, decoys + 1)))
    assert any("%" in text for text in plain.public_actions(position)) == offered


def test_transfer_without_a_mothership_chooses_nothing() -> None:
    position = board("aD 0,0 P", "bM 1,0", hands=[{"M": 1}, {}])
    assert "O1%-1,0" in plain.public_actions(position)
    assert not any("=" in text for text in plain.public_actions(position))


@pytest.mark.parametrize(("hand", "offered"), [(58, True), (59, False)])
def test_nothing_is_created_beyond_the_cap(hand: int, offered: bool) -> None:
    """R-03"""
    position = board("aM 0,0", "aN 1,0 P", "bM 2,0", hands=[{"S": hand}, {}])
    assert any("*" in text for text in plain.public_actions(position)) == offered


# ---------------------------------------------------------------- 9.1 P maintenance


def test_p_maintenance_every_second_round_from_the_third_on() -> None:
    position = under(board("aM 0,0", "bM 1,0", P=[[9, 9]]), p_mode="random")
    rounds: list[list[tuple[int, int]]] = []

    def last(hexes: list[tuple[int, int]]) -> tuple[int, int]:
        rounds.append(hexes)
        return hexes[-1]

    gone: list[list[str]] = []
    while len(gone) < 10:
        position.players[0].lost = position.players[1].lost = 0
        position = plain.lose_turn(position, last)
        gone.append(position.log[1:])
    assert [events for events in gone if events] == [["p@9,9", "P@1,1"]], "one is enough for two players"
    assert gone[5]
    assert rounds == [[(0, -1), (1, -1), (2, -1), (-1, 0), (2, 0), (-1, 1), (0, 1), (1, 1)]]


# ---------------------------------------------------------------- 11 leaving and time


def test_the_third_turn_lost_in_a_row_is_a_fall() -> None:
    """C3"""
    position = plain.new_game(3)
    for turns in (1, 2, 3):
        assert (position.players[0].turns, position.players[0].moves) == (turns, 0)
        position = plain.lose_turn(position)
        assert position.players[0].alive == (turns < 3)
        position = first(first(position))
    assert position.falls == [[0]]


def test_skips_do_not_reset_lost_turns_but_actions_do() -> None:
    """C5"""
    position = board("aM 0,0", "bM 1,0", "bS 2,0")
    position = plain.lose_turn(position)
    position.unit(0).par = 6
    position = first(position)
    assert position.log == ["a--"]
    assert (position.turn, position.players[0].lost, position.players[0].turns) == (1, 1, 6)
    position = plain.lose_turn(first(position))
    acted = first(first(position))
    assert acted.players[0].lost == 0
    position = plain.lose_turn(first(position))
    assert (position.over, position.winners, position.log) == (True, [1], ["a#t", "a#f"])


def test_turn_timeout_fall() -> None:
    position = plain.lose_turn(under(plain.new_game(3), turn_timeout="fall"))
    assert (position.falls, position.turn) == ([[0]], 1)


def test_game_clock_at_zero_is_a_fall() -> None:
    position = plain.out_of_time(first(plain.new_game(2)))
    assert (position.over, position.winners, position.falls) == (True, [0], [[1]])


def test_leaving_in_turn_passes_it_on() -> None:
    position = plain.leave(first(plain.new_game(3)), 1)
    assert (position.turn, position.players[2].turns, position.log) == (2, 1, ["b#q"])


def test_leaving_out_of_turn_can_take_the_last_action_of_the_player_to_move() -> None:
    """R-53: six units in a ring, one of them becomes a wreck and goes, so a's Mothership becomes a link."""
    position = board("aM 1,0", "cS 0,1", "cM -1,1", "bM -1,0", "cS 0,-1", "cS 1,-1", n=3)
    assert plain.public_actions(position) == {"O1>2,-1", "O1>1,1"}
    after = plain.leave(position, 1)
    assert (after.log, after.turn) == (["b#q", "a--"], 2)
    assert [player.turns for player in after.players] == [5, 5, 6]


def test_leaving_out_of_turn_changes_nothing_else() -> None:
    after = plain.leave(plain.new_game(3), 1)
    assert (after.turn, after.log, [player.turns for player in after.players]) == (0, ["b#q"], [1, 0, 0])


# ---------------------------------------------------------------- 12 the end


def test_the_same_public_position_for_the_third_time_is_a_draw() -> None:
    position = board("aM 0,0", "bM 1,0", "aS 2,0", "bS 0,1", moves=[9, 9])  # before, own moves differ
    position = plain.apply(position, "S1>2,-1")
    seen = 0
    while not position.over and seen < 20:
        for text in ("S1>-1,1", "S1>2,0", "S1>0,1", "S1>2,-1"):
            if not position.over:
                position = plain.apply(position, text)
                seen += 1
    assert (position.reason, position.winners, seen) == ("repetition", [0, 1], 8)
    assert plain.ranking(position) == {0: 1, 1: 1}


def test_a_turn_lost_or_skipped_adds_no_occurrence() -> None:
    position = board("aM 0,0", "bM 1,0", "aS 2,0", "bS 0,1")
    position = first(position)
    assert len(position.seen) == 1
    assert plain.lose_turn(position).seen == position.seen


def locked(**options: Any) -> Position:
    """a sits in a ring of wrecks and is not activated, b's Mothership is pinned; nobody can do anything."""
    ring = [f"-X {q},{r}" for q, r in neighbours((0, 0))]
    position = board(*ring, "aS 0,0", "bM 2,0", "-X 3,0", act=[False, True], moves=[1, 1], hands=[{"M": 1}, {}])
    return under(position, **options)


def test_two_rounds_in_which_nobody_can_act_are_a_draw() -> None:
    """R-50"""
    position = plain.settle(locked(lockout_turns=0), lambda hexes: hexes[0], skips=True)
    assert (position.reason, position.log) == ("no_action", ["a--", "b--", "a--", "b--"])


def test_no_such_draw_while_a_lock_out_is_under_way() -> None:
    """R-50, R-52"""
    position = plain.settle(locked(), lambda hexes: hexes[0], skips=True)
    assert (position.reason, position.winners) == ("last", [1])
    assert position.log == ["a--", "b--", "a--", "b--", "a--", "a#l"]


def test_no_such_draw_while_a_status_is_pending() -> None:
    """R-50"""
    position = locked(lockout_turns=0)
    position.unit(7).par = 8
    position = plain.settle(position, lambda hexes: hexes[0], skips=True)
    assert (position.reason, len(position.log), position.players[1].turns) == ("no_action", 10, 10)


def test_ranking_is_the_reverse_order_of_falling() -> None:
    position = plain.new_game(5)
    for seat in (3, 0, 4, 1):
        position = plain.leave(position, seat)
    assert (position.winners, plain.ranking(position)) == ([2], {2: 1, 1: 2, 4: 3, 0: 4, 3: 5})
    assert plain.ranking(played(example("X32"), [[">", 9, [1, -1]]])) == {0: 1, 1: 1}


def test_a_game_cut_off_has_no_ranking() -> None:
    position = first(first(under(plain.new_game(2), max_actions=2)))
    assert (position.over, position.reason, position.winners, plain.ranking(position)) == (True, "truncated", [], {})


# ---------------------------------------------------------------- 13 hidden information


def test_opponents_see_cores() -> None:
    """X42"""
    position = plain.apply(example("X42"), "O1%-1,0=O2")
    entries = {
        viewer: {entry["name"]: entry["kind"] for entry in own_units(position, viewer)} for viewer in (0, 1, None)
    }
    assert entries == {0: {"O1": "D", "O2": "M"}, 1: {"O1": "O", "O2": "O"}, None: {"O1": "O", "O2": "O"}}


def own_units(position: Position, viewer: int | None) -> list[dict[str, Any]]:
    """What that viewer sees of a's units."""
    shown: Any = plain.observation(position, viewer)["board"]
    return [entry for stack in shown.values() for entry in stack if entry["owner"] == 0]


def test_traps_hands_and_actions_are_their_owners() -> None:
    position = played(example("X34"), [[">", 0, [3, 0]]])
    views = {viewer: plain.observation(position, viewer) for viewer in (0, 1, None)}
    assert [view["own_traps"] for view in views.values()] == [[((0, 0), 0)], [], []]
    assert [bool(view["actions"]) for view in views.values()] == [False, True, False]
    assert [list(view["own_hands"]) for view in views.values() if isinstance(view["own_hands"], dict)] == [[0], [1], []]


def test_after_the_game_everything_is_seen() -> None:
    position = plain.leave(plain.apply(example("X34"), "N1>3,0"), 1)
    assert plain.observation(position, 1)["own_traps"] == [((0, 0), 0)]
    assert {entry["kind"] for entry in own_units(position, None)} == {"M", "N"}


def test_an_action_that_is_not_legal_is_refused() -> None:
    with pytest.raises(ValueError, match="not legal"):
        plain.apply(plain.new_game(2), "+S@1,0")
    with pytest.raises(ValueError, match="not legal"):
        plain.apply(plain.new_game(2), plain.Place("S", (1, 0)))
    with pytest.raises(ValueError, match="no skip is due"):
        plain.skip(plain.new_game(2))
