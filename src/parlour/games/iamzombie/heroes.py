"""§16 Heroes that are kept: what a player takes home from a game and brings along to the next."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import structs

from parlour.games.iamzombie.actions import MOST_NAME
from parlour.games.iamzombie.cards import ARCHETYPE_IDS, ARCHETYPES, LOCATIONS, PAWNS
from parlour.games.iamzombie.model import MOST_DEEDS, Deed, Hero, Options, Result, State
from parlour.games.iamzombie.table import MOST_STACKS, coop
from parlour.kit.arguments import Message, Quoted
from parlour.kit.faults import Fault
from parlour.kit.legal import Refused
from parlour.kit.luggage import Told, packed
from parlour.kit.rules import rule

__all__ = ("admits", "hero_faults", "kept", "stamped", "tells", "unpack")

_VERSION = 1


@rule("16")
def kept(s: State) -> dict[str, Any]:
    """By seat as text: the hero as it goes home. Who has left takes nothing, and levels begin at 1: without a card
    there is no hero yet.
    """
    going = (player for player in s.players if player.cards and not player.out)
    return {str(player.seat): packed(_hero(s, player.seat)) for player in going}


def _result(s: State, seat: int) -> Result:
    if coop(s):
        return "won" if s.reason == "survived" else "lost"
    if s.reason in ("no_trophies", "abandoned"):
        return "draw"
    return "won" if s.ranks[seat] == 1 else "lost"


def _hero(s: State, seat: int) -> Hero:
    player = s.players[seat]
    old = s.options.heroes[seat] if seat < len(s.options.heroes) else None
    old = old or Hero()
    together, result = coop(s), _result(s, seat)
    cards = [ARCHETYPES[card.archetype].id for card in player.cards]
    trophies = s.trophies if together else player.trophies
    deed = Deed(
        mode=s.options.mode,
        players=s.seats,
        level=len(cards),
        trophies=tuple(LOCATIONS[location].id for location in trophies),
        result=result,
    )
    return Hero(
        version=_VERSION,
        name=player.name,
        pawn=player.pawn,
        cards=tuple(cards),
        stacks=tuple(tuple(cards[card] for card in stack) for stack in player.stacks),
        games=old.games + 1,
        rounds_won=old.rounds_won + player.rounds_won,
        games_won=old.games_won + (result == "won" and not together),
        coop_won=old.coop_won + (result == "won" and together),
        best_score=max(old.best_score, s.scores[seat]),
        history=(*old.history, deed)[-MOST_DEEDS:],
    )


@rule("16")
def hero_faults(hero: Hero) -> list[Fault]:
    """What is wrong with a hero from elsewhere that fits the type, by field."""
    faults: list[Fault] = []
    if hero.version != _VERSION:
        faults.append(Fault("version", "unknown_version", {"version": hero.version}))
    if hero.pawn and all(pawn.id != hero.pawn for pawn in PAWNS):
        faults.append(Fault("pawn", "unknown_pawn"))
    if not hero.name.isprintable():
        faults.append(Fault("name", "not_printable"))
    if len(hero.name) > MOST_NAME:
        faults.append(Fault("name", "name_too_long", {"most": MOST_NAME}))
    for i, card in enumerate(hero.cards):
        if card not in ARCHETYPE_IDS:
            faults.append(Fault(f"cards.{i}", "unknown_archetype", {"card": card}))
        elif card in hero.cards[:i]:
            faults.append(Fault(f"cards.{i}", "doubled_archetype", {"card": card}))
    if not _fits(hero):
        faults.append(Fault("stacks", "stacks_do_not_fit"))
    return faults


def _fits(hero: Hero) -> bool:
    """Each card in one stack, none of them empty, as many as there can be; or no stacks at all."""
    if not hero.stacks:
        return True
    stacked = sorted(card for stack in hero.stacks for card in stack)
    return stacked == sorted(hero.cards) and all(hero.stacks) and len(hero.stacks) == min(MOST_STACKS, len(hero.cards))


@rule("16")
def unpack(options: Options, luggage: Sequence[Hero | None]) -> Options:
    """The options with these heroes, and no others."""
    heroes = list(luggage)
    while heroes and heroes[-1] is None:
        heroes.pop()
    return structs.replace(options, heroes=tuple(heroes))


@rule("3")
def admits(options: Options, hero: Hero, *, signed: bool) -> Refused | None:
    """The host's rules of entry."""
    if options.entry == "new_only":
        return Refused("heroes_not_admitted", rule="3")
    if options.entry == "signed" and not signed:
        return Refused("hero_not_signed", rule="3")
    if len(hero.cards) > options.highest_level:
        return Refused("hero_level_too_high", {"level": len(hero.cards), "highest": options.highest_level}, rule="3")
    return None


def stamped(hero: Hero, date: str) -> Hero:
    """The day of the last game in the history."""
    if not hero.history:
        return hero
    last = structs.replace(hero.history[-1], date=date)
    return structs.replace(hero, history=(*hero.history[:-1], last))


@rule("16")
def tells(hero: Hero) -> list[Told]:
    """The hero's title, cards and record, then a line a game."""
    level = len(hero.cards)
    cards = tuple(Message(f"archetype-{card.lower()}") for card in hero.cards)
    record: dict[str, str | int] = {
        "games": hero.games,
        "games_won": hero.games_won,
        "coop_won": hero.coop_won,
        "rounds_won": hero.rounds_won,
        "best": hero.best_score,
    }
    lines = [
        Told("hero", {"name": Quoted(hero.name), "level": level, "title": Message(f"title-{max(1, level)}")}),
        Told("cards", {"cards": cards}),
        Told("record", record),
    ]
    return [*lines, *map(_deed, hero.history)]


def _deed(deed: Deed) -> Told:
    trophies = tuple(Message(f"location-{location.lower()}") for location in deed.trophies)
    return Told(
        "deed",
        {
            "date": deed.date,
            "mode": deed.mode,
            "players": deed.players,
            "level": deed.level,
            "result": deed.result,
            "kept": len(deed.trophies),
            "trophies": trophies,
        },
    )
