"""What the rules were first told as: every statement of it names the tests that hold the game to it."""

from __future__ import annotations

import importlib

import pytest

STATEMENTS: dict[str, tuple[str, ...]] = {
    "11 and 12 always fail": (
        "test_s17_vectors.test_s06_2_eleven_and_twelve_always_fail",
        "test_s06_attack.test_s06_4_eleven_fails_whatever_n_is",
        "test_properties.test_s16_rolls_and_numbers",
    ),
    "transferable Power only of cards that do not attack themselves, of any number of them": (
        "test_s06_phases.test_s06_2_aides_have_transferable_power_and_are_the_attackers",
        "test_s17_vectors.test_s17_the_terms_add_up_to_n",
    ),
    "one attack a card and turn, two for the Illuminati that may": (
        "test_s06_attack.test_s06_1_a_card_takes_part_once_a_turn",
        "test_s06_attack.test_s06_1_two_participations_for_the_illuminati_that_may",
        "test_s06_attack.test_s06_1_a_third_participation_is_one_too_many",
    ),
    "6 with 4 against 3 needs a 7": ("test_s17_vectors.test_s17_the_terms_add_up_to_n",),
    "aides are named before any money, none is added later, their alignments do not matter": (
        "test_s06_phases.test_s06_2_no_aide_can_be_added_once_it_is_announced",
        "test_s06_phases.test_s06_2_aides_alignments_do_not_matter",
    ),
    "closeness of 10, 5 and 2, nothing deeper, also against destruction": (
        "test_s06_attack.test_s05_3_closeness_is_counted_in_links",
        "test_s17_vectors.test_s17_the_terms_add_up_to_n",
    ),
    "4 for each shared alignment, 4 off for each opposed one": (
        "test_deck.test_s02_alike_and_opposed_are_counted_by_pairs",
        "test_s17_vectors.test_s17_the_terms_add_up_to_n",
    ),
    "bonuses for and against certain opponents": (
        "test_s14_abilities.test_s14_a_bonus_has_its_targets",
        "test_s14_abilities.test_s14_conditional_resistance",
        "test_s14_abilities.test_s14_a_shield_is_for_the_owners_other_groups",
    ),
    "1 MB is 1 Power, from the attacking card and the Illuminati only": (
        "test_s07_money.test_s07_1_the_attacker_pays_from_the_attacking_card_and_the_illuminati",
        "test_s17_vectors.test_s17_announced_and_paid_for",
    ),
    "beyond 10 nothing gets better, and it still absorbs defence": (
        "test_s17_vectors.test_s17_the_terms_add_up_to_n",
        "test_s17_vectors.test_s06_3_odds",
    ),
    "defence money counts twice from the Group, once from the Illuminati, and comes from nowhere else": (
        "test_s17_vectors.test_s06_3_defence_money_of_an_owned_group",
        "test_s07_money.test_s07_1_from_the_target_each_mb_counts_twice_from_the_defenders_illuminati_once",
        "test_s07_money.test_s07_1_third_players_never_pay_from_a_group",
    ),
    "back and forth until nobody adds, then the roll": (
        "test_s07_money.test_s07_2_each_side_can_always_answer",
        "test_properties.test_s16_a_money_round_ends_when_all_have_passed_since_the_last_payment",
    ),
    "failure leaves the target where it is": ("test_s06_attack.test_s06_4_failure_moves_nothing_and_money_is_gone",),
    "capture: arrows, puppets come along, overlapping ones are hung elsewhere or dropped": (
        "test_s06_attack.test_s06_4_control_takes_the_group_with_its_puppets_and_half_their_money",
        "test_structure.test_s05_4_a_puppet_that_overlaps_hangs_on_another_arrow_and_turns_what_is_below_it",
        "test_structure.test_s05_4_without_another_arrow_it_falls_off_with_all_below_it",
    ),
    "half of the money, rounded down; more may be handed over at once": (
        "test_s06_attack.test_s06_4_control_takes_the_group_with_its_puppets_and_half_their_money",
    ),
    "the same target again with the second action, not with the same card": (
        "test_s06_attack.test_s06_1_a_card_takes_part_once_a_turn",
    ),
    "new Groups act at once": (
        "test_s06_attack.test_s06_4_control_takes_the_group_with_its_puppets_and_half_their_money",
    ),
    "neutralizing: rivals' Groups, 6 more, no arrow, everything uncontrolled, MB to the bank": (
        "test_s06_attack.test_s06_1_targets_by_kind",
        "test_s06_attack.test_s06_1_control_needs_an_open_arrow_and_the_others_do_not",
        "test_s06_attack.test_s06_4_neutralizing_frees_the_whole_subtree",
        "test_s17_vectors.test_s17_the_terms_add_up_to_n",
    ),
    "destruction: Power against Power, opposition helps, Power 0 is immune": (
        "test_s17_vectors.test_s17_destruction_with_an_aide_at_depth_two",
        "test_s06_attack.test_s06_1_power_0_is_immune_to_destruction_but_for_the_whisper",
    ),
    "destruction: the dead pile, puppets uncontrolled, back only by a Special": (
        "test_s06_attack.test_s06_4_destroying_kills_the_target_alone",
        "test_s10_specials.test_s10_back_from_the_dead_and_the_count_stays",
    ),
    "own Groups may be destroyed without closeness, no Group destroys itself": (
        "test_s06_attack.test_s06_4_an_own_group_counts_as_destroyed_too",
        "test_s06_attack.test_s06_1_targets_by_kind",
        "test_s06_attack.test_s06_1_a_group_never_aids_against_itself",
    ),
}


@pytest.mark.parametrize("statement", STATEMENTS)
def test_every_statement_has_its_tests(statement: str) -> None:
    for name in STATEMENTS[statement]:
        module, _, test = name.partition(".")
        assert callable(getattr(importlib.import_module(f"tests.games.illuminati.{module}"), test, None)), name
