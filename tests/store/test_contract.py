"""What every store promises, asked of each."""

from __future__ import annotations

import asyncio

import pytest
from msgspec.structs import replace

from parlour.kit.chance import Draw
from parlour.kit.record import Entry
from parlour.match.keepsakes import Keepsake, Kept
from parlour.match.ports import MOST_LINES, Claim, Conflict, Held, MatchId, MatchRow, Said, SessionRow, Snapshot
from parlour.match.tables import freed, seated
from parlour.store.memory import MemoryStore
from parlour.store.sql import SqlStore
from tests.match.tools import toy_row

Both = MemoryStore | SqlStore


def entry(v: int, cmd: str = "") -> Entry:
    return Entry(v=v, at=v * 10, by=v % 2, do=f"move {v}", chance=(Draw("dice", 6, v % 6),), h="00ff", cmd=cmd)


async def table(store: Both, **changes: object) -> MatchRow:
    row = replace(toy_row(), **changes)
    await store.create(row)
    return row


async def test_a_table_comes_back_as_it_was(store: Both) -> None:
    row = await table(store, branch={"start": [1, 2]})
    assert await store.row(row.id) == row
    assert await store.row(MatchId("nobody")) is None


async def test_a_name_is_taken_once(store: Both) -> None:
    row = await table(store)
    with pytest.raises(Conflict):
        await store.create(replace(row, status="open"))
    assert await store.row(row.id) == row


async def test_a_row_changes_only_from_what_was_expected(store: Both) -> None:
    row = await table(store)
    over = replace(row, status="over")
    await store.update(over, row)
    with pytest.raises(Conflict):
        await store.update(replace(row, status="closed"), row)
    assert await store.row(row.id) == over
    with pytest.raises(Conflict):
        await store.update(toy_row(), toy_row())


async def test_a_record_comes_in_whole_or_not_at_all(store: Both) -> None:
    row = replace(toy_row(), status="record")
    log, end, text = [entry(1), entry(2)], Snapshot(2, b"state", b"extra"), b"{}\n" * 1000
    await store.bring(row, log, end, text)
    assert await store.row(row.id) == row
    assert await store.entries(row.id) == log
    assert await store.snapshot(row.id) == end
    assert await store.brought(row.id) == text
    with pytest.raises(Conflict):
        await store.bring(replace(row, created_ms=1), [entry(1)], Snapshot(1, b"", b""), b"other")
    assert (await store.row(row.id), await store.brought(row.id)) == (row, text)
    other = await table(store)
    with pytest.raises(Conflict):
        await store.bring(other, log, end, text)
    assert (await store.entries(other.id), await store.brought(other.id)) == ([], None)


async def test_tables_are_listed_by_status_newest_first(store: Both) -> None:
    rows = [await table(store, created_ms=ms, public=ms != 3, status="open") for ms in (1, 3, 2)]
    await table(store, status="over")
    assert [row.created_ms for row in await store.tables("open")] == [3, 2, 1]
    assert [row.created_ms for row in await store.tables("open", public=True)] == [2, 1]
    assert [row.created_ms for row in await store.tables("open", public=False)] == [3]
    assert await store.tables("open", limit=1) == [rows[1]]


async def test_entries_come_back_as_they_were(store: Both) -> None:
    row = await table(store)
    await store.append(row.id, 0, [entry(1, "a"), entry(2, "a")])
    await store.append(row.id, 2, [Entry(v=3, by="system", do="leave 1", open=False)])
    assert await store.entries(row.id) == [entry(1, "a"), entry(2, "a"), Entry(v=3, by="system", do="leave 1")]
    assert [found.v for found in await store.entries(row.id, 2)] == [3]
    assert await store.entries(row.id, 3) == []
    assert await store.entries(MatchId("nobody")) == []


@pytest.mark.parametrize("expected_v", [0, 1, 3, 7])
async def test_a_version_is_written_once_and_without_a_gap(store: Both, expected_v: int) -> None:
    row = await table(store)
    await store.append(row.id, 0, [entry(1), entry(2)])
    with pytest.raises(Conflict):
        await store.append(row.id, expected_v, [entry(expected_v + 1), entry(expected_v + 2)])
    assert [found.v for found in await store.entries(row.id)] == [1, 2]


async def test_nobody_appends_to_a_table_that_is_not_there(store: Both) -> None:
    with pytest.raises(Conflict):
        await store.append(MatchId("nobody"), 0, [entry(1)])


async def test_two_writers_race_and_one_wins_each_version(store: Both) -> None:
    row = await table(store)

    async def write(who: str) -> list[int]:
        won: list[int] = []
        for v in range(20):
            try:
                await store.append(row.id, v, [entry(v + 1, who)])
            except Conflict:
                continue
            won.append(v + 1)
        return won

    won = await asyncio.gather(*(write(who) for who in "abc"))
    assert sorted(v for mine in won for v in mine) == list(range(1, 21))
    found = await store.entries(row.id)
    assert [one.v for one in found] == list(range(1, 21))
    assert {one.v: one.cmd for one in found} == {v: who for who, mine in zip("abc", won, strict=True) for v in mine}


