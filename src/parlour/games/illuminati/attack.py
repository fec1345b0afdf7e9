"""§6.1, §6.2 A1: which attacks there are, and what announcing one sets in motion."""

from __future__ import annotations

from parlour.games.illuminati import abilities as a
from parlour.games.illuminati import events
from parlour.games.illuminati.actions import Attack
from parlour.games.illuminati.attempting import commit
from parlour.games.illuminati.board import illuminati_of, in_play
from parlour.games.illuminati.cards import Deck, facts
from parlour.games.illuminati.cash import pay
from parlour.games.illuminati.hands import holds
from parlour.games.illuminati.model import (
    CONTROL,
    DESTROY,
    NEUTRALIZE,
    NONE,
    PAID,
    Attempt,
    CalledOff,
    Placed,
    Player,
    State,
)
from parlour.games.illuminati.money import MoneyRound
from parlour.games.illuminati.rolling import Result, Roll
from parlour.games.illuminati.specials import ability_of, use
from parlour.games.illuminati.strength import attacking_alignments, power_of, refresh
from parlour.games.illuminati.structure import open_sides
from parlour.games.illuminati.windows import PrivilegeWindow, ReactionWindow
from parlour.kit.actors import Seat
from parlour.kit.agenda import Kernel
from parlour.kit.legal import Refused
from parlour.kit.rules import rule

__all__ = ("announce", "can_take_part", "why_no_attack", "why_no_attacker", "why_no_target")


def _own(player: Player, card: int) -> Placed | None:
    return next((own for own in player.cards if own.card == card), None)


def can_take_part(deck: Deck, own: Placed) -> bool:
    """§6.1 Once a turn, the Illuminati with that ability more often."""
    return own.used < deck.participations[own.card]


@rule("6.1", ruling="R 11")
def why_no_attacker(s: State, deck: Deck, seat: int, card: int) -> Refused | None:
    """An own card with Power that has not taken part yet."""
    own = _own(s.players[seat], card)
    if own is None:
        return Refused("not_yours", {"card": card}, "6.1")
    if power_of(s, deck, card) <= 0:
        return Refused("no_power", {"card": card}, "6.1")
    return None if can_take_part(deck, own) else Refused("spent", {"card": card}, "6.1")


@rule("6.1")
def why_no_target(s: State, deck: Deck, seat: int, attack: Attack) -> Refused | None:
    """By kind of attack; whose it is, what Power it has, and who may not attack it."""
    card = attack.group
    if not in_play(s, card):
        return Refused("not_in_play", {"group": card}, "6.1")
    if card >= deck.first_faction:
        return Refused("is_illuminati", {"group": card}, "6.1")
    owner = s.owner[card]
    if attack.kind == CONTROL and owner == seat:
        return Refused("own_group", {"group": card}, "6.1")
    if attack.kind == NEUTRALIZE and owner in (seat, NONE):
        return Refused("only_rivals", {"group": card}, "6.1")
    if card == attack.attacker:
        return Refused("attacks_itself", {"group": card}, "6.1")
    return _why_immune(s, deck, seat, attack)


@rule("6.1", ruling="R 12")
def _why_immune(s: State, deck: Deck, seat: int, attack: Attack) -> Refused | None:
    owner = s.owner[attack.group]
    if owner >= 0 and owner != seat:
        alignments = attacking_alignments(s, deck, attack.attacker, attack.kind, attack.group)
        for own in s.players[owner].cards if alignments else ():
            if deck.immune[own.card] & alignments:
                return Refused("immune", {"attacker": attack.attacker, "group": attack.group}, "6.1")
    return None


@rule("6.1")
@rule("10", ruling="R 29")
def _why_powerless(s: State, deck: Deck, seat: int, attack: Attack) -> Refused | None:
    """Groups without Power are out of reach of destruction but for one Special, and that is good for nothing else."""
    powerless = attack.kind == DESTROY and deck.power[attack.group] < 1
    if attack.special == NONE:
        return Refused("powerless", {"group": attack.group}, "6.1") if powerless else None
    if not holds(s, seat, attack.special) or not isinstance(ability_of(deck, attack.special), a.DestroyPowerless):
        return Refused("no_such_special", {"special": attack.special}, "10")
    return None if powerless else Refused("not_powerless", {"group": attack.group}, "10")


