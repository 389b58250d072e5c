"""Affliction as numbers."""

from __future__ import annotations

from collections.abc import Sequence

from meetinghouse.boardgames.affliction import GAME
from meetinghouse.boardgames.affliction.names import CARDS, FACTIONS, GRIEVANCES, PACKET
from meetinghouse.boardgames.affliction.state import Affliction
from meetinghouse.engine.encoding import Layout2, Part
from meetinghouse.engine.history import Deed
from meetinghouse.envs.layout import SEAT, alike, clip, numbers_of, one_hot, own, seat_of, shared_parts
from meetinghouse.envs.layout_2 import question_parts

_CARD = one_hot(len(CARDS))
_FACTION = one_hot(len(FACTIONS))
_GRIEVANCE = one_hot(len(GRIEVANCES))
_NONE = bytes(len(CARDS))
_ROW = 4


def _among(cards: Sequence[int]) -> bytes:
    if not cards:
        return _NONE
    numbers = bytearray(len(CARDS))
    for card in cards:
        numbers[card] = 1
    return bytes(numbers)


def _round(t: Affliction, viewer: int) -> bytes:
    return bytes([min(t.round, 255), t.space, t.collected, t.taken]) + SEAT[t.seats][t.first] + SEAT[t.seats][t.leader]


def _factions(t: Affliction, viewer: int) -> bytes:
    return b"".join([_FACTION[faction] for faction in t.faction]) or bytes(len(FACTIONS) * t.seats)


def _influence(t: Affliction, viewer: int) -> bytes:
    return clip(t.influence)


def _board(t: Affliction, viewer: int) -> bytes:
    return bytes([seat + 1 for seat in t.board])


def _rows(t: Affliction, viewer: int) -> bytes:
    slots = [*t.top, *[-1] * (_ROW - len(t.top)), *t.bottom, *[-1] * (_ROW - len(t.bottom))]
    return b"".join([_CARD[card] for card in slots])


def _circles(t: Affliction, viewer: int) -> bytes:
    return b"".join([_among(cards) for cards in (*t.circles, *t.arrested)])


def _tokens(t: Affliction, viewer: int) -> bytes:
    return bytes(t.accusations) + bytes(t.fear) + bytes(t.advocates)


def _single_tokens(t: Affliction, viewer: int) -> bytes:
    return _CARD[t.spectral] + _CARD[t.protection]


def _decks(t: Affliction, viewer: int) -> bytes:
    red, blue, under = len(t.red) + len(t.red_under), len(t.blue) + len(t.blue_under), len(t.blue_under)
    sizes = bytes([red, blue, max(0, blue - under - PACKET)])  # as `decks` shows them
    return sizes + _among(t.red_under) + _among(t.blue_under) + _CARD[t.end_card]


def _abilities(t: Affliction, viewer: int) -> bytes:
    return b"".join([_among(cards) for cards in (t.used, t.once, t.once_a_round, t.freed)])


def _mine(t: Affliction, viewer: int) -> bytes:
    grievance = t.grievance[viewer] if viewer >= 0 and t.grievance else -1
    offered = t.offered[viewer] if viewer >= 0 and t.offered else ()
    shown = b"".join([_GRIEVANCE[g] for g in t.revealed]) or bytes(len(GRIEVANCES) * t.seats)
    return _GRIEVANCE[grievance] + _among(offered) + shown


PARTS: list[Part] = [
    *shared_parts(sorted(GAME.rules.kinds)),
    alike("round", _round, "round", "space", "collected", "taken", "first", "leader"),
    alike("factions_influence_messengers", _factions, "faction"),
    alike("factions_influence_messengers", _influence, "influence"),
    numbers_of("factions_influence_messengers", "messengers"),
    alike("board", _board, "board"),
    alike("rows", _rows, "top", "bottom"),
    alike("circles_and_arrests", _circles, "circles", "arrested"),
    alike("tokens", _tokens, "accusations", "fear", "advocates"),
    alike("tokens", _single_tokens, "spectral", "protection"),
    alike("decks", _decks, "red", "blue", "red_under", "blue_under", "end_card"),
    alike("abilities_used", _abilities, "used", "once", "once_a_round", "freed"),
    own("my_grievance_and_offers", _mine, "grievance", "offered", "revealed"),
]


