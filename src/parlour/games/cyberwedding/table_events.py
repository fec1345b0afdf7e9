"""What happened in set-up, in the turn's own phases, and beside the turns (§2, §3, §9, §10)."""

from __future__ import annotations

from typing import ClassVar

from parlour.games.cyberwedding.cards import CardKind
from parlour.games.cyberwedding.model import Character, PlayerState
from parlour.kit.actors import Seat
from parlour.kit.types import Event, Private, Public

__all__ = (
    "AllowanceRolled",
    "AuctionEnded",
    "AuctionLeft",
    "BidMade",
    "BidPassed",
    "CardDrawn",
    "CharacterPicked",
    "CharacterRolled",
    "ChooserRolled",
    "CornerChosen",
    "CybermanPushed",
    "DeckReshuffled",
    "GameEnded",
    "GroupMoved",
    "GroupPlaced",
    "GroupRemoved",
    "LotSetAside",
    "LotSold",
    "LotTurnedUp",
    "PlayerLeft",
    "PointsScored",
    "PromiseMade",
    "PromiseSettled",
    "RoundBegan",
    "StateChanged",
    "TableHappening",
    "TileTurnedUp",
    "TokensGained",
    "TokensPlaced",
    "TokensReturned",
    "TokensTaken",
    "TurnCut",
    "TurnStarted",
)


# -- set-up (§2) -------------------------------------------------------------------------------------------------------


class ChooserRolled(Event, frozen=True):
    """§2.1 One roll for who chooses first."""

    seat: Public[Seat]
    die: Public[int]


class CharacterPicked(Event, frozen=True):
    """§2.1"""

    seat: Public[Seat]
    character: Public[Character]


class LotTurnedUp(Event, frozen=True):
    """§2.2 ``seat`` has revealed the card that bids are for."""

    reveals: ClassVar[tuple[str, ...]] = ("card",)
    seat: Public[Seat]
    card: Public[CardKind]


class BidMade(Event, frozen=True):
    """§2.2"""

    seat: Public[Seat]
    amount: Public[int]


class BidPassed(Event, frozen=True):
    """§2.2"""

    seat: Public[Seat]


class AuctionLeft(Event, frozen=True):
    """§2.2"""

    seat: Public[Seat]


class LotSold(Event, frozen=True):
    """§2.2"""

    seat: Public[Seat]
    card: Public[CardKind]
    amount: Public[int]


class LotSetAside(Event, frozen=True):
    """§2.2 Nobody has bid."""

    card: Public[CardKind]


class AuctionEnded(Event, frozen=True):
    """§2.2 What was not won goes into the deck."""


class CornerChosen(Event, frozen=True):
    """§2.3"""

    seat: Public[Seat]
    square: Public[int]


class GroupPlaced(Event, frozen=True):
    """§2.3, §6, §7 A group's counter comes onto the map, or is put elsewhere."""

    seat: Public[Seat]
    square: Public[int]


# -- turn (§3) ---------------------------------------------------------------------------------------------------------


class RoundBegan(Event, frozen=True):
    """§3.7"""

    round: Public[int]


class TurnStarted(Event, frozen=True):
    """§3"""

    seat: Public[Seat]
    round: Public[int]


class TurnCut(Event, frozen=True):
    """§5.1, §3.0 The turn ends at once."""

    seat: Public[Seat]


class TileTurnedUp(Event, frozen=True):
    """§3.1"""

    seat: Public[Seat]
    tile: Public[int]
    quarter_turns: Public[int]
    arrivals: Public[int]


class TokensPlaced(Event, frozen=True):
    """§3.1 ``escape`` is ``NONE`` if the tile has no building."""

    seat: Public[Seat]
    tile: Public[int]
    first: Public[int]
    second: Public[int]
    escape: Public[int]


class CardDrawn(Event, frozen=True):
    """§3.3"""

    tells: ClassVar[tuple[str, ...]] = ("card",)
    seat: Public[Seat]
    card: Private[CardKind]


class DeckReshuffled(Event, frozen=True):
    """§1.5"""

    cards: Public[int]


class AllowanceRolled(Event, frozen=True):
    """§3.4"""

    seat: Public[Seat]
    die: Public[int]
    allowance: Public[int]


class GroupMoved(Event, frozen=True):
    """§3.4, §1.2 On foot; ``why`` is ``walk`` or ``geek``."""

    seat: Public[Seat]
    start: Public[int]
    square: Public[int]
    why: Public[str]


class TokensTaken(Event, frozen=True):
    """§3.4 From a square."""

    seat: Public[Seat]
    square: Public[int]
    fatigue: Public[int]
    escape: Public[int]


class TokensGained(Event, frozen=True):
    """From the bank: ``why`` is a card, a character or ``start``."""

    seat: Public[Seat]
    fatigue: Public[int]
    escape: Public[int]
    why: Public[str]


class TokensReturned(Event, frozen=True):
    """§5.4, §7.2 All tokens go to the bank."""

    seat: Public[Seat]
    fatigue: Public[int]
    escape: Public[int]


class CharacterRolled(Event, frozen=True):
    """§1.2 Bride, Groom, Athletic."""

    seat: Public[Seat]
    character: Public[Character]
    die: Public[int]
    needed: Public[int]


class CybermanPushed(Event, frozen=True):
    """§1.2 Parent"""

    seat: Public[Seat]
    cyberman: Public[int]
    start: Public[int]
    square: Public[int]
    facing: Public[int]


# -- points and the end (§3.0, §9, §10) --------------------------------------------------------------------------------


class PointsScored(Event, frozen=True):
    """§9.1 ``why``: flee, cyberman, unit, leader, rescue, kill, converted."""

    seat: Public[Seat]
    points: Public[int]
    why: Public[str]


class StateChanged(Event, frozen=True):
    """§3.0"""

    seat: Public[Seat]
    state: Public[PlayerState]


class GroupRemoved(Event, frozen=True):
    """§5.1, §7.2 The counter leaves the map."""

    seat: Public[Seat]
    square: Public[int]


class PromiseMade(Event, frozen=True):
    """§10.7"""

    promise: Public[int]
    by: Public[Seat]
    to: Public[Seat]
    text: Public[str]


class PromiseSettled(Event, frozen=True):
    """§10.7"""

    promise: Public[int]
    by: Public[Seat]
    to: Public[Seat]
    kept: Public[bool]


class PlayerLeft(Event, frozen=True):
    """§10.6"""

    seat: Public[Seat]


class GameEnded(Event, frozen=True):
    """§9.2 ``scores`` by seat."""

    reveals: ClassVar[bool] = True
    reason: Public[str]
    scores: Public[list[int]]


TableHappening = (
    ChooserRolled
    | CharacterPicked
    | LotTurnedUp
    | BidMade
    | BidPassed
    | AuctionLeft
    | LotSold
    | LotSetAside
    | AuctionEnded
    | CornerChosen
    | GroupPlaced
    | RoundBegan
    | TurnStarted
    | TurnCut
    | TileTurnedUp
    | TokensPlaced
    | CardDrawn
    | DeckReshuffled
    | AllowanceRolled
    | GroupMoved
    | TokensTaken
    | TokensGained
    | TokensReturned
    | CharacterRolled
    | CybermanPushed
    | PointsScored
    | StateChanged
    | GroupRemoved
    | PromiseMade
    | PromiseSettled
    | PlayerLeft
    | GameEnded
)
