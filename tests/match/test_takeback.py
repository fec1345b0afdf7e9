"""Taking back by courtesy: who is asked, who sees what, what is refused, and what stands again."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest
from msgspec.structs import replace

from parlour.kit.actors import SPECTATOR, Seat, Viewer
from parlour.kit.clock import Fischer, PerTurn, TimeControl
from parlour.kit.legal import Refused
from parlour.kit.replay import verify
from parlour.match.match import Match
from parlour.match.messages import OPEN, TAKEN_BACK, Command, Offer, Receipt
from parlour.match.ports import MatchId, MatchRow, StoreFull
from parlour.match.takeback import MOST_OFFERS
from parlour.store.memory import MemoryStore
from tests.match.tools import (
    HandClock,
    act,
    asked,
    everybody,
    landed,
    loaded,
    own,
    play,
    seen,
    toy_match,
    toy_row,
)

_ids = iter(range(10**9))


async def ask(match: Match, seat: int, do: str = "offer", id: str = "") -> Receipt | str:
    """The receipt, or the code of the refusal."""
    answer = await match.take_back(Seat(seat), do, id or f"t{next(_ids)}")
    return answer.code if isinstance(answer, Refused) else answer


async def granted(match: Match, by: int) -> None:
    """Everybody agrees."""
    assert isinstance(await ask(match, by), Receipt)
    for seat in range(len(match.row.seats)):
        if seat != by:
            assert isinstance(await ask(match, seat, "accept"), Receipt)


def offer(match: Match, seat: int) -> Offer:
    found = match.offer(Viewer(Seat(seat)))
    assert found is not None
    return found


def back(match: Match, seat: int) -> int | None:
    return match.update(0, Viewer(Seat(seat))).back


def bots(row: MatchRow, *seats: int) -> MatchRow:
    """The row with bots on those seats."""
    return replace(
        row,
        seats=tuple(replace(seat, kind="bot", level="easy") if seat.seat in seats else seat for seat in row.seats),
    )


async def test_what_was_taken_back_never_happened_and_stays_in_the_log(store: MemoryStore, clock: HandClock) -> None:
    match = await toy_match(store, clock)
    await landed(match, 0, "move 1")
    before = [match.update(0, viewer) for viewer in everybody(match)]
    state, old = match.game.encode(match._p.state), own(match, 0)
    await landed(match, 0, "move 1", "roll")
    assert back(match, 0) == before[0].n
    await granted(match, 0)
    assert match.game.encode(match._p.state) == state
    assert [entry.do for entry in await store.entries(match.row.id)] == ["move 1", "move 1", "roll", "back 1"]
    for viewer, was in zip(everybody(match), before, strict=True):
        now = match.update(was.n, viewer)
        assert (now.view, now.awaited) == (was.view, was.awaited)
        assert now.frames[-1].events == ({"type": TAKEN_BACK, "by": 0, "n": was.n},)
        assert now.n == now.frames[-1].n > was.n
    prompt = own(match, 0)
    assert (prompt.kind, prompt.legal) == (old.kind, old.legal)
    assert prompt.id != old.id
    assert verify(match.game, await match.record()).entry is not None


async def test_with_bots_only_it_is_granted_at_once(store: MemoryStore, clock: HandClock) -> None:
    match = await toy_match(store, clock, bots(toy_row(seats=2), 1))
    await landed(match, 0, "roll")
    await landed(match, 1, "pass")
    await landed(match, 1, "move 1")
    assert back(match, 1) is not None, "it would be, but nobody asks"
    assert isinstance(await ask(match, 0), Receipt)
    assert [entry.do for entry in await store.entries(match.row.id)][-1] == "back 0"
    assert match.offer(Viewer(Seat(0))) is None
    assert back(match, 0) is None, "nothing is left to take back"
    assert await ask(match, 0) == "nothing_to_take_back"


async def test_everybody_who_still_plays_is_needed(store: MemoryStore, clock: HandClock) -> None:
    match = await toy_match(store, clock, bots(toy_row(seats=4), 3))
    await match.leave(Seat(2))
    match.row = replace(match.row, seats=tuple(replace(seat, left=seat.seat == 2) for seat in match.row.seats))
    await landed(match, 0, "move 1")
    await ask(match, 0)
    assert offer(match, 1).needed == (1,)
    assert await ask(match, 2, "accept") == "already_left"
    assert await ask(match, 3, "accept") == "already_left", "nor is a bot asked"
    assert isinstance(await ask(match, 1, "accept"), Receipt)
    assert (await store.entries(match.row.id))[-1].do == "back 1"


async def test_an_offer_says_what_has_come_out(store: MemoryStore, clock: HandClock) -> None:
    match = await toy_match(store, clock)

    async def flags(seat: int) -> tuple[bool, bool]:
        await ask(match, seat)
        found = offer(match, seat)
        assert all(offer(match, other) == replace(found, n=offer(match, other).n) for other in range(3))
        await ask(match, seat, "withdraw")
        return found.chance, found.hidden

    await landed(match, 0, "move 1")
    assert await flags(0) == (False, False)
    await landed(match, 0, "roll")
    assert await flags(0) == (True, False), "dice that all could see"
    await landed(match, 1, "pass")
    assert (await flags(0), await flags(1)) == ((True, False), (False, False))
    await landed(match, 2, "pass")
    for seat in (1, 2):
        await landed(match, seat, "roll")
        for other, prompt in sorted(asked(match).items()):
            if prompt.kind == "window":
                await landed(match, other, "pass")
    for seat in range(3):
        await landed(match, seat, f"choose {seat + 1}")
    assert [await flags(seat) for seat in range(3)] == [(True, True)] * 3, "the sealed choices and who takes notes"


async def test_what_is_known_stays_known(store: MemoryStore, clock: HandClock) -> None:
    """Dice that were taken back have been seen by whoever goes back further."""
    match = await toy_match(store, clock, toy_row(seats=2, cards=0))
    await landed(match, 0, "move 1")
    await match.command(_wave(1))
    await landed(match, 0, "roll")
    await granted(match, 0)
    await ask(match, 1)
    assert (offer(match, 1).chance, offer(match, 1).hidden) == (True, False)


def _wave(seat: int) -> Command:
    return Command(id=f"w{next(_ids)}", seat=Seat(seat), prompt=OPEN, actions=("wave",))


async def test_refusals(store: MemoryStore, clock: HandClock) -> None:
    match = await toy_match(store, clock)
    assert await ask(match, 0) == "nothing_to_take_back"
    for do in ("accept", "decline", "withdraw"):
        assert await ask(match, 1, do) == "no_offer"
    await landed(match, 0, "move 1")
    assert await ask(match, 1) == "nothing_to_take_back"
    await match.command(_wave(1))
    assert isinstance(await ask(match, 0), Receipt)
    assert await ask(match, 0) == "offer_stands"
    assert await ask(match, 1) == "offer_stands"
    assert await ask(match, 0, "accept") == "offer_is_yours"
    assert await ask(match, 0, "decline") == "offer_is_yours"
    assert await ask(match, 1, "withdraw") == "offer_not_yours"
    assert isinstance(await ask(match, 2, "accept"), Receipt)
    assert isinstance(await ask(match, 2, "accept"), Receipt), "said twice"
    assert offer(match, 0).agreed == (2,)
    assert isinstance(await ask(match, 1, "decline"), Receipt)
    assert match.offer(Viewer(Seat(0))) is None
    assert await ask(match, 2, "accept") == "no_offer"
    assert await match.take_back(Seat(0), "offer", "") == Refused("malformed_command")
    assert await match.take_back(Seat(0), "offer", "x" * 65) == Refused("malformed_command")


async def test_an_offer_dies_with_the_next_move(store: MemoryStore, clock: HandClock) -> None:
    match = await toy_match(store, clock)
    await landed(match, 0, "move 1")
    await ask(match, 0)
    await ask(match, 1, "accept")
    await landed(match, 0, "move 1")
    assert match.offer(Viewer(Seat(1))) is None
    assert await ask(match, 2, "accept") == "no_offer"
    await ask(match, 0)
    assert offer(match, 1).agreed == (), "what was agreed to before counts no more"


async def test_a_game_that_is_over_takes_nothing_back(store: MemoryStore, clock: HandClock) -> None:
    match = await toy_match(store, clock, toy_row(rounds=1))
    await play(match, random.Random(3))
    for seat in range(3):
        assert back(match, seat) is None
        for do in ("offer", "accept", "decline", "withdraw"):
            assert await ask(match, seat, do) == "takeback_over"


async def test_nobody_who_has_left_comes_back(store: MemoryStore, clock: HandClock) -> None:
    match = await toy_match(store, clock)
    await landed(match, 0, "move 1")
    await ask(match, 0)
    await match.leave(Seat(2))
    assert match.offer(Viewer(Seat(0))) is None
    assert back(match, 0) is None
    assert await ask(match, 0) == "nothing_to_take_back"
    await landed(match, 0, "move 1")
    assert back(match, 0) is not None


async def test_spam_of_offers_changes_nothing(store: MemoryStore, clock: HandClock) -> None:
    match = await toy_match(store, clock)
    await landed(match, 0, "move 1")
    before = [seen(match.update(0, viewer)) for viewer in everybody(match)]
    answers = [await ask(match, 0, do) for _ in range(200) for do in ("offer", "withdraw")]
    assert sum(isinstance(answer, Receipt) for answer in answers) == 2 * MOST_OFFERS
    assert set(answers[2 * MOST_OFFERS :]) == {"too_many_offers", "no_offer"}
    assert [seen(match.update(0, viewer)) for viewer in everybody(match)] == before
    assert match.v == 1
    await landed(match, 0, "move 1")
    assert isinstance(await ask(match, 0), Receipt), "something has happened"


async def test_a_message_that_comes_twice_is_answered_the_same(store: MemoryStore, clock: HandClock) -> None:
    match = await toy_match(store, clock, toy_row(seats=2))
    await landed(match, 0, "move 1")
    first = await ask(match, 0, "offer", "one")
    assert isinstance(first, Receipt)
    assert await ask(match, 0, "offer", "one") == first
    assert await ask(match, 1, "decline", "two") == await ask(match, 1, "decline", "two")
    assert await ask(match, 0, "offer", "one") == first, "it was answered, and makes no new offer"
    assert match.offer(Viewer(Seat(1))) is None
    await ask(match, 0, "offer", "three")
    both = await asyncio.gather(match.take_back(Seat(1), "accept", "x"), match.take_back(Seat(1), "accept", "x"))
    assert both[0] == both[1]
    assert [entry.do for entry in await store.entries(match.row.id)] == ["move 1", "back 0"]
    again = await loaded(store, clock, match.row.id)
    assert await ask(again, 1, "accept", "x") == both[0], "also after a restart"
    assert again.v == 2


async def test_a_full_disk_takes_nothing_back(
    store: MemoryStore, clock: HandClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await toy_match(store, clock, toy_row(seats=2))
    await landed(match, 0, "move 1")
    await ask(match, 0)
    state = match.game.encode(match._p.state)

    async def full(*_: Any) -> None:
        raise StoreFull("no room")

    with monkeypatch.context() as disk:
        disk.setattr(store, "append", full)
        assert await ask(match, 1, "accept") == "store_full"
    assert match.game.encode(match._p.state) == state
    assert offer(match, 1).agreed == ()
    assert isinstance(await ask(match, 1, "accept"), Receipt)


async def test_another_process_was_quicker(store: MemoryStore, clock: HandClock) -> None:
    here = await toy_match(store, clock, toy_row(seats=2))
    there = await loaded(store, clock, here.row.id)
    await landed(here, 0, "move 1")
    await ask(here, 0)
    await there.refresh()
    await landed(there, 0, "move 1")
    assert await ask(here, 1, "accept") == "no_offer"
    assert [entry.do for entry in await store.entries(here.row.id)] == ["move 1", "move 1"]
    await granted(here, 0)
    await there.refresh()
    assert there.game.encode(there._p.state) == here.game.encode(here._p.state)
    for viewer in everybody(here):
        assert seen(there.update(0, viewer)) == seen(here.update(0, viewer))


async def test_a_process_that_has_a_later_snapshot_only(store: MemoryStore, clock: HandClock) -> None:
    here = await toy_match(store, clock, toy_row(seats=2))
    await landed(here, 0, "move 1")
    await here.snapshot()
    there = await loaded(store, clock, here.row.id)
    assert there._complete is False
    await granted(here, 0)
    await there.refresh()
    assert there.broken is None
    for viewer in everybody(here):
        assert seen(there.update(0, viewer)) == seen(here.update(0, viewer))
    again = await loaded(store, clock, here.row.id)
    assert again._complete is True, "the snapshot is later than what stands: the log is replayed"
    for viewer in everybody(here):
        assert seen(again.update(0, viewer)) == seen(here.update(0, viewer))


# -- what dies with the position (lila #276, lichobile #1593, mobile #3124) ------------------------------------------


async def test_queued_move_fires_in_the_wrong_position(store: MemoryStore, clock: HandClock) -> None:
    """A command that was made for what has been taken back does not land, though the same is asked again."""
    match = await toy_match(store, clock, toy_row(seats=2))
    await landed(match, 0, "move 1")
    old = own(match, 0).id
    await granted(match, 0)
    assert await act(match, 0, "move 1", prompt=old) == Refused("prompt_closed")
    assert await match.draft(Seat(0), old, ["move 1"]) == Refused("prompt_closed")
    assert await match.check(Seat(0), old, "move 1") == Refused("prompt_closed")
    assert (await store.entries(match.row.id))[-1].do == "back 0"


async def test_a_standing_order_does_not_answer_what_stands_again(store: MemoryStore, clock: HandClock) -> None:
    match = await toy_match(store, clock, toy_row(seats=2), window_ms=100)
    assert await match.set_orders(Seat(1), [{"type": "PassAll"}]) is None
    await landed(match, 0, "roll")
    clock.wait(100)
    assert await match.answer_orders()
    assert (await store.entries(match.row.id))[-1].do == "pass"
    await granted(match, 1)
    assert own(match, 1).kind == "window"
    clock.wait(10_000)
    assert not await match.answer_orders(), "its player took it back to decide otherwise"
    assert match.next_ms() is None
    again = await loaded(store, clock, match.row.id, window_ms=100)
    assert not await again.answer_orders()
    await landed(match, 1, asked(match)[1].legal.actions[0].do)
    await landed(match, 1, "roll")
    await landed(match, 0, asked(match)[0].legal.actions[-1].do)
    for seat in (0, 1):
        await landed(match, seat, "choose 1")
    (holder,) = asked(match)
    for _ in range(2):
        await landed(match, holder, "note 1")
    await landed(match, 0, "roll")
    clock.wait(100)
    assert await match.answer_orders(), "the next window is the order's again"


# -- what nobody may see -----------------------------------------------------------------------------------------------


async def to_whisper(store: MemoryStore, clock: HandClock) -> Match:
    """One seat, nobody else knows which, is asked for two notes."""
    match = await toy_match(store, clock, toy_row(cards=0))
    for seat in range(3):
        await landed(match, seat, "roll")
    for seat in range(3):
        await landed(match, seat, "choose 1")
    return match


async def test_an_offer_says_nothing_of_what_happens_in_secret(store: MemoryStore, clock: HandClock) -> None:
    """Somebody decides in secret while an offer stands: nobody else's picture of it changes, nor what is answered."""
    outcomes: list[object] = []
    for secretly in (False, True):
        match = await to_whisper(store, clock)
        (holder,) = asked(match)
        by, other = (seat for seat in range(3) if seat != holder)
        await ask(match, by)
        shown = [match.offer(Viewer(Seat(seat))) for seat in (by, other)]
        if secretly:
            await landed(match, holder, "note 1")
        answers: list[object] = [[match.offer(Viewer(Seat(seat))) for seat in (by, other)] == shown]
        for _ in range(MOST_OFFERS + 1):
            answers += [type(await ask(match, by, "withdraw")), await ask(match, by)]
            answers[-1] = answers[-1] if isinstance(answers[-1], str) else "receipt"
        answers += [match.offer(Viewer(Seat(other))) is None, back(match, by), back(match, other)]
        outcomes.append(answers)
    assert outcomes[0] == outcomes[1]


