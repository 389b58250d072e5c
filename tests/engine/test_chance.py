"""The one door through which chance enters."""

from __future__ import annotations

import hashlib
from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from meetinghouse.engine.chance import Chance, LogEntry, Seal, seal_from_seed
from meetinghouse.engine.errors import BrokenRecord
from meetinghouse.engine.trail import Trail

SEAL = Seal(bytes(range(32)), bytes(range(32, 64)))


def fresh(seal: Seal | None = SEAL, script: list[LogEntry] | None = None, spare: Seal | None = None) -> Chance:
    return Chance(seal, Trail(), script, spare)


def test_known_vectors() -> None:
    """Fixed for ever: a record of today must be checked by the program of any later day."""
    chance = fresh()
    assert chance.shuffle(10) == [7, 2, 0, 6, 8, 5, 1, 4, 3, 9]
    assert [chance.pick(n) for n in (2, 3, 6, 52, 1000, 65535)] == [0, 1, 3, 47, 602, 28378]
    assert chance.shuffle(59)[:8] == [0, 21, 36, 22, 2, 25, 18, 7]
    assert SEAL.commitment == "1fa2617a2f509a9f7b14a39a1faa96baa1101e80267d1dba407bd3f28a22e80d"
    assert seal_from_seed(1692).commitment == "bab4595a6f51c34e7aa53edc993d679114937f0b30a4a2793ef558e72239cd0b"


def words(counter: int) -> list[int]:
    """The derivation as docs describe it, written a second time."""
    block = hashlib.blake2b(counter.to_bytes(8, "little"), key=SEAL.key, person=b"meetinghouse/1").digest()
    return [block[i] | block[i + 1] << 8 for i in range(0, 64, 2)]


