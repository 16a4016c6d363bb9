"""One line for each event, with fields that are known to be harmless and no others."""

from __future__ import annotations

import logging
import math
import re
import sys
import time
from collections import Counter
from collections.abc import Callable, MutableMapping
from typing import TYPE_CHECKING, Any, Final, TextIO

import structlog
from structlog.stdlib import ProcessorFormatter

from taverne.house.faults import where
from taverne.house.tokens import ALPHABET, ROOM_ID_LENGTH

if TYPE_CHECKING:
    from structlog.typing import Processor

    from taverne.server.settings import Settings

Event = MutableMapping[str, Any]

# fmt: off
FIELDS: Final = frozenset({
    "event", "level", "timestamp", "request", "where",
    "address", "bot", "code", "connections", "count", "game", "key", "method", "ms", "node", "path",
    "phase", "port", "room", "rooms", "seat", "seq", "status", "trouble", "version",
})
# fmt: on
LONGEST: Final = 400
MINUTE: Final = 60.0
MOST_A_MINUTE: Final = 20
LONGEST_KIND: Final = 60
SENT_AWAY: Final = frozenset({400, 403, 404, 413, 422, 429})
OUR_LOGGERS: Final = "taverne"
ROOM_ID: Final = re.compile(rf"\b([{ALPHABET}]{{6}})[{ALPHABET}]{{{ROOM_ID_LENGTH - 6}}}\b")
SECRET: Final = re.compile(r"[A-Za-z0-9_-]{32,}")
QUERY: Final = re.compile(r"\?\S*")


def set_up_logs(settings: Settings, out: TextIO | None = None) -> None:
    """Everything that is logged in this process, also by libraries, goes through the same sieve."""
    handler = logging.StreamHandler(out or sys.stderr)
    handler.setFormatter(formatter(settings.log_format))
    handler.addFilter(Throttle())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)  # libraries may say at lower levels what they send and store
    logging.getLogger(OUR_LOGGERS).setLevel(settings.log_level.upper())
    structlog.configure(
        processors=[
            structlog.stdlib.filter_by_level,
            structlog.contextvars.merge_contextvars,
            ProcessorFormatter.wrap_for_formatter,
        ],
        wrapper_class=structlog.stdlib.BoundLogger,
        logger_factory=structlog.stdlib.LoggerFactory(),
    )


class Throttle(logging.Filter):
    """What somebody else can cause as often as he likes is said a few times a minute, and then counted."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self.now = now
        self.since = -math.inf
        self.said: Counter[str] = Counter()

    def filter(self, record: logging.LogRecord) -> bool:
        kind = kind_of(record)
        if not kind:
            return True
        if self.now() - self.since >= MINUTE:
            self.turn_over()
        self.said[kind] += 1
        return self.said[kind] <= MOST_A_MINUTE

    def turn_over(self) -> None:
        self.since = self.now()
        left_out = sum(max(0, count - MOST_A_MINUTE) for count in self.said.values())
        self.said.clear()
        if left_out:
            structlog.stdlib.get_logger(__name__).warning("lines_left_out", count=left_out)


def kind_of(record: logging.LogRecord) -> str:
    """Libraries speak about single connections, and the gate about those whom it sends away."""
    if not record.name.startswith(OUR_LOGGERS):
        return f"{record.name} {str(record.msg)[:LONGEST_KIND]}"
    event = record.msg if isinstance(record.msg, dict) else {}
    return f"gate {event.get('status')}" if event.get("status") in SENT_AWAY else ""


def formatter(kind: str) -> ProcessorFormatter:
    return ProcessorFormatter(
        foreign_pre_chain=[structlog.contextvars.merge_contextvars, our_details, first_line],
        processors=[
            structlog.stdlib.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            faults_to_places,
            only_known,
            scrubbed,
            renderer(kind),
        ],
    )


def renderer(kind: str) -> Processor:
    if kind == "json":
        return structlog.processors.JSONRenderer(ensure_ascii=True)
    return structlog.processors.KeyValueRenderer(key_order=["timestamp", "level", "event"])


def our_details(_: object, __: str, event: Event) -> Event:
    """The house itself knows only the log of Python; what it says beside an event is ours all the same."""
    record: logging.LogRecord = event["_record"]
    if record.name.startswith(OUR_LOGGERS):
        event.update({name: value for name, value in vars(record).items() if name in FIELDS})
    return event


def first_line(_: object, __: str, event: Event) -> Event:
    """What libraries add in further lines are values."""
    event["event"] = str(event.get("event", "")).split("\n", 1)[0]
    return event


def faults_to_places(_: object, __: str, event: Event) -> Event:
    """Where it broke, instead of a traceback."""
    fault = event.pop("exc_info", None)
    if fault is True:
        fault = sys.exc_info()
    if isinstance(fault, tuple):
        fault = fault[1]
    if isinstance(fault, BaseException):
        event["where"] = where(fault)
    return event


def only_known(_: object, __: str, event: Event) -> Event:
    return {name: value for name, value in event.items() if name in FIELDS}


def scrubbed(_: object, __: str, event: Event) -> Event:
    return {name: scrub(value) if isinstance(value, str) else plain(value) for name, value in event.items()}


def plain(value: object) -> int | float | bool | str | None:
    """Numbers as they are; anything else could hold anything."""
    return value if value is None or isinstance(value, (bool, int, float)) else type(value).__name__


def scrub(words: str) -> str:
    """Rooms by their first letters, nothing that could be a token, no query strings."""
    shorter = ROOM_ID.sub(r"\1…", QUERY.sub("?…", words))
    return SECRET.sub("…", shorter)[:LONGEST]
