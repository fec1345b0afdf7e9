"""A table with a deck made up for the test: cards by name, numbers as the test needs them, everything else plain.

Arrows are written top, right, bottom, left: ``i`` in, ``o`` out, ``-`` none.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Mapping, Sequence
from typing import Any

from parlour.games.illuminati import abilities as a
from parlour.games.illuminati.actions import Attack, Finish, Pass
from parlour.games.illuminati.deck import Arrows, DeckData, FactionData, GroupData, SpecialData
from parlour.games.illuminati.game import GAME
from parlour.games.illuminati.model import GONE, Attempt, Options
from parlour.games.illuminati.structure import open_arrows
from parlour.kit.chance import Chance, Seeded
from parlour.kit.types import Event
from tests.games.illuminati.scene import Scene, step

__all__ = ("RIVAL", "SPECIALS", "Loaded", "Table", "group", "names_of", "rich_deck", "rivals")

ARROWS = {"i": "in", "o": "out", "-": "none"}
FILLERS = 40
SPECIALS: dict[str, a.SpecialAbility] = {
    "two": a.SetRoll(2),
    "twelve": a.SetRoll(12),
    "envelope": a.AutoControl(),
    "peek": a.Peek(),
    "mole": a.CancelPrivilege(),
    "guest": a.JoinPrivileged(),
    "double": a.DoubleIncome(),
    "revive": a.Revive(),
    "counter": a.CounterSpecial(),
    "skip": a.SkipTurn(),
    "cash": a.GainMoney(15),
    "whisper": a.DestroyPowerless(),
    "accounts": a.RedistributeMoney(5),
}
COPIES = 3


class Loaded(Chance):
    """Dice that a test has chosen; everything else is drawn as usual."""

    __slots__ = ("_rest", "dice")

    def __init__(self, seed: bytes = b"table") -> None:
        super().__init__()
        self.dice: list[int] = []
        self._rest = Seeded(seed)

    def _next(self, label: str, n: int) -> int:
        if label == "attack" and self.dice:
            return self.dice.pop(0) - 1
        return self._rest._next(label, n)


def group(
    name: str,
    power: int = 1,
    transferable: int = 0,
    resistance: int = 0,
    income: int = 0,
    alignments: Sequence[str] = (),
    arrows: str = "oooi",
    abilities: Sequence[Any] = (),
) -> GroupData:
    """A Group; the in-arrow is on the left unless something else is said."""
    sides = Arrows(*(ARROWS[side] for side in arrows))  # type: ignore[arg-type]  # words of the table above
    return GroupData(
        id=name,
        name=name.title(),
        power=power,
        transferable=transferable,
        resistance=resistance,
        income=income,
        alignments=tuple(alignments),  # type: ignore[arg-type]  # words, which the game checks
        arrows=sides,
        abilities=tuple(abilities),
    )


def faction(name: str, **facts: Any) -> FactionData:
    """An Illuminati card; power and income are so high that nobody notices."""
    plain = {"power": 8, "transferable": 8, "income": 8, "goal": a.TotalPower(at_least=900)}
    return FactionData(id=name, name=name.title(), **{**plain, **facts})


def deck_of(
    groups: Mapping[str, Mapping[str, Any]], factions: Mapping[str, Mapping[str, Any]], fillers: int = FILLERS
) -> DeckData:
    """These cards first, then fillers of Power 1 with three arrows."""
    wanted = [group(name, **facts) for name, facts in groups.items()]
    rest = [group(f"filler_{i}") for i in range(fillers)]
    plain = [faction(name, **facts) for name, facts in factions.items()]
    plain += [faction(f"plain_{i}") for i in range(8 - len(plain))]
    specials = tuple(SpecialData(id=n, name=n.title(), copies=COPIES, ability=ab) for n, ab in SPECIALS.items())
    return DeckData(name="Test", illuminati=tuple(plain), groups=(*wanted, *rest), specials=specials)


def rich_deck() -> DeckData:
    """A small deck with every ability at least once, and more Specials than Groups in many a hand."""
    abilities: dict[str, Any] = {
        "coffee": a.PaidExtraDraw(cost=2),
        "mint": a.TransferAnywhere(),
        "collectors": a.TaxOpponents(amount=2),
        "taxers": a.TaxOpponents(amount=3),
        "laser": a.AlignmentShift(),
        "prism": a.AlignmentShift(),
        "donors": a.AlignmentMasquerade(target="government", becomes=("government",)),
        "league": a.ConditionalResistance(attackers=("liberal", "weird"), resistance=10),
        "bunker": a.StructureResistance(amount=2),
        "helper": a.AttackBonus(amount=3, scope="any_attempt", kinds=("control",), alignment="weird"),
    }
    alignments = (("weird",), ("government", "violent"), ("liberal",), ("fanatic", "criminal"), ())
    groups: dict[str, dict[str, Any]] = {
        name: {"power": 2 + i % 4, "transferable": i % 3, "income": i % 4, "alignments": alignments[i % 5],
               "resistance": i % 5, "arrows": ("oooi", "o-oi", "--oi", "---i")[i % 4], "abilities": (ability,)}
        for i, (name, ability) in enumerate(abilities.items())
    }  # fmt: skip
    for name in ("office", "registry"):
        groups[name] = {"income": -1, "power": 3, "abilities": (a.UpkeepCost(amount=1),), "alignments": ("straight",)}
    for i in range(24):
        groups[f"plain_group_{i}"] = {"power": i % 5, "transferable": i % 2, "income": 1 + i % 3, "resistance": i % 6,
                                      "alignments": alignments[i % 5]}  # fmt: skip
    factions: dict[str, dict[str, Any]] = {
        "chancery": {"abilities": (a.PrivilegeForMoney(cost=3),), "goal": a.TotalPower(at_least=35)},
        "atlas": {"abilities": (a.ReorganizeStructure(),), "goal": a.AllAlignments()},
        "jesters": {
            "abilities": (a.StructureImmunity(alignments=("government",)),),
            "goal": a.SpecialsHeld(at_least=7),
        },
        "bank": {"abilities": (a.RedistributeMoney(),), "goal": a.TotalMoney(at_least=90)},
        "switch": {"abilities": (a.DrawCount(count=2),), "goal": a.TotalTransferable(at_least=25)},
        "sleepers": {"goal": a.DestroyedCount(at_least=3)},
        "knives": {"goal": a.AlignmentCount(alignment="weird", at_least=4)},
        "visitors": {"abilities": (a.ParticipationsPerTurn(count=2),), "goal": a.SecretCopy()},
    }
    return deck_of(groups, factions, fillers=0)


class Table(Scene):
    """T3 of the first player's turn; ``groups`` lie in the pile until they are put somewhere.

    ``me`` has the turn, ``you`` sits next, ``they`` after that.
    """

    def __init__(
        self,
        seats: int = 3,
        groups: Mapping[str, Mapping[str, Any]] | None = None,
        factions: Mapping[str, Mapping[str, Any]] | None = None,
        *,
        seed: bytes = b"table",
        **options: Any,
    ) -> None:
        data = deck_of(groups or {}, factions or {})
        assert GAME.check(Options(deck=data), seats) == []
        super().__init__(seats, Options(deck=data, **options), seed=seed)
        self.chance = self.loaded = Loaded(seed)
        self.names = {card: i for i, card in enumerate(self.deck.ids)}
        self.me, self.you, self.they = self.seat(0), self.seat(1), self.seat(2)
        for card in list(self.s.uncontrolled):  # only what a test lays out
            self.s.uncontrolled.remove(card)
            self.s.owner[card] = -2
            insort(self.s.pile, card)
        for name in factions or {}:
            self.leave_out(name)

    def __getitem__(self, name: str) -> int:
        """The number of the card; ``me``, ``you`` and ``they`` are the Illuminati of these players."""
        if name in ("me", "you", "they"):
            return self.illuminati({"me": self.me, "you": self.you, "they": self.they}[name])
        return self.names[name]

    # -- cards -------------------------------------------------------------------------------------------------------

    def leave_out(self, name: str) -> None:
        """Nobody has that Illuminati card, until a test deals it."""
        card = self[name]
        if self.s.owner[card] >= 0:
            free = next(self.names[f"plain_{i}"] for i in range(8) if self._unused(f"plain_{i}"))
            self.deal(self.s.owner[card], free)

    def _unused(self, name: str) -> bool:
        return name in self.names and self.s.owner[self.names[name]] == GONE

    def deal(self, seat: int, card: int | str) -> None:
        """The player has that Illuminati card instead of his own."""
        card = self[card] if isinstance(card, str) else card
        player = self.s.players[seat]
        self.s.owner[player.illuminati], self.s.owner[card] = GONE, int(seat)
        for own in player.cards[1:]:
            own.master = card if own.master == player.illuminati else own.master
        player.illuminati = player.cards[0].card = card

    def out(self, *names: str) -> None:
        """Groups in the uncontrolled area."""
        for name in names:
            self.free(self[name])

    def hang(self, seat: int, name: str, master: str = "", side: int = 0, money: int = 0) -> int:
        """A Group on the arrow of a master, or of the Illuminati."""
        on = self[master] if master else self.s.players[seat].illuminati
        return self.own(seat, self[name], on, side, money)

    def grow(self, seat: int, cards: int) -> None:
        """Fillers, until the structure has so many cards, the Illuminati included."""
        own = self.s.players[seat].cards
        while len(own) < cards:
            master, side = open_arrows(own, self.deck.outs)[0]
            self.own(seat, self.unused(outs=3), master, side)

    def chain(self, seat: int, *names: str, side: int = 0) -> None:
        """Each Group on the one before, in a straight line from the Illuminati."""
        master = ""
        for name in names:
            self.hang(seat, name, master, side if not master else 1)
            master = name

    def hand(self, seat: int, *names: str) -> list[int]:
        """Specials by name into the hand."""
        kinds = [list(SPECIALS).index(name) for name in names]
        for kind in kinds:
            self.s.pile.remove(self.deck.first_special + kind)
            insort(self.s.players[seat].hand.value, kind)
        return kinds

    def special(self, name: str) -> int:
        return list(SPECIALS).index(name)

    # -- attacks -----------------------------------------------------------------------------------------------------

    def attack(
        self, attacker: str, target: str, kind: str = "control", aides: Sequence[str] = (), **rest: Any
    ) -> Attack:
        """The announcement, not yet made."""
        cards = tuple(sorted(self[aide] for aide in aides))
        return Attack(self[attacker], self[target], kind, cards, **rest)  # type: ignore[arg-type]  # a word

    def says(self, *dice: int) -> None:
        """The next dice of an attack."""
        self.loaded.dice += dice

    def announce(
        self, attacker: str, target: str, kind: str = "control", aides: Sequence[str] = (), **rest: Any
    ) -> Attempt:
        """Announce it; what is under way then."""
        self.do(self.me, self.attack(attacker, target, kind, aides, **rest))
        attempt: Attempt = step(self.s, Attempt)
        return attempt

    def all_pass(self, *kinds: str) -> list[Event]:
        """Everybody passes, as long as the prompts are of these kinds."""
        events: list[Event] = []
        while (asked := self.asked()) and asked[0] in (kinds or ("money", "react", "respond", "privilege")):
            events += self.do(asked[1], Pass())
        return events

    def strike(
        self,
        dice: tuple[int, int],
        attacker: str,
        target: str,
        kind: str = "control",
        aides: Sequence[str] = (),
        **rest: Any,
    ) -> list[Event]:
        """The whole attack, with no money and these dice, up to what follows from it."""
        self.says(*dice)
        events = self.do(self.me, self.attack(attacker, target, kind, aides, **rest))
        return [*events, *self.all_pass()]

    def number(self, attacker: str, target: str, kind: str = "control", aides: Sequence[str] = (), **rest: Any) -> int:
        """N of the announcement; nothing is kept of it."""
        kept = GAME.clone(self.s)
        number = self.announce(attacker, target, kind, aides, **rest).number
        self.s = kept
        return number

    def why_not(self, attacker: str, target: str, kind: str = "control", aides: Sequence[str] = (), **rest: Any) -> str:
        """The code of the refusal, empty if the attack may be announced."""
        refused = GAME.legal(self.s, self.me).why_not(self.attack(attacker, target, kind, aides, **rest))
        return refused.code if refused else ""

    # -- turns -------------------------------------------------------------------------------------------------------

    def finish_turn(self) -> list[Event]:
        """The rest of the turn with nothing in it, up to T3 of the next one."""
        events: list[Event] = []
        seat = self.s.active
        while GAME.outcome(self.s) is None and not (self.s.active != seat and self.asked() == ("act", self.s.active)):
            kind, who = self.asked() or ("", 0)
            own = kind in ("act", "transfer", "power")
            events += self.do(who, Finish()) if own else self.expire(who)
        return events

    def turn_of(self, seat: int) -> None:
        """Turns go by until T3 of that player."""
        while self.s.active != seat and GAME.outcome(self.s) is None:
            self.finish_turn()


def names_of(table: Table, seat: int) -> list[str]:
    """The player's Groups by name, sorted."""
    return sorted(table.deck.ids[own.card] for own in table.s.players[seat].cards[1:])


