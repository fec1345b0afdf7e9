"""§23 No hero owns an archetype twice, though several heroes may own the same one; §16 what goes home fits."""

from __future__ import annotations

import msgspec
import pytest

from parlour.games.iamzombie.actions import Action, ChooseArchetype, Decline, ExchangeArchetype
from parlour.games.iamzombie.bot import EASY, HARD, MEDIUM, decide
from parlour.games.iamzombie.cards import ARCHETYPES, NONE
from parlour.games.iamzombie.game import GAME
from parlour.games.iamzombie.heroes import hero_faults
from parlour.games.iamzombie.model import Hero, Options
from parlour.games.iamzombie.rounds import Returning
from parlour.kit.actors import Seat, Viewer
from parlour.kit.chance import Seeded
from tests.games.iamzombie.start import Start, hero

TWELVE = hero(12)


def choosing(level: int, *hand: int) -> tuple[Start, int]:
    """Two heroes with the same archetypes from 0 on; the first to choose was dealt these, as far as they are named."""
    start = Start(2, Options(expansions=False, heroes=(hero(level), hero(level))))
    seat = int(start.s.first)
    start.s.players[seat].hand.value[: len(hand)] = hand
    return start, seat


def offered(start: Start) -> list[Action]:
    return list(GAME.legal(start.s, GAME.prompts(start.s)[0].seat))


@pytest.mark.clause("23")
@pytest.mark.clause("4.2")
def test_s23_one_of_ones_own_cannot_be_chosen_again() -> None:
    start, seat = choosing(2, 1)
    start.refused(ChooseArchetype(1), "already_owned")
    hand = start.s.players[seat].hand.value
    assert offered(start) == [ChooseArchetype(card) for card in hand[1:]]
    start.default()
    assert [card.archetype for card in start.s.players[seat].cards] == [0, 1, hand[1]]


@pytest.mark.clause("23")
@pytest.mark.clause("4.2")
def test_s23_one_of_ones_own_cannot_be_had_by_exchange_either() -> None:
    start, seat = choosing(12, 5)
    for old in (5, 6):
        start.refused(ExchangeArchetype(5, old), "already_owned")
    assert all(action.archetype != 5 for action in offered(start) if isinstance(action, ExchangeArchetype))
    start.do(ExchangeArchetype(start.s.players[seat].hand.value[1], 5))


@pytest.mark.clause("23")
@pytest.mark.clause("4.2")
def test_s23_with_nothing_new_there_is_nothing_to_choose() -> None:
    """The second to choose was dealt his own five."""
    start, seat = choosing(6)
    other = 1 - seat
    start.s.players[other].hand.value[:] = range(5)
    start.default()
    assert [prompt.seat for prompt in GAME.prompts(start.s)] != [other] or start.kind() != "archetype"
    assert [len(player.cards) for player in start.s.players] == ([7, 6] if seat == 0 else [6, 7])
    start, _ = choosing(12, *range(5))
    assert offered(start) == [Decline()]  # at level 12 asked all the same: the hand is secret


@pytest.mark.clause("4.2")
@pytest.mark.clause("23")
@pytest.mark.parametrize("level", [1, 12])
def test_s04_2_of_two_equal_cards_one_is_taken_and_one_goes_back(level: int) -> None:
    """Two heroes of level 12 may give up the same card, and then one hand may get both."""
    start, seat = choosing(level, 40, 40, 41, 42, 43)
    start.do(ChooseArchetype(40) if level == 1 else ExchangeArchetype(40, 3))
    start.default()
    back = [shown.value for shown in start.s.under[1:] if shown.to == [seat]]
    assert len(back) == (4 if level == 1 else 5)
    assert back.count(40) == 1
    assert back.count(3) == (level == 12)


