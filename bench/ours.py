"""Meetinghouse's own rows: `python -m bench.ours ROW SECONDS` prints one JSON object.

A row is `game:seats:what` with what one of play, copy, view, replay, memory, `turns` (the numbers of the acts that are
offered, and one of them taken, as OpenSpiel's `legal_actions` and `apply_action` do), `pettingzoo` (our environment),
`open_spiel` (our OpenSpiel game, chance sampled), `level2` and `level3` (all seats played by bots of that level),
`vector` (64 matches as one batch), `look` (microseconds of one observation of a running match, and of `turn` and `take`
beside it: the shortest of each look in several rounds over the same games), and one seat among random players:
`oneseat` (a batch of ours) and `gymnasium` (Gymnasium's own SyncVectorEnv of our environment).
Play goes through `waiting`, `ask` and `answer` with the options listed and events kept, uniformly at random.
"""

from __future__ import annotations

import json
import random
import sys
import time
import tracemalloc
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

import meetinghouse as mh
from bench.timing import play_aec, play_spiel, rate
from meetinghouse.bots.base import Bot, make
from meetinghouse.bots.driver import play as let_play
from meetinghouse.bots.driver import table_of

if TYPE_CHECKING:
    from meetinghouse.envs.vector import Vector

PLACES = 64  # matches of a batch

# Questions that are asked at night only so that nobody can tell who has a job.
WITHOUT_A_JOB = frozenset(f"salem1692.{label}" for label in ("suspect", "trust", "save"))


def play(game: str, seats: int, seed: int, until: int = 1 << 30) -> tuple[mh.Match, int, int]:
    """A random game (or its first `until` decisions): the match, its decisions, and those with a job behind them."""
    pick = random.Random(seed).random
    match = mh.new_match(game, seats, seed=seed)
    decisions = jobs = 0
    while match.outcome is None and decisions < until:
        for seat in match.waiting:
            ask = match.ask(seat)
            if ask is None or not ask.required:
                continue
            options = ask.options
            match.answer(seat, options[int(pick() * len(options))])
            decisions += 1
            jobs += ask.kind not in WITHOUT_A_JOB
    return match, decisions, jobs


def row_play(game: str, seats: int, seconds: float) -> dict[str, float]:
    seed = iter(range(10**9))

    def work() -> tuple[int, ...]:
        _, decisions, jobs = play(game, seats, next(seed))
        return decisions, jobs, 1

    decisions, jobs, games = rate(work, seconds)
    return {"decisions/s": decisions, "with a job/s": jobs, "games/s": games}


def row_turns(game: str, seats: int, seconds: float) -> dict[str, float]:
    seed, pick = iter(range(10**9)), random.Random(5).random

    def work() -> tuple[int, ...]:
        match = mh.new_match(game, seats, seed=next(seed))
        moves = 0
        while True:
            seat, acts = match.turn()
            if seat < 0:
                return moves, 1
            match.take(seat, acts[int(pick() * len(acts))])
            moves += 1

    moves, games = rate(work, seconds)
    return {"moves/s": moves, "games/s": games}


def row_look(game: str, seats: int, seconds: float) -> dict[str, float]:
    import numpy as np

    from meetinghouse.observation.seeing import places
    from meetinghouse.observation.watching import watch

    turned = [places(mh.find_game(game), seats, seat) for seat in range(seats)]
    row, clock, start = np.zeros(len(turned[0]), np.uint8), time.perf_counter_ns, time.process_time()
    looks: list[int] = []
    moves: list[int] = []
    while not looks or time.process_time() - start < seconds:
        looked, moved = [], []
        for seed in range(4):
            pick, match = random.Random(seed).random, mh.new_match(game, seats, seed=seed)
            watcher = watch(match)
            seen = np.frombuffer(watcher.buffer, np.uint8)
            while True:
                before = clock()
                seat, acts = match.turn()
                asked = clock()
                if seat < 0:
                    break
                watcher.refresh(seat)
                seen.take(turned[seat], 0, row, "clip")
                done = clock()
                match.take(seat, acts[int(pick() * len(acts))])
                looked.append(done - asked)
                moved.append(clock() - done + asked - before)
        looks = [*map(min, looks or looked, looked)]
        moves = [*map(min, moves or moved, moved)]
    return {"us/look": sum(looks) / len(looks) / 1000, "us/move": sum(moves) / len(moves) / 1000}


def row_copy(game: str, seats: int, seconds: float) -> dict[str, float]:
    match, _, _ = play(game, seats, 1, until=100)

    def work() -> tuple[int, ...]:
        for _ in range(200):
            match.copy()
        return (200,)

    return {"copies/s": rate(work, seconds)[0]}


def row_view(game: str, seats: int, seconds: float) -> dict[str, float]:
    match, _, _ = play(game, seats, 1, until=100)

    def work() -> tuple[int, ...]:
        for _ in range(10):
            for seat in range(seats):
                match.view(seat)
        return (10 * seats,)

    return {"views/s": rate(work, seconds)[0]}


