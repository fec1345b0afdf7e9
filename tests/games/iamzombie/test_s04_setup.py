"""§3, §4, §5 Options, decks, hands and the field."""

from __future__ import annotations

from collections import Counter

import pytest

from parlour.games.iamzombie import events
from parlour.games.iamzombie.actions import (
    Arrange,
    ChooseArchetype,
    Decline,
    ExchangeArchetype,
    Lay,
    Rename,
    TellMeal,
)
from parlour.games.iamzombie.cards import ARCHETYPES, BASE_ARCHETYPES, FIELD, LOCATIONS, Deck
from parlour.games.iamzombie.game import GAME
from parlour.games.iamzombie.model import Hero, Mode, Options
from parlour.games.iamzombie.ring import ring_positions
from parlour.kit.actors import Seat, Viewer
from parlour.kit.legal import NotAllowed
from tests.games.iamzombie.start import Start, hero

ELSEWHERE = Hero(cards=("A-blue-01",), stacks=(("A-blue-02",),))
"""Its stack is of a card that it has not."""


@pytest.mark.clause("4.1")
@pytest.mark.clause("17")
@pytest.mark.parametrize(("expansions", "archetypes", "locations"), [(False, 48, 60), (True, 72, 84)])
def test_s04_1_the_decks(expansions: bool, archetypes: int, locations: int) -> None:
    s = Start(2, Options(expansions=expansions)).s
    dealt = sum(len(player.hand.value) for player in s.players)
    assert len(s.archetypes) + len(s.under) + dealt == archetypes
    assert len(s.locations) == locations


@pytest.mark.clause("3")
@pytest.mark.clause("17")
@pytest.mark.parametrize(
    ("level", "wished", "there"), [(2, None, False), (3, None, True), (3, False, False), (0, True, True)]
)
def test_s17_expansions_come_with_heroes_of_three_cards_unless_agreed_otherwise(
    level: int, wished: bool | None, there: bool
) -> None:
    s = Start(2, Options(expansions=wished, heroes=(hero(level),))).s
    assert s.expansions is there
    decks = {ARCHETYPES[card].deck for card in s.archetypes}
    assert (Deck.TOXIC in decks) is there


@pytest.mark.clause("4.1")
def test_s04_1_archetypes_of_saved_heroes_leave_the_deck() -> None:
    s = Start(2, Options(expansions=False, heroes=(hero(4), hero(4, first=2)))).s
    hidden = [*s.archetypes, *(shown.value for shown in s.under), *(c for p in s.players for c in p.hand.value)]
    assert sorted(hidden) == [card for card in BASE_ARCHETYPES if card not in range(6)]
    assert GAME.invariants(s) == []  # both have cards 2 and 3, each for itself


@pytest.mark.clause("4.1")
def test_s04_1_everybody_has_two_brains_and_a_pawn_of_his_own() -> None:
    for seats in range(2, 6):
        s = Start(seats, Options(heroes=(Hero(pawn="jaw"), Hero(pawn="jaw")))).s
        assert [player.brains for player in s.players] == [2] * seats
        assert len({player.pawn for player in s.players}) == seats
        assert s.players[0].pawn == "jaw"


@pytest.mark.clause("4.1")
def test_s04_1_the_lot_finds_every_first_player() -> None:
    firsts = Counter(Start(3, seed=b"%d" % seed).s.first for seed in range(60))
    assert sorted(firsts) == [0, 1, 2]


@pytest.mark.clause("4.1")
@pytest.mark.parametrize(
    ("meals", "first"),
    [
        ((TellMeal("lunch", 5), TellMeal("breakfast", 900), TellMeal("supper", 1)), 1),
        ((TellMeal("supper", 70), TellMeal("supper", 60), TellMeal("nothing")), 1),
        ((TellMeal("nothing"), TellMeal("nothing"), TellMeal("lunch", 5_000)), 2),
    ],
    ids=("the earlier meal", "the later bite", "anything"),
)
def test_s04_1_who_ate_something_red(meals: tuple[TellMeal, ...], first: int) -> None:
    for seed in range(12):  # none of it is left to the lot
        start = Start(3, Options(first_player="asked"), seed=b"%d" % seed)
        assert [prompt.kind for prompt in GAME.prompts(start.s)] == ["meal"] * 3
        for seat in (2, 0, 1):
            start.do(meals[seat], seat)
        assert start.s.first == first


