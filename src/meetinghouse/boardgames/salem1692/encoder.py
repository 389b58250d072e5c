"""Salem 1692 as numbers."""

from collections.abc import Sequence
from typing import Any

from meetinghouse.boardgames.salem1692.bots.eyes import ALIKE
from meetinghouse.boardgames.salem1692.bots.memory import HARMS
from meetinghouse.boardgames.salem1692.bots.observing import ABOUT_SEAT
from meetinghouse.boardgames.salem1692.bots.sight import RED_WORTH
from meetinghouse.boardgames.salem1692.cardset import WORTH, tryal_cards
from meetinghouse.boardgames.salem1692.names import (
    ACCUSATION,
    ALIBI,
    CARDS,
    CHARACTERS,
    CONSPIRACY,
    CONSTABLE,
    EVIDENCE,
    NOBODY,
    NONE_OF_EACH,
    PHASES,
    PIETY,
    TRYALS,
    WITCH,
    WITNESS,
)
from meetinghouse.boardgames.salem1692.pointing import POINTINGS
from meetinghouse.boardgames.salem1692.powers import CHARACTER_BY_NUMBER
from meetinghouse.boardgames.salem1692.rules import RULES
from meetinghouse.boardgames.salem1692.state import Salem
from meetinghouse.observation.deeds import Deed
from meetinghouse.observation.parts import (
    BYTE,
    SEAT,
    Observation,
    alike,
    clip,
    flags,
    numbers_of,
    one_hot,
    own,
    own_entry,
    own_of,
    question_parts,
    rows,
    rows_of,
    seat_of,
)

_PEOPLE = one_hot(len(CHARACTERS))
_CARD = one_hot(len(CARDS))
_PHASE = dict(zip(PHASES, one_hot(len(PHASES)), strict=False))
_EACH_CARD = range(len(CARDS))
_NO_CARDS = bytes(len(CARDS))
_FEW = 10  # cards that are counted faster one by one
_ACCUSES, _WITNESSES = WORTH[ACCUSATION], WORTH[WITNESS]
_LIMIT = [power.limit for power in CHARACTER_BY_NUMBER]  # by number of the power
_EVIDENCE = [power.evidence_worth for power in CHARACTER_BY_NUMBER]  # before whom it lies
_GRIGGS = CHARACTERS.index("will_griggs")
_TOP = 8  # cards of a known deck that are shown in order


def _lying(front: Sequence[int], evidence: int) -> int:
    """What the red cards before a seat are worth, as `accused_of` says; here with nothing to look up."""
    return front[ACCUSATION] * _ACCUSES + (front[WITNESS] + front[ALIBI]) * _WITNESSES + front[EVIDENCE] * evidence


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


def _offers(t: Salem, viewer: int) -> bytes:
    pointed, offered = ((), ()) if viewer < 0 else (t.pointed[viewer], t.offered[viewer])
    return bytes(map(pointed.count, range(len(TRYALS)))) + flags(NOBODY, offered)


def _self(t: Salem, viewer: int) -> bytes:
    return b"\0\0" if viewer < 0 else bytes([t.witch[viewer], t.confessions[viewer] + 1])


def _counts(pile: Sequence[int]) -> bytes:
    if len(pile) < 2:
        return _CARD[pile[0]] if pile else _NO_CARDS
    if len(pile) > _FEW:
        return bytes(map(bytes(pile).count, _EACH_CARD))
    counts = bytearray(_NO_CARDS)
    for card in pile:
        counts[card] += 1
    return bytes(counts)


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
        for fact in t.learned[viewer][::-1]:
            if fact[1] == "witches":
                return flags(t.seats, fact[2])
    return bytes(t.seats)


def _killed(t: Salem, viewer: int) -> bytes:
    """For a witch: whom they chose tonight."""
    if viewer < 0 or not t.witch[viewer] or t.marked < 0:
        return bytes(t.seats)
    chosen = t.kill(viewer)
    return SEAT[t.seats][-1 if chosen is None else chosen]


def _chosen(t: Salem, viewer: int) -> bytes:
    return bytes(t.seats) if viewer < 0 else SEAT[t.seats][t.first_choice[viewer]]


_SWITCHES = ("choose_character", "hide_former_witches", "extra_witch", "gentle_reveal", "griggs_beats_piety")
_SHIELDS = {"asylum": 1, "piety": 1}
_HARMS = dict.fromkeys(HARMS, 1)
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


def _missing(t: Salem, seat: int) -> bytes:
    """How many accusations a reveal still takes."""
    power = t.power[seat]
    missing = _LIMIT[power] - _lying(t.front[seat], _EVIDENCE[power])
    return BYTE[missing] if missing > 0 else b"\0"


