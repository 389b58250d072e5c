"""The Fluent files as the tests see them: entries, attributes and variables, by language and file."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from meetinghouse import resources
from meetinghouse.words import LANGUAGES, Language


class _Variables(Visitor):
    """Which variables a pattern uses, and through which entries it may use more."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()
        self.entries: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802  # the visitor finds it by this name
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802
        self.entries.add(node.id.name)


@dataclass
class File:
    lang: str
    name: str
    junk: list[str] = field(default_factory=list)
    entries: list[str] = field(default_factory=list)
    # `entry` or `entry.attribute` -> the variables it uses
    variables: dict[str, set[str]] = field(default_factory=dict)


def _variables(pattern: Any) -> set[str]:
    visitor = _Variables()
    visitor.visit(pattern)
    return visitor.names


def variables_of(language: Language, entry: str) -> set[str]:
    """The variables of an entry, its own and those of the entries it refers to."""
    names: set[str] = set()
    seen: set[str] = set()
    todo = [entry]
    while todo:
        pattern = language.sentences.pattern(todo.pop(), None)
        if pattern is not None:
            visitor = _Variables()
            visitor.visit(pattern)
            names |= visitor.names
            todo += visitor.entries - seen
            seen |= visitor.entries
    return names


@cache
def read(lang: str) -> dict[str, File]:
    files = {}
    for path in sorted(resources.path("locales", lang).glob("*.ftl")):
        file = files[path.name] = File(lang, path.name)
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Junk):
                file.junk.append(entry.content or "")
            elif isinstance(entry, ast.Message | ast.Term):
                name = entry.id.name if isinstance(entry, ast.Message) else f"-{entry.id.name}"
                file.entries.append(name)
                if entry.value is not None:
                    file.variables[name] = _variables(entry.value)
                for attribute in entry.attributes:
                    file.variables[f"{name}.{attribute.id.name}"] = _variables(attribute.value)
    return files


def everywhere() -> list[File]:
    return [file for lang in LANGUAGES for file in read(lang).values()]
