"""A tiny game that has every shape of decision, for the server's own tests: turns, a secret night, a reaction window
and a main decision with speak-ups. `register()` adds it to the known games of this process; `python -m
tests.server.standin PORT ...` serves it.
"""

from __future__ import annotations

import json
import sys
from typing import Any

import meetinghouse as mh
from meetinghouse.engine.acts import ActTable
from meetinghouse.engine.game import Closes, Game, Option, Rules
from meetinghouse.engine.table import Table
from meetinghouse.engine.visibility import EVERYONE, Owner, Public, Server, shown
from meetinghouse.telling import Telling, event

ACTS = ActTable()
DRAW = ACTS.add("draw")
ACCUSE = [ACTS.add("accuse", seat=s) for s in range(12)]
POINT = [ACTS.add("point", seat=s) for s in range(12)]
YES = ACTS.add("yes")
NO = ACTS.add("no")
GIVE = ACTS.add("give")
END = ACTS.add("end")
RULES = Rules(
    "standin",
    seats=(2, 12),
    version="1.0",
    acts=ACTS,
    options={"rounds": Option(2, (1, 2, 3, 5, 50, 1000))},
    outcomes=("last_round",),
)


@RULES.table
class Standin(Table):
    """One hidden witch, a hand of numbers each, a few rounds."""

    role: Owner[list[bool]]
    hand: Owner[list[list[int]]]
    deck: Server[list[int]]
    living: Public[list[int]]
    gifts: Public[int]
    round: Public[int]
    turn: Public[int]
    pointed: Owner[list[int]]

    @shown
    def sizes(self, viewer: int) -> list[int]:
        """Hand sizes are public."""
        return [len(h) for h in self.hand]


@RULES.set_up
def _new(t: Any) -> None:
    n = t.seats
    witch = t.chance.pick(n)
    t.role = [s == witch for s in range(n)]
    t.hand = [[] for _ in range(n)]
    t.deck = t.chance.shuffle(60)
    t.living = list(range(n))
    t.gifts = 0
    t.round = 0
    t.turn = 0
    t.pointed = [-1] * n
    t.emit("dealt", seats=n)
    for s in range(n):
        t.emit("role", seat=s, to=1 << s, tells=1 << s, secret={"witch": int(t.role[s])})
    t.ask(TURN, (0,))


def _turn_options(t: Any, seat: int) -> list[int]:
    others = [ACCUSE[s] for s in range(t.seats) if s != seat]
    return [DRAW, *others] if t.deck else others


def _turn(t: Any, seat: int, act: int) -> None:
    if act == DRAW:
        card = t.deck.pop()
        t.hand[seat].append(card)
        t.emit("drew", seat=seat, n=1, tells=1 << seat, secret={"card": card})
        _next(t)
        return
    target = ACCUSE.index(act)
    t.emit("accused", seat=seat, target=target)
    t.ask(REACT, tuple(range(t.seats)), target)


def _react(t: Any, seat: int, act: int, target: int) -> None:
    t.emit("reacted", seat=seat)
    _next(t)


def _next(t: Any) -> None:
    t.turn = (t.turn + 1) % t.seats
    if t.turn == 0:
        t.ask(NIGHT, tuple(range(t.seats)))
    else:
        t.ask(TURN, (t.turn,))


def _night(t: Any, answers: dict[int, int]) -> None:
    for seat, act in answers.items():
        t.pointed[seat] = POINT.index(act)
    witch = t.role.index(True)
    t.emit("named", target=t.pointed[witch], tells=EVERYONE)
    t.round += 1
    t.ask(MAIN, tuple(range(t.seats)))


def _main_options(t: Any, seat: int) -> list[int]:
    return [END] if seat == 0 else [GIVE]


def _main(t: Any, seat: int, act: int) -> None:
    if act == GIVE:
        t.gifts += 1
        t.emit("gave", seat=seat)
        if t.gifts % 7:
            t.ask(MAIN, tuple(range(t.seats)))
            return
    if t.round >= t.options["rounds"]:
        t.emit("over", tells=EVERYONE, witch=t.role.index(True))
        t.finish([t.role.index(True)], "last_round", {"gifts": t.gifts})
        return
    t.turn = 0
    t.ask(TURN, (0,))


@RULES.imagine
def _imagine(t: Any, view: dict[str, Any]) -> None:
    n, viewer = t.seats, view["viewer"]
    others = [s for s in range(n) if s != viewer]
    witch = viewer if viewer >= 0 and view["role"] else others[t.chance.pick(len(others))]
    t.role = [s == witch for s in range(n)]
    known = set(t.hand[viewer]) if viewer >= 0 else set()
    rest = [c for c in range(60) if c not in known]
    rest = [rest[i] for i in t.chance.shuffle(len(rest))]
    for s in others:
        t.hand[s] = [rest.pop() for _ in range(view["sizes"][s])]
    t.deck = rest


TURN = RULES.decision(
    "turn", options=_turn_options, then=_turn, default=lambda t, s: _turn_options(t, s)[0], seconds=20
)
REACT = RULES.decision(
    "react",
    options=lambda t, s, target: [NO, YES],
    then=_react,
    default=lambda t, s, target: NO,
    closes=Closes.FIRST_YES,
    yes=lambda act: act == YES,
    seconds=4,
)
NIGHT = RULES.decision(
    "night",
    options=lambda t, s: POINT[: t.seats],
    then=_night,
    default=lambda t, s: POINT[t.chance.pick(t.seats)],
    closes=Closes.ALL,
    seconds=6,
)
MAIN = RULES.decision(
    "main", options=_main_options, then=_main, default=lambda t, s: END, closes=Closes.MAIN, seconds=10
)

TELLING = Telling(
    events={
        "dealt": event("X1.1", "seats"),
        "role": event("X1.2", "seat", secret="witch", told="seat", to="seat"),
        "drew": event("X1.3", "seat n", secret="card", told="seat"),
        "accused": event("X1.4", "seat target", staging=2.0),
        "reacted": event("X1.5", "seat"),
        "named": event("X1.6", "target"),
        "gave": event("X1.7", "seat"),
        "over": event("X1.8", "witch"),
    },
)
GAME = Game(RULES, declares=[TELLING])


def register() -> None:
    """Make the stand-in known to this process."""
    mh.register(GAME)


register()


def main(argv: list[str]) -> int:
    """Serve: PORT DATABASE [CONFIG-JSON]."""
    from meetinghouse.server.run import serve

    config = {"preload": ("tests.server.standin",), **(json.loads(argv[2]) if len(argv) > 2 else {})}
    return serve(port=int(argv[0]), database=argv[1], config=config, log_level="warning")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
