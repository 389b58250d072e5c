"""What the network of level 3 is shown: one row of numbers for each seat, who did what to whom, and the table.

Seats are counted from the viewer on, so that no seat is a special one. Everything comes from one seat's view and the
events it was told. The order of the columns belongs to the trained weights: a change needs new ones.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from meetinghouse.boardgames.salem1692.bots.belief import witch_cards
from meetinghouse.boardgames.salem1692.bots.memory import HARMS
from meetinghouse.boardgames.salem1692.bots.sight import RED_WORTH, Sight
from meetinghouse.boardgames.salem1692.names import CARDS, CHARACTERS, PLAYABLE, TRYALS
from meetinghouse.engine.json_types import Json

Floats = NDArray[np.float32]

MOST_SEATS = 12
HAND = len(PLAYABLE)  # cards that can be in a hand; the two black ones cannot
_KINDS = (
    "abigail alibi ann black_cat call_early choose_character choose_of_two confess constable curse dawn dawn_again "
    "giles inherit night night_again order parris pass_tryals point_first point_second rebecca reveal robbery_to "
    "scapegoat_to target turn"
)
KINDS = tuple(_KINDS.split())  # every question of the game
# questions whose first datum is a seat
_ABOUT_SEAT = "scapegoat_to robbery_to alibi curse call_early black_cat inherit reveal point_first point_second"
ABOUT_SEAT = frozenset(_ABOUT_SEAT.split())
PHASES = ("characters", "dawn", "day", "night", "conspiracy", "over")
SWITCHES = ("choose_character", "shuffled", "hide_former_witches", "extra_witch", "gentle_reveal", "griggs_beats_piety")


class Columns:
    """Named columns: how many numbers each name has, and what they are multiplied by."""

    def __init__(self, *columns: tuple[str, int, float]) -> None:
        self.at: dict[str, slice] = {}
        scale: list[float] = []
        for name, width, factor in columns:
            self.at[name] = slice(len(scale), len(scale) + width)
            scale += [factor] * width
        self.scale = np.array(scale, np.float32)
        self.width = len(scale)

    def labels(self) -> list[str]:
        """A name for each number."""
        return [f"{name} {place - at.start}" for name, at in self.at.items() for place in range(at.start, at.stop)]


# What is remembered of each seat's deeds.
DEEDS = Columns(
    *(("hunted", 1, 1.0), ("confessed", 1, 1.0), ("unseen", 1, 1.0), ("silent", 1, 0.5), ("cleared", 1, 0.5)),
    *(("shown_since", 1, 0.5), ("draws", 1, 0.1), ("reds", 1, 0.05), ("reds_met", 1, 0.05), ("helps", 1, 0.3)),
    *(("helps_met", 1, 0.3), ("harms", 1, 0.3), ("harms_met", 1, 0.3), ("finished", 1, 0.5), ("saved", 1, 1.0)),
    *(("gavels", 1, 1.0), ("silent_since", 1, 1.0), ("unused", 1, 0.3)),
)
SEAT = Columns(
    *((name, 1, 1.0) for name in ("exists", "me", "alive", "turn", "asked", "about", "left", "right")),
    *(("power", len(CHARACTERS), 1.0), ("used", 3, 1.0), ("hand_size", 1, 0.2), ("hidden", 1, 0.25)),
    *(("hidden_one", 1, 1.0), ("hidden_two", 1, 1.0), ("shown", 3, 0.5), ("announced", 3, 1.0), ("accused", 1, 0.15)),
    *(("need", 1, 0.15), ("limit", 1, 0.15), ("front", HAND, 0.5), ("known", HAND, 0.5), ("includes", 3, 1.0)),
    *((name, 1, 1.0) for name in ("gavel", "confessed_now", "witch", "named", "kill", "first_choice")),
    *((name, 1, 1.0) for name in ("took_witch", "took", "gave_witch", "gave", "took_witch_now", "gave_witch_now")),
    ("deeds", DEEDS.width, 1.0),
)
SEAT.scale[SEAT.at["deeds"]] = DEEDS.scale
PAIR_SCALE = np.array([1 / 7, 0.5, 0.5, 0.5, 1, 1 / 7], np.float32)
RED, HELP, HARM, FINISHED, NEIGHBOUR, RED_SINCE = range(len(PAIR_SCALE))
TABLE = Columns(
    *(("kind", len(KINDS), 1.0), ("card", len(CARDS), 1.0), ("as_witness", 1, 1.0), ("budget", 1, 0.3)),
    *(("hand", HAND, 0.5), ("tryals", 3, 0.5), ("witch", 1, 1.0), ("played", 1, 1.0), ("nights", 1, 0.3)),
    *(("conspiracies", 1, 0.3), ("deck", 1, 0.03), ("night_last", 1, 1.0), ("discards", len(CARDS), 0.2)),
    *(("away", len(CARDS), 1.0), ("phase", len(PHASES), 1.0), ("seats", 1, 0.1), ("living", 1, 0.1)),
    *(("witches_hidden", 1, 0.5), ("all_hidden", 1, 0.04), ("options", len(SWITCHES), 1.0)),
    *(("top", 3 * len(CARDS), 1.0), ("knows_deck", 1, 1.0), ("estate", HAND, 1.0), ("estate_front", HAND, 1.0)),
    *(("pointed", 3, 1.0), ("offered", len(CHARACTERS) - 1, 1.0), ("step", 1, 0.2), ("kill_me", 1, 1.0)),
    *(("constable", 1, 1.0), ("my_reds", 1, 0.15), ("conspiracy_in_deck", 1, 1.0)),
)


class Observation(NamedTuple):
    """What the network sees, before scaling; the viewer is the first seat."""

    seats: Floats  # seat, column of SEAT
    pairs: Floats  # who, to whom, what
    table: Floats  # column of TABLE


class Deeds:
    """Who did what to whom, as events tell it."""

    def __init__(self, seats: int) -> None:
        self.pairs = np.zeros((seats, seats, len(PAIR_SCALE)), np.float32)
        self.rows = np.zeros((seats, DEEDS.width), np.float32)
        self.living = set(range(seats))
        self.confessed: set[int] = set()  # this Night
        self.accuser = -1  # whose accusation was the last
        self.conspiracy_in_deck = True

    def hear(self, event: Json) -> None:
        """Take note of what all were told."""
        note = _NOTES.get(event["key"].partition(".")[2])
        if note is not None:
            note(self, event)

    def add(self, seat: int, name: str, n: float = 1) -> None:
        """Count a deed of a seat."""
        self.rows[seat, DEEDS.at[name]] += n

    def pair(self, who: int, whom: int, what: int, did: str, met: str, n: float = 1) -> None:
        """Count what one seat did to another."""
        self.pairs[who, whom, what] += n
        self.add(who, did, n)
        self.add(whom, met, n)

    def red(self, event: Json, worth: int) -> None:
        self.pair(event["seat"], event["target"], RED, "reds", "reds_met", worth)
        self.pairs[event["seat"], event["target"], RED_SINCE] += worth
        self.accuser = event["seat"]

    def helped(self, who: int, whom: int, n: int = 1) -> None:
        self.pair(who, whom, HELP, "helps", "helps_met", n)

    def harmed(self, who: int, whom: int) -> None:
        self.pair(who, whom, HARM, "harms", "harms_met")


def _played(deeds: Deeds, event: Json) -> None:
    card = event["card"]
    if card in RED_WORTH:
        deeds.red(event, RED_WORTH[card])
    elif card in ("asylum", "piety"):
        deeds.helped(event["seat"], event["target"])
    elif card in HARMS:
        deeds.harmed(event["seat"], event["target"])


def _scapegoat(deeds: Deeds, event: Json) -> None:
    deeds.helped(event["seat"], event["giver"])
    deeds.harmed(event["seat"], event["target"])
    deeds.accuser = event["seat"]


def _cursed(deeds: Deeds, event: Json) -> None:
    shield = event["card"] in ("asylum", "piety")
    (deeds.harmed if shield else deeds.helped)(event["seat"], event["target"])


def _revealed(deeds: Deeds, event: Json) -> None:
    seat = event["seat"]
    deeds.add(seat, "shown_since")
    if event["how"] == "accusation":
        if deeds.accuser not in (-1, seat):
            deeds.pairs[deeds.accuser, seat, FINISHED] += 1
            deeds.add(deeds.accuser, "finished")
        if event["tryal"] != "witch":
            deeds.add(seat, "cleared")
    elif event["how"] == "confession":
        deeds.add(seat, "confessed")
        deeds.confessed.add(seat)


def _unseen(deeds: Deeds, event: Json) -> None:
    deeds.add(event["seat"], "unseen")
    deeds.confessed.add(event["seat"])


def _named(deeds: Deeds, event: Json) -> None:
    deeds.add(event["target"], "hunted")
    if event["saved"] in ("gavel", "confession", "asylum"):
        deeds.add(event["target"], "saved")
    for seat in deeds.living - deeds.confessed:
        deeds.add(seat, "silent")
        deeds.add(seat, "silent_since")
    deeds.confessed.clear()


def _passed(deeds: Deeds, event: Json) -> None:
    seat = event["seat"]
    deeds.rows[seat, DEEDS.at["shown_since"]] = 0
    deeds.rows[seat, DEEDS.at["silent_since"]] = 0
    deeds.pairs[seat, :, RED_SINCE] = 0


def _black(deeds: Deeds, event: Json) -> None:
    deeds.conspiracy_in_deck = deeds.conspiracy_in_deck and event["card"] != "conspiracy"


def _reshuffled(deeds: Deeds, event: Json) -> None:
    deeds.conspiracy_in_deck = True


_NOTES: dict[str, Callable[[Deeds, Json], None]] = {
    "played": _played,
    "played_as_witness": lambda deeds, event: deeds.red(event, 7),
    "alibi_took": lambda d, e: d.helped(e["seat"], e["target"], 3 if e["card"] == "evidence" else 1),
    "scapegoat_moved": _scapegoat,
    "cursed": _cursed,
    "robbed": lambda deeds, event: deeds.helped(event["seat"], event["target"]),
    "tryal_revealed": _revealed,
    "confessed_unseen": _unseen,
    "gavel_placed": lambda deeds, event: deeds.add(event["target"], "gavels"),
    "kill_named": _named,
    "died": lambda deeds, event: deeds.living.discard(event["seat"]),
    "drew": lambda deeds, event: deeds.add(event["seat"], "draws", event["n"]),
    "tryal_passed": _passed,
    "tryal_given": _passed,
    "black_drawn": _black,
    "reshuffled": _reshuffled,
}


def observe(view: Json, deeds: Deeds) -> Observation:
    """What a seat knows now."""
    sight = Sight(view)
    seats = np.zeros((sight.seats, SEAT.width), np.float32)
    for seat in range(sight.seats):
        _seat(sight, seat, seats[seat])
    seats[:, SEAT.at["deeds"]] = deeds.rows
    _memory(sight, seats)
    pairs = deeds.pairs.copy()
    for before, seat in zip([sight.living[-1], *sight.living], sight.living, strict=False):
        pairs[before, seat, NEIGHBOUR] = 1
    table = np.zeros(TABLE.width, np.float32)
    _table(sight, deeds, table)
    order = [(sight.me + n) % sight.seats for n in range(sight.seats)]
    return Observation(np.minimum(seats[order], 255), np.minimum(pairs[order][:, order], 255), table)


def _seat(sight: Sight, seat: int, row: Floats) -> None:
    """What lies open before one seat."""
    view, hidden = sight.view, sight.hidden[seat]
    about = bool(sight.data) and kind_of(view) in ABOUT_SEAT and sight.data[0] == seat
    row[:6] = (
        1,
        seat == sight.me,
        seat in sight.living,
        seat == view["turn"],
        seat in view["decision"]["seats"],
        about,
    )
    if sight.me in sight.living:
        at = sight.living.index(sight.me)
        row[SEAT.at["left"]] = seat == sight.living[at + 1 - len(sight.living)]
        row[SEAT.at["right"]] = seat == sight.living[at - 1]
    row[SEAT.at["power"].start + CHARACTERS.index(sight.power[seat])] = 1
    row[SEAT.at["used"]] = view["used"][seat]
    faces = [view["revealed"][seat].count(face) for face in TRYALS]
    announced = [view["announced"][seat] < 0, view["announced"][seat] == 0, view["announced"][seat] == 1]
    start = SEAT.at["hand_size"].start
    row[start : start + 10] = (sight.hand_sizes[seat], hidden, hidden == 1, hidden == 2, *faces, *announced)
    start = SEAT.at["accused"].start
    row[start : start + 3] = (sight.accused[seat], sight.need(seat), sight.limits[seat])
    row[SEAT.at["front"]] = _counts(sight.front[seat])
    row[SEAT.at["known"]] = _counts(view["public_hand"][seat]) + _counts(view["known_hands"].get(str(seat), {}))
    for owner, face in view["includes"]:
        row[SEAT.at["includes"].start + int(face)] += owner == seat
    row[SEAT.at["gavel"]] = seat == view["gavel"]
    row[SEAT.at["confessed_now"]] = bool(view["confessed"][seat])


def _memory(sight: Sight, seats: Floats) -> None:
    """What only I know of the others: cards that went through my hands, fellow witches, what they point at."""
    view, me = sight.view, sight.me

    def mark(seat: int, name: str, n: float = 1) -> None:
        seats[seat, SEAT.at[name]] += n

    for number, what, fact, seat in view["learned"]:
        if what == "witches":
            seats[list(fact), SEAT.at["witch"]] = 1
        elif seat >= 0:
            witch = fact == 1
            mark(seat, f"{what}_witch" if witch else what)
            if witch:
                seats[seat, SEAT.at["witch"]] = 1
                if number == view["conspiracies"] - 1:
                    seats[seat, SEAT.at[f"{what}_witch_now"]] = 1
    if not sight.witch:
        return
    seats[me, SEAT.at["witch"]] = 1
    if me not in sight.living:
        return
    if kind_of(view) in ("dawn_again", "night_again"):
        for seat in (view["witches_pointing"] or {}).values():
            if seat >= 0:
                mark(seat, "named")
    if view["kill"] is not None and view["kill"] >= 0:
        mark(view["kill"], "kill")
    if view["first_choice"] >= 0:
        mark(view["first_choice"], "first_choice")


def _table(sight: Sight, deeds: Deeds, row: Floats) -> None:
    """The question, my own cards, and what lies open in the middle."""
    view = sight.view
    kind, options = kind_of(view), view["options"]

    def put(name: str, *values: float) -> None:
        row[TABLE.at[name].start : TABLE.at[name].start + len(values)] = values

    def tick(name: str, at: int) -> None:
        row[TABLE.at[name].start + at] += 1

    tick("kind", KINDS.index(kind))
    if kind == "target":
        tick("card", CARDS.index(sight.data[0]) if isinstance(sight.data[0], str) else sight.data[0])
        put("as_witness", sight.data[1])
    elif kind in ("alibi", "parris"):
        put("budget", sight.data[1 if kind == "alibi" else 0])
    row[TABLE.at["hand"]] = _counts(sight.hand)
    put("tryals", *(sight.tryals.get(face, 0) for face in TRYALS), sight.witch, view["played"], view["nights"])
    put("conspiracies", view["conspiracies"], view["deck_size"], view["night_last"])
    for name, cards in (("discards", view["discards"]), ("away", [*view["aside"], *view["removed"]])):
        for card in cards:
            tick(name, CARDS.index(card))
    tick("phase", PHASES.index(view["phase"]))
    hidden = witch_cards(view) - sum(faces.count("witch") for faces in view["revealed"])
    put("seats", sight.seats, len(sight.living), hidden, sum(sight.hidden))
    put("options", *(options.get(name, options["conspiracy"] == name) for name in SWITCHES))
    top = None if view["deck_order"] is None else view["deck_order"][:3]
    if view["deck_new_order"]:
        top = [*view["deck_new_order"], *(top or [])][:3]
    put("knows_deck", top is not None)
    for place, card in enumerate(top or []):
        tick("top", place * len(CARDS) + CARDS.index(card))
    if kind == "inherit":
        row[TABLE.at["estate"]] = _counts(view["estate_hand"] or {})
        row[TABLE.at["estate_front"]] = _counts(view["estate_front"])
    elif kind == "choose_of_two":
        for face in view["pointed"]:
            tick("pointed", TRYALS.index(face) if isinstance(face, str) else face)
    elif kind == "choose_character":
        for name in view["offered"]:
            tick("offered", CHARACTERS.index(name))
    reds = sum(worth * sight.hand.get(card, 0) for card, worth in RED_WORTH.items())
    marked = sight.witch and sight.me in sight.living and view["kill"] == sight.me
    constable = sight.tryals.get("constable", 0) > 0
    put("step", view["decision"]["step"], marked, constable, reds, deeds.conspiracy_in_deck)


def kind_of(view: Json) -> str:
    """The question that the table is asking."""
    kind: str = view["decision"]["kind"].partition(".")[2]
    return kind


def _counts(cards: Json) -> Floats:
    return np.array([cards.get(CARDS[card], 0) for card in PLAYABLE], np.float32)
