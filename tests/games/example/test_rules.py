"""Alley Cats, clause by clause: what there is, a night, a turn, the end (1–5, 9, 10)."""

from __future__ import annotations

import pytest

from parlour.kit.actors import Viewer
from parlour.kit.chance import Chance, Scripted, Seeded
from parlour_example.actions import (
    Action,
    Eat,
    Finish,
    Heal,
    MakeOffer,
    Nap,
    Prowl,
    Scavenge,
    Watch,
)
from parlour_example.events import NightFell
from parlour_example.model import ALL_CARDS, HISS, OWL, Card, Options
from parlour_example.night import Dusk, Errand, Grooming
from tests.games.example.table import GAME, A, B, C, alley, do, dusk, refusal


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