async def test_a_conflict_fails_alone(store: Both) -> None:
    rows = [await table(store) for _ in range(6)]
    await store.append(rows[3].id, 0, [entry(1)])
    results = await asyncio.gather(
        *(store.append(row.id, 0, [entry(1, "race")]) for row in rows), store.create(rows[0]), return_exceptions=True
    )
    assert [isinstance(result, Conflict) for result in results] == [False, False, False, True, False, False, True]
    for i, row in enumerate(rows):
        assert [one.cmd for one in await store.entries(row.id)] == ["" if i == 3 else "race"]


async def test_a_command_is_found_by_its_id(store: Both) -> None:
    row, other = await table(store), await table(store)
    await store.append(row.id, 0, [entry(1), entry(2, "x"), entry(3, "x"), entry(4, "x"), entry(5, "y")])
    assert await store.command(row.id, "x") == (2, 4)
    assert await store.command(row.id, "y") == (5, 5)
    assert await store.command(row.id, "z") is None
    assert await store.command(other.id, "x") is None


async def test_the_newest_snapshot_counts(store: Both) -> None:
    row = await table(store)
    assert await store.snapshot(row.id) is None
    await store.append(row.id, 0, [entry(1)], Snapshot(1, b"\x00one", b"extra"))
    await store.append(row.id, 1, [entry(2)])
    assert await store.snapshot(row.id) == Snapshot(1, b"\x00one", b"extra")
    await store.append(row.id, 2, [], Snapshot(2, b"two"))
    await store.append(row.id, 2, [], Snapshot(2, b"two again"))
    assert await store.snapshot(row.id) == Snapshot(2, b"two again")
    with pytest.raises(Conflict):
        await store.append(row.id, 1, [], Snapshot(1, b"late"))
    assert await store.snapshot(row.id) == Snapshot(2, b"two again")


async def test_orders_are_replaced(store: Both) -> None:
    row = await table(store)
    await store.set_orders(row.id, 2, b"[1]")
    await store.set_orders(row.id, 0, b"[2]")
    await store.set_orders(row.id, 2, b"[]")
    assert await store.orders(row.id) == {0: b"[2]", 2: b"[]"}
    assert await store.orders(MatchId("nobody")) == {}


def line(row: MatchRow, id: str, who: str = "ann", **more: object) -> Said:
    plain = Said(match=row.id, at_ms=0, seat=0, name="Ann", text=f"says {id}", who=who, id=id)
    return replace(plain, **more)


async def test_what_is_said_is_numbered_and_kept(store: Both) -> None:
    row, other = await table(store), await table(store)
    first = await store.say(line(row, "a"))
    assert first == line(row, "a", n=1)
    await store.say(line(row, "b", seat=None, name="<b>Żółw</b>", text="’; drop table said; -- 🐢"))
    await store.say(line(other, "a"))
    assert await store.said(row.id) == [
        first,
        line(row, "b", n=2, seat=None, name="<b>Żółw</b>", text="’; drop table said; -- 🐢"),
    ]
    assert [one.n for one in await store.said(other.id)] == [1]
    assert await store.said(MatchId("nobody")) == []
    with pytest.raises(Conflict):
        await store.say(replace(line(row, "c"), match=MatchId("nobody")))


async def test_a_line_is_said_once(store: Both) -> None:
    row = await table(store)
    first = await store.say(line(row, "a"))
    assert await store.say(line(row, "a", text="another", at_ms=9)) == first
    both = await asyncio.gather(*(store.say(line(row, "b")) for _ in range(5)))
    assert {one.n for one in both} == {2}
    assert (await store.say(line(row, "a", who="ben"))).n == 3, "somebody else's id"
    assert [one.n for one in await store.said(row.id)] == [1, 2, 3]


async def test_of_what_is_said_the_newest_is_kept(store: Both) -> None:
    row = await table(store)
    await asyncio.gather(*(store.say(line(row, str(i))) for i in range(MOST_LINES + 20)))
    kept = await store.said(row.id)
    assert [one.n for one in kept] == list(range(21, MOST_LINES + 21))
    assert (await store.say(line(row, "last"))).n == MOST_LINES + 21


async def test_who_watches_does_not_talk_away_what_those_say_who_play(store: Both) -> None:
    row = await table(store)
    first = await store.say(line(row, "we play", at_ms=1_000))
    await asyncio.gather(*(store.say(line(row, str(i), seat=None, at_ms=2_000)) for i in range(MOST_LINES + 5)))
    kept = await store.said(row.id)
    assert kept[0] == first
    assert [one.n for one in kept[1:]] == list(range(2_005, 2_000 + MOST_LINES + 5))
    assert (await store.say(line(row, "last", at_ms=3_000))).n == 3_000


