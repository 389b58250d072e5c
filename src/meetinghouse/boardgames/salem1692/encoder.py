"""Salem 1692 as numbers."""

from __future__ import annotations

from collections.abc import Sequence

from meetinghouse.boardgames.salem1692.names import CARDS, CHARACTERS, NOBODY, NONE_OF_EACH, TRYALS
from meetinghouse.boardgames.salem1692.rules import RULES
from meetinghouse.boardgames.salem1692.state import Salem
from meetinghouse.engine.encoding import Layout2, Part
from meetinghouse.engine.history import Deed
from meetinghouse.envs.layout import (
    SEAT,
    alike,
    clip,
    flags,
    numbers_of,
    one_hot,
    own,
    rows,
    rows_of,
    seat_of,
    shared_parts,
)
from meetinghouse.envs.layout_2 import question_parts

_PEOPLE = one_hot(len(CHARACTERS))
_CARD = one_hot(len(CARDS))
_PHASES = ("characters", "dawn", "day", "night", "conspiracy", "over")
_PHASE = dict(zip(_PHASES, one_hot(len(_PHASES)), strict=False))
_EACH_CARD = range(len(CARDS))
_NO_CARDS = bytes(len(CARDS))
_FEW = 10  # cards that are counted faster one by one
_TOP = 8  # cards of a known deck that are shown in order
_MEMORY = 4  # Conspiracies remembered card by card


def _phase(t: Salem, viewer: int) -> bytes:
    return _PHASE[t.phase]


def _played(t: Salem, viewer: int) -> bytes:
    return b"\1" if t.played else b"\0"


def _clock(t: Salem, viewer: int) -> bytes:
    return clip([t.nights, t.conspiracies])


def _living(t: Salem, viewer: int) -> bytes:
    return flags(t.seats, t.living)


def _characters(t: Salem, viewer: int) -> bytes:
    return b"".join([_PEOPLE[c] for c in t.character])


def _powers(t: Salem, viewer: int) -> bytes:
    return b"".join([_PEOPLE[c] for c in t.power])


def _hand_size(t: Salem, seat: int) -> bytes:
    return bytes((sum(t.hand[seat]),))


def _face_down(t: Salem, seat: int) -> bytes:
    return bytes((sum(t.tryals[seat]),))


def _revealed(t: Salem, seat: int) -> bytes:
    return bytes(map(t.revealed[seat].count, range(len(TRYALS))))


def _announced(t: Salem, viewer: int) -> bytes:
    return bytes([n + 1 for n in t.announced])


def _accusations(t: Salem, seat: int) -> bytes:
    return bytes((t.accused_of(seat),))


def _limit(t: Salem, seat: int) -> bytes:
    return bytes((t.limit_of(seat),))


def _known_hands(t: Salem, viewer: int) -> bytes:
    known = t.known_hands[viewer] if viewer >= 0 else None
    if not known:
        return bytes(len(CARDS) * t.seats)
    return b"".join([bytes(known.get(s, NONE_OF_EACH)) for s in range(t.seats)])


def _includes(t: Salem, viewer: int) -> bytes:
    numbers = bytearray(3 * t.seats)
    if viewer >= 0:
        for seat, face in t.includes[viewer]:
            numbers[3 * seat + face] += 1
    return bytes(numbers)


def _night(t: Salem, viewer: int) -> bytes:
    return SEAT[t.seats][t.gavel] + bytes(t.confessed)


def _hand(t: Salem, viewer: int) -> bytes:
    return _NO_CARDS if viewer < 0 else bytes(t.hand[viewer])


def _drawn(t: Salem, viewer: int) -> bytes:
    return _NO_CARDS if viewer < 0 else _counts(t.drawn[viewer])


def _tryals(t: Salem, viewer: int) -> bytes:
    return bytes(len(TRYALS)) if viewer < 0 else bytes(t.tryals[viewer])


def _offers(t: Salem, viewer: int) -> bytes:
    pointed, offered = ((), ()) if viewer < 0 else (t.pointed[viewer], t.offered[viewer])
    return bytes(map(pointed.count, range(len(TRYALS)))) + flags(NOBODY, offered)


def _self(t: Salem, viewer: int) -> bytes:
    return b"\0\0" if viewer < 0 else bytes([t.witch[viewer], t.confessions[viewer] + 1])


def _counts(pile: Sequence[int]) -> bytes:
    """How many cards of each kind a pile has."""
    if len(pile) > _FEW:
        return bytes(map(bytes(pile).count, _EACH_CARD))
    counts = bytearray(_NO_CARDS)
    for card in pile:
        counts[card] += 1
    return bytes(counts)


def _discards(t: Salem, viewer: int) -> bytes:
    return _counts(t.discards)


def _aside(t: Salem, viewer: int) -> bytes:
    return _counts(t.aside)


def _removed(t: Salem, viewer: int) -> bytes:
    return _counts(t.removed)


def _estate_front(t: Salem, viewer: int) -> bytes:
    return bytes(t.estate_front) + bytes([sum(t.estate)])


def _deck_size(t: Salem, viewer: int) -> bytes:
    return bytes([len(t.deck), t.night_last])