@rule("6.2")
def _why_no_aides(deck: Deck, player: Player, attack: Attack) -> Refused | None:
    """A1: own cards with transferable Power, by card, each once; their alignments do not matter."""
    last = NONE
    for card in attack.aides:
        own = _own(player, card)
        if own is None or card in (attack.attacker, attack.group):
            return Refused("no_such_aide", {"card": card}, "6.2")
        if card <= last:
            return Refused("aides_in_order", rule="6.2")
        if deck.transferable[card] <= 0:
            return Refused("no_transferable", {"card": card}, "6.2")
        if not can_take_part(deck, own):
            return Refused("spent", {"card": card}, "6.1")
        last = card
    return None


@rule("6.2")
def _why_no_privilege(s: State, deck: Deck, seat: int, attack: Attack) -> Refused | None:
    """A1: one Special, or the fee of an ability, once a turn."""
    if attack.privilege == NONE:
        return None
    if attack.privilege == PAID:
        illuminati = illuminati_of(s, seat)
        cost = deck.privilege_cost[illuminati.card]
        if not cost:
            return Refused("no_such_ability", {"card": illuminati.card}, "6.2")
        if illuminati.spent:
            return Refused("ability_used", {"card": illuminati.card}, "6.2")
        if illuminati.money.value < cost:
            return Refused("not_enough_money", {"card": illuminati.card, "money": illuminati.money.value}, "6.2")
        return None
    if not holds(s, seat, attack.privilege, 1 + (attack.privilege == attack.special)):
        return Refused("no_such_special", {"special": attack.privilege}, "6.2")
    return None


@rule("6.1")
def why_no_attack(s: State, seat: int, attack: Attack) -> Refused | None:
    """The whole announcement; numbers beyond 10 and hopeless ones are allowed (R 14)."""
    deck = facts(s.options)
    if s.actions < 1:
        return Refused("no_actions_left", rule="4.3")
    refused = why_no_attacker(s, deck, seat, attack.attacker) or why_no_target(s, deck, seat, attack)
    if refused is None and CalledOff(attack.attacker, attack.group, attack.kind) in s.called_off:
        refused = Refused("called_off_before", {"group": attack.group}, "6.2")
    if refused is None and attack.kind == CONTROL and not open_sides(s.players[seat].cards, attack.attacker, deck.outs):
        refused = Refused("no_open_arrow", {"card": attack.attacker}, "6.1")
    return (
        refused
        or _why_powerless(s, deck, seat, attack)
        or _why_no_aides(deck, s.players[seat], attack)
        or _why_no_privilege(s, deck, seat, attack)
    )


@rule("6.2")
def announce(s: State, seat: Seat, attack: Attack, k: Kernel) -> None:
    """A1, and all that follows on the agenda: the parts of the attack above the attack itself."""
    owner = s.owner[attack.group]
    attempt = Attempt(
        seat=seat,
        attacker=attack.attacker,
        group=attack.group,
        kind=attack.kind,
        aides=list(attack.aides),
        defender=owner if owner != seat else NONE,
        whispered=attack.special != NONE,
    )
    s.clock += 1
    attempt.serial = s.clock
    refresh(s, attempt)
    k.emit(
        events.AttackAnnounced(
            seat=seat,
            attacker=attack.attacker,
            group=attack.group,
            kind=attack.kind,
            aides=list(attack.aides),
            privilege=attack.privilege,
            special=attack.special,
            owner=attempt.defender,
        )
    )
    k.push(PrivilegeWindow(), MoneyRound(), Roll(), ReactionWindow(), Result(), attempt)
    _claim_privilege(s, attempt, attack, k)
    if attack.special != NONE:
        commit(s, attempt, k)
        use(s, seat, [attack.special], "whisper", k)


def _claim_privilege(s: State, attempt: Attempt, attack: Attack, k: Kernel) -> None:
    """Paid for, or for a Special, which others may answer. Either commits the attack (R 13)."""
    if attack.privilege == PAID:
        illuminati = illuminati_of(s, attempt.seat)
        pay(s, attempt.seat, illuminati, facts(s.options).privilege_cost[illuminati.card], k)
        illuminati.spent = True
        attempt.privileged = True
        commit(s, attempt, k)
    elif attack.privilege != NONE:
        commit(s, attempt, k)
        use(s, attempt.seat, [attack.privilege], "privilege", k)
