"""The benchmark: fixed deals, seats that move round, the same lines to the bit, and scores worked out by hand."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import pytest

import meetinghouse as mh
from meetinghouse.lab import benching
from meetinghouse.lab.benching import (
    BeliefCheck,
    BenchGame,
    _auc,
    _brier,
    deals,
    one_game,
    opponents,
    report,
    sides_of,
    summary,
)
from meetinghouse.lab.sides import initial_sides
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
    games = [BenchGame("2", n, 0, "town", n < 3, n == 0, "", LEDGER, looks, [0.1, -0.3]) for n in range(4)]
    row = summary("hal", "town", games)
    assert (row.wins.rate, row.pair.rate, row.difference[0]) == (0.75, 0.25, 0.5)
    assert row.difference[1] <= 0.5 <= row.difference[2]
    assert row.per_100 == {"illegal": 2.0, "unparsable": 4.0, "empty": 0.0, "fallbacks": 2.0}
    assert row.brier == {"stated": 0.025, "level2": 0.25, "facts": 0.3125}
    assert row.auc == {"stated": 1.0, "level2": 0.5, "facts": 0.5}
    assert row.deception == -0.1 and row.tokens == 1000
    assert _brier([(1.0, True), (0.0, True)]) == 0.5 and _auc([(0.3, True)]) == 0.5


def test_the_command_writes_lines_whose_hash_holds(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(benching, "opponents", lambda game: ["1", "2"])  # the third level thinks for long
    file = tmp_path / "lines.jsonl"
    words = ["bench", "agents", "affliction", "--seats", "2", "--games", "1", "--bots", "first", "--lang", "en"]
    status, out, _ = run([*words, "--json", str(file)], capsys)
    assert status == 0 and "first" in out
    *lines, last = file.read_text(encoding="utf-8").splitlines()
    head, ended = json.loads(lines[0]), json.loads(last)
    assert head["format"] == "meetinghouse-agents/1" and head["agent"] == "first"
    assert ended["hash"] == hashlib.blake2b("\n".join(lines).encode(), digest_size=16).hexdigest()
    assert len(lines) == 3
    assert report("affliction", 2, "first", 1)[1][-1] == last
    assert run(["bench", "chess", "affliction"], capsys)[0] == 2
