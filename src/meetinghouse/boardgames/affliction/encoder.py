"""Affliction as numbers."""

from __future__ import annotations

from collections.abc import Sequence

from meetinghouse.boardgames.affliction import GAME
from meetinghouse.boardgames.affliction.names import CARDS, FACTIONS, GRIEVANCES, PACKET
from meetinghouse.boardgames.affliction.state import Affliction
from meetinghouse.engine.encoding import Part
from meetinghouse.envs.layout import SEAT, alike, clip, one_hot, own, shared_parts

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


def _messengers(t: Affliction, viewer: int) -> bytes:
    return bytes(t.messengers)


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
    alike("factions_influence_messengers", _messengers, "messengers"),
    alike("board", _board, "board"),
    alike("rows", _rows, "top", "bottom"),
    alike("circles_and_arrests", _circles, "circles", "arrested"),
    alike("tokens", _tokens, "accusations", "fear", "advocates"),
    alike("tokens", _single_tokens, "spectral", "protection"),
    alike("decks", _decks, "red", "blue", "red_under", "blue_under", "end_card"),
    alike("abilities_used", _abilities, "used", "once", "once_a_round", "freed"),
    own("my_grievance_and_offers", _mine, "grievance", "offered", "revealed"),
]
