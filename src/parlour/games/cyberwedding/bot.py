"""§10.9 Three opponents, who know what a person in their seat knows, in every role.

``easy`` walks about, pays as the rules' defaults do, and takes a car if it comes to one; ``medium`` goes for the
nearest tokens, in the second half of the game for the cars, keeps away from Cybermen, sends them after the others by
the published policy, plays its cards when they bring something and helps to buy its own characters back; ``hard`` stays
for the points: it asks for rescues as often as they pay, lets itself be captured when that brings tokens, keeps the
others from the cars, and gets away when the end is near.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from parlour.games.cyberwedding import bot_cards as cards
from parlour.games.cyberwedding import bot_cars as cars
from parlour.games.cyberwedding import bot_cybermen as cybermen
from parlour.games.cyberwedding import bot_fights as fights
from parlour.games.cyberwedding import bot_rescue as rescue
from parlour.games.cyberwedding import bot_setup as setup
from parlour.games.cyberwedding import bot_walk as walk
from parlour.games.cyberwedding.actions import Action, EndTurn, Hotwire, MovePartial, MoveRest, Pass, Stop
from parlour.games.cyberwedding.bot_mind import EASY, HARD, MEDIUM, Mind
from parlour.games.cyberwedding.model import State
from parlour.kit.agenda import Prompt
from parlour.kit.budget import Budget
from parlour.kit.chance import Chance
from parlour.kit.game import View
from parlour.kit.rules import rule

__all__ = ("EASY", "HARD", "MEDIUM", "decide", "easy", "hard", "medium")


def easy(view: View, prompt: Prompt, rng: Chance, budget: Budget) -> Sequence[Action]:
    """Walks about."""
    return (_from_view(view, prompt, rng, EASY),)


def medium(view: View, prompt: Prompt, rng: Chance, budget: Budget) -> Sequence[Action]:
    """Runs for the cars."""
    return (_from_view(view, prompt, rng, MEDIUM),)


def hard(view: View, prompt: Prompt, rng: Chance, budget: Budget) -> Sequence[Action]:
    """Stays for the points."""
    return (_from_view(view, prompt, rng, HARD),)


def _from_view(view: View, prompt: Prompt, rng: Chance, level: int) -> Action:
    from parlour.games.cyberwedding.game import GAME  # here: the game offers its bots, so it is imported first

    return decide(GAME.determinize(view, rng), prompt, rng, level)


@rule("10.9")
def decide(s: State, prompt: Prompt, rng: Chance, level: int) -> Action:
    """What the seat decides. Of the state it looks at nothing that the seat does not see."""
    mind = Mind(s, prompt, rng, level)
    answer = _ANSWERS.get(prompt.kind)
    chosen = answer(mind) if answer else None
    return chosen if chosen is not None and mind.allowed(chosen) else mind.default()


# -- prompts with commands -------------------------------------------------------------------------------------------


def _reveal(mind: Mind) -> Action | None:
    return cards.best_command(mind, last=False) or cybermen.reveal(mind)


def _movement(mind: Mind) -> Action | None:
    """§3.4 Commands first, then the car that is here, then on."""
    if mind.level == EASY:
        return _stroll(mind)
    return cards.best_command(mind, last=False) or walk.car_command(mind) or walk.next_step(mind)


def _stroll(mind: Mind) -> Action | None:
    """Any way, mostly on; a car where there is one."""
    if mind.allowed(Hotwire()):
        return Hotwire()
    ways = [action for action in mind.actions() if not isinstance(action, Stop)]
    return mind.step.sample(mind.s, mind.rng) if ways else Stop()


def _commands(mind: Mind) -> Action | None:
    """§10.2 No tile is left to be turned up."""
    return cards.best_command(mind, last=False) or Pass()


def _car(mind: Mind) -> Action | None:
    """§7 What may be done from inside first."""
    found = cards.best_command(mind, last=False)
    return found if found is not None and mind.allowed(found) else cars.car(mind)


def _cybermen(mind: Mind) -> Action | None:
    return cards.best_command(mind, last=False) or cybermen.move(mind)


def _ability(mind: Mind) -> Action | None:
    return cards.best_command(mind, last=False) or cybermen.ability(mind)


def _end(mind: Mind) -> Action | None:
    return cards.best_command(mind, last=True) or cards.end(mind) or EndTurn()


def _partial(mind: Mind) -> Action | None:
    """§8 It looks for a fight: it alone destroys whom it beats."""
    ways = [action for action in mind.actions() if isinstance(action, MovePartial)]
    fights_of_it = [way for way in ways if mind.blocked(way.to)]
    if fights_of_it and mind.own.fatigue + mind.own.escape >= 2:
        return mind.any_of(fights_of_it)
    return Stop()


def _rest(mind: Mind) -> Action | None:
    return MoveRest()


_ANSWERS: dict[str, Callable[[Mind], Action | None]] = {
    "draft": setup.draft,
    "bid": setup.bid,
    "corner": setup.corner,
    "group": setup.group,
    "home": setup.group,
    "thrown_out": setup.group,
    "reveal": _reveal,
    "commands": _commands,
    "arrival": cybermen.arrival,
    "beam": cybermen.arrival,
    "converted": cybermen.arrival,
    "tokens": cybermen.tokens,
    "movement": _movement,
    "car": _car,
    "in_car": _car,
    "crash": cars.crash,
    "hit": cars.hit,
    "before_roll": fights.before_roll,
    "fight": fights.pay,
    "resist": fights.resist,
    "cover": fights.cover,
    "which_fight": fights.which_fight,
    "capture": fights.captive,
    "lieutenant": _rest,
    "carrier": _rest,
    "cybermen": _cybermen,
    "lieutenant_ability": cybermen.ability,
    "abilities": _ability,
    "go_on": cybermen.go_on,
    "control": cybermen.control,
    "carrier_type": cybermen.kind_of_carrier,
    "role": cybermen.figure,
    "partial": _partial,
    "pledge": rescue.pledge,
    "end": _end,
    "discard": cards.discard,
    "scan": cards.scan,
    "found": cybermen.unit,
    "before_cybermen": cards.window,
    "targeted": cards.window,
    "destroyed": cards.window,
    "glitch": cards.window,
}
