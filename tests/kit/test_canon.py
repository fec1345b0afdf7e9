"""Digests outlive the version that took them."""

from __future__ import annotations

import msgspec
import pytest
from msgspec import Struct

from parlour.kit.actors import Seat
from parlour.kit.canon import canonical, encoded
from parlour.kit.chance import Seeded
from parlour.kit.registry import game
from parlour.kit.types import Part, Public


class Choices(Struct, frozen=True):
    lives: int = 3
    name: str = "alley"


class Old(Part):
    fish: Public[list[int]]
    choices: Public[Choices]


class New(Part):
    """A later version: fields in another order, one more with a default."""

    choices: Public[Choices]
    fish: Public[list[int]]
    nights: Public[int] = 0


class OldTable(Part):
    cats: Public[list[Old]]


class NewTable(Part):
    cats: Public[list[New]]


def test_a_new_field_with_its_default_and_another_order_change_nothing() -> None:
    old, new = Old([1, 2], Choices()), New(Choices(), [1, 2])
    assert canonical(old) == canonical(new) == b'{"choices":{},"fish":[1,2]}'
    assert canonical(OldTable([old])) == canonical(NewTable([new]))


def test_a_field_that_left_its_default_is_written() -> None:
    assert canonical(New(Choices(), [1, 2], nights=1)) == b'{"choices":{},"fish":[1,2],"nights":1}'
    assert canonical(Old([], Choices(lives=4))) == b'{"choices":{"lives":4},"fish":[]}'


def test_defaults_are_compared_by_value_not_by_identity() -> None:
    built = msgspec.json.decode(b'"alley"')
    assert canonical(Old([], Choices(name=built))) == canonical(Old([], Choices()))


@pytest.mark.parametrize("name", ["example", "fourthdim", "hexnet", "illuminati", "iamzombie"])
def test_what_the_type_walk_compiles_says_the_same(name: str) -> None:
    played, chance = game(name), Seeded(bytes(32))
    s, _ = played.start(played.Options(), 2, chance)
    for _ in range(60):
        assert encoded(played.walk.bare(s)) == canonical(s)
        if not (prompts := played.prompts(s)):
            break
        seat = Seat(prompts[0].seat)
        played.apply(s, seat, played.legal(s, seat).sample(chance), chance)
