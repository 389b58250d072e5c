"""Many matches of one game at once, in one process or in several, as one batch in arrays that are made once.

>>> import numpy as np
>>> from meetinghouse.envs.vector import Setting, Vector
>>> with Vector("new_salem", 8, [Setting(3), Setting(5, {"edition": "fr"})], seed=1692) as batch:
...     for _ in range(100):
...         batch.step(batch.masks.argmax(1))       # each the first act on offer
...     batch.observations.shape
(8, 1956)

Each place of the batch is one match after another: when one ends, the next is dealt at once, and the observation is
already that of its first question. `rewards` then holds what every seat of the ended match got, and `over` says so.
`step` writes into the same arrays again: `torch.from_numpy(batch.observations)` is made once and shares their memory.

With `workers`, the places are shared out among that many processes, which write into the same shared memory. `step`
waits for all; `send` and `ready` let workers that are done go on while the others still play, as learners want it.
Needs the extra `vector`.
"""

import multiprocessing
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from itertools import pairwise
from multiprocessing import connection
from random import Random
from typing import Any, NamedTuple

from meetinghouse.envs import missing

try:
    import numpy as np
    from numpy.typing import NDArray
except ModuleNotFoundError as error:
    raise missing(error, "vector") from error

import meetinghouse as mh
from meetinghouse.bots.base import Bot, seed_for
from meetinghouse.bots.driver import Driver
from meetinghouse.bots.learned import Eyes, Watching
from meetinghouse.engine.match import Match
from meetinghouse.engine.whole import whole
from meetinghouse.envs.episode import returns_of
from meetinghouse.observation.layout import counted_from, size_of
from meetinghouse.observation.numbers import hidden_rows, hidden_width, idle
from meetinghouse.observation.seeing import places
from meetinghouse.observation.watching import watch

Opponents = Callable[[Match, Random], Mapping[int, Bot]]  # who sits at which seats of a match that was just dealt

_ALIGN = 64  # bytes: every array begins on a line of the processor's cache
_GO, _STOP, _DONE = b"go", b"stop", b"done"
_DIED = "worker {} of the batch has died"


class Setting(NamedTuple):
    """One kind of table, and how often it comes beside the others."""

    seats: int
    options: dict[str, Any] | None = None
    weight: float = 1.0
    opponents: Opponents | None = None  # bots at some seats; without them every seat is asked


class VectorPlan(NamedTuple):
    """All that a process needs to know to play its places."""

    game: str
    settings: tuple[Setting, ...]
    seed: int
    skip_forced: bool
    hidden: bool
    team: float
    eyes: Eyes | None


class Arrays(NamedTuple):
    """The batch. Rows are places; seats in `rewards` are counted as the match counts them."""

    observations: NDArray[np.uint8]
    masks: NDArray[np.uint8]  # one for each act on offer; with seats counted from the asked one on
    actions: NDArray[np.int64]  # what `step` and `send` were given
    seats: NDArray[np.int64]  # who is asked
    players: NDArray[np.int64]  # how many seats that match has
    matches: NDArray[np.int64]  # the number of the match in its place
    rewards: NDArray[np.float32]  # of the match that ended in the last step, by seat; else nothing
    over: NDArray[np.bool_]  # whether one ended
    hidden: NDArray[np.uint8]  # what nobody may see, for critics; empty unless asked for


def _shapes(plan: VectorPlan, places: int) -> dict[str, tuple[tuple[int, ...], Any]]:
    game = mh.find_game(plan.game)
    most = game.spec.max_seats
    size = plan.eyes.shape.size if plan.eyes is not None else size_of(game)
    hidden = most * hidden_width(game) if plan.hidden else 0
    return {
        "observations": ((places, size), np.uint8),
        "masks": ((places, len(game.acts)), np.uint8),
        "actions": ((places,), np.int64),
        "seats": ((places,), np.int64),
        "players": ((places,), np.int64),
        "matches": ((places,), np.int64),
        "rewards": ((places, most), np.float32),
        "over": ((places,), np.bool_),
        "hidden": ((places, hidden), np.uint8),
    }


