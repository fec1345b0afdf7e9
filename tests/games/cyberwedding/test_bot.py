"""§10.9 The opponents: they see what a person sees, play in every role, and do what pays."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from parlour.games.cyberwedding.actions import (
    Action,
    Bid,
    ChooseCaptive,
    Done,
    Drive,
    EndTurn,
    Flee,
    GoOn,
    Hotwire,
    LeaveAuction,
    MoveCyberman,
    MoveRest,
    OfferRescue,
    Pass,
    PlaceCyberman,
    PlayCard,
    Pledge,
    Roll,
    SpendEscape,
    SpendFatigue,
    SpendOnRoll,
    UseCyberAbility,
    Walk,
)
from parlour.games.cyberwedding.bot import EASY, HARD, MEDIUM, decide
from parlour.games.cyberwedding.bot_cards import kept
from parlour.games.cyberwedding.bot_mind import Mind
from parlour.games.cyberwedding.car_run import CrashRoll, HitRoll
from parlour.games.cyberwedding.cards import CardKind
from parlour.games.cyberwedding.combat import Attacked
from parlour.games.cyberwedding.cyber_phase import CybermanPhase
from parlour.games.cyberwedding.driving import Driving
from parlour.games.cyberwedding.end_phase import EndPhase
from parlour.games.cyberwedding.game import GAME
from parlour.games.cyberwedding.model import Ability, Character, Options, Phase, State
from parlour.games.cyberwedding.movement import MovementPhase
from parlour.games.cyberwedding.options import PLAYED
from parlour.games.cyberwedding.powers import AbilitiesPhase
from parlour.games.cyberwedding.reveal import Reveal
from parlour.kit.actors import Seat, Viewer
from parlour.kit.agenda import Prompt
from parlour.kit.budget import Iterations
from parlour.kit.chance import Seeded
from parlour.sim import InProcess
from parlour.sim.strength import Duel, strength
from tests.games.cyberwedding.scene import Scene, at

LEVELS = {"easy": EASY, "medium": MEDIUM, "hard": HARD}
ME = Seat(0)
CAR = at(1, 1)


def walk(
    seats: int, seed: int, options: Options, levels: tuple[int, ...] = (HARD, MEDIUM, EASY)
) -> Iterator[tuple[State, Prompt, Action]]:
    """A game of bots; every position with what is decided there, before it is done."""
    chance, rng = Seeded(b"walk %d" % seed), Seeded(b"rng %d" % seed)
    s, _ = GAME.start(options, seats, chance)
    while prompts := GAME.prompts(s):
        prompt = prompts[0]
        action = decide(s, prompt, rng, levels[prompt.seat % len(levels)])
        yield s, prompt, action
        GAME.apply(s, prompt.seat, action, chance)


def answer(scene: Scene, level: int = HARD) -> Action:
    """What the bot of the seat that is asked decides."""
    return decide(scene.s, scene.prompts()[0], Seeded(b"answer"), level)


def late(scene: Scene, left: int = 0) -> Scene:
    """So many rounds before the last one."""
    scene.s.round = 16 - left
    return scene


def moving(scene: Scene, allowance: int = 6) -> Scene:
    """Seat 0 walks."""
    scene.s.phase = Phase.MOVEMENT
    return scene.begin(MovementPhase(seat=ME, allowance=allowance))


def driving(scene: Scene) -> Scene:
    """Seat 0 sits in a car."""
    scene.me.in_car = True
    scene.s.cars[0].square = scene.me.square
    scene.s.cars[0].driver = ME
    return scene


# -- what it knows -----------------------------------------------------------------------------------------------------


@pytest.mark.clause("10.9")
@pytest.mark.parametrize("options", PLAYED)
def test_it_decides_the_same_whatever_is_hidden(options: Options) -> None:
    """The true state, and two that look alike to the seat: no difference; and what it answers through its view."""
    for number, (s, prompt, _) in enumerate(walk(3, 1, options)):
        if number % 9:
            continue
        view = GAME.view(s, Viewer(prompt.seat))
        for name, level in LEVELS.items():
            true = decide(s, prompt, Seeded(b"same"), level)
            made_up = [GAME.determinize(view, Seeded(key)) for key in (b"one", b"two")]
            assert [decide(each, prompt, Seeded(b"same"), level) for each in made_up] == [true, true]
            assert GAME.legal(s, prompt.seat).why_not(true) is None
            [seen] = GAME.bots()[name](view, prompt, Seeded(b"other"), Iterations(1))
            assert GAME.legal(s, prompt.seat).why_not(seen) is None


def test_the_state_is_left_as_it_was() -> None:
    for number, (s, prompt, _) in enumerate(walk(4, 2, Options(max_rounds=3))):
        if number % 5 == 0:
            before = GAME.digest(s)
            for level in LEVELS.values():
                decide(s, prompt, Seeded(b"same"), level)
            assert GAME.digest(s) == before


@pytest.mark.clause("10.9")
@pytest.mark.parametrize(("seats", "level"), [(2, HARD), (3, MEDIUM), (6, HARD), (10, MEDIUM), (10, HARD), (4, EASY)])
def test_games_of_any_number_of_players_end(seats: int, level: int) -> None:
    decided = 0
    for s, prompt, action in walk(seats, seats, Options(), (level,)):
        decided += 1
        assert GAME.legal(s, prompt.seat).why_not(action) is None
    assert 30 < decided < 20_000


def test_cyberleader_and_lieutenant_play_on() -> None:
    """Two seats in Cyber roles take their turns to the end of the game."""
    scene = Scene(4)
    scene.role(1, at(7, 7))
    scene.role(2, at(8, 7), leader=False)
    for x in range(5, 9):
        scene.cyberman(at(9, x), ability=Ability.ENERGY_BEAM)
    late(scene, 2).begin()
    kinds: set[tuple[int, str]] = set()
    while prompts := scene.prompts():
        kinds.add((prompts[0].seat, prompts[0].kind))
        scene.do(answer(scene, HARD))
    assert {(1, "cybermen"), (2, "lieutenant")} <= kinds


# -- set-up ------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("2.1")
def test_it_takes_different_characters() -> None:
    groups: dict[int, list[Character]] = {}
    for s, prompt, _ in walk(3, 5, Options(), (HARD,)):
        if prompt.kind == "bid":
            groups = {player.seat: [member.character for member in player.members] for player in s.players}
            break
    assert len(groups) == 3
    assert all(len(set(group)) == 3 for group in groups.values())
    assert sum(Character.GEEK in group for group in groups.values()) >= 2


@pytest.mark.clause("2.2")
def test_bids_are_small_and_the_easy_one_leaves() -> None:
    for _, prompt, action in walk(3, 6, Options()):
        if prompt.kind != "bid":
            continue
        if prompt.seat == 2:
            assert action == LeaveAuction()
        else:
            assert action == Pass() or (isinstance(action, Bid) and action.amount <= 3)


# -- fights and rescues ------------------------------------------------------------------------------------------------


@pytest.mark.clause("4")
@pytest.mark.parametrize("level", [MEDIUM, HARD])
def test_fatigue_that_is_enough_is_cheaper_than_an_escape_token(level: int) -> None:
    scene = Scene()
    scene.cyberman(scene.me.square)
    scene.dice(3).begin(Attacked(seat=ME))
    assert answer(scene, level) == SpendFatigue(1)
    scene.tokens(0, 3, 0)
    assert answer(scene, level) == SpendEscape()


@pytest.mark.clause("5.1")
def test_whoever_gains_by_a_capture_loses_at_once() -> None:
    """With one Fatigue token short of enough, and nothing else: a capture brings three of each."""
    scene = Scene()
    scene.cyberman(scene.me.square)
    scene.tokens(0, 0, 1)
    scene.dice(1).begin(Attacked(seat=ME))
    assert scene.kind != "fight" or answer(scene) == SpendFatigue(1)


@pytest.mark.clause("5.1")
def test_the_geek_is_kept_as_long_as_possible() -> None:
    scene = Scene()
    scene.members(0, Character.BRIDE, Character.GEEK, Character.REENACTOR)
    scene.cyberman(scene.me.square)
    scene.tokens(0, 0, 0)
    scene.dice(1).begin(Attacked(seat=ME))
    assert scene.kind == "capture"
    assert answer(scene) == ChooseCaptive(0)


@pytest.mark.clause("4")
@pytest.mark.parametrize(("card", "mark"), [(CardKind.GOLD, 3), (CardKind.NAIL_VARNISH, 1)])
def test_a_card_that_destroys_it_is_played_before_the_roll(card: CardKind, mark: int) -> None:
    scene = Scene()
    cyberman = scene.cyberman(scene.me.square, mark)
    scene.hand(0, card)
    scene.begin(Attacked(seat=ME))
    assert scene.kind == "before_roll"
    assert answer(scene) == PlayCard(card, cyberman=cyberman.id)
    assert answer(scene, EASY) == Roll()


def held(escape: tuple[int, ...]) -> tuple[Scene, int]:
    """Seat 0's first character is carried; the seats have so many Escape tokens."""
    scene = Scene(len(escape))
    captive = scene.captive(0, 0)
    scene.cyberman(at(10, 10), captives=[captive])
    for seat, tokens in enumerate(escape):
        scene.tokens(seat, tokens, 0)
    return moving(scene), captive


