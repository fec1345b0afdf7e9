"""§10 Specials: each of them, who may play it when, and the answers."""

from __future__ import annotations

import pytest

from parlour.games.illuminati import events
from parlour.games.illuminati.actions import Finish, Hang, Pass, PlaySpecial, Redistribute, ShowSpecials
from parlour.games.illuminati.game import GAME
from parlour.games.illuminati.model import UNCONTROLLED
from parlour.kit.actors import Viewer
from tests.games.illuminati.table import Table, names_of


def test_s10_cash_lands_on_the_illuminati() -> None:
    table = Table(3)
    (cash,) = table.hand(table.me, "cash")
    table.do(table.me, PlaySpecial(cash))
    assert table.money(table["me"]) == [15]
    assert table.s.discarded == [cash]
    assert table.s.actions == 2


def test_s10_nobody_plays_what_he_does_not_hold() -> None:
    table = Table(3)
    table.hand(table.you, "cash")
    assert table.refused(table.me, PlaySpecial(table.special("cash"))) == ("no_such_special", "10")
    assert table.refused(table.me, PlaySpecial(99)) == ("no_such_special", "10")


@pytest.mark.parametrize("name", ["two", "twelve", "mole", "guest", "double", "counter", "skip", "whisper"])
def test_s10_a_special_with_a_moment_is_not_for_any_time(name: str) -> None:
    table = Table(3)
    (kind,) = table.hand(table.me, name)
    assert table.refused(table.me, PlaySpecial(kind)) == ("not_now", "10")


def test_s10_who_has_cards_is_asked_for_an_answer_and_nobody_else() -> None:
    """By the number of cards, not by what they are."""
    table = Table(4)
    (cash,) = table.hand(table.me, "cash")
    table.hand(table.they, "two")
    table.do(table.me, PlaySpecial(cash))
    assert table.asked() == ("respond", table.they)
    assert list(GAME.legal(table.s, table.they)) == [Pass()]
    table.do(table.they, Pass())
    assert table.money(table["me"]) == [15]


def test_s10_the_counter_undoes_a_special_and_another_one_undoes_that() -> None:
    table = Table(3)
    (cash, _) = table.hand(table.me, "cash", "counter")
    table.hand(table.you, "counter")
    table.do(table.me, PlaySpecial(cash))
    counter = PlaySpecial(table.special("counter"))
    made = table.do(table.you, counter)
    assert table.asked() == ("respond", table.me)
    made += table.do(table.me, counter)
    assert table.money(table["me"]) == [15]
    assert not [event for event in made if isinstance(event, events.SpecialCountered)]
    assert len(table.s.discarded) == 3


def test_s10_a_countered_special_does_nothing_and_is_lost() -> None:
    table = Table(3)
    (cash,) = table.hand(table.me, "cash")
    table.hand(table.you, "counter")
    table.do(table.me, PlaySpecial(cash))
    made = table.do(table.you, PlaySpecial(table.special("counter")))
    assert table.money(table["me"]) == [0]
    assert [event.special for event in made if isinstance(event, events.SpecialCountered)] == [cash]
    assert len(table.s.discarded) == 2


def test_s10_others_hand_in_an_any_time_special_between_decisions() -> None:
    """R 44"""
    table = Table(3)
    (cash,) = table.hand(table.they, "cash")
    table.do(table.they, PlaySpecial(cash), open=True)
    assert table.money(table["they"]) == [15]
    assert table.asked() == ("act", table.me)


def test_s10_not_in_the_middle_of_an_answer() -> None:
    """R 30"""
    table = Table(3)
    (cash,) = table.hand(table.me, "cash")
    (other,) = table.hand(table.they, "cash")
    table.do(table.me, PlaySpecial(cash))
    assert table.refused(table.they, PlaySpecial(other), open=True) == ("not_now", "10")


def test_s10_in_a_money_round_the_awaited_player_plays_one() -> None:
    """R 48: and the round begins anew for those who have passed."""
    table = Table(3, {"loose": {}})
    table.out("loose")
    table.hand(table.you, "cash")
    table.announce("me", "loose")
    table.do(table.me, Pass())
    assert table.asked() == ("money", table.you)
    table.do(table.you, PlaySpecial(table.special("cash")))
    assert table.asked() == ("money", table.you)
    table.do(table.you, Pass())
    asked = []
    while (now := table.asked()) and now[0] == "money":
        asked.append(now[1])
        table.do(now[1], Pass())
    assert table.me in asked


