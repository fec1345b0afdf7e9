"""Is a game the same when it is played again from its record?

``record``: writing and reading it changes it, or ``verify`` refuses it. ``recall``: what a viewer was sent live
is not what the replay shows, or what stands again after a take-back is not what stood. ``determinism``: the same seed
plays another game.
"""

from __future__ import annotations

import hashlib

from parlour.kit.actors import SYSTEM, Viewer
from parlour.kit.chance import Draw, Seeded, commitment, stream_key
from parlour.kit.conformance.sight import sight, told
from parlour.kit.conformance.trial import AnyGame, Move, Trial, make
from parlour.kit.luggage import packed
from parlour.kit.record import FORMAT, Closing, Entry, Header, MatchRecord, RecordError, read, write
from parlour.kit.replay import replay, verify
from parlour.kit.standing import Standing
from parlour.kit.types import Event

__all__ = ("Recorder",)


class Recorder:
    """Keeps the record of one game, and what some viewers were sent."""

    def __init__(self, trial: Trial) -> None:
        self.trial = trial
        self.house = trial.key
        self.nonces = [f"nonce {seat}" for seat in range(trial.seats)]
        trial.key = stream_key(self.house, self.nonces)
        self.viewers = [trial.viewer(), trial.viewer(), Viewer(None)]
        self.sent: list[bytes] = []
        self.entries: list[Entry] = []
        self.moves: list[Move] = []
        self.header: Header

    def start(self, events: list[Event], drawn: list[Draw]) -> None:
        """The header."""
        trial, game = self.trial, self.trial.game
        self.header = Header(
            parlour=FORMAT,
            game=game.meta.id,
            rules=game.meta.rules_version,
            seats=trial.seats,
            options=packed(trial.options),
            commit=commitment(self.house),
            nonces=self.nonces,
            chance=tuple(drawn),
            h=game.digest(trial.s),
        )
        self.sent.append(_sent(game, trial.s, events, self.viewers))

    def entry(self, move: Move, events: list[Event], drawn: list[Draw]) -> None:
        """One more decision."""
        game, s = self.trial.game, self.trial.s
        self.entries.append(
            Entry(
                v=len(self.entries) + 1,
                by=move.by,
                do=move.do,
                open=move.open,
                chance=tuple(drawn),
                h=game.digest(s),
            )
        )
        self.moves.append(move)
        self.sent.append(_sent(game, s, events, self.viewers))

    def check(self) -> None:
        """Write, read, verify, and look again with the same eyes."""
        trial, game = self.trial, self.trial.game
        outcome = game.outcome(trial.s)
        closing = None if outcome is None else Closing(result=outcome, key=self.house.hex())
        record = MatchRecord(self.header, self.entries, closing)
        same = read(write(record).splitlines()) == record
        trial.expect(same, "record", "reading what was written gives another record")
        try:
            verify(game, record)
            for number, position in enumerate(replay(game, record)):
                again = _sent(game, position.state, position.events, self.viewers)
                trial.expect(again == self.sent[number], "recall", f"entry {number} is not what was sent live")
                trial.coverage.replayed += 1
        except RecordError as error:
            trial.fail("record", str(error))
        else:
            self._take_back()

    def _take_back(self) -> None:
        """Play some of it, take a seat's last command back, and look at what stands again."""
        trial, game = self.trial, self.trial.game
        most = len(self.entries) - (game.outcome(trial.s) is not None)
        entries = self.entries[: trial.rng.below("length", most + 1)] if most > 0 else []
        standing = Standing.start(trial.seats)
        for entry in entries:
            standing = standing.after(entry)
        marks = [mark for mark in standing.marks if mark is not None]
        if not marks:
            return
        v = trial.pick(marks).v
        h = entries[v - 1].h if v else self.header.h
        back = Entry(v=len(entries) + 1, by=SYSTEM, do=f"back {v}", h=h)
        looks: list[bytes] = []
        try:
            for n, position in enumerate(replay(game, MatchRecord(self.header, [*entries, back]))):
                if n in (v, back.v):
                    looks.append(_sent(game, position.state, [], self.viewers))
        except RecordError as error:
            trial.fail("record", f"{back.do}: {error}")
            return
        trial.expect(looks[0] == looks[-1], "recall", f"{back.do}: what stands again is not what stood")
        trial.coverage.taken_back += 1

    def determinism(self) -> None:
        """The same seed and the same moves again, digest for digest."""
        trial, game = self.trial, self.trial.game
        counts: dict[str, int] = {}
        s, _ = game.start(trial.options, trial.seats, Seeded(trial.key, counts))
        digests = [game.digest(s)]
        for move in self.moves:
            make(game, s, move, Seeded(trial.key, counts))
            digests.append(game.digest(s))
        same = digests == [self.header.h, *(entry.h for entry in self.entries)]
        trial.expect(same, "determinism", "the same seed and the same decisions lead elsewhere")


def _sent(game: AnyGame, s: object, events: list[Event], viewers: list[Viewer]) -> bytes:
    parts = [b"".join((told(game, events, viewer), *sight(game, s, viewer))) for viewer in viewers]
    return hashlib.blake2b(b"\n".join(parts), digest_size=16).digest()
