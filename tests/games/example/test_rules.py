"""Alley Cats, clause by clause."""

from __future__ import annotations

from typing import Any

import pytest

import parlour_example
from parlour.kit.actors import Seat, Viewer
from parlour.kit.agenda import Step
from parlour.kit.chance import Chance, Scripted, Seeded
from parlour.kit.legal import NotAllowed
from parlour.kit.types import Event
from parlour_example.actions import (
    Accept,
    Action,
    Eat,
    Finish,
    Heal,
    Hiss,
    LetPass,
    MakeOffer,
    Nap,
    PassAll,
    PassOthers,
    Pounce,
    Prowl,
    Scavenge,
    Watch,
    Withdraw,
)
from parlour_example.events import NightFell
from parlour_example.model import ALL_CARDS, HISS, OWL, Alley, Card, Choice, Options
from parlour_example.night import Dusk, Errand, Grooming, Night

GAME = parlour_example.GAME
A, B, C = map(Seat, range(3))
CLAW = Card("claw", 3)


def alley(*hands: list[Card], step: Step | None = None, options: Options | None = None) -> Alley:
    """Three cats with these hands in the first of three nights; by default the first cat is on an errand."""
    s, _ = GAME.start(options or Options(), 3, Seeded(b"alley"))
    s.agenda[:] = [s.agenda[0], step or Errand(seat=A)]
    s.agenda[-1].begun = True
    s.dog = ["harbour", "market", "market"]
    pool = list(ALL_CARDS)
    for cat, hand in zip(s.cats, hands or ([], [], []), strict=True):
        cat.hand.value = sorted(hand)
        for card in hand:
            pool.remove(card)
    s.pack.rest = pool
    return s


def do(s: Alley, seat: Seat, action: Any, script: str = "", *, open: bool = False) -> list[str]:
    """Carry it out; the names of what happened."""
    return names(GAME.apply(s, seat, action, Scripted(script), open=open))


def names(events: list[Event]) -> list[str]:
    return [type(event).__name__ for event in events]


def refusal(s: Alley, seat: Seat, action: Any, *, open: bool = False) -> tuple[str, str]:
    before = GAME.encode(s)
    with pytest.raises(NotAllowed) as caught:
        GAME.apply(s, seat, action, Scripted(""), open=open)
    assert GAME.encode(s) == before
    return caught.value.refused.code, caught.value.refused.rule


def dusk(*places: str) -> Alley:
    """At dusk, with these choices made."""
    choices = [Choice(seat=Seat(seat), place=place) for seat, place in enumerate(places)]
    s = alley([HISS], [HISS], [HISS], step=Dusk(choices=choices))
    night = s.agenda[0]
    assert isinstance(night, Night)
    night.harbour, night.market = 7, 4
    return s


@pytest.mark.clause("1", "9", "9.3")
def test_the_most_fish_win_and_cats_that_are_out_come_last() -> None:
    s = alley()
    for cat, fish in zip(s.cats, (3, 5, 9), strict=True):
        cat.fish = fish
    GAME.leaves(s, C, Scripted(""))
    s.day = True
    outcome = GAME.outcome(s)
    assert outcome is not None
    assert (outcome.ranks, outcome.scores, outcome.winners()) == ((2, 1, 3), (3, 5, 9), (1,))


@pytest.mark.clause("9.3")
def test_equal_fish_are_parted_by_lives_and_else_shared() -> None:
    s = alley()
    s.day = True
    s.cats[A].lives = 2
    outcome = GAME.outcome(s)
    assert outcome is not None
    assert outcome.ranks == (3, 1, 1)


@pytest.mark.clause("2", "2.1", "3", "3.1")
def test_three_lives_two_fish_three_cards() -> None:
    s, _ = GAME.start(Options(), 10, Seeded(b"start"))
    assert {(cat.lives, cat.fish, len(cat.hand.value), cat.out) for cat in s.cats} == {(3, 2, 3, False)}
    assert len(s.pack.rest) == 44 - 30


def test_s02_2_the_pack_has_44_cards_in_order() -> None:
    counts = {(card.kind, card.worth): ALL_CARDS.count(card) for card in ALL_CARDS}
    assert counts == {
        ("claw", 1): 6,
        ("claw", 2): 4,
        ("claw", 3): 2,
        ("hiss", 0): 12,
        ("owl", 0): 8,
        ("sardine", 1): 6,
        ("sardine", 2): 4,
        ("sardine", 3): 2,
    }
    assert tuple(sorted(ALL_CARDS)) == ALL_CARDS


