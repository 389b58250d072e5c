"""Gymnasium: one seat against our bots. Needs the extra `gymnasium`."""

from __future__ import annotations

import sys
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

import meetinghouse as mh
from meetinghouse.bots import make
from meetinghouse.bots.driver import Driver
from meetinghouse.engine.encoding import Watcher
from meetinghouse.envs import picture
from meetinghouse.envs.layout import size_of


class OneSeat(gymnasium.Env[dict[str, Any], int]):
    """Plays `seat`; the others are bots of the given level. An action that is not on offer counts as silence.

    The legal acts are in `observation["action_mask"]`; the reward comes at the end: +1 won, -1 lost.
    """

    metadata = {  # noqa: RUF012  # as Gymnasium declares it: an attribute of each environment
        "render_modes": ["human", "ansi", "rgb_array"],
        "render_fps": 2,
    }

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        seat: int = 0,
        level: int = 1,
        options: dict[str, Any] | None = None,
        render_mode: str | None = None,
    ) -> None:
        found = mh.find_game(game)
        self.game = game
        self.seats = found.spec.min_seats if seats is None else seats
        self.game_options = found.read_options(self.seats, options)
        if type(seat) is not int or not 0 <= seat < self.seats:
            raise mh.BadInput("no-such-seat", expected=f"0..{self.seats - 1}", got=seat)
        self.seat = seat
        self.level = level
        self.render_mode = render_mode
        self._acts = len(found.acts)
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(0, 255, (size_of(game, self.seats),), np.uint8),
                "action_mask": spaces.Box(0, 1, (self._acts,), np.int8),
            }
        )
        self.action_space: spaces.Space[Any] = spaces.Discrete(self._acts)
        self._match: mh.Match | None = None
        self._watcher: Watcher | None = None
        self._others: Driver | None = None

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed)
        deal = int(self.np_random.integers(2**62))
        self._match = mh.new_match(self.game, self.seats, self.game_options, deal)
        self._watcher = self._match.observer.watcher()
        others = [s for s in range(self.seats) if s != self.seat]
        self._others = Driver(self._match, {s: make(self.game, self.level, s, deal + s) for s in others})
        self._others.run()
        return self._observe(), {}

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        match = self._match
        assert match is not None
        ask = match.ask(self.seat)
        if ask is not None and int(action) in ask.acts:
            match.answer(self.seat, ask.options[ask.acts.index(int(action))])
        elif ask is not None:
            match.timeout()
        assert self._others is not None
        self._others.run()
        outcome = match.outcome
        won = outcome is not None and self.seat in outcome.winners
        reward = 0.0 if outcome is None else 1.0 if won else -1.0
        return self._observe(), reward, outcome is not None, False, {}

    def _observe(self) -> dict[str, Any]:
        match, watcher = self._match, self._watcher
        assert match is not None and watcher is not None
        mask = np.zeros(self._acts, np.int8)
        ask = match.ask(self.seat) if match.outcome is None else None
        if ask is not None and ask.required:
            mask[ask.acts] = 1
        return {"observation": np.frombuffer(watcher.look(self.seat), np.uint8), "action_mask": mask}

    def render(self) -> Any:
        if self._match is None or self.render_mode is None:
            return None
        if self.render_mode == "rgb_array":
            return picture.pixels_of(self._match)
        text = picture.text_of(self._match)
        if self.render_mode == "ansi":
            return text
        sys.stdout.write(text)
        return None
