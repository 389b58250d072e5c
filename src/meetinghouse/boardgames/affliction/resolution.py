"""Resolving the fourteen spaces along the path (rulebook: Turn Order, Resolution)."""

from __future__ import annotations

from collections.abc import Callable

from meetinghouse.boardgames.affliction import abilities, accusing, arrest, circle, costs, tokens
from meetinghouse.boardgames.affliction.acts import CLEAR, COMFORT, FRIGHTEN, HAUNT, MORE, PASS, PROTECT_WITH, declining
from meetinghouse.boardgames.affliction.names import ABILITIES_AND_INFLUENCE, ABILITY_SPACES, SPACES
from meetinghouse.boardgames.affliction.replacing import replace_colonists
from meetinghouse.boardgames.affliction.rules import RULES
from meetinghouse.boardgames.affliction.state import Affliction

FREE_REMOVALS = 2  # space 3


@RULES.step
def resolve_from(t: Affliction, space: int) -> None:
    """Take up the next messenger along the path and do what its space says; after the last, replace colonists."""
    board = t.board
    while space <= SPACES and board[space] < 0:
        space += 1
    if space > SPACES:
        t.space = 0
        replace_colonists(t)
        return
    seat = board[space]
    board[space] = -1
    t.space = space
    t.once = []
    if space in ABILITY_SPACES:
        t.used = []
        t.collected = space != ABILITIES_AND_INFLUENCE
    t.emit("resolving", seat=seat, space=space)
    t.push(resolve_from, space + 1)
    _SPACE[space](t, seat)


# ---- 1, 2 and 12: accusations --------------------------------------------------------------------------------------


def _meet(t: Affliction, seat: int) -> None:
    cards = t.cards
    n = 1
    for card in cards.hooks["meeting_bonus"]:
        if t.in_circle(card) == seat:
            n += cards.power[card].meeting_bonus(t, card)
    tokens.gain(t, seat, n)
    accusing.ask_accusations(t, seat, 1)


def _accusations(t: Affliction, seat: int) -> None:
    tokens.gain(t, seat, 2)
    accusing.ask_accusations(t, seat, 2)


# ---- 3: exonerate --------------------------------------------------------------------------------------------------


def _exonerate(t: Affliction, seat: int) -> None:
    if any(t.accusations):
        t.ask(EXONERATING, (seat,))
    else:
        t.emit("no_action", seat=seat, space=t.space)


def _accused(t: Affliction, seat: int) -> list[int]:
    return [*CLEAR.acts(tokens.accused(t)), PASS]


def _exonerated(t: Affliction, seat: int, act: int) -> None:
    if act == PASS:
        t.emit("declined", seat=seat, space=t.space)
        return
    card = CLEAR.key(act)
    tokens.clear(t, seat, card, min(FREE_REMOVALS, t.accusations[card]))
    _offer_more(t, seat, card)


EXONERATING = RULES.decision("exonerate", options=_accused, then=_exonerated, default=declining, seconds=30)


def _offer_more(t: Affliction, seat: int, card: int) -> None:
    """More from the same colonist at one influence each (A4.5)."""
    if t.accusations[card] and t.influence[seat]:
        t.ask(REMOVING_MORE, (seat,), card)


def _more(t: Affliction, seat: int, card: int) -> list[int]:
    return [MORE, PASS]


def _removed_more(t: Affliction, seat: int, act: int, card: int) -> None:
    if act == MORE:
        tokens.pay(t, seat, 1)
        tokens.clear(t, seat, card, 1, cost=1)
        _offer_more(t, seat, card)


REMOVING_MORE = RULES.decision("exonerate_more", options=_more, then=_removed_more, default=declining, seconds=30)


# ---- 4: First Player and Protection --------------------------------------------------------------------------------


def _protect(t: Affliction, seat: int) -> None:
    """The First Player token counts from the next round on (A4.7); placing Protection is a choice (A4.1)."""
    if t.first != seat:
        t.first = seat
        t.emit("took_first", seat=seat)
    t.ask(PROTECTING, (seat,))


def _protectable(t: Affliction, seat: int) -> list[int]:
    return [*PROTECT_WITH.acts(tokens.without(t, t.protection)), PASS]


def _protected(t: Affliction, seat: int, act: int) -> None:
    if act == PASS:
        t.emit("declined", seat=seat, space=t.space)
    else:
        tokens.protect(t, seat, PROTECT_WITH.key(act))


PROTECTING = RULES.decision("protect", options=_protectable, then=_protected, default=declining, seconds=30)


# ---- 8, 9, 13, 14: arrests and circles -----------------------------------------------------------------------------


def _arrest(t: Affliction, seat: int) -> None:
    arrest.ARREST.ask(t, seat, costs.space_surcharge(t, seat, t.space))


def _bring(t: Affliction, seat: int) -> None:
    circle.RECRUIT.ask(t, seat, costs.space_surcharge(t, seat, t.space))


# ---- 10: Spectral Evidence -----------------------------------------------------------------------------------------


def _spectral(t: Affliction, seat: int) -> None:
    if tokens.without(t, t.spectral):
        t.ask(HAUNTING, (seat,))
    else:
        t.emit("no_action", seat=seat, space=t.space)


def _hauntable(t: Affliction, seat: int) -> list[int]:
    return HAUNT.acts(tokens.without(t, t.spectral))


def _haunted(t: Affliction, seat: int, act: int) -> None:
    tokens.haunt(t, seat, HAUNT.key(act))


HAUNTING = RULES.decision("haunt", options=_hauntable, then=_haunted, seconds=30)


# ---- 11: Fear ------------------------------------------------------------------------------------------------------


def _fear(t: Affliction, seat: int) -> None:
    if any(t.fear) or tokens.frightenable(t, seat, t.playing):
        t.ask(FEARING, (seat,))
    else:
        t.emit("no_action", seat=seat, space=t.space)


def _fearful(t: Affliction, seat: int) -> list[int]:
    return FRIGHTEN.acts(tokens.frightenable(t, seat, t.playing)) + COMFORT.acts(tokens.afraid(t))


def _feared(t: Affliction, seat: int, act: int) -> None:
    if FRIGHTEN.has(act):
        tokens.frighten(t, seat, FRIGHTEN.key(act))
        tokens.gain(t, seat, 2)
    else:
        tokens.comfort(t, seat, COMFORT.key(act))


FEARING = RULES.decision("fear", options=_fearful, then=_feared, seconds=30)


_SPACE: tuple[Callable[[Affliction, int], None], ...] = (
    _meet,  # index 0 is not a space
    _meet,
    _meet,
    _exonerate,
    _protect,
    abilities.activate,
    abilities.generate,
    abilities.activate,
    _arrest,
    _arrest,
    _spectral,
    _fear,
    _accusations,
    _bring,
    _bring,
)
