"""Gymnasium's `VectorEnv`: one seat of the caller's in each of many matches, bots at the others. Extra `gymnasium`.

>>> from meetinghouse.envs.gymnasium_vector import ManySeats
>>> env = ManySeats("new_salem", 4, seats=5)
>>> found, _ = env.reset(seed=1)
>>> found["observation"].shape
(4, 1956)

It plays on `Vector`: observations and acts count seats from the asked seat on. A place whose
match has ended shows the first question of the next one in the same step; an ended match has no last observation.
"""

from dataclasses import dataclass
from random import Random
from typing import Any

import meetinghouse as mh
from meetinghouse.bots.base import Bot, player
from meetinghouse.engine.match import Match
from meetinghouse.engine.whole import whole
from meetinghouse.envs import missing
from meetinghouse.envs.episode import check_seat, seats_of

try:
    import gymnasium
    import numpy as np
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ModuleNotFoundError as error:
    raise missing(error, "gymnasium") from error

from meetinghouse.envs.vector import Setting, Vector
from meetinghouse.observation.layout import size_of


@dataclass(frozen=True)
class Others:
    """Bots at all seats but one. Without `seat` that one is drawn anew for each match."""

    level: int | str
    seat: int | None = None

    def __call__(self, match: Match, chance: Random) -> dict[int, Bot]:
        mine = chance.randrange(match.seats) if self.seat is None else self.seat
        make = player(match.game, self.level)
        return {seat: make(seat, chance.getrandbits(62)) for seat in range(match.seats) if seat != mine}


class ManySeats(VectorEnv[dict[str, Any], Any, Any]):
    """Like `OneSeat`, but many matches at once: +1 for a won match and -1 for a lost one, when it ends.

    If one action is not on offer (`observation["action_mask"]`), all are refused and nothing changes.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}  # noqa: RUF012  # as Gymnasium declares it

    def __init__(
        self,
        game: str,
        num_envs: int,
        seats: int | None = None,
        seat: int | None = None,
        level: int | str = 1,
        options: dict[str, Any] | None = None,
        *,
        workers: int = 0,
        players: int | None = None,
    ) -> None:
        """`seat=None` draws another seat for each match; `players` is another word for `seats`."""
        found = mh.find_game(game)
        wanted = seats_of(seats, players)
        self.seats = found.spec.usual_seats if wanted is None else whole(wanted)
        found.read_options(self.seats, options)
        if seat is not None:
            check_seat(whole(seat), self.seats)
        player(game, whole(level))  # refuse now what would fail at the first reset
        self.num_envs = num_envs
        self._game, self._workers = game, workers
        self._setting = Setting(self.seats, options, 1.0, Others(whole(level), whole(seat)))
        self._batch: Vector | None = None
        self.single_action_space = spaces.Discrete(len(found.acts))
        self.single_observation_space = spaces.Dict(
            {
                "observation": spaces.Box(0, 255, (size_of(found),), np.uint8),
                "action_mask": spaces.Box(0, 1, (len(found.acts),), np.int8),
            }
        )
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Deal all matches anew; one seed stands for the whole batch, and `options` do nothing."""
        if not (seed is None or isinstance(whole(seed), int)):
            raise mh.BadInput("bad-seed", expected="one seed for the whole batch", got=seed)
        super().reset(seed=whole(seed))
        self.close_extras()
        dealt = int(self.np_random.integers(2**62))
        self._batch = Vector(self._game, self.num_envs, [self._setting], workers=self._workers, seed=dealt)
        return self._observe(), {"seat": self._batch.seats.copy()}

    def step(self, actions: Any) -> tuple[dict[str, Any], Any, Any, Any, dict[str, Any]]:
        """Answer everywhere, and let the others play until each seat is asked again; nothing is ever truncated."""
        batch = self._batch
        if batch is None:
            raise gymnasium.error.ResetNeeded("reset() needs to be called before step()")
        mine = batch.seats.copy()
        batch.step(actions)
        over = batch.over.copy()
        rewards = np.where(over, batch.rewards[np.arange(self.num_envs), mine], 0).astype(np.float64)
        return self._observe(), rewards, over, np.zeros_like(over), {"seat": batch.seats.copy()}

    def _observe(self) -> dict[str, Any]:
        batch = self._batch
        assert batch is not None
        return {"observation": batch.observations.copy(), "action_mask": batch.masks.astype(np.int8)}

    def close_extras(self, **kwargs: Any) -> None:
        """End the workers."""
        if self._batch is not None:
            self._batch.close()
            self._batch = None
