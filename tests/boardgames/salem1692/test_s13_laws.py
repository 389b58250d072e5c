"""S13: the five laws."""

from __future__ import annotations

import json

import pytest

from meetinghouse.boardgames.salem1692.names import CARDS, PLAYABLE
from tests.boardgames.salem1692.scene import scene


@pytest.mark.rule("S13.1")
@pytest.mark.parametrize("card", [CARDS[k] for k in PLAYABLE])
def test_first_law_nothing_on_yourself(card: str) -> None:
    front = dict.fromkeys(range(5), "accusation asylum")
    s = scene(5, hand={0: f"{card} curse", 1: "alibi", 2: "alibi"}, front=front)
    s.do(0, "play", card=card)
    assert 0 not in s.seats_offered(0)
    s.do(0, "seat", seat=1)
    if s.kind in ("scapegoat_to", "robbery_to"):
        assert 0 not in s.seats_offered(0)


@pytest.mark.rule("S13.2")
def test_second_law_nothing_is_taken_back() -> None:
    s = scene(5, hand={0: "accusation*2"})
    ask = s.match.ask(0)
    assert ask is not None
    s.play(0, "accusation", 1)
    with pytest.raises(Exception, match="stale"):
        s.match.answer(0, ask.options[0])
    assert all(option["do"] in ("play", "end_turn") for option in s.offers(0))


@pytest.mark.rule("S13.3", "S15.1")
def test_third_law_silence_answers_for_who_dawdles() -> None:
    s = scene(5, hand={0: "accusation"})
    s.match.timeout()
    assert s.hand(0) == {"accusation": 3}
    assert s.asked == (1,)


@pytest.mark.rule("S13.4")
def test_fourth_law_places_of_face_down_tryals_mean_nothing() -> None:
    outcomes = set()
    for at in range(3):
        s = scene(5, hand={0: "witness"}, tryals={1: "constable not_a_witch*2"})
        s.play(0, "witness", 1)
        s.luck(("pick", 3, 2))
        s.do(0, "tryal", at=at)
        outcomes.add(s.match.view(-1)["revealed"][1][0])
    assert outcomes == {"constable"}, "chance decides, not the place"
    assert "face_down" in json.dumps(s.match.view(0)), "others see a number, no places"


@pytest.mark.rule("S13.5")
def test_fifth_law_the_dead_do_nothing_in_the_game() -> None:
    s = scene(5, dead=(1,))
    assert s.match.ask(1) is None
    for _ in range(12):
        assert 1 not in s.match.waiting
        s.match.timeout()
