"""What a guest has taken home from games: look, rename, drop, take it away as text and bring a text in."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request, Response, delete, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter, QueryParameter

from parlour.kit import registry
from parlour.kit.game import Game
from parlour.kit.luggage import packed
from parlour.match import luggage, passport
from parlour.match.keepsakes import Keepsake
from parlour.match.passport import Passport, PassportError
from parlour.server.auth.guards import cost_guard
from parlour.server.auth.guest import Guest, find_guest, open_guest
from parlour.server.errors import ApiError, faulty, problems
from parlour.server.http.me import with_cookie
from parlour.server.http.models import KeepsakeInfo, KeepsakeName
from parlour.server.http.strict import takes_text
from parlour.server.names import BadName, BadText, clean_name, clean_text, plain
from parlour.server.sentences import preferred, told
from parlour.server.site import FromSite, Site

__all__ = ("drop_keepsake", "import_keepsake", "keepsake_text", "list_keepsakes", "rename_keepsake")

MOST_KEEPSAKES = 100
"""Of a guest, brought as text; those from games come home all the same."""
_MEDIA = "text/plain"

_Request = Request[Any, Any, Any]
_Id = Annotated[str, PathParameter(max_length=32, description="A keepsake of the asker's")]
_Language = Annotated[str | None, QueryParameter(max_length=16, description="Of the words; else by Accept-Language")]


@get("/keepsakes", responses=problems(400))
async def list_keepsakes(
    request: _Request,
    site: FromSite,
    game: Annotated[str | None, QueryParameter(max_length=64)] = None,
    match: Annotated[str | None, QueryParameter(max_length=64, description="Came home from there")] = None,
    lang: _Language = None,
) -> list[KeepsakeInfo]:
    """The asker's, the one that was saved last first; those of games that are gone are not shown."""
    guest = await find_guest(request, site.sessions)
    if guest is None:
        return []
    mine = await site.keepsakes.keepsakes(guest.session)
    wanted = [one for one in mine if game in (None, one.game) and match in (None, one.match)]
    return [await _info(site, one, _language(request, lang)) for one in wanted if _game(one.game) is not None]


@post(
    "/keepsakes",
    status_code=201,
    operation_class=takes_text(_MEDIA, "As it was exported"),
    responses={
        200: ResponseSpec(KeepsakeInfo, description="It is here already", generate_examples=False),
        **problems(400, 403, 409, 413, 429, 503),
    },
)
async def import_keepsake(request: _Request, site: FromSite, lang: _Language = None) -> Response[KeepsakeInfo]:
    """The body is the text. It is signed if this house has written it so, and then a changed one is refused."""
    try:
        found = passport.read(await request.body(), await site.keepsakes.seal())
        game = _game_of(found)
        keepsake = _keepsake(site, game, found)
    except PassportError as error:
        raise ApiError(400, error.code, **{**error.args_, **({"line": error.line} if error.line else {})}) from error
    guest, token = await find_guest(request, site.sessions), None
    if guest is None:
        guest, token = await open_guest(site.sessions, "", site.clockwork)
    keepsake = msgspec.structs.replace(keepsake, owner=guest.session)
    kept = await site.keepsakes.keep(keepsake, MOST_KEEPSAKES)
    if kept is None:
        raise ApiError(409, "too_many_keepsakes", most=MOST_KEEPSAKES)
    status = 201 if kept.id == keepsake.id else 200
    return with_cookie(site, Response(await _info(site, kept, _language(request, lang)), status_code=status), token)


@get(
    "/keepsakes/{keepsake_id:str}/text", media_type=_MEDIA, guards=[cost_guard], responses=problems(400, 401, 404, 429)
)
async def keepsake_text(request: _Request, site: FromSite, keepsake_id: _Id, lang: _Language = None) -> Response[str]:
    """To take it elsewhere: what it is in words, then its data and, if it is signed, this house's mark."""
    _, keepsake = await _mine(request, site, keepsake_id)
    words = _words(keepsake, _language(request, lang))
    text = passport.write(keepsake, words, await site.keepsakes.seal())
    name = f"parlour-{keepsake.game}-{keepsake.id}.txt"
    return Response(text, media_type=_MEDIA, headers={"Content-Disposition": f'attachment; filename="{name}"'})


