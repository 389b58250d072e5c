"""Laws that hold in every game, whatever its rules. Each takes a match and raises AssertionError when it is broken."""

from __future__ import annotations

import random
from typing import Any

import pytest

from meetinghouse.engine import record as records
from meetinghouse.engine.acts import Choice
from meetinghouse.engine.chance import seal_from_seed
from meetinghouse.engine.errors import IllegalMove, MeetinghouseError
from meetinghouse.engine.game import Closes, Game
from meetinghouse.engine.match import Match
from meetinghouse.telling import Telling
from tests.properties.play import LONGEST, play, same, snapshot, step, viewers

SPARE = seal_from_seed(2**255)


def check_offers(match: Match, rng: random.Random, tries: int = 6) -> None:
    """Every offered option is accepted; anything else is refused and changes nothing."""
    before = snapshot(match)
    acts = match._table.game.acts
    decision = match._table.decision
    for seat in range(match.seats):
        ask = match.ask(seat)
        assert (ask is not None) == (seat in match.waiting)
        if ask is None:
            _refused(match, seat, {"ask": match._table.ask_id, **acts[0].json}, rng)
            continue
        assert decision is not None and ask.id == match._table.ask_id
        assert len(set(ask.acts)) == len(ask.acts) > 0, f"{ask} of {seat}: options {ask.acts}"
        for choice in rng.sample(ask.options, min(tries, len(ask.options))):
            for given in (choice, choice.to_json()):
                match.copy().answer(seat, given)
        for act in rng.sample(acts.acts, min(tries, len(acts))):
            if act.id not in ask.acts:
                _refused(match, seat, Choice(ask.id, act), rng)
        _refused(match, seat, Choice(ask.id + rng.choice((-1, 1, 1000)), ask.options[0].act), rng)
    same(snapshot(match), before, f"{match!r} has changed by answers given to copies, or refused")


def _refused(match: Match, seat: int, given: Any, rng: random.Random) -> None:
    with pytest.raises(IllegalMove) as caught:
        match.answer(seat, given)
    assert str(caught.value)


def check_copy(match: Match, rng: random.Random, inputs: int = 40) -> None:
    """A copy goes its own way, and the same way when given the same inputs."""
    before = snapshot(match)
    one, two = match.copy(), match.copy()
    same(snapshot(one), before, "a copy differs")
    seed = rng.random()
    play(one, random.Random(seed), inputs)
    same(snapshot(match), before, f"{match!r} has changed by what its copy did")
    same(snapshot(two), before, f"a copy of {match!r} has changed by what another copy did")
    middle = snapshot(one)
    play(two, random.Random(seed), inputs)
    same(snapshot(two), middle, f"two copies of {match!r} given the same inputs differ")
    three = one.copy()
    play(one, random.Random(seed + 1), inputs)
    same(snapshot(three), middle, "a copy has changed by what its original did")


def check_any_order(match: Match, rng: random.Random) -> bool:
    """Answers to a simultaneous decision give the same, whatever the order in which they come in."""
    decision = match._table.decision
    if decision is None or decision.kind.closes is not Closes.ALL or len(match.waiting) < 2:
        return False
    chosen = []
    for seat in match.waiting:
        ask = match.ask(seat)
        assert ask is not None
        chosen.append((seat, rng.choice(ask.options)))
    results = []
    for _ in range(3):
        one = match.copy()
        rng.shuffle(chosen)
        for seat, choice in chosen:
            one.answer(seat, choice)
        results.append([(one.view(v), one.events(v)) for v in viewers(one)])
        play(one, random.Random(1), 10)
        results[-1].append((one.view(0), one.events(0)))
    assert results[0] == results[1] == results[2], f"{match!r}: the order of answers to {decision} matters"
    return True


