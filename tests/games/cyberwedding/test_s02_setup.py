"""§2 Setting up: who chooses first, the draft, the auction, the board."""

from __future__ import annotations

from typing import Any

import pytest

from parlour.games.cyberwedding import table_events as events
from parlour.games.cyberwedding.actions import Bid, ChooseCorner, LeaveAuction, Pass, PickCharacter, PlaceGroup
from parlour.games.cyberwedding.auction import Auction
from parlour.games.cyberwedding.cards import FACTS, CardKind
from parlour.games.cyberwedding.game import GAME
from parlour.games.cyberwedding.model import ACTIVE, NONE, Ability, Character, Options, Phase, State
from parlour.games.cyberwedding.setup import Draft, pickable
from parlour.kit.actors import Seat
from parlour.kit.chance import Scripted, Seeded
from parlour.kit.legal import NotAllowed
from tests.games.cyberwedding.scene import at

C = Character


class Table:
    """A game from its first decision on."""

    def __init__(self, seats: int, seed: bytes = b"set up") -> None:
        self.chance = Seeded(seed)
        self.s, self.events = GAME.start(Options(), seats, self.chance)

    @property
    def asked(self) -> Seat:
        return GAME.prompts(self.s)[0].seat

    @property
    def kind(self) -> str:
        return GAME.prompts(self.s)[0].kind

    def do(self, *actions: Any) -> Table:
        for action in actions:
            self.events += GAME.apply(self.s, self.asked, action, self.chance)
            assert GAME.invariants(self.s) == []
        return self

    def until(self, kind: str) -> Table:
        while self.kind != kind:
            self.events += GAME.expires(self.s, self.asked, self.chance)
        return self

    def told(self, cls: type[Any]) -> list[Any]:
        return [event for event in self.events if isinstance(event, cls)]

    def code(self, action: Any) -> str:
        with pytest.raises(NotAllowed) as error:
            GAME.apply(self.s, self.asked, action, self.chance)
        return error.value.refused.code


@pytest.mark.clause("2", "2.1")
def test_s02_1_the_highest_roll_chooses_first_and_ties_roll_again() -> None:
    s, told = GAME.start(Options(), 3, Scripted("die 4 1 4 2 5"))
    rolls = [(event.seat, event.die) for event in told if isinstance(event, events.ChooserRolled)]
    assert rolls == [(0, 5), (1, 2), (2, 5), (0, 3), (2, 6)]
    assert [prompt.seat for prompt in GAME.prompts(s)] == [2]


@pytest.mark.clause("2.1")
def test_s02_1_three_rounds_clockwise_until_everybody_has_two_and_one() -> None:
    table = Table(4)
    while table.kind == "draft":
        table.do(PickCharacter(pickable(table.s, table.asked)[-1]))
    order = [event.seat for event in table.told(events.CharacterPicked)]
    first = order[0]
    assert order == [(first + ahead) % 4 for ahead in range(12)]
    for player in table.s.players:
        kinds = [member.character in ACTIVE for member in player.members]
        assert sorted(kinds) == [False, True, True]
    taken = [member.character for player in table.s.players for member in player.members]
    assert taken.count(C.BRIDE) == taken.count(C.GROOM) == 1


@pytest.mark.clause("2.1", "1.2")
def test_s02_1_in_time_only_the_couple_is_left_to_take() -> None:
    table = Table(2)
    table.do(*map(PickCharacter, (C.GEEK, C.GEEK)))
    assert table.code(PickCharacter(C.ATHLETIC)) == "couple_first"
    assert pickable(table.s, table.asked) == [C.BRIDE, C.GROOM, C.WHINER, C.REENACTOR]
    table.do(PickCharacter(C.WHINER))
    last, other = table.asked, Seat(1 - table.asked)
    table.do(PickCharacter(C.BRIDE))
    assert table.told(events.CharacterPicked)[-1] == events.CharacterPicked(seat=other, character=C.GROOM)
    assert table.asked == last, "the only one that is left was taken by itself"
    assert table.code(PickCharacter(C.ATHLETIC)) == "group_full"


@pytest.mark.clause("2.1", "1.2")
def test_s02_1_each_of_the_couple_once_others_any_number_of_times() -> None:
    table = Table(3).do(*map(PickCharacter, (C.BRIDE, C.GEEK, C.GEEK, C.WHINER)))
    assert table.code(PickCharacter(C.BRIDE)) == "taken"
    table.do(PickCharacter(C.WHINER))
    assert [event.character for event in table.told(events.CharacterPicked)].count(C.WHINER) == 2


def auction(table: Table) -> Auction:
    step = table.s.agenda[-1]
    assert isinstance(step, Auction)
    return step


@pytest.mark.clause("2.2")
def test_s02_2_twelve_cards_are_auctioned_and_the_winner_reveals_the_next() -> None:
    table = Table(3).until("bid")
    step = auction(table)
    assert len(step.pile) == 11
    assert all(FACTS[card].auctioned for card in step.pile)
    assert not any(FACTS[card].auctioned for card in table.s.deck)
    chooser = step.revealer
    assert table.asked == (chooser + 1) % 3
    card, opener = step.card, table.asked
    assert card is not None
    table.do(Bid(2), Pass())
    assert table.code(Bid(2)) == "bid_too_low"
    assert table.code(Bid(11)) == "purse_too_small"
    table.do(Bid(3))
    assert table.asked == opener
    table.do(Pass())
    assert table.told(events.LotSold)[-1] == events.LotSold(seat=chooser, card=card, amount=3)
    assert table.s.players[chooser].vp == 7
    assert table.s.players[chooser].hand == [card]
    assert auction(table).revealer == chooser
    assert table.asked == (chooser + 1) % 3


