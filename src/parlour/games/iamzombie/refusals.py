"""Why something is not allowed: one constant a reason, with the clause that says so."""

from __future__ import annotations

from parlour.kit.legal import Refused

__all__ = (
    "ALREADY_OWNED",
    "ALREADY_SO",
    "ANOTHER_PLACE",
    "CANNOT_TAKE_TOKENS",
    "CANNOT_USE_NOW",
    "COMPETITIVE_ONLY",
    "COOP_ONLY",
    "HAVE_TO_CHOOSE_HEALTHY",
    "LEFT",
    "MOVING_IS_OVER",
    "NAME_NOT_PRINTABLE",
    "NARROW",
    "NOTHING_TO_ACTIVATE",
    "NOT_CLAIMED",
    "NOT_ENOUGH_BRAINS",
    "NOT_IN_HAND",
    "NOT_LEADING",
    "NOT_NOW",
    "NOT_WOUNDED",
    "NO_FOOTHOLD",
    "NO_SUCH_COLOUR",
    "NO_SUCH_DICE",
    "NO_SUCH_PLAYER",
    "NO_SUCH_SLOT",
    "SPLIT_TOO_LARGE",
    "STACKS_DO_NOT_FIT",
    "TOO_FAR",
    "TOO_MANY",
    "USED_UP",
    "WOUNDED",
    "WRONG_TARGET",
)

NOT_NOW = Refused("not_now", rule="6")
NOT_IN_HAND = Refused("not_in_hand", rule="4.2")
ALREADY_OWNED = Refused("already_owned", rule="23")
NO_SUCH_SLOT = Refused("no_such_slot", rule="5")
ANOTHER_PLACE = Refused("another_place", rule="4.2")
NARROW = Refused("narrow", rule="13")
NOT_ENOUGH_BRAINS = Refused("not_enough_brains", rule="9")
NO_FOOTHOLD = Refused("no_foothold", rule="14")
TOO_FAR = Refused("too_far", rule="9.1")
MOVING_IS_OVER = Refused("moving_is_over", rule="6")
NOT_WOUNDED = Refused("not_wounded", rule="10.4")
NOT_LEADING = Refused("not_leading", rule="14")
WOUNDED = Refused("wounded", rule="14")
USED_UP = Refused("used_up", rule="14")
CANNOT_USE_NOW = Refused("cannot_use_now", rule="14")
WRONG_TARGET = Refused("wrong_target", rule="14")
NOTHING_TO_ACTIVATE = Refused("nothing_to_activate", rule="13")
SPLIT_TOO_LARGE = Refused("split_too_large", rule="6.1")
NO_SUCH_COLOUR = Refused("no_such_colour", rule="13")
NO_SUCH_DICE = Refused("no_such_dice", rule="6.2")
TOO_MANY = Refused("too_many", rule="7")
HAVE_TO_CHOOSE_HEALTHY = Refused("have_to_choose_healthy", rule="10.1")
CANNOT_TAKE_TOKENS = Refused("cannot_take_tokens", rule="8")
NO_SUCH_PLAYER = Refused("no_such_player", rule="13")
NOT_CLAIMED = Refused("not_claimed", rule="11.3")
STACKS_DO_NOT_FIT = Refused("stacks_do_not_fit", rule="16")
COMPETITIVE_ONLY = Refused("competitive_only", rule="23")
COOP_ONLY = Refused("coop_only", rule="15.5")
ALREADY_SO = Refused("already_so", rule="23")
LEFT = Refused("left", rule="18.3")
NAME_NOT_PRINTABLE = Refused("name_not_printable", rule="4.1")
