"""The built client, read once at start: files by path, ``index.html`` for every page of the application."""

from __future__ import annotations

import hashlib
import mimetypes
import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
from litestar import MediaType, Request, Response
from msgspec import Struct

from parlour.server.errors import ApiError
from parlour.server.packing import pack, packed_or_plain

__all__ = ("Client", "read_client")

INDEX = "index.html"
CHUNKS = "chunks.json"
"""What the client's build says of its files; no file of the client itself."""

_HASHED = re.compile(r"assets/.+-[A-Za-z0-9_-]{8,}\.[a-z0-9]+")
"""How the client's build names files whose content never changes."""
_TYPES = {".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml", ".woff2": "font/woff2"}
_NOT_BUILT = (
    "<!doctype html><meta charset=utf-8><title>client_not_built</title><h1>client_not_built</h1><pre>make setup</pre>"
)


class Asset(Struct, frozen=True):
    """One file, also packed where that is worth it."""

    body: bytes
    packed: bytes | None
    media_type: str
    etag: str
    cache: str


class _Chunk(Struct, frozen=True):
    """One script of the build, as it writes it down: what it imports are names of other chunks."""

    file: str
    imports: tuple[str, ...] = ()
    css: tuple[str, ...] = ()


class Client(Struct, frozen=True):
    """The client's files; none if it was not built."""

    assets: dict[str, Asset]
    chunks: dict[str, tuple[str, ...]] = {}
    """Links to all files that a module of the source is made of when it is built, by the module's path."""

    def respond(self, request: Request[Any, Any, Any], path: str, ahead: Sequence[str] = ()) -> Response[Any]:
        """The file, the application's page, or 404 for what looks like a file and is none.

        With the page goes what it will ask for: ``ahead``, as values of ``Link``.
        """
        path = path.strip("/")
        asset = self.assets.get(path) or (None if _looks_like_file(path) else self.assets.get(INDEX))
        if asset is None:
            return self._missing(request, path)
        headers = {"Cache-Control": asset.cache, "ETag": asset.etag, "Vary": "Accept-Encoding"}
        if ahead:
            headers |= {"Link": ", ".join(ahead), "Vary": "Accept-Encoding, Accept-Language"}
        if request.headers.get("if-none-match") == asset.etag:
            return Response(b"", status_code=304, headers=headers, media_type=asset.media_type)
        body = packed_or_plain(request, asset.body, asset.packed, headers)
        return Response(body, headers=headers, media_type=asset.media_type)

    def _missing(self, request: Request[Any, Any, Any], path: str) -> Response[Any]:
        if INDEX in self.assets or _looks_like_file(path):
            raise ApiError(404, "not_found")
        if "text/html" in request.headers.get("accept", ""):
            return Response(_NOT_BUILT, status_code=503, media_type=MediaType.HTML)
        raise ApiError(503, "client_not_built")


def _looks_like_file(path: str) -> bool:
    return path.startswith("assets/") or "." in path.rpartition("/")[2]


def read_client(folder: Path) -> Client:
    """Every file under ``folder``, if there is an ``index.html``."""
    if not (folder / INDEX).is_file():
        return Client({})
    return Client(
        {
            file.relative_to(folder).as_posix(): _asset(file, file.relative_to(folder).as_posix())
            for file in sorted(folder.rglob("*"))
            if file.is_file() and file.name != CHUNKS
        },
        _chunks(folder / CHUNKS),
    )


def _chunks(listed: Path) -> dict[str, tuple[str, ...]]:
    """Empty where the build has listed nothing."""
    if not listed.is_file():
        return {}
    chunks = msgspec.json.decode(listed.read_bytes(), type=dict[str, _Chunk])
    return {name: tuple(dict.fromkeys(_links(chunks, name, []))) for name in chunks if not name.startswith("_")}


def _links(chunks: dict[str, _Chunk], name: str, seen: list[str]) -> Iterator[str]:
    """What it imports first. A stylesheet is fetched as the build's own links fetch it, or it would come twice."""
    if name in seen:
        return
    seen.append(name)
    chunk = chunks[name]
    for imported in chunk.imports:
        yield from _links(chunks, imported, seen)
    yield f"</{chunk.file}>; rel=modulepreload"
    yield from (f"</{css}>; rel=preload; as=style; crossorigin" for css in chunk.css)


def _asset(file: Path, name: str) -> Asset:
    body = file.read_bytes()
    media_type = _TYPES.get(file.suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    text = media_type.startswith("text/") or media_type in ("image/svg+xml", "application/json")
    packed = pack(body) if text else None
    cache = "public, max-age=31536000, immutable" if _HASHED.fullmatch(name) else "no-cache"
    return Asset(
        body,
        packed,
        media_type,
        f'"{hashlib.sha256(body).hexdigest()[:20]}"',
        cache,
    )
