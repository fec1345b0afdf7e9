"""``parlour serve``"""

from __future__ import annotations

from typing import Annotated

import typer

from parlour.cli.common import fail

__all__ = ("serve",)

_LEAST_TOKEN = 16
"""Characters: nobody guesses that many."""


def serve(
    host: Annotated[str, typer.Option(help="Where to listen; 0.0.0.0 for everybody in the network.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="0 takes a free one.")] = 8000,
    database: Annotated[str, typer.Option(help="The SQLite file.")] = "parlour.sqlite3",
    origin: Annotated[list[str] | None, typer.Option(help="A further origin, such as https://play.example.")] = None,
    secure_cookies: Annotated[bool, typer.Option(help="The house is reached by https.")] = False,
    proxy: Annotated[bool, typer.Option(help="Believe X-Forwarded-For.")] = False,
    bot_workers: Annotated[int, typer.Option(min=0, help="Where bots think; 0: processes for all cores but one.")] = 0,
    bot_ms: Annotated[int, typer.Option(min=1, help="Milliseconds that a bot may think about a decision.")] = 1000,
    bot_pace: Annotated[
        int, typer.Option(min=0, help="Milliseconds between decisions of bots where somebody looks on.")
    ] = 350,
    metrics_token: Annotated[
        str, typer.Option(envvar="PARLOUR_METRICS_TOKEN", help="Who has it may read /metrics from anywhere.")
    ] = "",
    log_level: Annotated[str, typer.Option(help="DEBUG, INFO, WARNING or ERROR.")] = "INFO",
) -> None:
    """Open the house: one process and one SQLite file."""
    import logging

    from parlour.cli.texts import text
    from parlour.match.ports import StoreRefuses, StoreUnusable
    from parlour.server.auth.origin import is_origin
    from parlour.server.run import serve as run
    from parlour.server.settings import Settings

    if log_level not in logging.getLevelNamesMapping():
        fail("cli-log-level", level=log_level)
    for one in origin or ():
        if not is_origin(one):
            fail("cli-origin", origin=one)
    if 0 < len(metrics_token) < _LEAST_TOKEN:
        fail("cli-metrics-token", least=_LEAST_TOKEN)
    settings = Settings(
        origins=tuple(origin or ()),
        secure_cookies=secure_cookies,
        proxy=proxy,
        bot_workers=bot_workers,
        bot_ms=bot_ms,
        bot_pace_ms=bot_pace,
        metrics_token=metrics_token,
        log_level=log_level,
    )
    try:
        run(
            host,
            port,
            database,
            settings=settings,
            on_ready=lambda address: typer.echo(text("cli-serve-address", address=address)),
        )
    except StoreUnusable as error:
        fail(f"cli-{error.code}", database=database, reason=error.reason)
    except StoreRefuses as error:
        fail(f"cli-{error.code}", database=database)
    except OSError as error:
        fail("cli-serve-failed", host=host, port=str(port), reason=str(error))
