"""§6.1, §6.4, §5.3: who may attack what, and what an attack does; each edge from both sides."""

from __future__ import annotations

import pytest

from parlour.games.illuminati import abilities as a
from parlour.games.illuminati import events
from parlour.games.illuminati.actions import (
    HandOver,
    Hang,
    Spend,
)
from parlour.games.illuminati.game import GAME
from parlour.games.illuminati.model import NONE, Attempt
from tests.games.illuminati.table import Table, names_of, rivals

# -- 6.1 who, whom ---------------------------------------------------------------------------------------------------


def test_s06_1_the_attacker_is_an_own_card_with_power() -> None:
    table = Table(3, {"weak": {"power": 0, "transferable": 2}, "theirs": {}, "loose": {}})
    table.hang(table.me, "weak", side=1)
    table.hang(table.you, "theirs")
    table.out("loose")
    assert table.why_not("weak", "loose") == "no_power"
    assert table.why_not("theirs", "loose") == "not_yours"
    assert table.why_not("me", "loose") == ""
    assert table.why_not("me", "loose", aides=["weak"]) == ""


def test_s06_1_a_card_takes_part_once_a_turn() -> None:
    """As attacker or as aide, succeed or fail; the same target may be attacked by another card."""
    table = rivals()
    table.strike((6, 6), "mine", "loose", aides=["aide"])
    assert table.s.actions == 1
    assert table.why_not("mine", "loose") == "spent"
    assert table.why_not("aide", "loose") == "spent"
    assert table.why_not("me", "loose", aides=["aide"]) == "spent"
    assert table.why_not("me", "loose") == ""


def test_s06_1_two_participations_for_the_illuminati_that_may() -> None:
    """In two different attacks, never twice in one."""
    table = Table(2, {"loose": {}, "mine": {"power": 3}}, {"twice": {"abilities": (a.ParticipationsPerTurn(2),)}})
    table.deal(table.me, "twice")
    table.hang(table.me, "mine", side=1)
    table.out("loose", "filler_9")
    assert table.why_not("twice", "loose", aides=["twice"]) == "no_such_aide"
    table.strike((6, 6), "twice", "loose")
    assert table.why_not("twice", "loose") == ""
    table.strike((6, 6), "mine", "loose", aides=["twice"])
    assert table.s.players[table.me].cards[0].used == 2
    assert table.s.actions == 0


def test_s06_1_a_third_participation_is_one_too_many() -> None:
    table = Table(2, {"loose": {}}, {"twice": {"abilities": (a.ParticipationsPerTurn(2),)}})
    table.deal(table.me, "twice")
    table.out("loose")
    table.strike((6, 6), "twice", "loose")
    table.strike((6, 6), "twice", "loose")
    table.s.actions = 1
    assert table.why_not("twice", "loose") == "spent"


def test_s06_1_never_an_illuminati() -> None:
    table = rivals()
    for kind in ("control", "neutralize", "destroy"):
        assert table.why_not("mine", "you", kind) == "is_illuminati"


@pytest.mark.parametrize(
    ("target", "kind", "code"),
    [
        ("loose", "control", ""),
        ("theirs", "control", ""),
        ("aide", "control", "own_group"),
        ("theirs", "neutralize", ""),
        ("loose", "neutralize", "only_rivals"),
        ("aide", "neutralize", "only_rivals"),
        ("loose", "destroy", ""),
        ("theirs", "destroy", ""),
        ("aide", "destroy", ""),
        ("mine", "destroy", "attacks_itself"),
        ("filler_30", "control", "not_in_play"),
    ],
)
def test_s06_1_targets_by_kind(target: str, kind: str, code: str) -> None:
    assert rivals().why_not("mine", target, kind) == code


def test_s06_1_a_group_never_aids_against_itself() -> None:
    table = rivals()
    assert table.why_not("mine", "aide", "destroy", ["aide"]) == "no_such_aide"


def test_s06_1_control_needs_an_open_arrow_and_the_others_do_not() -> None:
    table = Table(3, {"dead_end": {"power": 5, "arrows": "---i"}, "theirs": {}})
    table.hang(table.me, "dead_end", side=1)
    table.hang(table.you, "theirs")
    assert table.why_not("dead_end", "theirs") == "no_open_arrow"
    assert table.why_not("dead_end", "theirs", "neutralize") == ""
    assert table.why_not("dead_end", "theirs", "destroy") == ""


