"""§13 A possible state for what one viewer sees: which cores are the Motherships, and other players' traps."""

from __future__ import annotations

from typing import Any

from parlour.games.hexnet import columns as c
from parlour.games.hexnet.geometry import neighbours
from parlour.kit.chance import Chance
from parlour.kit.game import View
from parlour.kit.rules import rule

__all__ = ("complete",)

Json = dict[str, Any]


@rule("13")
def complete(view: View, rng: Chance) -> Json:
    """The view's state with every gap filled; from the view alone.

    A Mothership is in hand or any core on the board, each as likely; a Netter has left a trap or not.
    """
    state = dict(view.state)
    over = bool(state["reason"])
    secrets = []
    for seen in state["secrets"]:
        seat = seen["seat"]
        known = "mothership" in seen
        secrets.append(
            {
                "seat": seat,
                "mothership": {
                    "value": seen["mothership"] if known else _mothership(state, seat, rng),
                    "to": None if over else [seat],
                },
                "traps": {
                    "value": seen["traps"] if known else {"laid": _traps(state, seat, rng)},
                    "to": None if over else [seat],
                },
            }
        )
    state["secrets"] = secrets
    return state


def _mothership(state: Json, seat: int, rng: Chance) -> int:
    """§2 Both cores in hand: one of them it is; none in hand: one of those on the board; else either."""
    in_hand = state["hand"][c.HAND_KINDS * seat]
    cores = [i for i, owner in enumerate(state["owner"]) if owner == seat and state["kind"][i] == c.CORE]
    places = [-1] if in_hand == 2 or not cores else cores if not in_hand else [-1, *cores]
    return places[rng.below("mothership", len(places))]


@rule("8.2", ruling="R-27")
def _traps(state: Json, seat: int, rng: Chance) -> list[int]:
    """One a Netter at most, on different hexes next to the network."""
    laid: list[int] = []
    for i, owner in enumerate(state["owner"]):
        if owner != seat or state["kind"][i] not in (c.NETTER, c.CLONE) or not rng.below("trap", 2):
            continue
        near = neighbours(state["at"][rng.below("trap", len(state["at"]))])
        at = near[rng.below("trap", len(near))]
        if at not in laid[::2]:
            laid += [at, i]
    return laid
