"""§20 Actions as people write them. Cards are numbers, stacks ``A`` to ``J``, players ``a`` to ``e``, dice indexes.

What the kit's own notation writes is read as well: clients compose free-form actions in it.
"""

from __future__ import annotations

import re
from typing import Any, cast, get_args

from parlour.games.iamzombie import actions as a
from parlour.games.iamzombie.actions import MOST_MINUTES, MOST_NAME, Action, Meal
from parlour.games.iamzombie.cards import NONE, Colour
from parlour.games.iamzombie.naming import PLACES
from parlour.kit.actors import Seat
from parlour.kit.notation import (
    NUMBER,
    NUMBERS,
    ShortForm,
    ShortNotation,
    bare,
    numbers_in,
    one,
    several,
    write_numbers,
)
from parlour.kit.rules import rule

__all__ = ("SEATS", "IAmZombieNotation")

SEATS = "abcde"
"""The letters of the players, by seat."""

_N = NUMBER
_P = f"[{PLACES}]"
_PLACES = f"-|{_P}+"


def _number(text: str | None) -> int:
    return NONE if text is None else int(text)


def _slot(letter: str | None) -> int:
    return NONE if letter is None else PLACES.index(letter)


def _mark(sign: str, number: int, none: int = NONE) -> str:
    return "" if number == none else f"{sign}{number}"


def _letter(sign: str, letters: str, number: int) -> str:
    return "" if number == NONE else f"{sign}{letters[number]}"


def _place(word: str, cls: type[Any]) -> ShortForm:
    """An action with one stack."""
    return ShortForm(word, f":({_P})", lambda action: f":{PLACES[action.slot]}", lambda found: cls(_slot(found[1])))


def _step(word: str, cls: type[Any]) -> ShortForm:
    """A pawn's way to a stack, ``!`` with a foothold."""

    def write(action: Any) -> str:
        return f":{PLACES[action.slot]}{'!' if action.foothold else ''}"

    return ShortForm(word, f":({_P})(!?)", write, lambda found: cls(_slot(found[1]), bool(found[2])))


def _meal(found: re.Match[str]) -> Action | None:
    minutes = int(found[2])
    return a.TellMeal(cast("Meal", found[1]), minutes) if minutes <= MOST_MINUTES else None


def _write_use(use: a.Use) -> str:
    """``:12>b-A@C+7#2=4*1``: whatever it needs, in this order."""
    who, origin = _letter(">", SEATS, use.to), _letter("-", PLACES, use.origin)
    where, target = _letter("@", PLACES, use.slot), _mark("+", use.target)
    return f":{use.archetype}{who}{origin}{where}{target}{_mark('#', use.die)}{_mark('=', use.face, 0)}" + _mark(
        "*", use.sixes, 0
    )


def _use(found: re.Match[str]) -> Action:
    return a.Use(
        int(found[1]),
        slot=_slot(found[4]),
        origin=_slot(found[3]),
        to=NONE if found[2] is None else SEATS.index(found[2]),
        target=_number(found[5]),
        die=_number(found[6]),
        face=int(found[7] or 0),
        sixes=int(found[8] or 0),
    )


_USE = rf":({_N})(?:>([{SEATS}]))?(?:-({_P}))?(?:@({_P}))?(?:\+({_N}))?(?:#({_N}))?(?:=({_N}))?(?:\*({_N}))?"


def _write_roll(roll: a.Roll) -> str:
    return f":{roll.to_difficulty}:{roll.colour}" if roll.colour else _mark(":", roll.to_difficulty, 0)


def _write_name(rename: a.Rename) -> str:
    """As it is, except what does not print, blanks, and the sign for these."""
    return ":" + "".join(char if char.isprintable() and char not in " %" else _escaped(char) for char in rename.name)


def _escaped(char: str) -> str:
    """``%20``: the bytes of UTF-8, as in addresses."""
    return "".join(f"%{byte:02X}" for byte in char.encode("utf-8", "surrogatepass"))


def _name(found: re.Match[str]) -> Action | None:
    try:
        name = re.sub(
            r"(?:%[0-9A-F]{2})+",
            lambda run: bytes.fromhex(run[0].replace("%", "")).decode("utf-8", "surrogatepass"),
            found[1],
        )
    except UnicodeDecodeError:
        return None
    return a.Rename(name) if len(name) <= MOST_NAME else None


