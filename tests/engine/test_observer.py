"""The one way out of a table: its parts agree with each other, and nothing else goes round it."""

from __future__ import annotations

import ast

from meetinghouse.engine.visibility import viewer_bit
from tests.engine.tables import finished, say, toy
from tests.properties.play import tells
from tests.source import PACKAGE, files, tree

VIEWERS = range(-1, 4)


def test_nothing_outside_the_engine_and_the_games_reaches_into_a_match() -> None:
    inside = (PACKAGE / "engine", PACKAGE / "boardgames")
    found = []
    for path in files(PACKAGE):
        if any(folder in path.parents for folder in inside):
            continue
        for node in ast.walk(tree(path)):
            if (isinstance(node, ast.Attribute) and node.attr == "_table") or (
                isinstance(node, ast.Constant) and node.value == "_table"
            ):
                found.append(f"{path.relative_to(PACKAGE)}:{node.lineno}")
    assert found == []


def test_what_everybody_is_told_holds_what_each_viewer_is_told() -> None:
    match = finished()
    observer = match.observer
    every = observer.happened()
    assert len(every) == observer.event_count
    for viewer in VIEWERS:
        bit = viewer_bit(viewer)
        seen = [event.full if event.tells & bit else event.public for event in every if event.to & bit]
        assert seen == observer.told(viewer) == match.events(viewer)
    assert any(event.full is event.public for event in every)
    assert any(event.full != event.public for event in every)


def test_a_cursor_leaves_out_what_came_before_it() -> None:
    match = finished()
    observer = match.observer
    for cursor in (0, 3, observer.event_count):
        assert observer.happened(cursor) == observer.happened()[cursor:]
        for viewer in VIEWERS:
            assert len(tells(match, viewer, cursor)) == len(observer.told(viewer, cursor))


def test_viewers_with_the_same_key_see_the_same_decision() -> None:
    """So a server may encode it once for all of them; whoever has answered has a key of its own."""
    match = toy()
    say(match, 2, "point", seat=1)
    observer = match.observer
    shown = {observer.decision_key(viewer): observer.decision(viewer) for viewer in VIEWERS}
    assert len(shown) == 2
    for viewer in VIEWERS:
        assert observer.decision(viewer) == shown[observer.decision_key(viewer)]
    mine = observer.decision(2)
    assert mine is not None and mine["mine"] == {"do": "point", "seat": 1}


def test_the_version_rises_with_every_input_and_names_the_lines_it_added() -> None:
    match = toy()
    lines = match.record_lines()
    while match.outcome is None:
        before = match.version
        match.timeout()
        assert match.version > before
        lines += match.record_lines(before)
    assert lines == match.record_lines() and match.record_lines(match.version) == []


def test_answers_since_a_version() -> None:
    match = toy()
    say(match, 2, "point", seat=1)
    before = match.version
    say(match, 0, "point", seat=3)
    assert [given.seat for given in match.answers()] == [2, 0]
    assert [given.seat for given in match.answers(before)] == [0]
