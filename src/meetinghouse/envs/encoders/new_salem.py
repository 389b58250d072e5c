"""New Salem as numbers."""

from __future__ import annotations

from meetinghouse.engine.visibility import viewer_bit
from meetinghouse.envs.layout import SEAT, Part, flags, one_hot, shared_parts
from meetinghouse.games.new_salem.ids import CHARACTERS, DESIGNS, EVENTS
from meetinghouse.games.new_salem.state import DESIGN, RULES, Town, despair_on, hope_on

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


def _cubes(t: Town, viewer: int) -> bytes:
    return bytes(t.hope) + bytes(t.despair) + bytes(t.fresh) + bytes([min(sum(t.despair), 255), t.set.needed[t.seats]])


def _types(t: Town, viewer: int) -> bytes:
    return b"".join([_TYPES[mask] for mask in t.types_shown])


def _buildings(t: Town, viewer: int) -> bytes:
    """For each seat and design: copies, Hope and Despair on them."""
    numbers = bytearray(3 * DESIGNS * t.seats)
    start = 0
    for mine in t.in_play:
        for building in mine:
            at = start + (building & DESIGN)
            numbers[at] += 1
            if building > DESIGN:
                numbers[at + DESIGNS] = min(255, numbers[at + DESIGNS] + hope_on(building))
                numbers[at + 2 * DESIGNS] = min(255, numbers[at + 2 * DESIGNS] + despair_on(building))
        start += 3 * DESIGNS
    return bytes(numbers)


def _hands(t: Town, viewer: int) -> bytes:
    """Sizes, my own hand, and the hands I have held before."""
    bit = viewer_bit(viewer)
    numbers = bytearray(DESIGNS * t.seats)
    for seat, hand in enumerate(t.hands):
        if viewer >= 0 and (seat == viewer or t.hand_seen[seat] & bit):
            for design in hand:
                numbers[DESIGNS * seat + design] += 1
    return bytes([len(hand) for hand in t.hands]) + bytes(numbers)


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
    ("round", _round),
    ("badges_trials_held_events", _marks),
    ("events_face_up_and_used", _events),
    ("hope_despair_town", _cubes),
    ("types_shown", _types),
    ("buildings", _buildings),
    ("hands", _hands),
    ("under_deck_and_cart", _under),
    ("characters_known_to_me", _characters),
    ("my_side", _side),
]
