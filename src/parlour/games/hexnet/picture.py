"""The view as text: rows of hexes, then stacks, what lasts for a while, and a line for each player.

A hex shows its top unit by name: ``=M`` is a Mothership that the viewer knows, ``+`` carries a power-up, ``!`` is
blocked, ``^3`` tops a stack of three. Empty hexes are dots, P a power-up, T a known trap. Every second row is half a
hex to the right; a row is led by its r and the q of its first hex.
"""

from __future__ import annotations

from typing import Any

from parlour.games.hexnet import columns as c
from parlour.games.hexnet.geometry import name, unpack
from parlour.kit.game import View
from parlour.kit.rules import rule

__all__ = ("picture",)

Json = dict[str, Any]

WIDTH = 8
"""Characters a hex."""


def _names(state: Json) -> list[str]:
    """Of every entity, with ``=M`` behind the Motherships that are known."""
    names = [c.unit_name(*each) for each in zip(state["owner"], state["kind"], state["ordinal"], strict=True)]
    for secret in state["secrets"]:
        core = secret.get("mothership", -1)
        if core >= 0:
            names[core] += "=M"
    return names


def _blocked(state: Json, i: int) -> bool:
    """§8 Through its owner's next turn, or in the one under way."""
    owner = state["owner"][i]
    until: int = max(state["imm"][i], state["par"][i]) + (owner == state["turn"][c.SEAT])
    return bool(owner >= 0 and until > state["turns"][owner])


@rule("3.2")
def _stacks(state: Json) -> dict[int, list[int]]:
    """By hex the ids in it, bottom to top."""
    stacks: dict[int, list[int]] = {}
    for i in sorted(range(len(state["at"])), key=lambda i: state["level"][i]):
        stacks.setdefault(state["at"][i], []).append(i)
    return stacks


def _tops(state: Json, stacks: dict[int, list[int]], names: list[str]) -> dict[int, str]:
    """By hex what is written there."""
    shown = dict.fromkeys(state["p_hexes"], "P")
    for secret in state["secrets"]:
        for at in secret.get("traps", {"laid": ()})["laid"][::2]:
            shown[at] = shown.get(at, "") + "T"
    for at, stack in stacks.items():
        top = stack[-1]
        height = f"^{len(stack)}" if len(stack) > 1 else ""
        shown[at] = (
            names[top] + "+" * state["carries"][top] + "!" * _blocked(state, top) + height + shown.get(at, "").lower()
        )
    return shown


@rule("3.1")
def _rows(shown: dict[int, str]) -> list[str]:
    """The part of the plane in which anything is, and a hex around it."""
    places = {unpack(at): text for at, text in shown.items()} or {(0, 0): "."}
    halves = [2 * q + r for q, r in places]
    left, right = min(halves) - 2, max(halves) + 2
    lines = []
    for r in range(min(r for _, r in places) - 1, max(r for _, r in places) + 2):
        first = (left - r + 1) // 2
        cells = (places.get((q, r), ".").ljust(WIDTH) for q in range(first, (right - r) // 2 + 1))
        indent = " " * (WIDTH // 2 * (2 * first + r - left))
        lines.append(f"{r:>4} {first:>4}  {indent}{''.join(cells)}".rstrip())
    return lines


def _lasting(state: Json, names: list[str]) -> list[str]:
    """``bS1 !6``: blocked up to and in its owner's turn 6; ``aK1 ~7``: a clone until the end of turn 7."""
    lines = []
    for i, label in enumerate(names):
        until = max(state["imm"][i], state["par"][i]) if _blocked(state, i) else -1
        marks = [f"!{until}"] * (until >= 0) + [f"~{state['exp'][i]}"] * (state["exp"][i] >= 0)
        if marks:
            lines.append(" ".join([label, *marks]))
    return lines


@rule("2")
def _players(state: Json) -> list[str]:
    """``>`` to move, ``*`` activated, ``x`` fallen; turn, own moves, what is in hand."""
    lines = []
    for seat, alive in enumerate(state["alive"]):
        turn = ">" if seat == state["turn"][c.SEAT] and not state["reason"] else " "
        mark = "x" if not alive else "*" if state["activated"][seat] else " "
        counts = f"{state['turns'][seat]:>3} {state['moves'][seat]:>3}"
        hand = state["hand"][c.HAND_KINDS * seat : c.HAND_KINDS * (seat + 1)]
        units = " ".join(f"{letter}{count}" for letter, count in zip(c.LETTERS, hand, strict=False) if count)
        lines.append(f"{turn}{'abcdefghij'[seat]}{mark} {counts}  {units}".rstrip())
    return lines


@rule("3")
def picture(view: View) -> str:
    """What the viewer sees, and no more: made of the view's own builtins."""
    state = view.state
    names, stacks = _names(state), _stacks(state)
    towers = [f"{name(at)}: {' '.join(names[i] for i in stack)}" for at, stack in stacks.items() if len(stack) > 1]
    return "\n".join([*_rows(_tops(state, stacks, names)), *towers, *_lasting(state, names), *_players(state)])
