"""Colonists on the move: out of a row or circle, and under a deck."""

from meetinghouse.boardgames.affliction import tokens
from meetinghouse.boardgames.affliction.names import ARRESTED, COLONISTS, IN_DECK, IN_ROW, NOBODY
from meetinghouse.boardgames.affliction.state import Affliction


def leave(t: Affliction, card: int) -> None:
    """Take a colonist out of its row or circle, to be arrested or brought in. Empty slots wait for the end of the
    round (A4.16); a card that leaves the bottom row keeps the others from moving on (A9.3)."""
    where = t.where[card]
    if where < IN_ROW:
        t.circles[where].remove(card)
    elif card in t.bottom:
        t.bottom[t.bottom.index(card)] = NOBODY
        t.taken = True
    else:
        t.top[t.top.index(card)] = NOBODY


def release(t: Affliction, seat: int, card: int) -> None:
    """Set an arrested colonist free: they go under the deck they came from."""
    arrester = t.where[card] - ARRESTED
    put_under(t, card)
    t.emit("released", seat=seat, colonist=COLONISTS[card], target=arrester)


def send_away(t: Affliction, seat: int, card: int) -> None:
    """A colonist of the rows goes under the deck they came from."""
    put_under(t, card)
    t.emit("sent_away", seat=seat, colonist=COLONISTS[card])


def put_under(t: Affliction, card: int) -> None:
    """Put a colonist of a row, or an arrested one, under the deck it came from, without tokens."""
    where = t.where[card]
    if where >= ARRESTED:
        t.arrested[where - ARRESTED].remove(card)
    else:
        row = t.bottom if card in t.bottom else t.top
        row[row.index(card)] = NOBODY
        t.playing.remove(card)
    tokens.strip(t, card)
    t.where[card] = IN_DECK
    (t.red_under if t.cards.prominent[card] else t.blue_under).append(card)
