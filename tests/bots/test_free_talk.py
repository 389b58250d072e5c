"""Free talk in matches without people: rounds with bids and budgets, heard by all, and nothing to the rules."""

from __future__ import annotations

import json
from itertools import pairwise

import pytest

import meetinghouse as mh
from meetinghouse.agents.scripted import SCRIPTED
from meetinghouse.agents.seat import TextBot
from meetinghouse.bots.base import Company, make, numbered
from meetinghouse.bots.driver import play
from meetinghouse.bots.random_bot import RandomBot
from meetinghouse.bots.talking import Budget, MatchTalk, may_speak
from meetinghouse.engine.errors import BrokenRecord
from meetinghouse.engine.json_types import Json
from meetinghouse.engine.match import Match
from meetinghouse.engine.record import read

GAMES = {"salem1692": 5, "new_salem": 4, "affliction": 3}


class Chatty(RandomBot):
    """Bids and speaks as it is told, and keeps what it hears."""

    def __init__(self, seat: int, seed: int, bid: int = 2, text: str = "I suspect B") -> None:
        super().__init__(seat, seed)
        self.company: Company | None = None
        self.bids, self.text = bid, text
        self.heard: list[tuple[int, str]] = []
        self.told: list[Json] = []

    def meet(self, company: Company) -> None:
        self.company = company

    def hear(self, seat: int, text: str) -> None:
        self.heard.append((seat, text))

    def see(self, event: Json) -> None:
        self.told.append(event)

    def bid(self) -> int:
        return self.bids

    def speak(self) -> str:
        return self.text


def talked(game: str, bots: list[Chatty], budget: Budget | None = None, seed: int = 1) -> MatchTalk:
    match = mh.new_match(game, len(bots), seed=seed)
    talk = MatchTalk(match, dict(enumerate(bots)), numbered(len(bots)), budget)
    play(match, bots, talk=talk)
    return talk


@pytest.mark.parametrize("game", GAMES)
def test_stripping_the_talk_changes_nothing(game: str) -> None:
    """A record with talk replays and verifies as the one without it; so does one with talk at any place."""
    talk = talked(game, [Chatty(seat, 7) for seat in range(GAMES[game])])
    record = talk.record()
    bare = "".join(line + "\n" for line in record.splitlines() if not line.startswith('{"said"'))
    assert bare == talk.match.record() != record
    assert mh.replay(record).record() == mh.replay(bare).record() == bare
    assert mh.verify(record) == mh.verify(bare) and mh.verify(record).honest
    assert [line for _, line in read(record).talk] == [line for _, line in talk.lines]
    rows = bare.splitlines()
    said = json.dumps({"said": 0, "channel": "table", "text": "here"})
    for at in range(1, len(rows), max(1, len(rows) // 7)):
        assert mh.replay("\n".join([*rows[:at], said, *rows[at:]])).record() == bare
    seen = [line for n, line in read(record).talk if n]
    assert seen and all(a <= b for (a, _), (b, _) in pairwise(read(record).talk))


@pytest.mark.parametrize(
    "line",
    [
        {"said": 9, "channel": "table", "text": "x"},
        {"said": True, "channel": "table", "text": "x"},
        {"said": "0", "channel": "table", "text": "x"},
        {"said": 0, "channel": "table"},
        {"said": 0, "channel": "table", "text": 5},
        {"said": 0, "text": "x"},
        {"said": 0, "channel": "table", "text": "x" * 1001},
    ],
)
def test_wrong_lines_of_talk_are_refused(line: Json) -> None:
    match = mh.new_match("salem1692", 4, seed=1)
    with pytest.raises(BrokenRecord):
        mh.replay(match.record() + json.dumps(line) + "\n" + json.dumps({"timeout": 1}) + "\n")


def test_the_highest_bids_speak_first_within_the_budget() -> None:
    bots = [Chatty(seat, 7, bid) for seat, bid in enumerate((1, 9, 0, 4, 2))]
    talk = talked("salem1692", bots, Budget(turns=3, rounds=1, characters=5, each=2))
    speakers = [line["said"] for _, line in talk.lines]
    assert speakers[:3] == [1, 3, 4]  # a bid of 9 is one of 4
    assert 2 not in speakers and max(speakers.count(seat) for seat in range(5)) == 2
    assert {line["text"] for _, line in talk.lines} == {"I sus"}


def test_everybody_else_hears_and_our_bots_understand() -> None:
    bots = [Chatty(seat, 7, text="I suspect B") for seat in range(4)]
    talk = talked("salem1692", bots, Budget(turns=1, rounds=1))
    assert bots[0].company is not None and bots[0].company.talks and bots[0].company.names == ["A", "B", "C", "D"]
    assert talk.lines[0][1]["said"] == 0 and (0, "I suspect B") not in bots[0].heard
    assert bots[2].heard[0] == (0, "I suspect B")
    remarks = [event for event in bots[2].told if event["key"] == "table.remark"]
    assert (remarks[0]["remark"], remarks[0]["about"]) == ("suspect", 1)


def test_who_may_not_speak_to_the_table_does_not() -> None:
    """The dead of Salem 1692 have a channel of their own instead."""
    looked = 0

    def watch(match: Match) -> None:
        nonlocal looked
        views = [match.view(seat) for seat in range(match.seats)]
        for seat, view in enumerate(views if match.outcome is None else []):
            assert may_speak("salem1692", view) == (seat in view["living"])
            looked += seat not in view["living"]

    play(mh.new_match("salem1692", 7, seed=3), [make("salem1692", 1, seat, 3) for seat in range(7)], watch)
    assert looked


def test_bots_of_ours_talk_with_programs_that_read() -> None:
    """A text bot says what it wrote to be said, and is told what the others said."""
    told: list[str] = []

    def complete(prompt: str) -> str:
        told.append(prompt)
        return "I am thinking.\nSAY: I trust B\n" + SCRIPTED["first"](1)(prompt)

    match = mh.new_match("salem1692", 4, seed=2)
    bots = [TextBot(0, 1, complete), *(make("salem1692", 2, seat, 2) for seat in range(1, 4))]
    talk = MatchTalk(match, dict(enumerate(bots)), numbered(4))
    play(match, bots, talk=talk)
    mine = [line["text"] for _, line in talk.lines if line["said"] == 0]
    assert mine and set(mine) == {"I trust B"}
    assert any("remark" in line for _, line in talk.lines if line["said"] != 0)
    assert mh.replay(talk.record()).record() == match.record()
