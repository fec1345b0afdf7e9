"""Who stays away: announced, then played for by the table's setting, until the seat is back. Only hand clocks."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest

from parlour.kit.actors import SPECTATOR, Seat
from parlour.kit.agenda import Prompt
from parlour.kit.clock import Fischer, NoClock, TimeControl
from parlour.kit.game import View
from parlour.match.absence import AWAY_MS, Absence
from parlour.match.house import Created, House, SeatSpec, TableSpec
from parlour.match.match import Match
from parlour.match.ports import MatchId
from parlour.store.memory import MemoryStore
from tests.match import toy
from tests.match.tools import HandClock, Player, asked, house, landed, seat_all

OPEN = SeatSpec()
BOT = SeatSpec(kind="bot", level="easy")
PATIENCE = 60_000


class Levels(Player):
    """A thinker that remembers which level was asked, and may be held up."""

    def __init__(self) -> None:
        super().__init__()
        self.levels: list[str] = []
        self.go = asyncio.Event()
        self.go.set()

    async def think(
        self, game: str, level: str, options: dict[str, Any], view: View, prompt: Prompt, seed: str
    ) -> list[str]:
        self.levels.append(level)
        answer = await super().think(game, level, options, view, prompt, seed)
        await self.go.wait()
        return answer


@pytest.fixture
def thinker() -> Levels:
    return Levels()


@pytest.fixture
async def hall(store: MemoryStore, clock: HandClock, thinker: Levels) -> AsyncIterator[House]:
    opened = house(store, clock, thinker)
    yield opened
    await opened.stop()


async def begun(
    hall: House,
    away: str = "default",
    *,
    seats: tuple[SeatSpec, ...] = (OPEN, OPEN),
    control: TimeControl | None = None,
    **options: int,
) -> Match:
    spec = TableSpec(
        game="toy", seats=seats, away=away, away_ms=PATIENCE, options=options, control=control or NoClock()
    )  # fmt: skip
    made = await hall.create(spec)
    assert isinstance(made, Created)
    await seat_all(hall, made.row.id, sum(seat.kind == "open" for seat in seats))
    match = await hall.match(made.row.id)
    assert match is not None
    return match


def here(hall: House, match: MatchId, *seats: int) -> None:
    """Exactly these seats have a connection now."""
    hall.attend(match, frozenset(seats))


def look(hall: House, match: Match) -> Absence:
    found = hall.absence(match.row.id)
    assert found is not None
    return found


async def until(true: Callable[[], bool]) -> None:
    """Give way to the house's own work until it is so; the test's time limit ends it otherwise."""
    while not true():  # noqa: ASYNC110  # what is waited for has no event: rows in a store, a task that ends
        await asyncio.sleep(0)


async def settled(hall: House, match: Match) -> None:
    """Until nobody decides anything any more."""
    await until(lambda: not hall._bots.busy(match.row.id))


async def done(store: MemoryStore, match: Match) -> list[tuple[object, str]]:
    return [(entry.by, entry.do) for entry in await store.entries(match.row.id)]


async def test_an_absence_is_announced_and_then_played_for(hall: House, store: MemoryStore, clock: HandClock) -> None:
    told: list[tuple[str, ...]] = []
    match = await begun(hall)
    hall.on_absence = lambda match_id: told.append(look(hall, match).state)
    here(hall, match.row.id, 0, 1)
    assert look(hall, match) == Absence(("here", "here"), (0, 0), None)
    clock.wait(1_000)
    here(hall, match.row.id, 1)
    until = clock.now + PATIENCE
    assert look(hall, match) == Absence(("gone", "here"), (until, 0), clock.now + AWAY_MS)
    clock.wait(AWAY_MS - 1)
    await hall.tick()
    assert told == []
    clock.wait(1)
    await hall.tick()
    assert told == [("away", "here")]
    assert look(hall, match) == Absence(("away", "here"), (until, 0), until)
    clock.wait(PATIENCE - AWAY_MS - 1)
    await hall.tick()
    assert await done(store, match) == []
    clock.wait(1)
    await hall.tick()
    await settled(hall, match)
    assert told == [("away", "here"), ("played", "here")]
    assert look(hall, match) == Absence(("played", "here"), (until, 0), None)
    assert await done(store, match) == [("system", "expire 0")]
    assert set(asked(match)) == {1}


async def test_whenever_the_match_waits_for_it_until_it_is_back(
    hall: House, store: MemoryStore, clock: HandClock
) -> None:
    match = await begun(hall, cards=0)
    here(hall, match.row.id, 1)
    clock.wait(PATIENCE)
    await hall.tick()
    await settled(hall, match)
    await landed(match, 1, "roll")
    await settled(hall, match)
    assert [do for _, do in await done(store, match)] == ["expire 0", "roll", "expire 0"]
    here(hall, match.row.id, 0, 1)
    assert look(hall, match).state == ("here", "here")
    await landed(match, 1, "choose 2")
    await settled(hall, match)
    own = [do for by, do in await done(store, match) if do == "expire 0"]
    assert len(own) == 2, "it is back: the house waits for it again"


async def test_a_reconnect_within_grace_changes_nothing(hall: House, store: MemoryStore, clock: HandClock) -> None:
    match = await begun(hall)
    here(hall, match.row.id, 0, 1)
    for _ in range(20):
        here(hall, match.row.id, 1)
        clock.wait(PATIENCE - 1)
        await hall.tick()
        here(hall, match.row.id, 0, 1)
        await hall.tick()
    await settled(hall, match)
    assert await done(store, match) == []


async def test_a_bot_sits_in_by_the_same_door(
    hall: House, store: MemoryStore, clock: HandClock, thinker: Levels, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(toy.ToyGame, "bots", lambda _: dict.fromkeys(("easy", "medium", "hard")))
    match = await begun(hall, "bot", seats=(OPEN, OPEN, BOT))
    here(hall, match.row.id, 1)
    clock.wait(PATIENCE)
    await hall.tick()
    await settled(hall, match)
    assert await done(store, match) == [(0, "roll"), (2, "pass")]
    assert thinker.levels == ["medium", "easy"]


@pytest.mark.parametrize(
    ("levels", "level"), [((), "easy"), (("easy",), "easy"), (("a", "b"), "a"), (("a", "b", "c"), "b")]
)
async def test_the_strongest_but_one(
    hall: House,
    clock: HandClock,
    thinker: Levels,
    levels: tuple[str, ...],
    level: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(toy.ToyGame, "bots", lambda _: dict.fromkeys(levels))
    match = await begun(hall, "bot")
    here(hall, match.row.id, 1)
    clock.wait(PATIENCE)
    await hall.tick()
    await settled(hall, match)
    assert set(thinker.levels) == {level}


async def test_who_is_back_while_the_bot_thinks_decides(
    hall: House, store: MemoryStore, clock: HandClock, thinker: Levels
) -> None:
    thinker.go.clear()
    match = await begun(hall, "bot")
    here(hall, match.row.id, 1)
    clock.wait(PATIENCE)
    await hall.tick()
    await asyncio.sleep(0)
    assert hall._bots.busy(match.row.id)
    here(hall, match.row.id, 0, 1)
    thinker.go.set()
    await settled(hall, match)
    assert await done(store, match) == []
    assert thinker.levels == ["easy"]


async def test_who_is_back_before_the_default_action_lands_decides(hall: House, store: MemoryStore) -> None:
    match = await begun(hall)
    ((seat, prompt),) = asked(match).items()
    refused = await match.expire(Seat(seat), prompt.id, lambda: False)
    assert refused is not None
    assert refused.code == "prompt_closed"
    assert await done(store, match) == []


async def test_a_table_that_waits_waits(hall: House, store: MemoryStore, clock: HandClock) -> None:
    match = await begun(hall, "wait")
    here(hall, match.row.id, 1)
    assert look(hall, match).until_ms == (0, 0)
    clock.wait(30 * 24 * 3_600_000)
    await hall.tick()
    await settled(hall, match)
    assert look(hall, match) == Absence(("away", "here"), (0, 0), None)
    assert await done(store, match) == []


async def test_where_everybody_has_gone_home_nobody_is_played_for(
    hall: House, store: MemoryStore, clock: HandClock
) -> None:
    """They come back tomorrow; the one who comes first finds the other away, and then the table's setting holds."""
    match = await begun(hall, seats=(OPEN, OPEN, BOT))
    here(hall, match.row.id, 0, 1)
    here(hall, match.row.id, 1)
    here(hall, match.row.id)
    clock.wait(10 * PATIENCE)
    await hall.tick()
    await settled(hall, match)
    assert (look(hall, match).state[:2], await done(store, match)) == (("away", "away"), [])
    here(hall, match.row.id, 1)
    assert look(hall, match).state == ("played", "here", "here")
    await settled(hall, match)
    assert (await done(store, match))[0] == ("system", "expire 0")


