"""A round: messengers are placed, and the fourteen spaces resolved along the path (rulebook: Turn Order)."""

from collections.abc import Callable

from meetinghouse.boardgames.affliction import abilities, accusing, costs, moving, taking, tokens
from meetinghouse.boardgames.affliction.acts import (
    CLEAR,
    COMFORT,
    FRIGHTEN,
    HAUNT,
    MORE,
    PASS,
    PLACE,
    PROTECT_WITH,
    declining,
)
from meetinghouse.boardgames.affliction.names import ABILITIES_AND_INFLUENCE, ABILITY_SPACES, SPACES
from meetinghouse.boardgames.affliction.rules import RULES
from meetinghouse.boardgames.affliction.state import Affliction
from meetinghouse.engine.game import Kind

FREE_REMOVALS = 2  # space 3


# ---- placing messengers ---------------------------------------------------------------------------------------------


def messengers_each(seats: int) -> int:
    """Three with two players, else two."""
    return 3 if seats == 2 else 2


@RULES.step
def start_round(t: Affliction) -> None:
    t.round += 1
    t.leader = t.first
    t.board = [-1] * (SPACES + 1)
    t.free = list(PLACE.values())
    t.messengers = [messengers_each(t.seats)] * t.seats
    t.space = 0
    t.used = []
    t.once = []
    t.once_a_round = []
    t.taken = False
    t.emit("round_began", n=t.round, seat=t.first)
    t.ask(MESSENGER, (t.first,))


def _placed(t: Affliction, seat: int, act: int) -> None:
    space = PLACE.key(act)
    t.board[space] = seat
    t.free.remove(act)
    t.messengers[seat] -= 1
    t.emit("placed", seat=seat, space=space)
    after = (seat + 1) % t.seats
    if t.messengers[after]:
        t.ask(MESSENGER, (after,))
    else:
        resolve_from(t, 1)


MESSENGER = RULES.decision("messenger", options=lambda t, seat: t.free, then=_placed, seconds=45)


# ---- resolving ------------------------------------------------------------------------------------------------------


@RULES.step
def resolve_from(t: Affliction, space: int) -> None:
    """Take up the next messenger along the path and do what its space says; after the last, replace colonists."""
    board = t.board
    while space <= SPACES and board[space] < 0:
        space += 1
    if space > SPACES:
        t.space = 0
        moving.replace_colonists(t)
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


def _exonerated(t: Affliction, seat: int, act: int) -> None:
    if act == PASS:
        t.emit("declined", seat=seat, space=t.space)
        return
    card = CLEAR.key(act)
    tokens.clear(t, seat, card, min(FREE_REMOVALS, t.accusations[card]))
    _offer_more(t, seat, card)


EXONERATING = RULES.decision(
    "exonerate", lambda t, seat: [*CLEAR.acts(tokens.accused(t)), PASS], _exonerated, declining, seconds=30
)


def _offer_more(t: Affliction, seat: int, card: int) -> None:
    """More from the same colonist at one influence each (A4.5)."""
    if t.accusations[card] and t.influence[seat]:
        t.ask(REMOVING_MORE, (seat,), card)


def _removed_more(t: Affliction, seat: int, act: int, card: int) -> None:
    if act == MORE:
        tokens.pay(t, seat, 1)
        tokens.clear(t, seat, card, 1, cost=1)
        _offer_more(t, seat, card)


REMOVING_MORE = RULES.decision(
    "exonerate_more", lambda t, seat, card: [MORE, PASS], _removed_more, declining, seconds=30
)


# ---- 4: First Player and Protection --------------------------------------------------------------------------------


def _protect(t: Affliction, seat: int) -> None:
    """The First Player token counts from the next round on (A4.7); placing Protection is a choice (A4.1)."""
    if t.first != seat:
        t.first = seat
        t.emit("took_first", seat=seat)
    t.ask(PROTECTING, (seat,))


def _protected(t: Affliction, seat: int, act: int) -> None:
    if act == PASS:
        t.emit("declined", seat=seat, space=t.space)
    else:
        tokens.protect(t, seat, PROTECT_WITH.key(act))


PROTECTING = RULES.decision(
    "protect",
    lambda t, seat: [*PROTECT_WITH.acts(tokens.without(t, t.protection)), PASS],
    _protected,
    declining,
    seconds=30,
)


# ---- 10 and 11: Spectral Evidence and Fear -------------------------------------------------------------------------

HAUNTING = RULES.decision(
    "haunt",
    options=lambda t, seat: HAUNT.acts(tokens.without(t, t.spectral)),
    then=lambda t, seat, act: tokens.haunt(t, seat, HAUNT.key(act)),
    seconds=30,
)


def _fearful(t: Affliction, seat: int) -> list[int]:
    return FRIGHTEN.acts(tokens.frightenable(t, seat, t.playing)) + COMFORT.acts(tokens.afraid(t))


def _feared(t: Affliction, seat: int, act: int) -> None:
    if FRIGHTEN.has(act):
        tokens.frighten(t, seat, FRIGHTEN.key(act))
        tokens.gain(t, seat, 2)
    else:
        tokens.comfort(t, seat, COMFORT.key(act))


FEARING = RULES.decision("fear", options=_fearful, then=_feared, seconds=30)


def _ask(kind: Kind, possible: Callable[[Affliction, int], object]) -> Callable[[Affliction, int], None]:
    """What is asked on a space, where there is anything to choose (rulebook: Invalid Actions)."""

    def ask(t: Affliction, seat: int) -> None:
        if possible(t, seat):
            t.ask(kind, (seat,))
        else:
            t.emit("no_action", seat=seat, space=t.space)

    return ask


def _deal(offer: taking.Offer) -> Callable[[Affliction, int], None]:
    """An arrest or somebody new for the circle, at the price of the space."""
    return lambda t, seat: offer.ask(t, seat, costs.space_surcharge(t, seat, t.space))


_SPACE: tuple[Callable[[Affliction, int], None], ...] = (
    _meet,  # index 0 is not a space
    _meet,
    _meet,
    _ask(EXONERATING, lambda t, seat: tokens.accused(t)),
    _protect,
    abilities.activate,
    abilities.generate,
    abilities.activate,
    *[_deal(taking.ARREST)] * 2,
    _ask(HAUNTING, lambda t, seat: tokens.without(t, t.spectral)),
    _ask(FEARING, lambda t, seat: tokens.frightenable(t, seat, t.playing) or tokens.afraid(t)),
    _accusations,
    *[_deal(taking.RECRUIT)] * 2,
)
