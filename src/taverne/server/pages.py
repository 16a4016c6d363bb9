"""The front end: built files that never change under their names, and one page for every address."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from fastapi import FastAPI, HTTPException
from fastapi.responses import FileResponse, HTMLResponse, Response

from taverne.words import say

FOLDER: Final = Path(__file__).parent / "web"
FOREVER: Final = {"Cache-Control": "public, max-age=31536000, immutable"}
FRESH: Final = {"Cache-Control": "no-cache"}
PAGES: Final = ("", "play", "new", "decks", "rules", "settings", "credits")
ROOMS: Final = ("r", "join", "watch")


def add_pages(app: FastAPI, folder: Path = FOLDER) -> None:
    """Everything that is not the API; what is there is read once, so no address can name another file."""
    files = built_files(folder)

    async def page(path: str) -> Response:
        name = path.strip("/")
        if name in files and name != "index.html":
            return FileResponse(files[name], headers=FOREVER if name.startswith("assets/") else FRESH)
        if name == "api" or name.startswith("api/"):
            raise HTTPException(404)
        status = 200 if is_page(name) else 404
        if "index.html" not in files:
            return HTMLResponse(missing(), status_code=503, headers=FRESH)
        return FileResponse(files["index.html"], status_code=status, headers=FRESH)

    app.add_api_route("/{path:path}", page, methods=["GET", "HEAD"], include_in_schema=False)


def built_files(folder: Path) -> dict[str, Path]:
    """By the address under which each is found."""
    return {path.relative_to(folder).as_posix(): path for path in sorted(folder.rglob("*")) if path.is_file()}


def is_page(name: str) -> bool:
    """Whether the front end has a page for this address."""
    place, _, rest = name.partition("/")
    return name in PAGES or (place in ROOMS and bool(rest) and "/" not in rest)


def missing() -> str:
    """A plain page for a house whose front end was not built."""
    title, text, command = say("pages-missing"), say("pages-missing-how"), "make web"
    return (
        f'<!doctype html><html lang="en"><meta charset="utf-8"><title>Taverne</title>'
        f"<h1>{title}</h1><p>{text}</p><pre>{command}</pre></html>"
    )
