"""What an offer to take a move back warns of: hidden things that were shown, and never which core was placed."""

from __future__ import annotations

import pytest

from parlour.games.hexnet import GAME
from parlour.games.hexnet.model import Options
from parlour.kit.actors import Seat, Viewer
from parlour.kit.clock import NoClock
from parlour.match.house import SeatSpec, TableSpec
from parlour.match.match import Match
from parlour.match.messages import Receipt
from parlour.match.tables import begun, new_row, seated
from parlour.store.memory import MemoryStore
from tests.match.tools import START_MS, HandClock, landed

CLOSING = ("+J@0,0", "+D@1,0", "+N@1,-1", "+M@2,0", "+D@2,-1", "+J@1,1", "+S@2,-2", "+N@2,1", "S1>0,1")
"""The ninth action closes the ring round the second player's Decoy."""


async def table() -> Match:
    """Two people, nothing by chance."""
    options = {"p_mode": "off"}
    spec = TableSpec(game="hexnet", options=options, seats=(SeatSpec(),) * 2, control=NoClock())
    row = new_row(spec, GAME, Options(p_mode="off"), "invite", START_MS)
    for seat in range(2):
        row = seated(row, seat, f"player {seat}", f"token {seat}", f"nonce {seat}")
    row = begun(row, GAME, START_MS)
    store = MemoryStore()
    await store.create(row)
    match = Match(row, GAME, store, HandClock())
    await match.load()
    return match


async def warned(match: Match, by: int, id: str) -> tuple[bool, bool]:
    """Of a draw, and of hidden things seen; everybody is told the same."""
    assert isinstance(await match.take_back(Seat(by), "offer", f"offer {id}"), Receipt)
    offers = [match.offer(Viewer(Seat(seat))) for seat in range(2)]
    assert isinstance(await match.take_back(Seat(by), "withdraw", f"withdraw {id}"), Receipt)
    flags = {(offer.chance, offer.hidden) for offer in offers if offer is not None}
    assert len(flags) == 1
    return flags.pop()


@pytest.mark.clause("13")
@pytest.mark.parametrize("kind", "MDSCJN")
async def test_no_placement_is_a_warning(kind: str) -> None:
    match = await table()
    await landed(match, 0, f"+{kind}@0,0")
    assert await warned(match, 0, "of the placement") == (False, False)
    await landed(match, 1, "+N@1,0")
    assert [await warned(match, seat, f"of {seat}") for seat in range(2)] == [(False, False)] * 2


@pytest.mark.clause("13")
async def test_a_trap_that_is_laid_is_no_warning() -> None:
    """It would tell that there is one."""
    match = await table()
    for number, notation in enumerate(("+M@0,0", "+S@1,0", "+N@-1,0", "+M@2,0", "N1>2,1")):
        await landed(match, number % 2, notation)
    told = [event["type"] for frame in match.update(0, Viewer(Seat(0))).frames for event in frame.events]
    assert "TrapLaid" in told
    assert await warned(match, 0, "of the trap") == (False, False)


@pytest.mark.clause("13")
async def test_a_decoy_that_was_shown_is_a_warning() -> None:
    match = await table()
    for number, notation in enumerate(CLOSING):
        assert number == 0 or await warned(match, 1 - number % 2, f"before {number}") == (False, False)
        await landed(match, number % 2, notation)
    told = [event["type"] for frame in match.update(0, Viewer(Seat(1))).frames for event in frame.events]
    assert "DecoyDestroyed" in told
    assert await warned(match, 0, "at the end") == (False, True)
