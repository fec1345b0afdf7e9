"""What holds in any position of the public game, over random games of all sizes; H1–H5 of what is hidden (§13)."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from parlour.games.hexnet import GAME
from parlour.games.hexnet import columns as c
from parlour.games.hexnet.actions import decode, encode
from parlour.games.hexnet.events import DecoyDestroyed, NetworkShown, NetworkSurrounded, TrapSprung, UnitPlaced
from parlour.games.hexnet.model import Action, Options, Place, State, Transfer, Traps
from parlour.kit.actors import OMNISCIENT, SPECTATOR, Seat, Viewer
from parlour.kit.chance import Seeded
from parlour.kit.conformance.sight import sight, told
from parlour.kit.legal import Form
from parlour.kit.types import Event
from tests.games.hexnet.table import board, mover

EAGER = Options(p_first_round=1, p_every=1, p_cap=6, max_actions=150)
Step = tuple[State, Action, Seeded]


def games(seats: int, count: int, seed: int, options: Options = EAGER) -> Iterator[Step]:
    """Each state of some random games with the decision made next, and chance as it stands."""
    for index in range(count):
        rng, chance = (Seeded(f"{seed} {seats} {index} {use}".encode()) for use in ("moves", "chance"))
        s, _ = GAME.start(options, seats, chance)
        while GAME.outcome(s) is None:
            action = GAME.legal(s, mover(s)).sample(rng)
            yield s, action, chance
            GAME.apply(s, mover(s), action, chance)


def swapped(s: State, seat: int, rng: random.Random) -> State | None:
    """H3 The same with that player's Mothership another of its cores on the board; ``None`` if there is none."""
    mothership = s.secrets[seat].mothership.value
    cores = [i for i, owner in enumerate(s.owner) if owner == seat and s.kind[i] == c.CORE and i != mothership]
    if mothership < 0 or not cores:
        return None
    t: State = GAME.clone(s)
    t.secrets[seat].mothership.value = rng.choice(cores)
    return t


def others(s: State, seat: int) -> list[Viewer]:
    """Everybody else, and who watches."""
    return [SPECTATOR, *(Viewer(Seat(other)) for other in range(s.seats) if other != seat)]


def tells_apart(events: list[Event]) -> bool:
    """Has a surround, or the end of the game, told which core was which?"""
    return any(isinstance(event, NetworkSurrounded | DecoyDestroyed | NetworkShown) for event in events)


@pytest.mark.clause("13")
@pytest.mark.parametrize("seats", [2, 3, 5, 8, 10])
def test_s13_a_core_swap_changes_not_one_byte_for_anybody_else(seats: int) -> None:
    """H2, H3 Views, prompts, legal lists, refusals, events, until a surround decides."""
    rng, pairs = random.Random(seats), 0
    for s, action, chance in games(seats, 4, seed=13):
        seat = rng.choice([other for other in range(seats) if s.alive[other]])
        t = swapped(s, seat, rng)
        if t is None or rng.random() < 0.5:
            continue
        pairs += 1
        for viewer in others(s, seat):
            assert sight(GAME, s, viewer) == sight(GAME, t, viewer)
        here, there = GAME.clone(s), t
        if isinstance(action, Transfer) and mover(s) == seat:
            continue  # its choice is the swap's own
        if GAME.legal(t, mover(t)).why_not(action) is not None:
            assert mover(s) == seat, "what others may do does not depend on it"
            continue
        one = GAME.apply(here, mover(here), action, Seeded(b"swap", dict(chance.counts)))
        two = GAME.apply(there, mover(there), action, Seeded(b"swap", dict(chance.counts)))
        if tells_apart([*one, *two]):
            continue
        for viewer in others(s, seat):
            assert told(GAME, one, viewer) == told(GAME, two, viewer)
            if GAME.outcome(here) is None:
                assert sight(GAME, here, viewer) == sight(GAME, there, viewer)
    assert pairs > 20


@pytest.mark.clause("13", "6")
@pytest.mark.parametrize("seats", [2, 3, 5, 8])
def test_s13_placing_either_core_looks_alike(seats: int) -> None:
    """The decision, its events, the view after it, who is asked next, and what the others may do."""
    seen = 0
    for s, _, chance in games(seats, 6, seed=14):
        seat = mover(s)
        places = [action for action in GAME.legal(s, seat) if isinstance(action, Place) and action.kind in "MD"]
        by_hex: dict[str, list[Place]] = {}
        for place in places:
            by_hex.setdefault(place.at, []).append(place)
        for pair in by_hex.values():
            if len(pair) < 2:
                continue
            after = [GAME.clone(s), GAME.clone(s)]
            events = [GAME.apply(t, seat, place, Seeded(b"place", dict(chance.counts)))
                      for t, place in zip(after, pair, strict=True)]  # fmt: skip
            if tells_apart([*events[0], *events[1]]):
                continue
            seen += 1
            for viewer in others(s, seat):
                assert told(GAME, events[0], viewer) == told(GAME, events[1], viewer)
                assert sight(GAME, after[0], viewer) == sight(GAME, after[1], viewer)
    assert seen > 20


