"""The benchmark: fixed deals, seats that move round, the same lines to the bit, and scores worked out by hand."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import ClassVar

import pytest

import meetinghouse as mh
from meetinghouse.boardgames.new_salem.bots.grounds import promises
from meetinghouse.bots.base import _load, remark_event
from meetinghouse.bots.random_bot import RandomBot
from meetinghouse.lab import benching
from meetinghouse.lab.benching import (
    BeliefCheck,
    BenchGame,
    _brier,
    deals,
    one_game,
    opponents,
    report,
    sides_of,
    summary,
)
from meetinghouse.lab.sides import initial_sides
from meetinghouse.lab.statistics import auc
from tests.cli.tables import run

LEDGER = {"decisions": 50, "calls": 60, "illegal": 1, "unparsable": 2, "empty": 0, "fallbacks": 1}
LEDGER |= {"tokens_in": 900, "tokens_out": 100}


def test_deals_are_fixed_half_on_the_hidden_side_and_the_seat_moves() -> None:
    for side in sides_of("salem1692"):
        found = deals("salem1692", 5, side, 10)
        assert found == deals("salem1692", 5, side, 10) and found[:4] == deals("salem1692", 5, side, 4)
        assert len({seat for _, seat in found}) >= 3
        for deal, seat in found:
            assert initial_sides(mh.new_match("salem1692", 5, {}, deal))[seat] == side
    assert sides_of("affliction") == ("alone",)
    assert opponents("salem1692")[-1] == "mixed" and "2" in opponents("salem1692")


@pytest.mark.parametrize("game", ["salem1692", "affliction"])
def test_the_same_lines_to_the_bit(game: str) -> None:
    seats = {"salem1692": 4, "affliction": 2}[game]
    deal, seat = deals(game, seats, sides_of(game)[-1], 1)[0]
    one, other = (one_game(game, seats, "random", "1", deal, seat) for _ in range(2))
    assert one == other
    assert one.record != one_game(game, seats, "first", "1", deal, seat).record
    assert (one.looks != []) == (game == "salem1692")


def test_level_2_at_the_tested_seat_is_its_own_pair() -> None:
    deal, seat = deals("new_salem", 3, sides_of("new_salem")[0], 1)[0]
    played = one_game("new_salem", 3, "level2", "1", deal, seat)
    assert played.won == played.pair and played.ledger["fallbacks"] == 0 < played.ledger["tokens_in"]


def test_the_summary_is_what_can_be_worked_out_by_hand() -> None:
    looks = [BeliefCheck(0.9, 0.5, 0.25, True), BeliefCheck(0.2, 0.5, 0.25, False)]
    said = {"claims": (2, 1), "promises": (0, 1), "seconds": 0.5}
    games = [BenchGame("2", n, 0, "town", n < 3, n == 0, "", LEDGER, looks, [0.1, -0.3], **said) for n in range(4)]  # type: ignore[arg-type]  # of several types
    row = summary("hal", "town", games)
    assert (row.wins.rate, row.pair.rate, row.difference[0]) == (0.75, 0.25, 0.5)
    assert row.difference[1] <= 0.5 <= row.difference[2]
    assert row.per_100 == {"illegal": 2.0, "unparsable": 4.0, "empty": 0.0, "fallbacks": 2.0}
    assert row.brier == {"stated": 0.025, "level2": 0.25, "facts": 0.3125}
    assert row.auc == {"stated": 1.0, "level2": 0.5, "facts": 0.5}
    assert row.deception == -0.1 and row.tokens == 1000
    assert row.claims == (8, 4) and row.promises == (0, 4) and row.seconds == 0.01
    assert "seconds" not in row.to_json() and "seconds" not in games[0].to_json()
    assert _brier([(1.0, True), (0.0, True)]) == 0.5 and auc([(0.3, True)]) == 0.5


class Sayer(RandomBot):
    """Says one thing after another with its answers."""

    said: ClassVar[list[str]] = []

    def __init__(self, seat: int, seed: int) -> None:
        super().__init__(seat, seed)
        self.left = list(self.said)

    def bid(self) -> int:
        return 4

    def speak(self) -> str:
        return self.left.pop(0) if self.left else ""


def test_what_is_said_of_sides_is_held_against_the_truth(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every claim of a seat that accuses, trusts and clears, in free words and with what no side says."""
    name = f"{__file__}:Sayer"
    sides = initial_sides(mh.new_match("salem1692", 5, {}, 3))
    seat = sides.index("town")
    guilty = sides.index("witches")
    innocent = next(one for one in range(5) if sides[one] == "town" and one != seat)
    words = [f"I suspect {chr(65 + guilty)}", f"I suspect {chr(65 + innocent)}", f"I trust {chr(65 + innocent)}"]
    monkeypatch.setattr(_load(name), "said", [*words, "hello", "it was not me"])
    quiet, loud = (one_game("salem1692", 5, name, "1", 3, seat, talks=talks) for talks in (False, True))
    assert quiet.claims == (0, 0) and loud.claims == (3, 1)
    assert loud == one_game("salem1692", 5, name, "1", 3, seat, talks=True) and loud.record != quiet.record
    assert quiet.seconds > 0 < loud.seconds


def test_promises_are_settled_by_what_is_done() -> None:
    word = remark_event(1, "promise", None, {"id": "cleanse", "n": 2})
    gave = {"key": "new_salem.gave", "seat": 0, "target": 1, "n": 2}
    ended = {"key": "new_salem.round_ended", "seat": 1, "round": 2}
    cleansed = {"key": "new_salem.initiated", "seat": 1, "event": "cleansing", "n": 5}
    assert list(promises([word, gave, cleansed, ended])) == [(1, True)]
    assert list(promises([word, gave, ended, word, ended])) == [(1, False)], "nobody paid for the second"


def test_the_command_writes_lines_whose_hash_holds(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(benching, "opponents", lambda game: ["1", "2"])  # the third level thinks for long
    file = tmp_path / "lines.jsonl"
    words = ["bench", "agents", "affliction", "--seats", "2", "--games", "1", "--bots", "first", "--lang", "en"]
    status, out, _ = run([*words, "--talk", "--json", str(file)], capsys)
    assert status == 0 and "first" in out and "ms" in out
    *lines, last = file.read_text(encoding="utf-8").splitlines()
    head, ended = json.loads(lines[0]), json.loads(last)
    assert head["format"] == "meetinghouse-agents/1" and head["agent"] == "first"
    assert ended["hash"] == hashlib.blake2b("\n".join(lines).encode(), digest_size=16).hexdigest()
    assert len(lines) == 3
    assert head["talk"] and report("affliction", 2, "first", 1, talks=True)[1][-1] == last
    assert report("affliction", 2, "first", 1)[1][-1] != last
    assert run(["bench", "chess", "affliction"], capsys)[0] == 2
