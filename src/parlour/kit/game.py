"""What a game package exports, and what the kit derives from it."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from types import GenericAlias
from typing import Any, ClassVar, Generic, Protocol, TypeVar, cast

import msgspec
from msgspec import Struct

from parlour.kit import canon
from parlour.kit.actors import Seat, Viewer
from parlour.kit.agenda import Kernel, Prompt, State, Step, run
from parlour.kit.arguments import Argument, Quoted
from parlour.kit.budget import Budget
from parlour.kit.capabilities import Analysis, HostFiles, Perft, RuleNumber
from parlour.kit.chance import Chance
from parlour.kit.faults import Fault
from parlour.kit.legal import Legal, NotAllowed, Nothing, Refused
from parlour.kit.luggage import Luggage, Told
from parlour.kit.notation import Notation
from parlour.kit.types import Event
from parlour.kit.walk import Walk, members

__all__ = ("Bot", "Game", "GameMeta", "Outcome", "View")

S = TypeVar("S", bound=State)
A = TypeVar("A")


class GameMeta(Struct, frozen=True, kw_only=True):
    """What a lobby, a simulator and a test want to know before anybody sits down."""

    id: str
    """Also the name of the entry point and of the folder."""
    rules_version: int
    """Bumped only when behaviour changes; see the game's HISTORY.md."""
    players: tuple[int, int]
    """Least and greatest number of seats."""
    minutes: int
    """A usual game, for the lobby."""
    languages: tuple[str, ...]
    chance: bool
    """Does anything depend on chance?"""
    hidden: bool
    """Is anything hidden from a seat? If not, the leak tests have nothing to do and say so."""
    windows: bool = True
    """Is anybody ever asked for a reaction, by a prompt that is ``optional``? The conformance suite looks."""
    keeps_secrets: bool = False
    """Some secrets outlive the game: the chance key is not revealed, the end shows nothing more."""
    credits: tuple[str, ...] = ()


class Outcome(Struct, frozen=True):
    """How it ended: a rank per seat (1 is best, equal ranks share), scores, and a reason code."""

    ranks: tuple[int, ...]
    reason: str
    scores: tuple[int, ...] = ()
    keep: dict[str, Any] = {}
    """What a seat takes home, by seat number as a string: each ``luggage.packed``. Who is not in it takes nothing."""

    def winners(self) -> tuple[int, ...]:
        """The seats of rank 1; empty when everybody shares it, i.e. for a draw."""
        best = tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)
        return () if len(best) == len(self.ranks) > 1 else best


class View(Struct, frozen=True):
    """What one viewer may see: builtins only, the very thing that is sent to a client."""

    seat: int | None
    seats: int
    state: dict[str, Any]


class Bot(Protocol):
    """A player without a table: what a person sees goes in, the actions of one command come out."""

    def __call__(self, view: View, prompt: Prompt, rng: Chance, budget: Budget) -> Sequence[Any]:
        """``budget`` is for this one decision; a bot that does not search ignores it."""
        ...


