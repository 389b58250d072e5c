"""Events are what their games declare: arguments, types, who is told, and a rule that exists."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import meetinghouse as mh
from meetinghouse import rules
from meetinghouse.engine.game import Game
from meetinghouse.telling import LIST, Telling
from meetinghouse.words import LANGUAGES
from tests.engine import toy
from tests.properties import declared
from tests.properties.play import play
from tests.properties.worlds import EFFORT, World, examples, present, tables, worlds

GAMES = pytest.mark.parametrize("game_id", present())


@EFFORT
@pytest.mark.parametrize(("game_id", "seats"), tables())
@examples(0.3)
@given(data=st.data())
def test_every_event_fits_its_declaration(game_id: str, seats: int, effort: str, data: st.DataObject) -> None:
    game = mh.find_game(game_id)
    with declared.declarations_hold() as told:
        match, rng = data.draw(worlds(game, seats)).deal(game)
        play(match, rng)
    assert told


@GAMES
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_has_a_rule_that_is_in_the_book(game_id: str, lang: str) -> None:
    book = {rule.number for rule in rules.read(game_id, lang).rules()}
    for key, kind in mh.find_game(game_id).declares(Telling).events.items():
        numbers = {kind.rule, *kind.rules.values()}
        assert numbers <= book, f"{key}: {sorted(numbers - book)} is in no rules"


@GAMES
def test_declarations_use_names_that_mean_something(game_id: str) -> None:
    game = mh.find_game(game_id)
    telling = game.declares(Telling)
    families = {name: family for family, members in telling.words.items() for name in members}
    for key, kind in game.declares(Telling).events.items():
        args = {name.removesuffix(LIST) for name in kind.args + kind.secret}
        for name in kind.to + kind.told:
            assert name in game.declares(Telling).groups or (name in args and families[name] == "seat"), (
                f"{key}: who is {name}?"
            )
        assert bool(kind.secret) == bool(kind.told), f"{key}: secrets and those who are told them go together"
        assert bool(kind.by) == bool(kind.rules)
        if kind.by:
            assert kind.by in args
            assert kind.rules.keys() <= {str(one) for one in game.declares(Telling).ids[families[kind.by]]}, key


def test_the_rule_of_an_event_may_hang_on_an_argument() -> None:
    events = mh.find_game("salem1692").declares(Telling).events
    assert events["played"].rule_of({"seat": 0, "card": "alibi", "target": 1}) == "S5.7"
    assert events["died"].rule_of({"seat": 0, "how": "accusation"}) == "S8.1"
    assert events["died"].rule_of({"seat": 0, "how": "linked"}) == "S8.9"


def test_a_look_at_a_character_leads_to_the_event_that_allowed_it() -> None:
    events = mh.find_game("new_salem").declares(Telling).events
    for event, rule in (("midnight_visit", "N13.3"), ("character_witness", "N13.6")):
        assert events["looked"].rule_of({"seat": 0, "target": 1, "event": event}) == rule
    assert events["second_term"].rule_of({"seat": 0}) == "N13.19"
    assert events["constable_stays"].rule_of({"seat": 0}) == "N8.4"


def _emitting(key: str, **given: Any) -> Game:
    """The toy game with one more event at the deal."""

    def new(t: Any) -> None:
        t.emit(key, **given)
        toy.new(t)

    return toy.build(new=new)


PLANTED: dict[str, Game] = {
    "which it does not declare": _emitting("sneezed", seat=0),
    r"\[\] told, \['seat'\] declared": _emitting("empty"),
    r"\['card', 'seat'\] told": _emitting("empty", seat=0, card="moss"),
    "seat is '0', which is no seat": _emitting("empty", seat="0"),
    "card is 'feather', which is no card": _emitting("played", seat=0, card="feather", size=1),
    "size is True, which is no number": _emitting("played", seat=0, card="moss", size=True),
    "cards is 'moss'": _emitting("burned", seat=0, by=1, cards="moss"),
    "secrets told to 10": _emitting("drew", seat=0, left=1, tells=2, secret={"card": "moss"}),
    "card.* told, .*left.* declared": _emitting("drew", seat=0, left=1, card="moss", tells=1),
    "seen by 1,": _emitting("empty", seat=0, to=1),
    "has no secrets and tells 1": _emitting("empty", seat=0, tells=1),
}


@pytest.mark.parametrize("misfit", PLANTED)
def test_a_planted_misfit_is_caught(misfit: str) -> None:
    with pytest.raises(declared.Misfit, match=misfit), declared.declarations_hold():
        World(seats=3, options={}, seed=1).deal(PLANTED[misfit])


def test_the_toy_itself_fits() -> None:
    with declared.declarations_hold() as told:
        for seed in range(20):
            match, _ = World(seats=6, options={"rounds": 3}, seed=seed).deal(toy.TOY)
            play(match, random.Random(seed))
    assert set(toy.TOY.declares(Telling).events) - told == {"empty"}  # the deck outlasts three rounds