def down(
    factions: Mapping[str, Mapping[str, Any]] | None = None,
    groups: Mapping[str, Mapping[str, Any]] | None = None,
    **options: Any,
) -> Table:
    """Everybody's Illuminati lies face down; the first of ``factions`` before ``me``, the next before ``you``."""
    table = Table(3, groups, factions, hidden_factions=True, **options)
    names = [*(factions or {}), *(f"plain_{i}" for i in range(3))]
    for seat, name in zip((table.me, table.you, table.they), names, strict=False):
        player = table.s.players[seat]
        player.face_down.value = player.goal.value = table[name]
    assert GAME.invariants(table.s) == []
    return table


RIVAL: dict[str, dict[str, Any]] = {
    "mine": {"power": 6, "transferable": 2},
    "aide": {"power": 3, "transferable": 4},
    "theirs": {"resistance": 1},
}


def rivals() -> Table:
    """``mine`` and ``aide`` hang on my Illuminati, ``theirs`` with a puppet on yours, ``loose`` is uncontrolled."""
    table = Table(3, {**RIVAL, "puppet": {}, "loose": {}})
    table.hang(table.me, "mine", side=1)
    table.hang(table.me, "aide", side=3)
    table.chain(table.you, "theirs", "puppet")
    table.out("loose")
    return table
