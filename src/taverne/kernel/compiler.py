"""What only the compiler reads: without it, nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**facts: bool) -> Callable[[type], type]:
        return lambda kind: kind
