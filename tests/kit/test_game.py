"""What the kit derives for every game: bytes, digests, outcomes, defaults."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import parlour_example
from parlour.kit.actors import OMNISCIENT, SPECTATOR, Seat, Viewer
from parlour.kit.agenda import Kernel
from parlour.kit.chance import Scripted, Seeded
from parlour.kit.game import Game, Outcome
from parlour.kit.legal import Refused
from tests.kit.toy import TOY, Add, Board, Toy

GAME = parlour_example.GAME


def board() -> Board:
    return TOY.start(TOY.Options(), 2, Seeded(b"k"))[0]


def test_the_digest_of_a_known_position_never_changes() -> None:
    """It stands in records: a change of it makes every one of them unreadable."""
    assert TOY.digest(board()) == "bc8795e8af157312"


def test_the_digest_does_not_depend_on_the_order_of_insertion() -> None:
    one, other = board(), board()
    one.notes = {"a": [1], "b": [2]}
    other.notes = {"b": [2], "a": [1]}
    assert TOY.digest(one) == TOY.digest(other) != TOY.digest(board())


def test_bytes_that_fit_no_state_are_refused() -> None:
    for data in (b"", b"[]", b"{}", b'{"seats":2,"agenda":[{"type":"Nothing"}]}'):
        with pytest.raises((msgspec.MsgspecError, KeyError)):
            TOY.decode(data)


@settings(max_examples=40)
@given(st.integers(2, 10), st.binary(min_size=4, max_size=4), st.integers(0, 60))
def test_clone_and_json_commute_with_a_decision(seats: int, key: bytes, steps: int) -> None:
    """clone∘apply = apply∘clone, decode∘encode = id, at any point of a game."""
    choices, counts = Seeded(b"choices" + key), dict[str, int]()
    s, _ = GAME.start(GAME.Options(), seats, Seeded(key, counts))
    for _ in range(steps):
        if GAME.outcome(s) is not None:
            return
        prompts = GAME.prompts(s)
        seat = prompts[choices.below("who", len(prompts))].seat
        action = GAME.legal(s, seat).sample(choices)
        twin, thawed, after = GAME.clone(s), GAME.decode(GAME.encode(s)), dict(counts)
        assert twin == thawed == s
        GAME.apply(s, seat, action, Seeded(key, counts))
        for other in (twin, thawed):
            GAME.apply(other, seat, action, Seeded(key, dict(after)))
            assert GAME.digest(other) == GAME.digest(s)


@pytest.mark.parametrize(
    ("ranks", "winners"),
    [((1, 2), (0,)), ((2, 1, 1), (1, 2)), ((1, 1), ()), ((1,), (0,)), ((1, 1, 1), ())],
)
def test_winners_are_those_of_rank_one_unless_all_share_it(ranks: tuple[int, ...], winners: tuple[int, ...]) -> None:
    assert Outcome(ranks, "x").winners() == winners


def test_the_defaults_of_a_game() -> None:
    s = board()
    assert TOY.check(TOY.Options(), 2) == []
    assert TOY.bots() == {}
    assert TOY.invariants(s) == []
    assert TOY.option_sets() == (TOY.Options(),)
    assert TOY.open(s, Seat(0)).why_not(Add(1)) == Refused("nothing_open")
    assert TOY.answer(None, TOY.view(s, SPECTATOR), TOY.prompts(s)[0]) is None
    assert TOY.records([(0, Add(1)), (1, Add(2))]) == ["add 1", "add 2"]


def test_a_time_out_is_a_leaving_unless_the_game_says_otherwise() -> None:
    s = board()
    TOY.expires(s, Seat(0), Scripted(""))
    assert TOY.outcome(s) is not None


def test_the_whole_games_time_means_what_a_turns_does_unless_the_game_says_otherwise() -> None:
    class Patient(Toy):
        def expired(self, s: Any, seat: Seat, k: Kernel) -> None:
            """Nothing happens."""

        def flagged(self, s: Any, seat: Seat, k: Kernel) -> None:
            self.leave(s, seat, k)

    for game, over in ((TOY, True), (Patient(), True)):
        s = board()
        game.flags(s, Seat(0), Scripted(""))
        assert (game.outcome(s) is not None) is over
    s = board()
    assert Patient().expires(s, Seat(0), Scripted("")) == []
    assert Patient().outcome(s) is None


def test_a_game_without_rules_says_what_is_missing() -> None:
    class Bare(Toy):
        new = Game.new
        outcome = Game.outcome
        leave = Game.leave

    bare: Game[Any, Any] = Bare()
    with pytest.raises(NotImplementedError):
        bare.start(TOY.Options(), 2, Seeded(b""))
    with pytest.raises(NotImplementedError):
        bare.outcome(board())
    with pytest.raises(NotImplementedError):
        bare.leave(board(), Seat(0), Kernel(board(), Seeded(b"")))


def test_a_view_says_whose_it_is() -> None:
    s = board()
    assert TOY.view(s, Viewer(Seat(1))).seat == 1
    assert TOY.view(s, SPECTATOR).seat is None
    assert TOY.view(s, OMNISCIENT).seats == 2
    assert msgspec.json.decode(msgspec.json.encode(TOY.view(s, Viewer(Seat(1))))) == msgspec.to_builtins(
        TOY.view(s, Viewer(Seat(1)))
    )
