"""§2 Setting up: who chooses first, groups, the board. The auction (§2.2) has a module of its own."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from parlour.games.cyberwedding import table_events as events
from parlour.games.cyberwedding.actions import Action, ChooseCorner, PickCharacter, PlaceGroup
from parlour.games.cyberwedding.asking import Asking
from parlour.games.cyberwedding.auction import Auction
from parlour.games.cyberwedding.cards import DECK
from parlour.games.cyberwedding.dice import roll_die
from parlour.games.cyberwedding.ground import ground_of
from parlour.games.cyberwedding.hands import ORDER
from parlour.games.cyberwedding.model import (
    ACTIVE,
    CHARACTERS,
    COUPLE,
    GROUP,
    NONE,
    Ability,
    Car,
    Character,
    Member,
    Options,
    Phase,
    Player,
    State,
)
from parlour.games.cyberwedding.numbers import NUMBERS
from parlour.games.cyberwedding.refusals import (
    COUPLE_FIRST,
    GROUP_FULL,
    NOT_A_CORNER,
    NOT_ALLOWED_THERE,
    NOT_NOW,
    TAKEN,
)
from parlour.games.cyberwedding.standing import put_out
from parlour.games.cyberwedding.supply import put_cyberman, take_counter
from parlour.games.cyberwedding.table import clockwise, ground_in
from parlour.games.cyberwedding.tokens import gain
from parlour.games.cyberwedding.turn import give_turn
from parlour.kit.actors import Seat
from parlour.kit.agenda import Kernel, Step
from parlour.kit.legal import Refused
from parlour.kit.rules import rule
from parlour.kit.types import Public

__all__ = ("Corner", "Draft", "GroupPlacing", "SettingUp", "pickable", "set_up")


@rule("2.1")
def set_up(options: Options, seats: int, k: Kernel) -> State:
    """Before anything is chosen."""
    ground = ground_of(options)
    return State(
        seats=seats,
        agenda=[SettingUp(seat=_first_chooser(seats, k))],
        options=options,
        players=[Player(seat=Seat(seat)) for seat in range(seats)],
        deck=sorted(DECK, key=ORDER.__getitem__),
        tiles=[NONE] * ground.tiles,
        supply=[list(counts) for counts in NUMBERS.supply],
        cars=[Car(square=square) for square in ground.cars],
    )


def _first_chooser(seats: int, k: Kernel) -> Seat:
    """§2.1 The highest roll; those who tie roll again."""
    tied = list(range(seats))
    while True:
        dice = [roll_die(k) for _ in tied]
        for seat, die in zip(tied, dice, strict=True):
            k.emit(events.ChooserRolled(seat=Seat(seat), die=die))
        tied = [seat for seat, die in zip(tied, dice, strict=True) if die == max(dice)]
        if len(tied) == 1:
            return Seat(tied[0])


@rule("2")
class SettingUp(Step, kw_only=True):
    """2 From the draft to the first turn; ``seat`` chooses first."""

    seat: Public[Seat]
    placed: Public[bool] = False

    def begin(self, s: State, k: Kernel) -> None:
        k.push(Draft(seat=self.seat), Auction(seat=self.seat, revealer=self.seat))

    def end(self, s: State, k: Kernel) -> None:
        if not self.placed:
            self.placed = True
            _lay_board(s)
            groom = _who_has(s, Character.GROOM)
            k.push(Corner(seat=groom), *(GroupPlacing(seat=seat) for seat in clockwise(s, groom)), self)
            return
        s.first = _who_has(s, Character.BRIDE)
        s.phase = Phase.REVEAL
        for player in s.players:
            if player.left:
                put_out(s, player.seat, k)
        give_turn(s, s.first, k)


def _lay_board(s: State) -> None:
    """§2.3 The start tiles are turned up, everybody has tokens."""
    for tile in ground_in(s).start_tiles:
        s.tiles[tile] = 0
    for seat in range(s.seats):
        gain(s, seat, NUMBERS.start_escape, NUMBERS.start_fatigue)


def _who_has(s: State, character: Character) -> Seat:
    """Whose group the Bride or the Groom is in."""
    for player in s.players:
        if any(member.character is character for member in player.members):
            return player.seat
    raise LookupError(f"nobody has the {character}")  # the draft sees to it


# -- characters (§2.1) -------------------------------------------------------------------------------------------------


@rule("2.1")
@rule("1.2")
def _why_not_pick(s: State, seat: int, character: Character) -> Refused | None:
    """Two active characters and a passive one; in time somebody has to take the Bride and the Groom."""
    members = s.players[seat].members
    active = sum(member.character in ACTIVE for member in members)
    if character not in ACTIVE:
        return GROUP_FULL if len(members) - active >= NUMBERS.group_passive else None
    if active >= NUMBERS.group_active:
        return GROUP_FULL
    taken = [member.character for player in s.players for member in player.members if member.character in ACTIVE]
    missing = [one for one in COUPLE if one not in taken]
    if character in COUPLE:
        return None if character in missing else TAKEN
    return COUPLE_FIRST if s.seats * NUMBERS.group_active - len(taken) == len(missing) else None


def pickable(s: State, seat: int) -> list[Character]:
    """§2.1 What the seat may take now."""
    return [character for character in CHARACTERS if _why_not_pick(s, seat, character) is None]


@rule("2.1")
class Draft(Asking, kw_only=True):
    """2.1 One character each in turn, until everybody has three."""

    kind: ClassVar[str] = "draft"

    def opens(self, s: State, k: Kernel) -> bool:
        s.turn += 1
        only = pickable(s, self.seat)
        if len(only) == 1:
            self.decide(s, PickCharacter(only[0]), k)
        return len(only) > 1

    def every(self, s: State) -> Iterable[Action]:
        return [PickCharacter(character) for character in pickable(s, self.seat)]

    def judge(self, s: State, action: Any) -> Refused | None:
        return _why_not_pick(s, self.seat, action.character) if type(action) is PickCharacter else NOT_NOW

    def decide(self, s: State, action: Any, k: Kernel) -> None:
        s.players[self.seat].members.append(Member(character=action.character))
        k.emit(events.CharacterPicked(seat=self.seat, character=action.character))
        following = Seat((self.seat + 1) % s.seats)
        if len(s.players[following].members) < GROUP:
            k.push(Draft(seat=following))

    def default(self, s: State, seat: Seat) -> Action:
        """The first that is allowed."""
        return PickCharacter(pickable(s, seat)[0])


# -- the board (§2.3) --------------------------------------------------------------------------------------------------


@rule("2.3")
class Corner(Asking, kw_only=True):
    """2.3 The Groom's player chooses the first Unit's corner; two Cybermen stand beside it."""

    kind: ClassVar[str] = "corner"

    def opens(self, s: State, k: Kernel) -> bool:
        s.turn += 1
        return True

    def every(self, s: State) -> Iterable[Action]:
        return [ChooseCorner(square) for square in ground_in(s).corners]

    def judge(self, s: State, action: Any) -> Refused | None:
        if type(action) is not ChooseCorner:
            return NOT_NOW
        return None if action.square in ground_in(s).corners else NOT_A_CORNER

    def decide(self, s: State, action: Any, k: Kernel) -> None:
        s.units.append(action.square)
        s.spare_units -= 1
        k.emit(events.CornerChosen(seat=self.seat, square=action.square))
        for square, facing in ground_in(s).beside(action.square):
            take_counter(s, NUMBERS.start_mark, Ability.PLAIN)
            put_cyberman(s, self.seat, NUMBERS.start_mark, square, Ability.PLAIN, facing, "setup", k)

    def default(self, s: State, seat: Seat) -> Action:
        """The first in reading order."""
        return ChooseCorner(ground_in(s).corners[0])


@rule("2.3")
class GroupPlacing(Asking, kw_only=True):
    """2.3 A group's counter on an empty square of the start tiles."""

    kind: ClassVar[str] = "group"

    def opens(self, s: State, k: Kernel) -> bool:
        s.turn += 1
        return True

    def _free(self, s: State) -> list[int]:
        ground = ground_in(s)
        taken = [*s.units, *(c.square for c in s.cybermen), *(player.square for player in s.players)]
        return [square for square in ground.start_squares if ground.passable[square] and square not in taken]

    def every(self, s: State) -> Iterable[Action]:
        return [PlaceGroup(square) for square in self._free(s)]

    def judge(self, s: State, action: Any) -> Refused | None:
        if type(action) is not PlaceGroup:
            return NOT_NOW
        return None if action.square in self._free(s) else NOT_ALLOWED_THERE

    def decide(self, s: State, action: Any, k: Kernel) -> None:
        s.players[self.seat].square = action.square
        k.emit(events.GroupPlaced(seat=self.seat, square=action.square))

    def default(self, s: State, seat: Seat) -> Action:
        """The first in reading order."""
        return PlaceGroup(self._free(s)[0])
