"""Every field says who sees it, or the import fails."""

from __future__ import annotations

import json
from typing import Annotated, Any

import pytest

from meetinghouse.engine import visibility
from meetinghouse.engine.game import Kind
from meetinghouse.engine.table import Table
from meetinghouse.engine.visibility import (
    EVERYONE,
    Counts,
    Named,
    Owner,
    Public,
    Server,
    Vis,
    blank,
    plain,
    restore_value,
    shown,
    tupled,
    viewer_bit,
)
from tests.engine.tables import table, to, toy
from tests.engine.toy import CARDS

KINDS = ("moss", "salt")


class Every(Table):
    """One field of every shape that a game may use."""

    number: Public[int]
    flag: Public[bool]
    word: Public[str]
    maybe: Public[int | None]
    kind: Annotated[Public[int], Named(KINDS)]
    maybe_kind: Annotated[Public[int | None], Named(KINDS)]
    kinds: Annotated[Public[list[int]], Named(KINDS)]
    rows: Annotated[Public[list[list[int]]], Named(KINDS)]
    counts: Annotated[Public[list[int]], Counts(KINDS)]
    count_rows: Annotated[Public[list[list[int]]], Counts(KINDS)]
    numbers: Public[list[int]]
    grid: Public[list[list[int]]]
    pair: Public[tuple[int, str]]
    track: Public[tuple[int, ...]]
    loose: Public[tuple]  # type: ignore[type-arg]  # the shape the engine's own stack has
    group: Public[frozenset[int]]
    by_seat: Public[dict[int, int]]
    lists_by_name: Public[dict[str, list[int]]]
    own: Owner[list[int]]
    own_kind: Annotated[Owner[list[int]], Named(KINDS)]
    own_counts: Annotated[Owner[list[list[int]]], Counts(KINDS)]
    own_notes: Owner[list[dict[int, list[int]]]]
    hidden: Server[list[list[int]]]
    hidden_map: Server[dict[int, dict[int, int]]]
    floating: Server[float]

    @shown
    def sum_of_numbers(self, viewer: int) -> int:
        return sum(self.numbers) + viewer


FILLED: dict[str, Any] = {
    "number": 3,
    "flag": True,
    "word": "hm",
    "maybe": None,
    "kind": 1,
    "maybe_kind": 0,
    "kinds": [0, 1, 1],
    "rows": [[1], [], [0, 0]],
    "counts": [0, 2],
    "count_rows": [[1, 0], [0, 0]],
    "numbers": [4, 5],
    "grid": [[1], [2, 3]],
    "pair": (7, "x"),
    "track": (1, 2),
    "loose": (1, (2, "y")),
    "group": frozenset({5, 1}),
    "by_seat": {2: 9},
    "lists_by_name": {"a": [1]},
    "own": [10, 11],
    "own_kind": [0, 1],
    "own_counts": [[1, 1], [0, 3]],
    "own_notes": [{0: [1]}, {1: [2]}],
    "hidden": [[42], [43]],
    "hidden_map": {1: {2: 3}},
    "floating": 0.5,
}
SHOWN_TO_1: dict[str, Any] = {
    "number": 3,
    "flag": True,
    "word": "hm",
    "maybe": None,
    "kind": "salt",
    "maybe_kind": "moss",
    "kinds": ["moss", "salt", "salt"],
    "rows": [["salt"], [], ["moss", "moss"]],
    "counts": {"salt": 2},
    "count_rows": [{"moss": 1}, {}],
    "numbers": [4, 5],
    "grid": [[1], [2, 3]],
    "pair": [7, "x"],
    "track": [1, 2],
    "loose": [1, [2, "y"]],
    "group": [1, 5],
    "by_seat": {"2": 9},
    "lists_by_name": {"a": [1]},
    "own": 11,
    "own_kind": "salt",
    "own_counts": {"salt": 3},
    "own_notes": {"1": [2]},
    "sum_of_numbers": 10,
}


def filled() -> Every:
    made = Every.__new__(Every)
    for name, value in FILLED.items():
        setattr(made, name, value)
    return made


def show(made: Every, viewer: int) -> dict[str, Any]:
    view: dict[str, Any] = {}
    made.show_fields(view, viewer)
    return view


def test_each_shape_is_shown_in_plain_json() -> None:
    view = show(filled(), 1)
    assert view == SHOWN_TO_1
    assert list(view) == list(SHOWN_TO_1)  # always in the same order
    assert json.loads(json.dumps(view)) == view


def test_an_owner_sees_its_own_entry_and_a_spectator_none() -> None:
    assert show(filled(), 0)["own_counts"] == {"moss": 1, "salt": 1}
    spectator = show(filled(), -1)
    assert [spectator[name] for name in ("own", "own_kind", "own_counts", "own_notes")] == [None] * 4
    assert {k: v for k, v in spectator.items() if not k.startswith("own") and k != "sum_of_numbers"} == {
        k: v for k, v in SHOWN_TO_1.items() if not k.startswith("own") and k != "sum_of_numbers"
    }


def test_nobody_sees_what_is_the_servers() -> None:
    for viewer in (-1, 0, 1):
        assert not {"hidden", "hidden_map", "floating"} & set(show(filled(), viewer))
        assert "42" not in json.dumps(show(filled(), viewer))


def test_a_view_shares_nothing_with_the_table() -> None:
    made = filled()
    view = show(made, 1)
    for name in ("numbers", "grid", "rows", "lists_by_name", "by_seat", "own_notes"):
        view[name].clear()
    view["grid"].append(1)
    assert show(made, 1) == SHOWN_TO_1


