"""The game line by line, through a pipe, as a screen reader or a script would have it."""

from __future__ import annotations

import io
import subprocess
import sys
from pathlib import Path

import pytest

import meetinghouse as mh
from meetinghouse.board import Show, describe_by_shape, plain_lines, terminal_of
from meetinghouse.boardgames.salem1692.learn.companion import script
from meetinghouse.cli.coaching import Coaching
from meetinghouse.cli.plain import Plain
from meetinghouse.cli.session import LocalSession
from meetinghouse.deeds import Deeds
from meetinghouse.engine.json_types import Json
from meetinghouse.learn.coach import Advice, CoachAdvice
from meetinghouse.telling import Telling
from tests.cli.tables import LANGUAGES, SMALLEST, session, voice

RUN = "import sys; from meetinghouse.cli import main; sys.exit(main(sys.argv[1:]))"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_through_a_pipe(lang: str, tmp_path: Path) -> None:
    saved = tmp_path / "game.jsonl"
    words = ["play", "salem1692", "--plain", "--seats", "5", "--seed", "7", "--lang", lang, "--save", str(saved)]
    done = subprocess.run(
        [sys.executable, "-c", RUN, *words],
        input="1\n" * 2000,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    speaker, _ = voice(lang)
    outcome = mh.replay(saved.read_text(encoding="utf-8")).outcome
    assert outcome is not None
    reason = speaker.words.say(f"salem1692-outcome-{outcome.reason}", winners="", winners_n=0)
    assert reason in done.stdout
    assert done.stdout.isprintable() or "\x1b" not in done.stdout, "no escape codes for a screen reader to spell"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", sorted(SMALLEST))
def test_every_sentence_of_a_whole_game_exists(game: str, lang: str) -> None:
    speaker, out = voice(lang)  # strict: a missing sentence raises
    assert Plain(session(game), speaker, io.StringIO("1\n" * 3000)).run() == 0
    assert "{" not in out.getvalue()
    limits = f"{game.replace('_', '-')}-talk-limits"
    assert not speaker.words.has(limits) or speaker.words.say(limits) in out.getvalue()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "entries"),
    [
        ("salem1692", ["moment-salem-goal-town", "moment-salem-goal-witch"]),
        ("new_salem", ["moment-town-winner"]),
        ("affliction", ["moment-aff-circle"]),
    ],
)
def test_it_begins_with_who_i_am_and_says_it_once(game: str, entries: list[str], lang: str) -> None:
    speaker, out = voice(lang)
    Plain(session(game), speaker, io.StringIO("1\n" * 8)).run()
    said = out.getvalue().split("\n")
    starts = [speaker.words.say(entry, names="|").split("|")[0] for entry in entries]
    found = [line for line in said if line.startswith(tuple(starts))]
    assert len(found) == 1
    assert said.index(found[0]) < said.index("> 1")


def test_letters_at_the_prompt_show_the_table_my_cards_help_and_rules() -> None:
    speaker, out = voice()
    keys = "t\nm\n?\n? alibi\n? zzzz\nr\nr S4.1\na\nnonsense\n99\n\nq\n"
    assert Plain(session("salem1692"), speaker, io.StringIO(keys)).run() == 0
    text = out.getvalue()
    words = speaker.words
    assert words.name("salem1692", "card", "alibi", "text") in text
    assert words.say("cli-help-nothing", about="zzzz") in text
    assert "S4.1: " in text
    assert words.say("cli-no-such-option", got="99", n=4) in text
    assert text.count(words.ask("salem1692", "salem1692.suspect")) == 2, "asked, and asked again"
    assert text.rstrip().endswith(words.say("cli-left"))
    assert words.say("cli-salem-my-tryals") in text


@pytest.mark.parametrize("lang", ["en", "fr", "es"])
def test_the_key_for_rules_alone_tells_the_rules_behind_what_just_happened(lang: str) -> None:
    speaker, out = voice(lang)
    key = speaker.text("key-rules")
    Plain(session("salem1692"), speaker, io.StringIO(f"{key}\n")).run()
    told = [line.split(":")[0].strip() for line in out.getvalue().splitlines() if line.startswith("S")]
    assert told == list(dict.fromkeys(told)), "each once"
    assert {"S1.9", "S1.7", "S2.1"} <= set(told)  # the deal, the characters, Dawn


def test_input_that_ends_leaves_the_table_politely() -> None:
    speaker, out = voice("es")
    assert Plain(session("salem1692"), speaker, io.StringIO("1\n")).run() == 0
    assert out.getvalue().rstrip().endswith(speaker.words.say("cli-left"))


@pytest.mark.parametrize("game", sorted(SMALLEST))
def test_a_spectator_has_a_board_too(game: str) -> None:
    speaker, _ = voice()
    seats = SMALLEST[game]
    match = mh.new_match(game, seats, seed=2)
    show = Show(speaker.words, game, [f"P{n}" for n in range(seats)], -1)
    lines = plain_lines(terminal_of(game).describe(match.view(-1), show), show.words)
    assert sum(line.startswith("P") for line in lines) >= seats or any("P0" in line for line in lines)
    assert terminal_of(game).describe(match.view(-1), show).mine == []


