"""Plays one scene of a lesson: a match of the real engine in which the learner's every legal answer gets an answer.

A scene is a function of the learner's answers so far: `resume` plays them again from the start. So a lesson can be left
and taken up anywhere, an answer can be taken back, and the client that shows it keeps nothing but that list.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from meetinghouse import find_game
from meetinghouse.bots.base import make
from meetinghouse.bots.driver import Driver
from meetinghouse.engine.acts import Ask, Choice
from meetinghouse.engine.chance import Chance, seal_from_seed
from meetinghouse.engine.errors import BadInput
from meetinghouse.engine.json_types import Json
from meetinghouse.engine.match import Match, begin
from meetinghouse.engine.moments import Moment
from meetinghouse.engine.trail import Trail
from meetinghouse.learn import Learn
from meetinghouse.learn.scenes import LessonWords, Panel, Pattern, Scene, Step, fits
from meetinghouse.telling import bare

LET_BE = {"do": "let_be"}  # for a speak-up that the learner leaves alone
LEVEL = 1  # of those who have no line to say
MOST_ANSWERS = 60  # answers of the learner in one scene; more would teach nothing
PATIENCE = 200  # answers of the others in a row, before a learner who is never asked again is told so


def scenes(game: str) -> tuple[Scene, ...]:
    """The scenes of a game's lesson in order; none where it has no lesson."""
    return find_game(game).declares(Learn).lesson


def find_scene(game: str, scene: str) -> Scene:
    """One scene by its name; raises `BadInput` if there is none."""
    known = {one.id: one for one in scenes(game)}
    if scene not in known:
        raise BadInput("no-such-scene", expected=list(known), got=scene)
    return known[scene]


def panels(game: str) -> tuple[Panel, ...]:
    """The pictures of how a game is played, in order; none where it has none."""
    return find_game(game).declares(Learn).panels


def moment(game: str, panel: Panel) -> "Lesson":
    """The scene as a picture shows it."""
    lesson = Lesson(game, find_scene(game, panel.scene))
    for _ in range(panel.after):
        assert lesson.way is not None, f"{panel.id}: nothing leads on after {len(lesson.answers)} answers"
        lesson.answer(lesson.way)
    return lesson


