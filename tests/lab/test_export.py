"""`meetinghouse export`: what stands in the rows, and what is refused."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from pyarrow import parquet

import meetinghouse as mh
from meetinghouse.engine.errors import BadInput
from meetinghouse.envs import layout_2
from meetinghouse.lab.batch import plans
from meetinghouse.lab.export import export, played
from tests.cli.tables import run

GAMES = {"salem1692": 4, "new_salem": 3, "affliction": 2}


@pytest.mark.parametrize("game", GAMES)
def test_a_row_holds_what_its_seat_knew_was_offered_and_did(game: str, tmp_path: Path) -> None:
    (plan,) = plans(game, GAMES[game], 1, 3, [1] * GAMES[game], None)
    record = played(plan)
    done = mh.replay(record)
    assert done.outcome is not None
    file = tmp_path / "x.parquet"
    assert export([record], file, views=True) == len(done.answers())
    table = parquet.read_table(file)
    facts = json.loads(table.schema.metadata[b"meetinghouse"])
    assert facts["game"] == game and facts["layout"] == 2
    rows = table.to_pylist()
    match = mh.walk(record).match  # as it was dealt
    for row in rows[:40]:
        ask = match.ask(row["seat"])
        assert ask is not None and row["legal"] == list(ask.numbers) and row["kind"] == ask.kind
        assert row["observation"] == layout_2.encode(match, row["seat"])
        assert json.loads(row["view"]) == json.loads(json.dumps(match.view(row["seat"])))
        chosen = ask.options[row["legal"].index(row["act"])]
        assert facts["acts"][row["act"]]["do"] == chosen.act.do
        match.answer(row["seat"], chosen)
    assert [row["act"] for row in rows] == [given.act for given in done.answers()]
    assert all(row["won"] == (row["seat"] in done.outcome.winners) for row in rows)


def test_unfinished_games_and_mixtures_are_refused(tmp_path: Path) -> None:
    running = mh.new_match("affliction", 2, seed=1).record()
    with pytest.raises(BadInput, match="unfinished-record"):
        export([running], tmp_path / "x.parquet")
    several = [played(next(iter(plans(game, GAMES[game], 1, 3, [1] * GAMES[game], None)))) for game in sorted(GAMES)]
    with pytest.raises(BadInput, match="mixed-games"):
        export(several[:2], tmp_path / "y.parquet")


def test_the_command_plays_or_reads(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, again = tmp_path / "a.parquet", tmp_path / "b.parquet"
    words = ["export", str(file), "affliction", "--seats", "2", "--games", "2", "--bots", "random", "--seed", "5"]
    status, out, _ = run(words, capsys)
    rows = parquet.read_table(file).num_rows
    assert status == 0 and str(file) in out and rows > 100
    records = []
    for number, plan in enumerate(plans("affliction", 2, 2, 5, ["random"] * 2, None)):
        records.append(tmp_path / f"{number}.jsonl")
        records[-1].write_text(played(plan), encoding="utf-8")
    assert run(["export", str(again), "--records", *map(str, records)], capsys)[0] == 0
    assert parquet.read_table(again).equals(parquet.read_table(file))
    for wrong in (["export", str(file)], ["export", str(file), "affliction", "--records", str(records[0])]):
        status, _, err = run(wrong, capsys)
        assert status == 2 and err.startswith("export-what")
    status, _, err = run(["export", str(tmp_path / "no" / "x.parquet"), "affliction"], capsys)
    assert status == 2 and err.startswith("cannot-write")
