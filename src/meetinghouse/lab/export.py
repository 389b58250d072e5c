"""Games as a table for learning: one row for each answer, in Parquet. Needs the extra `export`.

What the columns are, where the numbers come from and what they are not good for stands in docs/data-card.md.
"""

import json
from collections.abc import Iterable, Iterator, Mapping
from itertools import chain, islice
from pathlib import Path
from typing import Any

import pyarrow as pa
from pyarrow import parquet

import meetinghouse as mh
from meetinghouse.bots.base import numbered
from meetinghouse.bots.driver import play, table_of
from meetinghouse.bots.talking import Budget, MatchTalk
from meetinghouse.engine.errors import BadInput
from meetinghouse.engine.record import dump, read
from meetinghouse.engine.walk import Given
from meetinghouse.lab.batch import Plan, deal
from meetinghouse.observation.layout import VERSION
from meetinghouse.observation.numbers import hidden_rows
from meetinghouse.observation.seeing import look
from meetinghouse.observation.watching import watch
from meetinghouse.research import NOTHING

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
    "talk": pa.list_(pa.string()),
    "act": pa.int16(),
    "outcome": pa.dictionary(pa.int32(), pa.string()),
    "won": pa.bool_(),
}


# With `hidden`: each seat's side at that moment, all that each knew, and what nobody may see, as critics read it.
_HIDDEN: dict[str, Any] = {"sides": pa.list_(pa.string()), "every_view": pa.list_(pa.string()), "hidden": pa.binary()}


def played(plan: Plan, talks: bool = False) -> str:
    """The record of one game between bots, with all they say where they talk."""
    match = deal(plan)
    bots = table_of(plan.game, plan.levels, plan.players)
    talk = MatchTalk(match, dict(enumerate(bots)), numbered(plan.seats), Budget(beside=True)) if talks else None
    play(match, bots, talk=talk)
    return match.record() if talk is None else talk.record()


def rows(record: str, number: int, views: bool, hidden: bool = False) -> Iterator[dict[str, Any]]:
    """The answers of a finished record, each with what its seat knew before it."""
    outcome = mh.replay(record).outcome
    if outcome is None:
        raise BadInput("unfinished-record", expected="a game that is over", got=number)
    journey = mh.walk(record)
    match, steps = journey.match, iter(journey)
    watcher = watch(match)
    sides = mh.find_game(match.game).sides
    options = json.dumps(match.options, sort_keys=True)
    taken = read(record)
    said: dict[int, list[str]] = {}  # what was said before each input, as lines of the record
    for before, line in taken.talk:
        said.setdefault(before, []).append(dump(line))
    for step, given in enumerate(taken.inputs):
        if isinstance(given, Given):
            ask = match.ask(given.seat)
            assert ask is not None  # it was answered
            row = {
                "match": number,
                "step": step,
                "seats": match.seats,
                "options": options,
                "seat": given.seat,
                "kind": ask.kind,
                "observation": look(watcher, given.seat).tobytes(),
                "legal": list(ask.numbers),
                "talk": said.get(step, []),
                "act": match.check(given.seat, given.choice)[1],
                "outcome": outcome.reason,
                "won": given.seat in outcome.winners,
            }
            if views:
                row["view"] = json.dumps(match.view(given.seat))
            if hidden:
                every = [match.view(seat) for seat in range(match.seats)]
                row["sides"] = [] if sides is None else [sides.of_view(view) for view in every]
                row["every_view"] = [json.dumps(view) for view in every]
                row["hidden"] = hidden_rows(match, given.seat)
            yield row
        next(steps)


def schema(game: str, views: bool, hidden: bool = False, made_with: Mapping[str, Any] = NOTHING) -> Any:
    """The columns, and what is needed to read them without us: versions, what acts mean, how it was made."""
    found = mh.find_game(game)
    facts = {
        "game": game,
        "meetinghouse": mh.__version__,
        "rules": found.spec.rules_version,
        "observation": VERSION,
        "acts": [act.json for act in found.acts.acts],
        **made_with,
    }
    columns = _COLUMNS | ({"view": pa.string()} if views else {}) | (_HIDDEN if hidden else {})
    return pa.schema(list(columns.items()), {"meetinghouse": json.dumps(facts, default=dict)})


def export(
    records: Iterable[str],
    target: Path,
    views: bool = False,
    hidden: bool = False,
    made_with: Mapping[str, Any] = NOTHING,
) -> int:
    """Write the answers of records of one game to a file; returns how many there were. `hidden` adds what was true of
    all seats, `made_with` goes into the file's metadata."""
    todo = iter(records)
    first = next(todo)
    game = read(first).head["game"]
    columns = schema(game, views, hidden, made_with)

    def answers() -> Iterator[dict[str, Any]]:
        for number, record in enumerate(chain([first], todo)):
            if read(record).head["game"] != game:
                raise BadInput("mixed-games", expected=game, got=read(record).head["game"])
            yield from rows(record, number, views, hidden)

    count, source = 0, answers()
    with parquet.ParquetWriter(target, columns, compression="zstd") as file:
        while some := list(islice(source, _AT_ONCE)):
            file.write_table(pa.Table.from_pylist(some, columns))
            count += len(some)
    return count
