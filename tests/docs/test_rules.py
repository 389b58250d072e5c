"""The numbered rules: the same in every language, and every number proven by a test that names it."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator

import pytest

from meetinghouse import rules
from meetinghouse.words import LANGUAGES
from tests.source import GAMES, OURS, ROOT, calls, code_of, files, proofs_of, string, tree

NUMBER = re.compile(r"[A-Z]\d+\.\d+[a-z]?")


def numbers(game: str, lang: str) -> list[str]:
    return [rule.number for rule in rules.read(game, lang).rules()]


def marked(module: ast.Module) -> Iterator[str]:
    """The numbers in every `pytest.mark.rule(...)` of a file."""
    for call in calls(module, "rule"):
        function = call.func
        if isinstance(function, ast.Attribute) and ast.unparse(function.value) == "pytest.mark":
            for argument in call.args:
                number = string(argument)
                assert number is not None, f"pytest.mark.rule takes plain strings, not {ast.unparse(argument)}"
                yield number


def proven() -> dict[str, list[str]]:
    """Rule number -> the test files that name it."""
    found: dict[str, list[str]] = {}
    for path in files(*{proofs_of(game) for game in GAMES}):
        for number in marked(tree(path)):
            found.setdefault(number, []).append(str(path.relative_to(ROOT)))
    return found


@pytest.mark.parametrize("game", GAMES)
def test_no_number_stands_twice_and_all_carry_the_same_letter(game: str) -> None:
    counts = Counter(numbers(game, "en"))
    assert counts
    assert [number for number, count in counts.items() if count > 1] == []
    assert len({number[0] for number in counts}) == 1


def test_every_game_has_a_letter_of_its_own() -> None:
    letters = [numbers(game, "en")[0][0] for game in GAMES]
    assert len(set(letters)) == len(letters)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
def test_every_language_has_every_number_in_the_same_order(game: str, lang: str) -> None:
    assert numbers(game, lang) == numbers(game, "en")


@pytest.mark.parametrize("game", GAMES)
def test_numbers_belong_to_their_section_and_count_upwards(game: str) -> None:
    for section in rules.read(game, "en").sections:
        inside = [rule.number.split(".") for rule in section.rules]
        assert {chapter for chapter, _ in inside} <= {section.number}
        counted = [int(number.rstrip("abcdefgh")) for _, number in inside]
        assert counted == sorted(counted)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_says_something(game: str, lang: str) -> None:
    assert [rule.number for rule in rules.read(game, lang).rules() if len(rule.text) < 10] == []


@pytest.mark.parametrize("game", OURS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_decision_of_ours_says_so_with_one_word_and_points_to_no_list_elsewhere(game: str, lang: str) -> None:
    ours = {"en": "ruling", "fr": "décision", "es": "aclaración"}
    assert lang in ours, f"{lang}: what is a ruling called there?"
    marks = {rule.number: re.findall(r"\(([^()]*)\)", rule.text) for rule in rules.read(game, lang).rules()}
    assert [number for number, found in marks.items() if re.search(rf"{ours[lang]}\w* \d", " ".join(found))] == []
    english = {rule.number for rule in rules.read(game, "en").rules() if re.search(r"\(.*\bruling\b", rule.text)}
    assert len(english) > 30
    assert {number for number, found in marks.items() if ours[lang] in ", ".join(found).split(", ")} == english


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_named_by_a_test(game: str) -> None:
    named = proven()
    assert [number for number in numbers(game, "en") if number not in named] == []


def test_every_rule_that_a_test_names_exists() -> None:
    known = {number for game in GAMES for number in numbers(game, "en")}
    assert {number: where for number, where in proven().items() if number not in known} == {}


def test_every_rule_that_a_refusal_or_a_comment_quotes_exists() -> None:
    """Code may name the rule it enforces (`S4.2`); a number that is not in the book misleads the reader."""
    known = {number for game in GAMES for number in numbers(game, "en")}
    quoted = {
        text
        for path in files(ROOT / "src" if GAMES == OURS else code_of(GAMES[0]))
        for node in ast.walk(tree(path))
        if isinstance(node, ast.Constant) and isinstance(text := node.value, str) and NUMBER.fullmatch(text)
    }
    assert quoted - known == set()
