"""What lies on a table of Salem 1692, and who sees it."""

from typing import Annotated, Any, TypedDict

from meetinghouse.boardgames.salem1692.cardset import WORTH
from meetinghouse.boardgames.salem1692.names import (
    ACCUSATION,
    ALIBI,
    CARDS,
    CHARACTERS,
    CONSTABLE,
    EVIDENCE,
    MATCHMAKER,
    PHASES,
    TRYALS,
    WITCH,
    WITNESS,
)
from meetinghouse.boardgames.salem1692.powers import CHARACTER_BY_NUMBER
from meetinghouse.boardgames.salem1692.rules import RULES
from meetinghouse.engine.table import Table
from meetinghouse.engine.visibility import Counts, Named, Owner, Public, Server, alike, plain, shown

_CARD_LIST = Annotated[list[str], Named(CARDS)]
_CARD_COUNTS = dict[Annotated[str, Named(CARDS)], int]


class SalemReveal(TypedDict):
    """Everything, once the game is over; lists are by seat but for `witches`."""

    witches: list[int]
    tryals: list[dict[Annotated[str, Named(TRYALS)], int]]
    hands: list[_CARD_COUNTS]
    said: list[list[tuple[int, int, int]]]  # (night, stage, seat named)
    learned: list[Any]


@RULES.table
class Salem(Table):
    """Cards of a kind are alike, so hands and fronts are counts by kind; places of face-down Tryals mean nothing.
    Lists that seldom change are tuples, so that copies can share them.

    Public knowledge about hands is `public_hand` (cards everyone saw go there); what a single seat knows beyond that
    is `known_hands`. `learned` and `history` together are all that a seat needs to reason about the Tryals.
    """

    living: Public[tuple[int, ...]]
    turn: Public[int]
    played: Public[bool]  # has the seat whose turn it is played a card
    nights: Public[int]
    conspiracies: Public[int]
    phase: Annotated[Public[str], Named(PHASES)]

    character: Annotated[Public[list[int]], Named(CHARACTERS)]
    power: Annotated[Public[list[int]], Named(CHARACTERS)]  # Martha's is her neighbour's; the dead have none
    used: Public[list[tuple[int, int, int]]]  # by seat: uses spent as Phips, Parris, Tituba (Martha's are her own)
    offered: Annotated[Owner[list[tuple[int, ...]]], Named(CHARACTERS)]  # option choose_character: the two dealt

    tryals: Annotated[Owner[list[list[int]]], Counts(TRYALS)]  # face down
    revealed: Annotated[Public[list[tuple[int, ...]]], Named(TRYALS)]  # face up, in order
    witch: Server[list[bool]]  # ever held a Witch
    last_words: Public[tuple[int, ...]]  # the dead who may still leave theirs (S13.5)
    announced: Public[list[int]]  # at death: 1 was a witch, 0 never was, -1 alive or not said
    learned: Owner[list[tuple]]  # type: ignore[type-arg]  # (conspiracies so far, what, face or seats, seat)
    includes: Owner[list[tuple[tuple[int, int], ...]]]  # (seat, face): its face-down Tryals include that card (S6.13)
    history: Public[list[tuple]]  # type: ignore[type-arg]  # reveals, Conspiracies, deaths and gavels, in order
    pointed: Owner[list[tuple[int, ...]]]  # option gentle_reveal: the two faces the accused chooses between

    hand: Annotated[Owner[list[list[int]]], Counts(CARDS)]
    public_hand: Annotated[Public[list[list[int]]], Counts(CARDS)]
    known_hands: Annotated[Owner[list[dict[int, list[int]]]], Counts(CARDS)]
    drawn: Annotated[Owner[list[tuple[int, ...]]], Named(CARDS)]  # in the draw that is going on
    front: Annotated[Public[list[list[int]]], Counts(CARDS)]
    deck: Server[list[int]]  # the top is the last
    knows_deck: Server[list[bool]]
    night_last: Public[bool]  # all know that Night is at the bottom
    deck_ran_out: Public[bool]  # tonight: in the morning everything is shuffled (S10.9)
    # What follows from the last shuffle (S10.10), kept by `hands.py`
    deck_was: Annotated[Public[list[int]], Counts(CARDS)]  # its cards, less those that all saw leave the deck since
    draws: Public[list[int]]  # by hand: cards drawn since
    gone: Annotated[Public[list[tuple[int, ...]]], Named(CARDS)]  # by hand: cards that left it since, face up
    pooled: Public[list[int]]  # by seat: under whose number those two count, since hands may have been mixed
    my_draws: Annotated[Owner[list[tuple[int, ...]]], Named(CARDS)]  # the cards this seat drew since
    deck_seen: Annotated[Owner[list[tuple[int, ...]]], Named(CARDS)]  # of a deck that another then put in order
    watched: Owner[list[int]]  # cards of the draw that is going on that this seat saw, knowing the deck
    discards: Annotated[Public[list[int]], Named(CARDS)]
    aside: Annotated[Public[list[int]], Named(CARDS)]  # being played or resolved
    removed: Annotated[Public[list[int]], Named(CARDS)]  # out of the game (S11)
    ordering: Server[list[int]]  # Tituba's new order so far, from the top
    estate: Server[list[int]]  # the hand of the dead while John and Martha share it
    estate_front: Annotated[Public[list[int]], Counts(CARDS)]  # and the blue cards

    first_choice: Owner[list[int]]  # of the pointing that is going on, -1 for none
    marked: Server[int]  # whom the witches chose tonight
    gavel: Public[int]
    confessions: Server[list[int]]  # sealed acts still to be turned up, -1 for none
    confessed: Public[list[bool]]
    said: Owner[list[tuple[tuple[int, int, int], ...]]]  # (night, stage, seat named): for the story at the end

    # ---- what is computed ------------------------------------------------------------------------------------

    @alike
    def hand_sizes(self, viewer: int) -> list[int]:
        return [sum(hand) for hand in self.hand]

    @alike
    def face_down(self, viewer: int) -> list[int]:
        return [sum(tryals) for tryals in self.tryals]

    @alike
    def deck_size(self, viewer: int) -> int:
        return len(self.deck)

    @shown
    def deck_order(self, viewer: int) -> _CARD_LIST | None:
        """The deck from the top, where the viewer knows its order (S9.47)."""
        if viewer < 0 or not self.knows_deck[viewer]:
            return None
        return [CARDS[k] for k in reversed(self.deck)]

    @shown
    def deck_new_order(self, viewer: int) -> _CARD_LIST | None:
        """What Tituba has put on top so far, for herself while she orders."""
        decision = self.decision
        if decision is None or decision.kind.name != "order" or viewer not in decision.seats:
            return None
        return [CARDS[k] for k in self.ordering]

    @shown
    def estate_hand(self, viewer: int) -> _CARD_COUNTS | None:
        """The hand that John and Martha share, for those two (S9.22)."""
        if not any(self.estate) or viewer not in self.heirs():
            return None
        return {CARDS[k]: n for k, n in enumerate(self.estate) if n}

    @alike
    def estate_size(self, viewer: int) -> int:
        return sum(self.estate)

    @alike
    def accusations(self, viewer: int) -> list[int]:
        """What the red cards before each seat are worth there."""
        return [self.accused_of(seat) for seat in range(self.seats)]

    @alike
    def limits(self, viewer: int) -> list[int]:
        return [CHARACTER_BY_NUMBER[power].limit for power in self.power]

    @shown
    def is_witch(self, viewer: int) -> bool | None:
        return None if viewer < 0 else self.witch[viewer]

    @shown
    def witches_pointing(self, viewer: int) -> dict[str, int] | None:
        """The witches' first choices, for the living witches, while the second is asked (S2.5)."""
        if viewer < 0 or not self.witch[viewer] or viewer not in self.living:
            return None
        decision = self.decision
        if decision is None or decision.kind.name not in ("dawn_again", "night_again"):
            return None
        return {str(s): self.first_choice[s] for s in self.living if self.witch[s]}

    @shown
    def kill(self, viewer: int) -> int | None:
        """Whom the witches chose tonight, for those who chose: not for one who became a witch since."""
        if self.marked < 0 or viewer not in self.living:
            return None
        chose = any(entry[1] == "witches" and entry[3] == self.nights for entry in self.learned[viewer])
        return self.marked if chose else None

    @shown
    def confession(self, viewer: int) -> dict[str, Any] | None:
        """What this seat has sealed and not yet turned up."""
        if viewer < 0 or self.confessions[viewer] < 0:
            return None
        return dict(self.game.acts[self.confessions[viewer]].json)

    @shown
    def reveal(self, viewer: int) -> SalemReveal | None:
        if self.outcome is None:
            return None
        return {
            "witches": [s for s in range(self.seats) if self.witch[s]],
            "tryals": [{TRYALS[f]: n for f, n in enumerate(tryals) if n} for tryals in self.tryals],
            "hands": [{CARDS[k]: n for k, n in enumerate(hand) if n} for hand in self.hand],
            "said": plain(self.said),
            "learned": plain(self.learned),
        }

    # ---- look-ups for the rules ------------------------------------------------------------------------------

    def accused_of(self, seat: int) -> int:
        """What the red cards before a seat are worth there (S4.1, S9.8); an Alibi there is a Witness (S9.48)."""
        front = self.front[seat]
        worth = front[ACCUSATION] * WORTH[ACCUSATION] + (front[WITNESS] + front[ALIBI]) * WORTH[WITNESS]
        return worth + front[EVIDENCE] * CHARACTER_BY_NUMBER[self.power[seat]].evidence_worth

    def limit_of(self, seat: int) -> int:
        """At how many accusations a Tryal of this seat is turned up (S4.3)."""
        return CHARACTER_BY_NUMBER[self.power[seat]].limit

    def left_of(self, seat: int) -> int:
        """The next living seat in turn order (S1.2)."""
        living = self.living
        for other in living:
            if other > seat:
                return other
        return living[0]

    def right_of(self, seat: int) -> int:
        living = self.living
        for other in reversed(living):
            if other < seat:
                return other
        return living[-1]

    def in_turn_order(self, start: int) -> list[int]:
        """The living seats, from `start` (or the next living one) on."""
        living = self.living
        return [s for s in living if s >= start] + [s for s in living if s < start]

    def heirs(self) -> list[int]:
        """Who inherits from the dead, John first (S9.14, S9.22)."""
        heirs = [s for s in self.living if CHARACTER_BY_NUMBER[self.power[s]].inherits]
        return sorted(heirs, key=lambda s: not CHARACTER_BY_NUMBER[self.character[s]].inherits)

    def constable(self) -> int:
        """The seat with the Constable face down, or -1 (S1.6)."""
        return next((seat for seat in self.living if self.tryals[seat][CONSTABLE]), -1)

    def linked_to(self, seat: int) -> int:
        """The other living seat with a Matchmaker, if this one has one, or -1 (S5.19)."""
        others = [other for other in self.living if other != seat and self.front[other][MATCHMAKER]]
        return others[0] if others and self.front[seat][MATCHMAKER] else -1

    def spend_use(self, seat: int, column: int) -> None:
        """One use of Phips, Parris or Tituba (columns 0, 1, 2) is spent by the seat that has that power now (S9.16)."""
        used = list(self.used[seat])
        used[column] += 1
        self.used[seat] = (used[0], used[1], used[2])

    def is_night(self) -> bool:
        """Whether a Night is being played, though a Conspiracy may have been drawn in the midst of it."""
        return self.phase == "night" or self.marked >= 0

    def hidden_witch_cards(self) -> int:
        return sum(tryals[WITCH] for tryals in self.tryals)
