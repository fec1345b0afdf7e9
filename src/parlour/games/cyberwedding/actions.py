"""What a player may decide, and the standing orders that may be left: all of it, hence long.

Squares, tiles, Cybermen and seats are numbers.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from parlour.games.cyberwedding.cards import CardKind
from parlour.games.cyberwedding.model import NONE, Ability, Character

__all__ = (
    "MOST_TEXT",
    "Action",
    "AskOnlyFor",
    "Bid",
    "ChooseCaptive",
    "ChooseCorner",
    "ChooseFight",
    "ChooseType",
    "ControlGroup",
    "Decline",
    "DiscardCard",
    "DiscardItems",
    "Done",
    "Drive",
    "EndTurn",
    "Flee",
    "GetOut",
    "GoOn",
    "Hotwire",
    "LeaveAuction",
    "Limit",
    "MakePromise",
    "MoveCyberman",
    "MovePartial",
    "MoveRest",
    "OfferRescue",
    "Order",
    "Pass",
    "PassUntilMyTurn",
    "PickCharacter",
    "PlaceCyberman",
    "PlaceFigure",
    "PlaceGroup",
    "PlacePartial",
    "PlaceTokens",
    "PlaceUnit",
    "PlayCard",
    "Pledge",
    "Roll",
    "SettlePromise",
    "SpendEscape",
    "SpendFatigue",
    "SpendOnRoll",
    "Stop",
    "TakeCard",
    "TurnUp",
    "UseAbility",
    "UseCyberAbility",
    "UseItem",
    "UseRest",
    "Walk",
    "Yield",
)

MOST_TEXT = 200
"""Letters of a promise."""

Limit = Literal["", "moves", "abilities"]
"""#15 What a Signal Jam lowers."""


# -- set-up (§2) -------------------------------------------------------------------------------------------------------


class PickCharacter(Struct, frozen=True, tag=True):
    """§2.1 Prompt ``draft``."""

    character: Character


class Bid(Struct, frozen=True, tag=True):
    """§2.2 Prompt ``bid``."""

    amount: int


class Pass(Struct, frozen=True, tag=True):
    """§2.2 Not for this card; §10.2 no reaction; prompt ``commands``: nothing more."""


class LeaveAuction(Struct, frozen=True, tag=True):
    """§2.2 Prompt ``bid``: no bids any more."""


class ChooseCorner(Struct, frozen=True, tag=True):
    """§2.3 Prompt ``corner``: where the first Cyberconversion Unit stands."""

    square: int


class PlaceGroup(Struct, frozen=True, tag=True):
    """§2.3 Prompt ``group``; §6, §7 prompts ``home`` and ``thrown_out``: where the counter is put."""

    square: int


# -- tiles, Cybermen (§3.1, §3.5, §3.6, §5) ----------------------------------------------------------------------------


class TurnUp(Struct, frozen=True, tag=True):
    """§3.1 Prompt ``reveal``."""

    tile: int


class PlaceCyberman(Struct, frozen=True, tag=True):
    """§3.1 Prompt ``arrival`` (also #16), #3 ``beam``, §5.3 ``converted``."""

    square: int
    ability: Ability
    facing: int


class PlaceTokens(Struct, frozen=True, tag=True):
    """§3.1 Prompt ``tokens``: a square for each Fatigue token (the smaller number first), one for the Escape token."""

    first: int
    second: int
    escape: int = NONE
    """``NONE`` on a tile without a building."""


class MoveCyberman(Struct, frozen=True, tag=True):
    """§3.5 Prompts ``lieutenant``, ``carrier``, ``cybermen``; #13 ``distract``: its end, not its path."""

    cyberman: int
    to: int
    facing: int


class MoveRest(Struct, frozen=True, tag=True):
    """§10.3 Prompt ``cybermen``, ``carrier``: the published policy moves all that still have to be moved."""


