"""Character Witness (N13.6): a player looks at another's Character and tells the town what they saw, true or not."""

from __future__ import annotations

from meetinghouse.boardgames.new_salem.acts import ACTS, SAY
from meetinghouse.boardgames.new_salem.characters import show_character
from meetinghouse.boardgames.new_salem.powers import POWERS, Naming, ask_seat, choose_seat, other_seats
from meetinghouse.boardgames.new_salem.rules import question
from meetinghouse.boardgames.new_salem.state import Town


def _named(t: Town, by: int, target: int) -> None:
    ask_seat(t, WITNESS, by, target)


def _called(t: Town, by: int, witness: int, target: int) -> None:
    show_character(t, target, witness, "looked")
    t.ask(TESTIFY, (witness,), target)


def _words(t: Town, seat: int, target: int) -> list[int]:
    return list(SAY.values())


def _testified(t: Town, seat: int, act: int, target: int) -> None:
    t.emit("testified", seat=seat, target=target, side=ACTS[act].args["side"])


WITNESS = choose_seat("call_witness", other_seats, _called)
TESTIFY = question("testify", _words, _testified)


@POWERS.add
class CharacterWitness(Naming):
    asks = choose_seat("character_witness", other_seats, _named)
