"""What bots say: true of what all have seen, no more than a table bears, and nothing that their seat does not know."""

from __future__ import annotations

import doctest
import json
import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import meetinghouse as mh
from meetinghouse.boardgames.new_salem.bots.grounds import Grounds
from meetinghouse.boardgames.new_salem.bots.player import Level2
from meetinghouse.boardgames.salem1692.bots.belief import Belief
from meetinghouse.boardgames.salem1692.bots.memory import PublicDeed
from meetinghouse.boardgames.salem1692.bots.sight import Sight
from meetinghouse.bots import credit, manners
from meetinghouse.bots.base import make, remark_event, remark_of
from meetinghouse.bots.driver import Driver, table_of
from meetinghouse.engine.acts import Ask, Choice
from meetinghouse.engine.json_types import Json
from meetinghouse.engine.match import Match
from meetinghouse.lab.remarks import TalkingDriver, echoes

RED = {"accusation", "evidence", "witness"}
HELP = {"alibi", "piety", "asylum"}


class Witness(TalkingDriver):
    """Keeps what all had seen, and what the speaker saw, when something was said."""

    def decide(self, seat: int, ask: Ask) -> Choice | None:
        view, before = self.match.view(seat), len(self.said)
        choice = super().decide(seat, ask)
        if len(self.said) > before:
            self.heard.append((seat, self.said[-1][1], self.match.events(-1), view))
        return choice

    heard: list[tuple[int, Json, list[Json], Json]]


def listen(game: str, seats: int, seed: int, level: int = 2) -> Witness:
    match = mh.new_match(game, seats, seed=seed)
    driver = Witness(match, dict(enumerate(table_of(game, [level] * seats, seed))))
    driver.heard = []
    while driver.step():
        pass
    return driver


def named(events: list[Json], *keys: str, **args: Any) -> list[Json]:
    """The events of some kinds with these arguments."""
    return [
        event
        for event in events
        if event["key"].partition(".")[2] in keys and all(event.get(name) == value for name, value in args.items())
    ]


# ---- Salem 1692, counted once more and in another way --------------------------------------------------------------


def _accusers(events: list[Json]) -> Iterator[tuple[Json, int]]:
    """Every Tryal that accusations turned up, with whoever brought it about."""
    for at, event in enumerate(events):
        if event["key"] == "salem1692.tryal_revealed" and event["how"] == "accusation":
            before = [
                one
                for one in named(
                    events[:at], "played", "played_as_witness", "scapegoat_moved", "called_early", target=event["seat"]
                )
                if one.get("card") in RED or one["key"].partition(".")[2] != "played"
            ]
            yield event, before[-1]["seat"]


def _draws(events: list[Json], about: int) -> int:
    """Turns in a row, up to now, that somebody spent on drawing alone."""
    turns: list[list[Json]] = []
    for event in events:
        if event["key"] == "salem1692.turn":
            turns.append([event])
        elif turns:
            turns[-1].append(event)
    n = 0
    for turn in reversed(turns):
        if turn[0]["seat"] != about:
            continue
        if named(turn, "played", "played_as_witness", seat=about):
            break
        n += bool(named(turn, "drew", seat=about))
    return n


def _revealed(events: list[Json], about: int) -> list[str]:
    return [event["tryal"] for event in named(events, "tryal_revealed", seat=about)]


SALEM: dict[str, Callable[[list[Json], int, int, Json], bool]] = {
    "draws": lambda events, me, about, why: _draws(events, about) == why["n"],
    "missed": lambda events, me, about, why: (
        sum(by == about and event["tryal"] != "witch" for event, by in _accusers(events)) == why["n"]
    ),
    "found": lambda events, me, about, why: (
        sum(by == about and event["tryal"] == "witch" for event, by in _accusers(events)) == why["n"]
    ),
    "hunts_me": lambda events, me, about, why: (
        sum(
            one["card"] in RED or one["key"] == "salem1692.played_as_witness"
            for one in named(events, "played", "played_as_witness", seat=about, target=me)
        )
        == why["n"]
    ),
    "shielded": lambda events, me, about, why: (
        "witch" in _revealed(events, why["seat"])
        and any(one["card"] in HELP for one in named(events, "played", seat=about, target=why["seat"]))
    ),
    "worst": lambda events, me, about, why: True,  # an opinion: it says nothing of what all have seen
    "confessed": lambda events, me, about, why: (
        len(named(events, "tryal_revealed", seat=about, how="confession")) == why["n"]
    ),
    "hunted": lambda events, me, about, why: (
        sum(one["saved"] != "confession" for one in named(events, "kill_named", target=about)) == why["n"]
    ),
    "clean": lambda events, me, about, why: (
        len(_revealed(events, about)) == why["n"] and "witch" not in _revealed(events, about)
    ),
    "my_cards": lambda events, me, about, why: (
        len(_revealed(events, me)) == why["n"] and "witch" not in _revealed(events, me)
    ),
}


