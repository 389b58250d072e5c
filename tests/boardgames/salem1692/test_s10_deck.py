"""S10: deck and shuffling."""

from __future__ import annotations

import pytest

import meetinghouse as mh
from meetinghouse.boardgames.salem1692.cardset import COPIES
from meetinghouse.boardgames.salem1692.names import CARDS, NIGHT
from tests.boardgames.salem1692.scene import Scene, full_scene, scene


@pytest.mark.rule("S10.1", "S10.2", "S10.3")
def test_after_night_the_discards_are_the_new_deck_and_the_draw_goes_on() -> None:
    s = scene(6, deck="night", discards="alibi*4", front={1: "stocks"}, hand={2: "arson"})
    s.night(kill=3, gavel=3)
    assert s.t.deck[0] == NIGHT
    assert len(s.t.deck) == 4, "four Alibis and Night, one drawn"
    assert s.hand(0) == {"alibi": 1}
    assert s.hand(2) == {"arson": 1}
    assert s.front(1) == {}, "the Stocks were served at the turn after the draw"
    assert s.match.view(-1)["night_last"] is True


@pytest.mark.rule("S10.3")
def test_night_as_second_card_ends_the_draw() -> None:
    s = scene(6, deck="alibi night", discards="arson*4")
    s.do(0, "draw")
    s.night_goes_on(kill=3, gavel=3)
    assert s.hand(0) == {"alibi": 1}
    assert s.asked == (1,)


@pytest.mark.rule("S10.4")
def test_one_draw_meets_night_at_most_once() -> None:
    s = scene(6, deck="night")
    s.night(kill=3, gavel=3)
    assert s.kind == "turn"
    assert s.asked == (1,)
    assert s.t.deck == [NIGHT]


@pytest.mark.rule("S10.5")
def test_if_night_was_moved_up_the_rest_of_the_deck_is_played_out_first() -> None:
    s = scene(6, deck="night alibi arson", discards="curse*3")
    s.night(kill=3, gavel=3)
    assert s.hand(0) == {"alibi": 1}
    assert s.discards() == ["curse", "curse", "curse", "night"]
    assert len(s.t.deck) == 1
    s.do(1, "draw")
    assert s.hand(1) == {"arson": 1, "curse": 1}
    assert s.t.deck[0] == NIGHT
    assert len(s.t.deck) == 3


@pytest.mark.rule("S10.6")
def test_a_black_card_joins_the_discards_when_it_is_resolved() -> None:
    s = scene(6, deck="conspiracy alibi*3 night")
    s.do(0, "draw")
    assert s.discards() == []
    assert s.match.view(-1)["aside"] == ["conspiracy"]
    s.all_do("tryal", at=0)
    assert s.discards() == ["conspiracy"]
    assert s.match.view(-1)["aside"] == []


@pytest.mark.rule("S10.7")
def test_black_cards_out_of_turn_are_resolved_at_once() -> None:
    s = scene(6, hand={0: "witness"}, characters={2: "rebecca_nurse"}, deck="conspiracy alibi*3 night")
    s.condemn(0, "witness", 1)
    s.do(2, "yes")
    assert s.kind == "pass_tryals"
    s.all_do("tryal", at=0)
    assert (s.kind, s.asked) == ("turn", (0,))


@pytest.mark.rule("S10.7", "S9.7")
def test_night_drawn_in_the_middle_of_an_accusation() -> None:
    s = scene(6, hand={0: "accusation"}, characters={0: "ann_putnam"}, front={1: "accusation*6"}, deck="alibi night")
    s.play(0, "accusation", 1)
    s.do(0, "yes")
    s.night_goes_on(kill=2, gavel=3)
    s.alone(0, "reveal", "tryal", at=0)
    assert (s.kind, s.asked) == ("turn", (0,))


def rebecca_draws_at_night(discards: str) -> Scene:
    """Burroughs (1) is killed, which costs Martha (2) a Tryal in the same Night; for that Rebecca (3) may draw."""
    s = scene(
        6,
        characters={1: "george_burroughs", 2: "martha_corey", 3: "rebecca_nurse"},
        front={2: "accusation*7"},
        deck="night",
        discards=discards,
    )
    s.night(kill=1, gavel=5)
    s.alone(0, "reveal", "tryal", at=0)
    assert (s.kind, s.asked) == ("rebecca", (3,))
    return s


