"""The text environment with TextArena's face, for its agents and wrappers. Needs the extra `textarena`.

    import textarena as ta
    env = ta.wrappers.LLMObservationWrapper(TextArenaEnv("salem1692"))
    env.reset(num_players=7, seed=1692)

The rules are TextArena's `PROMPT`, what comes later its `GAME_BOARD`, and what was wrong with an answer its
`GAME_ADMIN`. The seed is the match's own: TextArena's global `random` is left alone.
"""

from typing import Any

from meetinghouse.envs import missing
from meetinghouse.envs.text import TextEnv

try:
    import textarena as ta
except ModuleNotFoundError as error:
    raise missing(error, "textarena") from None


class TextArenaEnv(ta.Env):  # type: ignore[misc]  # TextArena ships no types
    """One match with every seat asked in text."""

    def __init__(self, game: str, **settings: Any) -> None:
        """`settings` are those of `TextEnv`; boards are whole, since the wrappers choose what is sent again."""
        self.game = game
        self.settings = settings

    def reset(self, num_players: int, seed: int | None = None) -> None:
        self.env = TextEnv(self.game, num_players, **{"whole_board": True, **self.settings})
        self.env.reset(seed)
        self.state = ta.State(num_players=num_players)
        self.state.standard_resets(game_state={}, role_mapping=dict(enumerate(self.env.names)))
        self._tell()

    def step(self, action: str) -> tuple[bool, dict[str, Any]]:
        done, info = self.env.step(action)
        seat = info["seat"]
        self.state.game_info[seat]["turn_count"] += 1
        self.state.game_info[seat]["invalid_move"] |= info["retry"] or info["fallback"]
        self.state.step_info.update(info)
        if done:
            self.state.done = True
            rewards, ledgers = self.env.close()
            self.state.rewards = rewards
            for one, ledger in ledgers.items():
                self.state.game_info[one].update(ledger)
        else:
            self._tell(info["retry"])
        ended: tuple[bool, dict[str, Any]] = self.state.step()
        return ended

    def _tell(self, again: bool = False) -> None:
        seat, text = self.env.get_observation()
        rules = self.env.texts[seat].narrator.rules()
        kinds = ta.ObservationType
        if text.startswith(rules):
            self.state.add_observation(rules, kinds.PROMPT, to_id=seat)
            text = text[len(rules) :].lstrip()
        self.state.add_observation(text, kinds.GAME_ADMIN if again else kinds.GAME_BOARD, to_id=seat)
        self.state.current_player_id = seat
