"""The three languages say the same things: same files, entries, attributes and variables; and each as it is written."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

import pytest

from meetinghouse import resources
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
        other = ftl.read(lang).get(name, ftl.File(lang, name))
        grammar = tuple(f".{attr}" for attr in GRAMMAR)
        here = {key for key in other.variables if not key.endswith(grammar)}
        there = {key for key in english.variables if not key.endswith(grammar)}
        assert here - there == set(), f"{lang}/{name} says more than en"
        assert there - here == set(), f"{lang}/{name} says less than en"


@pytest.mark.parametrize("lang", OTHERS)
def test_every_sentence_uses_the_same_arguments(lang: str) -> None:
    # a sentence may use an attribute of an entry in another file
    attributes = {attr for one in ("en", lang) for file in ftl.read(one).values() for attr in attributes_of(file)}
    for name, english in ftl.read("en").items():
        other = ftl.read(lang).get(name, ftl.File(lang, name))
        for key in english.variables.keys() & other.variables.keys():
            ours = arguments(other.variables[key], attributes)
            assert ours == arguments(english.variables[key], attributes), f"{lang}/{name}: {key}"


# A name may begin with a vowel, and no sentence knows: French says d’Anna, qu’Anna, by the functions of grammar.py.
_PEOPLE = (
    "seat|target|giver|winner|winners|source|name|names|about|who|by|colonist|colonists|instead-of|onto|game|character"
)
_UNELIDED = re.compile(rf"\b(?:de|que|lorsque|puisque|jusque) \{{ \$(?:{_PEOPLE})s? \}}")
# Likewise what begins with an article: de + le is du, a + el is al.
_UNCONTRACTED = re.compile(r"\b(?:de|à|a) \{ \$[a-z]+-a \}")
_LOOSE = re.compile(
    r"[^\s=][ \u202f][:;?!»](?:\s|\*|$)|«[ \u202f]"
)  # a space that could break, or another kind of space
_STRAIGHT = re.compile(r"(?<=\w)'")
# Forms that only fit a man, or that address the reader otherwise than the rest does.
_UNFIT = {
    "fr": re.compile(
        r"\b(?:prêts?|invités?|sûrs? \?|vous seul|tu|toi|vous (?:en )?a (?:renvoyé|exclu|aidé|vu|choisi))\b",
        re.IGNORECASE,
    ),
    "es": re.compile(
        r"\b(?:preparad|bienvenido|anfitri)\w*|\best\w+ invitad\w+|\b(?:usted|espere|inténtelo|vuelva|diga|ábrala)\b",
        re.IGNORECASE,
    ),
}


def pages(lang: str) -> Iterator[str]:
    for folder in ("rules", "howto"):
        for path in sorted(resources.path("docs", folder).glob(f"*.{lang}.md")):
            for line in path.read_text(encoding="utf-8").splitlines():
                yield f"{path.name}: {line}"


def said(lang: str) -> Iterator[str]:
    for path in sorted(resources.path("locales", lang).glob("*.ftl")):
        for line in path.read_text(encoding="utf-8").splitlines():
            if not line.startswith("#"):
                yield f"{path.name}: {line}"


@pytest.mark.parametrize("lang", OTHERS)
def test_small_words_before_a_name_or_an_article_are_chosen_by_the_language(lang: str) -> None:
    wrong = [_UNCONTRACTED] + ([_UNELIDED] if lang == "fr" else [])
    assert [line for line in said(lang) if any(pattern.search(line) for pattern in wrong)] == []
    assert _UNELIDED.search("le cercle de { $seat }.") and _UNCONTRACTED.search("va a { $building-a }")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_apostrophes_are_curved(lang: str) -> None:
    assert [line for line in (*said(lang), *pages(lang)) if _STRAIGHT.search(line)] == []
    assert _STRAIGHT.search("n'est") and _STRAIGHT.search("the girls' word") and not _STRAIGHT.search("n’est")


def test_french_is_set_as_french_is_set() -> None:
    """Before double punctuation and inside quotation marks stands a space that does not break, the same everywhere."""
    assert [line for line in (*said("fr"), *pages("fr")) if _LOOSE.search(line)] == []
    assert _LOOSE.search("quoi ?") and _LOOSE.search("ceci : cela") and _LOOSE.search("quoi\u202f?")


@pytest.mark.parametrize("lang", OTHERS)
def test_nobody_is_taken_for_a_man_and_all_are_addressed_alike(lang: str) -> None:
    ours = [line for line in said(lang) if line.startswith(("web.ftl", "server.ftl", "cli.ftl", "errors.ftl"))]
    assert lang in _UNFIT, f"{lang}: say in _UNFIT which forms fit only a man or address the reader otherwise"
    assert [line for line in ours if _UNFIT[lang].search(line)] == []
    assert (
        _UNFIT["fr"].search("Je suis prêt")
        and _UNFIT["fr"].search("On vous a renvoyé.")
        and _UNFIT["es"].search("Espere un momento.")
    )
