"""PettingZoo: `env(game, seats=...)` (AEC) and `parallel_env(...)`. Needs the extra `pettingzoo`."""

import random
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import meetinghouse as mh
from meetinghouse.engine.whole import whole
from meetinghouse.envs import missing, picture
from meetinghouse.envs.episode import Episode, seats_of, silence_of, start
from meetinghouse.observation.layout import VERSION, counted_from, size_of
from meetinghouse.observation.watching import Watcher, watch

try:
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils.env_logger import EnvLogger
except ModuleNotFoundError as error:
    raise missing(error, "pettingzoo") from error

from meetinghouse.observation.seeing import look  # needs NumPy


def parallel_env(*args: Any, **kwargs: Any) -> "Together":
    """The parallel form, with the parameters of `env`: each step takes the actions of all seats that are asked."""
    return Together(Seats(*args, **kwargs))


class Seats(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """One agent for each seat, asked one after another. Observations and acts count seats from the agent's own on.

    It checks by itself what PettingZoo's own games leave to three wrappers: an illegal action ends the game at a loss
    for its seat, and an action outside the space or out of order is refused.
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: dict[str, Any] | None = None,
        render_mode: str | None = None,
        *,
        speak_ups: bool = False,
        players: int | None = None,
    ) -> None:
        """With `speak_ups`, seats are also asked when they may speak up; their last action is then to stay silent.
        `players` is another word for `seats`."""
        super().__init__()
        seats = seats_of(seats, players)
        found = mh.find_game(game)
        self.game = game
        self.seats = found.spec.min_seats if seats is None else whole(seats)
        self.options = options
        self.speak_ups = speak_ups
        self.render_mode = picture.read_mode(render_mode)
        self.metadata = {
            "name": f"meetinghouse_{game}_v{VERSION}",
            "render_modes": picture.MODES,
            "is_parallelizable": False,  # seats are asked one at a time; `parallel_env` is the parallel form
            "render_fps": 2,
        }
        found.read_options(self.seats, options)  # refuse what is wrong now, not at the first reset
        self.possible_agents = [f"seat_{s}" for s in range(self.seats)]
        self._seat = {name: s for s, name in enumerate(self.possible_agents)}
        self._actions = silence_of(game) + speak_ups
        silence = (silence_of(game),)  # names no seat: its number is the same for all
        numberings = [counted_from(found, self.seats, seat) for seat in range(self.seats)]
        self.turned = [(*turned, *silence) for turned, _ in numberings]  # by seat: its number for an act of the match
        self.back = [(*back, *silence) for _, back in numberings]  # by seat: the act of the match for its number
        size = size_of(found)
        observation = spaces.Dict(
            {
                "observation": spaces.Box(0, 255, (size,), np.uint8),
                "action_mask": spaces.Box(0, 1, (self._actions,), np.int8),
            }
        )
        self.state_space = spaces.Box(0, 255, (self.seats * size,), np.uint8)
        self.observation_spaces = dict.fromkeys(self.possible_agents, observation)
        action = {name: spaces.Discrete(self._actions) for name in self.possible_agents}
        self.action_spaces = action
        self.episode: Episode | None = None
        self.watcher: Watcher | None = None
        self._seeds = random.Random()  # of the games after the first: seeded once, the whole series is the same
        self._moved = False  # since the last turn of `agent_iter`

    def observation_space(self, agent: str) -> spaces.Dict:
        """The same for every seat: `observation`, numbers from 0 to 255, and `action_mask`."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """The numbers of the game's acts; with speak-ups, one more for silence."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a game. Without a seed the next of the series that the last seed began; `options` are not read."""
        if seed is None:
            seed = self._seeds.getrandbits(62)
        else:
            self._seeds.seed(whole(seed))
        self.episode = start(self.game, self.seats, self.options, seed, self.speak_ups)
        self.watcher = watch(self.episode.match)
        self._moved = True
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {name: {} for name in self.agents}
        self.agent_selection = self.possible_agents[max(self.episode.seat, 0)]

    def observe(self, agent: str) -> dict[str, Any]:
        """What a seat sees now. The mask of a seat that is not asked is empty."""
        episode, watcher = self.episode, self.watcher
        if episode is None or watcher is None:
            EnvLogger.error_observe_before_reset()
        assert episode is not None and watcher is not None
        seat = self._seat[agent]
        return self._shown(watcher, seat, episode.acts if episode.seat == seat else ())

    def _shown(self, watcher: Watcher, seat: int, acts: Iterable[int]) -> dict[str, Any]:
        mask = bytearray(self._actions)
        turned = self.turned[seat]
        for act in acts:
            mask[turned[act]] = 1
        return {"observation": look(watcher, seat), "action_mask": np.frombuffer(mask, np.int8)}

    def state(self) -> Any:
        """What all seats know together, for centralised critics: their observations, one after another."""
        watcher = self.watcher
        assert watcher is not None, "reset() needs to be called before state()"
        return np.concatenate([look(watcher, seat) for seat in range(self.seats)])

    def step(self, action: int | None) -> None:
        """Answer for the seat that is asked; once the game is over, `None` for each seat in turn."""
        episode = self.episode
        if episode is None:
            EnvLogger.error_step_before_reset()
        assert episode is not None
        if episode.seat < 0 or not self.agents or self.terminations[self.agent_selection]:
            self._step_of_the_dead(action)
            return
        agent = self.agent_selection
        act = self.act_of(episode.seat, action)
        if act not in episode.acts:
            self._illegal(agent, action)
            return
        self._moved = True
        self._cumulative_rewards[agent] = 0.0
        seat = episode.take(act)
        if seat >= 0:
            self.agent_selection = self.possible_agents[seat]
            return
        for seat, value in enumerate(episode.returns()):
            self.rewards[self.possible_agents[seat]] = value
        self._finish()

    def act_of(self, seat: int, action: Any) -> int:
        """The act of the match that a seat's action stands for; -1 where there is none."""
        # an int of our own: samplers hand in NumPy's, which must not get into a table
        return self.back[seat][int(action)] if action is not None and 0 <= int(action) < self._actions else -1

    def _illegal(self, agent: str, action: Any) -> None:
        assert self.action_space(agent).contains(action), "action is not in action space"
        EnvLogger.warn_on_illegal_move()
        self._moved = True
        self._cumulative_rewards[agent] = 0.0
        self.rewards[agent] = -1.0
        self._finish()

    def _step_of_the_dead(self, action: int | None) -> None:
        self._moved = True
        if self.agents:
            self._was_dead_step(action)
        else:
            EnvLogger.warn_step_after_terminated_truncated()

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        """The seats in the order in which they are asked, and each once more when the game is over."""
        if self.episode is None:
            EnvLogger.error_agent_iter_before_reset()
        return self._in_turn(max_iter)

    def _in_turn(self, most: int) -> Iterator[str]:
        while self.agents and most > 0:
            assert self._moved, "need to call step() or reset() in a loop over `agent_iter`"
            self._moved = False
            most -= 1
            yield self.agent_selection

    def _finish(self) -> None:
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> Any:
        """The table as a spectator sees it: an array of pixels or a text, by `render_mode`."""
        episode = self.episode
        if episode is None:
            EnvLogger.error_render_before_reset()
        assert episode is not None
        if self.render_mode is None:
            return None
        return picture.show(episode.match, self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""


env = Seats


class Together(ParallelEnv):  # type: ignore[misc]  # PettingZoo has no types
    """All asked seats answer at once. An action that is not on offer counts as silence for that decision."""

    def __init__(self, aec: Seats) -> None:
        self.aec = aec
        self.metadata = self.aec.metadata | {"is_parallelizable": True}
        self.state_space = self.aec.state_space
        self.render_mode = aec.render_mode
        self.possible_agents = self.aec.possible_agents
        self.agents: list[str] = []
        self.observation_space, self.action_space = aec.observation_space, aec.action_space
        self.state, self.render = aec.state, aec.render

    def _observe(self, agent: str) -> dict[str, Any]:
        episode, watcher = self.aec.episode, self.aec.watcher
        assert episode is not None and watcher is not None
        seat = self.aec._seat[agent]
        ask = episode.match.ask(seat)
        acts: Sequence[int] = ()
        if ask is not None and (ask.required or self.aec.speak_ups):
            acts = ask.acts if ask.required else [*ask.acts, episode.silence]
        return self.aec._shown(watcher, seat, acts)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, dict[str, Any]], dict[str, dict[str, Any]]]:
        """Deal a game; returns the observations of all seats, and an empty `info` for each."""
        self.aec.reset(seed, options)
        self.agents = self.possible_agents[:]
        return {agent: self._observe(agent) for agent in self.agents}, {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, dict[str, Any]], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
    ]:
        """Answer for all seats that are asked; what the others hand in is not read.

        Returns observations, rewards, terminations, truncations (never) and infos (empty), by seat.
        """
        episode = self.aec.episode
        if episode is None:
            EnvLogger.error_step_before_reset()
        assert episode is not None
        match = episode.match
        if not self.agents:
            EnvLogger.warn_step_after_terminated_truncated()
            return {}, {}, {}, {}, {}
        before = match.ask_id
        asks = {seat: ask for seat in match.waiting if (ask := match.ask(seat)) is not None}
        # a seat that speaks up is heard first; the turn's own action is then left out, since its table has changed
        speakers = [seat for seat, ask in asks.items() if not ask.required] if self.aec.speak_ups else []
        for seat in [*speakers, *(seat for seat, ask in asks.items() if ask.required)]:
            ask, act = asks[seat], self.aec.act_of(seat, actions.get(self.possible_agents[seat]))
            if act in ask.numbers and match.ask_id == ask.id:
                match.answer(seat, ask.options[ask.numbers.index(act)])
        if match.outcome is None and match.ask_id == before:  # somebody's action was not on offer
            match.timeout()
        episode.advance()
        over = match.outcome is not None
        agents = self.agents
        rewards = dict(zip(agents, episode.returns(), strict=True))
        found = {agent: self._observe(agent) for agent in agents}
        if over:
            self.agents = []
        return (
            found,
            rewards,
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, False),
            {agent: {} for agent in agents},
        )
