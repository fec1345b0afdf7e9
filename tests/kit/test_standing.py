"""Taking back in a record: what stands again, what may, and that the dice are still proved."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec.structs import replace

import parlour_example
from parlour.kit.actors import SYSTEM, Seat
from parlour.kit.chance import Seeded
from parlour.kit.legal import NotAllowed
from parlour.kit.record import Entry, MatchRecord, RecordError, read, write
from parlour.kit.recorder import Recorder
from parlour.kit.replay import replay, verify
from parlour.kit.standing import MOST_BACKS, Mark, Standing, back_to, targets

GAME = parlour_example.GAME
KEY = bytes(range(32))


def recorder(seats: int = 3) -> Recorder:
    return Recorder(GAME, GAME.Options(), seats, KEY, nonces=("a", "b", "c")[:seats])


def move(at: Recorder, choices: Seeded) -> Seat:
    """Somebody who is asked does something; who it was."""
    prompts = GAME.prompts(at.state)
    seat = prompts[choices.below("who", len(prompts))].seat
    at.act(seat, GAME.legal(at.state, seat).sample(choices))
    return seat


def wavering(seed: bytes, backs: int = 40) -> Recorder:
    """A whole game in which now and then something is taken back."""
    choices, at = Seeded(seed), recorder()
    while GAME.outcome(at.state) is None:
        last = move(at, choices)
        if GAME.outcome(at.state) is None and backs and choices.below("back", 3) == 0:
            backs -= 1
            at.take_back(last)
    return at


@pytest.mark.parametrize("seed", [b"a", b"b", b"c"])
def test_a_record_with_take_backs_is_verified_key_and_all(seed: bytes) -> None:
    at = wavering(seed)
    record = read(write(at.record()).splitlines())
    backs = [entry for entry in record.entries if back_to(entry) is not None]
    assert len(backs) > 10
    last = verify(GAME, record)
    assert record.closing is not None
    assert record.closing.key == KEY.hex()
    assert GAME.encode(last.state) == GAME.encode(at.state)
    for entry in backs:
        v = back_to(entry)
        assert entry.h == (record.entries[v - 1].h if v else record.header.h)


def test_chance_goes_on() -> None:
    """A house that rolled the known dice again is found out."""
    choices, at = Seeded(b"again"), recorder()
    counts = dict(at._chance.counts)
    last = move(at, choices)
    while at._chance.counts == counts:
        last = move(at, choices)
    rolled = at.entries[-1].chance
    at.take_back(last)
    at._chance.counts = counts
    action = GAME.notation.parse(at.entries[-2].do)
    at.act(last, action)
    assert at.entries[-1].chance == rolled
    while GAME.outcome(at.state) is None:
        move(at, choices)
    with pytest.raises(RecordError) as caught:
        verify(GAME, at.record())
    assert caught.value.code == "record_unfair"


def test_what_came_before_can_be_taken_back_too() -> None:
    at, choices = recorder(2), Seeded(b"x")
    states = [GAME.encode(at.state)]
    seats: list[Seat] = []
    while len(set(seats)) < 2 or len(seats) < 4:
        seats.append(move(at, choices))
        states.append(GAME.encode(at.state))
    first = next(i for i in range(len(seats) - 1, -1, -1) if seats[i] != seats[-1])
    at.take_back(seats[-1])
    assert GAME.encode(at.state) == states[len(seats) - 1]
    at.take_back(seats[first])
    assert GAME.encode(at.state) == states[first]
    assert GAME.encode(verify(GAME, at.record()).state) == states[first]


def test_nothing_to_take_back() -> None:
    at, choices = recorder(), Seeded(b"x")
    with pytest.raises(NotAllowed) as refused:
        at.take_back(Seat(0))
    assert refused.value.refused.code == "nothing_to_take_back"
    seat = move(at, choices)
    at.take_back(seat)
    with pytest.raises(NotAllowed):
        at.take_back(seat)
    seat = move(at, choices)
    at.system(f"leave {2 if seat != 2 else 1}")
    with pytest.raises(NotAllowed):
        at.take_back(seat)
    over = wavering(b"a")
    with pytest.raises(NotAllowed):
        over.take_back(Seat(0))


def test_a_recorder_takes_back_no_more_than_a_replay_would() -> None:
    at, choices = recorder(), Seeded(b"x")
    seat = move(at, choices)
    at._standing = replace(at._standing, backs=MOST_BACKS)
    with pytest.raises(NotAllowed):
        at.take_back(seat)
    at._standing = replace(at._standing, backs=MOST_BACKS - 1)
    at.take_back(seat)


def back(v: int, do: str, h: str) -> Entry:
    return Entry(v=v, by=SYSTEM, do=do, h=h)


@pytest.mark.parametrize(
    ("do", "code", "reason"),
    [
        ("back 0", "record_refused", "nothing_to_take_back"),
        ("back 1", "record_refused", "nothing_to_take_back"),
        ("back 999", "record_refused", "nothing_to_take_back"),
        ("back 99999999999999999999999999", "record_notation", "unknown_action"),
        ("back", "record_notation", "unknown_action"),
        ("back x", "record_notation", "unknown_action"),
        ("back -1", "record_notation", "unknown_action"),
        ("back 02", "record_notation", "unknown_action"),
        ("back \u0662", "record_notation", "unknown_action"),
    ],
)
def test_a_record_cannot_go_back_where_nobody_could(do: str, code: str, reason: str) -> None:
    at, choices = recorder(), Seeded(b"x")
    move(at, choices)
    at.system("leave 2")
    record = at.record()
    entries = [*record.entries, back(3, do, record.entries[-1].h)]
    with pytest.raises(RecordError) as caught:
        verify(GAME, replace(record, entries=entries))
    assert (caught.value.line, caught.value.code, caught.value.args_["reason"]) == (4, code, reason)


def first_back(record: MatchRecord) -> int:
    return next(i for i, entry in enumerate(record.entries) if back_to(entry) is not None)


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (lambda entry: replace(entry, h="0" * 16), "record_digest"),
        (lambda entry: replace(entry, chance=(("dice", 6, 1),)), "record_chance"),
        (lambda entry: replace(entry, do=f"back {entry.v - 1}"), "record_refused"),
        (lambda entry: replace(entry, by=0), "record_notation"),
    ],
)
def test_a_take_back_that_was_tampered_with(change: Callable[[Entry], Entry], code: str) -> None:
    record = wavering(b"a").record()
    i = first_back(record)
    entries = [change(entry) if k == i else entry for k, entry in enumerate(record.entries)]
    with pytest.raises(RecordError) as caught:
        verify(GAME, read(write(replace(record, entries=entries)).splitlines()))
    assert (caught.value.line, caught.value.code) == (i + 2, code)


def test_a_game_that_is_over_takes_nothing_back() -> None:
    record = wavering(b"b").record()
    v = len(record.entries) + 1
    entries = [*record.entries, back(v, f"back {v - 2}", record.entries[-2].h)]
    with pytest.raises(RecordError) as caught:
        verify(GAME, replace(record, entries=entries))
    assert caught.value.args_["reason"] == "game_over"


def test_the_entries_of_one_command_go_together() -> None:
    def entry(v: int, cmd: str, by: int = 0) -> Entry:
        return Entry(v=v, by=by, do="x", cmd=cmd)

    standing = Standing.start(2)
    for one in (entry(1, "a"), entry(2, "b"), entry(3, "b"), entry(4, "b", by=1), entry(5, ""), entry(6, "")):
        standing = standing.after(one)
    assert standing.marks == (Mark(5, ""), Mark(3, "b"))
    assert (standing.who(5), standing.who(3)) == (0, 1)
    with pytest.raises(NotAllowed):
        standing.who(4)


def test_positions_are_kept_only_where_somebody_comes_back() -> None:
    assert targets(wavering(b"c", backs=0).entries) == frozenset()
    many = [back(v, f"back {v}", "") for v in range(5_000)]
    assert len(targets(many)) == MOST_BACKS
    spent = replace(Standing.start(2).after(Entry(v=1, by=0, do="x")), backs=MOST_BACKS)
    with pytest.raises(NotAllowed):
        spent.who(0)


def test_a_kept_position_is_nobody_elses() -> None:
    """The state that stands again is not the one that was played on with."""
    at, choices = recorder(), Seeded(b"deep")
    seat = move(at, choices)
    before = GAME.encode(at.state)
    for _ in range(3):
        seat = move(at, choices)
        at.take_back(seat)
    *_, last = replay(GAME, at.record())
    assert GAME.encode(last.state) == before
