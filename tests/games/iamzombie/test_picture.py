"""The view in a terminal: what is where, and nothing that the viewer does not know."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from parlour.games.iamzombie import GAME
from parlour.games.iamzombie.cards import ARCHETYPES, NONE
from parlour.games.iamzombie.model import Held, Options, State
from parlour.games.iamzombie.picture import picture
from parlour.kit.actors import OMNISCIENT, SPECTATOR, Seat, Viewer
from parlour.kit.chance import Seeded
from tests.games.playing import positions


def shown(s: State, viewer: Viewer = SPECTATOR) -> list[str]:
    return picture(GAME.view(s, viewer)).splitlines()


def play(s: State, kind: str) -> State:
    """The first decision that is offered, until something of that kind is asked."""
    chance = Seeded(b"picture" * 5)
    while (prompt := GAME.prompts(s)[0]).kind != kind:
        GAME.apply(s, prompt.seat, next(iter(GAME.legal(s, prompt.seat))), chance)
    return s


def start(options: Options | None = None, seats: int = 2) -> State:
    return GAME.start(options or Options(), seats, Seeded(bytes(32)))[0]


def of(lines: list[str], seat: int) -> list[str]:
    """A player's line, and those of the hero."""
    at = next(i for i, line in enumerate(lines) if re.match(rf"[ >vx]{'abcde'[seat]} \d+ brains", line))
    hero = lines[at + 1 :]
    end = next((i for i, line in enumerate(hero) if re.match(r"[ >vx][a-e] ", line)), len(hero))
    return [lines[at], *hero[:end]]


def test_a_hand_is_the_owners_alone() -> None:
    s = start()
    asked = GAME.prompts(s)[0].seat
    hand = "".join(f" {card}" for card in s.players[asked].hand.value)
    assert of(shown(s, Viewer(asked)), asked)[0].endswith(f"({5}){hand}")
    other = Viewer(Seat(1 - asked))
    for viewer in (SPECTATOR, other):
        assert of(shown(s, viewer), asked)[0].endswith("(5)")


def test_together_hands_are_open() -> None:
    s = play(start(Options(mode="coop")), "lay")
    assert shown(s)[0].endswith(" panic 0")
    asked = GAME.prompts(s)[0].seat
    assert len(of(shown(s), asked)[0].split("(10)")[1].split()) == 10


def test_stacks_lie_face_down_until_all_are_laid() -> None:
    s = play(start(), "lay")
    assert [line for line in shown(s) if re.match(r"[A-J] ", line)] == [f"{letter} (0)" for letter in "ABCD"]
    play(s, "place")
    stacks = [line for line in shown(s) if re.match(r"[A-J] ", line)]
    assert len(stacks) == 4
    for line, slot in zip(stacks, s.slots, strict=True):
        facts = r"D\d H\d(\+\d)? \d [a-z+]+( [a-z_]+(:\d)?)?"
        assert re.fullmatch(rf"[A-D] {slot.top} L-\w+-\d\d {facts} \(4\)", line), line


def test_pawns_freaks_and_barricades() -> None:
    s = play(start(), "before")
    player = s.players[s.active]
    slot = s.slots[player.slot]
    player.stage, slot.freaks, slot.barricade = 2, 3, int(s.active)
    letter = "abcde"[s.active]
    line = next(line for line in shown(s) if line.startswith("ABCD"[player.slot] + " "))
    assert line.endswith(f" (4) #{letter} {letter}2")
    assert "+3 " in line


def test_a_roll_and_what_it_has_to_beat() -> None:
    s = play(start(), "before")
    assert not any(line.startswith("!") for line in shown(s))
    seat = s.active
    roll = next(action for action in GAME.legal(s, seat) if type(action).__name__ == "Roll")
    GAME.apply(s, seat, roll, Seeded(bytes(32)))
    throw = s.throw
    dice = " ".join(map(str, throw.dice))
    assert f"! {dice} D{throw.difficulty} H{throw.danger} r{throw.rerolls}" in shown(s)


def test_a_heros_stacks() -> None:
    s = start()
    player = s.players[0]
    player.cards = [Held(archetype=number) for number in (3, 14, 15, 9)]
    player.stacks = [[1, 3], [0], [2]]
    player.cards[0].wounded = True
    lines = of(shown(s), 0)[1:]
    assert [int(line.strip(" ~").split()[0]) for line in lines] == [14, 9, 3, 15]
    assert [len(line) - len(line.lstrip(" ~")) for line in lines] == [3, 5, 3, 3]
    assert [line[2] for line in lines] == [" ", " ", "~", " "]
    assert lines[0].split()[1] == ARCHETYPES[14].id


@pytest.mark.parametrize(("field", "mark"), [("out", "x"), ("down", "v")])
def test_who_is_not_on_the_field(field: str, mark: str) -> None:
    s = start()
    setattr(s.players[0], field, True)
    assert of(shown(s), 0)[0].startswith(f"{mark}a ")


def games() -> Iterator[State]:
    """Random games, up to their end."""
    for seats, options in ((2, Options()), (3, Options(mode="coop")), (5, Options(expansions=True))):
        yield from positions(GAME, options, seats)


def test_every_view_can_be_drawn() -> None:
    seen = 0
    for i, s in enumerate(games()):
        if i % 7 and not s.reason:
            continue
        for viewer in (SPECTATOR, OMNISCIENT, Viewer(Seat(0))):
            lines = shown(s, viewer)
            assert max(map(len, lines)) < 150
            cards = [line for line in lines if re.match(r"  +~?\d+ [AT]-", line)]
            assert len(cards) == sum(len(player.cards) for player in s.players)
            pawns = sum(player.slot != NONE for player in s.players) if s.slots else 0
            stacks = [line for line in lines if re.match(r"[A-J] ", line)]
            assert len(stacks) == len(s.slots)
            assert sum(len(re.findall(r" [a-e][0-4](?= |$)", line)) for line in stacks) == pawns
            seen += 1
    assert seen > 100


def test_the_game_draws_like_that() -> None:
    view = GAME.view(start(), SPECTATOR)
    assert GAME.picture(view) == picture(view)
