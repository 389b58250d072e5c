"""Character Witness (N13.6): a player looks at another's Character and tells the town what they saw, true or not."""

from __future__ import annotations

from meetinghouse.boardgames.new_salem.acts import SAY_PURITAN, SAY_WITCH
from meetinghouse.boardgames.new_salem.cubes import by_chance
from meetinghouse.boardgames.new_salem.events.base import SECONDS, Effect, ask_seat, choose_seat, event, other_seats
from meetinghouse.boardgames.new_salem.events.characters import show_character
from meetinghouse.boardgames.new_salem.state import RULES, Town


def _named(t: Town, by: int, target: int) -> None:
    ask_seat(t, WITNESS, by, target)


def _called(t: Town, by: int, witness: int, target: int) -> None:
    show_character(t, target, witness, "looked")
    t.ask(TESTIFY, (witness,), target)


def _words(t: Town, seat: int, target: int) -> list[int]:
    return [SAY_PURITAN, SAY_WITCH]


def _testified(t: Town, seat: int, act: int, target: int) -> None:
    t.emit("testified", seat=seat, target=target, side="puritan" if act == SAY_PURITAN else "witch")


DOUBT = choose_seat("character_witness", other_seats, _named)
WITNESS = choose_seat("call_witness", other_seats, _called)
TESTIFY = RULES.decision("testify", options=_words, then=_testified, default=by_chance, seconds=SECONDS)


@event("character_witness")
class CharacterWitness(Effect):
    def begin(self, t: Town) -> None:
        ask_seat(t, DOUBT, t.constable)