# ---- layout 2: a row for each seat, and who did what to whom ---------------------------------------------------------


def _spaces(t: Affliction, viewer: int) -> bytes:
    """Where each seat's messengers are."""
    return bytes([holder == seat for seat in range(t.seats) for holder in t.board])


def _circle_rows(t: Affliction, viewer: int) -> bytes:
    return b"".join(map(_among, t.circles))


def _arrest_rows(t: Affliction, viewer: int) -> bytes:
    return b"".join(map(_among, t.arrested))


def _shown_grievances(t: Affliction, viewer: int) -> bytes:
    return b"".join([_GRIEVANCE[g] for g in t.revealed]) or bytes(len(GRIEVANCES) * t.seats)


def _clock(t: Affliction, viewer: int) -> bytes:
    return bytes([min(t.round, 255), t.space, t.collected, t.taken])


def _switches(t: Affliction, viewer: int) -> bytes:
    return bytes([t.seats, t.defence, t.limited])


def _my_grievance(t: Affliction, viewer: int) -> bytes:
    return _GRIEVANCE[t.grievance[viewer] if viewer >= 0 and t.grievance else -1]


def _my_offers(t: Affliction, viewer: int) -> bytes:
    return _among(t.offered[viewer] if viewer >= 0 and t.offered else ())


def _every_grievance(t: Affliction, viewer: int) -> bytes:
    return b"".join([_GRIEVANCE[g] for g in t.grievance]) or bytes(len(GRIEVANCES) * t.seats)


_ASKED, _QUESTION = question_parts(
    sorted(GAME.rules.kinds),
    about={"scapegoat": 1},
    numbers={
        **dict.fromkeys(("accuse", "arrest", "bring", "exonerate_more", "extra"), (0,)),
        "ability": (0, 1),
        "scapegoat": (0, 2),
    },
)
_COUNTED = ("arrested", "brought", "protected", "haunted", "used", "declined", "no_action", "took_first", "scapegoat")

LAYOUT_2 = Layout2(
    seats=(
        *_ASKED,
        seat_of("first_player", "first"),
        seat_of("began_round", "leader"),
        alike("faction", _factions, "faction"),
        alike("influence", _influence, "influence"),
        numbers_of("messengers", "messengers"),
        alike("spaces", _spaces, "board"),
        alike("circle", _circle_rows, "circles"),
        alike("arrests", _arrest_rows, "arrested"),
        alike("grievance_shown", _shown_grievances, "revealed"),
    ),
    table=(
        *_QUESTION,
        alike("round", _clock, "round", "space", "collected", "taken"),
        alike("options", _switches, "seats"),
        alike("rows", _rows, "top", "bottom"),
        alike("tokens", _tokens, "accusations", "fear", "advocates"),
        alike("single_tokens", _single_tokens, "spectral", "protection"),
        alike("decks", _decks, "red", "blue", "red_under", "blue_under", "end_card"),
        alike("abilities_used", _abilities, "used", "once", "once_a_round", "freed"),
        own("my_grievance", _my_grievance, "grievance"),
        own("my_offers", _my_offers, "offered"),
    ),
    deeds=(
        Deed("took_influence", "took_influence", whom="target", by="n"),
        Deed("removed_influence", "removed_influence", whom="target", by="n"),
        Deed("won_over", "won_over", whom="target"),
        Deed("released", "released", whom="target"),
        Deed("accusations", "accused", by="n"),
        Deed("accusations", "accused_by", by="n"),
        Deed("cleared", "cleared", by="n"),
        Deed("frightened", "frightened", by="n"),
        Deed("gained", "gained", by="n"),
        Deed("gained", "gained_by", by="n"),
        Deed("gained", "generated", by="n"),
        *(Deed(name, name) for name in _COUNTED),
    ),
    hidden=(alike("grievances", _every_grievance, "grievance"),),
)
