"""§6.2 A3 An attack is committed, or called off."""

from __future__ import annotations

from parlour.games.illuminati import events
from parlour.games.illuminati.board import placed
from parlour.games.illuminati.model import Attempt, CalledOff, State
from parlour.kit.agenda import Kernel
from parlour.kit.legal import Refused
from parlour.kit.rules import rule

__all__ = ("MOST_CALL_OFFS", "call_off", "commit", "use_action", "why_no_call_off")

MOST_CALL_OFFS = 3


def use_action(s: State) -> None:
    """§4.3 A regular action of the player whose turn it is; he may not pass any more."""
    s.actions -= 1
    s.acted = True


@rule("6.2", ruling="R 13")
def commit(s: State, attempt: Attempt, k: Kernel) -> None:
    """The first MB, a Special or the roll: from now on it counts as an action, and all its cards have taken part."""
    if attempt.committed:
        return
    attempt.committed = True
    use_action(s)
    for card in (attempt.attacker, *attempt.aides):
        placed(s, card).used += 1


@rule("6.2", ruling="R 45")
def why_no_call_off(s: State, attempt: Attempt) -> Refused | None:
    """Not once it is committed, and not for ever."""
    if attempt.committed:
        return Refused("already_committed", rule="6.2")
    if len(s.called_off) >= MOST_CALL_OFFS:
        return Refused("too_many_call_offs", {"most": MOST_CALL_OFFS}, "6.2")
    return None


@rule("6.2", ruling="R 49")
def call_off(s: State, attempt: Attempt, k: Kernel) -> None:
    """Nothing was used, nobody has taken part, nothing was done."""
    s.called_off.append(CalledOff(attempt.attacker, attempt.group, attempt.kind))
    k.emit(events.AttackCalledOff(seat=attempt.seat, attacker=attempt.attacker, group=attempt.group, kind=attempt.kind))
    k.abandon(Attempt)
