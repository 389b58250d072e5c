"""Making bots, driving them, and what they are shown."""

from __future__ import annotations

from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any

import pytest

import meetinghouse as mh
from meetinghouse.bots import base, levels, make, read_ask
from meetinghouse.bots.base import seed_for
from meetinghouse.bots.driver import Driver, play, table_of
from meetinghouse.bots.random_bot import FirstBot, RandomBot
from meetinghouse.engine.acts import Ask, Choice

GAMES = {"salem1692": 4, "new_salem": 3, "affliction": 2}


class Spy(RandomBot):
    """Plays at random and keeps everything it is shown."""

    blind = False

    def __init__(self, seat: int, seed: int) -> None:
        super().__init__(seat, seed)
        self.seen: list[dict[str, Any]] = []
        self.viewers: set[int] = set()

    def see(self, event: dict[str, Any]) -> None:
        self.seen.append(event)

    def decide(self, view: dict[str, Any], ask: Ask) -> Choice | None:
        self.viewers.add(view["viewer"])
        return super().decide(view, ask)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_each_bot_is_shown_its_own_events_in_order_and_nothing_else(game: str) -> None:
    seats = GAMES[game]
    bots = [Spy(seat, 7) for seat in range(seats)]
    match = play(mh.new_match(game, seats, seed=11), bots)
    for seat, bot in enumerate(bots):
        assert bot.seen == match.events(seat)
        assert bot.viewers <= {seat}


@pytest.mark.parametrize("game", sorted(GAMES))
def test_levels_and_seeds(game: str) -> None:
    assert levels(game)[:2] == (0, 1)
    assert isinstance(make(game, 0, 0, 1), FirstBot)
    seats = GAMES[game]
    records = [play(mh.new_match(game, seats, seed=5), table_of(game, [1] * seats, 9)).record() for _ in range(2)]
    assert records[0] == records[1], "the same seed gives the same game"
    assert play(mh.new_match(game, seats, seed=5), table_of(game, [1] * seats, 10)).record() != records[0]


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_level_can_play_every_game_to_its_end(game: str) -> None:
    seats = GAMES[game] + 1
    for level in levels(game):
        line_up = [level] * seats if level else [level, *[1] * (seats - 1)]
        match = play(mh.new_match(game, seats, seed=3), table_of(game, line_up, 3))
        assert match.outcome is not None, level


@pytest.mark.parametrize("level", [-1, 9, True, None, 1.0])
def test_unknown_levels_are_refused(level: Any) -> None:
    with pytest.raises(mh.BadInput) as refused:
        make("salem1692", level, 0, 1)
    assert refused.value.code == "bad-level"


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(mh.BadInput):
        make("chess", 1, 0, 1)


def test_a_bot_from_a_file_of_ones_own(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text(
        "class Last:\n"
        "    def __init__(self, seat, seed):\n        self.seat = seat\n"
        "    def see(self, event):\n        pass\n"
        "    def decide(self, view, ask):\n        return ask.options[-1]\n",
        encoding="utf-8",
    )
    bot = make("salem1692", f"{file}:Last", 2, 1)
    match = mh.new_match("salem1692", 4, seed=1)
    ask = match.ask(2)
    assert ask is not None and bot.decide(match.view(2), ask) == ask.options[-1]
    for wrong in (f"{file}:First", f"{tmp_path}/none.py:Last", "nothing"):
        with pytest.raises(mh.BadInput):
            make("salem1692", wrong, 0, 1)


def test_seeds_are_spread_out_and_stay_the_same() -> None:
    found = {seed_for(1, "bot", seat) for seat in range(100)} | {seed_for(2, "bot", seat) for seat in range(100)}
    assert len(found) == 200
    assert seed_for(1692, "deal", 0) == 15325857333761170204


@pytest.mark.parametrize("game", sorted(GAMES))
def test_an_ask_survives_the_wire(game: str) -> None:
    match = mh.new_match(game, GAMES[game], seed=2)
    driver = Driver(match, dict(enumerate(table_of(game, [1] * GAMES[game], 2))))
    for _ in range(40):
        for seat in match.waiting:
            ask = match.ask(seat)
            assert ask is not None
            again = read_ask(game, ask.to_json())
            assert again.options == ask.options and again.to_json() == ask.to_json()
        driver.step()


@pytest.mark.parametrize(
    "broken", [{}, {"id": 1}, {"id": 1, "kind": "x", "required": True, "options": [{"do": "fly"}]}]
)
def test_a_broken_ask_is_refused(broken: dict[str, Any]) -> None:
    with pytest.raises(mh.BadInput):
        read_ask("salem1692", broken)


class Mute(RandomBot):
    """Never speaks unasked."""

    def decide(self, view: dict[str, Any], ask: Ask) -> Choice | None:
        return super().decide(view, ask) if ask.required else None


class Eager(RandomBot):
    """Speaks whenever it may."""

    spoke = 0

    def decide(self, view: dict[str, Any], ask: Ask) -> Choice | None:
        if not ask.required:
            self.spoke += 1
            return ask.options[-1]
        return super().decide(view, ask)


def test_speak_ups_are_heard_or_left_alone() -> None:
    quiet = [Mute(seat, 3) for seat in range(5)]
    assert play(mh.new_match("new_salem", 5, seed=8), quiet).outcome is not None
    loud = [Eager(seat, 3) for seat in range(5)]
    match = mh.new_match("new_salem", 5, options={"edition": "es"}, seed=8)
    assert play(match, loud).outcome is not None
    assert sum(bot.spoke for bot in loud) > 0


def test_a_required_ask_may_not_be_left_alone() -> None:
    class Silent(RandomBot):
        def decide(self, view: dict[str, Any], ask: Ask) -> Choice | None:
            return None

    with pytest.raises(mh.BadInput):
        play(mh.new_match("salem1692", 4, seed=1), [Silent(seat, 1) for seat in range(4)])


def test_a_driver_stops_where_a_person_is_needed() -> None:
    match = mh.new_match("salem1692", 4, seed=1)
    driver = Driver(match, {seat: make("salem1692", 1, seat, 1) for seat in (1, 2, 3)})
    while driver.step():
        pass
    assert match.waiting == (0,)


def test_as_many_bots_as_seats() -> None:
    with pytest.raises(mh.BadInput):
        play(mh.new_match("salem1692", 5, seed=1), table_of("salem1692", [1] * 4, 1))


def test_a_package_brings_a_bot_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    entry = EntryPoint("dice", "meetinghouse.bots.random_bot:RandomBot", base.GROUP)
    monkeypatch.setattr(base, "entry_points", lambda **wanted: [entry] if wanted.get("name", "dice") == "dice" else [])
    assert base.installed() == ["dice"]
    assert isinstance(make("salem1692", "dice", 0, 1), RandomBot)
    with pytest.raises(mh.BadInput) as refused:
        make("salem1692", "cards", 0, 1)
    assert refused.value.code == "bad-level"
