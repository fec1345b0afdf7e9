"""Why something is not allowed: one constant a reason, with the clause that says so. Chapters 1 to 3 and 10."""

from __future__ import annotations

from parlour.kit.legal import Refused

__all__ = (
    "ALREADY_PLAYED",
    "CARD_NOT_NOW",
    "COUPLE_FIRST",
    "GROUP_FULL",
    "IN_A_HEDGE",
    "LEFT",
    "NOT_ALLOWED_THERE",
    "NOT_A_CORNER",
    "NOT_ENOUGH_MOVEMENT",
    "NOT_FOR_YOU",
    "NOT_IN_HAND",
    "NOT_IN_PLAY",
    "NOT_NOW",
    "NOT_PRINTABLE",
    "NOT_REVEALABLE",
    "NOT_THAT_MANY_TOKENS",
    "NOT_YOUR_PROMISE",
    "NO_EFFECT",
    "NO_SUCH_ABILITY",
    "NO_SUCH_PLAYER",
    "NO_SUCH_TYPE",
    "TAKEN",
    "TOO_MANY_PROMISES",
    "TWO_OF_A_KIND",
    "USED_ABILITY",
    "WRONG_TARGET",
)

NOT_NOW = Refused("not_now", rule="3")

TAKEN = Refused("taken", rule="2.1")
GROUP_FULL = Refused("group_full", rule="2.1")
COUPLE_FIRST = Refused("couple_first", rule="2.1")
NOT_A_CORNER = Refused("not_a_corner", rule="2.3")

NOT_REVEALABLE = Refused("not_revealable", rule="3.1")
NOT_ALLOWED_THERE = Refused("not_allowed_there", rule="1.6")
NO_SUCH_TYPE = Refused("no_such_type", rule="3.1")

NOT_ENOUGH_MOVEMENT = Refused("not_enough_movement", rule="3.4")
NOT_THAT_MANY_TOKENS = Refused("not_that_many_tokens", rule="3.4")
IN_A_HEDGE = Refused("in_a_hedge", rule="1.5")

NO_SUCH_ABILITY = Refused("no_such_ability", rule="1.2")
USED_ABILITY = Refused("used_ability", rule="1.2")

NOT_IN_HAND = Refused("not_in_hand", rule="1.5")
NOT_IN_PLAY = Refused("not_in_play", rule="1.5")
ALREADY_PLAYED = Refused("already_played", rule="1.5")
NOT_FOR_YOU = Refused("not_for_you", rule="1.5")
CARD_NOT_NOW = Refused("card_not_now", rule="1.5")
TWO_OF_A_KIND = Refused("two_of_a_kind", rule="1.5")
NO_EFFECT = Refused("no_effect", rule="1.5")
WRONG_TARGET = Refused("wrong_target", rule="1.5")

NO_SUCH_PLAYER = Refused("no_such_player", rule="10.7")
TOO_MANY_PROMISES = Refused("too_many_promises", rule="10.7")
NOT_YOUR_PROMISE = Refused("not_your_promise", rule="10.7")
NOT_PRINTABLE = Refused("not_printable", rule="10.7")
LEFT = Refused("left", rule="10.6")
