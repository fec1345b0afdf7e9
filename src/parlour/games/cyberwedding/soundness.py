"""§1.3 What holds in every state that play reaches: cards, counters, tokens are conserved, all stands right."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from parlour.games.cyberwedding.auction import Auction
from parlour.games.cyberwedding.card_steps import Beaming
from parlour.games.cyberwedding.cards import DECK, CardKind
from parlour.games.cyberwedding.homecoming import Homecoming
from parlour.games.cyberwedding.model import (
    ABILITIES,
    GROUP,
    NONE,
    Ability,
    Fate,
    Phase,
    Player,
    PlayerState,
    Rank,
    State,
    member_of,
)
from parlour.games.cyberwedding.numbers import NUMBERS
from parlour.games.cyberwedding.standing import is_human
from parlour.games.cyberwedding.table import ground_in
from parlour.kit.rules import rule

__all__ = ("faults",)


@rule("1.3")
def faults(s: State) -> list[str]:
    """Everything that is wrong, in words for developers."""
    found = [*_shape(s)]
    return found or [*_cards(s), *_counters(s), *_tokens(s), *_squares(s), *_captives(s), *_states(s)]


def _shape(s: State) -> Iterator[str]:
    """Numbers that other checks rely on."""
    ground = ground_in(s)
    if [player.seat for player in s.players] != list(range(s.seats)):
        yield f"{len(s.players)} players for {s.seats} seats"
    if len(s.tiles) != ground.tiles or any(not NONE <= turns < 4 for turns in s.tiles):
        yield "tiles that are none"
    marks = len(NUMBERS.supply)
    if len(s.supply) != marks or any(len(counts) != len(ABILITIES) or min(counts) < 0 for counts in s.supply):
        yield "the supply has the wrong shape"
    if not NUMBERS.first_mark <= s.technology < marks:
        yield f"technology {s.technology}"
    if not (0 <= s.active < s.seats and 0 <= s.first < s.seats):
        yield f"the turn is that of {s.active}, the round begins with {s.first}"
    places = [*s.units, *(heap.square for heap in s.heaps), *(car.square for car in s.cars)]
    places += [cyberman.square for cyberman in s.cybermen]
    if any(not 0 <= square < ground.squares for square in places):
        yield "something stands on no square"
    yield from _shape_of_players(s)


def _shape_of_players(s: State) -> Iterator[str]:
    ground, marks = ground_in(s), len(NUMBERS.supply)
    for player in s.players:
        if not (NONE <= player.square < ground.squares and NONE <= player.partial < ground.squares):
            yield f"seat {player.seat} stands on no square"
        if len(player.members) > GROUP or (s.phase is not Phase.SETUP and len(player.members) < GROUP):
            yield f"seat {player.seat} has {len(player.members)} characters"
    for cyberman in s.cybermen:
        if not (NUMBERS.first_mark <= cyberman.mark < marks and 0 <= cyberman.facing < 4):
            yield f"Cyberman {cyberman.id} of Mark {cyberman.mark} faces {cyberman.facing}"
        if not NONE <= cyberman.owner < s.seats or any(not 0 <= one < s.seats * GROUP for one in cyberman.captives):
            yield f"Cyberman {cyberman.id} belongs to {cyberman.owner} and carries {cyberman.captives}"


def _cards(s: State) -> Iterator[str]:
    """Every card in exactly one place."""
    cards: list[CardKind] = [*s.deck, *s.discarded]
    for player in s.players:
        cards += [*player.hand, *(item.card for item in player.items)]
        if len({item.card for item in player.items}) < len(player.items):
            yield f"seat {player.seat} has two of an item in play"
    for step in s.agenda:
        if isinstance(step, Auction):
            cards += [*step.pile, *step.set_aside, *([step.card] if step.card is not None else [])]
    if Counter(cards) != Counter(DECK):
        yield f"{len(cards)} cards, or the wrong ones"


def _counters(s: State) -> Iterator[str]:
    """Cybermen in the supply, on the map and on items; Units in the box and on the map."""
    for mark, printed in enumerate(NUMBERS.supply[NUMBERS.first_mark :], NUMBERS.first_mark):
        for place, ability in enumerate(ABILITIES):
            out = sum(c.mark == mark and c.ability is ability and c.rank is Rank.ORDINARY for c in s.cybermen)
            out += sum(item.mark == mark and item.ability is ability for player in s.players for item in player.items)
            if s.supply[mark][place] + out + _beamed(s, mark, ability) != printed[place]:
                yield f"Mark {mark} {ability}: {s.supply[mark][place]} left, {out} out, of {printed[place]}"
    if s.spare_units < 0 or s.spare_units + len(s.units) != NUMBERS.box_units:
        yield f"{len(s.units)} Units, {s.spare_units} spare"
    ids = [cyberman.id for cyberman in s.cybermen]
    if ids != sorted(set(ids)) or any(not 0 <= number < s.made for number in ids):
        yield f"Cybermen {ids} of {s.made}"


def _beamed(s: State, mark: int, ability: Ability) -> int:
    """#3: counters between a card and the map."""
    return sum(isinstance(step, Beaming) and step.mark == mark and step.ability is ability for step in s.agenda)


