"""§5.1 A lost fight: one of the group is carried away."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from parlour.games.cyberwedding import cyber_events as events
from parlour.games.cyberwedding.actions import Action, ChooseCaptive
from parlour.games.cyberwedding.asking import Asking
from parlour.games.cyberwedding.cyber_refusals import MUST_GO_FIRST, NOT_NOW
from parlour.games.cyberwedding.model import Character, Fate, Player, State, captive_of
from parlour.games.cyberwedding.numbers import NUMBERS
from parlour.games.cyberwedding.standing import end_turn, refresh
from parlour.games.cyberwedding.table import cyberman_by, free_members
from parlour.games.cyberwedding.tokens import gain
from parlour.kit.actors import Seat
from parlour.kit.agenda import Kernel
from parlour.kit.legal import Refused
from parlour.kit.rules import rule
from parlour.kit.types import Public

__all__ = ("WANTED", "Capture", "capture", "eligible")

WANTED = (Character.BRIDE, Character.GROOM, Character.GEEK)
"""Whom Cybermen take first; they raise Technology when they are converted."""


@rule("5.1")
def eligible(player: Player) -> list[int]:
    """Places of those who may have to go, one of each type: Geek, Bride or Groom if there is one, else anybody."""
    free = free_members(player)
    wanted = [place for place in free if player.members[place].character in WANTED]
    first: dict[Character, int] = {}
    for place in wanted or free:
        first.setdefault(player.members[place].character, place)
    return list(first.values())


@rule("5.1")
def capture(s: State, seat: Seat, cyberman: int, k: Kernel) -> None:
    """The owner says who goes; on the own turn that turn is over."""
    k.push(Capture(seat=seat, cyberman=cyberman))
    if seat == s.active:
        end_turn(s, k)


@rule("5.1")
class Capture(Asking, kw_only=True):
    """5.1 Which of the group goes."""

    kind: ClassVar[str] = "capture"
    cyberman: Public[int]

    def moot(self, s: State) -> bool:
        """Nobody of the group is left."""
        return not eligible(s.players[self.seat])

    def opens(self, s: State, k: Kernel) -> bool:
        places = eligible(s.players[self.seat])
        if len(places) > 1:
            return True
        if places:
            self._take(s, places[0], k)
        return False

    def every(self, s: State) -> Iterable[Action]:
        return [ChooseCaptive(place) for place in eligible(s.players[self.seat])]

    def judge(self, s: State, action: Any) -> Refused | None:
        if type(action) is not ChooseCaptive:
            return NOT_NOW
        return None if action.member in eligible(s.players[self.seat]) else MUST_GO_FIRST

    def decide(self, s: State, action: Any, k: Kernel) -> None:
        self._take(s, action.member, k)

    def _take(self, s: State, place: int, k: Kernel) -> None:
        player = s.players[self.seat]
        cyberman = cyberman_by(s, self.cyberman)
        if cyberman is None:
            return
        captive = captive_of(self.seat, place)
        player.members[place].fate = Fate.CARRIED
        cyberman.captives.append(captive)
        k.emit(events.CharacterCaptured(seat=self.seat, captive=captive, cyberman=cyberman.id))
        escape = max(0, NUMBERS.capture_escape - player.escape)
        fatigue = max(0, NUMBERS.capture_fatigue - player.fatigue)
        if escape or fatigue:
            gain(s, self.seat, escape, fatigue)
            k.emit(events.TokensRaised(seat=self.seat, fatigue=fatigue, escape=escape))
        refresh(s, self.seat, k)

    def default(self, s: State, seat: Seat) -> Action:
        """The first one."""
        return ChooseCaptive(eligible(s.players[self.seat])[0])