_FORMS: dict[type[Any], ShortForm] = {
    a.TellMeal: ShortForm(
        "ate", rf":({'|'.join(get_args(Meal))}):({_N})", lambda told: f":{told.meal}:{told.minutes}", _meal
    ),
    a.ChooseArchetype: one("choose", a.ChooseArchetype, "archetype"),
    a.ExchangeArchetype: ShortForm(
        "exchange",
        f":({_N})>({_N})",
        lambda swap: f":{swap.old}>{swap.archetype}",
        lambda found: a.ExchangeArchetype(int(found[2]), int(found[1])),
    ),
    a.Arrange: ShortForm(
        "arrange",
        rf":({NUMBERS})(?:/({_N}(?:,{_N})*))?",
        lambda stacks: (
            f":{write_numbers(stacks.archetypes)}" + (f"/{write_numbers(stacks.under, ',')}" if stacks.under else "")
        ),
        lambda found: a.Arrange(numbers_in(found[1]), numbers_in(found[2] or "")),
    ),
    a.Lay: ShortForm(
        "lay",
        f":({_N})@({_P})",
        lambda lay: f":{lay.location}@{PLACES[lay.slot]}",
        lambda found: a.Lay(int(found[1]), _slot(found[2])),
    ),
    a.Place: _step("place", a.Place),
    a.Move: _step("move", a.Move),
    a.Rest: one("rest", a.Rest, "archetype", none=NONE),
    a.Use: ShortForm("use", _USE, _write_use, _use),
    a.Activate: one("feature", a.Activate, "target", none=NONE),
    a.Roll: ShortForm(
        "roll",
        f"(?::({_N})(?::({'|'.join(Colour)}))?)?",
        _write_roll,
        lambda found: a.Roll(int(found[1] or 0), found[2] or ""),
    ),
    a.Reroll: several("reroll", a.Reroll, "dice"),
    a.Keep: bare("keep", a.Keep()),
    a.Finish: bare("done", a.Finish()),
    a.CancelFives: one("cancel", a.CancelFives, "count"),
    a.Pay: bare("pay", a.Pay()),
    a.TakeWound: one("wound", a.TakeWound, "archetype", none=NONE),
    a.Decline: bare("no", a.Decline()),
    a.Agree: bare("yes", a.Agree()),
    a.Spread: _place("spread", a.Spread),
    a.Advance: one("remove", a.Advance, "remove"),
    a.Travel: _place("travel", a.Travel),
    a.Steal: ShortForm(
        "steal",
        f":([{SEATS}])",
        lambda steal: f":{SEATS[steal.to]}",
        lambda found: a.Steal(Seat(SEATS.index(found[1]))),
    ),
    a.Scatter: ShortForm(
        "scatter",
        f":({_PLACES})",
        lambda scatter: ":" + ("".join(PLACES[slot] for slot in scatter.slots) or "-"),
        lambda found: a.Scatter(tuple(_slot(letter) for letter in found[1].strip("-"))),
    ),
    a.Heal: several("heal", a.Heal, "archetypes"),
    a.EndTurn: bare("end", a.EndTurn()),
    a.KeepTrophy: one("trophy", a.KeepTrophy, "location"),
    a.Vouch: ShortForm(
        "vouch", ":(on|off)", lambda vouch: ":on" if vouch.on else ":off", lambda found: a.Vouch(found[1] == "on")
    ),
    a.Give: ShortForm(
        "give",
        f":([{SEATS}]):({_N})",
        lambda give: f":{SEATS[give.to]}:{give.amount}",
        lambda found: a.Give(Seat(SEATS.index(found[1])), int(found[2])),
    ),
    a.Rename: ShortForm("name", r":(\S*)", _write_name, _name),
}


@rule("20")
class IAmZombieNotation(ShortNotation):
    """``lay:40@C`` · ``use:12>b@C`` · ``roll:2`` · ``reroll:0+3`` · ``cancel:1`` · ``end``."""

    def __init__(self) -> None:
        super().__init__(_FORMS)
