"""A lesson: scenes with one idea each, declared as data in `Learn`.

`learn/lessons` plays a scene; it starts from the engine's own set-up with chance that is fixed beforehand. What a scene
says stands in the locales: its title under `<game>-lesson-<scene>`, and for each step what to do under
`<game>-lesson-<scene>-<step>`, with `.hint1` and so on, `.met` once it is done, `.else` for any other answer, and a
`.try-<name>` for each answer that deserves words of its own.
"""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from meetinghouse.engine.chance import Chance, LogEntry, seal_from_seed
from meetinghouse.engine.json_types import Json
from meetinghouse.engine.trail import Trail

LEARNER = 0  # the learner's seat

# A happening fits when it has all of these; a tuple stands for any of its values. Happenings are what the learner's
# seat is told, `{"key": "asked", "kind": ...}` when it is asked, and `{"key": "answered", "kind": ..., "do": ...}`.
Pattern = Mapping[str, Any]


def fits(happening: Json, pattern: Pattern) -> bool:
    return all(
        happening.get(name) in wanted if type(wanted) is tuple else happening.get(name) == wanted
        for name, wanted in pattern.items()
    )


class Step(NamedTuple):
    id: str
    goal: Pattern  # the happening that ends it
    way: tuple[Pattern, ...]  # answers that lead there: the first that is offered is the one to show
    hints: int = 1
    tries: Mapping[str, Pattern] = {}  # answers that lead elsewhere and deserve words of their own, by name
    free: bool = False  # every answer is right


def mine(key: str, **more: Any) -> Pattern:
    return {"key": key, "seat": LEARNER, **more}


def free(step: str, goal: Pattern, *way: Pattern) -> Step:
    """A step in which every answer is right; its way is one to show."""
    return Step(step, goal, way, hints=0, free=True)


class ScriptedAnswer(NamedTuple):
    """What a seat answers when it is first offered; the learner's are played before the scene begins."""

    seat: int
    answer: Pattern


class Scene(NamedTuple):
    """One idea, and how it is played."""

    id: str
    steps: tuple[Step, ...]
    seats: int = 0
    seed: int = 1
    seat: int = LEARNER
    options: Mapping[str, Any] = {}
    chance: Sequence[LogEntry] = ()  # outcomes that the deal uses first
    played: int = 0  # answers that players who know no game give before it begins
    lines: tuple[ScriptedAnswer, ...] = ()


def scene(name: str, *steps: Step, **table: Any) -> Scene:
    """A scene of these steps at such a table."""
    return Scene(name, steps, **table)


def lesson(seats: int, *scenes: Scene) -> tuple[Scene, ...]:
    """The scenes of a lesson in order, all at a table of as many seats."""
    return tuple(one._replace(seats=seats) for one in scenes)


class Panel(NamedTuple):
    """One picture of "how to play": a moment of a scene. Its sentence stands under `<game>-panel-<id>`."""

    id: str
    scene: str
    after: int = 0  # answers of the learner, each the one that leads on


class LessonWords(NamedTuple):
    """Something a lesson says: an entry of the locales, one of its attributes, and what happened, for its arguments."""

    entry: str
    attr: str = ""
    args: Mapping[str, Any] = {}


def stacked(pile: Sequence[Any], first: Sequence[Any], *, from_end: bool = False) -> LogEntry:
    """A shuffle that puts these cards first (or last, nearest the end first); chance orders the others."""
    left = list(range(len(pile)))
    chosen = []
    for wanted in first:
        at = next(number for number in left if pile[number] == wanted)
        left.remove(at)
        chosen.append(at)
    order = chosen + [left[i] for i in Chance(seal_from_seed(1), Trail()).shuffle(len(left))]
    return ("shuffle", order[::-1] if from_end else order)
