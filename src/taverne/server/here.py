"""The same table as plain files under `/here/`, for who wants to play without the house (make site)."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from fastapi import FastAPI, HTTPException, Request
from fastapi.responses import RedirectResponse, Response

from taverne.server.gate.headers import HERE
from taverne.server.pages import FOREVER, FRESH, INDEX, PACKED, sent

BUILT: Final = Path(__file__).parents[3] / "build" / "site"
FILE: Final = re.compile(r"((assets|py-[0-9a-f]+(/prints)?)/)?[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+)+")
LASTING: Final = ("assets/", "py-")


def found(named: Path | None) -> Path | None:
    """The folder that the keeper has named, else what was made in this checkout; an archive holds none."""
    return named or (BUILT if (BUILT / INDEX).is_file() else None)


def add_here(app: FastAPI, folder: Path | None) -> None:
    """Whether there is something to take along, guests learn from `/api/house`."""
    app.state.here = folder is not None
    if folder is None:
        return

    async def here(request: Request, path: str) -> Response:
        name = path or INDEX
        if FILE.fullmatch(name) is None or name.endswith(PACKED) or not (folder / name).is_file():
            raise HTTPException(404)
        return sent(folder / name, request.headers, FOREVER if name.startswith(LASTING) else FRESH)

    async def tidy() -> Response:
        return RedirectResponse(HERE)

    app.add_api_route(f"{HERE}{{path:path}}", here, methods=["GET", "HEAD"], include_in_schema=False)
    app.add_api_route(HERE.rstrip("/"), tidy, methods=["GET", "HEAD"], include_in_schema=False)
