"""Setup (N1, N3): what is used with each number of players, and what everyone starts with."""

from __future__ import annotations

from collections import Counter

import pytest

import meetinghouse as mh
from meetinghouse.boardgames.new_salem.cardset import named
from meetinghouse.boardgames.new_salem.names import BUILDINGS, CHARACTERS, DESIGNS, HOUSE_CHARACTERS, HOUSE_PURITANS
from meetinghouse.boardgames.new_salem.state import Town

SEATS = range(3, 9)
WITCHES = {3: 2, 4: 2, 5: 2, 6: 2, 7: 3, 8: 3}
PURITAN_CARDS = {3: 4, 4: 4, 5: 4, 6: 5, 7: 6, 8: 6}


def deal(seats: int, seed: int = 1, **options: str) -> tuple[mh.Match, Town]:
    match = mh.new_match("new_salem", seats=seats, options=options, seed=seed)
    table = match._table
    assert isinstance(table, Town)
    return match, table


@pytest.mark.rule("N1.1")
def test_three_to_eight_may_play_and_no_others() -> None:
    for seats in SEATS:
        assert deal(seats)[0].seats == seats
    for seats in (2, 9):
        with pytest.raises(mh.BadInput):
            mh.new_match("new_salem", seats=seats)


@pytest.mark.rule("N1.1", "N3.1")
@pytest.mark.parametrize("seats", SEATS)
def test_characters_come_from_piles_of_the_right_size(seats: int) -> None:
    """How many Witches are dealt varies, within what the table of the rulebook allows."""
    seen = set()
    for seed in range(150):
        _, t = deal(seats, seed)
        assert len(set(t.character)) == seats
        witches = sum(c >= HOUSE_PURITANS for c in t.character)
        seen.add(witches)
        assert witches <= WITCHES[seats]
        assert seats - witches <= PURITAN_CARDS[seats]
    fewest = max(0, seats - PURITAN_CARDS[seats])
    assert seen == set(range(fewest, WITCHES[seats] + 1))


@pytest.mark.rule("N3.1")
def test_ruling_02_every_character_can_be_dealt() -> None:
    dealt = Counter(CHARACTERS[c] for seed in range(100) for c in deal(3, seed)[1].character)
    assert set(dealt) == set(HOUSE_CHARACTERS)


@pytest.mark.rule("N2.4", "N3.2")
@pytest.mark.parametrize("seats", SEATS)
def test_ruling_01_buildings_are_used_by_their_player_number(seats: int) -> None:
    _, t = deal(seats)
    cards = named("house")
    used = Counter([*t.deck, *(card for hand in t.hands for card in hand)])
    for design in range(DESIGNS):
        assert used[design] == sum(number <= seats for number in cards.numbers[design]), BUILDINGS[design]
    assert used.total() >= 16 * seats


@pytest.mark.rule("N3.2", "N3.3", "N12.2")
@pytest.mark.parametrize("edition", ["en", "es", "fr"])
@pytest.mark.parametrize("seats", SEATS)
def test_ruling_03_events_are_used_by_their_player_number(edition: str, seats: int) -> None:
    _, t = deal(seats, edition=edition)
    cards = named("house")
    assert sorted(t.event_deck) == cards.deck_events(edition, seats)
    assert len(t.event_deck) >= 12
    assert t.row == []
    assert all(cards.number[event] <= seats for event in t.event_deck)
    assert t.trials_left == (3 if seats >= 7 else 2)


@pytest.mark.rule("N3.4")
def test_ruling_11_first_constable_is_drawn_by_chance_or_named() -> None:
    assert {deal(4, seed)[1].constable for seed in range(40)} == {0, 1, 2, 3}
    match, t = deal(4, first_constable="2")
    assert t.constable == 2
    assert t.badges == [False, False, True, False]
    assert {"key": "new_salem.first_constable", "seat": 2} in match.events(-1)
    with pytest.raises(mh.BadInput):
        mh.new_match("new_salem", seats=4, options={"first_constable": "4"})


@pytest.mark.rule("N3.6", "N10.2")
def test_there_are_five_rounds_of_four_phases() -> None:
    match, _ = deal(3)
    while match.outcome is None:
        match.timeout()
    keys = [event["key"].removeprefix("new_salem.") for event in match.events(-1)]
    assert keys.count("round") == keys.count("round_ended") == 5
    # each round: dealt, built, an Event, ended
    phases = [key for key in keys if key in ("round", "event_drawn", "round_ended")]
    assert phases[:3] == ["round", "event_drawn", "round_ended"]


@pytest.mark.rule("N1.4")
def test_town_and_sets_are_shown_to_everyone() -> None:
    match, t = deal(5)
    for viewer in range(-1, 5):
        view = match.view(viewer)
        assert view["town"] == {"despair": 0, "needed": 10, "hope": 0}
        assert view["sets"] == [{}, {}, {}, {}, {}]
    t.in_play[1] = [BUILDINGS.index(name) for name in ("trade_left", "trade_left", "trade_right", "death_middle")]
    assert match.view(-1)["sets"][1] == {
        "trade": {"complete": 0, "lacks": ["middle"]},
        "death": {"complete": 0, "lacks": ["left", "right"]},
    }
    t.in_play[1].append(BUILDINGS.index("trade_middle"))
    assert match.view(3)["sets"][1]["trade"] == {"complete": 1, "lacks": ["middle", "right"]}
