"""Writes what was learned as the file that the package reads."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

from taverne.bots.weights import write_weights

if TYPE_CHECKING:
    from training.learner import Learner


def ship(learner: Learner, path: Path, made: dict[str, object]) -> None:
    subject = learner.subject
    about = {
        "game": subject.game,
        "encoding": int(subject.encoding.version),
        "modes": list(subject.modes),
        "lead": subject.lead,
        "made": made,
    }
    parts = learner.averaged.parts(subject.scales)
    noted, used = learner.noted[: learner.reader.places, None], (learner.reader.scales != 0)[:, None]
    for name in ("policy", "value"):  # what was never noted was never learned, and noughts pack well
        parts[f"{name}.rows"] = parts[f"{name}.rows"] * noted
        parts[f"{name}.scalars"] = parts[f"{name}.scalars"] * used
    lists = {name: part.detach().float().cpu().flatten().tolist() for name, part in parts.items()}
    fresh = path.with_suffix(".new")
    fresh.write_bytes(write_weights(about, lists))
    os.replace(fresh, path)
