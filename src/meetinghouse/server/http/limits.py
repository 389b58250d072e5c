"""Rate limits: token buckets for each seat's socket and for each address."""

import time
from collections import Counter, OrderedDict

from meetinghouse.server.http.origins import site

TOUCH = 0.1  # what every request and socket counts for before it is looked at: files, too, and what cannot be read


class Bucket:
    """Fills at `rate` a second up to `burst`; each act takes one out."""

    __slots__ = ("at", "burst", "left", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.at = time.monotonic()

    def take(self, cost: float = 1.0) -> bool:
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < cost:
            return False
        self.left -= cost
        return True


class Addresses:
    """Buckets by address; the ones longest unused are forgotten first."""

    def __init__(self, rate: float, burst: float, most: int = 20_000) -> None:
        """`most` bounds the memory that strangers can take."""
        self.rate = rate
        self.burst = burst
        self.most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()
        self.sockets: Counter[str] = Counter()

    def take(self, address: str, cost: float = 1.0) -> bool:
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self.rate, self.burst)
            if len(self._buckets) > self.most:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(address)
        return bucket.take(cost)

    def enter(self, address: str, most: int) -> bool:
        """Count a socket in, unless there are too many."""
        if self.sockets[address] >= most:
            return False
        self.sockets[address] += 1
        return True

    def leave(self, address: str) -> None:
        self.sockets[address] -= 1
        if self.sockets[address] <= 0:
            del self.sockets[address]


class Sites(Addresses):
    """Buckets for what lasts or what all share, such as new tables and guesses: by the site of an address."""

    def take(self, address: str, cost: float = 1.0) -> bool:
        return super().take(site(address), cost)
