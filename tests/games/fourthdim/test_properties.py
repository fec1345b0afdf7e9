"""What holds in any position of the public game, over random games and scattered positions."""

from __future__ import annotations

import random
import re

import pytest

from parlour.games.fourthdim import GAME
from parlour.games.fourthdim.columns import ARMY, BACK, IDLE, UP, WARP_DONE, Columns, is_future, kind_of, owner_of
from parlour.games.fourthdim.ending import army
from parlour.games.fourthdim.geometry import geometry
from parlour.games.fourthdim.model import (
    Action,
    BeamBack,
    BeamDown,
    BeamUp,
    EndTurn,
    Move,
    Navigate,
    OfferDraw,
    Options,
    State,
    TakeAtStart,
)  # fmt: skip
from parlour.games.fourthdim.turn import decode, encode
from parlour.games.fourthdim.workspace import synced
from parlour.kit.actors import OMNISCIENT, SPECTATOR, Seat, Viewer
from parlour.kit.chance import Seeded
from parlour.kit.legal import FORM_LIMIT, Form
from tests.games.fourthdim import plain
from tests.games.fourthdim.table import ANALYSIS, NO_CHANCE, at, mover, named, start, text, words
from tests.games.fourthdim.walks import SWITCHED, games, positions, scattered, turn_of

# ---------------------------------------------------------------- legality


def some_action(rng: random.Random, s: State) -> Action:
    """A well-formed decision; its spaces are mostly those where something stands, and those around."""
    board = geometry(s.options.rings)
    occupied = [cell for cell, piece in enumerate(s.board) if piece]
    near = sorted({other for cell in occupied for other in board.within(cell, 2)})

    def space() -> str:
        cells = rng.choice((occupied, occupied, near, near, range(board.cells)))
        return rng.choice(("e99", *[board.name(rng.choice(cells))] * 30))

    def take() -> str | None:
        return rng.choice((None, None, space()))

    own = [cell for cell in occupied if owner_of(s.board[cell]) == mover(s)]
    piece = rng.choice((space(), board.name(rng.choice(own)))) if own else space()
    around = board.within(board.cell(piece), 2) if board.cell(piece) >= 0 else (0,)
    to = rng.choice((space(), board.name(rng.choice(around))))
    victims = [board.cell(space()) for _ in range(rng.choice((1, 1, 2, 3)))]
    return rng.choice(
        (
            Move(piece, to, take()), Move(piece, to, take()), BeamUp(piece), BeamDown(to, take()), Navigate(),
            BeamBack(piece, to, take()), BeamBack(piece, to), EndTurn(), OfferDraw(),
            TakeAtStart(tuple(board.name(cell) for cell in rng.choice((victims, sorted(set(victims)))) if cell >= 0)),
        )
    )  # fmt: skip


@pytest.mark.clause("5.4")
@pytest.mark.parametrize("options", SWITCHED.values(), ids=SWITCHED)
def test_a_decision_is_refused_if_and_only_if_it_is_not_listed(options: plain.Options) -> None:
    """And R-11 is given as the reason exactly where §6 would allow the part."""
    rng, asked, spoilers = random.Random(str(options)), 0, 0
    for s in positions(120, seed=61, options=options):
        legal = GAME.legal(s, mover(s))
        listed = dict.fromkeys(legal)
        assert len(listed) == len(list(legal))
        assert all(legal.why_not(action) is None for action in listed)
        core = synced(s, turn_of(s).progress)
        possible = core.actions()
        for _ in range(40):
            action = some_action(rng, s)
            refused = legal.why_not(action)
            assert (refused is None) == (action in listed), (text(s), action, refused)
            number = encode(action, geometry(s.options.rings))
            if refused is not None and not isinstance(action, EndTurn):
                spoilt = number >= 0 and number in possible
                assert (refused.code == "would_block_part") == spoilt, (text(s), turn_of(s).progress, action, refused)
            asked += 1
        for number in possible:
            action = decode(number, geometry(s.options.rings))
            refused = legal.why_not(action)
            spoilers += refused is not None
            assert refused is None or refused.code == "would_block_part", (text(s), action, refused)
    assert asked > 8_000
    assert spoilers > 20


