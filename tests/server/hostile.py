"""What a stranger might send: made from the wire's own schema, so that a new field is attacked without being named."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from meetinghouse.server.wire import schema, shapes

DEFS = schema.document()["$defs"]
DIGITS = "9" * 5000
TEXTS = (
    "",
    "\x00",
    "https://[",
    "https://a:b/",
    "\u202e\x1b[2J",
    "\ud7ff\uffff",
    "é\u0301\u0301",
    "'; --",
    "../..",
    "a b\n",
)
ANYTHING = (
    "null",
    "[]",
    "{}",
    '"x"',
    "-1",
    "1.5",
    "1e308",
    '"\\u0000"',
    "[" * 20 + "]" * 20,
    '{"a":' * 20 + "1" + "}" * 20,
)


def resolved(node: dict[str, Any]) -> dict[str, Any]:
    """A schema with its reference followed."""
    while "$ref" in node:
        node = DEFS[node["$ref"].rpartition("/")[2]]
    return node


def right(node: dict[str, Any]) -> Any:
    """The smallest value that fits."""
    node = resolved(node)
    for key in ("const", "default"):
        if key in node and node[key] is not None:
            return node[key]
    if "enum" in node:
        return node["enum"][0]
    if "anyOf" in node:
        return right(node["anyOf"][0])
    match node.get("type"):
        case "string":
            return "x" * node.get("minLength", 0)
        case "integer" | "number":
            return node.get("minimum", 0)
        case "boolean":
            return True
        case "array":
            return []
        case "object":
            known = node.get("properties", {})
            return {name: right(known[name]) for name in node.get("required", ()) if name in known}
    return None


def hostile(node: dict[str, Any]) -> Iterator[str]:
    """JSON texts for one place: the ends of what fits, a step beyond them, and what no schema can forbid."""
    node = resolved(node)
    for inner in node.get("anyOf", ()):
        yield from hostile(inner)
    yield from (json.dumps(value) for value in node.get("enum", ()))
    kind = node.get("type")
    if kind == "string":
        most = node.get("maxLength", 2000)
        yield from (json.dumps(text) for text in TEXTS)
        yield from (
            json.dumps(sign * (most + beyond))
            for beyond in (0, 1)
            for sign in ("x", "\x00", "\U0001f600", "\u202e", "\u0301")
        )
    elif kind in ("integer", "number"):
        low, high = node.get("minimum", -(2**63)), node.get("maximum", 2**63 - 1)
        yield from (str(value) for value in (low, high, low - 1, high + 1, 2**64, 0.5))
    elif kind == "array":
        for inner in hostile(node.get("items", {})):
            yield f"[{inner}]"
            yield "[" + ",".join([inner] * (node.get("maxItems", 20) + 1)) + "]"
    elif kind == "object":
        properties = node.get("properties", {})
        for name, inner in properties.items():
            for text in hostile(inner):
                yield changed(right(node), name, text)
        if not properties:
            for text in ANYTHING:
                yield "{" + f'"a":{text},"ask":{text},"do":{text},"cards":{text},"":{text}' + "}"
    yield from ANYTHING
    yield from (DIGITS, "[" * 3000, f"-{DIGITS}", f"0.{DIGITS}", "{" * 40 + "}" * 40, "NaN", '"')


def changed(given: dict[str, Any], name: str, text: str) -> str:
    """An object in JSON with one value replaced by this text."""
    rest = [f"{json.dumps(key)}:{json.dumps(value)}" for key, value in given.items() if key != name]
    return "{" + ",".join([*rest, f"{json.dumps(name)}:{text}"]) + "}"


def messages(name: str) -> Iterator[str]:
    """All that is tried with one kind of message: right, then with each of its fields wrong in every way."""
    node = resolved(DEFS[name])
    given = right(node) | ({"protocol": shapes.PROTOCOL} if name == "Hello" else {})
    yield json.dumps(given)
    number = 0
    for place, inner in node["properties"].items():
        if place != "type":
            for text in hostile(inner):
                number += 1
                yield changed({**given, "id": f"h{number}"} if "id" in given else given, place, text)
