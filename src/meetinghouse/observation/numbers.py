"""Observations as bytes, from a match or from what one seat was shown and told; `seeing` gives them as arrays."""

from collections.abc import Callable
from functools import cache
from operator import itemgetter
from typing import Any

from meetinghouse.engine.game import Game
from meetinghouse.engine.imagine import restored
from meetinghouse.engine.match import Match
from meetinghouse.engine.table import Table
from meetinghouse.observation.deeds import History
from meetinghouse.observation.default import fresh
from meetinghouse.observation.layout import new_history, observation_of, turning


def numbers_seen(match: Match, viewer: int, history: History | None = None) -> bytes:
    """What a seat sees, or a spectator (-1); `history` where the match itself does not know its past."""
    return _seen(match.observer.table, viewer, history)


def numbers_of_view(game: Game, view: dict[str, Any], history: History) -> bytes:
    """The same from a view and the counted events of its seat: any table with that view looks the same."""
    return _seen(restored(game, view, observation_of(game).stand_in), view["viewer"], history)


def _seen(table: Table, viewer: int, history: History | None) -> bytes:
    """Made from nothing, part by part. Seats are counted from the viewer on, for a spectator from the first."""
    parts = [part.make(table, viewer) for part in observation_of(table.game).as_laid]
    if history is None:
        history = past_of(table)
    return turned(table.game, table.seats, max(viewer, 0))(b"".join([*parts, history.rows, history.pairs]))


@cache
def turned(game: Game, seats: int, viewer: int) -> Callable[[bytes], bytes]:
    """Puts numbers as they lie on a table in order, seats from the viewer on."""
    places = turning(game, seats, viewer)
    end = max(places) if seats < game.spec.max_seats else len(places)
    # Most numbers stay together: pieces are quicker than numbers. Those of seats that are not there come from the end.
    pieces: list[list[int]] = []
    for place in places:
        if pieces and pieces[-1][0 if place == end else 1] == place:
            pieces[-1][1] += 1
        else:
            pieces.append([place, place + 1])
    gap = bytes(max((stop - start for start, stop in pieces if start == end), default=0))
    cut = itemgetter(*(slice(*piece) for piece in pieces))
    return lambda numbers: b"".join(cut(numbers + gap))


def past_of(table: Table) -> History:
    """The deeds that a table knows of."""
    history = new_history(table.game, table.seats)
    for event in table.events.since(0):
        history.see(event[0], event[1])
    return history


def idle(match: Match, seat: int) -> bool:
    """Whether no answer of this seat makes a difference now. Tells a secret: for training, never for a player."""
    table = match.observer.table
    return observation_of(table.game).idle(table, seat)


def hidden_rows(match: Match, viewer: int) -> bytes:
    """What nobody may see, a row for each seat from `viewer` on: for critics in training, never for a player."""
    table = match.observer.table
    n = table.seats
    parts = [part.make(table, viewer) for part in observation_of(table.game).hidden]
    rows = [b"".join([made[len(made) // n * s : len(made) // n * (s + 1)] for made in parts]) for s in range(n)]
    gap = bytes((table.game.spec.max_seats - n) * len(rows[0]))
    return b"".join([*rows[viewer:], *rows[:viewer], gap])


def hidden_width(game: Game) -> int:
    """How many numbers `hidden_rows` has for each seat."""
    most = game.spec.max_seats
    table = fresh(game, most)
    return sum(len(part.make(table, 0)) for part in observation_of(game).hidden) // most
