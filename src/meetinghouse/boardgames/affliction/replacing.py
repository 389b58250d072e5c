"""Replacing colonists after a round (rulebook: Replacing Colonist Cards), and the end that may come with it."""

from bisect import insort

from meetinghouse.boardgames.affliction import moving, scoring
from meetinghouse.boardgames.affliction.names import CARDS, COLONISTS, COUNT, IN_ROW, NOBODY
from meetinghouse.boardgames.affliction.rules import RULES
from meetinghouse.boardgames.affliction.state import Affliction
from meetinghouse.engine.visibility import EVERYONE


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
    moving.put_under(t, card)
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
