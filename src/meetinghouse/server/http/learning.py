"""A scene of a lesson over HTTP: played anew from the learner's answers each time, so that no server keeps anything."""

from __future__ import annotations

from collections.abc import Sequence

from meetinghouse.engine.errors import MeetinghouseError
from meetinghouse.engine.lesson import Said
from meetinghouse.lessons import Lesson, resume
from meetinghouse.server.wire.http import LessonSaid, PlayedScene
from meetinghouse.server.wire.refusals import from_engine
from meetinghouse.server.wire.shapes import Ask, Json


def play(game: str, scene: str, answers: Sequence[Json]) -> PlayedScene:
    """The scene after those answers; refuses one that was not offered."""
    try:
        lesson = resume(game, scene, answers)
    except MeetinghouseError as error:
        refused = from_engine(error)
        refused.status = 404 if error.code in ("unknown-game", "no-such-scene") else 400
        raise refused from None
    return _shown(lesson)


def _shown(lesson: Lesson) -> PlayedScene:
    ask, step, task = lesson.ask, lesson.step, lesson.task
    options = [] if ask is None else [choice.to_json() for choice in ask.options]
    return PlayedScene(
        seats=lesson.scene.seats,
        seat=lesson.seat,
        steps=len(lesson.scene.steps),
        at=lesson.at,
        view=lesson.match.view(lesson.seat),
        events=lesson.match.observer.told(lesson.seat, lesson.began),
        said=[_said(one) for one in lesson.said],
        task=None if task is None else _said(task),
        hints=0 if step is None else step.hints,
        free=step is not None and step.free,
        ask=None if ask is None or step is None else Ask(ask.id, ask.kind, options, ask.required),
        way=lesson.way,
        stuck=lesson.stuck,
    )


def _said(said: Said) -> LessonSaid:
    return LessonSaid(said.entry.replace("_", "-"), said.attr, dict(said.args))