def _estate(t: Salem, viewer: int) -> bytes:
    return bytes(t.estate) if viewer >= 0 and any(t.estate) and viewer in t.heirs() else _NO_CARDS


def _deck(t: Salem, viewer: int) -> bytes:
    if viewer < 0 or not t.knows_deck[viewer]:
        return bytes(_TOP * len(CARDS) + 1)
    order = t.ordering if t.decision is not None and t.decision.kind.name == "order" else []
    top = (order + t.deck[::-1])[:_TOP]
    return b"\1" + b"".join([_CARD[k] for k in top] + [_NO_CARDS] * (_TOP - len(top)))


def _fellows(t: Salem, viewer: int) -> bytes:
    """Who was a witch at the last Night the viewer had open eyes."""
    if viewer >= 0 and t.witch[viewer]:
        for fact in reversed(t.learned[viewer]):
            if fact[1] == "witches":
                return flags(t.seats, fact[2])
    return bytes(t.seats)


def _pointing(t: Salem, viewer: int) -> bytes:
    """For a witch: whom each witch points at now, counted from 1."""
    pointing = t.witches_pointing(viewer)
    if pointing is None:
        return bytes(t.seats)
    return bytes([pointing.get(str(seat), -1) + 1 for seat in range(t.seats)])


def _killed(t: Salem, viewer: int) -> bytes:
    """For a witch: whom they chose tonight."""
    if viewer < 0 or not t.witch[viewer] or t.marked < 0:
        return bytes(t.seats)
    chosen = t.kill(viewer)
    return SEAT[t.seats][-1 if chosen is None else chosen]


def _chosen(t: Salem, viewer: int) -> bytes:
    return bytes(t.seats) if viewer < 0 else SEAT[t.seats][t.first_choice[viewer]]


def _memory(t: Salem, viewer: int) -> bytes:
    """What the viewer took and gave at the last Conspiracies, the latest first."""
    if viewer < 0 or not t.learned[viewer]:
        return bytes(_MEMORY * 6)
    numbers = bytearray(_MEMORY * 6)
    for conspiracy, what, face, _ in t.learned[viewer]:
        back = t.conspiracies - 1 - conspiracy
        if what != "witches" and back < _MEMORY:
            numbers[6 * back + (3 if what == "gave" else 0) + face] = 1
    return bytes(numbers)


PARTS: list[Part] = [
    *shared_parts(sorted(RULES.kinds)),
    alike("phase", _phase, "phase"),
    alike("phase", _played, "played"),
    alike("phase", _clock, "nights", "conspiracies"),
    seat_of("turn", "turn"),
    alike("living", _living, "living"),
    alike("characters", _characters, "character"),
    alike("powers", _powers, "power"),
    rows_of("uses_spent", "used"),
    rows("hand_sizes_and_tryals_face_down", _hand_size, "hand"),
    rows("hand_sizes_and_tryals_face_down", _face_down, "tryals"),
    rows("tryals_face_up", _revealed, "revealed"),
    alike("announced", _announced, "announced"),
    rows("accusations_and_limits", _accusations, "front", "power"),
    rows("accusations_and_limits", _limit, "power"),
    rows_of("cards_in_front", "front"),
    rows_of("hands_known_to_all", "public_hand"),
    own("hands_known_to_me", _known_hands, "known_hands[viewer]"),
    own("tryals_known_to_me", _includes, "includes[viewer]"),
    alike("gavel_and_confessed", _night, "gavel", "confessed"),
    own("my_hand_drawn_tryals_offers", _hand, "hand[viewer]"),
    own("my_hand_drawn_tryals_offers", _drawn, "drawn[viewer]"),
    own("my_hand_drawn_tryals_offers", _tryals, "tryals[viewer]"),
    own("my_hand_drawn_tryals_offers", _offers, "pointed[viewer]", "offered[viewer]"),
    own("my_hand_drawn_tryals_offers", _self, "witch[viewer]", "confessions[viewer]"),
    alike("piles", _discards, "discards"),
    alike("piles", _aside, "aside"),
    alike("piles", _removed, "removed"),
    alike("piles", _estate_front, "estate_front", "estate"),
    alike("piles", _deck_size, "deck", "night_last"),
    own("estate", _estate),
    own("deck_known_to_me", _deck, when="knows_deck[viewer]"),
    own("witches_known_to_me", _fellows, "witch[viewer]", "learned[viewer]"),
    own("witches_known_to_me", _pointing, when="witch[viewer]"),
    own("witches_known_to_me", _killed, when="witch[viewer]"),
    own("witches_known_to_me", _chosen, "first_choice[viewer]"),
    own("conspiracies_remembered", _memory, "learned[viewer]", "conspiracies"),
]


# ---- layout 2: a row for each seat, and who did what to whom ---------------------------------------------------------

_SWITCHES = ("choose_character", "hide_former_witches", "extra_witch", "gentle_reveal", "griggs_beats_piety")
_REDS = {"accusation": 1, "evidence": 3, "witness": 7}
_SHIELDS = {"asylum": 1, "piety": 1}
_HARMS = dict.fromkeys(("stocks", "arson", "robbery", "black_cat"), 1)
_NOT_SHIELDS = {card: 1 for card in CARDS if card not in _SHIELDS}


