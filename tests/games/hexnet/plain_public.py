"""12.1 and 13 of the plain Hexnet: the public position and what a viewer sees; `plain` says what it is for."""

from __future__ import annotations

from tests.games.hexnet.plain_actions import public_actions
from tests.games.hexnet.plain_model import Position, Unit, public_kind

__all__ = ("Entry", "Observation", "observation", "public_hand", "public_key")

Entry = dict[str, str | int | bool | None]
"""One entity as a viewer sees it."""

Observation = dict[str, object]
"""Everything that a viewer sees."""


def public_hand(position: Position, seat: int) -> dict[str, int]:
    """13: counts per public kind, M and D together as O; nothing for the fallen."""
    counts = dict.fromkeys("OSCJN", 0)
    if position.players[seat].alive:
        for kind, count in position.players[seat].hand.items():
            counts[public_kind(kind)] += count
    return counts


def remaining(position: Position, unit: Unit, until: int | None) -> int:
    """12.1: own turns of its owner still to come, the one under way included."""
    if unit.owner is None or until is None:
        return 0
    return max(0, until - position.players[unit.owner].turns + (unit.owner == position.turn))


def public_key(position: Position) -> object:
    """12.1: equal for the same public positions, different for others."""
    stacks = [
        (
            hex,
            tuple(
                (
                    unit.owner,
                    public_kind(unit.kind),
                    unit.p,
                    remaining(position, unit, unit.imm),
                    remaining(position, unit, unit.par),
                    remaining(position, unit, unit.exp),
                )
                for unit in stack
            ),
        )
        for hex, stack in sorted(position.board.items())
    ]
    seats = range(len(position.players))
    hands = tuple(tuple(public_hand(position, seat).values()) for seat in seats)
    progress = tuple((player.activated, min(player.moves, 9)) for player in position.players)
    return tuple(stacks), tuple(sorted(position.p_hexes)), hands, progress, position.turn


def observation(position: Position, viewer: int | None) -> Observation:
    """13: what that seat sees, or with None a spectator; built up from what is public and what is the viewer's own.

    After the game it is everything. The fallen own nothing any more, so they see what spectators see.
    """
    seats = range(len(position.players))
    own = [seat for seat in seats if seat == viewer or position.over]
    acting = viewer is not None and viewer == position.turn and not position.over
    return {
        "turn": position.turn,
        "round": position.round,
        "over": position.over,
        "reason": position.reason,
        "winners": list(position.winners),
        "falls": [list(group) for group in position.falls],
        "board": {hex: [seen(unit, unit.owner in own) for unit in stack] for hex, stack in position.board.items()},
        "p_hexes": sorted(position.p_hexes),
        "players": [
            {
                "alive": player.alive,
                "activated": player.activated,
                "turns": player.turns,
                "moves": player.moves,
                "skips": player.skips,
                "lost": player.lost,
                "hand": public_hand(position, seat),
            }
            for seat, player in enumerate(position.players)
        ],
        "own_hands": {seat: dict(position.players[seat].hand) for seat in own},
        "own_traps": sorted((hex, owner) for hex, owner in position.traps if owner in own),
        "actions": sorted(public_actions(position)) if acting else [],
    }


def seen(unit: Unit, own: bool) -> Entry:
    """13: an entity with its status; which core is M is its owner's."""
    return {
        "id": unit.id,
        "name": unit.name,
        "owner": unit.owner,
        "kind": unit.kind if own else public_kind(unit.kind),
        "p": unit.p,
        "imm": unit.imm,
        "par": unit.par,
        "exp": unit.exp,
    }