@pytest.mark.clause("13")
def test_s13_the_view_is_built_of_what_everybody_sees() -> None:
    """H1 M and D are O, hands merged, nothing of traps; not a key is left that could hold more."""
    s = board("aM 0,0", "aD 1,0", "aN -1,0", "bM 2,0", hands=[{"S": 1}, {"D": 1}])
    s.secrets[0].traps.value = Traps((s.at[0], 2))
    for viewer in (SPECTATOR, Viewer(Seat(1))):
        view = GAME.view(s, viewer).state
        assert view["kind"] == [c.CORE, c.CORE, c.NETTER, c.CORE]
        assert view["secrets"][0] == {"seat": 0}
        assert view["hand"] == [0, 1, 0, 0, 0, 1, 0, 0, 0, 0]
    own = GAME.view(s, Viewer(Seat(0))).state["secrets"]
    assert own == [{"seat": 0, "mothership": 0, "traps": {"laid": (s.at[0], 2)}}, {"seat": 1}]
    assert GAME.view(s, OMNISCIENT).state["secrets"][1]["mothership"] == 3


@pytest.mark.clause("13", "16")
def test_s13_names_are_given_in_order_of_appearance() -> None:
    """H4"""
    for seats in (2, 5, 9):
        for s, action, chance in games(seats, 2, seed=15):
            if not isinstance(action, Place):
                continue
            seat, t = mover(s), GAME.clone(s)
            events = GAME.apply(t, seat, action, Seeded(b"names", dict(chance.counts)))
            (placed,) = [event for event in events if isinstance(event, UnitPlaced)]
            kind = c.LETTERS.index(placed.kind)
            assert placed.unit == c.unit_name(seat, kind, s.named[c.NAMED_KINDS * seat + kind] + 1)
            assert placed.kind == ("O" if action.kind in "MD" else action.kind)
            assert placed.core == (action.kind if action.kind in "MD" else "")


@pytest.mark.clause("13", "8.2")
@pytest.mark.parametrize("seats", [2, 5, 10])
def test_s13_legal_actions_do_not_depend_on_the_traps_of_others(seats: int) -> None:
    """H2"""
    rng, compared = random.Random(seats), 0
    for s, action, chance in games(seats, 3, seed=16):
        t = GAME.clone(s)
        for secret in t.secrets:
            if secret.seat != mover(s):
                secret.traps.value = Traps(())
        compared += t != s
        assert list(GAME.legal(s, mover(s))) == list(GAME.legal(t, mover(t)))
        if rng.random() < 0.2:
            seat = mover(s)
            here, there = GAME.clone(s), t
            one = GAME.apply(here, seat, action, Seeded(b"traps", dict(chance.counts)))
            two = GAME.apply(there, seat, action, Seeded(b"traps", dict(chance.counts)))
            if not any(isinstance(event, TrapSprung) for event in one) and GAME.outcome(here) is None:
                assert told(GAME, one, SPECTATOR) == told(GAME, two, SPECTATOR)
                assert sight(GAME, here, SPECTATOR) == sight(GAME, there, SPECTATOR)
    assert compared > 5


# ---------------------------------------------------------------- legality


@pytest.mark.clause("16")
@pytest.mark.parametrize("seats", [2, 4, 10])
def test_a_decision_is_legal_if_and_only_if_it_is_listed(seats: int) -> None:
    """And its int is read back as the same decision."""
    rng, pool, refused = random.Random(seats), list[Action](), 0
    for s, _, _ in games(seats, 2, seed=17):
        seat, legal = mover(s), GAME.legal(s, mover(s))
        listed = dict.fromkeys(legal)
        assert len(listed) == len(list(legal))
        for action in rng.sample(list(listed), min(8, len(listed))):
            assert legal.why_not(action) is None
            assert decode(s, seat, encode(s, seat, action)) == action
            assert GAME.notation.parse(GAME.notation.format(action)) == action
            pool.append(action)
        for action in rng.sample(pool, min(12, len(pool))):
            why = legal.why_not(action)
            assert (why is None) == (action in listed), action
            assert why is None or (why.code and why.rule)
            refused += why is not None
    assert refused > 500


