"""Why an action is refused: the code, its arguments and the clause that it cites; and that it tells no secret."""

from __future__ import annotations

from collections.abc import Callable
from importlib.resources import files
from typing import Any, NamedTuple

import pytest
from fluent.runtime import FluentBundle, FluentResource

from parlour.games.hexnet import GAME
from parlour.games.hexnet.columns import REASONS
from parlour.games.hexnet.model import Action, Clone, Emp, Grapple, Move, Place, State, Transfer
from parlour.games.hexnet.refusals import refused
from parlour.kit.actors import Seat
from parlour.kit.legal import Refused
from tests.games.hexnet.table import board, decide, mover, named, start, words
from tests.games.hexnet.test_rulebook_texts import CLAUSES, SPLIT, TEXTS

POCKET = ("bS 1,0", "bS 1,1", "bM 0,2", "bS -1,2", "bN -1,1")
"""X08: around the empty hex (0,1)."""
FAR = "40,40"
MANY = {"S": 9, "C": 9, "J": 9, "N": 9}


def pair(*more: str, **rest: Any) -> State:
    return board("aM 0,0", "bM 1,0", *more, **rest)


def early() -> State:
    """Player a has a Sprinter on the board and no core."""
    return board("aS 0,0", "bM 1,0", act=[False, True], hands=[{"M": 1, "D": 1, "S": 1}, {}], moves=[2, 5])


def late() -> State:
    """Own move 10, the Mothership still in hand."""
    return board("aD 0,0", "bM 1,0", hands=[{"M": 1, "S": 1}, {}], moves=[9, 5])


def blocked(how: str) -> State:
    return pair("aS* -1,0", changes=[(2, {how: 5})], hands=[{"S": 1}, {}])


def pinned() -> State:
    """X39: the Sprinter is the only link."""
    return board("aM 0,0", "aS* 1,0", "bM 2,0", "bJ 2,1")


def stacks(*more: str) -> State:
    """X17: stacks of two on both flanks of the way from (0,0) to (1,0)."""
    return board("aC 0,0", "aM 1,0", "bS 0,1", "bC 0,1", "bS 1,-1", "bC 1,-1", "bM 2,-1", *more)


def unable() -> State:
    """X46 turned round: the Network is not activated."""
    return board("aS 0,0", "bM 1,0", act=[False, True], hands=[{"M": 1}, {}])


def clone() -> State:
    return board("aK 0,0", "aM 1,0", "bM 2,0", changes=[(0, {"exp": 9})])


def decoy() -> State:
    """The Mothership is in hand."""
    return board("aD* 0,0", "bM 1,0", hands=[{"M": 1}, {}])


def jumper() -> State:
    """X23: the landing on (2,0) removes the Wreck."""
    return board("aJ 0,0", "aM 1,0", "X 2,-1", "bM 3,-1", "bS 3,0", "bS 2,1")


def grappler() -> State:
    """Round a Climber: a stack, a link, a unit that can be lifted, and one further away."""
    return board("aM -1,0", "aC* 0,0", "bM 1,0", "bS 2,0", "bN 0,1", "bC 0,1", "aS -1,1")


def cores(count: int) -> State:
    line = [f"aD {q},0" for q in range(1, count)]
    return board("aM* 0,0", *line, f"bM {count},0")


def no(code: str, rule: str, **args: str | int) -> Refused:
    return Refused(code, args, rule)


class Case(NamedTuple):
    position: Callable[[], State]
    action: str | Action
    refused: Refused


