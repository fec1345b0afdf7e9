"""§15.1 Illuminati that lie face down: turned up by their players, or because somebody else names them.

In the structure such a card has a number of its own, which tells nothing but the seat, and what holds for it are the
facts of that number (``cards``). Which one it is only its player sees; nothing but goals and scores looks at that.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from parlour.games.illuminati import abilities as a
from parlour.games.illuminati import events
from parlour.games.illuminati.actions import NameIlluminati
from parlour.games.illuminati.asking import Asking
from parlour.games.illuminati.board import pending
from parlour.games.illuminati.cards import Deck, facts
from parlour.games.illuminati.goals import goal_of
from parlour.games.illuminati.model import ALL_PLAYERS, GONE, NONE, UNSEEN, State
from parlour.kit.actors import Seat
from parlour.kit.agenda import Kernel
from parlour.kit.chance import Chance
from parlour.kit.legal import Candidates, FormOf, Refused
from parlour.kit.rules import rule
from parlour.kit.types import Shown

__all__ = (
    "is_face_down",
    "might_be",
    "name_illuminati",
    "naming_form",
    "sample_naming",
    "turn_face_up",
    "unmask",
    "why_no_naming",
    "why_no_unmasking",
)


def is_face_down(s: State, seat: int) -> bool:
    """By what everybody sees."""
    player = s.players[seat]
    return not player.out and player.illuminati >= facts(s.options).first_face_down


@rule("15.1")
def might_be(s: State, deck: Deck, seat: int, to: int) -> list[int]:
    """What may lie face down before ``to`` as far as ``seat`` knows: unseen, not named in vain, and not his own."""
    known = (*s.players[to].named, s.players[seat].face_down.value)
    return [card for card in deck.illuminati if s.owner[card] == UNSEEN and card not in known]


# -- turning up ------------------------------------------------------------------------------------------------------


@rule("15.1", ruling="R 51")
def why_no_unmasking(s: State, seat: int) -> Refused | None:
    """By its player, at any time but during an attack: its Power would change."""
    if not is_face_down(s, seat):
        return Refused("lies_open", rule="15.1")
    top = s.agenda[-1]
    between = isinstance(top, Asking) and top.boundary and pending(s) is None
    return None if between else Refused("not_now", rule="15.1")


@rule("15.1")
def unmask(s: State, seat: Seat, k: Kernel) -> None:
    """A free action in one's own turn, nothing at all in that of another."""
    if seat == s.active:
        s.acted = True
    turn_face_up(s, seat, k)


@rule("15.1", ruling="R 51")
def turn_face_up(s: State, seat: int, k: Kernel) -> None:
    """From now on it is what is printed on it. Its money, its place and its attacks of this turn stay."""
    player, deck = s.players[seat], facts(s.options)
    back, card = player.illuminati, player.face_down.value
    for own in player.cards:
        own.card = card if own.card == back else own.card
        own.master = card if own.master == back else own.master
    s.called_off = [replace(one, attacker=card) if one.attacker == back else one for one in s.called_off]
    s.owner[back], s.owner[card] = GONE, int(seat)
    player.illuminati, player.face_down, player.named = card, Shown(NONE), []
    if not s.options.hidden_goals and not isinstance(goal_of(s.options, deck, card), a.SecretCopy):
        player.goal.to = ALL_PLAYERS
    k.emit(events.IlluminatiTurnedUp(seat=Seat(seat), card=card))


# -- naming ----------------------------------------------------------------------------------------------------------


@rule("15.1")
def why_no_naming(s: State, seat: int, action: NameIlluminati) -> Refused | None:
    """Of a rival whose card lies face down, and one that it may be as far as the player knows."""
    if not 0 <= action.to < s.seats or action.to == seat or s.players[action.to].out:
        return Refused("no_such_player", rule="15.1")
    if not is_face_down(s, action.to):
        return Refused("lies_open", rule="15.1")
    possible = action.card in might_be(s, facts(s.options), seat, action.to)
    return None if possible else Refused("not_that_one", {"card": action.card}, "15.1")


def _namings(s: State, seat: int) -> Iterator[NameIlluminati]:
    deck = facts(s.options)
    for player in s.players:
        if player.seat != seat and is_face_down(s, player.seat):
            yield from (NameIlluminati(player.seat, card) for card in might_be(s, deck, seat, player.seat))


def naming_form(s: State, seat: int) -> FormOf | None:
    """Whose, and which; ``None`` if there is nothing to name."""
    found = list(_namings(s, seat))
    if not found:
        return None
    seats, cards = dict.fromkeys(one.to for one in found), sorted({one.card for one in found})
    return FormOf("NameIlluminati", {"to": Candidates(tuple(seats)), "card": Candidates(tuple(cards))})


def sample_naming(s: State, seat: int, rng: Chance) -> NameIlluminati | None:
    """Any of them."""
    found = list(_namings(s, seat))
    return found[rng.below("naming", len(found))] if found else None


@rule("15.1")
def name_illuminati(s: State, seat: Seat, action: NameIlluminati, k: Kernel) -> None:
    """The right name turns the card up; a wrong one is known to be wrong from now on."""
    named = s.players[action.to]
    right = named.face_down.value == action.card
    k.emit(events.IlluminatiNamed(seat=seat, to=action.to, card=action.card, right=right))
    if right:
        turn_face_up(s, action.to, k)
    else:
        named.named = sorted([*named.named, action.card])
