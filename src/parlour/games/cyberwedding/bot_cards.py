"""§1.2, §1.5 Which card, item or ability a bot uses, and which cards it keeps."""

from __future__ import annotations

from collections.abc import Callable

from parlour.games.cyberwedding.actions import (
    Action,
    DiscardCard,
    DiscardItems,
    EndTurn,
    OfferRescue,
    Pass,
    PlayCard,
    TakeCard,
    UseAbility,
    UseItem,
)
from parlour.games.cyberwedding.bot_mind import EASY, Mind
from parlour.games.cyberwedding.bot_rescue import best_offer
from parlour.games.cyberwedding.bot_walk import leaves_now, pull, stopping
from parlour.games.cyberwedding.cards import CardKind
from parlour.games.cyberwedding.commands import commands
from parlour.games.cyberwedding.model import NONE, Character, Rank
from parlour.games.cyberwedding.numbers import NUMBERS
from parlour.games.cyberwedding.table import cyberman_by

__all__ = ("KILLERS", "best_command", "card_worth", "discard", "end", "kept", "scan", "window")

K = CardKind
KILLERS = (K.GOLD, K.NAIL_VARNISH, K.HACKING)
SOON = 0.9
"""What a card has to bring to be played before one has moved: it is the only one of the round."""
LATER = 0.1
"""And at the end of the turn."""
_USED = {
    K.PICNIC_HAMPER: 0.6,
    K.CYBERSCANNER: 0.6,
    K.CRICKET_BAT: 0.4,
    K.TENNIS_RACQUET: 0.4,
    K.EMERGENCY_TELEPORT: 0.3,
}
"""What using an item brings."""


# -- what a card brings now --------------------------------------------------------------------------------------------


def card_worth(mind: Mind, action: PlayCard | UseItem) -> float:
    """In points, now."""
    if isinstance(action, UseItem):
        return _USED.get(action.card, 0.0)
    worth = _WORTH.get(action.card)
    return worth(mind, action) if worth else 0.15


def _kill(mind: Mind, play: PlayCard) -> float:
    cyberman = cyberman_by(mind.s, play.cyberman)
    if cyberman is None:
        return 0.0
    found = NUMBERS.vp_leader if cyberman.rank is Rank.LEADER else NUMBERS.vp_cyberman
    return found + 0.3 * (cyberman.square == mind.own.square) - 0.3 * len(cyberman.captives)


def _hack(mind: Mind, play: PlayCard) -> float:
    found = sum(
        NUMBERS.vp_leader if c.rank is Rank.LEADER else NUMBERS.vp_cyberman
        for c in mind.s.cybermen
        if c.mark == NUMBERS.last_mark
    )
    return float(found) if found >= 8 or mind.turns_left() <= 2 else 0.0


def _struggle(mind: Mind, play: PlayCard) -> float:
    return 0.4 if mind.hard and mind.turns_left() > 1 else 1.0


def _keys(mind: Mind, play: PlayCard) -> float:
    return float(NUMBERS.vp_flee) if leaves_now(mind) else 0.0


def _toss(mind: Mind, play: PlayCard) -> float:
    if play.to < 0 or not mind.hard or not leaves_now(mind):
        return 0.0
    there = mind.s.players[play.to].square
    better = mind.has_car(there) and not mind.blocked(there) and not mind.has_car(mind.own.square)
    return 2.0 if better else 0.0


def _against(mind: Mind, play: PlayCard) -> float:
    """A card that is played against somebody: best against whoever is ahead."""
    rival = mind.s.players[play.to]
    cards = 0.1 * len(rival.hand) if play.card is K.BORROWED_PHONE else 0.0
    return 0.2 + cards + 0.02 * mind.ahead(rival)


def _run(mind: Mind, play: PlayCard) -> float:
    """Three more steps count where a car is about as far away."""
    return 0.3 if leaves_now(mind) and not mind.has_car(mind.own.square) else 0.0


def _distract(mind: Mind, play: PlayCard) -> float:
    at = mind.own.square
    return 1.5 if at != NONE and mind.has_car(at) and mind.blocked(at) and leaves_now(mind) else 0.0


def _rush(mind: Mind, play: PlayCard) -> float:
    return max(0.2, mind.escape_worth(mind.own.escape))


def _wind(mind: Mind, play: PlayCard) -> float:
    return max(0.15, 2 * mind.fatigue_worth(mind.own.fatigue))


def _upgrade(mind: Mind, play: PlayCard) -> float:
    return 0.5 if mind.cyber() or K.HACKING in mind.own.hand else 0.05


_WORTH: dict[CardKind, Callable[[Mind, PlayCard], float]] = {
    K.GOLD: _kill,
    K.NAIL_VARNISH: _kill,
    K.HACKING: _hack,
    K.SABOTAGE: lambda mind, play: NUMBERS.vp_unit + 0.2,
    K.STRUGGLE_FREE: _struggle,
    K.KEYS: _keys,
    K.BOUQUET_TOSS: _toss,
    K.SPEECHES: _against,
    K.BORROWED_PHONE: _against,
    K.RUN_FOR_IT: _run,
    K.THROUGH_THE_HEDGE: lambda mind, play: 0.0,
    K.DISTRACTION: _distract,
    K.ADRENALINE_RUSH: _rush,
    K.SECOND_WIND: _wind,
    K.RAPID_UPGRADE: _upgrade,
    K.SECOND_UNIT: lambda mind, play: 0.2 if mind.cyber() else 0.0,
    K.REINFORCEMENT_BEAM: lambda mind, play: 0.15,
    K.SIGNAL_JAM: lambda mind, play: 0.05,
    K.CONVERSION_GLITCH: lambda mind, play: 1.5,
    K.MALFUNCTION: lambda mind, play: 0.0 if mind.wants_capture() else 0.6,
}


