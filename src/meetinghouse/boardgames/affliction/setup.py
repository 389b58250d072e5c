"""Setting up (rulebook: Setup): factions, starters, grievances, influence, the two decks and rows."""

from bisect import insort
from collections.abc import Mapping
from typing import Any

from meetinghouse.boardgames.affliction import names
from meetinghouse.boardgames.affliction.acts import KEEP
from meetinghouse.boardgames.affliction.cardset import named
from meetinghouse.boardgames.affliction.moving import deal_rows
from meetinghouse.boardgames.affliction.rounds import start_round
from meetinghouse.boardgames.affliction.rules import RULES
from meetinghouse.boardgames.affliction.state import Affliction
from meetinghouse.engine.errors import BadInput
from meetinghouse.engine.game import Closes
from meetinghouse.engine.visibility import EVERYONE

STARTING_INFLUENCE = 4


@RULES.check_options
def check_options(seats: int, options: Mapping[str, Any]) -> None:
    """Refuse a choice between two Starting Colonists where the set does not have two for everyone."""
    if options["starters"] == "choose" and len(named(options["cards"]).starters) < 2 * seats:
        raise BadInput("bad-option", expected={"starters": "random"}, got="choose")


@RULES.set_up
def set_up(t: Affliction) -> None:
    seats = t.seats
    t.influence = [STARTING_INFLUENCE] * seats
    t.end_card = t.spectral = t.protection = names.NOBODY
    t.board = [-1] * (names.SPACES + 1)
    t.messengers = [0] * seats
    t.circles = [[] for _ in range(seats)]
    t.arrested = [[] for _ in range(seats)]
    t.settle()
    cards = t.cards
    gather(t)

    t.first = t.leader = t.chance.pick(seats)
    t.emit("first_player", seat=t.first, tells=EVERYONE)
    drawn = t.chance.shuffled([number for number, faction in cards.factions.items() if faction.seats <= seats])
    t.faction = [0] * seats
    for n in range(seats):  # drawn in turn from the first player on
        seat = (t.first + n) % seats
        t.faction[seat] = drawn[n]
        t.emit("faction_drawn", seat=seat, faction=names.FACTIONS[t.faction[seat]], tells=EVERYONE)
    t.grievance = t.chance.shuffled(list(cards.grievances))[:seats]
    for seat in range(seats):
        t.emit("grievance_drawn", seat=seat, tells=1 << seat, secret={"grievance": names.GRIEVANCES[t.grievance[seat]]})
    starters = t.chance.shuffled(cards.starters)
    if t.options["starters"] == "choose":
        for seat in range(seats):
            t.offered[seat] = sorted(starters[2 * seat : 2 * seat + 2])
            shown = [names.COLONISTS[card] for card in t.offered[seat]]
            t.emit("starters_offered", seat=seat, tells=1 << seat, secret={"colonists": shown})
        t.ask(STARTER, range(seats))
    else:
        for seat in range(seats):
            _give(t, seat, starters[seat])
        _deal(t)


def _kept(t: Affliction, answers: dict[int, int]) -> None:
    for seat, act in answers.items():
        _give(t, seat, KEEP.key(act))
    t.offered = [[] for _ in range(t.seats)]
    _deal(t)


STARTER = RULES.decision(
    "starter", lambda t, seat: KEEP.acts(t.offered[seat]), _kept, closes=Closes.ALL, public_answers=True, seconds=30
)


def _give(t: Affliction, seat: int, card: int) -> None:
    """A Starting Colonist need not fit the faction's place (A2.3)."""
    t.circles[seat].append(card)
    t.where[card] = seat
    insort(t.playing, card)
    t.emit("starter", seat=seat, colonist=names.COLONISTS[card], tells=EVERYONE)


def gather(t: Affliction) -> None:
    """Both decks as they are before they are shuffled: every card that is not in a circle."""
    prominent = t.cards.prominent
    left = [card for card in t.cards.colonists if t.where[card] >= t.seats]
    t.red = [card for card in left if prominent[card]]
    t.blue = [*(card for card in left if not prominent[card]), *names.END_CARD_NUMBERS]


def _deal(t: Affliction) -> None:
    gather(t)
    t.red = t.chance.shuffled(t.red)
    blue = [card for card in t.blue if card not in names.END_CARD_NUMBERS]
    blue = t.chance.shuffled(blue)
    # six cards without looking, the two end cards among them, back to the bottom; the last of the list is next
    packet = [*blue[: names.BELOW], *names.END_CARD_NUMBERS]
    t.blue = t.chance.shuffled(packet) + blue[names.BELOW :]
    deal_rows(t)
    start_round(t)
