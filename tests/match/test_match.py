"""Commands, drafts, checks: what lands, what does not, and what is answered."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence

import pytest

from parlour.kit import registry
from parlour.kit.actors import SPECTATOR, Seat, Viewer
from parlour.kit.legal import Refused
from parlour.kit.record import Entry
from parlour.kit.replay import verify
from parlour.match.keepsakes import Kept
from parlour.match.match import Match
from parlour.match.messages import OPEN, Command, Drafted, Receipt
from parlour.match.ports import Conflict, MatchId, Snapshot, StoreFull
from parlour.store.memory import MemoryStore
from tests.match.crash import fresh_row
from tests.match.tools import HandClock, act, asked, landed, loaded, own, play, random_move, seen, toy_match, toy_row


async def test_a_command_is_stored_with_its_chance_and_digest(store: MemoryStore, clock: HandClock) -> None:
    match = await toy_match(store, clock)
    clock.wait(1234)
    receipt = await act(match, 0, "move 2", "roll", id="first")
    assert receipt == Receipt(cmd="first", n=3)
    moved, rolled = await store.entries(match.row.id)
    assert (moved.v, moved.at, moved.by, moved.do, moved.chance, moved.cmd) == (1, 1234, 0, "move 2", (), "0.first")
    assert (rolled.v, rolled.do, rolled.cmd) == (2, "roll", "0.first")
    assert [(draw.label, draw.n) for draw in rolled.chance] == [("dice", 6), ("dice", 6)]
    assert len(moved.h) == 16
    assert moved.h != rolled.h


@pytest.mark.parametrize(("id", "code"), [("", "malformed_command"), ("x" * 65, "malformed_command"), ("x" * 64, None)])
async def test_the_id_of_a_command(store: MemoryStore, clock: HandClock, id: str, code: str | None) -> None:
    match = await toy_match(store, clock)
    result = await match.command(Command(id=id, seat=Seat(0), prompt=own(match, 0).id, actions=("roll",)))
    assert getattr(result, "code", None) == code


async def test_all_or_nothing(store: MemoryStore, clock: HandClock) -> None:
    match = await toy_match(store, clock)
    before = seen(match.update(0, Viewer(Seat(0))))
    refused = await act(match, 0, "move 2", "move 2", "move 2", "roll")
    assert refused == Refused("not_now", {"action": "Move"})
    assert await store.entries(match.row.id) == []
    assert seen(match.update(0, Viewer(Seat(0)))) == before


@pytest.mark.parametrize(
    ("actions", "code"),
    [
        ((), "no_actions"),
        (("roll", "move 1"), "draft_chance"),
        (("fly 3",), "unknown_action"),
        (("move x",), "malformed_action"),
        (("move 3",), "not_now"),
        (("wave",), "not_now"),
    ],
)
async def test_refusals(store: MemoryStore, clock: HandClock, actions: Sequence[str], code: str) -> None:
    match = await toy_match(store, clock)
    refused = await act(match, 0, *actions)
    assert isinstance(refused, Refused)
    assert refused.code == code
    assert match.v == 0


async def test_several_actions_only_where_they_may_be_drafted(store: MemoryStore, clock: HandClock) -> None:
    match = await toy_match(store, clock)
    await landed(match, 0, "roll")
    assert await act(match, 1, "pass", "pass") == Refused("no_draft")


async def test_a_command_lands_once(store: MemoryStore, clock: HandClock) -> None:
    match = await toy_match(store, clock)
    command = Command(id="c", seat=Seat(0), prompt=own(match, 0).id, actions=("roll",))
    first = await match.command(command)
    assert isinstance(first, Receipt)
    await landed(match, 1, "pass")
    await landed(match, 2, "pass")
    assert await match.command(command) == first
    assert await match.command(Command(id="c", seat=Seat(1), prompt="x", actions=())) == Refused("no_actions")
    again = await loaded(store, clock, match.row.id)
    assert await again.command(command) == first
    assert match.v == 3


async def test_a_command_lands_once_however_old_it_is(store: MemoryStore, clock: HandClock) -> None:
    match = await toy_match(store, clock, toy_row(rounds=40))
    rng = random.Random(1)
    open_wave = Command(id="w", seat=Seat(1), prompt=OPEN, actions=("wave",))
    await play(match, rng, 5)
    first = await match.command(open_wave)
    assert isinstance(first, Receipt)
    await play(match, rng, 700)
    assert await match.command(open_wave) == first
    again = await loaded(store, clock, match.row.id)
    assert again.v == match.v
    assert await again.command(open_wave) == first


async def test_two_at_once_land_once(store: MemoryStore, clock: HandClock) -> None:
    match = await toy_match(store, clock)
    command = Command(id="c", seat=Seat(0), prompt=own(match, 0).id, actions=("roll",))
    first, second = await asyncio.gather(match.command(command), match.command(command))
    assert first == second
    assert match.v == 1


async def test_a_prompt_answers_for_itself_alone(store: MemoryStore, clock: HandClock) -> None:
    match = await toy_match(store, clock)
    turn = own(match, 0).id
    assert await act(match, 1, "roll", prompt=turn) == Refused("prompt_closed")
    await landed(match, 0, "move 1")
    assert await act(match, 0, "move 1", prompt=turn) == Refused("prompt_closed"), "the second click of two"
    await landed(match, 0, "roll")
    ids = {seat: prompt.id for seat, prompt in asked(match).items()}
    assert set(ids) == {1, 2}
    await landed(match, 1, "pass")
    assert own(match, 2).id == ids[2], "two who act at once do not invalidate each other"


async def test_an_unchanged_prompt_keeps_its_id_but_not_after_its_own_answer(
    store: MemoryStore, clock: HandClock
) -> None:
    match = await sealed(store, clock)
    ids = {seat: prompt.id for seat, prompt in asked(match).items()}
    assert set(ids) == {0, 1, 2}
    await landed(match, 1, "choose 3")
    assert {seat: prompt.id == ids[seat] for seat, prompt in asked(match).items()} == {0: True, 1: False, 2: True}
    await landed(match, 1, "choose 1")
    await landed(match, 0, "choose 2", prompt=ids[0])


async def sealed(store: MemoryStore, clock: HandClock) -> Match:
    """The match in the middle of a simultaneous choice."""
    match = await toy_match(store, clock)
    for seat in range(3):
        await landed(match, seat, "roll")
        for other in sorted(asked(match)):
            if own(match, other).kind == "window":
                await landed(match, other, "pass")
    return match


async def test_who_has_answered_is_not_waited_for(store: MemoryStore, clock: HandClock) -> None:
    match = await sealed(store, clock)
    assert [due.seat for due in match.due()] == [0, 1, 2]
    await landed(match, 1, "choose 3")
    assert [due.seat for due in match.due()] == [0, 2]
    assert [one.seat for one in match.update(0, SPECTATOR).awaited] == [0, 1, 2], "and nobody can tell"


async def test_open_actions_are_beside_the_agenda(store: MemoryStore, clock: HandClock) -> None:
    match = await toy_match(store, clock)
    turn = own(match, 0).id
    for _ in range(3):
        await landed(match, 0, "wave", prompt=OPEN)
    assert own(match, 0).id == turn
    assert await act(match, 0, "wave", prompt=OPEN) == Refused("no_more_waves")
    assert await act(match, 1, "roll", prompt=OPEN) == Refused("not_open")
    assert await act(match, 1, "wave", "wave", prompt=OPEN) == Refused("one_open_action")
    assert [(entry.do, entry.open) for entry in await store.entries(match.row.id)] == [("wave", True)] * 3


async def test_leaving(store: MemoryStore, clock: HandClock) -> None:
    match = await toy_match(store, clock)
    assert await match.leave(Seat(0)) is None
    assert own(match, 1).kind == "turn"
    assert await match.leave(Seat(2)) is None
    outcome = match.outcome
    assert outcome is not None
    assert outcome.winners() == (1,)
    assert await match.leave(Seat(1)) == Refused("game_over")
    assert await act(match, 1, "roll", prompt="turn.1") == Refused("game_over")
    assert [(entry.by, entry.do) for entry in await store.entries(match.row.id)] == [
        ("system", "leave 0"),
        ("system", "leave 2"),
    ]


async def test_the_record_verifies(store: MemoryStore, clock: HandClock) -> None:
    match = await toy_match(store, clock)
    assert (await match.record()).closing is None
    await play(match, random.Random(7))
    record = await match.record()
    last = verify(match.game, record)
    assert last.entry is not None
    assert last.entry.v == match.v
    assert record.closing is not None
    assert record.closing.key == match.row.key
    outcome = match.update(0, SPECTATOR).outcome
    assert outcome is not None
    assert outcome.key == match.row.key


async def test_the_key_is_secret_until_the_end(store: MemoryStore, clock: HandClock) -> None:
    match = await toy_match(store, clock)
    await play(match, random.Random(3), 10)
    for viewer in (SPECTATOR, Viewer(Seat(0))):
        assert match.update(0, viewer).outcome is None
    with pytest.raises(PermissionError):
        await match.history(Viewer(omniscient=True))
    with pytest.raises(PermissionError):
        match.update(0, Viewer(omniscient=True))


# -- drafts and checks ---------------------------------------------------------------------------------------------


async def test_a_draft_shows_and_keeps_nothing(store: MemoryStore, clock: HandClock) -> None:
    match = await toy_match(store, clock)
    prompt = own(match, 0)
    assert prompt.draft
    before = seen(match.update(0, Viewer(Seat(0))))
    drafted = await match.draft(Seat(0), prompt.id, ["move 2", "move 2"])
    assert isinstance(drafted, Drafted)
    assert drafted.view["players"][0]["place"] == 4
    assert [event["type"] for event in drafted.events] == ["Moved", "Moved"]
    assert drafted.stop == ""
    (again,) = drafted.prompts
    assert (again.id, [item.do for item in again.legal.actions]) == (prompt.id, ["move 1", "roll"])
    assert seen(match.update(0, Viewer(Seat(0)))) == before
    assert match.v == 0
    await landed(match, 0, "move 2", "move 2", "roll", prompt=prompt.id)


async def test_a_draft_ends_before_chance(store: MemoryStore, clock: HandClock) -> None:
    match = await toy_match(store, clock)
    prompt = own(match, 0).id
    drafted = await match.draft(Seat(0), prompt, ["move 1", "roll"])
    assert isinstance(drafted, Drafted)
    assert drafted.stop == "draft_chance"
    assert drafted.prompts == ()
    assert drafted.view["players"][0] | {"hand": None} == match.look(Seat(0)).state["players"][0] | {
        "place": 1, "hand": None,
    }  # fmt: skip
    assert await match.draft(Seat(0), prompt, ["roll", "move 1"]) == Refused("draft_chance")
    assert await match.draft(Seat(0), prompt, ["move 3"]) == Refused("not_now", {"action": "Move"})
    assert await match.draft(Seat(0), "turn.9", []) == Refused("prompt_closed")
    assert await match.draft(Seat(1), prompt, []) == Refused("prompt_closed")


async def test_only_some_steps_may_be_drafted(store: MemoryStore, clock: HandClock) -> None:
    match = await toy_match(store, clock)
    await landed(match, 0, "roll")
    assert await match.draft(Seat(1), own(match, 1).id, ["pass"]) == Refused("no_draft")


async def test_checks(store: MemoryStore, clock: HandClock) -> None:
    match = await toy_match(store, clock)
    prompt = own(match, 0).id
    no = Refused("not_now", {"action": "Move"})
    assert await match.check(Seat(0), prompt, "move 2") is None
    assert await match.check(Seat(0), prompt, "move 3") == no
    assert await match.check(Seat(0), prompt, "move 2", ["move 2", "move 2"]) == no
    assert await match.check(Seat(0), prompt, "move 1", ["move 2", "move 2"]) is None
    assert await match.check(Seat(0), prompt, "move 1", ["roll"]) == Refused("draft_chance")
    assert await match.check(Seat(0), prompt, "sing") == Refused("unknown_action", {"text": "sing"})
    assert await match.check(Seat(1), prompt, "roll") == Refused("prompt_closed")
    assert await match.check(Seat(1), OPEN, "wave") is None
    assert await match.check(Seat(1), OPEN, "roll") == Refused("not_open")
    assert match.v == 0


# -- several processes, a full disk, a caller that gives up -----------------------------------------------------------


async def test_two_processes_share_a_match(store: MemoryStore, clock: HandClock) -> None:
    here = await toy_match(store, clock, toy_row(rounds=6))
    there = await loaded(store, clock, here.row.id)
    rng = random.Random(11)
    while here.outcome is None and there.outcome is None:
        mover, other = (here, there) if rng.random() < 0.5 else (there, here)
        await mover.refresh()
        if mover.outcome is not None:
            break
        await random_move(mover, rng)
        assert other.v < mover.v
    await here.refresh()
    await there.refresh()
    viewer = Viewer(Seat(1))
    assert seen(there.update(0, viewer)) == seen(here.update(0, viewer))
    verify(here.game, await here.record())


async def test_a_stale_process_takes_in_what_it_missed_and_lands(store: MemoryStore, clock: HandClock) -> None:
    here = await sealed(store, clock)
    there = await loaded(store, clock, here.row.id)
    await landed(here, 0, "choose 1")
    await landed(there, 1, "choose 2")
    assert there.v == here.v + 1
    command = Command(id="c", seat=Seat(2), prompt=own(there, 2).id, actions=("choose 3",))
    first = await there.command(command)
    assert isinstance(first, Receipt)
    assert await here.command(command) == first, "the other process had it already"


async def test_a_stale_process_refuses_what_is_closed(store: MemoryStore, clock: HandClock) -> None:
    here = await toy_match(store, clock)
    there = await loaded(store, clock, here.row.id)
    await landed(here, 0, "roll")
    assert await act(there, 0, "roll") == Refused("prompt_closed")


class Faulty(MemoryStore):
    """A store whose next append fails, or waits for a sign."""

    def __init__(self) -> None:
        super().__init__()
        self.error: Exception | None = None
        self.go = asyncio.Event()
        self.go.set()

    async def append(
        self,
        match: MatchId,
        expected_v: int,
        entries: Sequence[Entry],
        snapshot: Snapshot | None = None,
        kept: Sequence[Kept] = (),
    ) -> None:
        await self.go.wait()
        error, self.error = self.error, None
        if error is not None:
            raise error
        await super().append(match, expected_v, entries, snapshot, kept)


async def test_a_full_store_refuses_and_the_match_goes_on(clock: HandClock) -> None:
    store = Faulty()
    match = await toy_match(store, clock)
    store.error = StoreFull("disk")
    before = seen(match.update(0, SPECTATOR))
    assert await act(match, 0, "roll") == Refused("store_full")
    assert seen(match.update(0, SPECTATOR)) == before
    await landed(match, 0, "roll")


async def test_nobody_is_told_before_the_commit(clock: HandClock) -> None:
    store = Faulty()
    match = await toy_match(store, clock)
    told: list[int] = []
    match.on_commit = lambda match: told.append(match.v)
    before = seen(match.update(0, SPECTATOR))
    store.go.clear()
    rolling = asyncio.create_task(act(match, 0, "roll"))
    for _ in range(20):
        await asyncio.sleep(0)
    assert told == []
    assert seen(match.update(0, SPECTATOR)) == before
    store.go.set()
    await rolling
    assert told == [1]


async def test_a_command_whose_sender_is_gone_is_told_all_the_same(clock: HandClock) -> None:
    store = Faulty()
    match = await toy_match(store, clock)
    told: list[int] = []
    match.on_commit = lambda match: told.append(match.v)
    store.go.clear()
    rolling = asyncio.create_task(act(match, 0, "roll"))
    await asyncio.sleep(0)
    rolling.cancel()
    await asyncio.gather(rolling, return_exceptions=True)
    store.go.set()
    await match.idle()
    assert told == [1]
    assert match.v == 1


async def test_a_conflict_that_never_ends_is_an_error(clock: HandClock) -> None:
    class Never(MemoryStore):
        async def append(self, *_: object, **__: object) -> None:
            raise Conflict("always")

    match = await toy_match(Never(), clock)
    with pytest.raises(Conflict):
        await act(match, 0, "roll")


async def test_a_draft_says_what_is_due_next_under_the_same_id(store: MemoryStore, clock: HandClock) -> None:
    row = fresh_row("fourthdim", clock)
    match = Match(row, registry.game("fourthdim"), store, clock)
    await store.create(row)
    await match.load()
    prompt = own(match, 0)
    drafted = await match.draft(Seat(0), prompt.id, ["c2-b1"])
    assert isinstance(drafted, Drafted)
    assert [(again.id, again.kind) for again in drafted.prompts] == [(prompt.id, "timewarp-idle")]
    await landed(match, 0, "c2-b1", "^d4", prompt=prompt.id)
