"""What others say at a server's table is shown in the terminal, in the reader's language."""

from __future__ import annotations

import pytest

import meetinghouse as mh
from meetinghouse.cli.session import LocalSession, heard
from meetinghouse.server.wire.shapes import TalkLine
from meetinghouse.words import Words

LINES = [
    TalkLine(k=1, at=0, channel="table", seat=0, text="my own words"),
    TalkLine(k=2, at=0, channel="table", seat=1, text="hello"),
    TalkLine(k=3, at=0, channel="table", seat=1, remark="watch_out", about=2),
    TalkLine(k=4, at=0, channel="watchers", seat=-1, name="Zoe", text="bravo"),
]


class Talkative(LocalSession):
    """A table at which something was said."""

    def talk(self) -> list[TalkLine]:
        return LINES


@pytest.mark.parametrize(
    ("lang", "expected"),
    [
        ("en", ["Ben says: hello", "Ben says: Beware of Cleo", "Zoe says: bravo"]),
        ("fr", ["Ben dit\u00a0: hello", "Ben dit\u00a0: Méfiez-vous de Cleo", "Zoe dit\u00a0: bravo"]),
    ],
)
def test_talk_of_others_is_told_and_mine_is_not(lang: str, expected: list[str]) -> None:
    match = mh.new_match("salem1692", 4, seed=1)
    table = Talkative(match, 0, ["Ann", "Ben", "Cleo", "Dan"], 1, 1)
    assert heard(table, Words(lang)) == expected
    assert heard(LocalSession(match, 0, ["Ann", "Ben", "Cleo", "Dan"], 1, 1), Words(lang)) == []
