"""What colonists do: every moment at which one may matter, and the bases that several of them share.

`me` is the number of the colonist's card: one power serves every table, and a card set may print it on another card.
Moments other than `may_replace`, `when_arrested` and `value_when_arrested` are asked only while the card is in a
circle and neither Fear nor Spectral Evidence silences it (A7.1, A7.4).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from meetinghouse.boardgames.affliction.names import COLONISTS, IN_ROW
from meetinghouse.boardgames.affliction.rules import RULES
from meetinghouse.cards.running import Interpreter
from meetinghouse.cards.verbs import Instruction, outermost
from meetinghouse.engine.powers import Power, Powers

if TYPE_CHECKING:  # a table holds a card set, and that holds powers
    from meetinghouse.boardgames.affliction.state import Affliction


# Carries out the programs of colonists; `script` says what their verbs do.
SCRIPTS: Interpreter[Affliction] = Interpreter(RULES, lambda t, card: t.cards.power[card].code)


class Colonist(Power):
    """What one colonist does: nothing, unless its own class says otherwise."""

    once_a_round = False  # an ability that is spent for the round with its use
    n = 1  # the number in its text, where it has one; a card set may print another
    code: Sequence[Instruction] = ()  # of an ability that is put together from verbs: its steps,
    when = ""  # what it answers by itself,
    price = 0  # and what its use costs in any case

    # ---- hammer: used when a messenger leaves space 5 or 7 -------------------------------------------------------

    def may_use(self, t: Affliction, seat: int, me: int) -> bool:
        """Whether using it now would do something."""
        return False

    def use(self, t: Affliction, seat: int, me: int) -> None:
        """Use it: act at once, or `ask`."""

    # ---- clock: in force all the time ------------------------------------------------------------------------------

    def extra_accusation(self, t: Affliction, me: int) -> bool:
        """Whether the owner may place one accusation more on a space that places accusations."""
        return False

    def meeting_bonus(self, t: Affliction, me: int) -> int:
        """More influence for the owner on spaces 1 and 2."""
        return 0

    def waives_surcharge(self, t: Affliction, me: int) -> bool:
        """Whether the owner is spared the +1 of spaces 9 and 14."""
        return False

    def lifts_ban(self, t: Affliction, me: int) -> bool:
        """Whether the owner may bring in colonists of the other place."""
        return False

    def shuns_girls(self, t: Affliction, me: int, card: int) -> bool:
        """Whether Afflicted girls may not accuse `card`."""
        return False

    def shuns_fear(self, t: Affliction, me: int, card: int, seat: int) -> bool:
        """Whether `seat` may not put Fear on `card`."""
        return False

    def forbids_arrest(self, t: Affliction, me: int, card: int) -> bool:
        """Whether `card` may not be arrested now."""
        return False

    def shrugs_off(self, t: Affliction, me: int, card: int) -> bool:
        """Whether accusations do not lower the price of arresting `card`."""
        return False

    def arrest_surcharge(self, t: Affliction, me: int, owner: int, card: int, seat: int) -> int:
        """What `seat` pays on top for arresting `card`."""
        return 0

    def bring_surcharge(self, t: Affliction, me: int, owner: int, card: int, seat: int) -> int:
        """What `seat` pays on top for bringing in `card`."""
        return 0

    # ---- puritan: when something happens ---------------------------------------------------------------------------

    def when_arrested(self, t: Affliction, me: int, seat: int) -> None:
        """`seat` has arrested this colonist; works outside a circle too."""

    def after_arrest(self, t: Affliction, me: int, owner: int, seat: int) -> None:
        """`seat` has arrested somebody else."""

    def after_girl(self, t: Affliction, me: int, owner: int) -> None:
        """An Afflicted girl's ability has been used, for the first time in this action."""

    def after_bring(self, t: Affliction, me: int, owner: int, seat: int) -> None:
        """`seat` has brought another colonist into its circle."""

    def value_when_arrested(self, t: Affliction, me: int) -> int:
        """What this colonist is worth to the arrester at the end, instead of 1 and the houses."""
        return 0

    # ---- pentagram: while in play, in a circle or not --------------------------------------------------------------

    def may_replace(self, t: Affliction, me: int, seat: int) -> bool:
        """Whether this colonist may be arrested in place of a Prominent Colonist whom `seat` is arresting."""
        return False

    def moments(self) -> list[str]:
        """The moments that this colonist answers."""
        mine = type(self)
        return [moment for moment in MOMENTS if getattr(mine, moment) is not getattr(Colonist, moment)]

    @property
    def icon(self) -> str:
        """The icon that goes with such a moment."""
        return MOMENTS[self.moments()[0]]


