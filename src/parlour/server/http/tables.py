"""Tables: set up, look, sit down, take a seat to another device, leave, resign."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from parlour.bots import levels
from parlour.kit.actors import Seat
from parlour.kit.clock import Fischer, PerTurn
from parlour.kit.faults import Fault
from parlour.kit.legal import Refused
from parlour.match.house import Created as NewRow
from parlour.match.house import Seated as SeatTaken
from parlour.match.house import SeatSpec, TableSpec
from parlour.match.ports import Claim, Held, MatchRow
from parlour.server.auth.guards import table_brake
from parlour.server.auth.guest import Guest, find_guest, open_guest
from parlour.server.auth.tokens import is_token, token_hash
from parlour.server.errors import ApiError, faulty, problems
from parlour.server.http.games import find_game
from parlour.server.http.me import guest_named, with_cookie
from parlour.server.http.models import (
    Branch,
    BringLuggage,
    ClaimToken,
    Control,
    Created,
    Join,
    Joined,
    NewTable,
    Seated,
    SeatWish,
)
from parlour.server.site import FromSite, Site
from parlour.server.wire import TableInfo

__all__ = (
    "TableId",
    "branch_table",
    "bring_luggage",
    "claim_seat",
    "create_table",
    "join_table",
    "leave_table",
    "list_tables",
    "rematch_table",
    "resign_table",
    "show_table",
)

TableId = Annotated[str, PathParameter(max_length=64, description="Public name of a table")]
_Request = Request[Any, Any, Any]

_STATUS = {
    "unknown_table": 404,
    "unknown_keepsake": 404,
    "unknown_token": 403,
    "not_invited": 403,
    "no_seat": 403,
    "unknown_seat": 400,
    "store_full": 503,
    "store_failing": 503,
}
"""Whatever else a table refuses is at odds with how it stands: 409."""
_LEAST_MS, _MOST_MS = 1_000, 30 * 24 * 3_600_000


@post("/tables", status_code=201, responses=problems(400, 403, 404, 409, 413, 429, 503))
async def create_table(request: _Request, site: FromSite, data: JSONBody[NewTable]) -> Response[Created]:
    """A new table; who asks sits on the seat that is ``me``, if one is."""
    seats, mine = _wished(data.game, data.seats)
    _check_control(data.control)
    guest, token = await _maker(request, site, mine, data.name)
    spec = TableSpec(
        game=data.game,
        options=data.options,
        seats=seats,
        public=data.public,
        control=data.control,
        lag_ms=data.lag_ms,
        away=data.away,
        away_ms=data.away_ms,
    )
    table_brake(request, site)
    created = await _set_up(site, data.game, guest, mine, await site.house.create(spec), data.keepsake)
    return with_cookie(site, Response(created, status_code=201), token)


@post("/tables/{table_id:str}/branch", status_code=201, responses=problems(400, 403, 404, 409, 413, 429, 503))
async def branch_table(
    request: _Request, site: FromSite, table_id: TableId, data: JSONBody[Branch]
) -> Response[Created]:
    """A private table that goes on from a page of a game that is over, or of a record; no clock runs there."""
    row = await site.row(table_id)
    seats, mine = _wished(row.game, data.seats)
    guest, token = await _maker(request, site, mine, data.name)
    table_brake(request, site)
    made = await site.house.branch(row.id, data.n, seats)
    if isinstance(made, Refused):
        raise _refusal(made)
    created = await _set_up(site, row.game, guest, mine, made)
    return with_cookie(site, Response(created, status_code=201), token)


async def _maker(
    request: _Request, site: FromSite, mine: int | None, name: str | None
) -> tuple[Guest | None, str | None]:
    """Who sits down at the table that it makes, and the token of a session that was opened for it; nobody may."""
    return (None, None) if mine is None else await guest_named(request, site, name, nameless=True)


def _wished(game: str, wishes: Sequence[SeatWish]) -> tuple[tuple[SeatSpec, ...], int | None]:
    """The seats of a new table, and the asker's own."""
    offered = levels(find_game(game))
    for i, wish in enumerate(wishes):
        if wish.kind == "bot" and wish.level not in offered:
            raise ApiError(400, "unknown_level", field=f"seats.{i}.level")
    mine = [seat for seat, wish in enumerate(wishes) if wish.kind == "me"]
    if len(mine) > 1:
        raise ApiError(400, "seats_mine", field="seats")
    seats = tuple(SeatSpec(kind="bot" if w.kind == "bot" else "open", level=w.level) for w in wishes)
    return seats, mine[0] if mine else None


