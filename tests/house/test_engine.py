"""Bots think compiled without anybody asking: the engine is made behind the scene, once, and kept whole."""

import asyncio
import os
import shutil
import sys
from importlib.metadata import EntryPoint

import pytest

import taverne
from kit.engines import Forge, WhereAreYou, nobody_reads
from kit.indoors import house_in, visitor
from taverne.engine.starting import Awaited
from taverne.engine.workshop import PACKAGE, SETTING, usual_workshop
from taverne.engine.workshop import Workshop as PoliteWorkshop
from taverne.games import GROUP, listed
from taverne.house.queue import MOVES
from taverne.server.equipping import equipping
from taverne.server.settings import Settings
from taverne.server.thinkers import ThinkerPool

pytestmark = pytest.mark.skipif(os.name != "posix", reason="engines are made by themselves only there")


class Workshop(PoliteWorkshop):
    """Tests do not wait until nobody else works on this machine."""

    politeness = 0


@pytest.fixture
def forge(tmp_path):
    return Forge(tmp_path / "forge")


@pytest.fixture
def package(tmp_path):
    """A very small one."""
    folder = tmp_path / "small"
    folder.mkdir()
    (folder / "table.py").write_text("GHOUL = 1")
    (folder / "cards.csv").write_text("ghoul,1")
    return folder


@pytest.fixture
def workshop(tmp_path, forge, package):
    return Workshop(tmp_path / "shelf", package, forge.recipe)


@pytest.fixture
def makings():
    """None outlives its test."""
    begun = []
    yield begun
    for making in begun:
        making.stop()


def begin(workshop, makings):
    makings.append(workshop.begin())
    return makings[-1]


def made(workshop, makings):
    return begin(workshop, makings).wait()


def again(workshop):
    """The next start."""
    return Workshop(workshop.shelf.folder, workshop.package, workshop.recipe)


def drafts(workshop):
    return list(workshop.shelf.folder.glob("draft-*"))


def test_an_engine_is_made_and_the_next_start_finds_it(workshop, makings):
    assert workshop.find() is None
    assert made(workshop, makings)
    engine = again(workshop).find()
    assert (engine / "small" / "table.py").read_text() == "GHOUL = 1"
    assert drafts(workshop) == []


def test_who_waits_for_it_goes_on_until_it_is_there(workshop, makings, forge):
    forge.closes_its_gate()
    awaited = Awaited()
    making = begin(workshop, makings)
    awaited.expect(workshop, making)
    assert awaited.find() is None
    forge.opens_its_gate()
    making.wait()
    assert awaited.find() == workshop.find()
    assert awaited.find() is not None
    awaited.give_up()
    assert awaited.find() is workshop.find() is None


@pytest.mark.parametrize("file", ["table.py", "cards.csv"])
def test_an_engine_of_other_sources_is_not_used(workshop, makings, package, file):
    """Cards count, too: they are read by the engine."""
    made(workshop, makings)
    (package / file).write_text("GHOUL = 2")
    assert again(workshop).find() is None
    assert made(again(workshop), makings)
    assert (again(workshop).find() / "small" / file).read_text() == "GHOUL = 2"


def test_an_engine_of_another_recipe_is_not_used(workshop, makings):
    made(workshop, makings)
    workshop.recipe.write_text(workshop.recipe.read_text() + "\n# with other flags")
    assert again(workshop).find() is None


def test_the_pages_are_no_part_of_an_engine(workshop, makings, package):
    made(workshop, makings)
    (package / "server" / "web").mkdir(parents=True)
    (package / "server" / "web" / "index.html").touch()
    assert again(workshop).find() is not None


@pytest.mark.parametrize("damage", ["cut", "gone", "unsealed"])
def test_a_damaged_engine_is_not_used_but_made_again(workshop, makings, damage):
    made(workshop, makings)
    engine = workshop.find()
    if damage == "cut":
        (engine / "engine.so").write_text("")
    else:
        (engine / {"gone": "engine.so", "unsealed": "seal"}[damage]).unlink()
    assert workshop.find() is None
    assert made(workshop, makings)
    assert (workshop.find() / "engine.so").read_text() == "made"


def test_what_cannot_be_made_leaves_nothing_that_could_pass_for_it(workshop, makings, forge):
    forge.has("broken")
    assert not made(workshop, makings)
    assert workshop.find() is None
    assert drafts(workshop) == []


def test_what_changes_while_it_is_made_is_not_put_on_the_shelf(workshop, makings, forge, package):
    forge.closes_its_gate()
    making = begin(workshop, makings)
    (package / "table.py").write_text("GHOUL = 2")
    forge.opens_its_gate()
    assert not making.wait()
    assert workshop.find() is None
    assert again(workshop).find() is None


def test_without_tools_nothing_is_tried(workshop, makings, forge):
    forge.lacks("tools")
    assert not made(workshop, makings)
    assert forge.begun() == []


def test_missing_tools_are_installed_where_somebody_said_how(workshop, makings, forge, monkeypatch):
    forge.lacks("tools")
    monkeypatch.setenv("TAVERNE_COMPILE_TOOLS", f"touch {forge.folder / 'tools'}")
    assert made(workshop, makings)


def test_two_houses_do_not_compile_twice(workshop, makings, forge):
    forge.closes_its_gate()
    both = [begin(workshop, makings), begin(workshop, makings)]
    forge.opens_its_gate()
    assert all(making.wait() for making in both)
    assert len(forge.begun()) == 1


def test_who_waits_goes_on_where_the_other_was_stopped(workshop, makings, forge):
    forge.closes_its_gate()
    first = begin(workshop, makings)
    with open(forge.folder / "gate", "w"):  # opens once the compiler of the first is there
        second = begin(workshop, makings)
        forge.lacks("gate")
        first.stop()
    assert second.wait()
    assert len(forge.begun()) == 2
    assert drafts(workshop) == []


