"""Meetinghouse: Salem 1692, New Salem and Affliction, with every rule enforced and every secret kept.

>>> import meetinghouse as mh
>>> sorted(mh.games())
['affliction', 'new_salem', 'salem1692']
>>> m = mh.new_match("salem1692", seats=7, options={"extra_witch": True}, seed=1692)
>>> while m.outcome is None:
...     for seat in m.waiting:
...         ask = m.ask(seat)
...         if ask is not None and ask.required:
...             _ = m.answer(seat, ask.options[0])
>>> m.outcome.reason in ("last_witch_revealed", "only_witches_left")
True
"""

import os
from typing import Any

from meetinghouse import compiled as compiled  # before anything that may be compiled
from meetinghouse.engine import imagine as _imagine
from meetinghouse.engine import record as _record
from meetinghouse.engine.acts import Ask, Choice
from meetinghouse.engine.chance import Seal, seal_from_seed
from meetinghouse.engine.errors import BadInput, BrokenRecord, IllegalMove, MeetinghouseError
from meetinghouse.engine.game import Game, GameSpec, Option
from meetinghouse.engine.match import Match, start
from meetinghouse.engine.record import Verdict
from meetinghouse.engine.table import Outcome
from meetinghouse.engine.walk import Walk
from meetinghouse.engine.whole import whole
from meetinghouse.registry import all_games, find_game, register

__version__ = "0.1.0"


def games() -> dict[str, GameSpec]:
    """The games by id, with their seat counts, rules version and options.

    >>> games()["salem1692"].max_seats
    12
    """
    specs = {game.id: game.spec for game in all_games()}
    return {game_id: spec._replace(options=dict(spec.options)) for game_id, spec in specs.items()}  # the caller's own


def new_match(game: str, seats: int, options: dict[str, Any] | None = None, seed: int | None = None) -> Match:
    """Deal a match. Without a seed, chance hangs on 256 unpredictable bits.

    >>> new_match("salem1692", seats=3, seed=1)
    Traceback (most recent call last):
        ...
    meetinghouse.engine.errors.BadInput: bad-seats (expected '4..12', got 3)
    """
    return start(find_game(game), whole(seats), options, _seal(seed))


def replay(text: str, secret: Seal | None = None) -> Match:
    """Play a record again: equal views and events for every seat.

    An unfinished record goes on honestly when `secret` (from `Match.secret`) is given; otherwise with fresh chance,
    and the record says so.

    >>> m = new_match("salem1692", seats=5, seed=3)
    >>> m.timeout()
    >>> replay(m.record()).view(2) == m.view(2)
    True
    """
    if secret is not None and not isinstance(secret, Seal):
        raise BadInput("bad-seed", expected="a Seal", got=type(secret).__name__)
    return _record.replay(text, _game_of_record, secret, _seal(None))


def walk(text: str) -> Walk:
    """A record input by input: `walk.match` is the match, and iterating feeds it the next input. Refuses a broken one.

    >>> m = new_match("salem1692", seats=5, seed=3)
    >>> m.timeout()
    >>> way = walk(m.record())
    >>> [len(way.match.events(0)) for given in way] == [len(m.events(0))]
    True
    """
    replay(text)
    return _record.begin_walk(_record.read(text), _game_of_record, None, _seal(None))


def verify(text: str) -> Verdict:
    """Whether the deal of a finished record was honest: derives every outcome from its secret again."""
    return _record.verify(text, _game_of_record)


def imagine(game: str, view: dict[str, Any], seed: int | None = None, events: list[Any] | None = None) -> Match:
    """A full match with the same view and the same ask for that seat, playable to its end.

    >>> m = new_match("salem1692", seats=6, seed=8)
    >>> twin = imagine("salem1692", m.view(2), seed=5)
    >>> twin.view(2) == m.view(2)
    True
    """
    return _imagine.imagine(find_game(game), view, _seal(seed), events)


def _game_of_record(game_id: Any) -> Game:
    try:
        return find_game(game_id)
    except BadInput as error:
        raise BrokenRecord("bad-record", expected=error.expected, got=game_id) from error


def _seal(seed: Any) -> Seal:
    if seed is None:
        return Seal(os.urandom(32), os.urandom(32))
    seed = whole(seed)
    if type(seed) is not int or not 0 <= seed < 2**256:
        raise BadInput("bad-seed", expected="an int from 0 up to 2**256", got=seed)
    return seal_from_seed(seed)


__all__ = [
    "Ask",
    "BadInput",
    "BrokenRecord",
    "Choice",
    "Game",
    "GameSpec",
    "IllegalMove",
    "Match",
    "MeetinghouseError",
    "Option",
    "Outcome",
    "Verdict",
    "Walk",
    "find_game",
    "games",
    "imagine",
    "new_match",
    "register",
    "replay",
    "verify",
    "walk",
]
