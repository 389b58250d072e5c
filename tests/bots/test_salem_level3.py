"""The level-3 player of Salem 1692: what its network is shown, and that it plays everywhere."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

import meetinghouse as mh
from meetinghouse.boardgames.salem1692.acts import ACTS, SEAT
from meetinghouse.boardgames.salem1692.bots import eyes
from meetinghouse.boardgames.salem1692.bots import observing as o
from meetinghouse.boardgames.salem1692.bots.level3 import Level3
from meetinghouse.boardgames.salem1692.names import CARDS, CHARACTERS, PLAYABLE, TRYALS
from meetinghouse.boardgames.salem1692.rules import RULES
from meetinghouse.bots.asking import network_of
from meetinghouse.bots.base import make
from meetinghouse.bots.driver import Driver, play, table_of
from meetinghouse.bots.learned import network
from meetinghouse.bots.network import Network
from meetinghouse.bots.shape import NEVER
from meetinghouse.engine.match import Match
from meetinghouse.observation.layout import counted_from
from meetinghouse.train.evaluate import bot_file


def test_the_layout_is_the_one_that_the_weights_were_trained_with() -> None:
    assert tuple(sorted(RULES.kinds)) == o.KINDS
    assert len(ACTS.acts) == 78 and [ACTS.acts[SEAT[seat]].do for seat in range(o.MOST_SEATS)] == ["seat"] * 12
    files = (Level3.weights, Level3.at_four, Level3.among_many)
    for file in files:
        made = network_of(eyes.eyes().shape, file)
        assert isinstance(made, Network)
        weights = made.w
        assert weights["seat.weight"].shape[0] == o.SEAT.width == 99
        assert weights["table.weight"].shape[0] == o.TABLE.width == 207
    assert sum(file.stat().st_size for file in files) < 3_000_000


def test_tables_of_each_size_have_weights_of_their_own(tmp_path: Path) -> None:
    """Other weights that are tried instead play at every table."""
    views = [mh.new_match("salem1692", seats, seed=1).view(0) for seats in (4, 5, 8, 9, 12)]
    four, five, eight, nine, twelve = (Level3(0, 0).network_for(view) for view in views)
    assert len({id(one) for one in (four, five, nine)}) == 3 and five is eight and nine is twelve
    file = tmp_path / "weights.npz"
    file.write_bytes(Level3.weights.read_bytes())
    tried = make("salem1692", bot_file("salem1692", file, 0.2), 0, 0)
    assert isinstance(tried, Level3) and len({id(tried.network_for(view)) for view in views}) == 1


@pytest.mark.parametrize("seats", [4, 7, pytest.param(12, marks=pytest.mark.torture)])
def test_it_plays_whole_games_and_the_same_again(seats: int) -> None:
    options: dict[str, Any] = {"extra_witch": True, "gentle_reveal": True, "choose_character": seats <= 7}
    records = set()
    for _ in range(2):
        match = mh.new_match("salem1692", seats, options, seed=seats)
        records.add(play(match, table_of("salem1692", [3] * seats, 1)).record())
    assert len(records) == 1


def test_level_3_witches_win_against_a_town_of_chance() -> None:
    won = 0
    for seed in range(16):
        match = mh.new_match("salem1692", 6, seed=seed)
        witch = [match.view(seat)["is_witch"] for seat in range(6)]
        bots = [make("salem1692", 3 if witch[seat] else "random", seat, seed) for seat in range(6)]
        outcome = play(match, bots).outcome
        assert outcome is not None
        won += outcome.reason != "last_witch_revealed"
    assert won >= 8, "random witches win two of these"


def _midgame(seed: int) -> Match:
    match = mh.new_match("salem1692", 6, seed=seed)
    driver = Driver(match, dict(enumerate(table_of("salem1692", [2] * 6, seed))))
    while match.view(-1)["decision"]["kind"] != "salem1692.turn" or match.view(-1)["nights"] < 1:
        driver.step()
    return match


def test_it_sees_no_more_than_its_view() -> None:
    """Another table that looks the same to this seat gets the same answer."""
    match = _midgame(3)
    seat = match.waiting[0]
    other = mh.imagine("salem1692", match.view(seat), seed=5, events=match.events(seat))
    answers = []
    for one in (match, other):
        bot = Level3(seat, 9)
        for event in one.events(seat):
            bot.see(event)
        ask = one.ask(seat)
        assert ask is not None
        answers.append(bot.decide(one.view(seat), ask))
    assert answers[0] == answers[1]


def test_seats_are_counted_from_the_viewer() -> None:
    match = _midgame(4)
    for viewer in range(6):
        view = match.view(viewer)
        rows = np.frombuffer(o.observe(view, o.DeedCounts(6)), np.uint8)[: 6 * o.SEAT.width].reshape(6, o.SEAT.width)
        assert rows[0, o.SEAT.at["me"]] == 1 and rows[1:, o.SEAT.at["me"]].sum() == 0
        hidden = rows[:, o.SEAT.at["hidden"]][:, 0]
        assert hidden.tolist() == [view["face_down"][(viewer + n) % 6] for n in range(6)]
    turned, _ = counted_from(mh.find_game("salem1692"), 6, 4)
    assert [turned[act] for act in (0, SEAT[4], SEAT[1])] == [0, SEAT[0], SEAT[3]]


def _pairs(deeds: o.DeedCounts) -> NDArray[np.uint8]:
    return np.frombuffer(b"".join(deeds.pairs), np.uint8).reshape(deeds.seats, deeds.seats, o.KINDS_OF_DEEDS)


def test_deeds_are_counted_between_who_and_whom() -> None:
    deeds = o.DeedCounts(4)
    for event in (
        {"key": "salem1692.played", "seat": 1, "card": "evidence", "target": 2},
        {"key": "salem1692.played", "seat": 3, "card": "piety", "target": 2},
        {"key": "salem1692.played", "seat": 0, "card": "arson", "target": 3},
        {"key": "salem1692.tryal_revealed", "seat": 2, "tryal": "not_a_witch", "how": "accusation"},
        {"key": "salem1692.kill_named", "target": 3, "saved": "gavel"},
    ):
        deeds.hear(event)
    pairs = _pairs(deeds)
    assert pairs[1, 2].tolist() == [3, 0, 0, 1, 0, 3]
    assert pairs[3, 2, o.HELP] == pairs[0, 3, o.HARM] == 1

    def of(seat: int, name: str) -> int:
        return int(deeds.rows[seat][o.DEEDS.at[name].start])

    assert (of(1, "finished"), of(2, "cleared"), of(3, "hunted"), of(3, "saved")) == (1, 1, 1, 1)
    assert [of(seat, "silent") for seat in range(4)] == [1] * 4


def test_acts_that_name_no_seat_of_this_table_are_never_chosen() -> None:
    match = _midgame(5)
    row = eyes.look(match.view(0), o.DeedCounts(6))
    assert row is not None
    logits = np.array(network(Level3, Level3.weights)(row))
    assert np.all(logits[[SEAT[seat] for seat in range(6, 12)]] == NEVER)
    assert np.isfinite(logits).all()


def _cards(numbers: Any, names: tuple[str, ...]) -> dict[str, int]:
    return {name: int(n) for name, n in zip(names, numbers, strict=True) if n}


@pytest.mark.parametrize("seats", range(4, 13))
def test_its_eyes_show_in_one_row_what_the_view_says(seats: int) -> None:
    """Through a whole game, by the names of the columns, for whoever is asked."""
    options: dict[str, Any] = {"extra_witch": seats % 2 == 0, "choose_character": seats <= 7}
    match = mh.new_match("salem1692", seats, options, seed=seats)
    driver = Driver(match, dict(enumerate(table_of("salem1692", ["random"] * seats, 6))))
    deeds, heard, shape = o.DeedCounts(seats), 0, eyes.eyes().shape
    held = tuple(CARDS[card] for card in PLAYABLE)
    while match.outcome is None:
        told, heard = match.news(-1, heard)
        for event in told:
            deeds.hear(event)
        seat = match.waiting[0]
        view, order = match.view(seat), [(seat + n) % seats for n in range(seats)]
        seen = eyes.look(view, deeds)
        driver.step()
        if seen is None:
            continue
        row = np.frombuffer(seen, np.uint8)
        assert row.shape == (shape.size,) and not row[shape.seat_at][seats:].any()
        columns = {name: row[shape.seat_at][:seats, at] for name, at in o.SEAT.at.items()}
        table = {name: row[shape.table_at][at] for name, at in o.TABLE.at.items()}
        for name, of_view in {"hidden": "face_down", "hand_size": "hand_sizes", "accused": "accusations"}.items():
            assert columns[name][:, 0].tolist() == [view[of_view][who] for who in order]
        for name, marked in {"me": [seat], "alive": view["living"], "turn": [view["turn"]]}.items():
            assert columns[name][:, 0].tolist() == [who in marked for who in order]
        for at, who in enumerate(order):
            assert _cards(columns["front"][at], held) == view["front"][who]
            assert _cards(columns["power"][at], CHARACTERS) == {view["power"][who]: 1}
            assert _cards(columns["shown"][at], TRYALS) == Counter(view["revealed"][who])
        assert _cards(table["hand"], held) == view["hand"] and _cards(table["tryals"], TRYALS) == view["tryals"]
        assert _cards(table["discards"], CARDS) == Counter(view["discards"])
        assert _cards(table["kind"], o.KINDS) == {o.kind_of(view): 1}
        assert columns["deeds"].tolist() == [list(deeds.rows[who]) for who in order]
        pairs = row[shape.pair_at].reshape(12, 12, shape.pairs)
        did = [kind for kind in range(shape.pairs) if kind != o.NEIGHBOUR]
        assert np.array_equal(pairs[:seats, :seats, did], _pairs(deeds)[order][:, order][:, :, did])
        assert pairs[:seats, :seats, o.NEIGHBOUR].sum() == len(view["living"]) and not pairs[seats:].any()


def test_eyes_are_shut_where_no_answer_makes_a_difference() -> None:
    """At dawn all are asked where the Black Cat goes, and only witches decide."""
    match = mh.new_match("salem1692", 6, seed=2)
    views = [match.view(seat) for seat in match.waiting]
    assert {o.kind_of(view) for view in views} == {"dawn"} and len(views) == 6
    open_eyes = [eyes.look(view, o.DeedCounts(6)) is not None for view in views]
    assert open_eyes == [view["is_witch"] for view in views] and True in open_eyes
