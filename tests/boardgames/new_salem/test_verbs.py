"""Verbs that only card sets of one's own use (N13.24, N13.25): what each does, who is told, and what stays secret."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

import meetinghouse as mh
from meetinghouse import resources
from meetinghouse.boardgames.new_salem import cardset, constable
from meetinghouse.boardgames.new_salem.names import BUILDINGS, EVENTS
from meetinghouse.boardgames.new_salem.state import HELD_EVENTS
from meetinghouse.boardgames.new_salem.verbs import WHENS
from tests.boardgames.new_salem.scenario import Scene
from tests.properties import laws, secrecy
from tests.properties.play import deal, points, viewers

HOUSE = resources.path("cards", "new_salem", "house.toml").read_text("utf-8")
# without origins, so that long programs fit into the bytes that a set may have
SHORT = re.sub(r"(?m)^origin = .*\n", "", HOUSE)
OWN = HELD_EVENTS.index("own_1")
DECK = ("death_left", "justice_left", "trade_right", "finance_left", "trade_middle")


def own(do: str, more: str = "") -> str:
    """The house set with one Event more."""
    return SHORT + f'\n[events.own_1]\nname = "Weathervane"\ntext = "It turns."\ncost = 1\ndo = {do}\n{more}'


def scene(do: str, more: str = "", **made: Any) -> Scene:
    """The Constable has bought it; two Events besides lie face up."""
    made = {"seats": 4, "hope": {0: 4, 1: 2, 2: 2}, "row": ("own_1", "fire", "tithe"), "deck": DECK, **made}
    return Scene(cards=own(do, more), **made).initiate("own_1")


def told(s: Scene, key: str) -> list[dict[str, Any]]:
    return [event for event in s.told() if event["key"] == key]


@pytest.mark.rule("N13.24")
def test_peek_shows_the_top_of_the_deck_to_one_and_leaves_it_there() -> None:
    s = scene("[{ peek = 3 }]")
    assert s.t.deck_size == len(DECK) and s.m.view(0)["deck_top"] == list(DECK[:3])
    assert s.m.view(1)["deck_top"] == [None] * 3 and s.m.view(-1)["deck_top"] == [None] * 3
    public = [event for event in s.m.events(1) if event["key"] == "new_salem.peeked"]
    assert public == [{"key": "new_salem.peeked", "seat": 0, "n": 3}]
    mine = [event for event in s.m.events(0) if event["key"] == "new_salem.peeked"]
    assert mine[0]["buildings"] == list(DECK[:3])


@pytest.mark.rule("N13.24")
def test_what_was_seen_on_the_deck_is_known_when_it_goes_under_it() -> None:
    s = scene("[{ peek = 2, by = 'me' }, { choose = 'player', from = 'left', as = 'x' }, { bury = 3, by = 'x' }]")
    assert s.t.deck_seen == [] and s.t.under_seen == [0b11, 0b11, 0b10]
    assert s.m.view(0)["under_deck"] == [*DECK[:2], None] and s.m.view(1)["under_deck"] == list(DECK[:3])


@pytest.mark.rule("N13.24")
def test_events_to_come_may_be_looked_at_and_stay_known() -> None:
    s = scene("[{ peek = 2, at = 'events' }]")
    top = [EVENTS[event] for event in s.t.event_deck[::-1][:2]]
    assert len(told(s, "event_drawn")) == 1  # a plain Event that was used is replaced: the first of the two
    assert s.m.view(0)["events_to_come"] == top[:1] and s.m.view(2)["events_to_come"] == [None]


@pytest.mark.rule("N13.24")
def test_a_face_up_event_is_chosen_and_goes_under_the_deck() -> None:
    s = scene("[{ choose = 'event', as = 'e' }, { put_under = 'e' }]")
    assert s.kind() == "script_event" and s.dos(0) == ["initiate fire", "initiate tithe"]  # not the one that is at work
    s.do(0, "initiate", event="tithe")
    assert EVENTS.index("tithe") in s.t.used and told(s, "put_under") == [
        {"key": "put_under", "seat": 0, "event": "tithe"}
    ]


@pytest.mark.rule("N13.24")
def test_the_draft_turns_round_and_deals_more() -> None:
    s = scene("[{ pass_hands = 'right' }, { pass_hands = 'right' }, { deal = 'more', n = 2 }]", round=1, deck=None)
    assert told(s, "passing") == [{"key": "passing", "seat": 0, "way": "right"}]  # the second changes nothing
    assert (s.t.direction, s.t.more) == (-1, 2)
    s.t.decision, s.t.stack = None, []
    constable.end_round(s.t)
    s.t.run()
    hands = [list(hand) for hand in s.t.hands]
    assert [len(hand) for hand in hands] == [s.t.set.dealt[1] + 2] * 4 and s.t.more == 0
    for seat in range(4):
        s.do(seat, "pick", building=BUILDINGS[hands[seat][0]])
    assert s.t.hands == [sorted(hands[(seat + 1) % 4][1:]) for seat in range(4)]
    assert s.t.hand_seen == [1 << (seat + 1) % 4 for seat in range(4)]


@pytest.mark.rule("N13.24")
def test_a_sale_has_a_price_and_says_so() -> None:
    s = scene("[{ sell = 'buildings', n = 2 }]")
    asked = s.m.ask(1)
    assert asked is not None and asked.kind == "new_salem.script_sale" and set(s.m.waiting) == {1, 2}
    s.do(1, "claim").do(2, "pass")
    assert told(s, "levied") == [{"key": "levied", "seat": 0, "target": 1, "n": 2}]
    assert s.t.hope[1:3] == [0, 2] and len(s.t.in_play[1]) == 3


@pytest.mark.rule("N13.24")
def test_buildings_are_chosen_by_piece_and_by_where_their_owners_sit() -> None:
    buildings = {0: ["trade_left"], 1: ["death_left", "trade_right"], 2: ["trade_left"], 3: ["finance_left"]}
    made: dict[str, Any] = {"buildings": buildings, "hope": {0: 4}}
    for piece, offered in (("middle", False), ("right", True)):  # the player on the left has no middle piece
        do = f"[{{ choose = 'building', of = 'left', piece = '{piece}', as = 'b' }}, {{ tear_down = 'b' }}]"
        s = Scene(4, cards=own(do), row=("own_1", "fire", "tithe"), **made).begin()
        assert ("initiate own_1" in s.dos(0)) is offered
    s = scene("[{ choose = 'building', of = 'neighbours', piece = 'left', as = 'b' }, { tear_down = 'b' }]", **made)
    assert {option.split()[-1] for option in s.dos(0)} == {"death_left", "finance_left"}
    s = scene("[{ choose = 'building', of = 'most_buildings', as = 'b' }, { tear_down = 'b' }]", **made)
    assert {option.split()[-1] for option in s.dos(0)} == set(buildings[1])


@pytest.mark.rule("N13.24")
def test_a_name_may_go_to_another_thing_and_the_others_keep_theirs() -> None:
    one = "{ choose = 'player', from = 'left', as = 'a' }, { choose = 'building', of = 'me', as = 'b' }"
    other = "{ choose = 'player', from = 'right', as = 'a' }, { choose = 'building', of = 'a', as = 'c' }"
    s = scene(f"[{one}, {other}, {{ swap = 'b', with = 'c' }}, {{ add = 'despair', to = 'a' }}]")
    while s.kind() in ("script_building", "which_copy", "place"):
        s.m.answer(s.m.waiting[0], s.m.ask(s.m.waiting[0]).options[0])  # type: ignore[union-attr]  # it is asked
    assert [event["target"] for event in told(s, "exchanged")] == [3] and s.t.despair == [0, 0, 0, 1]


@pytest.mark.rule("N13.24")
def test_a_refusal_says_what_is_so_whichever_question_of_the_house_steps_ask() -> None:
    s = scene("[{ choose = 'player', ask = 'trial', from = 'neighbours', as = 'x' }, { look = 'x' }]")
    refused = s.refuse(0, "seat", seat=2)  # who is not on Trial, and sits elsewhere
    assert (refused.code, refused.rule) == ("not-a-choice", "N13.24")


KEPT = "[{ hand = 'card' }]"


@pytest.mark.rule("N13.25")
def test_a_kept_event_answers_a_trial_if_its_keeper_likes() -> None:
    more = "when = 'i_am_tried'\nanswer = [{ lift_trial = 'me' }, { add = 'despair', to = 'me' }]\n"
    for uses in (True, False):
        s = Scene(4, cards=own(KEPT, more), hope={0: 4}, buildings={2: ["trade_left"]})
        s.t.holder[OWN] = 2
        s.initiate("trial").do(0, "seat", seat=2)
        assert (s.kind(), s.m.waiting) == ("answer", (2,)) and s.t.trials[2]
        s = s.do(2, "initiate", event="own_1") if uses else s.do(2, "pass")
        assert s.t.trials[2] is not uses and s.t.despair[2] == uses
        assert s.t.holder[OWN] == (-1 if uses else 2) and (EVENTS.index("own_1") in s.t.used) is uses
        assert bool(told(s, "answered")) is uses


@pytest.mark.rule("N13.25")
@pytest.mark.parametrize("when", WHENS)
def test_every_moment_comes_and_me_is_whoever_keeps_the_card(when: str) -> None:
    """A seat that keeps a card and is not the Constable does what it says for itself."""
    more = f"when = '{when}'\nanswer = [{{ choose = 'building', of = 'me', as = 'b' }}, {{ add = 'hope', to = 'b' }}]\n"
    cards = own(KEPT, more)
    game = mh.find_game("new_salem")
    for seed in range(12):
        match = deal(game, 4, {"cards": cards}, seed)
        rng = random.Random(seed)
        town: Any = match._table
        town.holder[OWN] = 1
        town.event_deck.remove(EVENTS.index("own_1"))
        while match.outcome is None:
            asked = match.ask(1)
            if asked is not None and asked.kind == "new_salem.answer":
                before = len(match.events(-1))
                match.answer(1, asked.options[0])
                while (now := match.ask(1)) is not None and "building" in now.kind:
                    assert all(option.args["seat"] == 1 for option in now.options)
                    match.answer(1, now.options[0])
                after = [event["key"] for event in match.events(-1)[before:]]
                assert after[0] == "new_salem.answered"
                return
            seat = rng.choice(match.waiting)
            ask = match.ask(seat)
            assert ask is not None
            match.answer(seat, rng.choice(ask.options))
    raise AssertionError("it never came to that")


@pytest.mark.parametrize(
    ("do", "more", "where"),
    [
        (KEPT, "when = 'i_am_tried'\n", "events.own_1"),
        (KEPT, "answer = [{ draw = 1 }]\n", "events.own_1"),
        ("[{ draw = 1 }]", "when = 'i_am_tried'\nanswer = [{ draw = 1 }]\n", "events.own_1.answer"),
        (KEPT, "when = 'i_am_tried'\nanswer = [{ hand = 'card' }]\n", "events.own_1.answer"),
        (KEPT, "when = 'dawn'\nanswer = [{ draw = 1 }]\n", "events.own_1.when"),
    ],
)
def test_an_answer_that_could_never_come_is_refused(do: str, more: str, where: str) -> None:
    assert [problem.where for problem in cardset.SHAPE.read(own(do, more))[1]] == [where]


@pytest.mark.rule("N13.17")
def test_only_the_pardon_of_the_house_spares_a_trial() -> None:
    """Another card in its place does what it says and nothing else."""
    other = SHORT.replace('{ lift_trial = "it" },\n]', "{ draw = 1 },\n]").replace(
        "[events.pardon]", '[events.pardon]\ntext = "Keep it."'
    )
    for cards, tried in (("house", False), (other, True)):
        s = Scene(4, cards=cards, hope={0: 4})
        s.t.holder[HELD_EVENTS.index("pardon")] = 2
        s.initiate("trial").do(0, "seat", seat=2)
        assert s.t.trials[2] is tried


SECRETS = {
    "peek": "[{ peek = 3 }, { peek = 2, at = 'events' }]",
    "bury": "[{ peek = 2 }, { choose = 'player', as = 'x' }, { bury = 3, by = 'x' }]",
    "swap_characters": "[{ choose = 'player', as = 'x' }, { swap_characters = 'me', with = 'x' }]",
    "show": "[{ choose = 'player', as = 'x' }, { show = 'x', to = 'me' }, { show = 'me', to = 'everyone' }]",
    "look": "[{ choose = 'player', as = 'x' }, { look = 'me', by = 'x' }, { swap_characters = 'me', with = 'x' }]",
    "draft": "[{ pass_hands = 'the_other_way' }, { deal = 'more' }, { draw = 2, symbols = true }]",
}


@pytest.mark.parametrize("verbs", SECRETS)
def test_new_verbs_keep_secrets_and_laws(verbs: str) -> None:
    """Twin worlds part only where an event tells; every view can be imagined; records replay."""
    cards = own(SECRETS[verbs]).replace("cost = 1\n", "cost = 0\nborder = 'red'\n")
    game = mh.find_game("new_salem")
    rng = random.Random(7)
    match = deal(game, 4, {"cards": cards}, 7)
    secrecy.check_twins(game, match.copy(), 1, rng, 60)
    for point in points(match, rng, 6)[:-1]:
        viewer = rng.choice(viewers(point))
        secrecy.check_imagine(game, point, viewer, rng.randrange(2**32))
        secrecy.check_twins(game, point.copy(), viewer, rng, 25)
    assert any(event["key"] == "new_salem.initiated" and event["event"] == "own_1" for event in match.events(-1))
    laws.check_replay(game, points(deal(game, 3, {"cards": cards}, 8), rng, 1)[0], rng)
