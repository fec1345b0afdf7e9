"""Parlour: board games as rules, played in the browser, in the terminal or ten thousand at a time."""

from parlour import _pure

__all__ = ("__version__",)
__version__ = "0.1.0.dev0"

_pure.install_if_asked()