@pytest.mark.parametrize("level", [2, 3])
def test_every_reason_at_salem_is_true_of_what_all_have_seen(level: int) -> None:
    given: set[str] = set()
    for seed in range(5):
        for seat, words, events, view in listen("salem1692", 6, seed, level).heard:
            why = words.get("why")
            if why is None:
                continue
            given.add(why["id"])
            if why["id"] == "took_no_witch":
                _fits_her_story(seat, events, view)
            elif words["remark"] != "disagree":  # which is about whomever the table speaks of
                about = words.get("about", seat)
                assert SALEM[why["id"]](events, seat, about, why), (words, seed)
                assert about not in {event["seat"] for event in named(events, "died")}
    assert given >= {"draws", "missed", "hunts_me"}


def _fits_her_story(seat: int, events: list[Json], view: Json) -> None:
    """Whoever claims to have taken no Witch has taken something, and no card on the table contradicts it."""
    assert named(events, "tryal_passed", seat=seat)
    assert "witch" not in _revealed(events, seat)
    told = Belief(Sight(view), random.Random(1), innocent=True)
    told.forget, told.most = 0.0, 10**9
    told.update(Sight(view))
    assert not told.guessed, "there is a deal in which she tells the truth"


def test_a_witch_lies_only_while_nothing_speaks_against_it() -> None:
    """Over many games some of those who claim it are witches who did take one."""
    lies = 0
    for seed in range(30):
        for seat, words, events, view in listen("salem1692", 4, seed).heard:
            if (words.get("why") or {}).get("id") == "took_no_witch":
                _fits_her_story(seat, events, view)
                lies += any(what == "took" and fact == 1 for _, what, fact, _ in view["learned"])
    assert lies > 0


def test_every_reason_at_new_salem_is_true_of_what_all_have_seen() -> None:
    given: set[str] = set()
    for seed in range(12):
        for seat, words, events, view in listen("new_salem", 5, seed).heard:
            why = words.get("why")
            if why is None:
                continue
            kind = why["id"].removeprefix("i_")
            given.add(kind)
            about = words.get("about", view["constable"] if words["remark"] == "no_hope" else seat)
            if kind == "despair":
                assert sum(event["despair"] for event in named(events, "built", seat=about)) == why["n"]
            elif kind == "gave":
                assert sum(event["n"] for event in named(events, "gave", seat=about)) == why["n"]
            elif kind == "cleansed":
                assert len(named(events, "initiated", seat=about, event="cleansing")) == why["n"]
            elif kind == "tried_me":
                assert len(named(events, "trial", seat=about, target=seat)) == why["n"]
            elif kind == "kept":
                ends = [at for at, event in enumerate(events) if event["key"] == "new_salem.round_ended"]
                for end, start in list(zip(reversed(ends), [*reversed(ends[:-1]), 0], strict=True))[: why["n"]]:
                    assert not named(events[start:end], "gave", seat=about)
            elif kind == "cleanse":
                assert view["constable"] == seat
                assert view["cards"]["costs"]["cleansing"] - view["hope"][seat] == why["n"]
    assert given >= {"despair", "kept", "cleansed", "cleanse"}


def test_every_reason_at_affliction_can_be_counted() -> None:
    given: set[str] = set()
    for seed in range(6):
        for seat, words, events, view in listen("affliction", 3, seed).heard:
            why, about = words.get("why"), words.get("about")
            if why is None or about is None:
                continue
            given.add(why["id"])
            points = [one["total"] for one in view["points"]]
            if why["id"] == "leads":
                assert points[about] - max(points[s] for s in range(3) if s not in (seat, about)) == why["n"]
            elif why["id"] == "rich":
                assert view["influence"][about] == why["n"] == max(view["influence"])
            else:
                taken = named(events, "arrested", "won_over", seat=about)
                assert len(taken) >= why["n"]
    assert given >= {"leads"}


# ---- secrets -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "seats"), [("salem1692", 6), ("new_salem", 5), ("affliction", 3)])
def test_words_depend_on_nothing_that_the_seat_does_not_know(game: str, seats: int) -> None:
    """In a world dealt anew from the speaker's own view and events the same bot says the same."""
    said = 0
    for seed in range(6):
        match = mh.new_match(game, seats, seed=seed)
        driver = Driver(match, dict(enumerate(table_of(game, [2] * seats, seed))))
        me = seed % seats
        mine, twin = make(game, 2, me, 77), make(game, 2, me, 77)
        cursor = 0
        while match.outcome is None:
            ask = match.ask(me) if me in match.waiting else None
            if ask is not None and ask.required:
                view = json.loads(json.dumps(match.view(me)))
                events = match.events(me)
                other = mh.imagine(game, view, seed=seed, events=events)
                for event in events[cursor:]:
                    mine.see(event)
                for event in other.events(me)[cursor:]:
                    twin.see(event)
                cursor = len(events)
                theirs = other.ask(me)
                assert theirs is not None
                assert mine.decide(match.view(me), ask) == twin.decide(other.view(me), theirs)
                words = remark_of(mine)
                assert words == remark_of(twin)
                said += words is not None
            driver.step()
    assert said > 0


