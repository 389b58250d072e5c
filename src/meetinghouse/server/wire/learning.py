"""The shapes of learning over HTTP: lessons, the daily trial, pictures of how to play, and the coach."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from meetinghouse.learn.lessons import MOST_ANSWERS
from meetinghouse.server.wire.outbound import StoryMoment
from meetinghouse.server.wire.shapes import Ask, Json


class PlayScene(Struct, forbid_unknown_fields=True):
    """`POST /api/lessons/{game}/{scene}`: everything the learner has answered so far. Nothing is kept."""

    answers: Annotated[list[Json], Meta(max_length=MOST_ANSWERS)] = []


class LessonSaid(Struct, omit_defaults=True):
    """Something a lesson says: a Fluent id, one of its attributes, and what happened, for its arguments."""

    entry: str
    attr: str = ""
    args: Json = {}


class PlayedScene(Struct, omit_defaults=True):
    """A scene after those answers, as the learner's seat sees it."""

    seats: int
    seat: int
    steps: Annotated[int, Meta(description="how many the scene has")]
    at: Annotated[int, Meta(description="how many of them are done")]
    view: Json
    events: Annotated[list[Json], Meta(description="what the learner was told since the scene began")]
    said: Annotated[list[LessonSaid], Meta(description="in reply to the last answer")]
    moments: Annotated[
        list[StoryMoment], Meta(description="what the last answer led to, before the last moment, which is `view`")
    ] = []
    s: Annotated[float, Meta(description="seconds that the last moment is looked at")] = 0
    task: Annotated[LessonSaid | None, Meta(description="what to do now; null when the scene is done")] = None
    hints: Annotated[int, Meta(description="the task has them under `.hint1` and so on")] = 0
    free: Annotated[bool, Meta(description="every answer is right")] = False
    ask: Ask | None = None
    way: Annotated[Json | None, Meta(description="the option that leads on, for learners who want to be shown")] = None
    stuck: Annotated[bool, Meta(description="the learner is asked no more: take an answer back")] = False


class TrialStep(Struct, omit_defaults=True):
    """A fact or a step of a proof: words under `<game>-trial-<key>`, and what is known of the seats after it."""

    key: str
    args: Json = {}
    may: Annotated[list[int], Meta(description="seats of which it may be true")] = []
    sure: Annotated[list[int], Meta(description="seats of which it must be true")] = []


class Trial(Struct, omit_defaults=True):
    """`GET /api/trial`: the puzzle of a day as its seat knows it, without its answer."""

    day: Annotated[str, Meta(description="by Greenwich, such as 2026-11-18")]
    game: str
    kind: Annotated[str, Meta(description="the question under `<game>-trial-<kind>`")]
    seats: int
    seat: int
    view: Json
    events: Annotated[list[Json], Meta(description="what the seat was told last")]
    facts: Annotated[list[TrialStep], Meta(description="what the seat knows, in order")]
    ask: Annotated[Ask, Meta(description="what may be answered: the game's own question, or one about seats")]
    days: Annotated[
        dict[str, str],
        Meta(description="mine, for a streak: a sign for each try, `r` `v` `w` `g`, and `l` for a later day"),
    ] = {}


class JudgeTrial(Struct):
    """`POST /api/trial`: an answer to the trial of a day, or none, which gives it up."""

    day: Annotated[str, Meta(max_length=10)]
    answer: Json | None = None
    over: Annotated[
        bool, Meta(description="it was over for me before: I read its proof again, and nothing is kept")
    ] = False


class TrialJudged(Struct, omit_defaults=True):
    """What an answer is worth. Only where it is solved or given up the answer and its proof come with it."""

    verdict: Literal["right", "unproven", "wrong", "given_up"]
    answer: Json | None = None
    proof: list[TrialStep] = []


class HowPanel(Struct):
    """One picture of how to play: what its sentence (`<game>-panel-<id>`) is about, as a seat of a table sees it."""

    id: str
    seats: int
    seat: int
    view: Json


class Panels(Struct):
    """`GET /api/panels/{game}`: a game in a few pictures, in order; none for a game without them."""

    panels: list[HowPanel]


class CoachSays(Struct, omit_defaults=True):
    """One sentence of a coach: words under `<game>-coach-<key>`."""

    key: str
    args: Json = {}


class Counsel(Struct, omit_defaults=True):
    """`GET /api/tables/{id}/coach`, with the token of a seat that is asked: from what that seat knows."""

    ask: Annotated[int, Meta(description="the question it is about")]
    n: Annotated[int, Meta(description="events that the seat had been told: say nothing before they are on stage")]
    worth: Annotated[list[Json], Meta(description="answers worth thinking about, the best first; none: it is silent")]
    why: Annotated[list[CoachSays], Meta(description="reasons for the first of them")]
    costly: Annotated[list[Json], Meta(description="answers that are known to cost something: to be said afterwards")]
