"""A pseudo-locale leaves no raw English; one with 40 % longer texts breaks no layout."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.browser import NARROW, WIDE, Crowd
from tests.e2e.house import House, running
from tests.e2e.pseudo import pseudo, speak_pseudo
from tests.e2e.reading import page_is_as_wide_as_the_screen, said

pytestmark = pytest.mark.browser

NAMES = {"English", "Polski", "Beata", "Anna", "Parlour"}
"""People's names, and languages in themselves."""
WORD = re.compile(r"(?<![\w.:/-])[A-Za-z][a-z]{2,}(?![\w/])")

_CUT_OFF = """() => [...document.querySelectorAll('button, a, h1, h2, h3, label, legend, th, td, p, li, .btn')]
  .filter((element) => element.offsetParent && !element.closest('svg'))
  .filter((element) => {
    const style = getComputedStyle(element);
    return style.overflowX === 'hidden' && style.textOverflow !== 'ellipsis'
      && element.scrollWidth > element.clientWidth + 1;
  })
  .map((element) => element.outerHTML.slice(0, 160))"""
_OUTSIDE = """() => [...document.querySelectorAll('button, a, .btn')]
  .filter((element) => element.offsetParent && !element.closest('svg'))
  .filter((element) => getComputedStyle(element).position !== 'absolute')
  .filter((element) => {
    const scroller = element.closest('[role=tablist], nav, .scroll');
    const box = element.getBoundingClientRect();
    return box.width > 1 && !scroller && (box.left < -1 || box.right > innerWidth + 1);
  })
  .map((element) => element.outerHTML.slice(0, 160))"""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house of its own: in the shared one the lobby lists tables of people with other names."""
    with running(tmp_path_factory.mktemp("pseudo")) as started:
        yield started


def raw_english(page: Page) -> list[str]:
    """Texts with a word in plain letters that is nobody's name."""
    return sorted(text for text in said(page) if set(WORD.findall(text)) - NAMES)


def screens(
    house: House, crowd: Crowd, size: tuple[int, int], growth: float, look: Callable[[Page, str], None]
) -> None:
    """Every screen of a first evening, without a word that could be looked for: by role, order and address."""
    page, other = crowd.person(size), crowd.person(size)
    for one in (page, other):
        speak_pseudo(one, growth)
    page.goto(house.url)
    card = page.locator("li", has=page.locator("h2, h3")).first
    expect(card).to_be_visible()
    look(page, "lobby")
    _call(page, house.url, "Anna")
    _call(other, house.url, "Beata")
    for game in ("fourthdim", "example"):
        made = page.request.post(
            f"{house.url}/api/v1/tables",
            data={
                "game": game,
                "seats": [{"kind": "me"}, {"kind": "open"}],
                "control": {"type": "per_turn", "ms": 900_000},
            },
            headers={"Origin": house.url},
        ).json()
        page.goto(f"{house.url}{made['invite']}")
        expect(page.locator("main")).to_be_visible()
        look(page, f"{game}: waiting")
        other.goto(f"{house.url}{made['invite']}")
        expect(other.locator("form button[type=submit]").first).to_be_visible()
        look(other, f"{game}: join")
        invite = made["invite"].partition("#i=")[2]
        join = f"{house.url}/api/v1/tables/{made['table']['id']}/join"
        assert other.request.post(join, data={"invite": invite}, headers={"Origin": house.url}).ok
        other.reload()
        for one in (page, other):
            expect(one.locator("main section[aria-label]").first).to_be_visible()
        look(page, f"{game}: table")
        look(other, f"{game}: the other's table")
        panels = page.get_by_role("tab") if size == WIDE else page.locator("nav.bar").get_by_role("button")
        for panel in panels.all():
            panel.click()
            if page.locator(".rules").count() == 0:
                look(page, f"{game}: {panel.inner_text()}")


def _call(page: Page, url: str, name: str) -> None:
    answer = page.request.post(f"{url}/api/v1/me", data={"name": name}, headers={"Origin": url})
    assert answer.ok


def test_the_pseudo_locale_is_what_it_says() -> None:
    made = pseudo("a = Hello { $name }\nb = { $n ->\n    [one] One turn\n   *[other] { $n } turns\n }\n", 0.4)
    assert "Hello" not in made
    assert "turn" not in made
    assert "{ $name }" in made
    assert "[one]" in made
    with pytest.raises(AssertionError):
        pseudo("= broken")


def test_no_raw_english_on_any_screen(house: House, crowd: Crowd) -> None:
    seen: list[str] = []

    def look(page: Page, screen: str) -> None:
        seen.append(screen)
        assert raw_english(page) == [], screen

    screens(house, crowd, WIDE, 0.0, look)
    assert len(seen) > 10


@pytest.mark.parametrize("size", [WIDE, NARROW])
def test_texts_may_grow_by_two_fifths(house: House, crowd: Crowd, size: tuple[int, int]) -> None:
    def look(page: Page, screen: str) -> None:
        assert page_is_as_wide_as_the_screen(page), screen
        assert page.evaluate(_CUT_OFF) == [], screen
        assert page.evaluate(_OUTSIDE) == [], screen

    screens(house, crowd, size, 0.4, look)