@pytest.mark.clause("6")
@pytest.mark.parametrize("level", [MEDIUM, HARD])
def test_a_rescue_that_others_help_to_pay_is_asked_for_and_paid_with_little(level: int) -> None:
    scene, captive = held((3, 2, 2, 2))
    assert answer(scene, level) == OfferRescue(captive)
    scene.do(OfferRescue(captive))
    paid = []
    while scene.kind == "pledge":
        paid.append(answer(scene, level))
        scene.do(paid[-1])
    assert Pledge(0) not in paid
    assert sum(pledge.amount for pledge in paid if isinstance(pledge, Pledge)) == 4
    assert scene.vp()[0] == 2


@pytest.mark.clause("6")
def test_no_rescue_that_costs_more_than_it_brings() -> None:
    scene, _ = held((4, 0, 0, 0))
    assert not isinstance(answer(scene, MEDIUM), OfferRescue)
    assert not isinstance(answer(scene, HARD), OfferRescue)
    assert isinstance(answer(late(scene), HARD), OfferRescue), "in the last turn tokens buy nothing else"


# -- walking and cars --------------------------------------------------------------------------------------------------


@pytest.mark.clause("3.4")
@pytest.mark.parametrize("level", [MEDIUM, HARD])
def test_it_walks_to_tokens_and_round_a_cyberman(level: int) -> None:
    """Four squares to the east, with a Cyberman in the way."""
    scene = Scene()
    scene.stand(0, at(8, 9))
    scene.heap(at(8, 12), fatigue=2, escape=1)
    cyberman = scene.cyberman(at(8, 10))
    moving(scene, 6)
    seen = []
    while scene.kind == "movement" and isinstance(step := answer(scene, level), Walk):
        seen.append(step.to)
        scene.do(step)
    assert at(8, 12) in seen
    assert cyberman.square not in seen
    assert scene.purse() == (4, 5)


