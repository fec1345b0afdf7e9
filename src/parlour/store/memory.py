"""A store without a file, for simulation and tests. It keeps the same promises while the process lives."""

from __future__ import annotations

import secrets
from collections import Counter
from collections.abc import Sequence

from msgspec.structs import replace

from parlour.kit.record import Entry
from parlour.match.keepsakes import Keepsake, Kept
from parlour.match.ports import (
    MOST_LINES,
    Claim,
    Conflict,
    Held,
    MatchId,
    MatchRow,
    Said,
    SessionRow,
    Snapshot,
)

__all__ = ("MemoryStore",)


class MemoryStore:
    """Both ports, ``Store`` and ``Sessions``, in dictionaries."""

    def __init__(self) -> None:
        self._rows: dict[MatchId, MatchRow] = {}
        self._entries: dict[MatchId, list[Entry]] = {}
        self._snapshots: dict[MatchId, Snapshot] = {}
        self._texts: dict[MatchId, bytes] = {}
        self._orders: dict[MatchId, dict[int, bytes]] = {}
        self._said: dict[MatchId, list[Said]] = {}
        self._alive_ms: int | None = None
        self._keepsakes: dict[str, Keepsake] = {}
        self._seal = secrets.token_bytes(32)
        self._sessions: dict[str, SessionRow] = {}
        self._claims: dict[Claim, None] = {}

    async def close(self) -> None:
        """Nothing waits here."""

    # -- tables ------------------------------------------------------------------------------------------------------

    async def create(self, row: MatchRow) -> None:
        """A new table; :class:`Conflict` if the id is taken."""
        if row.id in self._rows:
            raise Conflict(row.id)
        self._rows[row.id] = row
        self._entries[row.id] = []

    async def row(self, match: MatchId) -> MatchRow | None:
        """The table, or ``None``."""
        return self._rows.get(match)

    async def update(
        self, row: MatchRow, expected: MatchRow, claim: Claim | None = None, create: MatchRow | None = None
    ) -> None:
        """Replace the table's row; :class:`Conflict` if it is no longer ``expected``."""
        if self._rows.get(row.id) != expected or (create is not None and create.id in self._rows):
            raise Conflict(row.id)
        if claim is not None:
            self._claim(claim, expected)
        if create is not None:
            await self.create(create)
        self._rows[row.id] = row

    async def tables(self, status: str, public: bool | None = None, limit: int = 100) -> list[MatchRow]:
        """Tables of one status, newest first."""
        found = [row for row in self._rows.values() if row.status == status and public in {None, row.public}]
        return sorted(found, key=lambda row: (-row.created_ms, row.id))[:limit]

    async def count(self) -> dict[str, int]:
        """How many tables there are, by status."""
        return dict(Counter(row.status for row in self._rows.values()))

    @property
    def waiting(self) -> int:
        """Nothing waits here."""
        return 0

    # -- entries -----------------------------------------------------------------------------------------------------

    async def append(
        self,
        match: MatchId,
        expected_v: int,
        entries: Sequence[Entry],
        snapshot: Snapshot | None = None,
        kept: Sequence[Kept] = (),
    ) -> None:
        """All or nothing; :class:`Conflict` if ``expected_v`` is not the last version."""
        if match not in self._entries or len(self._entries[match]) != expected_v:
            raise Conflict(match)
        self._entries[match] += entries
        if snapshot is not None:
            self._snapshots[match] = snapshot
        for each in kept:
            self._come_home(each)

    def _come_home(self, kept: Kept) -> None:
        new, old = kept.keepsake, self._keepsakes.get(kept.keepsake.id)
        if kept.rev is None:
            self._keepsakes[new.id] = new
        elif old is not None and (old.owner, old.rev) == (new.owner, kept.rev):
            name = new.name if kept.renamed else old.name
            self._keepsakes[new.id] = replace(
                old, name=name, data=new.data, rev=new.rev, saved_ms=new.saved_ms, match=new.match, seat=new.seat
            )

    async def bring(self, row: MatchRow, entries: Sequence[Entry], snapshot: Snapshot, text: bytes) -> None:
        """A record from elsewhere: its table, its log and the text itself."""
        await self.create(row)
        await self.append(row.id, 0, entries, snapshot)
        self._texts[row.id] = text

    async def brought(self, match: MatchId) -> bytes | None:
        """The text that a table was brought here with, or ``None``."""
        return self._texts.get(match)

    async def entries(self, match: MatchId, since: int = 0) -> list[Entry]:
        """The entries with ``v > since`` in order."""
        return self._entries.get(match, [])[since:]

    async def command(self, match: MatchId, cmd: str) -> tuple[int, int] | None:
        """First and last version of a command that has landed, or ``None``."""
        found = [entry.v for entry in self._entries.get(match, ()) if entry.cmd == cmd]
        return (found[0], found[-1]) if found else None

    async def snapshot(self, match: MatchId) -> Snapshot | None:
        """The newest snapshot, or ``None``."""
        return self._snapshots.get(match)

    # -- standing orders, talk and the heartbeat ---------------------------------------------------------------------

    async def set_orders(self, match: MatchId, seat: int, orders: bytes) -> None:
        """Replace a seat's standing orders."""
        if match not in self._rows:
            raise Conflict(match)
        self._orders.setdefault(match, {})[seat] = orders

    async def orders(self, match: MatchId) -> dict[int, bytes]:
        """The standing orders by seat."""
        return dict(sorted(self._orders.get(match, {}).items()))

    async def say(self, line: Said) -> Said:
        """Keep a line under the next number, or find the one with the same ``who`` and ``id``."""
        if line.match not in self._rows:
            raise Conflict(line.match)
        lines = self._said.setdefault(line.match, [])
        for one in lines:
            if (one.who, one.id) == (line.who, line.id):
                return one
        lines.append(replace(line, n=max(lines[-1].n + 1 if lines else 1, line.at_ms)))
        alike = [one for one in lines if (one.seat is None) == (line.seat is None)]
        if len(alike) > MOST_LINES:
            lines.remove(alike[0])
        return lines[-1]

    async def said(self, match: MatchId) -> list[Said]:
        """What is kept of it, in order."""
        return list(self._said.get(match, ()))

    async def heartbeat(self, now_ms: int) -> None:
        """While a clock runs: the house was alive at ``now_ms``."""
        self._alive_ms = now_ms

    async def last_heartbeat(self) -> int | None:
        """When the house was last alive, or ``None``."""
        return self._alive_ms

    # -- keepsakes ---------------------------------------------------------------------------------------------------

    async def keepsakes(self, owner: str) -> list[Keepsake]:
        """Somebody's, the one that was saved last first."""
        mine = [one for one in self._keepsakes.values() if one.owner == owner]
        return sorted(mine, key=lambda one: (-one.saved_ms, one.id))

    async def keepsake(self, id: str) -> Keepsake | None:
        """The keepsake, or ``None``."""
        return self._keepsakes.get(id)

    async def came_home(self, match: str) -> list[Keepsake]:
        """Those that came home from there and have not been elsewhere since, by seat."""
        return sorted((one for one in self._keepsakes.values() if one.match == match), key=lambda one: one.seat)

    async def keep(self, keepsake: Keepsake, most: int) -> Keepsake | None:
        """One that was brought as text, or that of the same owner and origin; ``None`` if the owner has ``most``."""
        mine = await self.keepsakes(keepsake.owner)
        known = next((one for one in mine if keepsake.origin in (one.origin, one.id)), None)
        if known is not None or len(mine) >= most:
            return known
        self._keepsakes[keepsake.id] = keepsake
        return keepsake

    async def rename_keepsake(self, id: str, owner: str, name: str) -> bool:
        """Call it otherwise; false if that owner has none of this id."""
        return self._change(id, owner, name=name)

    async def drop_keepsake(self, id: str, owner: str) -> bool:
        """Forget it; false if that owner has none of this id."""
        return self._change(id, owner) and self._keepsakes.pop(id) is not None

    async def place_keepsake(self, id: str, table: str) -> None:
        """It is about to be brought to that table."""
        if id in self._keepsakes:
            self._keepsakes[id] = replace(self._keepsakes[id], table=table)

    def _change(self, id: str, owner: str, **changes: str) -> bool:
        one = self._keepsakes.get(id)
        if one is None or one.owner != owner:
            return False
        self._keepsakes[id] = replace(one, **changes)
        return True

    async def seal(self) -> bytes:
        """The house's key for what it signs, made once."""
        return self._seal

    # -- sessions ----------------------------------------------------------------------------------------------------

    async def open_session(self, row: SessionRow) -> None:
        """A new session; :class:`Conflict` if the hash is taken."""
        if row.token_hash in self._sessions:
            raise Conflict("session")
        self._sessions[row.token_hash] = row

    async def session(self, token_hash: str) -> SessionRow | None:
        """The session, or ``None``."""
        return self._sessions.get(token_hash)

    async def rename_session(self, token_hash: str, name: str) -> None:
        """The guest calls itself otherwise; a session that is gone stays gone."""
        if token_hash in self._sessions:
            self._sessions[token_hash] = replace(self._sessions[token_hash], name=name)

    async def end_session(self, token_hash: str) -> None:
        """Forget the session and its claims."""
        self._sessions.pop(token_hash, None)
        self._claims = {claim: None for claim in self._claims if claim.session != token_hash}

    async def claim(self, claim: Claim) -> None:
        """The session holds the seat from now on; :class:`Held` if it holds another one of that table."""
        if claim.match not in self._rows:
            raise Conflict("claim")
        self._claim(claim, self._rows[claim.match])

    def _claim(self, claim: Claim, row: MatchRow) -> None:
        if claim.session not in self._sessions:
            raise Conflict("claim")
        mine = [one for one in self._claims if (one.session, one.match) == (claim.session, claim.match)]
        if any(one.seat != claim.seat and one.holds(row) for one in mine):
            raise Held(claim.match)
        for one in mine:
            del self._claims[one]
        self._claims[claim] = None

    async def claims(self, session: str, match: MatchId | None = None) -> list[Claim]:
        """What a session has claimed, at one table or everywhere."""
        found = [claim for claim in self._claims if claim.session == session and match in {None, claim.match}]
        return sorted(found, key=lambda claim: (claim.match, claim.seat))

    async def release(self, match: MatchId, token_hash: str) -> None:
        """Forget the claims of who sat there under that token."""
        self._claims = {one: None for one in self._claims if (one.match, one.token_hash) != (match, token_hash)}