CASES = [
    # placements
    Case(pair, "+S@-1,0", no("not_in_hand", "6", kind="S")),
    Case(lambda: pair(hands=[{"D": 1}, {}]), "+M@-1,0", no("not_in_hand", "6", kind="M")),
    Case(decoy, "+D@-1,0", no("not_in_hand", "6", kind="D")),
    Case(early, "+S@-1,0", no("core_due", "5.2")),
    Case(late, "+S@-1,0", no("mothership_due", "5.2")),
    Case(lambda: pair(hands=[{"S": 1}, {}]), "+S@1,0", no("occupied", "6", hex="1,0")),
    Case(lambda: pair(hands=[{"S": 1}, {}]), f"+S@{FAR}", no("off_network", "6.2", hex=FAR)),
    Case(lambda: start(3), f"+S@{FAR}", no("not_at_wreck", "6.1", hex=FAR)),
    Case(lambda: start(2), "+S@1,0", no("not_at_origin", "4", hex="1,0")),
    Case(lambda: after(start(2), "+S@0,0"), "+S@3,3", no("not_at_unit", "4", hex="3,3")),
    Case(
        lambda: board("X 0,0", "aS 1,0", "bS 0,1", turn=1, hands=[{}, {"S": 1}]), "+S@1,1",
        no("foreign_contact", "6.2", hex="1,1"),
    ),
    # who may act
    Case(unable, "S1>0,1", no("not_activated", "5.1")),
    Case(lambda: board("aM 0,0", "bC 0,0", "bM 1,0", "aS -1,0"), "O1>0,1", no("covered", "7.1", unit="O1")),
    Case(lambda: blocked("imm"), "S1>-1,1", no("immobilised", "8.2", unit="S1")),
    Case(lambda: blocked("par"), "S1!", no("paralysed", "8.1", unit="S1")),
    Case(pinned, "S1>1,-1", no("pinned", "7.1", unit="S1")),
    # where to
    Case(pair, "O1>0,0", no("same_hex", "7.1", unit="O1")),
    Case(pair, "O1>1,0", no("occupied", "7.3", hex="1,0")),
    Case(lambda: pair("aS -1,0"), "S1>1,0", no("occupied", "7.4", hex="1,0")),
    Case(lambda: board("aM 0,0", *POCKET), "O1>0,1", no("gate", "7.2", hex="0,1")),
    Case(lambda: board("aS 0,0", *POCKET), "S1>0,1", no("gate", "7.2", hex="0,1")),
    Case(lambda: board("aC 0,0", *POCKET), "C1>0,1", no("gate", "7.2", hex="0,1")),
    Case(stacks, "C1>1,0", no("gate_above", "7.7", hex="1,0")),
    Case(pair, "O1>-1,0", no("no_contact", "7.2", hex="-1,0")),
    Case(lambda: board("aC 0,0", "bM 1,0"), "C1>-1,0", no("no_contact", "7.2", hex="-1,0")),
    Case(pair, "O1>2,0", no("out_of_reach", "7.3", hex="2,0", kind="O")),
    Case(lambda: board("aS 0,0", "bM 1,0"), f"S1>{FAR}", no("out_of_reach", "7.4", hex=FAR, kind="S")),
    Case(lambda: board("aN 0,0", "aM 1,0", "bM 2,0"), "N1>2,1", no("out_of_reach", "7.5", hex="2,1", kind="N")),
    Case(clone, "K1>2,1", no("out_of_reach", "7.5", hex="2,1", kind="K")),
    Case(lambda: board("aJ 0,0", "aM 1,0", "bM 2,0"), "J1>0,1", no("out_of_reach", "7.6", hex="0,1", kind="J")),
    Case(lambda: board("aC 0,0", "aM 1,0", "bM 2,0"), "C1>2,0", no("out_of_reach", "7.7", hex="2,0", kind="C")),
    Case(jumper, "J1>4,0", no("series_ended", "7.6", hex="4,0")),
    # abilities
    Case(lambda: pair("aS -1,0"), "S1!", no("no_power", "9.3", unit="S1")),
    Case(lambda: pair("aJ* -1,0"), Emp("J1"), no("wrong_unit", "9.3", unit="J1", ability="emp")),
    Case(lambda: pair("aS* -1,0"), Clone("S1", "-1,1"), no("wrong_unit", "9.3", unit="S1", ability="clone")),
    Case(lambda: pair("aS* -1,0"), Grapple("S1", "bO1", "-1,1"), no("wrong_unit", "9.3", unit="S1", ability="grapple")),
    Case(lambda: pair("aS* -1,0"), Transfer("S1", "-1,1"), no("wrong_unit", "9.3", unit="S1", ability="transfer")),
    Case(lambda: pair("aN* -1,0"), "N1*3,3", no("not_adjacent", "9.3", hex="3,3")),
    Case(lambda: pair("aN* -1,0"), "N1*0,0", no("occupied", "9.3", hex="0,0")),
    Case(grappler, "C1^bS1>1,-1", no("not_adjacent", "9.3", hex="1,-1")),
    Case(grappler, "C1^bC1>1,-1", no("victim_covered", "9.3", target="bC1")),
    Case(grappler, "C1^bO1>1,-1", no("victim_pinned", "9.3", target="bO1")),
    Case(grappler, "C1^aO1>1,0", no("occupied", "9.3", hex="1,0")),
    Case(lambda: pair("aN* -1,0", hands=[MANY, MANY]), "N1*-1,1", no("too_many", "2", most=62)),
    Case(lambda: cores(8), "O1%0,1=O1", no("too_many_cores", "9.3", most=8)),
    Case(lambda: cores(7), "O1%0,1", no("no_choice", "9.3")),
    Case(decoy, "O1%0,1=O2", no("no_choice", "9.3")),
    # names of nothing
    Case(pair, "S7>0,1", no("unknown_unit", "16", unit="S7")),
    Case(pair, Move("O1>0", "0,1"), no("unknown_unit", "16", unit="O1>0")),
    Case(grappler, Grapple("C1", "O1", "1,-1"), no("unknown_unit", "16", unit="O1")),
    Case(lambda: cores(2), "O1%0,1=O9", no("unknown_unit", "16", unit="O9")),
    Case(pair, "O1>99999,0", no("unknown_hex", "16", at="99999,0")),
    Case(pair, Move("O1", "here"), no("unknown_hex", "16", at="here")),
    Case(pair, Place("O", "-1,0"), no("unknown_kind", "16", kind="O")),
    Case(pair, Place("MD", "-1,0"), no("unknown_kind", "16", kind="MD")),
]  # fmt: skip

