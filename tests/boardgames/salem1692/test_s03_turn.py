"""S3: the turn."""

from __future__ import annotations

import pytest

from tests.boardgames.salem1692.scene import Scene, scene


@pytest.mark.rule("S3.1")
def test_the_next_living_player_on_the_left_is_next() -> None:
    s = scene(5, dead=(1,))
    s.do(0, "draw")
    assert s.asked == (2,)


@pytest.mark.rule("S3.2")
def test_draw_two_and_end_or_play() -> None:
    s = scene(5, hand={0: "accusation"}, deck="alibi evidence accusation night")
    s.do(0, "draw")
    assert s.hand(0) == {"accusation": 1, "alibi": 1, "evidence": 1}
    assert s.asked == (1,)
    s = scene(5, hand={0: "accusation stocks"})
    s.play(0, "accusation", 2)
    assert s.refusal(0, "draw").rule == "S3.2"
    s.do(0, "end_turn")
    assert s.asked == (1,)


@pytest.mark.rule("S3.2", "S3.9")
def test_a_turn_cannot_be_ended_or_passed_without_doing_anything() -> None:
    s = scene(5, hand={0: "accusation"})
    assert s.refusal(0, "end_turn").code == "nothing-played"
    assert s.refusal(0, "pass").rule == "S3.9"


@pytest.mark.rule("S3.3")
def test_as_many_cards_as_one_likes() -> None:
    s = scene(5, hand={0: "accusation*3 stocks"})
    s.play(0, "accusation", 1)
    s.play(0, "accusation", 1)
    s.play(0, "stocks", 2)
    assert s.front(1) == {"accusation": 2}
    assert s.asked == (0,)
    s.do(0, "end_turn")
    assert s.asked == (1,)


@pytest.mark.rule("S3.4")
def test_only_on_other_living_players() -> None:
    s = scene(5, hand={0: "accusation"}, dead=(3,))
    s.do(0, "play", card="accusation")
    assert s.seats_offered(0) == [1, 2, 4]
    assert s.refusal(0, "seat", seat=0).rule == "S13.1"
    assert s.refusal(0, "seat", seat=3).rule == "S8.11"


@pytest.mark.rule("S3.5")
def test_only_the_drawer_sees_what_was_drawn() -> None:
    s = scene(5, deck="alibi evidence accusation night")
    s.do(0, "draw")
    assert s.events("drew", 0) == [{"key": "salem1692.drew", "seat": 0, "n": 2, "cards": ["alibi", "evidence"]}]
    assert s.events("drew", 1) == [{"key": "salem1692.drew", "seat": 0, "n": 2}]
    assert s.events("drew") == s.events("drew", 1)


@pytest.mark.rule("S3.6", "S3.7")
def test_a_black_card_is_resolved_at_once_and_counts_as_one_of_two() -> None:
    s = scene(5, deck="conspiracy alibi accusation*4 night")
    s.do(0, "draw")
    assert s.kind == "pass_tryals"
    assert s.hand(0) == {}
    s.all_do("tryal", at=0)
    assert s.hand(0) == {"alibi": 1}
    assert s.asked == (1,)


@pytest.mark.rule("S3.8")
def test_nothing_to_draw_and_nothing_to_shuffle_ends_the_draw() -> None:
    s = scene(5, deck="alibi")
    s.do(0, "draw")
    assert s.hand(0) == {"alibi": 1}
    assert s.asked == (1,)


@pytest.mark.rule("S3.9")
def test_who_can_neither_draw_nor_play_passes() -> None:
    s = scene(5, deck="", hand={1: "accusation"})
    assert s.offers(0) == [{"do": "pass"}]
    s.do(0, "pass")
    assert {"do": "pass"} not in s.offers(1)


@pytest.mark.rule("S3.10")
def test_dying_on_your_own_turn_ends_it() -> None:
    s = scene(
        5, tryals={0: "not_a_witch"}, front={0: "black_cat"}, hand={0: "accusation"}, deck="conspiracy alibi night"
    )
    s.do(0, "draw")
    s.do(0, "show", tryal="not_a_witch")
    assert not s.alive(0)
    s.all_do("tryal", at=0)
    assert s.asked == (1,)
    assert s.kind == "turn"
    assert s.hand(0) == {}


def told(s: Scene) -> list[str]:
    """The kinds of the events told since the game was set up, with how many cards or which."""
    return [f"{e['key'].partition('.')[2]} {e.get('n') or e.get('card') or ''}".strip() for e in s.match.events(-1)]


@pytest.mark.rule("S3.6")
def test_the_card_is_drawn_and_then_it_turns_out_to_be_conspiracy() -> None:
    s = scene(5, deck="alibi conspiracy evidence night")
    s.do(0, "draw")
    assert told(s)[-2:] == ["drew 1", "black_drawn conspiracy"]
    assert s.match.view(-1)["phase"] == "conspiracy"


@pytest.mark.rule("S10.1")
def test_a_shuffle_is_told_between_the_draws_it_lies_between() -> None:
    s = scene(5, deck="alibi", discards="accusation*4 night")
    s.do(0, "draw")
    assert told(s)[-4:] == ["drew 1", "reshuffled 5", "drew 1", "turn"]
