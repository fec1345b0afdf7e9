"""§2 Whom a bot takes along, what it bids, and where it begins."""

from __future__ import annotations

from parlour.games.cyberwedding.actions import Action, Bid, ChooseCorner, LeaveAuction, Pass, PickCharacter, PlaceGroup
from parlour.games.cyberwedding.bot_mind import EASY, MEDIUM, Mind
from parlour.games.cyberwedding.bot_walk import pull, stopping
from parlour.games.cyberwedding.cards import CardKind
from parlour.games.cyberwedding.model import NONE, Character, Phase

__all__ = ("bid", "corner", "draft", "group")

_LIKED = {
    Character.GEEK: 5.0,
    Character.REENACTOR: 4.0,
    Character.BRIDE: 3.0,
    Character.GROOM: 3.0,
    Character.ATHLETIC: 2.5,
    Character.WHINER: 1.0,
    Character.PARENT: 0.5,
}
"""How much each is worth in a group that has none of them."""
_BIDS = {
    MEDIUM: {CardKind.KEYS: 2, CardKind.HACKING: 3, CardKind.GOLD: 1, CardKind.NAIL_VARNISH: 1},
    2: {CardKind.KEYS: 2, CardKind.HACKING: 3},
}
"""The most that is bid, by level."""


def draft(mind: Mind) -> Action | None:
    """§2.1"""
    picks = [action for action in mind.actions() if isinstance(action, PickCharacter)]
    if mind.level == EASY:
        return mind.any_of(picks)
    had = [member.character for member in mind.own.members]

    def liked(pick: PickCharacter) -> float:
        character = pick.character
        worth = _LIKED[character] * (0.4 if character in had else 1.0)
        # one active ability a turn: dice of a second one of the couple, or of an Athletic beside it, are never rolled
        dice = (Character.BRIDE, Character.GROOM, Character.ATHLETIC)
        return worth * (0.5 if character in dice and any(other in dice for other in had) else 1.0)

    return mind.best(picks, liked)


def bid(mind: Mind) -> Action | None:
    """§2.2 As little as possible, up to what the card is worth."""
    if mind.level == EASY:
        return LeaveAuction()
    step, hand = mind.step, mind.own.hand
    card: CardKind = step.card
    least: int = step.lot.least
    most = _BIDS[mind.level].get(card, 0)
    if card in hand:
        most -= 1
    return Bid(least) if least <= most and mind.allowed(Bid(least)) else Pass()


def corner(mind: Mind) -> Action | None:
    """§2.3 Any will do."""
    corners = [action for action in mind.actions() if isinstance(action, ChooseCorner)]
    return mind.any_of(corners) if corners else None


def group(mind: Mind) -> Action | None:
    """§2.3, §6 Away from Cybermen at first, later where there is most to get."""
    places = [action for action in mind.actions() if isinstance(action, PlaceGroup)]
    if mind.level == EASY or not places:
        return mind.any_of(places) if places else None
    s, ground = mind.s, mind.ground
    if s.phase is not Phase.SETUP:
        worth = pull(mind)
        return mind.best(places, lambda place: worth[place.square] + stopping(mind, place.square))
    away = [cyberman.square for cyberman in s.cybermen] + [unit for unit in s.units if unit != NONE]
    return mind.best(places, lambda place: min((ground.distance(place.square, each) for each in away), default=0))
