"""Every command with real arguments, in this process; what it prints last is what scripts rely on."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from parlour.cli import app

START_TURNS = 790
LONE_TIMELORD = "w Td1 - Td20,Wd25 -"  # example X25 of the specification: three turns


def run(*arguments: str, status: int = 0, stdin: str = "", language: str = "en") -> Result:
    result = CliRunner().invoke(app, arguments, input=stdin, env={"LC_ALL": language, "COLUMNS": "200"})
    assert result.exit_code == status, (result.output, result.exception)
    return result


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """The record of a three-turn game: White takes the Future Timelord."""
    file = tmp_path / "game.log"
    turns = "c4-b2 @c1>b1\nc9-c8 @d20>b5\nc1-b1 @b2>b4xb5\n"
    run("play", "fourthdim", "--seats", "human,human", "--record", str(file), stdin=turns)
    return file


def test_games_names_every_installed_game() -> None:
    assert "fourthdim" in run("games").stdout
    rows = {row["id"]: row for row in json.loads(run("games", "--json").stdout)}
    assert rows["fourthdim"]["players"] == [2, 2]
    assert rows["fourthdim"]["levels"] == ["easy", "medium", "hard"]


def test_perft_prints_its_counts_on_the_last_line() -> None:
    assert run("perft", "fourthdim", "--depth", "1").stdout.splitlines()[-1] == (
        f"depth 1 records {START_TURNS} distinct 438 wins 0"
    )
    position = "w Td1,Gd9 - Td20,Wc1,Wd2,Wd32 -"
    last = run("perft", "fourthdim", "--depth", "2", "--position", position).stdout.splitlines()[-1]
    assert last.startswith("depth 2 records 17901 distinct 5076 wins ")


def test_perft_leaves_out_distinct_beyond_depth_two_unless_asked() -> None:
    deep = ("perft", "fourthdim", "--depth", "3", "--position", LONE_TIMELORD)
    assert " distinct - wins" in run(*deep).stdout
    assert " distinct - wins" not in run(*deep, "--distinct").stdout
    assert json.loads(run(*deep, "--json").stdout)["distinct"] is None


def test_perft_takes_options() -> None:
    both = run(
        "perft",
        "fourthdim",
        "--depth",
        "1",
        "--option",
        "rings=[4,8,16,16,16]",
        "--option",
        "start_array=WWWW/WRGT/RGRW",
    )
    assert both.stdout.splitlines()[-1].startswith("depth 1 records ")
    assert both.stdout.splitlines()[-1] != run("perft", "fourthdim", "--depth", "1").stdout.splitlines()[-1]


def test_legal_lists_single_decisions_or_whole_turns() -> None:
    assert len(run("legal", "fourthdim", "--turns").stdout.split("\n")) - 1 == START_TURNS
    turns = run("legal", "fourthdim", "--turns", "--position", LONE_TIMELORD).stdout.split()
    assert turns == ["d1-c1", "d1-d2", "d1-d32"]
    assert "@d3>b1" in run("legal", "fourthdim").stdout.split()


def test_legal_of_a_finished_record_is_empty(record: Path) -> None:
    assert run("legal", "fourthdim", "--record", str(record)).stdout.strip() == ""


def test_replay_verifies_a_record(record: Path) -> None:
    out = run("replay", str(record)).stdout
    assert "Verified" in out
    assert "Ranks by seat: 1 2" in out
    assert json.loads(run("replay", str(record), "--json").stdout)["key"] is True


@pytest.fixture
def cats(tmp_path: Path) -> Path:
    """A record with chance."""
    file = tmp_path / "cats.jsonl"
    run("play", "example", "--seats", "bot:random,bot:random", "--key", "7" * 64, "--record", str(file))
    return file


def test_replay_says_in_detail_what_proves_the_dice(cats: Path) -> None:
    out = run("replay", "--verify", str(cats)).stdout
    assert "Commitment, published before anybody sat down: sha256:" in out
    assert f"Key, revealed at the end: {'7' * 64}" in out
    assert "The hash of the key is the commitment." in out
    assert re.search("Draws “pounce”: [1-9]|Draws “fish”: [1-9]", out)
    assert "Verified: Alley Cats" in out
    proof = json.loads(run("replay", "--verify", "--json", str(cats)).stdout)["proof"]
    assert (proof["holds"], proof["key"]) == (True, "7" * 64)
    assert proof["draws"]["pack"] >= 6
    assert "proof" not in json.loads(run("replay", "--json", str(cats)).stdout)


def test_replay_names_the_draw_that_the_key_does_not_make(cats: Path) -> None:
    lines = cats.read_text().splitlines()
    at = next(i for i, line in enumerate(lines) if '["fish",6,' in line)
    lines[at] = re.sub(r'\["fish",6,(\d)\]', lambda found: f'["fish",6,{(int(found[1]) + 1) % 6}]', lines[at], count=1)
    cats.write_text("\n".join(lines))
    refused = run("replay", "--verify", str(cats), status=2)
    assert "of which 1 are not what the key makes" in refused.stdout
    assert re.search(rf"Line {at + 1}: draw 0 of “fish”, one of 6, is recorded as \d; the key makes \d", refused.stderr)
    assert f"broken at line {at + 1}" in refused.stderr
    lines[-1] = lines[-1].replace("7777", "8888")
    cats.write_text("\n".join(lines))
    refused = run("replay", "--verify", str(cats), status=2)
    assert "is NOT the commitment" in refused.stdout


def test_a_record_without_a_key_proves_no_dice(cats: Path) -> None:
    cats.write_text("\n".join(cats.read_text().splitlines()[:-1]))
    out = run("replay", "--verify", str(cats)).stdout
    assert "No key is revealed: the dice cannot be proved." in out
    assert "not what the key makes" not in out


def test_replay_knows_what_was_taken_back() -> None:
    record = Path(__file__).parent.parent / "playthroughs" / "fourthdim" / "taken-back.log"
    assert record.read_text().count('"do":"back ') == 5
    verified = json.loads(run("replay", str(record), "--json").stdout)
    assert (verified["key"], verified["digests"], verified["outcome"]["ranks"]) == (True, True, [2, 1])


@pytest.mark.parametrize(
    ("line", "old", "new", "said"),
    [
        (1, '"rules":1', '"rules":99', "here version 1 is played"),
        (2, "c4-b2", "c4-d9", "“c4-d9” is not possible there"),
        (3, "@c1>b1", "@c1>b1x", "is no action of this game"),
        (4, '"h":"', '"h":"0', "not the one that was recorded"),
        (5, '"v":4', '"v":7', "Entry 4 is due here, but there is entry 7"),
        (5, "{", "", "no line of a record"),
        (8, '"key":"', '"key":"00', "not the one that was promised"),
    ],
)
def test_a_broken_record_is_refused_with_line_and_reason(
    record: Path, line: int, old: str, new: str, said: str
) -> None:
    lines = record.read_text().splitlines()
    assert old in lines[line - 1]
    lines[line - 1] = lines[line - 1].replace(old, new, 1)
    record.write_text("\n".join(lines))
    refused = run("replay", str(record), status=2).stderr
    assert f"line {line}" in refused
    assert said in refused


def test_simulate_gives_the_result_alone_as_json(tmp_path: Path) -> None:
    out = tmp_path / "rows.jsonl"
    plan = ("simulate", "fourthdim", "--games", "6", "--seed", "3", "--out", str(out))
    result = run(*plan, "--json")
    counted = json.loads(result.stdout)
    assert counted["games"] == 6
    assert sum(counted["reasons"].values()) == 6
    assert "games/s" in result.stderr
    rows = [json.loads(line) for line in out.read_text().splitlines()]
    assert [row["index"] for row in rows] == list(range(6))
    assert json.loads(run(*plan, "--json").stdout) == counted
    assert json.loads(run(*plan[:4], "--seed", "4", "--json").stdout)["digest"] != counted["digest"]


def test_play_refuses_with_the_rule_and_asks_again() -> None:
    out = run("play", "fourthdim", stdin="?\nc1-d1\nnonsense\nresign\n").stdout
    assert "c2-b1" in out
    assert "(rule 6.1)" in out
    assert "nonsense" in out
    assert "Ranks by seat: 2 1" in out


def test_play_speaks_the_language_of_the_environment() -> None:
    polish = run("play", "fourthdim", stdin="quit\n", language="pl_PL.UTF-8").stdout
    russian = run("play", "fourthdim", stdin="quit\n", language="ru_RU.UTF-8").stdout
    assert "Wpisz decyzję" in polish
    assert "Введите решение" in russian


def test_rules_finds_a_test_for_every_clause() -> None:
    report = json.loads(run("rules", "fourthdim", "--json").stdout)
    assert {clause["number"] for clause in report} >= {"2.3", "5.4", "6.5", "7.4", "8.3", "9.2", "10"}
    assert [clause["number"] for clause in report if not clause["tests"]] == []
    assert all(clause["code"] for clause in report if clause["number"].startswith(("5.", "6.", "7.")))


def test_rules_fails_on_a_clause_without_a_test(tmp_path: Path) -> None:
    (tmp_path / "test_s06.py").write_text("def test_s06_3_lift() -> None: ...\n")
    assert "6.4" in run("rules", "fourthdim", "--tests", str(tmp_path), status=1).stdout


def test_conform_ends_with_its_count() -> None:
    assert (
        run("conform", "fourthdim", "--games", "3").stdout.splitlines()[-1] == "conform fourthdim: 3 games, 0 failures"
    )


def test_bench_prints_figures_for_machines() -> None:
    # Status 1 says that a goal was missed, which a busy machine may do; the figures are what is tested.
    result = CliRunner().invoke(app, ["bench", "fourthdim", "--seconds", "0.1", "--json"])
    figures = {figure["name"]: figure["value"] for figure in json.loads(result.stdout)["fourthdim"]}
    assert set(figures) == {"decisions_per_second", "clone_us", "view_us", "digest_us", "perft_3_s"}
    assert all(value > 0 for value in figures.values())


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("legal", "chess"), "chess"),
        (("perft", "fourthdim", "--depth", "1", "--position", "w Td1"), "A position has five parts"),
        (("perft", "fourthdim", "--depth", "1", "--option", "rings=[3]"), "rings"),
        (("perft", "fourthdim", "--depth", "1", "--option", "nonsense"), "nonsense"),
        (("perft", "fourthdim", "--depth", "1", "--option", "colour=1"), "colour"),
        (("simulate", "fourthdim", "--seats", "bot:easy"), "2"),
        (("simulate", "fourthdim", "--seats", "bot:genius,bot:easy"), "genius"),
        (("simulate", "fourthdim", "--seats", "human,bot:easy"), "human"),
        (("simulate", "fourthdim", "--start-method", "magic"), "magic"),
        (("replay", "no-such-file.log"), "no-such-file.log"),
        (("play", "fourthdim", "--key", "xyz"), "xyz"),
    ],
)
def test_bad_input_is_named_and_ends_with_status_2(arguments: tuple[str, ...], said: str) -> None:
    assert said in run(*arguments, status=2).stderr


@pytest.mark.parametrize(
    ("junk", "said"),
    [
        (b"\x00\xff\xfe junk", "line 1: This is no text in UTF-8"),
        (b"", "line 1: The file is empty"),
        (b"[" * 100_000, "line 1: This is no line of a record"),
        (b'{"parlour":1,"game":"tag","rules":1,"seats":2}\n', "tag"),
    ],
)
def test_a_file_that_is_no_record_is_refused(tmp_path: Path, junk: bytes, said: str) -> None:
    file = tmp_path / "junk.log"
    file.write_bytes(junk)
    assert said in run("replay", str(file), status=2).stderr
    assert said in run("legal", "fourthdim", "--record", str(file), status=2).stderr or said == "tag"


def test_a_record_without_digests_is_not_called_verified(record: Path) -> None:
    lines = [json.loads(line) for line in record.read_text().splitlines()]
    record.write_text("\n".join(json.dumps({k: v for k, v in line.items() if k != "h"}) for line in lines))
    out = run("replay", str(record)).stdout
    assert "Verified" not in out
    assert "no digests" in out
    assert json.loads(run("replay", str(record), "--json").stdout)["digests"] is False


def test_words_from_outside_do_not_steer_the_terminal() -> None:
    assert "\x1b" not in run("legal", "chess\x1b[2J", status=2).stderr


@pytest.mark.parametrize("command", [("simulate", "fourthdim", "--out"), ("play", "fourthdim", "--record")])
def test_a_file_that_cannot_be_written_is_named_before_the_work(command: tuple[str, ...], tmp_path: Path) -> None:
    assert "nowhere" in run(*command, str(tmp_path / "nowhere" / "file"), status=2).stderr


@pytest.mark.parametrize(
    ("database", "said"), [(":memory:", "needs a file"), ("no/such/folder/house.sqlite3", "no folder")]
)
def test_serve_says_what_is_wrong_with_the_database(database: str, said: str, tmp_path: Path) -> None:
    name = database if database == ":memory:" else str(tmp_path / database)
    assert said in run("serve", "--port", "0", "--database", name, status=2).stderr


def test_serve_refuses_a_file_that_is_no_database(tmp_path: Path) -> None:
    file = tmp_path / "house.sqlite3"
    file.write_bytes(b"not a database " * 1_000)
    assert "damaged" in run("serve", "--port", "0", "--database", str(file), status=2).stderr
    assert file.read_bytes().startswith(b"not a database")


def test_serve_refuses_an_unknown_log_level() -> None:
    assert "LOUD" in run("serve", "--log-level", "LOUD", status=2).stderr
