"""A player of The Network who crowds foreign cores and keeps the own ones free: games against bots come to an end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from parlour.games.hexnet import GAME
from parlour.games.hexnet import columns as c
from parlour.games.hexnet.geometry import neighbours, parse
from parlour.games.hexnet.model import Action, Move, Place

__all__ = ("best",)


def best(view: Mapping[str, Any], actions: Sequence[Mapping[str, Any]], seat: int) -> str:
    """Of the legal placements and moves the one that leaves foreign cores least room, in notation."""
    choices = [_action(fields) for fields in actions if fields["type"] in ("Place", "Move")]
    if not choices:
        only = actions[0]
        return str(GAME.notation.format(_any(only)))
    return str(GAME.notation.format(max(choices, key=lambda action: _worth(view, action, seat))))


def _action(fields: Mapping[str, Any]) -> Place | Move:
    if fields["type"] == "Place":
        return Place(fields["kind"], fields["at"])
    return Move(fields["unit"], fields["to"])


def _any(fields: Mapping[str, Any]) -> Action:
    from msgspec import convert

    action: Action = convert(dict(fields), Action)
    return action


def _worth(view: Mapping[str, Any], action: Place | Move, seat: int) -> int:
    occupied = set(view["at"])
    cores = [
        (at, owner) for at, owner, kind in zip(view["at"], view["owner"], view["kind"], strict=True) if kind == c.CORE
    ]
    if isinstance(action, Place):
        here = parse(action.at)
        if action.kind in "MD":
            cores.append((here, seat))
    else:
        here = parse(action.to)
        unit = next(i for i in range(len(view["at"])) if _called(view, i) == action.unit and view["owner"][i] == seat)
        if view["level"][unit] == 0:
            occupied.discard(view["at"][unit])
        if view["kind"][unit] == c.CORE:
            cores.remove((view["at"][unit], seat))
            cores.append((here, seat))
    occupied.add(here)

    def crowded(at: int) -> int:
        return int(3 ** sum(other in occupied for other in neighbours(at)))

    return sum(crowded(at) if owner != seat else -2 * crowded(at) for at, owner in cores)


def _called(view: Mapping[str, Any], unit: int) -> str:
    return f"{c.LETTERS[view['kind'][unit]]}{view['ordinal'][unit]}"
