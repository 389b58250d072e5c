"""The network of `meetinghouse.bots.network` in torch, for training, and the critic beside it."""

from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

from meetinghouse.bots.shape import HEADS, NetworkShape

WIDTH = 128
BLOCKS = 3
TOLD = 12  # numbers that a seat tells another for each kind of deed
NEVER = -1e9


class AttentionBlock(nn.Module):
    """One block of attention among the seats."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.n1 = nn.LayerNorm(width)
        self.n2 = nn.LayerNorm(width)
        self.qkv = nn.Linear(width, 3 * width)
        self.out = nn.Linear(width, width)
        self.m1 = nn.Linear(width, 2 * width)
        self.m2 = nn.Linear(2 * width, width)

    def forward(self, h: Tensor, bias: Tensor) -> Tensor:
        batch, seats, width = h.shape
        query, key, value = self.qkv(self.n1(h)).view(batch, seats, 3, HEADS, -1).permute(2, 0, 3, 1, 4)
        mixed = functional.scaled_dot_product_attention(query, key, value, attn_mask=bias)
        h = h + self.out(mixed.transpose(1, 2).reshape(batch, seats, width))
        found: Tensor = h + self.m2(functional.relu(self.m1(self.n2(h))))
        return found


class Trunk(nn.Module):
    """From an observation to a vector for each seat."""

    def __init__(self, shape: NetworkShape, more: int = 0, width: int = WIDTH, blocks: int = BLOCKS) -> None:
        """`more` further columns for each seat: what a critic may see beside the observation."""
        super().__init__()
        self.shape = shape
        self.seat = nn.Linear(len(shape.seat_at[0]) + more, width)
        self.table = nn.Linear(len(shape.table_at), width)
        self.left = nn.Parameter(torch.zeros(shape.most, width))
        self.right = nn.Parameter(torch.zeros(shape.most, width))
        self.told = nn.Linear(width, shape.pairs * TOLD, bias=False)
        self.heard = nn.Linear(2 * shape.pairs * TOLD, width)
        self.pair = nn.Linear(2 * shape.pairs, HEADS, bias=False)
        self.blocks = nn.ModuleList([AttentionBlock(width) for _ in range(blocks)])
        self.last = nn.LayerNorm(width)
        most = shape.most
        right = np.zeros((most + 1, most), np.int64)
        for seats in range(1, most + 1):
            right[seats, :seats] = (seats - np.arange(seats)) % seats
        self.register_buffer("right_at", torch.from_numpy(right), persistent=False)
        self.register_buffer("seat_at", torch.tensor(shape.seat_at), persistent=False)
        self.register_buffer("table_at", torch.tensor(shape.table_at), persistent=False)
        scale = None if shape.scale is None else torch.tensor(shape.scale)
        self.register_buffer("scale", scale, persistent=False)

    def read(self, seen: Tensor, more: Tensor | None = None) -> tuple[Tensor, Tensor]:
        """Vectors of the seats of the largest table among these, and the viewer's and the mean of all in one."""
        shape, batch = self.shape, len(seen)
        n = (seen[:, self.seat_at[:, 0]] > 0).sum(1)
        most = int(n.max())  # seats that no table here has would only take time
        numbers = torch.log1p(seen.float()) if self.scale is None else seen.float() * self.scale
        seats = numbers[:, self.seat_at[:most].reshape(-1)].view(batch, most, -1)
        exists = seats[:, :, 0] > 0
        if more is not None:
            seats = torch.cat([seats, torch.log1p(more.float()).view(batch, shape.most, -1)[:, :most]], 2)
        right = self.right[self.right_at[n, :most]]
        h = self.seat(seats) + self.table(numbers[:, self.table_at])[:, None] + self.left[:most] + right
        h = functional.relu(h)
        pairs = numbers[:, shape.pair_at].view(batch, shape.most, shape.most, shape.pairs)[:, :most, :most]
        told = self.told(h).view(batch, most, shape.pairs, TOLD).permute(0, 2, 1, 3)
        to = pairs.permute(0, 3, 1, 2)
        ways = [(way @ told).permute(0, 2, 1, 3).reshape(batch, most, -1) for way in (to, to.transpose(2, 3))]
        h = h + functional.relu(self.heard(torch.cat(ways, 2)))
        bias = self.pair(torch.cat([pairs, pairs.transpose(1, 2)], 3)).permute(0, 3, 1, 2)
        bias = bias.masked_fill(~exists[:, None, None, :], NEVER)
        for block in self.blocks:
            h = block(h, bias)
        h = self.last(h)
        there_are = exists[:, :, None].float()
        mean = (h * there_are).sum(1) / there_are.sum(1)
        return h, torch.cat([h[:, 0], mean], 1)


