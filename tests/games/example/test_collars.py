"""Collars (10.3, 10.4): what a cat takes home and comes with another time."""

from __future__ import annotations

import msgspec
import pytest

from parlour.kit.chance import Seeded
from parlour.kit.faults import Fault
from parlour.kit.game import Game
from parlour.kit.legal import Refused
from parlour.kit.luggage import Luggage, packed
from parlour.kit.record import read, write
from parlour.kit.recorder import Recorder
from parlour.kit.replay import verify
from parlour_example.collar import MOST_BELLS, MOST_NIGHTS_TOLD, Collar, Outing
from parlour_example.model import FISH_AT_START, Options
from tests.games.example.table import GAME, A, B, C, alley

RED = Collar(name="Red", bells=2, games=3, outings=(Outing(4, 1, "2026-11-01"),))


def test_s10_3_who_is_in_at_the_end_goes_home_with_one_bell_more() -> None:
    s = alley(options=Options(collars=(RED, None, RED)))
    s.cats[A].fish, s.cats[B].fish, s.cats[C].out, s.day = 7, 9, True, True
    outcome = GAME.outcome(s)
    assert outcome is not None
    assert set(outcome.keep) == {"0", "1"}
    first = msgspec.convert(outcome.keep["0"], Collar)
    assert (first.bells, first.games, first.outings) == (3, 4, (*RED.outings, Outing(7, 2)))
    assert msgspec.convert(outcome.keep["1"], Collar) == Collar(outings=(Outing(9, 1),))
    assert GAME.stamped(first, "2026-11-30").outings == (*RED.outings, Outing(7, 2, "2026-11-30"))


def test_s10_3_bells_and_outings_have_their_limits() -> None:
    old = Collar(bells=MOST_BELLS, games=40, outings=(Outing(1, 1),) * MOST_NIGHTS_TOLD)
    s = alley(options=Options(collars=(old, None, None)))
    s.day = True
    outcome = GAME.outcome(s)
    assert outcome is not None
    grown = msgspec.convert(outcome.keep["0"], Collar)
    assert (grown.bells, grown.games, len(grown.outings)) == (MOST_BELLS, 41, MOST_NIGHTS_TOLD)


def test_s10_3_a_bell_is_a_fish_and_a_record_holds_it_all() -> None:
    options = GAME.unpack(Options(), (None, RED))
    recorder = Recorder(GAME, options, 2, bytes(32))
    assert [cat.fish for cat in recorder.state.cats] == [FISH_AT_START, FISH_AT_START + 2]
    recorder.system("leave 0")
    text = write(recorder.record())
    assert verify(GAME, read(text.splitlines())).state == recorder.state
    assert '"keep":{"1":{"version":1,"name":"Red","bells":3' in text


def test_s10_3_what_is_unpacked_replaces_what_was_there() -> None:
    assert GAME.unpack(Options(collars=(RED, RED)), (None, None)) == Options()
    assert GAME.check(Options(collars=(RED,)), 2) == [Fault("collars", "collar_count", {"seats": 2})]


def test_s10_3_no_bell_without_a_game() -> None:
    loud = Collar(bells=3, games=2)
    fault = Fault("bells", "too_many_bells", {"bells": 3, "games": 2})
    assert GAME.check_luggage(loud) == [fault]
    assert GAME.check(Options(collars=(None, loud)), 2) == [msgspec.structs.replace(fault, field="collars.1.bells")]
    assert GAME.check_luggage(RED) == []


@pytest.mark.parametrize("given", [{"bells": 6}, {"bells": 0}, {"purr": 1}, {"name": 3}, {"outings": [{"fish": -1}]}])
def test_s10_3_what_is_no_collar_is_not_read_as_one(given: dict[str, object]) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({**packed(RED), **given}, Collar)


def test_s10_4_the_host_says_which_collars_may_come() -> None:
    assert GAME.admits(Options(), RED, signed=True) is None
    foreign = Refused("foreign_collar", {}, "10.4")
    assert GAME.admits(Options(), RED, signed=False) == foreign
    assert GAME.admits(Options(foreign_collars=True), RED, signed=False) is None
    loud = Refused("loud_collar", {"bells": 2, "most": 1}, "10.4")
    assert GAME.admits(Options(most_bells=1, foreign_collars=True), RED, signed=False) == loud


def test_a_game_that_says_nothing_takes_in_what_the_house_has_signed() -> None:
    assert Game.admits(GAME, Options(), Luggage(), signed=True) is None
    assert Game.admits(GAME, Options(), Luggage(), signed=False) == Refused("keepsake_unsigned")


def test_a_start_without_collars_is_as_it_always_was() -> None:
    s, _ = GAME.start(Options(), 3, Seeded(b"alley"))
    assert [cat.fish for cat in s.cats] == [FISH_AT_START] * 3
