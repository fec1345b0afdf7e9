"""§20 The vectors of the rulebook, group by group."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from parlour.games.iamzombie import cards
from parlour.games.iamzombie.claiming import progress, target
from parlour.games.iamzombie.dealing import deal_order, returned
from parlour.games.iamzombie.dice import (
    danger_failures,
    danger_used,
    dice_in_pool,
    difficulty_used,
    freaks_to_place,
    makes_stages,
    max_stages,
    net_stages,
    rerolls,
)
from parlour.games.iamzombie.ending import end_game, last_turns, next_first_player
from parlour.games.iamzombie.freaks import spread
from parlour.games.iamzombie.game import GAME
from parlour.games.iamzombie.model import Held, Options, Player, Slot, State
from parlour.games.iamzombie.policy import REFERENCE, Payment, Roll, payment, plan
from parlour.games.iamzombie.ring import ring_positions
from parlour.games.iamzombie.rounds import round_robin
from parlour.games.iamzombie.table import healthy, lead, neighbours_of
from parlour.kit.actors import Seat
from parlour.kit.agenda import Kernel
from parlour.kit.chance import Seeded
from parlour.kit.types import Shown

Case = dict[str, Any]


@cache
def vectors() -> dict[str, Any]:
    found: dict[str, Any] = msgspec.json.decode((Path(__file__).parent / "vectors.json").read_bytes())
    return found


def cases(group: str) -> list[Any]:
    found = vectors()[group]
    return [pytest.param(case, id=f"{group}-{number}") for number, case in enumerate(found)]


def test_there_are_sixteen_groups() -> None:
    assert len(vectors()) == 16


@pytest.mark.clause("7.1")
@pytest.mark.parametrize("case", cases("max_stages"))
def test_max_stages(case: Case) -> None:
    dice, difficulty = case["dice"], case["difficulty"]
    assert max_stages(dice, difficulty) == case["stages"]
    assert max_stages(dice, difficulty, pairs_only=True) == case["stages_pairs_only"]
    for pairs_only, stages in ((False, case["stages"]), (True, case["stages_pairs_only"])):
        made = makes_stages(dice, difficulty, pairs_only=pairs_only)
        assert len(made) == stages
        used = [index for stage in made for index in stage]
        assert len(used) == len(set(used)), "each die once"
        assert all(sum(dice[i] for i in stage) >= difficulty for stage in made)
        assert all(dice[i] <= 4 for i in used), "numbers only"
        assert all(len(stage) == 2 or (len(stage) == 1 and not pairs_only) for stage in made)


@pytest.mark.clause("6.1")
@pytest.mark.parametrize("case", cases("rerolls"))
def test_rerolls(case: Case) -> None:
    assert rerolls(case["matches"], dark=case["dark"]) == (case["usable"], case["surplus"])


@pytest.mark.clause("6.1")
@pytest.mark.parametrize("case", cases("pool"))
def test_pool(case: Case) -> None:
    assert dice_in_pool(case["matching_cards"], case["bonus"]) == case["dice"]


@pytest.mark.clause("6.1")
@pytest.mark.parametrize("case", cases("effective_numbers"))
def test_effective_numbers(case: Case) -> None:
    difficulty = difficulty_used(
        case["printed_difficulty"], case["surplus_to_difficulty"], case["difficulty_reduction"]
    )
    danger = danger_used(
        case["printed_danger"], case["freaks_here"], case["surplus_to_danger"], case["danger_reduction"]
    )
    assert (difficulty, danger) == (case["difficulty"], case["danger"])


@pytest.mark.clause("7")
@pytest.mark.parametrize("case", cases("danger_check"))
def test_danger_check(case: Case) -> None:
    assert bool(danger_failures(case["dice"], case["danger"], case["cancelled_fives"])) is case["failed"]


@pytest.mark.clause("7", "8")
@pytest.mark.parametrize("case", cases("freaks"))
def test_freaks(case: Case) -> None:
    left = case["fives"] - case["cancelled"]
    assert net_stages(case["raw_stages"], left) == case["net_stages"]
    assert freaks_to_place(case["raw_stages"], left) == case["tokens_placed"]


def field(slots: int, safehouses: list[int], empty: list[int]) -> State:
    """Nothing but a field of so many slots."""
    plain = next(n for n, card in enumerate(cards.LOCATIONS) if card.feature is cards.Feature.NONE)
    safe = next(n for n, card in enumerate(cards.LOCATIONS) if card.feature is cards.Feature.SAFEHOUSE)
    tops = [cards.NONE if slot in empty else safe if slot in safehouses else plain for slot in range(slots)]
    return State(
        seats=0,
        agenda=[],
        options=Options(),
        expansions=False,
        players=[],
        archetypes=[],
        locations=[],
        slots=[Slot(position=position, top=top) for position, top in enumerate(tops)],
    )


@pytest.mark.clause("8")
@pytest.mark.parametrize("case", cases("freak_spread"))
def test_freak_spread(case: Case) -> None:
    s = field(case["slots"], case["safehouses"], case["empty_slots"])
    clockwise, other = neighbours_of(s, case["own"])
    first = clockwise if case["clockwise_preference"] else other
    assert spread(s, case["own"], case["tokens"], first=first, stench=case["stench"]) == case["placed_on"]


@pytest.mark.clause("5")
@pytest.mark.parametrize("case", cases("neighbours"))
def test_neighbours(case: Case) -> None:
    assert sorted(neighbours_of(field(case["slots"], [], []), case["slot"])) == sorted(case["neighbours"])


@pytest.mark.clause("5")
def test_neighbours_skip_exhausted_stacks() -> None:
    assert neighbours_of(field(6, [], [1, 2]), 0) == (3, 5)
    assert neighbours_of(field(4, [], [1, 3]), 0) == (2,)
    assert neighbours_of(field(4, [], [1, 2, 3]), 0) == ()


@pytest.mark.clause("5")
@pytest.mark.parametrize("players", range(1, 6))
def test_the_layout_goes_around_the_box(players: int) -> None:
    positions = ring_positions(players)
    assert list(positions) == sorted(positions)
    assert len(positions) == (2 * players if players > 1 else 4)
    assert {cards.FIELD.ring[position] for position in positions}.isdisjoint(cards.FIELD.box)


def veteran(level: int) -> Player:
    """A hero of that level, its stacks not yet arranged."""
    held = [Held(archetype=number) for number in range(level)]
    return Player(seat=Seat(0), hand=Shown([], [0]), cards=held, stacks=round_robin(level))


@pytest.mark.clause("16")
@pytest.mark.parametrize("case", cases("levels"))
def test_levels(case: Case) -> None:
    level = case["level"]
    assert cards.rank(level) == case["rank"]
    assert cards.claim_bonus(level) == case["claim_bonus"]
    leading = lead(veteran(level))
    assert len(leading) == len(healthy(veteran(level))) == case["hit_points"] == case["stacks"]
    assert case["target_vp"] == level, "§11.3: as many VP as cards"


@pytest.mark.clause("4.2")
def test_deal_archetypes() -> None:
    case = vectors()["deal_archetypes"]
    deck, players, first = case["deck_top_first"], case["players"], case["first_player"]
    buried, hands = deal_order(deck, players, first, 5)
    assert {str(seat): hand for seat, hand in enumerate(hands)} == case["hands"]
    kept = [case["kept"][str(seat)] for seat in range(players)]
    back = returned(hands, kept, [cards.NONE] * players, first)
    assert [*deck[1 + 5 * players :], buried, *(card for _, card in back)] == case["deck_after"]


@pytest.mark.clause("11.2", "11.3")
@pytest.mark.parametrize("case", cases("round_target"))
def test_round_target(case: Case) -> None:
    reached = progress(case["level"], case["claimed_vp"])
    assert reached == case["progress"]
    assert (reached >= target(case["level"])) is case["won"]


@pytest.mark.clause("11.3")
@pytest.mark.parametrize("case", cases("last_turns"))
def test_last_turns(case: Case) -> None:
    assert list(last_turns(case["players"], case["first_winner"])) == case["extra_turn_order"]


@pytest.mark.clause("12")
@pytest.mark.parametrize("case", cases("final_ranking"))
def test_final_ranking(case: Case) -> None:
    seats = len(case["players"])
    chance = Seeded(b"ranking")
    s, _ = GAME.start(Options(expansions=True), seats, chance)
    free = list(range(len(cards.LOCATIONS)))
    for player, facts in zip(s.players, case["players"], strict=True):
        for vp in facts["trophies"]:
            player.trophies.append(next(number for number in free if cards.LOCATIONS[number].vp == vp))
            free.remove(player.trophies[-1])
        player.rounds_won, player.brains = facts["rounds_won"], facts["brains"]
    end_game(s, Kernel(s, chance))
    outcome = GAME.outcome(s)
    assert outcome is not None
    draw = s.reason == "no_trophies"
    assert [seat for seat in range(seats) if s.ranks[seat] == 1] == case["winners"]
    assert list(outcome.winners()) == ([] if draw else case["winners"])


@pytest.mark.clause("4.2")
@pytest.mark.parametrize("case", cases("next_first_player"))
def test_next_first_player(case: Case) -> None:
    assert next_first_player(case["trophy_vp"], case["current_first"]) == case["next_first"]


@pytest.mark.clause("7.2")
def test_s07_2_the_worked_roll() -> None:
    """Every way to pay of the example gives what the example says, and the best of them is what the policy pays."""
    example = vectors()["seed_example"]
    dice, fives = example["dice"], example["uncancelled_fives"]
    rolled = max_stages(dice, example["difficulty"])
    assert rolled == example["raw_stages"]
    for case in example["cases"]:
        values: dict[float, tuple[int, int]] = {}
        for option in case["options"]:
            left = fives - option["cancel_fives"]
            failed = danger_failures(dice, example["danger"], option["cancel_fives"])
            assert bool(failed) is example["danger_failed"]
            brains = case["tokens_before"] + dice.count(6) - option["cancel_fives"] - option["cancel_wound"]
            made = {
                "stages": net_stages(rolled, left),
                "wounds": int(not option["cancel_wound"]),
                "freaks_placed": freaks_to_place(rolled, left),
                "brains_after": brains,
            }
            assert made == {key: option[key] for key in made}
            value = made["stages"] * REFERENCE.stage - made["wounds"] * REFERENCE.wound + brains * REFERENCE.brain
            values[value] = (option["cancel_fives"], int(option["cancel_wound"]))
        roll = Roll(5, 0, example["difficulty"], example["danger"], brains=case["tokens_before"])
        paid = payment(dice, roll)
        assert (paid.fives, paid.wounds) == values[max(values)]
        assert paid.value == pytest.approx(max(values))


@pytest.mark.clause("19")
@pytest.mark.parametrize("case", vectors()["bot_policy"]["cases"])
def test_bot_policy(case: Case) -> None:
    keys = ("dice", "rerolls", "difficulty", "danger", "need", "tokens")
    found = plan(Roll(*(case[key] for key in keys)))
    assert round(found.value, 6) == case["value"]
    assert round(found.stages, 6) == case["expected_stages"]


@pytest.mark.clause("19")
def test_the_weights_are_those_of_the_vectors() -> None:
    weights = vectors()["bot_policy"]["weights"]
    assert REFERENCE[:5] == tuple(weights[key] for key in ("stage", "claim", "wound", "freak", "brain"))
    assert REFERENCE.brains_counted == weights["cap"]
    assert isinstance(payment((6,), Roll(1, 0, 2, 0)), Payment)
