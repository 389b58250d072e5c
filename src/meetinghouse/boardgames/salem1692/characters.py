"""The Town Hall characters who do something of their own (S9). What only bends a number is in the card set.

Martha Corey has the power of the first living player on her right: `death.read_powers` puts that neighbour's character
into `power[her seat]` at the start and after each death, so everything here works for her unchanged; uses are counted
by seat, so hers are her own (S9.16).
"""

from meetinghouse.boardgames.salem1692.accuse import clear_red, reveal_due
from meetinghouse.boardgames.salem1692.acts import CARD, DONE, NO, ORDER_DECK, TAKE_DISCARDS, YES
from meetinghouse.boardgames.salem1692.deck import EXTRA_DRAW, TURN_DRAW, can_draw, may_draw, start_draw
from meetinghouse.boardgames.salem1692.hands import forget_order, names
from meetinghouse.boardgames.salem1692.names import ACCUSATION, CARDS, PLAYABLE
from meetinghouse.boardgames.salem1692.powers import CARD_BY_KIND, CHARACTER_BY_NUMBER, CHARACTER_POWERS, Character
from meetinghouse.boardgames.salem1692.rules import RULES, may
from meetinghouse.boardgames.salem1692.state import Salem
from meetinghouse.engine.visibility import EVERYONE

PARRIS_USES, TITUBA_USES = 1, 2  # columns of `used`


# ---- at the final accusation, after a draw, after a reveal or a death ----------------------------------------------


def _abigail_answered(t: Salem, seat: int, act: int) -> None:
    if act == YES:
        t.emit("abigail_cleared", seat=seat, n=clear_red(t, seat))


ABIGAIL = may("abigail", "S9.3", _abigail_answered)
ANN = may_draw("ann", "S9.5", "ann_draws", 2)
REBECCA = may_draw("rebecca", "S9.35", "rebecca_draws", 1)


@CHARACTER_POWERS.add
class AbigailWilliams(Character):
    """With the final accusation she may clear the red cards before herself (S9.3, S9.4). Asked only when there is
    something to clear, which everyone can see."""

    def at_final_accusation(self, t: Salem, seat: int, accused: int) -> None:
        if t.accused_of(seat):
            t.ask(ABIGAIL, (seat,))


@CHARACTER_POWERS.add
class AnnPutnam(Character):
    """With the final accusation she may draw two cards before the reveal (S9.5, S9.6). A black card among them is
    resolved first; the pushed reveal then counts again (S9.7)."""

    def at_final_accusation(self, t: Salem, seat: int, accused: int) -> None:
        if can_draw(t):
            t.ask(ANN, (seat,))


@CHARACTER_POWERS.add
class RebeccaNurse(Character):
    """She may draw a card when another player's Tryal is turned up (S9.35, S9.36). Deaths and confessions turn Tryals
    up by other ways, which never come here."""

    def at_reveal(self, t: Salem, seat: int) -> None:
        t.push(rebecca_may_draw, seat)


@RULES.step
def rebecca_may_draw(t: Salem, seat: int) -> None:
    """After the reveal and the death it may have caused."""
    if isinstance(CHARACTER_BY_NUMBER[t.power[seat]], RebeccaNurse) and can_draw(t):
        t.ask(REBECCA, (seat,))


@CHARACTER_POWERS.add
class MarthaCorey(Character):
    """She has no power of her own (S9.15)."""

    copies_right_neighbour = True

    def after_deaths(self, t: Salem, seat: int) -> None:
        """A neighbour's death may have changed her limit or the worth of Evidence before her (S4.7)."""
        if t.accused_of(seat) >= t.limit_of(seat):
            t.push(reveal_due, seat, t.turn, 0)


# ---- Giles Corey: two Accusations in one draw of two may be shown for a third card (S9.11-S9.13) -------------------


def _giles_options(t: Salem, seat: int) -> list[int]:
    # Asked after every two-card draw; only he sees whether showing is among the options.
    return [YES, NO] if t.drawn[seat] == (ACCUSATION, ACCUSATION) else [NO]


