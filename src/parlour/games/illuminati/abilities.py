"""§14 What a card can do: the ability types of a deck, and its goals. Data; the rules that read it are elsewhere.

The limits stand in the schema (``extra_json_schema``) and are checked by ``kit.shape``, which names every fault:
a decoder would stop at the first.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from parlour.games.illuminati.alignments import Alignment

__all__ = (
    "Ability",
    "AlignmentCount",
    "AlignmentCountAny",
    "AlignmentMasquerade",
    "AlignmentShift",
    "AllAlignments",
    "AttackBonus",
    "AutoControl",
    "CancelPrivilege",
    "ConditionalResistance",
    "CountPowerAtLeast",
    "CounterSpecial",
    "DestroyPowerless",
    "DestroyedCount",
    "DoubleIncome",
    "DrawCount",
    "FactionAbility",
    "GainMoney",
    "Goal",
    "GoalType",
    "GroupAbility",
    "Identifier",
    "JoinPrivileged",
    "Kind",
    "NeutralizedCount",
    "PaidExtraDraw",
    "ParticipationsPerTurn",
    "Peek",
    "PrintedIncomeTotal",
    "PrivilegeForMoney",
    "RedistributeMoney",
    "ReorganizeStructure",
    "Revive",
    "SecretCopy",
    "SetRoll",
    "SkipTurn",
    "Span",
    "SpecialAbility",
    "SpecialsHeld",
    "StructureImmunity",
    "StructureResistance",
    "TaxOpponents",
    "TotalMoney",
    "TotalPower",
    "TotalTransferable",
    "TransferAnywhere",
    "UpkeepCost",
)


def _snake(name: str) -> str:
    return "".join(f"_{c.lower()}" if c.isupper() else c for c in name).lstrip("_")


class Ability(Struct, frozen=True, forbid_unknown_fields=True, tag=_snake):
    """One ability of a card, told apart by ``type``."""


class GoalType(Struct, frozen=True, forbid_unknown_fields=True, tag=_snake):
    """§13 One special goal, told apart by ``type``."""


Kind = Literal["control", "neutralize", "destroy"]
"""§6.1 Kinds of attack."""

Identifier = Annotated[str, Meta(extra_json_schema={"pattern": "^[a-z0-9_]{1,40}$"})]

Amount = Annotated[int, Meta(extra_json_schema={"minimum": 1, "maximum": 99})]
Few = Annotated[int, Meta(extra_json_schema={"minimum": 1, "maximum": 9})]
Target = Annotated[int, Meta(extra_json_schema={"minimum": 1, "maximum": 999})]
Some = Annotated[tuple[Alignment, ...], Meta(extra_json_schema={"minItems": 1, "maxItems": 10, "uniqueItems": True})]
Roll = Annotated[int, Meta(extra_json_schema={"minimum": 2, "maximum": 12})]


# -- of Groups and Illuminati ------------------------------------------------------------------------------------------


class AttackBonus(Ability, frozen=True):
    """§6.3 More for the attacker, against every Group, those of an alignment, or those named."""

    amount: Amount
    scope: Literal["any_attempt", "direct"]
    """Whichever of its owner's cards attacks, or only this one."""
    kinds: Annotated[tuple[Kind, ...], Meta(extra_json_schema={"minItems": 1, "maxItems": 3, "uniqueItems": True})]
    alignment: Alignment | None = None
    groups: Annotated[tuple[Identifier, ...], Meta(extra_json_schema={"maxItems": 10, "uniqueItems": True})] = ()


class StructureImmunity(Ability, frozen=True):
    """§6.1 Cards with one of these may not attack its owner's Groups."""

    alignments: Some


class PrivilegeForMoney(Ability, frozen=True):
    """§6.2 One privileged attack a turn, paid from the Illuminati treasury."""

    cost: Amount


class ReorganizeStructure(Ability, frozen=True):
    """§8.5 Its structure may be rebuilt in T5."""


class RedistributeMoney(Ability, frozen=True):
    """§8.2 Its owner's money may be moved at will: an Illuminati's in T5, a Special's after a bonus."""

    bonus: Annotated[int, Meta(extra_json_schema={"minimum": 0, "maximum": 99})] = 0


class DrawCount(Ability, frozen=True):
    """§4.2 Cards drawn in T2."""

    count: Few


class ParticipationsPerTurn(Ability, frozen=True):
    """§14 The Illuminati card takes part in so many attacks a turn."""

    count: Few


class PaidExtraDraw(Ability, frozen=True):
    """§14 One more card on its owner's turn, paid from its own treasury."""

    cost: Amount


class ConditionalResistance(Ability, frozen=True):
    """§14 Another Resistance against attackers with one of these alignments."""

    attackers: Some
    resistance: Annotated[int, Meta(extra_json_schema={"minimum": 0, "maximum": 20})]