# -- the takeover ----------------------------------------------------------------------------------------------------


def test_s10_the_takeover_is_a_regular_action_without_a_roll() -> None:
    """R 27: any card with an open arrow is the master, and takes no part in anything."""
    table = Table(3, {"mine": {}, "loose": {"resistance": 20}})
    table.hang(table.me, "mine", side=1)
    table.out("loose")
    (envelope,) = table.hand(table.me, "envelope")
    table.do(table.me, PlaySpecial(envelope, table["loose"]))
    assert table.asked() == ("hang", table.me)
    masters = {action.master for action in GAME.legal(table.s, table.me) if isinstance(action, Hang)}
    assert masters == {table["me"], table["mine"]}
    table.do(table.me, next(iter(GAME.legal(table.s, table.me))))
    assert names_of(table, table.me) == ["loose", "mine"]
    assert table.s.actions == 1
    assert [own.used for own in table.s.players[table.me].cards] == [0, 0, 0]


def test_s10_the_takeover_reaches_uncontrolled_groups_only() -> None:
    table = Table(3, {"theirs": {}})
    table.hang(table.you, "theirs")
    (envelope,) = table.hand(table.me, "envelope")
    assert table.refused(table.me, PlaySpecial(envelope, table["theirs"])) == ("no_such_group", "10")
    table.s.actions = 0
    table.out("filler_3")
    assert table.refused(table.me, PlaySpecial(envelope, table["filler_3"])) == ("no_actions_left", "4.3")


def test_s10_a_countered_takeover_takes_nothing() -> None:
    table = Table(3, {"loose": {}})
    table.out("loose")
    (envelope,) = table.hand(table.me, "envelope")
    table.hand(table.you, "counter")
    table.do(table.me, PlaySpecial(envelope, table["loose"]))
    table.do(table.you, PlaySpecial(table.special("counter")))
    assert table.s.owner[table["loose"]] == UNCONTROLLED
    assert table.asked() == ("act", table.me)


# -- looking ---------------------------------------------------------------------------------------------------------


def test_s10_a_peek_at_a_treasury_is_for_own_eyes() -> None:
    table = Table(3, {"theirs": {}})
    table.hang(table.you, "theirs", money=7)
    (peek,) = table.hand(table.me, "peek")
    made = table.do(table.me, PlaySpecial(peek, table["theirs"]))
    (seen,) = [event for event in made if isinstance(event, events.TreasuryPeeked)]
    assert seen.money == 7
    assert GAME.redact(seen, Viewer(table.you)) is None
    assert GAME.redact(seen, Viewer(table.me)) is not None


def test_s10_a_peek_at_a_hand() -> None:
    table = Table(3)
    (peek,) = table.hand(table.me, "peek")
    kinds = table.hand(table.you, "two", "cash")
    made = table.do(table.me, PlaySpecial(peek, to=table.you))
    made += table.all_pass("respond")
    (seen,) = [event for event in made if isinstance(event, events.HandPeeked)]
    assert seen.specials == sorted(kinds)
    assert GAME.redact(seen, Viewer(table.they)) is None


def test_s10_what_cannot_be_looked_at() -> None:
    table = Table(3, {"mine": {}, "loose": {}})
    table.hang(table.me, "mine", side=1)
    table.out("loose")
    (peek,) = table.hand(table.me, "peek")
    assert table.refused(table.me, PlaySpecial(peek, table["mine"])) == ("no_such_group", "10")
    assert table.refused(table.me, PlaySpecial(peek, table["loose"])) == ("no_such_group", "10")
    assert table.refused(table.me, PlaySpecial(peek, to=table.you)) == ("no_such_player", "10")
    assert table.refused(table.me, PlaySpecial(peek)) == ("no_such_player", "10")


# -- the dead, and money ---------------------------------------------------------------------------------------------


