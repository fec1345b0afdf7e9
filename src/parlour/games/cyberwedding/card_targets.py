"""§1.5 On what each card may be played, or item used, as the board is now: whole decisions, in a fixed order.

Whether it is the time for it, who holds it and who may play it at all is judged in ``playing``.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from parlour.games.cyberwedding.actions import PlayCard, UseItem
from parlour.games.cyberwedding.cards import CardKind
from parlour.games.cyberwedding.model import (
    ABILITIES,
    GROUP,
    NONE,
    Ability,
    Cyberman,
    Fate,
    Player,
    PlayerState,
    Rank,
    State,
    captive_of,
)
from parlour.games.cyberwedding.numbers import NUMBERS
from parlour.games.cyberwedding.pending import Declared, Moving, Stalking, Wreckage
from parlour.games.cyberwedding.table import board_of, car_at, cyberman_at, cyberman_by, ground_in
from parlour.kit.agenda import Step
from parlour.kit.rules import rule

__all__ = ("TARGETS", "USES", "distraction_squares", "near", "position", "unit_squares")

Targets = Callable[[State, int], list[PlayCard]]
Uses = Callable[[State, int], list[UseItem]]
K = CardKind
P = TypeVar("P", bound=Step)

_WALKERS = (PlayerState.HUMAN, PlayerState.HELD)
_SHOTS = (Ability.ENERGY_BEAM, Ability.GUN)


def pending(s: State, cls: type[P]) -> P | None:
    """The nearest pending step of that kind."""
    for step in reversed(s.agenda):
        if isinstance(step, cls):
            return step
    return None


@rule("1.5")
def position(s: State, seat: int) -> int:
    """Where the group stands for its conditions; for who has only a Partial, where that stands. ``NONE``: nowhere."""
    player = s.players[seat]
    return player.partial if player.state is PlayerState.PARTIAL else player.square


def on_foot(player: Player) -> bool:
    """Does the group stand on the map, in no car?"""
    return player.square != NONE and not player.in_car


def near(s: State, seat: int) -> list[Cyberman]:
    """Cybermen in the own square or orthogonally beside it."""
    here = position(s, seat)
    if here == NONE:
        return []
    distance = ground_in(s).distance
    return [cyberman for cyberman in s.cybermen if distance(cyberman.square, here) <= 1]


def _where(kind: CardKind, fits: Callable[[State, int], bool]) -> Targets:
    """A card whose condition is where the group stands."""

    def targets(s: State, seat: int) -> list[PlayCard]:
        here = position(s, seat)
        return [PlayCard(kind)] if here != NONE and fits(s, here) else []

    return targets


def _on_tiles(tile_kind: str) -> Callable[[State, int], bool]:
    def fits(s: State, square: int) -> bool:
        ground = ground_in(s)
        return ground.tile_kinds[ground.tile_of[square]] == tile_kind

    return fits


def _if(kind: CardKind, fits: Callable[[State, int], bool]) -> Targets:
    """A card whose condition needs no place."""
    return lambda s, seat: [PlayCard(kind)] if fits(s, seat) else []


def _weakness(kind: CardKind) -> Targets:
    """#6, #8: Cybermen nearby whose Mark has this weakness."""

    def targets(s: State, seat: int) -> list[PlayCard]:
        return [PlayCard(kind, cyberman=c.id) for c in near(s, seat) if NUMBERS.weakness[c.mark] == kind]

    return targets


def _teleport(s: State, seat: int) -> list[PlayCard]:
    """#3: one of those just destroyed whose counter is still in the supply."""
    wreckage = pending(s, Wreckage)
    if wreckage is None:
        return []
    return [
        PlayCard(K.EMERGENCY_TELEPORT, cyberman=counter.cyberman)
        for counter in wreckage.counters
        if s.supply[counter.mark][ABILITIES.index(counter.ability)]
    ]


def _moving(s: State, seat: int) -> Moving | None:
    """The own Movement Phase, if the group moves in it."""
    phase = pending(s, Moving)
    return phase if phase is not None and phase.seat == seat and on_foot(s.players[seat]) else None