def test_s02_3_an_empty_pack_is_made_anew() -> None:
    s = alley()
    s.pack.rest, s.pack.discarded = [], [OWL, HISS]
    assert do(s, A, Scavenge(), "pack 1; fish 0 0 0")[:2] == ["PackRenewed", "CardDrawn"]
    assert (s.pack.rest, s.pack.discarded, s.cats[A].hand.value) == ([HISS], [], [OWL])


def test_s03_2_the_dog_comes_for_three_to_five_nights() -> None:
    rounds = [GAME.start(Options(), 2, Seeded(bytes([key])))[0].dog for key in range(60)]
    assert {len(dog) for dog in rounds} == {3, 4, 5}
    assert {place for dog in rounds for place in dog} == {"harbour", "market"}


@pytest.mark.clause("4", "4.1")
@pytest.mark.parametrize(("seats", "dice"), [(2, 1), (3, 1), (4, 2), (6, 2), (7, 3), (10, 4)])
def test_fish_land_for_every_three_cats(seats: int, dice: int) -> None:
    _, events = GAME.start(Options(), seats, Sixes())
    fell = next(event for event in events if isinstance(event, NightFell))
    assert (fell.harbour, fell.market) == (12 * dice, 6 * dice)


class Sixes(Chance):
    """Always the greatest outcome."""

    __slots__ = ()

    def _next(self, label: str, n: int) -> int:
        return n - 1


def test_s04_1_open_offers_lapse_at_nightfall() -> None:
    s = alley([HISS], [HISS], [HISS], step=Grooming(seat=C))
    do(s, A, MakeOffer(B, 1), open=True)
    s.agenda[-1:] = []
    GAME.expires(s, A, Scripted("fish 0 0 0"))
    assert s.night == 2
    assert s.offers == []


def test_s04_2_the_choice_is_sealed_and_may_be_changed() -> None:
    s = dusk("", "", "")
    assert [p.seat for p in GAME.prompts(s)] == [A, B, C]
    assert not any(p.public for p in GAME.prompts(s))
    assert refusal(s, A, Prowl("moon")) == ("unknown_place", "4.2")
    assert refusal(s, A, Prowl("harbour"), open=True) == ("not_now", "4.2")
    do(s, A, Prowl("harbour"))
    assert [p.seat for p in GAME.prompts(s)] == [B, C]
    do(s, A, Prowl("rooftops"), open=True)
    step = s.agenda[-1]
    assert isinstance(step, Dusk)
    assert [choice.place for choice in step.choices] == ["rooftops", "", ""]
    assert refusal(alley(), A, Prowl("harbour"), open=True) == ("not_now", "4.2")


def test_s04_3_the_dog_takes_a_life_and_the_fish() -> None:
    s = dusk("harbour", "market", "")
    happened = do(s, C, Prowl("harbour"), "fish 0 0 0")
    assert happened[:5] == ["PlaceChosen", "PlaceShown", "PlaceShown", "PlaceShown", "DogCame"]
    assert [cat.lives for cat in s.cats] == [2, 3, 2]
    assert [cat.fish for cat in s.cats] == [2, 6, 2]


def test_s04_4_fish_are_shared_and_the_rooftops_give_a_card() -> None:
    s = dusk("market", "market", "")
    s.agenda[0].market = 5  # type: ignore[attr-defined]  # a Night
    do(s, C, Prowl("rooftops"), "pack 0; fish 0 0 0")
    assert [cat.fish for cat in s.cats] == [4, 4, 2]
    assert len(s.cats[C].hand.value) == 2


def test_s04_5_every_cat_takes_a_turn_and_the_next_night_another_begins() -> None:
    s, _ = GAME.start(Options(), 3, Seeded(b"turns"))
    chance, order = Seeded(b"turns"), []
    usual: dict[str, Action] = {"dusk": Prowl("rooftops"), "groom": Finish(), "errand": Nap()}
    while s.night < 3 and GAME.outcome(s) is None:
        prompt = GAME.prompts(s)[0]
        order += [(s.night, prompt.seat)] * (prompt.kind == "errand")
        GAME.apply(s, prompt.seat, usual[prompt.kind], chance)
    assert order == [(1, 0), (1, 1), (1, 2), (2, 1), (2, 2), (2, 0)]


