"""The games that can be trained, by their names."""

from __future__ import annotations

from collections.abc import Callable

from training import cardia, gwent
from training.subject import Subject

SUBJECTS: dict[str, Callable[[], Subject]] = {"gwent": gwent.subject, "cardia": cardia.subject}
