"""Each row in which the three rulebooks differ, and the rows in which the rulings make them agree."""

from __future__ import annotations

import pytest

import meetinghouse as mh
from meetinghouse.boardgames.new_salem.cardset import named
from meetinghouse.boardgames.new_salem.names import EVENTS
from meetinghouse.boardgames.new_salem.state import Town
from tests.boardgames.new_salem.scenario import Scene

ONE = {seat: ["trade_left"] for seat in range(8)}
ALL = ["en", "es", "fr"]


def table_of(match: mh.Match) -> Town:
    table = match._table
    assert isinstance(table, Town)
    return table


@pytest.mark.rule("N12.1")
def test_the_edition_is_an_option_and_english_unless_said_otherwise() -> None:
    spec = mh.games()["new_salem"]
    assert spec.options["edition"] == mh.Option(default="en", choices=("en", "es", "fr"))
    with pytest.raises(mh.BadInput):
        mh.new_match("new_salem", seats=4, options={"edition": "de"})


@pytest.mark.rule("N12.2")
@pytest.mark.parametrize(("edition", "in_box"), [("en", 24), ("es", 24), ("fr", 23)])
def test_row_events_in_the_box(edition: str, in_box: int) -> None:
    assert 1 + 3 + len(named("house").deck_events(edition, 8)) == in_box


@pytest.mark.rule("N12.2", "N13.10")
def test_the_deed_of_gift_is_not_in_the_french_box() -> None:
    for edition in ALL:
        t = table_of(mh.new_match("new_salem", seats=8, options={"edition": edition}, seed=1))
        assert (EVENTS.index("deed_of_gift") in t.event_deck) == (edition != "fr")


@pytest.mark.rule("N3.5")
@pytest.mark.parametrize(("edition", "hope"), [("en", 1), ("es", 0), ("fr", 0)])
def test_row_the_first_constables_hope(edition: str, hope: int) -> None:
    match = mh.new_match("new_salem", seats=3, options={"edition": edition, "first_constable": "1"}, seed=5)
    symbols = match.view(0)["cards"]["buildings"]
    match.timeout()
    built = {e["seat"]: e for e in match.events(-1) if e["key"] == "new_salem.built"}
    for seat, event in built.items():
        own = symbols[event["building"]].count("hope")
        assert event["hope"] - own == (hope if seat == 1 else 0)


@pytest.mark.rule("N3.5")
def test_only_the_first_building_of_the_first_round_bears_it() -> None:
    match = mh.new_match("new_salem", seats=3, options={"first_constable": "1"}, seed=5)
    symbols = match.view(0)["cards"]["buildings"]
    while match.outcome is None:
        match.timeout()
    built = [e for e in match.events(-1) if e["key"] == "new_salem.built"]
    extra = [e["seat"] for e in built if e["hope"] > symbols[e["building"]].count("hope")]
    assert extra == [1]


@pytest.mark.rule("N6.2")
@pytest.mark.parametrize(("edition", "targets"), [("en", {0}), ("es", {0, 2, 3}), ("fr", {0, 2, 3})])
def test_row_hope_may_be_given_to(edition: str, targets: set[int]) -> None:
    s = Scene(4, edition=edition, hope={0: 3, 1: 1}, buildings=ONE).begin()
    ask = s.m.ask(1)
    assert ask is not None
    assert {o.args["target"] for o in ask.options if o.do == "give"} == targets


@pytest.mark.rule("N7.4")
@pytest.mark.parametrize(("edition", "after_trial"), [("en", 1), ("es", 2), ("fr", 2)])
def test_row_replacement_after_a_used_event(edition: str, after_trial: int) -> None:
    s = Scene(4, edition=edition, row=["fire"], hope={0: 4}, buildings=ONE)
    s.initiate("trial").do(0, "seat", seat=1)
    assert len(s.row()) == after_trial
    s = Scene(4, edition=edition, row=["fire"], hope={0: 3}, buildings=ONE)
    s.initiate("fire").do(0, "building", seat=1, building="trade_left")
    assert len(s.row()) == 1 and s.row() != ["fire"]


@pytest.mark.rule("N6.1")
@pytest.mark.parametrize("edition", ALL)
def test_row_the_constable_gives_hope_never(edition: str) -> None:
    s = Scene(3, edition=edition, hope={0: 3, 1: 1}, buildings=ONE).begin()
    assert s.m.ask(0) is None
    s.do(1, "keep")
    assert not [do for do in s.dos(0) if do.startswith("give")]


@pytest.mark.rule("N7.6")
@pytest.mark.parametrize("edition", ALL)
def test_the_dearest_event_is_looked_for_among_those_face_up(edition: str) -> None:
    """Where the Spanish rulebook says on the table and the others name no place (facts, row 12)."""
    s = Scene(3, edition=edition, cards="hard_winter", row=["fire"], hope={0: 4}, buildings=ONE).begin()
    assert "end_round" in s.dos(0)


@pytest.mark.rule("N4.9")
@pytest.mark.parametrize("edition", ALL)
def test_discards_are_seen_by_nobody_else_in_any_edition(edition: str) -> None:
    s = Scene(3, edition=edition, hope={0: 4})
    s.draft(*[["trade_left", "death_left"]] * 3)
    for seat in range(3):
        s.do(seat, "pick", building="trade_left")
    for viewer in (0, 1, 2):
        seen = [card for card in s.m.view(viewer)["under_deck"] if card is not None]
        assert len(seen) == 1
