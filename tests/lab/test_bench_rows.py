"""What `make bench` measures beside its peers, and what it says of the Python that it runs on."""

from __future__ import annotations

from bench import ours
from bench.run import build_of, own_rows


def test_a_python_that_was_built_without_optimisation_is_named() -> None:
    assert build_of("'--prefix=/opt' '--with-computed-gotos'") == ("built without optimisation", False)
    assert build_of("'--enable-optimizations' '--with-lto'") == (
        "built with --enable-optimizations and --with-lto",
        True,
    )
    assert build_of(None)[1], "on Windows nobody knows, so nobody is warned"


def test_every_row_can_be_measured_and_turns_are_whole_games() -> None:
    assert {row.argument.rpartition(":")[2] for row in own_rows("salem1692", 8)} <= ours.ROWS.keys()
    found = ours.row_turns("affliction", 2, 0.0)
    assert found["moves/s"] > 50 * found["games/s"] > 0
