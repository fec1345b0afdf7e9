"""What is on the table, what can be decided, and what can happen. No behaviour."""

from __future__ import annotations

from msgspec import Struct, field

from parlour.games.fourthdim.geometry import DEFAULT_RINGS
from parlour.kit.agenda import State as KitState
from parlour.kit.types import Event, Public

__all__ = (
    "AcceptDraw",
    "Action",
    "BeamBack",
    "BeamDown",
    "BeamUp",
    "DeclineDraw",
    "DrawDeclined",
    "DrawOffered",
    "EndTurn",
    "FuturePlaced",
    "GameDrawn",
    "GameWon",
    "Happening",
    "MarkerMoved",
    "Move",
    "Navigate",
    "OfferDraw",
    "Options",
    "PairLost",
    "PairMet",
    "PieceCaptured",
    "PieceClimbed",
    "PieceLanded",
    "PieceLifted",
    "PieceMoved",
    "SeatLeft",
    "State",
    "TakeAtStart",
    "TurnBegun",
    "TurnPassed",
)


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """§10 The switches of the rulebook; the defaults are its rulings."""

    rings: tuple[int, ...] = DEFAULT_RINGS
    """[R-01] Spaces per ring, from the centre outwards."""
    start_array: str = "WWWW/WRGTRGRW"
    """[R-04] White's home quarter, the outermost rows from the inside out, left to right; ``.`` is empty."""
    beam_down_min_distance: int = 0
    """[R-16] 1: not on the marker's own space."""
    beam_back_from_drift: bool = True
    """[R-14] Beam Back while a stranded marker is in the Vortex."""
    marker_home_with_pair: bool = False
    """[R-20] The marker goes home when its pair is lost."""
    no_progress_limit: int = 100
    """[R-21] Turns without a capture that make a draw."""
    beam_back_needs_open_path: bool = False
    """[R-25] Beam Back only where a way of free spaces leads to the token."""


class State(KitState, kw_only=True):
    """§4 The position, as columns of ints (see ``columns``), and what the draws need to know."""

    options: Public[Options]
    board: Public[list[int]]
    mode: Public[list[int]]
    spot: Public[list[int]]
    lifted: Public[list[int]]
    mark: Public[list[int]]
    current: Public[list[int]]
    future: Public[list[int]]
    turns: Public[int] = 0
    """Turns made."""
    quiet: Public[int] = 0
    """Turns since the last capture."""
    seen: Public[list[str]] = field(default_factory=list)
    """Keys of the positions since the last capture; none from before it can come again, as nobody gains a piece."""
    offers: Public[list[bool]] = field(default_factory=lambda: [False, False])
    """Who has a draw on offer."""
    winner: Public[int] = -1
    reason: Public[str] = ""
    """Why it is over; empty while it runs."""


# -- decisions. Spaces are written by name: ``c5``. ------------------------------------------------------------------


class TakeAtStart(Struct, frozen=True, tag=True):
    """§7.2 Start captures: all of them at once, in ascending order."""

    cells: tuple[str, ...]


class Move(Struct, frozen=True, tag=True):
    """§6.1 The normal move, and perhaps a capture by the moved piece."""

    piece: str
    to: str
    take: str | None = None


class BeamUp(Struct, frozen=True, tag=True):
    """§6.3 Lift a piece into the Vortex."""

    piece: str


class BeamDown(Struct, frozen=True, tag=True):
    """§6.4 Land the piece of the Vortex, and perhaps capture."""

    to: str
    take: str | None = None


class Navigate(Struct, frozen=True, tag=True):
    """§6.5 The Vortex piece one up, or the marker one down."""


class BeamBack(Struct, frozen=True, tag=True):
    """§6.6 Put a Future token of ``piece`` on ``to``, and perhaps capture with it."""

    piece: str
    to: str
    take: str | None = None


class EndTurn(Struct, frozen=True, tag=True):
    """§5.3, §5.4 Make no further part; alone, the pass."""


class OfferDraw(Struct, frozen=True, tag=True):
    """§8.3 Offer a draw, at any time; it stands until the other side has made a turn."""


class AcceptDraw(Struct, frozen=True, tag=True):
    """§8.3 Take the draw on offer."""


class DeclineDraw(Struct, frozen=True, tag=True):
    """§8.3 Do not."""


Action = TakeAtStart | Move | BeamUp | BeamDown | Navigate | BeamBack | EndTurn | OfferDraw | AcceptDraw | DeclineDraw


# -- what happened. ``piece`` is a letter of TGRW. -------------------------------------------------------------------


class TurnBegun(Event, frozen=True):
    """§5 A turn; ``number`` counts from 1."""

    seat: Public[int]
    number: Public[int]


class PieceMoved(Event, frozen=True):
    """§6.1 A piece stepped."""

    seat: Public[int]
    piece: Public[str]
    origin: Public[str]
    to: Public[str]


class PieceCaptured(Event, frozen=True):
    """§7 A piece of ``owner`` was taken by ``seat``."""

    seat: Public[int]
    owner: Public[int]
    piece: Public[str]
    at: Public[str]


class PairLost(Event, frozen=True):
    """§7.4 A piece and its Future token were taken together."""

    seat: Public[int]
    owner: Public[int]
    piece: Public[str]
    at: Public[str]
    future: Public[str]


class PieceLifted(Event, frozen=True):
    """§6.3 A piece went up to spot 1."""

    seat: Public[int]
    piece: Public[str]
    origin: Public[str]


class PieceLanded(Event, frozen=True):
    """§6.4 A piece came down; the marker went home."""

    seat: Public[int]
    piece: Public[str]
    to: Public[str]


class PieceClimbed(Event, frozen=True):
    """§6.5 The piece in the Vortex went up to ``spot``."""

    seat: Public[int]
    piece: Public[str]
    spot: Public[int]


class MarkerMoved(Event, frozen=True):
    """§6.5 The marker went down to ``spot``; 0 is home."""

    seat: Public[int]
    spot: Public[int]


class FuturePlaced(Event, frozen=True):
    """§6.6 A Future token of the piece on ``current`` came to ``to``."""

    seat: Public[int]
    piece: Public[str]
    current: Public[str]
    to: Public[str]
    spot: Public[int]


class PairMet(Event, frozen=True):
    """§6.1 A piece met its future; the token is off the board."""

    seat: Public[int]
    piece: Public[str]
    at: Public[str]


class TurnPassed(Event, frozen=True):
    """§5.4 Nothing was possible."""

    seat: Public[int]


class DrawOffered(Event, frozen=True):
    """§8.3"""

    seat: Public[int]


class DrawDeclined(Event, frozen=True):
    """§8.3"""

    seat: Public[int]


class SeatLeft(Event, frozen=True):
    """§8.4 A player resigned or left."""

    seat: Public[int]


class GameWon(Event, frozen=True):
    """§8 ``seat`` has won."""

    seat: Public[int]
    reason: Public[str]


class GameDrawn(Event, frozen=True):
    """§8.3 Nobody has won."""

    reason: Public[str]


Happening = (
    TurnBegun
    | PieceMoved
    | PieceCaptured
    | PairLost
    | PieceLifted
    | PieceLanded
    | PieceClimbed
    | MarkerMoved
    | FuturePlaced
    | PairMet
    | TurnPassed
    | DrawOffered
    | DrawDeclined
    | SeatLeft
    | GameWon
    | GameDrawn
)
