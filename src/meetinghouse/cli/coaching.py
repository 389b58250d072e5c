"""The coach in the terminal: lines before a question, on request, and after an answer; most questions need none."""

from collections.abc import Sequence

from meetinghouse.cli.session import LocalSession
from meetinghouse.cli.talk import LinePrinter
from meetinghouse.engine.acts import Choice
from meetinghouse.engine.json_types import Json
from meetinghouse.learn.coach import Advice, CoachAdvice, advise


class Coaching:
    """Beside one seat of a game on this machine."""

    def __init__(self, session: LocalSession, voice: LinePrinter) -> None:
        self.session = session
        self.voice = voice
        self.counsel: CoachAdvice | None = None

    def before(self) -> list[str]:
        """What is worth thinking about, where it matters."""
        self.counsel = advise(self.session.match, self.session.seat)
        return self._worth() if self.counsel is not None and self.counsel.worth else []

    def consider(self) -> list[str]:
        """The same on request; it also says that there is nothing to say."""
        return [] if self.counsel is None else self._worth()

    def after(self, choice: Choice | None) -> list[str]:
        """What an answer costs, if it is known to cost something."""
        counsel, self.counsel = self.counsel, None
        if counsel is None or choice is None or choice.to_json() not in counsel.costly:
            return []
        said = self.voice.words.say("coach-overlooked", deed=self._deed(counsel.worth[0]))
        return [said, *self._lines(counsel.why)]

    def _worth(self) -> list[str]:
        assert self.counsel is not None
        words, deeds = self.voice.words, [self._deed(choice) for choice in self.counsel.worth]
        if not deeds:
            return [words.say("coach-silent")]
        first, second, third = (*deeds, "", "")[:3]
        said = words.say("coach-worth", n=len(deeds), first=first, second=second, third=third)
        return [said, *self._lines(self.counsel.why)]

    def _deed(self, choice: Json) -> str:
        return self.voice.words.choice(self.session.game, choice, self.session.names)

    def _lines(self, advice: Sequence[Advice]) -> list[str]:
        return [self.voice.words.advice(self.session.game, one, self.session.names) for one in advice]
