"""What was played at all tables in one round, and how it is played."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

import numpy as np
import torch
from torch import Tensor
from torch.nn import functional as F

from training import league
from training.actors import GROUPS, Actors
from training.records import OPTIONS, OVER, REWARD, REWARD_SCALE, SEAT

if TYPE_CHECKING:
    from training.modules import Batch, Reader

LAMBDA = 0.95


class Rollout:
    """Rows with their counts, what was chosen, with which chance, and what the critic thought of it."""

    def __init__(self, steps: int, count: int, reader: Reader, device: str) -> None:
        shape = (steps, GROUPS, count)
        self.steps, self.device = steps, device
        self.rows = torch.zeros(steps + 1, GROUPS, count, reader.at.size, dtype=torch.int16, device=device)
        self.counts = torch.zeros(*shape, reader.end, dtype=reader.kind, device=device)
        self.chosen = torch.zeros(shape, dtype=torch.long, device=device)
        self.chances = torch.zeros(shape, device=device)
        self.values = torch.zeros(steps + 1, GROUPS, count, device=device)
        self.own = torch.ones(shape, dtype=torch.bool, device=device)
        self.seconds = 0.0

    def judged(self) -> tuple[Tensor, Tensor]:
        """Advantages and returns of the seat that was asked."""
        over = self.rows[1:, :, :, OVER].bool()
        paid = self.rows[1:, :, :, REWARD].float() / REWARD_SCALE
        sign = 1.0 - 2.0 * self.rows[:-1, :, :, SEAT].float()
        found = torch.zeros_like(self.chances)
        last = torch.zeros_like(found[0])
        for step in reversed(range(self.steps)):
            ahead = torch.where(over[step], paid[step], self.values[step + 1])
            last = ahead - self.values[step] + LAMBDA * (~over[step]).float() * last
            found[step] = last
        returns = (found + self.values[:-1]) * sign
        return (found * sign).flatten(), returns.flatten().clamp(-1, 1)

    def games(self) -> float:
        return float(self.rows[1:, :, :, OVER].sum())


class Play:
    """Has the actors play one round after the other."""

    def __init__(self, actors: Actors, reader: Reader, device: str, every: int = league.SELVES) -> None:
        self.actors, self.reader = actors, reader
        self.windows = [torch.from_numpy(seen) for seen in actors.seen]
        if device == "cuda":
            for seen in actors.seen:
                torch.cuda.cudart().cudaHostRegister(seen.ctypes.data, seen.nbytes, 0)
        count = len(actors.seen[0])
        self.rivals_seat = torch.from_numpy(league.seat_of_rival(count, every)).to(device)
        bots_seat = league.seat_of_bot(count) if actors.bot else np.full(count, league.NOBODY)
        self.bots_seat = torch.from_numpy(bots_seat).to(device)
        self.weight = torch.where(self.bots_seat == league.NOBODY, 1.0, league.BOTS_WEIGHT)

    @torch.no_grad()
    def collect(self, rollout: Rollout, teacher: Any, critic: Any, rival: Any = None) -> Rollout:
        """Play so many steps at all tables; what the last one left open comes first in the next."""
        began = time.monotonic()
        for step in range(rollout.steps + 1):
            for group in range(GROUPS):
                self.actors.wait(group)
                rollout.rows[step, group].copy_(self.windows[group], non_blocking=True)
                self.go_on(rollout, step, group, teacher, critic, rival)
        rollout.seconds = time.monotonic() - began
        return rollout

    def go_on(self, rollout: Rollout, step: int, group: int, teacher: Any, critic: Any, rival: Any) -> None:
        rows = rollout.rows[step, group]
        counts = self.reader.count(rows)
        options = int(self.actors.seen[group][:, OPTIONS].sum(dtype=int))
        batch = self.reader.read(rows, counts, options)
        seat = rows[:, SEAT]
        if step < rollout.steps:
            rollout.counts[step, group] = counts
            rollout.own[step, group] = self.own(seat, rival)
            self.act(rollout, step, group, self.logits(batch, teacher, rival, seat))
        value = critic(batch)
        rollout.values[step, group] = torch.where(seat == 0, value, -value)

    def own(self, seat: Tensor, rival: Any) -> Tensor:
        """Where the learner itself is asked."""
        own = self.bots_seat != seat
        return own if rival is None else own & (self.rivals_seat != seat)

    def logits(self, batch: Batch, teacher: Any, rival: Any, seat: Tensor) -> Tensor:
        logits: Tensor = teacher(batch)
        if rival is None:
            return logits
        return torch.where((self.rivals_seat == seat)[:, None], rival(batch), logits)

    def act(self, rollout: Rollout, step: int, group: int, logits: Tensor) -> None:
        logs = F.log_softmax(logits, 1)
        place = (logs.exp() / torch.empty_like(logs).exponential_()).argmax(1)
        at = self.reader.at
        offered = rollout.rows[step, group][:, at.offered : at.gains]
        actions = offered.gather(1, place[:, None]).squeeze(1)
        self.actors.tell(group, actions.to(torch.int32).cpu().numpy())
        rollout.chosen[step, group] = place
        rollout.chances[step, group] = logs.gather(1, place[:, None]).squeeze(1)
