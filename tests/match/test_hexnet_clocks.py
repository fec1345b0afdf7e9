"""§11.2 of The Network: none, the whole game, each turn; time that runs out in play and across a restart of the server.

The store is an SQLite file that each restart opens anew; time passes when the test says so.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from parlour.games.hexnet import GAME
from parlour.games.hexnet.model import Options
from parlour.kit.actors import SPECTATOR
from parlour.kit.clock import Fischer, NoClock, PerTurn, TimeControl
from parlour.kit.legal import Refused
from parlour.match.house import SeatSpec, TableSpec
from parlour.match.match import Match
from parlour.match.ports import MatchId
from parlour.match.tables import begun, new_row, seated
from parlour.store.sqlite import open_sqlite
from tests.match.tools import START_MS, HandClock, act

MINUTE = 60_000
DAY = 24 * 60 * MINUTE


class Stage:
    """One table in one file; ``down`` and up again is a new process in all that matters."""

    def __init__(self, path: Path, clock: HandClock) -> None:
        self.path, self.clock = path, clock
        self.table = MatchId("")

    async def set_up(self, control: TimeControl, seats: int = 3, **options: Any) -> None:
        spec = TableSpec(game="hexnet", options=options, seats=(SeatSpec(),) * seats, control=control)
        row = new_row(spec, GAME, Options(**options), "invite", START_MS)
        for seat in range(seats):
            row = seated(row, seat, f"player {seat}", f"token {seat}", f"nonce {seat}")
        row = begun(row, GAME, START_MS)
        self.table = row.id
        store = await open_sqlite(self.path)
        await store.create(row)
        await store.close()

    @asynccontextmanager
    async def up(self) -> AsyncIterator[Match]:
        """The table, loaded from the file, as long as the server runs."""
        store = await open_sqlite(self.path)
        row = await store.row(self.table)
        assert row is not None
        match = Match(row, GAME, store, self.clock)
        await match.load()
        try:
            yield match
        finally:
            await store.close()


@pytest.fixture
def stage(tmp_path: Path, clock: HandClock) -> Stage:
    return Stage(tmp_path / "parlour.sqlite3", clock)


def alive(match: Match) -> list[int]:
    found: list[int] = match.update(0, SPECTATOR).view["alive"]
    return found


def lost(match: Match) -> list[int]:
    found: list[int] = match.update(0, SPECTATOR).view["lost"]
    return found


def remaining(match: Match) -> tuple[int, ...]:
    return match.update(0, SPECTATOR).clock.remaining_ms


def told(match: Match) -> list[tuple[str, Any]]:
    """Types of what everybody was told, with the reason where there is one."""
    frames = match.update(0, SPECTATOR).frames
    return [(event["type"], event.get("reason")) for frame in frames for event in frame.events]


async def landed(match: Match, seat: int, notation: str) -> None:
    answer = await act(match, seat, notation)
    assert not isinstance(answer, Refused), answer


async def test_without_a_clock_nobody_runs_out(stage: Stage, clock: HandClock) -> None:
    await stage.set_up(NoClock())
    async with stage.up() as match:
        clock.wait(30 * DAY)
        assert match.next_ms() is None
        assert not await match.sweep()
        await landed(match, 0, "+M@1,0")
    async with stage.up() as match:
        clock.wait(30 * DAY)
        await match.credit(clock.now - DAY)
        assert not await match.sweep()
        assert alive(match) == [1, 1, 1]
        await landed(match, 1, "+M@-1,0")


async def test_the_whole_games_time_is_up_and_the_network_falls(stage: Stage, clock: HandClock) -> None:
    """In time with a millisecond left; too late once the time is up: a fall, and the others play on."""
    await stage.set_up(Fischer(MINUTE))
    async with stage.up() as match:
        clock.wait(MINUTE - 1)
        assert remaining(match)[0] == 1
        await landed(match, 0, "+M@1,0")
        clock.wait(MINUTE + 1)
        assert await act(match, 1, "+M@-1,0") == Refused("time_up")
        assert alive(match) == [1, 0, 1]
        assert ("NetworkFell", "time") in told(match)
        await landed(match, 2, "+M@-1,0")
        clock.wait(1)
        assert await match.sweep()
        assert alive(match) == [0, 0, 1]
        assert match.outcome is not None
        assert match.outcome.ranks == (2, 3, 1)


async def test_only_the_player_to_move_uses_time(stage: Stage, clock: HandClock) -> None:
    await stage.set_up(Fischer(MINUTE))
    async with stage.up() as match:
        clock.wait(10_000)
        await landed(match, 0, "+M@1,0")
        clock.wait(20_000)
        assert remaining(match) == (MINUTE - 10_000, MINUTE - 20_000, MINUTE)


async def test_three_lost_turns_in_a_row_are_a_fall(stage: Stage, clock: HandClock) -> None:
    """C3: the turn is lost, the own moves stay as they are; with the third the Network falls."""
    await stage.set_up(PerTurn(10_000), seats=2)
    async with stage.up() as match:
        for round_ in range(1, 4):
            clock.wait(10_000)
            assert await match.sweep()
            if round_ < 3:
                assert lost(match)[0] == round_
                assert match.update(0, SPECTATOR).view["moves"][0] == 0
                await landed(match, 1, ("+M@0,0", "+S@1,0")[round_ - 1])
        assert match.outcome is not None
        assert match.outcome.ranks == (2, 1)
        assert ("NetworkFell", "time") in told(match)


async def test_an_own_move_sets_the_count_back(stage: Stage, clock: HandClock) -> None:
    await stage.set_up(PerTurn(10_000), seats=2)
    async with stage.up() as match:
        for first, second in (("", "+M@0,0"), ("", "+S@1,0"), ("+M@-1,0", "+S@2,0"), ("", "+J@3,0")):
            if first:
                await landed(match, 0, first)
            else:
                clock.wait(10_000)
                assert await match.sweep()
            await landed(match, 1, second)
        assert lost(match)[0] == 1
        assert alive(match) == [1, 1]


async def test_a_lost_turn_is_a_fall_where_that_is_agreed(stage: Stage, clock: HandClock) -> None:
    await stage.set_up(PerTurn(10_000), turn_timeout="fall")
    async with stage.up() as match:
        clock.wait(10_000)
        assert await match.sweep()
        assert alive(match) == [0, 1, 1]


@pytest.mark.parametrize("control", [Fischer(MINUTE), PerTurn(MINUTE)])
async def test_an_outage_is_nobodys_time_and_the_rest_runs_out(
    stage: Stage, clock: HandClock, control: TimeControl
) -> None:
    """Eight seconds are used, the server is down for an hour, and 52 seconds later the time is up."""
    await stage.set_up(control, turn_timeout="fall")
    async with stage.up() as match:
        clock.wait(8_000)
        assert match.next_ms() == START_MS + MINUTE
    beat = clock.now
    clock.wait(60 * MINUTE)
    async with stage.up() as match:
        await match.credit(beat)
        assert remaining(match)[0] == MINUTE - 8_000
        assert not await match.sweep()
        clock.wait(MINUTE - 8_001)
        assert not await match.sweep()
        clock.wait(1)
        assert await match.sweep()
        assert alive(match) == [0, 1, 1]


@pytest.mark.parametrize("control", [Fischer(MINUTE), PerTurn(MINUTE)])
async def test_time_that_was_up_before_the_server_went_down_is_up(
    stage: Stage, clock: HandClock, control: TimeControl
) -> None:
    """It died between the deadline and the sweep: the first thing after the restart is the fall."""
    await stage.set_up(control, turn_timeout="fall")
    async with stage.up() as match:
        await landed(match, 0, "+M@1,0")
        clock.wait(MINUTE + 1)
    beat = clock.now
    clock.wait(5_000)
    async with stage.up() as match:
        await match.credit(beat)
        assert await match.sweep()
        assert alive(match) == [1, 0, 1]
        assert await act(match, 2, "+M@-1,0") != Refused("prompt_closed")


async def test_lost_turns_are_counted_over_restarts(stage: Stage, clock: HandClock) -> None:
    await stage.set_up(PerTurn(10_000), seats=2)
    for round_ in range(3):
        async with stage.up() as match:
            clock.wait(10_000)
            assert await match.sweep()
            if round_ < 2:
                await landed(match, 1, ("+M@0,0", "+S@1,0")[round_])
    async with stage.up() as match:
        assert match.outcome is not None
        assert match.outcome.ranks == (2, 1)