def _in_hand(t: Salem, viewer: int, evidence: int) -> int:
    """What a hand's red cards are worth; Alibis count as Witnesses with Will Griggs (S9.48)."""
    hand = t.hand[viewer]
    reds = hand[ACCUSATION] * _ACCUSES + hand[WITNESS] * _WITNESSES + hand[EVIDENCE] * evidence
    return reds + hand[ALIBI] * _WITNESSES if t.power[viewer] == _GRIGGS else reds


_MOST = max(_EVIDENCE)
_LESS = [power for power, worth in enumerate(_EVIDENCE) if worth < _MOST]
_WITHIN = [bytes(missing <= reds for missing in range(256)) for reds in range(256)]


def _reach(t: Salem, viewer: int, living: bytes, fronts: bytes, missing: bytes, *_: bytes) -> bytes:
    """Whose limit the viewer's red cards could reach now."""
    if viewer < 0:
        return bytes(t.seats)
    reached = bytearray(missing.translate(_WITHIN[min(_in_hand(t, viewer, _MOST), 255)]))
    reached[viewer] = 0
    if 1 not in reached:
        return bytes(reached)
    pious = fronts[PIETY :: len(CARDS)]
    if len(t.living) < t.seats or any(pious):
        for seat in range(t.seats):
            if pious[seat] or not living[seat]:
                reached[seat] = 0
    for power in _LESS:
        if power in t.power:
            reds = _in_hand(t, viewer, _EVIDENCE[power])
            for seat in range(t.seats):
                if t.power[seat] == power and missing[seat] > reds:
                    reached[seat] = 0
    return bytes(reached)


def _neighbours(t: Salem, viewer: int) -> bytes:
    """Who gives the viewer a Tryal at a Conspiracy, and who takes one."""
    found = bytearray(2 * t.seats)
    if viewer in t.living and len(t.living) > 1:
        found[2 * t.left_of(viewer)] = found[2 * t.right_of(viewer) + 1] = 1
    return bytes(found)


def _my_reds(t: Salem, viewer: int) -> bytes:
    return b"\0" if viewer < 0 else BYTE[min(_in_hand(t, viewer, WORTH[EVIDENCE]), 255)]


def _left(t: Salem, viewer: int) -> bytes:
    """How many live, and how many Tryals and Witches among them are still face down."""
    dealt = tryal_cards(t.seats, t.options["extra_witch"])
    shown = [face for faces in t.revealed for face in faces]
    return bytes([len(t.living), sum(dealt) - len(shown), dealt[WITCH] - shown.count(WITCH)])


def _idle(t: Salem, seat: int) -> bool:
    """Whether no answer of this seat makes a difference: many are asked so that nobody can tell whose does."""
    kind = "" if t.decision is None else t.decision.kind.name
    if kind in POINTINGS:
        return not t.witch[seat]
    return not t.tryals[seat][CONSTABLE] if kind == "constable" else kind in ALIKE


def _stand_in(t: Salem, view: dict[str, Any]) -> None:
    """What the parts above read of hidden cards: how many there are, and what this viewer knows of them."""
    viewer = view["viewer"]
    pointing = view["witches_pointing"] or {}
    t.witch = [str(seat) in pointing or (seat == viewer and bool(view["is_witch"])) for seat in range(t.seats)]
    for seat in range(t.seats):
        if seat != viewer:
            t.hand[seat] = [view["hand_sizes"][seat], *NONE_OF_EACH[1:]]
            t.tryals[seat] = [view["face_down"][seat], 0, 0]
            t.first_choice[seat] = pointing.get(str(seat), -1)
    order = view["deck_order"]
    t.deck = [0] * view["deck_size"] if order is None else [CARDS.index(card) for card in reversed(order)]
    t.knows_deck = [seat == viewer and order is not None for seat in range(t.seats)]
    t.ordering = [CARDS.index(card) for card in view["deck_new_order"] or ()]
    estate = view["estate_hand"]
    t.estate = [view["estate_size"], *NONE_OF_EACH[1:]] if estate is None else [estate.get(card, 0) for card in CARDS]
    t.marked = -1 if view["kill"] is None else view["kill"]
    sealed = view["confession"] and t.game.acts.find(view["confession"])
    t.confessions = [-1 if sealed is None or seat != viewer else sealed for seat in range(t.seats)]


def _switches(t: Salem, viewer: int) -> bytes:
    options = t.options
    return bytes([t.seats, options["conspiracy"] == "shuffled", *(bool(options[name]) for name in _SWITCHES)])


