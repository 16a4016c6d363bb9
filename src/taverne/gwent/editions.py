"""Which rulings hold. The ruleset of a record says it; nobody is asked.

In the first edition several Skellige drew all that returns before anything landed (GWT-9.8), and the
opponent of solo play moved its agile units even in a turn without a card (GWT-8.5).
"""

from __future__ import annotations

from typing import Final

FIRST_EDITION: Final = 1
EDITION: Final = 2
