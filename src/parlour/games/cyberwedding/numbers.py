"""§0 The numbers of the rules, each with the source it is from: read from ``numbers.toml``, so that they can be mended.

Marks are 1 to 5: tuples by Mark, like those by quarter turns or by seats, begin with what belongs to 0.
"""

from __future__ import annotations

import tomllib
from enum import StrEnum
from importlib.resources import files
from typing import Any, Literal

import msgspec
from msgspec import Struct

from parlour.kit.capabilities import RuleNumber
from parlour.kit.rules import rule

__all__ = ("ABILITIES", "NUMBERS", "RULE_NUMBERS", "Ability", "Numbers", "Tag")


class Ability(StrEnum):
    """§1.4 What is printed on the counter of a Cyberman."""

    __hash__ = str.__hash__  # Enum's own is a Python function, and these are looked up all the time

    PLAIN = "plain"
    ENERGY_BEAM = "energy_beam"
    GUN = "gun"
    MIND_CONTROL = "mind_control"


ABILITIES = tuple(Ability)

Tag = Literal["S", "P", "C1", "C2", "CH1", "CH2", "CD", "M", "RW", "R", "I"]
"""§0 Where something is from: published rules, a ruling (``R``), or invented where the text is lost (``I``)."""


class Numbers(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """§1–§10 What is named here is in the file, and nothing else."""

    seats_least: int
    seats_most: int
    group_active: int
    group_passive: int
    start_escape: int
    start_fatigue: int
    capture_escape: int
    capture_fatigue: int
    hand_limit: int
    cards_per_round: int
    groups_in_square: int
    die: int

    couple_at: int
    couple_building_at: int
    couple_gain: int
    athletic_at: int
    athletic_building_at: int
    athletic_gain: int
    geek_steps: int
    parent_steps: int
    whiner_at: int
    reenactor_bonus: int

    first_mark: int
    last_mark: int
    leader_mark: int
    speed: tuple[int, ...]
    weakness: tuple[str, ...]
    """By Mark; the kind of the card."""
    leader_ability: tuple[Ability, ...]
    """By Mark."""
    mark_counters: int
    supply_plain: tuple[int, ...]
    supply_energy_beam: tuple[int, ...]
    supply_gun: tuple[int, ...]
    supply_mind_control: tuple[int, ...]
    converted_upgrade: int
    leader_discards: int

    auction_vp: int
    auction_least_bid: int
    box_units: int
    start_units: int
    start_cybermen: int
    start_mark: int

    arrivals: tuple[int, ...]
    """By quarter turns."""
    tile_fatigue: int
    tile_escape: int

    rose_cost: int
    cover_misses_at: int

    dodge_at: int
    fatigue_worth: int
    trimmer_bonus: int
    gun_penalty: int

    beam_range: int
    gun_range: int
    control_distance: int
    control_steps: int
    control_resist_at: int

    hamper_fatigue: int
    wind_fatigue: int
    rush_escape: int
    run_steps: int
    distraction_least: int
    distraction_most: int
    jam: int
    beam_cybermen: int
    unit_distance: int
    toss_distance: int
    speech_allowance: int
    upgrade: int

    hotwire_at: int
    hotwire_geek_at: int
    crash_obstacle: int
    crash_leader: int
    crash_unit: int
    crash_fatigue: int
    crash_escape: int
    crash_at: int
    crash_roll_at: int
    crash_lost_escape: int
    crash_lost_fatigue: int
    hit_fatigue: int
    hit_escape: int
    hit_group_at: int
    hit_leader_at: int
    hit_cyberman_at: int
    hit_carrier_kills_at: int

    vp_flee: int
    vp_cyberman: int
    vp_unit: int
    vp_leader: int
    vp_rescue: int
    vp_kill: int
    vp_converted: int

    max_rounds: tuple[int, ...]
    """By seats."""

    @property
    def supply(self) -> tuple[tuple[int, ...], ...]:
        """§1.4 Counters in the box by Mark, each in the order of ``ABILITIES``."""
        by_ability = (self.supply_plain, self.supply_energy_beam, self.supply_gun, self.supply_mind_control)
        return tuple(zip(*by_ability, strict=True))


class _Entry(Struct, frozen=True, forbid_unknown_fields=True):
    value: Any
    tag: Tag
    clause: str


@rule("0")
def _read() -> dict[str, _Entry]:
    text = (files("parlour.games.cyberwedding") / "numbers.toml").read_text("utf-8")
    return msgspec.convert(tomllib.loads(text), dict[str, _Entry])


_ENTRIES = _read()

NUMBERS = msgspec.convert({name: entry.value for name, entry in _ENTRIES.items()}, Numbers)
"""The numbers that are played with."""

RULE_NUMBERS = tuple(
    RuleNumber(name, tuple(entry.value) if isinstance(entry.value, list) else entry.value, entry.tag, entry.clause)
    for name, entry in _ENTRIES.items()
)
"""The same for a reader, in the order of the file."""
