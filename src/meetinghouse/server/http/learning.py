"""Lessons over HTTP, and moments of them as pictures of how to play.

A scene is played anew from the learner's answers each time, so that no server keeps anything.
"""

from collections.abc import Sequence
from functools import cache

from meetinghouse.engine.observer import Observer
from meetinghouse.learn import lessons
from meetinghouse.learn.lessons import Lesson
from meetinghouse.learn.scenes import LessonWords
from meetinghouse.server.wire.learning import HowPanel, LessonSaid, Panels, PlayedScene
from meetinghouse.server.wire.outbound import StoryMoment
from meetinghouse.server.wire.shapes import Ask, Json


@cache
def panels(game: str) -> Panels:
    """The pictures of how a game is played; they are the same for everybody, so they are made once."""
    moments = [(panel.id, lessons.moment(game, panel)) for panel in lessons.panels(game)]
    return Panels([HowPanel(name, one.scene.seats, one.seat, one.match.view(one.seat)) for name, one in moments])


def play(game: str, scene: str, answers: Sequence[Json]) -> PlayedScene:
    """The scene after those answers; the engine refuses one that was not offered."""
    return shown(lessons.resume(game, scene, answers))


def shown(lesson: Lesson) -> PlayedScene:
    ask, step, task = lesson.ask, lesson.step, lesson.task
    options = [] if ask is None else [choice.to_json() for choice in ask.options]
    return PlayedScene(
        seats=lesson.scene.seats,
        seat=lesson.seat,
        steps=len(lesson.scene.steps),
        at=lesson.at,
        view=lesson.match.view(lesson.seat),
        events=lesson.match.observer.told(lesson.seat, lesson.began),
        moments=_moments(lesson),
        s=lesson.story[-1].seconds,
        said=[_said(one) for one in lesson.said],
        task=None if task is None else _said(task),
        hints=0 if step is None else step.hints,
        free=step is not None and step.free,
        ask=None if ask is None or step is None else Ask(ask.id, ask.kind, options, ask.required),
        way=lesson.way,
        stuck=lesson.stuck,
    )


def _moments(lesson: Lesson) -> list[StoryMoment]:
    """What the last answer led to before what stands there now, each with what it changed of the learner's view."""
    found: list[StoryMoment] = []
    known, cursor, seat = lesson.before, lesson.cursor, lesson.seat
    n = len(lesson.match.observer.told(seat, lesson.began, cursor))
    for moment in lesson.story[:-1]:
        shown = {"decision": None, **Observer(moment.table).fields(seat)}
        told = lesson.match.observer.told(seat, cursor, moment.end)
        n += len(told)
        changed = {name: value for name, value in shown.items() if known.get(name) != value}
        found.append(StoryMoment(n=n, events=told, view=changed, s=moment.seconds))
        known, cursor = {**known, **shown}, moment.end
    return found


def _said(said: LessonWords) -> LessonSaid:
    return LessonSaid(said.entry.replace("_", "-"), said.attr, dict(said.args))
