"""The code that `make play` prints."""

from __future__ import annotations

import hashlib

import pytest

from meetinghouse.cli import qr


def test_it_is_the_code_that_another_library_draws() -> None:
    """`qrcode-generator`, which the browser uses, chooses the same mask for this text; every square agrees."""
    squares = qr.matrix("http://192.168.1.23:1692/" + "x" * 35)
    text = "".join("01"[dark] for row in squares for dark in row)
    assert len(squares) == 33
    assert hashlib.sha256(text.encode()).hexdigest() == (
        "fdc9e92c3b4b9b9a86b702ac162033bb9a5acffdbee609418ac12d389c0b7379"
    )


@pytest.mark.parametrize(("length", "side"), [(1, 21), (17, 21), (18, 25), (32, 25), (53, 29), (78, 33), (106, 37)])
def test_the_smallest_version_that_holds_it(length: int, side: int) -> None:
    """As the standard's table has it for level L."""
    assert len(qr.matrix("x" * length)) == side


def test_a_text_that_is_too_long_is_refused() -> None:
    """Rather than cut."""
    with pytest.raises(ValueError, match="x"):
        qr.matrix("x" * 107)


def test_in_the_terminal_it_has_a_quiet_border() -> None:
    """Two squares of light on each side; two rows to a line."""
    lines = qr.lines("http://192.168.1.23:1692")
    assert len(lines) == 15 and {len(line) for line in lines} == {29}
    assert set(lines[0]) == {"█"} and all(line.startswith("██") and line.endswith("██") for line in lines)
