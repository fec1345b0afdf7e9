"""The application: routes, middleware and the house's life around them."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar, Router
from litestar.datastructures import State
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import parlour
from parlour.match.clockwork import SystemClock
from parlour.match.ports import StoreUnusable
from parlour.server import errors
from parlour.server.assembly import OpenClock, OpenDatabase, open_database, open_site
from parlour.server.auth.guards import mutation_guard
from parlour.server.http import analyse, games, keepsakes, ledger, me, metrics, pages, record, records, replay, tables
from parlour.server.http.strict import strict_body
from parlour.server.logs import RequestLog
from parlour.server.security import SecurityHeaders
from parlour.server.settings import Settings
from parlour.server.site import Site
from parlour.server.ws.route import socket

__all__ = ("API", "create_app")

API = "/api/v1"

_LOG = logging.getLogger("parlour.server")


def create_app(
    settings: Settings, open_store: OpenDatabase = open_database, open_clock: OpenClock = SystemClock
) -> Litestar:
    """The server for these settings; it opens the database and the house when it starts, and closes them at its end.

    ``app.state.failure`` is what kept the store from being opened.
    """

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        """From the first request to the last."""
        try:
            async with open_site(settings, open_store, open_clock) as app.state.site:
                yield
        except StoreUnusable as error:
            app.state.failure = error
            raise
        except Exception:  # whatever it is: it goes on, but first with words of ours beside it
            _LOG.exception("the house does not open, or not close")
            raise

    api = Router(
        API,
        guards=[mutation_guard],
        before_request=strict_body,
        route_handlers=[
            games.games,
            games.game_texts,
            games.game_rules,
            games.house_texts,
            pages.allows("/me", "GET", "POST"),
            pages.allows("/tables", "GET", "POST"),
            pages.allows("/keepsakes", "GET", "POST"),
            pages.allows("/keepsakes/{keepsake_id:str}", "POST", "DELETE"),
            me.me,
            me.rename,
            tables.create_table,
            tables.list_tables,
            tables.show_table,
            tables.join_table,
            tables.claim_seat,
            tables.leave_table,
            tables.resign_table,
            tables.rematch_table,
            tables.bring_luggage,
            keepsakes.list_keepsakes,
            keepsakes.import_keepsake,
            keepsakes.keepsake_text,
            keepsakes.rename_keepsake,
            keepsakes.drop_keepsake,
            record.match_record,
            replay.match_pages,
            tables.branch_table,
            Router("", route_handlers=[records.import_record], request_max_body_size=settings.limits.record_bytes),
            analyse.analyse_position,
            ledger.clock_ledger,
        ],
    )
    app = Litestar(
        [api, pages.health, pages.no_socket, metrics.metrics, pages.page, socket],
        dependencies={"site": Provide(_site, sync_to_thread=False)},
        exception_handlers=errors.handlers,
        lifespan=[life],
        openapi_config=OpenAPIConfig(
            title="Parlour",
            version=parlour.__version__,
            path=f"{API}/openapi.json",
            render_plugins=[JsonRenderPlugin(path="/")],
            use_handler_docstrings=True,
        ),
        logging_config=None,
        request_max_body_size=settings.limits.body_bytes,
    )
    # Around the router, not behind it: what has no route is answered and logged in the same way.
    app.asgi_handler = RequestLog(SecurityHeaders(app.asgi_handler))
    return app


def _site(state: State) -> Site:
    site: Site = state.site
    return site
