"""What seats take home, and bring along another time: with the collars of Alley Cats."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from parlour.kit import registry
from parlour.kit.actors import Seat
from parlour.kit.game import Outcome
from parlour.kit.legal import Refused
from parlour.kit.replay import verify
from parlour.match.house import Created, House, Seated, SeatSpec, TableSpec
from parlour.match.keepsakes import Keepsake
from parlour.match.luggage import taken_home
from parlour.match.ports import MatchId, MatchRow, StoreFull
from parlour.match.tables import hashed
from parlour.store.bus import MemoryBus
from parlour.store.memory import MemoryStore
from parlour.store.sql import SqlStore
from parlour.store.sqlite import open_sqlite
from tests.match.tools import START_MS, HandClock, Player

ANN, BEN = "a" * 64, "b" * 64
OPEN, BOT = SeatSpec(), SeatSpec(kind="bot", level="easy")
RED: dict[str, Any] = {"version": 1, "name": "", "bells": 2, "games": 3, "outings": []}
Both = MemoryStore | SqlStore


def opened(store: Both, clock: HandClock) -> House:
    return House(store, clock, Player(), MemoryBus(), library=registry.game)


@pytest.fixture(params=["memory", "sqlite"])
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Both]:
    made = MemoryStore() if request.param == "memory" else await open_sqlite(tmp_path / "parlour.sqlite3")
    yield made
    await made.close()


@pytest.fixture
async def hall(store: Both, clock: HandClock) -> AsyncIterator[House]:
    house = opened(store, clock)
    yield house
    await house.stop()


def red(owner: str = ANN, **changes: Any) -> Keepsake:
    made = Keepsake(
        id="c0ffee", owner=owner, game="example", name="Red", signed=True, data=RED, rev=4, made_ms=1, saved_ms=2,
        origin="id",
    )  # fmt: skip
    return replace(made, **changes)


async def table(hall: House, *seats: SeatSpec, **options: Any) -> MatchRow:
    made = await hall.create(TableSpec(game="example", seats=seats or (OPEN, OPEN), options=options))
    assert isinstance(made, Created), made
    return made.row


async def sit(hall: House, row: MatchRow, owner: str, keepsake: str | None = None) -> Seated:
    seated = await _sit(hall, row, owner, keepsake)
    assert isinstance(seated, Seated), seated
    return seated


async def _sit(hall: House, row: MatchRow, owner: str, keepsake: str | None) -> Seated | Refused:
    """As a session does, but for the claim, which is the store's other port."""
    found = None if keepsake is None else await hall.fetch(row, keepsake, owner)
    if isinstance(found, Refused):
        return found
    place = await hall._table(row.id)
    assert place is not None
    return await hall._sit(place, f"guest {owner[:1]}", seat=None, nonce="", session=None, owner=owner, luggage=found)


async def end(hall: House, row: MatchRow, leaver: int = 1) -> MatchRow:
    """All but the first leave: one cat is left."""
    match = await hall.match(row.id)
    assert match is not None
    assert await match.leave(Seat(leaver)) is None
    assert match.outcome is not None
    return match.row


async def played(hall: House, **sits: str | None) -> MatchRow:
    row = await table(hall)
    await sit(hall, row, ANN, sits.get("ann"))
    row = (await sit(hall, row, BEN, sits.get("ben"))).row
    assert row.status == "running"
    return await end(hall, row)


async def test_who_is_in_at_the_end_has_a_collar(hall: House, store: Both) -> None:
    row = await played(hall)
    (home,) = await store.keepsakes(ANN)
    assert (home.game, home.name, home.signed, home.rev) == ("example", "guest a", True, 0)
    assert (home.match, home.seat, home.made_ms, home.saved_ms) == (row.id, 0, START_MS, START_MS)
    assert home.data["outings"] == [{"fish": 2, "rank": 1, "date": "2025-06-15"}]
    assert await store.keepsakes(BEN) == []  # who has left goes home with nothing
    assert await store.came_home(row.id) == [home]


async def test_bots_take_nothing_home_and_neither_does_who_has_no_session(hall: House, store: Both) -> None:
    row = await table(hall, OPEN, BOT)
    row = (await sit(hall, row, "")).row
    await end(hall, row)
    row = await table(hall, BOT, OPEN)
    row = (await sit(hall, row, ANN)).row
    await end(hall, row, leaver=1)
    assert await store.keepsakes(ANN) == await store.keepsakes("") == []


