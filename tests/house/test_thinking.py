"""Bots think elsewhere, always answer, and leave no process behind."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from contextlib import suppress

import pytest

from kit import children
from kit.places import TESTS
from kit.telltale import Telltale, thinking
from taverne import cardia, gwent
from taverne.bots import make_bot
from taverne.house.thinking import MOST_DEATHS, ThinkersError
from taverne.server.thinkers import ThinkerPool

FOREVER = "search:999999999"
PATHS = os.environ.get("PYTHONPATH", "").split(os.pathsep)


@pytest.fixture
async def thinkers():
    thinkers = ThinkerPool(workers=1, limit_s=60)
    await thinkers.start()
    yield thinkers
    await thinkers.close()


@pytest.fixture
def view():
    return gwent.deal("monsters", "nilfgaard", seed=7).look(0)


def is_running(pid):
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    with suppress(OSError), open(f"/proc/{pid}/stat") as stat:
        return stat.read().rsplit(")", 1)[1].split()[0] != "Z"
    return True


async def until(condition):
    async with asyncio.timeout(children.PATIENCE):
        while not condition():
            await asyncio.sleep(0.02)


@pytest.fixture
def asked(view, tmp_path):
    """A view by which one sees who thinks about it."""
    return Telltale(view, tmp_path)


async def busy_pid(asked):
    """The process that is at work, once it has begun."""
    await until(lambda: thinking(asked.marks))
    (pid,) = thinking(asked.marks)
    return pid


async def test_a_bot_answers_as_it_would_here(thinkers, view):
    here = make_bot("greedy", 3, "gwent").choose(view)
    assert await thinkers.choose("gwent", "greedy", 3, view) == here


async def test_both_games_are_played(thinkers):
    look = cardia.deal(seed=1).look(0)
    assert await thinkers.choose("cardia", "search:20", 3, look) in look.options


@pytest.mark.parametrize("game", ["gwent", "cardia"])
async def test_a_bot_may_think_for_a_time(thinkers, view, game, caplog):
    """By the clock of its process; if it had none, a quick bot would have answered."""
    look = view if game == "gwent" else cardia.deal(seed=7).look(1)
    with caplog.at_level("WARNING", "taverne"):
        assert await thinkers.choose(game, "search:0.05s", 1, look) in look.options
    assert caplog.records == []


async def test_the_house_goes_on_while_a_bot_thinks(thinkers, view):
    await thinkers.choose("gwent", "random", 1, view)
    thinking = asyncio.create_task(thinkers.choose("gwent", "search:3000", 1, view))
    longest, last = 0.0, time.perf_counter()
    while not thinking.done():
        await asyncio.sleep(0.001)
        now = time.perf_counter()
        longest, last = max(longest, now - last), now
    assert thinking.result() in view.options
    assert longest < 0.5


async def test_the_question_is_asked_again_when_a_process_dies(thinkers, asked, view):
    thought = asyncio.create_task(thinkers.choose("gwent", "search:1000", 1, asked))
    pid = await busy_pid(asked)
    os.kill(pid, signal.SIGKILL)
    assert await thought == make_bot("search:1000", 1, "gwent").choose(view)
    assert len(thinking(asked.marks)) == 2
    assert not is_running(pid)
    assert thinkers.pids()[0] != pid


async def test_a_question_that_kills_everybody_is_answered_all_the_same(thinkers, asked):
    """Whoever takes it up dies of it, the quick bot too; then somebody answers without thinking."""
    thought = asyncio.create_task(thinkers.choose("gwent", FOREVER, 1, asked))
    killed = set()
    while not thought.done():
        await until(lambda: thought.done() or thinking(asked.marks) - killed)
        for pid in thinking(asked.marks) - killed:
            killed.add(pid)
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
    assert thought.result() in asked.options
    assert len(killed) >= MOST_DEATHS


async def test_who_thinks_too_long_is_replaced_by_a_quick_bot(thinkers, view):
    await thinkers.choose("gwent", "random", 1, view)
    slow = thinkers.pids()[0]
    thinkers.limit_s = 2
    answer = await thinkers.choose("gwent", FOREVER, 1, view)
    assert answer == make_bot("greedy", 1, "gwent").choose(view)
    assert not is_running(slow)


@pytest.mark.parametrize("bot", ["nobody", "search:-1", ""])
async def test_a_bot_that_fails_is_replaced_by_a_quick_one(thinkers, view, bot):
    assert await thinkers.choose("gwent", bot, 1, view) == make_bot("greedy", 1, "gwent").choose(view)


class Strange:
    """A view that no bot understands, and that cannot even be sent."""

    options = ("pass",)

    def __reduce__(self):
        raise TypeError("not to be sent")


async def test_even_a_strange_view_gets_an_answer(thinkers):
    assert await thinkers.choose("gwent", "greedy", 1, Strange()) == "pass"
    assert await thinkers.choose("chess", "greedy", 1, Strange()) == "pass"


async def test_who_no_longer_waits_does_not_block_the_others(thinkers, asked, view):
    thinkers.limit_s = 2
    impatient = asyncio.create_task(thinkers.choose("gwent", FOREVER, 1, asked))
    await busy_pid(asked)
    impatient.cancel()
    with pytest.raises(asyncio.CancelledError):
        await impatient
    assert await thinkers.choose("gwent", "greedy", 1, view) in view.options


async def test_closing_ends_every_thought_and_every_process(asked, view):
    thinkers = ThinkerPool(workers=2, limit_s=60)
    await thinkers.start()
    thoughts = [asyncio.create_task(thinkers.choose("gwent", FOREVER, 1, asked)) for _ in range(4)]
    await until(lambda: len(thinking(asked.marks)) == 2)
    pids = thinkers.pids()
    assert set(pids) == thinking(asked.marks)
    await thinkers.close()
    for thought in thoughts:
        with pytest.raises(ThinkersError):
            await thought
    assert not any(is_running(pid) for pid in pids)
    with pytest.raises(ThinkersError):
        await thinkers.choose("gwent", "greedy", 1, view)


async def test_closing_at_once_is_possible():
    thinkers = ThinkerPool(workers=2, limit_s=60)
    await thinkers.start()
    await thinkers.close()
    assert not any(thinkers.pids())


HOUSE = """
import asyncio
import sys
from kit.telltale import Telltale, thinking
from taverne import gwent
from taverne.server.thinkers import ThinkerPool

