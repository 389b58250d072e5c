"""What the network of level 3 is shown: one row of numbers for each seat, who did what to whom, and the table.

Seats are counted from the viewer on, so that no seat is a special one. Everything comes from one seat's view and the
events it was told. The order of the columns belongs to the trained weights: a change needs new ones.
"""

from array import array
from collections.abc import Iterable

from meetinghouse.boardgames.salem1692.bots.belief import witch_cards
from meetinghouse.boardgames.salem1692.bots.memory import HARMS
from meetinghouse.boardgames.salem1692.bots.sight import RED_WORTH, Sight
from meetinghouse.boardgames.salem1692.names import CARDS, CHARACTERS, PHASES, PLAYABLE, TRYALS
from meetinghouse.engine.json_types import Json
from meetinghouse.telling import bare

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
SHIELDS = ("asylum", "piety")
SWITCHES = ("choose_character", "shuffled", "hide_former_witches", "extra_witch", "gentle_reveal", "griggs_beats_piety")


def _short(numbers: Iterable[float]) -> list[float]:
    """Rounded to 32 bits, as the weights were trained with them."""
    return array("f", numbers).tolist()


class Columns:
    """Named columns: how many numbers each name has, and what they are multiplied by."""

    def __init__(self, *columns: tuple[str, int, float]) -> None:
        self.at: dict[str, slice] = {}
        scale: list[float] = []
        for name, width, factor in columns:
            self.at[name] = slice(len(scale), len(scale) + width)
            scale += [factor] * width
        self.scale = _short(scale)
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
PAIR_SCALE = _short([1 / 7, 0.5, 0.5, 0.5, 1, 1 / 7])
KINDS_OF_DEEDS = len(PAIR_SCALE)
RED, HELP, HARM, FINISHED, NEIGHBOUR, RED_SINCE = range(KINDS_OF_DEEDS)
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


PAIRS_AT = slice(MOST_SEATS * SEAT.width, MOST_SEATS * (SEAT.width + MOST_SEATS * len(PAIR_SCALE)))
SIZE = PAIRS_AT.stop + TABLE.width
MOST = 255  # that a number of a row can be

_CARD = {name: at for at, name in enumerate(CARDS)}
_HELD = {CARDS[card]: at for at, card in enumerate(PLAYABLE)}
_CHARACTER = {name: at for at, name in enumerate(CHARACTERS)}
_KIND = {name: at for at, name in enumerate(KINDS)}
_AT = {name: at.start for name, at in SEAT.at.items()}
_TABLE_AT = {name: PAIRS_AT.stop + at.start for name, at in TABLE.at.items()}