async def _set_up(
    site: FromSite,
    game: str,
    guest: Guest | None,
    mine: int | None,
    made: NewRow | list[Fault],
    keepsake: str | None = None,
) -> Created:
    """The answer for a new table, once its maker sits."""
    if isinstance(made, list):
        raise faulty(made, game)
    row, link = made.row, None
    if guest is not None:
        # no nonce of the guest's: sent along with what draws the key, it would be known to whoever draws it
        taken = await _sit(site, guest, row, seat=mine, nonce="", invite=made.invite, keepsake=keepsake)
        row, link = taken.row, _seat_link(row, taken.token)
    return Created(table=site.info(row, mine), invite=f"/t/{row.id}#i={made.invite}", seat_link=link)


@get("/tables", responses=problems(400))
async def list_tables(
    request: _Request, site: FromSite, game: Annotated[str | None, QueryParameter(max_length=64)] = None
) -> list[TableInfo]:
    """Public tables that are open or running, the newest first."""
    guest = await find_guest(request, site.sessions)
    claims = {claim.match: claim for claim in (await site.sessions.claims(guest.session) if guest else ())}
    rows = [row for status in ("open", "running") for row in await site.house.tables(status)]
    seats = {row.id: claims[row.id].seat for row in rows if row.id in claims and claims[row.id].holds(row)}
    return [site.info(row, seats.get(row.id)) for row in rows if game in (None, row.game)]


@get("/tables/{table_id:str}", responses=problems(400, 404))
async def show_table(request: _Request, site: FromSite, table_id: TableId) -> TableInfo:
    """One table, also one that is not public: who knows its name may look."""
    row = await site.row(table_id)
    guest = await find_guest(request, site.sessions)
    return site.info(row, await site.seat_of(guest.session if guest else None, row.id))


@post("/tables/{table_id:str}/join", status_code=200, responses=problems(400, 403, 404, 409, 413, 429, 503))
async def join_table(request: _Request, site: FromSite, table_id: TableId, data: JSONBody[Join]) -> Response[Joined]:
    """Sit down on a free seat; the match begins with the last."""
    row = await site.row(table_id)
    known = await find_guest(request, site.sessions)
    if known is not None and await site.seat_of(known.session, row.id) is not None:
        raise ApiError(409, "already_seated")
    guest, token = await guest_named(request, site, data.name)
    taken = await _sit(site, guest, row, seat=data.seat, nonce=data.nonce, invite=data.invite, keepsake=data.keepsake)
    joined = Joined(table=site.info(taken.row, taken.seat), seat=taken.seat, seat_link=_seat_link(row, taken.token))
    return with_cookie(site, Response(joined), token)


@post("/tables/{table_id:str}/claim", status_code=200, responses=problems(400, 403, 404, 409, 413, 429, 503))
async def claim_seat(
    request: _Request, site: FromSite, table_id: TableId, data: JSONBody[ClaimToken]
) -> Response[Seated]:
    """A seat link's token for this browser's session; refused while it holds another seat of the table."""
    row = await site.row(table_id)
    seat = await site.house.claim(row.id, data.token) if is_token(data.token) else Refused("unknown_token")
    if isinstance(seat, Refused):
        raise _refusal(seat)
    if row.seats[seat].left:
        raise ApiError(403, "unknown_token")  # whoever leaves takes the link along
    guest, token = await find_guest(request, site.sessions), None
    if guest is None:
        guest, token = await open_guest(site.sessions, row.seats[seat].name, site.clockwork)
    try:
        await site.sessions.claim(Claim(guest.session, row.id, seat, token_hash(data.token)))
    except Held as error:
        raise ApiError(409, "already_seated") from error
    return with_cookie(site, Response(Seated(site.info(row, seat), seat)), token)


@post("/tables/{table_id:str}/leave", status_code=204, responses=problems(400, 401, 403, 404, 409, 413, 429, 503))
async def leave_table(request: _Request, site: FromSite, table_id: TableId) -> None:
    """Go: before the match begins the seat is free again; afterwards the game's rule for leaving holds."""
    row, claim = await _held(request, site, table_id)
    await _leave(site, row, claim, forget=True)


@post("/tables/{table_id:str}/resign", status_code=204, responses=problems(400, 401, 403, 404, 409, 413, 429, 503))
async def resign_table(request: _Request, site: FromSite, table_id: TableId) -> None:
    """Stop playing, and go on looking from the same seat."""
    row, claim = await _held(request, site, table_id)
    if row.status != "running":
        raise ApiError(409, "not_running")
    await _leave(site, row, claim, forget=False)


