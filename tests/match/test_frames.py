"""Every viewer's own count: perfect recall, and no gap that tells of what happens in secret."""

from __future__ import annotations

import random

import msgspec
import pytest

from parlour.kit.actors import SPECTATOR, Seat, Viewer
from parlour.match.frames import KEPT, Count, FrameLog
from parlour.match.match import Match
from parlour.match.messages import Frame, Page, Update
from parlour.store.memory import MemoryStore
from tests.match.tools import (
    HandClock,
    asked,
    everybody,
    landed,
    loaded,
    own,
    play,
    random_move,
    seen,
    toy_match,
    toy_row,
)


def frame_bytes(frames: tuple[Frame, ...]) -> list[bytes]:
    return [msgspec.json.encode(frame) for frame in frames]


class Recorder:
    """What one viewer was sent live, by number."""

    def __init__(self, match: Match, viewer: Viewer) -> None:
        self.match, self.viewer = match, viewer
        self.n = 0
        self.frames: dict[int, bytes] = {}
        self.last: dict[int, bytes] = {}
        """The whole update at the numbers that were the last of a command."""
        self.views: dict[int, bytes] = {}

    def listen(self) -> None:
        update = self.match.update(self.n, self.viewer)
        if update.n == self.n:
            return
        assert not update.gap
        for frame, data in zip(update.frames, frame_bytes(update.frames), strict=True):
            assert frame.n == max(self.frames, default=0) + 1
            self.frames[frame.n] = data
        self.n = update.n
        self.last[self.n] = seen(update)
        self.views[self.n] = msgspec.json.encode((update.view, update.awaited))


async def recorded_game(match: Match, seed: int, most: int = 10**6) -> list[Recorder]:
    recorders = [Recorder(match, viewer) for viewer in everybody(match)]
    rng = random.Random(seed)
    for recorder in recorders:
        recorder.listen()
    for _ in range(most):
        if match.outcome is not None:
            break
        await random_move(match, rng)
        for recorder in recorders:
            recorder.listen()
    return recorders


def page_bytes(page: Page) -> bytes:
    return msgspec.json.encode(Frame(page.n, page.events))


@pytest.mark.parametrize("seed", range(5))
async def test_live_catch_up_and_replay_are_the_same_bytes(store: MemoryStore, clock: HandClock, seed: int) -> None:
    match = await toy_match(store, clock, toy_row(seats=2 + seed % 3))
    recorders = await recorded_game(match, seed)
    again = await loaded(store, clock, match.row.id)
    for recorder in recorders:
        n, viewer = recorder.n, recorder.viewer
        for since in range(n + 1):
            for source in (match, again):
                update = await source.catch_up(since, viewer)
                assert not update.gap
                assert frame_bytes(update.frames) == [recorder.frames[k] for k in range(since + 1, n + 1)]
                assert seen(update) == recorder.last[n]
        pages = await match.history(viewer)
        assert [page_bytes(page) for page in pages] == [recorder.frames[k] for k in range(1, n + 1)]
        for page in pages:
            if page.n in recorder.views:
                assert msgspec.json.encode((page.view, page.awaited)) == recorder.views[page.n]


@pytest.mark.parametrize("cut", [0, 1, 17, 50, 51, 99])
async def test_a_restart_changes_no_number(store: MemoryStore, clock: HandClock, cut: int) -> None:
    """The same game twice, once with a graceful stop in it: everybody is sent the same."""
    row = toy_row(rounds=20)
    straight = await toy_match(store, clock, row)
    recorders = await recorded_game(straight, 5, 120)

    other_store = MemoryStore()
    await other_store.create(row)
    match = await loaded(other_store, clock, row.id)
    rng = random.Random(5)
    await play(match, rng, cut)
    await match.snapshot()
    match = await loaded(other_store, clock, row.id)
    assert match._complete == (cut == 0)
    sequels = [Recorder(match, viewer) for viewer in everybody(match)]
    for sequel in sequels:
        sequel.n = match.number(sequel.viewer)
        sequel.frames = {sequel.n: b""}
    for _ in range(120 - cut):
        await random_move(match, rng)
        for sequel in sequels:
            sequel.listen()
    assert [entry.h for entry in await other_store.entries(row.id)] == [
        entry.h for entry in await store.entries(row.id)
    ]
    for recorder, sequel in zip(recorders, sequels, strict=True):
        assert sequel.n == recorder.n
        assert sequel.last.items() <= recorder.last.items()
        sequel.frames.pop(min(sequel.frames))
        assert sequel.frames.items() <= recorder.frames.items()