async def test_what_was_decided_in_secret_is_undone_too(store: MemoryStore, clock: HandClock) -> None:
    match = await to_whisper(store, clock)
    (holder,) = asked(match)
    by = (holder + 1) % 3
    await ask(match, by)
    await landed(match, holder, "note 2")
    for seat in range(3):
        if seat != by:
            assert isinstance(await ask(match, seat, "accept"), Receipt)
    assert {prompt.kind for prompt in asked(match).values()} == {"sealed"}
    assert all(player.notes == 0 for player in match._p.state.players)


async def test_numbers_are_the_readers_own(store: MemoryStore, clock: HandClock) -> None:
    match = await to_whisper(store, clock)
    (holder,) = asked(match)
    numbers = {viewer: match.number(viewer) for viewer in everybody(match)}
    await landed(match, holder, "note 1")
    await ask(match, holder)
    for seat in range(3):
        assert offer(match, seat).n == numbers[Viewer(Seat(seat))]
    assert match.offer(SPECTATOR) is None, "seats only"
    assert len({replace(offer(match, seat), n=0) for seat in range(3)}) == 1, "and the rest is everybody's"
    assert back(match, holder) == numbers[Viewer(Seat(holder))]
    assert match.update(0, SPECTATOR).back is None


async def test_what_may_be_taken_back_shows_nobody_that_others_decided(store: MemoryStore, clock: HandClock) -> None:
    match = await to_whisper(store, clock)
    (holder,) = asked(match)
    others = [viewer for viewer in everybody(match) if viewer.seat != holder]
    before = [match.update(0, viewer).back for viewer in others]
    await landed(match, holder, "note 1")
    assert [match.update(0, viewer).back for viewer in others] == before


