"""The lab's report and the cluster runner."""

from __future__ import annotations

import io
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from matplotlib import pyplot

from meetinghouse.lab import report, report_charts
from meetinghouse.lab.batch import plans, run
from meetinghouse.lab.cluster import run_on
from meetinghouse.lab.report_games import by_card, by_character, by_level, by_seat, by_side, play_chunk

GAMES = {"salem1692": 5, "new_salem": 3, "affliction": 2}


@pytest.mark.parametrize("game", GAMES)
def test_games_are_boiled_down(game: str) -> None:
    seats = GAMES[game]
    kept = play_chunk(game, seats, 0, 3, seed=5, levels=[1])
    assert kept == play_chunk(game, seats, 0, 3, seed=5, levels=[1]), "the seed alone decides"
    for one in kept:
        assert one.answers == len(one.options)
        assert min(one.options) >= 1
        assert list(one.told) == sorted(one.told)
        assert one.told[-1] == 1.0
        assert len(one.characters) == seats
    assert sum(share.games for share in by_character(kept).values()) == 3 * seats
    assert by_card(kept)
    assert len(by_seat(kept, seats)) == seats
    assert by_level(kept)["1"].games == 3 * seats
    if game != "affliction":
        assert sum(share.wins for share in by_side(kept).values()) <= 3


def test_a_report_is_one_file_that_needs_nothing_else(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert report.write({"affliction": 2}, 2, 1692, 1, tmp_path) == 0
    text = (tmp_path / "report.html").read_text(encoding="utf-8")
    assert text.count("data:image/png;base64,") == 2
    assert "src='http" not in text
    assert (tmp_path / "affliction-wins.png").read_bytes().startswith(b"\x89PNG")
    assert (tmp_path / "affliction-course.png").is_file()
    assert "affliction: 4 games" in capsys.readouterr().out


def test_two_workers_of_a_cluster_give_what_one_process_gives() -> None:
    batch = list(plans("affliction", 2, 45, 7, [1, 1]))
    told: list[int] = []
    assert run_on("local:2", batch, told.append) == run(batch)
    assert sum(told) == 45


@pytest.mark.parametrize(("game", "seats"), [("salem1692", 4), ("new_salem", 3), ("affliction", 2)])
def test_charts_have_titles_axis_names_and_words_instead_of_ids(
    game: str, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    figures: list[Any] = []

    def keep(figure: Any, title: str) -> bytes:
        figures.append(figure)
        return b""

    monkeypatch.setattr(report_charts, "png", keep)
    one = report.section(game, seats, 2, 1692, 1)
    panels = [axis for figure in figures for axis in figure.axes]
    assert len(panels) == 7
    for axis in panels:
        assert axis.get_title() and axis.get_xlabel() and axis.get_ylabel()
    shown = [label.get_text() for axis in panels[:4] for label in axis.get_yticklabels()]
    assert shown and not any("_" in text for text in shown)
    assert "_" not in re.sub(r"<img[^>]*>|<style>.*?</style>", "", report.page([one], 1), flags=re.DOTALL)
    for figure in figures:
        pyplot.close(figure)


class Watched(io.StringIO):
    """An error stream that somebody watches."""

    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize("command", ["lab", "affliction", "new_salem"])
def test_somebody_who_watches_sees_how_far_it_is(command: str, monkeypatch: pytest.MonkeyPatch) -> None:
    from meetinghouse.boardgames.affliction.lab import games as affliction
    from meetinghouse.boardgames.new_salem.lab import games as new_salem

    monkeypatch.setenv("TERM", "xterm")
    err = Watched()
    monkeypatch.setattr("sys.stderr", err)
    for module in (affliction, new_salem):
        monkeypatch.setattr(module, "play_one", lambda deal: deal)
    todo: Any = [1, 2, 3]  # nothing is played
    played: dict[str, Callable[[], list[Any]]] = {
        "lab": lambda: report.gather("affliction", 2, 3, 1, [1], 1),
        "affliction": lambda: affliction.run(todo),
        "new_salem": lambda: new_salem.run(todo),
    }
    assert len(played[command]()) == 3
    assert "3/3" in err.getvalue()