@pytest.mark.clause("7.1")
def test_it_gets_away_when_the_end_is_near_and_stays_before() -> None:
    scene = Scene()
    scene.stand(0, CAR)
    moving(scene)
    assert not isinstance(answer(scene, HARD), Hotwire)
    assert answer(late(scene), HARD) == Hotwire()
    assert answer(late(scene), MEDIUM) == Hotwire()
    scene.hand(0, CardKind.KEYS)
    assert answer(scene, HARD) == PlayCard(CardKind.KEYS)
    scene.s.round = 1
    assert not isinstance(answer(scene, HARD), PlayCard)


@pytest.mark.clause("7.2")
def test_in_the_last_turn_a_car_is_for_fleeing() -> None:
    scene = Scene()
    scene.stand(0, CAR)
    for x in range(3, 6):
        scene.cyberman(at(8, x), 1 + x % 2)
    late(scene).begin(Driving(seat=ME, obtained=True), MovementPhase(seat=ME, allowance=0))
    for level in LEVELS.values():
        assert answer(scene, level) == Flee()


@pytest.mark.clause("7.3")
def test_the_rich_run_over_many_cybermen_before_they_flee() -> None:
    scene = Scene()
    scene.stand(0, CAR)
    scene.tokens(0, 8, 12)
    for x in range(3, 17):
        scene.cyberman(at(8, x), 1 + x % 2)
    late(scene, 4).begin(Driving(seat=ME, obtained=True), MovementPhase(seat=ME, allowance=0))
    drive = answer(scene, HARD)
    assert isinstance(drive, Drive)
    assert scene.s.players[0].in_car is False
    assert drive.line == 7, "the row of y = 8"
    assert answer(scene, MEDIUM) == Flee()


@pytest.mark.clause("7.3")
def test_the_least_that_keeps_the_car_on_its_way_is_spent() -> None:
    scene = Scene()
    scene.tokens(0, 2, 3)
    driving(scene).dice(6).begin(CrashRoll(seat=ME, square=scene.me.square, modifier=0))
    assert scene.kind == "crash"
    assert answer(scene) == SpendOnRoll(2, 0)
    scene.tokens(0, 2, 1)
    assert answer(scene) == SpendOnRoll(0, 1)


@pytest.mark.clause("7.4")
def test_nobody_is_killed_for_a_point() -> None:
    """A 5 on a carrier: destroyed with one Escape token less, but whom it carries lives."""
    scene = Scene()
    carrier = scene.cyberman(scene.me.square, captives=[scene.captive(1, 0)])
    driving(scene).dice(5).begin(HitRoll(seat=ME, square=scene.me.square, target="cyberman", number=carrier.id))
    assert scene.kind == "hit"
    assert answer(scene) == SpendOnRoll(0, 1)


