"""Large answers that are the same for everybody: written and packed once, then handed out."""

from __future__ import annotations

import gzip
import hashlib
from collections.abc import Callable
from functools import cache
from typing import Any, Final, NamedTuple

from fastapi import Request, Response
from pydantic_core import to_json

from taverne.server.encodings import AS_IT_IS, encoded_as, encoding_for, unless_known
from taverne.words import language

GZIP: Final = "gzip"
ASK_AGAIN: Final = {"Cache-Control": "no-cache"}


class Print(NamedTuple):
    """One text in each packing, and its mark."""

    mark: str
    bodies: dict[str, bytes]


def print_door(write: Callable[[], Any]) -> Callable[[Request], Response]:
    """A door that hands out what this writes; in a thread, because the first visitor waits for the press."""

    @cache
    def press(_language: str) -> Print:
        body = to_json(write())
        bodies = {AS_IT_IS: body, GZIP: gzip.compress(body, mtime=0)}
        return Print(hashlib.sha256(body).hexdigest()[:16], bodies)

    def door(request: Request) -> Response:
        return handed_out(press(language()), request)

    return door


def handed_out(found: Print, request: Request) -> Response:
    encoding = encoding_for(request.headers, found.bodies)
    answer = Response(
        found.bodies[encoding],
        media_type="application/json",
        headers={**ASK_AGAIN, **encoded_as(encoding), "ETag": f'"{found.mark}-{encoding}"'},
    )
    return unless_known(answer, request.headers)
