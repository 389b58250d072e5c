"""A lesson over HTTP: the same scene as in Python, from the answers alone; what is wrong is refused with a code."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest

from meetinghouse.engine.moments import seconds
from meetinghouse.learn import lessons
from meetinghouse.learn.lessons import MOST_ANSWERS, Lesson
from meetinghouse.registry import all_games
from meetinghouse.server.http import learning
from tests.server.harness import run, running


def test_every_scene_is_played_from_its_answers_alone(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, address_rate=1e9) as server, httpx.AsyncClient(base_url=server.url) as client:
            listed = {game["id"]: game["lesson"] for game in (await client.get("/api/games")).json()["games"]}
            for game in all_games():
                found = lessons.scenes(game.id)
                assert listed[game.id] == [scene.id for scene in found]
                for scene in found:
                    lesson = Lesson(game.id, scene)
                    answers: list[Any] = []
                    while True:
                        told = (
                            await client.post(f"/api/lessons/{game.id}/{scene.id}", json={"answers": answers})
                        ).json()
                        assert told["view"] == lesson.match.view(scene.seat)
                        assert [(said["entry"], said.get("attr", "")) for said in told["said"]] == [
                            (said.entry.replace("_", "-"), said.attr) for said in lesson.said
                        ]
                        assert told.get("way") == lesson.way and told["at"] == lesson.at
                        if lesson.done:
                            assert "ask" not in told and "task" not in told
                            break
                        lesson.answer(told["way"])
                        answers.append(told["way"])

    run(story())


def test_pictures_of_how_to_play_are_moments_of_the_lesson(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, address_rate=1e9) as server, httpx.AsyncClient(base_url=server.url) as client:
            for game in all_games():
                told = (await client.get(f"/api/panels/{game.id}")).json()["panels"]
                moments = [(panel.id, lessons.moment(game.id, panel)) for panel in lessons.panels(game.id)]
                assert [(one["id"], one["seat"], one["view"]) for one in told] == [
                    (name, lesson.seat, lesson.match.view(lesson.seat)) for name, lesson in moments
                ]
            reply = await client.get("/api/panels/chess")
            assert (reply.status_code, reply.json()["code"]) == (404, "unknown-game")

    run(story())


def test_what_is_wrong_is_refused(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, address_rate=1e9) as server, httpx.AsyncClient(base_url=server.url) as client:

            async def no(path: str, answers: list[Any]) -> tuple[int, str]:
                reply = await client.post(f"/api/lessons/{path}", json={"answers": answers})
                return reply.status_code, reply.json()["code"]

            assert await no("chess/turn", []) == (404, "unknown-game")
            assert await no("salem1692/nowhere", []) == (404, "no-such-scene")
            assert await no("salem1692/turn", [{"do": "win"}]) == (400, "malformed")
            assert await no("salem1692/turn", [{"ask": 99, "do": "draw"}]) == (400, "stale")
            assert (await no("salem1692/turn", [{}] * (MOST_ANSWERS + 1)))[0] == 400
            # on one's own Tryals nobody plays, by the first law: the number of the rule comes with it
            first = (await client.post("/api/lessons/salem1692/turn", json={})).json()["ask"]["id"]
            laid = {"ask": first, "do": "play", "card": "accusation"}
            asked = (await client.post("/api/lessons/salem1692/turn", json={"answers": [laid]})).json()["ask"]["id"]
            reply = await client.post(
                "/api/lessons/salem1692/turn", json={"answers": [laid, {"ask": asked, "do": "seat", "seat": 0}]}
            )
            assert (reply.status_code, reply.json()["rule"]) == (400, "S13.1")

    run(story())


def test_an_answer_in_a_lesson_is_told_moment_by_moment() -> None:
    """What came of the last answer, in order: the events of all its moments but the last, and views that differ."""
    several = 0
    for game in ("salem1692", "new_salem", "affliction"):
        for scene in lessons.scenes(game):
            lesson = Lesson(game, scene)
            while lesson.way is not None and not lesson.done:
                before = len(lesson.match.observer.told(scene.seat, lesson.began))
                lesson.answer(lesson.way)
                shown = learning.shown(lesson)
                for moment in shown.moments:
                    assert moment.events == shown.events[before : moment.n] and moment.s > 0
                    assert all(value != lesson.before.get(name) for name, value in shown.moments[0].view.items())
                    before = moment.n
                all_of_it = seconds(lesson.story[-1].table, lesson.cursor)
                assert shown.s + sum(one.s for one in shown.moments) == pytest.approx(all_of_it)
                several += bool(shown.moments)
    assert several > 10