def _space(shapes: Mapping[str, tuple[tuple[int, ...], Any]]) -> int:
    return sum(_padded(int(np.prod(shape)) * np.dtype(kind).itemsize) for shape, kind in shapes.values())


def _padded(size: int) -> int:
    return -(-size // _ALIGN) * _ALIGN


def _arrays(shapes: Mapping[str, tuple[tuple[int, ...], Any]], memory: Any) -> Arrays:
    """Arrays one behind another in one piece of memory."""
    found = []
    at = 0
    for shape, kind in shapes.values():
        count = int(np.prod(shape))
        found.append(np.frombuffer(memory, kind, count, at).reshape(shape))
        at += _padded(count * np.dtype(kind).itemsize)
    return Arrays(*found)


class _Place:
    """One match after another, written into one row of the batch."""

    __slots__ = (
        *("arrays", "at", "back", "chance", "driver", "hidden", "mask", "match", "none", "number"),
        *("places", "plan", "row", "seat", "seen", "shared", "sides", "views", "watcher", "watching"),
    )

    def __init__(self, plan: VectorPlan, arrays: Arrays, at: int) -> None:
        self.plan = plan
        self.arrays = arrays
        self.at = at
        self.chance = Random(seed_for(plan.seed, "place", at))
        self.number = -1
        self.row = arrays.observations[at]
        self.mask = memoryview(arrays.masks[at])
        self.none = bytes(len(self.mask))
        self.hidden = memoryview(arrays.hidden[at])
        self._deal()
        self._advance()

    def _deal(self) -> None:
        plan = self.plan
        self.number += 1
        weights = [setting.weight for setting in plan.settings]
        setting = self.chance.choices(plan.settings, weights)[0]
        seed = seed_for(plan.seed, "match", self.at, self.number)
        match = self.match = mh.new_match(plan.game, setting.seats, setting.options, seed)
        self.watcher = watch(match)
        self.seen = np.frombuffer(self.watcher.buffer, np.uint8)
        self.watching = None if plan.eyes is None else Watching(plan.eyes, match)
        found = mh.find_game(plan.game)
        self.views = [counted_from(found, setting.seats, seat) for seat in range(setting.seats)]
        self.places = [places(found, setting.seats, seat) for seat in range(setting.seats)]
        self.sides: list[str] = []  # of a match whose sides share a part of the reward
        if found.sides is not None and plan.team:
            self.sides = [found.sides.of_view(match.view(seat)) for seat in range(setting.seats)]
        bots = setting.opponents(match, self.chance) if setting.opponents is not None else {}
        self.shared = set(self.sides).difference(self.sides[seat] for seat in bots) if self.sides else set()
        self.driver = Driver(match, bots) if bots else None
        self.arrays.players[self.at] = setting.seats
        self.arrays.matches[self.at] = self.number

    def step(self, action: int) -> None:
        """Answer with an act on offer, and go on to the next question for the caller, in this match or the next."""
        self.match.take(self.seat, self.back[action])
        self._advance()

    def _advance(self) -> None:
        skip = self.plan.skip_forced
        while True:
            if self.driver is not None:
                self.driver.run()
            seat, acts = self.match.turn()
            if seat < 0:
                self._end()
            elif skip and len(acts) == 1:
                self.match.take(seat, acts[0])
            elif self.watching is None:
                if not skip or not idle(self.match, seat):
                    break
                self.match.take(seat, self.chance.choice(acts))
            elif (seen := self.watching.look(seat)) is None:
                self.match.take(seat, self.chance.choice(acts))
            else:
                self.row[:] = np.frombuffer(seen, np.uint8)
                break
        self.seat = seat
        mask = self.mask
        mask[:] = self.none
        if self.watching is None:
            self.watcher.refresh(seat)
            # the array's own method: NumPy's function of the same name takes a microsecond more
            self.seen.take(self.places[seat], 0, self.row, "clip")
        turned, self.back = self.views[seat]
        for act in acts:
            mask[turned[act]] = 1
        if self.plan.hidden:
            self.hidden[:] = hidden_rows(self.match, seat)

    def _end(self) -> None:
        arrays, at = self.arrays, self.at
        rewards = returns_of(self.match)
        if self.sides:
            team = self.plan.team
            won = {side for side, reward in zip(self.sides, rewards, strict=True) if reward > 0}
            for seat, side in enumerate(self.sides):
                if side in self.shared:
                    rewards[seat] = (1 - team) * rewards[seat] + team * (1.0 if side in won else -1.0)
        arrays.rewards[at] = 0
        arrays.rewards[at, : len(rewards)] = rewards
        arrays.over[at] = True
        self._deal()


class _Shard:
    """Some places of the batch, played by one process."""

    def __init__(self, plan: VectorPlan, arrays: Arrays, rows: range) -> None:
        self.arrays = arrays
        self.rows = slice(rows.start, rows.stop)
        arrays.over[self.rows] = False
        self.places = [_Place(plan, arrays, at) for at in rows]
        arrays.over[self.rows] = False  # a match that ended before its first question was none of the caller's
        self._say_who_is_asked()

    def step(self) -> None:
        arrays = self.arrays
        ended = arrays.over[self.rows]
        if ended.any():
            arrays.rewards[self.rows][ended] = 0
            ended[:] = False
        for place, action in zip(self.places, arrays.actions[self.rows].tolist(), strict=True):
            place.step(action)
        self._say_who_is_asked()

    def _say_who_is_asked(self) -> None:
        self.arrays.seats[self.rows] = [place.seat for place in self.places]


class Vector:
    """The batch and what plays it. Its arrays are attributes: see `Arrays`."""

    def __init__(
        self,
        game: str,
        places: int,
        settings: Sequence[Setting] | None = None,
        *,
        workers: int = 0,
        seed: int = 0,
        skip_forced: bool = False,
        hidden: bool = False,
        team: float = 0.0,
        eyes: Eyes | None = None,
    ) -> None:
        """Deal the first matches. `skip_forced` answers by itself where there is only one act or no answer matters.

        `team` is the part of a reward that each has from the side it began on, where single players win: in New Salem
        the best of the side alone. Among bots on its own side a seat plays for itself.
        `eyes` show the match in a game's own way. Where they say that no answer makes a difference, chance answers.
        """
        found = mh.find_game(game)
        settings = tuple(settings or [Setting(found.spec.usual_seats)])
        for setting in settings:
            found.read_options(setting.seats, setting.options)
        if type(whole(seed)) is not int:
            raise mh.BadInput("bad-seed", expected="an int", got=seed)
        if places < 1 or not 0 <= workers <= places:
            raise mh.BadInput("bad-option", expected="at least one place for each worker", got=[places, workers])
        self.plan = VectorPlan(game, settings, seed, skip_forced, hidden, team, eyes)
        shapes = _shapes(self.plan, places)
        self._workers: list[Any] = []
        self._pipes: list[connection.Connection] = []
        self._busy: set[int] = set()
        edges = [places * number // max(workers, 1) for number in range(max(workers, 1) + 1)]
        self.shards = tuple(slice(first, last) for first, last in pairwise(edges))
        if workers:
            context = multiprocessing.get_context("spawn")
            memory = context.RawArray("B", _space(shapes))
            self.arrays = _arrays(shapes, memory)
            for shard in self.shards:
                pipe, theirs = context.Pipe()
                task = (self.plan, shapes, memory, range(shard.start, shard.stop), theirs)
                worker = context.Process(target=_work, args=task, daemon=True)
                worker.start()
                theirs.close()
                self._workers.append(worker)
                self._pipes.append(pipe)
            self._busy = set(range(workers))
            self.wait()
        else:
            self.arrays = _arrays(shapes, bytearray(_space(shapes)))
            self._shard = _Shard(self.plan, self.arrays, range(places))
        self.observations, self.masks, self.actions, self.seats, self.players = self.arrays[:5]
        self.matches, self.rewards, self.over, self.hidden = self.arrays[5:]

    def __len__(self) -> int:
        return len(self.arrays.seats)

    def __enter__(self) -> "Vector":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def step(self, actions: Any) -> None:
        """Answer every question and wait until all are asked again.

        Where one act is not on offer, all are refused and nothing changes.
        """
        self.send(actions)
        self.wait()

    def send(self, actions: Any, shard: int | None = None) -> None:
        """Hand in the answers of all places, or of one worker's (`shards` says which), and do not wait."""
        chosen = range(len(self._pipes)) if shard is None else (shard,)
        rows = slice(0, len(self)) if shard is None else self.shards[shard]
        self.arrays.actions[rows] = self._checked(actions, rows)
        if not self._pipes:
            self._shard.step()
        for number in chosen if self._pipes else ():
            try:
                self._pipes[number].send_bytes(_GO)
            except OSError:
                raise RuntimeError(_DIED.format(number)) from None
            self._busy.add(number)

    def _checked(self, actions: Any, rows: slice) -> NDArray[np.int64]:
        given = np.asarray(actions)
        masks = self.arrays.masks[rows]
        if given.shape != (len(masks),) or given.dtype.kind not in "iu":
            raise mh.BadInput("malformed", expected=f"{len(masks)} numbers of acts", got=actions)
        within = (given >= 0) & (given < masks.shape[1])
        offered = within & (masks[np.arange(len(masks)), np.where(within, given, 0)] > 0)
        if not offered.all():
            at = int(np.argmin(offered))
            expected = {"place": rows.start + at, "acts": np.flatnonzero(masks[at]).tolist()}
            raise mh.IllegalMove("not-offered", expected=expected, got=int(given[at]))
        return given.astype(np.int64, copy=False)

    def ready(self, timeout: float | None = None) -> list[int]:
        """The workers that have finished their step since they were last asked; waits for the first."""
        waiting = {id(self._pipes[number]): number for number in self._busy}
        pipes = [self._pipes[number] for number in self._busy]
        done = sorted(waiting[id(pipe)] for pipe in connection.wait(pipes, timeout))
        for number in done:
            self._busy.discard(number)
            self._heard(number)
        return done

    def busy(self) -> list[connection.Connection]:
        """The pipes of the workers at work, for `connection.wait`: there is something to read where one is done."""
        return [self._pipes[number] for number in sorted(self._busy)]

    def wait(self) -> None:
        """Until every worker has finished its step."""
        while self._busy:
            self.ready()

    def _heard(self, number: int) -> None:
        try:
            self._pipes[number].recv_bytes()
        except (EOFError, OSError):
            raise RuntimeError(_DIED.format(number)) from None

    def close(self) -> None:
        """End the workers. The arrays stay as they are."""
        for pipe, worker in zip(self._pipes, self._workers, strict=True):
            with suppress(OSError):  # it may have died
                pipe.send_bytes(_STOP)
            worker.join(5)
            if worker.is_alive():
                worker.terminate()
            pipe.close()
        self._pipes, self._workers, self._busy = [], [], set()


def _work(plan: VectorPlan, shapes: Any, memory: Any, rows: range, pipe: connection.Connection) -> None:
    """What a worker does: play its places until it is told to stop, or nobody is there any more."""
    try:
        shard = _Shard(plan, _arrays(shapes, memory), rows)
        pipe.send_bytes(_DONE)
        while pipe.recv_bytes() == _GO:
            shard.step()
            pipe.send_bytes(_DONE)
    except (EOFError, KeyboardInterrupt, BrokenPipeError):
        return
