"""Which rulings hold. The ruleset of a record says it; nobody is asked.

In the first edition the Seeress looked only when the winner of an encounter changed (CAR-8.8), and the
Puppeteer discarded nothing where no hand card could take its place (CAR-5.2).
"""

from __future__ import annotations

from typing import Final

FIRST_EDITION: Final = 1
EDITION: Final = 2
