"""New Salem as numbers."""

from __future__ import annotations

from meetinghouse.boardgames.new_salem.names import CHARACTERS, DESIGNS, EVENTS
from meetinghouse.boardgames.new_salem.rules import RULES
from meetinghouse.boardgames.new_salem.state import CUBES, DESIGN, DESPAIR, HOPE, Town
from meetinghouse.engine.encoding import Part
from meetinghouse.engine.visibility import viewer_bit
from meetinghouse.envs.layout import SEAT, alike, flags, one_hot, own, rows, shared_parts

_PEOPLE = one_hot(len(CHARACTERS))
_TYPES = [bytes(mask >> bit & 1 for bit in range(6)) for mask in range(64)]


def _round(t: Town, viewer: int) -> bytes:
    seat = SEAT[t.seats]
    return bytes([t.round, t.trials_left, min(t.deck_size, 255)]) + seat[t.constable] + seat[t.designated]


def _marks(t: Town, viewer: int) -> bytes:
    seat = SEAT[t.seats]
    return bytes(t.badges) + bytes(t.trials) + b"".join([seat[holder] for holder in t.holder])


def _events(t: Town, viewer: int) -> bytes:
    return flags(len(EVENTS), tuple(t.row)) + flags(len(EVENTS), tuple(t.used))


def _hope(t: Town, viewer: int) -> bytes:
    return bytes(t.hope)


def _despair(t: Town, viewer: int) -> bytes:
    return bytes(t.despair)


def _fresh(t: Town, viewer: int) -> bytes:
    return bytes(t.fresh)


def _town(t: Town, viewer: int) -> bytes:
    return bytes([min(sum(t.despair), 255), t.set.needed[t.seats]])


def _types(t: Town, viewer: int) -> bytes:
    return b"".join([_TYPES[mask] for mask in t.types_shown])


def _buildings(mine: list[int]) -> bytes:
    """For each design of a seat: copies, Hope and Despair on them."""
    numbers = bytearray(3 * DESIGNS)
    for building in mine:
        at = building & DESIGN
        numbers[at] += 1
        if building > DESIGN:
            hope, despair = building >> HOPE & CUBES, building >> DESPAIR
            if hope:
                numbers[at + DESIGNS] = min(255, numbers[at + DESIGNS] + hope)
            if despair:
                numbers[at + 2 * DESIGNS] = min(255, numbers[at + 2 * DESIGNS] + despair)
    return bytes(numbers)


def _hands(t: Town, viewer: int) -> bytes:
    """My own hand, and the hands I have held before."""
    numbers = bytearray(DESIGNS * t.seats)
    if viewer >= 0 and any(t.hands):
        bit = viewer_bit(viewer)
        start = 0
        for seat, seen in enumerate(t.hand_seen):
            if seen & bit or seat == viewer:
                for design in t.hands[seat]:
                    numbers[start + design] += 1
            start += DESIGNS
    return bytes(numbers)


def _hand_sizes(t: Town, viewer: int) -> bytes:
    return bytes([*map(len, t.hands)])


def _under(t: Town, viewer: int) -> bytes:
    bit = viewer_bit(viewer)
    numbers = bytearray(2 * DESIGNS)
    for design, mask in zip(t.under, t.under_seen, strict=True):
        if mask & bit:
            numbers[design] += 1
    for design in t.cart:
        numbers[DESIGNS + design] += 1
    return bytes(numbers)


def _characters(t: Town, viewer: int) -> bytes:
    bit = viewer_bit(viewer)
    seen = t.character_seen
    return b"".join([_PEOPLE[c if seen[s] & bit else -1] for s, c in enumerate(t.character)])


def _side(t: Town, viewer: int) -> bytes:
    return b"\0" if viewer < 0 else bytes([1 + t.is_witch(viewer)])


PARTS: list[Part] = [
    *shared_parts(sorted(RULES.kinds)),
    alike("round", _round, "round", "trials_left", "deck_size", "constable", "designated"),
    alike("badges_trials_held_events", _marks, "badges", "trials", "holder"),
    alike("events_face_up_and_used", _events, "row", "used"),
    alike("hope_despair_town", _hope, "hope"),
    alike("hope_despair_town", _despair, "despair"),
    alike("hope_despair_town", _fresh, "fresh"),
    alike("hope_despair_town", _town, "despair"),
    alike("types_shown", _types, "types_shown"),
    rows("buildings", _buildings, "in_play"),
    alike("hands", _hand_sizes, "hands"),
    own("hands", _hands, "hands", "hand_seen"),
    own("under_deck_and_cart", _under, "under", "under_seen", "cart"),
    own("characters_known_to_me", _characters, "character", "character_seen"),
    own("my_side", _side, "character"),
]
