"""`meetinghouse balance affliction`: what it counts, what it writes, and that it notices when something is wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

from meetinghouse import resources
from meetinghouse.boardgames.affliction.lab import balance
from meetinghouse.boardgames.affliction.lab.balance import BALANCE, Kept, factions, places
from meetinghouse.lab.balance import deals, main, out_of_balance, play_one, quantile, ratios, run
from meetinghouse.lab.pages import Balancing


def kept(winner: int, rounds: int = 12, factions: tuple[str, ...] = ("village_a", "town_a")) -> Kept:
    return Kept(
        seats=2,
        first=0,
        factions=factions,
        starters=("ann_putnam", "mary_warren"),
        grievances=("mill_dam", "parsonage"),
        brought=(("tituba",), ()),
        arrested=((), ("giles_corey", "giles_corey")),
        used=(("ann_putnam",), ()),
        instead=(),
        seen=(),
        rounds=rounds,
        scores=(9, 8) if winner == 0 else (8, 9),
        winners=(winner,),
    )


def verdict(games: list[Kept]) -> list[str]:
    return out_of_balance(balance.promises(games))


def test_ratios_against_the_fair_share() -> None:
    games = [kept(0), kept(0), kept(1), kept(0)]
    assert factions(games)["village_a"].ratio == 1.5 and factions(games)["town_a"].ratio == 0.5
    assert places(games)["place 1"].ratio == places(games)["seat 1"].ratio == 1.5
    found = ratios(games, lambda game, seat: game.arrested[seat])
    assert found["giles_corey"].seats == 4  # once for each seat, however often


def test_a_shared_win_counts_in_parts() -> None:
    shared = kept(0)._replace(winners=(0, 1))
    assert factions([shared])["village_a"].wins == factions([shared])["town_a"].wins == 0.5


def test_the_verdict_notices() -> None:
    even = [kept(n % 2) for n in range(20)] + _three_and_four()
    assert verdict(even) == []
    lopsided = verdict([kept(0) for _ in range(20)] + _three_and_four())
    assert any("village_a: 2.00" in line for line in lopsided), "above the bound"
    assert any("2 players, town_a: 0.00" in line for line in lopsided), "below it"
    assert any(line.startswith("mary_warren: 0.00") for line in lopsided), "Starting Colonists too"
    long = [kept(n % 2, rounds=20) for n in range(20)] + _three_and_four()
    assert verdict(long) == ["2 players: the median game lasts 20 rounds, not 12 to 16"]


def test_a_colonist_is_wanted_when_it_is_brought_in_used_or_arrested_for_its_own_sake() -> None:
    seen = ("tituba", "ann_putnam", "giles_corey", "mary_black", "john_willard")
    game = kept(0)._replace(seen=seen, arrested=((), ("giles_corey", "mary_black")), instead=("mary_black",))
    assert game.wanted() == {"tituba", "ann_putnam", "giles_corey"}
    assert balance.wanted([game, game]) == {name: (2, 1.0 if name in game.wanted() else 0.0) for name in sorted(seen)}
    told = [line for line in verdict([game, kept(1), *_three_and_four()]) if "wanted" in line]
    assert told == ["john_willard is wanted in 0.0% of its games", "mary_black is wanted in 0.0% of its games"]


def _three_and_four() -> list[Kept]:
    """Games of three and four with everybody alike."""
    games = []
    for seats in (3, 4):
        for winner in range(seats):
            games.append(
                Kept(
                    seats,
                    0,
                    tuple(f"faction {n}" for n in range(seats)),
                    ("ann_putnam",) * seats,
                    ("mill_dam",) * seats,
                    ((),) * seats,
                    ((),) * seats,
                    ((),) * seats,
                    (),
                    (),
                    10,
                    (5,) * seats,
                    (winner,),
                )
            )
    return games


def test_quantiles() -> None:
    assert [quantile(list(range(10)), part) for part in (0.0, 0.5, 0.99)] == [0, 5, 9]


def test_batches_are_the_same_again_and_rotate_the_line_up() -> None:
    assert [deal.levels for deal in deals(BALANCE, 2, {}, 2, 1, levels=(2, 1))] == [(2, 1), (1, 2)]
    batch = list(deals(BALANCE, 2, {}, 2, 5, levels=(1,)))
    assert run(batch) == run(batch)
    game = play_one(next(deals(BALANCE, 3, {}, 1, 8, levels=(1,))))
    assert len(game.scores) == len(game.starters) == len(game.grievances) == 3 and game.rounds > 5


def test_the_command_fills_the_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "affliction.md"
    page.write_text((resources.root() / "docs" / "balance" / "affliction.md").read_text("utf-8"), "utf-8")
    code = main(BALANCE, Balancing(games=2, strength=1, seed=3, write=page))
    text = page.read_text("utf-8")
    assert "| 4 | 2 |" in text and "| Salem Town, Porter’s party |" in text and text.count("<!-- ") == 16
    assert (tmp_path / "affliction.png").stat().st_size > 10_000
    told = capsys.readouterr().err
    assert code == (1 if "times its fair share" in told or "lasts" in told else 0)
