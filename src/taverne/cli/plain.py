"""Views as plain data, for JSON."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import Any


def plain(value: Any) -> Any:
    """Dataclasses become objects, tuples lists; nothing is added and nothing left out."""
    if is_dataclass(value):
        return {field.name: plain(getattr(value, field.name)) for field in fields(value)}
    if isinstance(value, dict):
        return {str(key): plain(item) for key, item in value.items()}
    if isinstance(value, (list, tuple)):
        return [plain(item) for item in value]
    return value