@pytest.mark.clause("23")
@pytest.mark.clause("16")
@pytest.mark.parametrize("seed", range(4))
def test_s23_cards_that_several_own_come_home_once_each(seed: int) -> None:
    """Five heroes with the same twelve cards exchange one of them whenever they can, doubled ones if they see any."""
    start = Start(5, Options(expansions=False, heroes=(TWELVE,) * 5), b"once %d" % seed)
    exchanged = 0
    while not start.s.reason:
        if start.kind() != "exchange":
            start.default()
            continue
        player = start.s.players[GAME.prompts(start.s)[0].seat]
        every = [action for action in offered(start) if isinstance(action, ExchangeArchetype)]
        twice = [action for action in every if player.hand.value.count(action.archetype) == 2]
        start.do(next(iter(twice or every), Decline()))
        exchanged += bool(every)
        assert GAME.invariants(start.s) == []
    assert exchanged >= 10
    outcome = GAME.outcome(start.s)
    assert outcome is not None
    assert [hero_faults(msgspec.convert(kept, Hero)) for kept in outcome.keep.values()] == [[]] * 5


@pytest.mark.clause("18.1")
@pytest.mark.clause("4.2")
def test_s18_1_a_made_up_state_deals_out_no_card_that_was_exchanged() -> None:
    start, seat = choosing(12)
    start.do(ExchangeArchetype(start.s.players[seat].hand.value[0], 7))
    assert next(step for step in start.s.agenda if isinstance(step, Returning)).old[seat] == 7 != NONE
    for viewer in (0, 1):
        view = GAME.view(start.s, Viewer(Seat(viewer)))
        guess = GAME.determinize(view, Seeded(b"guess"))
        assert GAME.invariants(guess) == []
        assert GAME.view(guess, Viewer(Seat(viewer))) == view


@pytest.mark.clause("16")
@pytest.mark.clause("18.3")
@pytest.mark.parametrize("level", [0, 1, 5])
def test_s16_who_is_left_alone_in_the_middle_of_choosing_takes_a_sound_hero_home(level: int) -> None:
    start = Start(2, Options(heroes=(hero(level), hero(level, first=20))))
    if level < 3:
        start.until("place").until("archetype")
    seat = GAME.prompts(start.s)[0].seat
    start.default()
    GAME.leaves(start.s, Seat(1 - seat), start.chance)
    outcome = GAME.outcome(start.s)
    assert outcome is not None
    assert outcome.reason == "last_player"
    kept = msgspec.convert(outcome.keep[str(seat)], Hero)
    assert len(kept.cards) == level + (2 if level < 3 else 1)
    assert hero_faults(kept) == []


@pytest.mark.clause("16")
@pytest.mark.clause("4.2")
def test_s16_an_exchanged_card_was_gained_last_and_lies_where_the_old_one_lay() -> None:
    ids = [card.id for card in ARCHETYPES[:12]]
    stacks = (tuple(ids[:3]), tuple(ids[3:5]), tuple(ids[5:]))
    start = Start(2, Options(heroes=(Hero(cards=tuple(ids), stacks=stacks),) * 2))
    player = start.s.players[start.s.first]
    new = player.hand.value[0]
    start.do(ExchangeArchetype(new, 3))
    assert [card.archetype for card in player.cards] == [0, 1, 2, *range(4, 12), new]
    assert [[player.cards[card].archetype for card in stack] for stack in player.stacks] == [
        [0, 1, 2],
        [new, 4],
        [5, 6, 7, 8, 9, 10, 11],
    ]


@pytest.mark.clause("16")
def test_s16_a_name_has_no_more_letters_than_can_be_given() -> None:
    assert hero_faults(Hero(name="x" * 40)) == []
    assert [(fault.field, fault.code) for fault in hero_faults(Hero(name="x" * 41))] == [("name", "name_too_long")]


@pytest.mark.clause("23")
@pytest.mark.clause("19")
@pytest.mark.parametrize("level", [EASY, MEDIUM, HARD])
def test_s23_bots_take_nothing_that_they_have(level: int) -> None:
    for own in (2, 12):
        start, _ = choosing(own, 0, 1, 0, 1)
        prompt = GAME.prompts(start.s)[0]
        for seed in range(8):
            action = decide(start.s, prompt, Seeded(b"%d" % seed), level)
            assert GAME.legal(start.s, prompt.seat).why_not(action) is None
