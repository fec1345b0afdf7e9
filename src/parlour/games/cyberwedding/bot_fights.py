"""§4, §5.6, §7.3 What a bot pays in fights and on rolls."""

from __future__ import annotations

from parlour.games.cyberwedding.actions import (
    Action,
    ChooseCaptive,
    ChooseFight,
    PlayCard,
    Roll,
    SpendEscape,
    SpendFatigue,
    UseItem,
    Yield,
)
from parlour.games.cyberwedding.bot_cards import KILLERS, card_worth
from parlour.games.cyberwedding.bot_mind import EASY, MEDIUM, Mind
from parlour.games.cyberwedding.cards import CardKind
from parlour.games.cyberwedding.model import Character

__all__ = ("before_roll", "captive", "cover", "pay", "resist", "which_fight")


def _card(mind: Mind) -> Action | None:
    """A card that destroys the Cyberman, or an item that saves tokens."""
    if mind.level < MEDIUM:
        return None
    cards = [action for action in mind.actions() if isinstance(action, PlayCard | UseItem)]
    found = [action for action in cards if action.card in KILLERS]
    if not mind.wants_capture():
        found += [action for action in cards if isinstance(action, UseItem) and action.card is CardKind.CRICKET_BAT]
    return mind.best(found, lambda action: card_worth(mind, action)) if found else None


def before_roll(mind: Mind) -> Action | None:
    """§4 A card that destroys it, else the die."""
    return _card(mind) or Roll()


def pay(mind: Mind) -> Action | None:
    """§4 What is worth less: Fatigue that is enough, or an Escape token. Who gains by it loses as fast as it can."""
    card = _card(mind)
    if card is not None:
        return card
    ways = [action for action in mind.actions() if isinstance(action, SpendEscape | SpendFatigue | Yield)]
    if not ways:
        return None
    short: int = mind.step.short()
    if mind.wants_capture():
        return mind.best(ways, lambda way: way.amount if isinstance(way, SpendFatigue) else 0)
    return mind.best(ways, lambda way: -_price(mind, way, short))


def _price(mind: Mind, way: Action, short: int) -> float:
    """In points; part payments that leave something buy another roll."""
    own = mind.own
    match way:
        case SpendEscape():
            return 0.01 + mind.escape_worth(own.escape - 1)
        case SpendFatigue(amount=amount):
            lost = 2.0 if amount < short and amount == own.fatigue else 0.0
            return lost + amount * (0.01 + mind.fatigue_worth(own.fatigue - amount))
        case _:
            return 3.0


def resist(mind: Mind) -> Action | None:
    """§5.6 Being led away costs little, but at a car that is about to be taken."""
    stakes = 1.5 if mind.has_car(mind.own.square) and mind.turns_left() <= 5 else 0.3
    return _worthwhile(mind, stakes)


def cover(mind: Mind) -> Action | None:
    """§1.6 What a shot costs is half a fight."""
    return _worthwhile(mind, 0.0 if mind.wants_capture() else 0.4)


def _worthwhile(mind: Mind, stakes: float) -> Action | None:
    ways = [action for action in mind.actions() if isinstance(action, SpendEscape | SpendFatigue)]
    if not ways or mind.level == EASY:
        return Yield()
    short: int = mind.step.short()
    enough = [way for way in ways if isinstance(way, SpendEscape) or way.amount >= short]
    if not enough:
        return Yield()
    best = mind.best(enough, lambda way: -_price(mind, way, short))
    return best if _price(mind, best, short) < stakes else Yield()


def captive(mind: Mind) -> Action | None:
    """§5.1 Whom one misses least."""
    ways = [action for action in mind.actions() if type(action) is ChooseCaptive]

    def missed(way: ChooseCaptive) -> int:
        character = mind.own.members[way.member].character
        return 2 * (character is Character.GEEK) + (character is Character.REENACTOR)

    return mind.best(ways, lambda way: -missed(way)) if ways else None


def which_fight(mind: Mind) -> Action | None:
    """§8 The Partial first: it may destroy the Cyberman."""
    return ChooseFight(partial=True)
