"""The built client as files and pages."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar, Request, Response, get
from litestar.testing import TestClient

from parlour.server import errors
from parlour.server.security import POLICY, SecurityHeaders
from parlour.server.static_files import read_client

INDEX = "<!doctype html><title>Parlour</title>" + " " * 600
HTML = {"Accept": "text/html"}


def serving(folder: Path) -> TestClient[Litestar]:
    client = read_client(folder)

    @get(["/", "/{path:path}"], sync_to_thread=False)
    def page(request: Request[Any, Any, Any]) -> Response[Any]:
        return client.respond(request, request.scope["path"])

    app = Litestar([page], exception_handlers=errors.handlers, middleware=[SecurityHeaders], openapi_config=None)
    return TestClient(app)


@pytest.fixture
def browser(tmp_path: Path) -> Iterator[TestClient[Litestar]]:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text(INDEX)
    (tmp_path / "assets" / "index-DbPrgr8F.js").write_text("let a;" * 200)
    (tmp_path / "assets" / "plain.js").write_text("let a;")
    (tmp_path / "favicon.svg").write_text("<svg/>")
    with serving(tmp_path) as client:
        yield client


def test_hashed_files_are_kept_for_ever_and_others_are_asked_for_again(browser: TestClient[Litestar]) -> None:
    hashed = browser.get("/assets/index-DbPrgr8F.js")
    assert hashed.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert hashed.headers["content-type"] == "text/javascript; charset=utf-8"
    for path in ("/", "/index.html", "/favicon.svg", "/assets/plain.js", "/t/abc"):
        assert browser.get(path).headers["cache-control"] == "no-cache", path


def test_every_page_of_the_application_is_the_index(browser: TestClient[Litestar]) -> None:
    for path in ("/", "/t/abc", "/games/whisper/rules"):
        answer = browser.get(path, headers=HTML)
        assert (answer.status_code, answer.text) == (200, INDEX), path


def test_a_file_that_is_not_there_is_no_page(browser: TestClient[Litestar]) -> None:
    for path in ("/assets/gone-12345678.js", "/assets/x", "/robots.txt", "/a/b.css"):
        answer = browser.get(path, headers=HTML)
        assert (answer.status_code, answer.json()["code"]) == (404, "not_found"), path


def test_nothing_outside_the_folder_is_read(browser: TestClient[Litestar]) -> None:
    for path in ("/../pyproject.toml", "/assets/../../secret", "/%2e%2e/%2e%2e/etc/passwd", "//etc/passwd"):
        assert browser.get(path).status_code in (200, 404), path
        assert "root:" not in browser.get(path).text


def test_packed_where_it_helps_and_unchanged_files_are_not_sent_again(browser: TestClient[Litestar]) -> None:
    packed = browser.get("/assets/index-DbPrgr8F.js", headers={"Accept-Encoding": "gzip"})
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.text == "let a;" * 200
    plain = browser.get("/", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    again = browser.get("/", headers={"If-None-Match": plain.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_pages_carry_the_policy(browser: TestClient[Litestar]) -> None:
    headers = browser.get("/").headers
    assert headers["content-security-policy"] == POLICY
    assert "frame-ancestors 'none'" in POLICY
    assert "unsafe" not in POLICY
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"


def test_what_a_page_is_made_of_carries_what_concerns_it(browser: TestClient[Litestar]) -> None:
    headers = browser.get("/assets/index-DbPrgr8F.js").headers
    assert headers["x-content-type-options"] == "nosniff"
    assert "content-security-policy" not in headers, "of no use there, and a fifth of a small file"


def test_a_client_that_was_not_built_says_so(tmp_path: Path) -> None:
    with serving(tmp_path) as browser:
        page = browser.get("/", headers=HTML)
        assert page.status_code == 503
        assert "client_not_built" in page.text
        assert browser.get("/t/x").json()["code"] == "client_not_built"
