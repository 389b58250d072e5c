"""Writes `docs/protocol.md` from the wire: `python tools/protocol_page.py > docs/protocol.md`.

What stands above the tables is in `protocol_head.md`; a test compares the page with the code.
"""

from __future__ import annotations

import inspect
import json
import sys
from pathlib import Path
from typing import Any

from protocol_samples import SAMPLES

from meetinghouse.server.http.answers import ANSWERS
from meetinghouse.server.wire import refusals, schema

SEVERAL = 3  # fields that are said in a line
HEAD = Path(__file__).with_name("protocol_head.md")


def page() -> str:
    """The whole page."""
    document = schema.document()
    defs: dict[str, Any] = document["$defs"]
    out = [HEAD.read_text(encoding="utf-8").rstrip(), "", "## HTTP", ""]
    out += ["| request | what for |", "|---|---|"]
    for answer in ANSWERS:
        out += [f"| `{answer.method} {path}` | {answer.summary} |" for path in sorted(answer.paths)]
    out += ["", "The full description is served as OpenAPI at `/schema/openapi.json`.", ""]
    shown: set[str] = set()
    for title, messages in (
        ("From client to server", schema.client_messages()),
        ("From server to client", schema.server_messages()),
    ):
        out += [f"## {title}", ""]
        if messages == schema.client_messages():
            out += [
                "Every command has an `id` (1 to 40 characters) that the client chooses. The same id never acts twice.",
                "A field with a `?` may be absent.",
                "",
            ]
        for message in messages:
            out += _section(message.__name__, defs, shown)
            sample = SAMPLES.get(str(message.__struct_config__.tag)) if messages == schema.client_messages() else None
            if sample is not None:
                said = {"type": message.__struct_config__.tag, **sample}
                out += [f"`{json.dumps(said, ensure_ascii=False)}`", ""]
    rest = sorted(name for name in defs if name not in shown and name not in ("ClientMessage", "ServerMessage"))
    out += ["## Shapes", "", "What messages and answers are made of.", ""]
    for name in rest:
        out += _shape(name, defs[name])
    out += ["## Refusal codes", ""]
    out += ["Codes of the server; the engine adds its own, with sentences under `error-<code>`.", ""]
    out += [", ".join(f"`{code}`" for code in refusals.CODES) + ".", ""]
    return "\n".join(out)


def _section(name: str, defs: dict[str, Any], shown: set[str]) -> list[str]:
    """One message under its own heading; its fields in a table where there are many."""
    shown.add(name)
    given = defs[name]
    if "properties" not in given:
        return []
    tag = given["properties"].get("type", {}).get("enum", [""])[0] if name not in ("Clock",) else ""
    fields = [field for field in _fields(given) if not tag or field[0] != "type"]
    lines = [f"### {f'`{tag}`' if tag else name}", ""]
    if len(fields) <= SEVERAL:
        return [*lines, _said(given, fields), ""]
    rows = [f"| `{field}` | {kind} | {note} |" for field, kind, note in fields]
    return [*lines, inspect.cleandoc(given["description"]), "", "| field | type | |", "|---|---|---|", *rows, ""]


def _shape(name: str, given: dict[str, Any]) -> list[str]:
    """One shape in one paragraph: the schema has it field by field."""
    return [f"**{name}**: {_said(given, _fields(given))}", ""] if "properties" in given else []


def _said(given: dict[str, Any], fields: list[tuple[str, str, str]]) -> str:
    """What a shape is for and its fields, in one paragraph."""
    said = " ".join(inspect.cleandoc(given.get("description", "")).split())
    listed = "; ".join(f"`{field}` {kind}{f' ({note})' if note else ''}" for field, kind, note in fields)
    return f"{said} {listed}." if listed else said


def _fields(given: dict[str, Any]) -> list[tuple[str, str, str]]:
    """Of each field its name, with a `?` if it may be absent, its type and what is to be said of it."""
    found = []
    for field, spec in given["properties"].items():
        said = spec.get("description", "")
        if said != _COMMAND_ID:
            note = "; ".join(
                part for part in (said, f"default {_default(spec)}" if spec.get("default") else "") if part
            )
            found.append((f"{field}{'' if field in given.get('required', []) else '?'}", _type(spec), note))
    return found


def _default(spec: dict[str, Any]) -> str:
    return f"`{json.dumps(spec['default'])}`"


def _type(spec: dict[str, Any]) -> str:
    if "$ref" in spec:
        name = str(spec["$ref"]).rsplit("/", 1)[-1]
        meant = schema.document()["$defs"][name]
        return _type(meant) if "enum" in meant else name
    if "anyOf" in spec:
        return " or ".join(_type(part) for part in spec["anyOf"])
    if "enum" in spec:
        return " / ".join(f"`{value}`" for value in spec["enum"])
    kind = spec.get("type", "any")
    if kind == "array":
        return f"list of {_type(spec.get('items', {}))}"
    if kind == "object" and isinstance(spec.get("additionalProperties"), dict) and spec["additionalProperties"]:
        return f"object of {_type(spec['additionalProperties'])}"
    limits = [f"{word} {spec[key]}" for key, word in _LIMITS.items() if key in spec]
    return f"{kind} ({', '.join(limits)})" if limits else str(kind)


_COMMAND_ID = "chosen by the client; the same id never acts twice"  # said once for all commands
_LIMITS = {"minimum": "from", "maximum": "to", "minLength": "at least", "maxLength": "at most"}

if __name__ == "__main__":
    sys.stdout.write(page())
