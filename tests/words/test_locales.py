"""The three languages say the same things: same files, same entries, same attributes, same variables."""

from __future__ import annotations

from collections import Counter

import pytest

from meetinghouse.words import LANGUAGES
from tests.words import ftl

OTHERS = [lang for lang in LANGUAGES if lang != "en"]

# Made by words.py from a list or an id, beside the attributes of entries.
MADE = {"n", "id"}
# Grammar that one language needs and another does not have.
GRAMMAR = {"gender", "number"}


def arguments(variables: set[str], attributes: set[str]) -> set[str]:
    """`$card-a` and `$card` are two sides of one argument: each language takes the side its grammar needs."""
    found = set()
    for variable in variables:
        name, dash, attr = variable.rpartition("-")
        found.add(name if dash and attr in attributes | MADE | GRAMMAR else variable)
    return found


def attributes_of(file: ftl.File) -> set[str]:
    return {name.partition(".")[2] for name in file.variables} - {""}


def test_every_language_has_the_same_files() -> None:
    for lang in OTHERS:
        assert set(ftl.read(lang)) == set(ftl.read("en"))


def test_every_file_parses_without_junk() -> None:
    for file in ftl.everywhere():
        assert file.junk == [], f"{file.lang}/{file.name}"


def test_no_entry_stands_twice() -> None:
    for lang in LANGUAGES:
        counts = Counter(name for file in ftl.read(lang).values() for name in file.entries)
        assert [name for name, count in counts.items() if count > 1] == [], lang


@pytest.mark.parametrize("lang", OTHERS)
def test_every_file_has_the_same_entries_and_attributes(lang: str) -> None:
    for name, english in ftl.read("en").items():
        other = ftl.read(lang)[name]
        grammar = tuple(f".{attr}" for attr in GRAMMAR)
        here = {key for key in other.variables if not key.endswith(grammar)}
        there = {key for key in english.variables if not key.endswith(grammar)}
        assert here - there == set(), f"{lang}/{name} says more than en"
        assert there - here == set(), f"{lang}/{name} says less than en"


@pytest.mark.parametrize("lang", OTHERS)
def test_every_sentence_uses_the_same_arguments(lang: str) -> None:
    for name, english in ftl.read("en").items():
        other = ftl.read(lang)[name]
        attributes = attributes_of(english) | attributes_of(other)
        for key in english.variables.keys() & other.variables.keys():
            ours = arguments(other.variables[key], attributes)
            assert ours == arguments(english.variables[key], attributes), f"{lang}/{name}: {key}"
