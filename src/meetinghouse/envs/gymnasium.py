"""Gymnasium: one seat against our bots or yours. Needs the extra `gymnasium`.

After `import meetinghouse.envs.gymnasium`, `gymnasium.make("meetinghouse/Salem1692-v6", seats=7)` makes the same as
`OneSeat("salem1692", seats=7)`.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import meetinghouse as mh
from meetinghouse.bots.base import Bot, player, seed_for
from meetinghouse.bots.driver import Driver
from meetinghouse.engine.acts import Ask
from meetinghouse.engine.whole import whole
from meetinghouse.envs import missing, picture
from meetinghouse.envs.episode import check_seat, seats_of, silence_of
from meetinghouse.observation.layout import VERSION, counted_from, size_of
from meetinghouse.observation.watching import Watcher, watch

try:
    import gymnasium
    import numpy as np
    from gymnasium import spaces
except ModuleNotFoundError as error:
    raise missing(error, "gymnasium") from error

from meetinghouse.observation.seeing import look  # needs NumPy

# A level, the name of a bot (as `meetinghouse.bots.make` knows it), or what makes one from seat and seed.
Opponent = int | str | Callable[[int, int], Bot]


class OneSeat(gymnasium.Env[dict[str, Any], int]):
    """Plays one seat; the others are bots. An action that is not on offer counts as silence.

    `seat=None` draws another seat for each game; `info["seat"]` says which. `opponents` is one opponent for all other
    seats, a sequence that is dealt to them in their order, or a mapping from seats; seats without one play at `level`.
    Observation and acts count seats from one's own on. The legal acts are in `observation["action_mask"]`; the reward
    comes at the end: +1 won, -1 lost. With `speak_ups` the seat is also asked when it may speak up; the last action is
    then to stay silent.
    """

    metadata = {  # noqa: RUF012  # as Gymnasium declares it: an attribute of each environment
        "render_modes": picture.MODES,
        "render_fps": 2,
    }

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        seat: int | None = 0,
        level: int | str = 1,
        options: dict[str, Any] | None = None,
        render_mode: str | None = None,
        *,
        opponents: Opponent | Sequence[Opponent] | Mapping[int, Opponent] | None = None,
        speak_ups: bool = False,
        players: int | None = None,
    ) -> None:
        """`players` is another word for `seats`."""
        seats = seats_of(seats, players)
        found = mh.find_game(game)
        self.game = game
        self.seats = found.spec.min_seats if seats is None else whole(seats)
        self.game_options = found.read_options(self.seats, options)
        self.seat_wanted = whole(seat)
        if seat is not None:
            check_seat(self.seat_wanted, self.seats)
        self.seat = self.seat_wanted or 0
        self.level = level
        self.opponents = opponents
        self.speak_ups = speak_ups
        self.render_mode = picture.read_mode(render_mode)
        self._bots_for(self.seat)  # refuse now what would fail at the first reset
        self._silence = silence_of(game)
        self._actions = self._silence + speak_ups
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(0, 255, (size_of(found),), np.uint8),
                "action_mask": spaces.Box(0, 1, (self._actions,), np.int8),
            }
        )
        self.action_space: spaces.Space[Any] = spaces.Discrete(self._actions)
        self._match: mh.Match | None = None
        self._watcher: Watcher | None = None
        self._others: Driver | None = None
        self._silent = -1  # the speak-up that was last let pass
        # acts with seats counted from mine on, by act of the match, and back
        self._turned, self._back = counted_from(found, self.seats, self.seat)

    def _bots_for(self, mine: int) -> dict[int, Callable[[int, int], Bot]]:
        """What makes the bot of each other seat."""
        others = [seat for seat in range(self.seats) if seat != mine]
        given = self.opponents
        if isinstance(given, Mapping):
            named = {whole(seat): opponent for seat, opponent in given.items()}
            for seat in named:
                check_seat(seat, self.seats)
        elif isinstance(given, Sequence) and not isinstance(given, str):
            if len(given) != len(others):
                raise mh.BadInput("bad-opponents", expected=f"{len(others)} opponents", got=len(given))
            named = dict(zip(others, given, strict=True))
        else:
            named = {} if given is None else dict.fromkeys(others, given)
        chosen = {seat: named.get(seat, self.level) for seat in others}
        return {seat: bot if callable(bot) else player(self.game, whole(bot)) for seat, bot in chosen.items()}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Deal a game and let the others play until this seat is asked; `info` names the seat, `options` do nothing."""
        super().reset(seed=seed)
        deal = int(self.np_random.integers(2**62))
        if self.seat_wanted is None:
            self.seat = int(self.np_random.integers(self.seats))
        self._turned, self._back = counted_from(mh.find_game(self.game), self.seats, self.seat)
        self._match = mh.new_match(self.game, self.seats, self.game_options, deal)
        self._watcher = watch(self._match)
        makers = self._bots_for(self.seat)
        self._others = Driver(self._match, {s: make(s, seed_for(deal, "bot", s)) for s, make in makers.items()})
        self._silent = -1
        self._go_on()
        return self._observe(), {"seat": self.seat}

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Answer, and let the others play until this seat is asked again or the game is over; it is never truncated."""
        match = self._match
        assert match is not None, "reset() needs to be called before step()"
        if not match.waiting:  # it is over, and the reward was given
            return self._observe(), 0.0, True, False, {"seat": self.seat}
        ask = self._ask()
        act = self._back[int(action)] if 0 <= int(action) < self._silence else -1
        if ask is not None and act in ask.numbers:
            match.answer(self.seat, ask.options[ask.numbers.index(act)])
        elif ask is not None and ask.required:
            match.timeout()
        elif ask is not None:
            self._silent = ask.id
        self._go_on()
        outcome = match.outcome
        won = outcome is not None and self.seat in outcome.winners
        reward = 0.0 if outcome is None else 1.0 if won else -1.0
        return self._observe(), reward, outcome is not None, False, {"seat": self.seat}

    def _go_on(self) -> None:
        """Let the others play until this seat has something to answer, or the game is over."""
        match, others = self._match, self._others
        assert match is not None and others is not None
        while match.outcome is None and not (self.speak_ups and self._ask() is not None) and others.step():
            pass

    def _ask(self) -> Ask | None:
        """What this seat has to answer, or may answer: a speak-up only with `speak_ups`, and only once."""
        match = self._match
        assert match is not None
        ask = match.ask(self.seat) if match.outcome is None else None
        if ask is None or ask.required or (self.speak_ups and ask.id != self._silent):
            return ask
        return None

    def action_masks(self) -> Any:
        """Which actions are on offer, as sb3-contrib's MaskablePPO asks for it."""
        mask = np.zeros(self._actions, np.bool_)
        ask = self._ask()
        if ask is not None:
            mask[[self._turned[act] for act in ask.numbers]] = True
            if not ask.required:
                mask[self._silence] = True
        return mask

    def _observe(self) -> dict[str, Any]:
        watcher = self._watcher
        assert watcher is not None
        return {"observation": look(watcher, self.seat), "action_mask": self.action_masks().astype(np.int8)}

    def render(self) -> Any:
        """The table as this seat sees it: an array of pixels or a text, by `render_mode`."""
        if self._match is None or self.render_mode is None:
            return None
        return picture.show(self._match, self.render_mode, self.seat)


def gymnasium_id(game: str) -> str:
    """The name under which `gymnasium.make` finds a game.

    >>> gymnasium_id("new_salem")
    'meetinghouse/NewSalem-v6'
    """
    return f"meetinghouse/{''.join(word.capitalize() for word in game.split('_'))}-v{VERSION}"


def register() -> None:
    """Name every game's environment that is not named yet; importing this module does it."""
    for game in mh.games():
        if gymnasium_id(game) not in gymnasium.registry:
            gymnasium.register(gymnasium_id(game), f"{__name__}:OneSeat", kwargs={"game": game})


register()
