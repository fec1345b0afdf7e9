"""Token buckets in memory, bounded in number."""

from __future__ import annotations

import itertools
import time
from collections import OrderedDict
from collections.abc import Callable

__all__ = ("Bucket", "Buckets")

_LOOKED_AT = 2
"""Buckets that may go when one comes."""


class Bucket:
    """``burst`` tokens, refilled at ``rate`` a second."""

    __slots__ = ("_at", "_burst", "_now", "_rate", "_tokens")

    def __init__(self, rate: float, burst: int, now: Callable[[], float] = time.monotonic) -> None:
        self._rate, self._burst, self._now = rate, burst, now
        self._tokens, self._at = float(burst), now()

    def take(self) -> bool:
        """One token, if there is one."""
        now = self._now()
        self._tokens = min(self._burst, self._tokens + (now - self._at) * self._rate)
        self._at = now
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True

    @property
    def full(self) -> bool:
        """Has it all its tokens again?"""
        return self._tokens + (self._now() - self._at) * self._rate >= self._burst

    def wait_seconds(self) -> int:
        """Whole seconds until the next token, at least 1."""
        return max(1, -int(-(1 - self._tokens) // self._rate))


class Buckets:
    """A bucket per key, the least recently used forgotten beyond ``most`` keys."""

    def __init__(self, rate: float, burst: int, most: int, now: Callable[[], float] = time.monotonic) -> None:
        self._rate, self._burst, self._most, self._now = rate, burst, most, now
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def __len__(self) -> int:
        return len(self._buckets)

    def _forget_full(self) -> None:
        """Those used least recently that are full again: one that is made anew is no different."""
        for known, bucket in list(itertools.islice(self._buckets.items(), _LOOKED_AT)):
            if not bucket.full:
                break
            del self._buckets[known]

    def take(self, key: str) -> int:
        """0 if there was a token, else the seconds to wait."""
        bucket = self._buckets.get(key)
        if bucket is None:
            self._forget_full()
            bucket = self._buckets[key] = Bucket(self._rate, self._burst, self._now)
            if len(self._buckets) > self._most:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(key)
        return 0 if bucket.take() else bucket.wait_seconds()
