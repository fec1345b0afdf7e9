"""§8 Freak tokens: from the supply to locations and back, and the cards under them (§11.1, §15.7)."""

from __future__ import annotations

from parlour.games.iamzombie import events
from parlour.games.iamzombie.cards import CONSTANTS, LOCATIONS, NONE, Feature
from parlour.games.iamzombie.model import State
from parlour.games.iamzombie.panic import raise_panic
from parlour.games.iamzombie.table import coop, neighbours_of, seats_from, takes_token
from parlour.games.iamzombie.wounds import Wound
from parlour.kit.actors import Seat
from parlour.kit.agenda import Kernel
from parlour.kit.rules import rule

__all__ = ("move_token", "place_token", "place_tokens", "remove_tokens", "reveal", "spread", "swarm")


@rule("8")
def spread(s: State, own: int, tokens: int, *, first: int, stench: bool) -> list[int]:
    """Where so many tokens go: the own location, then outward, ``first`` being the neighbour served before the other.

    Locations that take none are skipped, with ``stench`` the own one too.
    """
    order = [] if stench else [own]
    around = _around(s, own)
    if around and around[0] != first:
        around.reverse()
    low, high = 0, len(around) - 1
    while low <= high:
        order.append(around[low])
        if low < high:
            order.append(around[high])
        low, high = low + 1, high - 1
    return [slot for slot in order if takes_token(s, slot)][: min(tokens, s.freaks)]


def _around(s: State, own: int) -> list[int]:
    """All other stacks, clockwise."""
    count = len(s.slots)
    return [i % count for i in range(own + 1, own + count) if s.slots[i % count].top != NONE]


@rule("8")
def place_tokens(s: State, slots: list[int], seat: int, k: Kernel) -> None:
    """One on each, by that seat in its turn; nothing where the supply is empty."""
    slots = slots[: s.freaks]
    if not slots:
        return
    k.emit(events.FreaksPlaced(slots=list(slots), locations=[s.slots[slot].top for slot in slots], seat=seat))
    for slot in slots:
        s.slots[slot].given = True
        place_token(s, slot, k)


@rule("8")
@rule("15.7")
def place_token(s: State, slot: int, k: Kernel) -> None:
    """One from the supply, which has one; a fourth in co-op overruns the location."""
    here = s.slots[slot]
    if coop(s) and here.freaks >= CONSTANTS.coop_freaks_per_location:
        _overrun(s, slot, k)
        return
    here.freaks += 1
    s.freaks -= 1


@rule("8")
def remove_tokens(s: State, slot: int, count: int, k: Kernel) -> None:
    """To the supply."""
    if count:
        s.slots[slot].freaks -= count
        s.freaks += count
        k.emit(events.FreaksRemoved(slot=slot, location=s.slots[slot].top, count=count))


def move_token(s: State, origin: int, slot: int, k: Kernel) -> None:
    """§14 From one location to another in one's turn."""
    s.slots[origin].freaks -= 1
    s.freaks += 1
    k.emit(events.FreakMoved(origin=origin, slot=slot, location=s.slots[slot].top))
    s.slots[slot].given = True
    place_token(s, slot, k)


@rule("5")
@rule("11.1")
@rule("13")
def reveal(s: State, slot: int, k: Kernel) -> None:
    """The next card of a stack whose top has gone: pawns stand at its beginning, or go on clockwise if it was the last.

    ``start_freaks`` come at once, whatever keeps tokens away.
    """
    here = s.slots[slot]
    here.given = False
    to = slot
    if here.below:
        here.top = here.below.pop()
        k.emit(events.LocationRevealed(slot=slot, location=here.top))
        swarm(s, slot, k)
    else:
        here.top = NONE
        to = next(iter(neighbours_of(s, slot)), NONE)
        k.emit(events.StackExhausted(slot=slot, onto=to))
    joined = 0
    if to != slot and coop(s):
        joined = max((player.stage for player in s.players if player.slot == to), default=0)
    for player in s.players:
        if player.slot == slot:
            player.slot, player.stage = to, joined


@rule("13")
def swarm(s: State, slot: int, k: Kernel) -> None:
    """``start_freaks`` of a location that was just turned up."""
    here = s.slots[slot]
    facts = LOCATIONS[here.top]
    if facts.feature is Feature.START_FREAKS and s.freaks:
        count = min(facts.n, s.freaks)
        here.freaks += count
        s.freaks -= count
        k.emit(events.FreaksPlaced(slots=[slot], locations=[here.top], count=count))


@rule("15.7")
def _overrun(s: State, slot: int, k: Kernel) -> None:
    """The location leaves the round, the next is turned up, everybody there is wounded, Panic rises."""
    here = s.slots[slot]
    hit = [seat for seat in seats_from(s, s.active) if s.players[seat].slot == slot]
    k.emit(events.LocationOverrun(slot=slot, location=here.top))
    s.freaks += here.freaks
    here.freaks = 0
    s.set_aside.append(here.top)
    if s.players[s.active].slot == slot and s.throw.rolled:
        s.throw.lost = True
    reveal(s, slot, k)
    k.push(*[Wound(seat=Seat(seat), cause="overrun") for seat in hit])
    raise_panic(s, k)