@post("/tables/{table_id:str}/rematch", status_code=200, responses=problems(400, 401, 403, 404, 409, 413, 429, 503))
async def rematch_table(request: _Request, site: FromSite, table_id: TableId) -> Joined:
    """Once more, at a table that the first who asks makes: everybody moves one seat on. Asked twice it is the same."""
    row, claim = await _held(request, site, table_id)
    name = row.seats[claim.seat].name
    if row.next is None:
        table_brake(request, site)
    taken = await site.house.rematch(row.id, Seat(claim.seat), name, session=claim.session)
    if isinstance(taken, SeatTaken):
        link = _seat_link(taken.row, taken.token)
        return Joined(table=site.info(taken.row, taken.seat), seat=taken.seat, seat_link=link)
    following = (await site.row(row.id)).next
    seat = None if following is None else await _seat_again(site, claim, await site.row(following))
    if following is None or seat is None:
        raise _refusal(taken)
    # the token was told the first time, and is stored nowhere
    return Joined(table=site.info(await site.row(following), seat), seat=seat, seat_link=f"/t/{following}")


@post("/tables/{table_id:str}/luggage", status_code=200, responses=problems(400, 401, 403, 404, 409, 413, 429, 503))
async def bring_luggage(
    request: _Request, site: FromSite, table_id: TableId, data: JSONBody[BringLuggage]
) -> TableInfo:
    """Before the match begins: what the asker's seat brings along."""
    row, claim = await _held(request, site, table_id)
    brought = await site.house.hand_in(row.id, Seat(claim.seat), claim.token_hash, claim.session, data.keepsake)
    if isinstance(brought, Refused):
        raise _refusal(brought, row.game)
    return site.info(brought, claim.seat)


async def _seat_again(site: Site, claim: Claim, row: MatchRow) -> int | None:
    """The seat at the next table of whoever has asked before: of this session, or of the same player's other device."""
    seat = await site.seat_of(claim.session, row.id)
    if seat is not None:
        return seat
    same = next((one for one in row.seats if one.before == claim.token_hash and not one.left), None)
    if same is None:
        return None
    try:
        await site.sessions.claim(Claim(claim.session, row.id, same.seat, same.token_hash))
    except Held:
        return None
    return same.seat


async def _held(request: _Request, site: FromSite, table_id: str) -> tuple[MatchRow, Claim]:
    row = await site.row(table_id)
    guest = await find_guest(request, site.sessions)
    if guest is None:
        raise ApiError(401, "no_session")
    claim = await site.claim_of(guest.session, row.id)
    if claim is None:
        raise ApiError(403, "no_seat")
    return row, claim


async def _leave(site: FromSite, row: MatchRow, claim: Claim, *, forget: bool) -> None:
    if not (row.seats[claim.seat].left or row.status == "over"):
        gone = await site.house.leave(row.id, Seat(claim.seat), claim.token_hash)
        if isinstance(gone, Refused):
            raise _refusal(gone)
    if forget:
        site.presence.end_seat(row.id, claim.seat, "seat_left")  # before anybody can have sat down there
        await site.sessions.release(row.id, claim.token_hash)


async def _sit(
    site: FromSite,
    guest: Guest,
    row: MatchRow,
    *,
    seat: int | None,
    nonce: str,
    invite: str,
    keepsake: str | None = None,
) -> SeatTaken:
    taken = await site.house.sit(
        row.id, guest.name, seat=seat, nonce=nonce, invite=invite, session=guest.session, keepsake=keepsake
    )
    if isinstance(taken, Refused):
        raise _refusal(taken, row.game)
    return taken


def _seat_link(row: MatchRow, token: str) -> str:
    """In the fragment, which browsers send to nobody."""
    return f"/t/{row.id}#s={token}"


def _refusal(no: Refused, game: str = "") -> ApiError:
    """``game``: whose rules may have said so, in words of its own."""
    error = ApiError(_STATUS.get(no.code, 409), no.code, no.rule, **no.args)
    error.game = game
    return error


def _check_control(control: Control) -> None:
    match control:
        case Fischer(base_ms=base, inc_ms=inc):
            fair = _LEAST_MS <= base <= _MOST_MS and 0 <= inc <= _MOST_MS
        case PerTurn(ms=ms):
            fair = _LEAST_MS <= ms <= _MOST_MS
        case _:
            fair = True
    if not fair:
        raise ApiError(400, "bad_control", field="control")
