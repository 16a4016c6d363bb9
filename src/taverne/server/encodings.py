"""Answers that are the same for everybody travel compressed, and are not sent again to who has them.

Nothing that holds a secret is ever compressed: beside words of a stranger its length would tell (S44).
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final

from fastapi import Response

from taverne.server.wishes import read_wishes

SUFFIXES: Final = {"br": ".br", "gzip": ".gz"}  # the best first
AS_IT_IS: Final = "identity"
IF_NOTHING_IS_SAID: Final = 0.0001


def encoding_for(headers: Mapping[str, str], offered: Collection[str]) -> str:
    """What the visitor reads most gladly of what there is."""
    wishes = read_wishes(headers.get("accept-encoding", ""))

    def weight(encoding: str) -> float:
        usual = wishes.get("*", IF_NOTHING_IS_SAID if encoding == AS_IT_IS else 0.0)
        return wishes.get(encoding, usual)

    choice = [*(encoding for encoding in SUFFIXES if encoding in offered), AS_IT_IS]
    best = max(choice, key=weight)
    return best if weight(best) else AS_IT_IS


def encoded_as(encoding: str) -> dict[str, str]:
    """The headers that tell how an answer is packed, and that others may get it otherwise."""
    packed = {} if encoding == AS_IT_IS else {"Content-Encoding": encoding}
    return {**packed, "Vary": "Accept-Encoding"}


def unless_known(answer: Response, headers: Mapping[str, str]) -> Response:
    """The answer, or that it is still the one that the visitor has."""
    mark = answer.headers["etag"]
    known = [one.strip().removeprefix("W/") for one in headers.get("if-none-match", "").split(",")]
    if answer.status_code != 200 or (mark not in known and known != ["*"]):
        return answer
    kept = ("cache-control", "etag", "vary")
    return Response(status_code=304, headers={name: answer.headers[name] for name in kept})
