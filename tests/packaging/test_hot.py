"""Hot modules: what runs is what the source says, compiled or not."""

from __future__ import annotations

import ast
import re
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


def _declared(source: str) -> set[str]:
    """Names that a module gives a value at its top level, C variables among them."""
    targets = [node.targets for node in ast.parse(source).body if isinstance(node, ast.Assign)]
    return {target.id for each in targets for target in each if isinstance(target, ast.Name)}


def _shared(pxd: str) -> set[str]:
    """The C variables of a module that others take with ``cimport *``."""
    return set(re.findall(r"^cdef (?:[\w ]+ )?(\w+)$", pxd, flags=re.MULTILINE))


@pytest.mark.parametrize("source", SOURCES, ids=lambda path: str(path.relative_to(ROOT / "src")))
def test_no_module_writes_over_what_another_shares(source: Path) -> None:
    """``cimport *`` brings the very variable: a declaration of the same name would change it for everybody."""
    others = [pxd for pxd in source.parent.glob("_hot*.pxd") if pxd.stem != source.stem]
    shared = {name: pxd.name for pxd in others for name in _shared(pxd.read_text(encoding="utf-8"))}
    clashes = {name: shared[name] for name in _declared(source.read_text(encoding="utf-8")) & shared.keys()}
    assert clashes == {}


def test_a_name_that_writes_over_a_shared_one_is_found() -> None:
    assert _shared("cdef int _FREE\ncdef unsigned long long _ALL\ncdef class Board:\n    cdef int _side\n") == {
        "_FREE",
        "_ALL",
    }
    assert _declared("_FREE = cython.declare(cython.int, 14)\ndef f():\n    _side = 1\n") == {"_FREE"}


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
