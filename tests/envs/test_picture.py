"""What `render("rgb_array")` paints: a table that nobody learns a secret from, with nothing cut off."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

import meetinghouse as mh
from meetinghouse.bots.driver import Driver, table_of
from meetinghouse.envs import pettingzoo
from meetinghouse.envs.gymnasium import OneSeat
from meetinghouse.envs.picture import SIZE, Box, Painter, boxes_of, pixels_of
from tests.observation.test_observation import TABLES

LEGIBLE = 10  # the smallest size of type in which the default picture is still read with ease


def moments(game: str, seats: int, every: int) -> Iterator[mh.Match]:
    """A game between bots, looked at now and then and at its end."""
    match = mh.new_match(game, seats, seed=1692)
    bots = Driver(match, dict(enumerate(table_of(game, [2] * seats, 5))))
    while match.outcome is None:
        yield match
        for _ in range(every):
            if match.outcome is None:
                bots.step()
    yield match


def scene(match: mh.Match, seat: int) -> list[Box]:
    return boxes_of(match.view(seat))


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_everything_fits_in_letters_that_can_be_read(game: str, seats: int) -> None:
    for match in moments(game, seats, every=40 * seats):
        for seat in (-1, 0):
            painter = Painter(SIZE, LEGIBLE)
            assert painter.paint(scene(match, seat)) <= SIZE[1]
            assert sum(box.seat for box in scene(match, seat)) == seats


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_worlds_that_a_seat_cannot_tell_apart_look_alike(game: str, seats: int) -> None:
    """A picture is painted from its scene alone, so scenes are compared all along, and pixels once in the middle."""
    told_apart = 0
    for n, match in enumerate(moments(game, seats, every=60 * seats)):
        for seat in (-1, seats - 1):
            twin = mh.imagine(game, match.view(seat), seed=7, events=match.events(seat))
            assert scene(twin, seat) == scene(match, seat)
            if n == 1:
                assert np.array_equal(pixels_of(twin.view(seat)), pixels_of(match.view(seat)))
        alike = scene(match, 0) == scene(match, -1)
        if n == 1:
            assert np.array_equal(pixels_of(match.view(0)), pixels_of(match.view(-1))) == alike
        told_apart += not alike
    assert told_apart  # what a seat alone knows is in its own picture


def test_pettingzoo_paints_for_a_spectator_and_gymnasium_for_its_seat() -> None:
    env = pettingzoo.env("salem1692", seats=5, render_mode="rgb_array")
    env.reset(seed=3)
    assert env.episode is not None
    image = env.render()
    assert image.shape == (SIZE[1], SIZE[0], 3) and image.dtype == np.uint8
    assert np.array_equal(image, pixels_of(env.episode.match.view(-1)))

    alone = OneSeat("salem1692", seats=5, seat=2, render_mode="rgb_array")
    alone.reset(seed=3)
    assert alone._match is not None
    assert np.array_equal(alone.render(), pixels_of(alone._match.view(2)))
    assert not np.array_equal(alone.render(), pixels_of(alone._match.view(-1)))


def test_cards_are_called_by_their_names_and_the_asked_seat_is_marked() -> None:
    match = mh.new_match("salem1692", seats=5, seed=8)
    boxes = scene(match, 1)
    assert any("Your hidden Tryals" in box.text and "Not a Witch" in box.text for box in boxes)
    asked = match.view(1)["decision"]["seats"]
    assert [box.asked for box in boxes if box.seat] == [seat in asked for seat in range(5)]


def test_a_game_without_a_board_of_its_own_is_painted_from_its_view(monkeypatch: pytest.MonkeyPatch) -> None:
    match = mh.new_match("new_salem", seats=4, seed=1)
    monkeypatch.setattr(mh.find_game("new_salem"), "module", lambda name: None)
    plain = scene(match, 2)
    assert sum(box.seat for box in plain) == 4 and any("hope" in box.text for box in plain)
    assert pixels_of(match.view(2)).std() > 5


def test_a_name_in_any_language_is_spelt_with_the_letters_there_are() -> None:
    def painted(name: str) -> bytes:
        painter = Painter((300, 200), 14)
        painter.paint([Box("T"), Box(name, seat=True)])
        return np.asarray(painter.image).tobytes()

    assert painted("Élie – Niño") == painted("Elie - Nino") != painted("Elie - Nina")


def test_a_word_that_is_too_wide_goes_on_below() -> None:
    painter = Painter((200, 200), 14)
    one, many = painter.paint([Box("T"), Box("W")]), painter.paint([Box("T"), Box("W" * 60)])
    assert many >= one + 2 * painter.line
