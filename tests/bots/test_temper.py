"""The characters of bots, and how long they seem to think: style, and nothing that tells who somebody is."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import meetinghouse as mh
from meetinghouse.bots.base import make
from meetinghouse.bots.driver import Driver, play, table_of
from meetinghouse.bots.temper import PLAIN, TEMPERS, Tempered, drawn
from meetinghouse.lab.remarks import TalkingDriver
from meetinghouse.registry import all_games
from meetinghouse.server.table import clock
from meetinghouse.server.table.play import Play
from meetinghouse.telling import Telling
from meetinghouse.words import LANGUAGES, Words

TABLES = [("salem1692", 6), ("new_salem", 5), ("affliction", 3)]


def test_characters_are_drawn_from_the_tables_secret_alone() -> None:
    assert drawn("a:b", 12) == drawn("a:b", 12) != drawn("a:c", 12)
    assert len(set(drawn("a:b", 6))) == 6, "a small table has as many as it can"
    first = Counter(drawn(f"secret {n}", 4)[2] for n in range(600))
    assert set(first) == set(TEMPERS) and max(first.values()) < 1.5 * 100
    for lang in LANGUAGES:
        assert all(Words(lang).has(f"bot-temper-{name}") for name in TEMPERS)


@pytest.mark.parametrize(("game", "seats"), TABLES)
@pytest.mark.parametrize("level", [1, 2, 3])
def test_every_bot_of_ours_can_have_a_character_and_plays_with_it(game: str, seats: int, level: int) -> None:
    bots = [make(game, level, seat, 3, list(TEMPERS)[seat % 6]) for seat in range(seats)]
    assert all(isinstance(bot, Tempered) for bot in bots)
    driver = Driver(mh.new_match(game, seats, seed=3), dict(enumerate(bots)))
    assert all(driver.step() for _ in range(40))


def _deeds(game: str, seats: int, temper: str, games: int) -> Counter[str]:
    found: Counter[str] = Counter()
    for seed in range(games):
        match = mh.new_match(game, seats, seed=seed)
        driver = TalkingDriver(match, {seat: make(game, 2, seat, seed, temper) for seat in range(seats)})
        while driver.step():
            pass
        found["remarks"] += len(driver.said)
        found += _turns(match.events(-1))
    return found


def _turns(events: list[dict[str, Any]]) -> Counter[str]:
    """How many turns there were, and in how many of them a card was played."""
    found: Counter[str] = Counter()
    played = False
    for event in events:
        if event["key"] == "salem1692.turn":
            found["turns"] += 1
            played = False
        elif event["key"] == "salem1692.played" and not played:
            found["active"] += 1
            played = True
    return found


def test_the_bold_strike_sooner_than_the_cautious_and_the_silent_say_little() -> None:
    bold, cautious = (_deeds("salem1692", 5, temper, 8) for temper in ("bold", "cautious"))
    assert bold["active"] / bold["turns"] > 1.2 * cautious["active"] / cautious["turns"]
    talkative, silent = (_deeds("new_salem", 4, temper, 8) for temper in ("talkative", "silent"))
    assert talkative["remarks"] > 2 * silent["remarks"] > 0


def test_without_a_character_nothing_changes() -> None:
    """Records, goldens and the arena play with plain bots."""
    assert (PLAIN.talk, *PLAIN[2:]) == (1.0, 0.0, 0.0, 0.0)
    matches = [mh.new_match("salem1692", 5, seed=1) for _ in range(2)]
    play(matches[0], table_of("salem1692", [2] * 5, 1))
    bots = table_of("salem1692", [2] * 5, 1)
    for bot in bots:
        assert isinstance(bot, Tempered)
        bot.be(PLAIN)
    play(matches[1], bots)
    assert matches[0].record() == matches[1].record()


# ---- how long they think ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_how_long_a_bot_thinks_is_the_same_in_every_world_that_the_others_can_imagine(game: str, seats: int) -> None:
    """Roles and hands dealt anew from anybody's view: nothing that the pause is made of changes."""
    match = mh.new_match(game, seats, seed=5)
    driver = Driver(match, dict(enumerate(table_of(game, [2] * seats, 5))))
    pauses: set[float] = set()
    steps = 0
    while match.outcome is None:
        steps += 1
        if steps % 5 == 0:
            mine = _pause(match)
            pauses.add(mine)
            for seat in range(seats):
                twin = mh.imagine(game, match.view(seat), seed=steps)
                assert _pause(twin) == mine
        driver.step()
    assert len(pauses) > 2, "and yet it fits the weight of the decision"


def _pause(match: Any) -> float:
    decision = Play(match).decision()
    assert decision is not None
    return clock.thinking(match.game, decision, "normal")


def test_every_decision_that_is_weighed_exists() -> None:
    for game in all_games():
        assert set(game.declares(Telling).thinking) <= set(game.rules.kinds)
        assert all(0.3 <= weight <= 2 for weight in game.declares(Telling).thinking.values())
    decision = {"kind": "salem1692.turn"}
    assert clock.thinking("salem1692", decision, "rush") == 0.0 < clock.thinking("salem1692", decision, "fast")
