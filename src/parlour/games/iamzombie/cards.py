"""§1, §13–§17 The cards and constants: facts from ``cards.json``. A card's number is its place in its list there."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from importlib.resources import files
from typing import TypeVar

import msgspec
from msgspec import Struct

__all__ = (
    "ABILITIES",
    "ARCHETYPES",
    "ARCHETYPE_IDS",
    "BASE_ARCHETYPES",
    "BASE_LOCATIONS",
    "CONSTANTS",
    "COOP",
    "FEATURES",
    "FIELD",
    "LOCATIONS",
    "LOCATION_IDS",
    "MATCHES",
    "NONE",
    "PAWNS",
    "SPECIALS",
    "Ability",
    "Archetype",
    "Colour",
    "ColourFacts",
    "Constants",
    "Coop",
    "Deck",
    "Feature",
    "FeatureFacts",
    "Field",
    "Limit",
    "Location",
    "Pawn",
    "Special",
    "SpecialFacts",
    "Timing",
    "archetype_numbers",
    "claim_bonus",
    "rank",
)

NONE = -1
"""No card, no slot, no seat."""


class Colour(StrEnum):
    """§1 The five attributes, in the order in which ``wild`` ties are decided."""

    BLUE = "blue"
    GREEN = "green"
    ORANGE = "orange"
    RED = "red"
    BLACK = "black"


class Deck(StrEnum):
    """§1, §17 The four decks."""

    BREATHERS = "breathers"
    OUTBREAK = "outbreak"
    TOXIC = "toxic"
    QUARANTINE = "quarantine"


class Special(StrEnum):
    """§14 The specials of archetypes."""

    SPRINT = "sprint"
    TOUGH = "tough"
    CLEAN = "clean"
    LURE = "lure"
    BARRICADE = "barricade"
    BONUS_DIE = "bonus_die"
    BONUS_REROLL = "bonus_reroll"
    EASE = "ease"
    CALM = "calm"
    WILDCARD = "wildcard"
    RINGER = "ringer"
    SHAKE_OFF = "shake_off"
    NUDGE = "nudge"
    SETFOUR = "setfour"
    TAUNT5 = "taunt5"
    HARDSIX = "hardsix"
    TRIPLE = "triple"
    SCAVENGER = "scavenger"
    FOOTHOLD = "foothold"
    SECOND_WIND = "second_wind"
    PATCH = "patch"
    PICKPOCKET = "pickpocket"
    SHOVE = "shove"
    FRENZY = "frenzy"
    DEVOUR = "devour"
    SWARM_CALL = "swarm_call"
    CONTAGION = "contagion"
    PUPPETEER = "puppeteer"
    STENCH = "stench"
    REBIRTH = "rebirth"
    HUNGER = "hunger"
    DARK_GIFT = "dark_gift"


class Feature(StrEnum):
    """§13 The features of locations."""

    NONE = "none"
    START_FREAKS = "start_freaks"
    CLAIM_BRAINS = "claim_brains"
    CLAIM_HEAL = "claim_heal"
    CLAIM_TRAVEL = "claim_travel"
    CLAIM_PURGE = "claim_purge"
    CLAIM_STEAL = "claim_steal"
    CLAIM_SCATTER = "claim_scatter"
    ACT_STAGE = "act_stage"
    ACT_REROLL = "act_reroll"
    ACT_SHIELD = "act_shield"
    ACT_PUSH = "act_push"
    ACT_HEAL = "act_heal"
    DARK = "dark"
    NOISY = "noisy"
    PAIRS = "pairs"
    SLIDE = "slide"
    TOXIC = "toxic"
    NARROW = "narrow"
    SAFEHOUSE = "safehouse"
    REST_SPOT = "rest_spot"
    FREE_EXIT = "free_exit"
    SEALED = "sealed"
    CROSSFIRE = "crossfire"
    FEAST = "feast"
    CROWD = "crowd"
    CAP = "cap"
    WILD = "wild"


class Timing(StrEnum):
    """§14 When a special is used, or works by itself."""

    MOVE = "move"
    PREROLL = "preroll"
    POSTROLL = "postroll"
    RESOLVE = "resolve"
    END = "end"
    REACT = "react"
    PASSIVE = "passive"


class Limit(StrEnum):
    """§14 How often each special of each card may be used."""

    NONE = "none"
    TURN = "turn"
    ROUND = "round"
    GAME = "game"


class _Facts(Struct, frozen=True, forbid_unknown_fields=True):
    """Read from the file as it stands there."""


class Constants(_Facts, frozen=True):
    """§1–§11 The numbers of the rules."""

    base_dice: int
    max_dice: int
    free_rerolls: int
    max_rerolls: int
    stages_to_claim: int
    start_brains: int
    round_min_brains: int
    rounds: int
    archetypes_dealt: int
    locations_dealt: int
    max_level: int
    difficulty_min_effective: int
    danger_min_effective: int
    danger_max_effective: int
    brain_tokens: int
    freak_tokens: int
    lap_cap_competitive: int
    min_players: int
    max_players: int
    coop_min_players: int
    coop_freaks_per_location: int


class Field(_Facts, frozen=True):
    """§5 The field: cells are (row, column), ring positions are indexes into ``ring``."""

    grid: tuple[int, int]
    box: tuple[tuple[int, int], ...]
    ring: tuple[tuple[int, int], ...]
    """Clockwise from the top left."""
    slots_by_players: dict[int, tuple[int, ...]]
    """Ring positions of the slots, clockwise."""


class Coop(_Facts, frozen=True):
    """§15 The tables of the co-operative mode, by difficulty."""

    laps: dict[str, tuple[int, ...]]
    """Laps of rounds 1, 2, 3."""
    panic_extra: dict[str, int]
    horde: dict[int, str]
    """§15.6 What each face of the horde's die does."""
    ratings: tuple[int, ...]
    """Least final scores of the four ratings, ascending."""


