"""Golden games: records of whole matches that are replayed unchanged, decision by decision and digest by digest."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from parlour.kit.record import MatchRecord, RecordError, read, write
from parlour.kit.registry import game
from parlour.kit.replay import replay, verify

HERE = Path(__file__).parent
LOGS = sorted(HERE.glob("*/*.log"))
IDS = [f"{log.parent.name} {log.stem}" for log in LOGS]


def record_of(log: Path) -> MatchRecord:
    """The record in a file."""
    return read(log.read_text(encoding="utf-8").splitlines())


@pytest.mark.parametrize("log", LOGS, ids=IDS)
def test_it_is_replayed_unchanged(log: Path) -> None:
    record = record_of(log)
    rules = game(record.header.game)
    last = verify(rules, record)
    assert record.closing is not None
    assert rules.outcome(last.state) == record.closing.result
    assert all(entry.h for entry in record.entries)
    assert rules.digest(last.state) == record.entries[-1].h
    assert write(record) == log.read_text(encoding="utf-8")


@pytest.mark.parametrize("log", LOGS, ids=IDS)
def test_a_position_in_it_can_be_put_away_and_taken_up_again(log: Path) -> None:
    record = record_of(log)
    rules = game(record.header.game)
    for position in replay(rules, record):
        expected = position.entry.h if position.entry else record.header.h
        assert rules.digest(rules.decode(rules.encode(position.state))) == expected


def test_every_way_to_end_is_there() -> None:
    """§8 of The Fourth Dimension."""
    closings = [record_of(log).closing for log in LOGS if log.parent.name == "fourthdim"]
    reasons = {closing.result.reason for closing in closings if closing is not None}
    assert reasons == {"timelord", "vortex", "repetition", "progress", "lone", "agreement", "left", "time"}


def test_the_tool_would_write_the_same() -> None:
    """Bots, seeds and rules together: the games are not only replayed but played the same, and none is missing."""
    tool = HERE.parent.parent / "tools" / "regen_playthroughs.py"
    done = subprocess.run([sys.executable, str(tool), "--check"], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, ""), done.stderr


def test_a_changed_decision_is_found_in_its_line() -> None:
    lines = (HERE / "fourthdim" / "random-players.log").read_text(encoding="utf-8").splitlines()
    number = next(i for i, line in enumerate(lines) if '"do":"^' in line)
    lines[number] = lines[number].replace('"do":"^', '"do":"~","cmd":"^')
    record = read(lines)
    with pytest.raises(RecordError) as error:
        verify(game("fourthdim"), record)
    assert (error.value.line, error.value.code) == (number + 1, "record_refused")
