"""Where the pieces of a simulation run. An executor takes work, hands results back in any order, and is closed."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from types import TracebackType
from typing import Any, Protocol, Self

__all__ = ("Executor", "InProcess", "Processes")


class Executor(Protocol):
    """Three methods are all a simulation needs; Ray or Dask would fit behind them."""

    def __enter__(self) -> Self: ...

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None: ...

    def run(self, work: Callable[..., Any], pieces: Iterable[tuple[Any, ...]]) -> Iterator[Any]:
        """Call ``work`` with each tuple of arguments; results as they come."""
        ...


class InProcess:
    """One after the other, here."""

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        return None

    def run(self, work: Callable[..., Any], pieces: Iterable[tuple[Any, ...]]) -> Iterator[Any]:
        """Call ``work`` with each tuple of arguments, in order."""
        return (work(*piece) for piece in pieces)


class Processes:
    """A pool of ``jobs`` worker processes, started by ``method`` (``spawn``, ``fork`` or ``forkserver``)."""

    def __init__(self, jobs: int, method: str = "spawn") -> None:
        self._pool = ProcessPoolExecutor(jobs, mp_context=multiprocessing.get_context(method))

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._pool.shutdown(cancel_futures=error is not None)

    def run(self, work: Callable[..., Any], pieces: Iterable[tuple[Any, ...]]) -> Iterator[Any]:
        """Call ``work`` with each tuple of arguments in some worker; results as they come."""
        futures = [self._pool.submit(work, *piece) for piece in pieces]
        return (future.result() for future in as_completed(futures))
