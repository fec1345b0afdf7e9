"""§1.5 When which card may be played, on what, and by whom. What it does registers itself: ``card_effects``.

``may_react`` looks at public facts alone: whoever is asked by it tells nothing of the own hand.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from typing import Any

from parlour.games.cyberwedding import card_events as events
from parlour.games.cyberwedding.actions import Action, PlayCard, UseItem
from parlour.games.cyberwedding.card_targets import TARGETS, USES
from parlour.games.cyberwedding.cards import FACTS, CardKind, Who
from parlour.games.cyberwedding.hands import ORDER, item_of, lay_out, use_up
from parlour.games.cyberwedding.model import Item, PlayerState, State
from parlour.games.cyberwedding.refusals import (
    ALREADY_PLAYED,
    CARD_NOT_NOW,
    NO_EFFECT,
    NOT_FOR_YOU,
    NOT_IN_HAND,
    NOT_IN_PLAY,
    NOT_NOW,
    TWO_OF_A_KIND,
    WRONG_TARGET,
)
from parlour.games.cyberwedding.standing import is_human
from parlour.kit.actors import Seat
from parlour.kit.agenda import Kernel
from parlour.kit.chance import Chance
from parlour.kit.legal import Refused
from parlour.kit.rules import rule

__all__ = (
    "PLAYED_IN",
    "USED_IN",
    "Moment",
    "effect",
    "may_react",
    "play",
    "plays",
    "sample_play",
    "use_effect",
    "why_no_play",
)


class Moment(StrEnum):
    """§1.5 When somebody may play something."""

    __hash__ = str.__hash__  # Enum's own is a Python function, and these are looked up all the time

    TURN = "turn"
    """On the own turn, asked for a command."""
    MOVEMENT = "movement"
    """The same, in the own Movement Phase."""
    FIGHT = "fight"
    """Before an own combat roll."""
    FAILED = "failed"
    """After one that was not enough, before anything is spent."""
    RESIST = "resist"
    """At any other roll against a Cyberman."""
    PHASE = "phase"
    """§10.2 (1) The start of a Cyberman Phase."""
    DECLARED = "declared"
    """§10.2 (2) A special ability is declared against the group."""
    DESTROYED = "destroyed"
    """§10.2 (3) An ordinary Cyberman is destroyed."""
    CONVERSION = "conversion"
    """§10.2 (4) An own character is about to be converted."""


M = Moment
_OWN = (M.TURN, M.MOVEMENT)
_ANY_TIME = (*_OWN, M.FIGHT, M.FAILED, M.RESIST, M.PHASE)
_MOVING = (M.MOVEMENT,)
K = CardKind

PLAYED_IN: dict[CardKind, tuple[Moment, ...]] = {
    K.EMERGENCY_TELEPORT: (M.DESTROYED,),
    K.RUN_FOR_IT: _MOVING,
    K.THROUGH_THE_HEDGE: _MOVING,
    K.KEYS: _MOVING,
    K.DISTRACTION: (*_OWN, M.PHASE),
    K.MALFUNCTION: (M.DECLARED,),
    K.SIGNAL_JAM: (M.PHASE,),
    K.REINFORCEMENT_BEAM: _OWN,
    K.SECOND_UNIT: _OWN,
    K.BOUQUET_TOSS: _OWN,
    K.SPEECHES: _OWN,
    K.BORROWED_PHONE: _OWN,
    K.RAPID_UPGRADE: _OWN,
    K.CONVERSION_GLITCH: (M.CONVERSION,),
}
"""§1.5 Cards that may not be played at any time."""
USED_IN: dict[CardKind, tuple[Moment, ...]] = {
    K.HEDGE_TRIMMER: (*_OWN, M.FIGHT),
    K.CYBERSCANNER: _OWN,
    K.EMERGENCY_TELEPORT: _OWN,
    K.CRICKET_BAT: (M.FAILED,),
    K.TENNIS_RACQUET: (M.DECLARED,),
    K.PICNIC_HAMPER: _ANY_TIME,
}
"""§1.5 Items: when they are used."""

_ALLOWED = {moment: tuple(kind for kind in K if moment in PLAYED_IN.get(kind, _ANY_TIME)) for moment in M}
"""Cards by moment, in the order of hands."""
_FOR_ANYBODY = {moment: any(FACTS[kind].who is Who.ANYBODY for kind in _ALLOWED[moment]) for moment in M}

Effect = Callable[[State, Seat, PlayCard, Kernel], None]
Use = Callable[[State, Seat, UseItem, Item, Kernel], None]
_EFFECTS: dict[CardKind, Effect] = {}
_USES: dict[CardKind, Use] = {}


def effect(kind: CardKind) -> Callable[[Effect], Effect]:
    """Register what an event does once it has been discarded, an item once it lies in front of its owner."""

    def register(act: Effect) -> Effect:
        _EFFECTS[kind] = act
        return act

    return register


def use_effect(kind: CardKind) -> Callable[[Use], Use]:
    """Register what an item does once it has been discarded."""

    def register(act: Use) -> Use:
        _USES[kind] = act
        return act

    return register


@rule("1.5")
@rule("10.2")
def may_react(s: State, seat: int, moment: Moment) -> bool:
    """Do public facts allow the seat to play or use anything now?"""
    player = s.players[seat]
    if player.left:
        return False
    human = is_human(player)
    if player.hand and not player.played and (human or (_FOR_ANYBODY[moment] and _cyber_role(player.state))):
        return True
    if not human or not player.items:
        return False
    return any(moment in USED_IN[item.card] and bool(USES[item.card](s, seat)) for item in player.items)


def _cyber_role(state: PlayerState) -> bool:
    return state is PlayerState.LEADER or state is PlayerState.LIEUTENANT


@rule("1.5")
def why_no_play(s: State, seat: int, action: Any, moment: Moment) -> Refused | None:
    """The one card of the round, or an item in play; nothing but these two actions is ever allowed here."""
    if type(action) is PlayCard:
        return _why_no_card(s, seat, action.card, moment) or _why_not_on(s, seat, action)
    if type(action) is not UseItem:
        return NOT_NOW
    return _why_no_item(s, seat, action.card, moment) or (
        None if action in USES[action.card](s, seat) else WRONG_TARGET
    )


def _why_no_card(s: State, seat: int, card: CardKind, moment: Moment) -> Refused | None:
    player = s.players[seat]
    if card not in player.hand:
        return NOT_IN_HAND
    if player.played:
        return ALREADY_PLAYED
    if not is_human(player) and (FACTS[card].who is Who.HUMAN or not _cyber_role(player.state)):
        return NOT_FOR_YOU
    if card not in _ALLOWED[moment]:
        return CARD_NOT_NOW
    if FACTS[card].item and item_of(s, seat, card) is not None:
        return TWO_OF_A_KIND
    return None


def _why_not_on(s: State, seat: int, action: PlayCard) -> Refused | None:
    """Its condition, and its target."""
    targets = TARGETS[action.card](s, seat)
    if action in targets:
        return None
    return WRONG_TARGET if targets else NO_EFFECT


def _why_no_item(s: State, seat: int, card: CardKind, moment: Moment) -> Refused | None:
    if item_of(s, seat, card) is None:
        return NOT_IN_PLAY
    if not is_human(s.players[seat]):
        return NOT_FOR_YOU
    return None if moment in USED_IN[card] else CARD_NOT_NOW


def plays(s: State, seat: int, moment: Moment) -> list[Action]:
    """Everything that may be played or used now, in a fixed order."""
    found: list[Action] = []
    player = s.players[seat]
    if not player.played:
        for card in dict.fromkeys(player.hand):
            if _why_no_card(s, seat, card, moment) is None:
                found += TARGETS[card](s, seat)
    for item in sorted(player.items, key=lambda item: ORDER[item.card]):
        if _why_no_item(s, seat, item.card, moment) is None:
            found += USES[item.card](s, seat)
    return found


def sample_play(s: State, seat: int, moment: Moment, rng: Chance) -> Action | None:
    """One try with any card in hand or in play."""
    player = s.players[seat]
    hand = () if player.played else player.hand
    n = len(hand) + len(player.items)
    if not n:
        return None
    at = rng.below("card", n)
    found: list[Any]
    if at < len(hand):
        card = player.hand[at]
        found = [] if _why_no_card(s, seat, card, moment) else TARGETS[card](s, seat)
    else:
        card = player.items[at - len(hand)].card
        found = [] if _why_no_item(s, seat, card, moment) else USES[card](s, seat)
    return found[rng.below("target", len(found))] if found else None


@rule("1.5")
def play(s: State, seat: Seat, action: PlayCard | UseItem, k: Kernel) -> None:
    """Carry out what ``why_no_play`` has allowed; steps that it needs are pushed."""
    if type(action) is UseItem:
        item = use_up(s, seat, action.card, k, action.to)
        _USES[action.card](s, seat, action, item, k)
        return
    _play_card(s, seat, action, k)


def _play_card(s: State, seat: Seat, action: Any, k: Kernel) -> None:
    player, card = s.players[seat], action.card
    player.played = True
    k.emit(
        events.CardPlayed(
            seat=seat,
            card=card,
            cyberman=action.cyberman,
            to=action.to,
            captive=action.captive,
            tile=action.tile,
            limit=action.limit,
        )
    )
    if FACTS[card].item:
        lay_out(s, seat, card)
    else:
        player.hand.remove(card)
        s.discarded.append(card)
    act = _EFFECTS.get(card)
    if act is not None:
        act(s, seat, action, k)
