"""The lesson in the terminal: played to its end, helped, taken back, left and taken up again."""

from __future__ import annotations

import io
import sys

import pytest

from meetinghouse.cli import main
from meetinghouse.cli.learn import Learner, LessonSession
from meetinghouse.learn import Learn, lessons
from meetinghouse.learn.lessons import Lesson
from meetinghouse.registry import all_games
from tests.cli.tables import LANGUAGES, voice

Capsys = pytest.CaptureFixture[str]
GAMES = [game.id for game in all_games() if game.declares(Learn).lesson]


def best_keys(game: str) -> str:
    """What one types to go straight through the lesson."""
    typed = []
    for scene in lessons.scenes(game):
        lesson = Lesson(game, scene)
        while not lesson.done:
            assert lesson.ask is not None
            options = [choice.to_json() for choice in lesson.ask.options]
            assert lesson.way is not None
            typed.append(str(options.index(lesson.way) + 1))
            lesson.answer(lesson.way)
    return "\n".join(typed) + "\n"


def run(words: list[str], typed: str, capsys: Capsys, monkeypatch: pytest.MonkeyPatch) -> tuple[int, str, str]:
    monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
    status = main(words)
    told = capsys.readouterr()
    return status, told.out, told.err


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_lesson(game: str, lang: str, capsys: Capsys, monkeypatch: pytest.MonkeyPatch) -> None:
    status, out, err = run(["learn", game, "--lang", lang], best_keys(game), capsys, monkeypatch)
    assert (status, err) == (0, "")
    speaker, _ = voice(lang)
    for scene in lessons.scenes(game):
        assert speaker.words.say(f"{game}-lesson-{scene.id}") in out
    assert f"meetinghouse play {game} --coach --level 1 --lang {lang}" in out, "it ends in a first game"


def test_a_lesson_is_left_and_taken_up_at_the_same_scene(capsys: Capsys, monkeypatch: pytest.MonkeyPatch) -> None:
    status, out, _ = run(["learn", "salem1692", "--lang", "en"], "1\n1\nq\n", capsys, monkeypatch)
    assert status == 0 and "meetinghouse learn salem1692 --lang en --scene 2" in out
    status, out, _ = run(["learn", "salem1692", "--lang", "en", "--scene", "2"], "q\n", capsys, monkeypatch)
    speaker, _ = voice("en")
    title = speaker.words.say("salem1692-lesson-turn")
    assert speaker.words.say("lesson-scene", n=2, of=8, title=title) in out


def test_hints_come_one_by_one_and_then_the_answer() -> None:
    speaker, out = voice("en")
    scene = lessons.find_scene("salem1692", "accuse")
    assert not Learner(LessonSession("salem1692", scene, speaker), speaker, io.StringIO("h\nh\nh\nt\nq\n")).play()
    said, words = out.getvalue(), speaker.words
    first, second = (words.say("salem1692-lesson-accuse-limit", f"hint{n}") for n in (1, 2))
    assert 0 < said.index(first) < said.index(second) < said.rindex("Evidence")


def test_an_answer_is_taken_back_also_when_nothing_else_is_left() -> None:
    speaker, out = voice("en")
    scene = lessons.find_scene("salem1692", "night")
    # named, named, gavel given, silent (and dead): the lesson goes back by itself, and confessing then works
    learner = Learner(LessonSession("salem1692", scene, speaker), speaker, io.StringIO("b\n4\n2\n1\n1\n2\n"))
    assert learner.play()
    said, words = out.getvalue(), speaker.words
    assert words.say("cli-learn-nothing") in said
    assert words.say("salem1692-lesson-night-confess", "try-silent") in said
    assert words.say("lesson-stuck") in said and words.say("lesson-taken-back") in said


def test_a_scene_that_there_is_not_is_refused(capsys: Capsys, monkeypatch: pytest.MonkeyPatch) -> None:
    status, out, err = run(["learn", "salem1692", "--lang", "en", "--scene", "99"], "", capsys, monkeypatch)
    assert (status, out) == (2, "") and "out-of-range" in err
