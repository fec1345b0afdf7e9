"""The conformance suite over all numbers of players, and two mistakes about windows that it has to find."""

from __future__ import annotations

import pytest

from parlour.games.illuminati import GAME, strength, windows
from parlour.games.illuminati.asking import numbered
from parlour.games.illuminati.cards import Deck, facts
from parlour.games.illuminati.game import Illuminati
from parlour.games.illuminati.model import Options, State
from parlour.games.illuminati.specials import kinds_held
from parlour.games.illuminati.windows import Reacting
from parlour.kit.agenda import Kernel, Prompt
from parlour.kit.conformance import conform
from parlour.kit.responses import Window
from tests.games.illuminati.table import rich_deck


class Rich(Illuminati):
    """With a deck in which hands are full and every ability turns up."""

    def option_sets(self) -> tuple[Options, ...]:
        deck = rich_deck()
        others = ({"hidden_goals": True}, {"hidden_factions": True, "alternative_goals": True})
        return (Options(deck=deck, round_limit=3), *(Options(deck=deck, round_limit=3, **other) for other in others))


RICH = Rich()
HIDDEN = {
    "Placed.money", "Player.hand", "Player.goal", "Player.face_down", "Player.shows",
    "State.pile", "State.issued", "Deal.give", "Deal.get",
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


class FaceDown(Illuminati):
    """Where the Illuminati lie face down."""

    def option_sets(self) -> tuple[Options, ...]:
        return (Options(hidden_factions=True, round_limit=3),)


@pytest.mark.slow
@pytest.mark.clause("15.1")
def test_s15_1_the_true_power_of_a_card_that_lies_face_down_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """N is public: with what is printed below, two states that look alike part at the first attack."""
    known = strength.power_of

    def power_of(s: State, deck: Deck, card: int) -> int:
        if card >= deck.first_face_down:
            card = s.players[card - deck.first_face_down].face_down.value
        return known(s, deck, card)

    monkeypatch.setattr(strength, "power_of", power_of)
    report = conform(FaceDown(), games=56, until=lambda failure: failure.check == "lockstep")
    assert "lockstep" in {failure.check for failure in report.failures}
