"""Files of a host's own, for commands that read them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

__all__ = ("written",)


def written(folder: Path, data: Any) -> str:
    """The path of a file with that text, or with that data as JSON."""
    file = folder / "own.json"
    file.write_text(data if isinstance(data, str) else json.dumps(data), "utf-8")
    return str(file)
