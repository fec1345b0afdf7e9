"""What texts call cards and places: a message for each card, a letter for each stack of the field."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from parlour.games.iamzombie.cards import ARCHETYPES, LOCATIONS, NONE
from parlour.kit.arguments import Argument, Message, Quoted
from parlour.kit.game import View

__all__ = ("PLACES", "arguments")

PLACES = "ABCDEFGHIJ"
"""The letters of the stacks, by slot: clockwise from the top left."""

ARCHETYPE_FIELDS = ("archetype", "old", "target")
LOCATION_FIELDS = ("location",)
SLOT_FIELDS = ("slot", "origin", "onto")

Json = Mapping[str, Any]


def arguments(fields: Mapping[str, Any], view: View) -> dict[str, Argument]:
    """``$FIELD_name`` for a card or the card on a stack, ``$FIELD_names`` for several; nothing where there is none.

    Besides ``$FIELD_place`` for a stack's letter, ``$special_name``, ``$feature_name``, and what dice show.
    """
    state: Json = view.state
    found = _feature(_here(state))
    for field, value in fields.items():
        if isinstance(value, int):
            found |= _one(state, field, value)
        elif isinstance(value, list | tuple):  # else it is hidden
            found |= _several(state, field, value)
        elif field == "name":
            found["name"] = Quoted(value)
    return found


def _one(state: Json, field: str, value: int) -> dict[str, Argument]:
    if field in ARCHETYPE_FIELDS and 0 <= value < len(ARCHETYPES):
        special: dict[str, Argument] = {"special_name": Message(f"special-{ARCHETYPES[value].special}")}
        return {f"{field}_name": _archetype(value), **(special if field == "archetype" else {})}
    if field in LOCATION_FIELDS and 0 <= value < len(LOCATIONS):
        return {f"{field}_name": _location(value), **_feature(value)}
    if field in SLOT_FIELDS and 0 <= value < len(PLACES):
        tops = _tops(state, [value])
        return {f"{field}_place": PLACES[value], **({f"{field}_name": tops[0]} if tops else {})}
    faces = _faces(state, [value]) if field == "die" else []
    return {"die_face": faces[0]} if faces else {}


def _several(state: Json, field: str, values: Sequence[Any]) -> dict[str, Argument]:
    match field:
        case "archetypes":
            return {"archetypes_names": tuple(_archetype(value) for value in values)}
        case "locations":
            return {"locations_names": tuple(_location(value) for value in values if value != NONE)}
        case "slots":
            return {"slots_names": _tops(state, values)}
        case "dice":
            return {"dice_faces": ", ".join(map(str, _faces(state, values)))}
        case _:
            return {}


def _archetype(number: int) -> Message:
    return Message(f"archetype-{ARCHETYPES[number].id.lower()}")


def _location(number: int) -> Message:
    return Message(f"location-{LOCATIONS[number].id.lower()}")


def _feature(location: int) -> dict[str, Argument]:
    return {"feature_name": Message(f"feature-{LOCATIONS[location].feature}")} if location != NONE else {}


def _tops(state: Json, slots: Sequence[int]) -> tuple[Message, ...]:
    """The cards on these stacks, where one lies face up."""
    tops = [slot["top"] for slot in state["slots"]]
    return tuple(_location(tops[slot]) for slot in slots if 0 <= slot < len(tops) and tops[slot] != NONE)


def _faces(state: Json, dice: Sequence[int]) -> list[int]:
    """What these dice of the present roll show."""
    faces: Sequence[int] = state["throw"]["dice"]
    return [faces[die] for die in dice if 0 <= die < len(faces)]


def _here(state: Json) -> int:
    """Where the player on turn stands."""
    slot = state["players"][state["active"]]["slot"]
    return int(state["slots"][slot]["top"]) if 0 <= slot < len(state["slots"]) else NONE
