"""OpenSpiel: after `register()`, `pyspiel.load_game("meetinghouse_salem1692(players=5,extra_witch=True)")` works.

Each table option is a parameter of its own. Chance is explicit, one small outcome at a time, unless `sampled_chance`
is set: then a chance node stands for all that is drawn before somebody acts, and the game draws it (from `rng_seed`,
where that is given). The information state as a string has perfect recall: all that a seat was told, and all that it
answered, in order. No tensor of a fixed size has: it is the observation there too, which counts the public past. Needs
the extra `open-spiel`.
"""

from __future__ import annotations

import json
import random
from typing import Any

import meetinghouse as mh
from meetinghouse.envs import missing
from meetinghouse.envs.episode import seats_of
from meetinghouse.envs.picture import text_of
from meetinghouse.envs.stepwise import Stepwise
from meetinghouse.observation.layout import layout_of
from meetinghouse.observation.seeing import observe

try:
    import numpy as np
    import pyspiel
    from numpy.typing import NDArray
except ModuleNotFoundError as error:
    raise missing(error, "open-spiel") from error

_MOST_OUTCOMES = 256  # of one draw of chance: no deck is larger
_LONGEST = 100_000


def register() -> list[str]:
    """Register the games that are not registered yet; returns their names."""
    names = []
    for game in mh.games():
        name = f"meetinghouse_{game}"
        if name not in pyspiel.registered_names():
            pyspiel.register_game(_type(game), type("Loaded", (MeetinghouseGame,), {"name": game}))
        names.append(name)
    return names


def load(game: str, **parameters: Any) -> Any:
    """One of our games with its parameters, as `pyspiel.load_game` gives it; `seats` is another word for `players`."""
    if "seats" in parameters:
        parameters["players"] = seats_of(parameters.pop("seats"), parameters.get("players"))
    mh.find_game(game)  # refuses what OpenSpiel would end the program for
    register()
    return pyspiel.load_game(f"meetinghouse_{game}", parameters)


def _type(game: str, seats: int = 0, sampled: bool = False) -> Any:
    """What OpenSpiel is told of a game, or of one with that many seats."""
    found = mh.find_game(game)
    spec = found.spec
    kind = pyspiel.GameType
    chance, utility = kind.ChanceMode, kind.Utility
    return kind(
        short_name=f"meetinghouse_{game}",
        long_name=f"Meetinghouse {game}",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=chance.SAMPLED_STOCHASTIC if sampled else chance.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=utility.ZERO_SUM if seats == 2 else utility.GENERAL_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=spec.max_seats,
        min_num_players=spec.min_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": spec.min_seats, "sampled_chance": False, "rng_seed": -1}
        | {name: option.default for name, option in spec.options.items()},
    )


def _load(text: str, state: str = "") -> Any:
    """A game from its name and parameters, or a state of it from its serialised form."""
    register()
    game = pyspiel.load_game(text)
    return game.deserialize_state(state) if state else game


class MeetinghouseGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """One of our games with a number of players and its table options."""

    name = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        found = mh.find_game(self.name)
        self.seats = seats = given.get("players", found.spec.min_seats)
        self.options = found.read_options(seats, {name: given[name] for name in found.spec.options if name in given})
        seed = given.get("rng_seed", -1)
        sampled = bool(given.get("sampled_chance", False))
        self.pick = random.Random(None if seed < 0 else seed) if sampled else None
        info = pyspiel.GameInfo(
            num_distinct_actions=len(found.acts),
            max_chance_outcomes=1 if sampled else _MOST_OUTCOMES,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if seats == 2 else None,
            max_game_length=_LONGEST,
        )
        super().__init__(_type(self.name, seats, sampled), info, given)

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled as its name and parameters."""
        return _load, (str(self),)

    def new_initial_state(self) -> MeetinghouseState:
        return MeetinghouseState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> OpenSpielObserver | None:
        """What one seat, all or none of them see, with or without memory. What is public is always part of it."""
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return OpenSpielObserver(wanted, self, params) if wanted.public_info else None

    def max_chance_nodes_in_history(self) -> int:
        return _LONGEST


class MeetinghouseState(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types
    """A point of a match: a chance node, a seat that has to answer, or the end."""

    def __init__(self, game: MeetinghouseGame) -> None:
        super().__init__(game)
        self.core = Stepwise(game.name, game.seats, game.options)

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled with its game: OpenSpiel's own way asks sampled chance for a state, which no Python game can give."""
        return _load, (str(self.get_game()), self.serialize())

    # ---- the tree --------------------------------------------------------------------------------------------

    def current_player(self) -> int:
        if self.core.wants:
            return int(pyspiel.PlayerId.CHANCE)
        episode = self.core.episode
        assert episode is not None
        return episode.seat if episode.seat >= 0 else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        return bool(self.current_player() == pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        episode = self.core.episode
        assert episode is not None
        return sorted(episode.acts) if player == episode.seat else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        n = self.core.wants if self.get_game().pick is None else 1
        return [(outcome, 1.0 / n) for outcome in range(n)]

    def _apply_action(self, action: int) -> None:
        pick = self.get_game().pick
        if self.core.wants and pick is None:
            self.core.give(action)
        elif self.core.wants:
            self.core.sample(pick)
        else:
            self.core.answer(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance:{action}"
        act = mh.find_game(self.core.game).acts[action]
        return ":".join([act.do, *(f"{name}={value}" for name, value in act.args.items())])

    def returns(self) -> list[float]:
        episode = self.core.episode
        return [0.0] * self.core.seats if episode is None or not self.is_terminal() else episode.returns()

    def __str__(self) -> str:
        episode = self.core.episode
        if episode is None:
            return f"deal:{len(self.core.outcomes)}/{self.core.wants}"
        return text_of(episode.match.view(-1)) + (f"chance:{self.core.wants}" if self.core.wants else "")

    # ---- what a seat knows -----------------------------------------------------------------------------------

    def known_to(self, seat: int) -> str:
        """The information state: all that the seat was told and answered, in order."""
        episode = self.core.episode
        if episode is None:
            return f"seat:{seat}"
        ask = None if self.core.wants or seat < 0 else episode.match.ask(seat)
        now = -1 if ask is None else ask.id
        return json.dumps([seat, self.core.told_to(seat), self.core.answered_by(seat), now], separators=(",", ":"))

    def seen_by(self, seat: int) -> str:
        """The observation: the seat's view."""
        episode = self.core.episode
        return "" if episode is None else json.dumps(episode.match.view(seat), separators=(",", ":"))

    def resample_from_infostate(self, player: int, sampler: Any) -> MeetinghouseState:
        """Another state that this seat cannot tell from the present one. `sampler()` gives numbers in [0, 1)."""
        state: MeetinghouseState = self.get_game().new_initial_state()
        state.core = self.core.resampled(player, int(sampler() * 2**53))
        return state


class OpenSpielObserver:
    """OpenSpiel's view of a view: the encoded numbers, part by part in `dict`, or the strings.

    The numbers are the same with and without perfect recall: no tensor of a fixed size remembers everything.
    """

    def __init__(self, iig_obs_type: Any, game: MeetinghouseGame, params: Any) -> None:
        if params:
            raise ValueError(params)
        self.perfect_recall = bool(iig_obs_type.perfect_recall)
        self.private = private = iig_obs_type.private_info
        self.dict: dict[str, NDArray[np.float32]] = {}
        parts = layout_of(mh.find_game(game.name))
        self.size = parts[-1].start + parts[-1].size
        everybody = private == pyspiel.PrivateInfoType.ALL_PLAYERS
        self.tensor: NDArray[np.float32] = np.zeros(self.size * (game.seats if everybody else 1), np.float32)
        for at, viewer in enumerate(range(game.seats) if everybody else [-1]):
            before = f"seat {viewer}: " if everybody else ""
            mine = self.tensor[at * self.size :]
            self.dict |= {before + name: mine[start : start + size] for name, start, size in parts}

    def _viewers(self, state: MeetinghouseState, player: int) -> list[int]:
        kinds = pyspiel.PrivateInfoType
        if self.private == kinds.ALL_PLAYERS:
            return list(range(state.core.seats))
        return [-1 if self.private == kinds.NONE else player]

    def set_from(self, state: MeetinghouseState, player: int) -> None:
        """Fill the tensor with what is seen."""
        episode = state.core.episode
        if episode is None:
            self.tensor.fill(0)
            return
        for at, viewer in enumerate(self._viewers(state, player)):
            seen = observe(episode.match, viewer, state.core.past())
            self.tensor[at * self.size : (at + 1) * self.size] = seen

    def string_from(self, state: MeetinghouseState, player: int) -> str:
        """The string of what is seen or has been seen."""
        tell = state.known_to if self.perfect_recall else state.seen_by
        return "\n".join(map(tell, self._viewers(state, player)))
