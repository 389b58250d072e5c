"""`meetinghouse join LINK`: a seat at a server's table, in the terminal."""

import getpass
import sys
from collections.abc import Callable
from typing import Any, TextIO

from meetinghouse.client.remote import RemoteSession, why_not
from meetinghouse.server.wire.shapes import Occupant
from meetinghouse.words import Words

Play = Callable[[RemoteSession], int]


def join(link: str, name: str, lang: str, play: Play) -> int:
    """Sit down, wait for the host and play to the end; `play` shows the game."""
    words = Words(lang)
    try:
        session = RemoteSession(
            link, name or getpass.getuser(), lambda seat: words.say("server-bot-name", seat=seat + 1)
        )
    except Exception as error:
        sys.stderr.write(why_not(error, words) + "\n")
        return 1
    try:
        _wait(session, words, sys.stdout)
        return play(session)
    except (EOFError, KeyboardInterrupt):
        return 0
    except OSError as error:
        sys.stderr.write(why_not(error, words) + "\n")
        return 1
    finally:
        session.close()


def _wait(session: RemoteSession, words: Words, out: TextIO) -> None:

    def say(key: str, **args: Any) -> None:
        out.write(words.say(f"server-join-{key}", **args) + "\n")
        out.flush()

    say("seated", table=session.info.id, seat=session.seat + 1)
    session.ready()
    shown = -1
    while not session.begun:
        taken = sum(1 for person in session.info.people if person.kind != Occupant.EMPTY)
        if taken != shown:
            shown = taken
            say("waiting", taken=taken, seats=session.info.seats)
            for person in session.info.people:
                if person.program:
                    say("program", name=person.name, program=person.program)
        session.advance()
    session.ready()  # the first screen says who one is, and takes as long as one likes
    say("begins")
