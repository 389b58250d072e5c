"""What others say at the table, as lines for the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import to_builtins

from meetinghouse.cli.session import Session
from meetinghouse.words import Words

if TYPE_CHECKING:  # a game on this machine needs nothing of the server
    from meetinghouse.server.wire.shapes import TalkLine


def heard(session: Session, words: Words) -> list[str]:
    """What others have said since the last call: their words, or a remark in the reader's language."""
    names = session.names
    lines = []
    for line in session.talk():
        if line.seat != session.seat:
            name = names[line.seat] if line.seat >= 0 else line.name
            name = words.say("stand-in", name=name) if line.stand_in else name
            lines.append(words.say("cli-says", name=name, text=_text(session, words, line)))
    return lines


def spoken(session: Session, words: Words) -> list[tuple[int, str]]:
    """The same by seat, for those who put it in words of their own; watchers are left out."""
    return [(line.seat, _text(session, words, line)) for line in session.talk() if line.seat not in (session.seat, -1)]


def _text(session: Session, words: Words, line: TalkLine) -> str:
    return line.text or words.remark(session.game, to_builtins(line), session.names, session.seat)
