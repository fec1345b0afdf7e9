"""§18 Actions as people write them. Cards, Specials and offers are numbers, players letters, sides ``t r b l``.

What the kit's own notation writes is read as well: clients compose free-form actions in it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Any

from parlour.games.illuminati import actions as a
from parlour.games.illuminati.actions import Action
from parlour.games.illuminati.alignments import ALIGNMENTS
from parlour.games.illuminati.goods import Goods
from parlour.games.illuminati.model import NONE, PAID
from parlour.kit.actors import Seat
from parlour.kit.notation import NUMBER, ShortForm, ShortNotation, bare, numbers_in, one
from parlour.kit.rules import rule

__all__ = ("IlluminatiNotation",)

SEATS = "abcdefgh"
"""The letters of the players, by seat."""
SIDES = "trbl"
"""Top, right, bottom, left: the printed sides, as they are numbered."""
LONGEST = 2_000
"""Characters of a text that is worth looking at."""

_N = NUMBER
_ALIGNMENT = rf"(?:{'|'.join(ALIGNMENTS)})"
_GOODS = rf"-|(?:{_N}|[sg]{_N})(?:\+[sg]{_N})*"


def _seat(letter: str) -> Seat:
    return Seat(SEATS.index(letter))


def _sums(text: str) -> tuple[tuple[int, int], ...]:
    """``83=4,12=1``; a hyphen for none at all."""
    pairs = [pair.split("=") for pair in text.split(",")] if text != "-" else []
    return tuple((int(card), int(money)) for card, money in pairs)


def _write_sums(sums: Iterable[tuple[int, int]]) -> str:
    return ",".join(f"{card}={money}" for card, money in sums) or "-"


def _goods(text: str) -> Goods:
    """``4+s3+g40``: 4 MB, a Special of kind 3, Group 40; a hyphen for nothing."""
    words = text.split("+") if text != "-" else []
    money = int(words.pop(0)) if words and words[0].isdigit() else 0
    return Goods(
        money,
        tuple(int(word[1:]) for word in words if word[0] == "s"),
        tuple(int(word[1:]) for word in words if word[0] == "g"),
    )


def _write_goods(goods: Goods) -> str:
    money = [str(goods.money)] if goods.money else []
    specials, groups = (f"s{special}" for special in goods.specials), (f"g{group}" for group in goods.groups)
    return "+".join([*money, *specials, *groups]) or "-"


def _write_attack(attack: a.Attack) -> str:
    aides = "".join(f"+{card}" for card in attack.aides)
    privilege = {NONE: "", PAID: "*$"}.get(attack.privilege, f"*{attack.privilege}")
    special = "" if attack.special == NONE else f"!{attack.special}"
    return f"{attack.attacker}>{attack.group}{aides}{privilege}{special}"


def _attack(kind: Any) -> Callable[[re.Match[str]], Action]:
    def read(found: re.Match[str]) -> Action:
        privilege = NONE if found[4] is None else PAID if found[4] == "$" else int(found[4])
        special = NONE if found[5] is None else int(found[5])
        return a.Attack(int(found[1]), int(found[2]), kind, numbers_in(found[3]), privilege, special)

    return read


def _write_play(play: a.PlaySpecial) -> str:
    at = "" if play.card == NONE else f"@{play.card}"
    return f"{play.special}{at}" + ("" if play.to == NONE else f"@{SEATS[play.to]}")


def _play(found: re.Match[str]) -> Action:
    return a.PlaySpecial(int(found[1]), int(found[2] or NONE), NONE if found[3] is None else _seat(found[3]))


def _write_hang(hang: a.Hang) -> str:
    rehung = "".join(f"/{card}{SIDES[side]}" for card, side in hang.rehung)
    dropped, removed = "".join(f"-{card}" for card in hang.dropped), "".join(f"~{card}" for card in hang.removed)
    return f"{hang.master}{SIDES[hang.side]}{rehung}{dropped}{removed}"


def _hang(found: re.Match[str]) -> Action:
    rehung = tuple((int(word[:-1]), SIDES.index(word[-1])) for word in found[3].split("/")[1:])
    return a.Hang(int(found[1]), SIDES.index(found[2]), rehung, numbers_in(found[4]), numbers_in(found[5]))


def _write_shift(shift: a.ShiftAlignment) -> str:
    lose, gain = shift.lose and f"-{shift.lose}", shift.gain and f"+{shift.gain}"
    return f"{shift.card}>{shift.group}{lose}{gain}"


def _shift(found: re.Match[str]) -> Action:
    words: dict[str, Any] = {"lose": found[3] or "", "gain": found[4] or ""}
    return a.ShiftAlignment(int(found[1]), int(found[2]), **words)


def _build(found: re.Match[str]) -> Action:
    places = [re.split(r"@|(?=[trbl])", word) for word in found[1].split(",")] if found[1] != "-" else []
    return a.Reorganize(tuple((int(card), int(master), SIDES.index(side)) for card, master, side in places))


def _write_build(build: a.Reorganize) -> str:
    return ",".join(f"{card}@{master}{SIDES[side]}" for card, master, side in build.places) or "-"


def _offer(word: str, cls: type[Any]) -> ShortForm:
    """An action about one version of an offer."""

    def write(action: Any) -> str:
        return f":{action.offer}.{action.rev}"

    return ShortForm(word, rf":({_N})\.({_N})", write, lambda found: cls(int(found[1]), int(found[2])))


_ATTACK = rf":({_N})>({_N})((?:\+{_N})*)(?:\*(\$|{_N}))?(?:!({_N}))?"
_SUMS = rf":(-|{_N}={_N}(?:,{_N}={_N})*)"
_SPENT = rf":({_N})\+({_N})"


def _spend(side: Any) -> ShortForm:
    def write(spend: a.Spend) -> str:
        return f":{spend.from_group}+{spend.from_illuminati}"

    return ShortForm(side, _SPENT, write, lambda found: a.Spend(int(found[1]), int(found[2]), side))


_FORMS: dict[type[Any], ShortForm | tuple[ShortForm, ...]] = {
    a.ChooseGoal: one("goal", a.ChooseGoal, "goal"),
    a.Pass: bare("pass", a.Pass()),
    a.PlaySpecial: ShortForm(
        "play", rf":({_N})(?:@({_N}))?(?:@([{SEATS}]))?", lambda play: f":{_write_play(play)}", _play
    ),
    a.PayUpkeep: one("upkeep", a.PayUpkeep, "source"),
    a.RefuseUpkeep: bare("unpaid", a.RefuseUpkeep()),
    a.Demand: ShortForm(
        "demand",
        rf":(-|[{SEATS}]+)",
        lambda demand: ":" + ("".join(SEATS[seat] for seat in demand.seats) or "-"),
        lambda found: a.Demand(tuple(_seat(letter) for letter in found[1].strip("-"))),
    ),
    a.PayTax: ShortForm(
        "tax", _SUMS, lambda tax: f":{_write_sums(tax.payments)}", lambda found: a.PayTax(_sums(found[1]))
    ),
    a.Attack: tuple(
        ShortForm(kind, _ATTACK, lambda attack: f":{_write_attack(attack)}", _attack(kind))
        for kind in ("control", "neutralize", "destroy")
    ),
    a.CallOff: bare("off", a.CallOff()),
    a.BreakPrivilege: ShortForm(
        "break",
        rf":({_N})\+({_N})",
        lambda action: f":{action.first}+{action.second}",
        lambda found: a.BreakPrivilege(int(found[1]), int(found[2])),
    ),
    a.Spend: (_spend("for"), _spend("against")),
    a.Hang: ShortForm(
        "hang",
        rf":({_N})([{SIDES}])((?:/{_N}[{SIDES}])*)((?:-{_N})*)((?:~{_N})*)",
        lambda hang: f":{_write_hang(hang)}",
        _hang,
    ),
    a.HandOver: one("hand", a.HandOver, "amount"),
    a.Transfer: ShortForm(
        "send",
        rf":({_N})>({_N})=({_N})",
        lambda action: f":{action.source}>{action.receiver}={action.amount}",
        lambda found: a.Transfer(int(found[1]), int(found[2]), int(found[3])),
    ),
    a.Move: one("move", a.Move, "card"),
    a.Drop: one("drop", a.Drop, "card"),
    a.ExtraDraw: one("draw", a.ExtraDraw, "card"),
    a.ShiftAlignment: ShortForm(
        "shift",
        rf":({_N})>({_N})(?:-({_ALIGNMENT}))?(?:\+({_ALIGNMENT}))?",
        lambda shift: f":{_write_shift(shift)}",
        _shift,
    ),
    a.Redistribute: ShortForm(
        "spread",
        _SUMS,
        lambda action: f":{_write_sums(action.treasuries)}",
        lambda found: a.Redistribute(_sums(found[1])),
    ),
    a.Reorganize: ShortForm(
        "build",
        rf":(-|{_N}@{_N}[{SIDES}](?:,{_N}@{_N}[{SIDES}])*)",
        lambda build: f":{_write_build(build)}",
        _build,
    ),
    a.TurnUpIlluminati: bare("unmask", a.TurnUpIlluminati()),
    a.NameIlluminati: ShortForm(
        "name",
        rf":([{SEATS}])=({_N})",
        lambda action: f":{SEATS[action.to]}={action.card}",
        lambda found: a.NameIlluminati(_seat(found[1]), int(found[2])),
    ),
    a.PassTurn: bare("rest", a.PassTurn()),
    a.Finish: bare("done", a.Finish()),
    a.ShowSpecials: ShortForm(
        "show",
        rf":([{SEATS}]):({_N}(?:\+{_N})*)",
        lambda action: f":{SEATS[action.to]}:{'+'.join(map(str, action.specials))}",
        lambda found: a.ShowSpecials(_seat(found[1]), numbers_in(found[2])),
    ),
    a.Propose: ShortForm(
        "offer",
        rf":([{SEATS}]):({_GOODS})/({_GOODS})",
        lambda offer: f":{SEATS[offer.to]}:{_write_goods(offer.give)}/{_write_goods(offer.get)}",
        lambda found: a.Propose(_seat(found[1]), _goods(found[2]), _goods(found[3])),
    ),
    a.Counter: ShortForm(
        "counter",
        rf":({_N})\.({_N}):({_GOODS})/({_GOODS})",
        lambda offer: f":{offer.offer}.{offer.rev}:{_write_goods(offer.give)}/{_write_goods(offer.get)}",
        lambda found: a.Counter(int(found[1]), int(found[2]), _goods(found[3]), _goods(found[4])),
    ),
    a.Accept: _offer("accept", a.Accept),
    a.Refuse: _offer("refuse", a.Refuse),
    a.Withdraw: one("withdraw", a.Withdraw, "offer"),
}


@rule("18")
class IlluminatiNotation(ShortNotation):
    """``control:12>40+3+5*$`` · ``for:3+2`` · ``hang:83t/41r-44`` · ``offer:b:4+s3/g40`` · ``pass``."""

    def __init__(self) -> None:
        super().__init__(_FORMS, longest=LONGEST)