def test_the_derivation_is_the_one_described() -> None:
    order = list(range(10))
    block = iter(words(0))
    for i in range(9, 0, -1):
        word = next(w for w in block if w < 65536 // (i + 1) * (i + 1))
        order[i], order[word % (i + 1)] = order[word % (i + 1)], order[i]
    chance = fresh()
    assert chance.shuffle(10) == order
    assert chance.pick(6) == next(w for w in words(1) if w < 65536 // 6 * 6) % 6
    assert chance.counter == 2


def test_words_that_would_favour_low_numbers_are_skipped() -> None:
    chance = fresh()
    got = [chance.pick(40000) for _ in range(300)]
    assert all(0 <= n < 40000 for n in got)
    skipped = [n for n in range(300) if words(n)[0] >= 40000]
    assert skipped, "no word was skipped in this sample"
    assert all(got[n] == next(w for w in words(n) if w < 40000) for n in skipped)


class Stuck(Chance):
    """A generator whose first block holds only words that must be thrown away."""

    __slots__ = ()

    def _words(self) -> tuple[int, ...]:
        self.counter += 1
        return (65535,) * 32 if self.counter == 1 else tuple(range(32))


def test_a_block_without_a_usable_word_is_followed_by_the_next() -> None:
    assert Stuck(SEAL, Trail()).pick(3) == 0
    stuck = Stuck(SEAL, Trail())
    assert stuck.shuffle(3) == sorted_like(3)
    assert stuck.counter == 2


def sorted_like(n: int) -> list[int]:
    order = list(range(n))
    for k, i in enumerate(range(n - 1, 0, -1)):
        j = k % (i + 1)
        order[i], order[j] = order[j], order[i]
    return order


def test_a_long_shuffle_takes_more_than_one_block() -> None:
    chance = fresh()
    assert sorted(chance.shuffle(200)) == list(range(200))
    assert chance.counter >= 7


def chi_square(counts: Counter[object], cells: int, total: int) -> float:
    expected = total / cells
    return sum((n - expected) ** 2 / expected for n in counts.values()) + (cells - len(counts)) * expected


def test_picks_and_shuffles_are_even() -> None:
    chance = Chance(seal_from_seed(1), Trail())
    picks: Counter[object] = Counter(chance.pick(7) for _ in range(7000))
    assert chi_square(picks, 7, 7000) < 27.9  # 6 degrees of freedom: one seed in ten thousand would fail
    orders: Counter[object] = Counter(tuple(chance.shuffle(4)) for _ in range(12000))
    assert set(orders) <= set(permutations(range(4)))
    assert chi_square(orders, 24, 12000) < 58.6  # 23 degrees of freedom, likewise


@pytest.mark.parametrize("n", [0, 1])
def test_nothing_to_shuffle_needs_no_chance(n: int) -> None:
    chance = fresh()
    assert chance.shuffle(n) == list(range(n))
    assert chance.counter == 0
    assert list(chance.log) == [("shuffle", list(range(n)))]


def test_a_pick_of_one_needs_no_chance_and_of_none_is_an_error() -> None:
    chance = fresh()
    assert chance.pick(1) == 0 and chance.counter == 0
    with pytest.raises(ValueError, match="nothing to pick"):
        chance.pick(0)


def test_a_pick_is_of_no_more_than_a_word_can_tell_apart() -> None:
    assert 0 <= fresh().pick(65536) < 65536
    with pytest.raises(ValueError, match="more than one word"):
        fresh().pick(65537)


def test_every_outcome_is_written_down_and_the_log_is_not_the_callers_list() -> None:
    chance = fresh()
    order = chance.shuffle(5)
    kept = order[:]
    order.reverse()
    got = chance.pick(9)
    assert list(chance.log) == [("shuffle", kept), ("pick", 9, got)]


def test_the_seal_is_masked_and_commits() -> None:
    assert repr(SEAL) == "Seal(?)" and "00" not in str(SEAL)
    one = Seal(SEAL.key, bytes(32))
    two = Seal(bytes(32), SEAL.nonce)
    assert len({SEAL.commitment, one.commitment, two.commitment}) == 3
    assert len(SEAL.commitment) == 64


@given(st.integers(0, 2**256 - 1), st.integers(0, 2**256 - 1))
def test_seeds_give_their_own_seals(a: int, b: int) -> None:
    assert (seal_from_seed(a) == seal_from_seed(b)) == (a == b)
    seal = seal_from_seed(a)
    assert len(seal.key) == len(seal.nonce) == 32 and seal.key != seal.nonce


def test_a_copy_goes_on_from_the_same_point() -> None:
    chance = fresh(script=[("pick", 5, 3)], spare=seal_from_seed(2))
    assert chance.pick(5) == 3
    log: Trail[LogEntry] = chance.log.copy()
    other = chance.copy(log)
    assert [chance.pick(100) for _ in range(5)] == [other.pick(100) for _ in range(5)]
    assert list(chance.log) == list(other.log) and chance.log is not other.log


# ---- recorded outcomes ---------------------------------------------------------------------------------------------


def test_recorded_outcomes_come_first() -> None:
    live = fresh()
    outcomes = [live.shuffle(6), live.pick(4), live.pick(4), live.shuffle(3)]
    script = list(live.log)
    again = fresh(script=script)
    assert [again.shuffle(6), again.pick(4), again.pick(4), again.shuffle(3)] == outcomes
    assert list(again.log) == script
    assert again.counter == live.counter
    assert again.pick(1000) == live.pick(1000)  # and play goes on as it would have


def test_without_the_seal_play_goes_on_under_another_and_says_so() -> None:
    spare = seal_from_seed(3)
    chance = fresh(None, [("pick", 5, 4)], spare)
    assert chance.pick(5) == 4
    assert chance.pick(1) == 0 and chance.seal is None  # nothing was drawn yet
    got = chance.pick(1000)
    assert got == Chance(spare, Trail()).pick(1000)
    assert list(chance.log) == [("pick", 5, 4), ("pick", 1, 0), ("reseal", spare.commitment), ("pick", 1000, got)]


def test_without_seal_and_spare_there_is_no_chance() -> None:
    with pytest.raises(BrokenRecord, match="none left"):
        fresh(None, []).pick(3)


@pytest.mark.parametrize(
    "entry",
    [
        ("shuffle", [0, 1, 2]),
        ("pick", 4, 2),
        ("pick", 3, 3),
        ("pick", 3, -1),
        ("pick", 3, True),
        ("pick", 3, None),
        ("pick", None, 1),
    ],
)
def test_a_recorded_pick_must_fit(entry: LogEntry) -> None:
    with pytest.raises(BrokenRecord):
        fresh(script=[entry]).pick(3)


@pytest.mark.parametrize("entry", [("pick", 3, 1), ("shuffle", [0, 1]), ("shuffle", [0, 1, 1]), ("shuffle", "012")])
def test_a_recorded_shuffle_must_fit(entry: LogEntry) -> None:
    with pytest.raises(BrokenRecord):
        fresh(script=[entry]).shuffle(3)
