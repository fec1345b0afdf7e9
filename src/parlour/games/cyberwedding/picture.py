"""The view as text: the turn, the map square by square, then Cybermen, what lies about, and the players.

The first line is ``round player phase``, the Technology, and what is left of the supply by Mark. As long as no tile is
face up there is no map. A square has up to five signs: its terrain as in the rulebook (``?`` face down); a Cyberman as
its Mark, ``L`` or ``l`` for the leaders, and where it faces (``^>v<``), else ``U`` a Unit, ``A`` a car, ``X`` a wreck,
and ``*`` for tokens; then the letters of the groups, a Partial's as a capital. A Cyberman's line is its number, Mark,
ability, square, facing, and whom it carries: ``+b1`` is the second character of player b. ``>`` is on turn, ``x`` has
left; a character is ``~`` carried, ``=`` a Partial, ``!`` converted, ``x`` killed, ``-`` gone.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

import msgspec

from parlour.games.cyberwedding.ground import Ground, ground_of
from parlour.games.cyberwedding.model import NONE, Fate, Options, Rank, captive_of, owner_of
from parlour.games.cyberwedding.naming import COLUMNS, MARKS, SEATS, square_name
from parlour.kit.game import View
from parlour.kit.rules import rule
from parlour.kit.types import HIDDEN

__all__ = ("picture",)

ARROWS: Final = "^>v<"
CELL: Final = 5
"""Signs of a square."""
IN_A_LINE: Final = 5
"""Cybermen in a line of text."""
FATES: Final = {
    Fate.FREE: "", Fate.CARRIED: "~", Fate.PARTIAL: "=", Fate.CONVERTED: "!", Fate.KILLED: "x", Fate.GONE: "-",
}  # fmt: skip

Json = dict[str, Any]


def _count(zone: Json | Sequence[Any]) -> int:
    """How many cards; of a hidden zone that is all there is to know."""
    return int(zone[HIDDEN]) if isinstance(zone, dict) else len(zone)


def _joined(words: Iterable[str]) -> str:
    return "".join(f" {word}" for word in words)


@rule("1.4")
def _sign(cyberman: Json) -> str:
    """Its Mark or its rank, and where it faces."""
    signs = {Rank.LEADER: "L", Rank.LIEUTENANT: "l"}
    return signs.get(Rank(cyberman["rank"]), str(cyberman["mark"])) + ARROWS[cyberman["facing"]]


def _things(state: Json) -> dict[int, str]:
    """Two signs by square for whatever lies or stands there but groups; of several what matters most."""
    found = {heap["square"]: " *" for heap in state["heaps"]}
    for square, sign in [
        *((car["square"], "X" if car["wreck"] else "A") for car in state["cars"]),
        *((square, "U") for square in state["units"]),
    ]:
        found[square] = sign + ("*" if square in found else " ")
    return found | {cyberman["square"]: _sign(cyberman) for cyberman in state["cybermen"]}


def _groups(state: Json) -> dict[int, str]:
    """The letters of groups and Partials by square."""
    found: dict[int, str] = {}
    for player in state["players"]:
        letter = SEATS[player["seat"]]
        for square, sign in ((player["square"], letter), (player["partial"], letter.upper())):
            if square != NONE:
                found[square] = found.get(square, "") + sign
    return found


@rule("1.6")
def _map(state: Json, ground: Ground) -> Iterator[str]:
    things, groups = _things(state), _groups(state)
    yield "   " + "".join(f"{column:<{CELL}}" for column in COLUMNS[: ground.width]).rstrip()
    for y in range(ground.squares // ground.width):
        cells: list[str] = []
        for square in range(y * ground.width, (y + 1) * ground.width):
            open_ = state["tiles"][ground.tile_of[square]] != NONE
            terrain = ground.terrain[square].replace("C", "K") if open_ else "?"
            # What is known of a face-down tile is the map: cars stand there from the beginning.
            cells.append(f"{terrain}{things.get(square, '')}".ljust(3) + groups.get(square, "")[:2].ljust(2))
        yield f"{y + 1:<3}" + "".join(cells).rstrip()


def _cybermen(state: Json, ground: Ground) -> Iterator[str]:
    """``12:II gun n8> +b1``"""
    words: list[str] = []
    for one in state["cybermen"]:
        carried = _joined(f"+{SEATS[owner_of(each)]}{each - captive_of(owner_of(each), 0)}" for each in one["captives"])
        rank = "" if one["rank"] == Rank.ORDINARY else f" {one['rank']} {SEATS[one['owner']]}"
        where = square_name(one["square"], ground.width) + ARROWS[one["facing"]]
        words.append(f"{one['id']}:{MARKS[one['mark']]} {one['ability']} {where}{rank}{carried}")
    for at in range(0, len(words), IN_A_LINE):
        yield "# " + "; ".join(words[at : at + IN_A_LINE])


def _lying(state: Json, ground: Ground) -> Iterator[str]:
    """Units, cars and tokens by their squares."""
    heaps = [f"{square_name(h['square'], ground.width)}={h['fatigue']}f{h['escape']}e" for h in state["heaps"]]
    units = [f"U:{square_name(square, ground.width)}" for square in state["units"]]
    cars = [f"{'X' if c['wreck'] else 'A'}:{square_name(c['square'], ground.width)}" for c in state["cars"]]
    for words in (units + cars, heaps):
        for at in range(0, len(words), 2 * IN_A_LINE):
            yield "*" + _joined(words[at : at + 2 * IN_A_LINE])


@rule("3.0")
def _player(state: Json, player: Json) -> str:
    """``>a human 7 VP 3f 2e n8 (3) gold | bride ~geek whiner | tennis_racquet``"""
    seat, hand = player["seat"], player["hand"]
    mark = "x" if player["left"] else ">" if seat == state["active"] and not state["reason"] else " "
    held = f"({_count(hand)})" + ("" if isinstance(hand, dict) else _joined(hand))
    members = _joined(FATES[Fate(member["fate"])] + member["character"] for member in player["members"])
    items = _joined(item["card"] + (f":{MARKS[item['mark']]}" if item["mark"] else "") for item in player["items"])
    car = " car" if player["in_car"] else ""
    figures = f"{player['state']} {player['vp']} VP {player['fatigue']}f {player['escape']}e{car}"
    return f"{mark}{SEATS[seat]} {figures} {held} |{members} |{items}".rstrip(" |")


@rule("2.2")
def _auction(step: Json) -> list[str]:
    """``! gold 3 b``: what is for sale, the highest bid and whose it is."""
    if step["type"] != "Auction" or not step["card"]:
        return []
    lot = step["lot"]
    return [f"! {step['card']} {lot['high']}" + ("" if lot["leader"] == NONE else f" {SEATS[lot['leader']]}")]


@rule("10.5")
def picture(view: View) -> str:
    """What the viewer sees, and no more: made of the view's own builtins."""
    state = view.state
    ground = ground_of(msgspec.convert(state["options"], Options))
    supply = _joined(f"{MARKS[mark]}:{sum(left)}" for mark, left in enumerate(state["supply"]) if mark)
    head = f"{state['round']} {SEATS[state['active']]} {state['phase']}"
    lines = [f"{head} technology {MARKS[state['technology']]} supply{supply}"]
    lines += [line for step in state["agenda"] for line in _auction(step)]
    if any(turns != NONE for turns in state["tiles"]):
        lines += [*_map(state, ground), *_cybermen(state, ground), *_lying(state, ground)]
    return "\n".join([*lines, *(_player(state, player) for player in state["players"])])
