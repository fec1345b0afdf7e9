"""§15 Playing together."""

from __future__ import annotations

import pytest

from parlour.games.iamzombie import events
from parlour.games.iamzombie.actions import (
    Activate,
    Advance,
    Agree,
    CancelFives,
    Decline,
    EndTurn,
    Give,
    Move,
    Pay,
    Place,
    Spread,
    TakeWound,
    Use,
)
from parlour.games.iamzombie.cards import LOCATION_IDS, LOCATIONS, Colour, Feature, Special
from parlour.games.iamzombie.game import GAME
from parlour.games.iamzombie.horde import Horde, laps_allowed
from parlour.games.iamzombie.model import Difficulty, Options
from parlour.games.iamzombie.panic import panic_limit
from parlour.games.iamzombie.rounds import Rounds
from parlour.games.iamzombie.turn import Turn
from parlour.kit.actors import Seat
from tests.games.iamzombie.scene import COOP, Scene, archetype, uses

PLAIN = archetype(Special.PATCH, Colour.ORANGE)


def team(seats: int = 3, *, brains: int = 0) -> Scene:
    """Heroes of level 1 with so many brains each, all on slot 0."""
    scene = Scene(seats, COOP)
    scene.hero(0, PLAIN)
    for seat in range(seats):
        scene.brains(seat, brains)
        scene.stand(seat, 0)
    return scene


def horde(scene: Scene, *faces: int) -> Scene:
    """The horde comes, its dice showing this; then seat 0 is on."""
    scene.dice(*faces)
    scene.s.first = Seat(0)
    scene.s.agenda[:] = [Rounds(begun=True), Turn(seat=Seat(0)), Horde()]
    return scene.run()


@pytest.mark.clause("15.1")
def test_s15_1_the_team_needs_the_sum_of_levels_and_wins_at_once() -> None:
    scene = team(2)
    scene.stand(0, 0, 3)
    scene.stand(1, 0, 3)
    scene.turn().roll(*[4] * scene.s.throw.pool).settle()
    claimed = scene.told(events.LocationClaimed)[0]
    assert (claimed.progress, claimed.target) == (3, 2)
    assert scene.told(events.RoundEnded)[0].seats in ([0, 1], [1, 0])
    assert not scene.told(events.LastTurnsBegan)
    assert scene.s.round == 2


@pytest.mark.clause("15.1")
def test_s15_1_below_the_target_it_goes_on() -> None:
    scene = team(2)
    scene.top(0, LOCATION_IDS["L-blue-10"])  # 1 VP
    scene.stand(0, 0, 3)
    scene.stand(1, 0, 3)
    scene.turn().roll(*[4] * scene.s.throw.pool).settle()
    assert scene.told(events.LocationClaimed)[0].progress == 1
    assert not scene.told(events.RoundEnded)


@pytest.mark.clause("15.2")
@pytest.mark.parametrize(
    ("difficulty", "seats", "round_", "cards", "laps"),
    [("easy", 3, 1, 1, 6), ("easy", 2, 3, 1, 9), ("normal", 5, 2, 1, 5), ("hard", 3, 1, 4, 5), ("hard", 1, 3, 10, 9)],
)
def test_s15_2_laps(difficulty: Difficulty, seats: int, round_: int, cards: int, laps: int) -> None:
    scene = Scene(seats, Options(mode="coop", difficulty=difficulty, expansions=True))
    scene.hero(0, *[n for n in range(48) if n not in scene.owned()][:cards])
    scene.s.round = round_
    assert laps_allowed(scene.s) == laps


@pytest.mark.clause("15.2")
def test_s15_2_the_game_is_lost_on_the_clock() -> None:
    for lap, lost in ((5, False), (6, True)):
        scene = team()
        scene.s.first, scene.s.lap = Seat(0), lap
        scene.turn(2).dice(*[6] * 40).until("after_roll").do(EndTurn())
        assert (scene.s.reason == "clock") is lost
    outcome = GAME.outcome(scene.s)
    assert outcome is not None
    assert outcome.ranks == (1, 1, 1)


@pytest.mark.clause("15.3")
def test_s15_3_a_location_has_one_stage_for_all() -> None:
    scene = team(brains=1)
    scene.hero(1, archetype(Special.CALM))
    scene.stand(1, 1)
    scene.stand(2, 1)
    scene.turn().roll(*[4] * scene.s.throw.pool).settle()
    stage = scene.player.stage
    assert stage == 1
    scene.turn(1).do(Move(0))
    assert scene.player.stage == stage  # who enters joins
    scene.roll(*[4] * scene.s.throw.pool).settle()
    assert [player.stage for player in scene.s.players] == [3, 3, 0]
    for seat, slot in ((0, 3), (1, 3)):
        scene.stand(seat, slot)
    scene.turn(2).do(Move(0))
    assert scene.player.stage == 0  # the last one has left


