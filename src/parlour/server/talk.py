"""Talk at a table, from the socket to the house: how much, which text, under whose name."""

from __future__ import annotations

from parlour.kit.actors import Seat
from parlour.kit.legal import Refused
from parlour.match.ports import Claim, MatchId, Said
from parlour.match.subscription import Heard
from parlour.server import wire
from parlour.server.names import BadText, clean_text
from parlour.server.site import Site

__all__ = ("chat", "say")


async def say(site: Site, table: MatchId, seat: int | None, session: str | None, message: wire.Say) -> Said | Refused:
    """As the seat that the session holds now; ``seat`` is the one that it is connected as, and must hold if there is.

    Codes: ``no_session``, ``too_many_messages``, ``text_*``, ``no_seat``, ``name_empty`` and those of the house.
    """
    if session is None:
        return Refused("no_session")
    seconds = site.talk.take(session)
    if seconds:
        return Refused("too_many_messages", {"seconds": seconds})
    try:
        text = clean_text(message.text)
    except BadText as error:
        return Refused(error.code)
    claim = await site.claim_of(session, table)
    if seat is not None and (claim is None or claim.seat != seat):
        return Refused("no_seat")  # goodbye is on its way
    name = await _name(site, table, claim, session)
    if not name:
        return Refused("name_empty")
    voice = None if claim is None else Seat(claim.seat)
    return await site.house.say(table, voice, text, name=name, who=session, id=message.id)


async def _name(site: Site, table: MatchId, claim: Claim | None, session: str) -> str:
    """A seat's as it is at the table; a watcher's, and that of whoever sat down without one, as it is now."""
    if claim is not None:
        row = await site.house.table(table)
        if row is None or not claim.holds(row):
            return ""
        if row.seats[claim.seat].name:
            return row.seats[claim.seat].name
    guest = await site.sessions.session(session)
    return "" if guest is None else guest.name


def chat(heard: Heard) -> wire.Chat:
    """What was said, as it travels: sessions and ids stay here."""
    lines = (
        wire.ChatLine(n=line.n, at_ms=line.at_ms, seat=line.seat, name=line.name, text=line.text)
        for line in heard.lines
    )
    return wire.Chat(tuple(lines))
