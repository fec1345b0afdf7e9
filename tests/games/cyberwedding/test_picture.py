"""The view in a terminal: what is where, and nothing that the viewer does not know."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from parlour.games.cyberwedding import GAME
from parlour.games.cyberwedding.cards import CardKind
from parlour.games.cyberwedding.model import Ability, Car, Cyberman, Fate, Heap, Item, Options, Rank, State
from parlour.games.cyberwedding.picture import picture
from parlour.kit.actors import OMNISCIENT, SPECTATOR, Seat, Viewer
from parlour.kit.chance import Seeded
from tests.games.playing import positions

CELL = re.compile(r"[?.=KTRr#PBMNG](?:[1-5Ll][\^>v<]|[UAX][* ]| \*|  )[a-jA-J ]{0,2} *")


def start(options: Options | None = None, seats: int = 3) -> State:
    return GAME.start(options or Options(), seats, Seeded(bytes(32)))[0]


def shown(s: State, viewer: Viewer = SPECTATOR) -> list[str]:
    return picture(GAME.view(s, viewer)).splitlines()


def rows(lines: list[str]) -> dict[int, list[str]]:
    """The squares of each row of the map, without the blanks at their ends."""
    found = [line for line in lines if re.match(r"\d+ +[?.=KTRr#PBMNG]", line)]
    return {int(line[:3]): [line[at : at + 5].rstrip() for at in range(3, 3 + 5 * 20, 5)] for line in found}


def cell(s: State, name: str) -> str:
    """What stands in one square, by its coordinates."""
    return rows(shown(s))[int(name[1:])]["abcdefghijklmnopqrst".index(name[0])]


def laid_out() -> State:
    """Past the setting up, with all tiles face up and nothing but the groups on them."""
    s = start()
    chance = Seeded(b"picture")
    while s.round == 0:
        seat = GAME.prompts(s)[0].seat
        GAME.apply(s, seat, GAME.legal(s, seat).sample(chance), chance)
    s.tiles = [0] * len(s.tiles)
    s.cybermen, s.units, s.heaps = [], [], []
    for player in s.players:
        player.square = -1
    return s


def test_face_down_tiles_hide_their_terrain_and_no_more() -> None:
    s = laid_out()
    s.tiles = [-1] * len(s.tiles)
    assert rows(shown(s)) == {}
    s.tiles[8] = 2
    drawn = rows(shown(s))
    assert "".join(drawn[5])[12:16] == "..T."
    assert [row.count("?") + row.count("?A") for row in drawn.values()] == [20] * 4 + [16] * 4 + [20] * 16


def test_what_stands_in_a_square() -> None:
    s = laid_out()
    s.cars = [Car(square=21), Car(square=24, wreck=True)]
    s.units = [22]
    s.heaps = [Heap(square=square, fatigue=1) for square in (21, 25)]
    s.cybermen = [
        Cyberman(id=4, mark=3, ability=Ability.GUN, square=28, facing=1),
        Cyberman(id=5, mark=3, ability=Ability.ENERGY_BEAM, square=29, facing=0, rank=Rank.LEADER, owner=2),
        Cyberman(id=6, mark=3, ability=Ability.PLAIN, square=22, facing=3, captives=[4]),
    ]
    s.players[0].square, s.players[1].square, s.players[1].partial = 28, 28, 25
    assert [cell(s, name) for name in ("b2", "c2", "e2", "f2", "i2", "j2")] == [
        "KA*",
        "K3<",
        ".X",
        ". *B",
        ".3>ab",
        ".L^",
    ]
    assert "# 4:III gun i2>; 5:III energy_beam j2^ leader c; 6:III plain c2< +b1" in shown(s)
    assert "* U:c2 A:b2 X:e2" in shown(s)
    assert "* b2=1f0e f2=1f0e" in shown(s)


def test_a_hand_is_the_owners_alone() -> None:
    s = laid_out()
    s.players[0].hand = [CardKind.GOLD, CardKind.KEYS]
    assert any("(2) gold keys |" in line for line in shown(s, Viewer(Seat(0))))
    for viewer in (SPECTATOR, Viewer(Seat(1))):
        lines = shown(s, viewer)
        assert sum("(2) |" in line for line in lines) == 1
        assert not any("gold keys" in line for line in lines)


def test_a_players_line() -> None:
    s = laid_out()
    player = s.players[1]
    player.vp, player.escape, player.fatigue, player.in_car = -2, 4, 0, True
    for member, fate in zip(player.members, (Fate.CARRIED, Fate.KILLED, Fate.FREE), strict=True):
        member.fate = fate
    player.items = [Item(card=CardKind.EMERGENCY_TELEPORT, mark=2), Item(card=CardKind.CRICKET_BAT)]
    s.active = Seat(1)
    names = [str(member.character) for member in player.members]
    line = next(line for line in shown(s) if line.startswith(">b "))
    assert line.startswith(">b human -2 VP 0f 4e car (3) | ")
    assert line.endswith(f"| ~{names[0]} x{names[1]} {names[2]} | emergency_teleport:II cricket_bat")


def test_who_has_left() -> None:
    s = laid_out()
    s.players[2].left = True
    assert any(line.startswith("xc ") for line in shown(s))


def test_what_is_for_sale() -> None:
    s = start()
    chance = Seeded(b"sale")
    while GAME.prompts(s)[0].kind != "bid":
        seat = GAME.prompts(s)[0].seat
        GAME.apply(s, seat, GAME.legal(s, seat).sample(chance), chance)
    step = GAME.view(s, SPECTATOR).state["agenda"][-1]
    assert f"! {step['card']} 0" in shown(s)
    seat = GAME.prompts(s)[0].seat
    GAME.apply(s, seat, GAME.notation.parse("bid:3"), chance)
    assert f"! {step['card']} 3 {'abc'[seat]}" in shown(s)


def games() -> Iterator[State]:
    """Random games, up to their end."""
    for seats, options in ((2, Options(max_rounds=8)), (4, Options()), (10, Options(max_rounds=5))):
        yield from positions(GAME, options, seats)


def test_every_view_can_be_drawn() -> None:
    seen = 0
    for i, s in enumerate(games()):
        if i % 67 and not s.reason:
            continue
        for viewer in (SPECTATOR, OMNISCIENT, Viewer(Seat(0))):
            lines = shown(s, viewer)
            assert max(map(len, lines)) <= 300
            found = [square for row in rows(lines).values() for square in row]
            assert len(found) == (480 if any(turns >= 0 for turns in s.tiles) else 0)
            assert [square for square in found if not CELL.fullmatch(square.ljust(5))] == []
            assert sum(bool(re.match(r".[1-5Ll][\^>v<]", square)) for square in found) == len(s.cybermen)
            counters = 0 if not found else sum((player.square >= 0) + (player.partial >= 0) for player in s.players)
            assert sum(len(square[3:].strip()) for square in found) == counters
            seen += 1
    assert seen > 60


@pytest.mark.clause("10.5")
def test_the_game_draws_like_that() -> None:
    view = GAME.view(start(), SPECTATOR)
    assert GAME.picture(view) == picture(view)