async def test_asking_again_tells_nobody_that_others_decided(store: MemoryStore, clock: HandClock) -> None:
    """What came out in secret since is not in what an offer says, nor was it a reason for it to say otherwise."""
    said: list[list[Offer]] = []
    for secretly in (False, True):
        match = await to_whisper(store, clock)
        (holder,) = asked(match)
        by, other = (seat for seat in range(3) if seat != holder)
        await match.command(_wave(by))
        if secretly:
            await landed(match, holder, "note 1")
        await ask(match, by)
        said.append([offer(match, seat) for seat in (by, other)])
        assert not offer(match, by).hidden
        assert back(match, holder) is not None
    assert said[0] == said[1]
    await ask(match, by, "withdraw")
    await ask(match, holder)
    assert offer(match, other).hidden, "who asks has seen it"


async def test_what_was_seen_in_secret_stays_known_to_who_saw_it(store: MemoryStore, clock: HandClock) -> None:
    match = await to_whisper(store, clock)
    (holder,) = asked(match)
    by, other = (seat for seat in range(3) if seat != holder)
    for seat in (other, holder, by):
        await match.command(_wave(seat))
    await landed(match, holder, "note 1")
    await granted(match, by)
    flags: dict[int, bool] = {}
    for seat in (holder, other):
        await ask(match, seat)
        flags[seat] = offer(match, by).hidden
        await ask(match, seat, "withdraw")
    assert flags == {holder: True, other: False}


