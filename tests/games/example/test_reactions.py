"""Alley Cats, clause by clause: pounces, deals, cats that drop out (6–8)."""

from __future__ import annotations

import pytest

from parlour.kit.actors import Seat, Viewer
from parlour.kit.chance import Scripted
from parlour_example.actions import (
    Accept,
    Hiss,
    LetPass,
    MakeOffer,
    Nap,
    PassAll,
    PassOthers,
    Pounce,
    Withdraw,
)
from parlour_example.model import HISS, OWL, Alley
from parlour_example.night import Grooming
from tests.games.example.table import CLAW, GAME, A, B, C, alley, do, dusk, names, refusal


@pytest.mark.clause("6", "6.1")
def test_a_pounce_names_another_cat_and_perhaps_a_claw() -> None:
    s = alley([CLAW], [HISS], [HISS])
    assert refusal(s, A, Pounce(A)) == ("no_such_cat", "6.1")
    assert refusal(s, A, Pounce(Seat(3))) == ("no_such_cat", "6.1")
    assert refusal(s, A, Pounce(Seat(-1))) == ("no_such_cat", "6.1")
    assert refusal(s, A, Pounce(B, 2)) == ("no_such_card", "6.1")
    assert do(s, A, Pounce(B, 3)) == ["PounceAnnounced"]
    assert s.pack.discarded == [CLAW]
    GAME.leaves(s, C, Scripted(""))
    assert refusal(alley_without_c(), A, Pounce(C)) == ("no_such_cat", "6.1")


def alley_without_c() -> Alley:
    s = alley([], [], [])
    GAME.leaves(s, C, Scripted(""))
    return s


def test_s06_2_everybody_with_cards_is_asked_whether_it_can_hiss_or_not() -> None:
    s = alley([HISS], [OWL], [])
    do(s, A, Pounce(C))
    (prompt,) = GAME.prompts(s)
    assert (prompt.seat, prompt.kind, prompt.optional) == (B, "react", True)
    assert list(GAME.legal(s, B)) == [LetPass()]
    assert refusal(s, B, Hiss()) == ("no_such_card", "6.2")
    assert refusal(s, B, Nap()) == ("not_now", "6.2")
    assert do(s, B, LetPass(), "pounce 0; fish 0 0 0")[:2] == ["LetThrough", "PounceMissed"]


def test_s06_3_a_hiss_stops_a_pounce() -> None:
    s = alley([], [HISS], [])
    do(s, A, Pounce(B))
    assert do(s, B, Hiss(), "fish 0 0 0")[:2] == ["Hissed", "PounceStopped"]
    assert s.cats[B].lives == 3


def test_s06_3_a_hiss_that_is_hissed_at_counts_for_nothing_and_the_window_goes_on() -> None:
    s = alley([HISS], [HISS, OWL], [HISS, HISS])
    do(s, A, Pounce(B))
    do(s, B, Hiss())
    assert [(p.seat, p.turn) for p in GAME.prompts(s)] == [(A, 2), (C, 2)]
    do(s, C, Hiss())
    assert [(p.seat, p.turn) for p in GAME.prompts(s)] == [(A, 3), (B, 3)]
    do(s, A, LetPass())
    do(s, B, LetPass())
    assert [(p.seat, p.turn) for p in GAME.prompts(s)] == [(B, 1), (C, 1)]
    do(s, B, LetPass())
    assert do(s, C, LetPass(), "pounce 5; fish 0 0 0")[:3] == ["LetThrough", "PounceHit", "LifeLost"]


def test_s06_3_a_hiss_at_a_hiss_at_a_hiss_stands_again() -> None:
    s = alley([HISS], [HISS, HISS], [])
    do(s, A, Pounce(B))
    do(s, B, Hiss())
    do(s, A, Hiss())
    assert do(s, B, Hiss(), "fish 0 0 0")[:2] == ["Hissed", "PounceStopped"]


@pytest.mark.parametrize(("claw", "die", "hit"), [(0, 3, False), (0, 4, True), (3, 0, False), (3, 1, True)])
def test_s06_4_five_with_the_claw_is_a_hit(claw: int, die: int, hit: bool) -> None:
    s = alley([CLAW], [], [])
    s.cats[B].fish = 5
    happened = do(s, A, Pounce(B, claw), f"pounce {die}; fish 0 0 0")
    assert ("PounceHit" in happened) is hit
    assert (s.cats[A].fish, s.cats[B].fish, s.cats[B].lives) == ((5, 2, 2) if hit else (2, 5, 3))


def test_s06_5_standing_orders_answer_from_the_view() -> None:
    s = alley([], [HISS], [HISS])
    do(s, A, Pounce(B))
    for prompt in GAME.prompts(s):
        view = GAME.view(s, Viewer(prompt.seat))
        assert GAME.answer(PassAll(), view, prompt) == LetPass()
        assert GAME.answer(PassOthers(), view, prompt) == (None if prompt.seat == B else LetPass())
    errand = alley()
    assert GAME.answer(PassAll(), GAME.view(errand, Viewer(A)), GAME.prompts(errand)[0]) is None