# ---- how much and how often ----------------------------------------------------------------------------------------


def test_a_hundred_games_bear_what_is_said_in_them() -> None:
    """Under three in a hundred repeat something, nobody quarrels, and most of it has a reason."""
    said: list[Json] = []
    again = 0
    for game, seats, games in (("salem1692", 4, 40), ("new_salem", 4, 40), ("affliction", 2, 20)):
        for seed in range(games):
            heard = listen(game, seats, 1000 + seed)
            again += echoes(heard.said)
            said += [words for _, words in heard.said]
            beats = len(named(heard.match.events(-1), "turn", "built", "initiated", "placed", "resolving"))
            assert len(heard.said) <= beats, "never more than one remark for each thing that is done"
    assert again < 0.03 * len(said)
    assert sum("why" in words for words in said) > 0.4 * len(said)


def test_two_bots_do_not_quarrel_all_evening() -> None:
    match = mh.new_match("salem1692", 6, seed=4)
    driver = TalkingDriver(match, dict(enumerate(table_of("salem1692", [2] * 6, 4))))
    while not named(match.events(-1), "turn")[8:]:
        driver.step()
    words: Json | None = {"remark": "suspect", "about": 1}
    speaker, answers = 0, 0
    while words is not None:
        for bot in driver.bots.values():
            bot.see(remark_event(speaker, **words))
        spoken = [(seat, said) for seat, bot in driver.bots.items() if (said := remark_of(bot)) is not None]
        answers += len(spoken)
        speaker, words = spoken[0] if spoken else (-1, None)
    assert answers <= 6, "each answers once in a while"


def test_the_accused_answers_and_the_trusted_thanks() -> None:
    answered: set[str] = set()
    for seed in range(12):
        match: Match = mh.new_match("salem1692", 5, seed=seed)
        driver = Driver(match, dict(enumerate(table_of("salem1692", [2] * 5, seed))))
        while not named(match.events(-1), "turn")[3:]:
            driver.step()
        for kind in ("suspect", "trust"):
            driver.bots[2].see(remark_event(0, kind, 2))
            words = remark_of(driver.bots[2])
            answered |= {f"{kind}:{words['remark']}"} if words is not None else set()
    assert {"suspect:not_me", "trust:thanks"} <= answered
    assert not any(one.startswith("trust:") for one in answered - {"trust:thanks"})


# ---- what others say -----------------------------------------------------------------------------------------------


def test_a_speaker_counts_as_far_as_they_have_been_right() -> None:
    assert doctest.testmod(credit).failed == 0 and doctest.testmod(manners).failed == 0
    view = mh.new_match("salem1692", 6, seed=2).view(0)
    before = Belief(Sight(view), random.Random(1))
    base = before.hit(2)
    moved = {}
    for trust in (-0.5, 0.0, 0.5):
        belief = Belief(Sight(view), random.Random(1))
        belief.weigh([PublicDeed("suspected", 3, 2, (0,) * 6, trust)], list(range(6)))
        moved[trust] = belief.hit(2)
    assert moved[-0.5] < moved[0.0] < moved[0.5]
    assert abs(moved[0.0] - base) < 0.02, "words of somebody unknown move nearly nothing"


def test_a_promise_is_kept_or_broken_and_remembered() -> None:
    grounds = Grounds(2)
    promise = remark_event(1, "promise", None, {"id": "cleanse", "n": 2})
    for ending, kept in (
        ({"key": "new_salem.initiated", "seat": 1, "event": "cleansing", "n": 4}, True),
        (None, False),
    ):
        grounds.see(promise)
        grounds.see({"key": "new_salem.gave", "seat": 0, "target": 1, "n": 2})
        if ending is not None:
            grounds.see(ending)
        grounds.see({"key": "new_salem.round_ended", "seat": 1, "round": 2})
        assert grounds.last_word == (1, kept)
    assert (grounds.kept_word[1], grounds.broke_word[1]) == (1, 1)
    assert ("broke_word", 1) in grounds.against(1) and ("kept_word", 1) in grounds.in_favour(1)
    grounds.see(promise)
    grounds.see({"key": "new_salem.round_ended", "seat": 1, "round": 3})
    assert grounds.broke_word[1] == 1, "nobody gave anything for it"


def test_a_broken_word_is_held_against_a_constable() -> None:
    kept, broken = Level2(2, 1), Level2(2, 1)
    for bot in (kept, broken):
        bot.see(remark_event(1, "promise", None, {"id": "cleanse", "n": 2}))
        bot.see({"key": "new_salem.gave", "seat": 0, "target": 1, "n": 2})
    kept.see({"key": "new_salem.initiated", "seat": 1, "event": "cleansing", "n": 4})
    broken.see({"key": "new_salem.round_ended", "seat": 1, "round": 2})
    assert kept.belief.score[1] < 0 < broken.belief.score[1]
