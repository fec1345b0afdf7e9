"""Where cards are (§1), and how they come to be nowhere (§9): the one place that moves them out of structures."""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterable

from parlour.games.illuminati import events
from parlour.games.illuminati.cards import Deck
from parlour.games.illuminati.model import DEAD, NONE, UNCONTROLLED, Attempt, Placed, Player, State
from parlour.kit.actors import Seat
from parlour.kit.agenda import Kernel
from parlour.kit.rules import rule
from parlour.kit.types import Shown

__all__ = (
    "alignments_of",
    "attempt_of",
    "below",
    "bury",
    "depth_of",
    "free",
    "illuminati_of",
    "in_play",
    "lifted",
    "pending",
    "placed",
    "printed",
    "release",
    "seats_in",
    "shown_to",
    "treasury_of",
    "true_illuminati",
)


def placed(s: State, card: int) -> Placed:
    """The card in the structure of its owner; ``LookupError`` if it is in none."""
    for found in s.players[s.owner[card]].cards if s.owner[card] >= 0 else ():
        if found.card == card:
            return found
    raise LookupError(f"card {card} is in no structure")


def illuminati_of(s: State, seat: int) -> Placed:
    """The Illuminati card of a player who is in."""
    return s.players[seat].cards[0]


@rule("15.1")
def true_illuminati(player: Player) -> int:
    """The Illuminati that the player has, face down or not."""
    return player.illuminati if player.face_down.value == NONE else player.face_down.value


@rule("15.1")
def printed(player: Player) -> list[int]:
    """The cards of the structure by what is printed on them, whether it can be seen or not; none of who is out."""
    return [true_illuminati(player), *[own.card for own in player.cards[1:]]] if player.cards else []


def treasury_of(s: State, card: int) -> int:
    """What lies on the card, 0 where it is in no structure."""
    return placed(s, card).money.value if s.owner[card] >= 0 else 0


def seats_in(s: State) -> list[int]:
    """The seats still in the game, ascending."""
    return [player.seat for player in s.players if not player.out]


def in_play(s: State, card: int) -> bool:
    """Is it a card in a structure or in the uncontrolled area?"""
    return 0 <= card < len(s.owner) and s.owner[card] >= UNCONTROLLED


def attempt_of(s: State) -> Attempt:
    """The attack under way; ``LookupError`` if there is none."""
    attempt = pending(s)
    if attempt is None:
        raise LookupError("no attack is under way")
    return attempt


def pending(s: State) -> Attempt | None:
    """The attack under way, if there is one."""
    for step in reversed(s.agenda):
        if type(step) is Attempt:  # asked for at every prompt of an attack
            return step
    return None


def alignments_of(s: State, deck: Deck, card: int) -> int:
    """§2, §14 The bit mask, as it is this turn."""
    for shift in reversed(s.shifts):
        if shift.card == card:
            return shift.alignments
    return deck.alignments[card]


def below(player: Player, card: int) -> list[Placed]:
    """The subtree of a card in the player's structure, itself first, masters before puppets."""
    found = [own for own in player.cards if own.card == card]
    cards = [card]
    for own in player.cards:  # masters come before their puppets
        if own.master in cards:
            cards.append(own.card)
            found.append(own)
    return found


@rule("5.3")
def depth_of(player: Player, card: int) -> int:
    """Links from the card up to the Illuminati."""
    masters = {own.card: own.master for own in player.cards}
    links = 0
    while masters[card] >= 0:
        card = masters[card]
        links += 1
    return links


def shown_to(s: State, seat: int) -> list[int] | None:
    """[R 38] Who sees a treasury of that player."""
    return None if s.options.open_treasuries else [seat]


def lifted(s: State, card: int) -> list[Placed]:
    """Take a card with its subtree out of where it is; the root comes first."""
    seat = s.owner[card]
    if seat < 0:
        s.uncontrolled.remove(card)
        return [Placed(card=card, money=Shown(0, []))]
    player = s.players[seat]
    branch = below(player, card)
    gone = [own.card for own in branch]
    player.cards = [own for own in player.cards if own.card not in gone]
    return branch


@rule("9")
def free(s: State, seat: int, roots: Iterable[int], why: str, k: Kernel) -> list[int]:
    """These Groups of the player become uncontrolled with all below them, each on its own; their MB go to the bank."""
    freed: list[int] = []
    for root in roots:
        if s.owner[root] == seat:
            freed += _released(s, lifted(s, root))
    if freed:
        k.emit(events.GroupsFreed(seat=Seat(seat), cards=freed, why=why))
    return freed


@rule("9")
def release(s: State, seat: int, branch: Iterable[Placed], k: Kernel) -> None:
    """Cards that were lifted and fit nowhere become uncontrolled."""
    freed = _released(s, branch)
    if freed:
        k.emit(events.GroupsFreed(seat=Seat(seat), cards=freed, why="overlap"))


def _released(s: State, branch: Iterable[Placed]) -> list[int]:
    cards = []
    for own in branch:
        s.issued -= own.money.value
        s.owner[own.card] = UNCONTROLLED
        insort(s.uncontrolled, own.card)
        cards.append(own.card)
    return cards


@rule("6.4")
def bury(s: State, card: int, k: Kernel) -> None:
    """A Group is destroyed: dead pile, its MB to the bank, what hung below it is uncontrolled."""
    seat = s.owner[card]
    root, *rest = lifted(s, card)
    s.issued -= root.money.value
    s.owner[card] = DEAD
    s.dead.append(card)
    freed = _released(s, rest)
    if freed:
        k.emit(events.GroupsFreed(seat=Seat(seat), cards=freed, why="destroyed"))
