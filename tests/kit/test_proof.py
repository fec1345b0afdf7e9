"""What a key proves, draw by draw."""

from __future__ import annotations

import json

import pytest

import parlour_example
from parlour.kit.actors import Seat
from parlour.kit.chance import Draw
from parlour.kit.proof import Tally, prove
from parlour.kit.record import MatchRecord, RecordError, read, write
from parlour.kit.recorder import Recorder
from parlour.kit.replay import verify
from parlour_example.actions import Prowl

GAME = parlour_example.GAME
KEY = bytes(range(32))


def lines() -> list[str]:
    """Three cats until two have left; the first night falls in between."""
    recorder = Recorder(GAME, GAME.Options(), 3, KEY, nonces=("salt", "", "pepper"))
    for seat, place in enumerate(("harbour", "market", "rooftops")):
        recorder.act(Seat(seat), Prowl(place))
    for seat in (2, 1):
        recorder.system(f"leave {seat}")
    return write(recorder.record()).splitlines()


def record(*changed: str) -> MatchRecord:
    return read(changed or lines())


def test_a_record_as_it_was_written_is_proved() -> None:
    proof = prove(record())
    assert (proof.key, proof.kept, proof.holds, proof.nonces) == (KEY.hex(), True, True, ("salt", "", "pepper"))
    assert proof.unfair == ()
    drawn = [one.draw for one in proof.draws]
    assert drawn[0] == record().header.chance[0]
    assert {label: tally.unfair for label, tally in proof.tallies().items()} == dict.fromkeys(
        dict.fromkeys(draw.label for draw in drawn), 0
    )
    numbers = [one.number for one in proof.draws if one.draw.label == "fish"]
    assert numbers == list(range(len(numbers)))
    assert len(numbers) == 3


@pytest.mark.parametrize("number", [0, 5, 12])
def test_a_changed_draw_is_named_where_it_stands_and_no_other(number: int) -> None:
    before = prove(record()).draws[number]
    line, draw = before.line, before.draw
    text = lines()
    parsed = json.loads(text[line - 1])
    at = [one for one in prove(record()).draws if one.line == line].index(before)
    parsed["chance"][at][2] = (draw.i + 1) % draw.n
    text[line - 1] = json.dumps(parsed)
    proof = prove(record(*text))
    (unfair,) = proof.unfair
    assert (unfair.line, unfair.number, unfair.rolled) == (line, before.number, draw.i)
    assert unfair.draw == Draw(draw.label, draw.n, (draw.i + 1) % draw.n)
    assert (proof.kept, proof.holds) == (True, False)
    assert proof.tallies()[draw.label].unfair == 1
    with pytest.raises(RecordError):
        verify(GAME, record(*text))


def test_what_nobody_can_draw_is_unfair_and_moves_no_other_draw() -> None:
    text = lines()
    head = json.loads(text[0])
    label = head["chance"][0][0]
    head["chance"][0][1:] = [0, 0]
    text[0] = json.dumps(head)
    (unfair,) = prove(record(*text)).unfair
    assert (unfair.draw, unfair.rolled) == (Draw(label, 0, 0), None)


def test_another_key_is_told_and_so_are_other_nonces() -> None:
    text = lines()
    proof = prove(record(*text[:-1], text[-1].replace(KEY.hex(), bytes(32).hex())))
    assert (proof.kept, proof.holds) == (False, False)
    assert len(proof.unfair) > 10
    proof = prove(record(text[0].replace("pepper", "sugar"), *text[1:]))
    assert (proof.kept, proof.holds) == (True, False)


def test_without_a_key_nothing_is_proved_and_nothing_accused() -> None:
    proof = prove(record(*lines()[:-1]))
    assert (proof.key, proof.kept, proof.holds, proof.unfair) == ("", False, False, ())
    assert all(tally.unfair == 0 for tally in proof.tallies().values())
    assert all(one.rolled is None for one in proof.draws)


def test_a_key_that_is_none() -> None:
    text = lines()
    broken = record(*text[:-1], text[-1].replace(KEY.hex(), "xyz"))
    with pytest.raises(ValueError, match="hex"):
        prove(broken)


def test_a_tally_counts() -> None:
    proof = prove(record())
    assert sum(tally.draws for tally in proof.tallies().values()) == len(proof.draws)
    assert proof.tallies()["dog"] == Tally(len([one for one in proof.draws if one.draw.label == "dog"]), 0)