def _tokens(s: State) -> Iterator[str]:
    escape = sum(player.escape for player in s.players) + sum(heap.escape for heap in s.heaps)
    fatigue = sum(player.fatigue for player in s.players) + sum(heap.fatigue for heap in s.heaps)
    if (escape, fatigue) != (s.issued_escape, s.issued_fatigue):
        yield f"tokens {escape}+{fatigue}, issued {s.issued_escape}+{s.issued_fatigue}"
    if any(player.escape < 0 or player.fatigue < 0 for player in s.players):
        yield "less than no tokens"
    if any(heap.escape < 0 or heap.fatigue < 0 or not (heap.escape or heap.fatigue) for heap in s.heaps):
        yield "a heap of no tokens"
    if len({heap.square for heap in s.heaps}) < len(s.heaps):
        yield "two heaps on a square"


@rule("1.6")
def _squares(s: State) -> Iterator[str]:
    """What stands where."""
    ground = ground_in(s)
    machines = [cyberman.square for cyberman in s.cybermen]
    if len(set(machines)) < len(machines):
        yield "two Cybermen on a square"
    if len(set(s.units)) < len(s.units):
        yield "two Units on a square"
    on_foot = [player.square for player in s.players if player.square != NONE and not player.in_car]
    partials = [player.partial for player in s.players if player.partial != NONE]
    crowds = Counter(on_foot + partials)
    if crowds and max(crowds.values()) > NUMBERS.groups_in_square:
        yield f"more than {NUMBERS.groups_in_square} groups on a square"
    parked = [car.square for car in s.cars if car.driver == NONE and not car.wreck]
    if len(set(parked)) < len(parked):
        yield "two cars that work on a square"
    standing = [*machines, *s.units, *crowds, *(heap.square for heap in s.heaps)]
    if any(s.tiles[ground.tile_of[square]] == NONE for square in standing):
        yield "something stands on a tile that lies face down"
    for player in s.players:
        driven = [car.square for car in s.cars if car.driver == player.seat]
        if driven != ([player.square] if player.in_car else []):
            yield f"seat {player.seat} on {player.square}, in a car: {player.in_car}, its car: {driven}"


@rule("5.1")
def _captives(s: State) -> Iterator[str]:
    """Every carried character on exactly one Cyberman."""
    carried = [captive for cyberman in s.cybermen for captive in cyberman.captives]
    if len(set(carried)) < len(carried):
        yield "somebody is carried twice"
    for captive in range(s.seats * GROUP):
        if captive % GROUP < len(s.players[captive // GROUP].members):
            if (member_of(s, captive).fate is Fate.CARRIED) != (captive in carried):
                yield f"character {captive} is {member_of(s, captive).fate}, carried: {captive in carried}"
        elif captive in carried:
            yield f"character {captive} is none, and carried"


@rule("3.0")
def _states(s: State) -> Iterator[str]:
    """States fit the characters."""
    if s.phase is Phase.SETUP:
        return
    for player in s.players:
        wrong = _state_fault(s, player)
        if wrong:
            yield f"seat {player.seat} is {player.state}, {wrong}"
    leaders = [cyberman for cyberman in s.cybermen if cyberman.rank is Rank.LEADER]
    if len(leaders) > 1 or (leaders and not s.leader_existed):
        yield f"{len(leaders)} Cyberleaders"
    for cyberman in s.cybermen:
        if (cyberman.rank is Rank.ORDINARY) != (cyberman.owner == NONE):
            yield f"Cyberman {cyberman.id} is {cyberman.rank} of {cyberman.owner}"


def _state_fault(s: State, player: Player) -> str:
    fates = [member.fate for member in player.members]
    if not is_human(player):
        clean = player.square == NONE and player.partial == NONE and not player.items
        return "" if clean and not player.escape and not player.fatigue else "and has something on the map"
    coming = any(isinstance(step, Homecoming) and step.seat == player.seat for step in s.agenda)
    if (Fate.FREE in fates) != (player.square != NONE) and not coming:
        return f"its counter on {player.square} with {fates}"
    if (Fate.PARTIAL in fates) != (player.partial != NONE):
        return f"its Partial on {player.partial} with {fates}"
    if player.state is PlayerState.HUMAN and Fate.FREE not in fates:
        return f"with {fates}"
    return ""
