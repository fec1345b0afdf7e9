"""What a player may decide, and the standing orders that may be left. Cards, slots and seats are numbers."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from parlour.games.iamzombie.cards import NONE
from parlour.kit.actors import Seat

__all__ = (
    "MOST_MINUTES",
    "MOST_NAME",
    "Action",
    "Activate",
    "Advance",
    "Agree",
    "Arrange",
    "CancelFives",
    "ChooseArchetype",
    "Decline",
    "EndTurn",
    "ExchangeArchetype",
    "Finish",
    "Give",
    "Heal",
    "Keep",
    "KeepBrains",
    "KeepTrophy",
    "Lay",
    "LayForMe",
    "Meal",
    "Move",
    "Order",
    "Pay",
    "Place",
    "Rename",
    "Reroll",
    "Rest",
    "Roll",
    "Scatter",
    "Spread",
    "Steal",
    "TakeWound",
    "TellMeal",
    "Travel",
    "Use",
    "Vouch",
)

MOST_MINUTES = 5_000
MOST_NAME = 40
"""Letters of a hero's name."""

Meal = Literal["breakfast", "supper", "lunch", "nothing"]
"""The earlier in this list, the better."""


class TellMeal(Struct, frozen=True, tag=True):
    """§4.1 Prompt ``meal``: the last meal with something red in it, and how many minutes ago."""

    meal: Meal
    minutes: Annotated[int, Meta(ge=0, le=MOST_MINUTES)] = 0


class ChooseArchetype(Struct, frozen=True, tag=True):
    """§4.2 a Prompt ``archetype``: one of those dealt."""

    archetype: int


class ExchangeArchetype(Struct, frozen=True, tag=True):
    """§4.2 a Prompt ``exchange``, at level 12: one of those dealt for an own one."""

    archetype: int
    old: int


class Arrange(Struct, frozen=True, tag=True):
    """§16 Prompt ``arrange``: the leading archetypes of the three hero stacks, and where the others go.

    ``under`` holds the stack, 0 to 2, of each other own card in the order gained; ``()`` deals them out round robin.
    """

    archetypes: tuple[int, ...]
    under: tuple[int, ...] = ()


class Lay(Struct, frozen=True, tag=True):
    """§4.2 b Prompt ``lay``: a location from the hand, face down."""

    location: int
    slot: int


class Place(Struct, frozen=True, tag=True):
    """§6 step 1, prompt ``place``; with ``foothold`` on stage 1."""

    slot: int
    foothold: bool = False


class Move(Struct, frozen=True, tag=True):
    """§9.1 One step to a neighbouring location, before or after the roll; with ``foothold`` onto stage 1."""

    slot: int
    foothold: bool = False


class Rest(Struct, frozen=True, tag=True):
    """§10.4 Instead of a roll: heal this archetype (at a ``rest_spot`` all, then ``NONE``) and take a brain."""

    archetype: int = NONE


class Use(Struct, frozen=True, tag=True):
    """§14 The special of an own archetype. What it does not need stays as it is by default.

    ``slot``: a location it acts on; ``origin``: where a token comes from; ``to``: another player; ``target``: an
    archetype that it heals or wounds; ``die``: an index into the dice; ``face``: what that die becomes; ``sixes``: how
    much of the cost is paid with 6s on the dice.
    """

    archetype: int
    slot: int = NONE
    origin: int = NONE
    to: int = NONE
    target: int = NONE
    die: int = NONE
    face: int = 0
    sixes: int = 0


class Activate(Struct, frozen=True, tag=True):
    """§13 The feature of the location where one stands; ``target``: the archetype that it heals."""

    target: int = NONE


class Roll(Struct, frozen=True, tag=True):
    """§6 step 5: roll, with so many surplus rerolls for Difficulty and the others for Danger.

    ``colour``: which one a ``wild`` location counts as, where there is a choice; empty: the first.
    """

    to_difficulty: int = 0
    colour: str = ""


class Reroll(Struct, frozen=True, tag=True):
    """§6.2 Prompt ``reroll``: these dice, by ascending index."""

    dice: tuple[int, ...]


class Keep(Struct, frozen=True, tag=True):
    """§6.2 No more rerolls."""


class Finish(Struct, frozen=True, tag=True):
    """Prompt ``after``: no more uses, the roll stands as it is."""


class CancelFives(Struct, frozen=True, tag=True):
    """§7 step 2, prompt ``fives``: pay off so many of them, also none."""

    count: int


class Pay(Struct, frozen=True, tag=True):
    """One brain: for a wound (``wound``, ``vouch``), at ``toxic`` or ``sealed``."""


class TakeWound(Struct, frozen=True, tag=True):
    """§10.1 On this healthy leading archetype; ``NONE`` if there is none: down."""

    archetype: int = NONE


class Decline(Struct, frozen=True, tag=True):
    """No: not paying, not using, not agreeing."""


class Agree(Struct, frozen=True, tag=True):
    """§15.10 Prompt ``consent``: let oneself be shoved."""


class Spread(Struct, frozen=True, tag=True):
    """§8 Prompt ``spread``: which neighbour gets the first token."""

    slot: int


class Advance(Struct, frozen=True, tag=True):
    """§7 step 7, prompt ``advance``: so many of the stages remove a freak token here, the others advance."""

    remove: int


class Travel(Struct, frozen=True, tag=True):
    """§13 ``claim_travel``, prompt ``travel``."""

    slot: int


class Steal(Struct, frozen=True, tag=True):
    """§13 ``claim_steal``, prompt ``steal``: a brain from this player."""

    to: Seat


class Scatter(Struct, frozen=True, tag=True):
    """§13 ``claim_scatter``, prompt ``scatter``: a token on each of these, by ascending slot."""

    slots: tuple[int, ...]


class Heal(Struct, frozen=True, tag=True):
    """§13 ``claim_heal``, prompt ``heal``: these own leading archetypes, in the order gained."""

    archetypes: tuple[int, ...]


class EndTurn(Struct, frozen=True, tag=True):
    """§6 step 9"""


class KeepTrophy(Struct, frozen=True, tag=True):
    """§11.3 Prompt ``trophy``: a location claimed this round."""

    location: int


class Vouch(Struct, frozen=True, tag=True):
    """§23 Open: wish, or do not wish, to be asked to pay for others' wounds."""

    on: bool


class Give(Struct, frozen=True, tag=True):
    """§15.5 Open, in co-op: brains for a hero on the same location or a neighbouring one."""

    to: Seat
    amount: int


class Rename(Struct, frozen=True, tag=True):
    """§4.1 Open: name the hero."""

    name: Annotated[str, Meta(max_length=MOST_NAME)]


Action = (
    TellMeal
    | ChooseArchetype
    | ExchangeArchetype
    | Arrange
    | Lay
    | Place
    | Move
    | Rest
    | Use
    | Activate
    | Roll
    | Reroll
    | Keep
    | Finish
    | CancelFives
    | Pay
    | TakeWound
    | Decline
    | Agree
    | Spread
    | Advance
    | Travel
    | Steal
    | Scatter
    | Heal
    | EndTurn
    | KeepTrophy
    | Vouch
    | Give
    | Rename
)


class LayForMe(Struct, frozen=True, tag=True):
    """§18.2 Lay the rest of the hand: the first card, on the first legal slot."""


class KeepBrains(Struct, frozen=True, tag=True):
    """§18.2 Never pay for others' wounds."""


Order = LayForMe | KeepBrains
