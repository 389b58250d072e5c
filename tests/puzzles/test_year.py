"""The daily trials that ship: each is proven again, none is wrong; what is not proven is told from what is wrong."""

from __future__ import annotations

from collections import Counter
from datetime import date
from hashlib import blake2b
from random import Random
from typing import Any

import pytest

from meetinghouse import find_game, puzzles
from meetinghouse.boardgames.affliction.lookback import puzzle as affliction
from meetinghouse.boardgames.salem1692.lookback import puzzle as salem
from meetinghouse.boardgames.salem1692.names import WITCH
from meetinghouse.engine.errors import BadInput
from meetinghouse.lookback.puzzle import RIGHT
from meetinghouse.puzzles import Tally, make

WEEK = 7
YEAR = puzzles.year()
SALEM = [n for n, one in enumerate(YEAR) if one.game == "salem1692"]
AFFLICTION = [n for n, one in enumerate(YEAR) if one.game == "affliction"]


def of_the_day(among: list[int], many: int) -> list[int]:
    """Some that hang on what the file holds, so that another year is another sample, and the same file always alike."""
    seed = blake2b(puzzles.YEAR.read_bytes(), digest_size=8).digest()
    return Random(int.from_bytes(seed, "little")).sample(among, many)


def test_they_ship_in_whole_weeks_and_no_deal_comes_twice() -> None:
    assert len(YEAR) >= 53 * 7 and len(YEAR) % 7 == 0
    assert len({(one.game, one.seed) for one in YEAR}) == len(YEAR)
    assert all(one.rules == find_game(one.game).spec.rules_version for one in YEAR)
    for sunday in range(0, len(YEAR), 7):
        week = [one.hard for one in YEAR[sunday + 1 : sunday + 7]]
        assert week == sorted(week), "from an easy one on Monday to a hard one on Saturday"
    assert puzzles.number_of(date(2026, 11, 22).toordinal()) % 7 == 0, "a Sunday"


def test_every_witch_of_the_year_is_one_and_follows_from_every_course() -> None:
    """The exact half of the proof and the truth, for all of them."""
    for number in SALEM:
        posed = puzzles.Posed(number)
        one = posed.puzzle
        view = posed.match.view(one.seat)
        sure = [s for s in view["living"] if s != one.seat and all(e >> s & 1 for _, e in salem.exact(view).courses)]
        assert sure == [one.answer["seat"]], number
        assert posed.match.view(one.answer["seat"])["is_witch"], number
        assert not view["is_witch"] and not any(fact[2] == WITCH for fact in view["learned"])


def proves(posed: puzzles.Posed) -> bool:
    """Whether it holds today: the same answer is proven again, it is true, and no other is right."""
    one, puzzler = posed.puzzle, puzzles.puzzler_of(posed.puzzle.game)
    found = puzzler.prove(posed.match, one.seat)
    return (
        found is not None
        and found.answer == one.answer
        and puzzler.true(posed.match, one.seat, one.answer)
        and [answer for answer in posed.answers if posed.verdict(answer) == RIGHT] == [one.answer]
    )


@pytest.mark.parametrize("number", [*SALEM[:3], *of_the_day(SALEM, 5)])
def test_a_sample_is_proven_in_200_imagined_worlds_too(number: int) -> None:
    assert proves(puzzles.posed(number))


@pytest.mark.torture
@pytest.mark.timeout(7200)
def test_the_whole_year_is_proven_again() -> None:
    assert [number for number in range(len(YEAR)) if not proves(puzzles.Posed(number))] == []


def test_what_was_measured_is_clear_and_a_glance_agrees() -> None:
    """Of every question of Affliction: the numbers in the file; and 30 fresh worlds do not see another best."""
    for number in AFFLICTION:
        one = YEAR[number]
        posed = puzzles.Posed(number)
        others = [row["choice"] for row in one.measured]
        assert sorted(map(str, [one.answer, *others])) == sorted(map(str, posed.answers)), number
        assert all(row["behind"] >= 10 and row["behind"] >= 2 * row["error"] for row in one.measured), number
    number = of_the_day(AFFLICTION, 1)[0]
    posed, one = puzzles.Posed(number), YEAR[number]
    ask = posed.match.ask(one.seat)
    assert ask is not None
    tried = affliction._tried(posed.match.view(one.seat), ask, 30, Random(7))
    best = affliction._lead(tried, 0.0, 0.0)
    assert best is not None and dict(ask.options[best].act.json) == one.answer


def test_what_is_not_proven_is_told_from_what_is_wrong() -> None:
    seen: Counter[str] = Counter()
    for number in SALEM[:40]:
        posed = puzzles.Posed(number)
        view = posed.match.view(posed.puzzle.seat)
        for answer in posed.answers:
            verdict = posed.verdict(answer)
            seen[verdict] += 1
            possible = any(ever >> answer["seat"] & 1 for _, ever in salem.exact(view).courses)
            assert (verdict == "wrong") == (not possible)
            assert (verdict == "right") == (answer == posed.puzzle.answer)
    assert set(seen) == {"right", "unproven", "wrong"} and seen["right"] == 40


@pytest.mark.parametrize(
    "wrong", [{}, {"do": "seat"}, {"do": "seat", "seat": 99}, {"do": "seat", "seat": True}, {"a": []}]
)
def test_an_answer_that_is_not_asked_for_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadInput):
        puzzles.posed(SALEM[0]).verdict(wrong)


def test_a_proof_narrows_down_to_its_answer() -> None:
    for number in SALEM[:40]:
        steps = puzzles.Posed(number).proof()
        marked = [step for step in steps if step.may]
        answer = YEAR[number].answer["seat"]
        assert marked[0].key == "dealt" and marked[-1].sure == (answer,)
        assert steps[-1].key == "so" and steps[-1].args["seat"] == answer
        ways = [step for step in steps if step.key == "way"]
        assert len(ways) == (steps[-1].args["n"] if steps[-1].args["n"] <= salem.WAYS else 0)
        assert all(answer in way.args["targets"] for way in ways)


def in_weeks(usual: list[puzzles.Puzzle], others: list[puzzles.Puzzle], weeks: int) -> list[puzzles.Puzzle]:
    """Whole weeks from a Sunday (day 0 of `date.toordinal`) to a Saturday, from Monday on each harder than the last.

    Sundays have the others as far as they reach, spread over the year, and else the hardest that are left.
    """
    by_hardness = sorted(usual, key=lambda one: (one.hard, one.seed))
    workdays, left = by_hardness[: weeks * (WEEK - 1)], by_hardness[weeks * (WEEK - 1) :][::-1]
    found: list[puzzles.Puzzle] = []
    for week in range(weeks):
        special = (week + 1) * len(others) // weeks > week * len(others) // weeks
        sunday = others[week * len(others) // weeks] if special else left.pop(0)
        found += [sunday, *(workdays[day * weeks + week] for day in range(WEEK - 1))]
    return found


def test_more_are_made_and_all_of_them_hold() -> None:
    tallies: list[Tally] = []
    made = make("salem1692", 77, tallies.append)
    found = [next(made) for _ in range(2)]
    assert tallies[-1].wrong == 0 and tallies[-1].proven >= 2
    assert puzzles.read(one.line() for one in found) == found
    assert [one for one in found if not puzzles.position(one).view(one.answer["seat"])["is_witch"]] == []
    weeks = in_weeks(YEAR[1:9], YEAR[:1], 1)
    assert len(weeks) == 7 and weeks[0] == YEAR[0]
