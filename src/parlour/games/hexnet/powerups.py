"""§9.1 Where power-ups come from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parlour.games.hexnet.events import PowerUpAppeared
from parlour.games.hexnet.geometry import name
from parlour.games.hexnet.model import State
from parlour.games.hexnet.setup import scheduled
from parlour.kit.agenda import Kernel
from parlour.kit.rules import rule

if TYPE_CHECKING:
    from parlour.games.hexnet._hot_core import Core

__all__ = ("supply",)


@rule("9.1", ruling="R-31")
def supply(s: State, core: Core, ended: int, due: bool, k: Kernel) -> None:
    """The power-ups that the end of a round brings; in order of (r, q) every hex is as likely."""
    if s.options.p_mode == "list":
        _by_list(s, core, ended, k)
    elif due:
        hexes = core.candidates()
        if hexes:
            _appear(core, hexes[k.chance.below("power-up", len(hexes))], k)


def _by_list(s: State, core: Core, number: int, k: Kernel) -> None:
    for entry in filter(None, map(scheduled, s.options.p_list)):
        if entry[0] == number and entry[1] in core.candidates():
            _appear(core, entry[1], k)


def _appear(core: Core, at: int, k: Kernel) -> None:
    core.add_power(at)
    k.emit(PowerUpAppeared(at=name(at)))
