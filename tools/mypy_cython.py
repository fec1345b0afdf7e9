"""A mypy plugin: `cython.int[::1]`, the annotation of a C array in a hot module, reads as `array.array[int]`.

No stub can say it, since a slice is no type argument.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy.plugin import Plugin

if TYPE_CHECKING:
    from collections.abc import Callable

    from mypy.plugin import AnalyzeTypeContext
    from mypy.types import Type


def _analyze(context: AnalyzeTypeContext) -> Type:
    kind = "float" if context.type.name.endswith("double") else "int"
    element = context.api.named_type(f"builtins.{kind}", [])
    return context.api.named_type("array.array", [element]) if context.type.args else element


class CythonPlugin(Plugin):
    """Knows the number types of the stub `typings/cython.pyi`."""

    def get_type_analyze_hook(self, fullname: str) -> Callable[[AnalyzeTypeContext], Type] | None:
        """Return the hook for `cython.int` and its kin."""
        module, _, name = fullname.rpartition(".")
        return (
            _analyze
            if module == "cython" and name in {"char", "uchar", "short", "int", "uint", "longlong", "double"}
            else None
        )


def plugin(_version: str) -> type[Plugin]:
    """Return the plugin, as mypy asks for it."""
    return CythonPlugin
