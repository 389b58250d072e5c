"""The complete list of moments at which a colonist may matter. Each does nothing unless a colonist says otherwise.

`me` is the number of the colonist's card: one behaviour serves every table, so nothing is kept here. Moments other
than `may_replace`, `when_arrested` and `value_when_arrested` are asked only while the card is in a circle and neither
Fear nor Spectral Evidence silences it (the publisher's answers 7 and 8).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from meetinghouse.boardgames.affliction.roster import IN_ROW

if TYPE_CHECKING:
    from collections.abc import Sequence

    from meetinghouse.boardgames.affliction.state import Affliction


class Colonist:
    """What one colonist does. The name of the file is the name in card sets."""

    icon: str = ""

    # ---- hammer: used when a messenger leaves space 5 or 7 -------------------------------------------------------

    def may_use(self, t: Affliction, seat: int, me: int) -> bool:
        """Whether using it now would do something."""
        return False

    def use(self, t: Affliction, seat: int, me: int) -> None:
        """Use it: act at once, or ask with `abilities.ask_target(t, seat, me, stage, ...)`."""

    def targets(self, t: Affliction, seat: int, me: int, stage: int, data: int) -> Sequence[int]:
        """The acts to choose from at a stage of the ability."""
        raise NotImplementedError

    def chosen(self, t: Affliction, seat: int, me: int, act: int, stage: int, data: int) -> None:
        """Carry on with the act that was chosen."""
        raise NotImplementedError

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

    def after_arrest(self, t: Affliction, me: int, owner: int) -> None:
        """Somebody has been arrested."""

    def after_girl(self, t: Affliction, me: int, owner: int) -> None:
        """An Afflicted girl's ability has been used, for the first time in this action."""

    def after_bring(self, t: Affliction, me: int, owner: int) -> None:
        """The owner has brought another colonist into the circle."""

    def after_accused(self, t: Affliction, me: int, owner: int, card: int, seat: int) -> None:
        """`seat` has put accusations on `card`."""

    def value_when_arrested(self, t: Affliction, me: int) -> int:
        """What this colonist is worth to the arrester at the end, instead of 1 and the houses."""
        return 0

    # ---- pentagram: while in play, in a circle or not --------------------------------------------------------------

    def may_replace(self, t: Affliction, me: int, seat: int) -> bool:
        """Whether this colonist may be arrested in place of a Prominent Colonist whom `seat` is arresting."""
        return False

    def moments(self) -> list[str]:
        """The moments that this colonist answers."""
        return [moment for moment in MOMENTS if getattr(type(self), moment) is not getattr(Colonist, moment)]


# Those that rules look for; the hammer's three are reached through the activation.
MOMENTS: tuple[str, ...] = (
    "extra_accusation",
    "meeting_bonus",
    "waives_surcharge",
    "lifts_ban",
    "shuns_girls",
    "shuns_fear",
    "forbids_arrest",
    "shrugs_off",
    "arrest_surcharge",
    "bring_surcharge",
    "when_arrested",
    "after_arrest",
    "after_girl",
    "after_bring",
    "after_accused",
    "value_when_arrested",
    "may_replace",
    "may_use",
)


class AfflictedGirl(Colonist):
    """An Afflicted girl: a hammer ability that accuses, and may not touch those who shun the girls."""

    icon = "hammer"


class Scapegoat(Colonist):
    """May be arrested in place of a Prominent Colonist, for nothing and without an accusation."""

    icon = "pentagram"

    def may_replace(self, t: Affliction, me: int, seat: int) -> bool:
        """Not in the deck or arrested, protected, under Spectral Evidence or 3 Fear, nor in the arrester's circle; nor
        straight after Burroughs gave her her voice back (publisher's answer 10, rulebook)."""
        where = t.where[me]
        return where <= IN_ROW and where != seat and t.protection != me and t.works(me) and me not in t.freed
