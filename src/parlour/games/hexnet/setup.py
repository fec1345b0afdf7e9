"""§4 Set-up, and which options can be played."""

from __future__ import annotations

import re

from parlour.games.hexnet import columns as c
from parlour.games.hexnet.geometry import parse
from parlour.games.hexnet.model import Options, Secrets, State, Traps
from parlour.kit.faults import Fault
from parlour.kit.rules import rule
from parlour.kit.types import Shown

__all__ = ("begin", "check", "scheduled", "set_up")

_ENTRY = re.compile(r"([1-9][0-9]{0,2})@(-?[0-9]{1,4},-?[0-9]{1,4})", re.ASCII)


def scheduled(entry: str) -> tuple[int, int] | None:
    """§14 The round and the hex of an entry of ``p_list``; ``None`` if it is none."""
    found = _ENTRY.fullmatch(entry)
    try:
        return None if found is None else (int(found[1]), parse(found[2]))
    except ValueError:  # a hex that is not written as §16 says
        return None


@rule("14")
def check(options: Options, seats: int) -> list[Fault]:
    """Every fault of the options, by field."""
    faults = []
    if len(options.counts) not in (0, 4):
        faults.append(Fault("counts", "counts_size", {"count": 4}))
    elif options.counts:
        units, most = len(c.start(seats)[0].kind) + seats * (2 + sum(options.counts)), c.cap(seats)
        if units > most:
            faults.append(Fault("counts", "too_many_units", {"units": units, "most": most}))
    faults += [Fault("p_list", "bad_entry", {"entry": entry}) for entry in options.p_list if scheduled(entry) is None]
    return faults


@rule("4", ruling="R-06")
@rule("2", ruling="R-02")
def begin(options: Options, seats: int) -> tuple[c.Columns, c.Secrets]:
    """The Wrecks of so many players on the board, all units in hand."""
    if not options.counts:
        return c.start(seats)
    sprinters, climbers, jumpers, netters = options.counts
    return c.start(seats, (sprinters, climbers, jumpers, netters))


def set_up(options: Options, seats: int) -> State:
    """§4 The state before the first turn."""
    columns, secrets = begin(options, seats)
    return State(
        seats=seats,
        agenda=[],
        options=options,
        secrets=[
            Secrets(seat=seat, mothership=Shown(core, [seat]), traps=Shown(Traps(), [seat]))
            for seat, core in enumerate(secrets.mother)
        ],
        fallen=[0] * seats,
        **columns._asdict(),
    )