def _run(s: State, seat: int) -> bool:
    """#11; for who has only a Partial, while that moves."""
    if s.players[seat].state is not PlayerState.PARTIAL:
        return _moving(s, seat) is not None
    partial = pending(s, Stalking)
    return partial is not None and partial.seat == seat and partial.left != NONE


def _hedge(s: State, seat: int) -> bool:
    phase = _moving(s, seat)
    return phase is not None and not phase.hedges


@rule("1.5")
def distraction_squares(s: State, seat: int, cyberman: Cyberman) -> list[int]:
    """#13 Where that ordinary Cyberman may be led: to nobody's group but one's own."""
    others = {player.square for player in s.players if player.seat != seat and not player.in_car}
    others |= {player.partial for player in s.players if player.seat != seat}
    moves = board_of(s).cyber_moves(cyberman.square, NUMBERS.distraction_most)
    return [square for square in moves if square not in others]


def _distraction(s: State, seat: int) -> list[PlayCard]:
    return [
        PlayCard(K.DISTRACTION, cyberman=cyberman.id)
        for cyberman in s.cybermen
        if cyberman.rank is Rank.ORDINARY and distraction_squares(s, seat, cyberman)
    ]


def _jam(s: State, seat: int) -> list[PlayCard]:
    return [PlayCard(K.SIGNAL_JAM, limit="moves"), PlayCard(K.SIGNAL_JAM, limit="abilities")]


def _reinforcement(s: State, seat: int) -> list[PlayCard]:
    """#16: a tile with room, as long as a counter can be had."""
    if not any(s.supply[mark][at] for mark in range(s.technology, NUMBERS.last_mark + 1) for at in range(4)):
        return []
    board = board_of(s)
    hedges = s.options.advanced_terrain
    return [
        PlayCard(K.REINFORCEMENT_BEAM, tile=tile)
        for tile, turns in enumerate(s.tiles)
        if turns != NONE and board.legal_on_tile(tile, hedges=hedges)
    ]


@rule("1.5")
def unit_squares(s: State) -> list[int]:
    """#17 Where another Unit may stand: no hedge, road or car, far from every group, on a tile without a Unit."""
    ground = ground_in(s)
    groups = [square for player in s.players for square in (player.square, player.partial) if square != NONE]
    tiles = [ground.tile_of[square] for square in s.units]
    return [
        square
        for square in board_of(s).legal_squares(hedges=False)
        if not ground.is_road(square)
        and car_at(s, square) is None
        and ground.tile_of[square] not in tiles
        and all(ground.distance(square, group) >= NUMBERS.unit_distance for group in groups)
    ]


def _captives(s: State, seat: int) -> list[PlayCard]:
    members = s.players[seat].members
    return [
        PlayCard(K.STRUGGLE_FREE, captive=captive_of(seat, place))
        for place in range(min(GROUP, len(members)))
        if members[place].fate is Fate.CARRIED
    ]


def _toss(s: State, seat: int) -> list[PlayCard]:
    """#20"""
    me = s.players[seat]
    if not on_foot(me):
        return []
    distance = ground_in(s).distance
    return [
        PlayCard(K.BOUQUET_TOSS, to=player.seat)
        for player in s.players
        if player.seat != seat and on_foot(player) and 0 < distance(me.square, player.square) <= NUMBERS.toss_distance
    ]


def _speeches(s: State, seat: int) -> list[PlayCard]:
    """#21 Whoever may have a Movement Phase: who is held may be freed before it; a Partial has no allowance."""
    return [
        PlayCard(K.SPEECHES, to=player.seat)
        for player in s.players
        if player.seat != seat and player.state in _WALKERS and not player.in_car and not player.slowed
    ]


def _with_hands(s: State, seat: int) -> list[int]:
    return [player.seat for player in s.players if player.seat != seat and player.hand]


def _phone(s: State, seat: int) -> list[PlayCard]:
    return [PlayCard(K.BORROWED_PHONE, to=other) for other in _with_hands(s, seat)]


def _keys(s: State, seat: int) -> bool:
    """#46: on foot, in the square of a car, without a Cyberman."""
    player = s.players[seat]
    return (
        _moving(s, seat) is not None
        and player.alighted_at != player.square
        and car_at(s, player.square) is not None
        and cyberman_at(s, player.square) is None
    )


