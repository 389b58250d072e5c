"""Games as a table for learning: one row for each answer, in Parquet. Needs the extra `export`.

What the columns are, where the numbers come from and what they are not good for stands in docs/data-card.md.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from itertools import chain, islice
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa
from pyarrow import parquet

import meetinghouse as mh
from meetinghouse.bots.driver import play, table_of
from meetinghouse.bots.seeing import places
from meetinghouse.engine.errors import BadInput
from meetinghouse.engine.record import read
from meetinghouse.engine.walk import Given
from meetinghouse.lab.batch import Plan

LAYOUT = 2
_AT_ONCE = 5_000  # rows in memory before they are written

_COLUMNS: dict[str, Any] = {
    "match": pa.int32(),
    "step": pa.int32(),
    "seats": pa.int8(),
    "options": pa.dictionary(pa.int32(), pa.string()),
    "seat": pa.int8(),
    "kind": pa.dictionary(pa.int32(), pa.string()),
    "observation": pa.binary(),
    "legal": pa.list_(pa.int16()),
    "act": pa.int16(),
    "outcome": pa.dictionary(pa.int32(), pa.string()),
    "won": pa.bool_(),
}


def played(plan: Plan) -> str:
    """The record of one game between bots."""
    assert plan.levels is not None  # a line-up by side cannot be named before the deal
    match = mh.new_match(plan.game, plan.seats, dict(plan.options), plan.deal)
    return play(match, table_of(plan.game, plan.levels, plan.players)).record()


def rows(record: str, number: int, views: bool) -> Iterator[dict[str, Any]]:
    """The answers of a finished record, each with what its seat knew before it."""
    outcome = mh.replay(record).outcome
    if outcome is None:
        raise BadInput("unfinished-record", expected="a game that is over", got=number)
    journey = mh.walk(record)
    match, steps = journey.match, iter(journey)
    watcher = match.observer.watcher(LAYOUT)
    options = json.dumps(match.options, sort_keys=True)
    for step, given in enumerate(read(record).inputs):
        if isinstance(given, Given):
            ask = match.ask(given.seat)
            assert ask is not None  # it was answered
            seen = np.frombuffer(watcher.look(given.seat), np.uint8)[places(match.game, match.seats, given.seat)]
            row = {
                "match": number,
                "step": step,
                "seats": match.seats,
                "options": options,
                "seat": given.seat,
                "kind": ask.kind,
                "observation": seen.tobytes(),
                "legal": list(ask.numbers),
                "act": match.check(given.seat, given.choice)[1],
                "outcome": outcome.reason,
                "won": given.seat in outcome.winners,
            }
            yield row | {"view": json.dumps(match.view(given.seat))} if views else row
        next(steps)


def schema(game: str, views: bool) -> Any:
    """The columns, and what is needed to read them without us: versions, and what each act's number means."""
    found = mh.find_game(game)
    facts = {
        "game": game,
        "meetinghouse": mh.__version__,
        "rules": found.spec.rules_version,
        "layout": LAYOUT,
        "acts": [act.json for act in found.acts.acts],
    }
    columns = _COLUMNS | ({"view": pa.string()} if views else {})
    return pa.schema(list(columns.items()), {"meetinghouse": json.dumps(facts, default=dict)})


def export(records: Iterable[str], target: Path, views: bool = False) -> int:
    """Write the answers of records of one game to a file; returns how many there were."""
    todo = iter(records)
    first = next(todo)
    game = read(first).head["game"]
    columns = schema(game, views)

    def answers() -> Iterator[dict[str, Any]]:
        for number, record in enumerate(chain([first], todo)):
            if read(record).head["game"] != game:
                raise BadInput("mixed-games", expected=game, got=read(record).head["game"])
            yield from rows(record, number, views)

    count, source = 0, answers()
    with parquet.ParquetWriter(target, columns, compression="zstd") as file:
        while some := list(islice(source, _AT_ONCE)):
            file.write_table(pa.Table.from_pylist(some, columns))
            count += len(some)
    return count