@pytest.mark.clause("15.3")
@pytest.mark.clause("5")
def test_s15_3_whoever_goes_on_from_an_exhausted_stack_joins_the_others() -> None:
    scene = team(2)
    scene.hero(1, *map(archetype, (Special.CALM, Special.LURE, Special.SHOVE)))  # the target is not reached yet
    scene.stand(0, 0, 3)
    scene.stand(1, 1, 2)
    s = scene.s
    s.locations = sorted([*s.locations, *s.slots[0].below])
    s.slots[0].below.clear()
    scene.turn()
    scene.s.throw.calm = scene.s.throw.ease = 9
    scene.s.agenda[-1].begun = False
    scene.run().roll(*[4] * scene.s.throw.pool).settle()
    assert scene.told(events.StackExhausted)[0].onto == 1
    assert [(player.slot, player.stage) for player in s.players] == [(1, 2), (1, 2)]


@pytest.mark.clause("15.3")
@pytest.mark.clause("14")
def test_s15_3_a_foothold_lifts_the_whole_team() -> None:
    scene = team(2, brains=3)
    scene.hero(0, archetype(Special.FOOTHOLD))
    scene.stand(1, 1)
    scene.turn().do(Move(1, foothold=True))
    assert [player.stage for player in scene.s.players] == [1, 1]


@pytest.mark.clause("15.5")
def test_s15_5_brains_are_given_near_by_in_anybodys_turn() -> None:
    scene = team(brains=2)
    scene.stand(1, 1)
    scene.stand(2, 2)
    scene.turn(2)
    scene.refused(Give(Seat(2), 1), "too_far", seat=0, open=True)
    scene.refused(Give(Seat(1), 3), "not_enough_brains", seat=0, open=True)
    scene.refused(Give(Seat(0), 1), "no_such_player", seat=0, open=True)
    scene.open(0, Give(Seat(1), 2))
    assert [player.brains for player in scene.s.players] == [0, 4, 2]
    competitive = Scene()
    competitive.stand(1, 0)
    competitive.turn().refused(Give(Seat(1), 1), "coop_only", seat=0, open=True)


@pytest.mark.clause("15.5")
def test_s15_5_anybody_may_pay_for_anybodys_wound() -> None:
    scene = team()
    scene.brains(1, 1)
    scene.brains(2, 1)
    scene.stand(2, 3)
    scene.turn()
    scene.s.throw.calm = 0
    scene.roll(1, *[3] * (scene.s.throw.pool - 1))
    assert [(prompt.seat, prompt.kind, prompt.optional) for prompt in scene.prompts()] == [(1, "vouch", True)]
    scene.do(Decline())
    assert scene.prompts()[0].seat == 2
    scene.do(Pay())
    assert not scene.told(events.Wounded)
    assert [event.by for event in scene.told(events.WoundCancelled)] == [2]


@pytest.mark.clause("15.6")
@pytest.mark.parametrize(
    ("face", "freaks", "brains"),
    [
        (1, [0, 0, 0, 0], 0),
        (2, [0, 1, 0, 0], 0),
        (3, [0, 1, 0, 0], 0),
        (4, [0, 0, 0, 1], 0),
        (5, [1, 0, 0, 0], 0),
        (6, [0, 0, 0, 0], 1),
    ],
)
def test_s15_6_the_hordes_die(face: int, freaks: list[int], brains: int) -> None:
    scene = team(2)
    scene.s.players[1].slot = -1  # off the field: no die
    horde(scene, face)
    assert [slot.freaks for slot in scene.s.slots] == freaks
    assert scene.s.players[0].brains == brains
    assert [(event.seat, event.face) for event in scene.told(events.HordeRolled)] == [(0, face)]


@pytest.mark.clause("15.6")
def test_s15_6_the_horde_comes_after_each_lap_and_knows_no_limit_of_a_turn() -> None:
    scene = team(2)
    scene.s.first, scene.s.lap = Seat(0), 1
    scene.turn(1)
    for slot in scene.s.slots:
        slot.given = True
    scene.dice(*[6] * (2 * scene.s.throw.pool)).until("after_roll")
    scene.chance.faces[:] = [5, 5]
    scene.do(EndTurn())
    assert [event.seat for event in scene.told(events.HordeRolled)] == [0, 1]
    assert scene.s.slots[0].freaks == 2
    assert scene.s.lap == 2


@pytest.mark.clause("15.6")
@pytest.mark.clause("8")
def test_s15_6_the_horde_skips_what_takes_no_tokens() -> None:
    scene = team(2)
    scene.feature(Feature.SAFEHOUSE)
    horde(scene, 5, 1)
    assert scene.here.freaks == 0


