"""Numbers and vectors as the machine has them.

Compiled code needs them from those who make the compiler; where they are not installed, and nothing is
compiled, plain integers and lists do the same.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i16, i32, i64, u8
else:
    try:
        from librt.vecs import vec
        from mypy_extensions import i16, i32, i64, u8
    except ImportError:
        vec = list
        i16 = i32 = i64 = u8 = int

__all__ = ["i16", "i32", "i64", "u8", "vec"]
