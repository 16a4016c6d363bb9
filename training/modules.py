"""The nets while they learn: a large teacher, its critic that sees hidden cards, and the pupil to ship."""

from __future__ import annotations

from itertools import pairwise
from typing import NamedTuple

import torch
from torch import Tensor, nn
from torch.nn import functional as F

from training.records import OPTIONS, OPTIONS_MOST, layout
from training.subject import Block, Subject

MOST, POINTS, MOST_POINTS, LEAD, MOST_LEAD = 4.0, 0.1, 3.0, 0.2, 1.0


class Bag(NamedTuple):
    """Places that were noted, row after row, and where each row begins: quicker than counts without a GPU."""

    noted: Tensor
    begins: Tensor


class Batch(NamedTuple):
    """Counts of places with hidden cards behind them, scalars, and all options in one row.

    `bags` are the same places without and with hidden cards, if they are used.
    """

    counts: Tensor
    scalars: Tensor
    row: Tensor
    place: Tensor
    action: Tensor
    gains: Tensor
    bags: tuple[Bag, Bag] | None = None


def places_of(subject: Subject) -> int:
    """With the marks behind them."""
    return int(subject.encoding.places + subject.encoding.marks)


class Reader:
    """From rows of small numbers to what nets take."""

    def __init__(self, subject: Subject, device: str) -> None:
        self.at = layout(int(subject.encoding.scalars))
        self.cards = subject.cards
        self.places = places_of(subject)
        self.end = self.places + 2 * subject.cards
        self.lead = self.at.scalars + subject.lead
        self.deck = self.at.hidden + subject.hidden_deck
        self.scales = torch.tensor(subject.scales, device=device)
        self.one = torch.ones((), device=device)
        self.silent = torch.tensor(subject.silent, dtype=torch.long, device=device)
        self.device = device
        self.kind = torch.bfloat16 if device == "cuda" else torch.float32
        # What stands for nothing gets columns of its own: all in one would queue up for it.
        self.width = self.end + self.at.offered - self.at.spots + self.at.size - self.at.hidden

    def index(self, rows: Tensor) -> Tensor:
        """The places that were noted, then the cards in the hand and in the deck of the rival."""
        at, end = self.at, self.end
        index = torch.cat([rows[:, at.spots : at.offered], rows[:, at.hidden : at.size]], 1).long()
        held, decked = at.offered - at.spots, at.offered - at.spots + self.deck - at.hidden
        shift = torch.zeros(index.shape[1], dtype=torch.long, device=rows.device)
        shift[held:decked], shift[decked:] = self.places, self.places + self.cards
        spare = end + torch.arange(index.shape[1], device=rows.device)
        return torch.where(index < 0, spare, index + shift)

    def count(self, rows: Tensor) -> Tensor:
        """How often each place was noted, and each card is hidden."""
        index = self.index(rows)
        counts = torch.zeros(len(rows), self.width, device=rows.device)
        counts.scatter_add_(1, index, self.one.expand(index.shape))
        counts[:, self.silent] = 0.0
        return counts[:, : self.end].to(self.kind)

    def bags(self, rows: Tensor) -> tuple[Bag, Bag] | None:
        if self.device == "cuda":
            return None
        index = self.index(rows)
        heard = torch.ones(self.width, dtype=torch.bool)
        heard[self.silent] = False
        heard = heard[index]
        return bagged(index, heard & (index < self.places)), bagged(index, heard & (index < self.end))

    def read(self, rows: Tensor, counts: Tensor, options: int) -> Batch:
        """`options` is how many there are in all rows together; who knows it need not wait for the device."""
        at = self.at
        offered = rows[:, OPTIONS].long()
        row = torch.repeat_interleave(
            torch.arange(len(rows), device=rows.device), offered, output_size=options
        )
        place = torch.arange(options, device=rows.device) - (offered.cumsum(0) - offered)[row]
        points = rows[:, at.gains : at.hidden][row, place].float()
        ahead = rows[:, self.lead].float()[row] + points
        gains = [
            (points * POINTS).clamp(-MOST_POINTS, MOST_POINTS),
            (ahead * LEAD).clamp(-MOST_LEAD, MOST_LEAD),
        ]
        scalars = (rows[:, at.scalars : at.spots].float() * self.scales).clamp(-MOST, MOST)
        action = rows[:, at.offered : at.gains][row, place].long()
        return Batch(counts, scalars, row, place, action, torch.stack(gains, 1), self.bags(rows))


def bagged(index: Tensor, kept: Tensor) -> Bag:
    sizes = kept.sum(1)
    return Bag(index[kept], sizes.cumsum(0) - sizes)


class Described(nn.Module):
    """A row of weights for each number, and what follows from attributes; shipped as one."""

    def __init__(self, count: int, width: int, blocks: list[Block], spread: float) -> None:
        super().__init__()
        self.own = nn.Parameter(torch.randn(count, width) * spread)
        self.shared = nn.ParameterList()
        for number, firsts in enumerate(alike(blocks)):
            lines = torch.tensor(blocks[firsts[0]].lines, dtype=torch.float32)
            places = torch.cat([torch.arange(len(lines)) + blocks[one].first for one in firsts])
            self.register_buffer(f"lines{number}", lines, persistent=False)
            self.register_buffer(f"places{number}", places, persistent=False)
            self.shared.append(nn.Parameter(torch.randn(len(firsts), lines.shape[1], width) * spread * 0.5))

    def rows(self) -> Tensor:
        found = self.own
        for number, shared in enumerate(self.shared):
            told = getattr(self, f"lines{number}") @ shared
            found = found.index_add(0, getattr(self, f"places{number}"), told.flatten(0, 1))
        return found


