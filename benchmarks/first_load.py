"""What a browser fetches that has never been here: the lobby, then a table of The Fourth Dimension; and Lighthouse.

A real Chromium loads both from a real server; every byte of the answers counts as it came over the wire, gzip where
the server packs. Lighthouse (installed by npm in a folder outside the project) judges both on its phone profile.

.venv/bin/python -m benchmarks.first_load [--runs 3] [--no-lighthouse]
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import shutil
import statistics
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.async_api import CDPSession, async_playwright

from benchmarks import goals, load, serving

MOST_KB, LEAST_SCORE = 200.0, 95.0
CHROMIUM = os.environ.get("CHROME_PATH", "/usr/bin/chromium")
FILES = Path(__file__).parent / "node" / "lighthouse"
_TRIES = 3
_CATEGORIES = ("performance", "accessibility")


async def _table(url: str) -> str:
    """A table that has begun, free for everybody to look at."""
    house = load.House(url)
    try:
        return await house.seat(public=True)
    finally:
        await house.close()


async def _fetched(url: str, table: str) -> dict[str, int]:
    """Bytes over the wire by what they are for, without the WebSocket's."""
    sizes: dict[str, int] = {}
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        page = await (await browser.new_context(service_workers="block")).new_page()
        wire: CDPSession = await page.context.new_cdp_session(page)
        await wire.send("Network.enable")
        kinds: dict[str, str] = {}
        wire.on("Network.responseReceived", lambda event: kinds.update({event["requestId"]: event["type"]}))

        def finished(event: dict[str, Any]) -> None:
            kind = kinds.get(event["requestId"], "Other")
            sizes[kind] = sizes.get(kind, 0) + int(event["encodedDataLength"])

        wire.on("Network.loadingFinished", finished)
        await page.goto(url, wait_until="networkidle")
        await page.goto(f"{url}/t/{table}", wait_until="domcontentloaded")
        await page.get_by_role("img").first.wait_for()
        await page.wait_for_load_state("networkidle")
        await browser.close()
    return sizes


def _scores(installed: Path, address: str) -> dict[str, float]:
    """Lighthouse's categories, out of 100."""
    report = installed / "report.json"
    flags = ["--quiet", "--output=json", f"--output-path={report}", f"--only-categories={','.join(_CATEGORIES)}"]
    flags.append("--chrome-flags=--headless=new --no-sandbox")
    command = [str(installed / "node_modules" / ".bin" / "lighthouse"), address, *flags]
    for left in reversed(range(_TRIES)):
        # now and then its recording of the page has no beginning: it says so, and asks to be run again
        done = subprocess.run(command, check=left == 0, env={**os.environ, "CHROME_PATH": CHROMIUM})
        if done.returncode == 0:
            break
    categories = json.loads(report.read_text())["categories"]
    return {name: categories[name]["score"] * 100 for name in _CATEGORIES}


def _lighthouse(installed: Path, pages: dict[str, str], runs: int) -> list[goals.Goal]:
    installed.mkdir(exist_ok=True, parents=True)
    shutil.copy(FILES / "package.json", installed)
    subprocess.run(["npm", "install", "--no-audit", "--no-fund", "--silent"], cwd=installed, check=True)
    found = []
    for name, address in pages.items():
        scores = [_scores(installed, address) for _ in range(runs)]
        for category in _CATEGORIES:
            median = statistics.median(score[category] for score in scores)
            found.append(goals.Goal(f"Lighthouse, {name}, {category}", median, at_least=LEAST_SCORE))
    return found


def main() -> int:
    """Print what was fetched and the scores (medians); status 1 if one is amiss."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=3, help="of Lighthouse")
    parser.add_argument("--lighthouse", action=argparse.BooleanOptionalAction, default=True)
    parser.add_argument("--installed", type=Path, help="a folder to install into, or that it is installed in")
    asked = parser.parse_args()
    with TemporaryDirectory() as folder, serving.running(Path(folder) / "load.sqlite3") as server:
        table = asyncio.run(_table(server.url))
        sizes = asyncio.run(_fetched(server.url, table))
        print("  " + ", ".join(f"{kind} {size / 1000:.1f} kB" for kind, size in sorted(sizes.items())))
        found = [goals.Goal("kB fetched, lobby and table", sum(sizes.values()) / 1000, at_most=MOST_KB)]
        if asked.lighthouse:
            pages = {"lobby": server.url, "table": f"{server.url}/t/{table}"}
            found += _lighthouse(asked.installed or Path(folder) / "lighthouse", pages, asked.runs)
    return goals.report(*found)


if __name__ == "__main__":
    sys.exit(main())
