"""Whoever plays a part in an event is told of it in that part: as "you", with everybody else named once."""

from __future__ import annotations

import re
from itertools import combinations

import pytest

import meetinghouse as mh
from meetinghouse.telling import Telling
from meetinghouse.words import LANGUAGES, Words, language
from tests.source import GAMES
from tests.words import ftl
from tests.words.telling import PAGES, form, names, page, roles, samples

_YOU = {
    "en": re.compile(r"\b(you|your|yours|yourself)\b", re.I),
    "fr": re.compile(r"\b(vous|votre|vos|vôtre)\b", re.I),
    # a pronoun, or a verb in the second person: at the beginning, or after a colon, a comma or "y"
    "es": re.compile(
        r"\b(tú|te|ti|tu|tus|tuyos?|tuyas?|contigo)\b|(^|[:;,.] |\b(y|que|No|revelación) )¡?\w+([aeoá]s|[ai]ste)\b",
        re.I,
    ),
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_reader_is_told_of_their_own_part_and_of_everybody_else_once(game: str, lang: str) -> None:
    words = Words(lang, strict=True)
    wrong = []
    for event, me in samples(game).values():
        if me is None:
            continue
        called = names(game, event)
        line, plain = (words.line(game, event, called, reader) for reader in (me, None))
        others = {name for seat, name in enumerate(called) if seat != me and _named(name, plain)}
        scalars = {called[who] for who in event.values() if isinstance(who, int) and 0 <= who < len(called)}
        addressed = bool(_YOU[lang].search(line)) or not _named(called[me], plain)
        if not addressed or _named(called[me], line) or any(_named(name, line) != 1 for name in others & scalars):
            wrong.append(line)
    assert wrong == []


def _named(name: str, line: str) -> int:
    return len(re.findall(rf"\b{name}\b", line))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_page_shows_every_form_that_there_is(game: str, lang: str) -> None:
    """What stands on no page nobody has read."""
    shown = {form(game, event, me) for event, me in samples(game).values()}
    events = "|".join(key.replace("_", "-") for key in mh.find_game(game).declares(Telling).events)
    roles = "|".join(mh.find_game(game).declares(Telling).words["seat"])
    of = re.compile(rf"((own|self|you|{roles})-)+{game.replace('_', '-')}-({events})")
    written = {entry for file in ftl.read(lang).values() for entry in file.entries if of.fullmatch(entry)}
    assert len(written) > 40
    assert sorted(written - shown) == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_part_that_a_sentence_names_has_its_form(game: str, lang: str) -> None:
    """Also of events that games played at random never show."""
    told, words = language(lang), Words(lang)
    missing = []
    for key, kind in mh.find_game(game).declares(Telling).events.items():
        entry = f"{game}-{key}".replace("_", "-")
        for part in mh.find_game(game).declares(Telling).words["seat"]:
            if part in kind.args and part in ftl.variables_of(told, entry):
                form = f"{'you' if part == 'seat' else f'{part}-you'}-{entry}"
                missing += [] if words.has(form) else [form]
    assert missing == []


_THE_SAME = {"new_salem.changed_characters"}  # here both do, and read, the same


def _alike(one: str, other: str, lines: tuple[str, str]) -> bool:
    """Whether two people read the same of each other: then one of them reads the other's part."""
    return lines[0].replace(other, "X") == lines[1].replace(one, "X")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_nobody_reads_the_part_of_another(game: str, lang: str) -> None:
    """Robbed and heir, freed and burdened: both are "you", and what happens to them is not the same."""
    words, wrong, compared = Words(lang, strict=True), [], 0
    for event in (event for event, _ in samples(game).values() if event["key"] not in _THE_SAME):
        called = names(game, event)
        people = sorted({who for role, who in event.items() if role in _seats(game) and type(who) is int and who >= 0})
        for one, other in combinations(people, 2):
            compared += 1
            lines = words.line(game, event, called, one), words.line(game, event, called, other)
            wrong += [lines] if _alike(called[one], called[other], lines) else []
    assert wrong == [] and compared > 20


def test_the_part_of_another_is_noticed() -> None:
    """What the robbed and the freed once read."""
    assert _alike("Gil", "Tom", ("Ann robs Tom for you.", "Ann robs Gil for you."))
    assert not _alike("Gil", "Tom", ("Ann robs you for Tom.", "Ann robs Gil for you."))


def _seats(game: str) -> tuple[str, ...]:
    return tuple(mh.find_game(game).declares(Telling).words["seat"])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_robbed_and_the_robber_read_different_things(lang: str) -> None:
    words, people = Words(lang, strict=True), ["Ann", "Gil", "Tom", "Ivy"]
    robbed = {"key": "salem1692.robbed", "seat": 0, "giver": 1, "target": 2, "n": 1, "cards": ["alibi"]}
    lines = [words.line("salem1692", robbed, people, me) for me in (0, 1, 2, 3)]
    assert len(set(lines)) == 4
    for me, name in enumerate(people[:3]):
        assert name not in lines[me]
        assert all(other in lines[me] for other in people[:3] if other != name)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_page_of_all_lines_is_as_it_was_read(game: str, lang: str) -> None:
    """`make goldens` writes it anew; read the diff as somebody who speaks the language."""
    assert page(game, lang) == (PAGES / f"{game}.{lang}.txt").read_text(encoding="utf-8")


def test_a_reader_may_play_two_parts() -> None:
    event = {"key": "new_salem.trial", "seat": 2, "target": 2}
    assert roles("new_salem", event, 2) == ("seat", "target")
    assert Words("en").line("new_salem", event, ["Ann", "Bob", "Cid"], 2) == "You take the Trial upon yourself."
    assert Words("en").line("new_salem", event, ["Ann", "Bob", "Cid"], 0) == "Cid takes the Trial upon themself."


def test_what_is_moved_says_who_moved_it_and_names_nobody_twice() -> None:
    """A Trial once went from one to another by itself."""
    moved = {"key": "new_salem.trial_moved", "seat": 2, "source": 1, "target": 0}
    names = ["Ann", "Bob", "Cid", "Dan"]
    for lang in LANGUAGES:
        words = Words(lang, strict=True)
        for me in (None, 0, 1):
            assert "Cid" in words.line("new_salem", moved, names, me)
            own = words.line("new_salem", moved | {"source": 2}, names, None if me == 1 else me)
            assert own.count("Cid") == 1 and "Bob" not in own
            given = moved | {"key": "new_salem.deeded", "building": "trade_left", "hope": 0, "despair": 0}
            assert "Cid" in words.line("new_salem", given, names, me)
            assert words.line("new_salem", given | {"source": 2}, names, me).count("Cid") == 1
