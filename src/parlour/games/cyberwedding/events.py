"""What happened, and who learns which part of it. Squares, tiles, Cybermen and seats are numbers, as in the state."""

from __future__ import annotations

from parlour.games.cyberwedding.car_events import CarHappening
from parlour.games.cyberwedding.card_events import CardHappening
from parlour.games.cyberwedding.cyber_events import CyberHappening
from parlour.games.cyberwedding.fight_events import FightHappening
from parlour.games.cyberwedding.table_events import TableHappening

__all__ = ("Happening",)

Happening = TableHappening | CardHappening | CyberHappening | FightHappening | CarHappening
