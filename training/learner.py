"""Proximal policy optimisation: learn from what the teacher played, and pass it on to the pupil."""

from __future__ import annotations

import copy
import random
import time
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any

import torch
from torch import Tensor, nn
from torch.nn import functional as F

from taverne.bots.weights import Weights
from training import widening
from training.actors import GROUPS, Actors
from training.league import SELVES as SELVES_EVERY
from training.modules import Batch, Critic, Frozen, Pupil, Reader, Teacher
from training.records import OPTIONS
from training.rollout import Play, Rollout
from training.shipping import unpack
from training.subject import Subject

CLIP, EPOCHS, MINIBATCH, LAZY = 0.2, 2, 32_768, 0.05
SELVES = 12
TOLD = ("policy", "entropy", "critic", "pupil", "value", "moved")


class Learner:
    """While it learns from one round the next is played, by a copy of the teacher as it was."""

    def __init__(
        self,
        subject: Subject,
        actors: Actors,
        steps: int,
        device: str,
        seed: int,
        width: int = 512,
        victim: Weights | None = None,
    ) -> None:
        torch.manual_seed(seed)
        torch.set_float32_matmul_precision("high")
        self.subject, self.steps, self.device = subject, steps, device
        self.reader = Reader(subject, device)
        self.teacher = Teacher(subject, width).to(device)
        self.critic = Critic(subject, width).to(device)
        self.pupil = Pupil(subject, *subject.widths).to(device)
        self.averaged = copy.deepcopy(self.pupil)
        self.player = copy.deepcopy(self.teacher)
        self.judge = copy.deepcopy(self.critic)
        self.polishing = False
        self.selves: list[nn.Module] = []
        self.rival: nn.Module | None = None
        self.victim = victim
        if victim:
            self.rival = Frozen(self.pupil_of(victim))
        self.luck = random.Random(seed)
        self.rate, self.curiosity = (4e-4, 4e-5), (0.01, 0.003)
        self.bonus = self.curiosity[0]
        self.optimizer = torch.optim.Adam(
            [
                {"params": [*self.teacher.parameters(), *self.critic.parameters()], "scale": 1.0},
                {"params": [*self.pupil.parameters()], "scale": 2.5},
            ],
            lr=self.rate[0],
            eps=1e-5,
            fused=device == "cuda",
        )
        self.count = len(actors.seen[0])
        self.minibatch = min(MINIBATCH, steps * GROUPS * self.count // 4)
        self.play = Play(actors, self.reader, device, 1 if victim else SELVES_EVERY)
        self.free = [Rollout(steps, self.count, self.reader, device) for _ in range(2)]
        self.worker = ThreadPoolExecutor(1)
        self.playing: Future[Rollout] | None = None
        self.noted = torch.zeros(self.reader.end, dtype=torch.bool, device=device)
        self.rounds = 0
        self.waited = 0.0

    def pupil_of(self, weights: Weights) -> Pupil:
        pupil = Pupil(self.subject, *self.subject.widths)
        unpack(pupil, weights)
        return pupil.to(self.device)

    def begin_as(self, weights: Weights) -> None:
        """Play as these weights do from the first game; they stay in the pool as a rival."""
        model = self.pupil_of(weights)
        for pupil in (self.pupil, self.averaged):
            pupil.load_state_dict(model.state_dict())
        widening.teacher_as(self.teacher, model)
        widening.critic_as(self.critic, model)
        self.selves.append(Frozen(model))

    @property
    def nets(self) -> dict[str, nn.Module]:
        return {
            "teacher": self.teacher,
            "critic": self.critic,
            "pupil": self.pupil,
            "averaged": self.averaged,
        }

    def state(self) -> dict[str, Any]:
        """What a later run goes on from."""
        nets = {name: net.state_dict() for name, net in self.nets.items()}
        return {**nets, "optimizer": self.optimizer.state_dict(), "noted": self.noted}

    def restore(self, state: dict[str, Any]) -> None:
        for name, net in self.nets.items():
            net.load_state_dict({key: value.float() for key, value in state[name].items()})
        self.optimizer.load_state_dict(state["optimizer"])
        self.noted = state["noted"]

    def played(self) -> Rollout:
        """The round that was played meanwhile; the next one begins."""
        if self.playing is None:
            self.begin()
        assert self.playing is not None
        began = time.monotonic()
        rollout = self.playing.result()
        self.waited = time.monotonic() - began
        self.begin()
        return rollout

    def begin(self) -> None:
        self.player.load_state_dict(self.teacher.state_dict())
        self.judge.load_state_dict(self.critic.state_dict())
        if self.device == "cuda":
            torch.cuda.synchronize()
        self.playing = self.worker.submit(self.collect, self.free.pop(), self.rival)

    def collect(self, rollout: Rollout, rival: nn.Module | None) -> Rollout:
        if self.device != "cuda":
            return self.play.collect(rollout, self.player, self.judge, rival)
        with torch.cuda.stream(torch.cuda.Stream()):
            self.play.collect(rollout, self.player, self.judge, rival)
            torch.cuda.current_stream().synchronize()
        return rollout

    def learn(self) -> dict[str, float]:
        """From one round; what it told of itself."""
        rollout = self.played()
        self.noted |= (rollout.counts != 0).flatten(0, 2).any(0)
        told = self.study(rollout)
        told["games"] = rollout.games()
        told["waited"], told["collecting"] = self.waited, rollout.seconds
        self.free.append(rollout)
        self.rounds += 1
        self.remember()
        return told

    def study(self, rollout: Rollout) -> dict[str, float]:
        advantages, returns = rollout.judged()
        rows, counts = rollout.rows[:-1].flatten(0, 2), rollout.counts.flatten(0, 2)
        chosen, chances, own = rollout.chosen.flatten(), rollout.chances.flatten(), rollout.own.flatten()
        choices = own & (rows[:, OPTIONS] > 1)
        fair = (advantages - advantages[choices].mean()) / (advantages[choices].std() + 1e-6)
        fair = (fair.view(-1, self.count) * self.play.weight).flatten()
        kept = own.nonzero().squeeze(1)
        told: list[Tensor] = []
        for _ in range(EPOCHS):
            order = kept[torch.randperm(len(kept), device=self.device)]
            order = order[: len(order) // self.minibatch * self.minibatch].view(-1, self.minibatch)
            sizes = rows[:, OPTIONS].long()[order].sum(1).tolist()
            for part, size in zip(order, sizes, strict=True):
                batch = self.reader.read(rows[part], counts[part], size)
                told.append(self.improve(batch, chosen[part], chances[part], fair[part], returns[part]))
            if told[-1][TOLD.index("moved")].item() > LAZY:
                break
        means = torch.stack(told).mean(0).tolist()
        return {**dict(zip(TOLD, means, strict=True)), "variance": float(returns.var())}

    def improve(
        self, batch: Batch, chosen: Tensor, chances: Tensor, advantages: Tensor, returns: Tensor
    ) -> Tensor:
        logs = F.log_softmax(self.teacher(batch), 1)
        shares = logs.exp()
        entropy = -(shares * logs.clamp_min(-30)).sum(1).mean()
        new = logs.gather(1, chosen[:, None]).squeeze(1)
        critic = (self.critic(batch) - returns).square().mean()
        votes, value = self.pupil(batch)
        pupil = apart(logs.detach(), F.log_softmax(votes, 1))
        judged = (value - returns).square().mean()
        ratio = (new - chances).exp()
        policy = -torch.min(ratio * advantages, ratio.clamp(1 - CLIP, 1 + CLIP) * advantages).mean()
        loss = pupil + judged
        if not self.polishing:
            loss = loss + policy - self.bonus * entropy + 0.5 * critic
        self.optimizer.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(self.teacher.parameters(), 0.5)
        nn.utils.clip_grad_norm_(self.critic.parameters(), 1.0)
        nn.utils.clip_grad_norm_(self.pupil.parameters(), 1.0)
        self.optimizer.step()
        self.average()
        told = [policy, entropy, critic, pupil, judged, (chances - new).mean()]
        return torch.stack(told).detach()

    @torch.no_grad()
    def average(self) -> None:
        kept = [*self.averaged.parameters()]
        share = min(0.05, 0.001 * MINIBATCH / self.minibatch) if self.rounds > 20 else 0.05
        torch._foreach_lerp_(kept, [*self.pupil.parameters()], share)

    def remember(self) -> None:
        """Now and then a copy joins the pool; each round the rival is any of them."""
        if self.victim:
            return
        if self.rounds % 25 == 0:
            self.selves.append(copy.deepcopy(self.teacher).requires_grad_(False))
            if len(self.selves) > SELVES:
                del self.selves[self.luck.randrange(len(self.selves) // 2)]
        if self.selves:
            self.rival = self.luck.choice(self.selves)

    def slow_down(self, done: float) -> None:
        """The more of the run is done, the smaller the steps and the less is tried for its own sake."""
        rate = self.rate[0] + (self.rate[1] - self.rate[0]) * done
        for group in self.optimizer.param_groups:
            group["lr"] = rate * group["scale"] * min(1.0, (self.rounds + 1) / 10)
        self.bonus = self.curiosity[0] + (self.curiosity[1] - self.curiosity[0]) * done

    def stop(self) -> None:
        if self.playing is not None:
            self.playing.result()
        self.worker.shutdown()


def apart(shown: Tensor, copied: Tensor) -> Tensor:
    """How far a copy is from what it is shown (Kullback-Leibler), both as logarithms of shares."""
    far = shown.exp() * (shown.clamp_min(-30) - copied.clamp_min(-30))
    return far.sum(1).mean()