class DeedCounts:
    """Who did what to whom, as events tell it."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.pairs = [bytearray(seats * KINDS_OF_DEEDS) for _ in range(seats)]  # by who: to whom, what
        self.rows = [bytearray(DEEDS.width) for _ in range(seats)]
        self.living = set(range(seats))
        self.confessed: set[int] = set()  # this Night
        self.accuser = -1  # whose accusation was the last
        self.conspiracy_in_deck = True

    def hear(self, event: Json) -> None:
        seat, target = event.get("seat", -1), event.get("target", -1)
        match bare(event["key"]):
            case "played":
                card = event["card"]
                if card in RED_WORTH:
                    self.red(seat, target, RED_WORTH[card])
                elif card in SHIELDS:
                    self.helped(seat, target)
                elif card in HARMS:
                    self.harmed(seat, target)
            case "played_as_witness":
                self.red(seat, target, RED_WORTH["witness"])
            case "alibi_took":
                self.helped(seat, target, RED_WORTH[event["card"]])
            case "scapegoat_moved":
                self.helped(seat, event["giver"])
                self.harmed(seat, target)
                self.accuser = seat
            case "cursed":
                (self.harmed if event["card"] in SHIELDS else self.helped)(seat, target)
            case "robbed":
                self.helped(seat, target)
            case "tryal_revealed":
                self.revealed(seat, event["tryal"], event["how"])
            case "confessed_unseen":
                self.add(seat, "unseen")
                self.confessed.add(seat)
            case "gavel_placed":
                self.add(target, "gavels")
            case "kill_named":
                self.named(target, event["saved"])
            case "died":
                self.living.discard(seat)
            case "drew":
                self.add(seat, "draws", event["n"])
            case "tryal_passed" | "tryal_given":
                for name in ("shown_since", "silent_since"):
                    self.rows[seat][DEEDS.at[name].start] = 0
                self.pairs[seat][RED_SINCE::KINDS_OF_DEEDS] = bytes(self.seats)
            case "black_drawn":
                self.conspiracy_in_deck = self.conspiracy_in_deck and event["card"] != "conspiracy"
            case "reshuffled":
                self.conspiracy_in_deck = True

    def add(self, seat: int, name: str, n: int = 1) -> None:
        row, at = self.rows[seat], DEEDS.at[name].start
        row[at] = min(MOST, row[at] + n)

    def between(self, who: int, whom: int, what: int, n: int = 1) -> None:
        """Count what one seat did to another."""
        row, at = self.pairs[who], whom * KINDS_OF_DEEDS + what
        row[at] = min(MOST, row[at] + n)

    def pair(self, who: int, whom: int, what: int, did: str, met: str, n: int = 1) -> None:
        """Count it between the two, and in the totals of each."""
        self.between(who, whom, what, n)
        self.add(who, did, n)
        self.add(whom, met, n)

    def red(self, who: int, whom: int, worth: int) -> None:
        self.pair(who, whom, RED, "reds", "reds_met", worth)
        self.between(who, whom, RED_SINCE, worth)
        self.accuser = who

    def helped(self, who: int, whom: int, n: int = 1) -> None:
        self.pair(who, whom, HELP, "helps", "helps_met", n)

    def harmed(self, who: int, whom: int) -> None:
        self.pair(who, whom, HARM, "harms", "harms_met")

    def revealed(self, seat: int, tryal: str, how: str) -> None:
        self.add(seat, "shown_since")
        if how == "accusation":
            if self.accuser not in (-1, seat):
                self.between(self.accuser, seat, FINISHED)
                self.add(self.accuser, "finished")
            if tryal != "witch":
                self.add(seat, "cleared")
        elif how == "confession":
            self.add(seat, "confessed")
            self.confessed.add(seat)

    def named(self, target: int, saved: str) -> None:
        self.add(target, "hunted")
        if saved in ("gavel", "confession", "asylum"):
            self.add(target, "saved")
        for seat in self.living - self.confessed:
            self.add(seat, "silent")
            self.add(seat, "silent_since")
        self.confessed.clear()


def observe(view: Json, deeds: DeedCounts) -> bytes:
    """What a seat knows now, before scaling: a row for each seat, pairs, the table. The viewer is the first seat."""
    sight, kind = Sight(view), kind_of(view)
    row = bytearray(SIZE)
    starts = [(seat - sight.me) % sight.seats * SEAT.width for seat in range(sight.seats)]
    _roles(sight, kind, row, starts)
    for seat, start in enumerate(starts):
        _seat(sight, seat, row, start)
    _memory(sight, kind, row, starts)
    _table(sight, kind, deeds, row)
    _past(sight, deeds, row, starts)
    return bytes(row)


def _past(sight: Sight, deeds: DeedCounts, row: bytearray, starts: list[int]) -> None:
    """Who did what to whom, and who sits beside whom."""
    me, n, wide = sight.me, sight.seats, KINDS_OF_DEEDS
    turn = me * wide
    for seat, start in enumerate(starts):
        row[start + _AT["deeds"] : start + SEAT.width] = deeds.rows[seat]
        did, at = deeds.pairs[seat], PAIRS_AT.start + (seat - me) % n * MOST_SEATS * wide
        row[at : at + n * wide] = did[turn:] + did[:turn]
    for before, seat in zip([sight.living[-1], *sight.living], sight.living, strict=False):
        row[PAIRS_AT.start + ((before - me) % n * MOST_SEATS + (seat - me) % n) * wide + NEIGHBOUR] = 1


def _roles(sight: Sight, kind: str, row: bytearray, starts: list[int]) -> None:
    """Who is who just now."""
    view, living = sight.view, sight.living
    named = [("me", [sight.me]), ("alive", living), ("turn", [view["turn"]]), ("asked", view["decision"]["seats"])]
    named.append(("gavel", [view["gavel"]]))
    if sight.data and kind in ABOUT_SEAT:
        named.append(("about", [sight.data[0]]))
    if sight.me in living:
        at = living.index(sight.me)
        named += [("left", [living[at + 1 - len(living)]]), ("right", [living[at - 1]])]
    for name, seats in named:
        for seat in seats:
            if seat >= 0:
                row[starts[seat] + _AT[name]] = 1
    for owner, face in view["includes"]:
        row[starts[owner] + _AT["includes"] + face] += 1


def _seat(sight: Sight, seat: int, row: bytearray, start: int) -> None:
    """What lies open before one seat."""
    view, hidden = sight.view, sight.hidden[seat]
    said = view["announced"][seat]
    row[start + _AT["exists"]] = 1
    row[start + _AT["power"] + _CHARACTER[sight.power[seat]]] = 1
    at = start + _AT["used"]
    numbers = (
        *view["used"][seat],
        *(sight.hand_sizes[seat], hidden, hidden == 1, hidden == 2),
        *map(view["revealed"][seat].count, TRYALS),
        *(said < 0, said == 0, said == 1),
        *(sight.accused[seat], sight.need(seat), sight.limits[seat]),
    )
    row[at : at + len(numbers)] = bytes(numbers)
    _count(sight.front[seat], row, start + _AT["front"])
    _count(view["public_hand"][seat], row, start + _AT["known"])
    _count(view["known_hands"].get(str(seat), {}), row, start + _AT["known"])
    row[start + _AT["confessed_now"]] = view["confessed"][seat]


def _memory(sight: Sight, kind: str, row: bytearray, starts: list[int]) -> None:
    """What only I know of the others: cards that went through my hands, fellow witches, what they point at."""
    view, me = sight.view, sight.me
    for number, what, fact, seat in view["learned"]:
        if what == "witches":
            for witch in fact:
                row[starts[witch] + _AT["witch"]] = 1
        elif seat >= 0 and fact != 1:
            row[starts[seat] + _AT[what]] += 1
        elif seat >= 0:
            row[starts[seat] + _AT[f"{what}_witch"]] += 1
            row[starts[seat] + _AT["witch"]] = 1
            if number == view["conspiracies"] - 1:
                row[starts[seat] + _AT[f"{what}_witch_now"]] = 1
    if not sight.witch:
        return
    row[starts[me] + _AT["witch"]] = 1
    if me not in sight.living:
        return
    named = (view["witches_pointing"] or {}).values() if kind in ("dawn_again", "night_again") else ()
    kill = -1 if view["kill"] is None else view["kill"]
    for name, seat in [*(("named", seat) for seat in named), ("kill", kill), ("first_choice", view["first_choice"])]:
        if seat >= 0:
            row[starts[seat] + _AT[name]] += 1


def _table(sight: Sight, kind: str, deeds: DeedCounts, row: bytearray) -> None:
    """The question, my own cards, and what lies open in the middle."""
    view, options = sight.view, sight.view["options"]

    def put(name: str, *values: int) -> None:
        at = _TABLE_AT[name]
        row[at : at + len(values)] = bytes(values)

    def tick(name: str, at: int) -> None:
        row[_TABLE_AT[name] + at] += 1

    tick("kind", _KIND[kind])
    if kind == "target":
        tick("card", sight.data[0])
        put("as_witness", sight.data[1])
    elif kind in ("alibi", "parris"):
        put("budget", sight.data[1 if kind == "alibi" else 0])
    _count(sight.hand, row, _TABLE_AT["hand"])
    put("tryals", *(sight.tryals.get(face, 0) for face in TRYALS), sight.witch, view["played"], view["nights"])
    put("conspiracies", view["conspiracies"], view["deck_size"], view["night_last"])
    for name, cards in (("discards", view["discards"]), ("away", [*view["aside"], *view["removed"]])):
        for card in cards:
            tick(name, _CARD[card])
    tick("phase", PHASES.index(view["phase"]))
    hidden = witch_cards(view) - sum(faces.count("witch") for faces in view["revealed"])
    put("seats", sight.seats, len(sight.living), hidden, sum(sight.hidden))
    put("options", *(options.get(name, options["conspiracy"] == name) for name in SWITCHES))
    top = None if view["deck_order"] is None else view["deck_order"][:3]
    if view["deck_new_order"]:
        top = [*view["deck_new_order"], *(top or [])][:3]
    put("knows_deck", top is not None)
    for place, card in enumerate(top or []):
        tick("top", place * len(CARDS) + _CARD[card])
    if kind == "inherit":
        _count(view["estate_hand"] or {}, row, _TABLE_AT["estate"])
        _count(view["estate_front"], row, _TABLE_AT["estate_front"])
    elif kind == "choose_of_two":
        for face in view["pointed"]:
            tick("pointed", face)
    elif kind == "choose_character":
        for name in view["offered"]:
            tick("offered", _CHARACTER[name])
    reds = sum(worth * sight.hand.get(card, 0) for card, worth in RED_WORTH.items())
    marked = sight.witch and sight.me in sight.living and view["kill"] == sight.me
    constable = sight.tryals.get("constable", 0) > 0
    put("step", view["decision"]["step"], marked, constable, reds, deeds.conspiracy_in_deck)


def kind_of(view: Json) -> str:
    return bare(view["decision"]["kind"])


def _count(cards: Json, row: bytearray, start: int) -> None:
    """Add cards that can be in a hand to the columns from `start` on."""
    for card, n in cards.items():
        if card in _HELD:
            row[start + _HELD[card]] += n
