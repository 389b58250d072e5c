"""A teacher's games, decision by decision: what a network learns first. No torch here: processes only play."""

import multiprocessing
import time
from collections import deque
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from random import Random
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

import meetinghouse
from meetinghouse.bots.base import make, seed_for
from meetinghouse.bots.driver import Driver
from meetinghouse.bots.learned import Eyes, Watching
from meetinghouse.envs.episode import returns_of
from meetinghouse.envs.vector import Setting
from meetinghouse.observation.layout import counted_from
from meetinghouse.observation.numbers import hidden_rows, idle
from meetinghouse.observation.seeing import look
from meetinghouse.observation.watching import watch

GAMES = 8  # that a process plays before it hands its rows over


class Rows(NamedTuple):
    """Decisions of a teacher: what was seen and hidden, what was on offer and taken, and how it ended for that seat."""

    seen: NDArray[np.uint8]
    masks: NDArray[np.uint8]
    hidden: NDArray[np.uint8]
    acts: NDArray[np.int64]
    rewards: NDArray[np.float32]


class Teacher(NamedTuple):
    """Who plays what."""

    game: str
    settings: tuple[Setting, ...]
    level: int | str
    seed: int
    eyes: Eyes | None = None

    def play(self, games: range) -> Rows:
        """Play these games with the teacher at every seat and keep its decisions; forced ones teach nothing."""
        seen: list[bytes] = []
        masks: list[bytes] = []
        hidden: list[bytes] = []
        acts: list[int] = []
        rewards: list[float] = []
        for number in games:
            chance = Random(seed_for(self.seed, "setting", number))
            setting = chance.choices(self.settings, [one.weight for one in self.settings])[0]
            seed = seed_for(self.seed, "teacher", number)
            match = meetinghouse.new_match(self.game, setting.seats, setting.options, seed)
            bots = {seat: make(self.game, self.level, seat, seed) for seat in range(setting.seats)}
            driver = Driver(match, bots)
            watcher = watch(match)
            watching = None if self.eyes is None else Watching(self.eyes, match)
            who: list[int] = []
            while match.outcome is None:
                seat, offered = match.turn()
                turned, _ = counted_from(meetinghouse.find_game(self.game), setting.seats, seat)
                before, secret = match.version, hidden_rows(match, seat)
                row: bytes | None = None
                if watching is None:
                    if len(offered) > 1 and not idle(match, seat):
                        row = look(watcher, seat).tobytes()
                else:
                    row = watching.look(seat)
                driver.step()
                given = match.answers(before)[0]
                if row is not None and len(offered) > 1 and given.seat == seat:  # else somebody spoke up
                    seen.append(row)
                    masks.append(_mask(len(turned), [turned[act] for act in offered]))
                    hidden.append(secret)
                    acts.append(turned[given.act])
                    who.append(seat)
            gains = returns_of(match)
            rewards += [gains[seat] for seat in who]
        bytes_of = [np.frombuffer(b"".join(part), np.uint8).reshape(len(acts), -1) for part in (seen, masks, hidden)]
        return Rows(bytes_of[0], bytes_of[1], bytes_of[2], np.array(acts, np.int64), np.array(rewards, np.float32))

    def recorded(self, workers: int, seconds: float, most: int) -> Iterator[Rows]:
        """Rows from so many processes, until the time is up or there are enough. One that dies is an error."""
        end = time.monotonic() + seconds
        count = 0
        pool = ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"))
        try:
            asked = 2 * workers
            todo = deque(pool.submit(self.play, _games(number)) for number in range(asked))
            while count < most and (time.monotonic() < end or not count):
                rows = todo.popleft().result()
                todo.append(pool.submit(self.play, _games(asked)))
                asked += 1
                count += len(rows.acts)
                yield rows
        finally:
            pool.shutdown(cancel_futures=True)


def _mask(acts: int, offered: list[int]) -> bytes:
    row = bytearray(acts)
    for act in offered:
        row[act] = 1
    return bytes(row)


def _games(number: int) -> range:
    return range(number * GAMES, (number + 1) * GAMES)
