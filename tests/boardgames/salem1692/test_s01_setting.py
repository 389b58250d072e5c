"""S1: what is dealt, and who sees it."""

from __future__ import annotations

import pytest

import meetinghouse as mh
from meetinghouse.boardgames.salem1692.cardset import COLOURS, COPIES, tryal_cards
from meetinghouse.boardgames.salem1692.names import CARDS, TRYALS
from tests.boardgames.salem1692.scene import Scene, scene

TABLE = {
    4: (18, 1, 1),
    5: (23, 1, 1),
    6: (27, 2, 1),
    7: (32, 2, 1),
    8: (29, 2, 1),
    9: (33, 2, 1),
    10: (27, 2, 1),
    11: (30, 2, 1),
    12: (33, 2, 1),
}
EACH = {4: 5, 5: 5, 6: 5, 7: 5, 8: 4, 9: 4, 10: 3, 11: 3, 12: 3}


@pytest.mark.rule("S1.1")
@pytest.mark.parametrize("seats", [3, 13, 0, -4])
def test_four_to_twelve_players(seats: int) -> None:
    with pytest.raises(mh.BadInput, match="bad-seats"):
        mh.new_match("salem1692", seats)


@pytest.mark.rule("S1.2")
def test_left_is_next_in_turn_order_and_the_dead_are_skipped() -> None:
    t = scene(5, dead=(1, 4)).t
    assert (t.left_of(0), t.left_of(2), t.left_of(3)) == (2, 3, 0)
    assert (t.right_of(0), t.right_of(2), t.right_of(3)) == (3, 0, 2)


@pytest.mark.rule("S1.3", "S1.4")
@pytest.mark.parametrize("seats", range(4, 13))
def test_the_tryal_table(seats: int) -> None:
    assert tryal_cards(seats, extra_witch=False) == TABLE[seats]
    m = mh.new_match("salem1692", seats, seed=seats)
    dealt = [m.view(s)["tryals"] for s in range(seats)]
    total = tuple(sum(hand.get(face, 0) for hand in dealt) for face in TRYALS)
    assert total == TABLE[seats]
    assert all(sum(hand.values()) == EACH[seats] for hand in dealt)
    assert m.view(-1)["face_down"] == [EACH[seats]] * seats
    assert m.view(-1)["tryals"] is None


@pytest.mark.rule("S1.5")
def test_holding_a_witch_once_makes_a_witch_for_ever() -> None:
    s = scene(5, tryals={4: "witch"}, deck="conspiracy accusation*5 night")
    s.t.tryals[4] = [0, 1, 0]
    s.do(0, "draw")
    s.all_do("tryal", at=0)
    assert s.t.witch[4], "lost the card, still a witch"
    assert s.t.witch[3], "took it from the left"
    assert s.match.view(4)["is_witch"]
    assert not s.match.view(0)["is_witch"]


@pytest.mark.rule("S1.6")
def test_the_constable_may_be_a_witch_too() -> None:
    s = scene(5, tryals={3: "not_a_witch*3", 4: "witch constable"})
    assert s.t.constable() == 4
    assert s.t.witch[4]


@pytest.mark.rule("S1.7")
def test_each_player_gets_a_character_of_their_own_for_all_to_see() -> None:
    m = mh.new_match("salem1692", 12, seed=4)
    shown = m.view(-1)["character"]
    assert len(set(shown)) == 12
    assert "none" not in shown


@pytest.mark.rule("S1.8")
def test_the_deck_of_59() -> None:
    assert sum(COPIES) == 59
    assert dict(zip(CARDS, COPIES, strict=True)) == {
        "accusation": 35,
        "evidence": 5,
        "witness": 1,
        "alibi": 3,
        "stocks": 3,
        "scapegoat": 2,
        "arson": 1,
        "curse": 1,
        "robbery": 1,
        "matchmaker": 2,
        "asylum": 1,
        "piety": 1,
        "black_cat": 1,
        "conspiracy": 1,
        "night": 1,
    }
    by_colour = {c: sum(n for n, d in zip(COPIES, COLOURS, strict=True) if d == c) for c in set(COLOURS)}
    assert by_colour == {"red": 41, "green": 11, "blue": 5, "black": 2}


@pytest.mark.rule("S1.9", "S1.10")
@pytest.mark.parametrize("seats", range(4, 13))
def test_three_cards_each_night_at_the_bottom_the_cat_aside(seats: int) -> None:
    m = mh.new_match("salem1692", seats, seed=seats)
    t = Scene(m).t
    assert [sum(h) for h in t.hand] == [3] * seats
    assert len(t.deck) == 56 - 3 * seats + 2
    assert CARDS[t.deck[0]] == "night"
    assert CARDS.index("conspiracy") in t.deck
    assert [CARDS[k] for k in t.aside] == ["black_cat"]


@pytest.mark.rule("S1.10")
def test_conspiracy_may_lie_anywhere_above_night() -> None:
    places = {Scene(mh.new_match("salem1692", 12, seed=i)).t.deck.index(13) for i in range(300)}
    assert places == set(range(1, 22))


@pytest.mark.rule("S1.11", "S1.12")
def test_a_hand_is_its_holders_own_and_its_size_is_public() -> None:
    s = scene(4, hand={1: "alibi witness"}, front={2: "piety"}, discards="arson")
    assert s.match.view(1)["hand"] == {"alibi": 1, "witness": 1}
    for viewer in (0, 2, 3, -1):
        view = s.match.view(viewer)
        assert view["hand"] != {"alibi": 1, "witness": 1}
        assert view["hand_sizes"] == [0, 2, 0, 0]
        assert view["front"][2] == {"piety": 1}
        assert view["discards"] == ["arson"]
        assert view["deck_order"] is None
        assert view["deck_size"] == 10
        assert view["night_last"] is True
