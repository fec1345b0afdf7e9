"""What a browser is sent holds nothing that its player may not see yet, by the server's own record."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import expect

import parlour_example
from parlour.kit.actors import Seat, Viewer
from parlour.kit.record import read
from parlour.kit.replay import replay
from tests.e2e.alley import CatTables, play_out
from tests.e2e.browser import Crowd
from tests.e2e.house import House
from tests.e2e.pages import EXAMPLE, Table, two_at
from tests.e2e.tap import Json, Tap

pytestmark = pytest.mark.browser

GAME = parlour_example.GAME


def test_nobody_is_sent_what_others_hide(house: House, crowd: Crowd) -> None:
    pages = [crowd.person(), crowd.person(), crowd.person()]
    taps = [Tap(pages[0], 0), Tap(pages[1], 1), Tap(pages[2], None)]
    tables = two_at(pages[:2], house.url, EXAMPLE)
    watcher = Table(pages[2])
    watcher.page.goto(tables[0].address)
    expect(watcher.log).to_contain_text("Night 1")
    running = seen_so_far(tables[1])
    play_out(CatTables(tables))
    for table in (*tables, watcher):
        expect(table.ending).to_be_visible()

    record = pages[0].request.get(record_of(tables[0])).text()
    for tap in taps:
        assert len(tap.updates) > 12
        assert_hands_hidden(tap)
        assert_by_the_record(tap, record)
        bodies = "".join(tap.bodies)
        assert bodies
        assert '"hand"' not in bodies
        assert '"worth"' not in bodies
    assert '"pack"' not in running
    assert '"pack"' in record, "after the end everybody may see the draws"


def test_the_detector_detects() -> None:
    """A view with another's card, and an event that nobody was to be told."""
    tap = Tap.__new__(Tap)
    tap.seat = 0
    cats = [{"seat": 0, "hand": []}, {"seat": 1, "hand": [{"kind": "owl", "worth": 0}]}]
    tap.frames = [json.dumps({"type": "update", "view": {"cats": cats}, "frames": []})]
    with pytest.raises(AssertionError):
        assert_hands_hidden(tap)


def record_of(table: Table) -> str:
    origin, _, name = table.address.rpartition("/t/")
    return f"{origin}/api/v1/tables/{name}/record"


def seen_so_far(table: Table) -> str:
    """The record that a player may download while the game runs."""
    answer = table.page.request.get(record_of(table))
    assert answer.ok
    return answer.text()


def assert_hands_hidden(tap: Tap) -> None:
    """Of another cat's hand there is a number and nothing else, in updates and drafts alike."""
    for view in tap.views:
        for cat in view["cats"]:
            if cat["seat"] == tap.seat:
                assert isinstance(cat["hand"], list)
            else:
                assert list(cat["hand"]) == ["hidden"], cat
    for event in tap.events:
        if event["type"] in ("CardDrawn", "PackWatched", "PlaceChosen") and event["seat"] != tap.seat:
            assert event.keys() <= {"type", "seat"}, event


def assert_by_the_record(tap: Tap, record: str) -> None:
    """Each view and event that came is one that the rules show to this viewer, and the last is the record's last."""
    viewer = Viewer(None if tap.seat is None else Seat(tap.seat))
    views, told = [], []
    for position in replay(GAME, read(record.splitlines())):
        views.append(plain(GAME.view(position.state, viewer).state))
        told += [plain(seen) for event in position.events if (seen := GAME.redact(event, viewer)) is not None]
    for update in tap.updates:
        assert update["view"] in views
    assert tap.updates[-1]["view"] == views[-1]
    frames: list[Json] = [e for update in tap.updates for frame in update["frames"] for e in frame["events"]]
    assert frames == told


def plain(value: Any) -> Json:
    """As it is after its way through JSON."""
    made: Json = json.loads(json.dumps(value))
    return made