class ColourFacts(_Facts, frozen=True):
    """§1 A colour on the screen, and whether only the expansions have it."""

    id: Colour
    hex: str
    expansion_only: bool


class Pawn(_Facts, frozen=True):
    """§1 A pawn."""

    id: str
    hex: str


class Ability(_Facts, frozen=True):
    """§1 An ability icon."""

    id: str
    colour: Colour


class SpecialFacts(_Facts, frozen=True):
    """§14 A special: its price in brains, when and how often."""

    cost: int
    timing: Timing
    limit: Limit


class FeatureFacts(_Facts, frozen=True):
    """§13 A feature: its price in brains (0: it works by itself) and its moment."""

    cost: int
    trigger: str


class Archetype(_Facts, frozen=True):
    """§1 An archetype card."""

    id: str
    deck: Deck
    colour: Colour
    abilities: tuple[str, ...]
    special: Special


class Location(_Facts, frozen=True):
    """§1 A location card; ``n`` is its feature's parameter."""

    id: str
    deck: Deck
    colour: Colour
    difficulty: int
    danger: int
    vp: int
    abilities: tuple[str, ...]
    feature: Feature
    n: int


class _Data(_Facts, frozen=True):
    version: int
    constants: Constants
    field: Field
    coop: Coop
    colours: tuple[ColourFacts, ...]
    pawns: tuple[Pawn, ...]
    abilities: tuple[Ability, ...]
    specials: dict[Special, SpecialFacts]
    features: dict[Feature, FeatureFacts]
    archetypes: tuple[Archetype, ...]
    locations: tuple[Location, ...]


_DATA = msgspec.json.decode((files("parlour.games.iamzombie") / "cards.json").read_bytes(), type=_Data)

CONSTANTS = _DATA.constants
FIELD = _DATA.field
COOP = _DATA.coop
PAWNS = _DATA.pawns
ABILITIES = _DATA.abilities
SPECIALS = _DATA.specials
FEATURES = _DATA.features
ARCHETYPES = _DATA.archetypes
"""By card number."""
LOCATIONS = _DATA.locations
"""By card number."""

_Card = TypeVar("_Card", Archetype, Location)


def _numbers(cards: Iterable[_Card], decks: Iterable[Deck]) -> tuple[int, ...]:
    wanted = tuple(decks)
    return tuple(number for number, card in enumerate(cards) if card.deck in wanted)


BASE_ARCHETYPES = _numbers(ARCHETYPES, (Deck.BREATHERS,))
"""Numbers of the cards without the expansions; with them it is all of them."""
BASE_LOCATIONS = _numbers(LOCATIONS, (Deck.OUTBREAK,))
"""The same of locations."""

ARCHETYPE_IDS = {card.id: number for number, card in enumerate(ARCHETYPES)}
"""Card number by text id."""
LOCATION_IDS = {card.id: number for number, card in enumerate(LOCATIONS)}
"""The same of locations."""

MATCHES = tuple(
    tuple(len(set(card.abilities) & set(location.abilities)) for location in LOCATIONS) for card in ARCHETYPES
)
"""§6.1 ``MATCHES[archetype][location]``: how many icons of the one are listed on the other."""


def archetype_numbers(ids: Iterable[str]) -> tuple[int, ...]:
    """The numbers of cards named by text id, as a saved hero has them; ``KeyError`` for an id that is none."""
    return tuple(ARCHETYPE_IDS[card] for card in ids)


def rank(level: int) -> int:
    """§16 The rank of a hero of a level from 1 on; 0 before that."""
    return -(-level // 3)


def claim_bonus(level: int) -> int:
    """§11.2 What every claimed card adds to progress beyond its VP."""
    return max(0, rank(level) - 1)
