"""The table of New Salem: what lies where, and who knows it. Look-ups only; the chapters of the rules change it.

A Building in play is one int: its design, the Hope on it and the Despair on it. Two Buildings with the same int are
alike in every way. Masks of seats (`*_seen`) say who has seen something hidden: that somebody has seen it is public,
what it was is not.
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import Annotated, Any, Literal, TypedDict

from meetinghouse.boardgames.new_salem.cardset import CardSet, Printed
from meetinghouse.boardgames.new_salem.names import (
    BUILDINGS,
    CHARACTERS,
    CLEANSING,
    DESIGNS,
    EVENTS,
    MAX_SEATS,
    OWN_EVENTS,
    PIECES,
    TRIAL,
    TYPES,
)
from meetinghouse.boardgames.new_salem.rules import RULES
from meetinghouse.engine.table import Table
from meetinghouse.engine.visibility import Named, Public, Server, alike, encoded, fixed, shown, viewer_bit

HELD_EVENTS = ("pardon", "royal_charter", "scarlet_letter", *OWN_EVENTS)  # the Events that a player may keep
PARDON_CARD, CHARTER_CARD, LETTER_CARD = range(3)  # the places of those of the house in `holder`
HOPE = 5  # where the cubes begin in the int of a Building
DESPAIR = 13
DESIGN = (1 << HOPE) - 1
CUBES = (1 << (DESPAIR - HOPE)) - 1
ONE_HOPE = 1 << HOPE
ONE_DESPAIR = 1 << DESPAIR
ANY_HOPE = CUBES << HOPE  # as masks: whether a Building bears such cubes
ANY_DESPAIR = -1 << DESPAIR

# by number of seats and seat: all seats from that one on, and the others
_FROM = [[tuple((seat + i) % n for i in range(n)) for seat in range(n)] for n in range(MAX_SEATS + 1)]
_OTHERS = [[order[1:] for order in orders] for orders in _FROM]

_LACKS = [[piece for i, piece in enumerate(PIECES) if missing >> i & 1] for missing in range(8)]


def hope_on(building: int) -> int:
    return building >> HOPE & CUBES


def despair_on(building: int) -> int:
    return building >> DESPAIR


def _known(deck: list[int], seen: list[int], viewer: int) -> list[int]:
    """The top cards of a deck, from the top; -1 for one that the viewer has not seen."""
    if not seen:
        return []
    bit = viewer_bit(viewer)
    return [card if mask & bit else -1 for card, mask in zip(reversed(deck), seen, strict=False)]


_BUILDING = Annotated[str, Named(BUILDINGS)]
_TYPE = Annotated[str, Named(TYPES)]
_PIECE = Annotated[str, Named(PIECES)]


class InPlay(TypedDict):
    building: _BUILDING
    hope: int
    despair: int


class TownCubes(TypedDict):
    """The cubes in the town, and the Despair that a Witch needs."""

    despair: int
    needed: int
    hope: int


class SetProgress(TypedDict):
    """How far a seat is with one type of Building."""

    complete: int
    lacks: list[_PIECE]


def _designs(buildings: Iterable[int]) -> list[int]:
    have = [0] * DESIGNS
    for building in buildings:
        have[building & DESIGN] += 1
    return have


def _plots(buildings: Iterable[int]) -> list[InPlay]:
    return [{"building": BUILDINGS[b & DESIGN], "hope": hope_on(b), "despair": b >> DESPAIR} for b in buildings]


def _progress(buildings: Iterable[int]) -> dict[_TYPE, SetProgress]:
    have = _designs(buildings)
    begun: dict[str, SetProgress] = {}
    for kind, left, middle, right in zip(TYPES, have[0::3], have[1::3], have[2::3], strict=True):
        if left or middle or right:
            complete = min(left, middle, right)
            missing = (left == complete) + 2 * (middle == complete) + 4 * (right == complete)
            begun[kind] = {"complete": complete, "lacks": _LACKS[missing][:]}
    return begun


# Between two answers most towns stay as they are.
_kept_plots, _kept_progress = lru_cache(2048)(_plots), lru_cache(2048)(_progress)


@RULES.table
class Town(Table):
    round: Public[int]  # 1..5; 0 before the first
    constable: Public[int]
    badges: Public[list[bool]]
    trials: Public[list[bool]]
    trials_left: Public[int]  # face up on the table
    row: Annotated[Public[list[int]], Named(EVENTS)]  # face up, besides Cleansing and the Trials
    used: Annotated[Public[list[int]], Named(EVENTS)]  # under the Event deck, in the order in which they will come
    event_deck: Server[list[int]]  # never reached yet; the top is the end
    foreseen: Public[list[int]]  # who has seen the top cards of the Event deck, from the top
    holder: Public[list[int]]  # who keeps each of `HELD_EVENTS`; -1: nobody
    direction: Public[int]  # hands are passed to the left (1) or to the right (-1)
    more: Public[int]  # cards that everybody is dealt more in the next round, or fewer
    designated: Public[int]  # the next Constable, when an Event names one; -1: the Constable chooses
    hope: Public[list[int]]  # in all, by seat
    despair: Public[list[int]]
    fresh: Public[list[int]]  # Hope received as a gift since the Constable's last Event
    types_shown: Public[list[int]]  # types that a seat showed the town, as a mask
    cart: Annotated[Public[list[int]], Named(BUILDINGS)]  # on the Peddler's Cart
    deck_size: Public[int]
    deck: Server[list[int]]  # the top is the end
    deck_seen: Public[list[int]]  # who has seen its top cards, from the top
    under: Server[list[int]]  # put under the deck in this round, in that order
    under_seen: Public[list[int]]
    hands: Server[list[list[int]]]  # sorted: positions tell nothing
    hand_seen: Public[list[int]]  # who has held this hand before, and so knows it
    character: Server[list[int]]
    character_seen: Public[list[int]]
    in_play: Server[list[list[int]]]
    set: Server[CardSet]  # the cards in use

    def own_words(self) -> dict[str, Any]:
        return self.set.words

    # ---- look-ups ----------------------------------------------------------------------------------------------

    def is_witch(self, seat: int) -> bool:
        """The side of a seat's Character: never to be shown but by the rules."""
        return self.set.witch[self.character[seat]]

    def side_of(self, seat: int) -> Literal["puritan", "witch"]:
        """The same by name."""
        return "witch" if self.is_witch(seat) else "puritan"

    def others(self, seat: int) -> tuple[int, ...]:
        """All other seats, from the left of `seat` on."""
        return _OTHERS[self.seats][seat]

    def from_constable(self) -> tuple[int, ...]:
        """All seats in order from the Constable (N1.3)."""
        return _FROM[self.seats][self.constable]

    def face_up(self) -> list[int]:
        """The Events that lie face up, each kind once."""
        return [CLEANSING, TRIAL, *self.row] if self.trials_left else [CLEANSING, *self.row]

    def complete_sets(self, seat: int) -> list[int]:
        have = _designs(self.in_play[seat])
        return list(map(min, have[0::3], have[1::3], have[2::3]))

    # ---- shown -------------------------------------------------------------------------------------------------

    @fixed
    def cards(self, viewer: int) -> Printed:
        return self.set.printed

    @alike
    def town(self, viewer: int) -> TownCubes:
        """The Despair in the town against what a Witch needs (N1.4)."""
        return {"despair": sum(self.despair), "needed": self.set.needed[self.seats], "hope": sum(self.hope)}

    @alike
    def buildings(self, viewer: int) -> list[list[InPlay]]:
        """Every Building in play with its cubes, by seat."""
        return list(map(_plots, self.in_play))

    @alike
    def sets(self, viewer: int) -> list[dict[_TYPE, SetProgress]]:
        """For each seat and each type it has begun: complete sets, and what the next one still lacks (N1.4)."""
        return list(map(_progress, self.in_play))

    @encoded("buildings")
    def _buildings(self) -> list[list[InPlay]]:
        return [_kept_plots(tuple(mine)) for mine in self.in_play]

    @encoded("sets")
    def _sets(self) -> list[dict[_TYPE, SetProgress]]:
        return [_kept_progress(tuple(mine)) for mine in self.in_play]

    @shown
    def characters(self, viewer: int) -> list[Annotated[str, Named(CHARACTERS)] | None]:
        bit = viewer_bit(viewer)
        return [
            CHARACTERS[c] if seen & bit else None for c, seen in zip(self.character, self.character_seen, strict=True)
        ]

    @shown
    def side(self, viewer: int) -> Literal["puritan", "witch"] | None:
        return None if viewer < 0 else self.side_of(viewer)

    @shown
    def hand(self, viewer: int) -> list[_BUILDING] | None:
        return None if viewer < 0 else [BUILDINGS[c] for c in self.hands[viewer]]

    @alike
    def hand_sizes(self, viewer: int) -> list[int]:
        return [len(hand) for hand in self.hands]

    @shown
    def passed_hands(self, viewer: int) -> list[list[_BUILDING] | None]:
        """Hands of others that the viewer has held before (N4.8)."""
        bit = viewer_bit(viewer)
        return [
            [BUILDINGS[c] for c in hand] if seen & bit and seat != viewer else None
            for seat, (hand, seen) in enumerate(zip(self.hands, self.hand_seen, strict=True))
        ]

    @shown
    def deck_top(self, viewer: int) -> list[_BUILDING | None]:
        """The top cards of the Building deck, from the top, as far as the viewer has seen them."""
        return [BUILDINGS[c] if c >= 0 else None for c in _known(self.deck, self.deck_seen, viewer)]

    @shown
    def events_to_come(self, viewer: int) -> list[Annotated[str, Named(EVENTS)] | None]:
        """The top cards of the Event deck, from the top, as far as the viewer has seen them."""
        return [EVENTS[c] if c >= 0 else None for c in _known(self.event_deck, self.foreseen, viewer)]

    @shown
    def under_deck(self, viewer: int) -> list[_BUILDING | None]:
        """What lies under the Building deck since this round began, as far as the viewer has seen it (N4.9)."""
        bit = viewer_bit(viewer)
        return [BUILDINGS[c] if seen & bit else None for c, seen in zip(self.under, self.under_seen, strict=True)]
