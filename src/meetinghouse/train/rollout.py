"""Plays with the network on several batches at once and keeps every decision until its match is over.

Workers play while the network answers others: each is answered when it has finished a step, without waiting for the
rest.
"""

from collections.abc import Sequence
from multiprocessing import connection
from typing import NamedTuple

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

from meetinghouse.envs.vector import Vector
from meetinghouse.train.policy import Policy

SEATS = 16  # room for the seat in the number of a course of play
PLACES = 1 << 20


class Ended(NamedTuple):
    """A match that is over."""

    match: int
    batch: int  # which of the batches it was played in
    players: int
    rewards: NDArray[np.float32]


class TrainingBatch(NamedTuple):
    """Decisions of finished matches, by course of play: one seat's decisions in one match, in order."""

    seen: Tensor
    masks: Tensor
    hidden: Tensor
    acts: Tensor
    logs: Tensor  # the logarithm of each act's chance when it was taken
    course: NDArray[np.int64]  # number of the course, from 0 on
    reward: NDArray[np.float32]  # by course
    batch: NDArray[np.int64]  # by course
    players: NDArray[np.int64]  # by course
    together: NDArray[np.int64]  # by course: how many of this lesson are of the same match


class Rollout:
    """The batches, and the decisions since the last lesson."""

    def __init__(self, batches: Sequence[Vector], room: int, device: torch.device) -> None:
        self.batches = batches
        self.device = device
        widths = [array.shape[1] for array in batches[0].arrays if array.ndim == 2]
        self.seen = torch.zeros(room, widths[0], dtype=torch.uint8, device=device)
        self.masks = torch.zeros(room, widths[1], dtype=torch.uint8, device=device)
        self.hidden = torch.zeros(room, batches[0].hidden.shape[1], dtype=torch.uint8, device=device)
        self.acts = torch.zeros(room, dtype=torch.int64, device=device)
        self.logs = torch.zeros(room, device=device)
        self.course = np.zeros(room, np.int64)  # (batch, place, match) and seat in one number
        self.past = np.zeros(room, bool)  # answered by a self of the past
        self.used = 0
        self.ended: list[Ended] = []
        self.ready: list[tuple[int, int]] = [
            (b, s) for b, batch in enumerate(batches) for s in range(len(batch.shards))
        ]
        self.current = [np.full(len(batch), -1, np.int64) for batch in batches]  # the match in each place
        self.players = [batch.players.copy() for batch in batches]
        self.selves = [np.zeros((len(batch), SEATS), bool) for batch in batches]  # seats that a past self plays

    def serve(self, policy: Policy, past: Policy | None, share: float, chance: np.random.Generator, wait: bool) -> int:
        """Answer waiting workers and return how many decisions that were. A `share` of matches has past selves."""
        ready = self.ready or self._waiting(wait)
        if not ready:
            return 0
        self.ready = []
        rows = [(batch, self.batches[batch].shards[shard]) for batch, shard in ready]
        for batch, places in rows:
            self._note(batch, places, share if past is not None else 0.0, chance)
        seen, masks, hidden = (
            torch.from_numpy(np.concatenate([getattr(self.batches[b], name)[places] for b, places in rows]))
            for name in ("observations", "masks", "hidden")
        )
        course = np.concatenate([self._courses(b, places) for b, places in rows])
        old = np.concatenate([self._old(b, places) for b, places in rows])
        count, start = len(course), self.used
        if start + count > len(self.course):
            raise RuntimeError("more decisions of unfinished matches than there is room for")
        span = slice(start, start + count)
        for store, fresh in ((self.seen, seen), (self.masks, masks), (self.hidden, hidden)):
            store[span] = fresh.to(self.device, non_blocking=True)
        with torch.no_grad():
            logits = policy(self.seen[span], self.masks[span])[0].float()
            if past is not None and old.any():
                chosen = torch.from_numpy(np.flatnonzero(old)).to(self.device)
                logits[chosen] = past(self.seen[span][chosen], self.masks[span][chosen])[0].float()
            logs = torch.log_softmax(logits, 1)
            noise = -torch.log(-torch.log(torch.rand_like(logs).clamp_(1e-9, 1 - 1e-7)))
            acts = (logs + noise).argmax(1)
            self.acts[span] = acts
            self.logs[span] = logs.gather(1, acts[:, None])[:, 0]
        self.course[span], self.past[span] = course, old
        self.used += count
        answers = acts.cpu().numpy()
        at = 0
        for (batch, shard), (_, places) in zip(ready, rows, strict=True):
            size = places.stop - places.start
            self.batches[batch].send(answers[at : at + size], shard)
            at += size
        return count

    def _waiting(self, wait: bool) -> list[tuple[int, int]]:
        pipes = [pipe for batch in self.batches for pipe in batch.busy()]
        if not connection.wait(pipes, None if wait else 0):
            return []
        return [(b, shard) for b, batch in enumerate(self.batches) for shard in batch.ready(0)]

    def _note(self, batch: int, places: slice, share: float, chance: np.random.Generator) -> None:
        """Keep what ended, and decide who plays the matches that begin."""
        env, current = self.batches[batch], self.current[batch]
        for at in np.flatnonzero(env.over[places]) + places.start:
            if current[at] >= 0:
                number = self._number(batch, int(at), int(current[at]))
                self.ended.append(Ended(number, batch, int(self.players[batch][at]), env.rewards[at].copy()))
        begun = np.flatnonzero(env.matches[places] != current[places]) + places.start
        current[begun] = env.matches[begun]
        self.players[batch][begun] = env.players[begun]
        self.selves[batch][begun] = False
        if share:
            some = begun[chance.random(len(begun)) < share]
            self.selves[batch][some] = chance.random((len(some), SEATS)) < chance.random((len(some), 1))

    @staticmethod
    def _number(batch: int, at: int, match: int) -> int:
        return (match * PLACES + at) * SEATS + batch

    def _courses(self, batch: int, places: slice) -> NDArray[np.int64]:
        at = np.arange(places.start, places.stop)
        number = (self.current[batch][places] * PLACES + at) * SEATS + batch
        found: NDArray[np.int64] = number * SEATS + self.batches[batch].seats[places]
        return found

    def _old(self, batch: int, places: slice) -> NDArray[np.bool_]:
        at = np.arange(places.start, places.stop)
        found: NDArray[np.bool_] = self.selves[batch][at, self.batches[batch].seats[places]]
        return found

    def lesson(self) -> TrainingBatch | None:
        """The decisions of finished matches that the network took itself; the rest is kept for the next lesson."""
        ended = sorted(self.ended)
        self.ended = []
        numbers = np.array([one.match for one in ended], np.int64)
        course = self.course[: self.used]
        match = course // SEATS
        where = np.searchsorted(numbers, match)
        where[where == len(numbers)] = 0
        over = numbers[where] == match if len(numbers) else np.zeros(len(match), bool)
        rows = np.flatnonzero(over & ~self.past[: self.used])
        rows = rows[np.argsort(course[rows], kind="stable")]
        found = None
        if len(rows):
            number = course[rows]
            first = np.flatnonzero(np.r_[True, number[1:] != number[:-1]])
            of_course = [ended[place] for place in where[rows[first]]]
            _, same, count = np.unique(where[rows[first]], return_inverse=True, return_counts=True)
            seats = number[first] % SEATS
            at = torch.from_numpy(rows).to(self.device)
            found = TrainingBatch(
                self.seen[at],
                self.masks[at],
                self.hidden[at],
                self.acts[at],
                self.logs[at],
                np.repeat(np.arange(len(first)), np.diff(np.r_[first, len(rows)])),
                np.array([one.rewards[seat] for one, seat in zip(of_course, seats, strict=True)], np.float32),
                np.array([one.batch for one in of_course], np.int64),
                np.array([one.players for one in of_course], np.int64),
                count[same],
            )
        kept = np.flatnonzero(~over)
        at = torch.from_numpy(kept).to(self.device)
        for store in (self.seen, self.masks, self.hidden, self.acts, self.logs):
            store[: len(kept)] = store[at].clone()
        self.course[: len(kept)], self.past[: len(kept)] = course[kept], self.past[kept]
        self.used = len(kept)
        return found