def test_s06_1_an_arrow_before_an_occupied_cell_is_not_open() -> None:
    """The Illuminati's top and right are taken, and ``corner`` lies where the right one's top arrow points."""
    table = Table(3, {"up": {"arrows": "oooi"}, "right": {"power": 4, "arrows": "o--i"}, "corner": {}, "loose": {}})
    table.hang(table.me, "up", side=0)
    table.hang(table.me, "right", side=1)
    assert table.why_not("right", "loose") == "not_in_play"
    table.out("loose")
    assert table.why_not("right", "loose") == ""
    side = next(side for side in (0, 1, 2) if _faces(table, "up", side) == (1, -1))
    table.hang(table.me, "corner", "up", side)
    assert table.why_not("right", "loose") == "no_open_arrow"


def _faces(table: Table, name: str, side: int) -> tuple[int, int]:
    own = table.held(table[name])
    x, y = ((0, -1), (1, 0), (0, 1), (-1, 0))[(side + own.r) % 4]
    return own.x + x, own.y + y


def test_s06_1_power_0_is_immune_to_destruction_but_for_the_whisper() -> None:
    table = Table(3, {"mine": {"power": 6}, "powerless": {"power": 0, "resistance": 4}, "strong": {"power": 1}})
    table.hang(table.me, "mine", side=1)
    table.out("powerless", "strong")
    assert table.why_not("mine", "powerless", "destroy") == "powerless"
    assert table.why_not("mine", "strong", "destroy") == ""
    (whisper,) = table.hand(table.me, "whisper")
    assert table.why_not("mine", "strong", "destroy", special=whisper) == "not_powerless"
    assert table.why_not("mine", "powerless", special=whisper) == "not_powerless"
    assert table.number("mine", "powerless", "destroy", special=whisper) == 6 - 4
    events_ = table.strike((1, 1), "mine", "powerless", "destroy", special=whisper)
    assert any(isinstance(event, events.GroupDestroyed) for event in events_)
    assert table.s.players[table.me].destroyed == 1


@pytest.mark.parametrize(("alignment", "code"), [("government", "immune"), ("straight", "immune"), ("weird", "")])
def test_s06_1_structure_immunity_is_against_attackers_only(alignment: str, code: str) -> None:
    shield = a.StructureImmunity(alignments=("government", "straight"))
    table = Table(3, {"mine": {"power": 6, "transferable": 1, "alignments": (alignment,)}, "theirs": {}},
                  {"jester": {"abilities": (shield,)}})  # fmt: skip
    table.deal(table.you, "jester")
    table.hang(table.me, "mine", side=1)
    table.hang(table.you, "theirs")
    for kind in ("control", "neutralize", "destroy"):
        assert table.why_not("mine", "theirs", kind) == code
    assert table.why_not("me", "theirs", aides=["mine"]) == ""


def test_s06_1_two_regular_actions_and_no_third_attack() -> None:
    table = rivals()
    table.strike((6, 6), "mine", "loose")
    table.strike((6, 6), "aide", "loose")
    assert table.why_not("me", "loose") == "no_actions_left"


# -- 6.4 what it does ------------------------------------------------------------------------------------------------


def test_s06_4_control_takes_the_group_with_its_puppets_and_half_their_money() -> None:
    """7 MB become 3, 1 becomes 0."""
    table = rivals()
    table.fund(table["theirs"], 7)
    table.fund(table["puppet"], 1)
    table.fund(table["mine"], 4)
    issued = table.s.issued
    attempt = table.announce("mine", "theirs", aides=["me"])
    assert attempt.number == 6 + 8 - 1 - 10
    table.says(1, 1)
    table.all_pass()
    assert table.asked() == ("hang", table.me)
    (hang, *_) = tuple(GAME.legal(table.s, table.me))
    assert isinstance(hang, Hang)
    assert hang.master == table["mine"]
    table.do(table.me, hang)
    assert names_of(table, table.me) == ["aide", "mine", "puppet", "theirs"]
    assert names_of(table, table.you) == []
    assert table.money(table["theirs"], table["puppet"]) == [3, 0]
    assert table.s.issued == issued - 4 - 1
    assert table.held(table["puppet"]).master == table["theirs"]
    assert table.asked() == ("hand_over", table.me)
    assert table.refused(table.me, HandOver(5)) == ("wrong_amount", "6.4")
    table.do(table.me, HandOver(4))
    assert table.money(table["mine"], table["theirs"]) == [0, 7]
    assert table.s.actions == 1
    assert table.why_not("theirs", "loose") == ""


