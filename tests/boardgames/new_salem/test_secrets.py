"""Secrets: two worlds that differ only in what a viewer cannot know look the same to that viewer, step by step.

The properties of tests/properties find twins by imagining; here the twins are made by hand, so that a view which shows
too much cannot talk its twin into agreeing with it.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Sequence

import pytest

import meetinghouse as mh
from meetinghouse.boardgames.new_salem.acts import ACTS, SEAT
from meetinghouse.boardgames.new_salem.names import CHARACTERS
from meetinghouse.boardgames.new_salem.state import Town
from meetinghouse.engine.match import Match
from tests.boardgames.new_salem.events.stage import stage
from tests.boardgames.new_salem.scenario import Scene

SWAP = ("midwife", "merchant")  # a Witch and a Puritan


def table(match: Match) -> Town:
    found = match._table
    assert isinstance(found, Town)
    return found


def assert_alike(one: Match, other: Match, viewers: Iterable[int]) -> None:
    for viewer in viewers:
        assert one.view(viewer) == other.view(viewer), viewer
        assert one.events(viewer) == other.events(viewer), viewer


def refusals(match: Match, seat: int, acts: Iterable[int]) -> list[tuple[str, str | None]]:
    """How each of these acts is refused, of those that are not offered."""
    ask = match.ask(seat)
    assert ask is not None
    found = []
    for act in acts:
        if act not in ask.acts:
            with pytest.raises(mh.IllegalMove) as caught:
                match.answer(seat, {"ask": ask.id, **ACTS[act].json})
            found.append((caught.value.code, caught.value.rule))
    return found


@pytest.mark.parametrize("edition", ["en", "es", "fr"])
@pytest.mark.parametrize("seats", range(3, 9))
def test_characters_show_in_nothing_that_happens_before_the_end(seats: int, edition: str) -> None:
    """Seat 0 is a Witch in one world and a Puritan in the other; everyone else sees the same, refusals and ids too."""
    rng = random.Random(f"{seats} {edition}")
    one = mh.new_match("new_salem", seats=seats, options={"edition": edition}, seed=seats)
    t = table(one)
    others = [name for name in CHARACTERS if name not in SWAP]
    t.character = [CHARACTERS.index(name) for name in (SWAP[0], *others[: seats - 1])]
    other = one.copy()
    table(other).character[0] = CHARACTERS.index(SWAP[1])
    start = len(t.events)  # what was told before the worlds parted is of an earlier life of this table
    while t.round < 4:
        seat = rng.choice(one.waiting)
        asks = one.ask(seat), other.ask(seat)
        assert asks[0] is not None and asks[1] is not None
        if asks[0].kind == "new_salem.show_type" and seat == 0:
            break  # from here on the worlds may part: a type is shown
        acts = [*SEAT.acts(range(seats)), *(rng.randrange(len(ACTS)) for _ in range(5))]
        assert refusals(one, seat, acts) == refusals(other, seat, acts)
        choice = rng.choice(asks[0].options)
        one.answer(seat, choice)
        other.answer(seat, choice.to_json())
        viewer = rng.choice(unknowing(t))
        assert one.view(viewer) == other.view(viewer)
    for viewer in unknowing(t):
        assert one.view(viewer) == other.view(viewer)
        assert one.news(viewer, start) == other.news(viewer, start)


def unknowing(t: Town) -> list[int]:
    """Viewers who have not seen the card of seat 0."""
    return [-1, *(seat for seat in range(t.seats) if not t.character_seen[0] >> seat & 1)]


LOOKS: list[tuple[str, Callable[[Scene], Scene], int, int]] = [
    # Event, how it is played, whose card is seen, who sees it
    ("midnight_visit", lambda s: s.do(0, "seat", seat=1), 1, 0),
    ("sworn_oath", lambda s: s.do(0, "seat", seat=2).do(2, "get_hope"), 0, 2),
    ("character_witness", lambda s: s.do(0, "seat", seat=1).do(0, "seat", seat=3).do(3, "say", side="witch"), 1, 3),
]


@pytest.mark.parametrize(("event", "plays", "owner", "seer"), LOOKS, ids=[look[0] for look in LOOKS])
def test_a_card_that_was_seen_is_known_to_the_seer_alone(
    event: str, plays: Callable[[Scene], Scene], owner: int, seer: int
) -> None:
    worlds = []
    for name in SWAP:
        crew = ["fiddler", "notary", "tutor", "printer", "innkeeper"]
        crew[owner] = name
        s = plays(stage(event, 5, characters=crew).initiate(event))
        worlds.append(s)
    one, other = worlds
    for viewer in (-1, *range(5)):
        if viewer not in (owner, seer):
            assert one.told(viewer) == other.told(viewer)
            assert one.m.view(viewer) == other.m.view(viewer)
    assert one.m.view(seer)["characters"][owner] == SWAP[0]
    assert one.told(seer) != other.told(seer)


def test_a_deal_is_seen_only_by_those_who_are_dealt_to() -> None:
    one = Scene(4, row=["fire"], hope={0: 3}).begin()
    other = Scene(4, row=["fire"], hope={0: 3}).begin()
    # the same cards in another order: shuffled by the same chance they come out differently
    other.t.deck.reverse()
    for s in (one, other):
        s.do(0, "end_round")
    assert one.t.hands != other.t.hands
    assert_alike(one.m, other.m, [-1])
    for viewer in range(4):
        a, b = one.m.view(viewer), other.m.view(viewer)
        a["hand"] = b["hand"] = None
        assert a == b


def _alike_but_for_a_card(lay: Callable[[str], Scene], viewers: Sequence[int]) -> tuple[Scene, Scene]:
    """Two worlds that part at one card of a hand, in which all have picked; these viewers cannot tell them apart."""
    one, other = lay("death_left"), lay("justice_left")
    for world in (one, other):
        for seat in range(4):
            world.do(seat, "pick", building="trade_left")
    for viewer in viewers:
        assert one.m.view(viewer) == other.m.view(viewer)
        assert one.told(viewer) == other.told(viewer)
    return one, other


def test_what_is_passed_on_is_seen_by_giver_and_taker_alone() -> None:
    hands = [["trade_left", "trade_middle", "trade_right"]] * 4
    one, other = _alike_but_for_a_card(
        lambda secret: Scene(4).draft(hands[0], ["trade_left", "finance_left", secret], *hands[2:]), (-1, 0, 3)
    )
    for viewer in (1, 2):
        assert one.m.view(viewer) != other.m.view(viewer)


def test_a_discard_is_seen_by_those_who_held_the_hand_alone() -> None:
    hands = [["trade_left", "trade_middle"]] * 4
    one, other = _alike_but_for_a_card(
        lambda secret: Scene(4, hope={0: 4}).draft(hands[0], ["trade_left", secret], *hands[2:], seen=[0, 1, 0, 0]),
        (-1, 2, 3),
    )
    assert one.m.view(0)["under_deck"] != other.m.view(0)["under_deck"]  # had held it before
    assert one.m.view(1)["under_deck"] != other.m.view(1)["under_deck"]


def test_decks_show_in_no_view() -> None:
    one, other = Scene(4, hope={0: 4}).begin(), Scene(4, hope={0: 4}).begin()
    other.t.deck.reverse()
    other.t.event_deck.reverse()
    assert_alike(one.m, other.m, range(-1, 4))


def test_what_may_be_shown_is_known_only_to_whoever_shows_it() -> None:
    """Letters of Trade a second time: a Puritan has one type left, a Witch two. Both are asked alike."""
    worlds = []
    for name in ("merchant", "apothecary"):
        s = stage("letters_of_trade", characters=["fiddler", name, "notary", "printer"])
        s.t.types_shown[1] = 0b10
        worlds.append(s.initiate("letters_of_trade").do(0, "seat", seat=1))
    one, other = worlds
    assert (one.dos(1), other.dos(1)) == (["type finance"], ["type finance", "type education"])
    for viewer in (-1, 0, 2, 3):
        assert one.m.view(viewer) == other.m.view(viewer)
        assert one.told(viewer) == other.told(viewer)


def test_the_top_of_the_deck_is_told_when_it_is_turned_up_and_not_before() -> None:
    s = Scene(3, deck=["death_left", "justice_left"], hope={0: 4})
    s.draft(*[["trade_left", "trade_middle"]] * 3)
    s.do(1, "top").do(0, "pick", building="trade_left")
    assert all("death_left" not in str(s.m.view(viewer)["hand"]) for viewer in range(3))
    s.do(2, "pick", building="trade_left")
    took = [e for e in s.told() if e["key"] == "took_top"]
    assert took == [{"key": "took_top", "seat": 1}]
    assert s.names(1).count("death_left") == 1
