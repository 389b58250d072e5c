"""Moments: where they are cut, what each shows, and that nobody learns anything by their number, length or order."""

from __future__ import annotations

import random
from typing import Any

import pytest

import meetinghouse as mh
from meetinghouse.boardgames.new_salem import draft
from meetinghouse.boardgames.new_salem.acts import PICK
from meetinghouse.boardgames.new_salem.state import Town
from meetinghouse.engine.acts import Choice
from meetinghouse.engine.game import Game
from meetinghouse.engine.match import Match
from meetinghouse.engine.moments import Moment, Open
from meetinghouse.engine.observer import Observer
from meetinghouse.engine.visibility import EVERYONE
from meetinghouse.telling import Telling
from tests.properties import secrecy
from tests.properties.counting import READERS
from tests.properties.play import points, same, step, text, viewers
from tests.properties.worlds import EFFORT, World, in_worlds

EVERY_KIND = 99


def shown(moment: Moment, viewer: int) -> dict[str, Any]:
    """What the game itself shows a viewer at the end of a moment."""
    return Observer(moment.table).fields(viewer)


@EFFORT
@in_worlds(0.2)
def test_moments_cut_what_happened_by_public_events_alone(game: Game, world: World) -> None:
    match, rng = world.deal(game)
    match.follow()
    while match.outcome is None:
        before = match.observer.event_count
        step(match, rng)
        moments = match.moments()
        told = match.observer.happened(before)
        ends = [moment.end for moment in moments]
        assert ends[-1] == match.observer.event_count == before + len(told)
        for start, end in zip([before, *ends], ends, strict=False):
            public = [one for one in told[start - before : end - before] if one.to == EVERYONE]
            kinds = [game.declares(Telling).events[one.public["key"].partition(".")[2]] for one in public]
            assert public or len(moments) == 1, "a moment that nobody but some can tell from the one before"
            staged = [kind for kind in kinds if kind.staging]
            one_scene = len({kind.together for kind in kinds}) == 1 and bool(kinds[0].together)
            assert len(staged) <= 1 or one_scene, f"{kinds} in one moment"
            assert not staged or len(kinds) == 1 or kinds[0].together, f"{kinds} in one moment"
        assert sum(moment.seconds for moment in moments) == pytest.approx(match.observer.seconds(before))


@EFFORT
@in_worlds(0.1)
def test_whoever_counts_along_is_right_at_the_end_of_every_moment(game: Game, world: World) -> None:
    match, rng = world.deal(game)
    match.follow()
    reader = READERS[game.id](match.view(-1))
    while match.outcome is None:
        cursor = match.observer.event_count
        step(match, rng)
        for moment in match.moments():
            for told in match.observer.happened(cursor)[: moment.end - cursor]:
                if told.to == EVERYONE:
                    reader.hear(told.public)
            cursor = moment.end
            view = {**match.view(-1), **shown(moment, -1)}
            wrong = reader.wrong(view)
            assert not wrong, f"{world}: {wrong}"


def check_moments_of_twins(game: Game, match: Match, viewer: int, rng: random.Random, inputs: int) -> int:
    """Two worlds alike to a viewer: as long as it is told the same, every moment shows it the same."""
    compared = 0
    for n in range(inputs):
        twin = None if match.outcome is not None else secrecy.twin_of(game, match, viewer, rng.randrange(2**32))
        if twin is None:
            if match.outcome is None:
                step(match, rng)
            continue
        secrecy.share_chance(match, twin, f"{n} {rng.random()}")
        given = secrecy.common_answer(match, twin, viewer, rng)
        worlds = (match, twin)
        starts = [one.observer.event_count for one in worlds]
        for one in worlds:
            one.follow()
            if given is None:
                one.timeout()
            else:
                one.answer(given[0], Choice(one._table.ask_id, game.acts[given[1]]))
        stories = [one.moments() for one in worlds]
        for here, there in zip(*stories, strict=False):
            told = [
                text([one.public if not one.tells & 1 << (viewer & 31) else one.full for one in seen])
                for seen in (
                    [one for one in m.observer.happened(start)[: end - start] if one.to & 1 << (viewer & 31)]
                    for m, start, end in zip(worlds, starts, (here.end, there.end), strict=True)
                )
            ]
            if told[0] != told[1]:
                break
            compared += 1
            if here is not stories[0][-1] and there is not stories[1][-1]:
                views = [text(shown(moment, viewer)) for moment in (here, there)]
                same(views[0], views[1], f"viewer {viewer} of {match!r}: a moment shows what was not told")
        else:
            assert len(stories[0]) == len(stories[1]), f"viewer {viewer} of {match!r}: told the same, other moments"
    return compared


@EFFORT
@in_worlds(0.2)
def test_no_moment_shows_what_was_not_told(game: Game, world: World) -> None:
    match, rng = world.deal(game)
    for point in points(match, rng, EVERY_KIND)[:-1]:
        viewer = rng.choice(point.waiting if rng.random() < 0.4 else viewers(point))
        check_moments_of_twins(game, point, viewer, rng, 6)


def test_a_planted_hand_that_is_passed_before_the_reveal_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """The hands pass in a moment of their own before anything is turned up: a viewer sees what nobody told it."""

    def ahead(t: Town, answers: dict[int, int]) -> None:
        chosen = [PICK.key(answers[seat]) for seat in range(t.seats)]
        for seat, design in enumerate(chosen):
            t.hands[seat].remove(design)
        t.hands = t.hands[-1:] + t.hands[:-1]
        t.emit("no_draft", round=t.round)  # something public and quiet
        t.push(draft.choose)
        draft._turn_up(t, chosen)

    game = mh.find_game("new_salem")
    monkeypatch.setattr(game.rules.kinds["draft"], "then", ahead)
    with pytest.raises(AssertionError, match="a moment shows what was not told"):
        for seed in range(40):
            match, rng = World(seats=4, options={}, seed=seed).deal(game)
            check_moments_of_twins(game, match, 0, rng, 8)


def test_an_open_moment_ends_where_its_kinds_say() -> None:
    events = mh.find_game("salem1692").declares(Telling).events

    def cut(*keys: str) -> list[int]:
        moment, ends = Open(), []
        for at, key in enumerate(keys):
            kind = events[key]
            to = 1 if kind.to else EVERYONE
            if moment.ends_before(kind, to):
                ends.append(at)
                moment = Open()
            moment.add(kind, to)
        return ends

    assert cut("tryal_revealed", "died", "died", "tryals_turned_up", "hand_discarded", "turn") == [1, 2, 3, 4]
    assert cut("drew", "black_drawn", "night_falls", "eyes_open") == [1, 2]
    assert cut("tryal_passed", "tryal_passed", "tryal_passed", "drew", "turn") == [3]
    assert cut("witches_pointed", "kill_named") == []


@EFFORT
@in_worlds(0.2)
def test_what_is_called_settled_is_never_followed_by_another_moment_before_a_question(game: Game, world: World) -> None:
    """No table is kept for such an event; if something followed that begins a moment, both would be shown as one."""
    kinds = game.declares(Telling).events
    match, rng = world.deal(game)
    while match.outcome is None:
        before = match.observer.event_count
        step(match, rng)
        moment, last = Open(), ""
        for key, _, _, _, to in match._table.events.since(before):
            kind = kinds[key]
            moment.settled = False
            if moment.ends_before(kind, to):
                assert not last or not kinds[last].settled, f"{key} begins a moment after {last}, which is settled"
                moment = Open()
            moment.add(kind, to)
            last = key if to == EVERYONE else last
