"""What doubted answers cost: two copies of a table that differ by one answer, and what many of them say."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

import meetinghouse as mh
from bench import coaching
from bench.doubts import Cost, compare, level2_blamed, mean_of, reseed, rows_of
from meetinghouse.bots.base import make
from meetinghouse.bots.driver import Driver
from meetinghouse.learn.judging import SILENT, Measured, by_doubt, weighed


def test_copies_that_differ_by_nothing_end_alike_and_the_game_itself_goes_on_untouched() -> None:
    match = mh.new_match("new_salem", 3, {}, 3)
    driver = Driver(match, {seat: make("new_salem", 2, seat, 3) for seat in range(3)})
    for _ in range(12):
        driver.step()
    seat = match.waiting[0]
    ask = match.ask(seat)
    assert ask is not None
    before = match.version
    one, same = compare(driver, seat, (ask.options[0], ask.options[0]), 2, Random(1))
    assert one == same and match.version == before
    driver.run()
    assert match.outcome is not None


def test_every_chance_of_a_bot_gets_a_new_seed() -> None:
    bots = [make("salem1692", 2, 0, 1) for _ in range(2)]
    states = []
    for bot, seed in zip(bots, (5, 6), strict=True):
        reseed(bot, seed)
        voice = getattr(bot, "voice")  # noqa: B009  # a bot of unknown level
        states.append((getattr(bot, "chance").getstate(), voice.manners.chance.getstate()))  # noqa: B009
    assert states[0][0] != states[1][0] and states[0][1] != states[1][1] and states[0][0] != states[0][1]


def test_positions_of_one_deal_hang_together() -> None:
    rows = [Cost(deal, "target", "town", 0.001, "chance", 2, 1, 2) for deal in (1, 1, 2, 2)]
    assert mean_of(rows) == (4, 2, 50.0, 50.0, 50.0)
    mixed = [*rows[:2], *(row._replace(better=0, other=1) for row in rows[2:])]
    apart = [row._replace(deal=at) for at, row in enumerate(mixed)]
    assert mean_of(mixed).low < mean_of(apart).low < 0.0 == mean_of(apart).loss
    assert [(row.role, row.below) for row in rows_of(rows)] == [
        ("", 0.002),
        ("", 0.01),
        ("town", 0.002),
        ("town", 0.01),
    ]


def test_a_coach_speaks_where_its_table_does(tmp_path: Path) -> None:
    match = mh.new_match("salem1692", 4, {}, 1)
    ask = match.ask(match.waiting[0])
    assert ask is not None and len(ask.options) >= 3
    row = Measured("dawn", "", 0.01, 10, 5, 4.0, 2.0, 6.0)
    found = weighed(ask, [0.5, 0.495, *[0.005 / (len(ask.options) - 2)] * (len(ask.options) - 2)], row)
    assert found.worth == tuple(ask.options[:2]) and len(found.costly) == len(ask.options) - 2
    assert weighed(ask, [1 / len(ask.options)] * len(ask.options), row) == SILENT == weighed(ask, None, row)
    helped = weighed(ask, [0.5, 0.495, *[0.005 / (len(ask.options) - 2)] * (len(ask.options) - 2)], None, 0.05)
    assert helped.worth == found.worth and not helped.costly, "advice alone blames nobody"
    file = tmp_path / "doubts.json"
    file.write_text(json.dumps({"rows": [row._replace(low=-0.5)], "advice": [row._replace(low=-0.5)]}), "utf-8")
    assert by_doubt("salem1692", file)(match.view(match.waiting[0]), ask, []) == SILENT


def test_the_command_measures_and_says_how_much(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept = tmp_path / "costs.jsonl"
    coaching.main(["measure", "new_salem", "--games", "1", "--seed", "3", "--keep", str(kept)])
    lines = [Cost(*json.loads(line)) for line in kept.read_text("utf-8").splitlines()]
    assert lines and {one.times for one in lines} == {2} and all(one.doubt < 0.01 for one in lines)
    assert f"| {lines[0].kind} | all | 0.01 |" in capsys.readouterr().out
    other = tmp_path / "advice.jsonl"
    coaching.main(["advice", "salem1692", "--games", "1", "--seed", "6", "--keep", str(other)])
    own = [Cost(*json.loads(line)) for line in other.read_text("utf-8").splitlines()]
    assert {(one.kind, one.by) for one in own} == {("turn", "newcomer")} and all(one.doubt < 0.05 for one in own)
    assert "| turn | all | 0.05 |" in capsys.readouterr().out
    moves, blamed, wrong = level2_blamed("new_salem", 5, 4, 0.3)
    assert 0 <= blamed < moves / 4 and not wrong