def test_sampling_finds_every_legal_decision_and_nothing_else() -> None:
    rng = Seeded(bytes(32))
    for s in scattered(12, seed=62):
        legal = GAME.legal(s, mover(s))
        listed = list(legal)
        if len(listed) > 60:
            continue
        drawn = {legal.sample(rng) for _ in range(40 * len(listed))}
        assert drawn == set(listed)


def test_the_form_is_the_list() -> None:
    for s in positions(60, seed=63):
        legal = GAME.legal(s, mover(s))
        assert legal.form() == tuple(legal)


@pytest.mark.parametrize(
    ("prey", "listed"), [("Wa2,Wa4,Wb1,Wb2,Wb5", True), ("Wa2,Wa4,Wb1,Wb2,Wb5,Wb6,Rc1,Rc3,Gd3,Gd4", False)]
)
def test_too_many_subsets_of_start_captures_travel_as_a_form(prey: str, listed: bool) -> None:
    """Ten enemies in reach have 1,023 subsets: the prompt carries their cells instead."""
    s = ANALYSIS.parse(f"w Ga1,Ga3,Rc15,Tc2 - Td20,{prey} -", Options())
    legal = GAME.legal(s, mover(s))
    captures = [action for action in legal if isinstance(action, TakeAtStart)]
    form = legal.form()
    if listed:
        assert form == tuple(legal)
    else:
        assert isinstance(form, Form)
        assert len(captures) + len(form.actions) == len(list(legal)) > FORM_LIMIT
        (cells,) = form.forms
        assert set(cells.fields["cells"].values) == {name for action in captures for name in action.cells}
        assert cells.fields["cells"].most == max(len(action.cells) for action in captures)


# ---------------------------------------------------------------- section 4


def check_table(s: State, alive: list[int]) -> None:
    """Pieces, tokens and warp states of both sides fit together; `alive` is what each side had before."""
    board = geometry(s.options.rings)
    inside = turn_of(s).progress[WARP_DONE]
    for side in (0, 1):
        kinds = army(s, side)
        assert len(kinds) <= alive[side]
        alive[side] = len(kinds)
        assert kinds.count(0) == 1
        assert all(kinds.count(kind) <= most for kind, most in enumerate(ARMY))
        tokens = [cell for cell, p in enumerate(s.board) if p and is_future(p) and owner_of(p) == side]
        mode, spot = s.mode[side], s.spot[side]
        assert tokens == ([s.future[side]] if mode == BACK else [])
        assert (s.lifted[side] >= 0) == (s.mark[side] >= 0) == (mode == UP)
        if mode == BACK:
            current, future = s.current[side], s.future[side]
            assert s.board[current] == s.board[future] - 4
            apart = board.dist(current, future)
            # Inside a turn the marker may be one ahead of the approach or behind it.
            behind = 1 if len(kinds) <= 2 or turn_of(s).seat == side else 0
            assert apart - bool(inside) <= spot <= apart + behind
            assert 1 <= apart <= 2
        else:
            assert s.current[side] == s.future[side] == -1
            assert spot in {IDLE: (0,), UP: (1, 2, 3)}.get(mode, (1, 2))


@pytest.mark.clause("4", "3.1")
def test_pieces_tokens_and_markers_always_fit_together() -> None:
    alive, states = [12, 12], 0
    for s, _ in games(60, seed=41):
        if s.turns == 0 and turn_of(s).progress[1]:
            alive = [12, 12]
        check_table(s, alive)
        states += 1
    assert states > 5_000


@pytest.mark.clause("4", "6.5")
def test_between_turns_the_marker_shows_the_distance_but_for_small_armies() -> None:
    pairs = behind = 0
    for s in (s for s, _ in games(60, seed=42) if turn_of(s).progress[1:4] == [1, 0, 0]):
        for side in (0, 1):
            if s.mode[side] == BACK:
                apart = geometry().dist(s.current[side], s.future[side])
                assert apart == s.spot[side] or (len(army(s, side)) <= 2 and (apart, s.spot[side]) == (1, 2))
                pairs += 1
                behind += apart < s.spot[side]
    assert pairs > 1_000
    assert behind > 10


# ---------------------------------------------------------------- bytes, views, clones


def test_state_and_view_survive_json_anywhere() -> None:
    for s in (s for s, _ in games(6, seed=43)):
        again = GAME.decode(GAME.encode(s))
        assert again == s
        assert GAME.digest(again) == GAME.digest(s)
        for viewer in (Viewer(Seat(0)), Viewer(Seat(1)), SPECTATOR, OMNISCIENT):
            assert GAME.revive(GAME.view(s, viewer).state) == s  # nothing is hidden in this game


