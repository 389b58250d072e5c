"""Acts, choices and asks."""

from __future__ import annotations

import pytest

from meetinghouse.engine.acts import ActTable, Choice, read_choice
from meetinghouse.engine.errors import IllegalMove
from tests.engine.tables import toy
from tests.engine.toy import ACTS, CARDS, DRAW, PLAY, POINT


def test_acts_are_numbered_in_the_order_they_are_added() -> None:
    acts = ActTable()
    assert [acts.add("draw"), acts.add("play", card="moss"), acts.add("play", card="salt")] == [0, 1, 2]
    assert len(acts) == 3
    assert acts[1].do == "play" and acts[1].args == {"card": "moss"}
    assert acts[1].json == {"do": "play", "card": "moss"}
    assert repr(acts[1]) == "Act('play', card='moss')"


def test_an_act_is_registered_once() -> None:
    acts = ActTable()
    acts.add("play", card="moss", seat=1)
    with pytest.raises(TypeError, match="twice"):
        acts.add("play", seat=1, card="moss")


@pytest.mark.parametrize("name", ["ask", "answer"])
def test_arguments_that_json_needs_for_itself_are_refused(name: str) -> None:
    with pytest.raises(TypeError, match="means something else"):
        ActTable().add("play", **{name: 1})


def test_the_arguments_of_an_act_cannot_be_changed() -> None:
    with pytest.raises(TypeError):
        ACTS[PLAY[0]].args["card"] = "salt"  # type: ignore[index]  # that it cannot be done is the point


def test_an_act_is_found_by_its_json_and_by_nothing_else() -> None:
    assert ACTS.find({"do": "draw"}) == DRAW
    assert ACTS.find({"do": "point", "seat": 1, "ask": 99}) == POINT[1]
    assert ACTS.find({"do": "point", "seat": True}) is None  # 1 is not True
    assert ACTS.find({"do": "point", "seat": 1.0}) is None
    assert ACTS.find({"do": "point"}) is None
    assert ACTS.find({"do": "draw", "card": "moss"}) is None
    assert ACTS.find({"seat": 1}) is None
    assert ACTS.find({"do": "play", "card": ["moss"]}) is None
    assert ACTS.find({"do": ["draw"]}) is None
    assert ACTS.find({1: 2, "do": "draw"}) is None  # type: ignore[dict-item]  # as a careless caller would


def test_choices_are_equal_when_they_say_the_same() -> None:
    one, two = Choice(3, ACTS[DRAW]), Choice(3, ACTS[DRAW])
    assert one == two and hash(one) == hash(two)
    assert one != Choice(4, ACTS[DRAW]) and one != Choice(3, ACTS[PLAY[0]]) and one != "draw"
    assert Choice(3, ACTS[PLAY[1]]).to_json() == {"ask": 3, "do": "play", "card": CARDS[1]}
    assert one.do == "draw" and one.args == {}
    assert repr(Choice(3, ACTS[PLAY[1]])) == "Choice(ask=3, 'play', card='spark')"


def test_an_ask_shows_how_many_options_it_has_and_not_which() -> None:
    ask = toy().ask(2)
    assert ask is not None
    assert repr(ask) == f"Ask(id=1, kind={ask.kind!r}, 4 options, required=True)"
    json = ask.to_json()
    assert list(json) == ["id", "kind", "options", "required", "seconds"]
    assert json["options"][2] == {"ask": 1, "do": "point", "seat": 2}
    assert json["seconds"] == 10


def test_a_choice_is_read_from_itself_or_its_json() -> None:
    choice = Choice(5, ACTS[PLAY[2]])
    assert read_choice(ACTS, choice) == read_choice(ACTS, choice.to_json()) == (5, PLAY[2])


def test_a_choice_of_another_game_is_refused() -> None:
    foreign = ActTable()
    foreign.add("draw")
    foreign_act = foreign[0]
    with pytest.raises(IllegalMove) as caught:
        read_choice(ACTS, Choice(1, foreign_act))
    assert caught.value.code == "not-offered"
    empty = ActTable()
    with pytest.raises(IllegalMove):
        read_choice(empty, Choice(1, foreign_act))


@pytest.mark.parametrize(
    ("given", "code"),
    [
        (None, "malformed"),
        ("draw", "malformed"),
        ([], "malformed"),
        ({}, "malformed"),
        ({"ask": "1", "do": "draw"}, "malformed"),
        ({"ask": True, "do": "draw"}, "malformed"),
        ({"ask": 1, "do": 7}, "malformed"),
        ({"ask": 1, "do": "fly"}, "not-offered"),
        ({"ask": 1, "do": "draw", "seat": 3}, "not-offered"),
    ],
)
def test_anything_else_is_refused_with_a_reason(given: object, code: str) -> None:
    with pytest.raises(IllegalMove) as caught:
        read_choice(ACTS, given)
    assert caught.value.code == code
    assert "expected" in str(caught.value) and "got" in str(caught.value)


def test_options_are_a_tuple_of_choices_made_once() -> None:
    ask = toy().ask(2)
    assert ask is not None
    assert type(ask.options) is tuple
    assert ask.options == tuple(Choice(ask.id, ACTS[n]) for n in ask.numbers)
    assert ask.options is ask.options


def test_a_family_is_one_act_for_each_thing_and_leads_back_to_it() -> None:
    acts = ActTable()
    seat = acts.family("seat", seat=range(1, 4))
    card = acts.family("card", card=("moss", "salt"))
    some = acts.family("front", card={1: "salt"})
    assert [acts[act].json for act in (seat[3], card[1], some[1])] == [
        {"do": "seat", "seat": 3},
        {"do": "card", "card": "salt"},
        {"do": "front", "card": "salt"},
    ]
    assert (seat.key(seat[3]), card.key(card[1]), some.key(some[1])) == (3, 1, 1)
    assert seat.acts((3, 1)) == [seat[3], seat[1]]
    assert seat.has(seat[1]) and not seat.has(card[1])
    with pytest.raises(KeyError):
        seat.key(card[1])


def test_a_grid_is_one_act_for_each_pair() -> None:
    acts = ActTable()
    place = acts.grid("place", seat=range(2), card=("moss", "salt"))
    assert acts[place[1, 0]].json == {"do": "place", "seat": 1, "card": "moss"}
    assert [place.key(act) for act in place.values()] == [(0, 0), (0, 1), (1, 0), (1, 1)]
