"""Puts the sentences of Fluent files together: messages, terms, attributes, choices, plurals and functions.

Each pattern becomes functions once, when it is first said. docs/deciding/008-our-own-fluent.md says why this is here
and not `fluent.runtime`; `fluent.syntax` reads the files.
"""

import re
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

from fluent.syntax import ast

Args = Mapping[str, Any]
Part = Callable[[Args], Any]


class Numbers(NamedTuple):
    """How a language writes and counts, from `numbers` in its `grammar.toml`."""

    thousands: str = ","
    decimals: str = "."
    apart_from: int = 4  # digits: from so many on, thousands are set apart
    plurals: Mapping[str, str] = MappingProxyType({"one": "1"})  # category -> which numbers, in digits, have it

    def spell(self, value: float) -> str:
        """A number as the language writes it, with up to three decimals."""
        whole, _, decimals = f"{abs(value):,.3f}".partition(".")
        if len(whole.replace(",", "")) < self.apart_from:
            whole = whole.replace(",", "")
        decimals = decimals.rstrip("0")
        sign = "−" if value < 0 else ""
        return sign + whole.replace(",", self.thousands) + (self.decimals + decimals if decimals else "")

    def plural(self, value: float) -> str:
        digits = str(abs(value))
        return next((name for name, which in self.plurals.items() if re.fullmatch(which, digits)), "other")


class BadSentence(LookupError):
    """A sentence needs a word, a variable or a function that is not there."""


class _Given(dict[str, Any]):
    """What a sentence hands to a term: what it leaves out is no mistake."""

    def __missing__(self, name: str) -> str:
        return ""


class Sentences:
    def __init__(self, functions: Mapping[str, Callable[..., Any]], numbers: Numbers) -> None:
        self.functions = functions
        self.numbers = numbers
        self._entries: dict[str, ast.Message | ast.Term] = {}  # terms with their dash
        self._made: dict[tuple[str, str | None], Part] = {}

    def add(self, entry: ast.Message | ast.Term) -> None:
        """Make an entry known; the first of a name stays."""
        dash = "-" if isinstance(entry, ast.Term) else ""
        self._entries.setdefault(dash + entry.id.name, entry)

    def pattern(self, entry: str, attr: str | None) -> ast.Pattern | None:
        """The pattern of an entry or of an attribute of it."""
        found = self._entries.get(entry)
        if found is None:
            return None
        return found.value if attr is None else next((a.value for a in found.attributes if a.id.name == attr), None)

    def say(self, entry: str, attr: str | None, args: Args) -> str:
        try:
            return self._text(self._part(entry, attr)(args))
        except RecursionError:
            raise BadSentence(f"{entry} refers to itself") from None

    def _part(self, entry: str, attr: str | None) -> Part:
        made = self._made.get((entry, attr))
        if made is None:
            pattern = self.pattern(entry, attr)
            if pattern is None:
                raise BadSentence(f"no entry {entry}" + (f".{attr}" if attr else ""))
            made = self._made[entry, attr] = self._pattern(pattern)
        return made

    def _text(self, value: Any) -> str:
        if isinstance(value, str):
            return value
        return self.numbers.spell(value) if isinstance(value, int | float) else str(value)

    def _pattern(self, pattern: ast.Pattern) -> Part:
        text = self._text
        parts: list[str | Part] = [
            element.value if isinstance(element, ast.TextElement) else self._expression(element.expression)
            for element in pattern.elements
        ]
        if all(isinstance(element, ast.TextElement) for element in pattern.elements):
            whole = "".join(map(str, parts))
            return lambda args: whole
        return lambda args: "".join([part if isinstance(part, str) else text(part(args)) for part in parts])

    def _expression(self, node: Any) -> Part:
        match node:
            case ast.StringLiteral() | ast.NumberLiteral():
                value = node.parse()["value"]
                return lambda args: value
            case ast.VariableReference():
                return self._variable(node.id.name)
            case ast.Placeable():
                return self._expression(node.expression)
            case ast.MessageReference() | ast.TermReference():
                return self._reference(node)
            case ast.FunctionReference():
                return self._call(node)
            case ast.SelectExpression():
                return self._select(node)
        raise BadSentence(type(node).__name__)

    @staticmethod
    def _variable(name: str) -> Part:
        def variable(args: Args) -> Any:
            try:
                return args[name]
            except KeyError:
                raise BadSentence(f"no variable ${name}") from None

        return variable

    def _reference(self, node: ast.MessageReference | ast.TermReference) -> Part:
        name, attr = node.id.name, None if node.attribute is None else node.attribute.name
        if isinstance(node, ast.MessageReference):
            return lambda args: self._part(name, attr)(args)
        named = [] if node.arguments is None else node.arguments.named
        given = {argument.name.name: self._expression(argument.value) for argument in named}
        return lambda args: self._part("-" + name, attr)(_Given({key: part(args) for key, part in given.items()}))

    def _call(self, node: ast.FunctionReference) -> Part:
        function = self.functions.get(node.id.name)
        if function is None:
            raise BadSentence(f"no function {node.id.name}")
        call = function
        several = [self._expression(argument) for argument in node.arguments.positional]
        named = {argument.name.name: self._expression(argument.value) for argument in node.arguments.named}
        return lambda args: call(*(part(args) for part in several), **{k: part(args) for k, part in named.items()})

    def _select(self, node: ast.SelectExpression) -> Part:
        selector = self._expression(node.selector)
        ways: dict[Any, Part] = {}
        for variant in node.variants:
            key = variant.key
            name = key.name if isinstance(key, ast.Identifier) else key.parse()["value"]
            ways[name] = way = self._pattern(variant.value)
            if variant.default:
                default = way

        def select(args: Args) -> Any:
            value = selector(args)
            found = ways.get(value)
            if found is None and isinstance(value, int | float):
                found = ways.get(self.numbers.plural(value))
            return (found or default)(args)

        return select
