"""What a cat may decide, and the standing orders that it may leave (6.5)."""

from __future__ import annotations

from msgspec import Struct

from parlour.kit.actors import Seat


class Prowl(Struct, frozen=True, tag=True):
    """4.2 Choose a place."""

    place: str


class Eat(Struct, frozen=True, tag=True):
    """5.1 Eat a sardine of that worth."""

    worth: int


class Heal(Struct, frozen=True, tag=True):
    """5.1 Buy a life."""


class Finish(Struct, frozen=True, tag=True):
    """5.1 End the grooming."""


class Scavenge(Struct, frozen=True, tag=True):
    """5.3 Draw a card."""


class Watch(Struct, frozen=True, tag=True):
    """5.4 Send the owl."""


class Nap(Struct, frozen=True, tag=True):
    """5.5 Take a fish."""


class Pounce(Struct, frozen=True, tag=True):
    """6.1 Pounce on a cat with a claw of that worth, or without (0)."""

    target: Seat
    claw: int = 0


class Hiss(Struct, frozen=True, tag=True):
    """6.3 Stop what has just been announced."""


class LetPass(Struct, frozen=True, tag=True):
    """6.2 No reaction."""


class MakeOffer(Struct, frozen=True, tag=True):
    """7.1 Offer fish for a card."""

    to: Seat
    fish: int


class Withdraw(Struct, frozen=True, tag=True):
    """7.2 Take an offer back."""

    offer: int


class Accept(Struct, frozen=True, tag=True):
    """7.3 Give this card for the fish of an offer."""

    offer: int
    card: str
    worth: int = 0


Action = (
    Prowl | Eat | Heal | Finish | Scavenge | Watch | Nap | Pounce | Hiss | LetPass | MakeOffer | Withdraw | Accept
)  # fmt: skip


class PassAll(Struct, frozen=True, tag=True):
    """Let everything pass."""


class PassOthers(Struct, frozen=True, tag=True):
    """Let pass what does not concern a pounce on me."""


Order = PassAll | PassOthers
