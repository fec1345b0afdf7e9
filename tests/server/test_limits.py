"""Buckets, queues, time, origins and tokens."""

from __future__ import annotations

import asyncio

import pytest

from parlour.server.auth.guards import _bucket
from parlour.server.auth.origin import origin_allowed
from parlour.server.auth.tokens import is_token, new_token, same_hash, token_hash
from parlour.server.limits import Bucket, Buckets
from parlour.server.ws.outbox import Outbox


class Now:
    def __init__(self, at: float = 0.0) -> None:
        self.at = at

    def __call__(self) -> float:
        return self.at


def test_a_bucket_gives_its_burst_and_then_its_rate() -> None:
    now = Now()
    bucket = Bucket(0.5, 3, now)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    assert bucket.wait_seconds() == 2
    now.at = 1.9
    assert not bucket.take()
    now.at = 2.0
    assert bucket.take()
    now.at = 1000
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_addresses_have_their_own_buckets_and_their_number_is_bounded() -> None:
    now = Now()
    buckets = Buckets(1, 1, 100, now)
    assert buckets.take("a") == 0
    assert buckets.take("a") == 1
    assert buckets.take("b") == 0
    for i in range(1000):
        buckets.take(str(i))
    assert len(buckets) == 100


def test_a_bucket_that_is_full_again_is_forgotten_when_another_comes() -> None:
    now = Now()
    buckets = Buckets(1, 2, 100, now)
    assert [buckets.take("a"), buckets.take("a")] == [0, 0]
    now.at = 1.9
    buckets.take("b")
    assert len(buckets) == 2, "one that is not full yet remembers"
    assert buckets.take("a") == 0
    assert buckets.take("a") == 1
    now.at = 10
    buckets.take("c")
    assert len(buckets) == 1


async def test_an_outbox_is_bounded_in_messages_and_bytes() -> None:
    box = Outbox(3, 100)
    assert [box.put("x") for _ in range(4)] == [True, True, True, False]
    box = Outbox(100, 10)
    assert box.put("12345678")
    assert not box.put("12345678")


async def test_of_a_key_only_the_newest_waits() -> None:
    box = Outbox(2, 100)
    assert all(box.put(f"presence {i}", "presence") for i in range(50))
    assert box.put("other")
    assert [(await box.get()).text, (await box.get()).text] == ["presence 49", "other"]
    getter = asyncio.create_task(box.get())
    await asyncio.sleep(0)
    box.put("late")
    assert (await getter).text == "late"


@pytest.mark.parametrize(
    ("origin", "host", "cookie", "allowed"),
    [
        ("http://localhost:8000", "localhost:8000", True, True),
        ("https://play.example", "play.example", True, True),
        ("HTTPS://Play.Example", "play.example", True, True),
        ("https://evil.example", "play.example", True, False),
        ("https://evil.example", "play.example", False, False),
        ("http://localhost:8001", "localhost:8000", True, False),
        ("http://play.example.evil.example", "play.example", True, False),
        ("null", "play.example", True, False),
        ("http://[", "play.example", True, False),
        ("http://[", "play.example", False, False),
        ("", "play.example", True, False),
        ("", "", True, False),
        ("file://", "", True, False),
        ("http://play.example@evil.example", "play.example", True, False),
        (None, "play.example", True, False),
        (None, "play.example", False, True),
        ("https://front.example", "back.example", True, True),
    ],
)
def test_only_own_pages_may_ask(origin: str | None, host: str, cookie: bool, allowed: bool) -> None:
    assert origin_allowed(origin, host, cookie, ("https://front.example",)) is allowed


@pytest.mark.parametrize(
    ("host", "bucket"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("", ""),
        ("unknown, <script>", ""),
    ],
)
def test_a_client_is_an_address_or_the_network_that_it_was_given(host: str, bucket: str) -> None:
    assert _bucket(host) == bucket


def test_tokens_are_long_random_and_known_by_hash() -> None:
    tokens = {new_token() for _ in range(100)}
    assert len(tokens) == 100
    assert all(is_token(token) for token in tokens)
    token = tokens.pop()
    assert same_hash(token, token_hash(token))
    assert not same_hash(token, "")
    assert not same_hash(token, token_hash(token + "x"))
    assert not is_token(token + "=")
