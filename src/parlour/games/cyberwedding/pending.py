"""What pending steps of one chapter say to the cards played above them (§1.5, §10.2)."""

from __future__ import annotations

from msgspec import Struct

from parlour.games.cyberwedding.asking import Asking
from parlour.games.cyberwedding.model import NONE, Ability
from parlour.kit.actors import Seat
from parlour.kit.agenda import Step
from parlour.kit.types import Public

__all__ = ("Bout", "Counter", "Declared", "Moving", "Sentence", "Stalking", "Wreckage")


class Counter(Struct, frozen=True):
    """#3 A Cyberman that was just destroyed, its counter back in the supply."""

    cyberman: int
    """The id it had."""
    mark: int
    ability: Ability


class Bout(Asking, kw_only=True):
    """§4, §5.6 A fight, or another roll against a Cyberman: ``seat`` is who fights."""

    cyberman: Public[int]
    """Its id; it may be destroyed while this is pending."""
    partial: Public[bool] = False
    """Does the Partial fight, not the group?"""
    shot: Public[bool] = False
    """Is the Cyberman somewhere else?"""
    redo: Public[bool] = False
    """#4 The last roll does not count, another one does."""


class Moving(Asking, kw_only=True):
    """§3.4 The Movement Phase of ``seat``."""

    allowance: Public[int] = NONE
    """What is left of it; ``NONE`` before the roll."""
    hedges: Public[bool] = False
    """#12"""
    over: Public[bool] = False
    """The group moves no more: it has stopped, or a car run has ended."""


class Stalking(Asking, kw_only=True):
    """§8 The movement of the Partial of ``seat``."""

    left: Public[int] = NONE
    """Squares; ``NONE`` before the first one."""


class Declared(Step, kw_only=True):
    """§3.6 A Cyberman's special ability is declared against ``seat``."""

    seat: Public[Seat]
    cyberman: Public[int]
    cancelled: Public[bool] = False
    """#14"""
    missed: Public[bool] = False
    """#5"""


class Wreckage(Step, kw_only=True):
    """§10.2 (3) Ordinary Cybermen were just destroyed."""

    counters: Public[list[Counter]]
    """That may still be taken."""


class Sentence(Step, kw_only=True):
    """§5.3 A captive is about to be converted."""

    captive: Public[int]
    glitch: Public[bool] = False
    """#24"""
