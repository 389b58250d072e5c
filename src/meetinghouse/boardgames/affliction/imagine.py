"""From a view to a full table: deal the hidden grievances and the order of both decks anew, within what is known."""

from typing import Any

from meetinghouse.boardgames.affliction.cardset import named
from meetinghouse.boardgames.affliction.names import END_CARD_NUMBERS, IN_DECK, NOBODY, PACKET, SPACES
from meetinghouse.boardgames.affliction.rules import RULES
from meetinghouse.boardgames.affliction.setup import gather
from meetinghouse.boardgames.affliction.state import Affliction


@RULES.imagine
def imagine(t: Affliction, view: dict[str, Any]) -> None:
    _check(t)
    t.settle()
    viewer: int = view["viewer"]
    _grievances(t, viewer)
    if t.top:
        _decks(t)
    else:
        _offers(t, viewer)


def _check(t: Affliction) -> None:
    """Views come from anywhere: lengths and ranges that later play relies on."""
    n = t.seats
    if any(len(entry) != n for entry in (t.faction, t.influence, t.circles, t.arrested, t.messengers)):
        raise ValueError("a list of the wrong length")
    if (
        len(t.revealed) not in (0, n)
        or len(t.board) != SPACES + 1
        or len(t.top) != len(t.bottom)
        or len(t.top) not in (0, 4)
    ):
        raise ValueError("a list of the wrong length")
    if min(*t.influence, *t.messengers, t.round, t.space) < 0 or t.space > SPACES:
        raise ValueError("a number out of range")
    if any(not -1 <= seat < n for seat in t.board) or not (0 <= t.first < n and 0 <= t.leader < n):
        raise ValueError("a seat that does not exist")
    placed = [c for cards in (*t.circles, *t.arrested, t.top, t.bottom, t.red_under, t.blue_under) for c in cards]
    placed = [card for card in placed if card != NOBODY]
    there = named(t.options["cards"]).colonists
    if len(set(placed)) != len(placed) or any(card not in there for card in placed):
        raise ValueError("a colonist in two places, or none of this set")


def _grievances(t: Affliction, viewer: int) -> None:
    if t.revealed:
        t.grievance = list(t.revealed)
        return
    mine = [] if viewer < 0 else [t.grievance[viewer]]
    rest = [g for g in t.cards.grievances if g not in mine]
    dealt = t.chance.shuffled(rest)
    t.grievance = [mine[0] if seat == viewer else dealt.pop() for seat in range(t.seats)]


def _decks(t: Affliction) -> None:
    """What was put under a deck lies there in a known order; above it only the two end cards are tied to a place."""
    prominent = t.cards.prominent
    unseen = [card for card in t.cards.colonists if t.where[card] == IN_DECK]
    red = [card for card in unseen if prominent[card] and card not in t.red_under]
    t.red = t.chance.shuffled(red)
    blue = [card for card in unseen if not prominent[card] and card not in t.blue_under]
    blue = t.chance.shuffled(blue)
    ends = [card for card in END_CARD_NUMBERS if card != t.end_card]
    below = min(PACKET, len(blue) + len(ends)) - len(ends)
    packet = blue[:below] + ends
    t.blue = t.chance.shuffled(packet) + blue[below:]


def _offers(t: Affliction, viewer: int) -> None:
    """Starting Colonists that others choose between: any two that were not offered to the viewer."""
    mine = [] if viewer < 0 else t.offered[viewer]
    rest = [card for card in t.cards.starters if card not in mine]
    dealt = t.chance.shuffled(rest)
    for seat in range(t.seats):
        if seat != viewer:
            t.offered[seat] = sorted((dealt.pop(), dealt.pop()))
    gather(t)
