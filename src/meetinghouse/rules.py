"""Reads the numbered rules (`docs/rules/<game>.<language>.md`): sections, and rules by number.

A section is a heading `## S4 Night`; a rule is a paragraph that begins with its number in bold: `**S4.2** ...`.
The text up to the next number or heading belongs to that rule.
"""

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from meetinghouse import find_game, resources
from meetinghouse.languages import LANGUAGES

_SECTION = re.compile(r"^##\s+(?P<number>[A-Z]\d+)\b[.:]?\s*(?P<title>.*)$")
_RULE = re.compile(r"^(?:[-*]\s+)?\*\*(?P<number>[A-Z]\d+\.\d+[a-z]?)[.:]?\*\*[.:]?\s*(?P<text>.*)$")


@dataclass(frozen=True, slots=True)
class Rule:
    """One numbered rule, in Markdown."""

    number: str
    text: str


@dataclass(frozen=True, slots=True)
class Section:
    """A chapter; `number` is empty for one without numbered rules."""

    number: str
    title: str
    text: str
    rules: tuple[Rule, ...]


@dataclass(frozen=True, slots=True)
class Rulebook:
    title: str
    preface: str
    sections: tuple[Section, ...]

    def rules(self) -> tuple[Rule, ...]:
        return tuple(rule for section in self.sections for rule in section.rules)

    def find(self, number: str) -> Rule | Section | None:
        """The rule `S4.2` or the section `S4`; letter case does not matter."""
        wanted = number.lower()
        for section in self.sections:
            if section.number and section.number.lower() == wanted:
                return section
            for rule in section.rules:
                if rule.number.lower() == wanted:
                    return rule
        return None


def parse(page: str) -> Rulebook:
    title, preface = "", ""
    sections: list[tuple[str, str, list[str], list[tuple[str, list[str]]]]] = []
    here: list[str] = []
    before = here
    for line in page.splitlines():
        if line.startswith("# ") and not title:
            title = line.removeprefix("# ").strip()
        elif line.startswith("## "):
            heading = _SECTION.match(line)
            number, name = (heading["number"], heading["title"]) if heading else ("", line.removeprefix("## "))
            here = []
            sections.append((number, name.strip(), here, []))
        elif (rule := _RULE.match(line)) and sections:
            here = [rule["text"]]
            sections[-1][3].append((rule["number"], here))
        else:
            here.append(line)
    preface = "\n".join(before).strip()
    return Rulebook(
        title,
        preface,
        tuple(
            Section(number, name, "\n".join(text).strip(), tuple(Rule(n, "\n".join(t).strip()) for n, t in rules))
            for number, name, text, rules in sections
        ),
    )


@cache
def read(game: str, lang: str) -> Rulebook:
    """The rules of a game in a language, or in one it has; a game without a rules page has an empty rulebook."""
    there = written(game)
    return parse(_page(game, lang if lang in there else there[0]).read_text(encoding="utf-8")) if there else parse("")


def written(game: str) -> list[str]:
    """The languages in which a game has its rules; a new language, or a game of another package, may lack some."""
    return [lang for lang in LANGUAGES if _page(game, lang).is_file()]


def _page(game: str, lang: str) -> Path:
    return resources.of_game(find_game(game), "docs", "rules", f"{game}.{lang}.md")
