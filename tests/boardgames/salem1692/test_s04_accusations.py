"""S4: accusations, limits and reveals."""

from __future__ import annotations

import pytest

from tests.boardgames.salem1692.scene import scene


@pytest.mark.rule("S4.1", "S4.2", "S5.4", "S5.5", "S5.6")
def test_red_cards_are_added_up_before_the_player() -> None:
    s = scene(5, front={2: "accusation*2 evidence"})
    assert s.match.view(0)["accusations"] == [0, 0, 5, 0, 0]
    assert scene(5, front={1: "witness"}).t.accused_of(1) == 7


@pytest.mark.rule("S4.3", "S4.4", "S4.5", "S4.6")
def test_at_seven_the_one_who_laid_the_last_chooses() -> None:
    s = scene(5, hand={0: "accusation*2"}, front={2: "accusation*5"})
    s.play(0, "accusation", 2)
    assert s.kind == "turn"
    s.play(0, "accusation", 2)
    assert s.kind == "reveal"
    assert s.asked == (0,)
    assert s.offers(0) == [{"do": "tryal", "at": i} for i in range(3)]
    s.do(0, "tryal", at=1)
    assert s.match.view(-1)["revealed"][2] == ["not_a_witch"]


@pytest.mark.rule("S4.10")
def test_the_surplus_is_lost() -> None:
    s = scene(5, hand={0: "evidence"}, front={2: "accusation*6"})
    s.condemn(0, "evidence", 2)
    assert s.front(2) == {}
    assert s.discards() == ["accusation"] * 6 + ["evidence"]


@pytest.mark.rule("S4.7")
def test_when_martha_loses_her_neighbour_the_player_on_turn_chooses() -> None:
    s = scene(
        6,
        characters={2: "george_burroughs", 3: "martha_corey"},
        tryals={2: "not_a_witch"},
        hand={0: "accusation"},
        front={2: "accusation*7", 3: "accusation*7"},
    )
    assert s.t.limit_of(3) == 8
    s.condemn(0, "accusation", 2)
    assert not s.alive(2)
    s.alone(0, "reveal", "tryal", at=0)
    assert s.match.view(-1)["revealed"][3] == ["not_a_witch"]


@pytest.mark.rule("S4.8")
def test_if_the_chooser_is_the_accused_the_next_living_player_chooses() -> None:
    s = scene(
        6,
        characters={2: "george_burroughs", 3: "martha_corey"},
        tryals={2: "not_a_witch"},
        front={2: "black_cat", 3: "accusation*7"},
        deck="conspiracy alibi*5 night",
        turn=3,
    )
    s.do(3, "draw")
    s.next_tryal(2, "not_a_witch")
    s.do(3, "tryal", at=0)
    assert not s.alive(2)
    assert (s.kind, s.asked) == ("reveal", (4,))


@pytest.mark.rule("S4.9")
def test_if_the_accused_has_died_nothing_is_turned_up() -> None:
    s = scene(
        6,
        characters={0: "ann_putnam"},
        tryals={2: "not_a_witch"},
        hand={0: "accusation"},
        front={2: "accusation*6 black_cat"},
        deck="conspiracy alibi*5 night",
    )
    s.play(0, "accusation", 2)
    s.do(0, "yes")
    s.do(0, "tryal", at=0)
    assert not s.alive(2)
    s.all_do("tryal", at=0)
    assert s.kind == "turn"
    assert s.asked == (0,)


@pytest.mark.rule("S4.11", "S4.12")
def test_several_reveals_come_one_at_a_time_and_the_turn_goes_on() -> None:
    s = scene(5, hand={0: "witness evidence*3"}, front={2: ""})
    s.condemn(0, "witness", 2)
    for _ in range(3):
        s.play(0, "evidence", 2)
    s.do(0, "tryal", at=0)
    assert s.match.view(-1)["revealed"][2] == ["not_a_witch"] * 2
    assert s.offers(0) == [{"do": "end_turn"}]


@pytest.mark.rule("S4.13")
def test_a_harmless_tryal_stays_face_up() -> None:
    s = scene(5, hand={0: "witness"})
    s.condemn(0, "witness", 1)
    assert s.alive(1)
    assert s.match.view(-1)["face_down"][1] == 2


@pytest.mark.rule("S4.14")
def test_the_constables_card_turned_up_ends_the_office_not_the_life() -> None:
    s = scene(5, hand={0: "witness"})
    s.play(0, "witness", 3)
    s.next_tryal(3, "constable")
    s.do(0, "tryal", at=0)
    assert s.alive(3)
    assert s.t.constable() == -1