class Lesson:
    def __init__(self, game: str, scene: Scene) -> None:
        self.game = game
        self.scene = scene
        self.seat = scene.seat
        self.at = 0  # the step in hand; behind the last one the scene is done
        self.said: list[LessonWords] = []  # in reply to the last answer
        self.answers: list[Json] = []
        self._lines = list(scene.lines)
        self.match = _start(game, scene)
        others = [seat for seat in range(scene.seats) if seat != scene.seat]
        self._driver = Driver(self.match, {seat: make(game, LEVEL, seat, scene.seed) for seat in others})
        self._let_be = -1  # the id of the speak-up that the learner has let pass
        self._heard = 0
        self._wait(None)
        self.began = self._heard  # events before the scene
        self.before: Json = {}  # what the learner saw before the last answer
        self.cursor = self._heard  # events before it
        self.story: list[Moment] = self.match.moments()  # what the last answer led to

    @property
    def done(self) -> bool:
        return self.at == len(self.scene.steps)

    @property
    def step(self) -> Step | None:
        return None if self.done else self.scene.steps[self.at]

    @property
    def stuck(self) -> bool:
        """Whether the goal is out of reach because the learner is asked no more: an answer must be taken back."""
        return not self.done and self.ask is None

    @property
    def ask(self) -> Ask | None:
        ask = self.match.ask(self.seat)
        return None if ask is None or ask.id == self._let_be else ask

    @property
    def way(self) -> Json | None:
        """The answer that leads on, for a learner who wants to be shown."""
        ask, step = self.ask, self.step
        if ask is None or step is None:
            return None
        return next((choice.to_json() for pattern in step.way for choice in _fitting(ask, pattern)), None)

    def entry(self, step: Step | None = None) -> str:
        """Where the words of a step stand, or those of the scene."""
        return "-".join(part for part in (self.game, "lesson", self.scene.id, step and step.id) if part)

    @property
    def task(self) -> LessonWords | None:
        return None if self.done else LessonWords(self.entry(self.step))

    def answer(self, choice: Choice | Mapping[str, Any]) -> None:
        """Answer for the learner. `IllegalMove` changes nothing; `LET_BE` leaves a speak-up alone."""
        if len(self.answers) >= MOST_ANSWERS:
            raise BadInput("too-many-answers", expected=MOST_ANSWERS, got=len(self.answers) + 1)
        given = dict(choice.to_json() if isinstance(choice, Choice) else choice)
        ask, step, way = self.ask, self.step, self.way
        self.before, self.cursor = self.match.view(self.seat), self.match.observer.event_count
        if given == LET_BE and ask is not None and not ask.required:
            self._let_be = ask.id
        else:
            self.match.answer(self.seat, choice)
        self.answers.append(given)
        self.said = []
        deed = {**given, "key": "answered", "kind": ask and bare(ask.kind)}
        self._check(deed)
        self._wait(ask.id if ask else -1)
        now = self.ask
        self._check({"key": "asked", "kind": now and bare(now.kind)})
        if step is not None and self.step is step:
            self._react(step, deed, could=way is not None)
        self.story = self.match.moments()

    def _react(self, step: Step, deed: Json, *, could: bool) -> None:
        """Say something about an answer that did not end the step, unless it is on the way. Where no answer `could`
        have led on, as while others are waited for, nothing is held against the learner."""
        if self.stuck or (could and not any(fits(deed, pattern) for pattern in step.way)):
            name = next((name for name, pattern in step.tries.items() if fits(deed, pattern)), "")
            self.said.append(LessonWords(self.entry(step), f"try-{name}" if name else "else", deed))

    def _wait(self, answered: int | None) -> None:
        """Let the others answer until the learner is asked, or will not be any more.

        A scene ends where its last goal is met, as soon as all have `answered` what the learner was asked, too. Before
        the scene begins that is nothing, and the learner has lines to say.
        """
        for _ in range(PATIENCE):
            self._listen()
            if self.match.outcome is not None or (self.done and self.match.ask_id != answered):
                break
            ask = self.ask
            if ask is not None and not (answered is None and self._say_line(self.seat, ask)):
                break
            if ask is None and not self._speak() and not self._driver.step():
                break
        self._listen()

    def _speak(self) -> bool:
        return any(
            ask is not None and self._say_line(seat, ask)
            for seat, ask in [(seat, self.match.ask(seat)) for seat in self.match.waiting if seat != self.seat]
        )

    def _say_line(self, seat: int, ask: Ask) -> bool:
        for line in self._lines:
            choice = next(_fitting(ask, line.answer), None) if line.seat == seat else None
            if choice is not None:
                self._lines.remove(line)
                self.match.answer(seat, choice)
                return True
        return False

    def _listen(self) -> None:
        news, self._heard = self.match.news(self.seat, self._heard)
        for event in news:
            self._check({**event, "key": bare(event["key"])})

    def _check(self, happening: Json) -> None:
        step = self.step
        if step is not None and self.answers and fits(happening, step.goal):
            self.at += 1
            self.said.append(LessonWords(self.entry(step), "met", happening))


def resume(game: str, scene: str, answers: Sequence[Mapping[str, Any]]) -> Lesson:
    """A scene after some answers of the learner."""
    lesson = Lesson(game, find_scene(game, scene))
    for given in answers:
        lesson.answer(given)
    return lesson


def _start(game: str, scene: Scene) -> Match:
    """The table as the scene finds it: dealt by the game itself, and played on by players who know no game."""
    declared = find_game(game)
    seal = seal_from_seed(scene.seed)
    chance = Chance(seal, Trail(), list(scene.chance))
    values = declared.read_options(scene.seats, dict(scene.options))
    match = begin(declared, scene.seats, values, chance, seal.commitment)
    players = Driver(match, {seat: make(game, "random", seat, scene.seed) for seat in range(scene.seats)})
    for _ in range(scene.played):
        players.step()
    return match


def _fitting(ask: Ask, pattern: Pattern) -> Any:
    return (choice for choice in ask.options if fits({**choice.to_json(), "kind": bare(ask.kind)}, pattern))
