"""What a table decides together, in the terminal: what may be asked for, and yes or no to what is being asked."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Literal, NamedTuple, Protocol, runtime_checkable

from meetinghouse.cli.session import Session
from meetinghouse.cli.talk import LinePrinter

if TYPE_CHECKING:  # a game on this machine needs nothing of the server
    from meetinghouse.server.wire.shapes import Vote


@runtime_checkable
class SharedSession(Protocol):
    """A session at whose table other people may sit."""

    def asked(self) -> Vote | None:
        """What the table is asked now and I may vote on."""

    def others(self) -> list[int]:
        """Seats of the other people."""

    def paused(self) -> bool:
        """Whether the game stands still."""

    def vote(self, yes: bool) -> None:
        """Vote; a refusal is raised with a `key`."""

    def propose(self, what: Literal["kick", "pause", "resume", "close"], seat: int | None = None) -> None:
        """Ask the table; a refusal is raised with a `key`."""


class Motion(NamedTuple):
    text: str
    do: Callable[[], None]


def asked(session: Session) -> Vote | None:
    """What the table is asked now; nothing where nobody else can be."""
    return session.asked() if isinstance(session, SharedSession) else None


def question(session: Session, voice: LinePrinter, vote: Vote) -> str:
    """What is asked, and how it stands, in one line."""
    name = session.names[vote.seat] if vote.seat is not None else ""
    count = voice.words.say("server-vote-count", yes=vote.yes, no=vote.no, needed=vote.needed)
    return f"{voice.words.say(f'server-vote-{vote.what}', name=name, code=vote.code)} ({count})"


def motions(session: Session, voice: LinePrinter) -> list[Motion]:
    """Yes and no while something is asked, else everything that may be proposed."""
    if not isinstance(session, SharedSession):
        return []
    if session.asked() is not None:
        return [
            Motion(voice.words.say("server-vote-yes"), partial(session.vote, True)),
            Motion(voice.words.say("server-vote-no"), partial(session.vote, False)),
        ]
    resting = session.paused()
    found = [
        Motion(voice.text("ask-resume" if resting else "ask-pause"), partial(session.propose, _pause(resting))),
        Motion(voice.text("ask-close"), partial(session.propose, "close")),
    ]
    for seat in session.others():
        found.append(Motion(voice.text("ask-kick", name=session.names[seat]), partial(session.propose, "kick", seat)))
    return found


def _pause(resting: bool) -> Literal["pause", "resume"]:
    return "resume" if resting else "pause"
