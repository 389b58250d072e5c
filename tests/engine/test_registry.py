"""How games become known: by folder, by entry point, by `register`."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from typing import Any

import pytest

import meetinghouse as mh
from meetinghouse import registry
from tests.engine.toy import TOY, build
from tests.source import GAMES, ROOT


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    yield
    registry.unregister("toy")
    registry._places.cache_clear()
    registry._changed()


def brought_by(monkeypatch: pytest.MonkeyPatch, place: str) -> None:
    """As if an installed package had an entry point for the toy."""

    def entry_points(**wanted: Any) -> list[EntryPoint]:
        assert wanted == {"group": "meetinghouse.games"}
        return [EntryPoint("toy", place, "meetinghouse.games")]

    monkeypatch.setattr(registry, "entry_points", entry_points)
    registry._places.cache_clear()
    registry._changed()


def test_a_registered_game_plays_like_any_other() -> None:
    assert mh.register(TOY) is TOY
    assert mh.register(TOY) is TOY
    assert "toy" in mh.games() and mh.new_match("toy", 4, seed=1).game == "toy"


def test_an_id_belongs_to_one_game() -> None:
    mh.register(TOY)
    with pytest.raises(mh.BadInput) as caught:
        mh.register(build())
    assert caught.value.code == "game-taken"
    assert mh.find_game("toy") is TOY


def test_our_own_ids_cannot_be_taken() -> None:
    impostor = build()
    impostor.id = "affliction"
    registry._games.pop("affliction", None)
    with pytest.raises(mh.BadInput) as caught:
        mh.register(impostor)
    assert caught.value.code == "game-taken"


def test_only_games_can_be_registered() -> None:
    with pytest.raises(mh.BadInput) as caught:
        mh.register("toy")  # type: ignore[arg-type]  # as a careless caller would
    assert caught.value.code == "bad-game"


def test_a_package_brings_a_game_by_its_entry_point(monkeypatch: pytest.MonkeyPatch) -> None:
    brought_by(monkeypatch, "tests.engine.toy:TOY")
    assert mh.find_game("toy") is TOY
    assert "toy" in mh.games()


def test_a_package_that_does_not_load_costs_the_others_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    brought_by(monkeypatch, "tests.engine.nothing_there:GAME")
    with pytest.warns(RuntimeWarning, match="toy"):
        assert "salem1692" in mh.games() and "toy" not in mh.games()


def test_an_entry_point_that_names_something_else_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    brought_by(monkeypatch, "tests.engine.toy:ROLES")
    with pytest.raises(mh.BadInput) as caught:
        mh.find_game("toy")
    assert caught.value.code == "bad-game"


def test_importing_the_face_imports_no_game_and_the_folders_import_by_their_names() -> None:
    code = (
        "import sys, meetinghouse as mh; assert not any('boardgames' in name for name in sys.modules);"
        "import meetinghouse.boardgames.salem1692 as salem; assert mh.find_game('salem1692') is salem.GAME;"
        "assert list(mh.games())[0] == 'salem1692' and callable(mh.games)"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


@pytest.mark.parametrize("game", GAMES)
def test_playing_needs_the_standard_library_only(game: str) -> None:
    code = (
        f"import meetinghouse as mh; match = mh.new_match({game!r}, mh.games()[{game!r}].usual_seats, seed=1)\n"
        "seat = match.waiting[0]; match.answer(seat, match.ask(seat).options[0])"
    )
    # -S: whatever was installed is out of reach.
    subprocess.run([sys.executable, "-S", "-c", code], check=True, env={"PYTHONPATH": str(ROOT / "src")})
