"""Prints one OpenAPI document with everything that travels: the doors of the house and its feed."""

import json
import re
import sys

from fastapi import FastAPI

from taverne.games import forget_others

forget_others()

# ruff: noqa: E402 (what other packages brought must be forgotten before the shapes are made)
from taverne.protocol.messages import socket_schema
from taverne.server.api import api
from taverne.server.companion import companion
from taverne.server.health import health
from taverne.server.inviting import inviting
from taverne.server.lessons import lessons
from taverne.server.library import library
from taverne.server.puzzles import puzzles
from taverne.server.replays import replays
from taverne.server.reviews import reviews
from taverne.server.studies import studies
from taverne.server.trying import trying

HERE = "#/components/schemas/"


def schemas() -> dict:
    app = FastAPI(title="Taverne", version="1")
    routers = (
        api, companion, inviting, lessons, library, puzzles, replays, reviews, studies, trying, health,
    )  # fmt: skip
    for router in routers:
        app.include_router(router)
    document = app.openapi()
    feed = json.loads(json.dumps(socket_schema()).replace("#/$defs/", HERE))
    known = document["components"]["schemas"]
    known |= feed["$defs"]
    known |= {"FromHouse": feed["fromHouse"], "ToHouse": feed["toHouse"]}
    for name in set(known) - spoken_to_us(document, feed):
        known[name]["required"] = sorted(known[name].get("properties", {}))
    return document


def spoken_to_us(document: dict, feed: dict) -> set[str]:
    """What guests send: there a default may be left out. What the house sends is always whole."""
    bodies = [
        operation["requestBody"]
        for path in document["paths"].values()
        for operation in path.values()
        if "requestBody" in operation
    ]
    return reachable(json.dumps([bodies, feed["toHouse"]]), document["components"]["schemas"])


def reachable(text: str, known: dict) -> set[str]:
    found: set[str] = set()
    waiting = re.findall(rf'"{HERE}(\w+)"', text)
    while waiting:
        name = waiting.pop()
        if name not in found and name in known:
            found.add(name)
            waiting += re.findall(rf'"{HERE}(\w+)"', json.dumps(known[name]))
    return found


if __name__ == "__main__":
    json.dump(schemas(), sys.stdout, sort_keys=True)
