"""Seeing Characters: what several Events do in the same way."""

from meetinghouse.boardgames.new_salem.names import CHARACTERS, EVENTS
from meetinghouse.boardgames.new_salem.state import Town
from meetinghouse.cards.running import RUN
from meetinghouse.engine.visibility import EVERYONE


def event_at_work(t: Town) -> int:
    """The Event that is being carried out, or that answers: the steps that are left of it wait on the stack."""
    number: int = next(frame[1] for frame in reversed(t.stack) if frame[0] == RUN)
    return number % len(EVENTS)


def side_of(t: Town, seat: int) -> str:
    return "witch" if t.is_witch(seat) else "puritan"


def show_character(t: Town, owner: int, viewer: int, key: str) -> None:
    """`viewer` sees the Character of `owner` by an Event; that it did is public, what it saw is not."""
    t.character_seen[owner] |= 1 << viewer
    card = {"character": CHARACTERS[t.character[owner]], "side": side_of(t, owner)}
    t.emit(key, seat=viewer, target=owner, event=EVENTS[event_at_work(t)], tells=1 << viewer, secret=card)


def show_everyone(t: Town, owner: int) -> None:
    """The whole town sees a Character."""
    t.character_seen[owner] = EVERYONE
    card = CHARACTERS[t.character[owner]]
    t.emit("revealed", tells=EVERYONE, seat=owner, character=card, side=side_of(t, owner))


def swap_characters(t: Town, one: int, other: int) -> None:
    """Two players change Characters. What was seen of a Character was seen of the card: it goes with it."""
    if one == other:
        return
    for cards in (t.character, t.character_seen, t.types_shown):
        cards[one], cards[other] = cards[other], cards[one]
    t.emit("changed_characters", seat=one, target=other)
    for seat in (one, other):
        t.character_seen[seat] |= 1 << seat
        t.emit("character", to=1 << seat, tells=1 << seat, seat=seat, character=CHARACTERS[t.character[seat]])


def unseen_by(t: Town, viewer: int) -> list[int]:
    """Other players whose Character the viewer has not seen."""
    return [s for s in t.others(viewer) if not t.character_seen[s] >> viewer & 1]
