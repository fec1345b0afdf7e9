"""A position for deals (§11)."""

from __future__ import annotations

from parlour.games.illuminati.actions import Accept, Propose
from parlour.games.illuminati.goods import NOTHING, Goods
from parlour.games.illuminati.model import Options
from parlour.kit.actors import Seat
from parlour.kit.types import Event
from tests.games.illuminati.scene import Scene

__all__ = ("Fair",)


class Fair(Scene):
    """Everybody has 20 MB on the Illuminati and a Group with 5 MB on its arrow 0."""

    def __init__(self, seats: int = 3, options: Options | None = None) -> None:
        super().__init__(seats, options)
        self.a, self.b, self.c = self.seat(0), self.seat(1), self.seat(2)
        self.groups: dict[int, int] = {}
        for player in self.s.players:
            self.fund(player.illuminati, 20)
            self.groups[player.seat] = self.own(player.seat, self.unused(outs=2), player.illuminati, 0, 5)

    def offer(self, by: int, to: int, give: Goods = NOTHING, get: Goods = NOTHING) -> int:
        """Its id."""
        self.do(by, Propose(Seat(to), give, get), open=True)
        return self.s.deals.made

    def deal(self, by: int, to: int, give: Goods = NOTHING, get: Goods = NOTHING) -> list[Event]:
        """Offered and accepted."""
        return self.do(to, Accept(self.offer(by, to, give, get), 1), open=True)

    def purses(self) -> list[int]:
        return self.money(*(self.illuminati(seat) for seat in (self.a, self.b, self.c)))

    def hand(self, seat: int) -> list[int]:
        return self.s.players[seat].hand.value

    def propose(self, by: int, to: int, give: Goods = NOTHING, get: Goods = NOTHING) -> tuple[str, str]:
        """Why that may not even be offered."""
        return self.refused(by, Propose(Seat(to), give, get), open=True)
