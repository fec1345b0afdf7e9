"""What the tests of match and store share: a clock that is set by hand, a thinker that plays, a match that runs."""

from __future__ import annotations

import random
from typing import Any

import msgspec
from msgspec.structs import replace

from parlour.kit.actors import SPECTATOR, Seat, Viewer
from parlour.kit.agenda import Prompt
from parlour.kit.chance import commitment
from parlour.kit.clock import NoClock, TimeControl
from parlour.kit.game import View
from parlour.kit.legal import Refused
from parlour.kit.registry import UnknownGame
from parlour.match.house import House, Seated, SeatSpec, TableSpec
from parlour.match.match import Match
from parlour.match.messages import OPEN, Command, OpenPrompt, Receipt, Update
from parlour.match.ports import Clockwork, MatchId, MatchRow, Store, Thinker
from parlour.match.pulse import Pulse
from parlour.match.tables import begun, new_row, seated
from parlour.store.bus import MemoryBus
from tests.match import toy

KEY = bytes(range(32))
START_MS = 1_750_000_000_000


class HandClock:
    """Time passes when the test says so."""

    def __init__(self, now_ms: int = START_MS) -> None:
        self.now = now_ms

    def now_ms(self) -> int:
        return self.now

    def wait(self, ms: int) -> None:
        self.now += ms


ANSWERS = {"turn": ["roll"], "window": ["pass"], "sealed": ["choose 2"], "whisper": ["note 1"]}


class Player:
    """A thinker that answers every prompt of the toy game."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, str]] = []

    async def think(
        self, game: str, level: str, options: dict[str, Any], view: View, prompt: Prompt, seed: str
    ) -> list[str]:
        self.asked.append((prompt.kind, seed))
        return ANSWERS[prompt.kind]


def toy_row(seats: int = 3, now_ms: int = START_MS, control: TimeControl | None = None, **options: Any) -> MatchRow:
    """A match that has just begun, with people on all seats."""
    spec = TableSpec(
        game="toy", options=options, seats=(SeatSpec(),) * seats, control=NoClock() if control is None else control
    )
    row = new_row(spec, toy.GAME, msgspec.convert(options, toy.ToyOptions), "invite", now_ms)
    row = replace(row, key=KEY.hex(), commit=commitment(KEY))  # the same dice in every run of the tests
    for seat in range(seats):
        row = seated(row, seat, f"player {seat}", f"token {seat}", f"nonce {seat}")
    return begun(row, toy.GAME, now_ms)


async def toy_match(store: Store, clock: Clockwork, row: MatchRow | None = None, **settings: Any) -> Match:
    """A loaded match; the row is created if it is given."""
    row = toy_row() if row is None else row
    if await store.row(row.id) is None:
        await store.create(row)
    return await loaded(store, clock, row.id, **settings)


async def loaded(store: Store, clock: Clockwork, match_id: MatchId, **settings: Any) -> Match:
    row = await store.row(match_id)
    assert row is not None
    match = Match(row, toy.GAME, store, clock, **settings)
    await match.load()
    return match


def own(match: Match, seat: int) -> OpenPrompt:
    """The prompt of a seat that must have one."""
    (prompt,) = match.update(0, Viewer(Seat(seat))).prompts
    return prompt


def asked(match: Match) -> dict[int, OpenPrompt]:
    """The open prompts by seat."""
    updates = {seat: match.update(0, Viewer(Seat(seat))) for seat in range(len(match.row.seats))}
    return {seat: update.prompts[0] for seat, update in updates.items() if update.prompts}


_ids = iter(range(10**9))


async def act(match: Match, seat: int, *actions: str, prompt: str = "", id: str = "") -> Receipt | Refused:
    """One command about the seat's prompt as it is now."""
    asked = prompt or own(match, seat).id
    return await match.command(
        Command(id=id or f"c{next(_ids)}", seat=Seat(seat), prompt=asked, actions=tuple(actions))
    )


async def landed(match: Match, seat: int, *actions: str, prompt: str = "") -> Receipt:
    """A command that must land."""
    result = await act(match, seat, *actions, prompt=prompt)
    assert isinstance(result, Receipt), result
    return result


async def random_move(match: Match, rng: random.Random) -> Receipt:
    """Somebody does something: mostly about a prompt, sometimes beside it."""
    prompts = asked(match)
    seat = rng.choice(sorted(prompts))
    waving = match.update(0, Viewer(Seat(seat))).open.actions
    if waving and rng.random() < 0.1:
        return await landed(match, seat, waving[0].do, prompt=OPEN)
    return await landed(match, seat, rng.choice(prompts[seat].legal.actions).do)


async def play(match: Match, rng: random.Random, most: int = 10**6) -> int:
    """Random moves until the end, or that many; how many they were."""
    done = 0
    while match.outcome is None and done < most:
        await random_move(match, rng)
        done += 1
    return done


def everybody(match: Match) -> list[Viewer]:
    return [*(Viewer(Seat(seat)) for seat in range(len(match.row.seats))), SPECTATOR]


def seen(update: Update) -> bytes:
    """What must be the same bytes whenever it is sent: all but the clock's now and the way here."""
    return msgspec.json.encode(
        (update.n, update.view, update.prompts, update.awaited, update.open, update.outcome, update.clock.remaining_ms)
    )


def house(store: Store, clock: Clockwork, thinker: Thinker | None = None, **settings: Any) -> House:
    settings.setdefault("pulse", Pulse(lambda: 0))  # this machine's own stalls are no part of a test
    return House(store, clock, thinker or Player(), MemoryBus(), library=library, **settings)


def library(game_id: str) -> toy.ToyGame:
    if game_id != "toy":
        raise UnknownGame(game_id)
    return toy.GAME


async def seat_all(house: House, match: MatchId, seats: int) -> list[Seated]:
    """Guests on all open seats."""
    guests: list[Seated] = []
    for i in range(seats):
        guest = await house.sit(match, f"guest {i}", nonce=f"nonce {i}")
        assert isinstance(guest, Seated), guest
        guests.append(guest)
    return guests
