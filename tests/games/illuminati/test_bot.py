"""The opponents: they see what a person sees, play by the rules, stop whoever is about to win, and do fair deals."""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Iterator
from typing import Any

import pytest

from parlour.bots import levels, think
from parlour.games.illuminati import abilities as a
from parlour.games.illuminati.actions import (
    Accept,
    Attack,
    BreakPrivilege,
    Counter,
    Finish,
    Pass,
    PlaySpecial,
    Propose,
    Refuse,
    Spend,
)
from parlour.games.illuminati.game import GAME
from parlour.games.illuminati.goals import needed
from parlour.games.illuminati.goods import NOTHING, Goods
from parlour.games.illuminati.model import NONE, PAID, Options, State
from parlour.kit.actors import Seat, Viewer
from parlour.kit.agenda import Prompt
from parlour.kit.budget import Iterations
from parlour.kit.chance import Chance, Seeded
from parlour.kit.legal import Form
from parlour.sim import InProcess, Plan, play
from parlour.sim.strength import Duel, strength
from tests.games.illuminati.opponents import LAST, LEVELS, answer, asked, chosen, grow, nearly_won
from tests.games.illuminati.table import SPECIALS, Table, rich_deck

RICH = Options(deck=rich_deck(), round_limit=6)
HIDDEN = Options(deck=rich_deck(), round_limit=6, hidden_factions=True)


def walk(seats: int, seed: int, options: Options, most: int = 400) -> Iterator[tuple[State, Prompt]]:
    """A game of bots of all levels, now and then a decision at random; every position, the state is the walk's own."""
    chance, rng = Seeded(b"walk %d" % seed), Seeded(b"rng %d" % seed)
    s, _ = GAME.start(options, seats, chance)
    for number in range(most):
        prompt = asked(s)
        if prompt is None:
            return
        yield s, prompt
        action = _next(s, prompt, number, rng)
        GAME.apply(s, prompt.seat, action, chance, open=GAME.beside(s, prompt.seat, action))


