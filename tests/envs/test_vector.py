"""The vectorised environment: the same games as one match at a time, in one process and in several."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pytest

import meetinghouse as mh
from meetinghouse.boardgames.salem1692.bots.eyes import eyes
from meetinghouse.bots.base import make, seed_for
from meetinghouse.engine.match import Match
from meetinghouse.envs.vector import Arrays, Setting, Vector
from meetinghouse.observation.layout import counted_from, size_of
from meetinghouse.observation.seeing import observe
from meetinghouse.train.opponents import BotOpponents
from tests.observation.test_observation import SEATS

MIXED = [Setting(3), Setting(5, {"edition": "fr"}, weight=2.0), Setting(8)]


def firsts(batch: Vector) -> Any:
    return batch.masks.argmax(1)


def level_two(match: Match, chance: Random) -> dict[int, Any]:
    """Bots at every seat but the first."""
    return {seat: make(match.game, 2, seat, chance.getrandbits(60)) for seat in range(1, match.seats)}


def contents(batch: Vector) -> list[bytes]:
    return [array.tobytes() for array in batch.arrays]


@pytest.mark.parametrize("game", SEATS)
def test_a_place_plays_the_matches_that_its_seed_deals(game: str) -> None:
    """Step by step beside plain matches, through several ends."""
    seats = mh.games()[game].min_seats
    batch = Vector(game, 2, [Setting(seats)], seed=9)
    chance = Random(3)
    found = mh.find_game(game)
    numbers = [0, 0]
    plain = [mh.new_match(game, seats, seed=seed_for(9, "match", at, 0)) for at in range(2)]
    ends = 0
    while ends < 3:
        actions = []
        for at, match in enumerate(plain):
            seat, acts = match.turn()
            turned, _ = counted_from(found, seats, seat)
            assert (batch.seats[at], batch.players[at], batch.matches[at]) == (seat, seats, numbers[at])
            assert batch.observations[at].tobytes() == observe(match, seat).tobytes()
            assert np.flatnonzero(batch.masks[at]).tolist() == sorted(turned[act] for act in acts)
            act = chance.choice(acts)
            match.take(seat, act)
            actions.append(turned[act])
        batch.step(actions)
        for at, match in enumerate(plain):
            assert batch.over[at] == (match.outcome is not None)
            assert match.outcome is not None or not batch.rewards[at].any()
            if match.outcome is not None:
                ends += 1
                won = [seat in match.outcome.winners for seat in range(seats)]
                assert batch.rewards[at, :seats].tolist() == [1.0 if one else -1.0 for one in won] or all(won)
                assert not batch.rewards[at, seats:].any()
                numbers[at] += 1
                plain[at] = mh.new_match(game, seats, seed=seed_for(9, "match", at, numbers[at]))


def test_any_mixture_of_seats_and_options() -> None:
    batch = Vector("new_salem", 24, MIXED, seed=4)
    met = set()
    for _ in range(300):
        met |= set(batch.players.tolist())
        assert (batch.seats < batch.players).all()
        batch.step(firsts(batch))
    assert met == {3, 5, 8}
    assert batch.observations.shape == (24, size_of(mh.find_game("new_salem")))


def test_workers_play_the_same_games() -> None:
    alone = Vector("new_salem", 6, MIXED, seed=5, hidden=True)
    with Vector("new_salem", 6, MIXED, seed=5, hidden=True, workers=2) as shared:
        assert [part.stop - part.start for part in shared.shards] == [3, 3]
        for step in range(250):
            assert step % 25 or contents(alone) == contents(shared)
            actions = firsts(alone)
            alone.step(actions)
            shared.step(actions)
        assert contents(alone) == contents(shared)


def test_whoever_is_done_can_go_on() -> None:
    with Vector("new_salem", 4, [Setting(3)], seed=6, workers=2) as batch:
        steps = [0, 0]
        for number in range(2):
            batch.send(firsts(batch)[batch.shards[number]], number)
        while min(steps) < 20:
            for number in batch.ready():
                steps[number] += 1
                if steps[number] < 20:
                    batch.send(firsts(batch)[batch.shards[number]], number)
        batch.wait()
    assert steps == [20, 20]


def test_arrays_are_made_once_and_shared() -> None:
    """What torch.from_numpy does: memory is taken over by its address, not copied."""
    batch = Vector("new_salem", 3, [Setting(3)], seed=7)
    before = {name: getattr(batch, name).__array_interface__["data"] for name in Arrays._fields}
    taken = np.from_dlpack(batch.observations)
    first = taken.copy()
    for _ in range(30):
        batch.step(firsts(batch))
    assert {name: getattr(batch, name).__array_interface__["data"] for name in Arrays._fields} == before
    assert np.shares_memory(taken, batch.observations) and (taken != first).any()
    assert all(array.flags["C_CONTIGUOUS"] and array.flags["ALIGNED"] for array in batch.arrays)


@pytest.mark.parametrize("workers", [0, 2])
def test_what_is_not_on_offer_is_refused_and_nothing_changes(workers: int) -> None:
    """One wrong act among good ones: no match goes on."""
    with Vector("new_salem", 3, [Setting(3)], seed=8, workers=workers) as batch:
        good = firsts(batch)
        before = contents(batch)
        for wrong in (int(batch.masks[1].argmin()), -1, batch.masks.shape[1]):
            with pytest.raises(mh.IllegalMove, match=r"not-offered.*'place': 1"):
                batch.step([good[0], wrong, good[2]])
            assert contents(batch) == before
        for malformed in (good[:2], good + 0.5, int(good[0]), "abc"):
            with pytest.raises(mh.BadInput, match="malformed"):
                batch.step(malformed)
            assert contents(batch) == before
        batch.step(good)
        assert contents(batch) != before


def test_a_worker_that_has_died_is_reported() -> None:
    with Vector("new_salem", 2, [Setting(3)], seed=8, workers=2) as batch:
        batch._workers[1].terminate()
        batch._workers[1].join()
        with pytest.raises(RuntimeError, match="worker 1 of the batch has died"):
            batch.step(firsts(batch))


def test_a_worker_that_is_killed_at_work_is_named() -> None:
    """Its pipe is reset or ends, as it happens; either way the worker is named, and all is closed."""
    batch = Vector("new_salem", 2, [Setting(3)], seed=8, workers=2)
    batch.send(firsts(batch))
    batch.wait()
    os.kill(batch._workers[0].pid, signal.SIGSTOP)
    batch.send(firsts(batch))
    batch._workers[0].kill()
    with pytest.raises(RuntimeError, match="worker 0 of the batch has died"):
        batch.wait()
    batch.close()
    assert batch._workers == []


def test_forced_answers_can_be_skipped() -> None:
    batch = Vector("new_salem", 4, MIXED, seed=9, skip_forced=True)
    for _ in range(200):
        assert (batch.masks.sum(1) > 1).all()
        batch.step(firsts(batch))


def test_bots_play_the_seats_they_are_given() -> None:
    batch = Vector("new_salem", 3, [Setting(3, None, 1.0, level_two)], seed=10)
    for _ in range(120):
        assert not batch.seats.any()
        batch.step(firsts(batch))
    assert batch.matches.min() >= 1


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ({"settings": [Setting(2)]}, "bad-seats"),
        ({"settings": [Setting(3, {"edition": "de"})]}, "bad-option"),
        ({"workers": 5}, "bad-option"),
        ({"seed": "x"}, "bad-seed"),
    ],
)
def test_bad_wishes_are_refused(given: dict[str, Any], code: str) -> None:
    with pytest.raises(mh.BadInput, match=code):
        Vector("new_salem", 4, **given)


def with_and_without_a_side(setting: Setting, seed: int, steps: int) -> Iterator[tuple[Any, Any]]:
    """The rewards of each match that ends, all of them one's own and half of them from the side."""
    alone, shared = (Vector("new_salem", 8, [setting], seed=seed, team=team) for team in (0.0, 0.5))
    for _ in range(steps):
        actions = firsts(alone)
        alone.step(actions)
        shared.step(actions)
        for at in np.flatnonzero(alone.over):
            yield alone.rewards[at, :5], shared.rewards[at, :5]


