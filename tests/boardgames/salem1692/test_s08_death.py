"""S8: death, links and cards."""

from __future__ import annotations

import pytest

from tests.boardgames.salem1692.scene import Scene, scene


def accuse_to_death(s: Scene, target: int) -> None:
    """Seat 0 holds a Witness and the target one face-down Tryal."""
    s.play(0, "witness", target)
    s.do(0, "tryal", at=0)


@pytest.mark.rule("S8.1")
def test_the_last_tryal_kills() -> None:
    s = scene(6, hand={0: "witness"}, tryals={1: "not_a_witch"})
    accuse_to_death(s, 1)
    assert not s.alive(1)
    assert s.events("died")[0]["how"] == "tryals"


@pytest.mark.rule("S8.2", "S8.3")
def test_a_witch_tryal_kills_at_the_first_and_all_are_turned_up() -> None:
    s = scene(
        6,
        hand={0: "witness"},
        tryals={1: "witch*2 not_a_witch*3", 5: "witch not_a_witch"},
        options={"extra_witch": True},
    )
    s.play(0, "witness", 1)
    s.next_tryal(1, "witch")
    s.do(0, "tryal", at=0)
    assert not s.alive(1)
    assert sorted(s.match.view(-1)["revealed"][1]) == ["not_a_witch"] * 3 + ["witch"] * 2


@pytest.mark.rule("S8.5", "S9.24")
def test_powers_are_read_before_links() -> None:
    s = scene(
        6,
        hand={0: "witness"},
        characters={1: "mary_warren", 2: "martha_corey"},
        front={1: "matchmaker", 2: "matchmaker"},
        tryals={1: "not_a_witch"},
    )
    accuse_to_death(s, 1)
    assert not s.alive(2), "with Mary dead Martha is no longer immune"


@pytest.mark.rule("S8.6")
def test_hand_and_front_are_discarded() -> None:
    s = scene(
        6, hand={0: "witness", 1: "alibi arson"}, tryals={1: "not_a_witch"}, front={1: "asylum stocks accusation"}
    )
    accuse_to_death(s, 1)
    assert s.discards() == ["accusation", "alibi", "arson", "asylum", "stocks", "witness"]
    assert s.hand(1) == {}
    assert s.front(1) == {}


@pytest.mark.rule("S8.7", "S8.8")
def test_tryals_are_turned_up_and_it_is_told_whether_a_witch() -> None:
    s = scene(6, deck="night accusation*2")
    s.t.witch[1] = True
    s.night(kill=1, gavel=2)
    assert s.match.view(-1)["revealed"][1] == ["not_a_witch"] * 3
    assert s.match.view(-1)["announced"][1] == 1
    s = scene(6, deck="night accusation*2")
    s.night(kill=1, gavel=2)
    assert s.match.view(-1)["announced"][1] == 0


@pytest.mark.rule("S8.9", "S8.4")
def test_neither_gavel_nor_confession_nor_asylum_stops_a_link() -> None:
    s = scene(6, front={1: "matchmaker", 2: "matchmaker asylum"}, deck="night accusation*2")
    s.night(kill=1, gavel=2, confess={2: "not_a_witch"})
    assert s.t.living == (0, 3, 4, 5)


@pytest.mark.rule("S8.10")
def test_the_one_who_was_struck_dies_first() -> None:
    # the last townsperson is struck, linked to the last witch: the witches win
    s = scene(4, front={0: "matchmaker", 3: "matchmaker"}, dead=(1, 2), deck="night accusation*2")
    s.t.tryals[0] = [3, 0, 0]
    s.night(kill=0)
    assert s.match.outcome is not None
    assert s.match.outcome.reason == "only_witches_left"
    # the last witch is struck, linked to the last townsperson: the town wins
    s = scene(4, front={0: "matchmaker", 3: "matchmaker"}, dead=(1, 2), deck="night accusation*2")
    s.night(kill=3)
    assert s.match.outcome is not None
    assert s.match.outcome.reason == "last_witch_revealed"


@pytest.mark.rule("S8.11")
def test_the_dead_are_asked_nothing_and_nothing_is_played_on_them() -> None:
    s = scene(5, dead=(2,), hand={0: "accusation"}, characters={2: "george_burroughs"})
    assert s.match.view(-1)["power"][2] == "none"
    s.do(0, "play", card="accusation")
    assert 2 not in s.seats_offered(0)
    s.do(0, "seat", seat=1)
    s.do(0, "end_turn")
    s.do(1, "draw")
    assert s.asked == (3,)


@pytest.mark.rule("S8.10", "S12.1")
def test_the_last_two_witch_cards_may_die_together() -> None:
    s = scene(
        6,
        tryals={1: "witch not_a_witch", 2: "witch not_a_witch", 5: "not_a_witch*3"},
        front={1: "matchmaker", 2: "matchmaker"},
        deck="night accusation*2",
    )
    s.night(kill=1, gavel=3)
    assert s.match.outcome is not None
    assert (s.match.outcome.winners, s.match.outcome.reason) == ((0, 3, 4, 5), "last_witch_revealed")
    assert [e["seat"] for e in s.events("tryals_turned_up")] == [1, 2]
