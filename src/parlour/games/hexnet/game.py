"""The game as the house sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from parlour.games.hexnet import events, model
from parlour.games.hexnet.bot import easy, hard, medium
from parlour.games.hexnet.clock import fall, lose_turn
from parlour.games.hexnet.counting import HexnetPerft
from parlour.games.hexnet.ending import outcome
from parlour.games.hexnet.hidden import complete
from parlour.games.hexnet.notation import HexnetNotation, records
from parlour.games.hexnet.picture import picture
from parlour.games.hexnet.setup import check, set_up
from parlour.games.hexnet.soundness import faults
from parlour.games.hexnet.turn import Turns
from parlour.kit.actors import Seat
from parlour.kit.agenda import Kernel
from parlour.kit.capabilities import Perft
from parlour.kit.chance import Chance
from parlour.kit.faults import Fault
from parlour.kit.game import Bot, Game, GameMeta, Outcome, View

__all__ = ("GAME", "Hexnet")


class Hexnet(Game[model.State, model.Action]):
    """Two to ten players; hidden is which core is the Mothership, and where traps lie; chance brings power-ups."""

    meta = GameMeta(
        id="hexnet",
        rules_version=1,
        players=(2, 10),
        minutes=40,
        languages=("en", "pl", "ru"),
        chance=True,
        hidden=True,
        windows=False,
    )
    Options = model.Options
    State = model.State
    Step = Turns
    Action = model.Action
    Event = events.Happening
    perft: Perft | None = HexnetPerft()

    def make_notation(self) -> HexnetNotation:
        """§16"""
        return HexnetNotation()

    def records(self, decisions: Sequence[tuple[int, model.Action]]) -> list[str]:
        """§16 One line an action."""
        return records(decisions)

    def picture(self, view: View) -> str:
        """§3"""
        return picture(view)

    def bots(self) -> Mapping[str, Bot]:
        """Three, for every number of players."""
        return {"easy": easy, "medium": medium, "hard": hard}

    def check(self, options: model.Options, seats: int) -> list[Fault]:
        """§14"""
        return check(options, seats)

    def new(self, options: model.Options, seats: int, k: Kernel) -> model.State:
        """§4"""
        s = set_up(options, seats)
        s.agenda.append(Turns())
        return s

    def option_sets(self) -> Sequence[model.Options]:
        """What the conformance suite plays: random games hardly end by themselves, so all are broken off."""
        return (
            model.Options(p_every=1, max_actions=250),
            model.Options(
                counts=(1, 1, 1, 1), p_first_round=1, p_every=1, p_cap=6, trap_deactivates=True, max_actions=200
            ),
            model.Options(p_mode="off", turn_timeout="fall", lockout_turns=0, max_actions=120),
        )

    def invariants(self, s: model.State) -> list[str]:
        """§2, §3, §13"""
        return faults(s)

    def outcome(self, s: model.State) -> Outcome | None:
        """§12"""
        return outcome(s) if s.reason else None

    def leave(self, s: model.State, seat: Seat, k: Kernel) -> None:
        """§11.1"""
        fall(s, seat, "left", k)

    def expired(self, s: model.State, seat: Seat, k: Kernel) -> None:
        """§11.2 A turn's time is up [R-48]."""
        lose_turn(s, seat, k)

    def flagged(self, s: model.State, seat: Seat, k: Kernel) -> None:
        """§11.2 The whole game's time is up [R-47]."""
        fall(s, seat, "time", k)

    def determinize(self, view: View, rng: Chance) -> model.State:
        """§13 From the view alone."""
        return self.revive(complete(view, rng))


GAME = Hexnet()