def test_spaces_with_messengers_have_their_numbers() -> None:
    speaker, _ = voice()
    match = mh.new_match("affliction", 2, seed=2)
    seat = match.waiting[0]
    ask = match.ask(seat)
    assert ask is not None
    match.answer(seat, next(choice for choice in ask.options if choice.to_json()["space"] == 12))
    lines = plain_lines(
        terminal_of("affliction").describe(match.view(-1), Show(speaker.words, "affliction", ["Ann", "Bea"], -1)),
        speaker.words,
    )
    assert f"Messengers on: 12. Accusations: {['Ann', 'Bea'][seat]}" in lines


@pytest.mark.parametrize("game", sorted(SMALLEST))
def test_a_game_sets_some_events_off_from_the_others(game: str) -> None:
    assert any(kind.mood for kind in mh.find_game(game).declares(Telling).events.values())


def test_a_game_nobody_has_drawn_is_described_by_the_shape_of_its_view() -> None:
    speaker, _ = voice()
    view = {"game": "x", "seats": 2, "gold": [3, 4], "deck": {"a": 1}, "note": None, "stack": []}
    lines = plain_lines(describe_by_shape(view, Show(speaker.words, "x", ["Ann", "Bea"], 0)), speaker.words)
    assert lines[0] == "Ann. gold: 3."
    assert "deck: a 1" in lines[2] and "note: –" in lines[2]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_coach_speaks_before_on_request_and_after_what_costs_something(lang: str) -> None:
    speaker, out = voice(lang)  # strict: a missing sentence raises
    sat = session("salem1692")
    Plain(sat, speaker, io.StringIO("c\n1\n" * 4 + "q\n"), Coaching(sat, speaker)).run()
    words = speaker.words
    assert words.say("coach-silent") in out.getvalue()
    ask = sat.ask()
    assert ask is not None and len(ask.options) > 1
    good, bad = ask.options[0], ask.options[1]
    coach = Coaching(sat, speaker)
    counsel = CoachAdvice(ask.id, [good.to_json()], [Advice("last-tryal")], [bad.to_json()])
    for choice, said in ((good, False), (bad, True)):
        coach.counsel = counsel
        first, *rest = coach.consider()
        assert words.choice("salem1692", good.to_json(), sat.names) in first and len(rest) == 1
        after = coach.after(choice)
        assert [len(after), coach.counsel] == [2 if said else 0, None]


def news(played: LocalSession) -> list[Json]:
    return [event for events, _ in played.moments() for event in events]


@pytest.mark.parametrize(("game", "half"), [("salem1692", "laid_out"), ("affliction", "declared_arrest")])
def test_a_deed_in_two_steps_is_told_once(game: str, half: str) -> None:
    played = session(game)
    deeds = Deeds(played.game, played.seat)
    told = deeds.told(news(played), played.ask() is not None)
    while played.outcome is None:
        ask = played.ask()
        if ask is None:
            played.advance()
        elif ask.required:
            played.answer(ask.options[0])
        else:
            played.let_be()
        told += deeds.told(news(played), played.ask() is not None)
    everything = played.match.news(played.seat, 0)[0]
    assert [event for event in everything if event["key"] != f"{game}.{half}"] == told != everything


def test_a_deed_that_somebody_has_to_answer_is_told_at_once() -> None:
    """Another's arrest is told before I am asked for a scapegoat."""
    played = session("affliction", seat=1)
    deeds = Deeds(played.game, played.seat)
    deeds.told(news(played), played.ask() is not None)
    while (ask := played.ask()) is None or ask.kind != "affliction.scapegoat":
        if ask is None:
            played.advance()
        else:
            played.answer(ask.options[0])
        told = deeds.told(news(played), played.ask() is not None)
    assert told[-1]["key"] == "affliction.declared_arrest" and told[-1]["seat"] != played.seat


def told(game: str, lang: str, seat: int = 0) -> tuple[list[str], LocalSession]:
    """A whole game in lines, with the first answer to every question."""
    played, (speaker, out) = session(game, seat=seat), voice(lang)
    Plain(played, speaker, io.StringIO("1\n" * 4000)).run()
    assert played.outcome is not None
    return out.getvalue().splitlines(), played


@pytest.mark.parametrize("game", SMALLEST)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_end_is_told_once(game: str, lang: str) -> None:
    lines, played = told(game, lang)
    words, outcome = voice(lang)[0].words, played.outcome
    assert outcome is not None
    how = words.outcome(game, outcome, played.names, played.seat)
    assert sum(how in line for line in lines) == 1
    won = words.say("cli-you-won" if played.seat in outcome.winners else "cli-you-lost")
    assert lines.count(won) == 1
    after = [line for line in lines[lines.index(won) + 1 :] if line]
    assert not any(line in lines[: lines.index(won)] for line in after)
    if game == "affliction":  # everybody's points were counted before, card by card
        assert not after


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_moderator_of_the_one_script_speaks_in_the_terminal(lang: str) -> None:
    lines, played = told("salem1692", lang)
    view, words = played.match.view(-1), voice(lang)[0].words
    dealt = {**view, "revealed": [[]], "front": [{}] * view["seats"], "living": [0]}
    dawn = words.line("salem1692", {"key": "salem1692.dawn"}, played.names)
    close, first = (script(stage, dealt, words.say) for stage in ("dawn-close", "dawn-first"))
    at = lines.index(dawn)
    assert lines[at + 1 : at + 3] == [close, first] or (lines[at + 1], lines.count(first)) == (close, 1)
    named = [i for i, event in enumerate(lines) if event == script("night-kill", view, words.say)]
    assert len(named) == sum(event["key"] == "salem1692.kill_named" for event in played.match.events(0))
