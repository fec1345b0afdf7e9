"""The conformance suite over all numbers of players, and two mistakes about windows that it has to find."""

from __future__ import annotations

import pytest

from parlour.games.illuminati import GAME, windows
from parlour.games.illuminati.asking import numbered
from parlour.games.illuminati.cards import facts
from parlour.games.illuminati.game import Illuminati
from parlour.games.illuminati.model import Options, State
from parlour.games.illuminati.responses import Window
from parlour.games.illuminati.specials import kinds_held
from parlour.games.illuminati.windows import Reacting
from parlour.kit.agenda import Kernel, Prompt
from parlour.kit.conformance import conform
from tests.games.illuminati.table import rich_deck


class Rich(Illuminati):
    """With a deck in which hands are full and every ability turns up."""

    def option_sets(self) -> tuple[Options, ...]:
        deck = rich_deck()
        return (Options(deck=deck, round_limit=3), Options(deck=deck, round_limit=3, hidden_goals=True))


RICH = Rich()
HIDDEN = {
    "Placed.money", "Player.hand", "Player.goal", "Player.shows", "State.pile", "State.issued", "Deal.give", "Deal.get",
}  # fmt: skip


@pytest.mark.slow
@pytest.mark.clause("11", "16")
def test_s16_the_game_conforms_and_the_suite_has_looked() -> None:
    report = conform(GAME, games=56)
    assert report.ok, report.failures[:3]
    coverage = report.coverage
    assert sorted(map(int, coverage.seats)) == list(range(2, 9))
    assert coverage.cut_short == 0
    assert min(coverage.leavings, coverage.expiries, coverage.taken_back, coverage.open_actions) > 0
    assert coverage.lock_steps > 5_000
    assert coverage.hidden_fields.keys() == HIDDEN
    assert len(coverage.refusals) > 20


@pytest.mark.slow
@pytest.mark.clause("14")
def test_s14_so_it_does_with_every_ability_and_full_hands() -> None:
    report = conform(RICH, games=28)
    assert report.ok, report.failures[:3]
    assert report.coverage.hidden_fields.keys() == HIDDEN


def _able(window: Reacting, s: State, seat: int) -> bool:
    """Does the seat hold what this window is for? Nobody else may know."""
    return any(kinds_held(s, facts(s.options), seat, ability) for ability in window.abilities)


@pytest.mark.slow
@pytest.mark.clause("10")
def test_s10_asking_only_who_can_react_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who is awaited tells what is in a hand: states that look alike ask different players."""
    asked = Reacting.prompts

    def prompts(self: Reacting, s: State) -> tuple[Prompt, ...]:
        return tuple(prompt for prompt in asked(self, s) if _able(self, s, prompt.seat))

    monkeypatch.setattr(Reacting, "prompts", prompts)
    report = conform(RICH, games=56, until=lambda failure: failure.check == "leak")
    assert "leak" in {failure.check for failure in report.failures}


@pytest.mark.slow
@pytest.mark.clause("10")
def test_s10_passing_the_others_beforehand_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The order of a window is public: who is left out of it when it opens has nothing to react with."""

    def begin(self: Reacting, s: State, k: Kernel) -> None:
        self.number = numbered(s)
        able = [seat for seat in self.seats(s) if _able(self, s, seat)]
        self.window = Window.opened(able, s.active) if able else windows.NOBODY

    monkeypatch.setattr(Reacting, "begin", begin)
    report = conform(RICH, games=56, until=lambda failure: failure.check == "lockstep")
    assert "lockstep" in {failure.check for failure in report.failures}
