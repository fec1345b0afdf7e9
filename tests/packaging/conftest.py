"""A clean checkout, what is built from it, and an empty environment that it is installed into; each made once."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import tarfile
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Mapping

ROOT = Path(__file__).parents[2]
MADE = shutil.ignore_patterns(
    ".git",
    ".venv",
    "node_modules",
    "static",
    "build",
    "dist",
    "_build",
    "__pycache__",
    "*.so",
    ".*_cache",
    ".hypothesis",
)
OURS = ("PARLOUR_", "PYTHON", "VIRTUAL_ENV", "MAKE", "COV_")  # variables of this run that a fresh machine has not


def run(*command: str | Path, cwd: Path, env: Mapping[str, str] | None = None) -> str:
    """Run a command that has to succeed, in the given environment (default: this one, cleaned); return its output."""
    done = subprocess.run(
        [str(part) for part in command],
        cwd=cwd,
        env=clean_environment() if env is None else dict(env),
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"
    return done.stdout


def clean_environment() -> dict[str, str]:
    """Return the environment without what this test run added."""
    return {name: value for name, value in os.environ.items() if not name.startswith(OURS)}


@pytest.fixture(scope="session")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The tree as a fresh clone has it: nothing built."""
    return shutil.copytree(ROOT, tmp_path_factory.mktemp("checkout") / "parlour", ignore=MADE)


@pytest.fixture(scope="session")
def without_node(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """An environment in which everything is on the PATH but Node."""
    folder = tmp_path_factory.mktemp("bin")
    for directory in os.environ["PATH"].split(os.pathsep):
        for program in Path(directory).glob("*"):
            link = folder / program.name
            if program.name not in {"node", "nodejs", "npm", "npx"} and not link.is_symlink():
                link.symlink_to(program)
    assert shutil.which("npm", path=str(folder)) is None
    return clean_environment() | {"PATH": str(folder)}


@pytest.fixture(scope="session")
def sdist(checkout: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source distribution of the checkout; builds the web client on the way."""
    out = tmp_path_factory.mktemp("sdist")
    run(sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", out, cwd=checkout)
    (path,) = out.glob("*.tar.gz")
    return path


def build_wheel(sdist: Path, folder: Path, env: Mapping[str, str]) -> Path:
    """Build a wheel from an unpacked source distribution, as pip does it."""
    with tarfile.open(sdist) as archive:
        archive.extractall(folder, filter="data")
    (source,) = folder.iterdir()
    out = folder / "wheels"
    pip = (sys.executable, "-m", "pip", "wheel", "--quiet", "--no-index", "--no-deps", "--no-build-isolation")
    run(*pip, "--wheel-dir", out, source, cwd=folder, env=env)
    (path,) = out.glob("*.whl")
    return path


@pytest.fixture(scope="session")
def wheel(sdist: Path, without_node: dict[str, str], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel for this platform, built where there is no Node."""
    return build_wheel(sdist, tmp_path_factory.mktemp("wheel"), without_node)


@pytest.fixture(scope="session")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The scripts folder of an environment with the wheel and its locked dependencies, nothing else."""
    folder = tmp_path_factory.mktemp("installed") / "venv"
    run(sys.executable, "-m", "venv", "--without-pip", folder, cwd=folder.parent)
    scripts = folder / Path(sysconfig.get_path("scripts")).name
    uv = (ROOT / "tools" / "uv", "pip", "install", "--quiet", "--python", scripts / "python")
    run(*uv, "--require-hashes", "--requirement", ROOT / "requirements.lock", cwd=folder)
    run(*uv, "--no-deps", "--no-index", wheel, cwd=folder)
    run(ROOT / "tools" / "uv", "pip", "check", "--quiet", "--python", scripts / "python", cwd=folder)
    return scripts
