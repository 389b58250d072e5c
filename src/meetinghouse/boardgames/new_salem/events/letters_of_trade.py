"""Letters of Trade (N13.5): another player shows the town one type on their Character.

In the house set everyone has at least two types, so asking a player twice tells nothing but types; a third time would
tell the side. In a set with fewer types nobody is asked for more than everyone has.
"""

from __future__ import annotations

from meetinghouse.boardgames.new_salem.acts import TYPE
from meetinghouse.boardgames.new_salem.names import TYPES
from meetinghouse.boardgames.new_salem.powers import POWERS, NamingOneLeft, choose_seat
from meetinghouse.boardgames.new_salem.rules import question
from meetinghouse.boardgames.new_salem.state import Town
from meetinghouse.engine.visibility import EVERYONE


def askable(t: Town, seat: int) -> list[int]:
    return [s for s in t.others(seat) if t.types_shown[s].bit_count() < t.set.types_to_show]


def _summoned(t: Town, by: int, target: int) -> None:
    t.ask(SHOW, (target,))


def _types(t: Town, seat: int) -> list[int]:
    mine = t.set.types[t.character[seat]] & ~t.types_shown[seat]
    return [TYPE[i] for i in range(len(TYPES)) if mine >> i & 1]


def _shown(t: Town, seat: int, act: int) -> None:
    kind = TYPE.key(act)
    t.types_shown[seat] |= 1 << kind
    t.emit("type_shown", tells=EVERYONE, seat=seat, type=TYPES[kind])


SUMMON = choose_seat("letters_of_trade", askable, _summoned)
SHOW = question("show_type", _types, _shown)


@POWERS.add
class LettersOfTrade(NamingOneLeft):
    asks = SUMMON
