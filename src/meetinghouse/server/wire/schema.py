"""Writes the wire's JSON Schema: `python -m meetinghouse.server.wire.schema > web/src/wire/schema.json`.

The output depends on the wire alone and is sorted, so a freshness check can compare bytes. With the word `games` behind
it, it writes what the games of this house send inside it: views, events and options, by the id of the game; with
`asyncapi`, the socket's messages as an AsyncAPI document.
"""

from __future__ import annotations

import inspect
import json
import sys
from collections.abc import Iterable
from typing import Any, get_args

import msgspec

from meetinghouse import registry
from meetinghouse.server.wire import game_shapes as shapes
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


def asyncapi() -> str:
    """The socket as an AsyncAPI document, for those whose tools read that."""
    shapes_ = json.loads(text().replace("#/$defs/", "#/components/schemas/"))["$defs"]
    said = {cls.__name__: {"$ref": f"#/components/messages/{cls.__name__}"} for cls in client_messages()}
    heard = {cls.__name__: {"$ref": f"#/components/messages/{cls.__name__}"} for cls in server_messages()}

    def operation(action: str, names: Iterable[str]) -> dict[str, Any]:
        messages = [{"$ref": f"#/channels/table/messages/{name}"} for name in names]
        return {"action": action, "channel": {"$ref": "#/channels/table"}, "messages": messages}

    made = {
        "asyncapi": "3.0.0",
        "info": {"title": "Meetinghouse", "version": str(PROTOCOL)},
        "channels": {
            "table": {
                "address": "/ws/{table}",
                "parameters": {"table": {}},
                "messages": {**said, **heard},
            }
        },
        "operations": {"say": operation("receive", said), "hear": operation("send", heard)},
        "components": {
            "messages": {
                cls.__name__: {
                    "name": str(cls.__struct_config__.tag),
                    "summary": inspect.cleandoc(cls.__doc__ or ""),
                    "payload": {"$ref": f"#/components/schemas/{cls.__name__}"},
                }
                for cls in (*client_messages(), *server_messages())
            },
            "schemas": shapes_,
        },
    }
    return json.dumps(made, indent=2, sort_keys=True, ensure_ascii=False) + "\n"


def games() -> str:
    """The shapes of every game that ships with us; those of other packages bring their own client."""
    ours = [game for game in registry.all_games() if game.folder is None]
    return json.dumps({game.id: shapes.document(game) for game in ours})


if __name__ == "__main__":
    sys.stdout.write({"games": games, "asyncapi": asyncapi}.get("".join(sys.argv[1:2]), text)())
