"""§14, §6.3 The abilities of cards, each by its type."""

from __future__ import annotations

from typing import Any

import pytest

from parlour.games.illuminati import abilities as a
from parlour.games.illuminati.actions import ShiftAlignment
from parlour.games.illuminati.alignments import mask
from parlour.games.illuminati.board import alignments_of
from parlour.games.illuminati.game import GAME
from tests.games.illuminati.table import Table


def bonus(
    amount: int = 4, scope: str = "any_attempt", kinds: tuple[str, ...] = ("control",), **rest: Any
) -> a.AttackBonus:
    return a.AttackBonus(amount=amount, scope=scope, kinds=kinds, **rest)  # type: ignore[arg-type]  # as words


def helped(helper: a.AttackBonus, target: dict[str, Any] | None = None) -> Table:
    """``mine`` (6) and ``helper`` (3) are mine; ``loose`` (Resistance 0) is uncontrolled, ``theirs`` is deep enough."""
    table = Table(
        3,
        {"mine": {"power": 6}, "helper": {"power": 3, "abilities": (helper,)}, "loose": target or {}, "theirs": {}},
    )
    table.hang(table.me, "mine", side=1)
    table.hang(table.me, "helper", side=3)
    table.out("loose")
    table.chain(table.you, "filler_0", "filler_1", "filler_2", "theirs")
    return table


def test_s14_a_bonus_for_any_attempt_counts_whoever_attacks() -> None:
    table = helped(bonus())
    assert table.number("mine", "loose") == 6 + 4
    assert table.number("helper", "loose") == 3 + 4
    table.strike((6, 6), "helper", "loose")
    assert table.number("mine", "loose") == 6 + 4


def test_s14_a_direct_bonus_counts_for_its_own_attacks() -> None:
    table = helped(bonus(scope="direct"))
    assert table.number("mine", "loose") == 6
    assert table.number("helper", "loose") == 3 + 4


@pytest.mark.parametrize("kind", ["control", "neutralize", "destroy"])
def test_s14_a_bonus_has_its_kinds(kind: str) -> None:
    plain = {"control": 6, "neutralize": 6 + 6, "destroy": 6 - 1}
    table = helped(bonus(kinds=("neutralize",)))
    assert table.number("mine", "theirs", kind) == plain[kind] + 4 * (kind == "neutralize")


def test_s14_a_bonus_has_its_targets() -> None:
    table = helped(bonus(alignment="weird"), {"alignments": ("weird",)})
    assert table.number("mine", "loose") == 6 + 4
    assert table.number("mine", "theirs") == 6
    table = helped(bonus(groups=("theirs",)))
    assert table.number("mine", "loose") == 6
    assert table.number("mine", "theirs") == 6 + 4


def test_s14_all_bonuses_add_up() -> None:
    """R 16"""
    table = Table(
        2,
        {
            "mine": {"power": 6, "abilities": (bonus(1), bonus(2, scope="direct"))},
            "helper": {"abilities": (bonus(4),)},
            "loose": {},
        },
    )
    table.hang(table.me, "mine", side=1)
    table.hang(table.me, "helper", side=3)
    table.out("loose")
    assert table.number("mine", "loose") == 6 + 1 + 2 + 4


def test_s14_the_target_does_not_help_against_itself() -> None:
    """6.1: when one destroys an own Group."""
    table = helped(bonus(kinds=("destroy",)))
    table.hang(table.me, "filler_9", side=0)
    assert table.number("mine", "helper", "destroy") == 6 - 3
    assert table.number("mine", "filler_9", "destroy") == 6 - 1 + 4


@pytest.mark.parametrize(("alignment", "resistance"), [("liberal", 10), ("communist", 10), ("straight", 3), ("", 3)])
def test_s14_conditional_resistance(alignment: str, resistance: int) -> None:
    raised = a.ConditionalResistance(attackers=("liberal", "communist", "weird"), resistance=10)
    groups: dict[str, dict[str, Any]] = {
        "mine": {"power": 12, "alignments": (alignment,) if alignment else ()},
        "league": {"resistance": 3, "power": 2, "abilities": (raised,)},
    }
    table = Table(2, groups)
    table.hang(table.me, "mine", side=1)
    table.out("league")
    assert table.number("mine", "league") == 12 - resistance
    assert table.number("mine", "league", "destroy") == 12 - 2