@pytest.mark.clause("4.1")
@pytest.mark.clause("18.2")
def test_s04_1_who_says_nothing_has_eaten_nothing_and_the_lot_decides() -> None:
    firsts = set()
    for seed in range(20):
        start = Start(2, Options(first_player="asked"), seed=b"%d" % seed).until("archetype")
        firsts.add(start.s.first)
    assert firsts == {0, 1}
    start = Start(2, Options(first_player="asked"))
    start.refused(TellMeal("nothing", 3), "not_now")
    start.refused(TellMeal("lunch", 5_001), "not_now")


@pytest.mark.clause("4.1")
def test_s04_1_names_may_change_at_any_time() -> None:
    start = Start(2, Options(heroes=(Hero(name="Old"),)))
    assert start.s.players[0].name == "Old"
    GAME.apply(start.s, Seat(0), Rename("New"), start.chance, open=True)
    assert start.s.players[0].name == "New"
    with pytest.raises(NotAllowed):
        GAME.apply(start.s, Seat(0), Rename("a\nb"), start.chance, open=True)


@pytest.mark.clause("4.2")
@pytest.mark.parametrize("seats", range(2, 6))
def test_s04_2_five_to_each_and_one_under_the_deck(seats: int) -> None:
    s = Start(seats).s
    assert [len(player.hand.value) for player in s.players] == [5] * seats
    assert len(s.under) == 1
    assert s.under[0].to == []


@pytest.mark.clause("4.2")
def test_s04_2_everybody_chooses_one_clockwise_and_sees_what_was_chosen_before() -> None:
    start = Start(3)
    order = []
    for _ in range(3):
        prompt = GAME.prompts(start.s)[0]
        order.append(prompt.seat)
        hand = start.s.players[prompt.seat].hand.value
        other = next(card for card in range(48) if card not in hand)
        start.refused(ChooseArchetype(other), "not_in_hand")
        start.do(ChooseArchetype(hand[2]))
    first = start.s.first
    assert order == [first, (first + 1) % 3, (first + 2) % 3]
    assert all(len(player.cards) == 1 and not player.cards[0].wounded for player in start.s.players)


@pytest.mark.clause("4.2")
def test_s04_2_unchosen_cards_go_under_in_the_order_dealt_seen_by_whom_they_were_dealt_to() -> None:
    start = Start(2)
    first, second = start.s.first, 1 - start.s.first
    hands = {seat: list(start.s.players[seat].hand.value) for seat in (0, 1)}
    start.do(ChooseArchetype(hands[first][1]))
    start.do(ChooseArchetype(hands[second][4]))
    dealt = [(seat, hands[seat][i]) for i in range(5) for seat in (first, second)]
    kept = [(first, hands[first][1]), (second, hands[second][4])]
    expected = [(card, [seat]) for seat, card in dealt if (seat, card) not in kept]
    assert [(shown.value, shown.to) for shown in start.s.under[1:]] == expected


@pytest.mark.clause("4.2")
def test_s04_2_known_cards_come_up_in_order_once_the_rest_is_gone() -> None:
    start = Start(5)
    for _ in range(2):
        start.until("place").until("archetype")
    assert start.s.round == 3
    assert start.s.archetypes == []
    assert GAME.invariants(start.s) == []


@pytest.mark.clause("4.2")
def test_s04_2_a_hero_has_a_card_more_each_round() -> None:
    start = Start(2)
    for level in (1, 2, 3):
        start.until("place")
        assert [len(player.cards) for player in start.s.players] == [level, level]
        start.until("archetype")


@pytest.mark.clause("4.2")
def test_s04_2_too_small_a_deck_deals_the_same_smaller_number() -> None:
    """Five heroes of level 12 have 60 of 72 cards: twelve are left, two for each."""
    heroes = tuple(hero(12, first=12 * seat) for seat in range(5))
    start = Start(5, Options(expansions=True, heroes=heroes))
    assert [len(player.hand.value) for player in start.s.players] == [2] * 5
    heroes = tuple(hero(9, first=9 * seat) for seat in range(5))
    start = Start(5, Options(expansions=False, heroes=heroes))
    assert [len(player.hand.value) for player in start.s.players] == [0] * 5
    assert start.kind() == "arrange"
    assert [len(player.cards) for player in start.s.players] == [9] * 5