@pytest.mark.rule("S10.9")
def test_a_draw_at_night_from_an_empty_deck_shuffles_without_night() -> None:
    s = rebecca_draws_at_night("conspiracy alibi*2")
    s.luck(("shuffle", [*range(1, 10), 0]))  # the seven Accusations before Martha were discarded too
    s.do(3, "yes")
    assert s.kind == "pass_tryals"
    assert NIGHT not in s.t.deck and len(s.t.deck) == 9
    assert sorted(s.match.view(-1)["aside"]) == ["conspiracy", "night"]


@pytest.mark.rule("S10.9", "S10.1")
def test_in_the_morning_what_is_left_is_shuffled_with_the_discards() -> None:
    s = rebecca_draws_at_night("alibi*3")
    s.do(3, "yes")
    assert s.kind == "turn"
    assert s.match.view(-1)["phase"] == "day"
    assert s.t.deck[0] == NIGHT and s.match.view(-1)["night_last"] is True
    # Rebecca and, after the morning, the drawer of Night took one each of three Alibis and seven Accusations
    assert len(s.t.deck) == 9
    assert [e["n"] for e in s.events("reshuffled")] == [10, 10]
    assert s.discards() == []


@pytest.mark.rule("S10.11")
def test_the_deck_is_shuffled_even_when_the_drawer_of_its_last_card_dies_of_it() -> None:
    s = scene(
        6,
        characters={1: "samuel_parris"},
        tryals={0: "witch not_a_witch", 4: "witch not_a_witch*2"},
        front={0: "black_cat"},
        deck="conspiracy",
        discards="night alibi*3",
    )
    s.do(0, "draw")
    s.do(0, "show", tryal="witch")
    s.all_do("tryal", at=0)
    assert not s.alive(0)
    assert (s.kind, s.asked) == ("turn", (1,))
    assert s.t.deck[0] == NIGHT and len(s.t.deck) == 6, "three Alibis, the Black Cat, Conspiracy and Night"
    assert {"do": "take_discards"} not in s.offers(1), "there is nothing left to take"
    assert {"do": "draw"} in s.offers(1)


@pytest.mark.rule("S10.10")
def test_after_a_shuffle_every_imagined_deck_has_the_cards_that_were_discarded() -> None:
    s = full_scene(
        ("abigail_williams", "ann_putnam"),
        deck="alibi accusation*2",
        discards="curse robbery accusation*4",
        hand={3: "evidence*2 stocks", 4: "arson*1"},
    )
    s.do(0, "draw")
    s.do(1, "draw")  # the third card of the deck and, after the shuffle, the first of the new one
    for viewer in (-1, 0, 1, 2, 3):
        for seed in range(20):
            twin = Scene(mh.imagine("salem1692", s.match.view(viewer), seed=seed)).t
            rest = [CARDS[kind] for kind in twin.deck]
            assert all(rest.count(card) <= n for card, n in _SHUFFLED.items()), rest
            assert set(rest) <= set(_SHUFFLED)


_SHUFFLED = {"curse": 1, "robbery": 1, "accusation": 4}


@pytest.mark.rule("S10.8")
@pytest.mark.parametrize("seats", [4, 8, 12])
def test_no_card_is_ever_lost(seats: int) -> None:
    m = mh.new_match("salem1692", seats, seed=seats)
    t = Scene(m).t
    turn = 0
    while m.outcome is None:
        for seat in m.waiting:
            ask = m.ask(seat)
            assert ask is not None
            turn += 7
            m.answer(seat, ask.options[turn % len(ask.options)])
            if not m.waiting:
                break
        total = [0] * len(COPIES)
        for held in (*t.hand, *t.front, t.estate, t.estate_front):
            total = [a + b for a, b in zip(total, held, strict=True)]
        for kind in (*t.deck, *t.discards, *t.aside, *t.removed):
            total[kind] += 1
        assert total == list(COPIES)
