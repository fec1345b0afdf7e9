"""Mouse, fingers and wheel on the endless board: dragging units, dragging the plane, pinching, holding."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e.browser import NARROW, Crowd
from tests.e2e.fingers import Fingers, Point
from tests.e2e.hexnet import Network, played, seated, staged
from tests.e2e.house import House

pytestmark = pytest.mark.browser

OPENING = ("+S@0,0", "+J@1,0", "+M@-1,0", "+D@2,0")


def middle_of(network: Network, kind: str) -> Point:
    """Of a unit in hand, on the page."""
    box = network.hand(kind).bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def empty_part(network: Network) -> Point:
    """A point of the plane where nothing stands and no button lies."""
    box = network.plane.bounding_box()
    assert box is not None
    return box["x"] + box["width"] - 20, box["y"] + box["height"] - 20


def test_units_are_dragged_with_a_finger(house: House, crowd: Crowd) -> None:
    """From the hand and on the board; let go of elsewhere nothing happens but the choice."""
    ada, ben = seated([crowd.person(NARROW, touch=True), crowd.person()], house.url)
    fingers = Fingers(ada.page)
    ada.mine()
    fingers.drag(middle_of(ada, "M"), empty_part(ada))
    expect(ada.hand("M")).to_have_attribute("aria-pressed", "true")
    ada.says("0,0", "can be placed on")
    fingers.drag(middle_of(ada, "M"), ada.middle("0,0"))
    ben.says("0,0", "core aO1 of Ada")
    ben.mine()
    ben.place("D", "1,0")
    ada.mine()
    fingers.drag(ada.middle("0,0"), ada.middle("0,1"))
    ben.says("0,1", "core aO1 of Ada")
    ada.says("0,1", "your Mothership")


def test_a_finger_beside_a_target_means_the_target(house: House, crowd: Crowd) -> None:
    ada, ben = seated([crowd.person(NARROW, touch=True), crowd.person()], house.url)
    ada.mine()
    ada.page.get_by_role("button", name="Smaller").tap()
    ada.page.get_by_role("button", name="Smaller").tap()
    ada.hand("S").tap()
    (x, y), (other_x, _) = ada.middle("0,0"), ada.middle("1,0")
    point = x + 0.55 * (other_x - x), y
    assert ada.page.evaluate("([x, y]) => document.elementFromPoint(x, y).dataset.cell", point) == "1,0"
    ada.page.touchscreen.tap(*point)
    ben.says("0,0", "Sprinter aS1")


def test_the_plane_is_dragged_and_pinched(house: House, crowd: Crowd) -> None:
    """By fingers on an empty part; a moved view stays through what others do, until it is fitted again."""
    ada, ben = seated([crowd.person(NARROW, touch=True), crowd.person()], house.url)
    fingers = Fingers(ada.page)
    ada.mine()
    x, y = ada.middle("0,0")
    start = empty_part(ada)
    fingers.drag(start, (start[0] - 60, start[1] - 40))
    moved = ada.middle("0,0")
    assert moved == pytest.approx((x - 60, y - 40), abs=12)
    fingers.spread((180, 300), 60, 150)
    wide = ada.hex("0,0").bounding_box()
    assert wide is not None
    ada.page.get_by_role("button", name="Fit the board").tap()
    assert ada.middle("0,0") == pytest.approx((x, y), abs=1)
    fitted = ada.hex("0,0").bounding_box()
    assert fitted is not None
    assert wide["width"] > 1.8 * fitted["width"]
    fingers.drag(start, (start[0] - 60, start[1] - 40))
    moved = ada.middle("0,0")
    ada.hand("S").tap()
    ada.hex("0,0").tap()
    ben.mine()
    ben.place("S", "1,0")
    ada.mine()
    assert ada.middle("0,0") == pytest.approx(moved, abs=1), "the zoom survives what happens"


def test_holding_a_finger_opens_a_stack(house: House, crowd: Crowd) -> None:
    ada = staged(crowd, {0: crowd.person(NARROW, touch=True)}, house.url, played(2, 72, 3), 68)[0]
    stack = ada.page.locator('[data-cell][aria-label*="stack of 2"]').first
    name = str(stack.get_attribute("data-cell"))
    fingers = Fingers(ada.page)
    fingers.down(ada.middle(name))
    expect(ada.card.get_by_role("listitem")).to_have_count(2)
    fingers.up()
    expect(ada.card).to_contain_text(name)
    ada.card.get_by_role("button", name="Close the stack").tap()
    expect(ada.card).to_have_count(0)
    expect(ada.hex(name)).to_have_attribute("aria-pressed", "false")


def test_units_and_plane_are_dragged_with_the_mouse(house: House, crowd: Crowd) -> None:
    ada, ben = seated([crowd.person(), crowd.person()], house.url)
    mouse = ada.page.mouse
    ada.mine()
    mouse.move(*middle_of(ada, "M"))
    mouse.down()
    mouse.move(*ada.middle("1,0"), steps=5)
    expect(ada.page.locator(".carried")).to_be_visible()
    mouse.move(*ada.middle("0,0"), steps=5)
    mouse.up()
    ben.says("0,0", "core aO1")
    ben.place("S", "1,0")
    ada.mine()
    x, y = ada.middle("0,0")
    start = empty_part(ada)
    mouse.move(*start)
    mouse.down()
    mouse.move(start[0] - 80, start[1] - 50, steps=5)
    mouse.up()
    assert ada.middle("0,0") == pytest.approx((x - 80, y - 50), abs=2)
    before = ada.hex("0,0").bounding_box()
    mouse.wheel(0, -400)
    expect(ada.hex("0,0")).not_to_have_css("width", "0px")
    after = ada.hex("0,0").bounding_box()
    assert before is not None
    assert after is not None
    assert after["width"] > before["width"]
    ada.page.keyboard.press("0")
    assert ada.middle("0,0") == pytest.approx((x, y), abs=1)
    mouse.move(*ada.middle("0,0"))
    mouse.down()
    mouse.move(*ada.middle("0,1"), steps=5)
    mouse.up()
    ben.says("0,1", "core aO1")
