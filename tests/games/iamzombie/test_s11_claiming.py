"""§11, §12 Claiming, winning rounds, and the end of the game."""

from __future__ import annotations

import pytest

from parlour.games.iamzombie import events
from parlour.games.iamzombie.actions import EndTurn, KeepTrophy
from parlour.games.iamzombie.cards import LOCATION_IDS, LOCATIONS, Colour, Special
from parlour.games.iamzombie.game import GAME
from parlour.kit.actors import Seat
from tests.games.iamzombie.scene import Scene, archetype


def winning(seat: int = 0, *, seats: int = 3, target: int = 1) -> Scene:
    """The seat is at the last side of a location; a roll of fours claims it."""
    scene = Scene(seats)
    cards = [archetype(Special.PATCH, Colour.ORANGE), archetype(Special.CALM), archetype(Special.LURE)]
    scene.hero(seat, *cards[:target])
    scene.stand(seat, 0, 3)
    return scene.turn(seat)


def claim(scene: Scene) -> Scene:
    """Roll fours and end the turn."""
    scene.roll(*[4] * scene.s.throw.pool).settle()
    if scene.kinds() == ["after_roll"]:
        scene.do(EndTurn())
    return scene


@pytest.mark.clause("11.1")
def test_s11_1_the_card_is_taken_the_next_turned_up_and_all_pawns_begin_anew() -> None:
    scene = winning()
    scene.stand(1, 0, 2)
    below = list(scene.here.below)
    top = scene.here.top
    claim(scene)
    assert scene.s.players[0].claimed == [top]
    assert scene.s.slots[0].top == below[-1]
    assert scene.s.slots[0].below == below[:-1]
    assert [(player.slot, player.stage) for player in scene.s.players[:2]] == [(0, 0), (0, 0)]
    assert [event.location for event in scene.told(events.LocationRevealed)] == [below[-1]]


@pytest.mark.clause("11.2")
@pytest.mark.clause("16")
def test_s11_2_veterans_progress_by_their_rank_and_vp() -> None:
    scene = Scene()
    scene.hero(0, *[n for n in range(48) if n not in scene.owned()][:7])
    scene.stand(0, 0, 3)
    scene.turn()
    scene.s.throw.ease = 9
    scene.s.agenda[-1].begun = False
    scene.run().roll(*[4] * scene.s.throw.pool).settle()
    claimed = scene.told(events.LocationClaimed)[0]
    assert (claimed.vp, claimed.bonus, claimed.progress, claimed.target) == (3, 2, 5, 7)


@pytest.mark.clause("11.3")
@pytest.mark.parametrize("target", [1, 3])
def test_s11_3_the_round_is_won_at_the_target(target: int) -> None:
    """The location is worth 3 VP, as many as a hero of three cards needs."""
    scene = winning(target=target)
    assert LOCATIONS[scene.here.top].vp == 3
    claim(scene)
    assert scene.s.players[0].won
    assert [event.seats for event in scene.told(events.LastTurnsBegan)] == [[1, 2]]


@pytest.mark.clause("11.3")
def test_s11_3_below_the_target_it_goes_on() -> None:
    scene = winning(target=3)
    scene.top(0, LOCATION_IDS["L-blue-10"])  # 1 VP
    claim(scene)
    assert not scene.s.players[0].won
    assert not scene.told(events.LastTurnsBegan)
    assert scene.s.active == 1


@pytest.mark.clause("11.3")
def test_s11_3_everybody_else_has_exactly_one_turn_more() -> None:
    scene = claim(winning(1))
    turns = [1]
    while scene.s.round == 1 and scene.kinds()[0] != "trophy":
        if scene.s.active != turns[-1]:
            turns.append(int(scene.s.active))
        scene.dice(*[6] * 40).expire()
    assert turns == [1, 2, 0]
    assert [event.last for event in scene.told(events.TurnStarted)] == [False, True, True]
    assert [event.seats for event in scene.told(events.RoundEnded)] == [[1]]


@pytest.mark.clause("11.3")
def test_s11_3_who_reaches_the_target_in_the_last_turn_wins_too() -> None:
    scene = claim(winning(0, seats=2))
    scene.stand(1, 1, 3)
    scene.hero(1, archetype(Special.PATCH, Colour.BLUE))
    scene.s.agenda[-1].begun = False
    claim(scene.turn(1, slot=None))
    assert sorted(scene.told(events.RoundEnded)[0].seats) == [0, 1]
    assert [player.rounds_won for player in scene.s.players] == [1, 1]


@pytest.mark.clause("11.3")
def test_s11_3_a_winner_keeps_one_of_his_claims_and_the_others_go_back() -> None:
    scene = Scene(2)
    scene.s.players[0].claimed = [scene.s.locations.pop(0), scene.s.locations.pop(0)]
    scene.s.players[0].won = scene.s.closing = True
    kept, other = scene.s.players[0].claimed
    scene.turn(1).dice(*[6] * 40).until("trophy")
    scene.refused(KeepTrophy(scene.s.slots[0].top), "not_claimed")
    scene.do(KeepTrophy(kept))
    assert scene.s.players[0].trophies == [kept]
    assert other in scene.s.locations
    assert kept not in scene.s.locations
    assert scene.s.slots == []
    assert scene.s.round == 2


