"""§18 Actions as people write them. Cards, Specials and offers are numbers, players letters, sides ``t r b l``.

What the kit's own notation writes is read as well: clients compose free-form actions in it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple, get_args

from parlour.games.illuminati import actions as a
from parlour.games.illuminati.actions import Action
from parlour.games.illuminati.alignments import ALIGNMENTS
from parlour.games.illuminati.goods import Goods
from parlour.games.illuminati.model import NONE, PAID
from parlour.kit.actors import Seat
from parlour.kit.notation import Notation, NotationError
from parlour.kit.rules import rule

__all__ = ("IlluminatiNotation",)

SEATS = "abcdefgh"
"""The letters of the players, by seat."""
SIDES = "trbl"
"""Top, right, bottom, left: the printed sides, as they are numbered."""
LONGEST = 2_000
"""Characters of a text that is worth looking at."""

_N = r"(?:0|[1-9][0-9]{0,4})"
_ALIGNMENT = rf"(?:{'|'.join(ALIGNMENTS)})"
_GOODS = rf"-|(?:{_N}|[sg]{_N})(?:\+[sg]{_N})*"


class _Form(NamedTuple):
    """How one kind of action is written, without the word that it begins with."""

    word: str
    pattern: str
    write: Callable[[Any], str]
    read: Callable[[re.Match[str]], Action]


def _seat(letter: str) -> Seat:
    return Seat(SEATS.index(letter))


def _numbers(text: str) -> tuple[int, ...]:
    return tuple(int(number) for number in re.findall(_N, text))


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
        return a.Attack(int(found[1]), int(found[2]), kind, _numbers(found[3]), privilege, special)

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
    return a.Hang(int(found[1]), SIDES.index(found[2]), rehung, _numbers(found[4]), _numbers(found[5]))


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


def _bare(word: str, action: Action) -> _Form:
    """An action without fields."""
    return _Form(word, "", lambda _: "", lambda _: action)


def _one(word: str, cls: type[Any], field: str) -> _Form:
    """An action with one number."""
    return _Form(word, f":({_N})", lambda action: f":{getattr(action, field)}", lambda found: cls(int(found[1])))


def _offer(word: str, cls: type[Any]) -> _Form:
    """An action about one version of an offer."""

    def write(action: Any) -> str:
        return f":{action.offer}.{action.rev}"

    return _Form(word, rf":({_N})\.({_N})", write, lambda found: cls(int(found[1]), int(found[2])))


_ATTACK = rf":({_N})>({_N})((?:\+{_N})*)(?:\*(\$|{_N}))?(?:!({_N}))?"
_SUMS = rf":(-|{_N}={_N}(?:,{_N}={_N})*)"
_SPENT = rf":({_N})\+({_N})"


def _spend(side: Any) -> _Form:
    def write(spend: a.Spend) -> str:
        return f":{spend.from_group}+{spend.from_illuminati}"

    return _Form(side, _SPENT, write, lambda found: a.Spend(int(found[1]), int(found[2]), side))


_FORMS: dict[type[Any], tuple[_Form, ...]] = {
    a.ChooseGoal: (_one("goal", a.ChooseGoal, "goal"),),
    a.Pass: (_bare("pass", a.Pass()),),
    a.PlaySpecial: (
        _Form("play", rf":({_N})(?:@({_N}))?(?:@([{SEATS}]))?", lambda play: f":{_write_play(play)}", _play),
    ),
    a.PayUpkeep: (_one("upkeep", a.PayUpkeep, "source"),),
    a.RefuseUpkeep: (_bare("unpaid", a.RefuseUpkeep()),),
    a.Demand: (
        _Form(
            "demand",
            rf":(-|[{SEATS}]+)",
            lambda demand: ":" + ("".join(SEATS[seat] for seat in demand.seats) or "-"),
            lambda found: a.Demand(tuple(_seat(letter) for letter in found[1].strip("-"))),
        ),
    ),
    a.PayTax: (
        _Form("tax", _SUMS, lambda tax: f":{_write_sums(tax.payments)}", lambda found: a.PayTax(_sums(found[1]))),
    ),
    a.Attack: tuple(
        _Form(kind, _ATTACK, lambda attack: f":{_write_attack(attack)}", _attack(kind))
        for kind in ("control", "neutralize", "destroy")
    ),
    a.CallOff: (_bare("off", a.CallOff()),),
    a.BreakPrivilege: (
        _Form(
            "break",
            rf":({_N})\+({_N})",
            lambda action: f":{action.first}+{action.second}",
            lambda found: a.BreakPrivilege(int(found[1]), int(found[2])),
        ),
    ),
    a.Spend: (_spend("for"), _spend("against")),
    a.Hang: (
        _Form(
            "hang",
            rf":({_N})([{SIDES}])((?:/{_N}[{SIDES}])*)((?:-{_N})*)((?:~{_N})*)",
            lambda hang: f":{_write_hang(hang)}",
            _hang,
        ),
    ),
    a.HandOver: (_one("hand", a.HandOver, "amount"),),
    a.Transfer: (
        _Form(
            "send",
            rf":({_N})>({_N})=({_N})",
            lambda action: f":{action.source}>{action.receiver}={action.amount}",
            lambda found: a.Transfer(int(found[1]), int(found[2]), int(found[3])),
        ),
    ),
    a.Move: (_one("move", a.Move, "card"),),
    a.Drop: (_one("drop", a.Drop, "card"),),
    a.ExtraDraw: (_one("draw", a.ExtraDraw, "card"),),
    a.ShiftAlignment: (
        _Form(
            "shift",
            rf":({_N})>({_N})(?:-({_ALIGNMENT}))?(?:\+({_ALIGNMENT}))?",
            lambda shift: f":{_write_shift(shift)}",
            _shift,
        ),
    ),
    a.Redistribute: (
        _Form(
            "spread",
            _SUMS,
            lambda action: f":{_write_sums(action.treasuries)}",
            lambda found: a.Redistribute(_sums(found[1])),
        ),
    ),
    a.Reorganize: (
        _Form(
            "build",
            rf":(-|{_N}@{_N}[{SIDES}](?:,{_N}@{_N}[{SIDES}])*)",
            lambda build: f":{_write_build(build)}",
            _build,
        ),
    ),
    a.PassTurn: (_bare("rest", a.PassTurn()),),
    a.Finish: (_bare("done", a.Finish()),),
    a.ShowSpecials: (
        _Form(
            "show",
            rf":([{SEATS}]):({_N}(?:\+{_N})*)",
            lambda action: f":{SEATS[action.to]}:{'+'.join(map(str, action.specials))}",
            lambda found: a.ShowSpecials(_seat(found[1]), _numbers(found[2])),
        ),
    ),
    a.Propose: (
        _Form(
            "offer",
            rf":([{SEATS}]):({_GOODS})/({_GOODS})",
            lambda offer: f":{SEATS[offer.to]}:{_write_goods(offer.give)}/{_write_goods(offer.get)}",
            lambda found: a.Propose(_seat(found[1]), _goods(found[2]), _goods(found[3])),
        ),
    ),
    a.Counter: (
        _Form(
            "counter",
            rf":({_N})\.({_N}):({_GOODS})/({_GOODS})",
            lambda offer: f":{offer.offer}.{offer.rev}:{_write_goods(offer.give)}/{_write_goods(offer.get)}",
            lambda found: a.Counter(int(found[1]), int(found[2]), _goods(found[3]), _goods(found[4])),
        ),
    ),
    a.Accept: (_offer("accept", a.Accept),),
    a.Refuse: (_offer("refuse", a.Refuse),),
    a.Withdraw: (_one("withdraw", a.Withdraw, "offer"),),
}
_READERS = {form.word: (re.compile(form.pattern), form) for forms in _FORMS.values() for form in forms}


def _form(action: Action) -> _Form:
    """Attacks and payments have a word for each kind and side."""
    forms = _FORMS[type(action)]
    if isinstance(action, a.Attack):
        return next(form for form in forms if form.word == action.kind)
    if isinstance(action, a.Spend):
        return next(form for form in forms if form.word == action.side)
    return forms[0]


def _read(line: str) -> Action | None:
    """What the text says if it is one of the short forms."""
    word, colon, rest = line.partition(":")
    pattern, form = _READERS.get(word, (None, None))
    found = pattern.fullmatch(colon + rest) if pattern else None
    return form.read(found) if form and found else None


@rule("18")
class IlluminatiNotation(Notation):
    """``control:12>40+3+5*$`` · ``for:3+2`` · ``hang:83t/41r-44`` · ``offer:b:4+s3/g40`` · ``pass``."""

    def __init__(self) -> None:
        super().__init__(get_args(Action))

    def format(self, action: Any) -> str:
        """The action as people write it; as the kit does where a field is out of any range, which no rule allows."""
        form = _form(action)
        try:
            line = form.word + form.write(action)
        except IndexError:  # there is no such seat or side
            return super().format(action)
        return line if _read(line) == action else super().format(action)

    def parse(self, text: str) -> Any:
        """The action, also of the kit's notation; ``NotationError`` for anything else."""
        line = text.strip()
        if len(line) <= LONGEST:
            action = _read(line)
            if action is not None and self.format(action) == line:
                return action
        try:
            return super().parse(line)
        except NotationError as error:
            raise NotationError("malformed_action", text=line[:80]) from error