# -- the own turn ------------------------------------------------------------------------------------------------------


def best_command(mind: Mind, *, last: bool) -> Action | None:
    """§1.5 What to do beside the turn itself now; with ``last`` there is nothing to be saved for."""
    if mind.s.active != mind.seat or mind.level == EASY:
        return None
    found = commands(mind.s, mind.seat)
    offer = best_offer(mind, [action for action in found if isinstance(action, OfferRescue)])
    if offer is not None:
        return offer
    cards = [action for action in found if isinstance(action, PlayCard | UseItem)]
    if cards:
        best = mind.best(cards, lambda action: card_worth(mind, action))
        saved = isinstance(best, PlayCard) and (not last or _saves_for_more(mind))
        if card_worth(mind, best) > (SOON if saved else LATER):
            return best
    discards = [action for action in found if isinstance(action, DiscardItems)]
    if discards:
        return discards[0]
    return _best_ability(mind, [action for action in found if isinstance(action, UseAbility)], last)


def _saves_for_more(mind: Mind) -> bool:
    """Is there a card in hand that may kill a Cyberman that comes near in the others' turns?"""
    hand, at = mind.own.hand, mind.own.square
    if at == NONE:
        return False
    for cyberman in mind.s.cybermen:
        if NUMBERS.weakness[cyberman.mark] in hand and mind.ground.distance(cyberman.square, at) <= 6:
            return True
    return False


def _best_ability(mind: Mind, uses: list[UseAbility], last: bool) -> Action | None:
    """§1.2 One a turn: dice in a building at once, elsewhere at the end; a Geek's way where it leads further."""
    if not uses:
        return None
    members, at = mind.own.members, mind.own.square
    in_building = at != NONE and mind.ground.building[at] is not None
    worth = pull(mind) if any(use.square != NONE for use in uses) else []

    def value(use: UseAbility) -> float:
        character = members[use.member].character
        if character in (Character.BRIDE, Character.GROOM):
            return mind.escape_worth(mind.own.escape) * (0.33 if in_building else 0.17)
        if character is Character.ATHLETIC:
            return mind.fatigue_worth(mind.own.fatigue) * (0.5 if in_building else 0.33)
        if character is Character.GEEK and at != NONE:
            return worth[use.square] + stopping(mind, use.square) - worth[at] - stopping(mind, at) - 0.1
        return -1.0

    best = mind.best(uses, value)
    waits = members[best.member].character is Character.GEEK or not in_building
    if value(best) <= 0 or (waits and not last):
        return None
    return best


# -- other moments -----------------------------------------------------------------------------------------------------


def window(mind: Mind) -> Action | None:
    """§10.2 A card that brings enough to be the one of the round."""
    if mind.level == EASY:
        return Pass()
    found = [action for action in mind.actions() if isinstance(action, PlayCard | UseItem)]
    if not found:
        return Pass()
    best = mind.best(found, lambda action: card_worth(mind, action))
    bar = SOON if mind.kind == "before_cybermen" else LATER + 0.1
    if mind.kind == "targeted" and mind.wants_capture():
        return Pass()
    return best if card_worth(mind, best) > bar else Pass()


def kept(mind: Mind, card: CardKind) -> float:
    """What it is worth to keep a card."""
    marks = [0] * (NUMBERS.last_mark + 1)
    for cyberman in mind.s.cybermen:
        marks[cyberman.mark] += 1
    if card in (K.GOLD, K.NAIL_VARNISH):
        targets = sum(marks[mark] for mark in range(len(marks)) if mark and NUMBERS.weakness[mark] == card)
        return 0.3 + min(1.0, targets / 10)
    if card is K.HACKING:
        return 3.0
    if card is K.KEYS:
        return 4.0 if mind.own.hand.count(K.KEYS) == 1 else 0.1
    if mind.cyber():
        return 0.1
    return _KEPT.get(card, 0.15)


_KEPT = {
    K.ADRENALINE_RUSH: 1.0,
    K.SECOND_WIND: 0.6,
    K.CONVERSION_GLITCH: 0.35,
    K.SABOTAGE: 0.4,
    K.DISTRACTION: 0.3,
    K.BORROWED_PHONE: 0.5,
    K.MALFUNCTION: 0.3,
    K.PICNIC_HAMPER: 0.4,
    K.CYBERSCANNER: 0.2,
}
CHANGED = 0.5
"""Below this a card is exchanged for an unknown one."""


def end(mind: Mind) -> Action | None:
    """§3.7 The worst card goes if an unknown one promises more."""
    cards = [action for action in mind.actions() if isinstance(action, DiscardCard)]
    if not cards or mind.level == EASY or EndTurn() not in mind.actions():
        return discard(mind) if cards and EndTurn() not in mind.actions() else EndTurn()
    worst = mind.best(cards, lambda action: -kept(mind, action.card))
    return worst if kept(mind, worst.card) < CHANGED else EndTurn()


def discard(mind: Mind) -> Action | None:
    """§3.7 The worst one."""
    cards = [action for action in mind.actions() if isinstance(action, DiscardCard)]
    return mind.best(cards, lambda action: -kept(mind, action.card)) if cards else None


def scan(mind: Mind) -> Action | None:
    """#2 The best of another hand."""
    cards = [action for action in mind.actions() if isinstance(action, TakeCard)]
    return mind.best(cards, lambda action: kept(mind, action.card)) if cards else None