class UseCyberAbility(Struct, frozen=True, tag=True):
    """§3.6 Prompts ``lieutenant_ability``, ``abilities``: on the group of seat ``to``, or on its Partial."""

    cyberman: int
    to: int
    partial: bool = False


class UseRest(Struct, frozen=True, tag=True):
    """§10.3 Prompt ``abilities``, under the minimum: the published policy aims those that still have to be used."""


class ControlGroup(Struct, frozen=True, tag=True):
    """§5.6 Prompt ``control``: where Mind Control leads the group; its own square is 0 steps."""

    square: int


class GoOn(Struct, frozen=True, tag=True):
    """§3.6 Prompt ``go_on``, under a Cyberleader: one more use beyond the minimum."""


class Done(Struct, frozen=True, tag=True):
    """§3.6 Prompts ``abilities`` and ``go_on``, beyond the minimum: no further use."""


class Decline(Struct, frozen=True, tag=True):
    """§3.6 Prompt ``lieutenant_ability``: not this time."""


class ChooseCaptive(Struct, frozen=True, tag=True):
    """§5.1 Prompt ``capture``: who goes, by the place in the own group (0 to 2)."""

    member: int


class PlaceFigure(Struct, frozen=True, tag=True):
    """§5.4 Prompt ``role``: the new Cyberleader or Cyberlieutenant."""

    square: int
    facing: int


class ChooseType(Struct, frozen=True, tag=True):
    """§5.3 Prompt ``carrier_type``: the counter that replaces a carrier."""

    ability: Ability


# -- the own group (§1.2, §3.4, §4, §8) --------------------------------------------------------------------------------


class Walk(Struct, frozen=True, tag=True):
    """§3.4 Prompt ``movement``: one square on foot. Tokens there are taken but for those that are left."""

    to: int
    fatigue_left: int = 0
    escape_left: int = 0


class Stop(Struct, frozen=True, tag=True):
    """§3.4 Prompt ``movement``: the group stays where it is. §8 Prompt ``partial``: the Partial stays."""


class MovePartial(Struct, frozen=True, tag=True):
    """§8 Prompt ``partial``: its end, not its path."""

    to: int


class PlacePartial(Struct, frozen=True, tag=True):
    """§8 Prompt ``partial_place``: one of the nearest squares."""

    square: int


class UseAbility(Struct, frozen=True, tag=True):
    """§1.2 An active ability of a character, by the place in the own group.

    A Geek goes to ``square``; a Parent pushes ``cyberman`` to ``square`` and sets its ``facing``.
    """

    member: int
    square: int = NONE
    cyberman: int = NONE
    facing: int = NONE


class ChooseFight(Struct, frozen=True, tag=True):
    """§8 Prompt ``which_fight``: does the Partial fight first?"""

    partial: bool


class Roll(Struct, frozen=True, tag=True):
    """§4 Prompt ``before_roll``: no card before this roll."""


class Yield(Struct, frozen=True, tag=True):
    """§5.6 Prompts ``resist``, ``cover``: nothing is spent."""


class SpendEscape(Struct, frozen=True, tag=True):
    """§4, §5.6 Prompts ``fight``, ``resist``."""


class SpendFatigue(Struct, frozen=True, tag=True):
    """§4, §5.6 Prompts ``fight``, ``resist``, ``cover``."""

    amount: int


# -- cards (§1.5) ------------------------------------------------------------------------------------------------------


class PlayCard(Struct, frozen=True, tag=True):
    """§1.5 The one card of the round. Which further fields it has is said in ``playing``; the others are empty."""

    card: CardKind
    cyberman: int = NONE
    """#6, #8, #13; #3 the counter that is taken, by the id it had."""
    to: int = NONE
    """#20, #21, #22: a seat."""
    captive: int = NONE
    """#19"""
    tile: int = NONE
    """#16"""
    limit: Limit = ""
    """#15"""


class UseItem(Struct, frozen=True, tag=True):
    """§1.5 Discard an item in front of oneself for what it does."""

    card: CardKind
    to: int = NONE
    """#2 A seat."""


