"""§1 The facts of a deck by card number, looked up a thousand times a second: built once a deck, never changed.

Groups are numbered 0 … G-1 in deck order, the Illuminati from G on; -1 is no card. Where Illuminati lie face down,
eight more cards follow that all look the same, one for each seat. A Special is its place in the deck's list of kinds.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache, lru_cache
from typing import Protocol, TypeVar

from msgspec import Struct

from parlour.games.illuminati.abilities import (
    Ability,
    AlignmentMasquerade,
    AlignmentShift,
    AttackBonus,
    ConditionalResistance,
    DrawCount,
    FactionAbility,
    Goal,
    GroupAbility,
    Kind,
    PaidExtraDraw,
    ParticipationsPerTurn,
    PrivilegeForMoney,
    RedistributeMoney,
    ReorganizeStructure,
    SpecialAbility,
    StructureImmunity,
    StructureResistance,
    TaxOpponents,
    TransferAnywhere,
    UpkeepCost,
)
from parlour.games.illuminati.alignments import BIT, mask
from parlour.games.illuminati.deck import DeckData, FactionData, GroupData, our_data
from parlour.kit.rules import rule

__all__ = ("Bonus", "Deck", "FactionFacts", "GroupFacts", "SpecialFacts", "build", "facts", "ours")

A = TypeVar("A", bound=Ability)

MOST_SEATS = 8


class Bonus(Struct, frozen=True):
    """§6.3 An :class:`AttackBonus` with numbers in place of names."""

    amount: int
    direct: bool
    """Only for attacks of this very card; that is the caller's business."""
    kinds: tuple[Kind, ...]
    alignment: int
    """A mask; 0 for any."""
    groups: tuple[int, ...]
    """Card numbers; empty for any."""

    def counts(self, kind: str, target: int, alignments: int) -> bool:
        """Does it count for an attack of that kind on that card with those alignments?"""
        if kind not in self.kinds:
            return False
        if self.groups:
            return target in self.groups
        return not self.alignment or bool(self.alignment & alignments)


class GroupFacts(Struct, frozen=True):
    """What is printed on a Group."""

    card: int
    id: str
    name: str
    power: int
    transferable: int
    resistance: int
    income: int
    alignments: int
    """A mask."""
    in_side: int
    outs: tuple[int, ...]
    abilities: tuple[GroupAbility, ...]


class FactionFacts(Struct, frozen=True):
    """What is printed on an Illuminati card."""

    card: int
    id: str
    name: str
    power: int
    transferable: int
    income: int
    abilities: tuple[FactionAbility, ...]
    goal: Goal
    alt_goal: Goal


class SpecialFacts(Struct, frozen=True):
    """What is printed on a Special."""

    kind: int
    id: str
    name: str
    copies: int
    ability: SpecialAbility


