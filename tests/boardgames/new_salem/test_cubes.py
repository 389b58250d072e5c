"""Cubes and Buildings (N2): where cubes lie, who chooses, and what goes with them."""

from __future__ import annotations

import pytest

from meetinghouse.boardgames.new_salem.cubes import draw, move, pay, place, remove_despair, tear_down
from meetinghouse.boardgames.new_salem.names import BUILDINGS
from tests.boardgames.new_salem.scenario import Scene, code


@pytest.mark.rule("N2.7")
def test_ruling_07_whoever_receives_a_cube_chooses_one_of_their_buildings() -> None:
    s = Scene(3)
    s.t.push(place, 1, 1, 0)
    s.t.run()
    assert s.kind() == "place"
    assert s.dos(1) == ["building 1 trade_middle", "building 1 entertainment_right"]
    s.do(1, "building", seat=1, building="entertainment_right")
    assert s.owns(1) == [("entertainment_right", 1, 0), ("trade_middle", 0, 0)]
    assert s.t.hope[1] == 1


@pytest.mark.rule("N2.7")
def test_ruling_18_cubes_received_together_go_where_the_receiver_likes_all_at_once_or_one_by_one() -> None:
    s = Scene(3)
    s.t.push(place, 1, 3, 0)
    s.t.run()
    both = ["trade_middle", "entertainment_right"]
    assert s.dos(1) == [f"{verb} {name}" for verb in ("all_here", "one_here") for name in both]
    s.do(1, "one_here", building="entertainment_right")
    assert s.dos(1)[0] == "all_here entertainment_right"  # the place where some lie already comes first
    s.do(1, "all_here", building="trade_middle")
    assert s.owns(1) == [("entertainment_right", 1, 0), ("trade_middle", 2, 0)]
    assert [(e["building"], e["hope"]) for e in s.told()] == [("entertainment_right", 1), ("trade_middle", 2)]
    assert (s.t.hope[1], s.kind()) == (3, None)


@pytest.mark.rule("N2.7")
def test_ruling_18_two_cubes_may_lie_on_two_copies_that_were_alike() -> None:
    s = Scene(3, buildings={1: ["trade_left", "trade_left"]})
    s.t.push(place, 1, 0, 2)
    s.t.run()
    s.do(1, "one_here", building="trade_left").do(1, "building", seat=1, building="trade_left")
    s.do(1, "copy", hope=0, despair=0)
    assert s.owns(1) == [("trade_left", 0, 1), ("trade_left", 0, 1)]


@pytest.mark.rule("N2.7")
def test_a_single_building_needs_no_asking() -> None:
    s = Scene(3, buildings={1: ["trade_left", "trade_left"], 2: ["trade_left"]})
    s.t.push(place, 1, 0, 1)
    s.t.push(place, 2, 3, 0)
    s.t.run()
    assert s.kind() is None
    assert s.owns(1) == [("trade_left", 0, 0), ("trade_left", 0, 1)]
    assert s.owns(2) == [("trade_left", 3, 0)]


@pytest.mark.rule("N2.7", "N12.4")
def test_silence_lays_cubes_received_together_on_one_building() -> None:
    places = set()
    for seed in range(20):
        s = Scene(3, seed=seed)
        s.t.push(place, 1, 3, 0)
        s.t.run()
        s.m.timeout()
        assert s.kind() is None
        places.add(tuple(s.owns(1)))
    assert len(places) == 2


@pytest.mark.rule("N2.11")
def test_ruling_20_copies_that_differ_are_told_apart_by_their_cubes() -> None:
    s = Scene(3, buildings={1: ["trade_left", ("trade_left", 2, 0), ("trade_left", 0, 1), "death_left"]})
    s.t.push(place, 1, 1, 0)
    s.t.run()
    s.do(1, "building", seat=1, building="trade_left")
    assert s.kind() == "which_copy"
    assert s.dos(1) == ["copy 2 0", "copy 0 1", "copy 0 0"]
    s.do(1, "copy", hope=2, despair=0)
    assert ("trade_left", 3, 0) in s.owns(1)


@pytest.mark.rule("N2.11")
def test_ruling_20_a_copy_with_very_many_cubes_can_still_be_named() -> None:
    s = Scene(3, buildings={1: [("trade_left", 30, 0), "trade_left", "death_left"]})
    s.t.push(place, 1, 1, 0)
    s.t.run()
    s.do(1, "building", seat=1, building="trade_left").do(1, "copy", hope=12, despair=0)
    assert ("trade_left", 31, 0) in s.owns(1)


