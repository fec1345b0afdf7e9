"""Games that are in the middle already: played in this process, brought as a record, gone on from at a table."""

from __future__ import annotations

from collections.abc import Mapping

from playwright.sync_api import Page, expect

from parlour.kit.record import write
from parlour.kit.recorder import Recorder
from tests.e2e.browser import Crowd
from tests.e2e.pages import Table

__all__ = ("NAMES", "ended", "gone_on")

NAMES = ("Ada", "Ben", "Chloé", "Дарья", "Edmund", "Fen", "Gösta", "Hala", "Ivo", "Jū")


def ended(recorder: Recorder) -> str:
    """Its record, once everybody but one has left: what is brought has to be over."""
    for seat in range(recorder.header.seats):
        if recorder.game.outcome(recorder.state) is None:
            recorder.system(f"leave {seat}")
    return write(recorder.record())


def gone_on(crowd: Crowd, pages: Mapping[int, Page], url: str, record: str, n: int) -> dict[int, Table]:
    """A table that goes on after ``n`` entries of a record: these pages on their seats, others elsewhere."""
    host, first = next(iter(pages.items()))
    table, invite, count = _branched(first, url, record, n, host)
    for seat in range(count):
        if seat == host:
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


def _branched(page: Page, url: str, record: str, n: int, seat: int) -> tuple[str, str, int]:
    """The new table, its invitation's code, and how many sit at it."""
    request = page.request
    brought = request.post(f"{url}/api/v1/records", data=record, headers={"content-type": "application/x-ndjson"})
    assert brought.ok, brought.text()
    source = brought.json()["table"]
    wishes = [{"kind": "me" if i == seat else "open"} for i in range(len(source["seats"]))]
    made = request.post(
        f"{url}/api/v1/tables/{source['id']}/branch", data={"n": n + 1, "seats": wishes, "name": NAMES[seat]}
    )
    assert made.ok, made.text()
    return made.json()["table"]["id"], made.json()["invite"].partition("#i=")[2], len(wishes)
