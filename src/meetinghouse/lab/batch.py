"""Many games, on one core or several. What comes out depends on the seed alone, never on the number of workers.

Game number i of a batch is dealt from a seed made of the batch's seed and i, and so are its bots. Workers only decide
who plays which number; results are put back in order.
"""

import multiprocessing
import signal
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from typing import Any, NamedTuple, TypeVar

import meetinghouse
from meetinghouse.bots.base import seed_for
from meetinghouse.bots.driver import play, table_of
from meetinghouse.engine.errors import BadInput
from meetinghouse.engine.json_types import Json
from meetinghouse.engine.match import Match
from meetinghouse.lab.sides import initial_sides

T = TypeVar("T")
W = TypeVar("W")
Progress = Callable[[int], None]
Level = int | str  # a level, or `file.py:Class`

# A chunk is what one worker plays before it reports: long enough to be worth the trip, short enough for a live bar.
CHUNK = 20


class Plan(NamedTuple):
    """One game to be played: everything that decides it."""

    game: str
    seats: int
    options: tuple[tuple[str, Any], ...]
    deal: int  # the seed of the deal
    players: int  # the seed of the bots
    levels: tuple[Level, ...]  # one for each seat


class PlayedGame(NamedTuple):
    """What is kept of one game."""

    levels: tuple[Level, ...]
    sides: tuple[str, ...]
    winners: tuple[int, ...]
    reason: str
    answers: int
    scores: Json


def plans(
    game: str, seats: int, games: int, seed: int, levels: Sequence[Level], options: Json | None = None
) -> Iterator[Plan]:
    """A batch in which the line-up, repeated round the table, moves on by one seat from game to game."""
    fixed = tuple(sorted((options or {}).items()))
    for index in range(games):
        turn = index % seats
        line_up = tuple(levels[(seat + turn) % seats % len(levels)] for seat in range(seats))
        yield Plan(game, seats, fixed, seed_for(seed, "deal", index), seed_for(seed, "bots", index), line_up)


def deal(plan: Plan) -> Match:
    """The match of a plan, before the first answer."""
    return meetinghouse.new_match(plan.game, plan.seats, dict(plan.options), plan.deal)


def play_one(plan: Plan) -> PlayedGame:
    """Deal and play one game."""
    match = deal(plan)
    sides = initial_sides(match)
    outcome = play(match, table_of(plan.game, plan.levels, plan.players)).outcome
    assert outcome is not None
    return PlayedGame(plan.levels, sides, outcome.winners, outcome.reason, len(match.answers()), outcome.scores)


def run(batch: Iterable[Plan], jobs: int = 1, progress: Progress | None = None) -> list[PlayedGame]:
    """Play a batch; `progress` is told how many more games are done."""
    return in_parts(play_one, list(batch), jobs, progress)


def in_parts(one: Callable[[W], T], todo: Sequence[W], jobs: int = 1, progress: Progress | None = None) -> list[T]:
    """Run `one` on everything to do, on so many cores, and return the results in order."""
    if type(jobs) is not int or jobs < 1:
        raise BadInput("bad-jobs", expected="a number from 1", got=jobs)
    chunks = [todo[start : start + CHUNK] for start in range(0, len(todo), CHUNK)]
    if jobs == 1 or len(chunks) < 2:
        return _run_here(one, todo, progress)
    # spawn: workers start clean even if the caller has threads
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(jobs, mp_context=context, initializer=_leave_ctrl_c_to_the_first)
    results: dict[int, list[T]] = {}
    try:
        places = {pool.submit(each, one, chunk): n for n, chunk in enumerate(chunks)}
        for future in as_completed(places):
            found = results[places[future]] = future.result()
            if progress is not None:
                progress(len(found))
        pool.shutdown()
    except KeyboardInterrupt:
        _end(pool)
        raise Stopped(_in_order(results)) from None
    except BrokenProcessPool:  # a worker was killed: what is left is played here
        for place, chunk in enumerate(chunks):
            if place not in results:
                results[place] = _run_here(one, chunk, progress)
    return _in_order(results)


class Stopped(KeyboardInterrupt):
    """Somebody pressed Ctrl+C. `done` are the results there were by then, in their order."""

    def __init__(self, done: list[Any]) -> None:
        super().__init__()
        self.done = done


def _leave_ctrl_c_to_the_first() -> None:
    """A terminal sends Ctrl+C to the workers as well; the process that started them decides what it means."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _end(pool: ProcessPoolExecutor) -> None:
    """End the pool without waiting for running games."""
    workers = list((pool._processes or {}).values())  # before Python 3.14 the pool has no public word for it
    pool.shutdown(wait=False, cancel_futures=True)
    for worker in workers:
        worker.terminate()


def _in_order(results: dict[int, list[T]]) -> list[T]:
    return [result for place in sorted(results) for result in results[place]]


def each(one: Callable[[W], T], chunk: Sequence[W]) -> list[T]:
    """What one worker does at a time."""
    return [one(plan) for plan in chunk]


def _run_here(one: Callable[[W], T], todo: Sequence[W], progress: Progress | None) -> list[T]:
    done: list[T] = []
    since, last = 0, time.monotonic()
    for plan in todo:
        try:
            done.append(one(plan))
        except KeyboardInterrupt:
            raise Stopped(done) from None
        since += 1
        if progress is not None and time.monotonic() - last > 0.1:
            progress(since)
            since, last = 0, time.monotonic()
    if progress is not None:
        progress(since)
    return done