def test_s06_4_neutralizing_frees_the_whole_subtree() -> None:
    table = rivals()
    table.fund(table["theirs"], 7)
    table.strike((1, 1), "mine", "theirs", "neutralize", ["me"])
    assert {table["theirs"], table["puppet"], table["loose"]} <= set(table.s.uncontrolled)
    assert table.s.players[table.me].neutralized == 1
    assert table.s.issued == 0


def test_s06_4_destroying_kills_the_target_alone() -> None:
    table = rivals()
    table.hang(table.you, "filler_0", "puppet", side=1, money=2)
    table.fund(table["theirs"], 7)
    made = table.strike((1, 1), "mine", "theirs", "destroy", ["me"])
    assert table.s.dead == [table["theirs"]]
    assert {table["puppet"], table["filler_0"]} <= set(table.s.uncontrolled)
    assert table.s.issued == 0
    assert [event.destroyed for event in made if isinstance(event, events.GroupDestroyed)] == [1]


def test_s06_4_an_own_group_counts_as_destroyed_too() -> None:
    table = rivals()
    assert table.number("mine", "aide", "destroy") == 6 - 3
    table.strike((1, 1), "mine", "aide", "destroy")
    assert table.s.players[table.me].destroyed == 1
    assert table.s.dead == [table["aide"]]


def test_s06_4_failure_moves_nothing_and_money_is_gone() -> None:
    table = rivals()
    table.fund(table["me"], 5)
    table.announce("mine", "theirs")
    table.do(table.me, Spend(0, 5))
    table.says(6, 6)
    table.all_pass()
    assert names_of(table, table.you) == ["puppet", "theirs"]
    assert table.money(table["me"]) == [0]


def test_s06_4_eleven_fails_whatever_n_is() -> None:
    table = Table(2, {"mine": {"power": 20}, "loose": {}})
    table.hang(table.me, "mine", side=1)
    table.out("loose")
    made = table.strike((5, 6), "mine", "loose")
    assert any(isinstance(event, events.AttackFailed) and event.number == 20 for event in made)


def test_s06_4_the_defender_leaves_and_the_attack_goes_on() -> None:
    """12: the target is uncontrolled then, and not close to anybody."""
    table = rivals()
    attempt = table.announce("mine", "theirs")
    before = attempt.number
    GAME.leaves(table.s, table.you, table.chance)
    assert (attempt.defender, attempt.number) == (NONE, before + 10)
    table.says(1, 1)
    table.all_pass()
    assert table.asked() == ("hang", table.me)
    table.do(table.me, next(iter(GAME.legal(table.s, table.me))))
    assert table.s.owner[table["theirs"]] == table.me


def test_s06_4_the_attacker_leaves_and_the_attack_is_over() -> None:
    table = rivals()
    table.announce("mine", "theirs")
    GAME.leaves(table.s, table.me, table.chance)
    assert not any(isinstance(found, Attempt) for found in table.s.agenda)
    assert table.s.active != table.me
    assert GAME.invariants(table.s) == []


# -- 5.3 closeness ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("depth", "closeness"), [(1, 10), (2, 5), (3, 2), (4, 0), (6, 0)])
def test_s05_3_closeness_is_counted_in_links(depth: int, closeness: int) -> None:
    table = Table(3, {"mine": {"power": 12}, "theirs": {"resistance": 1, "power": 1}})
    table.hang(table.me, "mine", side=1)
    table.chain(table.you, *(f"filler_{i}" for i in range(depth - 1)), "theirs")
    for kind in ("control", "destroy"):
        assert table.number("mine", "theirs", kind) == 12 - 1 - closeness


def test_s05_3_nothing_is_close_to_nobody_or_to_oneself() -> None:
    table = rivals()
    assert table.number("mine", "loose") == 6
    assert table.number("mine", "aide", "destroy") == 6 - 3
