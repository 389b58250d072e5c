"""Chance: a keyed, unpredictable generator whose every outcome is recorded and can be checked afterwards.

Outcome number n is derived from BLAKE2b in counter mode over a 256-bit key. The commitment, published before the
game, covers the key and a 256-bit nonce; when both are shown at the end, anyone can derive every outcome again.
"""

import hashlib
import struct
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, TypeVar

from meetinghouse.engine.errors import BrokenRecord
from meetinghouse.engine.trail import Trail

_WORDS = struct.Struct("<32H")
_PERSON = b"meetinghouse/1"
# by number of possibilities: words at or above it would favour low numbers
_BOUNDS = [0, *(65536 - 65536 % n for n in range(1, 256))]

T = TypeVar("T")
LogEntry = tuple[object, ...]  # a recorded outcome is ("shuffle", order) or ("pick", of, got)


class Seal(NamedTuple):
    """The key of a match's chance and the nonce that hides it in the commitment. Secret until the end."""

    key: bytes
    nonce: bytes

    @property
    def commitment(self) -> str:
        """What is published before the first card is dealt."""
        return hashlib.blake2b(self.nonce + self.key, digest_size=32, person=b"mh-commitment").hexdigest()

    def __repr__(self) -> str:
        """Never in logs or tracebacks."""
        return "Seal(?)"


def opened(shown: Mapping[str, Any] | None, commitment: object) -> Seal | None:
    """The seal whose key and nonce are shown, if it is the one that was committed to."""
    if shown is None or not isinstance(shown.get("key"), str) or not isinstance(shown.get("nonce"), str):
        return None
    try:
        seal = Seal(bytes.fromhex(shown["key"]), bytes.fromhex(shown["nonce"]))
    except ValueError:
        return None
    if len(seal.key) != 32 or len(seal.nonce) != 32 or seal.commitment != commitment:
        return None
    return seal


def seal_from_seed(seed: int) -> Seal:
    """The seal of a seeded match: the same in every process and on every machine."""
    given = seed.to_bytes(32, "little")
    key = hashlib.blake2b(given, digest_size=32, person=b"mh-seed-key").digest()
    nonce = hashlib.blake2b(given, digest_size=32, person=b"mh-seed-nonce").digest()
    return Seal(key, nonce)


class Chance:
    """The one narrow door through which chance enters. Every outcome is written to the match's log."""

    __slots__ = ("at", "counter", "foreign", "log", "script", "seal", "spare")

    def __init__(
        self,
        seal: Seal | None,
        log: Trail[LogEntry],
        script: list[LogEntry] | None = None,
        spare: Seal | None = None,
        foreign: int = 0,
    ) -> None:
        """`script` holds recorded outcomes to be used first, of which the first `foreign` hang on the key of another
        game; `spare` takes over when there is no seal to go on with."""
        self.seal = seal
        self.log = log
        self.script = script
        self.at = 0
        self.counter = 0
        self.spare = spare
        self.foreign = foreign

    def copy(self, log: Trail[LogEntry]) -> "Chance":
        """A copy that goes on from the same point and writes to another log."""
        other = Chance(self.seal, log, self.script, self.spare, self.foreign)
        other.at = self.at
        other.counter = self.counter
        return other

    def _words(self) -> tuple[int, ...]:
        seal = self.seal
        if seal is None:
            seal = self.seal = self._reseal()
        block = hashlib.blake2b(self.counter.to_bytes(8, "little"), key=seal.key, person=_PERSON)
        self.counter += 1
        return _WORDS.unpack(block.digest())

    def _reseal(self) -> Seal:
        if self.spare is None:
            raise BrokenRecord("broken-chance", expected="a recorded outcome", got="none left")
        self.counter = 0
        self.log.append(("reseal", self.spare.commitment))
        return self.spare

    def _scripted(self, what: str) -> LogEntry | None:
        if self.script is None or self.at >= len(self.script):
            return None
        entry = self.script[self.at]
        while entry[0] == "reseal":  # from here on the recorded outcomes hang on another key
            self.seal = self.spare if self.spare is not None and self.spare.commitment == entry[1] else None
            self.counter = 0
            self.log.append(entry)
            self.at += 1
            if self.at == len(self.script):
                raise BrokenRecord("broken-chance", expected="an outcome of the new key", got="none left")
            entry = self.script[self.at]
        if entry[0] != what:
            raise BrokenRecord("broken-chance", expected=what, got=entry[0])
        self.at += 1
        return entry

    def shuffle(self, n: int) -> list[int]:
        """A permutation of `range(n)`."""
        entry = None if self.script is None else self._scripted("shuffle")
        if entry is None:
            order = self._derive_shuffle(n)
        else:
            recorded = entry[1]
            if not isinstance(recorded, list) or sorted(recorded) != list(range(n)):
                raise BrokenRecord("broken-chance", expected=f"a permutation of {n}", got=recorded)
            order = recorded
            if self._counts():
                self._derive_shuffle(n)
        self.log.append(("shuffle", order))
        return order[:]

    def shuffled(self, cards: Sequence[T]) -> list[T]:
        """These in an order of chance."""
        return [cards[i] for i in self.shuffle(len(cards))]

    def pick(self, n: int) -> int:
        """A number in `range(n)`, each equally likely."""
        entry = None if self.script is None else self._scripted("pick")
        if entry is None:
            got = self._derive_pick(n)
        else:
            _, of, got = entry  # type: ignore[assignment]  # checked below
            if of != n or type(got) is not int or not 0 <= got < n:
                raise BrokenRecord("broken-chance", expected=f"a pick of {n}", got=[of, got])
            if self._counts():
                self._derive_pick(n)
        self.log.append(("pick", n, got))
        return got

    def _counts(self) -> bool:
        """Whether a recorded outcome is derived as well: a replay that knows the key ends with the counter where live
        play had it, so that play can go on from there."""
        return self.seal is not None and self.at > self.foreign

    def _derive_shuffle(self, n: int) -> list[int]:
        order = list(range(n))
        left = n  # to be put in their places, from the last down
        while left > 1:
            for word in self._words():
                if word < (_BOUNDS[left] if left < 256 else 65536 - 65536 % left):
                    j = word % left
                    left -= 1
                    order[left], order[j] = order[j], order[left]
                    if left == 1:
                        break
        return order

    def _derive_pick(self, n: int) -> int:
        if n < 2:
            if n < 1:
                raise ValueError("nothing to pick from")
            return 0
        if n > 65536:
            raise ValueError("more than one word can tell apart")
        bound = 65536 - 65536 % n
        while True:
            for word in self._words():
                if word < bound:
                    return word % n
