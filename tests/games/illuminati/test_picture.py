"""The view in a terminal: what is where, and nothing that the viewer does not know."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from parlour.games.illuminati import GAME, abilities
from parlour.games.illuminati.actions import Attack, Propose
from parlour.games.illuminati.goods import Goods
from parlour.games.illuminati.model import Options, State
from parlour.games.illuminati.picture import picture
from parlour.kit.actors import OMNISCIENT, SPECTATOR, Seat, Viewer
from tests.games.illuminati.scene import Scene
from tests.games.playing import positions


def shown(s: State, viewer: Viewer) -> list[str]:
    return picture(GAME.view(s, viewer)).splitlines()


def scene(options: Options | None = None) -> Scene:
    """The first player has a Group below another one, MB on it, and a Special."""
    laid = Scene(2, options)
    deck = laid.deck
    first, outs = laid.first, deck.outs
    branching = [card for card in range(deck.first_faction) if len(outs[card]) > 1 and deck.power[card] > 1]
    upper, lower = branching[:2]
    laid.own(first, upper, laid.illuminati(first), 0, 7)
    laid.own(first, lower, upper, outs[upper][0], 31)
    laid.hold(first, abilities.Peek)
    return laid


def lines_of(s: State, viewer: Viewer, seat: int) -> list[str]:
    """A player's line, and those of the structure."""
    lines = shown(s, viewer)
    start = next(i for i, line in enumerate(lines) if re.match(rf"[ >x]{'abcdefgh'[seat]} ", line))
    end = next(
        (i for i, line in enumerate(lines[start + 1 :], start + 1) if re.match(r"[ >x][a-h] ", line)), len(lines)
    )
    return lines[start:end]


def test_the_owner_sees_money_and_hand() -> None:
    laid = scene()
    player, root, upper, lower = lines_of(laid.s, Viewer(laid.first), laid.first)
    assert player.endswith("(1) 2 Wiretap")
    assert [line.split("=")[1] for line in (root, upper, lower)] == ["0", "7", "31"]
    assert upper.startswith("     t "), "it hangs on the upper arrow"
    assert lower.startswith("        ")
    assert laid.deck.groups[laid.s.players[laid.first].cards[2].card].name in lower


@pytest.mark.parametrize("viewer", [None, 1])
def test_nobody_else_does(viewer: int | None) -> None:
    laid = scene()
    who = SPECTATOR if viewer is None else Viewer(laid.seat(viewer))
    player, *structure = lines_of(laid.s, who, laid.first)
    assert player.endswith("(1)")
    assert [line.split("=")[1] for line in structure] == ["?", "?", "?"]


def test_open_treasuries_are_shown_and_hands_are_not() -> None:
    laid = scene(Options(open_treasuries=True))
    player, *structure = lines_of(laid.s, SPECTATOR, laid.first)
    assert player.endswith("(1)")
    assert [line.split("=")[1] for line in structure] == ["0", "7", "31"]


def test_everything_is_shown_to_the_omniscient() -> None:
    laid = scene()
    player, *structure = lines_of(laid.s, OMNISCIENT, laid.first)
    assert "Wiretap" in player
    assert structure[2].endswith("=31")


@pytest.mark.clause("15.1")
def test_s15_1_an_illuminati_that_lies_face_down_is_a_question_mark() -> None:
    laid = scene(Options(hidden_factions=True))
    down, seat = laid.s.players[laid.first].face_down.value, laid.first
    laid.s.players[seat].named = [card for card in (83, 84, 85) if card != down][:2]
    named = ",".join(map(str, laid.s.players[seat].named))
    for viewer, told in ((Viewer(laid.first), f" illuminati {down}"), (SPECTATOR, "")):
        player, root, *_ = lines_of(laid.s, viewer, seat)
        assert root.split("=")[0].strip() == f"{laid.illuminati(seat)} ? 8/8 +8"
        assert player.endswith(f"{told} not {named}")
        assert ("illuminati" in player) == bool(told)


def test_an_attack_is_shown_term_by_term() -> None:
    laid = scene()
    attacker = laid.s.players[laid.first].cards[1].card
    target = next(card for card in range(laid.deck.first_faction) if laid.s.owner[card] != laid.first)
    laid.free(target)
    laid.do(laid.first, Attack(attacker, target, "control"))
    lines = shown(laid.s, SPECTATOR)
    (at,) = [i for i, line in enumerate(lines) if line.startswith("! ")]
    step = next(step for step in GAME.view(laid.s, SPECTATOR).state["agenda"] if step["type"] == "Attempt")
    assert lines[at] == f"! {attacker}>{target} control N {step['number']}"
    assert sum(int(number) for number in re.findall(r"[+-]\d+", lines[at + 1])) == step["number"]
    assert re.match(rf"o {target} ", next(line for line in lines if line.startswith(f"o {target} ")))


def test_an_offer_is_told_to_the_two_alone() -> None:
    laid = Scene(3)
    laid.fund(laid.illuminati(laid.first), 9)
    laid.do(laid.first, Propose(laid.seat(1), Goods(4), Goods(5)), open=True)
    told = [[line for line in shown(laid.s, Viewer(laid.seat(ahead))) if line[0] == "$"] for ahead in range(3)]
    assert [line[0].split()[-1] for line in told] == ["4/5", "4/5", "?/?"]


def games() -> Iterator[State]:
    """Random games, up to their end."""
    for seats in (2, 4, 8):
        yield from positions(GAME, Options(round_limit=3, hidden_factions=seats == 4), seats)


def test_every_view_can_be_drawn() -> None:
    seen = 0
    for i, s in enumerate(games()):
        if i % 5 and not s.reason:
            continue
        for viewer in (SPECTATOR, OMNISCIENT, Viewer(Seat(0))):
            lines = shown(s, viewer)
            assert max(map(len, lines)) < 150
            cards = [card for line in lines if (card := re.match(r"[ o+]\s+[trbl ]? *(\d+) [\w?]", line))]
            held = sum(len(player.cards) for player in s.players)
            assert len(cards) == held + len(s.uncontrolled) + len(s.dead)
            seen += 1
    assert seen > 50


def test_the_game_draws_like_that() -> None:
    laid = scene()
    view = GAME.view(laid.s, SPECTATOR)
    assert GAME.picture(view) == picture(view)
