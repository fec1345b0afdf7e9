"""§3.1, §5.5 The supply of counters, the Technology marker, and Cybermen that come onto the map."""

from __future__ import annotations

from parlour.games.cyberwedding import cyber_events as events
from parlour.games.cyberwedding.model import ABILITIES, Ability, Cyberman, Rank, State
from parlour.games.cyberwedding.numbers import NUMBERS
from parlour.kit.actors import Seat
from parlour.kit.agenda import Kernel
from parlour.kit.rules import rule

__all__ = (
    "add_cyberman",
    "ensure",
    "leader_ability",
    "put_cyberman",
    "return_counter",
    "speed_of",
    "take_counter",
    "types_left",
    "upgrade",
)


@rule("3.1")
@rule("5.5")
def ensure(s: State, k: Kernel) -> bool:
    """A counter is needed: while none of the current Mark is left, Technology rises. ``False``: none at all."""
    while not any(s.supply[s.technology]):
        if s.technology >= NUMBERS.last_mark:
            return False
        upgrade(s, "supply", k)
    return True


def types_left(s: State) -> list[Ability]:
    """Types of the current Mark that are in the supply, in the order of its columns."""
    return [ability for ability, left in zip(ABILITIES, s.supply[s.technology], strict=True) if left]


@rule("5.5")
def upgrade(s: State, why: str, k: Kernel) -> None:
    """Technology rises by one, never above the last Mark; Cyberleader and -lieutenants follow it at once."""
    if s.technology >= NUMBERS.last_mark:
        return
    s.technology += 1
    for cyberman in s.cybermen:
        if cyberman.rank is not Rank.ORDINARY:
            cyberman.mark = s.technology
            cyberman.ability = leader_ability(s.technology)
    k.emit(events.TechnologyRose(mark=s.technology, why=why))


@rule("1.4")
@rule("3.6")
def leader_ability(mark: int) -> Ability:
    """What Cyberleader and Cyberlieutenants can do at that Mark."""
    return Ability(NUMBERS.leader_ability[mark])


def speed_of(cyberman: Cyberman) -> int:
    """§1.4 Squares an activation."""
    return NUMBERS.speed[cyberman.mark]


def take_counter(s: State, mark: int, ability: Ability) -> None:
    """Out of the supply."""
    s.supply[mark][ABILITIES.index(ability)] -= 1


def return_counter(s: State, mark: int, ability: Ability) -> None:
    """Back into the supply."""
    s.supply[mark][ABILITIES.index(ability)] += 1


def add_cyberman(s: State, seat: Seat, square: int, ability: Ability, facing: int, why: str, k: Kernel) -> Cyberman:
    """An ordinary Cyberman of the current Mark comes from the supply, which has one of that type."""
    take_counter(s, s.technology, ability)
    return put_cyberman(s, seat, s.technology, square, ability, facing, why, k)


def put_cyberman(
    s: State, seat: Seat, mark: int, square: int, ability: Ability, facing: int, why: str, k: Kernel
) -> Cyberman:
    """An ordinary Cyberman onto the map; where its counter was is the caller's."""
    cyberman = Cyberman(id=s.made, mark=mark, ability=ability, square=square, facing=facing)
    s.made += 1
    s.cybermen.append(cyberman)
    k.emit(
        events.CybermanPlaced(
            seat=seat, cyberman=cyberman.id, mark=mark, ability=ability, square=square, facing=facing, why=why
        )
    )
    return cyberman