@pytest.mark.clause("15.7")
@pytest.mark.parametrize(("before", "overrun"), [(2, False), (3, True)])
def test_s15_7_a_fourth_freak_overruns_a_location(before: int, overrun: bool) -> None:
    scene = team(2, brains=1)
    scene.stand(0, 0, 2)
    scene.stand(1, 0, 2)
    scene.freaks(0, before)
    top = scene.here.top
    horde(scene, 5, 1)
    assert (scene.here.freaks == 3) is not overrun
    assert (top in scene.s.set_aside) is overrun
    assert scene.s.panic == overrun
    if overrun:
        assert scene.here.top != top
        assert [player.stage for player in scene.s.players] == [0, 0]
        assert [(prompt.seat, prompt.kind) for prompt in scene.prompts()] == [(0, "wound")]
        scene.do(TakeWound(PLAIN), Decline(), Pay())
        assert [player.cards[0].wounded for player in scene.s.players] == [True, False]
    assert GAME.invariants(scene.s) == []


@pytest.mark.clause("15.7")
def test_s15_7_an_overrun_while_it_is_rolled_loses_the_stages() -> None:
    scene = team(1)
    scene.stand(0, 0, 1)
    scene.freaks(0, 3)
    scene.turn()
    scene.s.throw.calm = 9
    scene.s.agenda[-1].begun = False
    scene.run().roll(5, 5, 4).settle().dice(1).do(Spread(1))
    assert scene.told(events.LocationOverrun)
    assert not scene.told(events.PawnAdvanced)
    assert scene.s.players[0].stage == 0


@pytest.mark.clause("15.7")
@pytest.mark.parametrize(("freaks", "stage"), [(3, 0), (2, 2)])
def test_s15_7_an_overrun_loses_a_bought_stage_too(freaks: int, stage: int) -> None:
    """Otherwise fives that bring freaks have bitten off all stages."""
    scene = team(1, brains=2)
    scene.feature(Feature.ACT_STAGE)
    scene.stand(0, 0, 1)
    scene.freaks(0, freaks)
    scene.turn()
    scene.s.throw.calm = 9
    scene.s.agenda[-1].begun = False
    scene.run().roll(*[5] * scene.s.throw.pool).do(CancelFives(0))
    assert scene.kinds() == ["boost"]
    scene.dice(1).do(Activate()).until("advance", "after_roll", "place", "before")
    if scene.kinds() == ["advance"]:
        scene.do(Advance(0))
    assert bool(scene.told(events.LocationOverrun)) is (freaks == 3)
    assert scene.s.players[0].stage == stage


@pytest.mark.clause("15.8")
@pytest.mark.parametrize(
    ("seats", "difficulty", "limit"), [(1, "hard", 2), (2, "normal", 3), (3, "easy", 5), (5, "hard", 5)]
)
def test_s15_8_the_limit_of_panic(seats: int, difficulty: Difficulty, limit: int) -> None:
    scene = Scene(seats, Options(mode="coop", difficulty=difficulty, expansions=True))
    assert panic_limit(scene.s) == limit


@pytest.mark.clause("15.8")
@pytest.mark.parametrize(("before", "reason"), [(2, ""), (3, "panic")])
def test_s15_8_at_the_limit_the_game_is_lost(before: int, reason: str) -> None:
    scene = team(2)
    scene.freaks(0, 3)
    scene.s.panic = before
    horde(scene, 5, 1)
    assert scene.s.reason == reason


@pytest.mark.clause("15.8")
@pytest.mark.clause("15.9")
def test_s15_9_a_round_won_keeps_the_best_card_and_calms() -> None:
    scene = team(2)
    scene.s.panic = 2
    poor = next(n for n in scene.s.locations if LOCATIONS[n].vp == 1)
    scene.s.locations.remove(poor)
    scene.s.players[1].claimed, scene.s.players[1].progress = [poor], 1
    scene.stand(0, 0, 3)
    scene.stand(1, 0, 3)
    best = scene.here.top
    scene.turn().roll(*[4] * scene.s.throw.pool).settle()
    assert scene.s.trophies == [best]
    assert poor in scene.s.locations
    assert scene.s.panic == 1
    assert scene.s.round == 2


@pytest.mark.clause("15.9")
@pytest.mark.clause("15.11")
def test_s15_9_after_the_third_round_the_team_has_survived() -> None:
    scene = team(2)
    scene.s.round = 3
    scene.s.trophies = [next(n for n in scene.s.locations if LOCATIONS[n].vp == 2)]
    scene.s.locations.remove(scene.s.trophies[0])
    scene.stand(0, 0, 3)
    scene.stand(1, 0, 3)
    scene.turn().roll(*[4] * scene.s.throw.pool).settle()
    outcome = GAME.outcome(scene.s)
    assert outcome is not None
    assert (outcome.reason, outcome.scores) == ("survived", (5, 5))
    assert sorted(outcome.keep) == ["0", "1"]