@pytest.mark.parametrize("end", ["stopped", "orphaned"])
def test_no_compiler_outlives_the_house(workshop, makings, forge, end):
    """Whether the house says so, or dies without a word: then its end of the line is closed."""
    forge.closes_its_gate()
    making = begin(workshop, makings)
    with open(forge.folder / "gate", "w") as gate:
        if end == "stopped":
            making.stop()
        else:
            making.process.stdin.close()
            making.process.wait()
        assert nobody_reads(gate)


def test_nobody_compiles_who_was_told_not_to(monkeypatch):
    assert usual_workshop("never") is None
    monkeypatch.setenv(SETTING, "never")
    assert usual_workshop() is None


@pytest.mark.skipif(taverne.is_compiled(), reason="there is nothing to compile")
def test_the_usual_workshop_is_kept_apart_for_each_home(monkeypatch, tmp_path):
    monkeypatch.setenv("TAVERNE_HOME", str(tmp_path))
    monkeypatch.delenv(SETTING)
    assert usual_workshop().shelf.folder == tmp_path / "cache" / "engine"
    assert usual_workshop("auto").recipe.name == "compile.py"


def test_it_is_a_setting_of_the_house():
    assert Settings().compile_engine == "auto"


@pytest.fixture
async def pool():
    pool = ThinkerPool(workers=1, limit_s=60)
    await pool.start()
    yield pool
    await pool.close()


async def where(pool, gate=""):
    return await pool.ask(WhereAreYou(str(gate)), 60, "room", MOVES)


async def until_equipped(pool):
    async with asyncio.timeout(60):
        while pool.is_compiling:
            await asyncio.sleep(0.01)


async def test_thinkers_change_over_and_no_thought_is_lost(pool, tmp_path, forge):
    """A thought that has begun ends where it began; the next is thought with the new engine."""
    os.mkfifo(tmp_path / "pondering")
    workshop = Workshop(tmp_path / "shelf", PACKAGE, forge.recipe)
    thought = asyncio.create_task(where(pool, tmp_path / "pondering"))
    begun = await asyncio.to_thread((tmp_path / "pondering").open, "w")
    old, looked_through = pool.thinkers[0], list(sys.path)
    async with equipping(pool, workshop):
        await asyncio.sleep(0)
        await until_equipped(pool)
        assert not pool.is_compiled
        assert not thought.done()
        with begun:
            begun.write("go on")
        assert await thought == taverne.__file__
        assert await where(pool) == str(workshop.find() / "taverne" / "__init__.py")
        assert pool.is_compiled
        assert pool.thinkers != [old]
    assert sys.path == looked_through


async def test_who_is_idle_changes_over_at_once(pool, tmp_path, forge):
    assert await where(pool) == taverne.__file__
    async with equipping(pool, Workshop(tmp_path / "shelf", PACKAGE, forge.recipe)):
        await asyncio.sleep(0)
        await until_equipped(pool)
        assert pool.is_compiled


async def test_where_nothing_can_be_compiled_bots_think_as_ever(pool, tmp_path, forge):
    forge.has("broken")
    async with equipping(pool, Workshop(tmp_path / "shelf", PACKAGE, forge.recipe)):
        await asyncio.sleep(0)
        await until_equipped(pool)
        assert not pool.is_compiled
        assert await where(pool) == taverne.__file__


async def test_a_house_that_closes_ends_the_compiler(pool, tmp_path, forge):
    forge.closes_its_gate()
    async with equipping(pool, Workshop(tmp_path / "shelf", PACKAGE, forge.recipe)):
        gate = await asyncio.to_thread(open, forge.folder / "gate", "w")
    with gate:
        assert nobody_reads(gate)


@pytest.fixture
def broken(tmp_path):
    """An engine that lies there whole, and does not work."""
    engine = tmp_path / "engine"
    shutil.copytree(PACKAGE, engine / "taverne", ignore=shutil.ignore_patterns("__pycache__", "web"))
    (engine / "taverne" / "games.py").write_text("raise ImportError")
    (engine / "seal").touch()
    return engine


async def test_bots_do_not_depend_on_an_engine_that_does_not_work(broken):
    """Neither from the start nor at the change-over; and nobody finds it again."""
    pool = ThinkerPool(1, 60, broken)
    try:
        await pool.start()
        assert await where(pool) == taverne.__file__
        assert not pool.is_compiled
        assert not (broken / "seal").exists()
        assert not await pool.change_over(broken)
        assert await where(pool) == taverne.__file__
    finally:
        await pool.close()


@pytest.mark.parametrize(
    ("compiled", "compiling", "said"),
    [(False, False, "interpreted"), (False, True, "compiling"), (True, False, "compiled")],
)
async def test_the_house_says_how_its_bots_think(tmp_path, compiled, compiling, said):
    async with house_in(tmp_path) as house, visitor(house) as guest:
        house.thinkers.is_compiling = compiling
        for thinker in house.thinkers.thinkers:
            thinker.engine = tmp_path if compiled or taverne.is_compiled() else None
        assert (await guest.get("/api/house")).json()["engine"] == said
        house.pulse.check = lambda: None
        assert (await guest.get("/health")).json()["engine"] == said


def test_games_of_other_packages_keep_the_plain_source(monkeypatch):
    """A compiled table takes no subclass from plain Python."""
    monkeypatch.delenv(SETTING, raising=False)
    assert usual_workshop("auto") is not None
    monkeypatch.setitem(listed(), "rungs", EntryPoint("rungs", "rungs.game:GAME", GROUP))
    assert usual_workshop("auto") is None
