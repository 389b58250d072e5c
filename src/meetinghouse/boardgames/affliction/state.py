"""What lies on the table in Affliction. Look-ups only; the rules are in the modules named after the rulebook."""

from typing import Annotated, Any, TypedDict

from meetinghouse.boardgames.affliction import costs, scoring
from meetinghouse.boardgames.affliction.acts import PLACE
from meetinghouse.boardgames.affliction.cardset import CardSet, FactionCard, Printed, named
from meetinghouse.boardgames.affliction.names import (
    ARRESTED,
    CARDS,
    COLONISTS,
    COUNT,
    FACTIONS,
    FEAR_STOPS_ABILITY,
    GRIEVANCES,
    IN_DECK,
    IN_ROW,
    NOBODY,
    PACKET,
)
from meetinghouse.boardgames.affliction.rules import RULES
from meetinghouse.engine.table import Table
from meetinghouse.engine.visibility import Counts, Named, Owner, Public, Server, alike, encoded, fixed, shown

_BY_NAME = Named(CARDS)  # where a slot may be empty, or an end card may lie
_COLONISTS = Named(COLONISTS)
_TOKENS = Counts(COLONISTS)

_COLONIST = Annotated[str, Named(COLONISTS)]


class Decks(TypedDict):
    """How many cards each deck holds, and how many blue ones lie above the packet with the end cards."""

    prominent: int
    colonist: int
    before_end: int


class GrievanceCard(TypedDict):
    """A grievance card spelt out."""

    targets: list[_COLONIST]
    ally: _COLONIST
    target_bonus: int
    ally_penalty: int