async def test_the_number_of_a_line_does_not_count_those_that_are_not_heard(store: Both) -> None:
    """A gap between two lines of a seat would tell how much those say who watch."""
    numbers: list[list[int]] = []
    for gallery in (0, 5):
        row = await table(store)
        heard = [await store.say(line(row, "a", at_ms=1_000))]
        for i in range(gallery):
            await store.say(line(row, str(i), seat=None, at_ms=1_500 + i))
        heard += [await store.say(line(row, id, at_ms=2_000)) for id in ("b", "c")]
        numbers.append([one.n for one in heard])
    assert numbers == [[1_000, 2_000, 2_001]] * 2


async def test_a_table_and_the_one_that_follows_it_are_stored_together(store: Both) -> None:
    row = await table(store, status="over")
    following = toy_row()
    told = replace(row, next=following.id)
    await store.update(told, row, create=following)
    assert (await store.row(row.id), await store.row(following.id)) == (told, following)
    late = toy_row()
    with pytest.raises(Conflict):
        await store.update(replace(row, next=late.id), row, create=late)
    assert await store.row(late.id) is None, "whoever comes second makes no table"
    with pytest.raises(Conflict):
        await store.update(replace(told, public=False), told, create=replace(following, status="open"))
    assert (await store.row(row.id), await store.row(following.id)) == (told, following), "the name was taken"


async def test_the_last_heartbeat_counts(store: Both) -> None:
    assert await store.last_heartbeat() is None
    await store.heartbeat(1_750_000_000_000)
    await store.heartbeat(1_750_000_001_000)
    assert await store.last_heartbeat() == 1_750_000_001_000


async def test_sessions_and_what_they_hold(store: Both) -> None:
    row, other = await table(store), await table(store)
    ann = SessionRow(token_hash="a" * 64, name="Ann", created_ms=5)
    ben = SessionRow(token_hash="b" * 64, name="Ben", created_ms=6)
    await store.open_session(ann)
    await store.open_session(ben)
    with pytest.raises(Conflict):
        await store.open_session(replace(ann, name="Eve"))
    await store.rename_session(ann.token_hash, "Anna")
    await store.rename_session("c" * 64, "Cid")
    assert await store.session(ann.token_hash) == replace(ann, name="Anna")
    assert await store.session("c" * 64) is None

    for claim in (
        Claim(ann.token_hash, row.id, 1, "h1"),
        Claim(ann.token_hash, other.id, 0, "h0"),
        Claim(ben.token_hash, row.id, 1, "h1"),
    ):
        await store.claim(claim)
        await store.claim(claim)
    assert await store.claims(ann.token_hash, row.id) == [Claim(ann.token_hash, row.id, 1, "h1")]
    assert len(await store.claims(ann.token_hash)) == 2
    await store.release(row.id, "another")
    assert len(await store.claims(ben.token_hash)) == 1
    await store.release(row.id, "h1")
    assert await store.claims(ben.token_hash) == []
    assert await store.claims(ann.token_hash) == [Claim(ann.token_hash, other.id, 0, "h0")]
    await store.end_session(ann.token_hash)
    assert await store.session(ann.token_hash) is None
    assert await store.claims(ann.token_hash) == []
    with pytest.raises(Conflict):
        await store.claim(Claim(ann.token_hash, other.id, 0, "h0"))


async def sessions(store: Both, *names: str) -> None:
    for name in names:
        await store.open_session(SessionRow(token_hash=name, name=name, created_ms=1))


def claim(row: MatchRow, session: str, seat: int) -> Claim:
    return Claim(session, row.id, seat, row.seats[seat].token_hash)


async def test_a_seat_and_its_holder_are_stored_together(store: Both) -> None:
    row = await table(store, status="open")
    await sessions(store, "ann", "ben")
    free = freed(row, 1)
    await store.update(free, row)
    ann, ben = seated(free, 1, "Ann", "token a", ""), seated(free, 1, "Ben", "token b", "")
    await store.update(ann, free, claim(ann, "ann", 1))
    with pytest.raises(Conflict):
        await store.update(ben, free, claim(ben, "ben", 1))
    assert await store.claims("ben") == []
    assert [one.holds(ann) for one in await store.claims("ann", row.id)] == [True]
    with pytest.raises(Conflict):
        await store.update(free, ann, Claim("nobody", row.id, 1, ""))
    assert await store.row(row.id) == ann, "neither without the other"


