"""What each pair of eyes sees of the example game, written down by hand; the conformance suite compares at random."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import parlour_example
from parlour.kit.actors import SPECTATOR, Seat, Viewer
from parlour.kit.chance import Scripted, Seeded
from parlour.kit.conformance.sight import sight, told
from parlour.kit.types import Shown
from parlour_example.actions import Accept, Finish, Hiss, LetPass, MakeOffer, Pounce, Prowl, Scavenge, Watch
from parlour_example.model import HISS, OWL, Alley, Card
from parlour_example.night import Errand, Turn

GAME = parlour_example.GAME
A, B, C = map(Seat, range(3))
EYES = [Viewer(A), Viewer(B), Viewer(C), SPECTATOR]


def alley(*hands: list[Card], options: Any = None) -> Alley:
    """Three cats with these hands, the first on an errand, 20 cards left in the pack."""
    s, _ = GAME.start(options or GAME.Options(), 3, Seeded(b"alley"))
    s.agenda[:] = [s.agenda[0], Errand(seat=A, begun=True)]
    for cat, hand in zip(s.cats, hands, strict=True):
        cat.hand.value = sorted(hand)
    return s


def seen(s: Alley, viewer: Viewer) -> dict[str, Any]:
    return GAME.view(s, viewer).state


def test_a_hand_is_its_cats_and_others_see_a_number() -> None:
    s = alley([HISS], [HISS, OWL], [])
    assert [cat["hand"] for cat in seen(s, Viewer(B))["cats"]] == [
        {"hidden": 1},
        [{"kind": "hiss", "worth": 0}, {"kind": "owl", "worth": 0}],
        {"hidden": 0},
    ]
    assert [cat["hand"] for cat in seen(s, SPECTATOR)["cats"]] == [{"hidden": 1}, {"hidden": 2}, {"hidden": 0}]


def test_an_option_opens_all_hands_to_all() -> None:
    s = alley([HISS], [OWL], [], options=GAME.Options(open_hands=True))
    for viewer in EYES:
        assert [len(cat["hand"]) for cat in seen(s, viewer)["cats"]] == [1, 1, 0]
        assert seen(s, viewer)["cats"][1]["hand"] == [{"kind": "owl", "worth": 0}]


def test_the_dogs_rounds_leave_no_trace_not_even_their_number() -> None:
    s, t = alley([], [], []), alley([], [], [])
    t.dog = ["market"] * (len(s.dog) + 1)
    for viewer in EYES:
        assert "dog" not in seen(s, viewer)
        assert sight(GAME, s, viewer) == sight(GAME, t, viewer)


@pytest.mark.parametrize("viewer", EYES[1:])
def test_who_could_hiss_is_not_seen_when_a_cat_pounces(viewer: Viewer) -> None:
    able, unable = alley([], [HISS], [OWL]), alley([], [OWL], [OWL])
    if viewer.seat == B:
        able, unable = alley([], [HISS], [OWL]), alley([], [HISS], [HISS])
    for s in (able, unable):
        GAME.apply(s, A, Pounce(B), Scripted(""))
    assert [prompt.seat for prompt in GAME.prompts(unable)] == [B, C]
    assert sight(GAME, able, viewer) == sight(GAME, unable, viewer)


def test_a_drawn_card_is_told_to_the_drawer_alone() -> None:
    s = alley([], [], [])
    s.pack.rest = [HISS, OWL]
    events = GAME.apply(s, A, Scavenge(), Scripted("pack 1; fish 0 0 0"))
    assert msgspec.json.decode(told(GAME, events, Viewer(A)))[0] == {
        "type": "CardDrawn", "seat": 0, "kind": "owl", "worth": 0,
    }  # fmt: skip
    for viewer in (Viewer(B), SPECTATOR):
        assert msgspec.json.decode(told(GAME, events, viewer))[0] == {"type": "CardDrawn", "seat": 0}


def test_the_owl_shows_the_top_to_its_cat_alone() -> None:
    s = alley([OWL], [], [])
    s.pack.rest = [HISS, HISS, OWL]
    events = GAME.apply(s, A, Watch(), Scripted("pack 2 0"))
    owl, hiss = {"kind": "owl", "worth": 0}, {"kind": "hiss", "worth": 0}
    assert seen(s, Viewer(A))["pack"]["top"] == [owl, hiss]
    assert seen(s, Viewer(B))["pack"]["top"] == [{"hidden": 0}, {"hidden": 0}]
    assert "owl" not in told(GAME, events, Viewer(B)).decode()
    assert seen(s, SPECTATOR)["pack"]["rest"] == {"hidden": 1}


def test_a_sold_card_is_seen_by_buyer_and_seller() -> None:
    s = alley([], [Card("claw", 2)], [])
    GAME.apply(s, A, MakeOffer(B, 1), Scripted(""), open=True)
    events = GAME.apply(s, B, Accept(1, "claw", 2), Scripted(""), open=True)
    for viewer in (Viewer(A), Viewer(B)):
        assert '"kind":"claw"' in told(GAME, events, viewer).decode()
    for viewer in (Viewer(C), SPECTATOR):
        assert told(GAME, events, viewer) == b'[{"fish":1,"seat":1,"to":0,"type":"CardSold"}]'


def test_nobody_sees_who_has_chosen_at_dusk_or_changed_its_mind() -> None:
    s, _ = GAME.start(GAME.Options(), 3, Seeded(b"dusk"))
    before = {viewer: sight(GAME, s, viewer) for viewer in EYES}
    for place, open in (("harbour", False), ("rooftops", True)):
        events = GAME.apply(s, A, Prowl(place), Scripted(""), open=open)
        assert msgspec.json.decode(told(GAME, events, Viewer(A))) == [
            {"type": "PlaceChosen", "seat": 0, "place": place}
        ]
        for viewer in EYES[1:]:
            assert told(GAME, events, viewer) == b"[]"
            assert sight(GAME, s, viewer) == before[viewer]
    assert GAME.awaited(s, SPECTATOR) == []


@pytest.mark.parametrize("viewer", EYES[1:])
def test_a_refusal_of_a_cat_does_not_depend_on_other_hands(viewer: Viewer) -> None:
    full, empty = alley([], [HISS], [HISS, OWL]), alley([], [OWL], [OWL, OWL])
    for action in (Pounce(B, 1), Pounce(C, 3), Pounce(A), Watch(), Finish(), Hiss(), LetPass(), MakeOffer(C, 99)):
        assert GAME.legal(full, A).why_not(action) == GAME.legal(empty, A).why_not(action)
        assert GAME.open(full, A).why_not(action) == GAME.open(empty, A).why_not(action)


def test_a_draft_of_the_grooming_shows_what_was_known() -> None:
    """Every chain of drafted decisions, in two states that differ in what the cat cannot see."""
    sardines = [Card("sardine", 1), Card("sardine", 3)]
    pair = [alley(sardines, [HISS, OWL], []), alley(sardines, [OWL, OWL], [])]
    for s in pair:
        s.cats[A].lives = 1
        s.agenda[-1:] = [Turn(seat=A)]
        s.pack.rest.reverse()
    one, other = (GAME.decode(GAME.encode(s)) for s in pair)
    for s in (one, other):
        GAME.leaves(s, C, Scripted(""))
    compare(one, other, 0)


def compare(one: Alley, other: Alley, depth: int) -> None:
    viewer = Viewer(A)
    assert sight(GAME, one, viewer) == sight(GAME, other, viewer)
    if not one.agenda[-1].draft:
        assert depth
        return
    for action in GAME.legal(one, A):
        here, there = GAME.clone(one), GAME.clone(other)
        events, same = GAME.apply(here, A, action, Scripted("")), GAME.apply(there, A, action, Scripted(""))
        assert told(GAME, events, viewer) == told(GAME, same, viewer)
        compare(here, there, depth + 1)


@settings(max_examples=60)
@given(st.integers(2, 10), st.booleans(), st.binary(min_size=3, max_size=3), st.integers(0, 120), st.integers(-1, 9))
def test_a_made_up_state_looks_like_the_view_it_was_made_from(
    seats: int, open_hands: bool, key: bytes, steps: int, eye: int
) -> None:
    s, chance, choices = None, Seeded(key), Seeded(b"choices" + key)
    s, _ = GAME.start(GAME.Options(open_hands=open_hands), seats, chance)
    for _ in range(steps):
        if GAME.outcome(s) is None:
            prompts = GAME.prompts(s)
            seat = prompts[choices.below("who", len(prompts))].seat
            GAME.apply(s, seat, GAME.legal(s, seat).sample(choices), chance)
    viewer = Viewer(Seat(eye) if 0 <= eye < seats else None)
    view = GAME.view(s, viewer)
    made_up = GAME.determinize(view, choices)
    assert GAME.view(made_up, viewer) == view
    assert GAME.invariants(made_up) == []
    assert sight(GAME, made_up, viewer) == sight(GAME, s, viewer)


def test_a_hidden_card_has_no_name() -> None:
    """Two cards of a kind are one value, and hands and pack are sorted: nothing can be followed through a zone."""
    s = alley([HISS], [HISS], [])
    s.cats[A].hand.value, s.cats[B].hand.value = s.cats[B].hand.value, s.cats[A].hand.value
    assert GAME.digest(s) == GAME.digest(alley([HISS], [HISS], []))
    assert Card.__struct_fields__ == ("kind", "worth")
    assert Shown(HISS, [0]) == Shown(Card("hiss"), [0])
