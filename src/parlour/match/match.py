"""One match: one writer at a time; append and commit, and only then tell."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Callable, Sequence
from typing import Any

import msgspec

from parlour.kit.actors import SYSTEM, Seat, Viewer
from parlour.kit.agenda import Prompt
from parlour.kit.clock import Fischer
from parlour.kit.game import Game, Outcome, View
from parlour.kit.legal import NotAllowed, Refused
from parlour.kit.notation import NotationError
from parlour.kit.record import Entry, MatchRecord
from parlour.match import archive, ledger, trial
from parlour.match.frames import KEPT
from parlour.match.messages import Charge, Command, Drafted, Due, Page, Receipt, Update
from parlour.match.orders import OrderBook
from parlour.match.ports import Bus, Clockwork, MatchRow, Meter, Store
from parlour.match.position import Position
from parlour.match.pulse import STALL_MS, Pulse
from parlour.match.takeback import LONGEST_ID, Courtesy, back_number
from parlour.match.views import open_list, open_prompt, outcome_view

__all__ = ("LONGEST_ID", "WINDOW_MS", "Match")

WINDOW_MS = 1_500
"""A standing order answers no sooner than this after the seat was asked."""


class Match(Courtesy):
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
        pulse: Pulse | None = None,
        meter: Meter | None = None,
    ) -> None:
        """``row.status`` is ``running`` or ``over``; call :meth:`load` before anything else."""
        super().__init__(row, game, store, clockwork, bus)
        self._orders = OrderBook(game, window_ms)
        self._pulse = pulse or Pulse()
        self._meter = meter
        self._lapsed: dict[int, str] = {}
        """The prompt of each seat that a clock closed last."""
        self._recalling = asyncio.Lock()
        self._recalled = False
        """Are the frames here from the start on, as far as they are kept?"""

    async def _load(self) -> None:
        await super()._load()
        self._recalled = self._from_start
        self._orders.load(await self._store.orders(self.row.id))

    # -- decisions ---------------------------------------------------------------------------------------------------

    async def command(self, command: Command, *, steady: bool = False) -> Receipt | Refused:
        """All actions or none; the same id again is answered with the same receipt.

        ``steady``: the caller waits to the end, whatever happens, and is answered in the same breath in which
        everybody is told.

        Codes beside the game's own: ``prompt_closed``, ``time_up``, ``game_over``, ``no_actions``, ``one_open_action``,
        ``malformed_command``, ``no_draft``, ``draft_chance``, ``draft_asks``, ``draft_ends``, ``match_broken``,
        ``store_full``, ``store_failing``. A bug of the rules raises and changes nothing.
        """
        came = time.perf_counter()
        run = self._steadily if steady else self._exclusive
        return await run(lambda: self._command(command, came))

    async def _command(self, command: Command, came: float) -> Receipt | Refused:
        if not 0 < len(command.id) <= LONGEST_ID:
            return Refused("malformed_command")
        cmd = f"{command.seat}.{command.id}"
        asked = self._p.book.asked.get(command.seat)
        # whoever has answered a prompt is asked under another id: a command that names an open one is new
        new = asked is not None and asked.id == command.prompt and cmd not in self._commands
        if not new and (landed := await self._landed(command.seat, cmd)) is not None:
            return landed
        while await self._expire_due(arriving=True):
            pass

        def decide(p: Position, at: int) -> list[Entry]:
            return trial.decide(p, command, self._key, at, cmd)

        refused = await self._append(decide, lambda: self._landed(command.seat, cmd))
        if isinstance(refused, Refused) and self._lapsed.get(command.seat) == command.prompt:
            return Refused("time_up")
        if isinstance(refused, Refused | Receipt):
            return refused
        if self._meter is not None:
            self._meter.landed(self.row.game, self._durable_at - came)
        return Receipt(cmd=command.id, n=self.number(Viewer(command.seat)))

    async def _landed(self, seat: Seat, cmd: str) -> Receipt | None:
        v = self._commands.get(cmd)
        if v is None and not self._complete:
            found = await self._store.command(self.row.id, cmd)
            v = found and found[1]
        if v is None:
            return None
        viewer = Viewer(seat)
        n = self._p.log(viewer).number_at(v)
        if n is None:
            n = max((page.n for at, page in await self._pages(viewer) if at <= v), default=0)
        return Receipt(cmd=cmd.partition(".")[2], n=n)

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

    # -- the server's own entries ------------------------------------------------------------------------------------

    async def leave(self, seat: Seat) -> Refused | None:
        """The system's entry for a seat that goes; ``None`` when it is stored."""
        return await self._exclusive(lambda: self._system(f"leave {seat}"))

    async def expire(self, seat: Seat, prompt: str, still: Callable[[], bool] = lambda: True) -> Refused | None:
        """The default action for a seat that does not answer this prompt (a failing bot, somebody who is away).

        ``prompt_closed`` if it did, or if it is no longer for the house to decide: ``still`` is asked under the lock.
        """

        def still_open(p: Position) -> Refused | None:
            """Asked under the lock: the seat may have answered meanwhile."""
            asked = p.book.asked.get(seat)
            return None if asked is not None and asked.id == prompt and still() else Refused("prompt_closed")

        return await self._exclusive(lambda: self._system(f"expire {seat}", check=still_open))

    async def sweep(self) -> bool:
        """Submit the time-out of the seat whose clock has run out, if any; true if an entry was stored."""
        return await self._exclusive(self._expire_due)

    async def _expire_due(self, *, arriving: bool = False) -> bool:
        """``arriving``: a command is there, and in time if it has come at the deadline."""
        if self._pulse.lost_ms():
            await self._stalled()
        late = self._late(self._p, arriving)
        if late is None or self.broken is not None:
            return False

        def still_late(p: Position) -> Refused | None:
            return None if self._late(p, arriving) == late else Refused("prompt_closed")

        out = "flag" if isinstance(self.row.control, Fischer) else "expire"  # the whole game's time, or a turn's
        asked = self._p.book.asked[late]
        done = await self._system(f"{out} {late}", check=still_late) is None
        if done:
            self._lapsed[late] = asked.id
        return done

    def _late(self, p: Position, arriving: bool) -> Seat | None:
        deadline = None if self._pulse.halted else p.timing.deadline()
        return deadline[1] if deadline is not None and self._now() >= deadline[0] + arriving else None

    async def credit(self, alive_ms: int, pause_ms: int = 0) -> None:
        """Give running seats back the time since the house was last alive (Unix time).

        Their clocks stand still for ``pause_ms`` more: people have to come back first.
        """
        await self._exclusive(lambda: self._credit(alive_ms, pause_ms))

    async def stalled(self) -> None:
        """Give running seats back what a stall of the house's own has cost them, if it is in one."""
        await self._exclusive(self._stalled)

    async def _stalled(self) -> None:
        lost = self._pulse.lost_ms()
        if lost:
            await self._credit(self._clockwork.now_ms() - lost, least_ms=STALL_MS)

    async def _credit(self, alive_ms: int, pause_ms: int = 0, *, least_ms: int = 1) -> None:
        timing = self._p.timing
        if timing.deadline() is None or self.broken is not None:
            return
        # Not from the last entry on, though the house was alive then: how much is credited everybody may read, and it
        # must not tell when somebody decided in secret. What is credited already is not lost again.
        now, credited = self._now(), timing.credited
        lost = now - max(0, alive_ms - self.row.start_ms, credited)
        amounts = [ms for ms in (lost if lost >= least_ms else 0, pause_ms - max(0, credited - now)) if ms > 0]
        if amounts:
            await self._system(*(f"credit {ms}" for ms in amounts))

    async def _system(self, *dos: str, check: Callable[[Position], Refused | None] | None = None) -> Refused | None:
        def decide(p: Position, at: int) -> list[Entry]:
            refused = check(p) if check is not None else None
            if refused is not None:
                raise NotAllowed(refused)
            entries: list[Entry] = []
            for do in dos:
                before = self.game.digest(p.state) if do.startswith(("expire", "flag")) else ""
                entries.append(p.decide(SYSTEM, do, p.chance(self._key), at=at))
                if entries[-1].h == before:
                    raise RuntimeError(f"{self.row.game}: '{do}' changes nothing, and its time would be up for ever")
            return entries

        return await self._append(decide)

    # -- standing orders ---------------------------------------------------------------------------------------------

    async def set_orders(self, seat: Seat, orders: Sequence[dict[str, Any]]) -> Refused | None:
        """All standing orders of a seat; ``no_orders`` if the game has none, ``malformed_order`` with the index."""
        parsed = self._orders.parse(orders)
        if isinstance(parsed, Refused):
            return parsed
        await self._store.set_orders(self.row.id, seat, msgspec.json.encode(parsed))
        self._orders.set(seat, parsed)
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
            command = Command(id=secrets.token_hex(16), seat=answer.seat, prompt=answer.prompt, actions=(answer.do,))
            result = await self._command(command, time.perf_counter())
            if isinstance(result, Receipt):
                return True
            self._orders.failed(answer, result)
        return False

    # -- what is seen ------------------------------------------------------------------------------------------------

    def update(self, since: int, viewer: Viewer) -> Update:
        """The match as this viewer sees it now, and its frames after ``since``."""
        p, game = self._p, self.game
        frames = p.log(viewer).since(since)
        outcome = game.outcome(p.state)
        asked = p.book.asked.get(viewer.seat) if viewer.seat is not None else None
        sights = p.sight()
        return Update(
            n=p.log(viewer).count.n,
            frames=frames or (),
            gap=frames is None,
            view=sights.view(viewer),
            prompts=(open_prompt(game, p.state, asked.prompt.seat, asked),) if asked is not None else (),
            awaited=sights.awaited(viewer),
            open=open_list(game, p.state, viewer),
            clock=p.timing.view(viewer, self._now(), self._clockwork.now_ms()),
            outcome=outcome_view(outcome, "" if game.meta.keeps_secrets else self.row.key) if outcome else None,
            back=back_number(p, self.row, viewer),
        )

    async def catch_up(self, since: int, viewer: Viewer) -> Update:
        """:meth:`update`, after reading what other processes appended, and with the frames from before a restart."""
        await self.refresh()
        if not self._recalled and 0 < self.number(viewer) - since <= KEPT and self._p.log(viewer).since(since) is None:
            await self._recall()
        return self.update(since, viewer)

    async def _recall(self) -> None:
        """Replay the match once, a little at a time, for the frames that a snapshot does not hold."""
        async with self._recalling:
            if self._recalled:
                return
            entries = await self._good()
            replay = archive.positions(self.game, self.row, entries)
            last = next(replay)
            for last in replay:  # noqa: B007  # it is the last one that counts, and a breath between two
                await asyncio.sleep(0)
            for log, old in zip(self._p.frames, last.frames, strict=True):
                log.recall(old)
            self._recalled = True

    async def history(self, viewer: Viewer) -> list[Page]:
        """Every number of the viewer's count from the start, replayed from the log.

        An omniscient viewer only once the match is over and if the game keeps no secrets, else ``PermissionError``.
        """
        if viewer.omniscient and (self.outcome is None or self.game.meta.keeps_secrets):
            raise PermissionError("nobody sees everything now")
        return [page for _, page in await self._pages(viewer)]

    async def ledger(self, viewer: Viewer) -> list[Charge]:
        """Where everybody's time went, as far as this viewer may know."""
        return await ledger.charges(self.game, self.row, await self._good(), viewer)

    async def _good(self) -> list[Entry]:
        """The entries up to the last position that is proved."""
        v = self._p.v
        entries, _ = await self._read(0)
        return [entry for entry in entries if entry.v <= v]

    async def pages(self, viewer: Viewer, *, notes: bool = False) -> AsyncIterator[Page]:
        """The same one by one, whoever may see them; ``notes``: with the positions in the game's notation."""
        async for _, page in archive.pages(self.game, self.row, await self._good(), viewer, notes=notes):
            yield page

    async def state_at(self, n: int) -> Any | None:
        """The whole state at page ``n`` of whom nothing is hidden from, or ``None``. A secret until it is over."""
        return await archive.state_at(self.game, self.row, await self._good(), n)

    async def _pages(self, viewer: Viewer) -> list[tuple[int, Page]]:
        return [page async for page in archive.pages(self.game, self.row, await self._good(), viewer)]

    async def record(self) -> MatchRecord:
        """The whole record, with result and key once it is over. Secret until then."""
        return archive.record(self.game, self.row, await self._good(), self._p.state)

    # -- for the house -----------------------------------------------------------------------------------------------

    @property
    def outcome(self) -> Outcome | None:
        """``None`` while the game runs."""
        return self.game.outcome(self._p.state)

    def due(self) -> list[Due]:
        """The seats that the match waits for."""
        return [
            Due(Seat(seat), asked.prompt.kind, asked.id, self.row.start_ms + asked.at)
            for seat, asked in self._p.book.due()
        ]

    def invitations(self) -> list[Prompt]:
        """Seats with an open matter that waits for their word, though the match does not."""
        return self.game.invitations(self._p.state)

    def beside(self, seat: Seat, do: str) -> bool:
        """Is this an open action and no answer to the seat's prompt?"""
        try:
            return self.game.beside(self._p.state, seat, self.game.notation.parse(do))
        except NotationError:
            return False

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