async def main():
    thinkers = ThinkerPool(2, 600)
    await thinkers.start()
    view = gwent.deal("monsters", "nilfgaard", seed=7).look(0)
    view = Telltale(view, sys.argv[1])
    thoughts = [asyncio.create_task(thinkers.choose("gwent", "search:999999999", 1, view)) for _ in range(3)]
    while len(thinking(view.marks)) < 2:
        await asyncio.sleep(0.02)
    print(*thinkers.pids(), flush=True)
    await asyncio.gather(*thoughts)

if __name__ == "__main__":
    asyncio.run(main())
"""


@pytest.mark.parametrize("end", [signal.SIGKILL, signal.SIGTERM])
async def test_a_house_that_dies_takes_its_bots_along(tmp_path, end):
    script = tmp_path / "house.py"
    script.write_text(HOUSE)
    marks = tmp_path / "marks"
    marks.mkdir()
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, [str(TESTS), *PATHS]))}
    command = [sys.executable, str(script), str(marks)]
    house = children.start(command, env=environment, stdout=subprocess.PIPE, text=True)
    try:
        pids = [int(word) for word in house.stdout.readline().split()]
        assert len(pids) == 2
        assert all(is_running(pid) for pid in pids)
        house.send_signal(end)
        house.wait(children.PATIENCE)
        await until(lambda: not any(is_running(pid) for pid in pids))
    finally:
        house.kill()
        house.wait()
        house.stdout.close()
