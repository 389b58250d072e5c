"""The whole analysis of a record, made once the game is over."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import partial

import meetinghouse
from meetinghouse.engine.errors import BadInput
from meetinghouse.engine.game import Game
from meetinghouse.engine.json_types import Json
from meetinghouse.engine.match import Match
from meetinghouse.engine.walk import Given
from meetinghouse.learn.coach import coach_of, has_coach, judged
from meetinghouse.lookback.minds import BotThought, SeatMinds, keep
from meetinghouse.lookback.story import Lap, teller_of
from meetinghouse.lookback.value import value_of
from meetinghouse.telling import Telling, bare

MOST_TURNS, MOST_MOMENTS = 6, 5
WATCHER = -1
LEAST_TURN = 0.04  # a chance that moved by less has not moved, nor one that moved by less than the value's own doubt
TOGETHER = -1


@dataclass(frozen=True, slots=True)
class Turn:
    """A deed that moved the chance of its side (or seat), number `side`, and what all saw its seat do."""

    at: int
    seat: int  # -1: several seats answered, and all of it was turned up together
    do: Json
    event: Json | None
    side: int
    before: int  # in percent, as all chances here
    after: int


@dataclass(slots=True)
class _Deed:
    """An answer, and what its seat alone was then asked because of it, such as the Tryal after the last accusation."""

    given: Given
    kind: str  # of the first question
    under: list[Json]  # what was to be done after it: what is asked while that waits may belong to the deed
    side: int
    before: Sequence[float]
    first: int  # the number of the first event
    told: list[list[Json]] = field(default_factory=list)  # what all saw of each answer
    after: Sequence[float] = ()
    at: int = 0  # the number of the last event


@dataclass(frozen=True, slots=True)
class CostlyMoment:
    """`better` would have been worth `gain` tenths of a point more than `did`, mostly for the reason `why`."""

    at: int  # the number of the newest event before the answer
    seat: int
    kind: str  # of the question, by which an answer is told as a deed
    did: Json
    better: Json
    gain: int
    why: str  # words under `analysis-why-<it>`: points, leader, later; chance: points of winning chance; or again


@dataclass(slots=True)
class Analysis:
    """What is sent to those who look back. `at` is everywhere the number of an event of the game."""

    game: str
    seats: int
    total: int = 0  # events
    sides: list[str] = field(default_factory=list)  # empty: each seat for itself
    chances: list[tuple[int, ...]] = field(default_factory=list)  # an event, then percents, where they changed
    turns: list[Turn] = field(default_factory=list)
    minds: list[list[tuple[int, ...]]] = field(default_factory=list)  # by seat: an event, then percents for each seat
    thoughts: list[BotThought] = field(default_factory=list)
    moments: list[CostlyMoment] = field(default_factory=list)


def analyse(record: str, people: Sequence[int] | None = None) -> Analysis:
    """Everything about a finished game; `people` are those for whom better moves are looked for (all, if not given)."""
    way = meetinghouse.walk(record)
    match = way.match
    game = meetinghouse.find_game(match.game)
    value = value_of(game)
    found = Analysis(match.game, match.seats, sides=list(game.sides.names) if game.sides is not None else [])
    thinker, teller = SeatMinds(game, match.seats), teller_of(game, match.seats)
    before = [] if value is None else value.chances(match)
    found.chances.append((0, *_percents(before)))
    thinker.look(match, 0)
    if teller is not None:
        teller.look(match)
    deeds: list[_Deed] = []
    goes_on = False  # whether the input before this one belongs to the newest deed
    missed: list[CostlyMoment] = []
    wanted = range(match.seats) if people is None else people
    earlier = match.copy()
    _, told = match.news(WATCHER, 0)
    for given in way:
        if isinstance(given, Given) and given.seat in wanted:
            missed += costly_moments(earlier, given)
        after = [] if value is None else value.chances(match)
        if teller is not None:
            teller.look(match)
        first = told
        news, told = match.news(WATCHER, told)
        at = told - 1
        if value is not None:
            goes_on = goes_on and _follows(earlier, deeds[-1])
            if not goes_on and isinstance(given, Given):
                deeds.append(_deed(given, earlier, before, first))
                goes_on = True
            if goes_on:
                deeds[-1].told.append(news)
                deeds[-1].after, deeds[-1].at = after, at
        if _percents(after) != _percents(before):
            keep(found.chances, at, _percents(after))
        thinker.look(match, at)
        before, found.total = after, told
        earlier = match.copy()
    if match.outcome is None:
        raise BadInput("not-over", expected="a finished game", got=f"{found.total} events")
    if teller is not None:
        teller.finish(match)
    # What turned it has one answer: the story's points, and here all else that moved the chance.
    points = [] if teller is None else [point.at for point in teller.points]
    other = [
        turn
        for deed in deeds
        if value is not None
        and (turn := _turn(game, deed, value.doubt)) is not None
        and not any(deed.first <= at <= deed.at for at in points)
    ]
    other.sort(key=lambda turn: -abs(turn.after - turn.before))
    found.turns = sorted(other[:MOST_TURNS], key=lambda turn: turn.at)
    found.minds, found.thoughts = thinker.rows, thinker.told(match)
    found.moments = _best(missed, [] if teller is None else teller.laps)
    return found


def _percents(chances: Sequence[float]) -> list[int]:
    return [round(100 * chance) for chance in chances]


def _seen(game: Game, news: Sequence[Json], seat: int) -> Json | None:
    """The event that shows a seat's answer to a watcher: its last staged event, or else its last event. Some events
    name only the seat that they happen to, such as the owner of a Tryal: then the first staged event."""
    told = game.declares(Telling).events
    staged = [event for event in news if told[bare(event["key"])].staging]
    mine = [event for event in news if event.get("seat") == seat]
    return next(reversed([event for event in staged if event in mine] or mine), next(iter(staged), None))


def _together(news: Sequence[Json]) -> bool:
    """Whether several did the same thing at once: then no one of them moved the chance."""
    deeds = {(event["key"], event["seat"]) for event in news if "seat" in event}
    return len({key for key, _ in deeds}) < len(deeds)


def _deed(given: Given, earlier: Match, before: Sequence[float], first: int) -> _Deed:
    """A deed that begins with this answer."""
    game, asked, view = meetinghouse.find_game(earlier.game), earlier.decision, earlier.view(given.seat)
    assert asked is not None
    side = given.seat if game.sides is None else list(game.sides.names).index(game.sides.of_view(view))
    under = view["stack"] if len(asked["seats"]) == 1 else []  # what several answered is nobody's to go on with
    return _Deed(given, asked["kind"], under, side, before, first)


def _follows(earlier: Match, deed: _Deed) -> bool:
    """Whether its seat alone is asked this because of the deed. Nothing waits under a seat's turn; and where the first
    question comes again, the seat may do something else."""
    asked, under = earlier.decision, deed.under
    assert asked is not None
    mine = asked["seats"] == [deed.given.seat] and asked["kind"] != deed.kind
    return mine and bool(under) and earlier.view(WATCHER)["stack"][: len(under)] == under


def _turn(game: Game, deed: _Deed, doubt: float) -> Turn | None:
    """What a deed did to the chance of the side that did it, from before it to after all of it."""
    was, now = deed.before[deed.side], deed.after[deed.side]
    if abs(now - was) < max(LEAST_TURN, doubt):
        return None
    seat, percents = deed.given.seat, _percents([was, now])
    if any(map(_together, deed.told)):
        return Turn(deed.at, TOGETHER, {}, None, deed.side, *percents)
    seen = next(filter(None, (_seen(game, news, seat) for news in deed.told)), None)
    return Turn(deed.at, seat, dict(deed.given.choice), seen, deed.side, *percents)


def costly_moments(before: Match, given: Given) -> list[CostlyMoment]:
    """At most one: what the coach blames, and what it would have advised instead."""
    ask = before.ask(given.seat)
    if ask is None or not has_coach(before.game):
        return []
    found = judged(before.game, before.view(given.seat), ask, before.events(given.seat))
    at = before.observer.event_count - 1
    deed = partial(coach_of(before.game).deed, before.view(given.seat), bare(ask.kind))
    return [
        CostlyMoment(at, given.seat, ask.kind, deed(did), deed(found.worth[0].to_json()), round(10 * one.loss), one.why)
        for one in found.costly
        if (did := one.choice.to_json()) == given.choice
    ]


def _best(missed: Sequence[CostlyMoment], laps: Sequence[Lap]) -> list[CostlyMoment]:
    """At most five for each seat, the costliest first, and of each kind of question one for a day or round. Where a
    kind of question costs as much once more, its sentence is not said again."""
    kept: dict[tuple[int, str, int], CostlyMoment] = {}
    for one in sorted(missed, key=lambda one: (one.seat, -one.gain, one.at)):
        kept.setdefault((one.seat, one.kind, sum(lap.at <= one.at for lap in laps)), one)
    found: list[CostlyMoment] = []
    for one in kept.values():
        mine = [other for other in found if other.seat == one.seat]
        again = one.why == "chance" and any(other.kind == one.kind and other.gain == one.gain for other in mine)
        found += [replace(one, why="again") if again else one] if len(mine) < MOST_MOMENTS else []
    return found
