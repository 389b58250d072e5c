"""Whole games with TextArena's own wrappers."""

from __future__ import annotations

import random
from typing import Any

import pytest
import textarena as ta
from textarena import wrappers

from meetinghouse.agents.scripted import SCRIPTED
from meetinghouse.envs.textarena import TextArenaEnv

WRAPPERS = [
    wrappers.LLMObservationWrapper,
    wrappers.GameMessagesAndCurrentBoardObservationWrapper,
    wrappers.GameBoardObservationWrapper,
    lambda env: wrappers.ClipWordsActionWrapper(wrappers.LLMObservationWrapper(env), max_num_words=50),
]


def played(env: Any, seats: int, seed: int) -> tuple[list[str], Any, Any]:
    env.reset(num_players=seats, seed=seed)
    complete = SCRIPTED["random"](seed)
    seen, done = [], False
    while not done:
        seat, text = env.get_observation()
        assert 0 <= seat < seats and isinstance(text, str)
        seen.append(text)
        done, _ = env.step(action=complete(text))
    return seen, *env.close()


@pytest.mark.parametrize("wrap", WRAPPERS)
@pytest.mark.parametrize(("game", "seats"), [("salem1692", 5), ("new_salem", 3), ("affliction", 2)])
def test_whole_games_with_its_own_wrappers(wrap: Any, game: str, seats: int) -> None:
    _, rewards, info = played(wrap(TextArenaEnv(game)), seats, 11)
    assert set(rewards) == set(range(seats)) and set(rewards.values()) <= {-1.0, 0.0, 1.0}
    assert sum(info[seat]["turn_count"] for seat in range(seats)) > 10
    assert not any(info[seat]["invalid_move"] for seat in range(seats))


def test_the_seed_is_the_match_s_own() -> None:
    random.seed(5)
    before = random.getstate()
    one = played(wrappers.LLMObservationWrapper(TextArenaEnv("salem1692")), 4, 3)
    assert random.getstate() == before
    assert one[0] == played(wrappers.LLMObservationWrapper(TextArenaEnv("salem1692")), 4, 3)[0]


def test_nonsense_is_counted_and_the_game_goes_on() -> None:
    env = TextArenaEnv("salem1692")
    env.reset(num_players=4, seed=1)
    _, told = env.get_observation()
    assert [kind for _, _, kind in told] == [ta.ObservationType.PROMPT, ta.ObservationType.GAME_BOARD]
    done, info = env.step("Mary did it")
    assert not done and info["retry"]
    _, told = env.get_observation()
    assert [kind for _, _, kind in told] == [ta.ObservationType.GAME_ADMIN]
