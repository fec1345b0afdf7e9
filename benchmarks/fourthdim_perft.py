"""How fast The Fourth Dimension's rules core is: perft, listing parts, noticing that nothing changed.

.venv/bin/python benchmarks/fourthdim_perft.py [depth] [--distinct]
"""

from __future__ import annotations

import argparse
from functools import partial
from pathlib import Path
from time import perf_counter
from timeit import repeat
from typing import TYPE_CHECKING

from parlour.games.fourthdim import _hot
from parlour.games.fourthdim.geometry import geometry
from parlour.games.fourthdim.position import parse_position
from parlour.games.fourthdim.turns import perft

if TYPE_CHECKING:
    from collections.abc import Callable

START = (
    "w Td4,Gd3,Gd6,Rd2,Rd5,Rd7,Wc1,Wc2,Wc3,Wc4,Wd1,Wd8 - Td20,Gd19,Gd22,Rd18,Rd21,Rd23,Wc9,Wc10,Wc11,Wc12,Wd17,Wd24 -"
)
POSITIONS = {  # the start, and a middle game with the mover in each warp state
    "start": START,
    "IDLE": "w Td2,Ga4,Gc3,Ra2,Rd1,Rd8,Wc1,Wd7,Wd10 - Td19,Gc14,Gd20,Rd16,Wc9,Wd12,Wd17,Wd25 B2:c9>b4",
    "UP": "w Td2,Ga4,Gc3,Ra2,Rd1,Rd8,Wc1,Wd7 U2W@c3 Td19,Gc14,Gd20,Rd16,Wc9,Wd12,Wd17,Wd25 B2:c9>b4",
    "BACK": "w Td2,Ga4,Gc3,Ra2,Rd1,Rd8,Wc1,Wd7,Wd10 B1:d10>d11 Td19,Gc14,Gd20,Rd16,Wc9,Wd12,Wd17,Wd25 B2:c9>b4",
    "DRIFT": "w Td2,Ga4,Gc3,Ra2,Rd1,Rd8,Wc1,Wd7,Wd10 D2 Td19,Gc14,Gd20,Rd16,Wc9,Wd12,Wd17,Wd25 B2:c9>b4",
}


def microseconds(action: Callable[[], object], number: int = 5_000) -> float:
    """The best of five rounds."""
    return min(repeat(action, number=number, repeat=5)) / number * 1e6


def relist(core: _hot.Core) -> None:
    """List the parts anew; undoing makes the old list void."""
    core.undo(core.mark())
    core.parts()


def main() -> None:
    """Print one line a figure."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("depth", nargs="?", type=int, default=3)
    arguments.add_argument("--distinct", action="store_true", help="count different positions, too")
    chosen = arguments.parse_args()
    core = _hot.workspace()
    print(f"core: {'compiled' if Path(_hot.__file__).suffix != '.py' else 'Python'}")
    for name, text in POSITIONS.items():
        columns = parse_position(text, geometry()).columns
        core.sync(*columns)
        empty = microseconds(lambda: core.undo(core.mark()))
        listing = microseconds(partial(relist, core)) - empty
        syncing = microseconds(partial(core.sync, *columns))
        figures = f"{core.parts():4} parts listed in {listing:5.2f} µs, equal sync {syncing:4.2f} µs"
        print(f"{name:5} {figures}, {core.count()[0]:6,} turns")
    core.sync(*parse_position(START, geometry()).columns)
    for depth in range(1, chosen.depth + 1):
        begun = perf_counter()
        count = perft(core, depth, chosen.distinct)
        seconds = perf_counter() - begun
        distinct = f", {count.distinct:,} different" if chosen.distinct else ""
        print(f"perft {depth}: {count.records:,} ({count.wins:,} wins{distinct}) in {seconds:.2f} s")


if __name__ == "__main__":
    main()
