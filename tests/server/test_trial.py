"""The daily trial over HTTP: the same for everybody, judged by the server, its answer not told before the end."""

from __future__ import annotations

from datetime import UTC, date, datetime
from pathlib import Path
from typing import Any

import httpx

from meetinghouse import puzzles
from meetinghouse.server.hall import tokens
from meetinghouse.server.http import trials
from meetinghouse.server.wire.learning import JudgeTrial
from tests.server.asked import Asked, second
from tests.server.harness import run, running
from tests.server.test_seats import new_key


def _noon(day: date) -> int:
    return int(datetime(day.year, day.month, day.day, 12, tzinfo=UTC).timestamp() * 1000)


def _without(answer: Any) -> Any:
    return {name: value for name, value in answer.items() if name != "ask"}


def test_a_trial_is_opened_answered_and_given_up(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, address_rate=1e9) as server, httpx.AsyncClient(base_url=server.url) as client:
            day = datetime.fromtimestamp(server.hall.now() / 1000, UTC).date()
            for back in (0, 1, 6):
                told = (await client.get(f"/api/trial?back={back}")).json()
                posed = puzzles.posed(puzzles.number_of(day.toordinal() - back))
                assert told["game"] == posed.puzzle.game and told["seat"] == posed.puzzle.seat
                assert told["view"] == posed.match.view(posed.puzzle.seat)
                for option in told["ask"]["options"]:
                    reply = (await client.post("/api/trial", json={"day": told["day"], "answer": option})).json()
                    assert reply["verdict"] == posed.verdict(_without(option))
                    assert ("proof" in reply) == ("answer" in reply) == (reply["verdict"] == "right")
                given_up = (await client.post("/api/trial", json={"day": told["day"]})).json()
                assert given_up["verdict"] == "given_up" and given_up["answer"] == posed.puzzle.answer
            for bad in ("7", "-1", "x"):
                assert (await client.get(f"/api/trial?back={bad}")).status_code == 400
            for spelt in ("%Y%m%d", "%G-W%V-%u"):
                reply = (await client.post("/api/trial", json={"day": day.strftime(spelt)})).json()
                assert reply["code"] == "unreadable"
            for body in ({"day": "x"}, {"day": "0001-01-01"}, {"day": "9999-12-31"}, {"day": 3}, {}):
                assert (await client.post("/api/trial", json=body)).status_code in (400, 404)
            today = (await client.get("/api/trial")).json()["day"]
            for answer in ({}, {"do": "seat", "seat": 99}, {"do": {"a": [1]}}):
                assert (await client.post("/api/trial", json={"day": today, "answer": answer})).status_code == 400

    run(story())


def test_what_comes_before_the_end_is_the_same_whatever_the_answer_is() -> None:
    """All that a page is shown is made of the seat's own view: a world with another witch would show it alike."""
    day = next(d for d in range(date(2026, 11, 16).toordinal(), 10**7) if _game(d) == "salem1692")
    posed = puzzles.posed(puzzles.number_of(day))
    told = trials.shown(_noon(date.fromordinal(day)), 0)
    assert told.view == posed.match.view(posed.puzzle.seat)
    assert told.facts == trials._steps(posed.facts) and all(not step.may and not step.sure for step in told.facts)
    # the options are the living in the order of their seats, whoever of them it is
    living = [seat for seat in told.view["living"] if seat != told.seat]
    assert [option["seat"] for option in told.ask.options] == living
    for option in told.ask.options:
        judged = trials.judged(_noon(date.fromordinal(day)), JudgeTrial(told.day, option))
        if judged.verdict != "right":
            assert judged.answer is None and judged.proof == []


def _game(day: int) -> str:
    return puzzles.year()[puzzles.number_of(day)].game


def test_tomorrow_is_not_shown_today() -> None:
    day = date(2026, 11, 18)
    tomorrow = JudgeTrial(date.fromordinal(day.toordinal() + 1).isoformat(), None)
    try:
        trials.judged(_noon(day), tomorrow)
    except Exception as refused:
        assert getattr(refused, "status", 0) == 404
    else:
        raise AssertionError("a trial was given up before its day")
    assert trials.shown(_noon(day), 0).day == "2026-11-18" and trials.shown(_noon(day), 6).day == "2026-11-12"


def test_a_streak_is_the_persons_on_every_device_and_theirs_to_take_and_to_end(tmp_path: Path, database: str) -> None:
    """A first try makes a person; what is over stays as it was; nobody else reads it; `seats` and `off` keep none."""

    async def story() -> None:
        for mode in ("full", "seats", "off"):
            async with running(tmp_path, address_rate=1e9, people=mode, database=database) as server:
                ann = new_key()
                first = Asked(server, ann)
                told = await first.get("/api/trial")
                late = await first.get("/api/trial?back=1")
                assert "days" not in told
                day = date.fromisoformat(told["day"])
                posed = puzzles.posed(puzzles.number_of(day.toordinal()))
                options = sorted(told["ask"]["options"], key=lambda one: posed.verdict(_without(one)) == "right")
                signs = "".join(trials.SIGNS[posed.verdict(_without(one))] for one in options)
                for option in options:
                    await first.post("/api/trial", day=told["day"], answer=option)
                await first.post("/api/trial", day=late["day"])
                await first.post("/api/trial", day=told["day"])  # reads the proof again, and gives nothing up
                other = (await first.get("/api/trial?back=2"))["day"]  # solved here while the store was away
                assert "proof" in await first.post("/api/trial", day=other, over=True)
                if mode != "full":
                    assert "days" not in await first.get("/api/trial")
                    assert await server.hall.store.people.person(tokens.root(ann)) is None
                    continue
                want = {told["day"]: signs, late["day"]: "gl"}
                assert (await first.get("/api/trial"))["days"] == want
                phone = Asked(server, await second(server, first))
                assert (await phone.get("/api/trial"))["days"] == want
                assert "days" not in await Asked(server, new_key()).get("/api/trial")
                assert "days" not in await Asked(server).get("/api/trial")
                mine = await first.get("/api/me/export")
                assert mine["days"] == [
                    {"day": late["day"], "solved": False, "tries": 1, "signs": "gl"},
                    {"day": told["day"], "solved": True, "tries": len(signs), "signs": signs},
                ]
                assert await first.post("/api/me/delete", sure=True) == {"ok": True}
                assert "days" not in await first.get("/api/trial")
                assert await server.hall.store.people.puzzle_days(tokens.root(ann)) == []

    run(story())


def test_a_household_that_is_full_or_kept_out_solves_it_unknown(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, address_rate=1e9, people_per_address=1) as server:
            for n, key in enumerate((new_key(), new_key())):
                asked = Asked(server, key)
                day = (await asked.get("/api/trial"))["day"]
                assert (await asked.post("/api/trial", day=day))["verdict"] == "given_up"
                assert ("days" in await asked.get("/api/trial")) == (n == 0)

    run(story())
