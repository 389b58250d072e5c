"""Statistics, batches, arenas: the numbers, and that they hang on nothing but the seed."""

from __future__ import annotations

import doctest
import math
from collections import Counter

import pytest

import meetinghouse as mh
from meetinghouse.lab import arena, pages, statistics
from meetinghouse.lab.batch import CHUNK, PlayedGame, plans, play_one, run
from meetinghouse.lab.levels import Cell, LevelRow
from meetinghouse.lab.sides import initial_sides, winning_side
from meetinghouse.lab.simulate import summary
from meetinghouse.lab.statistics import mean, odds_ratio, wilson


@pytest.mark.parametrize("module", [statistics, pages])
def test_examples_in_docstrings(module: object) -> None:
    result = doctest.testmod(module)  # type: ignore[arg-type]  # a module
    assert result.attempted > 0 and result.failed == 0


def test_wilson_against_known_values() -> None:
    share = wilson(10, 100)
    assert (round(share.low, 4), round(share.high, 4)) == (0.0552, 0.1744)
    assert wilson(0, 10).low == 0.0 and wilson(0, 10).high == pytest.approx(0.2775, abs=1e-3)
    assert wilson(10, 10).high == pytest.approx(1.0)
    assert wilson(0, 0)[2:] == (0.0, 1.0) and wilson(0, 0).rate == 0.5


def test_odds_ratio_against_known_values() -> None:
    found = odds_ratio(30, 100, 15, 100)
    log = math.log((30.5 * 85.5) / (70.5 * 15.5))
    spread = 1.959964 * math.sqrt(1 / 30.5 + 1 / 70.5 + 1 / 15.5 + 1 / 85.5)
    assert found.ratio == pytest.approx(math.exp(log))
    assert found.low == pytest.approx(math.exp(log - spread), rel=1e-5)
    assert odds_ratio(5, 10, 5, 10).ratio == pytest.approx(1.0)
    never = odds_ratio(0, 10, 5, 10)
    assert 0 < never.low < never.ratio < 0.1 and never.high > never.ratio


def test_mean() -> None:
    assert mean([]) == (0.0, 0.0, 0.0) and mean([4.0]) == (4.0, 4.0, 4.0)
    middle, low, high = mean([1.0, 2.0, 3.0, 4.0])
    assert middle == 2.5 and low == pytest.approx(2.5 - 1.959964 * math.sqrt(5 / 3 / 4), rel=1e-5) and high > middle


def test_the_line_up_moves_round_the_table() -> None:
    batch = list(plans("salem1692", 4, 8, 1, [1, 0, 0, 0]))
    at = [plan.levels.index(1) for plan in batch]
    assert Counter(at) == dict.fromkeys(range(4), 2)
    assert len({plan.deal for plan in batch}) == 8


def test_results_do_not_depend_on_the_number_of_workers() -> None:
    games = CHUNK * 2 + 3
    alone = run(plans("salem1692", 4, games, 6, [1] * 4))
    heard: list[int] = []
    together = run(plans("salem1692", 4, games, 6, [1] * 4), jobs=2, progress=heard.append)
    assert together == alone
    assert sum(heard) == games
    assert run(plans("salem1692", 4, 5, 6, [1] * 4)) == alone[:5], "nor on how many games follow"


@pytest.mark.parametrize("jobs", [0, -1, 1.5])
def test_a_senseless_number_of_workers_is_refused(jobs: object) -> None:
    with pytest.raises(mh.BadInput) as refused:
        run([], jobs=jobs)  # type: ignore[arg-type]  # that is the point
    assert refused.value.code == "bad-jobs"


def test_sides_are_those_of_the_deal() -> None:
    match = mh.new_match("salem1692", 6, seed=4)
    sides = initial_sides(match)
    assert sides == tuple("witches" if match.view(s)["is_witch"] else "town" for s in range(6))
    assert initial_sides(mh.new_match("affliction", 3, seed=1)) == ("alone",) * 3
    assert winning_side("salem1692", "only_witches_left", sides, ()) == "witches"
    assert winning_side("affliction", "points", ("alone",) * 3, (1,)) == "alone"
    assert winning_side("affliction", "x", ("a", "b"), (0, 1)) is None


def _played(levels: tuple[int, ...], winners: tuple[int, ...]) -> PlayedGame:
    return PlayedGame(levels, ("town", "witches"), winners, "last_witch_revealed", 10, {})


def test_wins_are_counted_by_player_and_side() -> None:
    rows = arena.rows(2, [_played((2, 1), (0,)), _played((1, 2), (0,)), _played((2, 1), (1,))])
    found = {(row.level, row.side): (row.share.wins, row.share.games) for row in rows}
    assert found == {(2, "town"): (1, 2), (2, "witches"): (0, 1), (1, "witches"): (1, 2), (1, "town"): (1, 1)}


def test_strength_compares_on_the_same_deals() -> None:
    one = arena.strength("salem1692", 4, 12, ("witches", "town"), level="random", seed=3)
    for row in one:
        assert row.share == row.beside and row.odds is None, "random against random is the same game"


def test_a_summary_adds_up() -> None:
    found = summary("salem1692", 5, [play_one(plan) for plan in plans("salem1692", 5, 30, 2, [1] * 5)])
    assert sum(share.wins for share in found.reasons.values()) == 30
    assert sum(share.wins for share in found.sides.values()) == 30
    assert found.answers[1] <= found.answers[0] <= found.answers[2]
    assert found.to_json()["games"] == 30


def test_tables_are_put_between_marks() -> None:
    page = "# A\n<!-- x -->\nold\n<!-- /x -->\nend\n"
    assert pages.put_between(page, "x", "new") == "# A\n<!-- x -->\nnew\n<!-- /x -->\nend\n"
    assert pages.has_marks(page, "x") and not pages.has_marks(page, "y")
    cell = Cell("salem1692", 4, "town", 2, "random")
    row = LevelRow(cell, wilson(9, 10), wilson(5, 10), odds_ratio(9, 10, 5, 10), 0.0, 0.0)
    assert "| 4 | town | 10 | 90.0% | 50.0% |" in arena.strength_table([row])
