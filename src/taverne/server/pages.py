"""The front end: built files that never change under their names, and one page for every address."""

from __future__ import annotations

import re
from collections.abc import Mapping
from mimetypes import guess_type
from pathlib import Path
from typing import Final

from fastapi import FastAPI, HTTPException, Request
from fastapi.responses import FileResponse, HTMLResponse, Response

from taverne.server.encodings import AS_IT_IS, SUFFIXES, encoded_as, encoding_for, unless_known
from taverne.words import say

FOLDER: Final = Path(__file__).parent / "web"
INDEX: Final = "index.html"
FOREVER: Final = {"Cache-Control": "public, max-age=31536000, immutable"}
FRESH: Final = {"Cache-Control": "no-cache"}
FILE: Final = re.compile(r"(assets/)?[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+)+")
PAGES: Final = (
    "", "play", "new", "settings", "credits", "replay", "join", "learn", "puzzles", "companion", "rules",
    "cards", "decks", "decks/edit", "games", "study",
)  # fmt: skip
DEEPER: Final = (
    r"(r|join|watch|rules)/[^/]+",
    r"cards/[a-z]+(/[a-z0-9_]+)?",
    r"learn/(word/)?[a-z0-9-]+",
    r"puzzles/[a-z]+(/[a-z0-9-]+)?",
)
DEEPER_PAGES: Final = re.compile("|".join(DEEPER))
NOT_PAGES: Final = ("api", "assets")
PACKED: Final = tuple(SUFFIXES.values())


def add_pages(app: FastAPI, folder: Path = FOLDER) -> None:
    """Everything that is not the API; add it last."""

    async def page(request: Request, path: str) -> Response:
        name = path.strip("/")
        file = built_file(folder, name)
        if file is not None:
            return sent(file, request.headers, FOREVER if name.startswith("assets/") else FRESH)
        if name.partition("/")[0] in NOT_PAGES:
            raise HTTPException(404)
        return front_page(folder, request.headers, 200 if is_page(name) else 404)

    app.add_api_route("/{path:path}", page, methods=["GET", "HEAD"], include_in_schema=False)


def built_file(folder: Path, name: str) -> Path | None:
    """A file of the front end; no name can lead out of its folder."""
    if name == INDEX or name.endswith(PACKED) or FILE.fullmatch(name) is None:
        return None
    path = folder / name
    return path if path.is_file() else None


def is_page(name: str) -> bool:
    """Whether the front end has a page for this address."""
    tidy = name.lower()
    return tidy in PAGES or DEEPER_PAGES.fullmatch(tidy) is not None


def front_page(folder: Path, headers: Mapping[str, str], status: int) -> Response:
    if not (folder / INDEX).is_file():
        return HTMLResponse(unbuilt(), status_code=503, headers=FRESH)
    return sent(folder / INDEX, headers, FRESH, status)


def sent(file: Path, headers: Mapping[str, str], kept: Mapping[str, str], status: int = 200) -> Response:
    """The file as the visitor reads it best; it was packed when it was built."""
    packed = {encoding: file.with_name(file.name + suffix) for encoding, suffix in SUFFIXES.items()}
    encoding = encoding_for(headers, [name for name, path in packed.items() if path.is_file()])
    chosen = file if encoding == AS_IT_IS else packed[encoding]
    answer = FileResponse(
        chosen,
        status_code=status,
        headers={**kept, **encoded_as(encoding)},
        media_type=guess_type(file.name)[0],
        stat_result=chosen.stat(),
    )
    return unless_known(answer, headers)


def unbuilt() -> str:
    """A plain page for a house whose front end was not built."""
    return (
        '<!doctype html><html lang="en"><meta charset="utf-8"><title>Taverne</title>'
        f"<h1>{say('pages-missing')}</h1><p>{say('pages-missing-how')}</p><pre>make web</pre></html>"
    )
