"""Positions for tests: a real game at somebody's turn, with cards, tokens, pawns and dice laid out."""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterable, Sequence
from typing import Any, TypeVar

import pytest

from parlour.games.iamzombie.actions import Action, CancelFives, Finish, Keep, Roll, TakeWound, Use
from parlour.games.iamzombie.cards import ARCHETYPES, LOCATION_IDS, LOCATIONS, NONE, Colour, Feature, Special
from parlour.games.iamzombie.game import GAME
from parlour.games.iamzombie.model import Held, Options, Player, Slot
from parlour.games.iamzombie.rounds import Rounds, round_robin
from parlour.games.iamzombie.turn import Turn
from parlour.kit.actors import Seat
from parlour.kit.agenda import Kernel, Prompt
from parlour.kit.agenda import run as work_off
from parlour.kit.chance import Chance, ChanceError, Seeded
from parlour.kit.legal import NotAllowed
from parlour.kit.types import Event

E = TypeVar("E", bound=Event)

EXPANDED = Options(expansions=True)
COOP = Options(expansions=True, mode="coop", difficulty="easy")


_DULL = (Feature.NONE, Feature.CLAIM_BRAINS, Feature.CLAIM_HEAL, Feature.CLAIM_PURGE, Feature.CLAIM_TRAVEL)
"""Nothing happens before a claim."""

_QUIET = tuple(
    number
    for special in (Special.SCAVENGER, Special.TRIPLE, Special.TOUGH)
    for number, card in enumerate(ARCHETYPES)
    if card.special is special
)
"""By seat: nothing to decide about these, and a scavenger for seats 0 and 1."""

_IDLE = (Special.SHOVE, Special.LURE, Special.CLEAN)
"""Of no use where nobody else stands and no freaks lie."""


class Loaded(Chance):
    """Dice that show what a test says; everything else is drawn."""

    __slots__ = ("faces", "rest")

    def __init__(self, seed: bytes) -> None:
        super().__init__()
        self.faces: list[int] = []
        self.rest = Seeded(seed)

    def _next(self, label: str, n: int) -> int:
        if label != "die":
            return self.rest.below(label, n)
        if not self.faces:
            raise ChanceError("the test says nothing about this die")
        return self.faces.pop(0) - 1


def archetype(special: Special | None = None, colour: Colour | None = None, *, other: Iterable[int] = ()) -> int:
    """A card with this special, of this colour, that is none of the others."""
    return next(
        number
        for number, card in enumerate(ARCHETYPES)
        if number not in tuple(other) and special in (None, card.special) and colour in (None, card.colour)
    )


def location(feature: Feature = Feature.NONE, colour: Colour | None = None, *, other: Iterable[int] = ()) -> int:
    """A location with this feature, of this colour, that is none of the others."""
    return next(
        number
        for number, card in enumerate(LOCATIONS)
        if number not in tuple(other) and card.feature is feature and colour in (None, card.colour)
    )