@pytest.mark.clause("5", "5.1")
def test_grooming_is_a_draft_of_any_length() -> None:
    s = alley([Card("sardine", 3), Card("sardine", 1)], [], [], step=Grooming(seat=A))
    cat = s.cats[A]
    cat.lives = 1
    assert s.agenda[-1].draft
    assert refusal(s, A, Heal()) == ("not_enough_fish", "5.1")
    assert refusal(s, A, Eat(2)) == ("no_such_card", "5.1")
    assert refusal(s, A, Nap()) == ("not_now", "5.1")
    assert do(s, A, Eat(3)) == ["SardineEaten"]
    assert do(s, A, Heal()) == ["LifeBought"]
    assert (cat.lives, cat.fish, s.pack.discarded) == (2, 1, [Card("sardine", 3)])
    cat.fish, cat.lives = 9, 3
    assert refusal(s, A, Heal()) == ("lives_full", "5.1")
    do(s, A, Finish(), "fish 0 0 0")
    assert not isinstance(s.agenda[-1], Grooming)


@pytest.mark.clause("5.2", "5.5")
def test_an_errand_is_one_thing() -> None:
    s = alley([OWL], [], [])
    assert refusal(s, A, Finish()) == ("not_now", "5.2")
    assert do(s, A, Nap(), "fish 0 0 0")[0] == "NapTaken"
    assert s.cats[A].fish == 3
    assert refusal(s, A, Nap())[0] == "not_now"  # it is dusk


def test_s05_3_the_top_card_comes_first() -> None:
    s = alley([OWL], [], [])
    do(s, A, Watch(), "pack 0 0")
    top = [shown.value for shown in s.pack.top]
    do(s, A, Scavenge(), "fish 0 0 0")
    assert s.cats[A].hand.value == [top[0]]
    assert [shown.value for shown in s.pack.top] == top[1:]
    s = alley()
    s.pack.rest = []
    assert refusal(s, A, Scavenge()) == ("pack_empty", "5.3")


def test_s05_4_the_owl_looks_and_the_errand_is_still_to_run() -> None:
    s = alley([OWL], [OWL], [])
    assert do(s, A, Watch(), "pack 3 5") == ["PackWatched"]
    assert [shown.to for shown in s.pack.top] == [[A], [A]]
    assert [prompt.kind for prompt in GAME.prompts(s)] == ["errand"]
    assert refusal(s, A, Watch()) == ("no_such_card", "5.4")
    s.agenda[-1] = Errand(seat=B, begun=True)
    do(s, B, Watch())
    assert [shown.to for shown in s.pack.top] == [[A, B], [A, B]]
    s = alley([OWL], [], [])
    s.pack.rest = [HISS]
    do(s, A, Watch(), "pack 0")
    assert len(s.pack.top) == 1


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


def test_s09_1_the_last_cat_ends_the_game() -> None:
    s = alley()
    GAME.leaves(s, A, Scripted("fish 0 0 0"))
    assert GAME.outcome(s) is None
    GAME.leaves(s, C, Scripted(""))
    outcome = GAME.outcome(s)
    assert outcome is not None
    assert (outcome.reason, outcome.winners()) == ("last_cat", (1,))


def test_s09_2_the_game_ends_after_the_last_night() -> None:
    s = alley()
    s.dog = ["harbour"]
    assert do(s, A, Nap()) == ["NapTaken", "DayBroke"]
    outcome = GAME.outcome(s)
    assert outcome is not None
    assert outcome.reason == "daybreak"


@pytest.mark.clause("10", "10.1")
def test_open_hands_are_seen_by_all_and_so_is_what_is_drawn() -> None:
    s = alley([HISS], [], [], options=Options(open_hands=True))
    assert GAME.view(s, Viewer(B)).state["cats"][0]["hand"] == [{"kind": "hiss", "worth": 0}]
    assert do(s, A, Scavenge(), "pack 0; fish 0 0 0")[:2] == ["CardDrawn", "CardShown"]


def test_s10_2_a_table_may_agree_on_other_lives() -> None:
    s, _ = GAME.start(Options(lives=5), 2, Seeded(b"lives"))
    assert [cat.lives for cat in s.cats] == [5, 5]
