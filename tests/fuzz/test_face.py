"""Random JSON into every function of the face: the typed errors or a proper answer, never anything else."""

from __future__ import annotations

import contextlib
import copy
import json
import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import meetinghouse as mh
from meetinghouse.engine.match import Match
from tests.properties.play import deal, play, snapshot, viewers
from tests.properties.worlds import EFFORT, present

GAMES = pytest.mark.parametrize("game_id", present())
pytestmark = [EFFORT]
REFUSALS = (mh.IllegalMove, mh.BadInput, mh.BrokenRecord)

json_values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-3, 40)
    | st.integers()
    | st.floats(allow_nan=True)
    | st.text(max_size=8)
    | st.sampled_from(["seat", "do", "ask", "pass", "draw", "toy", "1"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=4),
    max_leaves=12,
)


def some_match(game_id: str, seed: int) -> Match:
    """A match of any size, somewhere on its way."""
    game = mh.find_game(game_id)
    rng = random.Random(seed)
    match = deal(game, rng.randint(game.spec.min_seats, game.spec.max_seats), {}, seed)
    play(match, rng, rng.choice((0, 3, 20, 120)))
    return match


def refused_or_fine(call: Any, *args: Any, **named: Any) -> Any:
    try:
        return call(*args, **named)
    except REFUSALS as error:
        assert str(error) and error.code == error.code.lower()
        return None


@given(game=json_values, seats=json_values, options=json_values, seed=json_values)
def test_new_matches(effort: str, game: Any, seats: Any, options: Any, seed: Any) -> None:
    for game_id in (game, *present()):
        match = refused_or_fine(mh.new_match, game_id, seats, options=options, seed=seed)
        assert match is None or isinstance(match, Match)


@GAMES
@given(data=st.data(), seed=st.integers(0, 10_000))
def test_options(game_id: str, effort: str, data: st.DataObject, seed: int) -> None:
    names = sorted(mh.find_game(game_id).spec.options)
    options = data.draw(st.dictionaries(st.sampled_from(names) | st.text(max_size=5), json_values, max_size=3))
    seats = data.draw(st.integers(0, 14))
    match = refused_or_fine(mh.new_match, game_id, seats, options=options, seed=seed)
    if match is not None:
        assert {name: match.options[name] for name in options} == options


@GAMES
@given(data=st.data(), seed=st.integers(0, 10_000))
def test_a_running_match(game_id: str, effort: str, data: st.DataObject, seed: int) -> None:
    """Whatever is thrown at a match, what is refused leaves everything as it was."""
    match = some_match(game_id, seed)
    before = snapshot(match)
    seat: Any = data.draw(json_values | st.integers(-1, match.seats))
    choice: Any = data.draw(
        json_values
        | st.fixed_dictionaries(
            {"ask": st.integers(0, 200) | st.just(match._table.ask_id), "do": acts(game_id)},
            optional={"seat": json_values, "card": json_values, "target": st.integers(-1, 13)},
        )
    )
    since: Any = data.draw(json_values)
    refused_or_fine(match.ask, seat)
    refused_or_fine(match.view, seat)
    refused_or_fine(match.events, seat)
    refused_or_fine(match.events, 0, since)
    assert snapshot(match) == before
    for what in ("answer", "timeout"):
        twin = match.copy()
        try:
            if what == "answer":
                twin.answer(seat, choice)
            else:
                twin.timeout(since)
        except REFUSALS:
            assert snapshot(twin) == before
        else:
            assert snapshot(twin) != before


def acts(game_id: str) -> st.SearchStrategy[Any]:
    return st.sampled_from(sorted({act.do for act in mh.find_game(game_id).acts.acts})) | st.text(max_size=4)


