"""§1.5 What each card does. Conditions and targets have been judged; what has to be chosen further is a step."""

from __future__ import annotations

from parlour.games.cyberwedding import card_events
from parlour.games.cyberwedding import table_events as events
from parlour.games.cyberwedding.actions import PlayCard, UseItem
from parlour.games.cyberwedding.arriving import Arriving
from parlour.games.cyberwedding.card_steps import Beaming, Distracting, Founding, Scanning
from parlour.games.cyberwedding.card_targets import position
from parlour.games.cyberwedding.cards import CardKind
from parlour.games.cyberwedding.cars import obtain_car
from parlour.games.cyberwedding.destroying import destroy, destroy_unit
from parlour.games.cyberwedding.hands import item_of, take_card
from parlour.games.cyberwedding.homecoming import return_captive
from parlour.games.cyberwedding.model import Cyberman, Item, PlayerState, State
from parlour.games.cyberwedding.numbers import NUMBERS
from parlour.games.cyberwedding.pending import Bout, Declared, Moving, Sentence, Stalking, Wreckage
from parlour.games.cyberwedding.playing import effect, use_effect
from parlour.games.cyberwedding.supply import take_counter, upgrade
from parlour.games.cyberwedding.table import carrier_of, cyberman_by
from parlour.games.cyberwedding.tokens import gain
from parlour.kit.actors import Seat
from parlour.kit.agenda import Kernel

__all__ = ("give_tokens",)

K = CardKind


def give_tokens(s: State, seat: Seat, fatigue: int, escape: int, why: str, k: Kernel) -> None:
    """From the bank."""
    gain(s, seat, escape, fatigue)
    k.emit(events.TokensGained(seat=seat, fatigue=fatigue, escape=escape, why=why))


@effect(K.EMERGENCY_TELEPORT)
def _teleport(s: State, seat: Seat, action: PlayCard, k: Kernel) -> None:
    """#3 The counter lies on the card instead of going to the supply."""
    counters = k.enclosing(Wreckage).counters
    counter = next(one for one in counters if one.cyberman == action.cyberman)
    counters.remove(counter)
    take_counter(s, counter.mark, counter.ability)
    item = item_of(s, seat, K.EMERGENCY_TELEPORT)
    if item is not None:
        item.mark, item.ability = counter.mark, counter.ability
    k.emit(card_events.ItemCybermanPut(seat=seat, mark=counter.mark, ability=counter.ability))


@effect(K.GOLD)
@effect(K.NAIL_VARNISH)
def _destroy(s: State, seat: Seat, action: PlayCard, k: Kernel) -> None:
    """#6, #8"""
    cyberman = cyberman_by(s, action.cyberman)
    if cyberman is not None:
        destroy(s, [cyberman], seat, "card", k)


@effect(K.SECOND_WIND)
def _wind(s: State, seat: Seat, action: PlayCard, k: Kernel) -> None:
    """#9"""
    give_tokens(s, seat, NUMBERS.wind_fatigue, 0, action.card, k)


@effect(K.ADRENALINE_RUSH)
def _rush(s: State, seat: Seat, action: PlayCard, k: Kernel) -> None:
    """#10"""
    give_tokens(s, seat, 0, NUMBERS.rush_escape, action.card, k)


@effect(K.RUN_FOR_IT)
def _run(s: State, seat: Seat, action: PlayCard, k: Kernel) -> None:
    """#11 A Partial stands in for the group of who has nobody else."""
    if s.players[seat].state is PlayerState.PARTIAL:
        k.enclosing(Stalking).left += NUMBERS.run_steps
    else:
        k.enclosing(Moving).allowance += NUMBERS.run_steps


@effect(K.THROUGH_THE_HEDGE)
def _hedge(s: State, seat: Seat, action: PlayCard, k: Kernel) -> None:
    """#12"""
    k.enclosing(Moving).hedges = True


@effect(K.DISTRACTION)
def _distract(s: State, seat: Seat, action: PlayCard, k: Kernel) -> None:
    """#13"""
    k.push(Distracting(seat=seat, cyberman=action.cyberman))


@effect(K.MALFUNCTION)
def _malfunction(s: State, seat: Seat, action: PlayCard, k: Kernel) -> None:
    """#14"""
    k.enclosing(Declared).cancelled = True


@effect(K.SIGNAL_JAM)
def _jam(s: State, seat: Seat, action: PlayCard, k: Kernel) -> None:
    """#15"""
    if action.limit == "moves":
        s.jam_moves += NUMBERS.jam
    else:
        s.jam_abilities += NUMBERS.jam
    k.emit(card_events.LimitLowered(seat=seat, limit=action.limit, amount=NUMBERS.jam))


