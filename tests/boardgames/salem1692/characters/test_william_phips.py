"""William Phips."""

from __future__ import annotations

import pytest

from tests.boardgames.salem1692.scene import scene


@pytest.mark.rule("S9.50")
def test_once_he_confesses_without_turning_a_card() -> None:
    s = scene(6, characters={1: "william_phips"}, deck="night accusation*2")
    s.night(kill=1, gavel=2, confess={1: "unseen"})
    assert s.alive(1)
    assert s.t.revealed[1] == ()
    assert s.events("confessed_unseen") == [{"key": "salem1692.confessed_unseen", "seat": 1}]
    assert s.t.used[1] == (1, 0, 0)


@pytest.mark.rule("S9.50")
def test_not_a_second_time() -> None:
    s = scene(6, characters={1: "william_phips"}, deck="night accusation*2")
    s.t.used[1] = (1, 0, 0)
    s.do(0, "draw")
    while s.kind != "confess":
        s.match.timeout()
    assert {"do": "confess_unseen"} not in s.offers(1)


@pytest.mark.rule("S9.51")
def test_unspent_if_he_dies_before_it_is_turned_up() -> None:
    s = scene(
        6,
        characters={1: "william_phips"},
        tryals={0: "not_a_witch"},
        front={0: "matchmaker", 1: "matchmaker"},
        deck="night accusation*2",
    )
    s.night(kill=3, gavel=2, confess={0: "not_a_witch", 1: "unseen"})
    assert not s.alive(1)
    assert s.t.used[1] == (0, 0, 0)
