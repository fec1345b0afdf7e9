"""Hexnet once more, plain and slow: what the fast rules are compared with.

Nothing is shared with the package under test, and nothing here is clever: the board is a dictionary of stacks,
reach is found by walking, what a landing changes by trying it on a copy. Numbers in docstrings are sections and
rulings of the game's rulebook. `plain_model` has the state, `plain_moves` chapters 6 and 7, `plain_resolve` 10,
`plain_actions` the actions and their notation, `plain_public` 12.1 and 13, `plain_json` the files of positions,
`plain_random` random positions and games; this module has the turn, time, leaving and the end, and gives the names
that a comparison needs.
"""

from __future__ import annotations

from collections.abc import Callable

from tests.games.hexnet.plain_actions import (
    Action,
    Clone,
    Emp,
    Grapple,
    Move,
    Place,
    Transfer,
    legal,
    perform,
    public_actions,
    read,
    write,
)
from tests.games.hexnet.plain_json import from_json, to_json
from tests.games.hexnet.plain_model import LETTERS, Hex, Options, Player, Position, Unit, neighbours, start
from tests.games.hexnet.plain_public import observation, public_key
from tests.games.hexnet.plain_resolve import expire_clones, fall, remove_wrecks

__all__ = (
    "Action",
    "Choose",
    "Clone",
    "Emp",
    "Grapple",
    "Hex",
    "Move",
    "Options",
    "Place",
    "Player",
    "Position",
    "Transfer",
    "Unit",
    "act",
    "apply",
    "begin",
    "eligible",
    "from_json",
    "leave",
    "legal",
    "lose_turn",
    "new_game",
    "observation",
    "out_of_time",
    "perft",
    "public_actions",
    "public_key",
    "ranking",
    "read",
    "settle",
    "skip",
    "start",
    "to_json",
    "write",
)

Choose = Callable[[list[Hex]], Hex | None]
"""9.1: says which of the eligible hexes, sorted by (r, q), gets a P; None for none of them."""


def no_choice(candidates: list[Hex]) -> Hex | None:
    """For games without P maintenance: nobody should be asked."""
    raise AssertionError(f"somebody must choose among {candidates}")


# ---------------------------------------------------------------- a game, from outside; these return a new position


def new_game(n: int, options: Options | None = None) -> Position:
    """4, 5: the set-up, with the first turn of seat 0 begun."""
    position = start(n, options)
    begin(position, 0)
    return position


def apply(position: Position, action: Action | str, choose: Choose = no_choice, skips: bool = True) -> Position:
    """5: the position after the action (itself or its own notation), in the next turn of somebody who can act.

    A ValueError if it is not legal. Without `skips` automatic skips are left to the caller (`skip`), as in perft.
    """
    if isinstance(action, str):
        action = read(position, action)
    elif action not in legal(position):
        raise ValueError(f"{action} is not legal here")
    return act(position, action, choose, skips)


def act(position: Position, action: Action, choose: Choose = no_choice, skips: bool = True) -> Position:
    """What `apply` does, for an action out of `legal`: nothing is checked again."""
    after = position.copy()
    after.log = []
    perform(after, action)
    player = after.mover
    player.skips, player.lost = 0, 0
    after.idle, after.acted = 0, True
    after.actions += 1
    return settle(finish(after, choose), choose, skips)


def skip(position: Position, choose: Choose = no_choice, skips: bool = False) -> Position:
    """5: the player to move is skipped, which is only due if nothing is legal; the third in a row may fell [R-52]."""
    if position.over or legal(position):
        raise ValueError("no skip is due")
    after = position.copy()
    player, limit = after.mover, after.options.lockout_turns
    player.skips += 1
    after.idle, after.acted = 0 if something_runs(after) else after.idle + 1, False
    note(after, "--")
    if not player.activated and limit and player.skips >= limit:
        note(after, "#l")
        drop(after, after.turn)
    return settle(finish(after, choose), choose, skips)


def lose_turn(position: Position, choose: Choose = no_choice, skips: bool = True) -> Position:
    """11 [R-48]: the limit of a turn has passed; the third time in a row, or at once, it is a fall."""
    after = position.copy()
    after.log = []
    player = after.mover
    player.lost, player.skips = player.lost + 1, 0
    after.idle, after.acted = 0, False
    note(after, "#t")
    if player.lost >= 3 or after.options.turn_timeout == "fall":
        note(after, "#f")
        drop(after, after.turn)
    return settle(finish(after, choose), choose, skips)


def out_of_time(position: Position, choose: Choose = no_choice, skips: bool = True) -> Position:
    """11 [R-47]: the game clock of the player to move has run out."""
    return depart(position, position.turn, "#f", choose, skips)


def leave(position: Position, seat: int, choose: Choose = no_choice, skips: bool = True) -> Position:
    """11: a player leaves, in turn or out of it; out of it, the player to move may be skipped [R-53]."""
    return depart(position, seat, "#q", choose, skips)


