"""Things with powers, each a class of its own."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from meetinghouse.engine.powers import Power, Powers


class Herb(Power):
    """A herb does nothing, unless its class says otherwise."""

    heals = False


HERBS: Powers[Herb] = Powers(("moss", "sage"), Herb)

_SAGE = """
from tests.engine.test_powers import HERBS, Herb

@HERBS.add
class Sage(Herb):
    heals = True
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package of herbs that can be imported."""
    monkeypatch.syspath_prepend(str(tmp_path))
    herbs = tmp_path / "some_herbs"
    herbs.mkdir()
    (herbs / "__init__.py").write_text("")
    for name in [name for name in sys.modules if name.startswith("some_herbs")]:
        monkeypatch.delitem(sys.modules, name)
    return herbs


def test_a_class_adds_the_thing_it_is_named_after(folder: Path) -> None:
    (folder / "sage.py").write_text(_SAGE)
    HERBS.load("some_herbs")
    assert [herb.heals for herb in HERBS] == [False, True]
    assert (HERBS[1].number, HERBS[1].name) == (1, "sage")


def test_a_class_named_after_nothing_is_refused(folder: Path) -> None:
    (folder / "nettle.py").write_text(_SAGE.replace("Sage", "Nettle"))
    with pytest.raises(LookupError, match="Nettle"):
        HERBS.load("some_herbs")