async def test_a_restart_starts_the_absence_anew(store: MemoryStore, clock: HandClock, thinker: Levels) -> None:
    first = house(store, clock, thinker)
    match = await begun(first)
    here(first, match.row.id, 1)
    clock.wait(PATIENCE - 1)
    await first.stop()
    clock.wait(1_000_000)
    again = house(store, clock, thinker)
    await again.start()
    back = await again.match(match.row.id)
    assert back is not None
    here(again, match.row.id, 1)
    assert look(again, back) == Absence(("gone", "here"), (clock.now + PATIENCE, 0), clock.now + AWAY_MS)
    clock.wait(PATIENCE - 1)
    await again.tick()
    await settled(again, back)
    assert await done(store, back) == []
    await again.stop()


async def test_before_the_match_nobody_is_late(hall: House, clock: HandClock) -> None:
    """Sitting down and looking elsewhere until the last seat is taken costs nothing."""
    made = await hall.create(TableSpec(game="toy", seats=(OPEN, OPEN), away="default", away_ms=PATIENCE))
    assert isinstance(made, Created)
    await seat_all(hall, made.row.id, 1)
    found = hall.absence(made.row.id)
    assert found is not None
    assert (found.state, found.until_ms) == (("gone", "gone"), (0, 0))
    clock.wait(1_000_000)
    await seat_all(hall, made.row.id, 1)
    here(hall, made.row.id, 1)
    found = hall.absence(made.row.id)
    assert found is not None
    assert (found.state, found.until_ms) == (("away", "here"), (clock.now + PATIENCE, 0))


