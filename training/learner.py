"""Proximal policy optimisation: collect what the teacher plays, learn from it, pass it on to the pupil."""

from __future__ import annotations

import copy
import random
from typing import Any

import torch
from torch import Tensor, nn
from torch.nn import functional as F

from training.actors import GROUPS, Actors
from training.modules import Batch, Critic, Pupil, Reader, Teacher
from training.records import OPTIONS, OVER, REWARD, REWARD_SCALE, SEAT
from training.subject import Subject

LAMBDA, CLIP, EPOCHS, MINIBATCH, LAZY = 0.95, 0.2, 2, 32_768, 0.05
LEAGUE = 4  # one table in so many is played against a past self
SELVES = 12


class Learner:
    def __init__(self, subject: Subject, actors: Actors, steps: int, device: str, seed: int) -> None:
        torch.manual_seed(seed)
        self.subject, self.actors, self.steps, self.device = subject, actors, steps, device
        self.reader = Reader(subject, device)
        self.teacher = Teacher(subject).to(device)
        self.critic = Critic(subject).to(device)
        self.pupil = Pupil(subject, 128, 32).to(device)
        self.averaged = copy.deepcopy(self.pupil)
        self.selves: list[Teacher] = []
        self.rival: Teacher | None = None
        self.luck = random.Random(seed)
        self.rate, self.curiosity = 4e-4, 0.01
        self.optimizer = torch.optim.Adam(
            [
                {"params": [*self.teacher.parameters(), *self.critic.parameters()], "scale": 1.0},
                {"params": [*self.pupil.parameters()], "scale": 2.5},
            ],
            lr=self.rate,
            eps=1e-5,
            fused=device == "cuda",
        )
        count, width = actors.seen[0].shape
        self.count = count
        self.rows = torch.zeros(steps + 1, GROUPS, count, width, dtype=torch.int16, device=device)
        self.chosen = torch.zeros(steps, GROUPS, count, dtype=torch.long, device=device)
        self.chances = torch.zeros(steps, GROUPS, count, device=device)
        self.values = torch.zeros(steps + 1, GROUPS, count, device=device)
        self.windows = [torch.from_numpy(seen) for seen in actors.seen]
        league = torch.arange(count, device=device) % LEAGUE == 0
        self.rivals_seat = torch.where(league, torch.arange(count, device=device) // LEAGUE % 2, -1)
        self.begun = False
        self.rounds = 0

    def state(self) -> dict[str, Any]:
        nets = {
            "teacher": self.teacher,
            "critic": self.critic,
            "pupil": self.pupil,
            "averaged": self.averaged,
        }
        return {
            name: {key: value.half() for key, value in net.state_dict().items()} for name, net in nets.items()
        }

    def restore(self, state: dict[str, Any]) -> None:
        nets = {
            "teacher": self.teacher,
            "critic": self.critic,
            "pupil": self.pupil,
            "averaged": self.averaged,
        }
        for name, net in nets.items():
            net.load_state_dict({key: value.float() for key, value in state[name].items()})

    @torch.no_grad()
    def collect(self) -> None:
        """Play so many steps at all tables; what the last one left open comes first in the next."""
        for step in range(self.steps + 1):
            for group in range(GROUPS):
                if step == 0 and self.begun:
                    self.rows[0, group].copy_(self.rows[self.steps, group])
                else:
                    self.actors.wait(group)
                    self.rows[step, group].copy_(self.windows[group])
                batch = self.reader.read(self.rows[step, group])
                seat = self.rows[step, group, :, SEAT]
                value = self.critic(batch)
                self.values[step, group] = torch.where(seat == 0, value, -value)
                if step < self.steps:
                    self.act(step, group, batch, seat)
        self.begun = True

    def act(self, step: int, group: int, batch: Batch, seat: Tensor) -> None:
        logits = self.teacher(batch)
        if self.rival is not None:
            theirs = (self.rivals_seat == seat)[:, None]
            logits = torch.where(theirs, self.rival(batch), logits)
        logs = F.log_softmax(logits, 1)
        place = (logs.exp() / torch.empty_like(logs).exponential_()).argmax(1)
        self.chosen[step, group] = place
        self.chances[step, group] = logs.gather(1, place[:, None]).squeeze(1)
        at = self.reader.at
        offered = self.rows[step, group][:, at.offered : at.gains]
        actions = offered.gather(1, place[:, None]).squeeze(1)
        self.actors.tell(group, actions.to(torch.int32).cpu().numpy())

    @torch.no_grad()
    def judged(self) -> tuple[Tensor, Tensor, Tensor]:
        """Advantages, returns, and which decisions were the teacher's own."""
        over = self.rows[1:, :, :, OVER].bool()
        paid = self.rows[1:, :, :, REWARD].float() / REWARD_SCALE
        seat = self.rows[: self.steps, :, :, SEAT]
        sign = 1.0 - 2.0 * seat.float()
        found = torch.zeros_like(self.chances)
        last = torch.zeros_like(found[0])
        for step in reversed(range(self.steps)):
            ahead = torch.where(over[step], paid[step], self.values[step + 1])
            last = ahead - self.values[step] + LAMBDA * (~over[step]).float() * last
            found[step] = last
        returns = (found + self.values[: self.steps]) * sign
        own = torch.ones_like(seat, dtype=torch.bool) if self.rival is None else self.rivals_seat != seat
        return (found * sign).reshape(-1), returns.reshape(-1).clamp(-1, 1), own.reshape(-1)

    def learn(self) -> dict[str, float]:
        advantages, returns, own = self.judged()
        rows = self.rows[: self.steps].reshape(-1, self.rows.shape[-1])
        choices = own & (rows[:, OPTIONS] > 1)
        mean, spread = advantages[choices].mean(), advantages[choices].std() + 1e-6
        kept = own.nonzero().squeeze(1)
        chosen, chances = self.chosen.reshape(-1), self.chances.reshape(-1)
        told: list[Tensor] = []
        for _ in range(EPOCHS):
            order = kept[torch.randperm(len(kept), device=self.device)]
            for first in range(0, len(order) - MINIBATCH + 1, MINIBATCH):
                part = order[first : first + MINIBATCH]
                batch = self.reader.read(rows[part])
                told.append(
                    self.improve(
                        batch, chosen[part], chances[part], (advantages[part] - mean) / spread, returns[part]
                    )
                )
                if len(told) % 7 == 0 and told[-1][5].item() > LAZY:
                    break
        self.rounds += 1
        self.remember()
        means = torch.stack(told).mean(0).tolist()
        names = ("policy", "entropy", "critic", "pupil", "value", "moved", "belief")
        return {
            **dict(zip(names, means, strict=True)),
            "variance": float(returns.var()),
            "games": float(self.rows[1:, :, :, OVER].sum()),
        }

    def improve(
        self, batch: Batch, chosen: Tensor, chances: Tensor, advantages: Tensor, returns: Tensor
    ) -> Tensor:
        logs = F.log_softmax(self.teacher(batch), 1)
        shares = logs.exp()
        entropy = -(shares * logs.clamp_min(-30)).sum(1).mean()
        new = logs.gather(1, chosen[:, None]).squeeze(1)
        ratio = (new - chances).exp()
        policy = -torch.min(ratio * advantages, ratio.clamp(1 - CLIP, 1 + CLIP) * advantages).mean()
        critic = (self.critic(batch) - returns).square().mean()
        votes, value, belief = self.pupil(batch)
        copied = F.log_softmax(votes, 1).clamp_min(-30)
        pupil = (shares.detach() * (logs.detach().clamp_min(-30) - copied)).sum(1).mean()
        judged = (value - returns).square().mean()
        hidden = torch.cat([batch.held, batch.decked], 1).float().clamp(max=1)
        believed = F.binary_cross_entropy_with_logits(belief, hidden)
        loss = policy - self.curiosity * entropy + 0.5 * critic + pupil + judged + 0.5 * believed
        self.optimizer.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(self.teacher.parameters(), 0.5)
        nn.utils.clip_grad_norm_(self.critic.parameters(), 1.0)
        nn.utils.clip_grad_norm_(self.pupil.parameters(), 1.0)
        self.optimizer.step()
        with torch.no_grad():
            share = 0.003 if self.rounds > 20 else 0.05
            torch._foreach_lerp_(
                [p.detach() for p in self.averaged.parameters()],
                [p.detach() for p in self.pupil.parameters()],
                share,
            )
        return torch.stack(
            [policy, entropy, critic, pupil, judged, (chances - new).mean(), believed]
        ).detach()

    def remember(self) -> None:
        """Now and then a copy joins the pool; each round the rival is any of them."""
        if self.rounds % 25 == 0:
            self.selves.append(copy.deepcopy(self.teacher).requires_grad_(False))
            if len(self.selves) > SELVES:
                del self.selves[self.luck.randrange(len(self.selves) // 2)]
        if self.selves:
            self.rival = self.luck.choice(self.selves)

    def slow_down(self, done: float) -> None:
        for group in self.optimizer.param_groups:
            group["lr"] = self.rate * group["scale"] * (1.0 - 0.9 * done) * min(1.0, (self.rounds + 1) / 10)
        self.curiosity = 0.01 - 0.007 * done
