"""What JSON may be at most: right at its ends, and the look at it costs nothing itself."""

from __future__ import annotations

import json

import pytest

from meetinghouse.server.wire.bounds import MOST_DEPTH, MOST_DIGITS, MOST_PARTS, too_much

LONG = b"9" * (MOST_DIGITS + 1)
QUOTED = json.dumps("[" * 5000 + "," * 5000 + "9" * 5000 + '\\"\\').encode()
PADDED = b"[]," * (MOST_DEPTH + 1)  # so that a count alone does not suffice


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"[" * MOST_DEPTH + b"]" * MOST_DEPTH,
        b'{"a":' * MOST_DEPTH + b"1" + b"}" * MOST_DEPTH,
        b"[" + b"1," * (MOST_PARTS - 2) + b"1]",
        b"[" + b"[]," * (MOST_PARTS // 2 - 1) + b"1]",
        b"9" * MOST_DIGITS,
        QUOTED,
        b"[" + PADDED + QUOTED + b"]",
        b"[" + PADDED + b'"' + b'\\"' * 5000 + LONG + b'"]',
    ],
)
def test_what_is_not_too_much(data: bytes) -> None:
    assert not too_much(data)


@pytest.mark.parametrize(
    "data",
    [
        b"[" * (MOST_DEPTH + 1),
        b"[]" * 40 + b"[" * (MOST_DEPTH + 1),
        b'{"a":' * (MOST_DEPTH + 1) + b"1" + b"}" * (MOST_DEPTH + 1),
        b"[" + b"1," * MOST_PARTS + b"1]",
        b"[]" * 32_000,
        LONG,
        b"-0." + LONG,
        b'{"a":"' + b"x" * 50 + b'","b":' + LONG + b"}",
        QUOTED + LONG,
        PADDED + QUOTED + b"[" * (MOST_DEPTH + 1),
    ],
)
def test_what_is_too_much(data: bytes) -> None:
    assert too_much(data)


@pytest.mark.parametrize("end", [b"", b"\\", b'"', b'\\"'])
@pytest.mark.parametrize("text", [b'"' + b'\\"' * 20_000, b'"a' * 20_001, b'""' * 20_000, b'"\\' * 20_000])
def test_a_string_without_an_end_is_read_once(text: bytes, end: bytes) -> None:
    """If every quote in it were tried as a beginning, this would take minutes."""
    assert not too_much(PADDED + text + end)
