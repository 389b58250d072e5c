"""Writes `docs/protocol.md` from the wire: `python tools/protocol_page.py > docs/protocol.md`.

What stands above the tables is in `protocol_head.md`; a test compares the page with the code.
"""

from __future__ import annotations

import inspect
import json
import sys
from pathlib import Path
from typing import Any

from meetinghouse.server.http.routes import ROUTES
from meetinghouse.server.wire import refusals, schema
from meetinghouse.server.wire.samples import SAMPLES

HEAD = Path(__file__).with_name("protocol_head.md")


def page() -> str:
    """The whole page."""
    document = schema.document()
    defs: dict[str, Any] = document["$defs"]
    out = [HEAD.read_text(encoding="utf-8").rstrip(), "", "## HTTP", ""]
    out += ["| request | what for |", "|---|---|"]
    for route in ROUTES:
        method = next(iter(sorted(route.http_methods)))
        for path in sorted(route.paths):
            out.append(f"| `{method} {path.replace(':str', '')}` | {route.summary} |")
    out += ["", "The full description is served as OpenAPI at `/schema/openapi.json`.", ""]
    shown: set[str] = set()
    for title, messages in (
        ("From client to server", schema.client_messages()),
        ("From server to client", schema.server_messages()),
    ):
        out += [f"## {title}", ""]
        for message in messages:
            out += _section(message.__name__, defs, shown)
            sample = SAMPLES.get(str(message.__struct_config__.tag)) if messages == schema.client_messages() else None
            if sample is not None:
                said = {"type": message.__struct_config__.tag, **sample}
                out += ["```json", json.dumps(said, ensure_ascii=False), "```", ""]
    rest = sorted(name for name in defs if name not in shown and name not in ("ClientMessage", "ServerMessage"))
    out += ["## Shapes", ""]
    for name in rest:
        out += _section(name, defs, shown)
    out += ["## Refusal codes", ""]
    out += ["Codes of the server; the engine adds its own, with sentences under `error-<code>`.", ""]
    out += [", ".join(f"`{code}`" for code in refusals.CODES) + ".", ""]
    return "\n".join(out)


def _section(name: str, defs: dict[str, Any], shown: set[str]) -> list[str]:
    shown.add(name)
    given = defs[name]
    if "properties" not in given:
        return []
    properties = dict(given["properties"])
    tag = properties.pop("type", {}).get("enum", [""])[0] if name not in ("Clock",) else ""
    lines = [f"### {f'`{tag}`' if tag else name}", "", inspect.cleandoc(given.get("description", "")), ""]
    if properties:
        lines += ["| field | type | |", "|---|---|---|"]
        required = given.get("required", [])
        for field, spec in properties.items():
            note = spec.get("description", "")
            default = "" if field in required else f"default {_default(spec)}"
            lines.append(f"| `{field}` | {_type(spec)} | {'; '.join(part for part in (note, default) if part)} |")
        lines.append("")
    return lines


def _default(spec: dict[str, Any]) -> str:
    if "default" not in spec:
        return "absent"
    value = spec["default"]
    names: dict[Any, str] = {None: "null", True: "true", False: "false"}
    if value is None or isinstance(value, bool):
        return f"`{names[value]}`"
    return f"`{value!r}`".replace("'", '"')


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


_LIMITS = {"minimum": "from", "maximum": "to", "minLength": "at least", "maxLength": "at most"}

if __name__ == "__main__":
    sys.stdout.write(page())
