"""§20 A host's deck: reading it, and every fault of it by card and dotted field.

Whatever is wrong with one part of a card, the parts that have their shape are looked at for sense.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta

from parlour.games.illuminati.abilities import (
    Ability,
    AttackBonus,
    FactionAbility,
    Goal,
    GroupAbility,
    Identifier,
    RedistributeMoney,
    SecretCopy,
    UpkeepCost,
)
from parlour.games.illuminati.alignments import Alignment
from parlour.games.illuminati.deck import Arrows, DeckData, our_text, statistics
from parlour.games.illuminati.deck_names import alike, objection
from parlour.kit.capabilities import FileReport
from parlour.kit.faults import Fault
from parlour.kit.schema import DIALECT
from parlour.kit.shape import Shape

__all__ = ("DECKS", "FAULT_LIMIT", "SIZE_LIMIT", "DeckCheck", "faults", "faults_of_builtins", "least_groups", "read")

SIZE_LIMIT = 60_000
"""Bytes of a deck: with the rest of a table's settings it fits into one request."""

FAULT_LIMIT = 500
"""Faults that are named; of a file that is no deck at all there could be ten times its size."""

_LISTS: Final = ("illuminati", "groups", "specials")
_LOOKED_AT = 200
"""Cards of a list; one that is longer is refused for that."""

Card = dict[str, Any]

faults_of = Shape("deck").faults_of


def least_groups(seats: int) -> int:
    """Groups for that many players: four turned up, and four for each."""
    return 4 + 4 * seats


def read(text: bytes, seats: int | None = None) -> tuple[DeckData | None, list[Fault]]:
    """A deck from a file; ``None`` and every fault if it has any. ``seats`` as in :func:`faults`."""
    if len(text) > SIZE_LIMIT:
        return None, [Fault("", "deck_too_big", {"card": "", "most": SIZE_LIMIT})]
    try:
        data = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        found = re.search(r"byte (\d+)", str(error))
        before = text[: int(found[1])] if found else text
        line = before.count(b"\n") + 1
        column = len(before) - (before.rfind(b"\n") + 1) + 1
        return None, [Fault("", "deck_not_json", {"card": "", "line": line, "column": column})]
    wrong = faults_of_builtins(data, seats)
    return (None, wrong) if wrong else (msgspec.convert(data, DeckData), [])


def faults(deck: DeckData, seats: int | None = None) -> list[Fault]:
    """Every fault of a deck that has the right types; ``None`` for ``seats``: for no certain number."""
    return faults_of_builtins(msgspec.to_builtins(deck), seats)


def faults_of_builtins(data: Any, seats: int | None = None) -> list[Fault]:
    """Every fault of builtins that are to be a deck, with the card's name among the arguments."""
    found = [fault for fault in faults_of(data, DeckData, "") if fault.code != "deck_characters"]
    if isinstance(data, dict):
        found += _names(data)
        found += _doubles(data)
        for field, card in _cards(data, "illuminati"):
            found += _faction(field, card)
        for field, card in _cards(data, "groups"):
            found += _group(field, card)
        found += _targets(data)
        found += _too_few(data, seats)
        found += _copies(data)
    named = [Fault(fault.field, fault.code, {"card": _card(fault.field, data), **fault.args}) for fault in found]
    more = len(named) - FAULT_LIMIT
    return named if more <= 0 else [*named[:FAULT_LIMIT], Fault("", "deck_more_faults", {"card": "", "count": more})]


def _listed(data: dict[str, Any], name: str) -> list[Any]:
    cards = data.get(name)
    return list(cards[:_LOOKED_AT]) if isinstance(cards, list | tuple) else []


def _cards(data: dict[str, Any], name: str) -> Iterator[tuple[str, Card]]:
    """The cards of a list, as far as they are objects, each with its field."""
    for i, card in enumerate(_listed(data, name)):
        if isinstance(card, dict):
            yield f"{name}.{i}", card


def _fits(value: Any, tp: Any) -> bool:
    return next(faults_of(value, tp, ""), None) is None


def _card(field: str, data: Any) -> str:
    """What the card of a field is called: by name, else by id, else by its place; nothing for the deck as a whole."""
    name, _, rest = field.partition(".")
    place = rest.partition(".")[0]
    if not place.isdigit():
        return ""
    card = data[name][int(place)]
    for word in ("name", "id"):
        called = card.get(word) if isinstance(card, dict) else None
        if isinstance(called, str) and 0 < len(called) <= 60 and objection(called) is None:
            return called
    return f"{name} {place}"


def _names(data: dict[str, Any]) -> Iterator[Fault]:
    """Characters that a name may not have, and what is the matter with the first of them."""
    for field, named in [("", data), *(found for name in _LISTS for found in _cards(data, name))]:
        name = named.get("name")
        if isinstance(name, str) and 0 < len(name) <= 60 and (wrong := objection(name)):
            yield Fault(f"{field}.name".lstrip("."), "deck_characters", {**wrong})


def _doubles(data: dict[str, Any]) -> Iterator[Fault]:
    """Ids and names that two cards have: nobody could tell them apart."""
    for word in ("id", "name"):
        seen: set[str] = set()
        for name in _LISTS:
            for field, card in _cards(data, name):
                called = card.get(word)
                if not isinstance(called, str):
                    continue
                key = alike(called)
                if key in seen and (word == "name" or _fits(called, Identifier)):
                    yield Fault(f"{field}.{word}", f"deck_duplicate_{word}", {"value": called[:60]})
                seen.add(key)


