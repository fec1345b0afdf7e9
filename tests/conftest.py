"""What holds for every test."""

from __future__ import annotations

from hypothesis import settings

settings.register_profile("parlour", deadline=None)  # on a busy machine an example takes as long as it takes
settings.load_profile("parlour")
