# cython: language_level=3, boundscheck=False, wraparound=False, initializedcheck=False, cdivision=True
"""§19 The exact dice policy: what to keep of every roll. Compiled by Cython, or run as it stands.

Dice without order are multisets of six faces; those of up to eight dice have numbers 0 … 3002, smaller ones first.
"""

from __future__ import annotations

from array import array

try:
    import cython
except ImportError:
    from parlour.kit import cy as cython  # type: ignore[no-redef]  # the stand-in, where Cython is not installed

__all__ = ("MOST_DICE", "Solver")

MOST_DICE = 8
_FACES = cython.declare(cython.int, 6)
_HANDS = cython.declare(cython.int, 3003)
_EQUAL = cython.declare(cython.double, 1e-9)
"""§23 Values that are no further apart are equal."""


@cython.final
@cython.cclass
class Solver:
    """Solves one situation after the other; nothing but tables of dice outlives a call."""

    _count: cython.int[::1]
    _up: cython.int[::1]
    _down: cython.int[::1]
    _start: cython.int[::1]
    _made: cython.int[::1]
    _known: cython.int[::1]
    _value: cython.double[::1]
    _stages: cython.double[::1]
    _best: cython.double[::1]
    _fewest: cython.double[::1]
    _kept: cython.int[::1]

    _difficulty: cython.int
    _danger: cython.int
    _need: cython.int
    _brains: cython.int
    _health: cython.int
    _pairs: cython.int
    _cap: cython.int
    _triple: cython.int
    _sealed: cython.int
    _slide: cython.int
    _noisy: cython.int
    _feast: cython.int
    _hunger: cython.int
    _gifts: cython.int
    _per_die: cython.int

    _w_stage: cython.double
    _w_claim: cython.double
    _w_wound: cython.double
    _w_freak: cython.double
    _w_brain: cython.double
    _w_down: cython.double
    _w_cap: cython.int

    _fives_paid: cython.int
    _wounds_paid: cython.int
    _gifts_paid: cython.int
    _leaf_value: cython.double
    _leaf_stages: cython.int

    def __init__(self) -> None:
        self._count = array("i", [0]) * (_HANDS * _FACES)
        self._up = array("i", [-1]) * (_HANDS * _FACES)
        self._down = array("i", [-1]) * (_HANDS * _FACES)
        self._start = array("i", [0]) * (MOST_DICE + 2)
        self._made = array("i", [0]) * (_HANDS * 18)
        self._known = array("i", [0]) * 18
        self._value = array("d", [0.0]) * _HANDS
        self._stages = array("d", [0.0]) * _HANDS
        self._best = array("d", [0.0]) * _HANDS
        self._fewest = array("d", [0.0]) * _HANDS
        self._kept = array("i", [0]) * _HANDS
        self._number_hands()

    def _number_hands(self) -> None:
        """Number the multisets, size by size, and link each with those of one die more and one less."""
        numbers: dict[tuple[int, ...], int] = {(0, 0, 0, 0, 0, 0): 0}
        layer = list(numbers)
        for size in range(1, MOST_DICE + 1):
            self._start[size] = len(numbers)
            larger: list[tuple[int, ...]] = []
            for hand in layer:
                for face in range(_FACES):
                    more = (*hand[:face], hand[face] + 1, *hand[face + 1 :])
                    if more not in numbers:
                        numbers[more] = len(numbers)
                        larger.append(more)
                    self._up[numbers[hand] * _FACES + face] = numbers[more]
                    self._down[numbers[more] * _FACES + face] = numbers[hand]
            layer = larger
        self._start[MOST_DICE + 1] = len(numbers)
        for hand, number in numbers.items():
            for face in range(_FACES):
                self._count[number * _FACES + face] = hand[face]

    # -- one situation ---------------------------------------------------------------------------------------------

    def _set(self, roll: tuple[int, ...], weights: tuple[float, ...]) -> None:
        (
            self._difficulty,
            self._danger,
            self._need,
            self._brains,
            self._health,
            self._pairs,
            self._cap,
            self._triple,
            self._sealed,
            self._slide,
            self._noisy,
            self._feast,
            self._hunger,
            self._gifts,
            self._per_die,
        ) = roll
        (
            self._w_stage,
            self._w_claim,
            self._w_wound,
            self._w_freak,
            self._w_brain,
            self._w_down,
        ) = weights[:6]
        self._w_cap = int(weights[6])
        if not 0 <= self._difficulty <= 8:
            raise ValueError(self._difficulty)
        self._know(self._difficulty, self._pairs)

    @cython.cfunc
    @cython.exceptval(check=False)
    def _know(self, difficulty: cython.int, pairs: cython.int) -> cython.int:
        """§7.1 Fill the table of stages for a Difficulty, once."""
        table: cython.int = difficulty + 9 * pairs
        if self._known[table]:
            return 0
        hand: cython.int
        for hand in range(_HANDS):
            self._made[table * _HANDS + hand] = self._count_stages(hand, difficulty, pairs)
        self._known[table] = 1
        return 0

    @cython.cfunc
    @cython.exceptval(check=False)
    def _count_stages(self, hand: cython.int, difficulty: cython.int, pairs: cython.int) -> cython.int:
        """§7.1 Single dice first; then the lowest die goes with the highest left, or with none."""
        at: cython.int = hand * _FACES
        ones: cython.int = self._count[at]
        twos: cython.int = self._count[at + 1]
        threes: cython.int = self._count[at + 2]
        fours: cython.int = self._count[at + 3]
        made: cython.int = 0
        if not pairs:
            if difficulty <= 4:
                made += fours
                fours = 0
            if difficulty <= 3:
                made += threes
                threes = 0
            if difficulty <= 2:
                made += twos
                twos = 0
        while ones + twos + threes + fours > 1:
            low: cython.int = 1 if ones else 2 if twos else 3 if threes else 4
            high: cython.int = 4 if fours else 3 if threes else 2 if twos else 1
            if low == 1:
                ones -= 1
            elif low == 2:
                twos -= 1
            elif low == 3:
                threes -= 1
            else:
                fours -= 1
            if low + high < difficulty:
                continue
            made += 1
            if high == 4:
                fours -= 1
            elif high == 3:
                threes -= 1
            elif high == 2:
                twos -= 1
            else:
                ones -= 1
        return made

    @cython.cfunc
    @cython.exceptval(check=False)
    def _settle(self, hand: cython.int) -> cython.int:
        """§7 Pay what is best to pay; the choice and its worth stand in ``_leaf_…`` and ``_…_paid``."""
        at: cython.int = hand * _FACES
        fives: cython.int = self._count[at + 4]
        sixes: cython.int = self._count[at + 5]
        brains: cython.int = self._brains + sixes
        if self._hunger and sixes >= 2:
            brains += 1
        rolled: cython.int = self._made[(self._difficulty + 9 * self._pairs) * _HANDS + hand]
        face: cython.int
        low: cython.int = 0
        for face in range(4):
            if self._triple and self._count[at + face] >= 3:
                rolled += self._triple
                break
        for face in range(4):
            if face < self._danger:
                low += self._count[at + face]
        if self._sealed and rolled:
            rolled -= 1
        first: cython.bint = True
        fives_paid: cython.int
        for fives_paid in range(fives + 1):
            if fives_paid > brains:
                break
            left: cython.int = fives - fives_paid
            failed: cython.int = low + left if self._danger >= 5 else low
            wounds: cython.int = failed if self._per_die or failed == 0 else 1
            wounds_paid: cython.int
            for wounds_paid in range(wounds + 1):
                if fives_paid + wounds_paid > brains:
                    break
                gifts_paid: cython.int
                for gifts_paid in range(self._gifts + 1):
                    spent: cython.int = fives_paid + wounds_paid + 2 * gifts_paid
                    if spent > brains:
                        break
                    self._weigh(fives_paid, wounds_paid, gifts_paid, first, rolled, left, wounds, sixes, brains - spent)
                    first = False
        return 0

    @cython.cfunc
    @cython.exceptval(check=False)
    def _weigh(
        self,
        fives_paid: cython.int,
        wounds_paid: cython.int,
        gifts_paid: cython.int,
        first: cython.bint,
        rolled: cython.int,
        fives: cython.int,
        wounds: cython.int,
        sixes: cython.int,
        kept: cython.int,
    ) -> cython.int:
        """One way to pay: keep it if it is better than the best so far."""
        taken: cython.int = wounds - wounds_paid
        stages: cython.int = 0
        freaks: cython.int = 0
        value: cython.double
        if taken > self._health:  # §10.3 down: nothing of the roll counts
            value = -self._w_down - self._w_wound * self._health
        else:
            net: cython.int = (rolled - fives if rolled > fives else 0) + gifts_paid
            if self._cap and net > self._cap:
                net = self._cap
            stages = min(net, self._need)
            if net == 0 and self._slide and self._need < 4:
                stages = -1
            freaks = fives - rolled if fives > rolled else 0
            if self._noisy and fives and freaks == 0:
                freaks = 1
            value = self._w_stage * stages - self._w_wound * taken - self._w_freak * freaks
            if stages >= self._need:
                value += self._w_claim
        if self._feast:
            spent: cython.int = fives_paid + wounds_paid + 2 * gifts_paid
            unspent: cython.int = sixes - spent if sixes > spent else 0
            kept += min(unspent, 2)
        value += self._w_brain * min(kept, self._w_cap)
        if (
            first
            or value > self._leaf_value + _EQUAL
            or (value > self._leaf_value - _EQUAL and stages < self._leaf_stages)
        ):
            self._leaf_value, self._leaf_stages = value, stages
            self._fives_paid, self._wounds_paid, self._gifts_paid = fives_paid, wounds_paid, gifts_paid
        return 0

    # -- all rolls of a situation ----------------------------------------------------------------------------------

    @cython.cfunc
    @cython.exceptval(check=False)
    def _expect(self, dice: cython.int) -> cython.int:
        """What fewer dice are worth before the others are rolled: the mean over the faces of one die more."""
        hand: cython.int
        face: cython.int
        for hand in range(self._start[dice] - 1, -1, -1):
            value: cython.double = 0.0
            stages: cython.double = 0.0
            for face in range(_FACES):
                more: cython.int = self._up[hand * _FACES + face]
                value += self._value[more]
                stages += self._stages[more]
            self._value[hand] = value / 6.0
            self._stages[hand] = stages / 6.0
        return 0

    @cython.cfunc
    @cython.exceptval(check=False)
    def _choose(self, dice: cython.int) -> cython.int:
        """For every multiset the best part of it to keep: itself, or the best of one with a die less."""
        hand: cython.int
        face: cython.int
        for hand in range(self._start[dice + 1]):
            self._best[hand] = self._value[hand]
            self._fewest[hand] = self._stages[hand]
            self._kept[hand] = hand
            for face in range(_FACES):
                less: cython.int = self._down[hand * _FACES + face]
                if less >= 0 and (
                    self._best[less] > self._best[hand] + _EQUAL
                    or (
                        self._best[less] > self._best[hand] - _EQUAL
                        and self._fewest[less] < self._fewest[hand] - _EQUAL
                    )
                ):
                    self._best[hand] = self._best[less]
                    self._fewest[hand] = self._fewest[less]
                    self._kept[hand] = self._kept[less]
        return 0

    def solve(
        self, dice: int, rerolls: int, roll: tuple[int, ...], weights: tuple[float, ...]
    ) -> tuple[float, float, list[array[int]]]:
        """Value and expected stages before the first roll, and what to keep.

        The list has an array for 1, 2, … rerolls left: for every full roll, from ``first(dice)`` on, the multiset to
        keep. Keeping all means to end.
        """
        self._set(roll, weights)
        hand: cython.int
        start: cython.int = self._start[dice]
        stop: cython.int = self._start[dice + 1]
        for hand in range(start, stop):
            self._settle(hand)
            self._value[hand] = self._leaf_value
            self._stages[hand] = self._leaf_stages
        keeps: list[array[int]] = []
        fewer = array("H", range(start, stop))
        for _ in range(rerolls):
            self._expect(dice)
            self._choose(dice)
            keep = array("H", self._kept[start:stop])
            for hand in range(start, stop):
                self._value[hand] = self._best[hand]
                self._stages[hand] = self._fewest[hand]
                if keep[hand - start] == hand:  # as good with a reroll less: do what is done then
                    keep[hand - start] = fewer[hand - start]
            keeps.append(keep)
            fewer = keep
        self._expect(dice)
        return self._value[0], self._stages[0], keeps

    def settle(self, hand: int, roll: tuple[int, ...], weights: tuple[float, ...]) -> tuple[int, int, int, float, int]:
        """For a final roll: fives, wounds and bought stages to pay for, what that is worth, and the stages."""
        self._set(roll, weights)
        self._settle(hand)
        return self._fives_paid, self._wounds_paid, self._gifts_paid, self._leaf_value, self._leaf_stages

    def number(self, faces: tuple[int, ...]) -> int:
        """The number of the multiset of these faces; ``ValueError`` for more than eight."""
        if len(faces) > MOST_DICE:
            raise ValueError(len(faces))
        hand = 0
        for face in faces:
            hand = self._up[hand * 6 + face - 1]
        return hand

    def first(self, dice: int) -> int:
        """The lowest number of a multiset of so many dice."""
        return self._start[dice]

    def counts(self, hand: int) -> tuple[int, ...]:
        """How many ones, twos, … sixes a multiset has."""
        return tuple(self._count[hand * 6 + face] for face in range(6))
