"""The process in which bots think. It never sees a table, only what one seat may know."""

from __future__ import annotations

import importlib
import os
import signal
from collections import OrderedDict
from multiprocessing.connection import Connection
from typing import Any

from meetinghouse.bots import make, read_ask
from meetinghouse.bots.base import Bot, levels

Json = dict[str, Any]
KEPT = 512


class Memory:
    """A bot and how much of its story it has heard."""

    def __init__(self, bot: Bot) -> None:
        """It has heard nothing yet."""
        self.bot = bot
        self.game = 0
        self.remarks = 0


def main(pipe: Connection[Any, Any], preload: tuple[str, ...]) -> None:
    """Answer until the pipe closes."""
    for module in preload:
        importlib.import_module(module)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(5)  # tables come first
    bots: OrderedDict[tuple[str, int, int], Memory] = OrderedDict()
    while True:
        try:
            number, work = pipe.recv()
        except (EOFError, OSError):
            return
        try:
            answer = {"warm": levels(work["warm"])} if "warm" in work else think(bots, work)
        except Exception as error:  # whatever a bot does wrong, the table goes on
            answer = {"error": f"{type(error).__name__}: {error}"}
        pipe.send((number, answer))


def think(bots: OrderedDict[tuple[str, int, int], Memory], work: Json) -> Json:
    """One decision of one bot."""
    game, seat = work["game"], work["seat"]
    level = max(known for known in levels(game) if known <= work["level"])
    key = (work["table"], seat, level)
    memory = bots.get(key)
    if memory is None:
        memory = bots[key] = Memory(make(game, level, seat, int.from_bytes(os.urandom(8), "little")))
        if len(bots) > KEPT:
            bots.popitem(last=False)
    bots.move_to_end(key)
    events = [event for event in work["events"] if event["key"] != "table.remark"]
    remarks = [event for event in work["events"] if event["key"] == "table.remark"]
    for event in (*events[memory.game :], *remarks[memory.remarks :]):
        memory.bot.see(event)
    memory.game, memory.remarks = len(events), len(remarks)
    choice = memory.bot.decide(work["view"], read_ask(game, work["ask"]))
    speak = getattr(memory.bot, "remark", None)
    return {"choice": None if choice is None else choice.to_json(), "remark": speak() if callable(speak) else None}
