"""The notation of a game: there and back, one way to write an action, nothing else is read.

A game's tests say in a subclass of :class:`NotationTests` what there is to write, and add what is its own.
"""

from __future__ import annotations

import string
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar, get_args

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from parlour.kit.chance import Seeded
from parlour.kit.game import Game
from parlour.kit.legal import Form
from parlour.kit.notation import Notation, NotationError

__all__ = ("NotationTests", "ShortNotationTests")

ODD = string.printable + "ąє\uff53\u0661\u202e"
# What is drawn depends on the class on purpose: each game has its own actions.
inherited = settings(suppress_health_check=[HealthCheck.differing_executors])
inherited_often = settings(inherited, max_examples=500)


def listed(legal: Any) -> tuple[Any, ...]:
    """What travels with a prompt as a list, of free-form decisions the examples."""
    form = legal.form()
    return form.actions if isinstance(form, Form) else form


class NotationTests:
    """What holds for every game."""

    game: ClassVar[Game[Any, Any]]
    words: ClassVar[Mapping[str, Any]]
    """By what is written: every kind of action, each with each of its parts."""
    hostile: ClassVar[Sequence[str]]
    """Texts that are no action."""
    actions: ClassVar[st.SearchStrategy[Any]]
    letters: ClassVar[str]
    """What the words are made of: texts of these come near to actions."""
    tables: ClassVar[Sequence[tuple[Any, int, int]]]
    """Options, seats and the most decisions of random games."""
    kinds: ClassVar[frozenset[str]]
    """Names of actions that these games offer at least."""

    @property
    def notation(self) -> Notation:
        return self.game.notation

    def ways(self, action: Any) -> set[str]:
        """Every text that is read as the action."""
        return {self.notation.format(action)}

    def test_every_kind_of_action(self) -> None:
        for word, action in self.words.items():
            assert self.notation.parse(word) == action, word
            assert self.notation.format(action) == word
            assert self.notation.parse(f" {word}\n") == action, word

    def test_no_kind_is_missing(self) -> None:
        kinds = get_args(self.game.Action) or (self.game.Action,)
        assert {type(action) for action in self.words.values()} == set(kinds)

    @inherited
    @given(st.data())
    def test_round_trip(self, data: st.DataObject) -> None:
        action = data.draw(self.actions)
        written = self.notation.format(action)
        assert self.notation.parse(written) == action
        assert " " not in written, "a line of the terminal may hold several"
        assert written.isprintable(), "nor does it hold anything that a terminal would act upon"

    def test_nothing_else(self) -> None:
        for word in self.hostile:
            with pytest.raises(NotationError) as error:
                self.notation.parse(word)
            assert error.value.code == "malformed_action", word[:80]
            assert len(str(error.value.args_["text"])) <= 80

    @inherited_often
    @given(st.data())
    def test_what_is_read_is_what_would_be_written(self, data: st.DataObject) -> None:
        """Any text is refused with a code, or is a way to write what it says."""
        known = st.sampled_from(sorted(self.words))
        text = data.draw(st.text(ODD, max_size=20) | st.text(self.letters, max_size=14) | known)
        try:
            action = self.notation.parse(text)
        except NotationError as error:
            code = error.code
        else:
            code = "malformed_action"
            assert text.strip() in self.ways(action)
        assert code == "malformed_action"

    def offered(self) -> Iterator[Any]:
        """What random games list, in turn and out of it, and what is chosen."""
        for options, seats, most in self.tables:
            chance = Seeded(bytes([seats]) * 32)
            s, _ = self.game.start(options, seats, chance)
            for _ in range(most):
                if self.game.outcome(s) is not None:
                    break
                seat = self.game.prompts(s)[0].seat
                legal = self.game.legal(s, seat)
                chosen = legal.sample(chance)
                yield from (*listed(legal), *listed(self.game.open(s, seat)), chosen)
                self.game.apply(s, seat, chosen, chance)

    def test_round_trip_over_what_random_games_offer(self) -> None:
        found: set[str] = set()
        for action in self.offered():
            written = self.notation.format(action)
            assert self.notation.parse(written) == action
            assert " " not in written
            found.add(type(action).__name__)
        assert self.kinds <= found


class ShortNotationTests(NotationTests):
    """And for every game that has short forms beside the kit's own notation."""

    strange: ClassVar[Sequence[Any]]
    """Actions with fields out of any range, which no rule allows."""

    @property
    def kit(self) -> Notation:
        return Notation(get_args(self.game.Action))

    def ways(self, action: Any) -> set[str]:
        return {self.notation.format(action), self.kit.format(action)}

    @inherited
    @given(st.data())
    def test_the_notation_of_the_kit_is_read_as_well(self, data: st.DataObject) -> None:
        """Clients send in it whatever they have composed."""
        action = data.draw(self.actions)
        assert self.notation.parse(self.kit.format(action)) == action

    def test_what_no_rule_allows_can_be_written_too(self) -> None:
        """A refused decision is named in its refusal."""
        for action in self.strange:
            assert self.notation.format(action) == self.kit.format(action)
            assert self.notation.parse(self.notation.format(action)) == action