def test_s14_a_shield_is_for_the_owners_other_groups() -> None:
    """R 15: not against destruction, but against a whisper."""
    groups: dict[str, dict[str, Any]] = {
        "mine": {"power": 12},
        "bunker": {"resistance": 1, "abilities": (a.StructureResistance(amount=2),)},
        "theirs": {"resistance": 1, "power": 0},
        "loose": {"resistance": 1},
    }
    table = Table(2, groups)
    table.hang(table.me, "mine", side=1)
    table.chain(table.you, "filler_0", "filler_1", "filler_2", "theirs")
    table.hang(table.you, "bunker", "theirs", side=1)
    table.out("loose")
    assert table.number("mine", "theirs") == 12 - 1 - 2
    assert table.number("mine", "bunker") == 12 - 1
    assert table.number("mine", "loose") == 12 - 1
    assert table.number("mine", "bunker", "destroy") == 12 - 1
    (whisper,) = table.hand(table.me, "whisper")
    assert table.number("mine", "theirs", "destroy", special=whisper) == 12 - 1 - 2


def test_s14_masquerade_replaces_all_alignments() -> None:
    """R 36: only to control, and only against what it is made for."""
    pretends = a.AlignmentMasquerade(target="government", becomes=("government",))
    groups: dict[str, dict[str, Any]] = {
        "donors": {"power": 9, "alignments": ("communist", "violent"), "abilities": (pretends,)},
        "office": {"alignments": ("government", "violent")},
        "other": {"alignments": ("violent",)},
    }
    table = Table(2, groups)
    table.hang(table.me, "donors", side=1)
    table.out("office", "other")
    assert table.number("donors", "office") == 9 + 4
    assert table.number("donors", "other") == 9 + 4
    assert table.number("donors", "office", "destroy") == 9 - 1 + 4 - 4


def test_s14_structure_immunity_sees_the_masquerade() -> None:
    pretends = a.AlignmentMasquerade(target="government", becomes=("government",))
    groups: dict[str, dict[str, Any]] = {
        "donors": {"power": 9, "abilities": (pretends,)},
        "office": {"alignments": ("government",)},
    }
    table = Table(2, groups, {"jester": {"abilities": (a.StructureImmunity(alignments=("government",)),)}})
    table.deal(table.you, "jester")
    table.hang(table.me, "donors", side=1)
    table.hang(table.you, "office")
    assert table.why_not("donors", "office") == "immune"
    assert table.why_not("donors", "office", "destroy") == ""


# -- shifts ----------------------------------------------------------------------------------------------------------


def shifter() -> Table:
    groups: dict[str, dict[str, Any]] = {
        "laser": {"power": 3, "abilities": (a.AlignmentShift(),)},
        "theirs": {"alignments": ("weird", "criminal", "fanatic")},
    }
    table = Table(2, groups)
    table.hang(table.me, "laser", side=1)
    table.hang(table.you, "theirs")
    return table


@pytest.mark.parametrize(
    ("lose", "gain", "code"),
    [
        ("", "peaceful", ""),
        ("criminal", "", ""),
        ("weird", "straight", ""),
        ("weird", "peaceful", "not_opposite"),
        ("", "weird", "nothing_to_shift"),
        ("violent", "", "nothing_to_shift"),
        ("", "", "nothing_to_shift"),
        ("criminal", "straight", "not_opposite"),
        ("fanatic", "peaceful", "not_opposite"),
        ("fanatic", "fanatic", "nothing_to_shift"),
    ],
)
def test_s14_one_alignment_more_or_less_or_the_opposite(lose: str, gain: str, code: str) -> None:
    table = shifter()
    action = ShiftAlignment(table["laser"], table["theirs"], lose, gain)  # type: ignore[arg-type]  # words of the table
    refused = GAME.legal(table.s, table.me).why_not(action)
    assert (refused.code if refused else "") == code


def test_s14_a_shift_lasts_until_the_turn_ends_and_is_used_once() -> None:
    table = shifter()
    table.do(table.me, ShiftAlignment(table["laser"], table["theirs"], "weird", "straight"))
    now = alignments_of(table.s, table.deck, table["theirs"])
    assert now == mask(("straight", "criminal", "fanatic"))
    again = ShiftAlignment(table["laser"], table["theirs"], "criminal")
    assert table.refused(table.me, again) == ("ability_used", "14")
    assert table.s.actions == 2
    table.finish_turn()
    assert alignments_of(table.s, table.deck, table["theirs"]) == mask(("weird", "criminal", "fanatic"))


def test_s14_not_at_itself_and_not_at_an_illuminati() -> None:
    table = shifter()
    assert table.refused(table.me, ShiftAlignment(table["laser"], table["laser"], gain="weird"))[0] == "no_such_group"
    assert table.refused(table.me, ShiftAlignment(table["laser"], table["you"], gain="weird"))[0] == "no_such_group"
    assert table.refused(table.me, ShiftAlignment(table["theirs"], table["laser"], gain="weird"))[0] == "not_yours"
    assert table.refused(table.me, ShiftAlignment(table["me"], table["laser"], gain="weird"))[0] == "no_such_ability"
