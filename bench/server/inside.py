"""What an answer costs inside the server, without sockets and disk: `python -m bench.server.inside GAME SEATS [N]`.

Rules, log entry, views, encoding and an update for each seat, in microseconds of this thread's own processor time, the
best of five runs; and the bytes that an answer sends to each seat, on average. Beside it the same with one view for all
that an answer brought about, as before there were moments. These are the figures to look at for changes of this part,
and where other jobs share the machine.
"""

from __future__ import annotations

import importlib
import random
import sys
import time
from pathlib import Path
from unittest.mock import patch

from meetinghouse.engine.moments import Cuts
from meetinghouse.server.settings import Settings
from meetinghouse.server.sockets.peer import Peer
from meetinghouse.server.table import entries as e
from meetinghouse.server.table import ladder
from meetinghouse.server.table.core import Core
from meetinghouse.server.table.feed import Feed
from meetinghouse.server.table.play import find_spec, read_options
from meetinghouse.server.wire import inbound

RUNS = 5


# Where it holds nothing is cut into moments.
at_once = patch.object(Cuts, "told", lambda *told: None)


def begun(game: str, seats: int, number: int, sent: list[int]) -> tuple[Core, Feed]:
    """A game that has just been dealt, with a socket at every seat that counts what is sent."""
    core = Core("INSIDE0")
    settings = e.StoredSettings(game, seats, read_options(game, seats, {}), pace="untimed")
    core.apply_new(e.TableOpened(settings, find_spec(game).rules_version, "KEYKEY", ""), 1)
    for seat in range(seats):
        core.apply_new(e.Sat(seat, f"P{seat}", "", ready=True), 1)
    core.apply_new(e.Started(f"{number:064x}", f"{number:064x}"), 1)
    feed = Feed()
    for seat in range(seats):
        peer = Peer(lambda data: sent.append(len(data)), lambda code: None, "", 1e6)
        peer.seat = seat
        feed.join(core, peer, inbound.Hello(), 1)
    return core, feed


def measure(game: str, seats: int, answers: int) -> tuple[float, float]:
    """Microseconds for one answer, and bytes to one seat, in one run."""
    rng, settings, number, spent, sent, total = random.Random(1692), Settings(), 0, 0.0, list[int](), 0
    core, feed = begun(game, seats, number, sent)
    for _ in range(answers):
        if not core.playing:
            number += 1
            core, feed = begun(game, seats, number, sent)
        assert core.play is not None
        seat = core.owing()[0]
        ask = core.play.ask(seat)
        assert ask is not None
        choice = rng.choice(ask.options).to_json()
        sent.clear()
        start = time.thread_time()
        entry = core.apply_new(e.Played(seat, choice), 2)
        e.encode([entry, e.Did(seat, "0123456789abcdef0123456789abcdef")])
        feed.publish(core, 2, game=True, table=False)
        ladder.tick(core, 2, settings)
        ladder.next_due(core)
        spent += time.thread_time() - start
        total += sum(sent)
    return spent / answers * 1e6, total / answers / seats


def beside(game: str, seats: int, answers: int, runs: int = RUNS) -> tuple[tuple[float, float], tuple[float, float]]:
    """The same games moment by moment and at once, in turn; the best run of each."""
    apart, whole = [], []
    for _ in range(runs):
        apart.append(measure(game, seats, answers))
        with at_once:
            whole.append(measure(game, seats, answers))
    return min(apart), min(whole)


if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parent))
    importlib.import_module("shed")  # registers itself as a game
    game, seats, answers = sys.argv[1], int(sys.argv[2]), int((sys.argv[3:] or ["3000"])[0])
    (took, size), (took_at_once, size_at_once) = beside(game, seats, answers)
    at_once_too = f"told at once {took_at_once:.0f} us, {size_at_once:.0f} bytes"
    sys.stdout.write(f"{took:.0f} us, {size:.0f} bytes to a seat; {at_once_too}\n")
