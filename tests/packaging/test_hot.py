"""Hot modules: what runs is what the source says, compiled or not."""

from __future__ import annotations

import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from tests.packaging.conftest import ROOT, clean_environment, run

SOURCES = sorted((ROOT / "src" / "parlour").rglob("_hot*.py"))

# Every construct that the stand-in has to know; 3 comes out however it runs.
HOT = """
from __future__ import annotations
from array import array
try:
    import cython
except ImportError:
    from parlour.kit import cy as cython

@cython.cclass
class Work:
    cells: cython.int[::1]
    total: cython.longlong

    def __init__(self):
        self.cells = array("i", [1, 2])
        self.total = cython.cast(cython.longlong, 0)

    @cython.cfunc
    @cython.exceptval(check=False)
    def add(self, i: cython.uint) -> cython.void:
        cells: cython.int[::1] = self.cells
        self.total += cells[i]

    @cython.ccall
    @cython.locals(i=cython.int)
    @cython.boundscheck(False)
    def sum(self) -> cython.longlong:
        if cython.compiled:
            raise RuntimeError
        for i in range(2):
            self.add(cython.uint(i))
        return self.total

print(cython.__name__, Work().sum())
"""


@pytest.mark.parametrize("source", SOURCES, ids=lambda path: str(path.relative_to(ROOT / "src")))
def test_no_compiled_module_is_older_than_its_source(source: Path) -> None:
    """The compiled one wins at import, so an edit would have no effect (`make setup` compiles it)."""
    for compiled in source.parent.glob(f"{source.stem}.*.so"):
        for read in (source, *source.parent.glob(f"{source.stem}.pxd")):
            assert compiled.stat().st_mtime_ns >= read.stat().st_mtime_ns, f"{compiled} is stale: run make setup"


@pytest.mark.parametrize(("blocked", "name"), [("", "cython"), ("sys.modules['cython'] = None", "parlour.kit.cy")])
def test_a_hot_module_runs_uncompiled_with_and_without_cython(blocked: str, name: str, tmp_path: Path) -> None:
    (tmp_path / "hot.py").write_text(HOT)
    output = run(sys.executable, "-c", f"import sys; {blocked}\nimport hot", cwd=tmp_path)
    assert output.split() == [name, "3"]


def test_the_environment_variable_puts_sources_first(tmp_path: Path) -> None:
    package = tmp_path / "parlour" / "games" / "planted"
    package.mkdir(parents=True)
    (package / "__init__.py").touch()
    (package / "_hot.py").write_text("origin = 'source'\n")
    (package / f"_hot{EXTENSION_SUFFIXES[0]}").write_bytes(b"not a library: loading it fails")
    code = (
        f"import parlour.games; parlour.games.__path__.append({str(package.parent)!r}); "
        "import parlour.games.planted._hot as hot; print(hot.origin)"
    )
    env = clean_environment()
    assert run(sys.executable, "-c", code, cwd=tmp_path.parent, env=env | {"PARLOUR_PURE": "1"}).strip() == "source"
    plain = subprocess.run([sys.executable, "-c", code], cwd=tmp_path.parent, env=env, capture_output=True, check=False)
    assert b"ImportError" in plain.stderr