@given(text=json_values | st.text(max_size=200), secret=json_values)
def test_records_of_nothing(effort: str, text: Any, secret: Any) -> None:
    as_line = json.dumps(text)
    for given_text in (text, as_line, f'{{"format":"meetinghouse-record/1"}}\n{as_line}'):
        assert refused_or_fine(mh.replay, given_text) is None
        verdict = refused_or_fine(mh.verify, given_text)
        assert verdict is None or verdict.reason == "unfinished"
    assert secret is None or refused_or_fine(mh.replay, as_line, secret) is None


@GAMES
@given(data=st.data(), seed=st.integers(0, 10_000))
def test_records_with_something_changed(game_id: str, effort: str, data: st.DataObject, seed: int) -> None:
    match = some_match(game_id, seed)
    if data.draw(st.booleans()):
        play(match, random.Random(seed))
    lines = match.record().split("\n")[:-1]
    for _ in range(data.draw(st.integers(1, 3))):
        n = data.draw(st.integers(0, len(lines) - 1))
        if data.draw(st.integers(0, 3)) == 0:
            lines[n] = mangle_text(data, lines[n])
        else:
            with contextlib.suppress(ValueError):  # a line that was mangled before is no JSON any more
                lines[n] = json.dumps(mangle(data, json.loads(lines[n])))
    text = "\n".join(lines) + "\n"
    again = refused_or_fine(mh.replay, text)
    if again is not None:  # another game that could have been played
        for viewer in viewers(again):
            json.dumps(again.view(viewer))
    verdict = refused_or_fine(mh.verify, text)
    assert verdict is None or isinstance(verdict, mh.Verdict)


@GAMES
@given(view=json_values, seed=json_values, events=json_values)
def test_views_of_nothing(game_id: str, effort: str, view: Any, seed: Any, events: Any) -> None:
    assert refused_or_fine(mh.imagine, game_id, view, seed=seed, events=events) is None


@GAMES
@given(data=st.data(), seed=st.integers(0, 10_000))
def test_views_with_something_changed(game_id: str, effort: str, data: st.DataObject, seed: int) -> None:
    match = some_match(game_id, seed)
    viewer = data.draw(st.integers(-1, match.seats - 1))
    view = copy.deepcopy(match.view(viewer))
    for _ in range(data.draw(st.integers(1, 2))):
        view = mangle(data, view)
    events = data.draw(st.none() | st.just(match.events(viewer)) | json_values)
    twin = refused_or_fine(mh.imagine, game_id, view, seed=seed, events=events)
    if twin is not None:  # a view that some table can give: exactly that table, and one that can be played on
        assert json.dumps(twin.view(view["viewer"]), sort_keys=True) == json.dumps(view, sort_keys=True)
        play(twin, random.Random(seed), 40)


def mangle(data: st.DataObject, value: Any) -> Any:
    """The same JSON with one thing changed, taken away, added, doubled or swapped, anywhere inside."""
    if isinstance(value, dict) and value and data.draw(st.integers(0, 5)):
        key = data.draw(st.sampled_from(sorted(value)))
        how = data.draw(st.integers(0, 6))
        if how == 0:
            return {k: v for k, v in value.items() if k != key}
        if how == 1:
            return {**value, data.draw(st.text(max_size=5)): data.draw(json_values)}
        return {**value, key: mangle(data, value[key])}
    if isinstance(value, list) and value and data.draw(st.integers(0, 5)):
        at = data.draw(st.integers(0, len(value) - 1))
        how = data.draw(st.integers(0, 6))
        if how == 0:
            return value[:at] + value[at + 1 :]
        if how == 1:
            return [*value[: at + 1], *value[at:]]
        if how == 2:
            return value[::-1]
        return [*value[:at], mangle(data, value[at]), *value[at + 1 :]]
    if type(value) is int and data.draw(st.booleans()):
        return value + data.draw(st.sampled_from([-1, 1, 100, -100]))
    return data.draw(json_values)


def mangle_text(data: st.DataObject, line: str) -> str:
    at = data.draw(st.integers(0, len(line)))
    length = data.draw(st.integers(0, 10))
    return line[:at] + data.draw(st.text(max_size=3)) + line[at + length :]
