"""Large answers that are the same for everybody: written and packed once, then handed out."""

from __future__ import annotations

import gzip
import hashlib
from collections.abc import Callable
from functools import cache
from typing import Annotated, Any, Final, NamedTuple

from fastapi import Path, Request, Response
from pydantic_core import to_json

from taverne.server.encodings import AS_IT_IS, encoded_as, encoding_for, unless_known
from taverne.words import ENGLISH, language, languages

GZIP: Final = "gzip"
SpokenLanguage = Annotated[str, Path(pattern="^[a-z]{2}$", description="two letters, as in nl")]
ASK_AGAIN: Final = {"Cache-Control": "no-cache"}


class Print(NamedTuple):
    """One text in each packing, and its mark."""

    mark: str
    bodies: dict[str, bytes]


def print_door(write: Callable[[], Any]) -> Callable[[Request], Response]:
    """A door that hands out what this writes; in a thread, because the first visitor waits for the press."""

    @cache
    def printed(_language: str) -> Print:
        return press(write())

    def door(request: Request) -> Response:
        return handed_out(printed(language()), request)

    return door


def spoken_print_door(write: Callable[[str], Any]) -> Callable[[Request, SpokenLanguage], Response]:
    """The same for what is written in each language; what is asked for in others is English."""

    @cache
    def printed(spoken: str) -> Print:
        return press(write(spoken))

    def door(request: Request, spoken: SpokenLanguage) -> Response:
        return handed_out(printed(spoken if spoken in languages() else ENGLISH), request)

    return door


def press(text: Any) -> Print:
    body = to_json(text)
    bodies = {AS_IT_IS: body, GZIP: gzip.compress(body, mtime=0)}
    return Print(hashlib.sha256(body).hexdigest()[:16], bodies)


def handed_out(found: Print, request: Request) -> Response:
    encoding = encoding_for(request.headers, found.bodies)
    answer = Response(
        found.bodies[encoding],
        media_type="application/json",
        headers={**ASK_AGAIN, **encoded_as(encoding), "ETag": f'"{found.mark}-{encoding}"'},
    )
    return unless_known(answer, request.headers)