_ASKED, _QUESTION = question_parts(
    sorted(RULES.kinds),
    about=dict.fromkeys(ABOUT_SEAT, 0),
    numbers={"target": (0, 1), "alibi": (1,), "parris": (0,), "inherit": (1,)},
)
_LIVING = alike("living", lambda t, viewer: flags(t.seats, t.living), "living")
_IN_FRONT = rows_of("cards_in_front", "front")
_TO_A_REVEAL = rows("accusations_missing", _missing, "front", "power")
OBSERVATION = Observation(
    seats=(
        *_ASKED,
        seat_of("turn", "turn"),
        _LIVING,
        alike("characters", lambda t, viewer: b"".join([_PEOPLE[c] for c in t.character]), "character"),
        alike("powers", lambda t, viewer: b"".join([_PEOPLE[c] for c in t.power]), "power"),
        rows_of("uses_spent", "used"),
        rows("tryals_face_up", lambda t, seat: bytes(map(t.revealed[seat].count, range(len(TRYALS)))), "revealed"),
        alike("announced", lambda t, viewer: bytes([n + 1 for n in t.announced]), "announced"),
        _IN_FRONT,
        rows("hand_sizes", lambda t, seat: BYTE[sum(t.hand[seat])], "hand"),
        rows("tryals_face_down", lambda t, seat: BYTE[sum(t.tryals[seat])], "tryals"),
        rows("accusations", lambda t, seat: BYTE[_lying(t.front[seat], _EVIDENCE[t.power[seat]])], "front", "power"),
        rows("limits", lambda t, seat: BYTE[_LIMIT[t.power[seat]]], "power"),
        rows_of("hands_known_to_all", "public_hand"),
        own("hands_known_to_me", _known_hands, "known_hands[viewer]"),
        own("tryals_known_to_me", _includes, "includes[viewer]"),
        seat_of("gavel", "gavel"),
        numbers_of("confessed", "confessed"),
        own("fellow_witches", _fellows, "witch[viewer]", "learned[viewer]"),
        own("witches_point_at", _named, when="witch[viewer]"),
        own("to_be_killed", _killed, when="witch[viewer]"),
        own("my_first_choice", _chosen, "first_choice[viewer]"),
        own("tryals_passed", _passed, "learned[viewer]"),
        _TO_A_REVEAL,
        own_of("within_my_reach", _reach, (_LIVING, _IN_FRONT, _TO_A_REVEAL), "hand[viewer]"),
        own("neighbours", _neighbours, "living"),
    ),
    table=(
        *_QUESTION,
        alike("phase", lambda t, viewer: _PHASE[t.phase], "phase"),
        alike("phase", lambda t, viewer: b"\1" if t.played else b"\0", "played"),
        alike("phase", lambda t, viewer: clip([t.nights, t.conspiracies]), "nights", "conspiracies"),
        alike("options", _switches, "seats"),
        own_entry("my_hand_drawn_tryals_offers", "hand"),
        own_entry("my_hand_drawn_tryals_offers", "drawn", _counts),
        own_entry("my_hand_drawn_tryals_offers", "tryals"),
        own("my_hand_drawn_tryals_offers", _offers, "pointed[viewer]", "offered[viewer]"),
        own("my_hand_drawn_tryals_offers", _self, "witch[viewer]", "confessions[viewer]"),
        alike("piles", lambda t, viewer: _counts(t.discards), "discards"),
        alike("piles", lambda t, viewer: _counts(t.aside), "aside"),
        alike("piles", lambda t, viewer: _counts(t.removed), "removed"),
        alike("piles", lambda t, viewer: bytes(t.estate_front) + bytes([sum(t.estate)]), "estate_front", "estate"),
        alike("piles", lambda t, viewer: bytes([len(t.deck), t.night_last]), "deck", "night_last"),
        own("estate", _estate, "estate", "living", "power", "character"),
        own("deck_known_to_me", _deck, when="knows_deck[viewer]"),
        own("my_reds", _my_reds, "hand[viewer]", "power"),
        alike("left", _left, "living", "revealed"),
        alike("conspiracy_in_deck", lambda t, viewer: b"\1" if t.deck_was[CONSPIRACY] else b"\0", "deck_was"),
    ),
    deeds=(
        Deed("reds", "played", whom="target", by="card", worth=RED_WORTH),
        Deed("reds", "played_as_witness", whom="target", by="card", worth={"alibi": RED_WORTH["witness"]}),
        Deed("helped", "played", whom="target", by="card", worth=_SHIELDS),
        Deed("helped", "alibi_took", whom="target", by="card", worth=RED_WORTH),
        Deed("helped", "scapegoat_moved", whom="giver"),
        Deed("helped", "cursed", whom="target", by="card", worth=_NOT_SHIELDS),
        Deed("helped", "robbed", whom="target"),
        Deed("harmed", "played", whom="target", by="card", worth=_HARMS),
        Deed("harmed", "scapegoat_moved", whom="target"),
        Deed("harmed", "cursed", whom="target", by="card", worth=_SHIELDS),
        Deed("called_early", "called_early", whom="target"),
        Deed("laid", "played", by="card", worth=RED_WORTH),
        Deed("met", "played", who="target", by="card", worth=RED_WORTH),
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
    hidden=(numbers_of("witches", "witch"), rows_of("tryals", "tryals"), rows_of("hands", "hand")),
    idle=_idle,
    stand_in=_stand_in,
)
