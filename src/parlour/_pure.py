"""Runs the hot modules from source although they are compiled: one environment tests both."""

from __future__ import annotations

import os
import sys
from importlib.abc import MetaPathFinder
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence
    from types import ModuleType

__all__ = ("SourceFinder", "install", "install_if_asked")


class SourceFinder(MetaPathFinder):
    """Finds `parlour.…._hot*` as a `.py` file, where the ordinary finder prefers the `.so` beside it."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Return the spec of the source file of a hot module, None for every other module."""
        package, _, name = fullname.rpartition(".")
        if not (package.startswith("parlour.") and name.startswith("_hot")):
            return None
        finders = (FileFinder(entry, (SourceFileLoader, SOURCE_SUFFIXES)) for entry in path or ())
        return next((spec for finder in finders if (spec := finder.find_spec(fullname, target))), None)


def install() -> None:
    """Put the finder first; hot modules that are imported already stay as they are."""
    if not any(isinstance(finder, SourceFinder) for finder in sys.meta_path):
        sys.meta_path.insert(0, SourceFinder())


def install_if_asked() -> None:
    """Install the finder when the environment says `PARLOUR_PURE=1`."""
    if os.environ.get("PARLOUR_PURE") == "1":
        install()
