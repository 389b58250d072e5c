"""The running game as the server sends it: views and events encoded once, however many look on."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

import meetinghouse as mh
from meetinghouse.bots.temper import drawn
from meetinghouse.engine import record as records
from meetinghouse.engine.acts import Act, Ask, Choice
from meetinghouse.engine.branch import Branch
from meetinghouse.engine.chance import Seal
from meetinghouse.engine.game import GameSpec
from meetinghouse.engine.json_types import Json
from meetinghouse.engine.match import Match, start
from meetinghouse.engine.moments import Moment
from meetinghouse.engine.observer import Observer
from meetinghouse.engine.walk import Walk

WATCHER = -1
_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(dict[str, msgspec.Raw]).decode


class Play:
    """One match, and what of it has been encoded."""

    __slots__ = ("_decision", "_decisions", "_fixed", "_shared", "_stamp", "match")

    def __init__(self, match: Match) -> None:
        """Wraps a match that has just been dealt."""
        self.match = match
        self._fixed = _encoded(match.observer.fixed())
        self._stamp = -1
        self._forget(-1)

    @classmethod
    def deal(cls, game: str, seats: int, options: Json, seal: Seal) -> Play:
        """A fresh match on a given secret: the same secret and inputs always give the same game."""
        return cls(start(mh.find_game(game), seats, options, seal, new=False))

    @classmethod
    def go_on(cls, past: Branch, game: str, seats: int, options: Json, seal: Seal) -> tuple[Play, Walk]:
        """A match that goes on from another, at its deal, and the way to where the other one stood."""
        way = records.go_on(past, mh.find_game(game), seats, options, seal)
        return cls(way.match), way

    def ask(self, seat: int) -> Ask | None:
        return self.match.ask(seat)

    def stamp(self) -> int:
        """Changes whenever the game does."""
        stamp = self.match.version
        if stamp != self._stamp:
            self._forget(stamp)
        return stamp

    def _forget(self, stamp: int) -> None:
        self._stamp = stamp
        self._shared: dict[str, bytes] | None = None
        self._decision: tuple[Json | None] | None = None
        self._decisions: dict[tuple[int, int | None], bytes] = {}

    def decision(self) -> Json | None:
        """What is public of the open decision; not to be changed."""
        self.stamp()
        if self._decision is None:
            self._decision = (self.match.decision,)
        return self._decision[0]

    def parts(self, viewer: int) -> dict[str, bytes]:
        """A view as encoded top-level parts."""
        decision, own = self.own(viewer)
        fields = {name: bytes(part) for name, part in opened(own).items()}
        return {**self.shared_parts(), "viewer": b"%d" % viewer, "decision": decision, **fields}

    def shared_parts(self) -> dict[str, bytes]:
        """The part of every view that is the same for all, made once; not to be changed."""
        self.stamp()
        if self._shared is None:
            self._shared = self._fixed | _encoded(self.match.observer.common())
        return self._shared

    def own(self, viewer: int) -> tuple[bytes, bytes]:
        """What may differ from viewer to viewer: the open decision, and the game's own fields as one JSON object."""
        self.stamp()
        observer = self.match.observer
        key = observer.decision_key(viewer)
        decision = self._decisions.get(key)
        if decision is None:
            decision = self._decisions[key] = _encode(observer.decision(viewer))
        return decision, _encode(observer.own_fields(viewer))

    def moments(self) -> list[Then]:
        """The moments since the last call, for a match that is followed."""
        return [Then(moment) for moment in self.match.moments()]

    def encoded_events(self, cursor: int) -> list[tuple[int, int, bytes, bytes]]:
        """New events since a cursor: who sees them, whom they tell, and both forms, encoded once for all."""
        found = []
        for to, tells, public, full in self.match.observer.happened(cursor):
            encoded = _encode(public)
            found.append((to, tells, encoded, encoded if full is public else _encode(full)))
        return found

    def secret(self) -> str:
        """What the commitment covered, as two hex words."""
        seal = self.match.secret
        return "" if seal is None else f"{seal.key.hex()}:{seal.nonce.hex()}"

    def tempers(self) -> list[str]:
        """The character of each seat's bot; secret while the game goes on."""
        return drawn(self.secret(), self.match.seats)


class Then:
    """A moment of the match as the server sends it."""

    __slots__ = ("_observer", "end", "seconds")

    def __init__(self, moment: Moment) -> None:
        self.end = moment.end
        self.seconds = moment.seconds
        self._observer = Observer(moment.table)

    def shared(self) -> Json:
        """What of all viewers' views the game itself has changed so far; not encoded yet."""
        return self._observer.common_fields()

    def own(self, viewer: int) -> bytes:
        """The game's own fields for one viewer, as one JSON object."""
        return _encode(self._observer.own_fields(viewer))

    def parts(self, viewer: int) -> dict[str, bytes]:
        """A viewer's whole view as it stood then: for replays, which go to any moment."""
        return _encoded(self._observer.view(viewer))


def _encoded(view: Json) -> dict[str, bytes]:
    return {name: _encode(value) for name, value in view.items()}


def opened(view: bytes) -> dict[str, msgspec.Raw]:
    """The top-level parts of an encoded view."""
    return _decode(view) if view else {}


@cache
def _spelt(act: Act) -> bytes:
    """What follows the id of the question in an encoded choice. A game's acts are few, and offered all the time."""
    return _encode(act.json)[1:]


def spelt(choice: Choice) -> Any:
    """A choice as it goes over the wire, encoded already."""
    return msgspec.Raw(b'{"ask":%d,%b' % (choice.ask, _spelt(choice.act)))


def find_spec(game: str) -> GameSpec:
    """A game's static facts; raises BadInput for an unknown one."""
    return mh.find_game(game).spec


def read_options(game: str, seats: int, options: Json) -> Json:
    """The options in full; raises BadInput. What is new among them has been looked at before (`CardChecks.admit`)."""
    return mh.find_game(game).read_options(seats, options, new=False)
