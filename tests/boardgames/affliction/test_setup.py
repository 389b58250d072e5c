"""Setting up (A1, A2), and the options that change it (A11.1)."""

from __future__ import annotations

import tomllib

import pytest

import meetinghouse as mh
from meetinghouse.boardgames.affliction.cardset import SETS, named
from meetinghouse.boardgames.affliction.names import (
    COLONISTS,
    END_CARD_NUMBERS,
    FAMILIES,
    GRIEVANCES,
    INDEX,
    PLACES,
)
from meetinghouse.boardgames.affliction.state import Affliction
from meetinghouse.engine.errors import BadInput

HOUSE = named("house")


def deal(seats: int, seed: int = 1, **options: object) -> tuple[mh.Match, Affliction]:
    match = mh.new_match("affliction", seats=seats, options=dict(options), seed=seed)
    table = match._table
    assert isinstance(table, Affliction)
    return match, table


@pytest.mark.rule("A1.1")
def test_two_to_four_players() -> None:
    for seats in (2, 3, 4):
        assert deal(seats)[0].seats == seats
    for seats in (1, 5):
        with pytest.raises(BadInput):
            deal(seats)


@pytest.mark.rule("A1.3", "A1.4", "A1.9")
def test_forty_one_colonists_twelve_of_them_prominent() -> None:
    """Ruling 5; point 2: a card may bear Village, Town or neither."""
    assert len(HOUSE.colonists) == 41
    assert sum(HOUSE.prominent) == 12
    for family in range(3):
        assert sum(HOUSE.prominent[c] and HOUSE.family[c] == family for c in HOUSE.colonists) == 4
    assert len(HOUSE.starters) == 8 and not any(HOUSE.prominent[c] for c in HOUSE.starters)
    assert {PLACES[place] for place in HOUSE.place} == {"village", "town", "none"}
    printed = tomllib.loads(SETS.text("house"))["colonists"]
    assert {"rulebook", "public", "house"} == {
        origin for card in printed.values() for origin in card["origin"].values()
    }
    assert printed["mary_warren"]["origin"]["reputation"] == "rulebook"
    assert HOUSE.reputation[INDEX["mary_warren"]] == 2
    assert HOUSE.houses[INDEX["edward_putnam"]] == 2


@pytest.mark.rule("A1.5")
def test_the_six_afflicted_girls() -> None:
    names = {"ann_putnam", "mercy_lewis", "elizabeth_parris", "mary_warren", "abigail_williams", "elizabeth_hubbard"}
    assert {COLONISTS[c] for c in HOUSE.girls} == names


@pytest.mark.rule("A1.6")
def test_the_four_factions() -> None:
    """Ruling 6."""
    seen = [
        (f.village, f.seats, FAMILIES[f.arrests], FAMILIES[f.protects], f.influence) for f in HOUSE.factions.values()
    ]
    assert seen == [
        (True, 2, "proctor", "putnam", 1),
        (False, 2, "putnam", "proctor", 1),
        (True, 3, "porter", "putnam", 1),
        (False, 3, "putnam", "porter", 1),
    ]
    assert all((f.arrest_bonus, f.protect_bonus, f.penalty) == (2, 2, -1) for f in HOUSE.factions.values())


@pytest.mark.rule("A1.7")
def test_six_grievances_with_three_targets_and_an_ally() -> None:
    assert len(HOUSE.grievances) == 6
    for grievance in HOUSE.grievances.values():
        assert len({*grievance.targets, grievance.ally}) == 4


