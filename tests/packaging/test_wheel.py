"""What is built installs without Node and without a compiler, and plays."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import httpx
import pytest

from tests.packaging.conftest import MADE, ROOT, build_wheel, run

pytestmark = pytest.mark.slow

CLIENT = "parlour/server/static/index.html"


def contents(wheel: Path) -> set[str]:
    with zipfile.ZipFile(wheel) as archive:
        return set(archive.namelist())


def is_compiled(name: str) -> bool:
    return "/_hot" in name and name.endswith(".so")


def test_the_sdist_carries_the_client_and_nothing_compiled(sdist: Path) -> None:
    with tarfile.open(sdist) as archive:
        names = [name.partition("/")[2] for name in archive.getnames()]
    assert f"src/{CLIENT}" in names
    assert "LICENSE" in names
    assert not [name for name in names if name.endswith((".so", ".c")) or "node_modules" in name]


def test_the_wheel_is_for_this_platform_with_every_hot_module_compiled(wheel: Path) -> None:
    assert not wheel.name.endswith("py3-none-any.whl")
    names = contents(wheel)
    assert CLIENT in names
    assert "parlour/py.typed" in names
    sources = {name.removesuffix(".py") for name in names if "/_hot" in name and name.endswith(".py")}
    assert sources
    assert sources == {name.partition(".")[0] for name in names if is_compiled(name)}


@pytest.mark.parametrize("why", [{"PARLOUR_PURE": "1"}, {"CC": "false"}], ids=["asked", "compiler_fails"])
def test_without_a_compiler_the_wheel_is_for_everywhere_with_the_same_files(
    why: dict[str, str], sdist: Path, wheel: Path, without_node: dict[str, str], tmp_path: Path
) -> None:
    pure = build_wheel(sdist, tmp_path, without_node | why)
    assert pure.name.endswith("py3-none-any.whl")
    assert contents(pure) == {name for name in contents(wheel) if not is_compiled(name)}


def test_a_build_without_client_and_npm_says_what_is_missing(without_node: dict[str, str], tmp_path: Path) -> None:
    source = shutil.copytree(ROOT, tmp_path / "parlour", ignore=MADE)
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    done = subprocess.run(build, cwd=source, env=without_node, capture_output=True, text=True, check=False)
    assert done.returncode != 0
    assert "index.html is missing and there is no npm" in done.stderr
    assert not list(tmp_path.glob("*.whl"))


def test_the_installed_command_helps_and_plays_uncompiled_as_compiled(installed: Path, tmp_path: Path) -> None:
    env = {"PATH": str(installed)}
    pure = env | {"PARLOUR_PURE": "1"}
    parlour = installed / "parlour"
    assert "simulate" in run(parlour, "--help", cwd=tmp_path, env=env)
    simulate = (parlour, "simulate", "fourthdim", "--games", "2", "--seed", "7", "--jobs", "1", "--json")
    compiled = json.loads(run(*simulate, cwd=tmp_path, env=env))
    assert compiled == json.loads(run(*simulate, cwd=tmp_path, env=pure))
    where = "import parlour.games.fourthdim._hot as hot; print(hot.__file__)"
    assert run(installed / "python", "-c", where, cwd=tmp_path, env=env).strip().endswith(".so")
    assert run(installed / "python", "-c", where, cwd=tmp_path, env=pure).strip().endswith(".py")


def test_the_installed_server_serves_the_client(installed: Path, wheel: Path, tmp_path: Path) -> None:
    command: list[str | Path] = [installed / "parlour", "serve", "--port", "0", "--database", "parlour.sqlite3"]
    server = subprocess.Popen(command, cwd=tmp_path, env={"PATH": str(installed)}, stdout=subprocess.PIPE, text=True)
    try:
        assert server.stdout is not None
        address = next((found[0] for line in server.stdout if (found := re.search(r"http://[\w.:]+", line))), None)
        assert address, "the server printed no address"
        with zipfile.ZipFile(wheel) as archive:
            assert httpx.get(address + "/").content == archive.read(CLIENT)
        assert httpx.get(address + "/health").is_success
    finally:
        server.terminate()
        server.communicate()
    assert (tmp_path / "parlour.sqlite3").exists()


@pytest.mark.parametrize("pure", ["0", "1"])
def test_a_game_loads_msgspec_and_the_standard_library_only(installed: Path, tmp_path: Path, pure: str) -> None:
    code = (
        "import sys, parlour.games.fourthdim; "
        "print(*sorted({name.partition('.')[0] for name in sys.modules} - sys.stdlib_module_names))"
    )
    env = {"PATH": os.defpath, "PARLOUR_PURE": pure}
    loaded = set(run(installed / "python", "-c", code, cwd=tmp_path, env=env).split()) - {"__main__", "parlour"}
    assert "msgspec" in loaded
    within = {name for name in loaded if name.startswith(("cython_runtime", "_cython_"))}  # names inside a compiled one
    assert loaded - within <= {"msgspec", "typing_extensions"}  # the second is msgspec's, which takes it where it is