class Scene:
    """The first turn of a round with plain heroes; tests lay out cards, tokens and pawns, then begin a turn."""

    def __init__(self, seats: int = 3, options: Options = EXPANDED, *, seed: bytes = b"scene") -> None:
        self.chance = Loaded(seed)
        self.s, _ = GAME.start(options, seats, self.chance)
        while self.kinds()[0] != "place":
            GAME.expires(self.s, GAME.prompts(self.s)[0].seat, self.chance)
        plain = [number for feature in _DULL for number, card in enumerate(LOCATIONS) if card.feature is feature]
        for slot, number in enumerate(plain[: len(self.s.slots)]):
            self.top(slot, number)
        for seat, number in enumerate(_QUIET[:seats]):
            self.hero(seat, number)
        self.s.first = self.s.active = Seat(0)
        self.events: list[Event] = []
        self.seat = 0

    # -- looking ---------------------------------------------------------------------------------------------------

    @property
    def here(self) -> Slot:
        """Where that pawn stands."""
        return self.s.slots[self.player.slot]

    @property
    def player(self) -> Player:
        """Whose turn was begun last."""
        return self.s.players[self.seat]

    def owned(self) -> list[int]:
        return [card.archetype for player in self.s.players for card in player.cards]

    def prompts(self) -> Sequence[Prompt]:
        return GAME.prompts(self.s)

    def kinds(self) -> list[str]:
        return [prompt.kind for prompt in GAME.prompts(self.s)]

    def legal(self, cls: type[Any]) -> list[Any]:
        """What whoever is asked may do of this kind."""
        return [action for action in GAME.legal(self.s, self.prompts()[0].seat) if isinstance(action, cls)]

    def told(self, cls: type[E]) -> list[E]:
        """Events of this kind since the turn began."""
        return [event for event in self.events if isinstance(event, cls)]

    # -- laying out ------------------------------------------------------------------------------------------------

    def hero(self, seat: int, *archetypes: int, stacks: list[list[int]] | None = None) -> None:
        """The hero has exactly these cards, all healthy."""
        player = self.s.players[seat]
        for card in player.cards:
            insort(self.s.archetypes, card.archetype)
        player.cards = []
        for number in archetypes:
            self._take_archetype(number)
            player.cards.append(Held(archetype=number))
        player.stacks = stacks or round_robin(len(archetypes))

    def _take_archetype(self, number: int) -> None:
        s = self.s
        if number in s.archetypes:
            s.archetypes.remove(number)
            return
        for shown in s.under:
            if shown.value == number:
                s.under.remove(shown)
                return
        for player in s.players:
            for card in player.cards:
                if card.archetype == number:
                    player.cards.remove(card)
                    player.stacks = round_robin(len(player.cards))
                    return
        raise LookupError(number)

    def top(self, slot: int, number: int) -> None:
        """This location lies on top; the one that did goes where it was."""
        s = self.s
        old = s.slots[slot].top
        if old == number:
            return
        if number in s.locations:
            s.locations.remove(number)
            insort(s.locations, old)
        for other in s.slots:
            if number in other.below:
                other.below[other.below.index(number)] = old
            elif other.top == number:
                other.top = old
        s.slots[slot].top = number

    def next_below(self, slot: int, number: int) -> None:
        """This location is the next of the stack."""
        top = self.s.slots[slot].top
        self.top(slot, number)
        below = self.s.slots[slot].below
        below[-1], self.s.slots[slot].top = number, below[-1]
        self.top(slot, top)

    def feature(self, feature: Feature, slot: int = 0) -> int:
        """A location with this feature lies there."""
        tops = [here.top for here in self.s.slots]
        number = next(
            (n for n, card in enumerate(LOCATIONS) if card.feature is feature and n not in tops), location(feature)
        )
        self.top(slot, number)
        return number

    def brains(self, seat: int, brains: int) -> None:
        player = self.s.players[seat]
        self.s.issued += brains - player.brains
        player.brains = brains

    def freaks(self, slot: int, count: int) -> None:
        here = self.s.slots[slot]
        self.s.freaks += here.freaks - count
        here.freaks = count

    def stand(self, seat: int, slot: int, stage: int = 0) -> None:
        player = self.s.players[seat]
        player.slot, player.stage = slot, stage

    def wound(self, seat: int, *places: int) -> None:
        """Cards at these places in the order gained are wounded."""
        for place in places:
            self.s.players[seat].cards[place].wounded = True

    # -- playing ---------------------------------------------------------------------------------------------------

    def turn(self, seat: int = 0, slot: int | None = 0) -> Scene:
        """The seat's turn begins; its pawn stands there, or nowhere yet."""
        if slot is not None and self.s.players[seat].slot == NONE and not self.s.players[seat].down:
            self.stand(seat, slot)
        self.seat = seat
        self.s.agenda[:] = [Rounds(begun=True), Turn(seat=Seat(seat))]
        return self.run()

    def run(self) -> Scene:
        """Until somebody is asked."""
        k = Kernel(self.s, self.chance)
        work_off(GAME, self.s, k)
        self.events = k.events
        assert GAME.invariants(self.s) == []
        return self

    def do(self, *actions: Action, seat: int | None = None) -> Scene:
        """Whoever is asked does this, one after the other."""
        for action in actions:
            who = Seat(self.prompts()[0].seat if seat is None else seat)
            self.events += GAME.apply(self.s, who, action, self.chance)
            assert GAME.invariants(self.s) == []
        return self

    def open(self, seat: int, action: Action) -> Scene:
        """Beside the turn."""
        self.events += GAME.apply(self.s, Seat(seat), action, self.chance, open=True)
        return self

    def expire(self, seat: int | None = None) -> Scene:
        who = Seat(self.prompts()[0].seat if seat is None else seat)
        self.events += GAME.expires(self.s, who, self.chance)
        return self

    def refused(self, action: Action, code: str, *, seat: int | None = None, open: bool = False) -> None:
        """It is not allowed, for this reason."""
        who = Seat(self.prompts()[0].seat if seat is None else seat)
        with pytest.raises(NotAllowed) as error:
            GAME.apply(self.s, who, action, self.chance, open=open)
        assert error.value.refused.code == code

    def dice(self, *faces: int) -> Scene:
        """What the next dice show."""
        self.chance.faces += faces
        return self

    def roll(self, *faces: int, roll: Roll | None = None) -> Scene:
        """Roll, the dice showing this, and keep them."""
        self.dice(*faces).do(roll or Roll())
        if self.kinds() == ["reroll"]:
            self.do(Keep())
        return self

    def until(self, *kinds: str) -> Scene:
        """The defaults, until somebody is asked one of these."""
        for _ in range(200):
            if self.kinds() and self.kinds()[0] in kinds:
                return self
            self.expire()
        raise AssertionError(f"never asked {kinds}")

    def settle(self) -> Scene:
        """Nothing is bought any more, wounds go to the first card: until the turn's end or its last question."""
        answers: dict[str, Action] = {"after": Finish(), "fives": CancelFives(0)}
        while self.kinds() and (kind := self.kinds()[0]) in ("after", "fives", "wound", "reroll", "boost"):
            if kind == "wound":
                self.do(next(action for action in self.legal(TakeWound)))
            elif kind in answers:
                self.do(answers[kind])
            else:
                self.expire()
        return self


def uses(scene: Scene, number: int) -> list[Use]:
    """How this archetype's special may be used now."""
    return [use for use in scene.legal(Use) if use.archetype == number]


def standing_on(feature: Feature, seats: int = 3, *, stage: int = 0, brains: int = 2) -> Scene:
    """Seat 0 is on such a location, its turn about to begin."""
    scene = Scene(seats)
    scene.feature(feature)
    scene.brains(0, brains)
    scene.stand(0, 0, stage)
    return scene


def with_special(special: Special, *, brains: int = 3, seats: int = 3, others: int = 0) -> tuple[Scene, int]:
    """Seat 0 has it, on a plain blue location of Difficulty 8 and Danger 2, and so many other idle cards."""
    scene = Scene(seats)
    scene.top(0, LOCATION_IDS["L-blue-01"])
    number = archetype(special)
    idle = [n for n, card in enumerate(ARCHETYPES) if card.special in _IDLE and n not in (number, *scene.owned())]
    scene.hero(0, number, *idle[:others])
    scene.brains(0, brains)
    scene.stand(0, 0)
    return scene, number


__all__ = (
    "COOP",
    "EXPANDED",
    "Scene",
    "archetype",
    "location",
    "standing_on",
    "uses",
    "with_special",
)