def _faction(field: str, card: Card) -> Iterator[Fault]:
    arrows = card.get("arrows")
    if arrows is not None and _fits(arrows, Arrows) and len(msgspec.convert(arrows, Arrows).sides("out")) < 4:
        yield Fault(f"{field}.arrows", "deck_out_arrows")
    for where, ability in _abilities(field, card, FactionAbility):
        if isinstance(ability, RedistributeMoney) and ability.bonus:
            yield Fault(f"{where}.bonus", "deck_misplaced_bonus")
    yield from _repeated_abilities(field, card, FactionAbility)


def _group(field: str, card: Card) -> Iterator[Fault]:
    arrows = card.get("arrows")
    if _fits(arrows, Arrows) and (count := len(msgspec.convert(arrows, Arrows).sides("in"))) != 1:
        yield Fault(f"{field}.arrows", "deck_in_arrows", {"count": count})
    if _fits(card.get("alignments"), _Alignments):
        yield from _repeated(f"{field}.alignments", card["alignments"])
    owed = [ability.amount for _, ability in _abilities(field, card, GroupAbility) if isinstance(ability, UpkeepCost)]
    income = card.get("income")
    if type(income) is int and -9 <= income < 0 and -income not in owed:
        yield Fault(f"{field}.income", "deck_no_upkeep", {"least": -income})
    yield from _repeated_abilities(field, card, GroupAbility)


_Alignments = Annotated[tuple[Alignment, ...], Meta(extra_json_schema={"maxItems": 20})]
"""Longer than a card may have: what is repeated is said as well."""


def _abilities(field: str, card: Card, union: Any) -> Iterator[tuple[str, Ability]]:
    """The abilities of a card that have their shape, each with its field."""
    abilities = card.get("abilities")
    for i, ability in enumerate(abilities[:_LOOKED_AT] if isinstance(abilities, list | tuple) else ()):
        if _fits(ability, union):
            yield f"{field}.abilities.{i}", msgspec.convert(ability, union)


def _repeated_abilities(field: str, card: Card, union: Any) -> Iterator[Fault]:
    """Only bonuses may be several; in no list of an ability does a word stand twice."""
    types: set[type] = set()
    for where, ability in _abilities(field, card, union):
        if type(ability) in types and not isinstance(ability, AttackBonus):
            yield Fault(where, "deck_repeated_ability", {"value": str(type(ability).__struct_config__.tag)})
        types.add(type(ability))
        for name in ability.__struct_fields__:
            yield from _repeated(f"{where}.{name}", getattr(ability, name))


def _repeated(field: str, value: Any) -> Iterator[Fault]:
    for i, word in enumerate(value if isinstance(value, list | tuple) else ()):
        if word in value[:i]:
            yield Fault(f"{field}.{i}", "deck_repeated", {"value": str(word)})


def _targets(data: dict[str, Any]) -> Iterator[Fault]:
    """§6.3 Bonuses aim at other Groups of this deck, or at an alignment."""
    known = {card["id"] for _, card in _cards(data, "groups") if isinstance(card.get("id"), str)}
    for name, union in (("illuminati", FactionAbility), ("groups", GroupAbility)):
        for field, card in _cards(data, name):
            for where, ability in _abilities(field, card, union):
                if isinstance(ability, AttackBonus):
                    yield from _aims(where, ability, card.get("id"), known)


def _aims(where: str, bonus: AttackBonus, own: Any, known: set[str]) -> Iterator[Fault]:
    if bonus.alignment and bonus.groups:
        yield Fault(where, "deck_two_targets")
    for i, target in enumerate(bonus.groups):
        if target == own:
            yield Fault(f"{where}.groups.{i}", "deck_own_target")
        elif target not in known:
            yield Fault(f"{where}.groups.{i}", "deck_unknown_group", {"value": target})


def _too_few(data: dict[str, Any], seats: int | None) -> Iterator[Fault]:
    if seats is not None:
        for name, least in (("illuminati", seats), ("groups", least_groups(seats))):
            if (count := len(_listed(data, name))) < least:
                yield Fault(name, f"deck_few_{name}", {"least": least, "count": count, "seats": seats})


def _copies(data: dict[str, Any]) -> Iterator[Fault]:
    """§13 A goal that copies another's needs one to copy."""
    factions = [card for _, card in _cards(data, "illuminati")]
    for word in ("goal", "alt_goal"):
        goals = [card.get(word) or card.get("goal") for card in factions]
        if goals and all(_fits(goal, Goal) and isinstance(msgspec.convert(goal, Goal), SecretCopy) for goal in goals):
            yield Fault("illuminati", "deck_nothing_to_copy", {"name": word})
            return


class DeckCheck:
    """What ``parlour deck`` asks of this game."""

    def check(self, text: bytes, seats: int | None) -> FileReport:
        """The faults and the figures of a deck in a file."""
        deck, wrong = read(text, seats)
        figures: dict[str, int | dict[str, int]] = {} if deck is None else msgspec.to_builtins(statistics(deck))
        return FileReport(tuple(wrong), figures)

    def schema(self) -> dict[str, Any]:
        """The published format, limits included."""
        found = msgspec.json.schema(DeckData)
        for described in found["$defs"].values():
            if "description" in described:
                described["description"] = inspect.cleandoc(described["description"]).replace("``", "`")
        schema: dict[str, Any] = {"$schema": DIALECT, "title": "Deck", **found}
        return msgspec.json.decode(msgspec.json.encode(schema), type=dict[str, Any])

    def own(self) -> bytes:
        """Our own deck."""
        return our_text()


DECKS = DeckCheck()
