"""Codes of four letters: what stands on the wall and is typed on the first page in place of a long link.

A code leads to a table's invitation and nothing more: people who type it could have scanned the code beside it. It is
drawn from 65,536, belongs to one table and one invite key, and ends with either. So codes can be guessed, and guessing
is what the budgets bound: a wrong code costs its address (of IPv6, the /56) one of 10, which fill by one a minute, and
this process one of 120, which fill by eight a minute. A right one costs nothing. With 100 private tables open,
somebody at one address finds one in 9 hours on the average (70 wrong ones an hour at most, each with a chance of 100
in 65,536), all strangers of the world together one in 1.1 hours; with five tables it is a week and a day. What they
find is a table that they may watch, or sit down at where a seat is free, if the host does not send them away, which
changes key and code. While strangers have used up the budget of all, codes rest for everybody, and links and scanned
codes go on working.
"""

import logging
import secrets
from typing import TYPE_CHECKING

from meetinghouse.server.hall import tokens
from meetinghouse.server.http.limits import Bucket, Sites
from meetinghouse.server.store import StoreDown
from meetinghouse.server.table import entries as e
from meetinghouse.server.table.core import Core
from meetinghouse.server.table.jobs import nothing
from meetinghouse.server.wire.refusals import Refusal
from meetinghouse.server.wire.shapes import Status

if TYPE_CHECKING:
    from meetinghouse.server.hall.hall import Hall
    from meetinghouse.server.table.room import Room

logger = logging.getLogger("meetinghouse.hall")
# Capitals of which no two look alike and, read out, few sound alike. Without vowels there are no words.
LETTERS = "BCDFHJKMNPRSTWXZ"
LENGTH = 4
# What people read as a word all the same, in English, French and Spanish.
RUDE = ("KKK", "FCK", "FKN", "FKC", "FCX", "FKD", "CNT", "DCK", "DKH", "SHT", "BTCH", "BCH", "TWT", "WNK", "PRN",
        "CMSH", "PSS", "CCK", "KCK", "PRCK", "PRK", "TTS", "PNS", "WTF", "FFS", "BSTR", "RTRD", "NZ", "SS", "XXX",
        "FTN", "PD", "FDP", "PTN", "PTS", "NTM", "NKTM", "NKR", "MRD", "CNRD", "CNNR", "BTRD", "BZR", "CHT", "CHN",
        "HDP", "SBR", "CNH", "PTH", "CBR", "JDR", "MNDJ", "PNDJ", "CJN", "ZRR", "MRCN", "CRJ")  # fmt: skip
TRIES = 40
ADDRESS = (1 / 60, 10.0)  # wrong codes from one address: how fast the budget fills, and what it holds
ALL = (8 / 60, 120.0)  # and from everybody


def is_rude(code: str) -> bool:
    """Whether somebody could read it as a word that nobody wants on their wall."""
    return any(bad in code for bad in RUDE)


def drawn() -> str:
    while True:
        code = "".join(secrets.choice(LETTERS) for _ in range(LENGTH))
        if not is_rude(code):
            return code


class Codes:
    """Gives codes to tables and finds tables by them, for this process; the store is what all processes share."""

    def __init__(self, hall: "Hall") -> None:
        self.hall = hall
        self.wrong = Sites(*ADDRESS)
        self.wrong_in_all = Bucket(*ALL)

    async def give(self, table: str, key: str) -> str:
        """A code for a table, which nobody else has while it lasts; empty where none could be found just now."""
        directory = self.hall.store.directory
        mark = _mark(table, key)
        try:
            for _ in range(TRIES):
                code = drawn()
                before = await directory.code(code)
                if before is not None:
                    line = await directory.get(before[0])
                    if line is not None and line.status in (Status.LOBBY, Status.PLAYING):
                        continue
                if await directory.take_code(code, table, mark, "" if before is None else before[0]):
                    return code
        except StoreDown as error:
            logger.warning("table %s has no code: %s", table, error)
        return ""

    async def carry(self, old: Core, new: Core) -> None:
        """The same code for the table that goes on from another one; a new one where somebody else has it now."""
        try:
            mark = _mark(new.id, new.key)
            if old.code and await self.hall.store.directory.take_code(old.code, new.id, mark, old.id):
                return
        except StoreDown as error:
            logger.warning("table %s goes on without its code: %s", new.id, error)
        await self.renew(self.hall.room(new.id))

    async def renew(self, room: "Room") -> None:
        """The invite key changed: who was sent away knows the old code, so the table gets another one."""
        core = await room.call(nothing)
        code, key = await self.give(core.id, core.key), core.key

        def decide(now: Core, at: int) -> list[e.Entry]:
            return [e.Coded(code)] if now.key == key and not now.over else []

        await room.call(decide)

    async def find(self, address: str, typed: str) -> Core:
        """The table that a code leads to. A wrong code is paid for; raises Refusal."""
        code = typed.upper()
        if not self.wrong.take(address):
            raise Refusal("too_fast", status=429)
        if not self.wrong_in_all.take():
            raise Refusal("codes_rest", status=429)
        found = await self.hall.store.directory.code(code) if set(code) <= set(LETTERS) else None
        core = None if found is None else await self.hall.room(found[0]).call(nothing)
        if core is None or found is None or core.over or found[1] != _mark(core.id, core.key):
            raise Refusal("no_such_code", status=404)
        self.wrong.take(address, -1)  # a right one costs nothing
        self.wrong_in_all.take(-1)
        return core


def _mark(table: str, key: str) -> str:
    """What the store keeps of the key that a code stands for."""
    return tokens.hashed(f"{table} {key}")[:16]
