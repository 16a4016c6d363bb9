"""The house as an ASGI application."""

from __future__ import annotations

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp

from taverne import __version__
from taverne.house.house import House
from taverne.house.refusals import refusal, status
from taverne.kernel.errors import TaverneError
from taverne.server.api import api
from taverne.server.companion import companion
from taverne.server.contract import methods_at
from taverne.server.doors import Doors
from taverne.server.gate import gate
from taverne.server.gate.threshold import Threshold
from taverne.server.health import health
from taverne.server.here import add_here, found
from taverne.server.inviting import inviting
from taverne.server.lessons import lessons
from taverne.server.library import library
from taverne.server.pages import add_pages
from taverne.server.puzzles import puzzles
from taverne.server.replays import replays
from taverne.server.reviews import reviews
from taverne.server.settings import Settings
from taverne.server.studies import studies
from taverne.server.tongues import tongue
from taverne.server.trying import trying
from taverne.words import speaking


def create_app(house: House, settings: Settings, doors: Doors | None = None) -> ASGIApp:
    """Everything behind the gate."""
    app = FastAPI(
        title="Taverne",
        version=__version__,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
    )
    app.state.house = house
    app.state.doors = doors or Doors(settings)
    app.include_router(api)
    app.include_router(companion)
    app.include_router(inviting)
    app.include_router(lessons)
    app.include_router(library)
    app.include_router(trying)
    app.include_router(puzzles)
    app.include_router(replays)
    app.include_router(reviews)
    app.include_router(studies)
    app.include_router(health)
    add_here(app, found(settings.site))
    add_pages(app)
    app.add_exception_handler(TaverneError, refuse)
    app.add_exception_handler(RequestValidationError, refuse_form)
    app.add_exception_handler(HTTPException, refuse_path)
    return gate(Threshold(app, house), settings)


async def refuse(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, TaverneError)
    return as_json(request, error, status(error))


async def refuse_form(request: Request, error: Exception) -> JSONResponse:
    """Which fields cannot be read; not what stood in them."""
    assert isinstance(error, RequestValidationError)
    fields = [".".join(str(part) for part in one["loc"]) for one in error.errors()][:20]
    return as_json(request, TaverneError("message-unreadable", fields=", ".join(fields)), 422)


async def refuse_path(request: Request, error: Exception) -> JSONResponse:
    """Nothing is here, or not that way; a body that is no text is like one that is no message."""
    assert isinstance(error, HTTPException)
    if error.status_code not in (404, 405):
        return as_json(request, TaverneError("message-unreadable"), 422)
    allowed = methods_at(request.app.routes, request.scope) or (error.headers or {}).get("Allow", "").split()
    if not allowed:
        return as_json(request, TaverneError("house-no-such-page"), 404)
    refused = as_json(request, TaverneError("house-no-such-method"), 405)
    refused.headers["Allow"] = ", ".join(one.strip(",") for one in allowed)
    return refused


def as_json(request: Request, error: TaverneError, code: int) -> JSONResponse:
    """In the language of the guest."""
    with speaking(tongue(request.headers)):
        return JSONResponse({"refused": refusal(error).model_dump()}, code)
