"""Drafting (N4): dealing, choosing together, passing, turning up, discarding."""

from __future__ import annotations

import pytest

import meetinghouse as mh
from meetinghouse.boardgames.new_salem.names import BUILDINGS
from tests.boardgames.new_salem.scenario import Scene

FOUR = ("trade_left", "trade_middle", "finance_middle", "death_left")


@pytest.mark.rule("N4.1", "N3.6")
def test_every_round_deals_and_plays_the_numbers_of_its_card() -> None:
    match = mh.new_match("new_salem", seats=4, seed=3)
    sizes: dict[int, set[int]] = {}
    built_before = {}
    while match.outcome is None:
        view = match.view(0)
        sizes.setdefault(view["round"], set()).add(view["hand_sizes"][0])
        built_before[view["round"]] = sum(1 for e in match.events(0) if e["key"] == "new_salem.built")
        match.timeout()
    assert [max(sizes[r]) for r in range(1, 6)] == [3, 4, 5, 4, 3]
    built = [e for e in match.events(-1) if e["key"] == "new_salem.built"]
    assert len(built) == 4 * 14
    assert [built_before[r] // 4 for r in range(1, 6)] == [2, 5, 9, 12, 14]


@pytest.mark.rule("N4.2")
def test_ruling_09_choices_stay_hidden_until_all_are_in() -> None:
    s = Scene(3).draft(FOUR, FOUR, FOUR)
    before = [s.m.view(v) for v in (-1, 1, 2)]
    s.do(0, "pick", building="death_left")
    for viewer, earlier in zip((-1, 1, 2), before, strict=True):
        now = s.m.view(viewer)
        assert now["decision"]["answered"] == [0]
        now["decision"]["answered"] = []
        assert now == earlier
    assert s.m.view(0)["decision"]["mine"] == {"do": "pick", "building": "death_left"}


@pytest.mark.rule("N4.3", "N4.4")
def test_rest_goes_left_and_cubes_go_onto_the_building_itself() -> None:
    s = Scene(3, buildings={0: [], 1: [], 2: []}, round=2)
    s.draft(FOUR, ("trade_left", "trade_left", "trade_left"), ("justice_left", "justice_middle", "justice_left"))
    s.do(0, "pick", building="death_left").do(1, "pick", building="trade_left").do(2, "pick", building="justice_left")
    assert s.owns(0) == [("death_left", 0, 1)]
    assert s.owns(1) == [("trade_left", 1, 0)]
    assert s.m.view(1)["hand"] == ["trade_left", "trade_middle", "finance_middle"]
    assert s.m.view(0)["hand"] == ["justice_left", "justice_middle"]


@pytest.mark.rule("N2.3", "N4.4")
def test_a_building_with_two_symbols_gets_both_cubes() -> None:
    s = Scene(3, buildings={0: [], 1: [], 2: []})
    s.draft(("finance_left", "trade_middle"), ("trade_middle", "trade_left"), ("trade_middle", "trade_left"))
    s.do(0, "pick", building="finance_left").do(1, "pick", building="trade_middle").do(2, "pick", building="trade_left")
    assert s.owns(0) == [("finance_left", 1, 1)]
    assert s.owns(1) == [("trade_middle", 0, 0)]


@pytest.mark.rule("N4.5")
def test_ruling_08_removing_is_a_duty_and_any_building_will_do() -> None:
    s = Scene(
        3, characters=["midwife", "merchant", "fiddler"], buildings={1: [("trade_left", 0, 1), ("trade_middle", 0, 2)]}
    )
    s.draft(("justice_right", "trade_left"), FOUR[:2], FOUR[:2])
    s.do(0, "pick", building="justice_right").do(1, "pick", building="trade_left").do(2, "pick", building="trade_left")
    assert s.kind() == "remove_from"
    assert s.dos(0) == ["building 1 trade_left", "building 1 trade_middle"]
    s.do(0, "building", seat=1, building="trade_middle")
    assert ("trade_middle", 0, 1) in s.owns(1)
    assert {"key": "removed", "seat": 0, "target": 1, "building": "trade_middle"} in s.told()


@pytest.mark.rule("N4.5")
def test_removing_with_no_despair_in_town_does_nothing_and_is_not_saved() -> None:
    s = Scene(3)
    s.draft(("justice_right", "trade_left"), FOUR[:2], FOUR[:2])
    s.do(0, "pick", building="justice_right").do(1, "pick", building="trade_left").do(2, "pick", building="trade_left")
    assert "removed" not in s.happened()
    assert s.kind() == "give"


@pytest.mark.rule("N4.6", "N1.3")
def test_ruling_08_cubes_come_first_then_removals_from_the_constable_on() -> None:
    s = Scene(3, constable=1, buildings={0: [], 1: [], 2: []})
    two = ("justice_right", "education_middle")
    s.draft(two, ("education_middle", "trade_left"), ("death_left", "death_middle"))
    s.do(0, "pick", building="justice_right").do(1, "pick", building="education_middle").do(
        2, "pick", building="death_left"
    )
    removed = [(e["seat"], e["target"]) for e in s.told() if e["key"] == "removed"]
    # one cube only, on a Building turned up at the same time: the Constable removes it, seat 0 finds none
    assert removed == [(1, 2)]


@pytest.mark.rule("N4.7")
def test_of_two_keep_one_or_try_the_deck() -> None:
    s = Scene(3, deck=["finance_right", "justice_left", "trade_right"])
    s.draft(("trade_left", "trade_middle"), ("trade_left", "trade_left"), ("death_left", "trade_middle"))
    assert s.dos(0) == ["pick trade_left", "pick trade_middle", "top"]
    assert s.dos(1) == ["pick trade_left", "top"]
    s.do(0, "pick", building="trade_middle").do(1, "top").do(2, "top")
    assert [e["seat"] for e in s.told() if e["key"] == "took_top"] == [1, 2]
    built = {e["seat"]: (e["building"], e["hope"], e["despair"]) for e in s.told() if e["key"] == "built"}
    assert built == {0: ("trade_middle", 0, 0), 1: ("finance_right", 1, 0), 2: ("justice_left", 1, 0)}


@pytest.mark.rule("N4.8")
def test_ruling_09_a_passed_hand_is_known_as_a_set_to_whoever_held_it() -> None:
    s = Scene(4).draft(FOUR, FOUR, ("death_left", "death_middle", "death_right", "justice_left"), FOUR)
    s.do(0, "pick", building="death_left").do(1, "pick", building="death_left")
    s.do(2, "pick", building="death_middle").do(3, "pick", building="death_left")
    rest = ["death_left", "death_right", "justice_left"]
    assert s.m.view(3)["hand"] == rest
    assert s.m.view(2)["passed_hands"][3] == rest
    assert s.m.view(1)["passed_hands"][3] is None
    assert s.m.view(-1)["passed_hands"] == [None] * 4
    # seat 3 takes one and turns it up: seat 2 knows what seat 0 now holds, seat 1 does not
    s.do(0, "pick", building="trade_left").do(1, "pick", building="trade_left")
    s.do(2, "pick", building="trade_left").do(3, "pick", building="death_right")
    assert s.m.view(2)["passed_hands"][0] == s.m.view(3)["passed_hands"][0] == ["death_left", "justice_left"]
    assert s.m.view(1)["passed_hands"][0] is None


@pytest.mark.rule("N4.9", "N2.9")
def test_ruling_09_discards_go_under_the_deck_seen_only_by_those_who_held_the_hand() -> None:
    s = Scene(3, constable=2, deck=["trade_right", "trade_right"], hope={2: 4})
    s.draft(
        ("trade_left", "trade_middle"),
        ("death_left", "death_right"),
        ("justice_left", "finance_left"),
        seen=[0b100, 0, 0],
    )
    s.do(0, "pick", building="trade_middle").do(1, "top").do(2, "pick", building="finance_left")
    # from the Constable on: seat 2, then 0, then 1 with both of hers
    assert [BUILDINGS[c] for c in s.t.under] == ["justice_left", "trade_left", "death_left", "death_right"]
    assert s.m.view(2)["under_deck"] == ["justice_left", "trade_left", None, None]
    assert s.m.view(0)["under_deck"] == [None, "trade_left", None, None]
    assert s.m.view(1)["under_deck"] == [None, None, "death_left", "death_right"]
    assert s.m.view(-1)["under_deck"] == [None] * 4
    assert s.names(1).count("trade_right") == 1


@pytest.mark.rule("N4.10")
def test_a_short_deck_is_dealt_evenly_and_below_two_there_is_no_draft() -> None:
    s = Scene(3, deck=["trade_left"] * 7, round=2)
    s.t.push(s.t.game.rules.steps["begin_round"])
    s.t.run()
    assert s.t.round == 3
    assert [len(hand) for hand in s.t.hands] == [2, 2, 2]
    s = Scene(3, deck=["trade_left"] * 5, round=2, hope={0: 4})
    s.t.push(s.t.game.rules.steps["begin_round"])
    s.t.run()
    assert [len(hand) for hand in s.t.hands] == [0, 0, 0]
    assert s.happened() == ["no_draft", "event_drawn"]  # nobody is told of Buildings that are not dealt
    assert s.kind() == "ponder"


@pytest.mark.rule("N12.4")
def test_ruling_14_silence_drafts_by_chance() -> None:
    picked: set[str] = set()
    for seed in range(30):
        s = Scene(3, seed=seed).draft(FOUR, FOUR, FOUR)
        s.m.timeout()
        picked.update(e["building"] for e in s.told() if e["key"] == "built")
    assert picked == set(FOUR)
