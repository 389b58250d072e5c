"""What a store keeps, as plain data: commits of a table, lines of the directory, reports and bans."""

from dataclasses import dataclass
from typing import NamedTuple


class Row(NamedTuple):
    n: int
    at: int
    body: bytes


class LogEnd(NamedTuple):
    n: int
    at: int


class Doubt(NamedTuple):
    """What was written with a time between two others may be so many milliseconds later."""

    low: int
    high: int
    by: int


class Node(NamedTuple):
    """A process that serves tables, and the rules that it offers."""

    node: str
    rules: str  # JSON: game -> rules version


@dataclass(slots=True)
class Listed:
    id: str
    game: str
    rules_version: str
    seats: int
    taken: int
    people: int
    pace: str
    status: str
    public: bool
    watch: str
    opened: int
    touched: int
    n: int = 0  # the commit up to which this line is true
    sitting: str = ""  # JSON: who sits there, see `hall.listing`
    quick: bool = False  # a table of Play now


@dataclass(slots=True)
class StoredReport:
    """One report, with what the reporter could see of it."""

    id: str
    at: int
    table_id: str
    n: int  # the commit of the table's log after which it was written
    game: str
    by_seat: int
    by_name: str
    seat: int
    name: str
    person: str  # the person's key, see `hall.bans.person_key`
    addresses: str  # separated by spaces; empty where the person was not connected to this node
    why: str
    text: str
    lines: str  # JSON: what the person said and the reporter could read
    closed: int = 0
    note: str = ""


@dataclass(slots=True)
class Ban:
    """Somebody who is kept out until a time."""

    who: str  # an address, a network or a person's key
    until: int
    at: int
    why: str = ""
