"""The log says what happened, and nothing that should stay inside."""

import asyncio
import io
import json
import logging

import pytest
import structlog

from taverne.house.tokens import new_room_id, new_token
from taverne.server.logs import set_up_logs
from taverne.server.settings import Settings

ROOM, TOKEN = new_room_id(), new_token()


@pytest.fixture
def logged():
    """What the log says in this format, line by line; afterwards all is as it was."""
    root, ours = logging.getLogger(), logging.getLogger("taverne")
    before = root.handlers, root.level, ours.level
    out = io.StringIO()

    def begin(log_format="json", log_level="info"):
        set_up_logs(Settings(database="sqlite:///x", log_format=log_format, log_level=log_level), out)
        return lambda: out.getvalue().splitlines()

    yield begin
    root.handlers, level, ours_level = before
    root.setLevel(level)
    ours.setLevel(ours_level)
    structlog.reset_defaults()


def log():
    return structlog.stdlib.get_logger("taverne.server.test")


def test_one_line_of_json_for_each_event(logged):
    lines = logged()
    with structlog.contextvars.bound_contextvars(request="abcd"):
        log().info("room opened", room=ROOM, game="gwent", count=3)
    [line] = lines()
    said = json.loads(line)
    assert said.pop("timestamp").endswith("Z")
    assert said == {
        "event": "room opened",
        "level": "info",
        "request": "abcd",
        "room": f"{ROOM[:6]}…",
        "game": "gwent",
        "count": 3,
    }


def test_plain_lines_stay_one_line(logged):
    lines = logged("plain")
    log().warning("odd\nevent", path="/\r\nfake level=error")
    [line] = lines()
    assert "level='warning'" in line


def test_fields_that_nobody_allowed_are_left_out(logged):
    lines = logged()
    log().info("joined", token=TOKEN, cookie="a=b", view={"hand": ["geralt"]}, body="geralt", room=["geralt"])
    assert "geralt" not in lines()[0]
    assert TOKEN not in lines()[0]


@pytest.mark.parametrize("kind", ["json", "plain"])
def test_tokens_rooms_and_queries_are_never_whole(logged, kind):
    lines = logged(kind)
    log().info(f"at {TOKEN}", path=f"/api/rooms/{ROOM}/feed?token={TOKEN}")
    logging.getLogger("uvicorn.error").warning('"WebSocket %s" failed', f"/rooms/{ROOM}?invite=hush")
    text = "\n".join(lines())
    assert len(lines()) == 2
    assert ROOM[:6] in text
    assert not any(secret in text for secret in (ROOM, TOKEN, "hush"))


def test_a_fault_says_where_and_not_what(logged):
    lines = logged()
    try:
        {}["geralt"]
    except KeyError as fault:
        log().error("fault", exc_info=fault)
        log().exception("fault")
        logging.getLogger("uvicorn.error").exception("fault")
    assert len(lines()) == 3
    for line in lines():
        assert json.loads(line)["where"].startswith("KeyError test_logs.py:")
        assert "geralt" not in line


async def test_a_forgotten_task_does_not_tell_its_values(logged):
    lines = logged()

    async def stumble():
        raise KeyError("geralt")

    loop = asyncio.get_running_loop()
    task = loop.create_task(stumble())
    await asyncio.wait([task])
    loop.default_exception_handler(
        {"message": "Task exception was never retrieved", "exception": task.exception(), "future": task}
    )
    assert "never retrieved" in lines()[0]
    assert "geralt" not in "\n".join(lines())


def test_libraries_whisper_only_warnings_also_when_we_debug(logged):
    lines = logged(log_level="debug")
    log().debug("ours")
    for name in ("sqlalchemy.engine", "aiosqlite", "websockets.server", "uvicorn.access", "httpx"):
        logging.getLogger(name).info("values")
    assert [json.loads(line)["event"] for line in lines()] == ["ours"]


def test_the_level_is_kept(logged):
    lines = logged(log_level="error")
    log().warning("not this")
    log().error("this")
    assert len(lines()) == 1
