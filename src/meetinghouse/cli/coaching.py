"""The coach in the terminal: lines before a question, on request, and after an answer."""

from __future__ import annotations

from collections.abc import Sequence

from meetinghouse.cli.session import LocalSession
from meetinghouse.cli.talk import Voice
from meetinghouse.coach import Counsel, advise
from meetinghouse.engine.acts import Choice
from meetinghouse.engine.coach import Advice


class Coaching:
    """Beside one seat of a game on this machine."""

    def __init__(self, session: LocalSession, voice: Voice) -> None:
        self.session = session
        self.voice = voice
        self.counsel: Counsel | None = None

    def before(self) -> list[str]:
        self.counsel = advise(self.session.match, self.session.seat)
        return [] if self.counsel is None else self._lines(self.counsel.matters)

    def consider(self) -> list[str]:
        """What a good player might do, and why."""
        return [] if self.counsel is None else self._deed("would", self.counsel)

    def after(self, choice: Choice | None) -> list[str]:
        """What an answer may have overlooked."""
        counsel, self.counsel = self.counsel, None
        if counsel is None or counsel.choice is None:
            return []
        if choice is not None and choice.to_json() == counsel.choice:
            return [self.voice.words.say("coach-alike")]
        return self._deed("overlooked", counsel)

    def _deed(self, entry: str, counsel: Counsel) -> list[str]:
        words, session = self.voice.words, self.session
        if counsel.choice is None:
            deed = self.voice.text("let-be")
        else:
            deed = words.choice(session.game, counsel.choice, session.names)
        return [words.say(f"coach-{entry}", deed=deed), *self._lines(counsel.why)]

    def _lines(self, advice: Sequence[Advice]) -> list[str]:
        return [self.voice.words.advice(self.session.game, one, self.session.names) for one in advice]