def test_sampling_finds_every_legal_decision_and_nothing_else() -> None:
    s = board("aM 0,0", "aS* 1,0", "bM 2,0", "bS 3,0", hands=[{"C": 1}, {}])
    legal, rng = GAME.legal(s, mover(s)), Seeded(b"sample")
    listed = list(legal)
    assert {legal.sample(rng) for _ in range(60 * len(listed))} == set(listed)


def test_what_is_too_much_for_a_list_travels_as_a_form() -> None:
    """Kinds and hexes of placements instead; every listed action fits it."""
    s = board(*(f"aS {q},0" for q in range(24)), *(f"aD {2 * q},1" for q in range(7)), "aM* 24,0", "bM 25,0",
              hands=[{"S": 1, "C": 1, "J": 1, "N": 1}, {}])  # fmt: skip
    legal = GAME.legal(s, mover(s))
    listed, form = list(legal), legal.form()
    if len(listed) <= 1_000:
        assert form == tuple(listed)
        return
    assert isinstance(form, Form)
    assert len(form.actions) <= 1_000
    kinds = {kind.action: kind.fields for kind in form.forms}
    for action in listed:
        fields = kinds.get(type(action).__name__)
        if fields is None:
            assert action in form.actions
        else:
            assert all(getattr(action, name) in fields[name].values for name in action.__struct_fields__)


# ---------------------------------------------------------------- states


@pytest.mark.parametrize("seats", [2, 6, 10])
def test_every_state_is_sound_and_survives_json(seats: int) -> None:
    for s, _, _ in games(seats, 2, seed=18):
        assert GAME.invariants(s) == []
        again = GAME.decode(GAME.encode(s))
        assert again == s
        assert GAME.digest(again) == GAME.digest(s)


@pytest.mark.parametrize("seats", [2, 7])
def test_a_made_up_state_looks_the_same_and_is_sound(seats: int) -> None:
    rng, different = Seeded(b"made up"), 0
    for s, _, _ in games(seats, 2, seed=19):
        for viewer in (SPECTATOR, Viewer(mover(s))):
            view = GAME.view(s, viewer)
            t = GAME.determinize(view, rng)
            assert GAME.view(t, viewer) == view
            assert GAME.invariants(t) == []
            different += t != s
    assert different > 50


def test_two_matches_in_one_process_do_not_meet() -> None:
    """The workspace is made equal by value, whoever used it last."""
    alone = [GAME.digest(s) for s, _, _ in games(3, 1, seed=20)]
    one, two = games(3, 1, seed=20), games(3, 1, seed=21)
    digests = []
    for s, _, _ in one:
        digests.append(GAME.digest(s))
        next(two, None)
    assert digests == alone


BROKEN = {
    "level": lambda s: s.level.__setitem__(0, 3),
    "owner": lambda s: s.owner.__setitem__(0, 7),
    "kind": lambda s: s.kind.__setitem__(0, 40),
    "at": lambda s: s.at.__setitem__(0, -5),
    "far away": lambda s: s.at.__setitem__(0, s.at[0] + 9),
    "hand": lambda s: s.hand.__setitem__(0, 3),
    "mothership": lambda s: setattr(s.secrets[0].mothership, "value", 99),
    "mothership of another": lambda s: setattr(s.secrets[0].mothership, "value", 3),
    "traps": lambda s: setattr(s.secrets[0].traps, "value", Traps((1,))),
    "short": lambda s: s.carries.pop(),
    "turn": lambda s: s.turn.__setitem__(0, 2),
    "agenda": lambda s: s.agenda.clear(),
    "twice": lambda s: s.ordinal.__setitem__(1, 1),
    "name": lambda s: s.ordinal.__setitem__(1, 9),
    "alive": lambda s: s.alive.__setitem__(1, 0),
    "clone": lambda s: s.exp.__setitem__(1, 9),
    "wreck": lambda s: s.owner.__setitem__(1, -1),
    "p": lambda s: s.p_hexes.extend([s.at[0], s.at[0]]),
}


@pytest.mark.parametrize("broken", BROKEN.values(), ids=BROKEN)
def test_what_no_game_reaches_is_found(broken: object) -> None:
    s = board("aM 0,0", "aD 1,0", "aS -1,0", "bM 2,0", hands=[{"S": 1}, {"D": 1}])
    assert GAME.invariants(s) == []
    assert callable(broken)
    broken(s)
    assert GAME.invariants(s) != []
