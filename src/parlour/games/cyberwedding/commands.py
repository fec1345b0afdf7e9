"""§1.5, §10.2 What the active player may do whenever he is asked on his own turn, outside combat."""

from __future__ import annotations

from itertools import combinations
from typing import Any

from parlour.games.cyberwedding.actions import Action, DiscardItems, OfferRescue, PlayCard, UseAbility, UseItem
from parlour.games.cyberwedding.cards import FACTS
from parlour.games.cyberwedding.characters import abilities, may_use_ability, use_ability, why_no_ability
from parlour.games.cyberwedding.hands import ORDER, discard
from parlour.games.cyberwedding.model import Phase, PlayerState, State
from parlour.games.cyberwedding.numbers import NUMBERS
from parlour.games.cyberwedding.playing import Moment, may_react, play, plays, sample_play, why_no_play
from parlour.games.cyberwedding.refusals import NO_EFFECT, NOT_FOR_YOU, NOT_IN_HAND, NOT_NOW
from parlour.games.cyberwedding.rescue import rescues, start_rescue, why_no_rescue
from parlour.games.cyberwedding.supply import upgrade
from parlour.kit.actors import Seat
from parlour.kit.agenda import Kernel
from parlour.kit.chance import Chance
from parlour.kit.legal import Refused
from parlour.kit.rules import rule

__all__ = ("command", "commands", "may_command", "sample_command", "why_no_command")


def _moment(s: State) -> Moment:
    return Moment.MOVEMENT if s.phase is Phase.MOVEMENT else Moment.TURN


@rule("1.5")
def may_command(s: State, seat: Seat) -> bool:
    """Is there anything that public facts allow?"""
    return (
        may_react(s, seat, _moment(s))
        or may_use_ability(s, seat)
        or bool(rescues(s, seat))
        or (_leads(s, seat) and len(s.players[seat].hand) >= NUMBERS.leader_discards)
    )


def commands(s: State, seat: Seat) -> list[Action]:
    """Everything that may be done now, in a fixed order."""
    return [*plays(s, seat, _moment(s)), *abilities(s, seat), *rescues(s, seat), *_discards(s, seat)]


def _leads(s: State, seat: int) -> bool:
    return s.players[seat].state is PlayerState.LEADER and s.technology < NUMBERS.last_mark


def _discards(s: State, seat: int) -> list[Action]:
    if not _leads(s, seat):
        return []
    items = [card for card in s.players[seat].hand if FACTS[card].item]
    return [DiscardItems(*three) for three in dict.fromkeys(combinations(items, NUMBERS.leader_discards))]


@rule("5.4")
def _why_no_discard(s: State, seat: int, action: DiscardItems) -> Refused | None:
    """Three items of the hand, for the next Mark."""
    if s.players[seat].state is not PlayerState.LEADER:
        return NOT_FOR_YOU
    if s.technology >= NUMBERS.last_mark:
        return NO_EFFECT
    three = (action.first, action.second, action.third)
    hand = s.players[seat].hand
    held = all(hand.count(card) >= three.count(card) and FACTS[card].item for card in three)
    return None if held and list(three) == sorted(three, key=ORDER.__getitem__) else NOT_IN_HAND


@rule("10.2")
def why_no_command(s: State, seat: Seat, action: Any) -> Refused | None:
    """By kind of action; what is no command is not allowed either."""
    kind = type(action)
    if s.active != seat:
        return NOT_NOW
    if kind is PlayCard or kind is UseItem:
        return why_no_play(s, seat, action, _moment(s))
    if kind is UseAbility:
        return why_no_ability(s, seat, action)
    if kind is OfferRescue:
        return why_no_rescue(s, seat, action)
    return _why_no_discard(s, seat, action) if kind is DiscardItems else NOT_NOW


def command(s: State, seat: Seat, action: Any, k: Kernel) -> None:
    """Carry it out; the step that asked has to be pending again."""
    kind = type(action)
    if kind is UseAbility:
        use_ability(s, seat, action, k)
    elif kind is OfferRescue:
        start_rescue(s, seat, action, k)
    elif kind is DiscardItems:
        for card in (action.first, action.second, action.third):
            discard(s, seat, card, k)
        upgrade(s, "discarded", k)
    else:
        play(s, seat, action, k)


def sample_command(s: State, seat: Seat, rng: Chance) -> Action | None:
    """One try: a card, an ability, a rescue or a discard."""
    die = rng.below("command_kind", 4)
    if die < 2:
        return sample_play(s, seat, _moment(s), rng)
    found: list[Action] = list(abilities(s, seat)) if die == 2 else [*rescues(s, seat), *_discards(s, seat)]
    return found[rng.below("command", len(found))] if found else None
