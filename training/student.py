"""A small net that learns from a notebook: what options bring, and how likely one wins."""

from __future__ import annotations

import copy
from typing import TYPE_CHECKING, Any

import numpy as np
import torch
from torch.nn import functional as F

from taverne.bots.net import Net
from taverne.bots.weights import Weights
from training.modules import Pupil
from training.shipping import about, packed, unpack

if TYPE_CHECKING:
    from torch import Tensor

    from training.notebook import Notebook, Page
    from training.subject import Subject

BATCH = 512
RATE = 1e-3
HEAT = 0.03  # an option that brings so much more is taken e times as often
MOST_APART = 0.25
LEAST_WEIGHT = 0.05
KEPT = 0.997


class Student:
    """Votes are gains over the heat: so the shares of a net are a best answer with some doubt."""

    def __init__(self, subject: Subject, seed: int) -> None:
        torch.manual_seed(seed)
        torch.set_num_threads(1)
        self.subject = subject
        self.pupil = Pupil(subject, *subject.widths)
        torch.nn.init.zeros_(self.pupil.verdict.weight)
        torch.nn.init.zeros_(self.pupil.verdict.bias)
        self.averaged = copy.deepcopy(self.pupil)
        self.optimizer = torch.optim.Adam(self.pupil.parameters(), lr=RATE, eps=1e-5)
        self.luck = np.random.default_rng(seed)
        self.noted = torch.zeros(int(subject.encoding.places + subject.encoding.marks), dtype=torch.bool)
        self.steps = 0

    def study(self, notebook: Notebook) -> tuple[float, float]:
        """One batch; how far off the gains and the chances were."""
        page = notebook.page(self.luck.integers(0, notebook.filled, BATCH))
        votes, _ = self.pupil(page.seen)
        value = self.pupil.verdict(F.relu(self.pupil.middle(self.pupil.judge(page.open)))).squeeze(-1)
        off, missed = gains_off(votes, page), chances_off(value, page)
        self.optimizer.zero_grad(set_to_none=True)
        (off + missed).backward()
        torch.nn.utils.clip_grad_norm_(self.pupil.parameters(), 2.0)
        self.optimizer.step()
        self.steps += 1
        self.noted[page.open.bags[0].noted] = True
        self.average()
        return float(off.detach()), float(missed.detach())

    @torch.no_grad()
    def average(self) -> None:
        share = max(1.0 - KEPT, 1.0 / self.steps)
        torch._foreach_lerp_([*self.averaged.parameters()], [*self.pupil.parameters()], share)

    def slow_down(self, rate: float) -> None:
        for group in self.optimizer.param_groups:
            group["lr"] = rate

    def parts(self) -> dict[str, list[float]]:
        return packed(self.averaged, self.subject, self.noted)

    def net(self) -> Net:
        return Net(Weights(about(self.subject), self.parts()))

    def begin_as(self, weights: Weights) -> None:
        for pupil in (self.pupil, self.averaged):
            unpack(pupil, weights)
        self.noted |= (self.pupil.judge.places.own != 0).any(1)

    def state(self) -> dict[str, Any]:
        """What a later run goes on from."""
        return {
            "pupil": self.pupil.state_dict(),
            "averaged": self.averaged.state_dict(),
            "optimizer": self.optimizer.state_dict(),
            "noted": self.noted,
            "steps": self.steps,
        }

    def restore(self, state: dict[str, Any]) -> None:
        self.pupil.load_state_dict(state["pupil"])
        self.averaged.load_state_dict(state["averaged"])
        self.optimizer.load_state_dict(state["optimizer"])
        self.noted, self.steps = state["noted"], state["steps"]


def gains_off(votes: Tensor, page: Page) -> Tensor:
    """Only differences count, and most where it is close to being played."""
    weights = (page.shares + LEAST_WEIGHT) * page.legal
    weights = weights / weights.sum(1, keepdim=True).clamp_min(1e-6)
    told = torch.where(page.legal, page.gains, 0.0)
    told = (told - (told * weights).sum(1, keepdim=True)).clamp(-MOST_APART, MOST_APART) / HEAT
    said = torch.where(page.legal, votes, 0.0)
    said = said - (said * weights).sum(1, keepdim=True)
    off = F.smooth_l1_loss(said, told, reduction="none", beta=2.0) * weights
    return (off.sum(1) * page.weighed).sum() / page.weighed.sum().clamp_min(1.0)


def chances_off(value: Tensor, page: Page) -> Tensor:
    """The net says how much more or less likely it is than the planner thinks."""
    off = F.binary_cross_entropy_with_logits(page.lead + 2.0 * value, page.chance, reduction="none")
    return (off * page.judged).sum() / page.judged.sum().clamp_min(1.0)