@pytest.mark.clause("7", "7.1")
def test_an_offer_is_made_at_any_moment_even_within_a_window() -> None:
    s = alley([], [HISS], [HISS])
    do(s, A, Pounce(B))
    assert refusal(s, B, MakeOffer(B, 1), open=True) == ("no_such_cat", "7.1")
    assert refusal(s, B, MakeOffer(A, 1), open=True) == ("no_such_cat", "7.1")  # without cards
    assert refusal(s, B, MakeOffer(C, 0), open=True) == ("not_enough_fish", "7.1")
    assert refusal(s, B, MakeOffer(C, 3), open=True) == ("not_enough_fish", "7.1")
    prompts = list(GAME.prompts(s))
    assert do(s, B, MakeOffer(C, 2), open=True) == ["OfferMade"]
    assert list(GAME.prompts(s)) == prompts
    assert refusal(s, B, MakeOffer(C, 1), open=True) == ("no_such_cat", "7.1")  # one offer at a time


def test_s07_2_an_offer_is_withdrawn_by_its_maker() -> None:
    s = alley([], [HISS], [])
    do(s, A, MakeOffer(B, 1), open=True)
    assert refusal(s, B, Withdraw(1), open=True) == ("no_such_offer", "7.2")
    assert do(s, A, Withdraw(1), open=True) == ["OfferWithdrawn"]
    assert s.offers == []


def test_s07_3_an_offer_is_accepted_during_an_errand_if_the_fish_are_there() -> None:
    s = alley([], [HISS, CLAW], [HISS])
    do(s, A, MakeOffer(B, 2), open=True)
    assert refusal(s, C, Accept(1, "hiss"), open=True) == ("no_such_offer", "7.3")
    assert refusal(s, B, Accept(1, "owl"), open=True) == ("no_such_card", "7.3")
    s.cats[A].fish = 1
    assert refusal(s, B, Accept(1, "hiss"), open=True) == ("not_enough_fish", "7.3")
    s.cats[A].fish = 2
    assert do(s, B, Accept(1, "claw", 3), open=True) == ["CardSold"]
    assert (s.cats[A].hand.value, s.cats[B].hand.value) == ([CLAW], [HISS])
    assert [cat.fish for cat in s.cats] == [0, 4, 2]
    s.agenda[-1] = Grooming(seat=B, begun=True)
    do(s, B, MakeOffer(A, 1), open=True)
    assert refusal(s, A, Accept(2, "claw", 3), open=True) == ("no_deals_now", "7.3")


@pytest.mark.clause("8", "8.1")
def test_a_cat_without_lives_is_out() -> None:
    s = alley([CLAW], [], [HISS])
    s.cats[B].lives = 1
    do(s, A, MakeOffer(C, 1), open=True)
    do(s, B, MakeOffer(C, 1), open=True)
    do(s, A, Pounce(B, 3))
    assert "CatOut" in do(s, C, LetPass(), "pounce 5; fish 0 0 0")
    assert s.cats[B].out
    assert [choice.seat for choice in s.agenda[-1].choices] == [A, C]  # type: ignore[attr-defined]  # a Dusk
    assert refusal(s, B, MakeOffer(C, 1), open=True) == ("cat_out", "8.1")


def test_s08_1_its_cards_are_discarded_and_its_offers_lapse() -> None:
    s = alley([HISS, OWL], [HISS], [])
    do(s, A, MakeOffer(B, 1), open=True)
    do(s, B, MakeOffer(A, 1), open=True)
    assert names(GAME.leaves(s, A, Scripted("fish 0 0 0")))[0] == "CatOut"
    assert s.pack.discarded == [HISS, OWL]
    assert s.offers == []


@pytest.mark.clause("8.2")
@pytest.mark.parametrize("leaver", [A, B])
def test_a_pounce_by_or_on_a_cat_that_leaves_comes_to_nothing(leaver: Seat) -> None:
    s = alley([HISS], [HISS], [HISS])
    do(s, A, Pounce(B))
    GAME.leaves(s, leaver, Scripted(""))
    assert [prompt.seat for prompt in GAME.prompts(s)] == [seat for seat in (B, C) if seat != leaver]
    script = "fish 0 0 0"
    happened: list[str] = []
    while "PounceStopped" not in happened:
        happened = do(s, GAME.prompts(s)[0].seat, LetPass(), script)
    assert [cat.lives for cat in s.cats] == [3, 3, 3]


def test_s08_2_leaving_twice_changes_nothing() -> None:
    s = alley([HISS], [HISS], [HISS])
    GAME.leaves(s, C, Scripted(""))
    before = GAME.encode(s)
    assert GAME.leaves(s, C, Scripted("")) == []
    assert GAME.encode(s) == before


@pytest.mark.clause("8.3")
def test_whose_time_is_up_does_the_least() -> None:
    s = dusk("", "market", "market")
    GAME.expires(s, A, Scripted("pack 0; fish 0 0 0"))
    assert len(s.cats[A].hand.value) == 2
    s = alley([], [], [], step=Grooming(seat=A))
    GAME.expires(s, A, Scripted("fish 0 0 0"))
    assert not isinstance(s.agenda[-1], Grooming)
    s = alley([], [HISS], [HISS])
    before = GAME.encode(s)
    GAME.expires(s, B, Scripted(""))  # not awaited: nothing to do
    assert GAME.encode(s) == before
    do(s, A, Pounce(B))
    assert names(GAME.expires(s, B, Scripted(""))) == ["LetThrough"]
    GAME.expires(s, C, Scripted("pounce 0; fish 0 0 0"))
    s = alley()
    GAME.expires(s, A, Scripted("fish 0 0 0"))
    assert s.cats[A].fish == 3