async def test_what_others_do_in_secret_leaves_no_gap(store: MemoryStore, clock: HandClock) -> None:
    match = await to_whisper(store, clock)
    (holder,) = asked(match)
    others = [viewer for viewer in everybody(match) if viewer.seat != holder]
    before = {viewer: (match.number(viewer), seen(match.update(0, viewer))) for viewer in others}
    assert all(match.update(0, viewer).awaited == () for viewer in others)
    n, v = match.number(Viewer(Seat(holder))), match.v
    await landed(match, holder, "note 2")
    assert match.v == v + 1
    assert match.number(Viewer(Seat(holder))) == n + 1
    assert {viewer: (match.number(viewer), seen(match.update(0, viewer))) for viewer in others} == before


async def test_ids_of_prompts_do_not_count_what_others_are_asked(store: MemoryStore, clock: HandClock) -> None:
    match = await to_whisper(store, clock)
    (holder,) = asked(match)
    await landed(match, holder, "note 2")
    await landed(match, holder, "note 1")
    assert own(match, 0).id == f"turn.{6 if holder == 0 else 4}", "turn, windows after 1 and 2, sealed choice, turn"


async def to_whisper(store: MemoryStore, clock: HandClock) -> Match:
    """The match where one seat, nobody else knows which, is asked for its notes."""
    match = await toy_match(store, clock, toy_row(cards=0))
    for seat in range(3):
        await landed(match, seat, "roll")
    for seat in range(3):
        await landed(match, seat, "choose 1")
    return match


async def test_a_draw_in_secret_is_seen_by_its_owner(store: MemoryStore, clock: HandClock) -> None:
    match = await toy_match(store, clock)
    for viewer in everybody(match):
        (first,) = match.update(0, viewer).frames
        cards = [event.get("card") is not None for event in first.events]
        assert cards == [seat == viewer.seat for seat in range(3) for _ in range(3)]


async def test_a_gap_beyond_what_is_kept(store: MemoryStore, clock: HandClock) -> None:
    match = await toy_match(store, clock, toy_row(rounds=50))
    await play(match, random.Random(2))
    n = match.number(SPECTATOR)
    assert n > KEPT + 10

    def gap(since: int) -> tuple[bool, int]:
        update: Update = match.update(since, SPECTATOR)
        return update.gap, len(update.frames)

    assert gap(n - KEPT) == (False, KEPT)
    assert gap(n - KEPT - 1) == (True, 0)
    assert gap(0) == (True, 0)
    assert gap(n) == (False, 0)
    assert gap(n + 1) == (True, 0), "a number of somebody else's"


def test_a_frame_exists_only_where_something_is_learnt() -> None:
    log = FrameLog(Count(), 0)
    fork = log.fork()
    assert fork.note(1, (), b"a") == Frame(1, ())
    assert fork.note(2, (), b"a") is None
    assert fork.note(3, ({"type": "Rang"},), b"a") == Frame(2, ({"type": "Rang"},))
    assert fork.note(4, (), b"b") == Frame(3, ())
    assert log.count.n == 0
    fork.land()
    assert [fork.number_at(v) for v in range(6)] == [0, 1, 1, 2, 3, 3]
    assert fork.since(1) == (Frame(2, ({"type": "Rang"},)), Frame(3, ()))


async def test_after_the_end_everything_may_be_seen(store: MemoryStore, clock: HandClock) -> None:
    match = await toy_match(store, clock)
    await play(match, random.Random(4))
    pages = await match.history(Viewer(omniscient=True))
    assert [page.n for page in pages] == list(range(1, len(pages) + 1))
    assert len(pages) > match.number(SPECTATOR)
    assert all(isinstance(player["hand"], list) for page in pages for player in page.view["players"])


async def test_a_restart_forgets_no_frame(store: MemoryStore, clock: HandClock) -> None:
    match = await toy_match(store, clock, toy_row(rounds=200))
    rng = random.Random(2)
    await play(match, rng, 900)
    again = await loaded(store, clock, match.row.id)
    assert not again._recalled
    for _ in range(40):
        await random_move(again, rng)
    await match.refresh()
    for viewer in everybody(match):
        n = match.number(viewer)
        assert n > KEPT
        for missed in (0, 1, 60, KEPT - 1, KEPT, KEPT + 1):
            there, here = await match.catch_up(n - missed, viewer), await again.catch_up(n - missed, viewer)
            assert here.gap == there.gap == (missed > KEPT)
            assert frame_bytes(here.frames) == frame_bytes(there.frames)
    for viewer in everybody(match):
        for v in range(match.v + 1):
            assert again._p.log(viewer).number_at(v) == match._p.log(viewer).number_at(v)
