"""What every Event card says of itself, and the questions that several of them ask in the same way."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from meetinghouse.boardgames.new_salem.acts import SEAT
from meetinghouse.boardgames.new_salem.names import EVENTS
from meetinghouse.boardgames.new_salem.rules import RULES, SECONDS, question
from meetinghouse.engine.game import Kind
from meetinghouse.engine.powers import Power, Powers
from meetinghouse.engine.verbs import Instruction

if TYPE_CHECKING:  # a table holds a card set, and that holds powers
    from meetinghouse.boardgames.new_salem.state import Town

SECRET_SECONDS = 15  # where nobody sees who has answered


class EventCard(Power):
    """One Event, with all moments at which it matters. `t.constable` is who initiated it until it is over."""

    held = -1  # its place in `Town.holder` when a player keeps the card

    def possible(self, t: Town) -> bool:
        """Whether it would do anything once its cost is paid; by public facts only (N7.7)."""
        return True

    def begin(self, t: Town) -> None:
        """Carry out its text; may ask."""
        raise NotImplementedError


class Scripted(EventCard):
    """An Event that a card set puts together from verbs; `script` carries it out."""

    def __init__(self, number: int, name: str, code: tuple[Instruction, ...], held: int) -> None:
        """`held` as above, where the program hands the card to a player."""
        super().__init__(number, name)
        self.code = code
        self.held = held

    def possible(self, t: Town) -> bool:
        from meetinghouse.boardgames.new_salem.script import possible

        return possible(t, self.number)

    def begin(self, t: Town) -> None:
        RULES.steps["run_script"](t, self.number, 0, len(self.code), ())


class Asking(EventCard):
    """An Event that begins with a question to the Constable."""

    asks: Kind

    def begin(self, t: Town) -> None:
        if self.possible(t):
            t.ask(self.asks, (t.constable,))


class OfTheirs(Asking):
    """The same where a Building of another player is chosen."""

    def possible(self, t: Town) -> bool:
        return any(t.in_play[s] for s in t.others(t.constable))


class Naming(Asking):
    """The same where the Constable names a player, as `choose_seat` asks for one."""

    def begin(self, t: Town) -> None:
        if self.possible(t):
            ask_seat(t, self.asks, t.constable)


class NamingOneLeft(Naming):
    """The same where nobody may be left to name."""

    def possible(self, t: Town) -> bool:
        return bool(self.asks.options(t, t.constable))


POWERS: Powers[EventCard] = Powers(EVENTS, EventCard)


def choose_seat(
    name: str, candidates: Callable[..., Sequence[int]], then: Callable[..., None], seconds: int = SECONDS
) -> Kind:
    """A decision in which one seat names a seat: `then(table, by, target, *data)`."""

    def options(t: Town, seat: int, *data: Any) -> list[int]:
        return [SEAT[s] for s in candidates(t, seat, *data)]

    def chosen(t: Town, seat: int, act: int, *data: Any) -> None:
        then(t, seat, SEAT.key(act), *data)

    return question(name, options, chosen, seconds)


def ask_seat(t: Town, kind: Kind, by: int, *data: Any) -> None:
    """Ask for a seat; the only one there is needs no asking."""
    found = kind.options(t, by, *data)
    if len(found) == 1:
        kind.then(t, by, found[0], *data)
    elif found:
        t.ask(kind, (by,), *data)


def other_seats(t: Town, seat: int, *data: Any) -> list[int]:
    """Everyone but `seat` and the seats in `data`."""
    return [s for s in t.others(seat) if s not in data]