def alike(blocks: list[Block]) -> list[list[int]]:
    """The numbers of blocks that have the same lines, together."""
    found: dict[int, list[int]] = {}
    for number, block in enumerate(blocks):
        found.setdefault(id(block.lines), []).append(number)
    return list(found.values())


class Trunk(nn.Module):
    def __init__(self, subject: Subject, widths: list[int], hidden: bool) -> None:
        super().__init__()
        self.hidden = hidden
        self.count = places_of(subject) + (2 * subject.cards if hidden else 0)
        blocks = sorted(subject.blocks)
        self.places = Described(self.count, widths[0], blocks, 0.1)
        self.scalars = nn.Linear(int(subject.encoding.scalars), widths[0])
        self.layers = nn.ModuleList([nn.Linear(ins, outs) for ins, outs in pairwise(widths)])

    def forward(self, batch: Batch) -> Tensor:
        h = F.relu(self.seen(batch).float() + self.scalars(batch.scalars))
        for layer in self.layers:
            h = F.relu(layer(h))
        return h

    def seen(self, batch: Batch) -> Tensor:
        rows = self.places.rows()
        if batch.bags is None:
            return batch.counts[:, : self.count] @ rows.to(batch.counts.dtype)
        bag = batch.bags[self.hidden]
        return F.embedding_bag(bag.noted, rows, bag.begins, mode="sum")

    def parts(self, name: str) -> dict[str, Tensor]:
        """Of the first layer."""
        return {
            f"{name}.rows": self.places.rows(),
            f"{name}.scalars": self.scalars.weight.T,
            f"{name}.bias": self.scalars.bias,
        }


class Policy(nn.Module):
    def __init__(self, subject: Subject, ins: int, width: int) -> None:
        super().__init__()
        self.head = nn.Linear(ins, width)
        self.actions = Described(len(subject.actions), width, [Block(0, subject.actions)], 0.2)
        self.gains = nn.Parameter(torch.randn(2, width) * 0.3)
        self.votes = nn.Parameter(torch.randn(width) * 0.02)

    def forward(self, h: Tensor, batch: Batch) -> Tensor:
        base = self.head(h)
        actions = self.actions.rows().index_select(0, batch.action)
        value = F.relu(base.index_select(0, batch.row) + actions + batch.gains @ self.gains)
        logits = torch.full((len(h), OPTIONS_MOST), -1e9, device=h.device)
        return logits.index_put((batch.row, batch.place), value @ self.votes)


class Teacher(nn.Module):
    def __init__(self, subject: Subject, width: int) -> None:
        super().__init__()
        self.trunk = Trunk(subject, [width, width // 2, width // 2], hidden=False)
        self.policy = Policy(subject, width // 2, 64)

    def forward(self, batch: Batch) -> Tensor:
        return self.policy(self.trunk(batch), batch)


class Critic(nn.Module):
    """Sees the hand and deck of the rival, which makes it a better judge of what a move brought."""

    def __init__(self, subject: Subject, width: int) -> None:
        super().__init__()
        self.trunk = Trunk(subject, [width, width // 2, width // 4], hidden=True)
        self.head = nn.Linear(width // 4, 1)
        nn.init.normal_(self.head.weight, std=0.01)

    def forward(self, batch: Batch) -> Tensor:
        return torch.tanh(self.head(self.trunk(batch)).squeeze(-1))


class Pupil(nn.Module):
    """Small enough for plain Python."""

    def __init__(self, subject: Subject, width: int, depth: int, judging: int = 128) -> None:
        super().__init__()
        self.trunk = Trunk(subject, [width], hidden=False)
        self.policy = Policy(subject, width, depth)
        self.judge = Trunk(subject, [judging], hidden=False)
        self.middle = nn.Linear(judging, 32)
        self.verdict = nn.Linear(32, 1)

    def forward(self, batch: Batch) -> tuple[Tensor, Tensor]:
        value = self.verdict(F.relu(self.middle(self.judge(batch)))).squeeze(-1)
        return self.policy(self.trunk(batch), batch), torch.tanh(value)

    def parts(self, scales: list[float]) -> dict[str, Tensor]:
        """As `taverne.bots.net` reads them."""
        return {
            "scales": torch.tensor(scales),
            **self.trunk.parts("policy"),
            **dense("head", self.policy.head),
            "actions": self.policy.actions.rows(),
            "gains": self.policy.gains,
            "votes": self.policy.votes,
            **self.judge.parts("value"),
            **dense("middle", self.middle),
            **dense("verdict", self.verdict),
        }


class Frozen(nn.Module):
    """A pupil that learns no more and plays what it likes best."""

    def __init__(self, pupil: Pupil) -> None:
        super().__init__()
        self.pupil = pupil.requires_grad_(False)

    def forward(self, batch: Batch) -> Tensor:
        votes, _ = self.pupil(batch)
        return torch.where(votes == votes.max(1, keepdim=True).values, 0.0, -1e9)


def dense(name: str, layer: nn.Linear) -> dict[str, Tensor]:
    return {name: layer.weight.T, f"{name}.bias": layer.bias}
