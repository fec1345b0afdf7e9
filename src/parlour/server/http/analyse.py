"""A position looked at without a table: what is legal, what comes of it, and what the strongest bot thinks."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request, post
from litestar.params import FromPath, JSONBody
from msgspec.structs import asdict

from parlour.bots import levels
from parlour.kit.game import Game
from parlour.match.analysis import Looked, analysis_of
from parlour.match.tables import options_of
from parlour.server.auth.guards import address
from parlour.server.bots import BotFailed
from parlour.server.desk import Busy
from parlour.server.errors import ApiError, problems
from parlour.server.http.games import find_game
from parlour.server.http.models import Analyse, Analysed, Opinion
from parlour.server.site import FromSite, Site

__all__ = ("analyse_position",)


@post("/games/{game_id:str}/analyse", status_code=200, responses=problems(400, 403, 404, 409, 413, 429, 503))
async def analyse_position(
    request: Request[Any, Any, Any], site: FromSite, game_id: FromPath[str], data: JSONBody[Analyse]
) -> Analysed:
    """The position after the actions, as the side to move sees it. For games without chance that hide nothing."""
    game = find_game(game_id)
    if analysis_of(game) is None:
        raise ApiError(409, "no_analysis")
    options, faults = options_of(data.options, game, game.meta.players[0])
    if faults:
        error = ApiError(400, faults[0].code, **{**faults[0].args, "field": faults[0].field})
        error.game, error.faults = game_id, faults
        raise error
    if data.think:
        seconds = site.thoughts.take(address(request, site))
        if seconds:
            raise ApiError(429, "too_many_requests", seconds=seconds)
    chosen: dict[str, Any] = msgspec.to_builtins(options)
    try:
        looked = await _look(site, game_id, chosen, data)
        opinion = await _opinion(site, game, chosen, looked, data.lines) if data.think else None
    except Busy as error:
        raise ApiError(503, "unavailable") from error
    except TimeoutError as error:
        raise ApiError(409, "analysis_slow") from error
    return Analysed(**asdict(looked), opinion=opinion)


async def _look(site: Site, game: str, options: dict[str, Any], data: Analyse) -> Looked:
    seen = await site.desk.look(game, options, data.position, data.actions)
    if seen.refused is not None:
        no = seen.refused
        error = ApiError(400 if seen.malformed else 409, no.code, no.rule, **no.args)
        error.game = game
        raise error
    assert seen.looked is not None
    return seen.looked


async def _opinion(
    site: Site, game: Game[Any, Any], options: dict[str, Any], looked: Looked, lines: int
) -> Opinion | None:
    """``None`` where nobody is to move."""
    if not looked.count:
        return None
    try:
        found = await site.desk.opinion(game.meta.id, options, looked.position, lines)
    except BotFailed as error:
        raise ApiError(503, "no_opinion") from error
    return Opinion(found.depth, found.lines, levels(game)[-1])
