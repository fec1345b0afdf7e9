"""Positions for tests: a real game at somebody's turn, everything laid out, and dice that show what a test says."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

import pytest

from parlour.games.cyberwedding.actions import Action
from parlour.games.cyberwedding.cards import DECK, CardKind
from parlour.games.cyberwedding.dice import DIE
from parlour.games.cyberwedding.game import GAME
from parlour.games.cyberwedding.hands import ORDER
from parlour.games.cyberwedding.homecoming import ThrownOut
from parlour.games.cyberwedding.model import (
    ABILITIES,
    NONE,
    Ability,
    Character,
    Cyberman,
    Fate,
    Heap,
    Item,
    Member,
    Options,
    Phase,
    Player,
    PlayerState,
    Rank,
    captive_of,
)
from parlour.games.cyberwedding.numbers import NUMBERS
from parlour.games.cyberwedding.standing import is_human, refresh
from parlour.games.cyberwedding.supply import leader_ability
from parlour.games.cyberwedding.table import ground_in
from parlour.games.cyberwedding.tokens import gain
from parlour.games.cyberwedding.turn import Turn
from parlour.kit.actors import Seat
from parlour.kit.agenda import Kernel, Prompt, Step
from parlour.kit.agenda import run as work_off
from parlour.kit.chance import Chance, ChanceError, Seeded
from parlour.kit.legal import NotAllowed
from parlour.kit.types import Event

__all__ = ("BASIC", "Scene", "at", "tile")

E = TypeVar("E", bound=Event)

BASIC = Options(advanced_terrain=False)
_GROUP = (Character.ATHLETIC, Character.PARENT, Character.WHINER)
"""Nobody whom Cybermen take first."""


def at(y: int, x: int) -> int:
    """A square of our own map."""
    return y * 20 + x


def tile(name: str) -> int:
    """The number of a tile, such as ``B4``."""
    return "ABCDEF".index(name[0]) * 5 + int(name[1]) - 1


class Loaded(Chance):
    """Dice that show what a test says; everything else is drawn."""

    __slots__ = ("faces", "rest")

    def __init__(self, seed: bytes) -> None:
        super().__init__()
        self.faces: list[int] | None = None
        self.rest = Seeded(seed)

    def _next(self, label: str, n: int) -> int:
        if label != DIE or self.faces is None:
            return self.rest.below(label, n)
        if not self.faces:
            raise ChanceError("the test says nothing about this die")
        return self.faces.pop(0) - 1


class Scene:
    """All tiles face up, no Cybermen, a Unit at (4, 15), groups far from each other, no cards, three tokens of each,
    every player's ability used.

    It is seat 0's turn; tests lay out more, then push the steps that they look at.
    """

    def __init__(self, seats: int = 4, options: Options | None = None, *, seed: bytes = b"scene") -> None:
        self.chance = Loaded(seed)
        self.s, _ = GAME.start(options or Options(), seats, self.chance)
        while self.s.phase is Phase.SETUP:
            GAME.expires(self.s, GAME.prompts(self.s)[0].seat, self.chance)
        s = self.s
        self.events: list[Event] = []
        s.active = s.first = Seat(0)
        s.tiles[:] = [0] * len(s.tiles)
        s.supply = [list(counts) for counts in NUMBERS.supply]
        s.cybermen.clear()
        s.units[:] = [at(4, 15)]
        for player in s.players:
            self.hand(player.seat)
            self.members(player.seat, *_GROUP)
            self.tokens(player.seat, 3, 3)
            player.square = at(23, 2 * player.seat)
            player.vp = 0
            player.used_ability = True

    # -- looking -------------------------------------------------------------------------------------------------------

    @property
    def me(self) -> Player:
        return self.s.players[0]

    def prompts(self) -> Sequence[Prompt]:
        return GAME.prompts(self.s)

    @property
    def kind(self) -> str:
        """Of what is asked; empty if nobody is."""
        prompts = self.prompts()
        return prompts[0].kind if prompts else ""

    @property
    def done(self) -> bool:
        """Have all steps come to an end?"""
        return self.kind == "thrown_out"

    @property
    def asked(self) -> int:
        return self.prompts()[0].seat

    def legal(self, cls: type[Any] | None = None) -> list[Any]:
        """What whoever is asked may do, of this kind."""
        every = list(GAME.legal(self.s, self.prompts()[0].seat))
        return [action for action in every if cls is None or isinstance(action, cls)]

    def told(self, cls: type[E]) -> list[E]:
        """Events of this kind so far."""
        return [event for event in self.events if isinstance(event, cls)]

    def vp(self) -> list[int]:
        return [player.vp for player in self.s.players]

    def purse(self, seat: int = 0) -> tuple[int, int]:
        """Escape and Fatigue tokens."""
        return self.s.players[seat].escape, self.s.players[seat].fatigue

    def state(self, seat: int = 0) -> PlayerState:
        return self.s.players[seat].state

    def by_id(self, number: int) -> Cyberman:
        return next(c for c in self.s.cybermen if c.id == number)

    # -- laying out ----------------------------------------------------------------------------------------------------

    def members(self, seat: int, *characters: Character) -> None:
        self.s.players[seat].members = [Member(character=character) for character in characters]

    def tokens(self, seat: int, escape: int, fatigue: int) -> None:
        player = self.s.players[seat]
        gain(self.s, seat, escape - player.escape, fatigue - player.fatigue)

    def hand(self, seat: int, *cards: CardKind) -> None:
        """Exactly these; everything else of the seat's goes back to the deck."""
        s, player = self.s, self.s.players[seat]
        s.deck += player.hand
        s.deck += [item.card for item in player.items]
        player.items.clear()
        player.hand = sorted(cards, key=ORDER.__getitem__)
        for card in cards:
            if card not in s.deck:
                s.discarded.remove(card)
            else:
                s.deck.remove(card)
        s.deck.sort(key=ORDER.__getitem__)
        assert len(s.deck) + len(s.discarded) + sum(len(p.hand) + len(p.items) for p in s.players) == len(DECK)

    def item(self, seat: int, card: CardKind) -> None:
        """In front of the seat."""
        self.s.deck.remove(card)
        self.s.players[seat].items.append(Item(card=card))

    def stand(self, seat: int, square: int) -> None:
        self.s.players[seat].square = square

    def cyberman(
        self,
        square: int,
        mark: int = 1,
        ability: Ability = Ability.PLAIN,
        facing: int = 0,
        captives: Sequence[int] = (),
    ) -> Cyberman:
        """An ordinary one, from the supply."""
        s = self.s
        s.supply[mark][ABILITIES.index(ability)] -= 1
        cyberman = Cyberman(id=s.made, mark=mark, ability=ability, square=square, facing=facing)
        s.made += 1
        s.cybermen.append(cyberman)
        for captive in captives:
            self.carry(cyberman, captive)
        return cyberman

    def carry(self, cyberman: Cyberman, captive: int) -> None:
        """A character is carried; a group without a free one has no counter any more."""
        owner = captive // 3
        self.s.players[owner].members[captive % 3].fate = Fate.CARRIED
        cyberman.captives.append(captive)
        refresh(self.s, owner, Kernel(self.s, self.chance))

    def role(self, seat: int, square: int, *, leader: bool = True) -> Cyberman:
        """The seat is Cyberleader or Cyberlieutenant."""
        s, player = self.s, self.s.players[seat]
        self.tokens(seat, 0, 0)
        for member in player.members:
            member.fate = Fate.CONVERTED
        player.square = NONE
        player.state = PlayerState.LEADER if leader else PlayerState.LIEUTENANT
        s.leader_existed = s.leader_existed or leader
        figure = Cyberman(
            id=s.made,
            mark=s.technology,
            ability=leader_ability(s.technology),
            square=square,
            facing=0,
            rank=Rank.LEADER if leader else Rank.LIEUTENANT,
            owner=seat,
        )
        s.made += 1
        s.cybermen.append(figure)
        return figure

    def partial(self, seat: int, square: int, member: int = 0) -> None:
        """One of the seat's characters is a Partial there."""
        player = self.s.players[seat]
        player.members[member].fate = Fate.PARTIAL
        player.partial = square
        refresh(self.s, seat, Kernel(self.s, self.chance))

    def heap(self, square: int, fatigue: int = 0, escape: int = 0) -> None:
        self.s.heaps.append(Heap(square=square, fatigue=fatigue, escape=escape))
        self.s.issued_fatigue += fatigue
        self.s.issued_escape += escape

    def face_down(self, *names: str) -> None:
        for name in names:
            self.s.tiles[tile(name)] = NONE

    # -- playing -------------------------------------------------------------------------------------------------------

    def begin(self, *steps: Step, active: int = 0) -> Scene:
        """These steps of the seat's turn come next; then the last human is asked something else, so that all rests."""
        s = self.s
        s.active = Seat(active)
        s.cut = False
        human = [player.seat for player in s.players if is_human(player)]
        rest = ThrownOut(seat=human[-1], near=at(7, 7))
        s.agenda[:] = [Turn(seat=Seat(active), begun=True), rest]
        k = Kernel(s, self.chance)
        k.push(*steps)
        return self.go_on(k)

    def go_on(self, k: Kernel) -> Scene:
        """Until somebody is asked."""
        work_off(GAME, self.s, k)
        self.events += k.events
        self.sound()
        return self

    def sound(self) -> None:
        faults = GAME.invariants(self.s)
        assert not faults, faults

    def do(self, *actions: Action) -> Scene:
        """Whoever is asked does this, one after the other."""
        for action in actions:
            self.events += GAME.apply(self.s, Seat(self.asked), action, self.chance)
            self.sound()
        return self

    def expire(self) -> Scene:
        self.events += GAME.expires(self.s, Seat(self.asked), self.chance)
        self.sound()
        return self

    def refused(self, action: Action, code: str) -> None:
        """It is not allowed, for this reason."""
        with pytest.raises(NotAllowed) as error:
            GAME.apply(self.s, Seat(self.asked), action, self.chance)
        assert error.value.refused.code == code

    def dice(self, *faces: int) -> Scene:
        """What the next dice show; from now on no other is rolled."""
        self.chance.faces = [*(self.chance.faces or []), *faces]
        return self

    def free_dice(self) -> Scene:
        """Dice are drawn again."""
        self.chance.faces = None
        return self

    def until(self, *kinds: str) -> Scene:
        """The defaults, until somebody is asked one of these."""
        for _ in range(200):
            if self.kind in kinds:
                return self
            self.expire()
        raise AssertionError(f"never asked {kinds}")

    def captive(self, seat: int, place: int) -> int:
        return captive_of(seat, place)

    def building(self, square: int) -> object:
        return ground_in(self.s).building[square]
