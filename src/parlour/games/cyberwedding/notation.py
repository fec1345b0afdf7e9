"""§10.8 Actions as people write them: squares like ``n8``, tiles like ``B4``, players ``a`` to ``j``, facings ``nesw``.

Nobody knows the table's map here, so squares and tiles are named as on ours, which is 20 squares and 5 tiles wide.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

from parlour.games.cyberwedding import actions as a
from parlour.games.cyberwedding.actions import MOST_TEXT, Action
from parlour.games.cyberwedding.cards import CardKind
from parlour.games.cyberwedding.map_data import tile_id
from parlour.games.cyberwedding.model import NONE, Ability, Character
from parlour.games.cyberwedding.naming import COLUMNS, SEATS, square_name
from parlour.kit.notation import NUMBER, ShortForm, ShortNotation, bare, one
from parlour.kit.rules import rule

__all__ = ("FACINGS", "CyberWeddingNotation")

FACINGS: Final = "nesw"
WIDTH: Final = 20
TILES: Final = 5
LONGEST: Final = 20 + 12 * MOST_TEXT
"""Characters of a text that is worth looking at: a letter of a promise may take twelve."""

_SQUARE = f"[{COLUMNS[:WIDTH]}][1-9][0-9]{{0,3}}"
_TILE = f"[A-Z][1-{TILES}]"
_SEAT = f"[{SEATS}]"
_FACING = f"[{FACINGS}]"
_CARD = f"(?:{'|'.join(CardKind)})"
_SHORT = {Ability.PLAIN: "plain", Ability.ENERGY_BEAM: "beam", Ability.GUN: "gun", Ability.MIND_CONTROL: "mind"}
_LONG = {word: ability for ability, word in _SHORT.items()}
_ABILITY = f"(?:{'|'.join(_LONG)})"

_Found = re.Match[str]


def _square(number: int) -> str:
    if number < 0:
        raise IndexError(number)
    return square_name(number, WIDTH)


def _read_square(text: str | None) -> int:
    return NONE if text is None else (int(text[1:]) - 1) * WIDTH + COLUMNS.index(text[0])


def _tile(number: int) -> str:
    if number < 0:
        raise IndexError(number)
    return tile_id(number, TILES)


def _read_tile(text: str | None) -> int:
    return NONE if text is None else (ord(text[0]) - ord("A")) * TILES + int(text[1:]) - 1


def _letter(letters: str, number: int) -> str:
    if number < 0:
        raise IndexError(number)
    return letters[number]


def _read_letter(letters: str, text: str | None) -> int:
    return NONE if text is None else letters.index(text)


def _mark(sign: str, number: int, write: Callable[[int], str] = str) -> str:
    """A part that is left out where there is nothing."""
    return "" if number == NONE else sign + write(number)


def _number(text: str | None, none: int = NONE) -> int:
    return none if text is None else int(text)


def _place(word: str, cls: type[Any], field: str = "square") -> ShortForm:
    """An action with one square."""
    return ShortForm(
        word, f":({_SQUARE})", lambda it: f":{_square(getattr(it, field))}", lambda found: cls(_read_square(found[1]))
    )


def _card(word: str, cls: type[Any]) -> ShortForm:
    """An action with one card."""
    return ShortForm(word, f":({_CARD})", lambda it: f":{it.card}", lambda found: cls(CardKind(found[1])))


def _kept(word: str, kept: bool) -> ShortForm:
    def write(settle: a.SettlePromise) -> str:
        if settle.kept is not kept:
            raise IndexError(word)  # the other word says it
        return f":{settle.promise}"

    return ShortForm(word, f":({NUMBER})", write, lambda found: a.SettlePromise(int(found[1]), kept))


def _write_play(play: a.PlayCard) -> str:
    cyberman, to, captive = _mark("+", play.cyberman), _mark(">", play.to, _seat), _mark("*", play.captive)
    where, limit = _mark("@", play.tile, _tile), f"={play.limit}" if play.limit else ""
    return f":{play.card}{cyberman}{to}{captive}{where}{limit}"


def _seat(number: int) -> str:
    return _letter(SEATS, number)


def _play(found: _Found) -> Action:
    limit: Any = found[6] or ""
    to = _read_letter(SEATS, found[3])
    return a.PlayCard(CardKind(found[1]), _number(found[2]), to, _number(found[4]), _read_tile(found[5]), limit)


_PLAY = rf":({_CARD})(?:\+({NUMBER}))?(?:>({_SEAT}))?(?:\*({NUMBER}))?(?:@({_TILE}))?(?:=(moves|abilities))?"


def _write_use(use: a.UseAbility) -> str:
    to, facing = _mark("@", use.square, _square), _mark(">", use.facing, lambda it: _letter(FACINGS, it))
    return f":{use.member}{_mark('+', use.cyberman)}{to}{facing}"


def _use(found: _Found) -> Action:
    facing = _read_letter(FACINGS, found[4])
    return a.UseAbility(int(found[1]), _read_square(found[3]), _number(found[2]), facing)


def _write_text(promise: a.MakePromise) -> str:
    """As it is, except what does not print, blanks, and the sign for these."""
    text = "".join(char if char.isprintable() and char not in " %" else _escaped(char) for char in promise.text)
    return f":{_seat(promise.to)}:{text}"


def _escaped(char: str) -> str:
    """``%20``: the bytes of UTF-8, as in addresses."""
    return "".join(f"%{byte:02X}" for byte in char.encode("utf-8", "surrogatepass"))


def _promise(found: _Found) -> Action | None:
    try:
        text = re.sub(
            r"(?:%[0-9A-F]{2})+",
            lambda run: bytes.fromhex(run[0].replace("%", "")).decode("utf-8", "surrogatepass"),
            found[2],
        )
    except UnicodeDecodeError:
        return None
    return a.MakePromise(SEATS.index(found[1]), text) if 1 <= len(text) <= MOST_TEXT else None


_SETTING_UP: dict[type[Any], ShortForm | tuple[ShortForm, ...]] = {
    a.PickCharacter: ShortForm(
        "pick",
        f":({'|'.join(Character)})",
        lambda pick: f":{pick.character}",
        lambda found: a.PickCharacter(Character(found[1])),
    ),
    a.Bid: one("bid", a.Bid, "amount"),
    a.Pass: bare("pass", a.Pass()),
    a.LeaveAuction: bare("leave", a.LeaveAuction()),
    a.ChooseCorner: _place("corner", a.ChooseCorner),
    a.PlaceGroup: _place("group", a.PlaceGroup),
}
_CYBERMEN: dict[type[Any], ShortForm | tuple[ShortForm, ...]] = {
    a.TurnUp: ShortForm(
        "turn", f":({_TILE})", lambda turn: f":{_tile(turn.tile)}", lambda found: a.TurnUp(_read_tile(found[1]))
    ),
    a.PlaceCyberman: ShortForm(
        "arrive",
        f":({_SQUARE})>({_FACING})=({_ABILITY})",
        lambda put: f":{_square(put.square)}>{_letter(FACINGS, put.facing)}={_SHORT[put.ability]}",
        lambda found: a.PlaceCyberman(_read_square(found[1]), _LONG[found[3]], FACINGS.index(found[2])),
    ),
    a.PlaceFigure: ShortForm(
        "figure",
        f":({_SQUARE})>({_FACING})",
        lambda put: f":{_square(put.square)}>{_letter(FACINGS, put.facing)}",
        lambda found: a.PlaceFigure(_read_square(found[1]), FACINGS.index(found[2])),
    ),
    a.PlaceTokens: ShortForm(
        "tokens",
        rf":({_SQUARE})\+({_SQUARE})(?:/({_SQUARE}))?",
        lambda put: f":{_square(put.first)}+{_square(put.second)}{_mark('/', put.escape, _square)}",
        lambda found: a.PlaceTokens(_read_square(found[1]), _read_square(found[2]), _read_square(found[3])),
    ),
    a.MoveCyberman: ShortForm(
        "move",
        f":({NUMBER})@({_SQUARE})>({_FACING})",
        lambda move: f":{move.cyberman}@{_square(move.to)}>{_letter(FACINGS, move.facing)}",
        lambda found: a.MoveCyberman(int(found[1]), _read_square(found[2]), FACINGS.index(found[3])),
    ),
    a.MoveRest: bare("rest", a.MoveRest()),
    a.UseCyberAbility: ShortForm(
        "aim",
        f":({NUMBER})>({_SEAT})(!?)",
        lambda use: f":{use.cyberman}>{_seat(use.to)}{'!' if use.partial else ''}",
        lambda found: a.UseCyberAbility(int(found[1]), SEATS.index(found[2]), bool(found[3])),
    ),
    a.UseRest: bare("aims", a.UseRest()),
    a.ControlGroup: _place("lead", a.ControlGroup),
    a.GoOn: bare("on", a.GoOn()),
    a.Done: bare("done", a.Done()),
    a.Decline: bare("no", a.Decline()),
    a.ChooseCaptive: one("lose", a.ChooseCaptive, "member"),
    a.ChooseType: ShortForm(
        "type",
        f":({_ABILITY})",
        lambda it: f":{_SHORT[it.ability]}",
        lambda found: a.ChooseType(_LONG[found[1]]),
    ),
}
_GROUPS: dict[type[Any], ShortForm | tuple[ShortForm, ...]] = {
    a.Walk: ShortForm(
        "walk",
        f":({_SQUARE})(?:-({NUMBER})f)?(?:-({NUMBER})e)?",
        lambda walk: (
            f":{_square(walk.to)}"
            + (f"-{walk.fatigue_left}f" if walk.fatigue_left else "")
            + (f"-{walk.escape_left}e" if walk.escape_left else "")
        ),
        lambda found: a.Walk(_read_square(found[1]), _number(found[2], 0), _number(found[3], 0)),
    ),
    a.Stop: bare("stop", a.Stop()),
    a.MovePartial: _place("partial", a.MovePartial, "to"),
    a.PlacePartial: _place("rise", a.PlacePartial),
    a.UseAbility: ShortForm(
        "use", rf":({NUMBER})(?:\+({NUMBER}))?(?:@({_SQUARE}))?(?:>({_FACING}))?", _write_use, _use
    ),
    a.ChooseFight: ShortForm(
        "fight",
        ":(group|partial)",
        lambda choice: ":partial" if choice.partial else ":group",
        lambda found: a.ChooseFight(found[1] == "partial"),
    ),
    a.Roll: bare("roll", a.Roll()),
    a.Yield: bare("yield", a.Yield()),
    a.SpendEscape: bare("escape", a.SpendEscape()),
    a.SpendFatigue: one("fatigue", a.SpendFatigue, "amount"),
}
_CARDS_AND_CARS: dict[type[Any], ShortForm | tuple[ShortForm, ...]] = {
    a.PlayCard: ShortForm("play", _PLAY, _write_play, _play),
    a.UseItem: ShortForm(
        "item",
        f":({_CARD})(?:>({_SEAT}))?",
        lambda use: f":{use.card}{_mark('>', use.to, _seat)}",
        lambda found: a.UseItem(CardKind(found[1]), _read_letter(SEATS, found[2])),
    ),
    a.TakeCard: _card("take", a.TakeCard),
    a.PlaceUnit: _place("unit", a.PlaceUnit),
    a.DiscardCard: _card("discard", a.DiscardCard),
    a.DiscardItems: ShortForm(
        "items",
        rf":({_CARD})\+({_CARD})\+({_CARD})",
        lambda items: f":{items.first}+{items.second}+{items.third}",
        lambda found: a.DiscardItems(CardKind(found[1]), CardKind(found[2]), CardKind(found[3])),
    ),
    a.EndTurn: bare("end", a.EndTurn()),
    a.OfferRescue: one("free", a.OfferRescue, "captive"),
    a.Pledge: one("pledge", a.Pledge, "amount"),
    a.Hotwire: bare("hotwire", a.Hotwire()),
    a.Flee: bare("flee", a.Flee()),
    a.Drive: ShortForm(
        "drive",
        f":({NUMBER})(-?)",
        lambda drive: f":{drive.line}{'-' if drive.backwards else ''}",
        lambda found: a.Drive(int(found[1]), bool(found[2])),
    ),
    a.GetOut: bare("out", a.GetOut()),
    a.SpendOnRoll: ShortForm(
        "spend",
        rf":({NUMBER})\+({NUMBER})",
        lambda spend: f":{spend.fatigue}+{spend.escape}",
        lambda found: a.SpendOnRoll(int(found[1]), int(found[2])),
    ),
    a.MakePromise: ShortForm("promise", rf":({_SEAT}):(\S+)", _write_text, _promise),
    a.SettlePromise: (_kept("kept", True), _kept("broken", False)),
}


@rule("10.8")
class CyberWeddingNotation(ShortNotation):
    """``walk:n8`` · ``move:12@n8>e`` · ``play:gold+12`` · ``drive:4-`` · ``spend:2+1`` · ``pass``."""

    def __init__(self) -> None:
        super().__init__(_SETTING_UP | _CYBERMEN | _GROUPS | _CARDS_AND_CARS, longest=LONGEST)
