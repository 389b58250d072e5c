"""Colonists on the move: out of a row or circle, under a deck, and into the rows after a round (rulebook: Replacing
Colonist Cards), with the end that may come of it."""

from bisect import insort

from meetinghouse.boardgames.affliction import scoring, tokens
from meetinghouse.boardgames.affliction.names import ARRESTED, CARDS, COLONISTS, COUNT, IN_DECK, IN_ROW, NOBODY
from meetinghouse.boardgames.affliction.rules import RULES
from meetinghouse.boardgames.affliction.state import Affliction
from meetinghouse.engine.visibility import EVERYONE


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


# ---- after a round -------------------------------------------------------------------------------------------------


def replace_colonists(t: Affliction) -> None:
    """Top row, bottom row, then the conveyor (A9.1); the first end card turned up ends the game at once."""
    if _refill(t, t.top, "top") and _refill(t, t.bottom, "bottom") and _convey(t):
        t.push(RULES.steps["start_round"])


def _refill(t: Affliction, row: list[int], name: str) -> bool:
    """Slide what is left away from the deck and fill up; False when an end card was drawn."""
    kept = [card for card in row if card != NOBODY]
    empty = len(row) - len(kept)
    row[:] = [NOBODY] * empty + kept
    for slot in range(empty - 1, -1, -1):
        card = _draw(t, prominent=name == "top")
        if card >= COUNT:
            end(t, card)
            return False
        row[slot] = card
        t.where[card] = IN_ROW
        insort(t.playing, card)
        t.emit("turned_up", colonist=COLONISTS[card], row=name, tells=EVERYONE)
    return True


def _draw(t: Affliction, prominent: bool) -> int:
    """The next card; without Prominent Colonists the top row too is filled with Colonists (rulebook)."""
    if prominent:
        if t.red:
            return t.red.pop()
        if t.red_under:
            return t.red_under.pop(0)
    return t.blue.pop()  # cannot run out before an end card (A9.4)


def _convey(t: Affliction) -> bool:
    """When nobody left the bottom row by arrest or into a circle, its farthest card goes under the deck."""
    if t.taken:
        return True
    card = t.bottom[-1]
    put_under(t, card)
    t.emit("went_under", colonist=COLONISTS[card])
    return _refill(t, t.bottom, "bottom")


def deal_rows(t: Affliction) -> None:
    """The first four Prominent Colonists and the first four Colonists."""
    t.top = [NOBODY] * 4
    t.bottom = [NOBODY] * 4
    _refill(t, t.top, "top")
    _refill(t, t.bottom, "bottom")


def end(t: Affliction, card: int) -> None:
    t.end_card = card
    t.emit("end_card", card=CARDS[card], tells=EVERYONE)
    scoring.finish(t)
