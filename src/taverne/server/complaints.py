"""What pydantic finds wrong with a setting, in our words and without the value: it may be a secret."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from taverne.kernel.errors import TaverneError

if TYPE_CHECKING:
    from pydantic_core import ErrorDetails

KEYS: Final = {
    "extra_forbidden": "settings-unknown",
    "greater_than": "settings-too-small",
    "greater_than_equal": "settings-too-small",
    "less_than_equal": "settings-too-large",
    "int_parsing": "settings-not-a-number",
    "int_type": "settings-not-a-number",
    "int_from_float": "settings-not-a-number",
    "float_parsing": "settings-not-a-number",
    "float_type": "settings-not-a-number",
    "finite_number": "settings-not-a-number",
    "literal_error": "settings-no-such-choice",
}


def complaint(error: ErrorDetails, names: Mapping[str, str]) -> TaverneError:
    """`names` says what a field is called where it was set."""
    field = str(error["loc"][0])
    context = error.get("ctx", {})
    limits = {"least": context.get("ge", context.get("gt")), "most": context.get("le")}
    details = {name: limit for name, limit in limits.items() if limit is not None}
    key = KEYS.get(error["type"], "settings-unreadable")
    return TaverneError(key, field=names.get(field, field), allowed=context.get("expected", ""), **details)