def test_s10_back_from_the_dead_and_the_count_stays() -> None:
    table = Table(3, {"mine": {"power": 8}, "loose": {}})
    table.hang(table.me, "mine", side=1)
    table.out("loose")
    (revive,) = table.hand(table.me, "revive")
    assert table.refused(table.me, PlaySpecial(revive, table["loose"])) == ("not_dead", "10")
    table.strike((1, 1), "mine", "loose", "destroy")
    table.do(table.me, PlaySpecial(revive, table["loose"]))
    assert table["loose"] in table.s.uncontrolled
    assert table.s.dead == []
    assert table.s.players[table.me].destroyed == 1
    table.strike((1, 1), "me", "loose", "destroy")
    assert table.s.players[table.me].destroyed == 2


def test_s10_creative_money_five_more_and_anywhere() -> None:
    table = Table(3, {"mine": {}})
    table.hang(table.me, "mine", side=1, money=3)
    (accounts,) = table.hand(table.me, "accounts")
    table.do(table.me, PlaySpecial(accounts))
    assert table.asked() == ("redistribute", table.me)
    pairs = tuple(sorted(((table["me"], 0), (table["mine"], 8))))
    table.do(table.me, Redistribute(pairs))
    assert table.money(table["me"], table["mine"]) == [0, 8]
    assert table.asked() == ("act", table.me)


def test_s10_a_countered_whisper_ends_the_attack() -> None:
    table = Table(3, {"mine": {"power": 6}, "powerless": {"power": 0}})
    table.hang(table.me, "mine", side=1)
    table.out("powerless")
    (whisper,) = table.hand(table.me, "whisper")
    table.hand(table.you, "counter")
    table.do(table.me, table.attack("mine", "powerless", "destroy", special=whisper))
    made = table.do(table.you, PlaySpecial(table.special("counter")))
    assert any(isinstance(event, events.AttackFailed) for event in made)
    assert table.asked() == ("act", table.me)
    assert table.s.actions == 1
    assert table.held(table["mine"]).used == 1


def test_s10_hands_are_secret_and_their_size_is_not() -> None:
    """R 25"""
    table = Table(3)
    kinds = table.hand(table.you, "two", "cash")
    seen = GAME.view(table.s, Viewer(table.me)).state["players"][table.you]["hand"]
    assert seen == {"hidden": 2}
    assert GAME.view(table.s, Viewer(table.you)).state["players"][table.you]["hand"] == sorted(kinds)


def test_s10_who_leaves_in_the_middle_of_an_answer() -> None:
    table = Table(3)
    (cash,) = table.hand(table.me, "cash")
    table.hand(table.you, "two")
    table.do(table.me, PlaySpecial(cash))
    GAME.leaves(table.s, table.you, table.chance)
    assert table.money(table["me"]) == [15]
    assert table.asked() == ("act", table.me)
    table.do(table.me, Finish())


def test_s10_specials_are_shown_to_whom_one_likes() -> None:
    """R 25: at any moment; only the two know of it."""
    table = Table(3)
    two, cash = table.hand(table.you, "two", "cash")
    assert table.refused(table.you, ShowSpecials(table.you, (two,)), open=True) == ("no_such_player", "10")
    assert table.refused(table.you, ShowSpecials(table.me, (two, two)), open=True) == ("no_such_special", "10")
    assert table.refused(table.you, ShowSpecials(table.me, ()), open=True) == ("nothing_to_show", "10")
    assert table.refused(table.you, ShowSpecials(table.me, (cash, two)), open=True) == ("cards_in_order", "10")
    (shown,) = table.do(table.you, ShowSpecials(table.me, (two, cash)), open=True)
    assert GAME.redact(shown, Viewer(table.they)) is None
    assert GAME.redact(shown, Viewer(table.me)) == {
        "type": "SpecialsShown",
        "seat": table.you,
        "to": table.me,
        "specials": [two, cash],
    }
    assert table.s.players[table.you].hand.value == [two, cash]


def test_s10_specials_are_not_shown_without_end() -> None:
    table = Table(3)
    (two,) = table.hand(table.you, "two")
    for _ in range(6):
        table.do(table.you, ShowSpecials(table.me, (two,)), open=True)
    assert table.refused(table.you, ShowSpecials(table.me, (two,)), open=True) == ("too_many_shown", "10")
    table.finish_turn()
    table.do(table.you, ShowSpecials(table.me, (two,)), open=True)
