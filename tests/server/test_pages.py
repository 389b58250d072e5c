"""What is generated from the wire is fresh.

The protocol page, and the schema that the web client's types are made from.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
from dataclasses import fields
from pathlib import Path

import pytest

from meetinghouse.server.settings import Settings
from meetinghouse.server.wire import refusals, schema, shapes
from meetinghouse.words import Words

ROOT = Path(__file__).resolve().parents[2]


def test_the_protocol_page_is_what_the_code_says() -> None:
    """`python tools/protocol_page.py > docs/protocol.md`."""
    made = subprocess.run(
        [sys.executable, str(ROOT / "tools" / "protocol_page.py")], capture_output=True, check=True, cwd=ROOT
    )
    assert made.stdout.decode() == (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")


def test_the_schema_is_the_same_every_time_and_names_every_message() -> None:
    """The web client compares bytes."""
    made = [
        subprocess.run(
            [sys.executable, "-m", "meetinghouse.server.wire.schema"],
            capture_output=True,
            check=True,
            cwd=ROOT,
            env={"PYTHONPATH": str(ROOT / "src"), "PYTHONHASHSEED": seed},
        ).stdout
        for seed in ("1", "2")
    ]
    assert made[0] == made[1] == schema.text().encode()
    defs = json.loads(made[0])["$defs"]
    for message in (*schema.client_messages(), *schema.server_messages()):
        assert defs[message.__name__]["properties"]["type"]["enum"] == [message.__struct_config__.tag]
        assert message.__doc__


@pytest.mark.parametrize("lang", ["en", "fr", "es"])
def test_every_refusal_and_every_remark_has_words(lang: str) -> None:
    """The key on the wire is the entry in the locales."""
    words = Words(lang)
    for code in refusals.CODES:
        assert words.has(refusals.Refusal(code).key), code
    for kind in shapes.RemarkKind.__args__:  # type: ignore[attr-defined]  # a Literal's values
        assert words.say(f"remark-{kind}", name="Bob")


def test_every_setting_is_explained() -> None:
    """`docs/hosting.md` names each, and nothing that is not there."""
    page = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    table = page.partition("## Settings")[2].partition("## One process")[0]
    named = re.findall(r"^\| `(\w+)` \|", table, re.MULTILINE)
    assert named == [item.name for item in fields(Settings)]
