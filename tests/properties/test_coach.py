"""What a coach says follows from what its seat knows, byte for byte, whatever the others hide; and it can be said."""

from __future__ import annotations

import inspect
import json
import random
import sys
from typing import Any

import pytest

import meetinghouse as mh
from bench.coached import Coached, Stubborn
from meetinghouse.bots.base import make, usual_level
from meetinghouse.bots.driver import hear, play, table_of
from meetinghouse.engine.match import Match
from meetinghouse.learn import Learn
from meetinghouse.learn.coach import REASONS, CoachAdvice, advise
from meetinghouse.learn.judging import MOST
from meetinghouse.lookback.report import analyse
from meetinghouse.registry import all_games
from meetinghouse.words import LANGUAGES, Words
from tests.properties.play import deal, points
from tests.words import ftl

COACHED = [game.id for game in all_games() if game.declares(Learn).coach]
SLOW = {"affliction": 5}  # it tries answers in imagined worlds: so many looks are enough


def coach_of(game: str) -> Any:
    """The module of its coach."""
    coach = mh.find_game(game).declares(Learn).coach
    assert coach is not None
    return sys.modules[coach.why.__module__]


def spoken(counsel: CoachAdvice | None) -> str:
    """All of it, as it would go over a wire."""
    if counsel is None:
        return "nothing"
    said = [(one.key, dict(one.args)) for one in counsel.why]
    return json.dumps([counsel.ask, counsel.worth, counsel.costly, said])


def moments(game: str, seats: int, seed: int, wanted: int) -> list[Match]:
    return points(deal(mh.find_game(game), seats, {}, seed), random.Random(seed), wanted)


@pytest.mark.parametrize("game", COACHED)
def test_twin_worlds_get_the_same_advice(game: str) -> None:
    seats = mh.find_game(game).spec.usual_seats
    spoke = 0
    for match in moments(game, seats, seed=seats, wanted=SLOW.get(game, 60)):
        for seat in match.waiting:
            said = advise(match, seat)
            assert said is not None
            # one judgement: what is advised is never blamed, and nothing is blamed where it advised nothing
            assert len(said.worth) <= MOST and len(said.why) <= REASONS and bool(said.worth) >= bool(said.costly)
            assert not [choice for choice in said.worth if choice in said.costly]
            spoke += bool(said.worth)
            if said.worth or game not in SLOW:
                told = match.events(seat)
                twin = mh.imagine(game, match.view(seat), 1 + spoke, told)
                assert twin.events(seat) == told and spoken(advise(twin, seat)) == spoken(said)
    assert spoke >= 2, "it hardly spoke: nothing was compared"


@pytest.mark.parametrize("game", [game for game in COACHED if game not in SLOW])
def test_who_follows_the_coach_is_never_blamed_and_who_does_not_is_at_those_moments(game: str) -> None:
    """A whole game of two seats, as the coach judges it on the way and as the analysis does afterwards."""
    seats = mh.find_game(game).spec.usual_seats
    bots: list[Any] = table_of(game, [2] * seats, 5)
    bots[0], bots[1] = Coached(0, 5), Stubborn(1, 5)
    match = play(mh.new_match(game, seats, {}, 5), bots)
    good, bad = bots[:2]
    assert good.spoke and bad.spoke
    found = analyse(match.record(), [0, 1]).moments
    assert {one.seat for one in found} == {1}
    assert all(one.why in ("chance", "again") and one.gain >= 20 and one.better != one.did for one in found)


@pytest.mark.parametrize("game", COACHED)
def test_everything_it_can_say_has_words_in_each_language_and_no_entry_waits_in_vain(game: str) -> None:
    coach = mh.find_game(game).declares(Learn).coach
    assert coach is not None
    seats = mh.find_game(game).spec.usual_seats
    names = [f"Seat{seat}" for seat in range(seats)]
    said: dict[str, None] = {}
    for seed in range(4):
        for match in moments(game, seats, seed, wanted=60):
            for seat in match.waiting:
                ask, view = match.ask(seat), match.view(seat)
                assert ask is not None
                bot = make(game, usual_level(game), seat, 0)
                hear(bot, match.events(seat))
                bot.decide(view, ask)
                for option in ask.options[:: max(1, len(ask.options) // 4)]:
                    reasons = coach.why(view, ask.kind.partition(".")[2], option.to_json(), bot)
                    for one in reasons:
                        if one.key in said:
                            continue
                        said[one.key] = None
                        for lang in LANGUAGES:
                            text = Words(lang, strict=True).advice(game, one, names)
                            assert "unknown" not in text.split(), text
    prefix = f"{game}-coach-".replace("_", "-")
    there = {entry.removeprefix(prefix) for entry in ftl.read("en")["coach.ftl"].entries if entry.startswith(prefix)}
    assert set(said) <= there
    # rare ones may not come up in so few games, but they must be written down as something the coach can say
    source = inspect.getsource(coach_of(game))
    assert [key for key in sorted(there - set(said)) if key.removeprefix("why-") not in source.replace("_", "-")] == []


@pytest.mark.parametrize("game", [game for game in COACHED if mh.find_game(game).folder is None])
def test_every_deed_has_reasons_of_its_own(game: str) -> None:
    assert {act.do for act in mh.find_game(game).acts.acts} == set(coach_of(game).REASONS)


def test_nobody_is_advised_who_is_not_asked() -> None:
    match = mh.new_match("salem1692", 4, seed=7)
    waiting = match.waiting[0]
    assert advise(match, waiting) is not None
    while len(match.waiting) == 4:
        match.timeout()
    other = next(seat for seat in range(4) if seat not in match.waiting)
    assert advise(match, other) is None


def test_why_a_red_card_goes_there_is_not_true_of_everybody() -> None:
    """Salem 1692: a card that brings all to the limit, or a first accusation, is no reason for one of them."""
    said: set[str] = set()
    for seed in range(6):
        for match in moments("salem1692", 7, seed, wanted=80):
            for seat in match.waiting:
                view, ask = match.view(seat), match.ask(seat)
                if ask is None or ask.kind != "salem1692.target":
                    continue
                bot = make("salem1692", usual_level("salem1692"), seat, 0)
                hear(bot, match.events(seat))
                bot.decide(view, ask)
                coach = coach_of("salem1692")
                all_of = {
                    one["seat"]: [why.key for why in coach.why(view, "target", one, bot)]
                    for one in (option.to_json() for option in ask.options)
                }
                brought = sum("why-limit" in keys for keys in all_of.values())
                for target, keys in all_of.items():
                    said |= set(keys[:1])
                    suspected = bool({"likeliest", "likelier"} & set(keys))
                    assert keys[0] != "why-limit" or not suspected or brought == 1, keys
                    assert "why-nearer" not in keys or view["accusations"][target]
                assert sum("likeliest" in keys or "likelier" in keys for keys in all_of.values()) <= 1
    assert said >= {"why-hidden", "why-nearer", "why-limit", "likelier"}, said