def check_replay(game: Game, match: Match, rng: random.Random) -> None:
    """A record gives back equal views and events; with the secret, play goes on as it would have."""

    def find(game_id: Any) -> Game:
        assert game_id == game.id
        return game

    text = match.record()
    again = records.replay(text, find, match.secret, SPARE)
    same(snapshot(again), snapshot(match), f"{match!r} replayed with its secret")
    without = records.replay(text, find, None, SPARE)
    for viewer in viewers(match):
        assert without.view(viewer) == match.view(viewer)
        assert without.events(viewer) == match.events(viewer)
    seed = rng.random()
    live = match.copy()
    play(live, random.Random(seed), 60)
    play(again, random.Random(seed), 60)
    same(snapshot(again), snapshot(live), f"{match!r} goes on differently after a replay")
    play(live, rng)
    verdict = records.verify(live.record(), find)
    assert verdict.honest, verdict


def check_clock_alone(match: Match) -> None:
    """A match in which only the clock speaks ends."""
    for _ in range(LONGEST):
        if match.outcome is not None:
            return
        match.timeout()
    raise AssertionError(f"{match!r} never ends by the clock alone")


def check_required_only(match: Match, rng: random.Random) -> None:
    """Answering only what must be answered ends the game."""
    for _ in range(LONGEST):
        if match.outcome is not None:
            return
        asks = [(seat, match.ask(seat)) for seat in match.waiting]
        required = [(seat, ask) for seat, ask in asks if ask is not None and ask.required]
        assert required, f"{match!r}: nobody has to answer {match.decision}"
        seat, ask = rng.choice(required)
        match.answer(seat, rng.choice(ask.options))
    raise AssertionError(f"{match!r} never ends when only required asks are answered")


def check_end(match: Match) -> None:
    """A finished match asks nothing, takes nothing, and names winners that exist."""
    outcome = match.outcome
    assert outcome is not None
    assert match.waiting == () and match.decision is None
    assert outcome.reason in match._table.game.rules.outcomes
    assert set(outcome.winners) <= set(range(match.seats))
    assert list(outcome.winners) == sorted(set(outcome.winners))
    before = snapshot(match)
    for seat in range(match.seats):
        assert match.ask(seat) is None
        with pytest.raises(MeetinghouseError):
            match.answer(seat, {"ask": match._table.next_id - 1, "do": "pass"})
    with pytest.raises(IllegalMove):
        match.timeout()
    same(snapshot(match), before, "a finished match has changed")


def check_events(match: Match, rng: random.Random, inputs: int = 30) -> None:
    """Events only ever grow; `answer` returns exactly what its seat is told; every key is announced by the game."""
    game = match._table.game
    keys = {f"{game.id}.{key}" for key in game.declares(Telling).events}
    for _ in range(inputs):
        if match.outcome is not None:
            return
        before = {v: match.events(v) for v in viewers(match)}
        if rng.random() < 0.1:
            match.timeout()
        else:
            seat = rng.choice(match.waiting)
            ask = match.ask(seat)
            assert ask is not None
            returned = match.answer(seat, rng.choice(ask.options))
            assert returned == match.events(seat, since=len(before[seat]))
        for viewer, seen in before.items():
            now = match.events(viewer)
            assert now[: len(seen)] == seen
            new = match.events(viewer, since=len(seen))
            assert new == now[len(seen) :]
            for event in new:
                assert event["key"] in keys, f"{event} is not among the game's events"
                assert all(_flat(v) for v in event.values()), f"{event} holds more than ids and flat lists"


def _flat(value: Any) -> bool:
    plain = (int, str, bool, type(None))
    return isinstance(value, plain) or (isinstance(value, list) and all(isinstance(v, plain) for v in value))


def check_whole_game(match: Match, rng: random.Random) -> int:
    """A random game ends."""
    inputs = 0
    while match.outcome is None:
        step(match, rng)
        inputs += 1
        assert inputs < LONGEST, f"{match!r} does not end"
    check_end(match)
    return inputs