class Deck(Struct, frozen=True, eq=False, kw_only=True):
    """All facts of a deck. The columns have an entry a card, Groups first; 0 is *has no such ability*."""

    name: str
    groups: tuple[GroupFacts, ...]
    factions: tuple[FactionFacts, ...]
    specials: tuple[SpecialFacts, ...]
    first_faction: int
    """Cards from here on are Illuminati."""
    first_face_down: int
    """§15.1 From here on Illuminati that lie face down, one a seat; there are none unless they are hidden."""
    first_special: int
    """In the pile, Specials are numbered from here on."""
    pile: tuple[int, ...]
    """The draw pile, ascending: Groups, then the kinds of Specials from ``first_special`` on, one a copy."""

    ids: tuple[str, ...]
    names: tuple[str, ...]
    power: tuple[int, ...]
    transferable: tuple[int, ...]
    resistance: tuple[int, ...]
    """0 for Illuminati."""
    income: tuple[int, ...]
    alignments: tuple[int, ...]
    """Masks; 0 for Illuminati."""
    ins: tuple[int, ...]
    """The side of the in-arrow; -1 for Illuminati."""
    outs: tuple[tuple[int, ...], ...]
    """The sides of the out-arrows, ascending."""

    bonuses: tuple[tuple[Bonus, ...], ...]
    any_attempt: tuple[bool, ...]
    """Has it a bonus that counts whichever of its owner's cards attacks?"""
    participations: tuple[int, ...]
    """Attacks a turn, at least 1."""
    immune: tuple[int, ...]
    """§6.1 Mask of the alignments that may not attack its owner's Groups."""
    raised_against: tuple[int, ...]
    """§14 Mask of the attackers against whom its Resistance is ``raised_to``."""
    raised_to: tuple[int, ...]
    shields: tuple[int, ...]
    """§14 Resistance that it adds to its owner's other Groups."""
    masquerade_against: tuple[int, ...]
    """§14 Mask of the targets against which its alignments are ``masquerade_as``."""
    masquerade_as: tuple[int, ...]
    privilege_cost: tuple[int, ...]
    extra_draw_cost: tuple[int, ...]
    upkeep: tuple[int, ...]
    tax: tuple[int, ...]
    draws: tuple[int, ...]
    """§4.2 Cards in T2, at least 1."""
    transfers_anywhere: tuple[bool, ...]
    shifts: tuple[bool, ...]
    reorganizes: tuple[bool, ...]
    redistributes: tuple[bool, ...]

    holders: dict[str, tuple[int, ...]]
    """Cards by the class of an ability."""
    special_kinds: dict[str, tuple[int, ...]]
    """Kinds of Specials by the class of their ability."""

    @property
    def illuminati(self) -> range:
        """The Illuminati cards that can be dealt; without those that lie face down."""
        return range(self.first_faction, self.first_face_down)

    def faction(self, card: int) -> FactionFacts:
        """What is printed on one of these."""
        return self.factions[card - self.first_faction]

    def of(self, ability: type[Ability]) -> tuple[int, ...]:
        """The Groups and Illuminati with that ability."""
        return self.holders.get(ability.__name__, ())

    def specials_of(self, ability: type[Ability]) -> tuple[int, ...]:
        """The kinds of Specials with that ability."""
        return self.special_kinds.get(ability.__name__, ())


class HasDeck(Protocol):
    """Options, as far as they matter here."""

    @property
    def hidden_factions(self) -> bool:
        """§15.1"""
        ...

    @property
    def deck(self) -> DeckData | None:
        """``None`` is our own."""
        ...