class Policy(Trunk):
    """Logits of all acts, and guesses at what is hidden."""

    def __init__(self, shape: NetworkShape, guesses: int) -> None:
        super().__init__(shape)
        self.seats = nn.Linear(WIDTH, shape.seat_acts)
        self.others = nn.Linear(2 * WIDTH, shape.other_acts)
        self.guess = nn.Linear(WIDTH, max(guesses, 1))
        for head in (self.seats, self.others):
            nn.init.normal_(head.weight, std=0.01)
        self.register_buffer("logit_at", torch.tensor(shape.logit_at), persistent=False)

    def forward(self, seen: Tensor, mask: Tensor) -> tuple[Tensor, Tensor]:
        h, whole = self.read(seen)
        h = functional.pad(h, (0, 0, 0, self.shape.most - h.shape[1]))
        logits = torch.cat([self.others(whole), self.seats(h).flatten(1)], 1)[:, self.logit_at]
        return logits.masked_fill(mask == 0, NEVER), self.guess(h)


class Critic(Trunk):
    """How a seat will fare, by all the cards: in training only."""

    def __init__(self, shape: NetworkShape, more: int) -> None:
        super().__init__(shape, more, blocks=2)
        self.v1 = nn.Linear(2 * WIDTH, WIDTH)
        self.v2 = nn.Linear(WIDTH, 1)

    def forward(self, seen: Tensor, more: Tensor) -> Tensor:
        _, whole = self.read(seen, more)
        found: Tensor = self.v2(functional.relu(self.v1(whole)))[:, 0]
        return found


def grown(state: dict[str, Tensor], before: dict[str, list[str]], now: dict[str, list[str]]) -> dict[str, Tensor]:
    """The weights of a network by the names of its columns and outputs: nothing where the game has grown since. A
    critic's columns of what is hidden come behind those of the observation and stay."""
    found = dict(state)
    for name, labels in now.items():
        at = torch.tensor([labels.index(label) for label in before[name]])
        for part in (f"{name}.weight", f"{name}.bias"):
            outputs = name in ("seats", "others")
            if part not in state or (part.endswith("bias") and not outputs):
                continue
            axis = 0 if outputs else 1
            known, more = state[part].split([len(at), state[part].shape[axis] - len(at)], axis)
            shape = list(known.shape)
            shape[axis] = len(labels)
            wider = torch.zeros(shape, dtype=known.dtype, device=known.device)
            wider.index_copy_(axis, at.to(known.device), known)
            found[part] = torch.cat([wider, more], axis)
    return found


def export(state: dict[str, Any], shape: NetworkShape, file: Path) -> None:
    """The weights of a policy as `bots.network` reads them: half precision, with the names of columns and outputs."""
    arrays = {name: value.detach().cpu().numpy().astype(np.float16) for name, value in state.items()}
    kept = {name: array for name, array in arrays.items() if not name.startswith("guess.")}
    kept |= {f"labels.{name}": np.array(names) for name, names in shape.labels.items()}
    np.savez_compressed(file, allow_pickle=False, **kept)


def weights_of(file: Path) -> tuple[dict[str, Tensor], dict[str, list[str]]]:
    """What `export` wrote: weights of a policy without its guesses, and the names of its columns and outputs."""
    with np.load(file) as kept:
        labels = {n.removeprefix("labels."): kept[n].tolist() for n in kept.files if n.startswith("labels.")}
        state = {n: torch.from_numpy(kept[n].astype(np.float32)) for n in kept.files if not n.startswith("labels.")}
    return state, labels
