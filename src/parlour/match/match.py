"""One match: one writer at a time; append and commit, and only then tell."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeVar

import msgspec

from parlour.kit.actors import SYSTEM, Seat, Viewer
from parlour.kit.agenda import Prompt
from parlour.kit.game import Game, Outcome, View
from parlour.kit.legal import NotAllowed, Refused
from parlour.kit.record import Entry, MatchRecord, RecordError
from parlour.match import archive, trial
from parlour.match.messages import Command, Drafted, Due, Page, Receipt, Update
from parlour.match.orders import OrderBook
from parlour.match.ports import Bus, Clockwork, Conflict, MatchRow, Store, StoreFull
from parlour.match.position import Position, line_of, stream
from parlour.match.views import awaited, open_list, open_prompt, outcome_view

__all__ = ("SNAPSHOT_EVERY", "WINDOW_MS", "Match")

T = TypeVar("T")

WINDOW_MS = 1_500
"""A standing order answers no sooner than this after the seat was asked."""
SNAPSHOT_EVERY = 50
"""Entries between two snapshots."""
_TRIES = 20
"""Conflicts with another process in a row, after which something is wrong."""

log = logging.getLogger(__name__)


class Match:
    """A running (or finished) match, loaded from its row and the store.

    Everything that changes it goes through one lock: clone, apply, append, commit, publish, and only then
    ``on_commit``. Views are read from the last committed position without waiting.
    """

    def __init__(
        self,
        row: MatchRow,
        game: Game[Any, Any],
        store: Store,
        clockwork: Clockwork,
        *,
        bus: Bus | None = None,
        window_ms: int = WINDOW_MS,
    ) -> None:
        """``row.status`` is ``running`` or ``over``; call :meth:`load` before anything else."""
        self.row = row
        self.game = game
        self.broken: RecordError | None = None
        """Where the replay stopped at loading, if it did: the entries stay, the last good position is shown."""
        self.on_commit: Callable[[Match], None] | None = None
        """Called after each commit of this process, and after newer entries of another were read."""
        self._store, self._clockwork, self._bus = store, clockwork, bus
        self._key = stream(row)
        self._lock = asyncio.Lock()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._commands: dict[str, int] = {}
        """Last version of each command that is known to have landed."""
        self._complete = False
        """Are those all there are? Else the store is asked too."""
        self._stored = -1
        """Version of the newest snapshot."""
        self._orders = OrderBook(game, window_ms)
        self._p: Position

    # -- loading -----------------------------------------------------------------------------------------------------

    async def load(self) -> None:
        """Newest snapshot and the later entries, every digest checked; sets ``broken`` where one differs."""
        await self._exclusive(self._load)

    async def _load(self) -> None:
        snapshot = await self._store.snapshot(self.row.id)
        self._orders.load(await self._store.orders(self.row.id))
        if snapshot is not None:
            # one entry more than needed: it holds the digest of the snapshot itself
            entries = await self._store.entries(self.row.id, max(0, snapshot.v - 1))
            try:
                p = Position.restore(self.game, self.row, snapshot)
                p.verify(entries[0].h if snapshot.v else self.row.start_digest, line_of(snapshot.v))
            except (msgspec.MsgspecError, RecordError) as error:
                log.warning(
                    "match %s: snapshot %d is of no use, the log is replayed: %s", self.row.id, snapshot.v, error
                )
            else:
                self._p, self._complete, self._stored = p, snapshot.v == 0, snapshot.v
                self._follow(entries[1:] if snapshot.v else entries)
                return
        self._complete = True
        self._from_start(await self._store.entries(self.row.id))

    def _from_start(self, entries: Sequence[Entry]) -> None:
        replayed = archive.positions(self.game, self.row, ())
        try:
            self._p = next(replayed)
        except RecordError as error:
            raise RecordError(error.line, error.code, **error.args_) from error
        self._follow(entries)

    def _follow(self, entries: Sequence[Entry]) -> None:
        """Apply stored entries one by one, and stop at the first that does not fit."""
        for entry in entries:
            p = self._p.fork()
            try:
                p.follow(entry)
            except RecordError as error:
                self.broken = error
                log.error("match %s is broken: %s", self.row.id, error)  # noqa: TRY400  # the line says it all
                return
            self._install(p, entry)

    def _install(self, p: Position, *entries: Entry) -> None:
        p.land()
        self._p = p
        for entry in entries:
            if entry.cmd:
                self._commands[entry.cmd] = entry.v

    async def refresh(self) -> None:
        """Apply entries that another process appended."""
        await self._exclusive(self._refresh)

    async def _refresh(self) -> None:
        v = self._p.v
        if self.broken is None:
            self._follow(await self._store.entries(self.row.id, v))
        if self._p.v != v:
            self._tell()

    # -- decisions -----------------------------------------------------------------------------------------------------

    async def command(self, command: Command) -> Receipt | Refused:
        """All actions or none; the same id again is answered with the same receipt.

        Codes beside the game's own: ``prompt_closed``, ``game_over``, ``no_actions``, ``one_open_action``,
        ``no_draft``, ``draft_chance``, ``draft_asks``, ``draft_ends``, ``match_broken``, ``store_full``.
        A bug of the rules raises and changes nothing.
        """
        return await self._exclusive(lambda: self._command(command))

    async def _command(self, command: Command) -> Receipt | Refused:
        cmd = f"{command.seat}.{command.id}"
        landed = await self._landed(command, cmd)
        if landed is not None:
            return landed
        while await self._expire_due():
            pass

        def decide(p: Position, at: int) -> list[Entry]:
            return trial.decide(p, command, self._key, at, cmd)

        refused = await self._append(decide, lambda: self._landed(command, cmd))
        if isinstance(refused, Refused | Receipt):
            return refused
        return Receipt(cmd=command.id, n=self.number(Viewer(command.seat)))

    async def _landed(self, command: Command, cmd: str) -> Receipt | None:
        v = self._commands.get(cmd)
        if v is None and not self._complete:
            found = await self._store.command(self.row.id, cmd)
            v = found and found[1]
        if v is None:
            return None
        viewer = Viewer(command.seat)
        n = self._p.log(viewer).number_at(v)
        if n is None:
            n = max((page.n for at, page in await self._pages(viewer) if at <= v), default=0)
        return Receipt(cmd=command.id, n=n)

    async def _append(
        self,
        decide: Callable[[Position, int], list[Entry]],
        again: Callable[[], Awaitable[Receipt | None]] | None = None,
    ) -> Refused | Receipt | None:
        """Decide on a fork, store, install, tell; once more after each conflict with another process."""
        for _ in range(_TRIES):
            if self.broken is not None:
                return Refused("match_broken", {"line": self.broken.line})
            p = self._p.fork()
            try:
                entries = decide(p, self._now())
            except NotAllowed as error:
                return error.refused
            snapshot = p.snapshot() if p.v // SNAPSHOT_EVERY > max(self._stored, 0) // SNAPSHOT_EVERY else None
            try:
                await self._store.append(self.row.id, self._p.v, entries, snapshot)
            except Conflict:
                await self._refresh()
                if again is not None and (landed := await again()) is not None:
                    return landed
                continue
            except StoreFull:
                log.exception("match %s: entry %d was refused", self.row.id, p.v)
                return Refused("store_full")
            self._install(p, *entries)
            if snapshot is not None:
                self._stored = snapshot.v
            await self._publish()
            return None
        raise Conflict(self.row.id)

    async def _publish(self) -> None:
        if self._bus is not None:
            await self._bus.publish(self.row.id, self._p.v)
        self._tell()

    def _tell(self) -> None:
        if self.on_commit is not None:
            self.on_commit(self)

    async def draft(self, seat: Seat, prompt: str, actions: Sequence[str]) -> Drafted | Refused:
        """Try actions out on a clone, in steps with ``draft = True`` only."""
        try:
            return trial.draft(self._p, seat, prompt, actions)
        except NotAllowed as error:
            return error.refused

    async def check(self, seat: Seat, prompt: str, action: str, after: Sequence[str] = ()) -> Refused | None:
        """Would this be allowed (after those drafted before it)? ``None``, or why not."""
        try:
            return trial.check(self._p, seat, prompt, action, after)
        except NotAllowed as error:
            return error.refused

    # -- the server's own entries ----------------------------------------------------------------------------------------

    async def leave(self, seat: Seat) -> Refused | None:
        """The system's entry for a seat that goes; ``None`` when it is stored."""
        return await self._exclusive(lambda: self._system(f"leave {seat}"))

    async def expire(self, seat: Seat, prompt: str) -> Refused | None:
        """The default action for a seat that cannot answer this prompt (a failing bot): ``prompt_closed`` if it did."""

        def still_open(p: Position) -> Refused | None:
            asked = p.book.asked.get(seat)
            return None if asked is not None and asked.id == prompt else Refused("prompt_closed")

        return await self._exclusive(lambda: self._system(f"expire {seat}", still_open))

    async def sweep(self) -> bool:
        """Submit the time-out of the seat whose clock has run out, if any; true if an entry was stored."""
        return await self._exclusive(self._expire_due)

    async def _expire_due(self) -> bool:
        late = self._late(self._p)
        if late is None or self.broken is not None:
            return False

        def still_late(p: Position) -> Refused | None:
            return None if self._late(p) == late else Refused("prompt_closed")

        return await self._system(f"expire {late}", still_late) is None

    def _late(self, p: Position) -> Seat | None:
        deadline = p.timing.deadline()
        return deadline[1] if deadline is not None and self._now() >= deadline[0] else None

    async def credit(self, alive_ms: int) -> None:
        """Give running seats back the time since the house was last alive (Unix time)."""
        outage = self._now() - max(self._p.at, alive_ms - self.row.start_ms)
        if outage > 0 and self._p.timing.deadline() is not None:
            await self._exclusive(lambda: self._system(f"credit {outage}"))

    async def _system(self, do: str, check: Callable[[Position], Refused | None] | None = None) -> Refused | None:
        def decide(p: Position, at: int) -> list[Entry]:
            refused = check(p) if check is not None else None
            if refused is not None:
                raise NotAllowed(refused)
            return [p.decide(SYSTEM, do, p.chance(self._key), at=at)]

        refused = await self._append(decide)
        return refused if isinstance(refused, Refused) else None

    # -- standing orders -------------------------------------------------------------------------------------------------

    async def set_orders(self, seat: Seat, orders: Sequence[dict[str, Any]]) -> Refused | None:
        """All standing orders of a seat; ``no_orders`` if the game has none, ``malformed_order`` with the index."""
        parsed = self._orders.parse(orders)
        if isinstance(parsed, Refused):
            return parsed
        await self._store.set_orders(self.row.id, seat, self._orders.set(seat, parsed))
        self._tell()
        return None

    def orders(self, seat: Seat) -> tuple[dict[str, Any], ...]:
        """The seat's standing orders."""
        return self._orders.get(seat)

    async def answer_orders(self) -> bool:
        """Submit one answer of a standing order that is due; true if an entry was stored."""
        return await self._exclusive(self._answer_orders)

    async def _answer_orders(self) -> bool:
        now = self._now()
        for answer in self._orders.answers(self._p):
            if answer.at > now:
                continue
            # an id like a client's: the record must not tell an order from a click
            command = Command(id=secrets.token_hex(8), seat=answer.seat, prompt=answer.prompt, actions=(answer.do,))
            result = await self._command(command)
            if isinstance(result, Receipt):
                return True
            self._orders.failed(answer, result)
        return False

    # -- what is seen ------------------------------------------------------------------------------------------------------

    def number(self, viewer: Viewer) -> int:
        """The viewer's last number."""
        return self._p.log(viewer).count.n

    def update(self, since: int, viewer: Viewer) -> Update:
        """The match as this viewer sees it now, and its frames after ``since``."""
        p, game = self._p, self.game
        frames = p.log(viewer).since(since)
        outcome = game.outcome(p.state)
        asked = p.book.asked.get(viewer.seat) if viewer.seat is not None else None
        return Update(
            n=p.log(viewer).count.n,
            frames=frames or (),
            gap=frames is None,
            view=game.view(p.state, viewer).state,
            prompts=(open_prompt(game, p.state, asked.prompt.seat, asked),) if asked is not None else (),
            awaited=awaited(game, p.state, viewer),
            open=open_list(game, p.state, viewer),
            clock=p.timing.view(viewer, self._now(), self._clockwork.now_ms()),
            outcome=outcome_view(outcome, "" if game.meta.keeps_secrets else self.row.key) if outcome else None,
        )

    async def catch_up(self, since: int, viewer: Viewer) -> Update:
        """:meth:`update`, after reading what other processes appended."""
        await self.refresh()
        return self.update(since, viewer)

    async def history(self, viewer: Viewer) -> list[Page]:
        """Every number of the viewer's count from the start, replayed from the log.

        An omniscient viewer only once the match is over and if the game keeps no secrets; ``PermissionError`` otherwise.
        """
        if viewer.omniscient and (self.outcome is None or self.game.meta.keeps_secrets):
            raise PermissionError("nobody sees everything now")
        return [page for _, page in await self._pages(viewer)]

    async def _pages(self, viewer: Viewer) -> list[tuple[int, Page]]:
        entries = await self._store.entries(self.row.id)
        good = [entry for entry in entries if entry.v <= self._p.v]
        return list(archive.pages(self.game, self.row, good, viewer))

    async def record(self) -> MatchRecord:
        """The whole record, with result and key once it is over. Secret until then."""
        return archive.record(self.game, self.row, await self._store.entries(self.row.id), self._p.state)

    # -- for the house -----------------------------------------------------------------------------------------------------

    @property
    def outcome(self) -> Outcome | None:
        """``None`` while the game runs."""
        return self.game.outcome(self._p.state)

    @property
    def v(self) -> int:
        """The last version. It counts what is secret too: not for clients."""
        return self._p.v

    def due(self) -> list[Due]:
        """The seats that the match waits for."""
        return [
            Due(Seat(seat), asked.prompt.kind, asked.id, self.row.start_ms + asked.at)
            for seat, asked in self._p.book.due()
        ]

    def look(self, seat: Seat) -> View:
        """The view that a bot gets: the same that a human client would."""
        return self.game.view(self._p.state, Viewer(seat))

    def prompt(self, seat: Seat) -> Prompt | None:
        """What the seat is asked."""
        asked = self._p.book.asked.get(seat)
        return asked.prompt if asked is not None else None

    def next_ms(self) -> int | None:
        """Unix time at which a clock runs out or a standing order answers next; ``None`` if neither will."""
        times = [answer.at for answer in self._orders.answers(self._p)]
        deadline = self._p.timing.deadline()
        if deadline is not None:
            times.append(deadline[0])
        return self.row.start_ms + min(times) if times and self.broken is None else None

    @property
    def timed(self) -> bool:
        """Does anybody's clock run?"""
        return self._p.timing.deadline() is not None

    async def snapshot(self) -> None:
        """Store a snapshot of the last version (graceful stop, eviction)."""
        await self._exclusive(self._snapshot)

    async def _snapshot(self) -> None:
        p = self._p
        if self.broken is None and p.v > self._stored:
            await self._store.append(self.row.id, p.v, (), p.snapshot())
            self._stored = p.v

    # -- one at a time -----------------------------------------------------------------------------------------------------

    def _now(self) -> int:
        """Milliseconds since the match began; no entry is older than the one before it."""
        return max(self._p.at, self._clockwork.now_ms() - self.row.start_ms)

    async def _exclusive(self, work: Callable[[], Awaitable[T]]) -> T:
        """Run under the lock, to the end even if the caller gives up: what is stored must also be told."""

        async def run() -> T:
            async with self._lock:
                return await work()

        task = asyncio.ensure_future(run())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return await asyncio.shield(task)

    async def idle(self) -> None:
        """Wait until nothing is being written."""
        while self._tasks:
            await asyncio.wait(self._tasks)