class Game(Generic[S, A]):
    """A game: its types, and the rules that are not a step's. One instance a package, stateless.

    A subclass sets the class variables and overrides what the game needs; everything under *derived* is the kit's.
    """

    meta: ClassVar[GameMeta]
    Options: ClassVar[type[Struct]]
    State: ClassVar[type[State]]
    Step: ClassVar[Any]
    """The steps, as a union."""
    Action: ClassVar[Any]
    """The actions, as a union of tagged frozen structs."""
    Event: ClassVar[Any]
    """The events, as a union."""
    Order: ClassVar[Any] = None
    """Standing orders that a seat may leave, as a union of tagged frozen structs, or ``None``."""
    Luggage: ClassVar[type[Luggage] | None] = None
    """What a seat takes home and may bring along, or ``None``."""
    faces: ClassVar[tuple[type[Struct], ...]] = ()
    """Structs that are told apart by what is printed on them, such as numbered cards: see the conformance suite's
    test for names that survive a shuffle."""
    analysis: Analysis[S] | None = None
    perft: Perft | None = None
    decks: HostFiles | None = None
    """Cards of a host's own."""
    maps: HostFiles | None = None
    """A map of a host's own."""
    numbers: tuple[RuleNumber, ...] = ()
    """Numbers of the rules that are data, each with its source."""

    def __init__(self) -> None:
        steps = cast("tuple[type[Step], ...]", members(self.Step))
        events = cast("tuple[type[Event], ...]", members(self.Event))
        _check_news(events)
        self._walk = Walk((self.State, *events), steps)
        self.common = self._walk.common(self.State)
        """Fields of the state that look the same to every viewer."""
        self._actions = frozenset(members(self.Action))
        self._decoders = (
            msgspec.json.Decoder(dict[str, msgspec.Raw]),
            msgspec.json.Decoder(cast("type[list[Step]]", GenericAlias(list, (self.Step,)))),
            msgspec.json.Decoder(self.State),
        )
        self._encoder = msgspec.json.Encoder(order="deterministic")
        self.clone = self._walk.clone
        self.notation: Notation = self.make_notation()

    # -- what a game says ------------------------------------------------------------------------------------------

    def make_notation(self) -> Notation:
        """How its actions are written; the default writes the type's name and the fields."""
        return Notation(members(self.Action))

    def malformed(self, given: Mapping[str, Any], seats: int | None) -> list[Fault]:
        """Every fault of given options that are not of their type, by field, where a game can say more than a decoder.

        A decoder stops at an option's first fault. ``seats`` is ``None`` if they need not do for a number of players.
        """
        return []

    def check(self, options: Any, seats: int) -> list[Fault]:
        """Every fault of the options for that many seats, by field; empty if they are playable."""
        return []

    def new(self, options: Any, seats: int, k: Kernel) -> S:
        """The position before the first decision, the first step on its agenda. Set-up may use ``k.chance``.

        ``k.state`` is not set yet.
        """
        raise NotImplementedError  # every game has its own

    def outcome(self, s: S) -> Outcome | None:
        """``None`` while the game runs."""
        raise NotImplementedError  # every game has its own

    def open(self, s: S, seat: Seat) -> Legal[A]:
        """Beside the agenda and never awaited: deals, promises, a draw offered."""
        return Nothing(Refused("nothing_open"))

    def act_open(self, s: S, seat: Seat, action: A, k: Kernel) -> None:
        """Carry out a legal open action."""

    def invited(self, s: S, seat: Seat) -> Prompt | None:
        """An open matter that waits for this seat's word, such as an offer made to it; from what the seat may know.

        Nobody waits for it and no clock runs. Bots are asked, and answer with an open action.
        """
        return None

    def leave(self, s: S, seat: Seat, k: Kernel) -> None:
        """The seat goes, also out of turn; compulsory for every game."""
        raise NotImplementedError  # every game has its own

    def expired(self, s: S, seat: Seat, k: Kernel) -> None:
        """The seat's time is up: default action, lost turn, or the end of its game."""
        self.leave(s, seat, k)

    def flagged(self, s: S, seat: Seat, k: Kernel) -> None:
        """Its time for the whole game is up (``Fischer``); the default makes no difference between the two."""
        self.expired(s, seat, k)

    def answer(self, order: Any, view: View, prompt: Prompt) -> A | None:
        """What a standing order answers to a prompt, from the view only; ``None`` leaves it to the player."""
        return None

    def records(self, decisions: Sequence[tuple[int, A]]) -> list[str]:
        """The decisions as people write them down, e.g. one line a turn; the default is one a decision."""
        return [self.notation.format(action) for _, action in decisions]

    def picture(self, view: View) -> str:
        """The view as lines of text, for a terminal; the default writes one field a line."""
        return "\n".join(f"{name}: {value}" for name, value in view.state.items())

    def arguments(self, fields: Mapping[str, Any], view: View) -> Mapping[str, Argument]:
        """Further arguments for the text about these fields of an action, event or refusal, for whoever sees the view.

        Names of numbered cards, for instance; for readers without a client of the game's own.
        """
        return {}

    # -- what seats bring along and take home, for games with ``Luggage`` ------------------------------------------

    def unpack(self, options: Any, luggage: Sequence[Any]) -> Any:
        """The options with what the seats bring, by seat; ``None`` for who brings nothing.

        It replaces whatever the options had of that, so nobody but the house puts anything in. Called when a table is
        set up (with nothing) and once when it starts: what comes out is in the record's header.
        """
        return options

    def admits(self, options: Any, luggage: Any, *, signed: bool) -> Refused | None:
        """May this come to a table of these options? ``signed``: this house made it, and nobody else has changed it.

        The default takes nothing else; a game with such an option asks it here.
        """
        return None if signed else Refused("keepsake_unsigned")

    def check_luggage(self, luggage: Any) -> list[Fault]:
        """Every fault of a piece from elsewhere that fits the type, by field."""
        return []

    def stamped(self, luggage: Any, date: str) -> Any:
        """With the day on which a finished game sent it home (``2026-11-30``, UTC), where the game writes that down."""
        return luggage

    def tells(self, luggage: Any) -> Sequence[Told]:
        """What there is to say of it, a line each, the first one with its name."""
        return (Told("line", {"name": Quoted(luggage.name)}),)

    def bots(self) -> Mapping[str, Bot]:
        """The game's own bots by level (``easy``, ``medium``, ``hard``), imported when asked for; none by default."""
        return {}

    def option_sets(self) -> Sequence[Any]:
        """The options that the conformance suite plays in turn, at each number of seats those that pass ``check``.

        At every number at least one has to.
        """
        return (self.Options(),)

    def invariants(self, s: S) -> list[str]:
        """What is wrong with a state (a card lost, money made, a space that is none); empty for all that play reaches.

        For the conformance suite, and for a branch that a record from elsewhere begins with: there whatever fits the
        types may come in, and rules that rely on more have to say so here.
        """
        return []

    def determinize(self, view: View, rng: Chance) -> S:
        """A state that looks like ``view`` to its seat: what is unseen drawn anew. From the view, never the state.

        The default fits a game that hides nothing.
        """
        return self.revive(view.state)

    # -- derived: a decision ---------------------------------------------------------------------------------------

    def start(self, options: Any, seats: int, chance: Chance) -> tuple[S, list[Event]]:
        """A new game, its agenda worked off up to the first decision."""
        k = Kernel(cast("S", None), chance)
        s = self.new(options, seats, k)
        k.state = s
        run(self, s, k)
        return s, k.events

    def prompts(self, s: S) -> Sequence[Prompt]:
        """Who may decide now; empty once there is an outcome."""
        return () if self.outcome(s) is not None else s.agenda[-1].prompts(s)

    def legal(self, s: S, seat: Seat) -> Legal[A]:
        """What the seat may do about its prompt."""
        for prompt in self.prompts(s):
            if prompt.seat == seat:
                return s.agenda[-1].legal(s, seat)
        return Nothing(Refused("game_over" if self.outcome(s) is not None else "not_awaited"))

    def apply(self, s: S, seat: Seat, action: A, chance: Chance, *, open: bool = False) -> list[Event]:
        """One decision, in place; a caller that wants all or nothing works on a clone.

        Raises :class:`NotAllowed` before anything has changed.
        """
        legal = (self._open(s, seat) if open else self.legal(s, seat)) if type(action) in self._actions else _FOREIGN
        refused = legal.why_not(action)
        if refused is not None:
            raise NotAllowed(refused)
        k = Kernel(s, chance)
        if open:
            self.act_open(s, seat, action, k)
        else:
            s.agenda[-1].act(s, seat, action, k)
        run(self, s, k)
        return k.events

    def _open(self, s: S, seat: Seat) -> Legal[A]:
        return self.open(s, seat) if self.outcome(s) is None else Nothing(Refused("game_over"))

    def beside(self, s: S, seat: Seat, action: A) -> bool:
        """Would this answer no prompt, but be an open action? So a bot that is asked may also, say, make an offer."""
        if type(self).open is Game.open:
            return False
        return self.legal(s, seat).why_not(action) is not None and self._open(s, seat).why_not(action) is None

    def invitations(self, s: S) -> list[Prompt]:
        """Every seat's, in seat order."""
        if type(self).invited is Game.invited or self.outcome(s) is not None:
            return []
        found = (self.invited(s, Seat(seat)) for seat in range(s.seats))
        return [prompt for prompt in found if prompt is not None]

    def leaves(self, s: S, seat: Seat, chance: Chance) -> list[Event]:
        """The system's entry for a seat that goes."""
        return self._system(s, seat, chance, self.leave)

    def expires(self, s: S, seat: Seat, chance: Chance) -> list[Event]:
        """The system's entry for a seat whose time is up."""
        return self._system(s, seat, chance, self.expired)

    def flags(self, s: S, seat: Seat, chance: Chance) -> list[Event]:
        """The system's entry for a seat whose time for the whole game is up."""
        return self._system(s, seat, chance, self.flagged)

    def _system(self, s: S, seat: Seat, chance: Chance, rule: Any) -> list[Event]:
        if self.outcome(s) is not None:
            raise NotAllowed(Refused("game_over"))
        k = Kernel(s, chance)
        rule(s, seat, k)
        run(self, s, k)
        return k.events

    # -- derived: what is seen ---------------------------------------------------------------------------------------

    def view(self, s: S, viewer: Viewer) -> View:
        """A new object, built from the declared fields."""
        return View(viewer.seat, s.seats, self._walk.view(s, viewer.seat, viewer.omniscient))

    def view_beside(self, s: S, viewer: Viewer, other: View) -> View:
        """The same as :meth:`view`, of a state of which another's is there: what both see alike is shared."""
        return View(viewer.seat, s.seats, self._walk.again(s, viewer.seat, viewer.omniscient, other.state))

    def redact(self, event: Event, viewer: Viewer) -> dict[str, Any] | None:
        """The event as that viewer learns it, or ``None``."""
        audience = event.audience()
        if audience is not None and not viewer.omniscient and viewer.seat not in audience:
            return None
        return self._walk.view(event, viewer.seat, viewer.omniscient)

    def awaited(self, s: S, viewer: Viewer) -> list[Prompt]:
        """The prompts that this viewer may know of: its own and the public ones."""
        return [p for p in self.prompts(s) if p.public or viewer.omniscient or p.seat == viewer.seat]

    # -- derived: text and bytes -------------------------------------------------------------------------------------

    def encode(self, s: S) -> bytes:
        """The state as JSON, whole, names sorted."""
        return self._encoder.encode(s)

    def decode(self, data: bytes) -> S:
        """The state from its JSON; ``msgspec.ValidationError`` if it does not fit the types."""
        fields, steps, state = self._decoders
        raw = fields.decode(data)
        if "agenda" not in raw:
            raise msgspec.ValidationError("Object missing required field `agenda`")
        agenda = steps.decode(raw["agenda"])
        s = state.decode(msgspec.json.encode({**raw, "agenda": []}))
        s.agenda = agenda
        return cast("S", s)

    def revive(self, state: dict[str, Any]) -> S:
        """A state from builtins, such as a completed view."""
        return self.decode(msgspec.json.encode(state))

    def digest(self, s: S) -> str:
        """First 8 bytes of BLAKE2b over the canonical form, in hex. A secret until the match is over."""
        return hashlib.blake2b(canon.encoded(self._walk.bare(s)), digest_size=8).hexdigest()

    @property
    def walk(self) -> Walk:
        """The compiled type walk: for the schema and the conformance suite."""
        return self._walk


def _check_news(events: Sequence[type[Event]]) -> None:
    """What an event declares as news are fields of its own."""
    for event in events:
        revealed = event.reveals if isinstance(event.reveals, tuple) else ()
        for name in (*event.tells, *revealed):
            if name not in event.__struct_fields__:
                raise TypeError(f"{event.__qualname__}: {name!r} is declared as news and is no field")


_FOREIGN = Nothing(Refused("unknown_action"))
