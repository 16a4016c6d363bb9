"""Writes what was learned as the file that the package reads."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

import torch

from taverne.bots.weights import Weights, write_weights

if TYPE_CHECKING:
    from training.learner import Learner
    from training.modules import Described, Pupil, Trunk


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


def fill(parameter: torch.Tensor, numbers: list[float]) -> None:
    parameter.copy_(torch.tensor(numbers).view(parameter.shape))