@pytest.mark.clause("2.2")
def test_s02_2_a_card_without_a_bid_is_set_aside_and_the_same_player_reveals() -> None:
    table = Table(3).until("bid")
    step = auction(table)
    revealer, card = step.revealer, step.card
    table.do(Pass(), Pass(), Pass())
    assert auction(table).set_aside == [card]
    assert auction(table).revealer == revealer
    assert table.asked == (revealer + 1) % 3


@pytest.mark.clause("2.2", "11")
def test_s02_2_example_16_who_has_three_cards_is_skipped_and_seven_leave_three() -> None:
    table = Table(2).until("bid")
    rich, other = table.asked, Seat(1 - table.asked)
    table.do(Bid(7), Pass())
    assert table.s.players[rich].vp == 3
    while len(table.s.players[rich].hand) < 3:
        table.do(Bid(1) if table.asked == rich else Pass())
    assert table.s.players[rich].vp == 1
    assert table.kind == "bid"
    assert table.asked == other
    table.do(Pass())
    assert table.asked == other, "a sole bidder is asked alone"
    table.do(LeaveAuction())
    assert table.told(events.AuctionEnded)


@pytest.mark.clause("2.2")
def test_s02_2_it_ends_when_all_have_left_and_everybody_is_dealt_three() -> None:
    table = Table(3).until("bid").do(LeaveAuction(), LeaveAuction(), LeaveAuction())
    assert table.kind == "corner"
    assert [len(player.hand) for player in table.s.players] == [3, 3, 3]
    assert len(table.s.deck) == 65 - 9


@pytest.mark.clause("2.2")
def test_s02_2_it_ends_when_nobody_has_points_left() -> None:
    table = Table(2).until("bid")
    table.do(Bid(10), Pass())
    table.do(*[Bid(10)] if table.s.players[table.asked].vp == 10 else [])
    assert table.told(events.AuctionEnded)
    assert [player.vp for player in table.s.players] == [0, 0]


@pytest.mark.clause("2.3")
def test_s02_3_the_grooms_player_sets_up_the_unit_and_two_cybermen_look_away_from_it() -> None:
    table = Table(3).until("corner")
    s = table.s
    groom = next(p.seat for p in s.players if any(m.character is C.GROOM for m in p.members))
    assert table.asked == groom
    assert table.code(ChooseCorner(at(5, 12))) == "not_a_corner"
    table.do(ChooseCorner(at(11, 15)))
    assert s.units == [at(11, 15)]
    assert s.spare_units == 2
    stands = [(c.square, c.mark, c.ability, c.facing) for c in s.cybermen]
    assert stands == [(at(10, 15), 1, Ability.PLAIN, 0), (at(11, 14), 1, Ability.PLAIN, 3)]
    assert [(p.escape, p.fatigue) for p in s.players] == [(3, 3)] * 3
    assert [table.s.tiles[t] for t in (8, 13)] == [0, 0]
    assert s.tiles.count(NONE) == 28


@pytest.mark.clause("2.3")
def test_s02_3_groups_stand_alone_and_the_brides_player_begins() -> None:
    table = Table(3).until("corner").do(ChooseCorner(at(4, 12)))
    assert table.code(PlaceGroup(at(4, 12))) == "not_allowed_there"
    assert table.code(PlaceGroup(at(4, 13))) == "not_allowed_there"
    assert table.code(PlaceGroup(at(4, 11))) == "not_allowed_there"
    groom = table.asked
    table.do(PlaceGroup(at(8, 14)))
    assert table.asked == (groom + 1) % 3
    assert table.code(PlaceGroup(at(8, 14))) == "not_allowed_there"
    table.do(PlaceGroup(at(8, 15)), PlaceGroup(at(9, 15)))
    bride = next(p.seat for p in table.s.players if any(m.character is C.BRIDE for m in p.members))
    assert (table.s.active, table.s.first, table.s.round) == (bride, bride, 1)
    assert table.s.phase is not Phase.SETUP


def stops(s: State, seat: int) -> list[str]:
    """What the defaults of a leaver have chosen."""
    return [str(member.character) for member in s.players[seat].members]


@pytest.mark.clause("10.3", "10.6")
def test_s10_6_for_who_leaves_in_set_up_the_defaults_decide_then_the_group_goes() -> None:
    table = Table(3)
    assert isinstance(table.s.agenda[-1], Draft)
    gone = Seat((table.asked + 1) % 3)
    GAME.leaves(table.s, gone, table.chance)
    while table.s.phase is Phase.SETUP:
        table.events += GAME.expires(table.s, table.asked, table.chance)
    assert len(stops(table.s, gone)) == 3
    assert table.s.players[gone].state == "out"
    assert table.s.players[gone].square == NONE
    assert table.asked != gone
    assert table.s.players[gone].hand == []
    assert CardKind.GOLD in [*table.s.deck, *table.s.discarded, *(c for p in table.s.players for c in p.hand)]


@pytest.mark.clause("2.3", "3.0", "10.6")
def test_s10_6_without_the_brides_player_the_next_one_has_the_first_turn() -> None:
    table = Table(3).until("group")
    bride = next(p.seat for p in table.s.players if any(m.character is C.BRIDE for m in p.members))
    GAME.leaves(table.s, bride, table.chance)
    while table.s.phase is Phase.SETUP:
        table.events += GAME.expires(table.s, table.asked, table.chance)
    following = Seat((bride + 1) % 3)
    assert (table.s.first, table.s.active, table.s.round) == (bride, following, 1)
    assert [event.seat for event in table.told(events.TurnStarted)] == [following]
    assert [event.round for event in table.told(events.RoundBegan)] == [1]
