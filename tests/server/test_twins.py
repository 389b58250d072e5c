"""No byte sent to a seat, and no moment at which it is sent, depends on what that seat may not know."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import meetinghouse as mh
from meetinghouse.server.table import talk
from meetinghouse.server.table.core import Core
from meetinghouse.server.table.feed import Feed
from meetinghouse.server.wire.settings import Pace, Stages
from tests.server import standin, twins
from tests.server.harness import run

standin.register()


def small(game: str) -> int:
    """A seat count that is quick and still has everything."""
    return {"standin": 4, "salem1692": 6, "new_salem": 4, "affliction": 3}[game]


@pytest.mark.parametrize("pace", ["standard", "untimed"])
@pytest.mark.parametrize("viewer", [-1, 0, 2])
def test_the_stand_in_has_no_second_channel(viewer: int, pace: Pace) -> None:
    """Every shape of decision, whole games, seen by a watcher and two seats."""
    for seed in range(3):
        counted = run(twins.play("standin", 4, {"rounds": 3}, viewer, 100 + seed, pace, 400))
        assert counted["steps"] > 20 and counted["sealed"] > 5, counted


@pytest.mark.rule("S2.8", "S15.9")
@pytest.mark.parametrize("game", ["standin", "salem1692", "new_salem", "affliction"])
@pytest.mark.parametrize("viewer", [-1, 1])
def test_a_brisk_stage_ends_at_a_moment_that_tells_nothing(game: str, viewer: int) -> None:
    """Everyone answers before its least time is up: bytes and moments hang on nobody's role, answer or haste."""
    sealed = 0
    for seed in range(4):
        counted = run(twins.play(game, small(game), {}, viewer, 70 + seed, "standard", 400, "brisk"))
        sealed += counted["sealed"]
    assert sealed > 10


@pytest.mark.parametrize("game", ["salem1692", "new_salem", "affliction"])
@pytest.mark.parametrize("viewer", [-1, 0, 1])
def test_real_games_have_no_second_channel(game: str, viewer: int) -> None:
    """Whole games of each, secret phases and their talk included."""
    seats = small(game)
    total = {"steps": 0, "parted": 0, "sealed": 0, "whispers": 0}
    for seed in range(6):
        for name, n in run(twins.play(game, seats, {}, viewer, 7 + seed, "standard", 3000)).items():
            total[name] += n
    assert total["steps"] > 500 and total["parted"] < total["steps"] / 2, total
    assert game != "salem1692" or (total["sealed"] > 100 and total["whispers"] > 10), total


@pytest.mark.parametrize("leak", ["thinking", "numbers", "clock", "haste", "whispers"])
def test_planted_leaks_are_caught(monkeypatch: pytest.MonkeyPatch, leak: str) -> None:
    """The proof can fail: show who has answered, count others' answers, stop early in a strict stage or with the last
    answer in a brisk one, or let all read the witches."""
    stages: Stages = "strict"
    if leak == "thinking":
        monkeypatch.setattr(Core, "waiting", Core.owing)
    elif leak == "numbers":
        plain = Feed._game

        def counting(self: Feed, core: Core, common: Any, now: int) -> None:
            common.clock = ()  # as if something had changed whenever anybody did anything
            plain(self, core, common, now)

        monkeypatch.setattr(Feed, "_game", counting)
    elif leak == "clock":
        from meetinghouse.server.table import clock

        def never_full(self: Any, *args: Any, **more: Any) -> None:
            opened(self, *args, **more)
            self.full = False

        opened = clock.DecisionClock.open
        monkeypatch.setattr(clock.DecisionClock, "open", never_full)
    elif leak == "haste":
        from meetinghouse.server.table import clock

        stages = "brisk"
        monkeypatch.setattr(clock, "least", lambda key, ask, speed: 0)
    else:
        monkeypatch.setattr(talk, "_to", lambda core, channel: (1 << 32) - 1)
    game, seats = ("salem1692", 6) if leak == "whispers" else ("standin", 4)
    with pytest.raises(AssertionError):
        for seed in range(8):
            for viewer in (0, 2):
                run(twins.play(game, seats, {}, viewer, 50 + seed, "standard", 300, stages))


def test_halves_of_a_view_make_the_whole() -> None:
    """What is shown once for all and what is shown to each is exactly the view, for every game and viewer."""
    import random

    from meetinghouse.server.table.play import Play

    for game in ("standin", *mh.games()):
        rng = random.Random(5)
        match = mh.new_match(game, small(game), seed=11)
        for _ in range(80):
            if match.outcome is not None:
                break
            play = Play(match)
            events = play.encoded_events(0)
            for viewer in range(-1, match.seats):
                bit = 1 << (viewer & 31)
                view = {name: msgspec.json.decode(part) for name, part in play.parts(viewer).items()}
                assert view == match.view(viewer)
                seen = [full if tells & bit else public for to, tells, public, full in events if to & bit]
                assert [msgspec.json.decode(event) for event in seen] == match.events(viewer)
            seat = rng.choice(match.waiting)
            ask = match.ask(seat)
            assert ask is not None
            match.answer(seat, rng.choice(ask.options))
