"""What a page of the client will ask for next. Told with the page, it comes at once and not one after the other."""

from __future__ import annotations

import re
from typing import Any

from litestar import Request

from parlour.kit import registry
from parlour.match.ports import MatchId
from parlour.server.sentences import preferred
from parlour.server.site import Site
from parlour.server.static_files import INDEX

__all__ = ("ahead",)

_API = "/api/v1"
_TABLE = re.compile(r"/t/([\w-]{1,64})(/replay)?/?", re.ASCII)
_ANALYSIS = re.compile(r"/analysis/([\w-]{1,64})/?", re.ASCII)
_TABLE_PAGE, _REPLAY_PAGE = "src/app/TablePage.svelte", "src/replay/ReplayPage.svelte"
_ANALYSIS_PAGE = "src/analysis/AnalysisPage.svelte"


async def ahead(request: Request[Any, Any, Any], site: Site) -> list[str]:
    """Links to the code of the screen at that path and of its game, and to texts in the language asked for.

    A guest who has chosen another language than their browser's fetches these texts for nothing; that harms nobody.
    """
    path = request.scope["path"]
    if table := _TABLE.fullmatch(path):
        row = await site.house.table(MatchId(table[1]))
        games = [] if row is None else [row.game]
        modules = [_REPLAY_PAGE if table[2] else _TABLE_PAGE, *map(_screen, games)]
    elif analysis := _ANALYSIS.fullmatch(path):
        games = [game for game in registry.games() if game == analysis[1]]
        modules = [_ANALYSIS_PAGE, *map(_screen, games)]
    elif path == "/":
        games, modules = [], [INDEX]  # what introduces them is among the house's texts
    else:
        return []
    language = preferred(request.headers.get("accept-language", ""))
    texts = [f"{_API}/texts/{language}", *(f"{_API}/games/{game}/texts/{language}" for game in games)]
    files = [link for module in modules for link in site.client.chunks.get(module, ())]
    return list(dict.fromkeys([*files, *(f"<{text}>; rel=preload; as=fetch; crossorigin" for text in texts)]))


def _screen(game: str) -> str:
    """Where the client has a screen for the game, if it has one."""
    return f"src/games/{game}/index.ts"
