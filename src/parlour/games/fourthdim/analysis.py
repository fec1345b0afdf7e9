"""Positions as text, whole turns and perft: what a player of board games asks beside play."""

from __future__ import annotations

from parlour.games.fourthdim import turns
from parlour.games.fourthdim.columns import NO_TURN, Columns
from parlour.games.fourthdim.ending import remember
from parlour.games.fourthdim.geometry import Geometry, geometry
from parlour.games.fourthdim.model import Options, State, TakeAtStart
from parlour.games.fourthdim.notation import FourthdimNotation, turn_records
from parlour.games.fourthdim.position import Position, PositionError, format_position, parse_position
from parlour.games.fourthdim.search import line, search
from parlour.games.fourthdim.start import empty
from parlour.games.fourthdim.turn import Turn, decode, due
from parlour.games.fourthdim.turns import Turn as WholeTurn
from parlour.games.fourthdim.workspace import synced
from parlour.kit.budget import Budget
from parlour.kit.capabilities import Line, Opinion, PerftCount
from parlour.kit.notation import NotationError
from parlour.kit.rules import rule

__all__ = ("FourthdimAnalysis",)


class FourthdimAnalysis:
    """§9.2, §9.1 and perft for this game."""

    @rule("9.2")
    def parse(self, text: str, options: Options) -> State:
        """The state of a position text, at the start of a turn; ``NotationError`` for a broken one."""
        try:
            position = parse_position(text, geometry(options.rings))
        except PositionError as error:
            raise NotationError(error.code, **error.args_by_name) from error
        columns = position.columns
        s = empty(options)
        s.board, s.mode, s.spot, s.lifted, s.mark, s.current, s.future = columns[:7]
        s.quiet = position.quiet
        side = columns.turn[0]
        progress = [side, *NO_TURN]
        s.agenda.append(Turn(seat=side, begun=True, progress=progress, asked=due(s, progress)))
        remember(s, side)
        return s

    @rule("9.2")
    def format(self, s: State) -> str:
        """The position text; only between turns."""
        turn = s.agenda[-1]
        side = turn.seat if isinstance(turn, Turn) else 0
        columns = Columns(s.board, s.mode, s.spot, s.lifted, s.mark, s.current, s.future, [side, *NO_TURN])
        return format_position(Position(columns, s.quiet), geometry(s.options.rings))

    @rule("9.2")
    def begins(self, s: State) -> bool:
        """Nothing of the turn is made yet; an offer of a draw does not count."""
        turn = s.agenda[-1]
        return not s.reason and isinstance(turn, Turn) and turn.progress == [turn.seat, *NO_TURN]

    def turns(self, s: State) -> list[str]:
        """Every legal whole turn, as a record."""
        board, notation = geometry(s.options.rings), FourthdimNotation()
        return [self._record(notation, board, turn) for turn in turns.turns(synced(s, self._progress(s)))]

    def _record(self, notation: FourthdimNotation, board: Geometry, turn: WholeTurn) -> str:
        captures, codes = turn
        first = [TakeAtStart(tuple(map(board.name, captures)))] if captures else []
        records = turn_records(notation, [(0, action) for action in (*first, *(decode(code, board) for code in codes))])
        return records[0] if records else "-"

    def perft(self, s: State, depth: int, distinct: bool) -> PerftCount:
        """§14 of perft: sequences of whole turns."""
        count = turns.perft(synced(s, self._progress(s)), depth, distinct)
        return PerftCount(count.records, count.distinct if distinct else None, count.wins)

    def lines(self, s: State, budget: Budget, count: int) -> Opinion:
        """The best ways to go on, as deep as the budget goes; none where the game is over."""
        if s.reason:
            return Opinion(0, ())
        board, notation, progress = geometry(s.options.rings), FourthdimNotation(), self._progress(s)
        result = search(s, progress, budget, count, thorough=True)
        ways = [(found, line(s, progress, found, max(2, result.depth))) for found in result.found[:count]]
        return Opinion(
            result.depth,
            tuple(Line(found.score, tuple(self._record(notation, board, turn) for turn in way)) for found, way in ways),
        )

    def _progress(self, s: State) -> list[int]:
        turn = s.agenda[-1]
        return turn.progress if isinstance(turn, Turn) else [0, *NO_TURN]
