"""Bots in other processes: answers, failures, hangs, crashes."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import AsyncIterator

import pytest

from parlour.kit.actors import Seat
from parlour.kit.agenda import Prompt
from parlour.kit.game import View
from parlour.server.bots import BotFailed, BotPool, Question, decode

VIEW = View(0, 2, {"hands": [{"cards": ["a"]}, {"cards": {"hidden": 3}}]})
PROMPT = Prompt(Seat(0), "turn")


def stand_in(question: bytes) -> list[str]:
    """Plays by its level's name; runs in the worker."""
    q: Question = decode(question)
    match q.level:
        case "hang":
            time.sleep(600)  # what a hung bot does; the test ends it
        case "crash":
            os._exit(1)
        case "raise":
            raise ValueError("secret card a")
        case "nice":
            return [str(os.nice(0))]
        case "pid":
            return [str(os.getpid())]
    return [f"{q.game} {q.options['o']} {q.prompt.kind} {q.view.state['hands'][0]['cards'][0]} {q.seed} {q.ms}"]


@pytest.fixture
async def pool() -> AsyncIterator[BotPool]:
    pool = BotPool(1, 1_500, 7, stand_in)
    yield pool
    pool.close()


async def ask(pool: BotPool, level: str) -> list[str]:
    return await pool.think("whisper", level, {"o": 1}, VIEW, PROMPT, "seed")


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


async def test_a_bot_sees_the_view_and_answers_in_notation_from_another_process(pool: BotPool) -> None:
    assert await ask(pool, "easy") == ["whisper 1 turn a seed 7"]
    first, second = await ask(pool, "pid"), await ask(pool, "pid")
    assert first == second  # the process is kept
    assert first != [str(os.getpid())]


async def test_a_worker_steps_back_for_the_house(pool: BotPool) -> None:
    assert int((await ask(pool, "nice"))[0]) > os.nice(0)


async def test_who_asks_first_is_answered_first(pool: BotPool) -> None:
    """One worker, many tables: questions wait in a row."""
    answered: list[int] = []

    async def wait(number: int) -> None:
        await ask(pool, "pid")
        answered.append(number)

    await asyncio.gather(*(wait(number) for number in range(12)))
    assert answered == list(range(12))


async def test_those_who_wait_share_the_time() -> None:
    """One guest's forty tables must not make another's wait for forty whole thoughts."""
    pool = BotPool(1, 20_000, 1000, stand_in)
    try:
        answers = await asyncio.gather(*(ask(pool, "easy") for _ in range(40)))
    finally:
        pool.close()
    ms = [int(answer.rpartition(" ")[2]) for (answer,) in answers]
    assert ms[-1] == 1000, "nobody waits behind the last"
    assert ms[-2:-5:-1] == [500, 333, 250]
    assert ms[0] == 30
    assert ms == sorted(ms)
    assert sum(ms) < 5_500


async def test_a_bot_that_raises_is_reported_without_what_it_said(pool: BotPool) -> None:
    before = await ask(pool, "pid")
    with pytest.raises(BotFailed, match=r"^ValueError$"):
        await ask(pool, "raise")
    assert await ask(pool, "pid") == before


async def test_a_hung_bot_is_killed_and_replaced(pool: BotPool) -> None:
    [before] = await ask(pool, "pid")
    with pytest.raises(TimeoutError):
        await ask(pool, "hang")
    [after] = await ask(pool, "pid")
    assert after != before
    while alive(int(before)):  # noqa: ASYNC110 - another process dies; nobody sets an event
        await asyncio.sleep(0.01)


async def test_a_crashed_bot_is_replaced(pool: BotPool) -> None:
    with pytest.raises(BotFailed):
        await ask(pool, "crash")
    assert await ask(pool, "easy") == ["whisper 1 turn a seed 7"]
