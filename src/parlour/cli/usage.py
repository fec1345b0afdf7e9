"""What is wrong with a command line: one line on stderr, in the language of the environment, and status 2."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any

import typer
from typer.core import TyperGroup

from parlour.cli.common import fail
from parlour.cli.texts import text

__all__ = ("OneLine",)


class OneLine(TyperGroup):
    """The command line, without boxes around what is wrong with it."""

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> Any:
        """Run a command and leave with its status."""
        try:
            status = super().main(args, prog_name, complete_var, False, windows_expand_args, **extra)
        except Exception as error:  # typer keeps its classes to itself; what is a bug goes on below
            if not standalone_mode:
                raise
            status = _status(error)
            if status is None:
                raise
        if not standalone_mode:
            return status
        sys.exit(status if isinstance(status, int) else 0)


def _status(error: Any) -> int | None:
    """Say what is wrong and with which status to leave; ``None`` for a bug."""
    if isinstance(error, typer.Abort):
        typer.secho(text("cli-aborted"), err=True, fg="red")
        return 1
    if not hasattr(error, "format_message"):
        return None  # typer keeps its copy of click to itself: what that raises is told by what it can do
    if type(error).__name__ == "NoArgsIsHelpError":
        error.show()
    else:
        try:
            _fail(error)
        except typer.Exit as left:
            return int(left.exit_code)
    return int(error.exit_code)


def _fail(error: Any) -> None:
    context = getattr(error, "ctx", None)
    command = context.command_path if context is not None else "parlour"
    kind = type(error).__name__
    if kind == "NoSuchOption":
        fail("cli-no-such-option", option=error.option_name, command=command)
    if isinstance(error, typer.BadParameter) and error.param is not None:
        name = str(error.param.get_error_hint()).strip("'")
        if kind == "MissingParameter":
            fail("cli-missing", name=name, command=command)
        fail("cli-bad-value", name=name, reason=error.message, command=command)
    fail("cli-usage", reason=error.format_message(), command=command)