async def test_a_collar_is_brought_and_comes_home_with_one_bell_more(hall: House, store: Both) -> None:
    await store.keep(red(), 9)
    row = await table(hall)
    await sit(hall, row, ANN, "c0ffee")
    row = (await sit(hall, row, BEN)).row
    assert row.options["collars"] == [{**RED, "name": "Red"}, None]
    assert (await store.row(row.id)) == row
    await store.rename_keepsake("c0ffee", ANN, "Scarlet")  # meanwhile
    await end(hall, row)
    (home,) = await store.keepsakes(ANN)
    assert (home.id, home.name, home.rev, home.made_ms, home.match) == ("c0ffee", "Scarlet", 5, 1, row.id)
    assert (home.data["bells"], home.data["games"]) == (3, 4)
    match = await hall.match(row.id)
    assert match is not None
    verify(match.game, await match.record())


@pytest.mark.parametrize(("called", "home"), [("", "Red"), ("Red", "Red"), ("Scarlet", "Scarlet")])
async def test_a_name_given_in_the_game_goes_home(hall: House, store: Both, called: str, home: str) -> None:
    await store.keep(red(), 9)
    row = await table(hall)
    await sit(hall, row, ANN, "c0ffee")
    row = (await sit(hall, row, BEN)).row
    outcome = Outcome(
        ranks=(1, 2), reason="end", keep={"0": {**RED, "name": called, "outings": [{"fish": 2, "rank": 1}]}}
    )
    (kept,) = taken_home(row, registry.game("example"), outcome, START_MS)
    assert (kept.keepsake.name, kept.renamed) == (home, home != "Red")


async def test_only_ones_own_and_only_of_this_game(hall: House, store: Both) -> None:
    await store.keep(red(BEN), 9)
    await store.keep(red(id="beef", game="hexnet", origin="beef"), 9)
    row = await table(hall)
    assert await _sit(hall, row, ANN, "c0ffee") == Refused("unknown_keepsake")
    assert await _sit(hall, row, ANN, "nothing") == Refused("unknown_keepsake")
    assert await _sit(hall, row, ANN, "beef") == Refused("keepsake_game", {"game": "hexnet"})
    assert (await sit(hall, row, ANN)).seat == 0


async def test_the_hosts_options_say_what_may_come(hall: House, store: Both) -> None:
    await store.keep(red(signed=False), 9)
    row = await table(hall, most_bells=1)
    assert await _sit(hall, row, ANN, "c0ffee") == Refused("foreign_collar", {}, "10.4")
    row = await table(hall, most_bells=1, foreign_collars=True)
    assert await _sit(hall, row, ANN, "c0ffee") == Refused("loud_collar", {"bells": 2, "most": 1}, "10.4")
    row = await table(hall, foreign_collars=True)
    await sit(hall, row, ANN, "c0ffee")
    await end(hall, (await sit(hall, row, BEN)).row)
    (home,) = await store.keepsakes(ANN)
    assert (home.rev, home.signed) == (5, False)


@pytest.mark.parametrize(
    ("data", "code"),
    [({"bells": 5, "games": 2}, "too_many_bells"), ({"bells": 99}, "keepsake_unfit"), ({"x": 1}, "keepsake_unfit")],
)
async def test_what_fits_the_game_no_more_stays_out(hall: House, store: Both, data: dict[str, Any], code: str) -> None:
    await store.keep(red(data={**RED, **data}), 9)
    row = await table(hall)
    refused = await _sit(hall, row, ANN, "c0ffee")
    assert isinstance(refused, Refused)
    assert refused.code == code
    assert (await store.row(row.id)) == row


async def test_nobody_writes_a_collar_into_the_options(hall: House) -> None:
    row = await table(hall, collars=[RED, RED])
    assert row.options["collars"] == []
    await sit(hall, row, ANN)
    assert (await sit(hall, row, BEN)).row.options["collars"] == []


async def test_before_the_start_one_may_change_ones_mind(hall: House, store: Both) -> None:
    await store.keep(red(), 9)
    row = await table(hall)
    held = hashed((await sit(hall, row, ANN)).token)
    assert await hall.hand_in(row.id, Seat(0), held, BEN, "c0ffee") == Refused("unknown_keepsake")
    assert await hall.hand_in(row.id, Seat(0), hashed("another"), ANN, "c0ffee") == Refused("no_seat")
    brought = await hall.hand_in(row.id, Seat(0), held, ANN, "c0ffee")
    assert isinstance(brought, MatchRow)
    assert brought.seats[0].luggage is not None
    without = await hall.hand_in(row.id, Seat(0), held, ANN, None)
    assert isinstance(without, MatchRow)
    assert without.seats[0].luggage is None
    await hall.hand_in(row.id, Seat(0), held, ANN, "c0ffee")
    assert (await sit(hall, row, BEN)).row.options["collars"][0]["bells"] == 2
    assert await hall.hand_in(row.id, Seat(0), held, ANN, None) == Refused("begun")


