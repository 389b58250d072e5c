"""The socket's messages as an AsyncAPI document: `python tools/asyncapi.py > docs/asyncapi.json`."""

from __future__ import annotations

import inspect
import json
import sys
from collections.abc import Iterable
from typing import Any

from meetinghouse.server.wire.schema import client_messages, server_messages, text
from meetinghouse.server.wire.shapes import PROTOCOL


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


if __name__ == "__main__":
    sys.stdout.write(asyncapi())