@RULES.table
class Affliction(Table):
    """The state of one game. Colonists are numbers in the order of `names.COLONISTS`."""

    round: Public[int]
    first: Public[int]  # holder of the First Player token
    leader: Public[int]  # who held it when this round began
    faction: Annotated[Public[list[int]], Named(FACTIONS)]
    influence: Public[list[int]]
    grievance: Annotated[Owner[list[int]], Named(GRIEVANCES)]
    revealed: Annotated[Public[list[int]], Named(GRIEVANCES)]  # turned up so far, by seat: at the end
    offered: Annotated[Owner[list[list[int]]], _COLONISTS]  # the two Starting Colonists to choose from

    # the cards
    circles: Annotated[Public[list[list[int]]], _COLONISTS]
    arrested: Annotated[Public[list[list[int]]], _COLONISTS]
    top: Annotated[Public[list[int]], _BY_NAME]  # slot 0 is nearest the deck
    bottom: Annotated[Public[list[int]], _BY_NAME]
    red: Server[list[int]]  # last is next
    blue: Server[list[int]]
    red_under: Annotated[Public[list[int]], _COLONISTS]  # put there in the open: first is next
    blue_under: Annotated[Public[list[int]], _COLONISTS]
    end_card: Annotated[Public[int], _BY_NAME]
    where: Server[list[int]]  # every colonist's place, kept beside the lists for speed

    # the tokens
    accusations: Annotated[Public[list[int]], _TOKENS]
    fear: Annotated[Public[list[int]], _TOKENS]
    advocates: Annotated[Public[list[int]], _TOKENS]
    spectral: Annotated[Public[int], _BY_NAME]
    protection: Annotated[Public[int], _BY_NAME]

    # the round
    board: Public[list[int]]  # the seat of the messenger on spaces 1..14 (index 0 is not used), or -1
    messengers: Public[list[int]]  # still in hand
    space: Public[int]  # being resolved; 0 while messengers are placed
    used: Annotated[Public[list[int]], _COLONISTS]  # hammer abilities used in this activation
    collected: Public[bool]  # space 5: influence already taken
    once: Annotated[Public[list[int]], _COLONISTS]  # what works once for each space and has worked on this one
    once_a_round: Annotated[Public[list[int]], _COLONISTS]
    taken: Public[bool]  # a colonist of the bottom row was arrested or brought in this round
    freed: Annotated[Public[list[int]], _COLONISTS]  # from 3 Fear through Burroughs: wait for the next arrest

    free: Server[list[int]]  # while messengers are placed: the acts that name a free space
    playing: Server[list[int]]  # every colonist in a row or a circle, by number (A4.2)

    # fixed for the game, read in every cost
    cards: Server[CardSet]  # what is printed on the cards in use
    defence: Server[int]
    limited: Server[bool]

    def own_words(self) -> dict[str, Any]:
        return self.cards.words

    def works(self, card: int) -> bool:
        """Whether neither Fear nor Spectral Evidence silences a colonist (rulebook: Fear, Spectral Evidence)."""
        return self.fear[card] < FEAR_STOPS_ABILITY and self.spectral != card

    def in_circle(self, card: int) -> int:
        """The seat whose circle a colonist works in, or -1 (also when silenced)."""
        seat = self.where[card]
        return seat if seat < IN_ROW and self.fear[card] < FEAR_STOPS_ABILITY and self.spectral != card else -1

    def in_rows(self) -> list[int]:
        """The colonists of both rows, from the slots nearest the decks."""
        return [card for card in (*self.top, *self.bottom) if card != NOBODY]

    def settle(self) -> None:
        """Rebuild `where` and the rest of what only the server keeps from the public lists."""
        self.cards = named(self.options["cards"])
        where = list(self.cards.places)
        for seat in range(self.seats):
            for card in self.circles[seat]:
                where[card] = seat
            for card in self.arrested[seat]:
                where[card] = ARRESTED + seat
        for card in self.in_rows():
            where[card] = IN_ROW
        self.where = where
        self.playing = [card for card in range(COUNT) if where[card] <= IN_ROW]
        self.free = PLACE.acts(space for space, holder in enumerate(self.board) if holder < 0 < space)
        self.defence = self.options["circle_defence"]
        self.limited = self.options["limited_tokens"]

    @fixed
    def colonists(self, viewer: int) -> dict[_COLONIST, Printed]:
        """What is printed on the cards: constant, so that no client needs the card set."""
        return self.cards.printed

    @fixed
    def faction_cards(self, viewer: int) -> dict[Annotated[str, Named(FACTIONS)], FactionCard]:
        return self.cards.faction_cards

    @alike
    def prices(self, viewer: int) -> dict[_COLONIST, costs.Prices]:
        """For each colonist in play and each seat: the price of an arrest and of bringing in, or None; both without
        the surcharge of a space or ability."""
        return costs.price_list(self)

    @encoded("prices")
    def _prices(self) -> dict[_COLONIST, costs.Prices]:
        return costs.kept_price_list(self)

    @alike
    def surcharge(self, viewer: int) -> int | None:
        """What the open arrest or bringing in costs on top of the price, or None."""
        asked = self.decision is not None and self.decision.kind.name in ("arrest", "bring", "scapegoat")
        return self.decision.data[0] if self.decision is not None and asked else None

    @alike
    def decks(self, viewer: int) -> Decks:
        """How many cards each deck holds, and how many blue ones lie above the packet with the end cards."""
        in_deck = [card for card in range(COUNT) if self.where[card] == IN_DECK]
        red = sum(self.cards.prominent[card] for card in in_deck)
        ends = 2 if self.end_card == NOBODY else 1
        blue = len(in_deck) - red + ends
        return {"prominent": red, "colonist": blue, "before_end": max(0, blue - len(self.blue_under) - PACKET)}

    @shown
    def my_grievance(self, viewer: int) -> GrievanceCard | None:
        """The viewer's own grievance card spelt out."""
        if viewer < 0 or not self.grievance:
            return None
        card = self.cards.grievances[self.grievance[viewer]]
        return {
            "targets": [COLONISTS[c] for c in card.targets],
            "ally": COLONISTS[card.ally],
            "target_bonus": card.target_bonus,
            "ally_penalty": card.ally_penalty,
        }

    @shown
    def points(self, viewer: int) -> list[scoring.Points]:
        """What each seat would score if the game ended now; of grievances only those the viewer knows."""
        return [scoring.public_lines(self, seat, viewer) for seat in range(self.seats)]
