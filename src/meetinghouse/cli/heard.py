"""What others say at the table, as lines for the terminal."""

from __future__ import annotations

from meetinghouse.cli.session import Session
from meetinghouse.words import Words


def heard(session: Session, words: Words) -> list[str]:
    """What others have said since the last call: their words, or a remark in the reader's language."""
    names = session.names
    lines = []
    for line in session.talk():
        if line.seat == session.seat:
            continue
        about = "" if line.about is None else names[line.about]
        text = words.say(f"remark-{line.remark}", name=about) if line.remark else line.text
        name = names[line.seat] if line.seat >= 0 else line.name
        lines.append(words.say("cli-says", name=name, text=text))
    return lines
