"""The import contracts catch what they are there for: each is broken once in a copy of the package."""

from __future__ import annotations

import shutil
import subprocess
import sysconfig
from pathlib import Path

import pytest

from tests.packaging.conftest import ROOT, clean_environment

IMPURE = (
    "random", "time", "datetime", "secrets", "os", "asyncio", "threading", "logging", "sqlalchemy", "litestar"
)  # fmt: skip
PLANTED = [
    ("kit/planted.py", "import parlour.match", "Layers"),
    ("match/planted.py", "import parlour.store", "Layers"),
    ("bots/planted.py", "import parlour.match", "Layers"),
    ("server/planted.py", "import parlour.sim", "Layers"),
    ("stray/__init__.py", "", "Layers"),
    ("games/planted/__init__.py", "import parlour.games.fourthdim", "Games do not know each other"),
    *(
        (f"{rules}/planted.py", f"import {it}", "Rules are pure")
        for rules in ("kit", "games/fourthdim")
        for it in IMPURE
    ),
    ("match/planted.py", "import sqlalchemy.ext.asyncio", "The application core"),
    ("match/planted.py", "from litestar import Litestar", "The application core"),
    *(
        (f"{package}/planted.py", "from parlour.games.fourthdim import GAME", "Games are reached through the registry")
        for package in ("server", "bots", "sim", "store", "match")
    ),
]
UNBUILT = shutil.ignore_patterns("static", "*.so", "__pycache__")


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("contracts")
    shutil.copytree(ROOT / "src" / "parlour", folder / "parlour", ignore=UNBUILT)
    shutil.copy(ROOT / ".importlinter", folder)
    return folder


def broken_contracts(copy: Path) -> set[str]:
    program = Path(sysconfig.get_path("scripts")) / "lint-imports"
    done = subprocess.run([program], cwd=copy, env=clean_environment(), capture_output=True, text=True, check=False)
    broken = {line.partition(" BROKEN")[0] for line in done.stdout.splitlines() if " BROKEN" in line}
    assert done.returncode == bool(broken), done.stdout + done.stderr
    return broken


def test_the_package_keeps_its_contracts(copy: Path) -> None:
    assert broken_contracts(copy) == set()


@pytest.mark.parametrize(("file", "line", "contract"), PLANTED)
def test_a_planted_import_breaks_its_contract(copy: Path, file: str, line: str, contract: str) -> None:
    planted = copy / "parlour" / file
    new_folder = not planted.parent.exists()
    planted.parent.mkdir(exist_ok=True)
    planted.write_text(line + "\n")
    try:
        assert any(name.startswith(contract) for name in broken_contracts(copy))
    finally:
        shutil.rmtree(planted.parent) if new_folder else planted.unlink()
