"""The text environment: whole games of all kinds, the same again for the same seed, and within its budget."""

from __future__ import annotations

from typing import Any

import pytest

import meetinghouse as mh
from meetinghouse.envs import make
from meetinghouse.envs.text import TextEnv
from tests.agents.players import PLAYERS
from tests.cli.tables import LANGUAGES, run


def played(env: TextEnv, agent: str, seed: int) -> tuple[str, list[dict[str, Any]]]:
    """The record of a whole game, and what was said of every answer."""
    env.reset(seed)
    complete = PLAYERS[agent](seed)
    done, infos = False, []
    while not done:
        seat, text = env.get_observation()
        assert env.get_observation() == (seat, text) and seat in env.own and text
        done, info = env.step(complete(text))
        infos.append(info)
    assert env.get_observation()[0] == -1 and env.get_observation()[1]
    return env.match.record(), infos


@pytest.mark.parametrize(
    ("game", "seats", "agent"),
    [
        *(("salem1692", 4, agent) for agent in PLAYERS),
        ("salem1692", 12, "random"),
        ("new_salem", 3, "broken"),
        ("affliction", 2, "random"),
    ],
)
def test_every_agent_plays_whole_games(game: str, seats: int, agent: str) -> None:
    env = TextEnv(game, seats)
    record, infos = played(env, agent, 5)
    mh.replay(record)
    rewards, ledgers = env.close()
    assert set(rewards) == set(range(seats)) == set(ledgers)
    decisions = sum(ledger["decisions"] for ledger in ledgers.values())
    fallbacks = sum(ledger["fallbacks"] for ledger in ledgers.values())
    assert fallbacks == sum(info["fallback"] for info in infos)
    if agent == "mute":
        assert fallbacks == decisions and len(infos) == 3 * decisions  # two retries each
    elif agent != "broken":
        assert fallbacks == 0 and len(infos) == decisions
    else:
        assert 0 < fallbacks < decisions


def test_the_same_seed_gives_the_same_game() -> None:
    one, other, third = (played(TextEnv("salem1692", 7), "random", seed)[0] for seed in (3, 3, 4))
    assert one == other != third


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_of_salem_with_seven_seats_costs_under_15_000_tokens(
    lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """And a command says so."""
    status, out, _ = run(["bench", "tokens", "salem1692", "--seats", "7", "--games", "2", "--lang", lang], capsys)
    rules, longest = (int(out.splitlines()[at].rpartition(" ")[2]) for at in (2, 5))
    assert status == 0 and rules <= 700 and 5000 < longest < 15_000


def test_bots_play_the_other_seats() -> None:
    env = TextEnv("new_salem", 4, seat=2, level=1)
    _, infos = played(env, "first", 1)
    assert {info["seat"] for info in infos} == {2} and set(env.close()[1]) == {2}


def test_it_is_made_by_name_and_refuses_what_it_cannot() -> None:
    env = make("text", "affliction", players=2)
    env.reset(1)
    assert env.get_observation()[0] in (0, 1)
    wrong: dict[str, Any]
    for wrong in ({"seats": 4, "seat": 9}, {"seats": 4, "names": ["Ann"]}, {"seats": 99}):
        with pytest.raises(mh.BadInput):
            TextEnv("salem1692", **wrong)


def test_after_the_end_nobody_is_asked() -> None:
    env = TextEnv("salem1692", 4)
    played(env, "first", 2)
    with pytest.raises(mh.IllegalMove):
        env.step("[1]")
