"""The crier of a printed game: what it lays out, what it calls and when, with a voice and without."""

from __future__ import annotations

import io
import itertools
from pathlib import Path

import pytest

import meetinghouse as mh
from meetinghouse.cli.crier import Crier, Evening, Keys, read_pauses
from meetinghouse.learn import Learn
from meetinghouse.learn.companion import recorded
from meetinghouse.words import Words
from tests.cli.tables import LANGUAGES, run, voice

Capsys = pytest.CaptureFixture[str]
QUICK = "settle=0,dawn=0,prepare=0,night=0,constable=0,confess=0,cat=0,take=0,mix=0"
NAMES = ["Ann", "Ben", "Cora", "Dan"]


def evening(lang: str = "en", seats: int = 4, names: list[str] | None = None, **marks: bool) -> Evening:
    game = mh.find_game("salem1692")
    companion = game.declares(Learn).companion
    assert companion is not None
    options = game.read_options(seats, {})
    told = {**(companion.marks or {}), **marks}
    words = Words(lang, strict=True)
    return Evening(game.id, companion, words, options, seats, names or [], read_pauses(companion, QUICK), told)


def called(night: Evening, scene: str) -> list[str]:
    return [line.says for line in night.lines(scene)]


def type_in(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(text))


def test_it_lays_the_table_out_and_calls_what_it_is_asked_for(capsys: Capsys, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "/nowhere")
    type_in("1\n9\n3\nq\n", monkeypatch)
    status, out, err = run(["crier", "salem1692", "--players", "8", "--pauses", QUICK, "--lang", "en"], capsys)
    assert (status, err) == (0, "")
    assert "32 Tryals" in out and "29 × Not a Witch, 2 × Witch, 1 × Constable" in out
    assert "Everyone has 4" in out and "the deck has 34 cards" in out
    assert (
        out.index("It is Dawn") < out.index("know each other") < out.index("first turn") < out.index("Night has come")
    )
    assert "8 cards" in out and "“9” is not on offer" in out


def test_an_option_changes_what_is_laid_out(capsys: Capsys, monkeypatch: pytest.MonkeyPatch) -> None:
    type_in("", monkeypatch)
    words = ["crier", "salem1692", "--players", "5", "--options", "extra_witch=yes", "choose_character=yes", "--silent"]
    status, out, _ = run([*words, "--lang", "en"], capsys)
    assert status == 0
    assert "22 × Not a Witch, 2 × Witch" in out and "Deal two Town Hall cards" in out


