"""All moments at which a playing card or a Town Hall character may matter; `cards` and `characters` override some."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from meetinghouse.boardgames.salem1692.acts import SEAT
from meetinghouse.boardgames.salem1692.cardset import CHANGES, STAYS, WORTH
from meetinghouse.boardgames.salem1692.names import BLUE, CARDS, CHARACTERS, EVIDENCE
from meetinghouse.engine.powers import Power, Powers

if TYPE_CHECKING:  # the table asks powers what they change, so it cannot be imported here
    from meetinghouse.boardgames.salem1692.state import Salem
    from meetinghouse.engine.game import Kind


class Card(Power):
    """A card is laid aside when it is played and its target is asked for. Then it goes where it belongs, and takes
    effect."""

    for_two = True  # False: with two players left it can neither be drawn nor played (S11.2, S11.3)
    phase = ""  # the phase that begins when it is drawn

    def __init__(self, number: int, name: str) -> None:
        """`stays`: whether it lies before its target once it is played, and is not discarded (S5.2, S5.9)."""
        super().__init__(number, name)
        self.stays = STAYS[number] or WORTH[number] > 0 or number in BLUE

    def fits(self, t: Salem, target: int) -> bool:
        """Whether it would do something to another player."""
        return True

    def targets(self, t: Salem, seat: int) -> list[int]:
        """On whom it may be played (S3.4, S5.3)."""
        return [other for other in t.living if other != seat and self.fits(t, other)]

    def playable(self, t: Salem, seat: int) -> bool:
        for other in t.living:  # noqa: SIM110  # `any` with a generator takes 1% of a move longer
            if other != seat and self.fits(t, other):
                return True
        return False

    def play(self, t: Salem, seat: int, target: int) -> None:
        """Take effect on the target. The card lies where it belongs, and everybody has been told."""

    def when_drawn(self, t: Salem, seat: int) -> None:
        """A black card was drawn and lies in `t.aside`: resolve it. What was interrupted is pushed already."""
        raise NotImplementedError(self.name)

    def lay(self, t: Salem, target: int) -> None:
        """From aside to the table before a player."""
        t.aside.remove(self.number)
        t.front[target][self.number] += 1

    def discard(self, t: Salem) -> None:
        t.aside.remove(self.number)
        t.discards.append(self.number)


class FromTo(Card):
    """A card that names two other players: what is taken from the first goes to the second."""

    for_two = False
    asks: Kind  # who receives it
    takes: Literal["hand", "front"]  # what goes from the one to the other

    @staticmethod
    def takers(t: Salem, seat: int, giver: int) -> list[int]:
        """The players who may be named second."""
        return SEAT.acts(s for s in t.living if s not in (seat, giver))

    def fits(self, t: Salem, target: int) -> bool:
        return any(getattr(t, self.takes)[target])

    def play(self, t: Salem, seat: int, target: int) -> None:
        t.ask(self.asks, (seat,), target)


class Blue(Card):
    """A blue card stays before its player (S5.2). Piety and Asylum do nothing else: rules look for them."""

    for_two = False


class Character(Power):
    """By default nothing is special; the card set says what is changed. A power works for its seat now: its owner, or
    Martha as that character."""

    limit = 7  # at how many accusations a Tryal is turned up (S4.3)
    evidence_worth = WORTH[EVIDENCE]  # of Evidence that lies before this player
    link_immune = False  # a linked player's death does not kill
    cat_immune = False  # the Black Cat does no harm
    robbery_immune = False  # Arson and Robbery come to nothing
    reveals_early = 0  # how many accusations below the limit a reveal may be called
    alibi_as_witness = False
    confesses_unseen = False
    inherits = False  # the cards of the dead
    copies_right_neighbour = False  # has the power of the first living player on the right

    def __init__(self, number: int, name: str) -> None:
        super().__init__(number, name)
        vars(self).update(CHANGES.get(name, {}))

    def turn_acts(self, t: Salem, seat: int) -> list[int]:
        """Further acts on a turn on which nothing was played yet."""
        return []

    def take_turn(self, t: Salem, seat: int, act: int) -> None:
        """Carry out one of them; it is the whole turn."""
        raise NotImplementedError(self.name)

    def after_turn_draw(self, t: Salem, seat: int) -> None:
        """This seat has drawn its two cards."""

    def at_final_accusation(self, t: Salem, seat: int, accused: int) -> None:
        """This seat placed the final accusation; the reveal is pushed already and comes after what is asked here."""

    def at_reveal(self, t: Salem, seat: int) -> None:
        """Another player's Tryal was turned up by accusation or Black Cat: push what this seat may do."""

    def after_deaths(self, t: Salem, seat: int) -> None:
        """Somebody died and all is settled. Asked of the character itself: Martha's own, not the one she copies."""


CARD_POWERS: Powers[Card] = Powers(CARDS, Card)
for _number in BLUE:
    CARD_POWERS.put(_number, Blue)
CHARACTER_POWERS: Powers[Character] = Powers(CHARACTERS, Character)
CARD_BY_KIND, CHARACTER_BY_NUMBER = CARD_POWERS.each, CHARACTER_POWERS.each  # where moves look them up
