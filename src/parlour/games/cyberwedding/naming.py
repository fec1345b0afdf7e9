"""What texts call things: a message for each card, character and tile, coordinates for squares, who carries whom.

A Cyberman, a captive and a car's line are told by several arguments, as languages bend their words: texts choose.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from parlour.games.cyberwedding.cards import CardKind
from parlour.games.cyberwedding.ground import Ground, ground_of
from parlour.games.cyberwedding.model import NONE, Character, Options, captive_of, owner_of
from parlour.games.cyberwedding.numbers import Ability
from parlour.kit.arguments import Argument, Message, Quoted
from parlour.kit.game import View

__all__ = ("COLUMNS", "MARKS", "SEATS", "arguments", "square_name")

COLUMNS = "abcdefghijklmnopqrstuvwx"
"""The letters of the columns, from west to east; rows are counted from 1 in the north."""
SEATS = "abcdefghij"
"""The letters of the players, by seat, where there is no room for names."""
MARKS = ("", "I", "II", "III", "IV", "V")

CARDS = ("card", "first", "second", "third")
SQUARES = ("square", "start", "to", "other", "unit", "first", "second", "escape")
GONE = "gone"
"""The rank of a Cyberman that is no longer on the map."""

Json = Mapping[str, Any]


def square_name(square: int, width: int) -> str:
    """``n8``: the column's letter and the row's number."""
    return f"{COLUMNS[square % width]}{square // width + 1}"


def arguments(fields: Json, view: View) -> dict[str, Argument]:
    """The words for whatever is a number or a code here; nothing for what is hidden or is not there.

    ``$FIELD_name`` for cards (with ``$FIELD_known``, as some only their player sees), characters, abilities and tiles,
    ``$FIELD_names`` for several cards, ``$FIELD_square`` for a square. A Cyberman has ``$cyberman_rank``,
    ``$cyberman_mark`` and ``$cyberman_square``, a character of a group ``$captive_character`` and ``$captive_owner``, a
    line ``$line_axis`` and ``$line_name``.
    """
    ground = ground_of(msgspec.convert(view.state["options"], Options))
    found: dict[str, Argument] = {}
    for field, value in fields.items():
        if isinstance(value, str):
            found |= _word(field, value)
        elif isinstance(value, bool):
            continue
        elif isinstance(value, int):
            found |= _number(field, value, fields, view, ground)
        elif field == "cards" and isinstance(value, list | tuple):  # else it is hidden
            found["cards_names"] = tuple(_card(card) for card in value)
    return found


def _word(field: str, value: str) -> dict[str, Argument]:
    """A card, a character or an ability by its code; a promise in its maker's words."""
    if field in CARDS and value in list(CardKind):
        return {f"{field}_name": _card(value), f"{field}_known": "yes"}
    if field == "character" and value in list(Character):
        return {"character_name": Message(f"character-{value}")}
    if field == "ability" and value in list(Ability):
        return {"ability_name": Message(f"ability-{value.replace('_', '-')}")}
    return {"text": Quoted(value)} if field == "text" else {}


def _card(card: str) -> Message:
    return Message(f"card-{card.replace('_', '-')}")


def _number(field: str, value: int, fields: Json, view: View, ground: Ground) -> dict[str, Argument]:
    match field:
        case "cyberman":
            return _cyberman(value, fields, view, ground)
        case "captive":
            return _captive(value, view)
        case "member":
            return _captive(captive_of(_whose(view), value), view)
        case "tile":
            return _tile(value, view, ground)
        case "line":
            return _line(value, ground)
        case "number":
            return _target(value, fields, view, ground)
        case "mark":
            return {"mark_name": MARKS[value]} if 0 <= value < len(MARKS) else {}
        case _ if field in SQUARES and 0 <= value < ground.squares:
            return {f"{field}_square": square_name(value, ground.width)}
        case _:
            return {}


def _whose(view: View) -> int:
    """Whose group a place in it means: one's own; for those who only watch, that of the player on turn."""
    return int(view.state["active"]) if view.seat is None else view.seat


def _cyberman(number: int, fields: Json, view: View, ground: Ground) -> dict[str, Argument]:
    """Told by the event itself where it knows better than the table, on which it may no longer be."""
    if number == NONE:
        return {}
    one = next((cyberman for cyberman in view.state["cybermen"] if cyberman["id"] == number), None)
    told: dict[str, Argument] = {"cyberman_rank": GONE, "cyberman_mark": "", "cyberman_square": ""}
    if one is not None:
        told["cyberman_rank"], told["cyberman_mark"] = one["rank"], MARKS[one["mark"]]
        told["cyberman_square"] = square_name(one["square"], ground.width)
    if "mark" in fields:
        told["cyberman_mark"] = MARKS[fields["mark"]]
        told["cyberman_rank"] = fields.get("rank", told["cyberman_rank"] if one is not None else "ordinary")
    return told


def _captive(captive: int, view: View) -> dict[str, Argument]:
    """Which character, and whose: the player's letter, as a terminal has no names."""
    players = view.state["players"]
    owner = owner_of(captive)
    if not 0 <= owner < len(players):
        return {}
    members = players[owner]["members"]
    at = captive - captive_of(owner, 0)
    if at >= len(members):
        return {}
    return {"captive_character": members[at]["character"], "captive_owner": SEATS[owner]}


def _tile(tile: int, view: View, ground: Ground) -> dict[str, Argument]:
    if not 0 <= tile < len(ground.tile_ids):
        return {}
    place = ground.tile_ids[tile]
    ours = view.state["options"]["map"] is None
    name = Message(f"tile-{place.lower()}") if ours else Quoted(ground.tile_names[tile])
    return {"tile_place": place, "tile_name": name}


def _line(line: int, ground: Ground) -> dict[str, Argument]:
    if not 0 <= line < len(ground.lines):
        return {}
    one = ground.lines[line]
    return {"line_axis": one.axis, "line_name": str(one.index + 1) if one.axis == "row" else COLUMNS[one.index]}


def _target(number: int, fields: Json, view: View, ground: Ground) -> dict[str, Argument]:
    """§7.4 What a car hits: a Cyberman's id, a Unit's square, a seat."""
    match fields.get("target"):
        case "cyberman":
            return _cyberman(number, {}, view, ground)
        case "unit" if 0 <= number < ground.squares:
            return {"number_square": square_name(number, ground.width)}
        case "group" | "partial" if 0 <= number < len(SEATS):
            return {"number_owner": SEATS[number]}
        case _:
            return {}
