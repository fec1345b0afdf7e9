"""Build hook: the web client, where it is missing, and the hot modules, compiled in place."""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

CLIENT = "src/parlour/server/static/index.html"


def build_client(root: Path) -> None:
    """Build the web client unless there is one; an edited one is rebuilt by `make`, not here."""
    if (root / CLIENT).exists():
        return
    if not (npm := shutil.which("npm")):
        raise SystemExit(
            f"{CLIENT} is missing and there is no npm to build it: build from a released sdist, or install Node 20"
        )
    for arguments in (["ci", "--no-audit", "--no-fund"], ["run", "build"]):
        subprocess.run([npm, *arguments], cwd=root / "web", check=True)


def compile_hot(root: Path) -> bool:
    """Compile every `_hot*.py`; where that fails or `PARLOUR_PURE=1` forbids it, leave none compiled."""
    from Cython.Build import cythonize
    from setuptools import Distribution, Extension
    from setuptools.errors import BaseError, CCompilerError

    sources = sorted(path.relative_to(root) for path in root.glob("src/parlour/**/_hot*.py"))
    reason: object = "PARLOUR_PURE=1" if os.environ.get("PARLOUR_PURE") == "1" else None
    if sources and not reason:
        with contextlib.chdir(root):
            extensions = [
                Extension(
                    ".".join(path.with_suffix("").parts[1:]),
                    [str(path)],
                    depends=["hatch_build.py"],
                    extra_compile_args=["-O3", "-g0"],
                )
                for path in sources
            ]
            modules = cythonize(extensions, build_dir="build/cython", include_path=["src"], language_level=3)  # type: ignore[no-untyped-call]  # it has no types
            command = Distribution({"ext_modules": modules, "package_dir": {"": "src"}}).get_command_obj("build_ext")
            command.inplace, command.build_temp = True, "build/temp"
            command.ensure_finalized()
            try:
                command.run()
            except (BaseError, CCompilerError) as error:
                reason = error
    if reason:
        for old in root.glob("src/parlour/**/_hot*.so"):
            old.unlink()
        print(f"warning: the hot modules stay uncompiled, slower with the same results ({reason})", file=sys.stderr)
    return bool(sources) and not reason


class ParlourBuildHook(BuildHookInterface[BuilderConfig]):
    """Runs for every target; an sdist carries the client, so that a wheel can be built from it without Node."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Prepare the tree; a wheel with compiled modules gets the tag of this platform."""
        root = Path(self.root)
        build_client(root)
        if self.target_name == "wheel" and compile_hot(root):
            build_data["pure_python"] = False
            build_data["infer_tag"] = True


if __name__ == "__main__":
    compile_hot(Path(__file__).parent.resolve())