@pytest.mark.clause("4.2")
@pytest.mark.clause("16")
def test_s04_2_at_level_12_a_card_may_be_exchanged() -> None:
    start = Start(2, Options(heroes=(hero(12), hero(12, first=12))))
    assert start.kind() == "exchange"
    seat = start.s.first
    new, old = start.s.players[seat].hand.value[3], start.s.players[seat].cards[5].archetype
    start.refused(ExchangeArchetype(new, 71 if old != 71 else 70), "not_leading")
    start.do(ExchangeArchetype(new, old))
    start.do(Decline())
    assert [len(player.cards) for player in start.s.players] == [12, 12]
    assert start.s.players[seat].cards[-1].archetype == new
    assert start.s.under[1 + 3 * 2].value == old  # in the place of the card that it was changed for


@pytest.mark.clause("4.2")
def test_s04_2_ten_locations_each_and_twenty_alone() -> None:
    for seats, each in ((2, 10), (5, 10)):
        s = Start(seats).until("lay").s
        assert [len(player.hand.value) for player in s.players] == [each] * seats
    s = Start(1, Options(mode="coop")).until("lay").s
    assert len(s.players[0].hand.value) == 20
    assert len(s.slots) == 4


@pytest.mark.clause("4.2")
@pytest.mark.clause("5")
@pytest.mark.parametrize("seats", range(2, 6))
def test_s05_twice_as_many_stacks_as_players_all_of_five(seats: int) -> None:
    start = Start(seats).until("lay")
    assert len(start.s.slots) == 2 * seats
    assert tuple(slot.position for slot in start.s.slots) == ring_positions(seats)
    assert FIELD.ring[start.s.slots[0].position] == (0, 0)
    start.until("place")
    assert [len(slot.below) + 1 for slot in start.s.slots] == [5] * 2 * seats


@pytest.mark.clause("4.2")
def test_s04_2_every_place_is_opened_before_anything_lies_on_another_card() -> None:
    start = Start(2).until("lay")
    seat = start.s.first
    for slot in (2, 0, 3, 1):
        prompt = GAME.prompts(start.s)[0]
        hand = start.s.players[prompt.seat].hand.value
        start.do(Lay(hand[0], slot))
        if slot != 1:
            hand = start.s.players[GAME.prompts(start.s)[0].seat].hand.value
            start.refused(Lay(hand[0], slot), "another_place")
            start.refused(Lay(hand[0], 4), "no_such_slot")
    hand = start.s.players[seat].hand.value
    start.do(Lay(hand[0], 1))
    hand = start.s.players[1 - seat].hand.value
    start.refused(Lay(hand[0], 1), "another_place")


@pytest.mark.clause("4.2")
@pytest.mark.clause("18.1")
def test_s18_1_only_the_layer_is_told_what_was_laid_and_nobody_sees_it_later() -> None:
    start = Start(2).until("lay")
    seat = GAME.prompts(start.s)[0].seat
    told = start.do(Lay(start.s.players[seat].hand.value[0], 0))
    known = next(event for event in told if isinstance(event, events.LocationRemembered))
    own, other = (GAME.redact(known, Viewer(Seat(viewer))) for viewer in (seat, 1 - seat))
    assert own is not None
    assert own["location"] == known.location
    assert other is None
    view = GAME.view(start.s, Viewer(seat)).state
    assert view["slots"][0]["below"] == {"hidden": 1}


@pytest.mark.clause("4.2")
@pytest.mark.clause("15")
@pytest.mark.parametrize(("mode", "open_"), [("competitive", False), ("coop", True)])
def test_s04_2_hands_are_secret_and_open_in_coop(mode: Mode, open_: bool) -> None:
    start = Start(2, Options(mode=mode))
    for kind in ("archetype", "lay"):
        start.until(kind)
        seat = GAME.prompts(start.s)[0].seat
        seen = GAME.view(start.s, Viewer(Seat(1 - seat))).state["players"][seat]["hand"]
        assert isinstance(seen, list) is open_