# -- Cybermen ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("3.5")
def test_near_the_end_a_rival_at_a_car_is_kept_from_it() -> None:
    scene = Scene()
    scene.stand(1, CAR)
    blocker = scene.cyberman(at(2, 2), 3)
    scene.cyberman(at(20, 10), 3)
    late(scene, 1).dice(1).begin(CybermanPhase(seat=ME))
    while scene.kind == "before_cybermen":
        scene.do(Pass())
    move = answer(scene)
    assert isinstance(move, MoveCyberman)
    assert (move.cyberman, move.to) == (blocker.id, CAR)
    assert answer(scene, MEDIUM) == MoveRest()


@pytest.mark.clause("3.6")
@pytest.mark.parametrize("level", [MEDIUM, HARD])
def test_rivals_are_shot_at_and_the_own_group_only_if_it_must_be(level: int) -> None:
    scene = Scene(2)
    scene.stand(0, at(8, 10))
    scene.stand(1, at(10, 8))
    scene.cyberman(at(8, 8), ability=Ability.ENERGY_BEAM, facing=1)
    other = scene.cyberman(at(8, 8) + 80, ability=Ability.ENERGY_BEAM, facing=0)
    scene.dice(6).begin(AbilitiesPhase(seat=ME))
    assert scene.kind == "abilities"
    assert answer(scene, level) == UseCyberAbility(other.id, 1)
    scene.s.cybermen.remove(other)
    assert Done() not in scene.legal() or answer(scene, level) == Done()


@pytest.mark.clause("3.6")
def test_the_leader_goes_on_and_others_do_not() -> None:
    scene = Scene(3)
    scene.role(1, at(12, 12))
    scene.stand(0, at(8, 10))
    scene.stand(2, at(10, 10))
    scene.cyberman(at(8, 8), ability=Ability.ENERGY_BEAM, facing=1)
    scene.cyberman(at(10, 8), ability=Ability.ENERGY_BEAM, facing=1)
    scene.dice(6).begin(AbilitiesPhase(seat=ME))
    for _ in range(20):
        if scene.kind == "go_on":
            break
        scene.free_dice().do(answer(scene))
    assert scene.kind == "go_on"
    assert answer(scene) == (GoOn() if scene.asked == 1 else Done())


@pytest.mark.clause("3.1")
def test_new_cybermen_are_put_near_rivals() -> None:
    scene = Scene()
    scene.face_down("C2")
    scene.stand(0, at(8, 3))
    scene.stand(1, at(8, 8))
    scene.begin(Reveal(seat=ME))
    assert scene.kind == "arrival"
    place = answer(scene)
    assert isinstance(place, PlaceCyberman)
    assert place.square % 20 >= 6


# -- cards -------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("3.7")
def test_the_worst_card_is_exchanged_and_the_keys_are_kept() -> None:
    scene = Scene()
    scene.hand(0, CardKind.KEYS, CardKind.HACKING, CardKind.SIGNAL_JAM)
    scene.begin(EndPhase(seat=ME))
    mind = Mind(scene.s, scene.prompts()[0], Seeded(b"mind"), HARD)
    worth = {card: kept(mind, card) for card in scene.me.hand}
    assert min(worth, key=lambda card: worth[card]) is CardKind.SIGNAL_JAM
    decided = answer(scene)
    assert getattr(decided, "card", None) is CardKind.SIGNAL_JAM
    scene.hand(0, CardKind.KEYS)
    assert answer(scene) == EndTurn()


@pytest.mark.clause("1.5")
def test_hacking_waits_until_it_pays() -> None:
    scene = Scene()
    scene.s.technology = 5
    scene.hand(0, CardKind.HACKING)
    for x in range(4):
        scene.cyberman(at(9, 4 + x), 5)
    moving(scene)
    assert answer(scene) != PlayCard(CardKind.HACKING)
    assert answer(late(scene)) == PlayCard(CardKind.HACKING)
    scene.s.round = 2
    for x in range(6):
        scene.cyberman(at(8, 8 + x), 5)
    assert answer(scene) == PlayCard(CardKind.HACKING)


# -- strength ----------------------------------------------------------------------------------------------------------


def test_hard_beats_medium_and_medium_beats_easy() -> None:
    seeds = tuple(range(1, 9))
    pairs = [
        Duel("cyberwedding", *pair, seeds, 1, {"max_rounds": 10}, 3)
        for pair in (("hard", "medium"), ("medium", "easy"))
    ]
    found = strength(pairs, InProcess())
    assert all(result.share > 1 / 3 for result in found)


@pytest.mark.nightly
@pytest.mark.parametrize(("pair", "bar"), [(("hard", "medium"), 0.35), (("medium", "easy"), 0.45)])
def test_the_bars_of_the_strength_table(pair: tuple[str, str], bar: float) -> None:
    """Four players, one of the better kind, two hundred games: see the page on strength."""
    [result] = strength([Duel("cyberwedding", *pair, tuple(range(1, 201)), 1, {}, 4)], InProcess())
    assert result.games == 200
    assert result.share >= bar
