"""Tithe (N13.13): up to three other players of your choice hand you 1 Hope each."""

from __future__ import annotations

from meetinghouse.boardgames.new_salem.acts import ENOUGH, SEAT
from meetinghouse.boardgames.new_salem.cubes import pay, place
from meetinghouse.boardgames.new_salem.powers import POWERS, EventCard
from meetinghouse.boardgames.new_salem.rules import RULES, SECONDS
from meetinghouse.boardgames.new_salem.state import Town

MOST = 3


def _payers(t: Town, chosen: tuple[int, ...]) -> list[int]:
    return [s for s in t.others(t.constable) if t.hope[s] and s not in chosen]


def _next_payer(t: Town, chosen: tuple[int, ...]) -> None:
    """One more payer, as long as there may be one; then the cubes move."""
    if len(chosen) < MOST and _payers(t, chosen):
        t.ask(TITHE, (t.constable,), chosen)
    else:
        _collect(t, chosen)


def _collect(t: Town, chosen: tuple[int, ...]) -> None:
    t.emit("tithed", seat=t.constable, seats=list(chosen))
    t.push(place, t.constable, len(chosen), 0)
    for payer in reversed(chosen):
        t.push(pay, payer, 1)


def _options(t: Town, seat: int, chosen: tuple[int, ...]) -> list[int]:
    named = [SEAT[s] for s in _payers(t, chosen)]
    return [*named, ENOUGH] if chosen else named


def _chosen(t: Town, seat: int, act: int, chosen: tuple[int, ...]) -> None:
    if act == ENOUGH:
        _collect(t, chosen)
    else:
        _next_payer(t, (*chosen, SEAT.key(act)))


def _silent(t: Town, seat: int, chosen: tuple[int, ...]) -> int:
    options = _options(t, seat, chosen)
    return ENOUGH if ENOUGH in options else options[t.chance.pick(len(options))]


TITHE = RULES.decision("tithe", options=_options, then=_chosen, default=_silent, seconds=SECONDS)


@POWERS.add
class Tithe(EventCard):
    def possible(self, t: Town) -> bool:
        return any(t.hope[s] for s in t.others(t.constable))

    def begin(self, t: Town) -> None:
        if self.possible(t):
            _next_payer(t, ())
