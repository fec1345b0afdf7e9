"""Why an action may not be made: the core says which rule stands in the way, here it gets its clause and its names.

Nothing is looked at but public columns and the action itself, so a refusal tells nobody more than the board does (§13).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from parlour.games.hexnet import columns as c
from parlour.games.hexnet.actions import called, encode
from parlour.games.hexnet.geometry import name
from parlour.games.hexnet.model import Action, State
from parlour.kit.legal import Refused
from parlour.kit.rules import rule

__all__ = ("refused",)

_REACH = {c.CORE: "7.3", c.SPRINTER: "7.4", c.NETTER: "7.5", c.CLONE: "7.5", c.JUMPER: "7.6", c.CLIMBER: "7.7"}
_ABILITIES = {c.EMP: "emp", c.MAKE_CLONE: "clone", c.GRAPPLE: "grapple", c.TRANSFER: "transfer"}


class _Case(NamedTuple):
    """An action that is refused, and the position that it was for."""

    s: State
    seat: int
    parts: c.Action

    @property
    def hex(self) -> str:
        return name(self.parts.at)

    @property
    def unit(self) -> str:
        return called(self.s, self.parts.actor)

    @property
    def kind(self) -> int:
        return self.s.kind[self.parts.actor]

    @property
    def target(self) -> str:
        s, other = self.s, self.parts.other
        return c.unit_name(s.owner[other], s.kind[other], s.ordinal[other])


@rule("5")
def refused(s: State, seat: int, action: Action, reason: str) -> Refused:
    """The refusal for a reason of the core's; the words of the action name something, or there was none."""
    return _CASES[reason](_Case(s, seat, c.action(encode(s, seat, action))))


def _plain(code: str, clause: str, **args: int) -> Callable[[_Case], Refused]:
    return lambda case: Refused(code, {**args}, clause)


def _of_hex(code: str, clause: str) -> Callable[[_Case], Refused]:
    """A refusal that names the hex."""
    return lambda case: Refused(code, {"hex": case.hex}, clause)


def _of_unit(code: str, clause: str) -> Callable[[_Case], Refused]:
    """A refusal that names the unit that would act."""
    return lambda case: Refused(code, {"unit": case.unit}, clause)


def _of_target(code: str) -> Callable[[_Case], Refused]:
    """A refusal of a Grapple that names its victim."""
    return lambda case: Refused(code, {"target": case.target}, "9.3")


@rule("6")
def _not_in_hand(case: _Case) -> Refused:
    return Refused("not_in_hand", {"kind": c.LETTERS[case.parts.actor]}, "6")


@rule("6.1", ruling="R-12")
@rule("6.2")
def _off_network(case: _Case) -> Refused:
    """What a placement has to touch: §4, §6.1 for the first unit, §6.2 for every later one."""
    args: dict[str, str | int] = {"hex": case.hex}
    if case.seat in case.s.owner:
        return Refused("off_network", args, "6.2")
    if case.s.seats > 2:
        return Refused("not_at_wreck", args, "6.1")
    return Refused("not_at_unit" if case.s.kind else "not_at_origin", args, "4")


@rule("7.2", ruling="R-19")
@rule("7.7", ruling="R-22")
def _gate(case: _Case) -> Refused:
    """The gate on the ground, or the one between stacks."""
    s, (_, actor, at, _) = case.s, case.parts
    if case.kind == c.CLIMBER and (s.level[actor] or at in s.at):
        return Refused("gate_above", {"hex": case.hex}, "7.7")
    return Refused("gate", {"hex": case.hex}, "7.2")


def _occupied(case: _Case) -> Refused:
    clause = "6" if case.parts.kind == c.PLACE else _REACH[case.kind] if case.parts.kind == c.MOVE else "9.3"
    return Refused("occupied", {"hex": case.hex}, clause)


@rule("7.3")
@rule("7.4")
@rule("7.5")
@rule("7.6")
@rule("7.7")
def _out_of_reach(case: _Case) -> Refused:
    return Refused("out_of_reach", {"hex": case.hex, "kind": c.LETTERS[case.kind]}, _REACH[case.kind])


@rule("9.3")
def _wrong_unit(case: _Case) -> Refused:
    return Refused("wrong_unit", {"unit": case.unit, "ability": _ABILITIES[case.parts.kind]}, "9.3")


@rule("2", ruling="R-03")
def _too_many(case: _Case) -> Refused:
    return Refused("too_many", {"most": c.cap(case.s.seats)}, "2")


_CASES: dict[str, Callable[[_Case], Refused]] = {
    "no_such_action": _plain("no_such_action", "5"),
    "game_over": _plain("game_over", "12"),
    "not_in_hand": _not_in_hand,
    "not_activated": _plain("not_activated", "5.1"),
    "core_due": _plain("core_due", "5.2"),
    "mothership_due": _plain("mothership_due", "5.2"),
    "occupied": _occupied,
    "off_network": _off_network,
    "foreign_contact": _of_hex("foreign_contact", "6.2"),
    "not_yours": _of_unit("not_yours", "7.1"),
    "covered": _of_unit("covered", "7.1"),
    "immobilised": _of_unit("immobilised", "8.2"),
    "paralysed": _of_unit("paralysed", "8.1"),
    "pinned": _of_unit("pinned", "7.1"),
    "same_hex": _of_unit("same_hex", "7.1"),
    "gate": _gate,
    "no_contact": _of_hex("no_contact", "7.2"),
    "out_of_reach": _out_of_reach,
    "series_ended": _of_hex("series_ended", "7.6"),
    "no_power": _of_unit("no_power", "9.3"),
    "wrong_unit": _wrong_unit,
    "not_adjacent": _of_hex("not_adjacent", "9.3"),
    "no_target": _of_target("no_target"),
    "victim_covered": _of_target("victim_covered"),
    "victim_pinned": _of_target("victim_pinned"),
    "too_many": _too_many,
    "too_many_cores": _plain("too_many_cores", "9.3", most=c.MOST_CORES),
    "no_choice": _plain("no_choice", "9.3"),
}
