"""The daily trial in the terminal: solved, missed and given up in three languages; and more of them made."""

from __future__ import annotations

import io
import sys
from datetime import date
from pathlib import Path

import pytest

from meetinghouse import puzzles
from meetinghouse.cli import main, trial
from tests.cli.tables import LANGUAGES, voice

Capsys = pytest.CaptureFixture[str]
YEAR = puzzles.year()
FIRST = {game: next(n for n, one in enumerate(YEAR) if one.game == game) for game in ("salem1692", "affliction")}


def _keys(number: int) -> tuple[str, int]:
    """Every wrong answer, then the right one; and how many there are."""
    posed = puzzles.posed(number)
    order = sorted(range(len(posed.answers)), key=lambda n: posed.answers[n] == posed.puzzle.answer)
    return "".join(f"{n + 1}\n" for n in order), len(order)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", FIRST)
def test_a_trial_is_solved_in_the_end(game: str, lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    typed, tries = _keys(FIRST[game])
    monkeypatch.setattr(sys, "stdin", io.StringIO("x\n99\n" + typed))
    speaker, out = voice(lang)
    assert trial.Solver(speaker, puzzles.posed(FIRST[game]), date(2026, 11, 18)).play() == 0
    told = out.getvalue()
    before, _, after = told.partition(speaker.words.say("trial-proof"))
    assert speaker.words.say("trial-right") in before and speaker.words.say("trial-tries", n=tries) in before
    assert "✓" in after and after.count("\n") > 3
    if game == "salem1692":
        so = speaker.words.say("salem1692-trial-sure", seats="")
        assert so not in before and so in after, "who must be a witch is told in the proof only"


def test_a_trial_is_given_up_or_left(capsys: Capsys, monkeypatch: pytest.MonkeyPatch) -> None:
    speaker, _ = voice("en")
    for typed, said in (("0\n", "trial-gave-up"), ("", "cli-left")):
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        assert main(["trial", "--date", "2026-11-18", "--lang", "en"]) == 0
        out = capsys.readouterr().out
        assert speaker.words.say(said) in out
        assert (speaker.words.say("trial-proof") in out) == bool(typed)


def test_more_are_made_into_a_file(tmp_path: Path, capsys: Capsys) -> None:
    file = tmp_path / "more.jsonl"
    assert main(["trial", "salem1692", "--make", "1", "--into", str(file), "--seed", "9", "--lang", "en"]) == 0
    assert "of these wrong: 0" in capsys.readouterr().out
    (one,) = puzzles.read(file.read_text(encoding="utf-8").splitlines())
    assert puzzles.position(one).view(one.answer["seat"])["is_witch"]


@pytest.mark.parametrize("words", [["--date", "soon"], ["--make", "1"], ["new_salem", "--make", "1", "--into", "x"]])
def test_what_cannot_be_done_is_refused(words: list[str], capsys: Capsys) -> None:
    assert main(["trial", *words, "--lang", "en"]) == 2
    assert capsys.readouterr().err
