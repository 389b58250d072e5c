"""Players measured in others' places on the same deals, and the odd ones they are measured with."""

from __future__ import annotations

import itertools

import pytest

import meetinghouse as mh
from meetinghouse.bots.base import make, player, styles
from meetinghouse.bots.driver import Driver
from meetinghouse.engine.match import Match
from meetinghouse.lab import levels
from meetinghouse.lab.levels import ONE, Cell, cells_of, levels_table, measure, offered


def test_the_same_players_win_the_same_games() -> None:
    rows = measure(list(cells_of("new_salem", (3,), (2,))), 6, seed=3)
    assert [row.cell.who for row in rows] == ["witches", "puritans", ONE]
    assert all(row.share == row.beside and row.odds is None for row in rows)
    sides = {row.cell.who: row.share for row in rows}
    assert sides["puritans"].games == 6, "with three there are always Puritans, and not always a Witch"
    twice = measure([Cell("new_salem", 3, ONE, 2, 2)], 6, beside=2, seed=3)
    assert twice[0].share == rows[2].share, "in whatever company of rows"


def test_a_row_is_about_those_who_sit_in_its_places(monkeypatch: pytest.MonkeyPatch) -> None:
    """The line-up of each game, by whom the row is about."""
    seated: list[list[object]] = []

    def seat_all(game: str, line_up: list[object], seed: int) -> list[object]:
        seated.append(line_up)
        return [make(game, "random", seat, seed) for seat in range(len(line_up))]

    monkeypatch.setattr(levels, "table_of", seat_all)
    measure([Cell("affliction", 3, ONE, 3, "hunter")], 3, beside=2)
    hunter = "hunter"
    alone = [[[one, hunter, hunter], [hunter, one, hunter], [hunter, hunter, one]] for one in (3, 2)]
    assert seated == [line_up for pair in zip(*alone, strict=True) for line_up in pair], "both on each deal"
    seated.clear()
    measure([Cell("salem1692", 4, "town", "first", "random")], 2, beside="random")
    assert [line_up.count("first") for line_up in seated if "first" in line_up] == [3, 3], "one of four is a witch"
    assert len(seated) == 4, "who is compared with the others plays among themselves once, for all rows"


def test_no_game_begins_when_the_time_is_up(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = itertools.count()
    monkeypatch.setattr(
        "meetinghouse.lab.levels.time.time", lambda: next(clock)
    )  # each game begins a second after the last
    cells = list(cells_of("new_salem", (3,), ("random", "first"), "random"))
    rows = measure(cells, 100, seconds=10)
    assert next(clock) == 1 + 400, "all four games of each number were asked for"
    counts = {row.cell: row.share.games for row in rows if row.cell.who != "witches"}
    assert set(counts.values()) == {2, 3}, "about as many games for each row"


def test_all_levels_stand_in_one_table_with_their_times() -> None:
    rows = measure(list(cells_of("new_salem", (3,), offered("new_salem"))), 2, seed=3)
    assert [row.cell.level for row in rows] == [1, 2, 3] * 3
    assert all(0 <= row.mean <= row.most < 5 for row in rows) and rows[-1].mean > 0
    lines = levels_table(rows, {"new_salem": "New Salem"}).splitlines()
    assert len(lines) == 11 and lines[2].startswith("| New Salem | 3 | 2 | witches | 1 |") and "| – |" in lines[3]


# ---- players with one odd habit ------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["salem1692", "new_salem", "affliction"])
def test_each_game_has_two_odd_players_who_play_to_the_end(game: str) -> None:
    assert len(styles(game)) == 2
    for name in styles(game):
        match = odd_game(game, name)
        assert match.outcome is not None
        assert match.record() == odd_game(game, name).record(), "the same again"


def odd_game(game: str, name: int | str, seats: int = 4) -> Match:
    match = mh.new_match(game, seats, seed=5)
    Driver(match, {seat: make(game, name, seat, 1) for seat in range(seats)}).run()
    return match


def deeds(match: Match, key: str) -> list[dict[str, object]]:
    return [event for event in match.news(-1, 0)[0] if event["key"] == key]


def test_a_lurking_witch_lays_no_card_and_a_hothead_every_red_one() -> None:
    for seed in range(3):
        match = mh.new_match("salem1692", 6, seed=seed)
        began = [seat for seat in range(6) if match.view(seat)["is_witch"]]
        bots = {seat: make("salem1692", "lurker" if seat in began else 2, seat, 1) for seat in range(6)}
        Driver(match, bots).run()
        assert not [event for event in deeds(match, "salem1692.played") if event["seat"] in began]
    red = {"accusation", "evidence", "witness"}
    laid = [event["card"] in red for event in deeds(odd_game("salem1692", "hothead", 6), "salem1692.played")]
    assert laid and all(laid)


def test_a_miser_gives_nothing_and_a_patron_all() -> None:
    gifts = {name: len(deeds(odd_game("new_salem", name), "new_salem.gave")) for name in ("miser", 2, "patron")}
    assert gifts["miser"] == 0 and gifts["patron"] > gifts[2]


def test_a_hunter_accuses_more_and_a_hoarder_keeps_its_influence() -> None:
    games = {name: odd_game("affliction", name) for name in ("hunter", "hoarder", 2)}
    accused = {name: len(deeds(match, "affliction.accused")) for name, match in games.items()}
    kept = {name: sum(match.view(-1)["influence"]) for name, match in games.items()}
    assert accused["hunter"] > accused[2] and kept["hoarder"] > kept[2]


def test_an_odd_player_of_another_game_is_refused() -> None:
    with pytest.raises(mh.BadInput, match="bad-level"):
        player("affliction", "lurker")