def _named(t: Salem, viewer: int) -> bytes:
    """How many witches point at each seat now, for a witch."""
    pointing = t.witches_pointing(viewer) if viewer >= 0 and t.witch[viewer] else None
    if not pointing:
        return bytes(t.seats)
    return bytes(map(list(pointing.values()).count, range(t.seats)))


def _passed(t: Salem, viewer: int) -> bytes:
    """For each seat the Tryals that it took from the viewer and gave to it at Conspiracies, by face."""
    width = len(TRYALS)
    numbers = bytearray(2 * width * t.seats)
    if viewer >= 0:
        for _, what, face, seat in t.learned[viewer]:
            if what != "witches" and seat >= 0:
                numbers[2 * width * seat + (width if what == "gave" else 0) + face] += 1
    return bytes(numbers)


def _switches(t: Salem, viewer: int) -> bytes:
    options = t.options
    return bytes([t.seats, options["conspiracy"] == "shuffled", *(bool(options[name]) for name in _SWITCHES)])


_ABOUT = ("scapegoat_to", "robbery_to", "alibi", "curse", "call_early", "black_cat", "inherit", "reveal")
_ASKED, _QUESTION = question_parts(
    sorted(RULES.kinds),
    about=dict.fromkeys((*_ABOUT, "point_first", "point_second"), 0),
    numbers={"target": (0, 1), "alibi": (1,), "parris": (0,), "inherit": (1,)},
)
_SAME = {part.name: part for part in PARTS}
_OF_THE_TABLE = ("my_hand_drawn_tryals_offers", "piles", "estate", "deck_known_to_me")
_SEATS = ("turn", "living", "characters", "powers", "uses_spent", "tryals_face_up", "announced", "cards_in_front")

LAYOUT_2 = Layout2(
    seats=(
        *_ASKED,
        *(_SAME[name] for name in _SEATS),
        rows("hand_sizes", _hand_size, "hand"),
        rows("tryals_face_down", _face_down, "tryals"),
        rows("accusations", _accusations, "front", "power"),
        rows("limits", _limit, "power"),
        _SAME["hands_known_to_all"],
        _SAME["hands_known_to_me"],
        _SAME["tryals_known_to_me"],
        seat_of("gavel", "gavel"),
        numbers_of("confessed", "confessed"),
        own("fellow_witches", _fellows, "witch[viewer]", "learned[viewer]"),
        own("witches_point_at", _named, when="witch[viewer]"),
        own("to_be_killed", _killed, when="witch[viewer]"),
        own("my_first_choice", _chosen, "first_choice[viewer]"),
        own("tryals_passed", _passed, "learned[viewer]"),
    ),
    table=(
        *_QUESTION,
        *(part for part in PARTS if part.name == "phase"),
        alike("options", _switches, "seats"),
        *(part for part in PARTS if part.name in _OF_THE_TABLE),
    ),
    deeds=(
        Deed("reds", "played", whom="target", by="card", worth=_REDS),
        Deed("reds", "played_as_witness", whom="target", by="card", worth={"alibi": 7}),
        Deed("helped", "played", whom="target", by="card", worth=_SHIELDS),
        Deed("helped", "alibi_took", whom="target", by="card", worth=_REDS),
        Deed("helped", "scapegoat_moved", whom="giver"),
        Deed("helped", "cursed", whom="target", by="card", worth=_NOT_SHIELDS),
        Deed("helped", "robbed", whom="target"),
        Deed("harmed", "played", whom="target", by="card", worth=_HARMS),
        Deed("harmed", "scapegoat_moved", whom="target"),
        Deed("harmed", "cursed", whom="target", by="card", worth=_SHIELDS),
        Deed("called_early", "called_early", whom="target"),
        Deed("cleared", "tryal_revealed", by="how", worth={"accusation": 1}),
        Deed("confessed", "tryal_revealed", by="how", worth={"confession": 1}),
        Deed("confessed_unseen", "confessed_unseen"),
        Deed("hunted", "kill_named", who="target"),
        Deed("saved", "kill_named", who="target", by="saved", worth={"gavel": 1, "confession": 1, "asylum": 1}),
        Deed("had_gavel", "gavel_placed", who="target"),
        Deed("drew", "drew", by="n"),
        Deed("passed_on", "passed"),
        Deed("took_tryal", "tryal_passed"),
    ),
    touched={
        "laid_out": ("aside", "hand", "known_hands", "played", "public_hand"),
        "played": ("aside", "discards", "front", "removed"),
        "turn": ("played", "turn"),
        "drew": ("deck", "drawn", "hand", "known_hands", "night_last"),
        "alibi_took": ("discards", "front"),
        "scapegoat_moved": ("front",),
        "cursed": ("discards", "front"),
    },
    hidden=(
        numbers_of("witches", "witch"),
        rows_of("tryals", "tryals"),
        rows_of("hands", "hand"),
    ),
)
