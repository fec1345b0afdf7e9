"""The conformance suite over all numbers of players, and mistakes about what is hidden that it has to find."""

from __future__ import annotations

import pytest

from parlour.games.iamzombie import rounds
from parlour.games.iamzombie.dealing import deal_archetypes
from parlour.games.iamzombie.game import GAME, IAmZombie
from parlour.games.iamzombie.model import Options, Slot, State
from parlour.games.iamzombie.table import fewest_below
from parlour.kit.agenda import Kernel
from parlour.kit.conformance import conform
from parlour.kit.conformance.leaks import hidden_fields
from parlour.kit.types import Shown

HIDDEN = {"Player.hand", "Slot.below", "State.archetypes", "State.locations", "State.under", "State.issued"}


@pytest.mark.slow
@pytest.mark.clause("18", "18.1")
def test_s18_the_game_conforms_and_the_suite_has_looked() -> None:
    report = conform(GAME, games=60)
    assert report.ok, report.failures[:3]
    coverage = report.coverage
    assert sorted(map(int, coverage.seats)) == list(range(1, 6))
    assert coverage.cut_short == 0
    assert min(coverage.leavings, coverage.expiries, coverage.taken_back, coverage.open_actions, coverage.windows) > 0
    assert coverage.lock_steps > 5_000
    assert coverage.hidden_fields.keys() == HIDDEN - {"State.issued"}  # which follows from what is open
    assert len(coverage.refusals) > 15


def test_s18_1_these_fields_are_hidden_and_no_others() -> None:
    of_state = {name for name in hidden_fields(GAME) if name.split(".")[0] in ("Player", "Slot", "State")}
    assert of_state == HIDDEN


class Telling(IAmZombie):
    """Without open hands."""

    def option_sets(self) -> tuple[Options, ...]:
        return (Options(),)


@pytest.mark.slow
@pytest.mark.clause("18.1")
def test_s18_1_a_hand_that_decides_where_cards_lie_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The layer's public choices follow the hidden card: who looks at the others' views learns something."""
    honest = fewest_below

    def biased(s: State) -> list[int]:
        """An odd card in the hand of whoever lays leaves out one place."""
        places = honest(s)
        layer = next((step for step in reversed(s.agenda) if isinstance(step, rounds.Laying)), None)
        odd = layer is not None and any(card % 2 for card in s.players[(layer.seat + 1) % s.seats].hand.value)
        return places[:-1] if odd and len(places) > 1 else places

    monkeypatch.setattr("parlour.games.iamzombie.rounds.fewest_below", biased)
    report = conform(Telling(), games=40, until=lambda failure: failure.check in ("leak", "lockstep"))
    assert {failure.check for failure in report.failures} & {"leak", "lockstep"}


@pytest.mark.slow
@pytest.mark.clause("18.1", "4.2")
def test_s18_1_a_deck_that_tells_what_was_buried_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The card that went under the deck unseen is shown to everybody."""
    honest = deal_archetypes

    def shown(s: State, k: Kernel) -> None:
        honest(s, k)
        s.under[-1].to = None

    monkeypatch.setattr("parlour.games.iamzombie.rounds.deal_archetypes", shown)
    report = conform(Telling(), games=40, until=lambda failure: failure.check == "lockstep")
    assert "lockstep" in {failure.check for failure in report.failures}


def test_the_slots_of_a_view_have_no_cards() -> None:
    slot = Slot(position=0, below=[1, 2])
    assert GAME.walk.view(slot, 0)["below"] == {"hidden": 2}
    assert Shown([1], [0]).to == [0]