# The moments that rules look for, with the icon that is printed beside each.
_CLOCK = (
    *("extra_accusation", "meeting_bonus", "waives_surcharge", "lifts_ban", "shuns_girls", "shuns_fear"),
    *("forbids_arrest", "shrugs_off", "arrest_surcharge", "bring_surcharge"),
)
_PURITAN = ("when_arrested", "after_arrest", "after_girl", "after_bring", "value_when_arrested")
MOMENTS: dict[str, str] = {
    "may_use": "hammer",
    **dict.fromkeys(_CLOCK, "clock"),
    **dict.fromkeys(_PURITAN, "puritan"),
    "may_replace": "pentagram",
}

POWERS = Powers(COLONISTS, Colonist)


class Scripted(Colonist):
    """An ability that is put together from verbs; `script` says what they do."""

    def __init__(self, number: int, name: str, code: Sequence[Instruction], when: str = "") -> None:
        """`when` it answers something by itself; without, it is a hammer."""
        super().__init__(number, name)
        self.code = code
        self.when = when
        self.once_a_round = any(step.verb == "once" for step in code)
        self.price = sum(step.args["what"] for step in outermost(code) if step.verb == "pay")
        self._check: Callable[[Affliction, int, int], bool] | None = None

    def moments(self) -> list[str]:
        return [_WHEN[self.when]]

    def may_use(self, t: Affliction, seat: int, me: int) -> bool:
        """Whether it can be paid for, and the first thing it does can be done."""
        if (self.price and t.influence[seat] < self.price) or (self.once_a_round and me in t.once_a_round):
            return False
        if self._check is None:
            self._check = SCRIPTS.possible(self)
        return self._check(t, seat, me)

    def use(self, t: Affliction, seat: int, me: int) -> None:
        if self.when and self.once_a_round:  # `abilities` notes the use of a hammer
            if me in t.once_a_round:
                return
            t.once_a_round.append(me)
        SCRIPTS.begin(t, me, seat)

    def when_arrested(self, t: Affliction, me: int, seat: int) -> None:
        self.use(t, seat, me)

    def after_arrest(self, t: Affliction, me: int, owner: int, seat: int) -> None:
        if self.when == "an_arrest" or (self.when == "i_arrest") == (seat == owner):
            self.use(t, owner, me)

    def after_bring(self, t: Affliction, me: int, owner: int, seat: int) -> None:
        if (self.when == "i_bring") == (seat == owner):
            self.use(t, owner, me)

    def after_girl(self, t: Affliction, me: int, owner: int) -> None:
        self.use(t, owner, me)


_WHEN = {
    "": "may_use",
    "arrested": "when_arrested",
    **dict.fromkeys(("an_arrest", "i_arrest", "others_arrest"), "after_arrest"),
    **dict.fromkeys(("i_bring", "others_bring"), "after_bring"),
    "a_girl_acts": "after_girl",
}


class ScapegoatColonist(Colonist):
    """May be arrested in place of a Prominent Colonist, for nothing and without an accusation."""

    def may_replace(self, t: Affliction, me: int, seat: int) -> bool:
        """Not in the deck or arrested, protected, under Spectral Evidence or 3 Fear, nor in the arrester's circle
        (A8.3); nor straight after Burroughs gave her her voice back (A8.9)."""
        where = t.where[me]
        return where <= IN_ROW and where != seat and t.protection != me and t.works(me) and me not in t.freed