def test_a_part_of_the_reward_can_come_from_the_side() -> None:
    """In New Salem one of a side wins; with `team`, the rest of that side gets something for it."""
    met = set()
    for own, both in with_and_without_a_side(Setting(5), 11, 600):
        assert ((own > 0) == (both == 1)).all(), "who wins, wins with its side"
        met |= set(both.tolist())
    assert met == {1.0, 0.0, -1.0}


def test_among_bots_of_its_own_side_a_seat_plays_for_itself() -> None:
    """A part of the side's reward goes to those whose whole side is the learner's, and to nobody else."""
    met = set()
    for own, both in with_and_without_a_side(Setting(5, opponents=BotOpponents(2)), 12, 900):
        met.add((bool((own == both).all()), 0.0 in both))
    assert met == {(True, False), (False, True)}, "some matches are shared out, others not at all"


def test_a_game_can_show_matches_in_its_own_way() -> None:
    """What a batch holds of Salem 1692 for its level 3 is what that player sees from its view and its events."""
    own = eyes()
    with Vector("salem1692", 3, [Setting(6)], seed=5, skip_forced=True, eyes=own) as batch:
        assert batch.observations.shape == (3, own.shape.size)
        for _ in range(120):
            batch.step(firsts(batch))
            for place in range(3):
                match, seat = batch._shard.places[place].match, int(batch.seats[place])
                memory = own.remember(6)
                for event in match.events(seat):
                    memory.hear(event)
                seen = own.look(match.view(seat), memory)
                assert seen == batch.observations[place].tobytes()
