"""New Salem as numbers."""

from typing import Any

from meetinghouse.boardgames.new_salem.cubes import WITH_DESPAIR
from meetinghouse.boardgames.new_salem.names import BUILDINGS, CHARACTERS, DESIGNS, EVENTS
from meetinghouse.boardgames.new_salem.rules import RULES
from meetinghouse.boardgames.new_salem.state import CUBES, DESIGN, DESPAIR, HOPE, Town
from meetinghouse.engine.visibility import viewer_bit
from meetinghouse.observation.deeds import Deed
from meetinghouse.observation.parts import (
    Observation,
    alike,
    clip,
    flags,
    numbers_of,
    one_hot,
    own,
    question_parts,
    rows,
    seat_of,
)

_PEOPLE = one_hot(len(CHARACTERS))
_TYPES = [bytes(mask >> bit & 1 for bit in range(6)) for mask in range(64)]


def _buildings(t: Town, seat: int) -> bytes:
    """For each design of a seat: copies, Hope and Despair on them."""
    numbers = [0] * (3 * DESIGNS)
    for building in t.in_play[seat]:
        at = building & DESIGN
        numbers[at] += 1
        if building > DESIGN:
            numbers[at + DESIGNS] += building >> HOPE & CUBES
            numbers[at + 2 * DESIGNS] += building >> DESPAIR
    return clip(numbers)


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


def _character_types(t: Town, viewer: int) -> bytes:
    """The types of the Characters that I know, which a set may give to anybody."""
    bit = viewer_bit(viewer)
    types, seen = t.set.types, t.character_seen
    return b"".join([_TYPES[types[c] if seen[s] & bit else 0] for s, c in enumerate(t.character)])


def _gifts(t: Town, viewer: int) -> bytes:
    """How much each could give now."""
    return bytes([max(0, hope - fresh) for hope, fresh in zip(t.hope, t.fresh, strict=True)])


def _clock(t: Town, viewer: int) -> bytes:
    return clip([t.round, t.trials_left, t.deck_size, t.seats])


def _printed(t: Town, viewer: int) -> bytes:
    """What the cards of this set say: costs of Events, and what Buildings bring."""
    cards = t.set
    return bytes([*cards.cost, *cards.hope, *cards.despair, *cards.remove])


def _first_named(data: tuple[Any, ...]) -> int:
    """The player whom an Event has named first, or whose Building; -1 where it has named none."""
    thing = data[2][0] if data[2] else -1
    return int(thing[0] if isinstance(thing, tuple) else -1 if thing is None else thing)


def _bearing(data: tuple[Any, ...]) -> int:
    """Which cubes the Buildings in question bear: Despair that becomes Hope, or Hope that becomes Despair."""
    return WITH_DESPAIR - int(data[2][0] == 1) if data[2] else 0


_ASKED, _QUESTION = question_parts(
    sorted(RULES.kinds),
    about={"testify": 0, "which_copy": 0, **dict.fromkeys(("call_witness", "judge", "deed_to"), _first_named)},
    numbers={"which_copy": (1, 2), "place": (0, 1), "pay_from": (0,), "heart_of": (_bearing,)},
)
_CUBES = ("hope", "despair", "fresh", "in_play")  # where cubes are counted
_KIND_ACTS = {"seized": "took", "exchanged": "took", "burnt": "took", "deeded": "favoured", "pardoned": "favoured"}

OBSERVATION = Observation(
    seats=(
        *_ASKED,
        seat_of("constable", "constable"),
        seat_of("next_constable", "designated"),
        numbers_of("badge", "badges"),
        numbers_of("on_trial", "trials"),
        alike("holds_events", lambda t, viewer: bytes([h == s for s in range(t.seats) for h in t.holder]), "holder"),
        numbers_of("hope", "hope"),
        numbers_of("despair", "despair"),
        alike("gifts_left", _gifts, "hope", "fresh"),
        alike("types_shown", lambda t, viewer: b"".join([_TYPES[mask] for mask in t.types_shown]), "types_shown"),
        rows("buildings", _buildings, "in_play"),
        rows("hand_size", lambda t, seat: bytes((len(t.hands[seat]),)), "hands"),
        own("hand", _hands, "hands", "hand_seen"),
        own("character", _characters, "character", "character_seen"),
        own("character_types", _character_types, "character", "character_seen"),
    ),
    table=(
        *_QUESTION,
        alike("round", _clock, "round", "trials_left", "deck_size", "seats"),
        alike("despair_and_need", lambda t, viewer: clip([sum(t.despair), t.set.needed[t.seats]]), "despair"),
        alike("events_face_up_and_used", lambda t, viewer: flags(len(EVENTS), tuple(t.row)), "row"),
        alike("events_face_up_and_used", lambda t, viewer: flags(len(EVENTS), tuple(t.used)), "used"),
        alike("edition", lambda t, viewer: bytes([t.options["edition"] == "en"]), "seats"),
        alike("printed", _printed, "seats"),
        own("under_deck_and_cart", _under, "under", "under_seen", "cart"),
        own("my_side", lambda t, viewer: b"\0" if viewer < 0 else bytes([1 + t.is_witch(viewer)]), "character"),
    ),
    deeds=(
        Deed("gave_hope", "gave", whom="target", by="n"),
        *(Deed("accused", key, whom="target") for key in ("trial", "trial_moved", "lettered")),
        *(Deed("looked_at", key, whom="target") for key in ("looked", "shown")),
        *(Deed(name, key, whom="target") for key, name in _KIND_ACTS.items()),
        Deed("favoured", "feasted", whom="target"),
        Deed("voted_for", "voted", whom="target"),
        Deed("vouched_for", "testified", whom="target", by="side", worth={"puritan": 1}),
        Deed("denounced", "testified", whom="target", by="side", worth={"witch": 1}),
        Deed("cleared", "removed", whom="target"),
        Deed("cleansed", "initiated", by="event", worth={"cleansing": 1}),
        Deed("initiated", "initiated"),
        Deed("paid", "initiated", by="n"),
        Deed("was_constable", "constable"),
        Deed("ended_round", "round_ended"),
        Deed("took_top", "took_top"),
        Deed("brought_hope", "built", by="hope"),
        Deed("brought_despair", "built", by="despair"),
        Deed("turned_to_hope", "turned", by="cube", worth={"hope": 1}),
        Deed("turned_to_despair", "turned", by="cube", worth={"despair": 1}),
        Deed("claimed", "claimed"),
    ),
    touched={
        **dict.fromkeys(("", "placed", "gave", "initiated", "removed"), _CUBES),
        "built": (*_CUBES, "hands", "hand_seen", "under", "under_seen"),
        "hand": ("hands", "hand_seen"),
    },
    hidden=(
        alike("sides", lambda t, viewer: bytes([t.is_witch(seat) for seat in range(t.seats)]), "character"),
        alike("characters", lambda t, viewer: b"".join([_PEOPLE[c] for c in t.character]), "character"),
        rows("hands", lambda t, seat: bytes(map(t.hands[seat].count, range(DESIGNS))), "hands"),
    ),
    labels={
        "events_face_up_and_used": [f"{where} {event}" for where in ("up", "used") for event in EVENTS],
        "printed": [
            *(f"cost {event}" for event in EVENTS),
            *(f"{what} {building}" for what in ("hope", "despair", "remove") for building in BUILDINGS),
        ],
    },
)