@pytest.mark.rule("A1.8", "A2.4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_only_grievances_and_the_order_of_decks_are_hidden(seats: int) -> None:
    """Points 3 and 57: the six cards below, the grievances left over and those of others are hidden, tokens are not."""
    match, t = deal(seats)
    assert len(set(t.grievance)) == seats
    for viewer in range(-1, seats):
        view = match.view(viewer)
        assert view["influence"] == [4] * seats
        assert view["grievance"] == (None if viewer < 0 else GRIEVANCES[t.grievance[viewer]])
        assert "red" not in view and "blue" not in view
        assert view["revealed"] == []
        told = [e for e in match.events(viewer) if e["key"] == "affliction.grievance_drawn"]
        assert [e["seat"] for e in told if "grievance" in e] == ([] if viewer < 0 else [viewer])


@pytest.mark.rule("A2.1")
def test_the_first_player_is_chosen_by_chance() -> None:
    assert {deal(3, seed)[1].first for seed in range(30)} == {0, 1, 2}
    match, t = deal(4, 7)
    assert match.waiting == (t.first,)


@pytest.mark.rule("A2.2")
def test_factions_are_drawn_among_those_allowed() -> None:
    for seed in range(20):
        assert sorted(deal(2, seed)[1].faction) == [0, 1]
        assert sorted(deal(4, seed)[1].faction) == [0, 1, 2, 3]
    assert {tuple(sorted(deal(3, seed)[1].faction)) for seed in range(40)} == {
        (0, 1, 2),
        (0, 1, 3),
        (0, 2, 3),
        (1, 2, 3),
    }
    match, t = deal(4, 3)
    drawn = [e["seat"] for e in match.events(-1) if e["key"] == "affliction.faction_drawn"]
    assert drawn == [(t.first + n) % 4 for n in range(4)]


@pytest.mark.rule("A2.3")
def test_the_starter_begins_in_the_circle_whatever_its_place() -> None:
    """Answer 1, point 1, ruling 7: Village or Town bars bringing in, never the random starter."""
    misfits = 0
    for seed in range(60):
        _, t = deal(4, seed)
        for seat in range(4):
            (card,) = t.circles[seat]
            assert card in HOUSE.starters
            village = HOUSE.factions[t.faction[seat]].village
            misfits += HOUSE.place[card] == (1 if village else 0)
        others = [c for c in HOUSE.starters if all(c not in circle for circle in t.circles)]
        assert all(c in t.blue or c in t.bottom for c in others)
    assert misfits > 0


@pytest.mark.rule("A2.5", "A2.6")
@pytest.mark.parametrize(("seats", "each"), [(2, 3), (3, 2), (4, 2)])
def test_messengers_and_influence(seats: int, each: int) -> None:
    _, t = deal(seats)
    assert t.messengers == [each] * seats
    assert t.influence == [4] * seats


@pytest.mark.rule("A2.7", "A2.8", "A2.9")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_decks_and_rows(seats: int) -> None:
    """Answer 2: the end cards are out before the shuffle and six cards share the bottom with them."""
    places = set()
    for seed in range(30):
        _, t = deal(seats, seed)
        assert len(t.top) == 4 and all(HOUSE.prominent[c] for c in t.top)
        assert len(t.bottom) == 4 and not any(HOUSE.prominent[c] for c in t.bottom)
        assert len(t.red) == 8
        assert len(t.blue) == 29 - seats - 4 + 2
        packet = t.blue[:8]  # the last of the list is next
        assert all(end in packet for end in END_CARD_NUMBERS)
        places |= {packet.index(end) for end in END_CARD_NUMBERS}
    assert places == set(range(8))


@pytest.mark.rule("A11.1")
def test_choosing_one_of_two_starters() -> None:
    """Ruling 9: dealt two, seen alone, kept one, all at the same time."""
    match, t = deal(3, starters="choose")
    assert match.waiting == (0, 1, 2)
    offered = [list(two) for two in t.offered]
    assert len({c for two in offered for c in two}) == 6
    assert match.view(1)["offered"] == [COLONISTS[c] for c in offered[1]]
    assert match.view(-1)["offered"] is None
    for seat in (2, 0):
        ask = match.ask(seat)
        assert ask is not None and ask.kind == "affliction.starter" and len(ask.options) == 2
        match.answer(seat, ask.options[1])
        assert t.circles == [[], [], []]
    ask = match.ask(1)
    assert ask is not None
    match.answer(1, ask.options[0])
    assert t.circles == [[offered[0][1]], [offered[1][0]], [offered[2][1]]]
    unused = [offered[0][0], offered[1][1], offered[2][0]]
    assert all(c in t.blue or c in t.bottom for c in unused)
