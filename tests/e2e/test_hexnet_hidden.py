"""Which core is the Mothership, and where traps lie, is on no wire and in no page but its owner's."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.browser import Crowd
from tests.e2e.hexnet import Network, seated
from tests.e2e.house import House
from tests.e2e.pages import Table, sit_down
from tests.e2e.tap import Json, Tap

pytestmark = pytest.mark.browser

GAME = ("+{0}@0,0", "+S@1,0", "+{1}@-1,0", "+D@2,0", "+N@0,-1", "+M@3,0", "N1>{2}", "+S@2,1")
"""The first player's two cores in either order; a Netter leaves a trap."""
FAR = "4,-1"


def test_cores_exchanged_change_not_one_byte(house: House, crowd: Crowd) -> None:
    """Twins: Mothership and Decoy of the first player change places, and nobody else's page is told anything else."""
    told = [twin(house, crowd, cores) for cores in (("M", "D"), ("D", "M"))]
    assert told[0] == told[1]


def twin(house: House, crowd: Crowd, cores: Sequence[str]) -> list[tuple[str, str, str]]:
    """What the opponent and somebody who watches were sent and shown, without names of tables and times."""
    pages = [crowd.person(), crowd.person(), crowd.person()]
    taps = [Tap(pages[1], 1), Tap(pages[2], None)]
    ada, ben = without_power_ups(pages[:2], house.url)
    watcher = pages[2]
    watcher.goto(ada.table.address)
    expect(watcher.get_by_role("log", name="Log")).to_contain_text("Turn 1 of Ada")
    for number, pattern in enumerate(GAME):
        network = (ada, ben)[number % 2]
        network.mine()
        network.make(pattern.format(*cores, FAR))
    ada.mine()
    ada.says("0,0", f"your {'Mothership' if cores[0] == 'M' else 'Decoy'}")
    ada.says("0,-1", "your energy trap T")
    expect(watcher.get_by_role("log", name="Log")).to_contain_text("bS2")
    expect(ben.table.log).to_contain_text("bS2")
    told = []
    for page, tap in zip(pages[1:], taps, strict=True):
        plane = page.locator("svg.plane").evaluate("(plane) => plane.outerHTML")
        log = page.get_by_role("log", name="Log").inner_text()
        nothing_told(tap, plane + log)
        told.append((json.dumps(whole(tap.updates), sort_keys=True), plane, log))
    for page in pages:
        page.close()
    return told


def without_power_ups(pages: Sequence[Page], url: str) -> tuple[Network, Network]:
    """Two people at a table where chance brings nothing."""
    wanted = {
        "game": "hexnet",
        "seats": [{"kind": "me"}, {"kind": "open"}],
        "name": "Ada",
        "options": {"p_mode": "off"},
    }
    made = pages[0].request.post(f"{url}/api/v1/tables", headers={"Origin": url}, data=wanted).json()
    pages[0].goto(f"{url}/t/{made['table']['id']}")
    guest = sit_down(pages[1], f"{url}{made['invite']}", "Ben")
    host = Table(pages[0])
    for table in (host, guest):
        expect(table.turn).to_be_visible()
    return Network(host, 0), Network(guest, 1)


def whole(updates: Sequence[Json]) -> list[Any]:
    """Every frame, and what is seen at last. Frames that come close together may share an update, or not."""
    return [*(frame for update in updates for frame in update["frames"]), plain({**updates[-1], "frames": []})]


def plain(update: Json) -> Json:
    """Without what is new every time: ids of prompts, and clocks that show the time of day."""
    left: Json = {key: value for key, value in update.items() if key != "clock"}
    left["prompts"] = [{key: value for key, value in prompt.items() if key != "id"} for prompt in update["prompts"]]
    return left


