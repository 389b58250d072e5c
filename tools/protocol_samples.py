"""One example of every message a client may send, for docs/protocol.md. A test sends them all to a real server."""

from __future__ import annotations

from typing import Any

from meetinghouse.server.wire.shapes import PROTOCOL

SAMPLES: dict[str, dict[str, Any]] = {
    "hello": {"protocol": PROTOCOL, "token": "8Vt0yQ2rXxS1kEo3Qm4uYc7aZb5dWf6g", "renew": True, "n": 0, "k": 0},
    "answer": {"id": "c-17", "choice": {"ask": 1, "do": "draw"}},
    "say": {"id": "c-18", "text": "hello", "channel": "table"},
    "remark": {"id": "c-19", "remark": "suspect", "about": 1},
    "note": {"id": "c-20", "text": "seat 1?"},
    "ready": {"id": "c-21", "ready": True},
    "rename": {"id": "c-22", "name": "Rebecca"},
    "move": {"id": "c-23", "to": 2},
    "leave": {"id": "c-24"},
    "configure": {"id": "c-25", "pace": "relaxed", "watch_delay": 60},
    "set_bot": {"id": "c-26", "seat": 2, "level": 1},
    "fill": {"id": "c-27", "level": 1},
    "kick": {"id": "c-28", "seat": 1},
    "seat_link": {"id": "c-29", "seat": 2},
    "renew": {"id": "c-30"},
    "mute": {"id": "c-31", "seat": 1, "muted": True},
    "start": {"id": "c-32"},
    "pause": {"id": "c-33", "paused": True},
    "rematch": {"id": "c-34"},
    "close": {"id": "c-35"},
    "vote": {"id": "c-38", "yes": True},
    "report": {"id": "c-39", "seat": 1, "why": "abuse", "text": "insults"},
    "back": {"id": "c-36"},
    "call_me": {
        "id": "c-40",
        "endpoint": "https://updates.push.services.mozilla.com/wpush/v2/gAAAA",
        "p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "auth": "BTBZMqHH6r4Tts7J_aSIgg",
        "lang": "fr",
    },
    "call_off": {"id": "c-41", "endpoint": "https://updates.push.services.mozilla.com/wpush/v2/gAAAA"},
    "ping": {"id": "c-37"},
    "turn_glass": {"id": "c-39"},
    "hasten": {"id": "c-38", "tempo": "fast"},
}
