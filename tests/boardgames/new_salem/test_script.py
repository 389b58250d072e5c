"""Events put together from verbs (N13.24): every house Event written so plays the same records as its own code."""

from __future__ import annotations

import json
import re
import tomllib
from typing import Any

import pytest

import meetinghouse as mh
from meetinghouse import resources
from meetinghouse.boardgames.new_salem import cardset, cubes, state
from meetinghouse.boardgames.new_salem.bots.scripts import question_like
from meetinghouse.boardgames.new_salem.names import EVENTS, HOUSE_EVENTS
from meetinghouse.bots.driver import play, table_of
from meetinghouse.cards.sets import BadCards
from meetinghouse.engine.chance import seal_from_seed
from meetinghouse.engine.match import start
from tests.boardgames.new_salem.scenario import Scene

HOUSE = resources.path("cards", "new_salem", "house.toml").read_text("utf-8")

CARDS = tomllib.loads(HOUSE)["events"]
# without origins, so that a long program fits into the bytes that a set may have
SHORT = re.sub(r"(?m)^origin = .*\n", "", HOUSE)


def test_every_event_of_the_house_is_written_as_verbs() -> None:
    assert list(CARDS) == list(HOUSE_EVENTS) and all(card["do"] for card in CARDS.values())
    house = cardset.named("house")
    assert house.effects == {name: name for name in HOUSE_EVENTS} and house.cleansing == 2


ASKS = {"player": "script_seat", "players": "script_seats", "building": "script_building"}


def test_bots_answer_steps_as_they_answer_the_house_event_that_does_the_same() -> None:
    """Whom and what they choose follows from what the steps do with it."""
    cards = cardset.named("house")
    found = {}
    for name in HOUSE_EVENTS[2:]:
        number = EVENTS.index(name)
        power = cards.powers[number]
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
        match = mh.new_match("new_salem", 4, {}, seed)
        play(match, table_of("new_salem", ["random"] * 4, seed))
        used |= {event["event"] for event in match.events(-1) if event["key"] == "new_salem.initiated"}
        if used >= set(HOUSE_EVENTS):
            break
    assert used >= set(HOUSE_EVENTS)


def own(program: str, cost: int = 2) -> str:
    """The house set with one Event more."""
    return SHORT + f'\n[events.own_1]\nname = "The Great Storm"\ntext = "It storms."\ncost = {cost}\ndo = {program}\n'