@pytest.mark.clause("11.3")
@pytest.mark.clause("18.2")
def test_s18_2_by_default_the_trophy_of_most_vp() -> None:
    scene = Scene(2)
    poor, rich = (next(n for n in scene.s.locations if LOCATIONS[n].vp == vp) for vp in (1, 3))
    for number in (poor, rich):
        scene.s.locations.remove(number)
    scene.s.players[0].claimed = [poor, rich]
    scene.s.players[0].won = scene.s.closing = True
    scene.turn(1).dice(*[6] * 40).until("trophy").expire()
    assert scene.s.players[0].trophies == [rich]


@pytest.mark.clause("11.3")
@pytest.mark.parametrize(("lap", "over"), [(14, False), (15, True)])
def test_s11_3_after_fifteen_laps_a_round_has_no_winner(lap: int, over: bool) -> None:
    scene = Scene(2)
    scene.s.first = Seat(0)
    scene.s.lap = lap
    scene.turn(1).dice(*[6] * 40).until("after_roll").do(EndTurn())
    assert (scene.s.round == 2) is over
    assert [event.seats for event in scene.told(events.RoundEnded)] == ([[]] if over else [])
    if not over:
        assert scene.s.lap == 15


@pytest.mark.clause("4.2")
def test_s04_2_the_next_first_player_has_the_fewest_trophies() -> None:
    scene = Scene(3)
    for seat, vp in ((0, 3), (1, 1), (2, 2)):
        number = next(n for n in scene.s.locations if LOCATIONS[n].vp == vp)
        scene.s.locations.remove(number)
        scene.s.players[seat].trophies = [number]
    scene.s.first = Seat(0)
    scene.s.lap = 15
    scene.turn(2).dice(*[6] * 40).until("archetype")
    assert scene.s.first == 1


def final(*trophies: list[int], rounds: tuple[int, ...] = (), brains: tuple[int, ...] = ()) -> Scene:
    """The third round ends without a winner; VP of the trophies by seat."""
    scene = Scene(len(trophies))
    for player, vps in zip(scene.s.players, trophies, strict=True):
        for vp in vps:
            number = next(n for n in scene.s.locations if LOCATIONS[n].vp == vp)
            scene.s.locations.remove(number)
            player.trophies.append(number)
    for player, won in zip(scene.s.players, rounds, strict=False):
        player.rounds_won = won
    scene.s.first, scene.s.lap, scene.s.round = Seat(0), 15, 3
    scene.turn(len(trophies) - 1).dice(*[4] * 40)
    for seat, has in enumerate(brains):
        scene.brains(seat, has)
    while not scene.s.reason:
        scene.expire()
        for seat, has in enumerate(brains):
            if not scene.s.reason:
                scene.brains(seat, has)
    return scene


@pytest.mark.clause("12")
def test_s12_most_vp_then_rounds_then_brains_then_shared() -> None:
    assert final([3], [1, 1], [2]).s.ranks == [1, 2, 2]
    assert final([3], [1, 2], rounds=(1, 2)).s.ranks == [2, 1]
    equal = final([3], [3], rounds=(1, 1))
    brains = [player.brains for player in equal.s.players]
    assert equal.s.ranks == [1 + (brains[0] < brains[1]), 1 + (brains[1] < brains[0])]


@pytest.mark.clause("12")
def test_s12_without_any_trophy_it_is_a_draw() -> None:
    scene = final([], [])
    outcome = GAME.outcome(scene.s)
    assert outcome is not None
    assert (outcome.reason, outcome.ranks, outcome.winners()) == ("no_trophies", (1, 1), ())


@pytest.mark.clause("12")
def test_s12_the_outcome_has_scores_and_a_reason() -> None:
    outcome = GAME.outcome(final([3, 2], [1]).s)
    assert outcome is not None
    assert (outcome.reason, outcome.scores, outcome.winners()) == ("trophies", (5, 1), (0,))


@pytest.mark.clause("23")
@pytest.mark.parametrize("wins", [True, False])
def test_s23_without_any_stack_left_the_round_ends(wins: bool) -> None:
    """Whoever has won by then has; nobody else can."""
    scene = winning(target=1 if wins else 3, seats=2)
    scene.top(0, LOCATION_IDS["L-blue-10"])  # 1 VP
    s = scene.s
    for i, slot in enumerate(s.slots):
        s.locations += slot.below if i == 0 else [*slot.below, slot.top]
        slot.below = []
        if i:
            slot.top = -1
    s.locations.sort()
    s.agenda[-1].begun = False
    scene.run()
    claim(scene)
    assert scene.told(events.StackExhausted)[0].onto == -1
    assert [event.seats for event in scene.told(events.RoundEnded)] == [[0] if wins else []]
    assert s.round == 2
    assert GAME.invariants(s) == []
