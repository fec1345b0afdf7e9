"""§19 The opponents: they see what a person sees, reckon as the rules do, and use what pays, in both modes."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from parlour.games.iamzombie.actions import (
    Action,
    Activate,
    CancelFives,
    Decline,
    EndTurn,
    Finish,
    Give,
    Lay,
    Pay,
    Place,
    Reroll,
    Rest,
    Roll,
    TakeWound,
    Use,
)
from parlour.games.iamzombie.bot import EASY, HARD, MEDIUM, decide
from parlour.games.iamzombie.bot_places import missing, suitability
from parlour.games.iamzombie.bot_turn import best_prospect, best_rest, best_use
from parlour.games.iamzombie.cards import ARCHETYPES, LOCATIONS, Colour, Feature, Special
from parlour.games.iamzombie.game import GAME
from parlour.games.iamzombie.model import Options, State
from parlour.games.iamzombie.options import PLAYED
from parlour.kit.actors import Seat, Viewer
from parlour.kit.agenda import Prompt
from parlour.kit.budget import Iterations
from parlour.kit.chance import Seeded
from parlour.sim import InProcess
from parlour.sim.strength import Duel, strength
from tests.games.iamzombie.scene import COOP, Scene, archetype, location

LEVELS = {"easy": EASY, "medium": MEDIUM, "hard": HARD}
pytestmark = pytest.mark.clause("19")


def walk(seats: int, seed: int, options: Options, levels: tuple[int, ...]) -> Iterator[tuple[State, Prompt, Action]]:
    """A game of bots; every position with what is decided there, before it is done."""
    chance, rng = Seeded(b"walk %d" % seed), Seeded(b"rng %d" % seed)
    s, _ = GAME.start(options, seats, chance)
    while prompts := GAME.prompts(s):
        prompt = prompts[0]
        action = decide(s, prompt, rng, levels[prompt.seat % len(levels)])
        yield s, prompt, action
        GAME.apply(s, prompt.seat, action, chance, open=GAME.beside(s, prompt.seat, action))


def answer(scene: Scene, level: int = HARD) -> Action:
    """What the bot of a seat that is asked decides."""
    return decide(scene.s, scene.prompts()[0], Seeded(b"answer"), level)


# -- what it knows ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("options", PLAYED)
def test_it_decides_the_same_whatever_is_hidden(options: Options) -> None:
    """The true state, and two that look alike to the seat: no difference; and what it answers through its view."""
    seats = 3
    for number, (s, prompt, _) in enumerate(walk(seats, 1, options, (HARD, MEDIUM, EASY))):
        if number % 9:
            continue
        view = GAME.view(s, Viewer(prompt.seat))
        for name, level in LEVELS.items():
            true = decide(s, prompt, Seeded(b"same"), level)
            made_up = [GAME.determinize(view, Seeded(key)) for key in (b"one", b"two")]
            assert [decide(each, prompt, Seeded(b"same"), level) for each in made_up] == [true, true]
            assert GAME.legal(s, prompt.seat).why_not(true) is None or GAME.beside(s, prompt.seat, true)
            [seen] = GAME.bots()[name](view, prompt, Seeded(b"other"), Iterations(1))
            assert type(seen) is type(true)


@pytest.mark.parametrize("options", PLAYED)
def test_it_reckons_as_the_rules_do(options: Options) -> None:
    """Before every roll: dice, rerolls and surplus of what it expects are those that the rules have found."""
    checked = 0
    for s, prompt, _ in walk(4, 2, options, (HARD, MEDIUM)):
        if prompt.kind != "before":
            continue
        found = best_prospect(s, s.players[prompt.seat])
        assert (found.roll.dice, found.roll.rerolls) == (s.throw.pool, s.throw.rerolls)
        assert 0 <= found.to_difficulty <= s.throw.surplus
        assert found.roll.difficulty == max(2, s.throw.difficulty - found.to_difficulty)
        assert found.roll.danger <= s.throw.danger
        checked += 1
    assert checked > 10


# -- what it does ----------------------------------------------------------------------------------------------------


def turn_on(
    feature: Feature, *heroes: Special, stage: int = 0, brains: int = 3, options: Options | None = None
) -> Scene:
    """A turn on such a location of a hero with cards with these specials."""
    scene = Scene(2, options) if options else Scene(2)
    chosen: list[int] = []
    for special in heroes:
        chosen.append(archetype(special, other=chosen))
    if chosen:
        scene.hero(0, *chosen)
    scene.top(0, location(feature))
    scene.brains(0, brains)
    scene.stand(0, 0, stage)
    return scene.turn(0)


@pytest.mark.clause("14")
@pytest.mark.parametrize(
    "special",
    [Special.BONUS_DIE, Special.EASE, Special.BONUS_REROLL, Special.RINGER, Special.WILDCARD, Special.DEVOUR],
)
def test_specials_that_pay_are_used_before_the_roll(special: Special) -> None:
    """On the second of four stages at Difficulty 6, with more brains than the policy counts, and a token here."""
    scene = turn_on(Feature.NARROW, special, stage=1, brains=7)
    scene.freaks(0, 1)
    scene.turn(0)
    action = best_use(scene.s, scene.player, scene.legal(Use))
    assert isinstance(action, Use)
    assert ARCHETYPES[action.archetype].special is special
    before = best_prospect(scene.s, scene.player).value
    scene.do(action)
    assert best_prospect(scene.s, scene.player).value > before


@pytest.mark.clause("14")
@pytest.mark.parametrize(
    ("special", "faces"),
    [
        (Special.NUDGE, (1, 4, 1, 1)),
        (Special.SETFOUR, (1, 2, 1, 1)),
        (Special.TAUNT5, (5, 4, 4, 1)),
        (Special.PUPPETEER, (5, 4, 1, 1)),
        (Special.SHAKE_OFF, (5, 5, 1, 1)),
        (Special.HARDSIX, (6, 2, 1, 1)),
    ],
)
def test_specials_that_pay_are_used_after_the_roll(special: Special, faces: tuple[int, ...]) -> None:
    """At Difficulty 6, a stage from the claim: it is the change that makes the pair, or saves it from a five."""
    scene = turn_on(Feature.NARROW, special, stage=3, brains=2)
    scene.roll(*faces[: scene.s.throw.pool])
    assert scene.kinds() == ["after"]
    action = answer(scene)
    assert isinstance(action, Use)
    assert ARCHETYPES[action.archetype].special is special
    assert answer(scene, MEDIUM) == Finish()


@pytest.mark.clause("13")
def test_a_stage_is_bought_where_it_claims() -> None:
    scene = turn_on(Feature.ACT_STAGE, stage=3, brains=2)
    scene.roll(*[1] * scene.s.throw.pool)
    answers: dict[str, Action] = {"fives": CancelFives(0), "after": Finish()}
    while (kind := scene.kinds()[0]) != "boost":
        scene.do(answers.get(kind) or scene.legal(TakeWound)[0])
    assert answer(scene) == Activate()
    scene.brains(0, 0)
    assert answer(scene) == Decline()


def test_the_optimal_one_rerolls_by_the_policy_and_the_casual_one_what_makes_no_stage() -> None:
    """At Difficulty 2 and Danger 1: pairs of ones make a stage, which the optimal player does not keep."""
    scene = Scene(2)
    scene.top(0, next(n for n, card in enumerate(LOCATIONS) if (card.difficulty, card.danger) == (2, 1)))
    scene.brains(0, 0)
    scene.turn(0).dice(1, 1, 5, 6, 1, 1, 1, 1).do(Roll())
    assert scene.kinds() == ["reroll"]
    casual, optimal = answer(scene, MEDIUM), answer(scene, HARD)
    assert isinstance(casual, Reroll)
    assert isinstance(optimal, Reroll)
    assert {0, 1}.isdisjoint(casual.dice)
    assert {0, 1} <= set(optimal.dice)
    assert 2 in casual.dice
    assert 2 in optimal.dice


@pytest.mark.clause("10.1")
def test_the_wound_goes_where_it_hurts_least() -> None:
    """The tough card ignores it; a brain is paid when there is one."""
    tough, other = archetype(Special.TOUGH), archetype(Special.SPRINT)
    scene = Scene(2)
    scene.hero(0, other, tough)
    scene.top(0, location(Feature.NARROW))
    scene.brains(0, 0)
    scene.stand(0, 0)
    scene.turn(0).roll(*[1] * 8)
    assert scene.kinds() == ["wound"]
    assert answer(scene) == TakeWound(tough)
    scene.brains(0, 1)
    assert answer(scene) == Pay()


@pytest.mark.clause("10.4")
def test_the_wounded_rest_where_a_roll_promises_little() -> None:
    scene = Scene(2)
    scene.hero(0, archetype(Special.SPRINT), archetype(Special.TOUGH))
    hardest = max(range(len(LOCATIONS)), key=lambda top: (LOCATIONS[top].difficulty, LOCATIONS[top].danger))
    scene.top(0, hardest)
    scene.brains(0, 0)
    scene.stand(0, 0, 1)
    scene.wound(0, 0)
    scene.turn(0)
    assert best_rest(scene.s, scene.player, scene.legal(Rest)) == Rest(scene.player.cards[0].archetype)
    scene.stand(0, 0, 3)
    scene.top(0, location(Feature.CAP))
    scene.turn(0)
    assert best_rest(scene.s, scene.player, scene.legal(Rest)) is None, "one stage that is easily made"


def test_it_begins_where_it_is_quickest() -> None:
    """Of its own colour, with its own icons and one stage a turn it is slower than with none."""
    scene = Scene(2)
    card = archetype(Special.BONUS_DIE, Colour.BLUE)
    scene.hero(0, card)
    scene.turn(0, slot=None)
    place = answer(scene)
    assert isinstance(place, Place)
    rates = [suitability(scene.s.players[0], slot.top) for slot in scene.s.slots]
    assert rates[place.slot] >= sorted(rates)[len(rates) // 2]


@pytest.mark.clause("4.2")
def test_what_fits_best_is_laid_last() -> None:
    """A whole hand, in the order in which it is laid: what comes last fits better than what came first."""
    laid: list[float] = []
    for s, prompt, action in walk(2, 3, Options(), (HARD,)):
        if prompt.kind == "place":
            break
        if prompt.seat == 0 and isinstance(action, Lay):
            laid.append(suitability(s.players[0], action.location))
    assert len(laid) == 10
    assert laid == sorted(laid)


@pytest.mark.clause("11.3")
def test_on_the_last_turn_only_the_claim_counts() -> None:
    """A wound that would heal anyway is taken, and the five that costs the claim is paid."""
    scene = Scene(2)
    scene.hero(0, archetype(Special.SPRINT))
    scene.top(0, location(Feature.FEAST, Colour.RED))
    scene.brains(0, 2)
    scene.stand(0, 0, 3)
    scene.s.closing = True
    scene.turn(0)
    assert missing(scene.s, scene.player) == 1
    scene.roll(*[4, 5, 1, 1, 1, 1, 1, 1][: scene.s.throw.pool])
    assert scene.kinds() == ["fives"]
    assert answer(scene) == CancelFives(1)
    scene.do(CancelFives(1))
    assert answer(scene) == TakeWound(scene.player.cards[0].archetype)


# -- together --------------------------------------------------------------------------------------------------------


@pytest.mark.clause("15.5")
@pytest.mark.parametrize("level", [MEDIUM, HARD])
def test_brains_are_given_to_who_has_none_and_is_near(level: int) -> None:
    scene = Scene(2, COOP)
    scene.brains(0, 5)
    scene.brains(1, 0)
    scene.stand(1, 0)
    scene.turn(0)
    assert answer(scene, level) == Give(Seat(1), 2)
    scene.open(0, Give(Seat(1), 2))
    assert not isinstance(answer(scene, level), Give)


@pytest.mark.clause("15.5")
def test_wounds_of_others_are_paid_for_but_not_with_the_last_brain() -> None:
    scene = Scene(2, COOP)
    scene.brains(0, 0)
    scene.brains(1, 2)
    scene.top(0, location(Feature.NARROW))
    scene.turn(0).roll(*[1] * scene.s.throw.pool)
    scene.until("vouch")
    assert answer(scene) == Pay()
    scene.brains(1, 1)
    assert answer(scene) == Decline()


@pytest.mark.clause("15.4")
@pytest.mark.parametrize("slot", range(3))
def test_it_goes_where_others_help(slot: int) -> None:
    """Of locations with the same Difficulty, Danger and VP it begins at the one where a friend stands."""
    scene = Scene(2, COOP)
    twins = [n for n, card in enumerate(LOCATIONS) if (card.difficulty, card.danger, card.vp) == (6, 2, 1)]
    for place, top in enumerate(twins[: len(scene.s.slots)]):
        scene.top(place, top)
    scene.stand(1, slot)
    assert answer(scene.turn(0, slot=None)) == Place(slot)


@pytest.mark.clause("6")
def test_the_easy_one_ends_its_turn() -> None:
    """It asks nothing of its specials."""
    for _, prompt, action in walk(2, 5, Options(), (EASY,)):
        assert not isinstance(action, Use) or prompt.kind == "downed"
        assert prompt.kind != "after_roll" or action == EndTurn()


# -- strength --------------------------------------------------------------------------------------------------------


def test_hard_beats_medium_and_medium_beats_easy() -> None:
    seeds = tuple(range(1, 9))
    pairs = [Duel("iamzombie", *pair, seeds, 1, {}, 3) for pair in (("hard", "medium"), ("medium", "easy"))]
    found = strength(pairs, InProcess())
    assert all(result.share > 1 / 3 for result in found)


@pytest.mark.nightly
@pytest.mark.parametrize(("pair", "bar"), [(("hard", "medium"), 0.40), (("medium", "easy"), 0.50)])
def test_the_bars_of_the_strength_table(pair: tuple[str, str], bar: float) -> None:
    """Four players, one of the better kind, two hundred games: see the page on strength."""
    [result] = strength([Duel("iamzombie", *pair, tuple(range(1, 201)), 1, {}, 4)], InProcess())
    assert result.games == 200
    assert result.share >= bar
