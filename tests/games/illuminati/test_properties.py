"""§16 What holds in every state of random games, with all numbers of players and all options."""

from __future__ import annotations

from collections import Counter

import pytest

from parlour.games.illuminati import events
from parlour.games.illuminati.actions import Attack, Pass
from parlour.games.illuminati.board import pending
from parlour.games.illuminati.cards import ours
from parlour.games.illuminati.game import GAME
from parlour.games.illuminati.model import Options
from parlour.games.illuminati.strength import terms
from tests.games.illuminati.random_play import random_game

OPTIONS = (
    Options(),
    Options(open_treasuries=True, alternative_goals=True),
    Options(hidden_goals=True, longer_goal=3),
    Options(until_all_controlled=True, round_limit=6),
)


@pytest.mark.clause("5", "5.2", "8", "9")
@pytest.mark.parametrize("options", OPTIONS, ids=("plain", "open", "hidden", "long"))
@pytest.mark.parametrize("seats", range(2, 9))
def test_s16_every_state_is_sound(seats: int, options: Options) -> None:
    """Each card in one zone, trees on free cells, MB as the bank has given them out, nobody too often in attacks."""
    for s, seat, kind, action, _ in random_game(seats, 10 * seats, options):
        assert GAME.invariants(s) == [], (seat, kind, action)
        assert 0 <= s.actions <= 2
        assert 0 <= s.transfers <= 2


@pytest.mark.clause("6", "6.2", "6.3")
@pytest.mark.parametrize("seats", range(2, 9))
def test_s16_rolls_and_numbers(seats: int) -> None:
    """11 and 12 never succeed; a roll succeeds if it is not above N; N is always the sum of its terms."""
    results: Counter[bool] = Counter()
    for s, _, _, _, happened in random_game(seats, 7 * seats + 1):
        asked = [prompt.kind for prompt in GAME.prompts(s)]
        for event in happened:
            if isinstance(event, events.AttackSucceeded):
                assert 2 <= event.roll <= min(10, event.number)
                results[True] += 1
            elif isinstance(event, events.AttackFailed):
                assert event.roll > min(10, event.number) or event.roll == 0
                results[False] += 1
        attempt = pending(s)
        if attempt is not None and asked and asked[0] in ("privilege", "money", "react"):
            assert attempt.terms == terms(s, attempt)
            assert attempt.number == sum(term.amount for term in attempt.terms)
    assert results[True]
    assert results[False]


@pytest.mark.clause("6.1")
@pytest.mark.parametrize("seats", [3, 6])
def test_s16_attacks_that_happen_are_legal_ones(seats: int) -> None:
    """Kinds and targets as the table says; what is neutralized belonged to somebody else."""
    deck = ours()
    seen: Counter[str] = Counter()
    for seed in range(16):
        for _, seat, _, action, happened in random_game(seats, 100 + seed):
            if not isinstance(action, Attack):
                continue
            announced = next(event for event in happened if isinstance(event, events.AttackAnnounced))
            assert action.group < deck.first_faction
            assert not (action.kind == "neutralize" and announced.owner == -1)
            assert not (action.kind == "destroy" and deck.power[action.group] < 1 and action.special == -1)
            assert action.attacker not in action.aides
            assert action.group not in action.aides
            assert announced.owner != seat
            seen[action.kind] += 1
    assert min(seen[kind] for kind in ("control", "neutralize", "destroy")) > 3


@pytest.mark.clause("7", "7.2")
def test_s16_a_money_round_ends_when_all_have_passed_since_the_last_payment() -> None:
    """Between the last payment and the roll everybody who may be asked has passed."""
    checked = 0
    for seed in range(6):
        passed: list[int] = []
        for _, seat, kind, action, happened in random_game(4, 200 + seed, Options(open_treasuries=False)):
            if kind != "money":
                continue
            passed = [*passed, seat] if isinstance(action, Pass) else []
            if any(isinstance(event, events.DiceRolled) for event in happened):
                assert len(set(passed)) == len(passed)
                checked += 1
                passed = []
    assert checked > 30


@pytest.mark.clause("16")
def test_s16_random_games_end_for_every_reason_that_there_is() -> None:
    reasons: Counter[str] = Counter()
    for seed in range(12):
        *_, (s, _, _, _, _) = random_game(2 + seed % 7, seed, OPTIONS[seed % 4])
        reasons[s.reason] += 1
    assert set(reasons) <= {"goal", "last_player", "round_limit", "all_controlled"}
    assert len(reasons) > 1


@pytest.mark.clause("16")
def test_s16_the_same_seed_plays_the_same_game() -> None:
    one, other = (
        [(GAME.digest(s), GAME.notation.format(action)) for s, _, _, action, _ in random_game(5, 77)] for _ in range(2)
    )
    assert one == other
