"""Bots at a real table are asked about offers that people make them, beside whatever the table waits for."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from parlour.bots import think
from parlour.games.illuminati.actions import Propose
from parlour.games.illuminati.game import GAME
from parlour.games.illuminati.goods import NOTHING, Goods
from parlour.kit.actors import Seat, Viewer
from parlour.kit.agenda import Prompt
from parlour.kit.budget import Iterations
from parlour.kit.game import View
from parlour.kit.registry import game
from parlour.match.house import Created, House, Seated, SeatSpec, TableSpec
from parlour.match.match import Match
from parlour.match.messages import OPEN, Command, Receipt
from parlour.match.pulse import Pulse
from parlour.store.bus import MemoryBus
from parlour.store.memory import MemoryStore
from tests.match.tools import HandClock

ME = Seat(0)
BOUNDARY = ("act", "transfer", "power", "money")


class Here:
    """The game's own bots, in this process."""

    def __init__(self) -> None:
        self.kinds: list[tuple[int, str]] = []

    async def think(
        self, game: str, level: str, options: dict[str, Any], view: View, prompt: Prompt, seed: str
    ) -> list[str]:
        self.kinds.append((prompt.seat, prompt.kind))
        return think(game, level, options, view, prompt, seed, Iterations(1))


async def until(true: Callable[[], bool]) -> None:
    """Give way to background work until it is so; the test's time limit ends it otherwise."""
    while not true():  # noqa: ASYNC110  # what is waited for has no event: a bot that is thinking
        await asyncio.sleep(0)


async def my_word(match: Match) -> None:
    """Until the table waits for me where deals are made; elsewhere I let the rules decide."""
    while True:
        await until(lambda: any(due.seat == ME for due in match.due()))
        due = next(due for due in match.due() if due.seat == ME)
        if due.kind in BOUNDARY:
            return
        assert await match.expire(ME, due.prompt) is None


async def offer(match: Match, to: int, give: Goods, get: Goods) -> str:
    """Make it, and wait for the type of the event that answers it."""
    n = match.number(Viewer(ME))
    do = GAME.notation.format(Propose(Seat(to), give, get))
    made = await match.command(Command(id=f"offer {n}", seat=ME, prompt=OPEN, actions=(do,)))
    assert isinstance(made, Receipt), made
    await until(lambda: not match.update(0, Viewer(ME)).view["deals"]["offers"])
    events = [event["type"] for frame in match.update(n, Viewer(ME)).frames for event in frame.events]
    answered: str = next(name for name in events if name not in ("OfferMade", "MoneyReceived"))
    return answered


@pytest.mark.parametrize("level", ["medium", "hard"])
async def test_a_bot_answers_what_it_is_offered(store: MemoryStore, clock: HandClock, level: str) -> None:
    """A present is taken, a demand is not; the table waits for me all the while."""
    thinker = Here()
    hall = House(store, clock, thinker, MemoryBus(), library=game, pulse=Pulse(lambda: 0), think_ms=60_000)
    bot = SeatSpec(kind="bot", level=level)
    created = await hall.create(TableSpec(game="illuminati", seats=(SeatSpec(), bot, bot)))
    assert isinstance(created, Created)
    assert isinstance(await hall.sit(created.row.id, "Ann", nonce="a nonce"), Seated)
    match = await hall.match(created.row.id)
    assert match is not None
    await my_word(match)
    waiting = match.due()
    assert await offer(match, 1, Goods(2), NOTHING) == "DealMade"
    assert await offer(match, 2, NOTHING, Goods(2)) == "OfferRefused"
    assert match.due() == waiting
    assert [kind for kind in thinker.kinds if kind[1] == "offer"] == [(1, "offer"), (2, "offer")]
    await hall.stop()