@effect(K.REINFORCEMENT_BEAM)
def _reinforce(s: State, seat: Seat, action: PlayCard, k: Kernel) -> None:
    """#16"""
    k.push(Arriving(seat=seat, tile=action.tile, left=NUMBERS.beam_cybermen, why="card"))


@effect(K.SECOND_UNIT)
def _found(s: State, seat: Seat, action: PlayCard, k: Kernel) -> None:
    """#17"""
    k.push(Founding(seat=seat))


@effect(K.SABOTAGE)
def _sabotage(s: State, seat: Seat, action: PlayCard, k: Kernel) -> None:
    """#18"""
    destroy_unit(s, position(s, seat), seat, "card", k)


@effect(K.STRUGGLE_FREE)
def _struggle(s: State, seat: Seat, action: PlayCard, k: Kernel) -> None:
    """#19"""
    cyberman: Cyberman | None = carrier_of(s, action.captive)
    if cyberman is not None:
        return_captive(s, cyberman, action.captive, "card", k)


@effect(K.BOUQUET_TOSS)
def _toss(s: State, seat: Seat, action: PlayCard, k: Kernel) -> None:
    """#20"""
    me, other = s.players[seat], s.players[action.to]
    me.square, other.square = other.square, me.square
    k.emit(card_events.GroupsSwapped(seat=seat, to=other.seat, square=me.square, other=other.square))


@effect(K.SPEECHES)
def _speeches(s: State, seat: Seat, action: PlayCard, k: Kernel) -> None:
    """#21"""
    s.players[action.to].slowed = True
    k.emit(card_events.PlayerSlowed(seat=seat, to=Seat(action.to)))


@effect(K.BORROWED_PHONE)
def _phone(s: State, seat: Seat, action: PlayCard, k: Kernel) -> None:
    """#22"""
    hand = s.players[action.to].hand
    take_card(s, seat, Seat(action.to), hand[k.chance.below("hand", len(hand))], k)


@effect(K.HACKING)
def _hack(s: State, seat: Seat, action: PlayCard, k: Kernel) -> None:
    """#23 All at once."""
    destroy(s, [one for one in s.cybermen if NUMBERS.weakness[one.mark] == K.HACKING], seat, "card", k)


@effect(K.CONVERSION_GLITCH)
def _glitch(s: State, seat: Seat, action: PlayCard, k: Kernel) -> None:
    """#24"""
    k.enclosing(Sentence).glitch = True


@effect(K.RAPID_UPGRADE)
def _upgrade(s: State, seat: Seat, action: PlayCard, k: Kernel) -> None:
    """#25"""
    for _ in range(NUMBERS.upgrade):
        upgrade(s, "card", k)


@effect(K.KEYS)
def _keys(s: State, seat: Seat, action: PlayCard, k: Kernel) -> None:
    """#46"""
    obtain_car(s, seat, k)


@use_effect(K.HEDGE_TRIMMER)
def _trim(s: State, seat: Seat, action: UseItem, item: Item, k: Kernel) -> None:
    """#1"""
    s.players[seat].trimming = True


@use_effect(K.CYBERSCANNER)
def _scan(s: State, seat: Seat, action: UseItem, item: Item, k: Kernel) -> None:
    """#2"""
    cards = list(s.players[action.to].hand)
    k.emit(card_events.HandSeen(seat=seat, to=Seat(action.to), cards=cards))
    k.push(Scanning(seat=seat, to=Seat(action.to), cards=cards))


@use_effect(K.EMERGENCY_TELEPORT)
def _beam(s: State, seat: Seat, action: UseItem, item: Item, k: Kernel) -> None:
    """#3"""
    k.push(Beaming(seat=seat, mark=item.mark, ability=item.ability))


@use_effect(K.CRICKET_BAT)
def _bat(s: State, seat: Seat, action: UseItem, item: Item, k: Kernel) -> None:
    """#4"""
    k.enclosing(Bout).redo = True


@use_effect(K.TENNIS_RACQUET)
def _racquet(s: State, seat: Seat, action: UseItem, item: Item, k: Kernel) -> None:
    """#5"""
    k.enclosing(Declared).missed = True


@use_effect(K.PICNIC_HAMPER)
def _hamper(s: State, seat: Seat, action: UseItem, item: Item, k: Kernel) -> None:
    """#7"""
    give_tokens(s, seat, NUMBERS.hamper_fatigue, 0, action.card, k)
