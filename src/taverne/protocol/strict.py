"""What guests send is taken at its word: no `false` for 0, and every message says what it is."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any, Final

from pydantic import BaseModel, BeforeValidator, ConfigDict


def whole(value: object) -> object:
    """In JSON 3.0 is a whole number like 3."""
    return int(value) if isinstance(value, float) and value.is_integer() else value


# A page waits for its models: there each is built when it is first used.
LATER: Final = sys.platform == "emscripten"
LATE: Final = ConfigDict(defer_build=LATER)
WHOLE: Final = BeforeValidator(whole)  # behind the limits of a number: the schema shows only those


def tagged(tag: str) -> Callable[[dict[str, Any]], None]:
    """In the schema the tag is required, for several kinds may come; in Python it is understood."""

    def require(schema: dict[str, Any]) -> None:
        schema["required"] = list(dict.fromkeys([tag, *schema.get("required", [])]))

    return require


class Wished(BaseModel):
    """Anything that a guest sends; an unknown field is a mistake."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True, defer_build=LATER)