def nothing_told(tap: Tap, page: str) -> None:
    """Every byte that came is searched for what only the first player may know."""
    sent = "".join(tap.frames) + "".join(tap.bodies)
    assert len(tap.updates) >= len(GAME)
    for view in tap.views:
        secrets = view["secrets"][0]
        assert secrets == {"seat": 0}, secrets
    for event in tap.events:
        assert event["type"] != "TrapLaid", event
        assert event.get("seat") != 0 or "core" not in event, event
    others = [m for m in re.finditer(r'"mothership":|"laid":|"core":', sent) if not own(sent, m.start(), tap.seat)]
    assert others == []
    assert "energy trap" not in page
    assert "Mothership aO" not in page
    assert "Decoy aO" not in page


def own(sent: str, at: int, seat: int | None) -> bool:
    """Does the field belong to the object of the reader's own seat?"""
    before = sent.rfind('"seat":', 0, at)
    return seat is not None and sent[before : before + 8] == f'"seat":{seat}'


def test_the_search_finds_what_is_there(house: House, crowd: Crowd) -> None:
    """The same search on the owner's page comes upon the secret."""
    pages = [crowd.person(), crowd.person()]
    tap = Tap(pages[0], 1)
    ada, ben = seated(pages, house.url)
    ada.mine()
    ada.make("+M@0,0")
    ben.mine()
    ben.make("+S@1,0")
    ada.mine()
    with pytest.raises(AssertionError):
        nothing_told(tap, "")
    assert '"mothership":0' in "".join(tap.frames)


def test_the_choice_of_consciousness_is_its_owners(house: House, crowd: Crowd) -> None:
    """Two Transfers that differ in nothing but the chosen core."""
    told = [transferred(house, crowd, chosen) for chosen in ("O1", "O2")]
    assert told[0] == told[1]


def transferred(house: House, crowd: Crowd, chosen: str) -> tuple[str, str]:
    pages = [crowd.person(), crowd.person()]
    tap = Tap(pages[1], 1)
    ada, ben = powered(pages, house.url)
    ada.hex(ada.where("O1")).click()
    ada.ability("Consciousness Transfer").click()
    ada.page.locator('[data-cell][aria-label*="can be chosen"]').first.click()
    expect(ada.cores.get_by_role("button")).to_have_count(2)
    expect(ada.table.prompt).to_contain_text("Only you see this")
    assert ben.cores.count() == 0
    ada.page.locator(f'[data-core="{chosen}"]').click()
    expect(ben.table.log).to_contain_text("aO1 made a core, aO2")
    ben.mine()
    ada.says(ada.where(chosen), "your Mothership")
    sent = "".join(tap.frames)
    assert "=O" not in sent
    plane: str = ben.plane.evaluate("(plane) => plane.outerHTML")
    updates = json.dumps(whole(tap.updates), sort_keys=True)
    for page in pages:
        page.close()
    return updates, plane


def powered(pages: Sequence[Page], url: str) -> tuple[Network, Network]:
    """A new table where the first player's Mothership has just taken a power-up from a known hex."""
    first, second = pages
    options = {"p_mode": "list", "p_list": ["2@-1,1"]}
    seats = [{"kind": "me"}, {"kind": "open"}]
    made = first.request.post(
        f"{url}/api/v1/tables", data={"game": "hexnet", "seats": seats, "name": "Ada", "options": options}
    ).json()
    table, invite = made["table"]["id"], made["invite"].partition("#i=")[2]
    joined = second.request.post(f"{url}/api/v1/tables/{table}/join", data={"name": "Ben", "invite": invite})
    assert joined.ok, joined.text()
    networks = []
    for seat, page in enumerate((first, second)):
        page.goto(f"{url}/t/{table}")
        networks.append(Network(Table(page), seat))
    ada, ben = networks
    for number, notation in enumerate(("+S@0,0", "+D@1,0", "+M@-1,0", "+S@2,0", "O1>-1,1", "+S@3,0")):
        network = networks[number % 2]
        network.mine()
        network.make(notation)
    ada.mine()
    return ada, ben
