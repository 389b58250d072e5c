"""The balance command: what it counts, and that its page can be renewed."""

from __future__ import annotations

from pathlib import Path

import pytest

from meetinghouse.boardgames.new_salem.lab import balance as lab
from meetinghouse.lab.balance import deals, main, out_of_balance, play_one, run
from meetinghouse.lab.pages import Balancing

PAGE = Path(__file__).parents[3] / "docs" / "balance" / "new_salem.md"


def kept(reason: str, sides: str, winners: tuple[int, ...], used: tuple[tuple[str, str], ...] = ()) -> lab.Kept:
    """A game by its letters: w for a Witch, p for a Puritan."""
    names = {"w": ["midwife", "tutor"], "p": ["merchant", "fiddler", "notary"]}
    took = {"w": 0, "p": 0}
    characters = []
    for letter in sides:
        characters.append(names[letter][took[letter]])
        took[letter] += 1
    full = tuple("witch" if letter == "w" else "puritan" for letter in sides)
    return lab.Kept(len(sides), "en", reason, full, tuple(characters), winners, (0,) * len(sides), 1, used)


def verdict(games: list[lab.Kept]) -> list[str]:
    return out_of_balance(lab.promises(games))


def test_shares_are_counted_against_the_winning_side() -> None:
    games = [kept("puritans", "wpp", (1,)), kept("puritans", "wpp", (1,)), kept("witches", "wpp", (0,))]
    shares = lab.fair_shares(games)
    assert shares["merchant"][:2] == (2.0, 1.0)
    assert shares["fiddler"][:2] == (0.0, 1.0)
    assert shares["midwife"][:2] == (1.0, 1.0)
    assert lab.seat_shares(games)["0"][:2] == (2.0, 1.0)  # seat 1 was the first Constable


def test_shared_wins_are_shared_and_lost_games_have_no_winner() -> None:
    games = [kept("puritans", "ppp", (0, 1)), kept("all_lose", "ppp", ())]
    wins, fair, _ = lab.fair_shares(games)["merchant"]
    assert wins == 0.5
    assert fair == pytest.approx(1 / 3)
    assert lab.with_witch(games) == []


def test_events_are_counted_by_side_and_ending() -> None:
    used = (("fire", "witch"), ("fire", "puritan"), ("tithe", "witch"))
    games = [kept("witches", "wpp", (0,), used), kept("puritans", "wpp", (1,), used[:1])]
    assert list(lab.event_uses(games)) == [("fire", 2, 1, 2, 1), ("tithe", 1, 0, 1, 1)]
    assert lab.witch_wins(games).wins == 1


def test_what_is_out_of_balance_is_said() -> None:
    unfair = [kept("witches", "wpp", (0,))] * 30
    assert any("3 players" in line for line in verdict(unfair))
    greedy = [kept("puritans", "wpp", (1,)), kept("puritans", "wpp", (1,))] * 10
    assert any("merchant" in line for line in verdict(greedy))
    tithe = [kept("witches", "wpp", (0,), (("tithe", "witch"),))] * 10
    assert "tithe is used by one side only" in verdict(tithe)
    assert "fire is used 0.00 times a game at most" in verdict(tithe)
    both = [*tithe, kept("puritans", "wpp", (1,), (("tithe", "puritan"),))]
    assert not any("tithe" in line for line in verdict(both))


def test_the_same_seed_gives_the_same_games() -> None:
    batch = list(deals(lab.BALANCE, 3, {"edition": "fr"}, 2, 5))
    assert run(batch) == [play_one(deal) for deal in batch]


def test_the_page_is_renewed_between_its_marks(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(PAGE.read_text("utf-8"), "utf-8")
    main(lab.BALANCE, Balancing(games=1, write=page))
    text = page.read_text("utf-8")
    assert "| players | en | es | fr |" in text and "| promise | holds |" in text
    assert text.startswith(PAGE.read_text("utf-8").split("<!-- bars -->")[0])
    assert (tmp_path / "page.png").stat().st_size > 10_000


def test_the_published_numbers_keep_the_promise() -> None:
    """On the page that is committed all four promises hold: the numbers bear out what its first table says."""
    text = PAGE.read_text("utf-8")
    bars = text.split("<!-- bars -->")[1].split("<!-- /bars -->")[0]
    assert bars.count("| yes |") == 4 and "NO" not in bars
    sides = text.split("<!-- sides -->")[1].split("<!-- /sides -->")[0]
    rates = [float(line.split("|")[5].split("%")[0]) for line in sides.splitlines()[3:] if line.startswith("|")]
    assert len(rates) == 6 and all(40 <= rate <= 60 for rate in rates)
    characters = text.split("<!-- characters -->")[1].split("<!-- /characters -->")[0]
    ratios = [float(line.split("|")[4]) for line in characters.splitlines()[3:] if line.startswith("|")]
    assert len(ratios) == 10 and max(ratios) <= 1.5