@pytest.mark.rule("N13.24")
@pytest.mark.parametrize(
    "program",
    [
        """[{ for_each = "others", as = "x", do = [
             { choose = "building", of = "x", by = "x", as = "b" },
             { add = "despair", n = 9, to = "b" }] }]""",
        """[{ for_each = "anyone", as = "x", do = [{ for_each = "anyone", as = "y", do = [
             { add = "hope", n = 9, to = "y" }] }] }]""",
        """[{ choose = "building", as = "b" }, { if = "hope", at_least = 1, then = [{ tear_down = "b" }] },
             { move = "b", to = "me" }, { add = "hope", to = "b" }]""",
        """[{ choose = "building", of = "most_buildings", piece = "left", as = "b" }, { swap = "b", with = "b" }]""",
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
        assert max(b[cube] for mine in view["buildings"] for b in mine for cube in ("hope", "despair")) <= 99


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
        (
            '[{ choose = "building", as = "b" }, { tear_down = "b" }, { move = "b", to = "me" }]',
            "do[2].move",
            "bad-value",
        ),
        ('[{ choose = "event", as = "e" }, { put_under = "e" }, { put_under = "e" }]', "do[2].put_under", "bad-value"),
        ('[{ take_from_cart = "me" }, { cart = 2 }]', "do[0].take_from_cart", "missing"),
        ('[{ choose = "building", piece = "roof", as = "b" }]', "do[0].piece", "bad-value"),
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
        cardset.SETS.of(own(program), new=True)
    found = [(problem.where, problem.code) for problem in refused.value.problems]
    assert (f"events.own_1.{where}", code) in found
    assert all(problem.line > 200 for problem in refused.value.problems)


GONE_AGAIN = '[{ choose = "building", as = "b" }, { tear_down = "b" }, { tear_down = "b" }, { add = "hope", to = "b" }]'
NO_CART = '[{ take_from_cart = "me" }, { draw = 1 }]'


@pytest.mark.parametrize("program", [GONE_AGAIN, NO_CART])
def test_a_set_that_stands_in_a_record_passed_the_check_of_its_day(program: str) -> None:
    """Such a game is played through as it was; a new one cannot have the set, also where an old one is being played."""
    text = own(program, cost=0)
    for _ in range(2):
        with pytest.raises(BadCards):
            mh.new_match("new_salem", 4, {"cards": text}, 3)
        match = start(mh.find_game("new_salem"), 4, {"cards": text}, seal_from_seed(3), new=False)
        play(match, table_of("new_salem", ["random"] * 4, 3))
        used = [e for e in match.events(-1) if e["key"] == "new_salem.initiated" and e["event"] == "own_1"]
        assert used, "the Event was met"
        cardset.SETS._own.clear()
        assert mh.replay(match.record()).record() == match.record() and mh.verify(match.record()).honest
        assert not cardset.SETS.keeps(text)


def test_what_could_break_a_game_is_refused_in_a_record_too() -> None:
    for program in (
        '[{ take_from_cart = "me" }, { add = "gold" }]',
        '[{ choose = "building", as = "b" }, { tear_down = "b" }, { give_badge = "b" }]',
        "[" + '{ take_from_cart = "me" }, ' * 24 + '{ add = "gold" }]',
    ):
        with pytest.raises(BadCards):
            cardset.named(own(program))


def test_another_events_effect_under_a_name_of_its_own() -> None:
    text = HOUSE + '\n[events.own_3]\nname = "Lightning"\ntext = "It burns."\ncost = 2\neffect = "fire"\n'
    match = mh.new_match("new_salem", 4, {"cards": text, "edition": "en"}, 1)
    used: set[str] = set()
    for seed in range(12):
        match = play(mh.new_match("new_salem", 4, {"cards": text}, seed), table_of("new_salem", ["random"] * 4, seed))
        used |= {event["event"] for event in match.events(-1) if event["key"] == "new_salem.initiated"}
    assert "own_3" in used
    assert json.loads(match.record().splitlines()[0])["options"]["cards"] == text


STORM = """[{ for_each = "anyone", do = [{ for_each = "anyone", do = [{ add = "hope", n = 9, to = "me" }] }] }]"""


@pytest.mark.rule("N2.12")
@pytest.mark.rule("N7.9")
def test_hope_without_end_never_leaves_its_building() -> None:
    """What an attacker wrote: an Event for nothing that makes 576 Hope. It is cut short, and every view stays whole."""
    cards = own(STORM, cost=0)
    for seed in range(6):
        match = mh.new_match("new_salem", 8, {"cards": cards}, seed)
        most = 0

        def look(at: mh.Match) -> None:
            nonlocal most
            view = at.view(0)
            cubes = [(b["hope"], b["despair"]) for mine in view["buildings"] for b in mine]
            most = max(most, *(max(pair) for pair in cubes)) if cubes else most
            assert [sum(b["hope"] for b in mine) for mine in view["buildings"]] == view["hope"]
            if at.decision is not None and at.decision["id"] % 20 == 0:
                assert mh.imagine("new_salem", view, 1).view(0) == view

        play(match, table_of("new_salem", ["random"] * 8, seed), look)
        told = [event["key"] for event in match.events(-1)]
        if "new_salem.cut_short" in told:
            assert 9 <= most <= 99
            return
    raise AssertionError("nobody initiated the Event")


@pytest.mark.rule("N2.12")
def test_a_building_bears_99_cubes_of_a_kind_and_the_rest_goes_elsewhere() -> None:
    t = Scene(3, buildings={0: ("entertainment_left", "entertainment_middle")}).t
    cubes.place_on(t, 0, 0, 98, 0)
    cubes.place_on(t, 0, t.in_play[0][0], 3, 0)
    assert [state.hope_on(b) for b in t.in_play[0]] == [99, 2] and t.hope[0] == 101
    cubes.place(t, 0, 150, 0)
    assert [state.hope_on(b) for b in t.in_play[0]] == [99, 99] and t.hope[0] == 198
    assert [(key, args) for key, args, *_ in t.events][-1] == ("no_room", {"seat": 0, "hope": 53, "despair": 0})


@pytest.mark.rule("N13.24")
def test_what_steps_do_is_told_with_who_did_it() -> None:
    """Whoever bought the Event, not the owner of the Building; taking, removing and appointing too (ruling 23)."""
    cards = own(
        """[{ choose = "building", of = "others", as = "b" }, { add = "despair", n = 2, to = "b" },
            { remove = "despair", n = 1, of = "b" }, { choose = "player", from = "with_hope", as = "x" },
            { take = "hope", of = "x" }, { next_constable = "x" }]"""
    )
    seen: dict[str, dict[str, Any]] = {}
    for seed in range(30):
        match = play(mh.new_match("new_salem", 4, {"cards": cards}, seed), table_of("new_salem", ["random"] * 4, seed))
        doer = -1
        for event in match.events(-1):
            key = event["key"].partition(".")[2]
            if key == "initiated":
                doer = event["seat"] if event["event"] == "own_1" else -1
            elif key in ("laid", "taken_off", "levied", "appointed"):
                assert event["seat"] == doer != event["target"]
                seen[key] = event
    assert set(seen) == {"laid", "taken_off", "levied", "appointed"}
    assert (seen["laid"]["despair"], seen["taken_off"]["despair"], seen["levied"]["n"]) == (2, 1, 1)


def test_a_set_without_buildings_is_refused() -> None:
    head, rest = HOUSE.split("[buildings.entertainment_left]")
    text = head + "[buildings]\n[characters.merchant]" + rest.split("[characters.merchant]")[1]
    problems = cardset.SHAPE.read(text)[1]
    assert [(p.where, p.code) for p in problems] == [("buildings", "too-few")]
