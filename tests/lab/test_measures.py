"""What `arena --measure` counts: who can be told apart by what all can see, and who repeats themselves."""

from __future__ import annotations

import doctest
from typing import Any

import numpy as np
import pytest

from meetinghouse.lab import remarks, statistics, tells
from meetinghouse.lab.batch import Plan, plans
from meetinghouse.lab.remarks import TalkCount, repeats, talk_of
from meetinghouse.lab.statistics import auc
from meetinghouse.lab.tells import LapCount, looks
from tests.cli.tables import run


def test_auc_counts_pairs() -> None:
    assert doctest.testmod(statistics).failed == 0
    assert auc([(1.0, True), (1.0, False), (1.0, False)]) == 0.5
    assert auc([(2.0, False), (1.0, False), (0.0, True)]) == 0.0


Capsys = pytest.CaptureFixture[str]


def _batch(games: int) -> list[Plan]:
    return list(plans("new_salem", 4, games, 1, ["random"] * 4))


def test_looks_are_taken_at_the_end_of_each_round_and_of_those_in_the_game() -> None:
    found = looks(_batch(1)[0])
    assert [look.lap for look in found] == [lap for lap in (1, 2, 3, 4, 5) for _ in range(4)]
    built = [sum(n for key, n in look.counts.items() if key.startswith("built/did")) for look in found]
    assert built[:4] == [2] * 4 and built[-4:] == [14] * 4
    town = looks(next(plans("salem1692", 5, 1, 1, ["random"] * 5)))
    laps = {look.lap for look in town}
    assert max(sum(look.lap == lap for look in town) for lap in laps) == 5, "and later fewer, when some have died"


def test_a_side_that_gives_itself_away_is_found_and_an_honest_one_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    def fake(gives_away: bool) -> Any:
        def look(plan: Plan) -> list[LapCount]:
            rng = np.random.default_rng(plan.deal % 2**32)
            witch = rng.random(6) < 0.4
            return [
                LapCount(0, 1, bool(w), {"drew/did/": int(rng.integers(5)) + 6 * (w and gives_away)}) for w in witch
            ]

        return look

    for gives_away, low, high in ((True, 0.99, 1.0), (False, 0.3, 0.7)):
        monkeypatch.setattr(tells, "looks", fake(gives_away))
        (found,) = tells.tells(_batch(80), laps=(1, 2))
        assert low <= found.deeds <= high
        assert found.facts == 0.5, "New Salem turns no cards up"


def test_remarks_are_heard_and_repeats_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    for level in (2, 3):
        talk = talk_of(next(plans("salem1692", 6, 1, 3, [level] * 6)))
        assert talk.said > 0 and talk.again == 0, "nobody says the same twice in a row"
    monkeypatch.setattr(remarks, "talk_of", lambda plan: TalkCount(10, 3))
    share, each = repeats(_batch(4))
    assert (share.wins, share.games, each) == (12, 40, 10.0)


def test_the_command_shows_each_measure(capsys: Capsys) -> None:
    words = ["arena", "new_salem", "--seats", "4", "--games", "6", "--bots", "level2", "--measure"]
    for measure, said in (("tells", "AUC"), ("remarks", "Remarks"), ("fairness", "constable"), ("tempers", "vengeful")):
        status, out, _ = run([*words, measure], capsys)
        assert status == 0 and said in out
    status, _, err = run(["arena", "affliction", "--games", "1", "--measure", "tells"], capsys)
    assert status == 2 and err.startswith("no-sides")