async def test_a_session_holds_one_seat_of_a_table(store: Both) -> None:
    row = await table(store, status="open")
    await sessions(store, "ann")
    await store.claim(claim(row, "ann", 0))
    free = freed(row, 1)
    await store.update(free, row)
    again = seated(free, 1, "Ann", "token again", "")
    with pytest.raises(Held):
        await store.update(again, free, claim(again, "ann", 1))
    assert await store.row(row.id) == free
    with pytest.raises(Held):
        await store.claim(claim(row, "ann", 2))
    assert await store.claims("ann") == [claim(row, "ann", 0)]


async def test_a_claim_means_nothing_once_the_seat_is_anothers(store: Both) -> None:
    row = await table(store, status="open")
    await sessions(store, "ann")
    old = claim(row, "ann", 0)
    await store.claim(old)
    free = freed(row, 0)
    await store.update(free, row)
    assert not old.holds(free)
    taken = seated(free, 0, "Ben", "token b", "")
    assert not old.holds(taken)
    await store.update(taken, free)
    await store.claim(claim(taken, "ann", 2))
    assert await store.claims("ann") == [claim(taken, "ann", 2)], "in place of what holds no longer"


def keepsake(**changes: object) -> Keepsake:
    made = Keepsake(
        id="k1", owner="ann", game="toy", name="Red", signed=True, data={"n": [1]}, made_ms=1, saved_ms=2, origin="text"
    )
    return replace(made, **changes)


async def test_a_keepsake_comes_home_with_the_end_of_its_match(store: Both) -> None:
    row = await table(store)
    home = keepsake(match=row.id, seat=1, origin="")
    await store.append(row.id, 0, [entry(1)], None, [Kept(home)])
    assert await store.keepsakes("ann") == await store.came_home(row.id) == [home]
    assert await store.keepsake("k1") == home
    with pytest.raises(Conflict):
        await store.append(row.id, 0, [entry(1)], None, [Kept(replace(home, id="k2"))])
    assert await store.keepsakes("ann") == [home]
    assert (await store.keepsakes("ben"), await store.keepsake("k2")) == ([], None)


@pytest.mark.parametrize(("rev", "owner"), [(1, "ann"), (2, "ben")])
async def test_a_keepsake_grows_only_from_what_was_brought(store: Both, rev: int, owner: str) -> None:
    row = await table(store)
    old = keepsake(rev=2, table="there")
    await store.keep(old, 9)
    grown = keepsake(owner=owner, rev=3, data={"n": [1, 2]}, name="other", saved_ms=9, match=row.id, seat=2, origin="")
    await store.append(row.id, 0, [entry(1)], None, [Kept(grown, rev)])
    assert await store.keepsakes("ann") == [old]
    await store.append(row.id, 1, [entry(2)], None, [Kept(replace(grown, owner="ann"), 2)])
    assert await store.keepsakes("ann") == [replace(old, rev=3, data={"n": [1, 2]}, saved_ms=9, match=row.id, seat=2)]


async def test_a_name_given_in_the_game_comes_home_with_it(store: Both) -> None:
    row = await table(store)
    await store.keep(keepsake(rev=2), 9)
    grown = keepsake(rev=3, name="other", match=row.id)
    await store.append(row.id, 0, [entry(1)], None, [Kept(grown, 2, renamed=True)])
    assert [each.name for each in await store.keepsakes("ann")] == ["other"]


async def test_a_text_is_kept_once_and_not_more_than_so_many(store: Both) -> None:
    one = keepsake()
    assert await store.keep(one, 2) == one
    assert await store.keep(keepsake(id="k2"), 2) == one
    assert await store.keep(keepsake(id="k2", origin="k1"), 2) == one  # it was exported here
    two = keepsake(id="k3", origin="other text", saved_ms=3)
    assert await store.keep(two, 2) == two
    assert await store.keep(keepsake(id="k4", origin="third"), 2) is None
    assert await store.keep(keepsake(id="k4"), 2) == one
    assert await store.keepsakes("ann") == [two, one]
    other = keepsake(id="k5", owner="ben")
    assert await store.keep(other, 1) == other


async def test_a_keepsake_is_its_owners_to_rename_and_to_drop(store: Both) -> None:
    await store.keep(keepsake(), 9)
    assert not await store.rename_keepsake("k1", "ben", "mine")
    assert not await store.drop_keepsake("k1", "ben")
    assert await store.rename_keepsake("k1", "ann", "Scarlet")
    await store.place_keepsake("k1", MatchId("there"))
    assert await store.keepsakes("ann") == [keepsake(name="Scarlet", table="there")]
    assert await store.drop_keepsake("k1", "ann")
    assert not await store.drop_keepsake("k1", "ann")
    assert await store.keepsakes("ann") == []


async def test_the_seal_is_made_once(store: Both) -> None:
    first, again = await asyncio.gather(store.seal(), store.seal())
    assert len(first) == 32
    assert first == again == await store.seal()
