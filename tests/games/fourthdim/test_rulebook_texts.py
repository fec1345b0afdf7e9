"""The texts of the game: rulebooks and locales."""

from __future__ import annotations

import re
from typing import get_args

import pytest

from parlour.games.fourthdim.model import Happening
from tests.games.texts import LANGUAGES, Texts, TextTests, words

CLAUSES = words("""
    1 2 2.1 2.2 2.3 2.4 3 3.1 3.2 4 5 5.1 5.2 5.3 5.4 5.5 6 6.1 6.2 6.3 6.4 6.5 6.6
    7 7.1 7.2 7.3 7.4 8 8.1 8.2 8.3 8.4 9 9.1 9.2 10
""")
RULINGS = [f"[R-{n:02}]" for n in range(1, 26) if n != 10]  # R-10 was withdrawn; its number stays unused

ACTIONS = words("""
    TakeAtStart Move MoveTake BeamUp BeamDown BeamDownTake Navigate BeamBack BeamBackTake EndTurn Pass
    OfferDraw AcceptDraw DeclineDraw
""")
EVENTS = words("""
    TurnBegun PieceMoved PieceCaptured PieceLifted PieceLanded MarkerMoved PieceClimbed FuturePlaced PairMet PairLost
    TurnPassed DrawOffered DrawDeclined GameWon GameDrawn SeatLeft
""")
REASONS = words("timelord vortex repetition progress lone agreement left time")
REFUSALS = words("""
    not_your_piece no_piece future_cannot_move not_adjacent space_occupied same_piece approach_due part_done
    captures_closed not_capturable timelord_alone cannot_take not_next_to vortex_occupied vortex_empty token_on_board
    marker_in_vortex must_beam_down too_far too_near last_piece approach_blocked
    part_missing would_block_part path_blocked nothing_to_navigate unknown_space
    no_victim other_half current_waits captures_order not_a_part draw_on_offer no_draw_offered nothing_open
    field_count bad_side bad_piece bad_warp bad_count space_taken too_many_pieces no_timelord no_own_piece
    bad_pair_distance two_warp_entries
""")
OPTIONS = words("""
    rings start_array beam_down_min_distance beam_back_from_drift marker_home_with_pair no_progress_limit
    beam_back_needs_open_path
""")

KINDS = ("T", "G", "R", "W", "FT", "FG", "FR", "FW")
VALUES: dict[str, tuple[str | int, ...]] = {
    "piece": KINDS,
    "victim": KINDS,
    "taker": KINDS,
    "seat": (0, 1),
    "name": ("Ada",),
    "names": ("Ben", "Ada, Ben"),
    "spot": (0, 1, 2, 3),
    "count": (1, 2, 5, 12, 22, 101),
    "number": (1, 22),
    "what": ("piece", "marker"),
    "mode": ("idle", "up", "back", "drift"),
    "reason": tuple(REASONS),
    "from": ("c2",), "origin": ("c2",), "current": ("c2",), "to": ("c4",), "at": ("d7",), "take": ("d7",),
    "mark": ("b3",), "future": ("a2",), "space": ("e9",),
    "text": ("Zz9",), "side": ("w", "b"), "kind": ("G",), "distance": (3,),
    "low": (2,), "high": (9,), "most": (8,), "length": (4,), "row": ("WWW",),
}  # fmt: skip

TEXTS = Texts("fourthdim", VALUES)

SPOKEN = {
    "action": ACTIONS,
    "event": EVENTS,
    "reason": REASONS,
    "no": REFUSALS,
    "option": [*OPTIONS, *(f"{name}-help" for name in OPTIONS)],
}
CODES = {
    r'Refused\(\s*"(\w+)"': "no",
    r'PositionError\(\s*"(\w+)"': "no",
    r'Fault\(\s*"\w+",\s*"(\w+)"': "fault",
}


class TestTexts(TextTests):
    texts = TEXTS
    clauses = CLAUSES
    rulings = RULINGS
    references = 10
    places = re.compile(r"(?<![A-Za-z0-9])[abcd]\d{1,2}(?!\d)|(?<=[v^@x>:,-])[abcd]\d{1,2}")
    options = ("10", OPTIONS)
    spoken = SPOKEN
    codes = CODES
    events = get_args(Happening)


@pytest.mark.parametrize(
    ("language", "count", "text"),
    [
        ("en", 1, "1 piece"),
        ("en", 2, "2 pieces"),
        ("pl", 1, "1 figura"),
        ("pl", 3, "3 figury"),
        ("pl", 5, "5 figur"),
        ("pl", 12, "12 figur"),
        ("pl", 22, "22 figury"),
        ("ru", 1, "1 фигура"),
        ("ru", 4, "4 фигуры"),
        ("ru", 12, "12 фигур"),
        ("ru", 21, "21 фигура"),
    ],
)
def test_plurals(language: str, count: int, text: str) -> None:
    assert TEXTS.say(language, "fourthdim-pieces-left", count=count) == text


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Beam Down the Ranger to b1 and take the Warrior on a1"),
        ("pl", "Wyprowadź Tropiciela z Wiru na b1 i zbij Wojownika na a1"),
        ("ru", "Вывести Следопыта из Вихря на b1 и взять Воина на a1"),
    ],
)
def test_cases(language: str, text: str) -> None:
    found = TEXTS.say(language, "fourthdim-action-BeamDownTake", piece="R", to="b1", victim="W", take="a1")
    assert found == text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_kind_has_one_name(language: str) -> None:
    """The static names, the selected ones and the rulebook's table of pieces agree."""
    for kind in KINDS:
        assert TEXTS.say(language, f"fourthdim-piece-{kind}") == TEXTS.say(language, "fourthdim-piece", piece=kind)
    table = re.findall(r"^\| ([^|]+) \| ([TGRW]) \|", TEXTS.clauses(language)["3.1"], flags=re.MULTILINE)
    assert table == [(TEXTS.say(language, f"fourthdim-piece-{kind}"), kind) for kind in "TGRW"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_end_is_told_with_its_reason(language: str) -> None:
    for reason in ("timelord", "vortex", "left", "time"):
        text = TEXTS.say(language, "fourthdim-event-GameWon", seat=1, reason=reason)
        assert text.endswith(TEXTS.say(language, f"fourthdim-reason-{reason}"))
    for reason in ("repetition", "progress", "lone", "agreement"):
        text = TEXTS.say(language, "fourthdim-event-GameDrawn", reason=reason)
        assert text.endswith(TEXTS.say(language, f"fourthdim-reason-{reason}"))
