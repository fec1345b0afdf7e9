"""What the player whose turn it is may choose from: the form that travels, and a bounded try at random."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from parlour.games.illuminati import abilities as a
from parlour.games.illuminati.actions import (
    Action,
    Attack,
    Drop,
    ExtraDraw,
    Finish,
    Move,
    PassTurn,
    PlaySpecial,
    Transfer,
    TurnUpIlluminati,
)
from parlour.games.illuminati.attack import can_take_part
from parlour.games.illuminati.board import illuminati_of
from parlour.games.illuminati.cards import facts
from parlour.games.illuminati.model import CONTROL, DESTROY, NEUTRALIZE, NONE, PAID, Kind, Placed, State
from parlour.games.illuminati.redistributing import redistribution_form, sample_redistribution
from parlour.games.illuminati.reorganizing import reorganization_form, sample_reorganization
from parlour.games.illuminati.shifting import sample_shift, shift_form, shifters
from parlour.games.illuminati.specials import kinds_held, plays, sample_play
from parlour.games.illuminati.strength import power_of
from parlour.games.illuminati.unmasking import is_face_down, naming_form, sample_naming
from parlour.kit.actors import Seat
from parlour.kit.chance import Chance
from parlour.kit.legal import Candidates, Form, FormOf, Legal, Refused

__all__ = ("Choices",)

TRIES = 3
KINDS: tuple[Kind, ...] = (CONTROL, NEUTRALIZE, DESTROY)
LOOSE: tuple[Kind, ...] = (CONTROL, CONTROL, CONTROL, CONTROL, CONTROL, DESTROY)
MINE: tuple[Kind, ...] = (DESTROY,)
THEIRS: tuple[Kind, ...] = (CONTROL, CONTROL, NEUTRALIZE, DESTROY)
"""What is tried at random, by whose Group it is."""
WhyNot = Callable[[State, Seat, Action, Any], Refused | None]


class Choices(Legal[Action]):
    """Actions in T3, transfers in T4, powers in T5, with the free actions in all of them."""

    __slots__ = ("_deck", "_s", "_seat", "_step", "_why")

    def __init__(self, s: State, seat: Seat, step: Any, why: WhyNot) -> None:
        self._s = s
        self._seat = seat
        self._step = step
        self._why = why
        self._deck = facts(s.options)

    def why_not(self, action: Action) -> Refused | None:
        """By the part of the turn."""
        return self._why(self._s, self._seat, action, self._step)

    @property
    def _cards(self) -> list[Placed]:
        return self._s.players[self._seat].cards

    def _listed(self) -> list[Action]:
        s, seat, cards = self._s, self._seat, self._cards
        some: list[Action] = [Finish(), PassTurn(), TurnUpIlluminati()]
        some += [deed(own.card) for deed in (Move, Drop) for own in cards[1:]]
        some += [ExtraDraw(own.card) for own in cards if self._deck.extra_draw_cost[own.card]]
        for kind in kinds_held(s, self._deck, seat, a.AutoControl):
            some += [PlaySpecial(kind, group) for group in s.uncontrolled]
        return [action for action in some if self.why_not(action) is None] + plays(s, seat)

    # -- the form ------------------------------------------------------------------------------------------------

    def form(self) -> Form:
        """The list, and a form for each kind of decision that has too many forms to list."""
        s, seat, kind = self._s, self._seat, self._step.kind
        forms: list[FormOf] = []
        attackers = self._attackers() if kind == "act" and s.actions > 0 else []
        if attackers:
            forms.append(self._attack_form(attackers))
        naming = naming_form(s, seat) if kind == "act" and s.actions > 0 else None
        if naming is not None:
            forms.append(naming)
        transfers = s.actions if kind == "act" else s.transfers if kind == "transfer" else 0
        if transfers > 0 and len(self._cards) > 1 and any(own.money.value for own in self._cards):
            forms.append(self._transfer_form())
        cards = shifters(s, self._deck, seat)
        if cards:
            forms.append(shift_form(s, self._deck, cards))
        if kind == "power":
            illuminati = s.players[seat].illuminati
            if self._deck.redistributes[illuminati] and not self._step.redistributed:
                forms.append(redistribution_form(s, seat))
            if self._deck.reorganizes[illuminati] and not self._step.reorganized:
                forms.append(reorganization_form(s, seat))
        return Form(tuple(self._listed()), tuple(forms))

    def _attackers(self) -> list[Placed]:
        s, deck = self._s, self._deck
        return [own for own in self._cards if can_take_part(deck, own) and power_of(s, deck, own.card) > 0]

    def _aides(self) -> list[int]:
        deck = self._deck
        return sorted(own.card for own in self._cards if deck.transferable[own.card] > 0 and can_take_part(deck, own))

    def _attack_form(self, attackers: list[Placed]) -> FormOf:
        s, deck, hand = self._s, self._deck, self._s.players[self._seat].hand.value
        aides = tuple(self._aides())
        illuminati = self._cards[0]
        paid = [PAID] if deck.privilege_cost[illuminati.card] and not illuminati.spent else []
        groups = [own.card for player in s.players for own in player.cards[1:]]
        whispers = kinds_held(s, deck, self._seat, a.DestroyPowerless)
        return FormOf(
            "Attack",
            {
                "attacker": Candidates(tuple(own.card for own in attackers)),
                "group": Candidates((*s.uncontrolled, *sorted(groups))),
                "kind": Candidates(KINDS),
                "aides": Candidates(aides, least=0, most=len(aides)),
                "privilege": Candidates((NONE, *paid, *sorted(set(hand)))),
                "special": Candidates((NONE, *whispers)),
            },
        )

    def _transfer_form(self) -> FormOf:
        rich = [own for own in self._cards if own.money.value]
        return FormOf(
            "Transfer",
            {
                "source": Candidates(tuple(own.card for own in rich)),
                "receiver": Candidates(tuple(own.card for own in self._cards)),
                "amount": Candidates(low=1, high=max(own.money.value for own in rich)),
            },
        )

    # -- at random -----------------------------------------------------------------------------------------------

    def sample(self, rng: Chance) -> Action:
        """Something that fits the part of the turn; games at random get on and end."""
        kind = self._step.kind
        if self._s.options.hidden_factions and not rng.below("unmask", 8):
            return self._unmask(rng) or Finish()
        die = rng.below(kind, 24)
        action: Action | None = None
        if kind == "act":
            action = self._sample_act(die, rng)
        elif kind == "transfer":
            action = self._transfer(rng) if die < 4 and self._s.transfers else self._rare(die, rng)
        elif die < 16:
            action = self._power(rng)
        if action is not None and self.why_not(action) is None:
            return action
        attack = self._attack(rng) if kind == "act" and die and self._s.actions > 0 else None
        return attack or Finish()

    def _unmask(self, rng: Chance) -> Action | None:
        """§15.1 Name the Illuminati of another, or turn up the own one, where either is allowed."""
        if self._step.kind == "act" and self._s.actions > 0 and rng.below("name", 4):
            return sample_naming(self._s, self._seat, rng)
        return TurnUpIlluminati() if is_face_down(self._s, self._seat) else None

    def _sample_act(self, die: int, rng: Chance) -> Action | None:
        s = self._s
        if s.actions > 0:
            if 4 <= die < 16:
                return self._attack(rng)
            if die == 16:
                return self._transfer(rng)
            if die == 17 and len(self._cards) > 1:
                return Move(self._cards[1 + rng.below("move", len(self._cards) - 1)].card)
            if die == 18:
                return self._take(rng)
            if die == 19 and not s.acted:
                return PassTurn()
        return self._rare(die, rng)

    def _rare(self, die: int, rng: Chance) -> Action | None:
        """Free actions, each now and then."""
        if die == 20:
            return sample_play(self._s, self._seat, rng)
        if die == 21:
            cards = shifters(self._s, self._deck, self._seat)
            return sample_shift(self._s, self._deck, cards[0], rng) if cards else None
        if die == 22:
            cards = [own.card for own in self._cards if self._deck.extra_draw_cost[own.card]]
            return ExtraDraw(cards[0]) if cards else None
        if die == 23 and len(self._cards) > 1 and not rng.below("drop", 4):
            return Drop(self._cards[1 + rng.below("card", len(self._cards) - 1)].card)
        return None

    def _power(self, rng: Chance) -> Action | None:
        illuminati = self._s.players[self._seat].illuminati
        if self._deck.redistributes[illuminati] and not self._step.redistributed:
            return sample_redistribution(self._s, self._seat, rng)
        return sample_reorganization(self._s, self._seat, rng) if self._deck.reorganizes[illuminati] else None

    def _take(self, rng: Chance) -> Action | None:
        kinds = kinds_held(self._s, self._deck, self._seat, a.AutoControl)
        groups = self._s.uncontrolled
        return PlaySpecial(kinds[0], groups[rng.below("take", len(groups))]) if kinds and groups else None

    def _transfer(self, rng: Chance) -> Action | None:
        """From a card to its master or back."""
        cards = self._cards
        if len(cards) == 1:
            return None
        own = cards[1 + rng.below("transfer", len(cards) - 1)]
        master = next(other for other in cards if other.card == own.master)
        source, receiver = (own, master) if rng.below("up", 2) else (master, own)
        most = source.money.value
        return Transfer(source.card, receiver.card, 1 + rng.below("amount", most)) if most else None

    def _attack(self, rng: Chance) -> Action | None:
        attackers = self._attackers()
        for _ in range(TRIES if attackers else 0):
            attack = self._try_attack(attackers, rng)
            if attack is not None and self.why_not(attack) is None:
                return attack
        return None

    def _try_attack(self, attackers: list[Placed], rng: Chance) -> Attack | None:
        """One draw decides all of it: random play announces more than it does anything else."""
        s, seat = self._s, self._seat
        draw, whose = divmod(rng.below("attack", 1 << 48), 3 * s.seats + 4)
        groups, kinds = s.uncontrolled, LOOSE
        if whose == seat:
            groups, kinds = [own.card for own in self._cards[1:]], MINE
        elif whose < s.seats:
            groups, kinds = [own.card for own in s.players[whose].cards[1:]], THEIRS
        if not groups:
            return None
        draw, at = divmod(draw, len(groups))
        group = groups[at]
        draw, at = divmod(draw, len(attackers))
        attacker = attackers[at].card
        draw, at = divmod(draw, len(kinds))
        kind = kinds[at]
        draw, helped = divmod(draw, 2)
        aides: tuple[int, ...] = ()
        if helped:
            some = [card for card in self._aides() if card not in (attacker, group)]
            aides = tuple([card for i, card in enumerate(some) if draw >> i & 1])
        privilege, special = self._extras(kind, group, draw >> 16)
        return Attack(attacker, group, kind, aides, privilege, special)

    def _extras(self, kind: Kind, group: int, draw: int) -> tuple[int, int]:
        """Privilege now and then, and the Special against Groups without Power."""
        s, deck, hand = self._s, self._deck, self._s.players[self._seat].hand.value
        illuminati = illuminati_of(s, self._seat)
        privilege = special = NONE
        if kind == DESTROY and deck.power[group] < 1:
            special = next(iter(kinds_held(s, deck, self._seat, a.DestroyPowerless)), NONE)
        cost = deck.privilege_cost[illuminati.card]
        draw, some = divmod(draw, 4)
        if (cost or hand) and not some:
            privilege = hand[draw % len(hand)] if hand else PAID
        return privilege, special
