"""What a page says: every text and label on it, and what should not be among them."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

__all__ = ("LANGUAGES", "page_is_as_wide_as_the_screen", "raw_codes", "said", "speak")

LANGUAGES = {"en": "English", "pl": "Polski", "ru": "Русский"}

_SAID = """() => {
  const notation = '.mono, code, kbd';
  const texts = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode())
    if (!walker.currentNode.parentElement.closest(notation)) texts.push(walker.currentNode.data);
  for (const element of document.querySelectorAll('*'))
    for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
      const text = element.getAttribute(name);
      if (text) texts.push(text);
    }
  return texts.map((text) => text.replace(/[\\u2068\\u2069]/g, '').trim()).filter(Boolean);
}"""
_RAW = re.compile(r"\b[a-z]+(?:-[A-Za-z_]+){2,}\b|\b[a-z]+_[a-z_]+\b|\{ ?\$|\?\?\?")
"""A message's id, a code in snake case, a placeable that was not filled."""


def said(page: Page) -> set[str]:
    """Texts and labels, hidden ones included, the games' notation left out."""
    texts: list[str] = page.evaluate(_SAID)
    return set(texts)


def raw_codes(texts: set[str]) -> list[str]:
    """Texts that nobody has written for a reader."""
    return sorted(text for text in texts if _RAW.search(text))


def speak(page: Page, language: str) -> None:
    """Press the language's button; on a narrow page it is in the menu."""
    button = page.get_by_role("button", name=LANGUAGES[language]).first
    button.click()
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(button).to_have_attribute("aria-pressed", "true")
    expect(page.locator(f".rules:not([lang={language}])")).to_have_count(0)


def page_is_as_wide_as_the_screen(page: Page) -> bool:
    """Nothing to scroll sideways."""
    fits: bool = page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")
    return fits
