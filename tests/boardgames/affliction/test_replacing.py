"""Replacing colonists (A9) and the end that may come with it (A10.1)."""

from __future__ import annotations

import pytest

from meetinghouse.boardgames.affliction.names import COUNT, INDEX
from tests.boardgames.affliction.scenario import Town


def number(*names: str) -> list[int]:
    return [INDEX[name] for name in names]


@pytest.mark.rule("A9.1")
def test_rows_slide_away_from_the_deck_and_are_filled_up() -> None:
    """Points 28 and 32: red row first, then blue; slot 0 is nearest the deck."""
    town = Town(top=["john_putnam", "john_proctor", "israel_porter", "joseph_porter"])
    town.t.bottom = number("tituba", "john_alden", "daniel_andrew", "giles_corey")
    town.t.top[1] = INDEX["nobody"]
    town.t.top[3] = INDEX["nobody"]
    town.t.bottom[2] = INDEX["nobody"]
    town.t.red = number("thomas_putnam", "edward_putnam")
    town.t.blue = [COUNT, *number("sarah_good")]
    town.end_round(taken=True)
    assert town.row("top") == ["thomas_putnam", "edward_putnam", "john_putnam", "israel_porter"]
    assert town.row("bottom") == ["sarah_good", "tituba", "john_alden", "giles_corey"]
    assert [event["row"] for event in town.events("turned_up")][-3:] == ["top", "top", "bottom"]


@pytest.mark.rule("A9.2")
def test_without_red_cards_the_top_row_takes_blue_ones() -> None:
    """Point 30."""
    town = Town()
    town.t.red = []
    town.t.top[0] = INDEX["nobody"]
    town.t.blue = [COUNT, *number("sarah_good", "tituba")]
    town.end_round(taken=True)
    assert town.row("top")[0] == "tituba"


@pytest.mark.rule("A9.2")
def test_released_prominents_come_back_before_blue_ones() -> None:
    """Ruling 10: under the deck they came from."""
    town = Town()
    town.t.red = []
    town.t.red_under = number("john_proctor")
    town.t.top[0] = INDEX["nobody"]
    town.end_round(taken=True)
    assert town.row("top")[0] == "john_proctor" and town.t.red_under == []


@pytest.mark.rule("A9.3")
def test_the_conveyor_moves_when_nobody_left_the_bottom_row() -> None:
    town = Town(bottom=["tituba", "john_alden", "daniel_andrew", "giles_corey"])
    town.t.blue = [COUNT, *number("sarah_good")]
    town.end_round()
    assert town.row("bottom") == ["sarah_good", "tituba", "john_alden", "daniel_andrew"]
    assert town.t.blue_under == number("giles_corey")


@pytest.mark.rule("A9.3")
@pytest.mark.parametrize("how", ["arrest", "bring", "scapegoat"])
def test_leaving_the_bottom_row_stops_the_conveyor(how: str) -> None:
    """Point 29: a scapegoat's arrest counts."""
    town = Town(
        bottom=["sarah_good", "tituba", "daniel_andrew", "giles_corey"],
        top=["john_proctor"],
        accusations={"sarah_good": 1, "john_proctor": 3},
    )
    if how == "bring":
        town.resolve(s13=0).do(0, "bring", "tituba")
    elif how == "arrest":
        town.resolve(s8=0).do(0, "arrest", "sarah_good")
    else:
        town.resolve(s8=0).do(0, "arrest", "john_proctor").do(1, "scapegoat", "sarah_good")
    assert town.t.blue_under == [] and town.row("bottom")[3] == "giles_corey"


@pytest.mark.rule("A9.3")
def test_the_top_row_does_not_count_and_never_moves_on() -> None:
    """Point 29: nor do blue cards that stand there."""
    town = Town(top=["tituba"], bottom=["sarah_good", "mary_easty", "daniel_andrew", "giles_corey"])
    kept = town.row("top")[1:]
    town.resolve(s13=0).do(0, "bring", "tituba")
    assert town.t.blue_under == number("giles_corey")
    assert town.row("top")[1:] == kept
    circle = Town(circles={1: ["tituba"]}, bottom=["sarah_good", "mary_easty", "daniel_andrew", "giles_corey"])
    circle.resolve(s13=0).do(0, "bring", "tituba")
    assert circle.t.blue_under == number("giles_corey")


@pytest.mark.rule("A9.4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_round_draws_a_blue_card_and_the_deck_does_not_run_out(seats: int) -> None:
    """Point 31: with nothing but silence the game ends within 24, 23 or 22 blue draws."""
    import meetinghouse as mh

    for seed in range(8):
        match = mh.new_match("affliction", seats=seats, seed=seed)
        blue = match.view(-1)["decks"]["colonist"]
        rounds = 1
        while match.outcome is None:
            match.timeout()
            view = match.view(-1)
            if view["round"] != rounds:
                rounds = view["round"]
                drawn = view["decks"]["colonist"] - len(view["blue_under"])
                assert drawn < blue
                blue = drawn
        assert rounds <= 26 - seats


@pytest.mark.rule("A10.1")
@pytest.mark.parametrize("end", ["mary_spencer_hill", "increase_mather"])
def test_the_game_ends_the_instant_an_end_card_shows(end: str) -> None:
    """Ruling 8: slots behind it stay empty, and no conveyor turns."""
    town = Town(bottom=["tituba", "john_alden", "daniel_andrew", "giles_corey"])
    town.t.bottom[0] = town.t.bottom[1] = INDEX["nobody"]
    town.t.blue = [INDEX["sarah_good"], INDEX[end]]
    town.end_round()
    assert town.match.outcome is not None and town.match.waiting == ()
    assert town.match.view(-1)["end_card"] == end
    assert town.row("bottom") == ["nobody", "nobody", "daniel_andrew", "giles_corey"]
    assert town.t.blue_under == []


@pytest.mark.rule("A10.1")
def test_an_end_card_in_the_top_row_ends_it_before_the_bottom_row() -> None:
    """Point 28."""
    town = Town(bottom=["tituba", "john_alden", "daniel_andrew", "giles_corey"])
    town.t.red = []
    town.t.top[0] = town.t.bottom[0] = INDEX["nobody"]
    town.t.blue = [INDEX["sarah_good"], COUNT]
    town.end_round()
    assert town.match.outcome is not None and town.row("bottom")[0] == "nobody"