def depart(position: Position, seat: int, event: str, choose: Choose, skips: bool) -> Position:
    """11: one player falls without an action."""
    if position.over or not position.players[seat].alive:
        raise ValueError("only an active player can depart")
    after = position.copy()
    after.log = []
    note(after, event, seat)
    drop(after, seat)
    if seat == after.turn:
        after.acted = False
        finish(after, choose)
    return settle(after, choose, skips)


# ---------------------------------------------------------------- 5 the turn; these change the position


def begin(position: Position, seat: int) -> None:
    """5, 12.1: the turn begins, and its public position is counted if the turn before ended with an own action."""
    position.turn = seat
    position.mover.turns += 1
    if position.acted:
        key = public_key(position)
        position.seen[key] = position.seen.get(key, 0) + 1
        if position.seen[key] >= 3:
            end_drawn(position, "repetition")


def finish(position: Position, choose: Choose) -> Position:
    """5: the end of the turn and the beginning of the next. Nothing more happens in a game that is over."""
    if position.over:
        return position
    seat = position.turn
    expire_clones(position, seat)
    limit = position.options.max_actions
    if limit is not None and position.actions >= limit:
        position.over, position.reason = True, "truncated"
        return position
    active = position.active()
    following = [other for other in active if other > seat] + active
    if following[0] <= seat:
        end_round(position, choose)
    if nobody_can_act(position):
        end_drawn(position, "no_action")
    else:
        begin(position, following[0])
    return position


def settle(position: Position, choose: Choose, skips: bool) -> Position:
    """5: automatic skips, one after the other, until somebody can act or the game is over."""
    while skips and not position.over and not legal(position):
        position = skip(position, choose)
    return position


def drop(position: Position, seat: int) -> None:
    """11: steps 3 and 4 of RESOLVE for one player."""
    fall(position, [seat])
    remove_wrecks(position)


def note(position: Position, event: str, seat: int | None = None) -> None:
    """16: a server event, with the letter of the seat that it is about."""
    position.log.append(LETTERS[position.turn if seat is None else seat] + event)


# ---------------------------------------------------------------- 9.1 P maintenance


def eligible(position: Position) -> list[Hex]:
    """9.1: empty, without a P, beside something; sorted by (r, q)."""
    around = {near for hex in position.board for near in neighbours(hex)}
    free = [hex for hex in around if hex not in position.board and hex not in position.p_hexes]
    return sorted(free, key=lambda hex: (hex[1], hex[0]))


def end_round(position: Position, choose: Choose) -> None:
    """5, 9.1: lonely P hexes go, then one may come; only after some rounds."""
    since = position.round - position.options.p_first_round
    position.round += 1
    if position.options.p_mode == "off" or since < 0 or since % position.options.p_every:
        return
    before = list(position.p_hexes)
    for hex in before:
        if not any(near in position.board for near in neighbours(hex)):
            position.p_hexes.remove(hex)
            position.log.append(f"p@{hex[0]},{hex[1]}")
    candidates = eligible(position)
    if len(position.p_hexes) < position.p_limit() and candidates:
        chosen = choose(candidates)
        if chosen is not None:
            assert chosen in candidates
            position.p_hexes.append(chosen)
            position.log.append(f"P@{chosen[0]},{chosen[1]}")
    if position.p_hexes != before:
        position.idle = 0


# ---------------------------------------------------------------- 12 the end


def end_drawn(position: Position, reason: str) -> None:
    """12: a draw among the active players."""
    position.over, position.reason, position.winners = True, reason, position.active()


def something_runs(position: Position) -> bool:
    """12 [R-50]: a status or a clone's life, which time alone will end; such a skip is none of the two rounds."""
    for _, _, unit in position.units():
        if unit.owner is None:
            continue
        own_turns_before = position.players[unit.owner].turns - (unit.owner == position.turn)
        if unit.kind == "K" or max(unit.imm, unit.par) > own_turns_before:
            return True
    return False


def nobody_can_act(position: Position) -> bool:
    """12 [R-50]: two rounds of skips; asked between two turns."""
    active = position.active()
    if position.idle < 2 * len(active):
        return False
    return not position.options.lockout_turns or all(position.players[seat].activated for seat in active)


def ranking(position: Position) -> dict[int, int]:
    """12: the place of each seat in a game that is over, 1 the best; those who fell together share one.

    A truncated game has none.
    """
    if position.reason == "truncated":
        return {}
    groups = [group for group in ([position.active(), *reversed(position.falls)]) if group]
    places: dict[int, int] = {}
    for group in groups:
        place = len(places) + 1
        places.update(dict.fromkeys(group, place))
    return places


def perft(position: Position, depth: int) -> int:
    """16: sequences of that many actions, a forced skip being one; a game that is over has none."""
    if position.over:
        return 0
    actions = legal(position)
    if depth == 1:
        return max(len(actions), 1)
    after = [act(position, action, skips=False) for action in actions] or [skip(position)]
    return sum(perft(child, depth - 1) for child in after)
