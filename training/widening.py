"""Large nets that do as a small one does, with room to learn more.

The first units carry what the small net computes, through every layer; the others have something to say
only once they have learned it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import torch

if TYPE_CHECKING:
    from torch import nn

    from training.modules import Critic, Described, Policy, Pupil, Teacher, Trunk


@torch.no_grad()
def teacher_as(teacher: Teacher, pupil: Pupil) -> None:
    carried = trunk_as(teacher.trunk, pupil.trunk)
    for layer in teacher.trunk.layers:
        pass_on(layer, carried)
    policy_as(teacher.policy, pupil.policy)


@torch.no_grad()
def critic_as(critic: Critic, pupil: Pupil) -> None:
    """Cards that only the critic sees say nothing at first."""
    trunk_as(critic.trunk, pupil.judge)
    layers = list(critic.trunk.layers)
    dense_as(layers[0], pupil.middle)
    for layer in layers[1:]:
        pass_on(layer, pupil.middle.out_features)
    critic.head.weight.zero_()
    dense_as(critic.head, pupil.verdict)


def trunk_as(large: Trunk, small: Trunk) -> int:
    """How many units carry it."""
    rows = small.places.rows()
    described_as(large.places, rows)
    carried = rows.shape[1]
    large.places.own[len(rows) :, :carried] = 0.0
    large.scalars.weight[:carried] = small.scalars.weight
    large.scalars.bias[:carried] = small.scalars.bias
    return carried


def described_as(large: Described, rows: torch.Tensor) -> None:
    """By the rows alone, nothing by attributes."""
    count, carried = rows.shape
    large.own[:count, :carried] = rows
    for shared in large.shared:
        shared[..., :carried] = 0.0


def policy_as(large: Policy, small: Policy) -> None:
    dense_as(large.head, small.head)
    described_as(large.actions, small.actions.rows())
    carried = len(small.votes)
    large.gains[:, :carried] = small.gains
    large.votes.zero_()
    large.votes[:carried] = small.votes


def dense_as(large: nn.Linear, small: nn.Linear) -> None:
    outs, ins = small.weight.shape
    large.weight[:outs] = 0.0
    large.weight[:outs, :ins] = small.weight
    large.bias[:outs] = small.bias


def pass_on(layer: nn.Linear, carried: int) -> None:
    """What is never below nothing goes through unchanged."""
    layer.weight[:carried] = 0.0
    layer.weight[:carried, :carried] = torch.eye(carried)
    layer.bias[:carried] = 0.0