async def test_who_has_left_is_not_played_for(hall: House, store: MemoryStore, clock: HandClock) -> None:
    match = await begun(hall, seats=(OPEN, OPEN, OPEN))
    here(hall, match.row.id, 0, 1)
    await hall.leave(match.row.id, Seat(2))
    assert look(hall, match).until_ms == (0, 0, 0)
    await hall.leave(match.row.id, Seat(1))
    assert look(hall, match).state == ("here", "here", "gone")


async def test_an_absence_tells_nothing_of_what_is_asked(hall: House, clock: HandClock) -> None:
    """A seat that is asked in secret and one that is not are away in the same way."""
    match = await begun(hall, cards=0, seats=(OPEN, OPEN, OPEN), rounds=1)
    here(hall, match.row.id, 0, 1, 2)
    for seat in range(3):
        await landed(match, seat, "roll")
    for seat in range(3):
        await landed(match, seat, "choose 1")
    (holder,) = asked(match)
    clock.wait(5_000)
    told: dict[int, list[Absence]] = {}
    for seat in range(3):
        here(hall, match.row.id, *(other for other in range(3) if other != seat))
        told[seat] = [look(hall, match)]
        clock.wait(AWAY_MS)
        await hall.tick()
        told[seat].append(look(hall, match))
        here(hall, match.row.id, 0, 1, 2)

    def relative(seat: int) -> list[tuple[str, int]]:
        first = told[seat][0].until_ms[seat]
        return [(absence.state[seat], absence.until_ms[seat] - first) for absence in told[seat]]

    assert relative(holder) == relative((holder + 1) % 3) == relative((holder + 2) % 3)
    assert holder in {due.seat for due in match.due()}


async def test_the_clock_is_another_matter(hall: House, store: MemoryStore, clock: HandClock) -> None:
    """An absence neither stops a clock nor shortens it; what the house decides counts like the seat's own move."""
    match = await begun(hall, control=Fischer(10 * PATIENCE, 1_000))
    here(hall, match.row.id, 1)
    clock.wait(PATIENCE)
    await hall.tick()
    await settled(hall, match)
    assert match.update(0, SPECTATOR).clock.remaining_ms == (9 * PATIENCE + 1_000, 10 * PATIENCE)


async def test_the_house_wakes_for_an_absence_by_itself(store: MemoryStore, clock: HandClock) -> None:
    hall = house(store, clock)
    await hall.start()
    match = await begun(hall)
    here(hall, match.row.id, 1)
    await asyncio.sleep(0)
    clock.wait(PATIENCE)
    here(hall, match.row.id, 1)  # the server's word is enough to make it look
    await until(lambda: bool(store._entries[match.row.id]))
    assert await done(store, match) == [("system", "expire 0")]
    await hall.stop()


async def test_what_is_over_is_forgotten(store: MemoryStore, clock: HandClock) -> None:
    hall = house(store, clock, cached=0)
    match = await begun(hall)
    here(hall, match.row.id, 0, 1)
    here(hall, match.row.id)
    await hall.leave(match.row.id, Seat(0))
    await until(lambda: match.row.status == "over")
    await hall.tick()
    assert match.row.id not in hall._tables
    assert hall._absences._lost == {}
    assert hall._absences._here == {}
    await hall.stop()


async def test_an_idle_table_leaves_memory_with_nothing_but_fresh_absences(
    store: MemoryStore, clock: HandClock
) -> None:
    hall = house(store, clock, cached=0)
    match = await begun(hall)
    here(hall, match.row.id, 0, 1)
    here(hall, match.row.id)
    await hall.tick()
    assert match.row.id not in hall._tables
    assert set(hall._absences._lost[match.row.id]) == {0, 1}, "they may be back any moment"
    clock.wait(PATIENCE)
    await hall.match(match.row.id)
    await hall.tick()
    assert hall._absences._lost == {}
    await hall.stop()


async def test_a_stand_in_that_fails_makes_the_default_action(
    store: MemoryStore, clock: HandClock, caplog: pytest.LogCaptureFixture
) -> None:
    class Lost(Player):
        async def think(
            self, game: str, level: str, options: dict[str, Any], view: View, prompt: Prompt, seed: str
        ) -> list[str]:
            raise ValueError("no idea")

    hall = house(store, clock, Lost())
    match = await begun(hall, "bot")
    here(hall, match.row.id, 1)
    clock.wait(PATIENCE)
    await hall.tick()
    await settled(hall, match)
    assert await done(store, match) == [("system", "expire 0")]
    assert "has no answer" in caplog.text
    await hall.stop()
