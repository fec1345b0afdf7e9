"""Games that are in the middle already: played in this process, brought as a record, gone on from at a table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from copy import copy
from typing import Any, ClassVar, Generic, Self, TypeVar

from playwright.sync_api import Page, expect

from parlour.kit.actors import Seat
from parlour.kit.chance import Seeded
from parlour.kit.game import Game
from parlour.kit.record import write
from parlour.kit.recorder import Recorder
from tests.e2e.browser import Crowd
from tests.e2e.pages import Table

__all__ = ("NAMES", "Staged", "ended", "gone_on")

NAMES = ("Ada", "Ben", "Chloé", "Дарья", "Edmund", "Fen", "Gösta", "Hala", "Ivo", "Jū")
S = TypeVar("S")


class Staged(Generic[S]):
    """A game that is played here until a test begins; a game's own ``Director`` says how all seats decide."""

    game: ClassVar[Game[Any, Any]]
    opens: ClassVar[tuple[type[Any], ...]] = ()
    """Actions that are done out of turn."""
    digests: ClassVar[bool] = False
    """Whether the record proves each position."""

    def __init__(self, seats: int, seed: int, **options: Any) -> None:
        chosen = self.game.Options(**options)
        self.recorder = Recorder(self.game, chosen, seats, bytes([seed]) * 32, digests=self.digests)
        self.rng = Seeded(bytes([seed ^ 0xFF]) * 32)

    @property
    def s(self) -> S:
        """The state now."""
        state: S = self.recorder.state
        return state

    @property
    def n(self) -> int:
        """Entries of the record so far."""
        return len(self.recorder.entries)

    @property
    def over(self) -> bool:
        return self.game.outcome(self.s) is not None

    def asked(self) -> tuple[str, int]:
        """Kind and seat of the first prompt."""
        prompt = self.game.prompts(self.s)[0]
        return prompt.kind, prompt.seat

    def step(self) -> None:
        """What is decided next."""
        raise NotImplementedError  # every game's director has its own

    def do(self, seat: int, action: Any) -> None:
        """One decision of that seat."""
        self.recorder.act(Seat(seat), action, open=isinstance(action, self.opens))

    def until(self, there: Callable[[Self], bool]) -> Self:
        """Play until that is so."""
        while not there(self):
            assert not self.over, "the game was over before that"
            self.step()
        return self

    def record(self) -> str:
        """The text of the record, ended; here the game stays where it is."""
        other = copy(self.recorder)
        other.state, other.entries = self.game.clone(self.s), list(self.recorder.entries)
        return ended(other)


def ended(recorder: Recorder) -> str:
    """Its record, once everybody but one has left: what is brought has to be over."""
    for seat in range(recorder.header.seats):
        if recorder.game.outcome(recorder.state) is None:
            recorder.system(f"leave {seat}")
    return write(recorder.record())


def gone_on(
    crowd: Crowd, pages: Mapping[int, Page], url: str, record: str, n: int, *, bots: str = ""
) -> dict[int, Table]:
    """A table that goes on after ``n`` entries of a record: these pages on their seats, others elsewhere.

    ``bots``: of what level the others are, in place of people who do nothing.
    """
    host, first = next(iter(pages.items()))
    table, invite, count = _branched(first, url, record, n, {**dict.fromkeys(pages, "open"), host: "me"}, bots)
    for seat in range(count):
        if seat == host or (bots and seat not in pages):
            continue
        page = pages.get(seat) or crowd.person()
        joined = page.request.post(
            f"{url}/api/v1/tables/{table}/join", data={"name": NAMES[seat], "invite": invite, "seat": seat}
        )
        assert joined.ok, joined.text()
        if seat not in pages:
            page.close()
    tables = {}
    for seat, page in pages.items():
        page.goto(f"{url}/t/{table}")
        tables[seat] = Table(page)
        expect(tables[seat].turn).to_be_visible()
    return tables


def _branched(page: Page, url: str, record: str, n: int, people: Mapping[int, str], bots: str) -> tuple[str, str, int]:
    """The new table, its invitation's code, and how many sit at it."""
    request = page.request
    brought = request.post(f"{url}/api/v1/records", data=record, headers={"content-type": "application/x-ndjson"})
    assert brought.ok, brought.text()
    source = brought.json()["table"]
    others = {"kind": "bot", "level": bots} if bots else {"kind": "open"}
    wishes = [{"kind": people[i]} if i in people else others for i in range(len(source["seats"]))]
    seat = next(seat for seat, kind in people.items() if kind == "me")
    made = request.post(
        f"{url}/api/v1/tables/{source['id']}/branch", data={"n": n + 1, "seats": wishes, "name": NAMES[seat]}
    )
    assert made.ok, made.text()
    return made.json()["table"]["id"], made.json()["invite"].partition("#i=")[2], len(wishes)