@post("/keepsakes/{keepsake_id:str}", status_code=200, responses=problems(400, 401, 403, 404, 413, 429, 503))
async def rename_keepsake(
    request: _Request, site: FromSite, keepsake_id: _Id, data: JSONBody[KeepsakeName], lang: _Language = None
) -> KeepsakeInfo:
    """Call it otherwise."""
    guest, keepsake = await _mine(request, site, keepsake_id)
    try:
        name = clean_name(data.name)
    except BadName as error:
        raise ApiError(400, error.code) from error
    if not await site.keepsakes.rename_keepsake(keepsake.id, guest.session, name):
        raise ApiError(404, "unknown_keepsake")
    return await _info(site, msgspec.structs.replace(keepsake, name=name), _language(request, lang))


@delete("/keepsakes/{keepsake_id:str}", status_code=204, responses=problems(400, 401, 403, 404, 429, 503))
async def drop_keepsake(request: _Request, site: FromSite, keepsake_id: _Id) -> None:
    """Forget it: for good, and also where it is at a table now."""
    guest, keepsake = await _mine(request, site, keepsake_id)
    if not await site.keepsakes.drop_keepsake(keepsake.id, guest.session):
        raise ApiError(404, "unknown_keepsake")


async def _mine(request: _Request, site: Site, keepsake_id: str) -> tuple[Guest, Keepsake]:
    guest = await find_guest(request, site.sessions)
    if guest is None:
        raise ApiError(401, "no_session")
    keepsake = await site.keepsakes.keepsake(keepsake_id)
    if keepsake is None or keepsake.owner != guest.session:
        raise ApiError(404, "unknown_keepsake")
    return guest, keepsake


def _game(game_id: str) -> Game[Any, Any] | None:
    """The game, if it is played here and still knows luggage."""
    try:
        game = registry.game(game_id)
    except LookupError:
        return None
    return game if game.Luggage is not None else None


def _game_of(found: Passport) -> Game[Any, Any]:
    game = _game(found.game)
    if game is None:
        raise PassportError(0, "keepsake_no_game", game=plain(found.game))
    return game


def _keepsake(site: Site, game: Game[Any, Any], found: Passport) -> Keepsake:
    """What a text says as something to keep, once the game has found nothing wrong with it."""
    try:
        name = clean_name(found.name)
        thing = luggage.opened(game, name, found.data)
        _check_words(packed(thing))
    except BadName as error:
        raise ApiError(400, error.code) from error
    except (msgspec.ValidationError, BadText) as error:
        raise PassportError(0, "keepsake_unfit", reason=plain(str(error))) from error
    faults = game.check_luggage(thing)
    if faults:
        raise faulty(faults, found.game)
    now = site.clockwork.now_ms()
    return Keepsake(
        id=luggage.new_keepsake_id(),
        owner="",
        game=found.game,
        name=name,
        signed=found.signed,
        data=packed(thing),
        made_ms=now,
        saved_ms=now,
        origin=found.id if found.signed else found.digest,
    )


def _check_words(value: Any) -> None:
    """Others will see them: what no player could call itself is in no text that a stranger brings."""
    match value:
        case str() if value:
            if clean_text(value) != value:
                raise BadText("text_characters")
        case list():
            for each in value:
                _check_words(each)
        case dict():
            for each in value.values():
                _check_words(each)
        case _:
            pass


def _language(request: _Request, wanted: str | None) -> str:
    return preferred(wanted or request.headers.get("accept-language") or "")


def _words(keepsake: Keepsake, language: str) -> tuple[str, ...]:
    """What the game tells of it; just its name where the game knows it no more."""
    game = registry.game(keepsake.game)
    try:
        thing = luggage.opened(game, keepsake.name, keepsake.data)
    except msgspec.ValidationError:
        return (keepsake.name,)
    return told(language, game.tells(thing), (keepsake.game, registry.package(keepsake.game)))


async def _info(site: Site, keepsake: Keepsake, language: str) -> KeepsakeInfo:
    return KeepsakeInfo(
        id=keepsake.id,
        game=keepsake.game,
        name=keepsake.name,
        signed=keepsake.signed,
        data={**keepsake.data, "name": keepsake.name},
        lines=_words(keepsake, language),
        made_ms=keepsake.made_ms,
        saved_ms=keepsake.saved_ms,
        match=keepsake.match,
        table=await site.house.whereabouts(keepsake),
    )
