"""Games on offer, their texts and rulebooks, the house's own texts."""

from __future__ import annotations

import asyncio
import logging
from functools import lru_cache
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Request, Response, get
from litestar.config.compression import CompressionConfig
from litestar.middleware import DefineMiddleware
from litestar.middleware.compression import CompressionMiddleware
from litestar.params import FromPath, PathParameter

from parlour.bots import levels
from parlour.kit import registry
from parlour.kit.game import Game
from parlour.kit.schema import options_schema
from parlour.kit.walk import members
from parlour.match.analysis import analysis_of
from parlour.server import texts
from parlour.server.errors import ApiError, problems
from parlour.server.http.models import GameInfo
from parlour.server.packing import pack, packed_or_plain
from parlour.server.texts import Rulebook

__all__ = ("find_game", "game_info", "game_rules", "game_texts", "games", "house_texts")

_LOG = logging.getLogger("parlour.games")

Language = Annotated[
    str, PathParameter(max_length=12, description="`en`, `pl`, `pt-BR`; one that is missing is English")
]
_CACHE = "public, max-age=60"
_Request = Request[Any, Any, Any]
_PACKED = DefineMiddleware(CompressionMiddleware, config=CompressionConfig("gzip"))


def find_game(game_id: str) -> Game[Any, Any]:
    """The game; 404 if none of that id can be played here."""
    try:
        return registry.game(game_id)
    except LookupError as error:
        raise ApiError(404, "unknown_game") from error


def game_info(game: Game[Any, Any]) -> GameInfo:
    """What the lobby shows, and what it needs to ask for options."""
    meta = game.meta
    try:
        defaults = msgspec.to_builtins(game.Options())
    except TypeError:
        defaults = {}  # some option has no default: the player has to choose
    return GameInfo(
        id=meta.id,
        rules_version=meta.rules_version,
        players=meta.players,
        minutes=meta.minutes,
        languages=meta.languages,
        chance=meta.chance,
        hidden=meta.hidden,
        analysis=analysis_of(game) is not None,
        levels=levels(game),
        orders=_plain_orders(game),
        options_schema=options_schema(game),
        defaults=defaults,
        keepsakes=game.Luggage is not None,
        credits=meta.credits,
    )


def _plain_orders(game: Game[Any, Any]) -> tuple[str, ...]:
    """The tags of the orders that say all by being there."""
    orders = () if game.Order is None else members(game.Order)
    return tuple(str(cls.__struct_config__.tag) for cls in orders if not cls.__struct_fields__)


@get("/games", sync_to_thread=True, middleware=[_PACKED])
def games() -> list[GameInfo]:
    """Every game that loads; a broken package is logged and left out."""
    found = []
    for game_id in registry.games():
        try:
            found.append(game_info(registry.game(game_id)))
        except LookupError:
            _LOG.warning("a game does not load", exc_info=True, extra={"fields": {"game": game_id}})
    return found


@get("/texts/{lang:str}", media_type=MediaType.TEXT, responses=problems(400))
async def house_texts(request: _Request, lang: Language) -> Response[str]:
    """The house's messages as Fluent, and what introduces each game: the lobby needs no more of them."""
    return _fluent(request, await asyncio.to_thread(_house_texts, lang))


@lru_cache(maxsize=16)
def _house_texts(language: str) -> tuple[str, str]:
    text, spoken = texts.house_texts(language)
    here = [game_id for game_id in registry.games() if game_id not in registry.broken()]
    introductions = (texts.introduction(game_id, registry.package(game_id), spoken) for game_id in here)
    return "\n".join((text, *introductions)), spoken


@get("/games/{game_id:str}/texts/{lang:str}", media_type=MediaType.TEXT, responses=problems(400, 404))
async def game_texts(request: _Request, game_id: FromPath[str], lang: Language) -> Response[str]:
    """A game's messages as Fluent."""
    find_game(game_id)
    return _fluent(request, await asyncio.to_thread(texts.game_texts, registry.package(game_id), lang))


@get("/games/{game_id:str}/rules/{lang:str}", responses=problems(400, 404))
async def game_rules(game_id: FromPath[str], lang: Language) -> Response[Rulebook]:
    """The rulebook, clause by clause; HTML made from Markdown in which HTML means nothing."""
    find_game(game_id)
    book = await asyncio.to_thread(texts.rulebook, registry.package(game_id), lang)
    if book is None:
        raise ApiError(404, "no_rulebook")
    return Response(book, headers={"Cache-Control": _CACHE, "Content-Language": book.language})


def _fluent(request: _Request, found: tuple[str, str]) -> Response[Any]:
    text, language = found
    headers = {"Cache-Control": _CACHE, "Content-Language": language, "Vary": "Accept-Encoding"}
    body = text.encode()
    return Response(packed_or_plain(request, body, _packed(body), headers), media_type=MediaType.TEXT, headers=headers)


_packed = lru_cache(maxsize=64)(pack)
