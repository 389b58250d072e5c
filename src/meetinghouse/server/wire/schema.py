"""Writes the wire's JSON Schema: `python -m meetinghouse.server.wire.schema > web/src/wire/schema.json`.

The output depends on the wire alone and is sorted, so a freshness check can compare bytes.
"""

import json
import sys
from functools import cache
from typing import Any, get_args

import msgspec

from meetinghouse.server.wire import http as wire_http
from meetinghouse.server.wire import inbound, learning, outbound
from meetinghouse.server.wire import people as wire_people
from meetinghouse.server.wire.shapes import PROTOCOL


def client_messages() -> tuple[type[msgspec.Struct], ...]:
    return get_args(inbound.ClientMessage)


def server_messages() -> tuple[type[msgspec.Struct], ...]:
    return get_args(outbound.ServerMessage)


def http_shapes() -> list[type[msgspec.Struct]]:
    """Everything that is sent or taken over HTTP."""
    found = {**vars(wire_http), **vars(learning), **vars(wire_people)}.values()
    known = [one for one in found if isinstance(one, type) and issubclass(one, msgspec.Struct)]
    return [one for one in known if one is not msgspec.Struct]


@cache
def document() -> dict[str, Any]:
    """The whole wire as one JSON Schema document with `$defs`."""
    roots = (inbound.ClientMessage, outbound.ServerMessage, *http_shapes())
    (client, server, *_), components = msgspec.json.schema_components(roots, ref_template="#/$defs/{name}")
    defs = dict(components)
    defs["TableInfo"]["required"] = sorted(set(defs["TableInfo"]["properties"]) - {"begins"})  # it is sent whole
    defs["ClientMessage"] = {"title": "ClientMessage", **client}
    defs["ServerMessage"] = {"title": "ServerMessage", **server}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Meetinghouse wire",
        "x-protocol": PROTOCOL,
        "$defs": defs,
    }


def text() -> str:
    return json.dumps(document(), indent=2, sort_keys=True, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    sys.stdout.write(text())
