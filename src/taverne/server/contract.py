"""What a door may answer besides yes: one shape, and for each door the statuses that occur there.

422 is a message that does not fit the schema; 409 is one that fits and still cannot be done.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from starlette.routing import BaseRoute, Match
from starlette.types import Scope

from taverne.protocol.messages import Refusal
from taverne.protocol.rooms import Wire

MEANINGS: Final = {
    400: "The house is not known by this name",
    401: "This token is not known here",
    403: "Not for you",
    404: "There is no such room, or not any more",
    408: "The request did not come to its end",
    409: "It was understood, but it cannot be done",
    413: "Too long",
    422: "It does not fit the schema",
    429: "Not so fast",
    500: "Something went wrong in the house",
    503: "The house cannot do it now; it is not known whether it was done",
}
ALWAYS: Final = (400, 429, 500, 503)
WITH_BODY: Final = (403, 408, 409, 413, 422)
KNOWN: Final[dict[int | str, dict[str, Any]]] = {304: {"description": "It is still the one that you have"}}
METHODS: Final = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE")


class NotDone(Wire):
    """Every no looks like this."""

    refused: Refusal


def refusals(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """For the description of a door: these, and what may happen at every door."""
    return {
        status: {"description": MEANINGS[status], "model": NotDone} for status in sorted({*ALWAYS, *statuses})
    }


def refusals_beside_text(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """For a door that answers with text, but says no like all others."""
    shape = {"application/json": {"schema": {"$ref": f"#/components/schemas/{NotDone.__name__}"}}}
    return {
        status: {"description": MEANINGS[status], "content": shape} for status in sorted({*ALWAYS, *statuses})
    }


def methods_at(routes: Sequence[BaseRoute], scope: Scope) -> list[str]:
    """What the described doors at this address do."""
    doors = [route for route in routes if getattr(route, "include_in_schema", True)]
    return [
        method
        for method in METHODS
        if any(route.matches({**scope, "method": method})[0] is Match.FULL for route in doors)
    ]
