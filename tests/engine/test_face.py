"""The package's own names, tried with the toy beside the games."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import meetinghouse as mh
from meetinghouse import registry
from meetinghouse.engine.chance import Seal
from tests.engine.tables import finished
from tests.engine.toy import TOY
from tests.properties.play import snapshot


@pytest.fixture(autouse=True)
def beside_the_games() -> Iterator[None]:
    mh.register(TOY)
    yield
    registry.unregister("toy")


def test_games_are_found_by_id() -> None:
    assert mh.find_game("toy") is TOY
    for wrong in ("chess", "", None, 3, ["toy"], "games.toy"):
        with pytest.raises(mh.BadInput) as caught:
            mh.find_game(wrong)
        assert caught.value.code == "unknown-game"


def test_the_spec_of_a_game() -> None:
    spec = mh.games()["toy"]
    assert (spec.id, spec.min_seats, spec.max_seats, spec.rules_version) == ("toy", 2, 6, "1")
    assert spec.options["rounds"] == mh.Option(default=2, choices=(1, 2, 3))


def test_what_the_face_hands_out_is_the_callers_own() -> None:
    spec = mh.games()["toy"]
    dict.clear(spec.options)  # type: ignore[arg-type]  # as a careless caller would
    assert "rounds" in mh.games()["toy"].options
    match = mh.new_match("toy", 4, seed=5)
    ask = match.ask(0)
    assert ask is not None
    ask.acts.extend(range(len(TOY.acts)))
    for act in TOY.acts.acts:
        if act.id not in ask.acts:
            with pytest.raises(mh.IllegalMove):
                match.answer(0, {"ask": ask.id, **act.json})
    over = finished()
    copy = over.copy()
    before = snapshot(over)
    assert over.outcome is not None
    over.outcome.scores.clear()
    assert snapshot(over) == before == snapshot(copy)
    assert over.outcome.scores == over.view(0)["outcome"]["scores"] != {}


def test_a_seed_deals_the_same_and_no_seed_does_not() -> None:
    assert snapshot(mh.new_match("toy", 4, seed=5)) == snapshot(mh.new_match("toy", seats=4, seed=5))
    assert mh.new_match("toy", 4, seed=5).commitment != mh.new_match("toy", 4, seed=6).commitment
    assert mh.new_match("toy", 4).commitment != mh.new_match("toy", 4).commitment


@pytest.mark.parametrize("seed", [-1, 2**256, "1", 1.0, True, b"1", [1]])
def test_a_seed_is_a_number_in_range(seed: Any) -> None:
    with pytest.raises(mh.BadInput) as caught:
        mh.new_match("toy", 4, seed=seed)
    assert caught.value.code == "bad-seed"
    with pytest.raises(mh.BadInput):
        mh.imagine("toy", mh.new_match("toy", 4).view(0), seed=seed)


def test_seeds_at_the_edge() -> None:
    assert mh.new_match("toy", 4, seed=0).commitment != mh.new_match("toy", 4, seed=2**256 - 1).commitment


def test_records_replay_through_the_face() -> None:
    match = finished()
    assert snapshot(mh.replay(match.record())) == snapshot(match)
    assert mh.verify(match.record()).honest
    begun = mh.new_match("toy", 4, seed=9)
    assert isinstance(begun.secret, Seal)
    again = mh.replay(begun.record(), begun.secret)
    begun.timeout()
    again.timeout()
    assert snapshot(again) == snapshot(begun)


def test_a_secret_is_a_seal() -> None:
    with pytest.raises(mh.BadInput) as caught:
        mh.replay(finished().record(), "00" * 32)  # type: ignore[arg-type]  # as a careless caller would
    assert caught.value.code == "bad-seed"


def test_a_record_of_an_unknown_game_is_broken() -> None:
    with pytest.raises(mh.BrokenRecord) as caught:
        mh.replay(finished().record().replace('"toy"', '"chess"', 1))
    assert caught.value.code == "bad-record"


def test_imagine_through_the_face() -> None:
    match = mh.new_match("toy", 4, seed=9)
    twin = mh.imagine("toy", match.view(1), seed=3, events=match.events(1))
    assert twin.view(1) == match.view(1) and twin.events(1) == match.events(1)
    with pytest.raises(mh.BadInput):
        mh.imagine("chess", match.view(1))


def test_everything_that_is_offered_exists() -> None:
    assert all(hasattr(mh, name) for name in mh.__all__)
    assert mh.__all__ == sorted(mh.__all__)
