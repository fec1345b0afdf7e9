"""What holds for every test."""

from __future__ import annotations

import pytest
from hypothesis import settings
from xdist.remote import Producer  # type: ignore[import-untyped]  # the plugin says nothing of its types
from xdist.scheduler import LoadScopeScheduling  # type: ignore[import-untyped]  # as above

settings.register_profile("parlour", deadline=None)  # on a busy machine an example takes as long as it takes
settings.load_profile("parlour")


class ByWhatIsShared(LoadScopeScheduling):  # type: ignore[misc]  # as above
    """Tests that share something dear go to one worker, all others wherever there is room.

    The plugin's own marks for groups are not looked at by this version of pytest, and two browsers on two cores are
    one too many.
    """

    def _split_scope(self, nodeid: str) -> str:
        if nodeid.startswith("tests/e2e/"):
            return "browser"
        if nodeid.startswith("tests/packaging/"):
            return nodeid.partition("::")[0]
        return nodeid


def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> ByWhatIsShared:
    """One house and one browser in a run."""
    return ByWhatIsShared(config, log)
