"""`meetinghouse join LINK`: a seat at a server's table, in the terminal."""

from __future__ import annotations

import getpass
import sys
from collections.abc import Callable
from typing import TextIO

from meetinghouse.client.http import ServerRefused
from meetinghouse.client.remote import RemoteSession
from meetinghouse.client.table import TableRefused
from meetinghouse.engine.acts import Ask
from meetinghouse.server.wire.shapes import Occupant
from meetinghouse.words import Words

Play = Callable[[RemoteSession], int]


def join(link: str, name: str = "", lang: str = "en", plain: bool = False, play: Play | None = None) -> int:
    """Sit down and play to the end. `play` shows the game (the terminal's own boards); without it, line by line."""
    words = Words(lang)
    try:
        session = RemoteSession(
            link, name or getpass.getuser(), lambda seat: words.say("server-bot-name", seat=seat + 1)
        )
    except ValueError:
        sys.stderr.write(words.say("server-join-bad-link") + "\n")
        return 1
    except OSError:
        sys.stderr.write(words.say("server-join-lost") + "\n")
        return 1
    except (ServerRefused, TableRefused) as refused:
        sys.stderr.write(words.say(refused.key) + "\n")
        return 1
    try:
        Lines(session, words, sys.stdin, sys.stdout).wait()
        if play is not None:
            return play(session)
        return Lines(session, words, sys.stdin, sys.stdout).play()
    except (EOFError, KeyboardInterrupt):
        return 0
    except OSError:
        sys.stderr.write(words.say("server-join-lost") + "\n")
        return 1
    finally:
        session.close()


class Lines:
    """A game told line by line, which a screen reader can follow and a pipe can play."""

    def __init__(self, session: RemoteSession, words: Words, source: TextIO, out: TextIO) -> None:
        """Reads numbers from `source`."""
        self.session = session
        self.words = words
        self.source = source
        self.out = out

    def line(self, text: str) -> None:
        """Say one line."""
        self.out.write(text + "\n")
        self.out.flush()

    def wait(self) -> None:
        """Until the host begins."""
        session = self.session
        self.line(self.words.say("server-join-seated", table=session.info.id, seat=session.seat + 1))
        session.ready()
        shown = -1
        while not session.begun:
            taken = sum(1 for person in session.info.people if person.kind != Occupant.EMPTY)
            if taken != shown:
                shown = taken
                self.line(self.words.say("server-join-waiting", taken=taken, seats=session.info.seats))
            session.advance()
        self.line(self.words.say("server-join-begins"))

    def play(self) -> int:
        """Until it is over."""
        session = self.session
        while session.outcome is None:
            self._news()
            ask = session.ask()
            if ask is None:
                session.advance()
                continue
            self._answer(ask)
        self._news()
        self.line(self.words.say("server-join-over"))
        self.line(self.words.outcome(session.game, session.outcome, session.names))
        return 0

    def _news(self) -> None:
        for event in self.session.news():
            self.line(self.words.line(self.session.game, event, self.session.names))
        for said in self.session.talk():
            who = said.name if said.seat < 0 else self.session.names[said.seat]
            if said.remark is None:
                self.line(f"{who}: {said.text}")
            else:
                about = "" if said.about is None else self.session.names[said.about]
                self.line(self.words.say(f"server-remark-{said.remark}", who=who, about=about))

    def _answer(self, ask: Ask) -> None:
        session = self.session
        self.line(self.words.ask(session.game, ask.kind))
        for number, choice in enumerate(ask.options, 1):
            self.line(f"  {number}. {self.words.choice(session.game, choice.to_json(), session.names)}")
        if not ask.required:
            self.line(self.words.say("server-join-skip"))
        while True:
            self.line(self.words.say("server-join-pick", n=len(ask.options)))
            given = self.source.readline()
            if not given:
                raise EOFError
            text = given.strip()
            if not text and not ask.required:
                session.let_be()
                return
            if text.isdecimal() and 1 <= int(text) <= len(ask.options):
                break
            self.line(self.words.say("server-join-again", n=len(ask.options)))
        try:
            session.answer(ask.options[int(text) - 1])
        except TableRefused as refused:
            self.line(self.words.say(refused.key))