@pytest.mark.clause("4.2")
def test_s04_2_what_returns_at_the_start_of_a_round() -> None:
    start = Start(2).until("place")
    s = start.s
    s.players[0].brains, s.players[1].brains, s.issued = 0, 7, 7
    s.players[0].cards[0].wounded = s.players[0].cards[0].used_round = s.players[0].cards[0].used_game = True
    s.lap = 15
    start.default()
    while s.round == 1:
        s.players[0].brains, s.issued = 0, s.issued - s.players[0].brains
        start.default()
    assert (s.players[0].brains, s.players[1].brains >= 2) == (2, True)
    card = s.players[0].cards[0]
    assert (card.wounded, card.used_round, card.used_game) == (False, False, True)
    assert [player.slot for player in s.players] == [-1, -1]
    assert s.freaks == 30
    assert sum(len(player.trophies) for player in s.players) + len(s.locations) == len(
        [card for card in LOCATIONS if card.deck is Deck.OUTBREAK]
    )


@pytest.mark.clause("16")
@pytest.mark.clause("4.2")
def test_s16_four_cards_and_more_are_arranged_in_three_stacks() -> None:
    start = Start(2, Options(heroes=(hero(5), hero(1, first=20)))).until("arrange")
    prompt = GAME.prompts(start.s)[0]
    assert prompt.seat == 0
    cards = [card.archetype for card in start.s.players[0].cards]
    start.refused(Arrange((cards[0], cards[0], cards[1])), "stacks_do_not_fit")
    start.refused(Arrange((cards[0], cards[2])), "stacks_do_not_fit")
    start.refused(Arrange((cards[0], cards[1], cards[2]), (0, 1)), "stacks_do_not_fit")
    start.refused(Arrange((cards[0], cards[1], cards[2]), (0, 1, 3)), "stacks_do_not_fit")
    start.do(Arrange((cards[5], cards[1], cards[2]), (2, 2, 0)))
    assert start.s.players[0].stacks == [[5, 4], [1], [2, 0, 3]]


@pytest.mark.clause("16")
@pytest.mark.clause("18.2")
def test_s16_the_default_deals_them_out_in_the_order_gained() -> None:
    start = Start(2, Options(heroes=(hero(4), hero(1, first=20)))).until("arrange")
    start.default()
    assert start.s.players[0].stacks == [[0, 3], [1, 4], [2]]
    assert start.s.players[1].stacks == [[0], [1]]


@pytest.mark.clause("3")
@pytest.mark.parametrize(
    ("options", "seats", "field", "code"),
    [
        (Options(), 1, "mode", "alone"),
        (Options(mode="coop", danger_mode="per_die"), 2, "danger_mode", "competitive_only"),
        (Options(heroes=(None, None, hero(1))), 2, "heroes", "too_many_heroes"),
        (Options(heroes=(None, Hero(cards=("A-blue-01", "A-blue-01")))), 2, "heroes.1.cards.1", "doubled_archetype"),
        (Options(heroes=(Hero(cards=("A-blue-01", "X-1")),)), 2, "heroes.0.cards.1", "unknown_archetype"),
        (Options(heroes=(Hero(pawn="hat"),)), 2, "heroes.0.pawn", "unknown_pawn"),
        (Options(heroes=(Hero(version=7),)), 2, "heroes.0.version", "unknown_version"),
        (Options(heroes=(ELSEWHERE,)), 2, "heroes.0.stacks", "stacks_do_not_fit"),
        (Options(entry="new_only", heroes=(hero(1),)), 2, "heroes.0", "heroes_not_admitted"),
        (Options(highest_level=3, heroes=(hero(4),)), 2, "heroes.0", "hero_level_too_high"),
    ],
)
def test_s03_every_fault_names_its_field(options: Options, seats: int, field: str, code: str) -> None:
    assert [(fault.field, fault.code) for fault in GAME.check(options, seats)] == [(field, code)]


@pytest.mark.clause("3")
def test_s03_good_options_have_no_faults() -> None:
    assert GAME.check(Options(), 2) == []
    assert GAME.check(Options(mode="coop"), 1) == []
    assert GAME.check(Options(highest_level=4, heroes=(hero(4), hero(3, first=30))), 3) == []
