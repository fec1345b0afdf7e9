"""The locks pin everything by hash, name no host, and hold what pyproject.toml asks for."""

from __future__ import annotations

import json
import re
import tomllib

import pytest

from tests.packaging.conftest import ROOT

LOCKS = ("requirements.lock", "requirements-dev.lock")


def pins(lock: str) -> dict[str, str]:
    """Return name → the lines of its hashes."""
    text = re.sub(r"\\\n\s+", " ", (ROOT / lock).read_text())
    return dict(re.findall(r"^([\w.-]+)==(.*)$", text, re.MULTILINE))


def asked(*requirements: str) -> set[str]:
    return {re.sub(r"[._]", "-", re.split(r"[^\w.-]", requirement)[0].lower()) for requirement in requirements}


@pytest.mark.parametrize("lock", LOCKS)
def test_every_pin_has_a_hash_and_no_host_is_named(lock: str) -> None:
    assert pins(lock)
    assert not [name for name, rest in pins(lock).items() if "--hash=sha256:" not in rest]
    assert not re.findall(r"://|^-", (ROOT / lock).read_text(), re.MULTILINE)


def test_both_locks_pin_the_same_releases() -> None:
    runtime, development = ({name: rest.split()[0] for name, rest in pins(lock).items()} for lock in LOCKS)
    assert runtime.items() <= development.items()


def test_the_locks_hold_what_the_project_asks_for() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    assert asked(*project["project"]["dependencies"]) <= set(pins("requirements.lock"))
    groups = [entry for group in project["dependency-groups"].values() for entry in group if isinstance(entry, str)]
    assert asked(*groups, *project["build-system"]["requires"]) <= set(pins("requirements-dev.lock"))


def test_the_lock_of_the_web_client_names_no_host_but_hashes() -> None:
    packages = json.loads((ROOT / "web" / "package-lock.json").read_text())["packages"]
    del packages[""]
    assert packages
    assert not [name for name, entry in packages.items() if "resolved" in entry or "integrity" not in entry]
