"""The process in which bots think. It never sees a table, only what one seat may know."""

from __future__ import annotations

import importlib
import os
import signal
import sys
from collections import OrderedDict
from typing import Any

import msgspec

from meetinghouse.bots import make, read_ask
from meetinghouse.bots.base import Bot, levels, remark_of

Json = dict[str, Any]
KEPT = 512


def main(preload: list[str]) -> None:
    """Answer each line with a line until there are no more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(5)  # tables come first
    out = sys.stdout.buffer
    sys.stdout = sys.stderr  # whatever a bot prints is not an answer
    for module in preload:
        importlib.import_module(module)
    bots: OrderedDict[tuple[str, int, int], Bot] = OrderedDict()
    for line in sys.stdin.buffer:
        work: Json = msgspec.json.decode(line)
        try:
            answer: Json = {"warm": levels(work["warm"])} if "warm" in work else think(bots, work)
        except Exception as error:  # whatever a bot does wrong, the table goes on
            answer = {"error": f"{type(error).__name__}: {error}"}
        out.write(msgspec.json.encode({"number": work["number"], **answer}) + b"\n")
        out.flush()


def think(bots: OrderedDict[tuple[str, int, int], Bot], work: Json) -> Json:
    """One decision of one bot."""
    game, seat = work["game"], work["seat"]
    level = work["level"]
    key = (work["table"], seat, level)
    bot = None if work["fresh"] else bots.get(key)
    if bot is None:
        if not work["fresh"]:
            return {"forgot": True}
        bot = bots[key] = make(game, level, seat, int.from_bytes(os.urandom(8), "little"))
        if len(bots) > KEPT:
            bots.popitem(last=False)
    bots.move_to_end(key)
    for event in work["events"]:
        bot.see(event)
    choice = bot.decide(work["view"], read_ask(game, work["ask"]))
    return {"choice": None if choice is None else choice.to_json(), "remark": remark_of(bot)}


if __name__ == "__main__":
    main(sys.argv[1:])
