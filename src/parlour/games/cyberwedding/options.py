"""§10.1 What a table may agree on, and every fault of it."""

from __future__ import annotations

from parlour.games.cyberwedding import map_check
from parlour.games.cyberwedding.model import Options
from parlour.kit.faults import Fault
from parlour.kit.rules import rule

__all__ = ("PLAYED", "check")

PLAYED = (
    Options(max_rounds=3),
    Options(max_rounds=3, advanced_terrain=False),
    Options(max_rounds=5, owner_may_pay=False),
)
"""What the conformance suite plays: few rounds, as it looks into every decision."""


@rule("10.1")
def check(options: Options, seats: int) -> list[Fault]:
    """Every fault by dotted field: the map's."""
    return map_check.faults(options.map, seats)