@pytest.fixture
def fake_voice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A program called espeak-ng that writes down how it was called and what it was to say."""
    heard = tmp_path / "heard"
    script = tmp_path / "espeak-ng"
    script.write_text(f'#!/bin/sh\necho "$@" >> {heard}\n/bin/cat >> {heard}\necho >> {heard}\n')
    script.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    return heard


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_speaks_where_it_has_a_voice(
    lang: str, fake_voice: Path, capsys: Capsys, monkeypatch: pytest.MonkeyPatch
) -> None:
    type_in("3\n", monkeypatch)
    assert run(["crier", "salem1692", "--pauses", QUICK, "--lang", lang], capsys)[0] == 0
    heard = fake_voice.read_text(encoding="utf-8")
    assert heard.startswith(f"-v {lang} ")
    there_are = len(evening().lines("night"))
    assert heard.count("--stdin") == there_are
    assert Words(lang, strict=True).say("salem1692-crier-constable-close") in heard


# As version 1.51 does on a machine without a sound card.
NO_CARD = "echo 'ALSA lib pcm.c:2666:(snd_pcm_open_noupdate) Unknown PCM default' >&2; echo 'error: No such file' >&2"


@pytest.mark.parametrize("fails", ["exit 1", NO_CARD])
def test_a_voice_that_fails_gives_way_to_text_and_bells(
    fails: str, tmp_path: Path, capsys: Capsys, monkeypatch: pytest.MonkeyPatch
) -> None:
    script = tmp_path / "espeak-ng"
    script.write_text(f"#!/bin/sh\n{fails}\n")
    script.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    type_in("1\n", monkeypatch)
    _, out, _ = run(["crier", "salem1692", "--pauses", QUICK, "--lang", "en"], capsys)
    assert out.count("does not speak") == 1
    assert out.count("\a") == 1 + 2 + 6


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_lists_what_can_be_recorded_for_a_wall(lang: str, capsys: Capsys) -> None:
    status, out, _ = run(["crier", "salem1692", "--lines", "--lang", lang], capsys)
    lines = out.splitlines()
    assert status == 0 and len(lines) == len(recorded(evening().companion))
    assert all(line.startswith(f"{lang}/salem1692/") for line in lines)
    assert any("night-open.no" in line for line in lines)


def test_dead_seats_are_left_out() -> None:
    night = evening(names=NAMES)
    night.dead = {1}
    lines = {line.says: night.say(line) for line in (*night.lines("night"), *night.lines("conspiracy"))}
    assert lines["night-kills"].endswith("those of Ann, Cora and Dan.")
    assert lines["conspiracy-pairs"] == "Ann takes from Cora, Cora takes from Dan and Dan takes from Ann."
    assert not any("Ben" in text for text in lines.values())


def test_a_constable_card_that_is_face_up_ends_the_stage() -> None:
    assert {"night-constable", "gavel-back"} <= set(called(evening(), "night"))
    without = called(evening(constable=False), "night")
    assert not {"night-constable", "constable-close", "gavel-back"} & set(without) and "night-open" in without
    night = evening(constable=False)
    said = {line.says: night.say(line) for line in night.lines("night")}
    assert "no Constable any more" in said["night-open"] and "gavel" not in said["night-kill"]
    assert any("unless the gavel" in evening().say(line) for line in evening().lines("night"))


def test_one_witch_card_and_two() -> None:
    for seats, expected in ((4, "You who hold the Witch card"), (6, "know each other")):
        dawn = evening(seats=seats)
        assert expected in dawn.say(dawn.lines("dawn")[1])


def test_conspiracy_by_the_tables_option() -> None:
    assert called(evening(cat=False), "conspiracy") == ["conspiracy-no-cat", "conspiracy-take", "conspiracy-look"]
    mixed = evening(names=NAMES)
    mixed.options["conspiracy"] = "shuffled"
    assert called(mixed, "conspiracy") == ["conspiracy-cat", "conspiracy-mix", "conspiracy-look"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_line_has_words_in_every_variant(lang: str) -> None:
    for constable, cat, watcher, names in itertools.product((True, False), repeat=4):
        night = evening(lang, names=NAMES if names else None, constable=constable, cat=cat, watcher=watcher)
        for scene in night.companion.scenes or {}:
            assert all(night.say(line) for line in night.lines(scene))
        assert len(night.setup()) == (7 if watcher else 8)
        seconds = next(night.say(line) for line in night.lines("night") if line.says == "night-open")
        assert " 0 s" in seconds  # as many as were chosen, whatever a language calls none


@pytest.mark.parametrize("stop", ["s", "q"])
def test_again_longer_and_stop(stop: str) -> None:
    night = evening()
    night.pauses |= dict.fromkeys(night.pauses, 600)
    speaker, out = voice()
    # the first pause is heard again, then made longer and ended by Enter, not by a slip; the second is stopped
    Crier(night, speaker, Keys(io.StringIO(f"a\nx\nl\n\n{stop}\n")), None).call("dawn")
    text = out.getvalue()
    assert text.count("It is Dawn") == 2
    assert "… 610 s" in text
    assert text.rstrip().endswith("Stopped.") and "Witches, close" not in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_menu_names_the_key_that_leaves_and_names_say_how_many_play(
    lang: str, capsys: Capsys, monkeypatch: pytest.MonkeyPatch
) -> None:
    key = Words(lang).say("cli-key-quit")
    type_in(f"{key}\n", monkeypatch)
    words = ["crier", "salem1692", "--names", "Ann,Ben,Cora,Dan,Eve", "--silent", "--options", "gentle_reveal=yes"]
    status, out, err = run([*words, "--lang", lang], capsys)
    assert (status, err) == (0, "")
    assert out.splitlines()[-1].endswith(Words(lang).say("cli-crier-leave")) and f"   {key}. " in out
    assert Words(lang).say("salem1692-setup-gentle") in out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_without_a_crier_is_called_by_its_name(lang: str, capsys: Capsys) -> None:
    status, _, err = run(["crier", "new_salem", "--lang", lang], capsys)
    assert status == 2 and "new_salem" not in err and "salem1692" not in err
    assert "New Salem" in err and Words(lang).say("salem1692-name") in err


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_cannot_be_laid_out_is_told_in_words(lang: str, capsys: Capsys) -> None:
    words = ["crier", "salem1692", "--players", "9", "--options", "choose_character=yes", "--lang", lang]
    status, _, err = run(words, capsys)
    assert status == 2 and Words(lang).error("choose-limit", "S14.2") in err
    assert "S14.2" in err and not any(raw in err for raw in ("{", "'", "choose_character"))