@pytest.mark.clause("15.10")
@pytest.mark.clause("14")
def test_s15_10_pickpocket_takes_from_the_supply() -> None:
    scene = team(2, brains=1)
    scene.hero(0, archetype(Special.PICKPOCKET))
    scene.turn().do(Use(scene.player.cards[0].archetype))
    assert [player.brains for player in scene.s.players] == [2, 1]


@pytest.mark.clause("15.10")
@pytest.mark.parametrize("agrees", [True, False])
def test_s15_10_shove_asks_the_owner(agrees: bool) -> None:
    scene = team(2, brains=1)
    scene.hero(0, archetype(Special.SHOVE))
    scene.turn().do(Use(scene.player.cards[0].archetype, to=1, slot=1))
    assert [(prompt.seat, prompt.kind) for prompt in scene.prompts()] == [(1, "consent")]
    scene.do(Agree() if agrees else Decline())
    assert scene.s.players[1].slot == (1 if agrees else 0)
    assert bool(scene.told(events.ShoveRefused)) is not agrees
    assert scene.kinds() == ["before"]
    assert uses(scene, scene.player.cards[0].archetype) == []


@pytest.mark.clause("15.10")
@pytest.mark.clause("18.2")
def test_s18_2_nobody_agrees_to_a_shove_by_default() -> None:
    scene = team(2, brains=1)
    scene.hero(0, archetype(Special.SHOVE))
    scene.turn().do(Use(scene.player.cards[0].archetype, to=1, slot=1)).expire()
    assert scene.s.players[1].slot == 0


@pytest.mark.clause("15.10")
def test_s15_10_patch_heals_anybody_here() -> None:
    scene = team(2, brains=1)
    scene.wound(1, 0)
    scene.turn().roll(*[4] * scene.s.throw.pool).settle()
    theirs = scene.s.players[1].cards[0].archetype
    assert uses(scene, PLAIN) == [Use(PLAIN, to=1, target=theirs)]
    scene.do(Use(PLAIN, to=1, target=theirs))
    assert not scene.s.players[1].cards[0].wounded


@pytest.mark.clause("15.10")
@pytest.mark.parametrize("special", [Special.SWARM_CALL, Special.CONTAGION])
def test_s15_10_swarm_call_moves_a_freak_and_contagion_removes_one(special: Special) -> None:
    scene = team(2, brains=1)
    number = archetype(special)
    scene.hero(0, number)
    scene.freaks(2, 1)
    scene.freaks(1, 1)
    scene.turn().roll(*[4] * scene.s.throw.pool).settle()
    if special is Special.SWARM_CALL:
        scene.refused(Use(number, slot=3), "wrong_target")
        scene.do(Use(number, origin=2, slot=0))
        assert [slot.freaks for slot in scene.s.slots] == [1, 1, 0, 0]
    else:
        scene.refused(Use(number, slot=2), "wrong_target")
        scene.do(Use(number, slot=1))
        assert [slot.freaks for slot in scene.s.slots] == [0, 0, 1, 0]


@pytest.mark.clause("15.10")
@pytest.mark.clause("15.7")
def test_s15_10_a_swarm_called_onto_three_freaks_overruns() -> None:
    scene = team(2, brains=1)
    number = archetype(Special.SWARM_CALL)
    scene.hero(0, number)
    scene.freaks(2, 3)
    scene.freaks(1, 1)
    scene.turn().roll(*[4] * scene.s.throw.pool).settle()
    scene.do(Use(number, origin=1, slot=2))
    assert scene.told(events.LocationOverrun)[0].slot == 2
    assert [slot.freaks for slot in scene.s.slots][:2] == [0, 0]


@pytest.mark.clause("15.11")
def test_s15_11_alone_on_four_stacks() -> None:
    scene = Scene(1, COOP).turn(slot=None)
    assert [action.slot for action in scene.legal(Place)] == [0, 1, 2, 3]
    assert [len(slot.below) for slot in scene.s.slots] == [4] * 4


@pytest.mark.clause("15")
@pytest.mark.clause("4.2")
def test_s15_the_first_player_changes_by_one_seat() -> None:
    scene = team(3)
    first = scene.s.first
    scene.s.closing = True
    for player in scene.s.players:
        player.won = True
    number = scene.s.locations.pop()
    scene.s.players[0].claimed = [number]
    scene.turn(2).dice(*[6] * 40).until("archetype")
    assert scene.s.first == (first + 1) % 3
