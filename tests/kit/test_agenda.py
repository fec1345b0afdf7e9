"""The agenda: order of steps, enclosing, abandon, and bounds that turn a hang into a report."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest
from msgspec import Struct, field

from parlour.kit import agenda
from parlour.kit.actors import Seat
from parlour.kit.agenda import AgendaError, Kernel, Prompt, State, Step
from parlour.kit.chance import Seeded
from parlour.kit.game import Game, GameMeta, Outcome
from parlour.kit.legal import Legal, Listed, Refused
from parlour.kit.types import Event, Public


class Log(State):
    lines: Public[list[str]] = field(default_factory=list)
    over: Public[bool] = False


class Named(Step):
    """Writes down when it begins and ends."""

    name: Public[str]
    result: Public[int] = 0

    def begin(self, s: Log, k: Kernel) -> None:
        s.lines.append(f"+{self.name}")
        SCRIPT.get(self.name, nothing)(self, s, k)

    def end(self, s: Log, k: Kernel) -> None:
        s.lines.append(f"-{self.name}")
        SCRIPT.get(f"-{self.name}", nothing)(self, s, k)


class Ask(Step):
    """Waits until somebody has answered."""

    done: Public[bool] = False

    def prompts(self, s: Log) -> Sequence[Prompt]:
        return () if self.done else (Prompt(Seat(0), "ask"),)

    def legal(self, s: Log, seat: Seat) -> Legal[Any]:
        return Listed(lambda: (Go(),), lambda action: Refused("no"))

    def act(self, s: Log, seat: Seat, action: Any, k: Kernel) -> None:
        self.done = True
        SCRIPT.get("ask", nothing)(self, s, k)


class Inner(Named):
    pass


class Go(Struct, frozen=True, tag=True):
    pass


class Went(Event, frozen=True):
    pass


Hook = Callable[[Any, Log, Kernel], None]
SCRIPT: dict[str, Hook] = {}


def nothing(step: Any, s: Log, k: Kernel) -> None:
    """No hook."""


class Logged(Game[Log, Go]):
    meta = GameMeta(id="log", rules_version=1, players=(1, 1), minutes=1, languages=(), chance=False, hidden=False)
    Options = Go
    State = Log
    Step = Named | Inner | Ask
    Action = Go
    Event = Went

    def new(self, options: Any, seats: int, k: Kernel) -> Log:
        return Log(seats=1, agenda=[Named(name="root")])

    def outcome(self, s: Log) -> Outcome | None:
        return Outcome((1,), "over") if s.over else None

    def leave(self, s: Log, seat: Seat, k: Kernel) -> None:
        s.over = True


def play(monkeypatch: pytest.MonkeyPatch, **script: Hook) -> Log:
    hooks = {name.replace("end_", "-"): hook for name, hook in script.items()}
    monkeypatch.setattr(f"{__name__}.SCRIPT", hooks)
    s, _ = Logged().start(Go(), 1, Seeded(b""))
    return s


def over(step: Any, s: Log, k: Kernel) -> None:
    s.over = True


def test_the_first_listed_happens_first_and_all_before_the_parent_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    s = play(
        monkeypatch,
        root=lambda step, s, k: k.push(Named(name="a"), Named(name="b")),
        a=lambda step, s, k: k.push(Named(name="a1")),
        end_root=over,
    )
    assert s.lines == ["+root", "+a", "+a1", "-a1", "-a", "+b", "-b", "-root"]


def test_what_end_pushes_comes_next(monkeypatch: pytest.MonkeyPatch) -> None:
    s = play(
        monkeypatch,
        root=lambda step, s, k: k.push(Named(name="a"), Named(name="b")),
        end_a=lambda step, s, k: k.push(Named(name="c")),
        end_root=over,
    )
    assert s.lines == ["+root", "+a", "-a", "+c", "-c", "+b", "-b", "-root"]


def test_a_child_writes_into_the_nearest_enclosing_step(monkeypatch: pytest.MonkeyPatch) -> None:
    def write(step: Any, s: Log, k: Kernel) -> None:
        k.enclosing(Inner).result = 7

    s = play(
        monkeypatch,
        root=lambda step, s, k: k.push(Inner(name="outer")),
        outer=lambda step, s, k: k.push(Inner(name="inner")),
        inner=lambda step, s, k: k.push(Named(name="leaf")),
        leaf=write,
        end_inner=lambda step, s, k: s.lines.append(f"inner {step.result}"),
        end_outer=lambda step, s, k: s.lines.append(f"outer {step.result}"),
        end_root=over,
    )
    assert [line for line in s.lines if " " in line] == ["inner 7", "outer 0"]


def test_enclosing_something_that_is_not_pending_is_a_bug(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(AgendaError, match="no Ask is pending"):
        play(monkeypatch, root=lambda step, s, k: setattr(k.enclosing(Ask), "done", True))


def test_abandon_drops_everything_up_to_and_with_the_step(monkeypatch: pytest.MonkeyPatch) -> None:
    s = play(
        monkeypatch,
        root=lambda step, s, k: k.push(Inner(name="off"), Named(name="next")),
        off=lambda step, s, k: k.push(Named(name="deep"), Named(name="never")),
        deep=lambda step, s, k: k.abandon(Inner),
        end_root=over,
    )
    assert s.lines == ["+root", "+off", "+deep", "+next", "-next", "-root"]


def test_the_loop_stops_where_somebody_is_asked_and_goes_on_afterwards(monkeypatch: pytest.MonkeyPatch) -> None:
    s = play(
        monkeypatch,
        root=lambda step, s, k: k.push(Ask(), Named(name="a")),
        ask=lambda step, s, k: k.push(Named(name="answer")),
        end_root=over,
    )
    game = Logged()
    assert s.lines == ["+root"]
    assert [prompt.kind for prompt in game.prompts(s)] == ["ask"]
    assert game.apply(s, Seat(0), Go(), Seeded(b"")) == []
    assert s.lines == ["+root", "+answer", "-answer", "+a", "-a", "-root"]
    assert game.prompts(s) == ()
    assert game.legal(s, Seat(0)).why_not(Go()) == Refused("game_over")


def test_nothing_more_happens_after_the_outcome(monkeypatch: pytest.MonkeyPatch) -> None:
    s = play(monkeypatch, root=lambda step, s, k: k.push(Named(name="a"), Named(name="b")), a=over)
    assert s.lines == ["+root", "+a"]


def test_an_endless_loop_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(agenda, "MAX_RUNS", 50)
    with pytest.raises(AgendaError, match="50 automatic steps"):
        play(monkeypatch, end_root=lambda step, s, k: k.push(Named(name="root")))


def test_a_pile_of_steps_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(AgendaError, match="101 steps are pending"):
        play(monkeypatch, root=lambda step, s, k: k.push(Named(name="root")))


def test_an_agenda_that_runs_out_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(AgendaError, match="empty"):
        play(monkeypatch)
