"""Acknowledged moves lost when the power goes: the store and match alone killed, then the whole server, under play.

.venv/bin/python -m benchmarks.crash [--alone 200] [--server 20]
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.match import crash
from tests.server.test_crash import killed_again_and_again


def main() -> int:
    """Print a line for each of the two; status 1 if anything was lost."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--alone", type=int, default=200, help="kills of store and match alone")
    parser.add_argument("--server", type=int, default=20, help="kills of the whole server")
    rounds = parser.parse_args()
    with TemporaryDirectory() as folder:
        alone = crash.main(Path(folder) / "alone.sqlite3", rounds.alone, 0)
        print(
            f"store and match: {rounds.alone} kills, {alone.acknowledged} acknowledged, {alone.lost} lost, "
            f"{alone.finished} of {alone.matches} tables went on to the end"
        )
        # Raises at the first acknowledged command that is not in its record, or a table that does not go on.
        kept = asyncio.run(killed_again_and_again(Path(folder), rounds.server, seed=1))
        print(f"whole server: {rounds.server} kills, {kept} acknowledged, 0 lost, every table went on to the end")
    return 1 if alone.lost or alone.failures or alone.finished < alone.matches else 0


if __name__ == "__main__":
    sys.exit(main())