class AlignmentMasquerade(Ability, frozen=True):
    """§14 When it attacks to control a Group of this alignment, these alone are its own."""

    target: Alignment
    becomes: Some


class AlignmentShift(Ability, frozen=True, tag="shift_alignment"):
    """§14 Once on its owner's turn another Group gets, loses or turns an alignment until the turn ends."""


class TransferAnywhere(Ability, frozen=True):
    """§8.2 Its money may go to any card of the structure."""


class UpkeepCost(Ability, frozen=True, tag="upkeep"):
    """§4.1 It costs its owner so much a turn."""

    amount: Few


class TaxOpponents(Ability, frozen=True):
    """§4.1 So much from each opponent a turn."""

    amount: Few


class StructureResistance(Ability, frozen=True):
    """§14 More Resistance for its owner's other Groups."""

    amount: Few


# -- of Specials, §10 --------------------------------------------------------------------------------------------------


class SetRoll(Ability, frozen=True):
    """The dice of an attack count as this."""

    value: Roll


class AutoControl(Ability, frozen=True):
    """An uncontrolled Group without a roll; a regular action."""


class Peek(Ability, frozen=True):
    """The money on one Group, or one hand."""


class CancelPrivilege(Ability, frozen=True):
    """An attack is privileged no more."""


class JoinPrivileged(Ability, frozen=True):
    """Its player may pay in a privileged attack."""


class DoubleIncome(Ability, frozen=True):
    """Twice the incomes in one's own T1."""


class Revive(Ability, frozen=True):
    """A destroyed Group becomes uncontrolled."""


class CounterSpecial(Ability, frozen=True):
    """Another Special does nothing."""


class SkipTurn(Ability, frozen=True):
    """Another player's turn does not take place."""


class GainMoney(Ability, frozen=True):
    """Money onto one's own Illuminati."""

    amount: Amount


class DestroyPowerless(Ability, frozen=True):
    """An attack to destroy may aim at a Group without Power."""


# -- goals, §13. Totals are of printed figures, the Illuminati's own among them. ---------------------------------------


class TotalPower(GoalType, frozen=True):
    """So much Power."""

    at_least: Target


class AllAlignments(GoalType, frozen=True):
    """Groups that show all ten alignments between them."""


class AlignmentCount(GoalType, frozen=True):
    """So many Groups of one alignment."""

    alignment: Alignment
    at_least: Target


class AlignmentCountAny(GoalType, frozen=True):
    """So many Groups that have one of some alignments."""

    alignments: Some
    at_least: Target


class TotalMoney(GoalType, frozen=True):
    """So much money over all its treasuries."""

    at_least: Target


class TotalTransferable(GoalType, frozen=True):
    """So much transferable Power."""

    at_least: Target


class DestroyedCount(GoalType, frozen=True):
    """So many Groups destroyed in the course of the game."""

    at_least: Target


class NeutralizedCount(GoalType, frozen=True):
    """So many Groups neutralized in the course of the game, those below them not counted."""

    at_least: Target


class CountPowerAtLeast(GoalType, frozen=True):
    """So many Groups of a Power or more."""

    power: Few
    at_least: Target


class Span(GoalType, frozen=True):
    """So many of the Illuminati's own arrows in use, and a Group so deep."""

    arrows: Annotated[int, Meta(extra_json_schema={"minimum": 1, "maximum": 4})]
    depth: Few


class PrintedIncomeTotal(GoalType, frozen=True):
    """So much income a turn."""

    at_least: Target


class SpecialsHeld(GoalType, frozen=True):
    """So many Specials in hand."""

    at_least: Target


class SecretCopy(GoalType, frozen=True):
    """Another Illuminati's goal, chosen in secret."""


FactionAbility: TypeAlias = (
    AttackBonus
    | StructureImmunity
    | PrivilegeForMoney
    | ReorganizeStructure
    | RedistributeMoney
    | DrawCount
    | ParticipationsPerTurn
)

GroupAbility: TypeAlias = (
    AttackBonus
    | PaidExtraDraw
    | ConditionalResistance
    | AlignmentMasquerade
    | AlignmentShift
    | TransferAnywhere
    | UpkeepCost
    | TaxOpponents
    | StructureResistance
)

SpecialAbility: TypeAlias = (
    SetRoll
    | AutoControl
    | Peek
    | CancelPrivilege
    | JoinPrivileged
    | DoubleIncome
    | Revive
    | CounterSpecial
    | SkipTurn
    | GainMoney
    | DestroyPowerless
    | RedistributeMoney
)

Goal: TypeAlias = (
    TotalPower
    | AllAlignments
    | AlignmentCount
    | AlignmentCountAny
    | TotalMoney
    | TotalTransferable
    | DestroyedCount
    | NeutralizedCount
    | CountPowerAtLeast
    | Span
    | PrintedIncomeTotal
    | SpecialsHeld
    | SecretCopy
)
