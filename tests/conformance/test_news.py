"""What an event declares as news is parted from the rest, and explains those values and no others."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

import parlour_example
from parlour.kit.actors import SPECTATOR, Seat, Viewer
from parlour.kit.conformance.news import News, news, opens, unexplained
from parlour.kit.types import Event, Public
from parlour_example import events, game, model

GAME = parlour_example.GAME
CLAW, OWL = {"kind": "claw", "worth": 1}, {"kind": "owl", "worth": 0}


def drawn(card: model.Card) -> list[Event]:
    return [events.CardDrawn(seat=Seat(0), kind=card.kind, worth=card.worth)]


def test_the_news_is_what_is_declared_and_seen() -> None:
    owner, other = (news(GAME, drawn(model.Card("claw", 1)), Viewer(Seat(seat))) for seat in (0, 1))
    assert owner.told == [("kind", "'claw'"), ("worth", "1")]
    assert owner.rest == b'[{"kind":null,"seat":0,"type":"CardDrawn","worth":null}]'
    assert (other.told, other.rest) == ([], b'[{"seat":0,"type":"CardDrawn"}]')
    assert owner.rest == news(GAME, drawn(model.OWL), Viewer(Seat(0))).rest


def test_a_hidden_length_is_no_news() -> None:
    watched = events.PackWatched(seat=Seat(0), cards=[model.OWL])
    assert news(GAME, [watched], Viewer(Seat(1))).rest == b'[{"cards":{"hidden":1},"seat":0,"type":"PackWatched"}]'


def test_what_everybody_sees_is_news_only_if_it_is_revealed() -> None:
    class Loud(game.AlleyCats):
        def redact(self, event: Event, viewer: Viewer) -> dict[str, Any] | None:
            return super().redact(event, Viewer(Seat(0)))

    assert news(Loud(), drawn(model.OWL), SPECTATOR).told == []
    shown = events.CardShown(seat=Seat(0), kind="owl", worth=0)
    assert news(GAME, [shown], SPECTATOR).told == [("kind", "'owl'"), ("worth", "0")]


def test_only_an_event_that_is_seen_ends_the_comparison() -> None:
    class Hushed(events.DayBroke, frozen=True, tag="DayBroke"):
        def audience(self) -> tuple[int, ...]:
            return (0,)

    class Mutant(game.AlleyCats):
        Event = game.AlleyCats.Event | Hushed  # the tag is DayBroke's; nothing here decodes it

    mutant = Mutant()
    assert [opens(mutant, Hushed(nights=3), Viewer(Seat(seat))) for seat in (0, 1)] == [True, False]
    assert not opens(GAME, events.CatOut(seat=Seat(0), cards=[]), SPECTATOR)


@pytest.mark.parametrize(
    ("one", "other", "fault"),
    [
        ({"hand": [OWL, CLAW]}, {"hand": [OWL, OWL]}, None),
        ({"hand": [CLAW], "windows": 1}, {"hand": [OWL], "windows": 0}, "windows 1"),
        ({"hand": [CLAW, CLAW]}, {"hand": [CLAW, {"kind": "hiss", "worth": 0}]}, "kind 'hiss'"),
        ({"names": ["claw"]}, {"names": ["owl"]}, None),
        ({"names": ["claw"]}, {"names": ["harbour"]}, "list 'harbour'"),
        ({"rest": {"hidden": 1}}, {"rest": {"hidden": 0}}, "hidden 1"),
        ({"out": True}, {"out": False}, "out True"),
    ],
)
def test_a_view_may_differ_by_what_was_told(one: dict[str, Any], other: dict[str, Any], fault: str | None) -> None:
    claw, owl = (News(b"", [("kind", repr(card["kind"])), ("worth", repr(card["worth"]))]) for card in (CLAW, OWL))
    assert unexplained(one, other, claw, owl) == fault


def test_news_that_is_no_field_does_not_load() -> None:
    class Misspelt(Event, frozen=True):
        tells: ClassVar[tuple[str, ...]] = ("cart",)
        card: Public[str]

    class Mutant(game.AlleyCats):
        Event = game.AlleyCats.Event | Misspelt

    with pytest.raises(TypeError, match="Misspelt: 'cart' is declared as news and is no field"):
        Mutant()
