"""§16 Heroes that are kept, and §18 what happens without a player."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from parlour.games.iamzombie import events
from parlour.games.iamzombie.actions import Decline, KeepBrains, Lay, LayForMe, Vouch
from parlour.games.iamzombie.cards import ARCHETYPES
from parlour.games.iamzombie.game import GAME
from parlour.games.iamzombie.model import Hero, Options
from parlour.kit.actors import Seat, Viewer
from parlour.kit.chance import Seeded
from tests.games.iamzombie.scene import Scene
from tests.games.iamzombie.start import Start, hero


def finished(options: Options, seats: int = 2, seed: bytes = b"kept") -> tuple[Any, dict[str, Hero]]:
    """A game played by defaults to its end, and the heroes that go home."""
    start = Start(seats, options, seed)
    while not start.s.reason:
        start.default()
    outcome = GAME.outcome(start.s)
    assert outcome is not None
    return start.s, {seat: msgspec.convert(kept, Hero) for seat, kept in outcome.keep.items()}


@pytest.mark.clause("16")
def test_s16_four_games_from_a_new_hero_to_level_12() -> None:
    heroes: tuple[Hero | None, ...] = ()
    for game, level in enumerate((3, 6, 9, 12, 12), start=1):
        s, kept = finished(Options(heroes=heroes), seed=b"%d" % game)
        assert sorted(kept) == ["0", "1"]
        for seat, grown in kept.items():
            assert len(grown.cards) == level
            assert list(grown.cards) == [ARCHETYPES[card.archetype].id for card in s.players[int(seat)].cards]
            assert sorted(card for stack in grown.stacks for card in stack) == sorted(grown.cards)
            assert len(grown.stacks) == 3
            assert (grown.games, len(grown.history), grown.history[-1].level) == (game, game, level)
            assert GAME.check_luggage(grown) == []
        heroes = tuple(kept[str(seat)] for seat in (0, 1))
        assert GAME.check(Options(heroes=heroes), 2) == []


@pytest.mark.clause("16")
def test_s16_what_is_written_down() -> None:
    s, kept = finished(Options(heroes=(Hero(name="Bob", pawn="rib", games=4, games_won=1, best_score=9),)))
    bob = kept["0"]
    assert (bob.name, bob.pawn, bob.games, bob.best_score) == ("Bob", "rib", 5, max(9, s.scores[0]))
    won = s.reason == "trophies" and s.ranks[0] == 1
    assert bob.games_won == 1 + won
    deed = bob.history[0]
    assert (deed.mode, deed.players, deed.date) == ("competitive", 2, "")
    assert deed.result == ("draw" if s.reason == "no_trophies" else "won" if won else "lost")
    assert GAME.stamped(bob, "2026-11-30").history[0].date == "2026-11-30"


@pytest.mark.clause("16")
@pytest.mark.clause("15.11")
def test_s16_in_coop_heroes_keep_their_cards_even_if_the_team_has_lost() -> None:
    s, kept = finished(Options(mode="coop", difficulty="hard"), 3, b"lost")
    assert s.reason in ("clock", "panic")
    assert [len(grown.cards) for grown in kept.values()] == [len(player.cards) for player in s.players]
    assert all(grown.history[0].result == "lost" and grown.coop_won == 0 for grown in kept.values())


@pytest.mark.clause("16")
def test_s16_what_seats_bring_replaces_whatever_the_options_had() -> None:
    options = Options(heroes=(hero(3), hero(2, first=9)))
    assert GAME.unpack(options, (None, None)).heroes == ()
    brought = hero(4, first=20)
    assert GAME.unpack(options, (None, brought, None)).heroes == (None, brought)


@pytest.mark.clause("16")
@pytest.mark.parametrize(
    ("kind", "brought", "levels"),
    [
        ("archetype", None, {}),  # before anybody has a card
        ("lay", None, {"0": 1}),  # as soon as all have taken their first
        ("archetype", hero(1), {"0": 1}),  # what it had before is not lost
    ],
)
def test_s16_levels_begin_at_1_so_who_has_no_card_takes_no_hero_home(
    kind: str, brought: Hero | None, levels: dict[str, int]
) -> None:
    start = Start(2, Options() if brought is None else Options(heroes=(brought,))).until(kind)
    GAME.leaves(start.s, Seat(1), start.chance)
    outcome = GAME.outcome(start.s)
    assert outcome is not None
    assert outcome.reason == "last_player"
    assert {seat: len(kept["cards"]) for seat, kept in outcome.keep.items()} == levels


@pytest.mark.clause("3")
@pytest.mark.parametrize(
    ("options", "signed", "code"),
    [
        (Options(), False, None),
        (Options(entry="signed"), True, None),
        (Options(entry="signed"), False, "hero_not_signed"),
        (Options(entry="new_only"), True, "heroes_not_admitted"),
        (Options(highest_level=3), True, "hero_level_too_high"),
        (Options(highest_level=4), True, None),
    ],
)
def test_s03_which_heroes_may_enter(options: Options, signed: bool, code: str | None) -> None:
    refused = GAME.admits(options, hero(4), signed=signed)
    assert (None if refused is None else refused.code) == code


@pytest.mark.clause("16")
def test_s16_a_hero_is_told_in_lines() -> None:
    _, kept = finished(Options())
    lines = GAME.tells(kept["0"])
    assert [line.code for line in lines] == ["hero", "cards", "record", "deed"]
    assert GAME.tells(Hero())[0].args["level"] == 0


@pytest.mark.clause("18.3")
def test_s18_3_the_hero_of_a_leaver_plays_on_by_default_and_takes_nothing_home() -> None:
    start = Start(3).until("before")
    gone = int(start.s.active)
    GAME.leaves(start.s, Seat(gone), start.chance)
    assert start.s.players[gone].out
    while not start.s.reason:
        assert gone not in [prompt.seat for prompt in GAME.prompts(start.s)]
        start.default()
    turns = [event.seat for event in start.events if isinstance(event, events.TurnStarted)]
    assert turns.count(Seat(gone)) > 3
    outcome = GAME.outcome(start.s)
    assert outcome is not None
    assert sorted(outcome.keep) == sorted({"0", "1", "2"} - {str(gone)})
    assert outcome.ranks[gone] == 3


@pytest.mark.clause("18.3")
def test_s18_3_in_competition_the_last_one_has_won() -> None:
    start = Start(3).until("lay")
    GAME.leaves(start.s, Seat(1), start.chance)
    assert not start.s.reason
    GAME.leaves(start.s, Seat(0), start.chance)
    outcome = GAME.outcome(start.s)
    assert outcome is not None
    assert (outcome.reason, outcome.winners()) == ("last_player", (2,))


@pytest.mark.clause("18.3")
def test_s18_3_in_coop_the_others_go_on_until_nobody_is_left() -> None:
    start = Start(2, Options(mode="coop")).until("archetype")
    GAME.leaves(start.s, Seat(0), start.chance)
    start.until("before")
    assert start.s.active == 1
    GAME.leaves(start.s, Seat(1), start.chance)
    assert start.s.reason == "abandoned"


@pytest.mark.clause("18.3")
@pytest.mark.parametrize("kind", ["meal", "archetype", "lay", "place", "before", "reroll", "after_roll"])
def test_s18_3_leaving_at_any_moment(kind: str) -> None:
    start = Start(3, Options(first_player="asked")).until(kind)
    seat = GAME.prompts(start.s)[0].seat
    GAME.leaves(start.s, seat, start.chance)
    assert GAME.invariants(start.s) == []
    assert seat not in [prompt.seat for prompt in GAME.prompts(start.s)]


@pytest.mark.clause("18.2")
def test_s18_2_a_game_of_defaults_comes_to_its_end() -> None:
    for seats in (2, 5):
        s, _ = finished(Options(expansions=True, danger_mode="per_die"), seats)
        assert s.round == 3


@pytest.mark.clause("18.2")
def test_s18_2_an_order_lays_the_rest_of_the_hand() -> None:
    start = Start(2).until("lay")
    for _ in range(20):
        prompt = GAME.prompts(start.s)[0]
        view = GAME.view(start.s, Viewer(prompt.seat))
        answer = GAME.answer(LayForMe(), view, prompt)
        assert isinstance(answer, Lay)
        assert answer.location == start.s.players[prompt.seat].hand.value[0]
        start.do(answer)
    assert start.kind() == "place"
    prompt = GAME.prompts(start.s)[0]
    assert GAME.answer(LayForMe(), GAME.view(start.s, Viewer(prompt.seat)), prompt) is None


@pytest.mark.clause("18.2")
def test_s18_2_an_order_never_pays_for_others() -> None:
    scene = Scene()
    scene.brains(0, 0)
    scene.open(1, Vouch(True))
    scene.turn()
    scene.roll(1, *[4] * (scene.s.throw.pool - 1))
    prompt = scene.prompts()[0]
    assert (prompt.seat, prompt.kind) == (1, "vouch")
    assert GAME.answer(KeepBrains(), GAME.view(scene.s, Viewer(Seat(1))), prompt) == Decline()


@pytest.mark.clause("18.1")
def test_s18_1_a_made_up_state_looks_the_same_and_is_another_one() -> None:
    start = Start(3).until("before")
    for seat in (0, 1, 2):
        view = GAME.view(start.s, Viewer(Seat(seat)))
        guess = GAME.determinize(view, Seeded(b"guess"))
        assert GAME.view(guess, Viewer(Seat(seat))) == view
        assert guess != start.s
        assert GAME.invariants(guess) == []
