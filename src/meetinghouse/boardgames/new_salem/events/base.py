"""What every Event says of itself, and the questions that several Events ask in the same way."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from meetinghouse.boardgames.new_salem.acts import SEAT
from meetinghouse.boardgames.new_salem.cubes import by_chance
from meetinghouse.boardgames.new_salem.ids import EVENTS
from meetinghouse.boardgames.new_salem.state import RULES, Town
from meetinghouse.engine.game import Kind

SECONDS = 30
SECRET_SECONDS = 15  # where nobody sees who has answered, everyone waits the whole time


class Effect:
    """One Event. `t.constable` is who initiated it until it is over."""

    held = -1  # its place in `Town.holder` when a player keeps the card

    def possible(self, t: Town) -> bool:
        """Whether it would do anything once its cost is paid; by public facts only (N7.7)."""
        return True

    def begin(self, t: Town) -> None:
        """Carry out its text; may ask."""
        raise NotImplementedError


_EFFECTS: dict[int, Effect] = {}
E = TypeVar("E", bound=Effect)


def event(name: str) -> Callable[[type[E]], type[E]]:
    """Register the class of an Event under its id."""

    def register(cls: type[E]) -> type[E]:
        number = EVENTS.index(name)
        if number in _EFFECTS:
            raise TypeError(f"two Events named {name}")
        _EFFECTS[number] = cls()
        return cls

    return register


def effect(number: int) -> Effect:
    """The Event behind a number."""
    return _EFFECTS[number]


def is_possible(t: Town, number: int) -> bool:
    """Whether initiating it now would do anything."""
    return _EFFECTS[number].possible(t)


def registered() -> list[str]:
    """The ids of all Events that have code."""
    return [EVENTS[number] for number in sorted(_EFFECTS)]


def choose_seat(
    name: str, candidates: Callable[..., Sequence[int]], then: Callable[..., None], seconds: int = SECONDS
) -> Kind:
    """A decision in which one seat names a seat: `then(table, by, target, *data)`."""

    def options(t: Town, seat: int, *data: Any) -> list[int]:
        return [SEAT[s] for s in candidates(t, seat, *data)]

    def chosen(t: Town, seat: int, act: int, *data: Any) -> None:
        then(t, seat, act - SEAT[0], *data)

    return RULES.decision(name, options=options, then=chosen, default=by_chance, seconds=seconds)


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