@pytest.mark.rule("N2.7", "N7.1")
def test_ruling_18_each_hope_is_paid_from_where_the_payer_likes() -> None:
    s = Scene(3, buildings={0: [("trade_left", 2, 0), ("death_left", 2, 0), "trade_right"]})
    s.t.push(pay, 0, 2)
    s.t.run()
    assert s.dos(0) == ["pay_for_me", "building 0 trade_left", "building 0 death_left"]
    s.do(0, "building", seat=0, building="death_left").do(0, "building", seat=0, building="trade_left")
    assert s.owns(0) == [("death_left", 1, 0), ("trade_left", 1, 0), ("trade_right", 0, 0)]
    assert (s.t.hope[0], s.kind()) == (2, None)


@pytest.mark.rule("N2.7")
def test_ruling_18_the_usual_way_pays_from_where_most_lies() -> None:
    s = Scene(3, buildings={0: [("trade_left", 1, 0), ("death_left", 4, 0)]})
    s.t.push(pay, 0, 4)
    s.t.run()
    s.do(0, "pay_for_me")
    assert s.owns(0) == [("death_left", 1, 0), ("trade_left", 0, 0)]
    s = Scene(3, buildings={0: [("trade_left", 2, 0), ("death_left", 2, 0)]})
    s.t.push(pay, 0, 2)
    s.t.run()
    s.m.timeout()  # silence pays in the same way
    assert s.owns(0) == [("death_left", 1, 0), ("trade_left", 1, 0)]


@pytest.mark.rule("N2.7")
def test_one_hope_has_no_usual_way_but_a_first_choice() -> None:
    s = Scene(3, buildings={0: [("trade_left", 1, 0), ("death_left", 2, 0)]})
    s.t.push(pay, 0, 1)
    s.t.run()
    assert s.dos(0) == ["building 0 death_left", "building 0 trade_left"]


@pytest.mark.rule("N2.7")
def test_paying_everything_needs_no_asking() -> None:
    s = Scene(3, buildings={0: [("trade_left", 2, 1), ("death_left", 1, 0)]})
    s.t.push(pay, 0, 3)
    s.t.run()
    assert s.owns(0) == [("death_left", 0, 0), ("trade_left", 0, 1)]


@pytest.mark.rule("N2.8")
def test_ruling_07_cubes_travel_with_a_building() -> None:
    s = Scene(3, buildings={0: [("trade_left", 2, 1)]})
    move(s.t, 0, code(("trade_left", 2, 1)), 2)
    assert s.owns(0) == []
    assert ("trade_left", 2, 1) in s.owns(2)
    assert (s.t.hope, s.t.despair) == ([0, 0, 2], [0, 0, 1])


@pytest.mark.rule("N2.8")
def test_ruling_07_cubes_vanish_with_a_lost_building_and_with_no_building() -> None:
    s = Scene(3, buildings={0: [("trade_left", 2, 1)]})
    tear_down(s.t, 0, code(("trade_left", 2, 1)))
    assert (s.t.hope, s.t.despair) == ([0, 0, 0], [0, 0, 0])
    s.t.push(place, 0, 1, 0)
    s.t.run()
    assert s.t.hope[0] == 0
    assert s.told()[-1] == {"key": "cubes_lost", "seat": 0, "hope": 1, "despair": 0}


@pytest.mark.rule("N2.9")
def test_a_building_torn_down_goes_under_the_deck_for_all_to_see() -> None:
    s = Scene(3, buildings={0: ["trade_left"]}, deck=["death_left"])
    tear_down(s.t, 0, code("trade_left"))
    assert s.m.view(-1)["under_deck"] == ["trade_left"]
    assert [BUILDINGS[draw(s.t)], BUILDINGS[draw(s.t)], draw(s.t)] == ["death_left", "trade_left", -1]


@pytest.mark.rule("N2.6")
def test_cubes_never_run_out() -> None:
    s = Scene(3, buildings={0: ["trade_left"]})
    s.t.push(place, 0, 36, 0)
    s.t.push(place, 0, 0, 36)
    s.t.run()
    assert s.m.view(-1)["town"] == {"despair": 36, "needed": 6, "hope": 36}


@pytest.mark.rule("N4.5", "N13.1")
def test_despair_is_removed_one_by_one() -> None:
    s = Scene(3, buildings={0: [("trade_left", 0, 1)], 1: [("death_left", 0, 1)], 2: ["trade_left"]})
    s.t.push(remove_despair, 2, 3)
    s.t.run()
    s.do(2, "building", seat=1, building="death_left")
    assert s.t.despair == [0, 0, 0]  # the last one needs no asking, the third finds nothing
    assert s.kind() is None