TARGETS: dict[CardKind, Targets] = {
    K.HEDGE_TRIMMER: _where(K.HEDGE_TRIMMER, _on_tiles("rex_rose_garden")),
    K.CYBERSCANNER: _where(K.CYBERSCANNER, lambda s, here: here in s.units),
    K.EMERGENCY_TELEPORT: _teleport,
    K.CRICKET_BAT: _where(K.CRICKET_BAT, _on_tiles("cricket_pitch")),
    K.TENNIS_RACQUET: _where(K.TENNIS_RACQUET, lambda s, here: ground_in(s).is_court(here)),
    K.GOLD: _weakness(K.GOLD),
    K.PICNIC_HAMPER: _where(K.PICNIC_HAMPER, lambda s, here: ground_in(s).building[here] is not None),
    K.NAIL_VARNISH: _weakness(K.NAIL_VARNISH),
    K.SECOND_WIND: _if(K.SECOND_WIND, lambda s, seat: True),
    K.ADRENALINE_RUSH: _if(K.ADRENALINE_RUSH, lambda s, seat: True),
    K.RUN_FOR_IT: _if(K.RUN_FOR_IT, _run),
    K.THROUGH_THE_HEDGE: _if(K.THROUGH_THE_HEDGE, _hedge),
    K.DISTRACTION: _distraction,
    K.MALFUNCTION: _if(K.MALFUNCTION, lambda s, seat: pending(s, Declared) is not None),
    K.SIGNAL_JAM: _jam,
    K.REINFORCEMENT_BEAM: _reinforcement,
    K.SECOND_UNIT: _if(K.SECOND_UNIT, lambda s, seat: s.spare_units > 0 and bool(unit_squares(s))),
    K.SABOTAGE: _where(K.SABOTAGE, lambda s, here: here in s.units),
    K.STRUGGLE_FREE: _captives,
    K.BOUQUET_TOSS: _toss,
    K.SPEECHES: _speeches,
    K.BORROWED_PHONE: _phone,
    K.HACKING: _if(
        K.HACKING,
        lambda s, seat: (
            NUMBERS.weakness[s.technology] == K.HACKING
            and any(NUMBERS.weakness[cyberman.mark] == K.HACKING for cyberman in s.cybermen)
        ),
    ),
    K.CONVERSION_GLITCH: _if(K.CONVERSION_GLITCH, lambda s, seat: s.players[seat].partial == NONE),
    K.RAPID_UPGRADE: _if(K.RAPID_UPGRADE, lambda s, seat: s.technology < NUMBERS.last_mark),
    K.KEYS: _if(K.KEYS, _keys),
}
"""By card: every decision to play it that its own condition allows."""


def _racquet(s: State, seat: int) -> list[UseItem]:
    """#5: against a beam or a Gun."""
    declared = pending(s, Declared)
    cyberman = None if declared is None else cyberman_by(s, declared.cyberman)
    return [UseItem(K.TENNIS_RACQUET)] if cyberman is not None and cyberman.ability in _SHOTS else []


def _trimmer(s: State, seat: int) -> list[UseItem]:
    """#1: on the own turn."""
    return [UseItem(K.HEDGE_TRIMMER)] if s.active == seat and not s.players[seat].trimming else []


def _beam(s: State, seat: int) -> list[UseItem]:
    """#3: as long as there is a legal square."""
    legal = board_of(s).legal_squares(hedges=s.options.advanced_terrain)
    return [UseItem(K.EMERGENCY_TELEPORT)] if legal else []


USES: dict[CardKind, Uses] = {
    K.HEDGE_TRIMMER: _trimmer,
    K.CYBERSCANNER: lambda s, seat: [UseItem(K.CYBERSCANNER, to=other) for other in _with_hands(s, seat)],
    K.EMERGENCY_TELEPORT: _beam,
    K.CRICKET_BAT: lambda s, seat: [UseItem(K.CRICKET_BAT)],
    K.TENNIS_RACQUET: _racquet,
    K.PICNIC_HAMPER: lambda s, seat: [UseItem(K.PICNIC_HAMPER)],
}
"""By item: every decision to use it that the board allows."""
