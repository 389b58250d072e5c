"""“What would you do?”: questions of Affliction at which one answer is clearly better than all others.

Every answer is tried in the same 200 worlds imagined from the seat's view and played on as the magistrate plays on in
its head; and once more in 200 others. The best must be ahead of each other answer both times, by a point and by two
standard errors.
"""

from collections.abc import Iterable, Sequence
from random import Random
from statistics import mean, stdev

from meetinghouse.boardgames.affliction.lookback.trial import TRIAL
from meetinghouse.bots.lookahead import Worth, worths_of
from meetinghouse.engine.acts import Ask, Choice
from meetinghouse.engine.json_types import Json
from meetinghouse.engine.match import Match
from meetinghouse.lookback.puzzle import RIGHT, WRONG, Proof, ProofStep, Verdict

WORLDS = 200
TIMES = 2
GLANCES = (4, 12)  # worlds before it is worth all of them
LEAST, CLEAR = 1.0, 2.0  # points, and standard errors
MARGIN, MARGIN_CLEAR = 1.4, 3.0  # what a new puzzle must have, so that it stands when a bot plays on a little otherwise
ANSWERS = range(3, 6)  # fewer are a guess, more are a search
EVERY = 9  # one question in so many is looked at, so that puzzles come from all over a game


class WhatWouldYouDo:
    """Asked of the seat that has the open question."""

    kind = "do"
    seats: tuple[int, ...] = (2,)
    level = 2

    def look(self, match: Match) -> Iterable[int]:
        for seat in match.waiting:
            ask = match.ask(seat)
            if ask is None or not ask.required or len(ask.options) not in ANSWERS or match.version % EVERY:
                continue
            if self._worth_a_proof(match.view(seat), ask):
                yield seat

    def _worth_a_proof(self, view: Json, ask: Ask) -> bool:
        """Try a few worlds, then some more; "do nothing" is not accepted as a puzzle's answer."""
        for worlds in GLANCES:
            best = _lead(_tried(view, ask, worlds, Random(ask.id)), MARGIN, 1.0)
            if best is None or ask.options[best].act.do in ("pass", "done"):
                return False
        return True

    def prove(self, match: Match, seat: int, strict: bool = False) -> Proof | None:
        ask, view = match.ask(seat), match.view(seat)
        if ask is None:
            return None
        least, clear = (MARGIN, MARGIN_CLEAR) if strict else (LEAST, CLEAR)
        found: list[list[Worth]] = [[] for _ in ask.options]
        best = set()
        for time in range(TIMES):
            if strict and _lead(_tried(view, ask, WORLDS // 5, Random(-1 - time)), least, 2.0) is None:
                return None  # not worth the rest
            tried = _tried(view, ask, WORLDS, Random(time))
            best.add(_lead(tried, least, clear))
            if len(best) != 1 or None in best:
                return None
            found = [[*one, *more] for one, more in zip(found, tried, strict=True)]
        at = best.pop()
        assert at is not None
        measured = [_measured(ask.options[n], found[at], found[n]) for n in range(len(found)) if n != at]
        first = [choice.act.id for _, choice in TRIAL.first_sight(view, ask)]
        hard = len(ask.options) + 10 * first.index(ask.options[at].act.id)
        return Proof(dict(ask.options[at].act.json), hard, sorted(measured, key=lambda one: int(one["behind"])))

    def true(self, match: Match, seat: int, answer: Json) -> bool:
        """Nothing hidden says what is better."""
        return True

    def answers(self, match: Match, seat: int) -> list[Json]:
        ask = match.ask(seat)
        return [] if ask is None else [dict(choice.act.json) for choice in ask.options]

    def verdict(self, match: Match, seat: int, answer: Json, proven: Json) -> Verdict:
        """Every other answer was measured, so none is left open."""
        return RIGHT if answer == proven else WRONG

    def facts(self, match: Match, seat: int) -> list[ProofStep]:
        """The board shows all of them."""
        return []

    def steps(self, match: Match, seat: int, answer: Json, measured: list[Json]) -> list[ProofStep]:
        """What was tried, then how far behind each other answer is, the nearest first, and what it lacks most."""
        tried = ProofStep("tried", {"n": WORLDS * TIMES, "answers": len(measured) + 1, "best": answer})
        return [tried, *(ProofStep("behind", one) for one in measured)]


def _tried(view: Json, ask: Ask, worlds: int, chance: Random) -> list[list[Worth]]:
    return worths_of(TRIAL, view, list(ask.options), worlds, chance)


def _lead(tried: Sequence[Sequence[Worth]], least: float, clear: float) -> int | None:
    """Which answer is ahead of every other by so many points and standard errors; nothing where none is."""
    totals = [[one.total for one in row] for row in tried]
    best = max(range(len(totals)), key=lambda n: mean(totals[n]))
    for n, other in enumerate(totals):
        if n == best:
            continue
        gains = [here - there for here, there in zip(totals[best], other, strict=True)]
        gain, error = mean(gains), stdev(gains) / len(gains) ** 0.5
        if gain < least or gain < clear * error:
            return None
    return best


def _measured(choice: Choice, best: Sequence[Worth], other: Sequence[Worth]) -> Json:
    """How far behind an answer is, in tenths of a point with its standard error, and mostly for what reason."""
    gains = [here.total - there.total for here, there in zip(best, other, strict=True)]
    parts = {
        part: mean(getattr(a, part) - getattr(b, part) for a, b in zip(best, other, strict=True))
        for part in Worth._fields
    }
    return {
        "choice": dict(choice.act.json),
        "behind": round(10 * mean(gains)),
        "error": round(10 * stdev(gains) / len(gains) ** 0.5, 1),
        "why": max(parts, key=lambda part: parts[part]),
    }