def row_replay(game: str, seats: int, seconds: float) -> dict[str, float]:
    match, decisions, _ = play(game, seats, 1)
    text = match.record()

    def work() -> tuple[int, ...]:
        mh.replay(text)
        return 1, decisions

    replays, replayed = rate(work, seconds)
    return {"replays/s": replays, "replayed decisions/s": replayed}


def row_memory(game: str, seats: int, seconds: float) -> dict[str, float]:
    play(game, seats, 0)
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    held = [play(game, seats, seed, until=150)[0] for seed in range(1, 31)]
    used = tracemalloc.get_traced_memory()[0] - before
    return {"KB/match": used / len(held) / 1024}


def row_pettingzoo(game: str, seats: int, seconds: float) -> dict[str, float]:
    from meetinghouse.envs.pettingzoo import env as make_env

    environment = make_env(game, seats=seats)
    pick = random.Random(5).random
    seed = iter(range(10**9))

    def work() -> tuple[int, ...]:
        environment.reset(seed=next(seed))
        return (play_aec(environment, pick),)

    return {"moves/s": rate(work, seconds)[0]}


def row_open_spiel(game: str, seats: int, seconds: float) -> dict[str, float]:
    import pyspiel

    from meetinghouse.envs.open_spiel import register

    register()
    table = pyspiel.load_game(f"meetinghouse_{game}(players={seats},sampled_chance=True,rng_seed=5)")
    pick = random.Random(5).random
    return {"moves/s": rate(lambda: (play_spiel(table, pick),), seconds)[0]}


def row_level(game: str, seats: int, seconds: float, level: int) -> dict[str, float]:
    seed = iter(range(10**9))

    def work() -> tuple[int, ...]:
        number = next(seed)
        answers = 0

        def tick(_: mh.Match) -> None:
            nonlocal answers
            answers += 1

        let_play(mh.new_match(game, seats, seed=number), table_of(game, [level] * seats, number), tick)
        return answers, 1

    answers, games = rate(work, seconds)
    return {"moves/s": answers, "games/s": games}


def row_vector(game: str, seats: int, seconds: float) -> dict[str, float]:
    from meetinghouse.envs.vector import Setting, Vector

    return _batch(Vector(game, PLACES, [Setting(seats)], seed=5), seconds)


def row_oneseat(game: str, seats: int, seconds: float) -> dict[str, float]:
    from meetinghouse.envs.vector import Setting, Vector

    return _batch(Vector(game, PLACES, [Setting(seats, opponents=random_others)], seed=5), seconds)


def random_others(match: mh.Match, chance: random.Random) -> dict[int, Bot]:
    """Random players at all seats but the first."""
    return {seat: make(match.game, "random", seat, chance.getrandbits(60)) for seat in range(1, match.seats)}


def _batch(batch: Vector, seconds: float) -> dict[str, float]:
    """Only the batch's own time counts: what chooses the acts is the caller's."""
    import numpy as np

    chance = np.random.default_rng(5)
    weights = chance.random((16, *batch.masks.shape), dtype=np.float32)
    spent, steps = 0.0, 0
    while spent < seconds:
        actions = (weights[steps % 16] * batch.masks).argmax(1)
        start = time.process_time()
        batch.step(actions)
        spent += time.process_time() - start
        steps += 1
    return {"moves/s": steps * len(batch) / spent}


def row_gymnasium(game: str, seats: int, seconds: float) -> dict[str, float]:
    import numpy as np
    from gymnasium.vector import SyncVectorEnv

    from meetinghouse.envs.gymnasium import OneSeat

    def one() -> OneSeat:
        return OneSeat(game, seats=seats, level="random")

    batch = SyncVectorEnv([one] * PLACES)
    chance = np.random.default_rng(5)
    weights = chance.random((16, PLACES, one().action_space.n), dtype=np.float32)  # type: ignore[attr-defined]  # Discrete
    observations, _ = batch.reset(seed=5)
    spent, steps = 0.0, 0
    while spent < seconds:
        actions = (weights[steps % 16] * observations["action_mask"]).argmax(1)
        start = time.process_time()
        observations = batch.step(actions)[0]
        spent += time.process_time() - start
        steps += 1
    return {"moves/s": steps * PLACES / spent}


ROWS: dict[str, Callable[[str, int, float], dict[str, float]]] = {
    "play": row_play,
    "turns": row_turns,
    "look": row_look,
    "copy": row_copy,
    "view": row_view,
    "replay": row_replay,
    "memory": row_memory,
    "pettingzoo": row_pettingzoo,
    "open_spiel": row_open_spiel,
    "level2": partial(row_level, level=2),
    "level3": partial(row_level, level=3),
    "vector": row_vector,
    "oneseat": row_oneseat,
    "gymnasium": row_gymnasium,
}


def main(row: str, seconds: float) -> None:
    game, seats, what = row.split(":")
    sys.stdout.write(json.dumps(ROWS[what](game, int(seats), seconds)) + "\n")


if __name__ == "__main__":
    main(sys.argv[1], float(sys.argv[2]))
