"""`meetinghouse export`: what stands in the rows, and what is refused."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from pyarrow import parquet

import meetinghouse as mh
from meetinghouse.bots.base import make, numbered
from meetinghouse.bots.driver import play
from meetinghouse.bots.talking import MatchTalk
from meetinghouse.engine.errors import BadInput
from meetinghouse.lab.batch import plans
from meetinghouse.lab.export import export, played
from meetinghouse.observation.layout import VERSION
from meetinghouse.observation.numbers import hidden_rows
from meetinghouse.observation.seeing import observe
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
    assert facts["game"] == game and facts["observation"] == VERSION
    rows = table.to_pylist()
    match = mh.walk(record).match  # as it was dealt
    for row in rows[:40]:
        ask = match.ask(row["seat"])
        assert ask is not None and row["legal"] == list(ask.numbers) and row["kind"] == ask.kind
        assert row["observation"] == observe(match, row["seat"]).tobytes()
        assert json.loads(row["view"]) == json.loads(json.dumps(match.view(row["seat"])))
        chosen = ask.options[row["legal"].index(row["act"])]
        assert facts["acts"][row["act"]]["do"] == chosen.act.do
        match.answer(row["seat"], chosen)
    assert [row["act"] for row in rows] == [given.act for given in done.answers()]
    assert all(row["won"] == (row["seat"] in done.outcome.winners) for row in rows)


def test_talk_stands_beside_the_next_answer(tmp_path: Path) -> None:
    match = mh.new_match("salem1692", 4, seed=2)
    bots = [make("salem1692", 2, seat, 2) for seat in range(4)]
    talk = MatchTalk(match, dict(enumerate(bots)), numbered(4))
    play(match, bots, talk=talk)
    export([talk.record()], tmp_path / "x.parquet")
    rows = parquet.read_table(tmp_path / "x.parquet").to_pylist()
    said = [json.loads(line) for row in rows for line in row["talk"]]
    assert said and said == [json.loads(json.dumps(line)) for _, line in talk.lines][: len(said)]
    export([match.record()], tmp_path / "y.parquet")
    bare = parquet.read_table(tmp_path / "y.parquet").to_pylist()
    assert bare == [{**row, "talk": []} for row in rows]


@pytest.mark.parametrize("game", GAMES)
def test_hidden_columns_say_who_was_what(game: str, tmp_path: Path) -> None:
    (plan,) = plans(game, GAMES[game], 1, 4, [1] * GAMES[game], None)
    record, file = played(plan), tmp_path / "x.parquet"
    export([record], file, hidden=True, made_with={"seed": 4})
    table = parquet.read_table(file)
    assert json.loads(table.schema.metadata[b"meetinghouse"])["seed"] == 4
    match, sides = mh.walk(record).match, mh.find_game(game).sides
    (row, *_) = table.to_pylist()
    views = [match.view(seat) for seat in range(match.seats)]
    assert [json.loads(view) for view in row["every_view"]] == json.loads(json.dumps(views))
    assert row["sides"] == ([] if sides is None else [sides.of_view(view) for view in views])
    assert row["hidden"] == hidden_rows(match, row["seat"])
    export([record], file)
    assert not {"sides", "every_view", "hidden"} & set(parquet.read_table(file).column_names), "only where asked for"


def test_the_command_writes_games_with_talk(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Bots speak beside their answers, and the file says that it was made so."""
    words = ["salem1692", "--seats", "4", "--games", "2", "--bots", "level2", "--seed", "3"]
    files = [tmp_path / name for name in ("quiet", "loud", "again")]
    for file in files:
        talk = ["--talk"] if file.name != "quiet" else []
        assert run(["export", str(file), *words, *talk], capsys)[0] == 0
    quiet, loud, again = (parquet.read_table(file) for file in files)
    assert not any(quiet["talk"].to_pylist()) and loud.equals(again)
    said = [json.loads(line) for lines in loud["talk"].to_pylist() for line in lines]
    assert {line["said"] for line in said} == {0, 1, 2, 3} and all(line["remark"] for line in said)
    assert json.loads(loud.schema.metadata[b"meetinghouse"])["command"].endswith("--seed 3 --talk")


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
    made_with = json.loads(parquet.read_schema(file).metadata[b"meetinghouse"])
    assert made_with["seed"] == 5 and made_with["bots"] == ["random", "random"]
    told = "meetinghouse export a.parquet affliction --seats 2 --games 2 --bots random --seed 5"
    assert made_with["command"] == told and str(tmp_path) not in json.dumps(made_with)
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
