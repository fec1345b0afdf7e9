"""Bearer tokens: 32 random bytes, of which the house keeps the hash alone."""

from __future__ import annotations

import hashlib
import re
import secrets

__all__ = ("is_token", "new_token", "same_hash", "token_hash")

_TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")


def new_token() -> str:
    """32 random bytes as 43 URL-safe characters."""
    return secrets.token_urlsafe(32)


def is_token(text: str) -> bool:
    """Could this be one of ours? Spares the store a question."""
    return _TOKEN.fullmatch(text) is not None


def token_hash(token: str) -> str:
    """SHA-256 in hex. The token has 256 bits, so neither salt nor a slow hash is needed."""
    return hashlib.sha256(token.encode()).hexdigest()


def same_hash(token: str, stored: str) -> bool:
    """Does the token have that hash? An empty stored hash is a dead token's."""
    return bool(stored) and secrets.compare_digest(token_hash(token), stored)