def _next(s: State, prompt: Prompt, number: int, rng: Chance) -> Any:
    if prompt.kind != "offer" and rng.below("random", 5) == 0:
        return GAME.legal(s, prompt.seat).sample(rng)
    if not s.deals.offers and rng.below("deal", 12) == 0:
        beside = GAME.open(s, prompt.seat)
        form = beside.form()
        offer = beside.sample(rng) if isinstance(form, Form) and form.forms else None
        if isinstance(offer, Propose) and GAME.beside(s, prompt.seat, offer):
            return offer
    return chosen(LEVELS[(prompt.seat + number // 50) % 3], s, prompt, number)


def may(s: State, seat: int, action: Any) -> bool:
    return GAME.legal(s, Seat(seat)).why_not(action) is None or GAME.beside(s, Seat(seat), action)


def test_levels() -> None:
    assert levels(GAME) == LEVELS


@pytest.mark.parametrize("seats", range(2, 9))
def test_always_legal(seats: int) -> None:
    kinds = set()
    for index, options in enumerate((*GAME.option_sets(), RICH, HIDDEN)):
        for s, prompt in walk(seats, 10 * seats + index, options, 120):
            kinds.add(prompt.kind)
            for level in LEVELS:
                action = chosen(level, s, prompt)
                assert may(s, prompt.seat, action), (level, prompt, action)
    assert {"act", "money", "hang", "transfer", "react"} <= kinds


def test_always_legal_whatever_is_asked() -> None:
    asks = "act money hang transfer react respond skip double privilege offer hand_over power demand tax upkeep"
    kinds: set[str] = set()
    for seed in range(12):
        if kinds.issuperset(asks.split()):
            return
        for s, prompt in walk(4, 900 + seed, RICH, 300):
            if prompt.kind not in kinds or not seed:
                kinds.add(prompt.kind)
                assert all(may(s, prompt.seat, chosen(level, s, prompt)) for level in LEVELS)
    raise AssertionError(set(asks.split()) - kinds)


@pytest.mark.parametrize("level", LEVELS)
def test_it_uses_nothing_that_it_has_made_up(level: str) -> None:
    """What the bot does not see it draws anew; whatever it draws, it decides the same."""
    positions = 0
    for index, options in enumerate((Options(), RICH, HIDDEN)):
        for s, prompt in walk(4, 30 + index, options):
            if prompt.kind != "goal":
                assert chosen(level, s, prompt, 1) == chosen(level, s, prompt, 2), prompt
                positions += 1
    assert positions > 300


def test_a_worker_thinks_the_same() -> None:
    table = Table()
    (prompt,) = GAME.prompts(table.s)
    view = GAME.view(table.s, Viewer(prompt.seat))
    (text,) = think("illuminati", "hard", {}, view, prompt, "a seed", Iterations(1))
    assert GAME.notation.parse(text) == chosen("hard", table.s, prompt)


# -- attacks ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_it_pays_against_whoever_is_about_to_win(level: str) -> None:
    table = nearly_won()
    table.do(table.me, Pass())
    paid = answer(table, level, table.you)
    assert isinstance(paid, Spend)
    assert paid.side == "against"


def test_hard_lets_others_pay_and_is_there_if_they_do_not() -> None:
    table = nearly_won()
    table.do(table.me, Pass())
    first = answer(table, "hard", table.you)
    assert first == Spend(0, 1, "against")
    table.do(table.you, first)
    table.do(table.they, Pass())
    table.do(table.me, Pass())
    last = answer(table, "hard", table.you)
    assert last.from_illuminati > 4


@pytest.mark.parametrize("level", LEVELS)
def test_it_does_not_pay_against_an_ordinary_attack(level: str) -> None:
    table = Table(3, {"prey": LAST})
    table.out("prey")
    table.fund(table["you"], 10)
    table.announce("me", "prey")
    table.do(table.me, Pass())
    assert answer(table, level, table.you) == Pass()


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_it_defends_its_groups(level: str) -> None:
    table = Table(3, {"mine": {"power": 6, "transferable": 6}, "theirs": {"power": 4, "income": 3}})
    table.hang(table.me, "mine")
    table.hang(table.you, "theirs", side=1, money=2)
    table.fund(table["you"], 6)
    table.announce("me", "theirs", aides=["mine"], kind="neutralize")
    table.do(table.me, Pass())
    paid = answer(table, level, table.you)
    assert isinstance(paid, Spend)
    assert (paid.side, paid.from_group > 0) == ("against", True)


@pytest.mark.parametrize(("hand", "wanted"), [(("mole",), "mole"), (("guest",), "guest"), (("peek", "revive"), "")])
def test_hard_breaks_privilege(hand: tuple[str, ...], wanted: str) -> None:
    """With the Special for it, or by being let in, or with any two."""
    table = Table(3, {"prey": LAST})
    grow(table, table.me, needed(table.s) - 1)
    table.out("prey")
    table.fund(table["you"], 10)
    (spare,) = table.hand(table.me, "cash")
    table.hand(table.you, *hand)
    table.do(table.me, table.attack("me", "prey", privilege=spare))
    while table.asked() == ("respond", table.you):
        table.do(table.you, Pass())
    answered = answer(table, "hard", table.you)
    if wanted:
        assert answered == PlaySpecial(table.special(wanted))
    else:
        assert answered == BreakPrivilege(*sorted(map(table.special, hand)))


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_it_changes_the_roll_that_would_win(level: str) -> None:
    table = nearly_won()
    table.hand(table.you, "twelve")
    table.says(1, 2)
    table.all_pass("money")
    assert answer(table, level, table.you) == PlaySpecial(table.special("twelve"))


def test_hard_wins_with_privilege() -> None:
    """Any Special will do for that."""
    table = Table(3, {"prey": LAST})
    grow(table, table.me, needed(table.s) - 1)
    table.out("prey")
    (spare,) = table.hand(table.me, "skip")
    attack = answer(table, "hard", table.me)
    assert isinstance(attack, Attack)
    assert attack.privilege == spare
    bold = answer(table, "medium", table.me)
    assert isinstance(bold, Attack), "one card short it lets the others pay"
    assert bold.privilege == NONE


def test_hard_pays_for_privilege_where_it_may() -> None:
    chancery = {"abilities": (a.PrivilegeForMoney(cost=5),)}
    table = Table(3, {"prey": LAST}, {"chancery": chancery})
    table.deal(table.me, "chancery")
    grow(table, table.me, needed(table.s) - 1)
    table.out("prey")
    table.fund(table["me"], 12)
    assert answer(table, "hard", table.me).privilege == PAID


def test_hard_does_not_stop_one_short_of_the_goal() -> None:
    """With one Group in reach and two missing it saves its money; with two it takes both."""
    for preys, wanted in ((1, "PassTurn"), (2, "Attack")):
        table = Table(3, {"prey_0": LAST, "prey_1": LAST, "mine": {"power": 9}})
        table.hang(table.me, "mine")
        grow(table, table.me, needed(table.s) - 2)
        table.out(*(f"prey_{i}" for i in range(preys)))
        assert type(answer(table, "hard", table.me)).__name__ == wanted
        assert isinstance(answer(table, "medium", table.me), Attack)


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_it_skips_the_turn_of_whoever_is_about_to_win(level: str) -> None:
    for missing, wanted in ((1, True), (4, False)):
        table = Table(3)
        grow(table, table.you, needed(table.s) - missing)
        table.hand(table.they, "skip")
        while table.asked() != ("skip", table.they):
            kind, seat = table.asked() or ("", 0)
            table.do(seat, Finish()) if kind in ("act", "transfer") else table.expire(seat)
        assert (answer(table, level, table.they) == PlaySpecial(table.special("skip"))) == wanted


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_it_takes_a_group_with_the_special_for_it(level: str) -> None:
    table = Table(3, {"fortress": {"resistance": 9, "power": 5, "income": 4}})
    table.out("fortress")
    table.hand(table.me, "envelope")
    assert answer(table, level, table.me) == PlaySpecial(table.special("envelope"), table["fortress"])


def test_hard_undoes_what_skips_its_turn() -> None:
    table = Table(3)
    table.hand(table.me, "skip")
    table.hand(table.you, "counter")
    while table.asked() != ("skip", table.me):
        kind, seat = table.asked() or ("", 0)
        table.do(seat, Finish()) if kind in ("act", "transfer") else table.expire(seat)
    table.do(table.me, PlaySpecial(table.special("skip")))
    assert answer(table, "hard", table.you) == PlaySpecial(table.special("counter"))
    assert answer(table, "medium", table.you) == Pass()


# -- deals -----------------------------------------------------------------------------------------------------------


def offered(give: Goods, get: Goods, *, money: int = 12, mine: int = 20) -> Table:
    """``me`` has made ``you`` an offer."""
    table = Table(3)
    table.fund(table["you"], money)
    table.fund(table["me"], mine)
    table.hand(table.me, "two", "peek")
    table.hand(table.you, "twelve")
    table.do(table.me, Propose(table.you, give, get), open=True)
    return table


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_it_takes_what_is_good_and_refuses_what_is_not(level: str) -> None:
    two, peek, twelve = (number(name) for name in ("two", "peek", "twelve"))
    good = ((Goods(3), NOTHING), (Goods(specials=(two,)), Goods(5)), (Goods(20), Goods(specials=(twelve,))))
    bad = (
        (NOTHING, Goods(1)),
        (Goods(specials=(peek,)), Goods(12)),
        (Goods(2), Goods(specials=(twelve,))),
        (Goods(specials=(peek,)), Goods(specials=(twelve,))),
    )
    for give, get in good:
        table = offered(give, get, money=2 if get.specials else 12)
        assert answer(table, level, table.you) == Accept(1, 1), (give, get)
    for give, get in bad:
        table = offered(give, get)
        assert answer(table, level, table.you) == Refuse(1, 1), (give, get)


def number(name: str) -> int:
    return list(SPECIALS).index(name)


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_it_names_another_price_once(level: str) -> None:
    table = offered(Goods(10), Goods(specials=(number("twelve"),)))
    countered = answer(table, level, table.you)
    assert isinstance(countered, Counter)
    assert 10 < countered.get.money <= 20
    table.do(table.you, countered, open=True)
    better = Counter(1, 2, Goods(11), Goods(specials=(number("twelve"),)))
    table.do(table.me, better, open=True)
    assert answer(table, level, table.you) == Refuse(1, 3)


@pytest.mark.parametrize("level", LEVELS)
def test_it_never_helps_who_is_about_to_win(level: str) -> None:
    give, get = Goods(20), Goods(specials=(number("twelve"),))
    table = offered(give, get, money=2)
    assert answer(table, "hard", table.you) == Accept(1, 1)
    table = offered(give, get, money=2)
    grow(table, table.me, needed(table.s) - 1)
    assert answer(table, level, table.you) == Refuse(1, 1)


@pytest.mark.parametrize("level", LEVELS)
def test_it_hands_nobody_the_victory(level: str) -> None:
    """A Group for much money: it would be the last one."""
    table = Table(3, {"theirs": {"arrows": "-o-i"}, "puppet": LAST})
    table.chain(table.you, "theirs", "puppet")
    grow(table, table.me, needed(table.s) - 2)
    table.fund(table["me"], 90)
    table.do(table.me, Propose(table.you, Goods(90), Goods(groups=(table["theirs"],))), open=True)
    assert answer(table, level, table.you) == Refuse(1, 1)


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_it_offers_a_special_when_it_needs_money(level: str) -> None:
    """To who has the turn, at most once; it is told by its first answer in the money round."""
    table = Table(3, {"prey": LAST})
    table.out("prey")
    (kind,) = table.hand(table.you, "two")
    table.announce("me", "prey")
    table.do(table.me, Pass())
    offer = answer(table, level, table.you)
    assert isinstance(offer, Propose)
    assert (offer.to, offer.give) == (table.me, Goods(specials=(kind,)))
    table.do(table.you, offer, open=True)
    assert answer(table, level, table.me) == Refuse(1, 1), "it has no money"
    table.do(table.me, Refuse(1, 1), open=True)
    assert answer(table, level, table.you) == Pass()


def test_deals_happen() -> None:
    """Bots come to terms with each other now and then, in games without anybody else."""
    made: Tally[str] = Tally()
    for seed in range(30):
        chance = Seeded(b"deals %d" % seed)
        s, _ = GAME.start(RICH, 4, chance)
        while (prompt := asked(s)) is not None:
            action = chosen("medium", s, prompt)
            made[type(action).__name__] += 1
            GAME.apply(s, prompt.seat, action, chance, open=GAME.beside(s, prompt.seat, action))
        if made["Accept"] > 2:
            break
    assert made["Accept"] > 2
    assert made["Propose"] > made["Accept"]


# -- whole games -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 4, 8])
def test_games_end_by_a_goal(seats: int) -> None:
    row = play(Plan(game="illuminati", seats=("hard", "medium") * (seats // 2), games=1, seed=5), 0)
    assert row.reason in ("goal", "last_player")


def test_medium_beats_easy() -> None:
    [result] = strength([Duel("illuminati", "medium", "easy", tuple(range(1, 13)), 1, {}, 4)], InProcess())
    assert result.share >= 0.5


@pytest.mark.nightly
@pytest.mark.parametrize(("pair", "bar"), [(("hard", "medium"), 0.40), (("medium", "easy"), 0.50)])
def test_the_bars_of_the_strength_table(pair: tuple[str, str], bar: float) -> None:
    """Four players, one of the better kind, two hundred games: see the page on strength."""
    [result] = strength([Duel("illuminati", *pair, tuple(range(1, 201)), 1, {}, 4)], InProcess())
    assert result.games == 200
    assert result.share >= bar
