"""§1.3 Escape and Fatigue tokens between the bank, the players and the squares of the map."""

from __future__ import annotations

from parlour.games.cyberwedding import table_events as events
from parlour.games.cyberwedding.model import Heap, State
from parlour.kit.agenda import Kernel
from parlour.kit.rules import rule

__all__ = ("gain", "heap_at", "lay", "lose", "lose_all", "pick_up")


@rule("1.3")
def gain(s: State, seat: int, escape: int, fatigue: int) -> None:
    """From the bank, which has enough for everybody."""
    player = s.players[seat]
    player.escape += escape
    player.fatigue += fatigue
    s.issued_escape += escape
    s.issued_fatigue += fatigue


@rule("1.3")
def lose(s: State, seat: int, escape: int, fatigue: int) -> None:
    """Back to the bank; the player has that many."""
    player = s.players[seat]
    player.escape -= escape
    player.fatigue -= fatigue
    s.issued_escape -= escape
    s.issued_fatigue -= fatigue


def lose_all(s: State, seat: int, k: Kernel) -> None:
    """§5.4, §7.2 Everything goes back to the bank."""
    player = s.players[seat]
    escape, fatigue = player.escape, player.fatigue
    if escape or fatigue:
        lose(s, seat, escape, fatigue)
        k.emit(events.TokensReturned(seat=player.seat, fatigue=fatigue, escape=escape))


def heap_at(s: State, square: int) -> Heap | None:
    """The tokens that lie there."""
    for heap in s.heaps:
        if heap.square == square:
            return heap
    return None


def lay(s: State, square: int, escape: int, fatigue: int) -> None:
    """§3.1 From the bank onto a square."""
    heap = heap_at(s, square)
    if heap is None:
        heap = Heap(square=square)
        s.heaps.append(heap)
    heap.escape += escape
    heap.fatigue += fatigue
    s.issued_escape += escape
    s.issued_fatigue += fatigue


@rule("3.4")
def pick_up(s: State, seat: int, square: int, fatigue_left: int, escape_left: int, k: Kernel) -> None:
    """Everything that lies there but for what is left; nothing where nothing lies."""
    heap = heap_at(s, square)
    if heap is None:
        return
    fatigue, escape = max(0, heap.fatigue - fatigue_left), max(0, heap.escape - escape_left)
    if not fatigue and not escape:
        return
    player = s.players[seat]
    player.fatigue += fatigue
    player.escape += escape
    heap.fatigue -= fatigue
    heap.escape -= escape
    if not heap.fatigue and not heap.escape:
        s.heaps.remove(heap)
    k.emit(events.TokensTaken(seat=player.seat, square=square, fatigue=fatigue, escape=escape))
