"""Affliction as numbers."""

from collections.abc import Sequence
from operator import attrgetter

from meetinghouse.boardgames.affliction import GAME
from meetinghouse.boardgames.affliction.cardset import Faction
from meetinghouse.boardgames.affliction.names import CARDS, COUNT, FACTIONS, GRIEVANCES, ICONS, PACKET
from meetinghouse.boardgames.affliction.state import Affliction
from meetinghouse.observation.deeds import Deed
from meetinghouse.observation.parts import (
    Observation,
    Part,
    alike,
    clip,
    numbers_of,
    one_hot,
    own,
    question_parts,
    rows_of,
    seat_of,
)

_CARD = one_hot(len(CARDS))
_FACTION = one_hot(len(FACTIONS))
_GRIEVANCE = one_hot(len(GRIEVANCES))
_NONE = bytes(len(CARDS))
_SLOTS = 4


def _among(cards: Sequence[int]) -> bytes:
    if not cards:
        return _NONE
    numbers = bytearray(len(CARDS))
    for card in cards:
        numbers[card] = 1
    return bytes(numbers)


def _by_seat(name: str, field: str, one: Sequence[bytes]) -> Part:
    """Which card each seat has; nothing before they are dealt."""
    get = attrgetter(field)
    width = len(one[0])
    return alike(name, lambda t, viewer: b"".join([one[card] for card in get(t)]) or bytes(width * t.seats), field)


def _clock(t: Affliction, viewer: int) -> bytes:
    return clip([t.round, t.space, t.collected, t.taken])


def _row(cards: Sequence[int]) -> bytes:
    """Slot by slot, which card lies there."""
    return b"".join([_CARD[card] for card in cards]) + _NONE * (_SLOTS - len(cards))


def _decks(t: Affliction, viewer: int) -> bytes:
    red, blue, under = len(t.red) + len(t.red_under), len(t.blue) + len(t.blue_under), len(t.blue_under)
    return bytes([red, blue, max(0, blue - under - PACKET)])  # as `decks` shows them


def _my_grievance(t: Affliction, viewer: int) -> bytes:
    return _GRIEVANCE[t.grievance[viewer] if viewer >= 0 and t.grievance else -1]


def _printed(t: Affliction, viewer: int) -> bytes:
    """What the cards of this set say, so that colonists whom nobody has met yet can be read: line by line for all."""
    cards = t.cards
    icons = [ICONS.index(icon) for icon in cards.icon]
    there = [number in cards.colonists for number in range(COUNT)]
    yes_or_no = (there, cards.prominent, cards.afflicted)
    numbers = (cards.reputation, cards.family, cards.place, cards.influence, cards.houses, icons)
    return b"".join([*map(bytes, yes_or_no), *map(bytes, numbers)])


def _faction_cards(t: Affliction, viewer: int) -> bytes:
    if not t.faction:
        return bytes(len(Faction._fields) * t.seats)
    return b"".join([bytes(map(abs, t.cards.factions[faction])) for faction in t.faction])


_ASKED, _QUESTION = question_parts(
    sorted(GAME.rules.kinds),
    about={"scapegoat": 1},
    numbers={
        **dict.fromkeys(("accuse", "arrest", "bring", "exonerate_more", "extra"), (0,)),
        "ability": (0, 1),
        "scapegoat": (0, 2),
    },
)
_OF_THE_ROUND = ("board", "messengers", "space", "collected", "once", "once_a_round", "used", "taken")
_LYING_ABOUT = (*_OF_THE_ROUND, "influence", "accusations", "fear", "advocates", "spectral", "protection", "freed")
_COUNTED = ("arrested", "brought", "protected", "haunted", "used", "declined", "no_action", "took_first", "scapegoat")

OBSERVATION = Observation(
    seats=(
        *_ASKED,
        seat_of("first_player", "first"),
        seat_of("began_round", "leader"),
        _by_seat("faction", "faction", _FACTION),
        alike("faction_printed", _faction_cards, "faction"),
        alike("influence", lambda t, viewer: clip(t.influence), "influence"),
        numbers_of("messengers", "messengers"),
        alike("spaces", lambda t, viewer: bytes([who == seat for seat in range(t.seats) for who in t.board]), "board"),
        rows_of("circle", "circles", _among),
        rows_of("arrests", "arrested", _among),
        _by_seat("grievance_shown", "revealed", _GRIEVANCE),
    ),
    table=(
        *_QUESTION,
        alike("round", _clock, "round", "space", "collected", "taken"),
        alike("options", lambda t, viewer: bytes([t.seats, t.defence, t.limited]), "seats"),
        alike("printed", _printed, "seats"),
        *(numbers_of("rows", field, _row) for field in ("top", "bottom")),
        *(numbers_of("tokens", field) for field in ("accusations", "fear", "advocates")),
        *(numbers_of("single_tokens", field, _CARD.__getitem__) for field in ("spectral", "protection")),
        alike("decks", _decks, "red", "blue", "red_under", "blue_under"),
        *(numbers_of("decks", field, _among) for field in ("red_under", "blue_under")),
        numbers_of("decks", "end_card", _CARD.__getitem__),
        *(numbers_of("abilities_used", field, _among) for field in ("used", "once", "once_a_round", "freed")),
        own("my_grievance", _my_grievance, "grievance"),
        own("my_offers", lambda t, viewer: _among(t.offered[viewer] if viewer >= 0 and t.offered else ()), "offered"),
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
    touched={
        "placed": ("board", "messengers"),
        "resolving": _OF_THE_ROUND,
        "declined": _OF_THE_ROUND,
        "used": _OF_THE_ROUND,
        "took_first": ("first",),
        **dict.fromkeys(("accused", "accused_by", "cleared", "frightened", "protected", "haunted"), _LYING_ABOUT),
        **dict.fromkeys(("gained", "generated"), (*_OF_THE_ROUND, "influence")),
    },
    hidden=(_by_seat("grievances", "grievance", _GRIEVANCE),),
)