def test_a_clone_is_independent() -> None:
    for s, action in games(6, seed=44):
        before = GAME.encode(s)
        other = GAME.clone(s)
        assert GAME.encode(other) == before
        GAME.apply(other, mover(other), action, NO_CHANCE)
        assert GAME.encode(s) == before


def test_legality_does_not_depend_on_what_was_asked_before() -> None:
    """The workspace is shared by all states of this process; each is synced by value."""
    states = [GAME.clone(s) for s, _ in games(4, seed=45)]
    alone = [[GAME.notation.format(a) for a in GAME.legal(s, mover(s))] for s in states]
    order = list(range(len(states)))
    random.Random(45).shuffle(order)
    assert all(words(states[i]) == alone[i] for i in order)


def test_the_picture_shows_every_piece_and_both_vortices() -> None:
    for s in scattered(40, seed=46):
        lines = GAME.picture(GAME.view(s, SPECTATOR)).splitlines()
        letters = re.sub(r"^ *\w+ ", "", "\n".join(lines[:-2]), flags=re.MULTILINE)
        for side, alphabet in ((0, "TGRW"), (1, "tgrw")):
            kinds = [alphabet[kind_of(p)] for p in s.board if p and owner_of(p) == side]
            assert sorted(kinds) == sorted(c for c in letters if c in alphabet)
        warps = text(s).split(" ")[2::2]
        assert lines[-2:] == [f"w {warps[0]}", f"b {warps[1]}"]


# ---------------------------------------------------------------- one rule, two writers


def columns_of(s: State, progress: list[int]) -> Columns:
    """The position of a state."""
    return Columns(s.board, s.mode, s.spot, s.lifted, s.mark, s.current, s.future, progress)


@pytest.mark.clause("6", "7")
@pytest.mark.parametrize("options", SWITCHED.values(), ids=SWITCHED)
def test_the_effects_in_python_are_those_of_the_core(options: plain.Options) -> None:
    made = 0
    for s in positions(100, seed=64, options=options):
        for action in GAME.legal(s, mover(s)):
            if isinstance(action, EndTurn):
                continue
            core = synced(s, turn_of(s).progress)
            if isinstance(action, TakeAtStart):
                won = core.capture([geometry(s.options.rings).cell(name) for name in action.cells])
            else:
                won = core.play(encode(action, geometry(s.options.rings)))
            expected = core.position()
            after = GAME.clone(s)
            turn = turn_of(after)
            GAME.apply(after, mover(after), action, NO_CHANCE)
            assert won == (GAME.outcome(after) is not None and after.winner >= 0)
            assert columns_of(after, turn.progress) == expected, (text(s), action)
            made += 1
    assert made > 1_500


# ---------------------------------------------------------------- symmetry

SIZE = {"a": 4, "b": 8, "c": 16, "d": 32}


def half_turn(words_: str) -> str:
    """The words with every space on the opposite side of the board, start captures in board order again."""
    turned = re.sub(r"([a-d])(\d+)", lambda m: f"{m[1]}{(int(m[2]) - 1 + SIZE[m[1]] // 2) % SIZE[m[1]] + 1}", words_)
    if turned.startswith("x:"):
        cells = sorted(turned[2:].split(","), key=geometry().cell)
        return "x:" + ",".join(cells)
    return turned


@pytest.mark.clause("3.2")
def test_half_a_turn_with_the_colours_swapped_changes_nothing() -> None:
    """A game and its image, side by side, decision by decision."""
    for seed in range(6):
        image = at("b " + text(start()).partition(" ")[2])
        for s, action in games(1, seed=470 + seed):
            assert {half_turn(word) for word in words(s)} == set(words(image))
            GAME.apply(image, mover(image), named(half_turn(GAME.notation.format(action))), NO_CHANCE)
        assert GAME.outcome(image) is not None


@pytest.mark.clause("2.2")
def test_the_images_of_scattered_positions() -> None:
    for s in scattered(80, seed=48):
        side, white, white_warp, black, black_warp = text(s).split(" ")
        fields = ["bw"["wb".index(side)], *map(half_turn, (black, black_warp, white, white_warp))]
        image = ANALYSIS.parse(" ".join(fields), Options())
        assert {half_turn(word) for word in words(s)} == set(words(image))
