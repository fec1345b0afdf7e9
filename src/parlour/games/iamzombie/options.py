"""§3 What a table may agree on, and every fault of it."""

from __future__ import annotations

from parlour.games.iamzombie.cards import ARCHETYPES, CONSTANTS
from parlour.games.iamzombie.heroes import hero_faults
from parlour.games.iamzombie.model import Hero, Options
from parlour.kit.faults import Fault
from parlour.kit.rules import rule

__all__ = ("PLAYED", "VETERAN_CARDS", "check", "with_expansions")

VETERAN_CARDS = 3
"""§3 A hero of so many cards brings the expansions into play."""


_VETERAN = Hero(name="Old Bones", pawn="rib", cards=tuple(card.id for card in ARCHETYPES[46:57]))
"""Level 11, half of it Toxic: reaches 12 in the first round and may exchange in the others."""
_CAMPAIGNER = Hero(name="Nibbles", cards=tuple(card.id for card in ARCHETYPES[3:45:7]))
PLAYED = (
    Options(),
    Options(mode="coop", difficulty="easy", expansions=True),
    Options(danger_mode="per_die", expansions=True, first_player="asked"),
    Options(mode="coop", difficulty="hard", heroes=(_CAMPAIGNER,)),
    Options(heroes=(_VETERAN, _CAMPAIGNER)),
    Options(mode="coop", heroes=(_VETERAN,)),
)
"""What the conformance suite plays."""


@rule("3")
def check(options: Options, seats: int) -> list[Fault]:
    """Every fault by dotted field, e.g. ``heroes.1.cards.3``."""
    faults: list[Fault] = []
    if options.mode == "competitive" and seats < CONSTANTS.min_players:
        faults.append(Fault("mode", "alone", {"least": CONSTANTS.min_players}))
    if options.mode == "coop" and options.danger_mode == "per_die":
        faults.append(Fault("danger_mode", "competitive_only"))
    if len(options.heroes) > seats:
        faults.append(Fault("heroes", "too_many_heroes", {"seats": seats}))
    for seat, hero in enumerate(options.heroes):
        if hero is None:
            continue
        if options.entry == "new_only":
            faults.append(Fault(f"heroes.{seat}", "heroes_not_admitted"))
        if len(hero.cards) > options.highest_level:
            args: dict[str, str | int] = {"level": len(hero.cards), "highest": options.highest_level}
            faults.append(Fault(f"heroes.{seat}", "hero_level_too_high", args))
        faults += [Fault(f"heroes.{seat}.{fault.field}", fault.code, fault.args) for fault in hero_faults(hero)]
    return faults


@rule("3")
@rule("17")
def with_expansions(options: Options) -> bool:
    """As agreed; else if anybody enters a hero of three cards or more."""
    if options.expansions is not None:
        return options.expansions
    return any(hero is not None and len(hero.cards) >= VETERAN_CARDS for hero in options.heroes)
