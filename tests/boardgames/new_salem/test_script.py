"""Events put together from verbs (N13.24): every house Event written so plays the same records as its own code."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import meetinghouse as mh
from meetinghouse import resources
from meetinghouse.boardgames.new_salem import cardset
from meetinghouse.boardgames.new_salem.bots.scripts import question_like
from meetinghouse.boardgames.new_salem.names import EVENTS, HOUSE_EVENTS
from meetinghouse.boardgames.new_salem.powers import Scripted
from meetinghouse.bots.driver import play, table_of
from meetinghouse.engine.cardset import BadCards
from tests.boardgames.same_records import play_both, programs_in, with_programs

HOUSE = resources.path("cards", "new_salem", "house.toml").read_text("utf-8")

AS_VERBS = programs_in(Path(__file__).with_name("as_verbs.toml"))


VERBS = with_programs(HOUSE, "events", AS_VERBS)


def test_every_event_of_the_deck_is_written_as_verbs() -> None:
    assert list(AS_VERBS) == list(HOUSE_EVENTS[2:])
    assert all(isinstance(cardset.named(VERBS).powers[HOUSE_EVENTS.index(name)], Scripted) for name in AS_VERBS)


@pytest.mark.rule("N13.24")
@pytest.mark.parametrize("edition", ["en", "es", "fr"])
@pytest.mark.parametrize("seats", [3, 5, 8])
def test_both_play_the_same_records(seats: int, edition: str) -> None:
    """Every question, option, answer and chance outcome is the same; so is how it ends."""
    used: set[str] = set()
    for seed in range(6):
        house = mh.new_match("new_salem", seats, {"edition": edition}, seed)
        verbs = mh.new_match("new_salem", seats, {"edition": edition, "cards": VERBS}, seed)
        play_both(house, verbs, ["random" if seed % 2 else 2] * seats, seed)
        used |= {event["event"] for event in house.events(-1) if event["key"] == "new_salem.initiated"}
    assert len(used) > 8


ASKS = {"player": "script_seat", "players": "script_seats", "building": "script_building"}


def test_bots_answer_steps_as_they_answer_the_house_event_that_does_the_same() -> None:
    """Whom and what they choose follows from what the steps do with it."""
    cards = cardset.named(VERBS)
    found = {}
    for name in AS_VERBS:
        number = EVENTS.index(name)
        power = cards.powers[number]
        assert isinstance(power, Scripted)
        found[name] = [
            question_like(cards, ASKS.get(step.args["what"], f"script_{step.args['what']}"), (number, at, (), ()))
            for at, step in enumerate(power.code)
            if step.verb == "choose"
        ]
    friend, stranger = "sworn_oath", "midnight_visit"
    assert {name: asked for name, asked in found.items() if asked} == {
        "midnight_visit": ["midnight_visit"],
        "sworn_oath": ["sworn_oath", "oath_taken"],
        "letters_of_trade": ["letters_of_trade"],
        "character_witness": [stranger, "call_witness"],
        "exchange_of_deeds": ["exchange_of_deeds", "exchange_for"],
        "seizure": ["seizure"],
        "fire": ["fire"],
        "deed_of_gift": ["deed_of_gift", "deed_to"],
        "peddlers_cart": [friend],
        "tithe": ["tithe"],
        "thanksgiving": [friend],
        "change_of_heart": ["change_of_heart", "heart_of", "heart_of"],
        "pardon": ["pardon"],
        "rush_to_judgement": ["rush_to_judgement", "trial"],
        "scarlet_letter": ["scarlet_letter"],
    }


@pytest.mark.rule("N13.24")
def test_all_events_are_played_by_the_records_above() -> None:
    """Random players use everything sooner or later; each Event here at least once."""
    used: set[str] = set()
    for seed in range(40):
        match = mh.new_match("new_salem", 4, {"cards": VERBS}, seed)
        play(match, table_of("new_salem", ["random"] * 4, seed))
        used |= {event["event"] for event in match.events(-1) if event["key"] == "new_salem.initiated"}
        if used >= set(AS_VERBS):
            break
    assert used >= set(AS_VERBS)


def own(program: str, cost: int = 2) -> str:
    """The house set with one Event more."""
    return HOUSE + f'\n[events.own_1]\nname = "The Great Storm"\ntext = "It storms."\ncost = {cost}\ndo = {program}\n'


@pytest.mark.rule("N13.24")
@pytest.mark.parametrize(
    "program",
    [
        """[{ for_each = "others", as = "x", do = [
             { choose = "building", of = "x", by = "x", as = "b" },
             { add = "despair", n = 9, to = "b" }] }]""",
        """[{ for_each = "anyone", as = "x", do = [{ for_each = "anyone", as = "y", do = [
             { add = "hope", n = 9, to = "y" }] }] }]""",
        """[{ choose = "building", as = "b" }, { tear_down = "b" }, { move = "b", to = "me" },
             { add = "hope", to = "b" }]""",
        """[{ choose = "player", from = "triable", as = "x" }, { give_trial = "x" },
             { give_trial = "me", of = "x" }]""",
        """[{ choose = "building", of = "me", as = "b" }, { swap = "b", with = "b" },
             { remove = "hope", n = 9, of = "b" }]""",
        """[{ if = "round", at_least = 2, then = [{ show = "me", to = "me" }], else = [{ cart = 8 }] }]""",
        """[{ choose = "player", from = "on_trial", as = "x" }, { lift_trial = "x" },
             { take = "hope", n = 9, of = "x" }]""",
    ],
)
def test_whatever_a_set_says_the_game_goes_on_and_ends(program: str) -> None:
    """With every cost: such a set may never run dry, and cubes never leave the numbers that hold them."""
    for cost in (0, 2):
        match = mh.new_match("new_salem", 4, {"cards": own(program, cost)}, 7)
        play(match, table_of("new_salem", ["random"] * 4, 5))
        assert mh.verify(match.record()).honest
        view = match.view(-1)
        assert [sum(b["hope"] for b in mine) for mine in view["buildings"]] == view["hope"]
        assert max(*view["hope"], *view["despair"]) < 256


@pytest.mark.parametrize(
    ("program", "where", "code"),
    [
        ("[]", "do", "bad-value"),
        ("3", "do", "bad-value"),
        ("[{ fly = 1 }]", "do[0]", "verb"),
        ("[{ }]", "do[0]", "verb"),
        ('[{ look = "me", tear_down = "me" }]', "do[0]", "verb"),
        ('[{ look = "it" }]', "do[0].look", "bad-value"),
        ('[{ choose = "building", as = "b" }, { look = "b" }]', "do[1].look", "bad-value"),
        ('[{ choose = "player", as = "x" }, { tear_down = "x" }]', "do[1].tear_down", "bad-value"),
        ('[{ add = "hope", n = 10, to = "me" }]', "do[0].n", "bad-value"),
        ('[{ add = "hope", n = "x", to = "me" }]', "do[0].n", "bad-value"),
        ('[{ add = "hope" }]', "do[0].to", "missing"),
        ('[{ draw = 1, when = "dawn" }]', "do[0].when", "unknown-field"),
        ('[{ if = "hope", then = [{ draw = 1 }] }]', "do[0]", "missing"),
        ('[{ if = "hope", at_least = 1 }]', "do[0].then", "missing"),
        ('[{ for_each = "others", as = "x", do = [{ draw = 1 }] }, { look = "x" }]', "do[1].look", "bad-value"),
        ('[{ choose = "player", as = "a b" }]', "do[0].as", "bad-value"),
        ('[{ hand = "pardon" }]', "do", "bad-value"),
        ("[" + "{ draw = 1 }, " * 25 + "]", "do[24]", "too-long"),
        (
            "[" + '{ for_each = "others", do = [' * 3 + "{ draw = 1 }" + "] }" * 3 + "]",
            "do[0].do[0].do[0].do",
            "too-deep",
        ),
        ("[" + ", ".join(f'{{ choose = "player", as = "x{n}" }}' for n in range(9)) + "]", "do[8].as", "bad-value"),
    ],
)
def test_programs_with_mistakes_are_refused(program: str, where: str, code: str) -> None:
    with pytest.raises(BadCards) as refused:
        cardset.named(own(program))
    found = [(problem.where, problem.code) for problem in refused.value.problems]
    assert (f"events.own_1.{where}", code) in found
    assert all(problem.line > 300 for problem in refused.value.problems)


def test_another_events_effect_under_a_name_of_its_own() -> None:
    text = HOUSE + '\n[events.own_3]\nname = "Lightning"\ntext = "It burns."\ncost = 2\neffect = "fire"\n'
    match = mh.new_match("new_salem", 4, {"cards": text, "edition": "en"}, 1)
    used: set[str] = set()
    for seed in range(12):
        match = play(mh.new_match("new_salem", 4, {"cards": text}, seed), table_of("new_salem", ["random"] * 4, seed))
        used |= {event["event"] for event in match.events(-1) if event["key"] == "new_salem.initiated"}
    assert "own_3" in used
    assert json.loads(match.record().splitlines()[0])["options"]["cards"] == text
