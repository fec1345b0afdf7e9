"""Why something is not allowed, in the chapters about Cybermen, fights, captives and cars."""

from __future__ import annotations

from parlour.kit.legal import Refused

__all__ = (
    "CANNOT_REACH",
    "CANNOT_SHOOT",
    "CAPTIVE_TRIED",
    "CARRIER_BOUND",
    "CAR_NOT_HERE",
    "CYBERMAN_HERE",
    "ESCAPE_FIRST",
    "EXACT_FATIGUE",
    "HOTWIRED_ALREADY",
    "JUST_GOT_OUT",
    "KEYS_IN_HAND",
    "LEAST_PLEDGE",
    "LINE_BLOCKED",
    "LINE_FACE_DOWN",
    "MINIMUM_NOT_REACHED",
    "MORE_THAN_NEEDED",
    "MOVED_ALREADY",
    "MUST_GO_FIRST",
    "NOT_A_LINE",
    "NOT_CARRIED",
    "NOT_ENOUGH_TOKENS",
    "NOT_LEFT_IN_SUPPLY",
    "NOT_NEAREST",
    "NOT_NOW",
    "NOT_YOURS",
    "NO_SUCH_CYBERMAN",
    "ON_ANOTHER_PARTIAL",
    "OUT_OF_REACH",
    "SAME_LINE",
    "TOKENS_FIRST",
    "TOO_FEW_TOKENS",
    "USED_ALREADY",
)

NOT_NOW = Refused("not_now")

# §3.5, §3.6, §5.6
NO_SUCH_CYBERMAN = Refused("no_such_cyberman", rule="3.5")
NOT_YOURS = Refused("not_yours", rule="3.5")
MOVED_ALREADY = Refused("moved_already", rule="3.5")
CARRIER_BOUND = Refused("carrier_bound", rule="3.5")
CANNOT_REACH = Refused("cannot_reach", rule="3.5")
USED_ALREADY = Refused("used_already", rule="3.6")
CANNOT_SHOOT = Refused("cannot_shoot", rule="3.6")
MINIMUM_NOT_REACHED = Refused("minimum_not_reached", rule="3.6")
OUT_OF_REACH = Refused("out_of_reach", rule="5.6")

# §4
NOT_ENOUGH_TOKENS = Refused("not_enough_tokens", rule="4")
EXACT_FATIGUE = Refused("exact_fatigue", rule="4")
ESCAPE_FIRST = Refused("escape_first", rule="4")
TOKENS_FIRST = Refused("tokens_first", rule="4")

# §5
MUST_GO_FIRST = Refused("must_go_first", rule="5.1")
NOT_NEAREST = Refused("not_nearest", rule="5.3")
NOT_LEFT_IN_SUPPLY = Refused("not_left_in_supply", rule="5.3")

# §6
NOT_CARRIED = Refused("not_carried", rule="6")
CAPTIVE_TRIED = Refused("captive_tried", rule="6")
TOO_FEW_TOKENS = Refused("too_few_tokens", rule="6")
LEAST_PLEDGE = Refused("least_pledge", rule="6")
MORE_THAN_NEEDED = Refused("more_than_needed", rule="6")

# §7
CAR_NOT_HERE = Refused("car_not_here", rule="7.1")
CYBERMAN_HERE = Refused("cyberman_here", rule="7.1")
HOTWIRED_ALREADY = Refused("hotwired_already", rule="7.1")
JUST_GOT_OUT = Refused("just_got_out", rule="7.5")
KEYS_IN_HAND = Refused("keys_in_hand", rule="7.1")
NOT_A_LINE = Refused("not_a_line", rule="7.3")
LINE_FACE_DOWN = Refused("line_face_down", rule="7.3")
LINE_BLOCKED = Refused("line_blocked", rule="7.3")
SAME_LINE = Refused("same_line", rule="7.5")

# §8
ON_ANOTHER_PARTIAL = Refused("on_another_partial", rule="8")