async def test_a_collar_is_at_one_table_at_a_time(hall: House, store: Both) -> None:
    await store.keep(red(), 9)
    one, two = await table(hall), await table(hall)
    held = hashed((await sit(hall, one, ANN, "c0ffee")).token)
    elsewhere = Refused("keepsake_elsewhere", {"table": one.id})
    assert await _sit(hall, two, ANN, "c0ffee") == elsewhere
    assert not isinstance(await hall.leave(one.id, Seat(0), held), Refused)
    await sit(hall, two, ANN, "c0ffee")
    await end(hall, (await sit(hall, two, BEN)).row)
    three = await table(hall)
    await sit(hall, three, ANN, "c0ffee")


async def test_if_it_is_at_two_all_the_same_the_first_to_end_counts(hall: House, store: Both) -> None:
    await store.keep(red(), 9)
    one, two = await table(hall), await table(hall)
    await sit(hall, one, ANN, "c0ffee")
    await store.place_keepsake("c0ffee", MatchId("elsewhere"))  # as two requests at once would leave it
    await sit(hall, two, ANN, "c0ffee")
    rows = [(await sit(hall, row, BEN)).row for row in (one, two)]
    await end(hall, rows[1])
    (first,) = await store.keepsakes(ANN)
    await end(hall, rows[0])
    assert await store.keepsakes(ANN) == [first]
    assert first.match == two.id


async def test_what_was_dropped_meanwhile_does_not_come_back(hall: House, store: Both) -> None:
    await store.keep(red(), 9)
    row = await table(hall)
    await sit(hall, row, ANN, "c0ffee")
    row = (await sit(hall, row, BEN)).row
    assert not await store.drop_keepsake("c0ffee", BEN)
    assert await store.drop_keepsake("c0ffee", ANN)
    await end(hall, row)
    assert await store.keepsakes(ANN) == []


async def test_a_rematch_takes_what_came_home(hall: House, store: Both) -> None:
    await store.keep(red(), 9)
    row = await played(hall, ann="c0ffee")
    again = await hall.rematch(row.id, Seat(0), "Ann")
    assert isinstance(again, Seated)
    luggage = again.row.seats[again.seat].luggage
    assert luggage is not None
    assert (again.seat, luggage.id, luggage.rev, luggage.data["bells"]) == (1, "c0ffee", 5, 3)
    assert again.row.options["collars"] == []
    other = await hall.rematch(row.id, Seat(1), "Ben")
    assert isinstance(other, Seated)
    assert other.row.options["collars"][0] is None
    assert other.row.options["collars"][1]["bells"] == 3
    await end(hall, other.row, leaver=0)
    (home,) = await store.keepsakes(ANN)
    assert (home.rev, home.data["bells"]) == (6, 4)


async def test_a_rematch_leaves_at_home_what_its_table_takes_no_more(hall: House, store: Both) -> None:
    await store.keep(red(), 9)
    row = await table(hall, most_bells=2)
    await sit(hall, row, ANN, "c0ffee")
    row = await end(hall, (await sit(hall, row, BEN)).row)
    again = await hall.rematch(row.id, Seat(0), "Ann")
    assert isinstance(again, Seated)
    assert again.row.seats[1].luggage is None


async def test_a_branch_brings_nothing_home(hall: House, store: Both) -> None:
    row = await played(hall)
    made = await hall.branch(row.id, 1, (OPEN, OPEN))
    assert isinstance(made, Created)
    await store.keep(red(BEN), 9)
    assert await _sit(hall, made.row, BEN, "c0ffee") == Refused("keepsake_useless")
    await sit(hall, made.row, BEN)
    await end(hall, (await sit(hall, made.row, ANN)).row)
    assert [one.match for one in await store.keepsakes(BEN)] == [None]


async def test_the_end_and_the_collar_are_stored_together_or_not_at_all(
    hall: House, store: Both, clock: HandClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    row = await table(hall)
    await sit(hall, row, ANN)
    row = (await sit(hall, row, BEN)).row
    match = await hall.match(row.id)
    assert match is not None
    kept = store.append

    async def full(*_: object) -> None:
        raise StoreFull("disk")

    monkeypatch.setattr(store, "append", full)
    assert await match.leave(Seat(1)) == Refused("store_full")
    assert (await store.keepsakes(ANN), match.outcome) == ([], None)
    monkeypatch.setattr(store, "append", kept)
    await end(hall, row)
    homes = await store.keepsakes(ANN)
    assert len(homes) == 1
    other = opened(store, clock)  # after a restart nothing is given twice
    await other.start()
    again = await other.match(row.id)
    assert again is not None
    assert again.outcome is not None
    assert await store.keepsakes(ANN) == homes
    await other.stop()


async def test_what_a_game_says_wrongly_does_not_keep_it_from_ending(
    hall: House, store: Both, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = registry.game("example")
    monkeypatch.setattr(game, "stamped", lambda *_: 1 / 0)
    await played(hall)
    assert await store.keepsakes(ANN) == []
