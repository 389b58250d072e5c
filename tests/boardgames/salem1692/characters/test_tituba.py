"""Tituba."""

from __future__ import annotations

import pytest

import meetinghouse as mh
from meetinghouse.boardgames.salem1692.names import CARDS
from tests.boardgames.salem1692.scene import Scene, full_scene, scene


@pytest.mark.rule("S9.45", "S9.46")
def test_she_orders_the_deck_and_then_draws() -> None:
    s = scene(5, characters={0: "tituba"}, deck="alibi arson conspiracy curse night")
    s.do(0, "order_deck")
    assert s.match.view(0)["deck_order"] == ["alibi", "arson", "conspiracy", "curse", "night"]
    s.do(0, "card", card="curse")
    s.do(0, "card", card="arson")
    s.do(0, "card", card="night")
    s.do(0, "done")
    assert s.hand(0) == {"curse": 1, "arson": 1}
    assert s.match.view(0)["deck_order"] == ["night", "alibi", "conspiracy"]
    assert s.asked == (1,)
    assert s.match.view(1)["night_last"] is False


@pytest.mark.rule("S9.45")
def test_once_in_the_game_and_only_on_a_drawing_turn() -> None:
    s = scene(5, characters={0: "tituba"}, hand={0: "accusation*2"})
    s.play(0, "accusation", 1)
    assert s.refusal(0, "order_deck").code == "already-played"
    s = scene(5, characters={0: "tituba"})
    s.t.used[0] = (0, 0, 1)
    assert {"do": "order_deck"} not in s.offers(0)


@pytest.mark.rule("S9.46")
def test_the_others_cannot_count_her_steps() -> None:
    s = scene(5, characters={0: "tituba"}, deck="alibi arson curse night")
    s.do(0, "order_deck")
    before = {v: s.match.view(v) for v in (1, 2, 3, 4, -1)}
    told = {v: s.match.events(v) for v in before}
    s.do(0, "card", card="curse")
    s.do(0, "card", card="alibi")
    assert {v: s.match.view(v) for v in before} == before
    assert {v: s.match.events(v) for v in before} == told
    assert "cards" in s.events("deck_ordered", 0)[0]
    assert "cards" not in s.events("deck_ordered", 1)[0]


@pytest.mark.rule("S9.46")
def test_a_repeated_step_is_stale() -> None:
    s = scene(5, characters={0: "tituba"}, deck="alibi*3 night")
    s.do(0, "order_deck")
    ask = s.match.ask(0)
    assert ask is not None
    choice = ask.options[1]
    s.match.answer(0, choice)
    with pytest.raises(Exception, match="stale"):
        s.match.answer(0, choice)


@pytest.mark.rule("S9.47")
def test_she_knows_the_order_until_it_is_shuffled() -> None:
    s = scene(5, characters={0: "tituba"}, deck="alibi arson curse stocks night", discards="alibi*2")
    s.do(0, "order_deck")
    s.do(0, "done")
    s.do(1, "draw")
    assert s.match.view(0)["deck_order"] == ["night"]
    s.do(2, "draw")
    while s.kind != "turn":
        s.match.timeout()
    assert s.match.view(0)["deck_order"] is None


@pytest.mark.rule("S9.47")
def test_she_knows_what_others_draw_from_the_deck_she_ordered() -> None:
    s = scene(5, characters={0: "tituba"}, deck="accusation*2 witness alibi stocks arson night")
    s.do(0, "order_deck")
    s.do(0, "done")
    s.do(1, "draw")
    assert s.match.view(0)["known_hands"] == {"1": {"witness": 1, "alibi": 1}}
    assert all(s.match.view(v)["known_hands"] == {} for v in (1, 2, 3, 4))
    s.do(2, "draw")
    assert s.match.view(0)["known_hands"]["2"] == {"stocks": 1, "arson": 1}


@pytest.mark.rule("S9.11", "S9.47")
def test_what_giles_shows_is_no_longer_hers_alone_to_know() -> None:
    s = scene(5, characters={0: "tituba", 1: "giles_corey"}, deck="alibi*2 accusation*3 stocks night")
    s.do(0, "order_deck")
    s.do(0, "done")
    s.do(1, "draw")
    assert s.match.view(0)["known_hands"] == {"1": {"accusation": 2}}
    s.do(1, "yes")
    assert s.match.view(0)["public_hand"][1] == {"accusation": 2}
    assert s.match.view(0)["known_hands"] == {"1": {"accusation": 1}}, "the third card"


@pytest.mark.rule("S9.47")
def test_she_knows_which_cards_are_in_a_deck_that_martha_puts_in_order_after_her() -> None:
    s = full_scene(("tituba", "martha_corey"), deck="alibi arson curse stocks*2 piety asylum night")
    s.do(0, "order_deck")
    s.do(0, "done")
    s.do(1, "order_deck")
    assert s.match.view(0)["deck_order"] is None
    assert sorted(s.match.view(0)["deck_seen"]) == ["asylum", "curse", "night", "piety", "stocks", "stocks"]
    assert s.match.view(2)["deck_seen"] == []
    s.do(1, "done")
    for seed in range(20):
        twin = Scene(mh.imagine("salem1692", s.match.view(0), seed=seed)).t
        assert {CARDS[kind] for kind in twin.deck} <= {"asylum", "curse", "night", "piety", "stocks"}
        assert len(twin.deck) == 4
