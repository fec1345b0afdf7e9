"""The conformance suite over all numbers of players, and mistakes about what is hidden that it has to find."""

from __future__ import annotations

import pytest

from parlour.games.cyberwedding import playing
from parlour.games.cyberwedding.cards import CardKind
from parlour.games.cyberwedding.game import GAME, CyberWedding
from parlour.games.cyberwedding.model import Options, State
from parlour.kit.conformance import conform
from parlour.kit.conformance.leaks import hidden_fields

HIDDEN = {"Player.hand", "State.deck", "State.issued_escape", "State.issued_fatigue"}


@pytest.mark.slow
@pytest.mark.timeout(900)  # 80 seconds of one core, more where several share it
@pytest.mark.clause("10.5", "1.3")
def test_s10_5_the_game_conforms_and_the_suite_has_looked() -> None:
    report = conform(GAME, games=27)
    assert report.ok, report.failures[:3]
    coverage = report.coverage
    assert sorted(map(int, coverage.seats)) == list(range(2, 11))
    assert coverage.cut_short == 0
    assert min(coverage.leavings, coverage.expiries, coverage.taken_back, coverage.open_actions, coverage.windows) > 0
    assert coverage.drafts > 100
    assert coverage.lock_steps > 5_000
    assert {"Auction.pile", "Player.hand", "State.deck"} <= coverage.hidden_fields.keys()
    assert len(coverage.refusals) > 15


@pytest.mark.clause("10.5")
def test_s10_5_these_fields_are_hidden_and_no_others() -> None:
    found = set(hidden_fields(GAME))
    assert {name for name in found if name.split(".")[0] in ("Player", "State")} == HIDDEN
    assert {"Auction.pile", "Scanning.cards"} <= found


class Short(CyberWedding):
    """Few rounds."""

    def option_sets(self) -> tuple[Options, ...]:
        return (Options(max_rounds=3),)


@pytest.mark.slow
@pytest.mark.clause("10.2", "10.5")
def test_s10_2_a_window_that_asks_only_who_can_react_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The ruling's point: whoever is asked, or is not, must not give away the hand."""
    honest = playing.may_react

    def telling(s: State, seat: int, moment: playing.Moment) -> bool:
        held = s.players[seat].hand
        return honest(s, seat, moment) and (moment is not playing.Moment.PHASE or CardKind.SECOND_WIND in held)

    monkeypatch.setattr("parlour.games.cyberwedding.windows.may_react", telling)
    report = conform(Short(), games=20, until=lambda failure: failure.check in ("leak", "lockstep"))
    assert {failure.check for failure in report.failures} & {"leak", "lockstep"}
