"""The colonists whose ability is no list of steps: it bends a price or a limit, and nobody chooses or changes anything.

The deeds of all others stand beside their facts in `cards/affliction/house.toml`.
"""

from meetinghouse.boardgames.affliction.names import ARRESTED, IN_DECK, INDEX
from meetinghouse.boardgames.affliction.powers import POWERS, Colonist, ScapegoatColonist
from meetinghouse.boardgames.affliction.state import Affliction

GRANDFATHER = INDEX["george_jacobs"]
WITH_HIM = -1  # what Margaret Jacobs is worth when he is arrested too


@POWERS.add
class ThomasPutnam(Colonist):
    """One accusation more on each space that places accusations (A12.1)."""

    def extra_accusation(self, t: Affliction, me: int) -> bool:
        return True


@POWERS.add
class ElizabethProctor(Colonist):
    """In a circle, she is arrested only with three accusations; she was reprieved (A12.6)."""

    n = 3

    def forbids_arrest(self, t: Affliction, me: int, card: int) -> bool:
        return card == me and t.accusations[me] < self.n


@POWERS.add
class WilliamProctor(Colonist):
    """In a circle, Afflicted girls cannot accuse him (A12.7)."""

    def shuns_girls(self, t: Affliction, me: int, card: int) -> bool:
        return card == me


@POWERS.add
class ElizabethPorter(Colonist):
    """The magistrate's sister spares her circle the +1 of spaces 9 and 14 (A12.11)."""

    def waives_surcharge(self, t: Affliction, me: int) -> bool:
        return True


@POWERS.add
class MaryBlack(ScapegoatColonist):
    """May be arrested in place of a Prominent Colonist (A12.20, A8)."""


@POWERS.add
class SarahGood(ScapegoatColonist):
    """May be arrested in place of a Prominent Colonist (A12.21, A8)."""


@POWERS.add
class MargaretJacobs(Colonist):
    """Worth 4 to her arrester, or -1 if George Jacobs Sr. is arrested too (A12.25)."""

    n = 4

    def value_when_arrested(self, t: Affliction, me: int) -> int:
        return WITH_HIM if ARRESTED <= t.where[GRANDFATHER] < IN_DECK else self.n


@POWERS.add
class RebeccaNurse(Colonist):
    """The others of her circle cost other players 1 more to arrest or to win over (A12.31)."""

    n = 1

    def arrest_surcharge(self, t: Affliction, me: int, owner: int, card: int, seat: int) -> int:
        return self.n if card != me and t.where[card] == owner != seat else 0

    def bring_surcharge(self, t: Affliction, me: int, owner: int, card: int, seat: int) -> int:
        return self.arrest_surcharge(t, me, owner, card, seat)


@POWERS.add
class GilesCorey(Colonist):
    """In a circle, he stands mute: accusations do not make his arrest cheaper (A12.32)."""

    def shrugs_off(self, t: Affliction, me: int, card: int) -> bool:
        return card == me


@POWERS.add
class JohnWillard(Colonist):
    """The deputy who would not arrest: others' arrests of Prominent Colonists cost 1 more (A12.36)."""

    n = 1

    def arrest_surcharge(self, t: Affliction, me: int, owner: int, card: int, seat: int) -> int:
        return self.n if seat != owner and t.cards.prominent[card] else 0


@POWERS.add
class SusannahMartin(Colonist):
    """Other players cannot put Fear on the colonists of her circle (A12.38)."""

    def shuns_fear(self, t: Affliction, me: int, card: int, seat: int) -> bool:
        return t.where[card] == t.where[me] != seat


@POWERS.add
class NathanielIngersoll(Colonist):
    """1 influence more on spaces 1 and 2; meetings were held at his tavern (A12.39)."""

    n = 1

    def meeting_bonus(self, t: Affliction, me: int) -> int:
        return self.n


@POWERS.add
class DanielAndrew(Colonist):
    """At home in Village and Town, he lets his circle bring in colonists of either (A12.40)."""

    def lifts_ban(self, t: Affliction, me: int) -> bool:
        return True