def test_a_copy_shares_only_what_cannot_change() -> None:
    made, other = filled(), Every.__new__(Every)
    made.copy_fields(other)
    for name, value in FILLED.items():
        assert getattr(other, name) == value
    other.grid[0].append(9)
    other.rows[1].append(1)
    other.kinds.pop()
    other.lists_by_name["a"].append(2)
    other.by_seat[5] = 5
    other.own_counts[0][0] = 7
    other.own_notes[1][1].append(8)
    other.hidden[0][0] = 0
    other.hidden_map[1][2] = 0
    for name, value in SHOWN_TO_1.items():
        assert show(made, 1)[name] == value
    assert made.hidden == [[42], [43]] and made.hidden_map == {1: {2: 3}}


@pytest.mark.parametrize("name", [n for n in SHOWN_TO_1 if not n.startswith("own") and n != "sum_of_numbers"])
def test_what_is_shown_leads_back(name: str) -> None:
    field = next(f for f in Every.fields if f.name == name)
    assert restore_value(field.type, SHOWN_TO_1[name], field.named) == FILLED[name]
    assert restore_value(int | None, 4, None) == 4


@pytest.mark.parametrize(
    ("hint", "value", "named"),
    [
        (int, True, None),
        (int, "1", None),
        (bool, 1, None),
        (str, None, None),
        (int, "pepper", Named(KINDS)),
        (list[int], (1, 2), None),
        (list[int], {"pepper": 1}, Counts(KINDS)),
        (list[int], {"moss": True}, Counts(KINDS)),
        (list[int], {"moss": 0}, Counts(KINDS)),
        (list[int], {"moss": -1}, Counts(KINDS)),
        (list[int], ["moss"], Counts(KINDS)),
        (tuple[int, ...], 3, None),
        (tuple[int, str], [1], None),
        (tuple[int, str], "ab", None),
        (tuple, "ab", None),
        (dict[int, int], [1], None),
        (dict[int, int], {"a": 1}, None),
        (frozenset[int], {"a": 1}, None),
    ],
)
def test_anything_else_does_not_lead_back(hint: Any, value: Any, named: Named | None) -> None:
    with pytest.raises((TypeError, KeyError, ValueError, AttributeError)):
        restore_value(hint, value, named)


def test_blanks() -> None:
    assert [blank(h) for h in (int, str, list[int], dict[int, int], tuple[int, ...], frozenset[int])] == [
        0,
        "",
        [],
        {},
        (),
        frozenset(),
    ]
    assert blank(int | None) is None
    assert blank(Kind) is None  # what never changes has no empty value


def test_tuples_become_lists_and_come_back() -> None:
    assert plain((1, ("a", [2, (3,)]))) == [1, ["a", [2, [3]]]]
    assert tupled([1, ["a", [2]]]) == (1, ("a", (2,)))


def test_bits_of_viewers() -> None:
    assert viewer_bit(0) == 1 and viewer_bit(11) == 1 << 11 and viewer_bit(-1) == 1 << 31
    assert EVERYONE & viewer_bit(-1) and EVERYONE & viewer_bit(30)


# ---- what the import refuses -----------------------------------------------------------------------------------------


def declare(annotation: Any) -> None:
    visibility.Recorded("Bad", (Table,), {"__annotations__": {"field": annotation}, "__module__": __name__})


def test_a_field_without_a_mark_is_an_import_error() -> None:
    with pytest.raises(TypeError, match=r"Bad\.field does not say who sees it"):
        declare(int)
    with pytest.raises(TypeError, match="does not say who sees it"):
        declare(Annotated[int, Named(KINDS)])


def test_a_field_with_two_marks_is_an_import_error() -> None:
    with pytest.raises(TypeError, match="does not say who sees it"):
        declare(Annotated[int, Vis.PUBLIC, Vis.SERVER])


@pytest.mark.parametrize("name", ["run", "stack", "ask", "copy"])
def test_a_field_that_hides_a_part_of_the_table_is_an_import_error(name: str) -> None:
    with pytest.raises(TypeError, match="hides a part of the table"):
        visibility.Recorded("Bad", (Table,), {"__annotations__": {name: Public[int]}, "__module__": __name__})


@pytest.mark.parametrize("hint", [set[int], object, list[object], bytearray])
def test_a_field_that_cannot_be_copied_is_an_import_error(hint: Any) -> None:
    with pytest.raises(TypeError, match="no way to copy"):
        declare(Annotated[hint, Vis.SERVER])


@pytest.mark.parametrize("hint", [float, tuple[float, int], type(None), int | str])
def test_a_field_that_cannot_be_shown_is_an_import_error(hint: Any) -> None:
    with pytest.raises(TypeError, match="no way to show"):
        declare(Annotated[hint, Vis.PUBLIC])


def test_a_table_takes_no_field_that_it_has_not_declared() -> None:
    with pytest.raises(AttributeError):
        table(toy()).secret_plan = 1  # type: ignore[attr-defined]  # that it cannot be done is the point


def test_reprs_say_nothing_of_what_is_hidden() -> None:
    match = to(toy(), "turn")
    t = table(match)
    shown_text = " ".join(repr(x) for x in (match, t, t.decision, match.secret, t.decision and t.decision.kind))
    assert not any(card in shown_text for card in CARDS)
    assert "witch" not in shown_text and str(t.deck) not in shown_text
    assert repr(match) == "<Match of toy, 4 seats, running>"
