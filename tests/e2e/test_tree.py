"""A whole game through the accessibility tree alone, from the lobby to the end, on both sides of the table."""

from __future__ import annotations

import pytest

from tests.e2e.browser import Crowd
from tests.e2e.house import House
from tests.e2e.pages import FOURTHDIM
from tests.e2e.tree import Reader

pytestmark = pytest.mark.browser


def part_made(reader: Reader, count: int) -> None:
    """Wait until that many parts of the turn are there to be taken back."""
    taken = 0
    while taken < count:
        reader.find("button", lambda name: name.startswith("Take back"))
        taken = sum(node.role == "button" and node.name.startswith("Take back") for node in reader.nodes())


def write(reader: Reader, part: str, number: int) -> None:
    reader.fill("Find an action", part)
    reader.page.keyboard.press("Enter")
    part_made(reader, number)


def turn(reader: Reader, *parts: str) -> None:
    """A turn by the list of legal actions and its box."""
    for i, part in enumerate(parts, 1):
        write(reader, part, i)
    reader.press("button", "Send turn")


def test_a_game_through_the_accessibility_tree_alone(house: House, crowd: Crowd) -> None:
    ada, ben = Reader(crowd.person()), Reader(crowd.person())
    ada.page.goto(house.url)
    ada.press("button", "Invite friends", within=("listitem", FOURTHDIM))
    ada.fill("Your name", "Ada")
    ada.press("button", "Invite friends", within=("dialog", "Your name"))
    ada.reads("The table is set")
    ben.page.goto(ada.value("textbox", "Link"))
    ben.fill("Your name", "Ben")
    ben.press("button", "Sit down")

    ada.reads("Your turn")
    ada.press("button", lambda name: name.startswith("c4"))
    ada.press("button", lambda name: name.startswith("b2"))
    part_made(ada, 1)
    ada.press("tab", "Actions")
    write(ada, "@c1>b1", 2)
    ada.press("button", "Send turn")
    ada.reads("Waiting for")

    ben.reads("Your turn")
    ben.press("tab", "Actions")
    turn(ben, "c9-c8", "@d20>b5")
    ada.reads("Your turn")
    turn(ada, "c1-b1", "@b2>b4xb5")
    ada.reads("You have won")
    ben.reads("has won")
