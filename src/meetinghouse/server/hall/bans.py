"""Whom the operator keeps out, as this node knows it: by address, or by the key of a person."""

import ipaddress
import re
from collections import Counter, OrderedDict
from collections.abc import Iterable

from meetinghouse.server.http.origins import household
from meetinghouse.server.store.lines import Ban

SECONDS = 2.0  # within which a node knows of a new ban
NEAR = "near "  # before an address from which nobody new comes in
NEAR_TIME = 3_600_000  # milliseconds for which that is so
MOST_SEEN = 10_000
MOST_NAMES = 4  # further names that one ban spreads to: somebody who is kept out may send any number of keys
_KEY = re.compile("[0-9a-f]{16}")


def person_key(hashed: str) -> str:
    """What the operator calls a person by: the beginning of the hash of their key, or of their seat's first token."""
    return hashed[:16]


def target(text: str) -> str | None:
    """An address as limits count it, a network, or a person's key; None for anything else."""
    if _KEY.fullmatch(text):
        return text
    try:
        if "/" in text:
            return str(ipaddress.ip_network(text, strict=False))
        ipaddress.ip_address(text)
    except ValueError:
        return None
    return household(text)


class Bans:
    """What was read last, and what this node has learned since.

    A person is banned by their key and by the first token of their seats. When somebody comes with one that is banned,
    the other is banned, too. Keys cost nothing, so for an hour nobody new is admitted from that address.
    """

    def __init__(self) -> None:
        self._until: dict[str, int] = {}
        self._near: dict[str, int] = {}  # read from the store
        self._seen: OrderedDict[str, int] = OrderedDict()  # addresses at which this node met somebody who is kept out
        self._learned: Counter[str] = Counter()
        self._networks: list[ipaddress.IPv4Network | ipaddress.IPv6Network] = []

    def __len__(self) -> int:
        return len(self._until) + len(self._near)

    def put(self, lines: list[Ban]) -> None:
        self._near = {line.who.removeprefix(NEAR): line.until for line in lines if line.who.startswith(NEAR)}
        self._until = {line.who: line.until for line in lines if not line.who.startswith(NEAR)}
        self._networks = [ipaddress.ip_network(who) for who in self._until if "/" in who]
        if not lines:
            self._seen.clear()
            self._learned.clear()

    def of_person(self, names: Iterable[str], now: int) -> str | None:
        """The name under which a person is banned, if they are."""
        return next((name for name in names if self._until.get(name, 0) > now), None)

    def of_address(self, address: str, now: int) -> bool:
        """Whether everybody from there is kept out."""
        if self._until.get(address, 0) > now:
            return True
        if not self._networks:
            return False
        try:
            mine = ipaddress.ip_network(address)  # an IPv6 household is a network already
        except ValueError:
            return False
        return any(mine.network_address in net and self._until[str(net)] > now for net in self._networks)

    def near(self, address: str, now: int) -> bool:
        """Whether somebody banned was there within the hour: nobody new sits down from there."""
        return max(self._near.get(address, 0), self._seen.get(address, 0)) > now

    def learn(self, address: str, name: str, others: Iterable[str], now: int) -> list[Ban]:
        """Somebody banned by this name has come: remember the address and ban their other names; returns these bans."""
        until = self._until[name]
        self._seen[address] = min(until, now + NEAR_TIME)
        self._seen.move_to_end(address)
        if len(self._seen) > MOST_SEEN:
            self._seen.popitem(last=False)
        made: list[Ban] = []
        for other in others:
            if other not in self._until and self._learned[name] < MOST_NAMES:
                self._learned[name] += 1
                self._until[other] = until
                made.append(Ban(other, until, now, f"= {name}"))
        return made