def _show_to_all(t: Salem, seat: int) -> None:
    """Now all know these two. Who knew the deck and saw them go into his hand must not count them twice."""
    t.public_hand[seat][ACCUSATION] += 2
    for viewer, saw in enumerate(t.watched):
        if saw:
            known = t.known_hands[viewer]
            known[seat][ACCUSATION] -= saw
            if not any(known[seat]):
                del known[seat]


def _giles_answered(t: Salem, seat: int, act: int) -> None:
    if act == YES:
        _show_to_all(t, seat)
        t.emit("giles_shows", seat=seat, tells=EVERYONE)
        start_draw(t, seat, 1, EXTRA_DRAW)  # not a turn's draw: it never brings a fourth


GILES = may("giles", "S9.12", _giles_answered, _giles_options)


@CHARACTER_POWERS.add
class GilesCorey(Character):
    """All he does happens after a draw."""

    def after_turn_draw(self, t: Salem, seat: int) -> None:
        """Ask him each time, so that being asked tells nothing."""
        if can_draw(t):
            t.ask(GILES, (seat,))


# ---- Samuel Parris: twice, two cards of his choice from the discards are his turn (S9.37, S9.38) -------------------


def _takeable(t: Salem) -> list[int]:
    """The discards without the cards that leave the game when two players are left (S11.5)."""
    return [k for k in PLAYABLE if k in t.discards and (CARD_BY_KIND[k].for_two or len(t.living) > 2)]


def _taken(t: Salem, seat: int, act: int, left: int) -> None:
    kind = CARD.key(act)
    t.discards.remove(kind)
    t.hand[seat][kind] += 1
    t.public_hand[seat][kind] += 1
    t.emit("took_discard", seat=seat, card=CARDS[kind])
    if left > 1 and _takeable(t):
        t.ask(PARRIS, (seat,), left - 1)


PARRIS = RULES.decision(
    "parris", options=lambda t, seat, left: CARD.acts(_takeable(t)), then=_taken, rule="S9.37", seconds=15
)


@CHARACTER_POWERS.add
class SamuelParris(Character):
    """The discards lie face up, so everyone sees what he takes."""

    def turn_acts(self, t: Salem, seat: int) -> list[int]:
        return [TAKE_DISCARDS] if t.used[seat][PARRIS_USES] < 2 and _takeable(t) else []

    def take_turn(self, t: Salem, seat: int, act: int) -> None:
        t.spend_use(seat, PARRIS_USES)
        t.emit("parris_takes", seat=seat)
        t.ask(PARRIS, (seat,), 2)


# ---- Tituba: once, as part of drawing, she sees the deck and puts it in any order (S9.45-S9.47) --------------------


def _left(t: Salem) -> list[int]:
    """What she has not placed yet, in its old order, the top last."""
    left = t.deck[:]
    for kind in t.ordering:
        left.reverse()
        left.remove(kind)  # the copy nearest the top
        left.reverse()
    return left


def _order_options(t: Salem, seat: int) -> list[int]:
    left = _left(t)
    return [DONE] + [CARD[k] for k in range(len(CARDS)) if k in left]


def _ordered(t: Salem, seat: int, act: int) -> None:
    if act != DONE:
        t.ordering.append(CARD.key(act))
        if len(t.ordering) < len(t.deck):
            t.again(ORDER, seat)  # nobody else may count her steps (S9.46)
            return
    t.deck = _left(t) + t.ordering[::-1]
    t.ordering = []
    start_draw(t, seat, 2, TURN_DRAW)


ORDER = RULES.decision(
    "order", options=_order_options, default=lambda t, seat: DONE, then=_ordered, rule="S9.45", seconds=60
)


@CHARACTER_POWERS.add
class Tituba(Character):
    """Her steps are one public event; only she knows the order, until it is shuffled."""

    def turn_acts(self, t: Salem, seat: int) -> list[int]:
        return [ORDER_DECK] if t.used[seat][TITUBA_USES] < 1 and t.deck else []

    def take_turn(self, t: Salem, seat: int, act: int) -> None:
        t.spend_use(seat, TITUBA_USES)
        forget_order(t)
        t.deck_seen[seat] = ()
        t.knows_deck[seat] = True
        t.night_last = False
        t.ordering = []
        seen = names(t.deck[::-1])
        t.emit("deck_ordered", seat=seat, tells=1 << seat, secret={"cards": seen})
        t.ask(ORDER, (seat,))
