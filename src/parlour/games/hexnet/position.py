"""A state's columns and the core of this process, made equal by value."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from parlour.games.hexnet.model import Options, State, Traps
from parlour.games.hexnet.workspace import workspace

if TYPE_CHECKING:
    from parlour.games.hexnet._hot_core import Core

__all__ = ("core_of", "key_of", "secrets_of", "stored", "synced")

_MODES = {"off": 0, "random": 1, "list": 2}


def core_of(options: Options, seats: int) -> Core:
    """The workspace for these options and so many seats."""
    return workspace(
        seats,
        _MODES[options.p_mode],
        options.p_first_round,
        options.p_every,
        options.p_cap,
        options.lockout_turns,
        options.trap_deactivates,
    )


def key_of(core: Core) -> str:
    """The name of the public position.

    48 bits: a false third among the positions of a game is out of reach.
    """
    return core.key()[:12]


def secrets_of(s: State) -> tuple[list[int], list[int], list[list[int]]]:
    """§13 By seat: the Mothership's id or -1, whether it is in hand, and the traps; as the core takes them."""
    mother: list[int] = []
    traps: list[list[int]] = []
    for secret in s.secrets:
        mother.append(secret.mothership.value)
        traps.append([*secret.traps.value.laid])
    in_hand = [0] * s.seats
    if -1 in mother:
        in_hand = [int(core < 0 and alive) for core, alive in zip(mother, s.alive, strict=True)]
    return mother, in_hand, traps


def synced(s: State) -> Core:
    """The workspace, holding exactly this state.

    By value, so it cannot go stale by a clone, a take-back or another match.
    """
    core = core_of(s.options, s.seats)
    core.sync(
        s.kind, s.owner, s.ordinal, s.at, s.level, s.carries, s.imm, s.par, s.exp,
        s.alive, s.activated, s.turns, s.moves, s.skips, s.lost, s.hand, s.named, s.p_hexes, s.turn,
        *secrets_of(s),
    )  # fmt: skip
    return core


def stored(s: State, core: Core, *, secrets: bool = True) -> None:
    """Write the workspace's position into the state; the secrets only where they can have changed."""
    mother, _, traps = scratch = _scratch(s.seats)
    core.store(
        s.kind, s.owner, s.ordinal, s.at, s.level, s.carries, s.imm, s.par, s.exp,
        s.alive, s.activated, s.turns, s.moves, s.skips, s.lost, s.hand, s.named, s.p_hexes, s.turn,
        *scratch,
    )  # fmt: skip
    if secrets:
        for secret, core_id, laid in zip(s.secrets, mother, traps, strict=True):
            secret.mothership.value = core_id
            secret.traps.value = Traps(tuple(laid))


@cache
def _scratch(seats: int) -> tuple[list[int], list[int], list[list[int]]]:
    """Lists for the core to write the secrets into; nothing is read from them that was not written just before."""
    return [0] * seats, [0] * seats, [[] for _ in range(seats)]
