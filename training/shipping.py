"""Writes what was learned as the file that the package reads."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

import torch
from torch import Tensor

from taverne.bots.weights import Weights, write_weights

if TYPE_CHECKING:
    from training.learner import Learner
    from training.modules import Described, Pupil, Trunk
    from training.subject import Subject


def ship(learner: Learner, path: Path, made: dict[str, object]) -> None:
    noted = learner.noted[: learner.reader.places]
    write(path, learner.subject, packed(learner.averaged, learner.subject, noted), made)


@torch.no_grad()
def packed(pupil: Pupil, subject: Subject, noted: Tensor) -> dict[str, list[float]]:
    """What was never noted was never learned, and noughts pack well."""
    parts = pupil.parts(subject.scales)
    used = torch.tensor(subject.scales, device=noted.device) != 0
    for name in ("policy", "value"):
        parts[f"{name}.rows"] = parts[f"{name}.rows"] * noted[:, None]
        parts[f"{name}.scalars"] = parts[f"{name}.scalars"] * used[:, None]
    return {name: part.detach().float().cpu().flatten().tolist() for name, part in parts.items()}


def about(subject: Subject) -> dict[str, object]:
    return {
        "game": subject.game,
        "encoding": int(subject.encoding.version),
        "modes": list(subject.modes),
        "lead": subject.lead,
    }


def write(path: Path, subject: Subject, parts: dict[str, list[float]], made: dict[str, object]) -> None:
    """All at once: whoever reads meanwhile reads the old ones."""
    fresh = path.with_suffix(".new")
    fresh.write_bytes(write_weights({**about(subject), "made": made}, parts))
    os.replace(fresh, path)


@torch.no_grad()
def unpack(pupil: Pupil, weights: Weights) -> None:
    """The other way round: a pupil that plays as the weights say."""
    fill_trunk(pupil.trunk, weights, "policy")
    fill_trunk(pupil.judge, weights, "value")
    fill_rows(pupil.policy.actions, weights.part("actions"))
    for layer, name in ((pupil.policy.head, "head"), (pupil.middle, "middle"), (pupil.verdict, "verdict")):
        fill_dense(layer, weights.part(name), weights.part(f"{name}.bias"))
    fill(pupil.policy.gains, weights.part("gains"))
    fill(pupil.policy.votes, weights.part("votes"))


def fill_trunk(trunk: Trunk, weights: Weights, name: str) -> None:
    fill_rows(trunk.places, weights.part(f"{name}.rows"))
    fill_dense(trunk.scalars, weights.part(f"{name}.scalars"), weights.part(f"{name}.bias"))


def fill_rows(described: Described, numbers: list[float]) -> None:
    """Nothing follows from attributes that the rows do not say already."""
    fill(described.own, numbers)
    for shared in described.shared:
        shared.zero_()


def fill_dense(layer: torch.nn.Linear, numbers: list[float], bias: list[float]) -> None:
    turned = torch.tensor(numbers).view(layer.in_features, layer.out_features).T
    layer.weight.copy_(turned)
    fill(layer.bias, bias)


def fill(parameter: Tensor, numbers: list[float]) -> None:
    parameter.copy_(torch.tensor(numbers).view(parameter.shape))