class TakeCard(Struct, frozen=True, tag=True):
    """#2 Prompt ``scan``: one of the hand that was looked at."""

    card: CardKind


class PlaceUnit(Struct, frozen=True, tag=True):
    """#17 Prompt ``found``."""

    square: int


class DiscardCard(Struct, frozen=True, tag=True):
    """§3.7 Prompts ``end``, ``discard``."""

    card: CardKind


class DiscardItems(Struct, frozen=True, tag=True):
    """§5.4 The Cyberleader gives three item cards of the hand for the next Mark; in the hand's order."""

    first: CardKind
    second: CardKind
    third: CardKind


class EndTurn(Struct, frozen=True, tag=True):
    """§3.7 Prompt ``end``."""


# -- captives and cars (§6, §7) ----------------------------------------------------------------------------------------


class OfferRescue(Struct, frozen=True, tag=True):
    """§6 a On the own turn: everybody is asked what they give for this captive."""

    captive: int


class Pledge(Struct, frozen=True, tag=True):
    """§6 Prompt ``pledge``: Escape tokens; 0 is none."""

    amount: int


class Hotwire(Struct, frozen=True, tag=True):
    """§7.1 Prompt ``movement``, in a square with a car."""


class Flee(Struct, frozen=True, tag=True):
    """§7.2 Prompts ``car``, ``in_car``."""


class Drive(Struct, frozen=True, tag=True):
    """§7.3 Prompts ``car``, ``in_car``: along this line, or along it ``backwards``."""

    line: int
    backwards: bool = False


class GetOut(Struct, frozen=True, tag=True):
    """§7.5 Prompt ``in_car``."""


class SpendOnRoll(Struct, frozen=True, tag=True):
    """§7.3, §7.4 Prompts ``crash`` and ``hit``: tokens that change the roll."""

    fatigue: int = 0
    escape: int = 0


# -- beside the turns (§10.7) ------------------------------------------------------------------------------------------


class MakePromise(Struct, frozen=True, tag=True):
    """§10.7 Open: said to one player before all. It binds people."""

    to: int
    text: Annotated[str, Meta(min_length=1, max_length=MOST_TEXT)]


class SettlePromise(Struct, frozen=True, tag=True):
    """§10.7 Open: whoever was promised something says whether it was kept."""

    promise: int
    kept: bool


# -- standing orders (§10.2) -------------------------------------------------------------------------------------------


class PassUntilMyTurn(Struct, frozen=True, tag=True):
    """§10.2 Pass every window until the own turn after the ``turn``-th (``Player.turns``) begins."""

    turn: int


class AskOnlyFor(Struct, frozen=True, tag=True):
    """§10.2 Pass every window in which none of these cards that one holds, or has in play, could be of use."""

    cards: Annotated[tuple[CardKind, ...], Meta(max_length=26)]


Action = (
    PickCharacter
    | Bid
    | Pass
    | LeaveAuction
    | ChooseCorner
    | PlaceGroup
    | TurnUp
    | PlaceCyberman
    | PlaceFigure
    | PlaceTokens
    | MoveCyberman
    | MoveRest
    | UseCyberAbility
    | UseRest
    | ControlGroup
    | GoOn
    | Done
    | Decline
    | ChooseCaptive
    | ChooseType
    | Walk
    | Stop
    | MovePartial
    | PlacePartial
    | UseAbility
    | ChooseFight
    | Roll
    | Yield
    | SpendEscape
    | SpendFatigue
    | PlayCard
    | UseItem
    | TakeCard
    | PlaceUnit
    | DiscardCard
    | DiscardItems
    | EndTurn
    | OfferRescue
    | Pledge
    | Hotwire
    | Flee
    | Drive
    | GetOut
    | SpendOnRoll
    | MakePromise
    | SettlePromise
)
Order = PassUntilMyTurn | AskOnlyFor
