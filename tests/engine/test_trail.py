"""Append-only lists whose copies share the past."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from meetinghouse.engine.trail import Trail


def test_an_empty_trail() -> None:
    trail: Trail[int] = Trail()
    assert len(trail) == 0 and list(trail) == [] and trail.since(0) == []
    assert list(trail.copy()) == []


def test_copies_share_the_past_and_not_the_future() -> None:
    one: Trail[int] = Trail()
    one.append(1)
    two = one.copy()
    one.append(2)
    two.append(3)
    three = two.copy()
    two.append(4)
    assert [list(t) for t in (one, two, three)] == [[1, 2], [1, 3, 4], [1, 3]]
    assert [len(t) for t in (one, two, three)] == [2, 3, 2]
    assert two.since(0) == [1, 3, 4] and two.since(1) == [3, 4] and two.since(2) == [4] and two.since(3) == []


def test_copies_of_copies_are_folded() -> None:
    trail: Trail[int] = Trail()
    for n in range(100):
        trail.append(n)
        trail = trail.copy()
        assert list(trail) == list(range(n + 1))
        assert len(trail.past) <= 32
        assert trail.since(n) == [n]


# Each step appends to, or copies, one of the trails there are; plain lists must agree with them throughout.
@given(st.lists(st.tuples(st.integers(0, 7), st.booleans(), st.integers(0, 60)), max_size=120))
def test_trails_do_what_lists_do(steps: list[tuple[int, bool, int]]) -> None:
    pairs: list[tuple[Trail[int], list[int]]] = [(Trail(), [])]
    for which, copy, value in steps:
        trail, plain = pairs[which % len(pairs)]
        if copy and len(pairs) < 8:
            pairs.append((trail.copy(), plain[:]))
        else:
            trail.append(value)
            plain.append(value)
        for t, p in pairs:
            assert len(t) == len(p) and list(t) == p and t.since(value) == p[value:]
