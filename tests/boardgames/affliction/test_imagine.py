"""Imagining: what is hidden is dealt anew, and only within what the viewer knows."""

from __future__ import annotations

import pytest

import meetinghouse as mh
from meetinghouse.boardgames.affliction.cardset import named
from meetinghouse.boardgames.affliction.names import END_CARD_NUMBERS, PACKET
from meetinghouse.boardgames.affliction.state import Affliction


def table(match: mh.Match) -> Affliction:
    t = match._table
    assert isinstance(t, Affliction)
    return t


def after(rounds: int, seats: int = 3, seed: int = 4) -> mh.Match:
    match = mh.new_match("affliction", seats=seats, seed=seed)
    while match.outcome is None and match.view(-1)["round"] <= rounds:
        match.timeout()
    return match


@pytest.mark.rule("A1.8", "A2.4")
@pytest.mark.parametrize("viewer", [-1, 0, 1, 2])
def test_others_grievances_are_any_that_are_left(viewer: int) -> None:
    """Point 3: also those that nobody drew."""
    match = after(2)
    seen: list[set[int]] = [set(), set(), set()]
    for seed in range(60):
        twin = table(mh.imagine("affliction", match.view(viewer), seed=seed))
        assert len(set(twin.grievance)) == 3
        for seat in range(3):
            seen[seat].add(twin.grievance[seat])
    for seat in range(3):
        mine = table(match).grievance[seat]
        others = set(named("house").grievances) - ({table(match).grievance[viewer]} if viewer >= 0 else set())
        assert seen[seat] == ({mine} if seat == viewer else others)


@pytest.mark.rule("A2.8", "A9.4")
@pytest.mark.parametrize("rounds", [1, 8, 15])
def test_end_cards_stay_in_the_packet_and_known_cards_under_it(rounds: int) -> None:
    match = after(rounds)
    if match.outcome is not None:
        pytest.fail("choose a seed with a longer game")
    true = table(match)
    places = set()
    for seed in range(40):
        twin = table(mh.imagine("affliction", match.view(1), seed=seed))
        assert sorted(twin.blue) == sorted(true.blue) and sorted(twin.red) == sorted(true.red)
        assert twin.blue_under == true.blue_under and twin.red_under == true.red_under
        packet = twin.blue[:PACKET]
        assert all(end in packet for end in END_CARD_NUMBERS)
        places |= {packet.index(end) for end in END_CARD_NUMBERS}
    assert places == set(range(min(PACKET, len(true.blue))))


@pytest.mark.rule("A10.1")
def test_after_the_end_everything_that_was_shown_is_kept() -> None:
    match = after(99)
    assert match.outcome is not None
    for viewer in range(-1, 3):
        twin = mh.imagine("affliction", match.view(viewer), seed=3)
        assert table(twin).grievance == table(match).grievance
        assert table(match).end_card not in table(twin).blue
        assert twin.outcome is not None and twin.outcome.winners == match.outcome.winners


@pytest.mark.rule("A11.1")
def test_offers_to_others_are_any_two_that_are_left() -> None:
    match = mh.new_match("affliction", seats=2, options={"starters": "choose"}, seed=6)
    mine = table(match).offered[0]
    seen = set()
    for seed in range(40):
        twin = table(mh.imagine("affliction", match.view(0), seed=seed))
        assert twin.offered[0] == mine and not set(twin.offered[1]) & set(mine)
        seen |= set(twin.offered[1])
    assert len(seen) == 6