DIRECT: dict[str, Refused] = {
    "no_such_action": no("no_such_action", "5"),
    "game_over": no("game_over", "12"),
    "not_yours": no("not_yours", "7.1", unit="C1"),
    "no_target": no("no_target", "9.3", target="bS1"),
}
"""What only codes of the core's can ask for: the names of an action do not reach it."""


def after(s: State, *decisions: str) -> State:
    decide(s, *decisions)
    return s


@pytest.mark.clause(
    "3.1", "3.2", "4", "5", "5.1", "5.2", "6", "6.1", "6.2", "7", "7.1", "7.2", "7.3", "7.4", "7.5", "7.6", "7.7"
)
@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.refused.code} {case.refused.rule}: {case.action}")
def test_refused_with_code_arguments_and_clause(case: Case) -> None:
    s = case.position()
    before = GAME.encode(s)
    legal, action = GAME.legal(s, mover(s)), named(case.action)
    assert legal.why_not(action) == case.refused
    assert action not in legal
    assert GAME.notation.format(action) not in words(s)
    assert GAME.encode(s) == before


@pytest.mark.parametrize("reason", DIRECT)
def test_reasons_that_names_do_not_reach(reason: str) -> None:
    assert refused(grappler(), 0, Grapple("C1", "bS1", "1,-1"), reason) == DIRECT[reason]


def test_every_reason_has_its_case() -> None:
    found = {case.refused.code for case in CASES} | set(DIRECT)
    assert found == {*REASONS[1:], *SPLIT} - {"malformed_position", "no_classic_position"}


def test_the_clauses_that_are_cited_exist() -> None:
    refusals = [case.refused for case in CASES] + list(DIRECT.values())
    assert [refusal for refusal in refusals if refusal.rule not in CLAUSES] == []


@pytest.mark.parametrize("language", ["en", "pl", "ru"])
def test_a_refusal_brings_what_its_text_needs(language: str) -> None:
    source = files("parlour.games.hexnet").joinpath("locales", f"{language}.ftl").read_text("utf-8")
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(source))
    for refusal in [case.refused for case in CASES] + list(DIRECT.values()):
        name = f"hexnet-no-{refusal.code}"
        assert TEXTS.variables(language, name) <= set(refusal.args)
        pattern = bundle.get_message(name).value
        assert pattern is not None
        assert bundle.format_pattern(pattern, refusal.args)[1] == []


def _swapped(kinds: str) -> State:
    """Player b's O1 and O2 in the order of ``kinds``; a trap of b's lies somewhere or not."""
    first, second = kinds[0], kinds[1]
    traps = [[[0, 1], 1]] if first == "M" else []
    return board(
        "aM* 0,0", "aS* -1,0", "aC* -1,1", "aN* 1,-1", "aJ* 2,-1",
        f"b{first} 1,0", f"b{second} 2,0", "bN 0,2", "bS 1,1",
        hands=[{"S": 2, "D": 1}, {"C": 1}], traps=traps,
    )  # fmt: skip


def _attempts(s: State) -> list[Action]:
    around = [f"{q},{r}" for q in range(-3, 5) for r in range(-3, 4)]
    found: list[Action] = [Place(kind, at) for kind in "MDSCJN" for at in around]
    found += [Move(unit, at) for unit in ("O1", "S1", "C1", "N1", "J1") for at in around]
    found += [Grapple("C1", target, at) for target in ("bO1", "bO2", "bN1", "bS1", "aS1", "aO1") for at in around]
    found += [Transfer("O1", at, chosen) for at in around for chosen in ("", "O1", "O2", "O3")]
    found += [Clone("N1", at) for at in around] + [Emp("S1")]
    return found


@pytest.mark.clause("13")
def test_s13_another_players_secrets_change_no_refusal() -> None:
    """H2: the same answers, legal ones too, whichever of b's cores is the Mothership and wherever b's traps lie."""
    first, second = _swapped("MD"), _swapped("DM")
    assert first.secrets != second.secrets
    codes = set()
    for action in _attempts(first):
        answers = [GAME.legal(s, Seat(0)).why_not(action) for s in (first, second)]
        assert answers[0] == answers[1]
        codes.add(answers[0].code if answers[0] else "legal")
    assert len(codes) > 10


def test_s13_a_refusal_holds_no_name_that_a_core_hides_behind() -> None:
    """Units are named by the public letter: nothing but what the sender said itself could say M or D."""
    for case in CASES:
        for key, value in case.refused.args.items():
            if key in ("unit", "target"):
                assert str(value)[0] not in "MD", case
