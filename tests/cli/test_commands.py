"""Every command, and what each says to mistakes: a code, a sentence in the reader's language, exit status 2."""

from __future__ import annotations

import io
import json
import re
from collections.abc import Sequence
from pathlib import Path

import pytest

import meetinghouse as mh
from meetinghouse import resources, rules
from meetinghouse.bots.driver import play, table_of
from meetinghouse.cli.knowledge import Topic, search
from meetinghouse.cli.main import main
from meetinghouse.cli.parser import build
from meetinghouse.cli.talk import CliError, language_of
from meetinghouse.words import Words
from tests.cli.tables import LANGUAGES, run, voice

Capsys = pytest.CaptureFixture[str]


@pytest.fixture
def record(tmp_path: Path) -> Path:
    match = play(mh.new_match("salem1692", 5, seed=4), table_of("salem1692", [1] * 5, 4))
    file = tmp_path / "game.jsonl"
    file.write_text(match.record(), encoding="utf-8")
    return file


COMMANDS = (
    "play", "learn", "replay", "rules", "crier", "verify", "simulate", "arena", "balance", "cards", "serve",
    "join", "bot", "doctor", "admin",
)  # fmt: skip


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_is_in_the_readers_language(lang: str, capsys: Capsys, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MEETINGHOUSE_LANG", lang)
    speaker, _ = voice(lang)
    status, out, err = run(["--help"], capsys)
    assert (status, err) == (0, "")
    assert " ".join(speaker.text("about").split()) in " ".join(out.split())
    for command in COMMANDS:
        status, out, err = run([command, "--help"], capsys)
        assert (status, err) == (0, ""), command
        assert " ".join(speaker.text(f"about-{command}").split()) in " ".join(out.split())
        assert out.startswith(speaker.text("help-usage")), command


def test_every_command_is_declared() -> None:
    speaker, _ = voice()
    assert [f"  {name} " in build(speaker).format_help().replace("\n    ", "\n  ") for name in COMMANDS]
    status = main([])
    assert status == 0


def test_the_language_comes_from_the_line_then_the_system() -> None:
    assert language_of(["play", "--lang", "fr"], {"LANG": "es_ES.UTF-8"}) == "fr"
    assert language_of(["play", "--lang=es"], {}) == "es"
    assert language_of(["play"], {"LANG": "es_ES.UTF-8"}) == "es"
    assert language_of(["play"], {"LC_ALL": "fr_FR", "LANG": "es_ES"}) == "fr"
    assert language_of(["play", "--lang"], {"LANG": "C"}) == "en"


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (["play"], "usage"),
        (["nonsense"], "usage"),
        (["play", "salem1692", "--nonsense"], "usage"),
        (["play", "chess", "--plain"], "unknown-game"),
        (["play", "salem1692", "--plain", "--seats", "3"], "bad-seats"),
        (["play", "salem1692", "--plain", "--seats", "16"], "bad-seats"),
        (["play", "salem1692", "--plain", "--save", "nowhere/game.jsonl"], "cannot-write"),
        (["play", "salem1692", "--plain", "--seats", "many"], "not-a-number"),
        (["play", "salem1692", "--plain", "--seats", "0"], "out-of-range"),
        (["play", "salem1692", "--plain", "--seats", "5", "--seat", "6"], "out-of-range"),
        (["play", "salem1692", "--plain", "--seed", "-1"], "out-of-range"),
        (["play", "salem1692", "--plain", "--options", "extra_witch"], "bad-option"),
        (["play", "salem1692", "--plain", "--options", "more_cats=yes"], "bad-option"),
        (["play", "salem1692", "--plain", "--options", "extra_witch=perhaps"], "bad-option-value"),
        (["play", "salem1692", "--plain", "--lang", "de"], "not-one-of"),
        (["play", "salem1692", "--seats", "5"], "no-terminal"),
        (["play", "salem1692", "--plain", "--cards", "mine.toml"], "one-card-set"),
        (["play", "new_salem", "--plain", "--cards", "nowhere.toml"], "bad-cards"),
        (["play", "affliction", "--plain", "--cards", "nowhere.toml"], "bad-cards"),
        (["rules", "salem1692", "S99.9"], "no-such-rule"),
        (["rules", "chess"], "unknown-game"),
        (["replay", "nowhere.jsonl"], "cannot-read"),
        (["verify", "nowhere.jsonl"], "cannot-read"),
        (["simulate", "salem1692", "--bots", "genius"], "not-one-of"),
        (["simulate", "salem1692", "--bots", "nowhere.py:Mine"], "no-bot-file"),
        (["simulate", "salem1692", "--bots", f"{__file__}:Mine"], "no-bot-class"),
        (["simulate", "salem1692", "--games", "none"], "not-a-number"),
        (["simulate", "salem1692", "--seats", "3", "--games", "1"], "bad-seats"),
        (["simulate", "salem1692", "--json", "nowhere/found.json"], "cannot-write"),
        (["arena", "salem1692", "--seats", "4,x"], "not-a-number"),
        (["arena", "salem1692", "--seats", "4,13"], "out-of-range"),
        (["balance", "salem1692"], "no-balance"),
        (["cards", "mend", "x.toml"], "not-one-of"),
        (["crier", "affliction"], "no-crier"),
        (["crier", "salem1692", "--players", "13"], "bad-seats"),
        (["crier", "salem1692", "--players", "4", "--names", "Ann,Ben"], "crier-names"),
        (["crier", "salem1692", "--pauses", "night=soon"], "crier-pauses"),
        (["crier", "salem1692", "--pauses", "nap=3"], "crier-pauses"),
        (["crier", "salem1692", "--options", "extra_witch=maybe"], "bad-option-value"),
        (["crier", "chess"], "unknown-game"),
    ],
)
@pytest.mark.parametrize("lang", ["en", "es"])
def test_mistakes_are_explained(
    words: Sequence[str], code: str, lang: str, capsys: Capsys, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MEETINGHOUSE_LANG", lang)
    status, out, err = run(words, capsys)
    assert status == 2
    assert err.startswith(code), err
    assert "Traceback" not in err and "cli-error" not in err and f"error-{code}" not in err
    assert len(err.strip().splitlines()) == 1
    assert out == ""


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (["play"], "Il manque quelque chose\u00a0: GAME."),
        (["nonsense"], "Ces mots ne conviennent pas\u00a0: nonsense."),
        (["play", "salem1692", "--nonsense", "more"], "Ces mots ne conviennent pas\u00a0: --nonsense more."),
        (["play", "salem1692", "--seats"], "Ces mots ne conviennent pas\u00a0: --seats."),
    ],
)
def test_words_that_do_not_fit_are_named(
    words: Sequence[str], named: str, capsys: Capsys, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MEETINGHOUSE_LANG", "fr")
    assert run(words, capsys)[2].startswith(f"usage\u00a0: {named} ")


def test_facts_are_told_as_data_and_never_in_a_foreign_language(
    tmp_path: Path, capsys: Capsys, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MEETINGHOUSE_LANG", "fr")
    _, _, err = run(["simulate", "salem1692", "--seats", "3", "--games", "1"], capsys)
    assert "4..12" in err and "3" in err
    broken = tmp_path / "broken.jsonl"
    broken.write_text("[]\n", encoding="utf-8")
    _, _, err = run(["replay", str(broken)], capsys)
    assert err.strip() == "bad-record\u00a0: " + voice("fr")[0].words.say("error-bad-record")


def test_rules_show_all_a_section_or_one(capsys: Capsys) -> None:
    status, out, _ = run(["rules", "salem1692", "S4.2", "--lang", "fr"], capsys)
    assert status == 0 and out.startswith("S4.2  ") and len(out.splitlines()) == 1
    status, out, _ = run(["rules", "salem1692", "s4"], capsys)
    assert status == 0 and out.count("\nS4.") >= 10 and "\nS5" not in out
    status, out, _ = run(["rules", "new_salem", "--lang", "es"], capsys)
    assert status == 0 and "\nN1.1  " in out


def test_a_language_without_rules_is_refused_and_help_falls_back(
    tmp_path: Path, capsys: Capsys, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "salem1692.en.md").write_text("# Salem\n\n## S3 The turn\n\n**S3.2** Draw or play.\n", encoding="utf-8")
    monkeypatch.setattr(resources, "of_game", lambda game, *parts: tmp_path / parts[-1])
    rules.read.cache_clear()
    try:
        assert run(["rules", "salem1692", "S3.2", "--lang", "en"], capsys)[:2] == (0, "S3.2  Draw or play.\n")
        status, out, err = run(["rules", "salem1692", "--lang", "fr"], capsys)
        assert (status, out) == (2, "") and err.startswith("no-rules-page") and err.endswith(": en.\n")
        assert search("S3.2", "salem1692", Words("fr")) == [Topic("S3.2", "Draw or play.")]
        (tmp_path / "salem1692.en.md").unlink()
        rules.read.cache_clear()
        assert search("S3.2", "salem1692", Words("fr"), rules_only=True) == []
    finally:
        rules.read.cache_clear()


def test_replay_tells_what_one_seat_saw(record: Path, capsys: Capsys) -> None:
    _, watched, _ = run(["replay", str(record)], capsys)
    _, mine, _ = run(["replay", str(record), "--seat", "2", "--lang", "fr"], capsys)
    match = mh.replay(record.read_text(encoding="utf-8"))
    assert len(watched.splitlines()) == len(match.events(-1)) + 2
    french, _ = voice("fr")
    assert match.outcome is not None
    assert french.words.outcome("salem1692", match.outcome, [""] * 5).split(":")[0].split(".")[0] in mine
    assert len(mine.splitlines()) >= len(match.events(1)) + 2
    status, _, err = run(["replay", str(record), "--seat", "9"], capsys)
    assert status == 2 and err.startswith("out-of-range")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_saved_game_is_replayed_with_its_names(
    lang: str, tmp_path: Path, capsys: Capsys, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "game.jsonl"
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n" * 500))
    words = ["play", "affliction", "--plain", "--seats", "2", "--seed", "5", "--name", "Wilhelmina", "--lang", lang]
    assert run([*words, "--save", str(file)], capsys)[0] == 0
    status, out, _ = run(["replay", str(file), "--all", "--lang", "en"], capsys)
    assert status == 0 and "Wilhelmina" in out
    saved = file.read_text(encoding="utf-8")
    assert mh.verify(saved).honest and mh.replay(saved).record().partition("\n")[2] == saved.partition("\n")[2]


@pytest.mark.parametrize("names", [["Ann"], "Ann", [1, 2, 3, 4, 5], ["\x1b[2J"] * 5])
def test_names_that_do_not_fit_are_not_shown(names: object, record: Path, capsys: Capsys) -> None:
    _, plain, _ = run(["replay", str(record), "--all"], capsys)
    head, _, rest = record.read_text(encoding="utf-8").partition("\n")
    record.write_text(json.dumps({**json.loads(head), "names": names}) + "\n" + rest, encoding="utf-8")
    assert run(["replay", str(record), "--all"], capsys) == (0, plain, "")


def test_replay_steps_and_shows_the_table(record: Path, capsys: Capsys, monkeypatch: pytest.MonkeyPatch) -> None:
    import io

    monkeypatch.setattr("sys.stdin", io.StringIO("\nt\n\nq\n"))
    status, out, _ = run(["replay", str(record), "--seat", "1", "--step"], capsys)
    speaker, _ = voice()
    assert status == 0
    assert out.count(speaker.text("replay-prompt", table="t", quit="q")) == 4
    assert speaker.text("salem-my-tryals") in out


def test_a_torn_record_is_told_as_far_as_it_goes(record: Path, capsys: Capsys) -> None:
    lines = record.read_text(encoding="utf-8").splitlines()
    record.write_text("\n".join(lines[:20]) + '\n{"answ', encoding="utf-8")
    status, out, _ = run(["replay", str(record)], capsys)
    speaker, _ = voice()
    assert status == 0 and out.rstrip().endswith(speaker.text("replay-unfinished"))


@pytest.mark.parametrize("text", ["", "nonsense\n", '{"format":"meetinghouse-record/9"}\n', "[1]\n"])
def test_broken_records_are_refused(text: str, tmp_path: Path, capsys: Capsys) -> None:
    file = tmp_path / "broken.jsonl"
    file.write_text(text, encoding="utf-8")
    for command in ("replay", "verify"):
        status, out, err = run([command, str(file)], capsys)
        assert status == 2 and out == "" and "Traceback" not in err
        assert err.split(":")[0] in ("bad-record", "other-rules", "unsupported-version")


def test_verify_knows_an_honest_deal_from_a_forged_one(record: Path, capsys: Capsys) -> None:
    status, out, _ = run(["verify", str(record)], capsys)
    speaker, _ = voice()
    assert status == 0 and out.strip() == speaker.text("verify-honest", outcomes=_outcomes(record), place="–")
    lines = record.read_text(encoding="utf-8").splitlines()
    end = json.loads(lines[-1])
    end["key"] = "00" * 32
    record.write_text("\n".join([*lines[:-1], json.dumps(end)]) + "\n", encoding="utf-8")
    status, out, _ = run(["verify", str(record)], capsys)
    assert status == 1 and out.strip() == speaker.text("verify-wrong-key", outcomes=0, place="–")


def _outcomes(record: Path) -> int:
    return sum('"chance"' in line for line in record.read_text(encoding="utf-8").splitlines())


def test_cards_check_explains_every_mistake(tmp_path: Path, capsys: Capsys) -> None:
    from meetinghouse import resources

    for game in ("new_salem", "affliction"):
        good = resources.path("cards", game, "house.toml")
        status, out, _ = run(["cards", "check", str(good)], capsys)
        assert status == 0 and str(good) in out
        bad = tmp_path / f"{game}.toml"
        bad.write_text(f'game = "{game}"\nsurprise = 1\n', encoding="utf-8")
        status, out, err = run(["cards", "check", str(bad), "--lang", "fr"], capsys)
        assert status == 2 and err == "" and len(out.splitlines()) >= 2
        assert "cards-" not in out, "codes are for programs"
        assert out.splitlines()[-2].startswith("Ligne 2, surprise")
    none = tmp_path / "none.toml"
    none.write_text("game = 3\n", encoding="utf-8")
    status, out, _ = run(["cards", "check", str(none)], capsys)
    assert status == 2 and "new_salem" in out
    none.write_text("= = =\n", encoding="utf-8")
    status, out, _ = run(["cards", "check", str(none)], capsys)
    assert status == 2 and "TOML" in out and "at line 1" in out


@pytest.mark.parametrize("game", ["new_salem", "affliction"])
def test_a_table_can_use_cards_of_ones_own(
    game: str, tmp_path: Path, capsys: Capsys, monkeypatch: pytest.MonkeyPatch
) -> None:
    import io

    from meetinghouse import resources

    mine = tmp_path / "mine.toml"
    house = resources.path("cards", game, "house.toml").read_text(encoding="utf-8")
    mine.write_text(house.replace('set = "house"', 'set = "mine"'), "utf-8")
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n" * 3000))
    saved = tmp_path / "game.jsonl"
    status, _, err = run(["play", game, "--plain", "--cards", str(mine), "--save", str(saved)], capsys)
    assert (status, err) == (0, "")
    assert mh.replay(saved.read_text(encoding="utf-8")).options["cards"] == mine.read_text("utf-8")


@pytest.mark.parametrize("game", ["new_salem", "affliction"])
@pytest.mark.parametrize("lang", ["en", "fr", "es"])
def test_cards_new_writes_a_set_that_plays_as_it_stands(game: str, lang: str, tmp_path: Path, capsys: Capsys) -> None:
    mine = tmp_path / "mine.toml"
    status, out, err = run(["cards", "new", game, str(mine), "--lang", lang], capsys)
    assert (status, err) == (0, "") and str(mine) in out
    status, out, _ = run(["cards", "check", str(mine), "--lang", lang], capsys)
    assert status == 0
    notes = {
        "new_salem": ("(number): 3..8", "(effect): ", "(removes): 1..9 (cleansing)"),
        "affliction": ("(ability): ",),
    }
    assert all(f"#   {note}" in mine.read_text("utf-8") for note in notes[game])  # of any card, not of the first one
    status, out, _ = run(["cards", "show", str(mine), "--lang", lang], capsys)
    family, card = ("event", "fire") if game == "new_salem" else ("grievance", "mill_dam")
    assert status == 0 and Words(lang).name(game, family, card).split()[0] in out
    match = mh.new_match(game, 3, {"cards": mine.read_text("utf-8")}, 1)
    assert match.view(-1)["words"]["*"]
    status, _, err = run(["cards", "new", game, str(mine), "--lang", lang], capsys)
    assert status == 2 and err.startswith("exists")


def test_cards_show_calls_families_and_colonists_by_the_names_of_the_set(tmp_path: Path, capsys: Capsys) -> None:
    from tests.boardgames import invented

    mine = tmp_path / "mine.toml"
    mine.write_text(invented.affliction(), "utf-8")
    status, out, _ = run(["cards", "show", str(mine)], capsys)
    assert status == 0 and "House 5" in out
    assert "own_" not in re.sub(r"\[\w+\]", "", out)  # where a card stands in the file, behind its name


def test_a_game_is_told_in_the_words_of_its_set(tmp_path: Path, capsys: Capsys) -> None:
    from meetinghouse import resources
    from meetinghouse.bots.driver import play, table_of

    house = resources.path("cards", "new_salem", "house.toml").read_text("utf-8")
    mine = house.replace(
        "[buildings.trade_left]", '[buildings.trade_left]\nname = { en = "Old Wharf", fr = "Vieux quai" }'
    )
    match = play(mh.new_match("new_salem", 5, {"cards": mine}, 2), table_of("new_salem", [1] * 5, 2))
    record = tmp_path / "game.jsonl"
    record.write_text(match.record(), "utf-8")
    for lang, name, ours in (
        ("en", "Old Wharf", "the Wharf"),
        ("fr", "Vieux quai", "le Quai"),
        ("es", "Old Wharf", "el Muelle"),
    ):
        _, out, _ = run(["replay", str(record), "--lang", lang], capsys)
        assert name in out and ours not in out


def test_simulate_prints_a_table_and_keeps_the_numbers(tmp_path: Path, capsys: Capsys) -> None:
    file = tmp_path / "numbers.json"
    words = ["simulate", "salem1692", "--seats", "4", "--games", "6", "--bots", "random", "--json", str(file)]
    status, out, _ = run(words, capsys)
    assert status == 0 and "%" in out
    numbers = json.loads(file.read_text(encoding="utf-8"))
    assert numbers["games"] == 6 and sum(numbers["reasons"].values()) == 6


def test_arena_compares_line_ups_and_measures_strength(tmp_path: Path, capsys: Capsys) -> None:
    words = ["arena", "salem1692", "--seats", "4", "--games", "3"]
    status, out, _ = run([*words, "--bots", "random,first"], capsys)
    assert status == 0 and "4" in out
    page = tmp_path / "arena.md"
    page.write_text("# Strength\n<!-- salem1692 -->\n<!-- /salem1692 -->\n", encoding="utf-8")
    status, out, _ = run([*words, "--write", str(page)], capsys)
    assert status == 0
    text = page.read_text(encoding="utf-8")
    assert text.count("| 4 | ") == 2 and "witches" in text and "town" in text
    page.write_text("no marks here", encoding="utf-8")
    status, _, err = run([*words, "--write", str(page)], capsys)
    assert status == 2 and err.startswith("no-marks")


def test_arena_puts_all_levels_of_all_games_in_one_table(
    tmp_path: Path, capsys: Capsys, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "160")
    page = tmp_path / "arena.md"
    page.write_text("# Strength\n<!-- levels -->\n<!-- /levels -->\n", encoding="utf-8")
    status, out, _ = run(["arena", "--games", "1", "--bots", "1", "--write", str(page)], capsys)
    assert status == 0 and "newcomer" in out and "one alone" in out
    lines = page.read_text(encoding="utf-8").splitlines()
    told = [line.split(" | ")[0].strip("| ") for line in lines if line.startswith("| ")]
    # as each side and alone; Salem 1692 has four numbers of seats, the others three; Affliction has no sides
    ours = {"Salem 1692": 12, "New Salem": 9, "Affliction: Salem 1692": 3}
    assert {name: told[1:].count(name) for name in ours} == ours  # other games may be installed
    page.write_text("no marks here", encoding="utf-8")
    status, _, err = run(["arena", "--write", str(page)], capsys)
    assert status == 2 and err.startswith("no-marks")
    status, _, err = run(["arena", "affliction", "--measure", "levels", "--seats", "7"], capsys)
    assert status == 2 and err.startswith("out-of-range")


def test_arena_measures_whether_seats_are_treated_alike(capsys: Capsys) -> None:
    words = ["arena", "new_salem", "--seats", "3", "--games", "4", "--measure", "fairness"]
    status, said, _ = run([*words, "--bots", "random", "--lang", "es"], capsys)
    assert status == 0 and "partidas" in said and "constable" in said
    status, _, err = run([*words[:-1], "beauty"], capsys)
    assert status == 2 and err.startswith("not-one-of") and "fairness" in err


def test_errors_of_the_program_itself_are_not_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("meetinghouse.cli.study.rules", lambda voice, given: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        main(["rules", "salem1692"])
    with pytest.raises(CliError):
        raise CliError("usage", usage="", command="")