@pytest.mark.parametrize("control", [Fischer(60_000, 5_000), PerTurn(30_000)])
@pytest.mark.parametrize("lag_ms", [0, 700])
async def test_no_clock_shows_when_somebody_decided_in_secret(control: TimeControl, lag_ms: int) -> None:
    """Neither before it is taken back, nor after, nor when it is decided again."""
    pictures: list[list[object]] = []
    for secretly in (None, 500, 9_000):
        store, clock = MemoryStore(), HandClock()
        row = replace(toy_row(cards=0, control=control), lag_ms=lag_ms, id=MatchId("same"))
        match = await toy_match(store, clock, row)
        for action in ("roll", "choose 1"):
            for seat in range(3):
                clock.wait(1_000)
                await landed(match, seat, action)
        (holder,) = asked(match)
        by, other = (seat for seat in range(3) if seat != holder)
        await match.command(_wave(by))
        seen_by = [viewer for viewer in everybody(match) if viewer.seat != holder]
        picture: list[object] = []
        clock.wait(secretly or 0)
        if secretly:
            await landed(match, holder, "note 1")
        clock.wait(10_000 - (secretly or 0))
        picture += [match.update(0, viewer) for viewer in seen_by]
        await ask(match, by)
        for seat in (holder, other):
            clock.wait(1_000)
            await ask(match, seat, "accept")
        picture += [match.update(0, viewer) for viewer in seen_by]
        for _ in range(2):
            clock.wait(2_000)
            await landed(match, holder, "note 1")
            picture += [match.update(0, viewer) for viewer in seen_by]
        pictures.append(picture)
    assert pictures[0] == pictures[1] == pictures[2]