@rule("15.1", ruling="R 51")
def _back(data: DeckData) -> FactionData:
    """What an Illuminati card is as long as it lies face down: middling among those of the deck, and unable."""
    figures = [sorted(getattr(own, name) for own in data.illuminati) for name in ("power", "transferable", "income")]
    power, transferable, income = (found[(len(found) - 1) // 2] for found in figures)
    goal = data.illuminati[0].goal  # nobody looks at it
    return FactionData(id="face_down", name="?", power=power, transferable=transferable, income=income, goal=goal)


def build(data: DeckData, *, hidden: bool = False) -> Deck:
    """The facts of a deck without faults; ``hidden``: with the cards that lie face down (§15.1)."""
    numbers = {group.id: card for card, group in enumerate(data.groups)}
    backs = (_back(data),) * MOST_SEATS if hidden else ()
    cards: tuple[GroupData | FactionData, ...] = (*data.groups, *data.illuminati, *backs)
    bonuses = tuple(_bonuses(card, numbers) for card in cards)
    first = len(data.groups)
    return Deck(
        name=data.name,
        groups=tuple(_group(card, group) for card, group in enumerate(data.groups)),
        factions=tuple(_faction(first + i, faction) for i, faction in enumerate(data.illuminati)),
        specials=tuple(
            SpecialFacts(kind, special.id, special.name, special.copies, special.ability)
            for kind, special in enumerate(data.specials)
        ),
        first_faction=first,
        first_face_down=first + len(data.illuminati),
        first_special=len(cards),
        pile=(*range(first), *(len(cards) + kind for kind, one in enumerate(data.specials) for _ in range(one.copies))),
        ids=tuple(card.id for card in cards),
        names=tuple(card.name for card in cards),
        power=tuple(card.power for card in cards),
        transferable=tuple(card.transferable for card in cards),
        resistance=tuple(card.resistance if isinstance(card, GroupData) else 0 for card in cards),
        income=tuple(card.income for card in cards),
        alignments=tuple(mask(card.alignments) if isinstance(card, GroupData) else 0 for card in cards),
        ins=tuple(card.arrows.sides("in")[0] if isinstance(card, GroupData) else -1 for card in cards),
        outs=tuple(card.arrows.sides("out") for card in cards),
        bonuses=bonuses,
        any_attempt=tuple(any(not bonus.direct for bonus in own) for own in bonuses),
        participations=_column(cards, ParticipationsPerTurn, lambda own: own.count, 1),
        immune=_column(cards, StructureImmunity, lambda own: mask(own.alignments)),
        raised_against=_column(cards, ConditionalResistance, lambda own: mask(own.attackers)),
        raised_to=_column(cards, ConditionalResistance, lambda own: own.resistance),
        shields=_column(cards, StructureResistance, lambda own: own.amount),
        masquerade_against=_column(cards, AlignmentMasquerade, lambda own: BIT[own.target]),
        masquerade_as=_column(cards, AlignmentMasquerade, lambda own: mask(own.becomes)),
        privilege_cost=_column(cards, PrivilegeForMoney, lambda own: own.cost),
        extra_draw_cost=_column(cards, PaidExtraDraw, lambda own: own.cost),
        upkeep=_column(cards, UpkeepCost, lambda own: own.amount),
        tax=_column(cards, TaxOpponents, lambda own: own.amount),
        draws=_column(cards, DrawCount, lambda own: own.count, 1),
        transfers_anywhere=_has(cards, TransferAnywhere),
        shifts=_has(cards, AlignmentShift),
        reorganizes=_has(cards, ReorganizeStructure),
        redistributes=_has(cards, RedistributeMoney),
        holders=_holders((card, own) for card, facts_ in enumerate(cards) for own in facts_.abilities),
        special_kinds=_holders((kind, special.ability) for kind, special in enumerate(data.specials)),
    )


def _only(card: GroupData | FactionData, ability: type[A]) -> A | None:
    return next((own for own in card.abilities if isinstance(own, ability)), None)


def _column(
    cards: Iterable[GroupData | FactionData], ability: type[A], figure: Callable[[A], int], without: int = 0
) -> tuple[int, ...]:
    return tuple(without if (own := _only(card, ability)) is None else figure(own) for card in cards)


def _has(cards: Iterable[GroupData | FactionData], ability: type[Ability]) -> tuple[bool, ...]:
    return tuple(_only(card, ability) is not None for card in cards)


def _holders(owned: Iterable[tuple[int, Ability]]) -> dict[str, tuple[int, ...]]:
    found: dict[str, dict[int, None]] = {}
    for number, own in owned:
        found.setdefault(type(own).__name__, {})[number] = None
    return {name: tuple(numbers) for name, numbers in found.items()}


def _bonuses(card: GroupData | FactionData, numbers: dict[str, int]) -> tuple[Bonus, ...]:
    return tuple(
        Bonus(
            own.amount,
            own.scope == "direct",
            own.kinds,
            BIT[own.alignment] if own.alignment else 0,
            tuple(numbers[name] for name in own.groups),
        )
        for own in card.abilities
        if isinstance(own, AttackBonus)
    )


def _group(card: int, data: GroupData) -> GroupFacts:
    return GroupFacts(
        card,
        data.id,
        data.name,
        data.power,
        data.transferable,
        data.resistance,
        data.income,
        mask(data.alignments),
        data.arrows.sides("in")[0],
        data.arrows.sides("out"),
        data.abilities,
    )


def _faction(card: int, data: FactionData) -> FactionFacts:
    return FactionFacts(
        card,
        data.id,
        data.name,
        data.power,
        data.transferable,
        data.income,
        data.abilities,
        data.goal,
        data.alt_goal or data.goal,
    )


@cache
def ours(*, hidden: bool = False) -> Deck:
    """Our own deck."""
    return build(our_data(), hidden=hidden)


_built = lru_cache(maxsize=32)(build)

_RECENT = 8
_recent: list[tuple[DeckData, bool, Deck]] = []
"""Decks by identity: hashing a hundred cards at every look-up would cost more than the rules."""


def facts(options: HasDeck) -> Deck:
    """The facts of the table's deck, built once; cheap enough to be called anywhere."""
    data, hidden = options.deck, options.hidden_factions
    if data is None:
        return ours(hidden=True) if hidden else ours()
    for known, faces, deck in _recent:
        if known is data and faces is hidden:
            return deck
    deck = _built(data, hidden=hidden)
    _recent.insert(0, (data, hidden, deck))
    del _recent[_RECENT:]
    return deck
