"""S2: Dawn."""

from __future__ import annotations

import pytest

import meetinghouse as mh
from tests.boardgames.salem1692.scene import Scene


def dawn(seats: int = 6, seed: int = 3) -> Scene:
    """A fresh table, with the witches' seats known to the test."""
    return Scene(mh.new_match("salem1692", seats, seed=seed))


def witches(s: Scene) -> list[int]:
    return [x for x in range(s.t.seats) if s.t.witch[x]]


def two_witches(seats: int = 6) -> Scene:
    return next(s for s in (dawn(seats, seed) for seed in range(100)) if len(witches(s)) == 2)


@pytest.mark.rule("S2.1", "S2.9", "S2.10")
def test_the_witches_give_the_cat_and_its_owner_begins() -> None:
    s = two_witches()
    a, b = witches(s)
    target = next(x for x in range(6) if x not in (a, b))
    s.point({a: target, b: target})
    s.point({a: target, b: target})
    assert s.front(target) == {"black_cat": 1}
    assert s.events("cat_given")[0]["seat"] == target
    assert s.asked == (target,)
    assert s.kind == "turn"
    told = s.match.events(next(x for x in range(6) if x not in (a, b)))
    assert not [e for e in told if e["key"] in ("salem1692.witches_pointed", "salem1692.eyes_open")]


@pytest.mark.rule("S2.2")
def test_two_pointings_alike_for_all() -> None:
    s = two_witches()
    for kind in ("dawn", "dawn_again"):
        assert s.kind == kind
        assert s.match.waiting == tuple(range(6))
        assert all(s.seats_offered(x) == list(range(6)) for x in range(6))
        s.point({})
    assert s.kind == "turn"


@pytest.mark.rule("S2.3")
def test_only_the_witches_learn_who_they_are() -> None:
    s = two_witches()
    pair = witches(s)
    for seat in range(6):
        learned = s.match.view(seat)["learned"]
        assert learned == ([[0, "witches", pair, 0]] if seat in pair else [])
        assert bool(s.events("eyes_open", seat)) == (seat in pair)


@pytest.mark.rule("S2.4")
def test_a_witch_may_name_herself() -> None:
    s = two_witches()
    a, b = witches(s)
    s.point({a: a, b: a})
    s.point({a: a, b: a})
    assert s.front(a) == {"black_cat": 1}


@pytest.mark.rule("S2.5")
def test_in_between_the_witches_see_each_others_first_choice() -> None:
    s = two_witches()
    a, b = witches(s)
    others = [x for x in range(6) if x not in (a, b)]
    s.point({a: others[0], b: others[1]})
    for seat in (a, b):
        assert s.match.view(seat)["witches_pointing"] == {str(a): others[0], str(b): others[1]}
    for seat in (*others, -1):
        assert s.match.view(seat)["witches_pointing"] is None


@pytest.mark.rule("S2.6")
def test_the_second_choice_counts_and_ties_go_by_chance() -> None:
    s = two_witches()
    a, b = witches(s)
    x, y = [s for s in range(6) if s not in (a, b)][:2]
    s.point({a: x, b: x})
    s.luck(("pick", 2, 1))
    s.point({a: x, b: y})
    assert s.front(max(x, y)) == {"black_cat": 1}


@pytest.mark.rule("S2.6")
def test_the_towns_pointing_does_not_count() -> None:
    s = two_witches()
    a, b = witches(s)
    x, y = [s for s in range(6) if s not in (a, b)][:2]
    for _ in range(2):
        for seat in range(6):
            s.do(seat, "seat", seat=x if seat in (a, b) else y)
    assert s.front(x) == {"black_cat": 1}


@pytest.mark.rule("S2.7")
def test_the_others_suspect_and_trust_for_the_story_only() -> None:
    s = two_witches()
    towns = [x for x in range(6) if x not in witches(s)]
    kinds = {s.asked_as(x) for x in towns}
    assert kinds == {"salem1692.suspect"}
    s.point({})
    kinds = {s.asked_as(x) for x in towns}
    assert kinds == {"salem1692.trust"}
    s.point({})
    assert s.match.view(towns[0])["said"] == [[0, 0, s.t.left_of(towns[0])], [0, 1, s.t.left_of(towns[0])]]
    assert s.match.view(towns[0])["reveal"] is None
    while s.match.outcome is None:
        s.match.timeout()
    assert s.match.view(-1)["reveal"]["said"][towns[0]][:2] == s.match.view(towns[0])["said"][:2]


@pytest.mark.rule("S2.8")
def test_nobody_sees_who_has_answered() -> None:
    s = two_witches()
    before = {v: s.match.view(v) for v in range(-1, 6) if v != 2}
    s.do(2, "seat", seat=4)
    assert {v: s.match.view(v) for v in before} == before
    assert s.match.view(2)["decision"]["mine"] == {"do": "seat", "seat": 4}
