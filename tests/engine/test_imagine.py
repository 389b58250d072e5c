"""From a view back to a match."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest

from meetinghouse.engine.chance import seal_from_seed
from meetinghouse.engine.errors import BadInput
from meetinghouse.engine.imagine import imagine, same
from meetinghouse.engine.match import Match
from tests.engine.tables import finished, say, table, to, toy
from tests.engine.toy import TOY, Lantern, build
from tests.properties.play import asked


def imagined(match: Match, viewer: int, seed: int = 5) -> Match:
    return imagine(TOY, json.loads(json.dumps(match.view(viewer))), seal_from_seed(seed))


def test_an_imagined_match_looks_the_same_to_its_viewer() -> None:
    for kind in ("point", "lantern", "turn", "vote"):
        match = to(toy(), kind) if kind != "point" else toy()
        for viewer in range(-1, 4):
            twin = imagined(match, viewer)
            assert json.dumps(twin.view(viewer)) == json.dumps(match.view(viewer))
            assert asked(twin, viewer) == asked(match, viewer)


def test_what_the_viewer_cannot_know_differs_between_imagined_matches() -> None:
    match = to(toy(seats=6), "turn")
    witch = table(match).role.index(1)
    viewer = (witch + 1) % 6
    worlds = [table(imagined(match, viewer, seed)) for seed in range(40)]
    assert len({tuple(t.role) for t in worlds}) == 5
    assert len({tuple(t.deck) for t in worlds}) > 20
    assert all(t.role[viewer] == 0 and t.hand[viewer] == table(match).hand[viewer] for t in worlds)
    assert {tuple(table(imagined(match, witch, seed)).role) for seed in range(9)} == {tuple(table(match).role)}


def test_the_same_seed_imagines_the_same() -> None:
    match = to(toy(), "turn")
    assert table(imagined(match, 0)).deck == table(imagined(match, 0)).deck


def test_own_answers_are_remembered_and_open_ones_imagined() -> None:
    match = to(toy(rounds=1), "vote")
    say(match, 1, "vote", seat=3)
    say(match, 2, "vote", seat=0)
    twin = imagined(match, 1)
    assert twin.waiting == (0, 3) and twin.ask(1) is None
    assert twin.view(1)["decision"]["mine"] == {"do": "vote", "seat": 3}
    named = {imagined(match, 1, seed)._table.answers[2] for seed in range(30)}
    assert len(named) == 4
    secret = toy()
    say(secret, 1, "point", seat=3)
    say(secret, 2, "point", seat=0)
    assert imagined(secret, 1).waiting == (0, 2, 3)  # that 2 has answered is not for 1 to know


def test_events_of_the_past_can_be_given_along() -> None:
    match = to(toy(), "turn")
    view, events = match.view(2), match.events(2)
    twin = imagine(TOY, view, seal_from_seed(1), events)
    assert twin.events(2) == events and twin.events(2, since=3) == events[3:]
    assert twin.events(0) == []
    twin.timeout()
    assert twin.events(2)[: len(events)] == events and len(twin.events(2)) > len(events) - 1
    assert twin.copy().events(2) == twin.events(2)
    twin.events(2)[0].clear()
    assert twin.events(2)[0] == events[0]


def test_an_imagined_match_has_no_record() -> None:
    with pytest.raises(BadInput) as caught:
        imagined(toy(), 0).record()
    assert caught.value.code == "no-record"
    with pytest.raises(BadInput):
        imagined(toy(), 0).copy().record()


def test_a_finished_match_can_be_imagined() -> None:
    match = finished()
    for viewer in range(-1, 4):
        twin = imagined(match, viewer)
        assert twin.outcome == match.outcome and twin.waiting == ()


def test_json_is_the_same_only_when_types_are() -> None:
    assert same({"a": 1, "b": [True]}, {"b": [True], "a": 1})
    assert not same({"a": 1}, {"a": True}) and not same([1], [1.0])


# ---- refusals --------------------------------------------------------------------------------------------------------


def refused(view: Any, events: Any = None) -> BadInput:
    with pytest.raises(BadInput) as caught:
        imagine(TOY, view, seal_from_seed(1), events)
    return caught.value


@pytest.mark.parametrize("view", [None, 3, "view", [], {}, {"game": "toy"}, {"game": "toy", "rules": "1"}])
def test_what_is_no_view_is_refused(view: Any) -> None:
    assert refused(view).expected is not None


@pytest.mark.parametrize("events", [3, {}, "x", [1], [None]])
def test_what_are_no_events_is_refused(events: Any) -> None:
    assert refused(toy().view(0), events).code == "bad-view"


VIEW = to(toy(), "turn").view(0)


@pytest.mark.parametrize("name", sorted(VIEW))
@pytest.mark.parametrize("value", [None, -7, True, "?", [], {}, [[]], [None], {"?": 1}, 1.5])
def test_a_view_with_one_thing_wrong_is_refused_or_fits(name: str, value: Any) -> None:
    view = copy.deepcopy(VIEW)
    view[name] = value
    try:
        twin = imagine(TOY, view, seal_from_seed(1))
    except BadInput as error:
        assert error.code in ("bad-view", "bad-seats", "bad-option")
    else:
        assert same(twin.view(0), view)


@pytest.mark.parametrize("name", sorted(VIEW))
def test_a_view_with_one_thing_missing_is_refused(name: str) -> None:
    view = copy.deepcopy(VIEW)
    del view[name]
    refused(view)


@pytest.mark.parametrize(
    "values",
    [
        {"kind": "salem1692.turn"},
        {"kind": "toy.fly"},
        {"kind": 3},
        {"seats": []},
        {"seats": [0, 0]},
        {"seats": [9]},
        {"seats": ["0"]},
        {"id": "1"},
        {"id": None},
        {"mine": {"do": "fly"}},
        {"mine": {"do": "claim"}},
        {"mine": 3},
        {"data": 3},
        {"answered": [0]},
        {"closes": "never"},
        {"seconds": 31},
        {"extra": 1},
    ],
)
def test_a_decision_that_does_not_exist_is_refused(values: dict[str, Any]) -> None:
    view = copy.deepcopy(VIEW)
    view["decision"].update(values)
    assert refused(view).code == "bad-view"


@pytest.mark.parametrize("stack", [["burn"], [["fly", 1]], [[]], [[["burn"]]], "x", [3]])
def test_a_stack_that_cannot_be_is_refused(stack: Any) -> None:
    assert refused({**VIEW, "stack": stack}).code == "bad-view"


def test_a_view_that_contradicts_itself_is_refused() -> None:
    error = refused({**VIEW, "hand": {"moss": 20}})
    assert error.code == "bad-view"
    assert refused({**VIEW, "deck_left": 1}).got == "a view that contradicts itself"


def test_a_refusal_of_the_game_itself_is_kept() -> None:
    def grumble(t: Lantern, view: dict[str, Any]) -> None:
        raise BadInput("bad-view", expected="better manners", got="this")

    with pytest.raises(BadInput, match="better manners"):
        imagine(build(imagine=grumble), VIEW, seal_from_seed(1))


def test_views_of_other_rules_are_refused() -> None:
    assert refused({**VIEW, "rules": "2"}).code == "bad-view"
    assert refused({**VIEW, "viewer": 4}).code == "bad-view"
    assert refused({**VIEW, "viewer": True}).code == "bad-view"
